# Railroad Revolution, Nederlands. De namen van de teksten staan uitgelegd in docs/add-a-game.md, “Words”.

## Waar we zijn

board-usa = De Verenigde Staten, van Washington tot de Stille Oceaan
heading-setup = Voorbereiding
heading-round = Ronde { $number }
heading-last-but-one = Ronde { $number }, daarna de laatste
heading-last-round = Ronde { $number }: de laatste ronde
heading-over = De partij is afgelopen na { $number } rondes

## Delen van zinnen

a-worker =
    { $worker ->
        [white] een witte arbeider
        [purple] een paarse arbeider
        [orange] een oranje arbeider
        [grey] een grijze arbeider
       *[turquoise] een turquoise arbeider
    }
no-worker =
    { $worker ->
        [white] geen witte arbeider
        [purple] geen paarse arbeider
        [orange] geen oranje arbeider
        [grey] geen grijze arbeider
       *[turquoise] geen turquoise arbeider
    }
some-vp =
    { $vp ->
        [one] 1 punt
       *[other] { COUNT($vp) } punten
    }

## Wat er gevraagd wordt

prompt-pick = Kies een starttegel; de arbeider hoort erbij.
prompt-setup-tile = Voer je starttegel uit: plaats een reservestuk als hij dat vraagt, beëindig daarna je beurt.
prompt-place =
    { $workers ->
        [one] Zet je arbeider op een actie.
       *[other] Zet een van je { $workers } arbeiders op een actie.
    }
prompt-pass = Er is geen gebouw en geen rail meer: pas; eerst mag je aandelen verkopen of inhuren.
prompt-target-station = Kies de stad voor je station; je hebt { MONEY($money) }.
prompt-target-telegraph = Kies de sectie voor je telegraafkantoor.
prompt-target-trade = Kies wat je verkoopt: een gebouw of een rail.
prompt-lay =
    Leg nog { $rails ->
        [one] één rail
       *[other] { $rails } rails
    }; tot nu toe verschuldigd: { MONEY($due) }, je hebt { MONEY($money) }.
prompt-finish = Gebruik wat er nog is in willekeurige volgorde, beëindig daarna je beurt: verschuldigd is { MONEY($due) }, je hebt { MONEY($money) }.
prompt-hire = Voor je je beurt beëindigt, heb je minstens { $least } arbeiders nodig: huur er in of krijg ze als beloning.
prompt-deal = Deal { $tile }: sluit er een of geen meer; aandelen in handen: { $shares }.
prompt-deal-effects = Gebruik wat de deal opleverde, beëindig daarna je beurt.
prompt-keep = Houd een van de mijlpalen van stapel { $stack }.
prompt-draw-milestone = { SEAT($seat) } trekt mijlpalen van stapel { $stack }.
prompt-draw = Er wordt een tegel opengelegd.
prompt-over = De partij is afgelopen na { $number } rondes.

## Wat er is gebeurd

event-city-tile = { $city } krijgt tegel { $tile }.
event-telegraph-tile = Sectie { $section } krijgt tegel { $tile }.
event-deal-turned-up = De volgende deal is { $tile }.
event-first-milestone = { SEAT($seat) } begint met mijlpaal { $tile }.
event-setup-tile = Starttegel { $tile } ({ NAME($side) }) ligt klaar met { a-worker }.
event-picked = { SEAT($seat) } neemt starttegel { $tile } ({ NAME($side) }) en { a-worker }.
event-round = Ronde { $number } begint.
event-recalled = { SEAT($seat) } neemt alle arbeiders van het spelersbord terug.
event-placed-promote = { SEAT($seat) } zet { a-worker } op “{ NAME($action) }” (promotie).
event-placed-special = { SEAT($seat) } zet { a-worker } op “{ NAME($action) }” (effect van zijn kleur).
event-passed = { SEAT($seat) } heeft geen stuk meer en past.
event-sold-share = { SEAT($seat) } verkoopt een aandeel voor { MONEY($gain) }.
event-hired = { SEAT($seat) } huurt { a-worker } in voor { MONEY($cost) }.
event-built-station = { SEAT($seat) } bouwt een station in { $city }.
event-opened-office = { SEAT($seat) } opent een telegraafkantoor in sectie { $section }.
event-laid-rail = { SEAT($seat) } legt een rail op { NAME($space) }.
event-sold-piece = { SEAT($seat) } verkoopt een { NAME($piece) } voor { MONEY($gain) }.
event-paid-for-item = { SEAT($seat) } betaalt daarvoor { MONEY($cost) }.
event-paid-due = { SEAT($seat) } betaalt de verschuldigde { MONEY($cost) }.
event-gained-money = { SEAT($seat) } krijgt { MONEY($gain) }.
event-gained-shares =
    { SEAT($seat) } neemt { $gain_shares ->
        [one] één aandeel
       *[other] { $gain_shares } aandelen
    }.
event-gained-worker = { SEAT($seat) } krijgt { a-worker }.
event-colour-not-in-stock = Er is { no-worker } meer: { SEAT($seat) } mag een andere gespecialiseerde kiezen; is daarvan ook geen meer over, dan vervalt de arbeider.
event-progressed = { SEAT($seat) } gaat op het spoor ({ NAME($track) }) naar trede { $step }.
event-took-train = { SEAT($seat) } neemt een locomotief: { NAME($train) }.
event-turned-down = { SEAT($seat) } gebruikt een locomotief en draait hem om: { NAME($train) }.
event-turned-up = { SEAT($seat) } draait een locomotief weer open: { NAME($train) }.
event-exchanged = { SEAT($seat) } ruilt een arbeider: { NAME($worker) } voor { NAME($new) }.
event-discarded = { SEAT($seat) } geeft { a-worker } ({ NAME($place) }) af voor de telegraaftegel.
event-promoted = { SEAT($seat) } promoveert { a-worker } ({ NAME($place) }) naar { $tile }.
event-milestone-completed = { SEAT($seat) } behaalt mijlpaal { $tile } voor { some-vp }.
event-milestone-drawn = { SEAT($seat) } trekt { $own_tile } van stapel { $stack }.
event-milestone-drawn-hidden = { SEAT($seat) } trekt een mijlpaal van stapel { $stack }.
event-milestone-kept = { SEAT($seat) } houdt mijlpaal { $tile } en legt er { $back } terug.
event-deal-round = { SEAT($seat) } heeft een dealsymbool bereikt: deal { $tile } staat open voor iedereen.
event-made-deal =
    { SEAT($seat) } sluit deal { $number } van { $tile } voor { $cost_shares ->
        [one] één aandeel
       *[other] { $cost_shares } aandelen
    }.
event-no-more-deals = { SEAT($seat) } sluit geen deals meer.
event-end-triggered = Het einde nadert: na de beurt van { SEAT($seat) } heeft een speler links van het logo geen stuk meer.
event-last-round = De laatste ronde: nog één beurt voor iedereen.
event-scored = { SEAT($seat) } heeft { some-vp }.

## Waarom een zet niet mag

refusal-not-now = “{ $move }” is nu niet aan de orde.
refusal-cannot-be-drawn = Dit kan nu niet worden opengelegd.
refusal-setup-tile-gone = Deze starttegel is niet te kiezen.
refusal-not-in-setup = Tijdens de voorbereiding wordt niets verkocht en niemand ingehuurd.
refusal-spare-missing = Plaats eerst je reservestuk.
refusal-must-act =
    Een hoofdactie is verplicht: je hebt nog { $pieces ->
        [one] één stuk
       *[other] { $pieces } stukken
    }.
refusal-no-piece = Op je spelersbord is geen gebouw en geen rail meer: je kunt alleen passen.
refusal-no-share = Je hebt geen aandeel om te verkopen.
refusal-hire-too-dear = Inhuren kost { MONEY($price) } en je hebt { MONEY($money) }.
refusal-not-in-stock = In de algemene voorraad is { no-worker }.
refusal-not-specialised = Kies een van de vier gespecialiseerde kleuren.
refusal-same-colour = Een ruil levert een andere kleur op dan { NAME($worker) }.
refusal-white-has-no-effect = Witte arbeiders hebben geen eigen effect; ze promoveren.
refusal-not-in-supply = In je voorraad is { no-worker }.
refusal-no-piece-left = Je hebt geen { NAME($piece) } meer op je spelersbord.
refusal-no-city-left = Er is geen aangesloten stad meer voor een station.
refusal-no-section-left = Je hebt al in elke sectie een kantoor.
refusal-not-solvent = Je zou het niet kunnen afmaken: geld en aandelen zijn samen { MONEY($cash) } waard, en { MONEY($due) } of meer zou verschuldigd zijn.
refusal-not-solvent-workers = Je zou { $workers } arbeiders hebben, { $least } zijn nodig, en { MONEY($cash) } is niet genoeg voor de verschuldigde { MONEY($due) } en nieuwe.
refusal-deal-made = Deal { $number } heb je al gesloten.
refusal-deals-used-up = Je mag in deze ronde geen deal meer sluiten.
refusal-deal-too-dear =
    Deze deal kost { $price ->
        [one] één aandeel
       *[other] { $price } aandelen
    } en je hebt er { $shares }.
refusal-not-in-hand = { $tile } zit niet bij de getrokken mijlpalen.
refusal-nothing-to-use = Daarvan is niets meer over: { NAME($what) }.
refusal-no-such-item = Zoiets valt hier niet te nemen: { NAME($item) }.
refusal-price-not-in-hand = Dit kost { MONEY($price) } en je hebt { MONEY($money) }; verkoop eerst aandelen.
refusal-wrong-target = Daar gaat deze actie niet over.
refusal-target-made = Dat heb je in deze actie al gekozen.
refusal-target-missing = Voer eerst de hoofdactie uit: kies stad, sectie of stuk.
refusal-reward-missing = Neem eerst de beloning van de hoofdactie.
refusal-rails-missing =
    Er { $rails ->
        [one] moet nog één rail
       *[other] moeten nog { $rails } rails
    } worden gelegd.
refusal-due-not-in-hand = { MONEY($due) } is verschuldigd en je hebt { MONEY($money) }; verkoop eerst aandelen.
refusal-too-few-workers = Minstens { $least } arbeiders moeten beschikbaar zijn en je hebt er { $workers }.
refusal-not-connected = { $city } is niet op je netwerk aangesloten.
refusal-has-station = Je hebt al een station in { $city }.
refusal-has-office = Je hebt al een kantoor in sectie { $section }.
refusal-has-rail = Je hebt al een rail op { NAME($space) }.
refusal-not-available = { NAME($space) } grenst niet aan een aangesloten stad en niet aan een rail van jou ernaast.
refusal-no-rail-to-lay = Je hebt nu geen rail van een spoorlijn te leggen.
refusal-no-telegraph-tile = Hier valt geen telegraaftegel te gebruiken.
refusal-track-at-end = Je markering op het spoor ({ NAME($track) }) staat op de laatste trede.
refusal-no-such-worker = Daar ({ NAME($place) }) is { no-worker }.
refusal-no-open-milestone = Je hebt geen open mijlpaal { $number }.
refusal-no-place-for-worker = Die mijlpaal heeft geen vrije plaats voor deze kleur: { NAME($worker) }.
refusal-no-train-in-stock = Van deze soort is er geen locomotief meer: { NAME($train) }.
refusal-no-train-face-up = Zo’n locomotief heb je niet open: { NAME($train) }.
refusal-no-train-face-down = Zo’n locomotief heb je niet dicht: { NAME($train) }.

## Waarom een zet wordt gedaan

reason-pick = Wat hij geeft is met zijn arbeider ongeveer { some-vp } waard.
reason-place = De actie { NAME($action) } is deze beurt ongeveer { some-vp } waard; geen andere belooft meer.
reason-place-less = De actie { NAME($action) } is deze beurt ongeveer { some-vp } waard; een andere belooft er { $more } meer.
reason-station = Een station in { $city } is ongeveer { some-vp } waard, met de kosten van { MONEY($cost) }, beloning en bonus meegeteld.
reason-office = Een kantoor in sectie { $section } is met verbindingen, aandelen en tegel ongeveer { some-vp } waard.
reason-sale = Het levert { MONEY($gain) } op; je hebt er { $left }, en er komen nog ongeveer { $turns } beurten.
reason-rail = Steden en mijlpalen komen dichterbij: ongeveer { some-vp } waard.
reason-rail-poor = Er komt weinig dichterbij: het kost ongeveer { some-vp } meer dan het oplevert.
reason-rail-city = Sluit { $city } aan: ongeveer { some-vp } waard.
reason-take = Het kost niets en is ongeveer { some-vp } waard.
reason-take-paid = Ongeveer { some-vp } meer waard dan de { MONEY($price) } die het kost.
reason-take-dear = De { MONEY($price) } die het kost zijn ongeveer { some-vp } meer waard dan wat het geeft.
reason-promote = { $tile } geeft { $points } punten; hierna ontbreken nog arbeiders: { $places }, voorwaarden: { $needs }.
reason-promote-completes = Hiermee is { $tile } behaald voor { $points } punten.
reason-sell = Meteen { MONEY($price) } in handen; met een aandeel dat je houdt, kun je nog een deal betalen.
reason-sell-due = { MONEY($due) } is verschuldigd en je hebt maar { MONEY($money) }.
reason-exchange = { NAME($new) } in plaats van { NAME($worker) }: een verschil van ongeveer { some-vp }.
reason-discard = De tegel is ongeveer { some-vp } waard, de arbeider ongeveer { $lost }.
reason-worker = Een arbeider meer ({ NAME($worker) }) is ongeveer { some-vp } waard.
reason-hire = Een arbeider meer ({ NAME($worker) }) is ongeveer { some-vp } waard, de { MONEY($price) } ongeveer { $lost }.
reason-hire-needed = Voor het einde zijn { $least } arbeiders nodig; één meer ({ NAME($worker) }) kost { MONEY($price) } en is ongeveer { some-vp } waard.
reason-end = Niets van wat er nog is levert meer op dan het kost.
reason-end-early = Hiermee geef je iets op dat ongeveer { some-vp } waard is.
reason-progress = Een trede op dit spoor is aan het einde ongeveer { some-vp } waard.
reason-use-train = De bonus is nu ongeveer { some-vp } waard; open zou de locomotief { $points } opleveren.
reason-train = Open levert hij { $points } punten op, en de bonus kun je later gebruiken.
reason-deal = De deal is ongeveer { some-vp } waard, de aandelen die hij kost ({ $shares }) ongeveer { $lost }.
reason-keep =
    { $points } punten; vervulde voorwaarden: { $done } van { $needs }; { $turns ->
        [one] nog ongeveer één beurt werk.
       *[other] nog ongeveer { $turns } beurten werk.
    }

## Panelen

panel-players = Spelers
panel-agenda = Te doen
panel-setup-tiles = Starttegels
panel-deal = Deal
panel-milestones = Open mijlpalen
panel-hand = Getrokken mijlpalen
panel-workers = Arbeiders: voorraad + spelersbord
panel-trains = Locomotieven: open + dicht
panel-tracks = Prestatiesporen
panel-stacks = Stapels en voorraad
panel-sheet = Scoreblad
panel-cities = Steden
panel-sections = Telegraaflijn
column-city = Stad
column-group = Groep
column-cost = Kosten
column-first-free = Eerste plaats vrij
column-first-bonus = Eerste bonus
column-section = Sectie
column-player = Speler
column-money = Geld
column-shares = Aandelen
column-workers = Arbeiders
column-buildings-left = Gebouwen over
column-rails-left = Rails over
column-stations = Stations
column-offices = Kantoren
column-laid = Rails gelegd
column-vp = Punten
column-white = Wit
column-purple = Paars
column-orange = Oranje
column-grey = Grijs
column-turquoise = Turquoise
column-train-promote2 = 2 promoveren
column-train-cash = Geld
column-train-shares = Aandelen
column-train-progress = Voortgang
column-train-rail = Gratis rail
column-left = Links: kantoren
column-middle = Midden: stations
column-right = Rechts: westkust
column-milestone = Mijlpaal
column-need-1 = 1e voorwaarde
column-need-2 = 2e voorwaarde
column-need-3 = 3e voorwaarde
column-stack = Stapel
column-size = Aantal
column-known = Onderop, bij jou bekend
column-deal = Deal
column-price-shares = Prijs in aandelen
column-price = Prijs
column-gives = Geeft
column-amount = Aantal
column-tile = Tegel
column-worker = Arbeider
column-side = Zijde
column-item = Post
column-score-right = Westkust
column-score-middle = Stations
column-score-left = Kantoren
column-score-milestones = Mijlpalen
column-score-trains = Locomotieven
column-score-links = Telegraafverbindingen
why-wealth = Met elk aandeel voor { MONEY($price) }: { MONEY($amount) }, bij gelijke stand.
why-workers = { $supply } in de voorraad, { $board } op het spelersbord.
why-trains = { $up } open, { $down } dicht.
why-track-left = Trede { $step }: { $value } punten voor elk kantoor.
why-track-middle = Trede { $step }: { $value } punten voor elk station.
why-track-right = Trede { $step }: { $value } punten voor elke aangesloten stad van groep 5.
why-need-connect-group =
    { $need ->
        [one] Eén stad
       *[other] { $need } steden
    } van groep { $group } aansluiten: tot nu toe { $have }.
why-need-station =
    { $need ->
        [one] Eén station
       *[other] { $need } stations
    }: tot nu toe { $have }.
why-need-station-group =
    { $need ->
        [one] Eén station
       *[other] { $need } stations
    } in groep { $group }: tot nu toe { $have }.
why-need-office =
    { $need ->
        [one] Eén telegraafkantoor
       *[other] { $need } telegraafkantoren
    }: tot nu toe { $have }.
why-need-office-run = { $need } kantoren naast elkaar: tot nu toe { $have }.
why-need-rail = { $need } rails op het bord: tot nu toe { $have }.
why-need-train =
    { $need ->
        [one] Eén locomotief
       *[other] { $need } locomotieven
    }: tot nu toe { $have }.
why-need-share = { $need } aandelen in bezit: tot nu toe { $have }.
why-need-money = { MONEY($need) } in bezit: tot nu toe { MONEY($have) }.
why-need-track = Trede { $need } van het spoor ({ NAME($track) }): tot nu toe { $have }.
why-places-1 = Eén arbeider: { NAME($p0) }.
why-places-2 = Twee arbeiders: { NAME($p0) } en { NAME($p1) }.
why-score-right = Aangesloten steden aan de westkust: { $many } × { $value }.
why-score-middle = Stations: { $many } × { $value }.
why-score-left = Kantoren: { $many } × { $value }.
why-score-done = Behaalde mijlpalen: { $many }.
why-score-trains = Open locomotieven: { $many } × { $value }.
why-score-links = Verbindingen tussen naburige secties die beide een kantoor hebben.

## Namen

name-station = station
name-railroad = spoorlijn
name-telegraph = telegraaf
name-trade = verkoop
name-promote = promoveren
name-white = wit
name-purple = paars
name-orange = oranje
name-grey = grijs
name-turquoise = turquoise
name-any = elke kleur
name-supply = voorraad
name-board = spelersbord
name-building = gebouw
name-rail = rail
name-left = links
name-middle = midden
name-right = rechts
name-front = voorkant
name-back = achterkant
name-common = Algemene voorraad
name-deals = Deals
name-share-stock = Aandelen
name-due = Aan het einde verschuldigd
name-item-reward = beloning
name-item-first-bonus = eerste bonus
name-item-shares = aandelen van de sectie
name-item-effect = effect van de kleur
name-item-tile = telegraaftegel
name-train-promote2 = twee arbeiders promoveren
name-train-cash = geld
name-train-shares = aandelen
name-train-progress = voortgang
name-train-rail = gratis rail
name-gain-money = geld
name-gain-shares = aandelen
name-gain-per-share = geld per aandeel
name-gain-worker-white = witte arbeider
name-gain-worker-purple = paarse arbeider
name-gain-worker-orange = oranje arbeider
name-gain-worker-grey = grijze arbeider
name-gain-worker-turquoise = turquoise arbeider
name-gain-worker-any = gespecialiseerde arbeider naar keuze
name-gain-worker = gespecialiseerde arbeider naar keuze
name-gain-progress = voortgang
name-gain-promote = promotie
name-gain-train = locomotief
name-gain-flip = locomotief omdraaien
name-gain-rail = gratis rail
name-gain-exchange = arbeider ruilen
name-gain-extra-sale = extra verkoop
name-gain-must-lay = te leggen rail
name-gain-extra-rail = extra rail
name-gain-spare-rail = reserverail
name-gain-spare-station = reservegebouw als station
name-gain-spare-office = reservegebouw als kantoor
name-pick = starttegel kiezen
name-place = arbeider inzetten
name-pass = passen
name-target = plaats kiezen
name-take = nemen
name-lay = rail leggen
name-free = gratis rail leggen
name-progress = vooruitgaan
name-train = locomotief nemen
name-flip = locomotief omdraaien
name-exchange = arbeider ruilen
name-worker = arbeider kiezen
name-sale = extra verkoop
name-discard = arbeider afgeven
name-spare = reservestuk plaatsen
name-sell = aandeel verkopen
name-hire = arbeider inhuren
name-end = beurt beëindigen
name-keep = mijlpaal houden
name-deal = deal sluiten
name-done = geen deals meer
name-draw = trekken

## Railvelden, geteld vanaf de eerstgenoemde stad

name-was-cha-1 = Washington – Charlotte, 1
name-was-cin-1 = Washington – Cincinnati, 1
name-was-cin-2 = Washington – Cincinnati, 2
name-was-chi-1 = Washington – Chicago, 1
name-was-chi-2 = Washington – Chicago, 2
name-was-chi-3 = Washington – Chicago, 3
name-cha-cin-1 = Charlotte – Cincinnati, 1
name-cha-atl-1 = Charlotte – Atlanta, 1
name-cin-chi-1 = Cincinnati – Chicago, 1
name-cin-stl-1 = Cincinnati – St. Louis, 1
name-atl-stl-1 = Atlanta – St. Louis, 1
name-atl-stl-2 = Atlanta – St. Louis, 2
name-atl-nor-1 = Atlanta – New Orleans, 1
name-atl-nor-2 = Atlanta – New Orleans, 2
name-chi-stl-1 = Chicago – St. Louis, 1
name-chi-oma-1 = Chicago – Omaha, 1
name-chi-oma-2 = Chicago – Omaha, 2
name-chi-sea-1 = Chicago – Seattle, 1
name-chi-sea-2 = Chicago – Seattle, 2
name-chi-sea-3 = Chicago – Seattle, 3
name-chi-sea-4 = Chicago – Seattle, 4
name-chi-sea-5 = Chicago – Seattle, 5
name-stl-nor-1 = St. Louis – New Orleans, 1
name-stl-nor-2 = St. Louis – New Orleans, 2
name-stl-oma-1 = St. Louis – Omaha, 1
name-stl-den-1 = St. Louis – Denver, 1
name-stl-den-2 = St. Louis – Denver, 2
name-stl-dal-1 = St. Louis – Dallas, 1
name-stl-dal-2 = St. Louis – Dallas, 2
name-nor-dal-1 = New Orleans – Dallas, 1
name-nor-dal-2 = New Orleans – Dallas, 2
name-oma-den-1 = Omaha – Denver, 1
name-oma-slc-1 = Omaha – Salt Lake City, 1
name-oma-slc-2 = Omaha – Salt Lake City, 2
name-dal-den-1 = Dallas – Denver, 1
name-dal-den-2 = Dallas – Denver, 2
name-dal-elp-1 = Dallas – El Paso, 1
name-dal-elp-2 = Dallas – El Paso, 2
name-den-slc-1 = Denver – Salt Lake City, 1
name-den-elp-1 = Denver – El Paso, 1
name-slc-sea-1 = Salt Lake City – Seattle, 1
name-slc-sea-2 = Salt Lake City – Seattle, 2
name-slc-sfo-1 = Salt Lake City – San Francisco, 1
name-slc-sfo-2 = Salt Lake City – San Francisco, 2
name-slc-lax-1 = Salt Lake City – Los Angeles, 1
name-slc-lax-2 = Salt Lake City – Los Angeles, 2
name-elp-lax-1 = El Paso – Los Angeles, 1
name-elp-lax-2 = El Paso – Los Angeles, 2
name-sfo-lax-1 = San Francisco – Los Angeles, 1
name-sea-sfo-1 = Seattle – San Francisco, 1
name-sea-sfo-2 = Seattle – San Francisco, 2

## Arbeiders die er niet zijn (RR-6.5)

refusal-not-solvent-stock = Je zou { $workers } arbeiders hebben, { $least } zijn nodig, en in de algemene voorraad liggen er maar { $stock }.

## Hoe alles heet wat je kunt aanwijzen

# Waar een opbrengst bij hoort, staat ervoor
place-of =
    { $of ->
        [none] { "" }
        [more] +{ " " }
       *[other] { NAME($of) }:{ " " }
    }
place-gain-money = { place-of }{ MONEY($n) }
place-gain-shares =
    { place-of }{ $n ->
        [one] één aandeel
       *[other] { $n } aandelen
    }
place-gain-per-share = { place-of }{ MONEY($n) } per genomen aandeel
place-gain-worker = { place-of }{ NAME($worker) }
place-gain-progress =
    { place-of }{ $n ->
        [one] één stap voortgang
       *[other] { $n } stappen voortgang
    }
place-gain-promote =
    { place-of }{ $n ->
        [one] één arbeider promoveren
       *[other] tot { $n } arbeiders promoveren
    }
place-gain-train =
    { place-of }{ $n ->
        [one] een locomotief nemen
       *[other] { $n } locomotieven nemen
    }
place-gain-flip =
    { place-of }{ $n ->
        [one] een locomotief omdraaien
       *[other] { $n } locomotieven omdraaien
    }
place-gain-rail =
    { place-of }{ $n ->
        [one] één gratis rail
       *[other] { $n } gratis rails
    }
place-gain-exchange =
    { place-of }{ $n ->
        [one] een arbeider ruilen
       *[other] { $n } arbeiders ruilen
    }
place-gain-extra-sale =
    { place-of }{ $n ->
        [one] nog één verkoop
       *[other] nog { $n } verkopen
    }
place-gain-extra-rail =
    { place-of }{ $n ->
        [one] nog één rail
       *[other] nog { $n } rails
    }
place-gain-spare-rail =
    { place-of }{ $n ->
        [one] een reserverail leggen
       *[other] { $n } reserverails leggen
    }
place-gain-spare-station =
    { place-of }{ $n ->
        [one] een reservegebouw als station plaatsen
       *[other] { $n } reservegebouwen als station plaatsen
    }
place-gain-spare-office =
    { place-of }{ $n ->
        [one] een reservegebouw als kantoor plaatsen
       *[other] { $n } reservegebouwen als kantoor plaatsen
    }
place-gain-repeat-reward = { place-of }de beloning nog een keer
place-gain-repeat-first-bonus = { place-of }de eerste bonus, ook als extra
place-gain-repeat-telegraph-tile = { place-of }de telegraaftegel, ook als extra
place-gain-station-cost = { place-of }het station kost { MONEY($n) }
place-gain-rail-base = { place-of }basiskosten { MONEY($n) }
place-gain-rail-triangle = { place-of }{ MONEY($n) } per driehoek
place-price = voor { MONEY($n) }
place-price-shares =
    { $n ->
        [one] voor één aandeel
       *[other] voor { $n } aandelen
    }
place-for-worker = voor een arbeider
place-times = tot { $n } keer
place-terrain =
    { $triangles ->
        [one] één driehoek
       *[other] { $triangles } driehoeken
    }, { MONEY($n) } extra
place-deal-symbol = dealsymbool
place-rail-of = rail van { SEAT($seat) }
place-station-cost = kost { MONEY($n) }
place-group = groep { $group }
place-neutral = neutraal gebouw
place-station-of = station van { SEAT($seat) }
place-section = sectie { $section }
place-link = verbinding met sectie { $section }: { $vp } punten
place-office-of = kantoor van { SEAT($seat) }
place-track-left = linkerspoor, voor kantoren
place-track-middle = middelste spoor, voor stations
place-track-right = rechterspoor, voor aangesloten steden van groep 5
place-step = trede { $step }: waarde { $now }, daarna { $next }
place-last-step = trede { $step }, de laatste: waarde { $now }
place-in-stock = { $n } in voorraad
place-worker-common = { place-worker }
place-worker-supply = { place-worker } uit de voorraad
place-worker-board = { place-worker } van het spelersbord
place-worker =
    { NAME($worker) }{ $colour ->
        [purple] { " " }(voorman)
        [orange] { " " }(boekhouder)
        [grey] { " " }(onderhandelaar)
        [turquoise] { " " }(ingenieur)
       *[other] { "" }
    }
place-piece =
    { NAME($piece) }: { $left ->
        [0] geen meer
       *[other] nog { $left }, verkoop nu voor { MONEY($n) }
    }
place-turn-down = dicht voor de bonus; open telt hij { $vp } punten
place-turn-up = weer open, { $vp } punten
place-milestone = { $tile }: { $vp } punten
place-workers-there = arbeiders daar: { $there } van { $places }
place-places-1 = arbeider: { NAME($p0) }
place-places-2 = arbeiders: { NAME($p0) } en { NAME($p1) }
place-need-connect-group =
    { $n ->
        [one] één stad
       *[other] { $n } steden
    } van groep { $group } aansluiten
place-need-station =
    { $n ->
        [one] één station
       *[other] { $n } stations
    }
place-need-station-group =
    { $n ->
        [one] één station
       *[other] { $n } stations
    } in groep { $group }
place-need-office =
    { $n ->
        [one] één kantoor
       *[other] { $n } kantoren
    }
place-need-office-run = { $n } kantoren naast elkaar
place-need-rail = { $n } rails op het bord
place-need-train =
    { $n ->
        [one] één locomotief
       *[other] { $n } locomotieven
    }
place-need-share = { $n } aandelen in bezit
place-need-money = { MONEY($n) } in bezit
place-need-track = trede { $n } van het spoor ({ NAME($track) })
place-act = { NAME($what) }
place-due = { MONEY($n) } verschuldigd
place-action-station = station: een gebouw in een aangesloten stad, tegen haar kosten; je krijgt haar beloning
place-action-railroad = spoorlijn: { $rails } rails voor { MONEY($base) }, en { MONEY($triangle) } per driehoek
place-action-telegraph = telegraaf: een gebouw in een sectie; je krijgt haar aandelen
place-action-trade =
    verkoop: een gebouw of rail verkopen, en { $flips ->
        [one] een locomotief omdraaien
       *[other] { $flips } locomotieven omdraaien
    }

## Waarom een partij voorbij is

event-spent = { SEAT($seat) } heeft links van het logo geen gebouw en geen rail meer.
event-last-turns = Daarna was iedereen nog één keer aan de beurt; ronde { $number } was de laatste.

## What it is about, and the guided first match

about-game = Stuur je arbeiders om rails te leggen, stations te bouwen en telegraafkantoren te openen, van de oostkust tot in het westen, en verzamel op veel manieren punten.
about-length = 60 tot 120 minuten
about-weight = veel onderdelen, geen geluk in de beurten
lesson-first = Begeleide eerste partij
lesson-first-pick = Je begint met een starttegel en de arbeider ernaast. De kleur van de arbeider telt zwaarder dan de tegel: die bepaalt welk effect je het eerst kunt gebruiken.
lesson-first-start = De tegel geeft je meteen iets, en je neemt de effecten in willekeurige volgorde. Een kantoor in de telegraaflijn levert vroeg aandelen of geld op, als die het meest waard zijn.
lesson-first-place = In elke beurt zet je één arbeider op een van vier acties, op een van twee manieren: iemand promoveren of het effect van zijn kleur gebruiken. De spoorlijn legt twee rails, en zonder rails kun je geen stations bouwen.
lesson-first-lay = Rails komen naast je rails of bij een stad waar je bent, en driehoeken maken ze duurder. Een rail tussen twee steden sluit beide op je net aan.
lesson-first-promote = Een gepromoveerde arbeider gaat naar een mijlpaal en komt niet terug. Mijlpalen leveren aan het einde veel punten op, maar je moet genoeg arbeiders voor je beurten houden.
lesson-first-pay = Als je je beurt beëindigt, betaal je wat verschuldigd is. Daarvoor mag je alles gebruiken wat de actie opleverde, in willekeurige volgorde.
lesson-first-deals = Je hebt een dealsymbool bereikt, dus staat de deal voor iedereen open. Deals kosten aandelen, en jij houdt de jouwe: elk is altijd voor $150 te verkopen.
lesson-first-colour = Deze keer gebruik je de kleur van de arbeider: elke kleur maakt elke actie op haar eigen manier beter. De actie Station zet een gebouw in een stad die je rails raken.
lesson-first-station = Kies de stad naar kosten, beloning en de bonus voor wie eerst komt. Een gebouw dat je spelersbord verlaat, brengt ook het einde van de partij dichterbij.
lesson-first-reward = Elke stad geeft haar beloning aan iedereen die er bouwt. Neem hem nu: wat je niet voor het einde van je beurt neemt, ben je kwijt.
lesson-first-office = De actie Telegraaf opent een kantoor in een sectie van de lijn. Kantoren geven aandelen en effecten voor arbeiders die je kunt missen, en tellen op een eigen spoor.
lesson-first-end = Drie van de vier acties heb je gebruikt; de vierde, Verkoop, maakt van gebouwen en rails geld. Wie links van het logo geen stukken meer heeft, leidt de laatste ronde in; dan worden stations, kantoren, mijlpalen, locomotieven en voortgang punten.

## The course in short

about-course = In je beurt zet je een arbeider op een van vier acties: Station, Spoorlijn, Telegraaf, Verkoop, en je promoveert iemand of gebruikt het effect van zijn kleur. Rails leiden naar steden, stations en kantoren geven beloningen, mijlpalen nemen arbeiders voorgoed en geven punten. Heeft iemand links van het logo geen gebouw of geen rail meer, dan heeft iedereen nog één beurt; de meeste punten winnen.
