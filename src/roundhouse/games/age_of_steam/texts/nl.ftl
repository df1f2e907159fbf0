# Age of Steam, Nederlands. Wat de ids betekenen: docs/add-a-game.md, “Words”. Wat maar één kaart zegt, staat bij de kaart.

## Waar we zijn

heading-setup = Voorbereiding
heading-round = Ronde { $number } van { $rounds }: { NAME($phase) }
heading-over =
    { $number ->
        [one] De partij is afgelopen na één ronde
       *[other] De partij is afgelopen na { $number } rondes
    }

## Delen van zinnen

a-cube =
    { $colour ->
        [white] katoen
       *[other] een { NAME($colour) } blokje
    }
some-links =
    { $links ->
        [one] één verbinding
       *[other] { $links } verbindingen
    }
some-shares =
    { $shares ->
        [one] één aandeel
       *[other] { $shares } aandelen
    }
some-segments =
    { $segments ->
        [one] één spoorstuk
       *[other] { $segments } spoorstukken
    }

## Wat je wordt gevraagd

prompt-draw =
    { $bag ->
        [one] Het toeval trekt het laatste blokje uit de zak.
       *[other] Het toeval trekt een van de { $bag } blokjes in de zak.
    }
prompt-start-order = Het toeval loot wie bij het begin op plaats { $place } van de beurtvolgorde staat.
prompt-dice =
    { $left ->
        [one] Het toeval gooit de laatste dobbelsteen van de goederengroei.
       *[other] Het toeval dobbelt voor de goederengroei: nog { $left } dobbelstenen.
    }
prompt-issue =
    { $most ->
        [0] Je hebt { $held } aandelen uitgegeven en kunt er geen meer uitgeven.
        [one] Geef je een aandeel uit voor { MONEY(5) }? Je hebt er { $held } en { MONEY($money) }; elk kost { MONEY(1) } per ronde. { round-needs }
       *[other] Hoeveel aandelen geef je uit, 0 tot { $most }? Elk brengt nu { MONEY(5) } op en kost { MONEY(1) } per ronde; je hebt er { $held } en { MONEY($money) }. { round-needs }
    }
prompt-bid =
    { $high ->
        [0] Bied voor de beurtvolgorde: minstens { MONEY($floor) }, je hebt { MONEY($money) }. Of pas en neem de laatste vrije plaats.
       *[other] Er is { MONEY($high) } geboden voor de beurtvolgorde: bied minstens { MONEY($floor) }, je hebt { MONEY($money) }. Of pas en neem de laatste vrije plaats.
    }
prompt-bid-only-pass = Het volgende bod is minstens { MONEY($floor) } en je hebt { MONEY($money) }: je kunt alleen passen.
prompt-privilege = Het volgende bod is minstens { MONEY($floor) } en je hebt { MONEY($money) }: bied, blijf één keer meedoen zonder bod, of pas.
prompt-choose = Welke actie kies je voor deze ronde?
prompt-urbanise = Plaats je een nieuwe stad op een dorp? Dat is gratis. Of zie ervan af; dan bouw je met { MONEY($money) }.
prompt-build =
    { $left ->
        [one] Bouw één tegel; je hebt { MONEY($money) }. Of beëindig je bouwbeurt.
       *[other] Bouw hoogstens { $left } tegels; je hebt { MONEY($money) }. Of beëindig je bouwbeurt.
    }
prompt-build-more =
    { $left ->
        [0] Je hebt alles gebouwd wat je mag: plaats nog een nieuwe stad, of beëindig je bouwbeurt.
        [one] Bouw nog één tegel; { MONEY($money) } over. Of beëindig je bouwbeurt.
       *[other] Bouw nog hoogstens { $left } tegels; { MONEY($money) } over. Of beëindig je bouwbeurt.
    }
prompt-move =
    { $engine ->
        [one] Vervoersronde { $number } van 2: vervoer een blokje over één verbinding, verbeter je locomotief tot 2, of pas.
       *[other] Vervoersronde { $number } van 2: vervoer een blokje over hoogstens { $engine } verbindingen, verbeter je locomotief met 1, of pas.
    }
prompt-move-only =
    { $engine ->
        [one] Vervoersronde { $number } van 2: vervoer een blokje over één verbinding, of pas.
       *[other] Vervoersronde { $number } van 2: vervoer een blokje over hoogstens { $engine } verbindingen, of pas.
    }
prompt-produce = Trek je twee blokjes uit de zak voor het goederenbord? Wat getrokken is, moet gelegd worden.
prompt-place =
    { $left ->
        [one] Leg { a-cube } op een leeg vak van het goederenbord.
       *[other] Er zijn twee blokjes te leggen: { NAME($colour) } en { NAME($other) }. Leg er een op een leeg vak van het goederenbord.
    }
prompt-over =
    { $number ->
        [one] De partij is afgelopen na één ronde.
       *[other] De partij is afgelopen na { $number } rondes.
    }

## Wat er gebeurde

event-display-filled = Kolom { NAME($column) } van het goederenbord krijgt { a-cube }.
event-start-cube = { NAME($place) } begint met { a-cube }.
event-terminal-colour = { NAME($place) } neemt goederen van deze kleur aan: { NAME($colour) }.
event-cube-rejected = Het getrokken blokje ({ NAME($colour) }) mag daar niet liggen en gaat terzijde.
event-start-place = { SEAT($seat) } staat op plaats { $place } van de beurtvolgorde.
event-round = Ronde { $number } van { $rounds } begint.
event-issued = { SEAT($seat) } geeft { some-shares } uit voor { MONEY($amount) }: { $held } in totaal, { MONEY($money) } in de hand.
event-issued-nothing = { SEAT($seat) } geeft geen aandelen uit.
event-bid = { SEAT($seat) } biedt { MONEY($bid) } voor de beurtvolgorde.
event-passed = { SEAT($seat) } past en krijgt plaats { $place }.
event-privilege = { SEAT($seat) } blijft meedoen zonder bod: het pasrecht is gebruikt.
event-place =
    { $bid ->
        [0] Plaats { $place }: { SEAT($seat) }, zonder bod.
       *[other] Plaats { $place }: { SEAT($seat) }, { MONEY($bid) } geboden, { MONEY($amount) } betaald.
    }
event-chosen = { SEAT($seat) } kiest { NAME($action) }.
event-engine-grows = { SEAT($seat) }: locomotief nu { $engine }.
event-urbanised = { SEAT($seat) } maakt van { NAME($town) } nieuwe stad { $letter } ({ NAME($colour) }).
event-urbanisation-skipped = { SEAT($seat) } plaatst geen nieuwe stad.
event-built =
    { $how ->
        [replaced] { SEAT($seat) } vervangt de tegel op { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } betaald, { MONEY($money) } over.
        [redirected] { SEAT($seat) } verlegt spoor op { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } betaald, { MONEY($money) } over.
       *[placed] { SEAT($seat) } bouwt op { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } betaald, { MONEY($money) } over.
    }
event-link-bought = { SEAT($seat) } bouwt de bijzondere verbinding: { MONEY($cost) } betaald, { MONEY($money) } over.
event-link-finished =
    { $length ->
        [one] { SEAT($seat) } bezit de nieuwe verbinding { NAME($one) } – { NAME($two) }: één spoorstuk.
       *[other] { SEAT($seat) } bezit de nieuwe verbinding { NAME($one) } – { NAME($two) }: { $length } spoorstukken.
    }
event-link-unowned =
    { $length ->
        [one] Nieuwe verbinding { NAME($one) } – { NAME($two) }, één spoorstuk, zonder eigenaar.
       *[other] Nieuwe verbinding { NAME($one) } – { NAME($two) }, { $length } spoorstukken, zonder eigenaar.
    }
event-build-ended =
    { $builds ->
        [0] { SEAT($seat) } bouwt niets.
        [one] { SEAT($seat) } stopt na één keer bouwen.
       *[other] { SEAT($seat) } stopt na { $builds } keer bouwen.
    }
event-section-lost = { SEAT($seat) } verliest het onvoltooide traject vanuit { NAME($stop) }, dat op { NAME($hex) } eindigt: het heeft geen eigenaar meer.
event-delivered = { SEAT($seat) } vervoert { a-cube } van { NAME($start) } naar { NAME($end) } over { some-links }.
event-income-rises = { SEAT($seat) }: inkomen +{ $amount }, nu { COUNT($income) }.
event-move-passed = { SEAT($seat) } vervoert geen goederen.
event-earned = { SEAT($seat) } krijgt { MONEY($amount) } inkomen: { MONEY($money) } in de hand.
event-expenses =
    { $amount ->
        [0] { SEAT($seat) } kan niets betalen voor aandelen en locomotief.
       *[other] { SEAT($seat) } betaalt { MONEY($amount) } voor aandelen en locomotief: { MONEY($money) } over.
    }
event-income-falls = { SEAT($seat) } komt { MONEY($missing) } tekort: het inkomen daalt met { $missing } naar { COUNT($income) }.
event-eliminated = { SEAT($seat) } is uitgeschakeld: het inkomen is onder 0 gedaald.
event-income-reduced = { SEAT($seat) }: inkomen met { $amount } verlaagd, nu { COUNT($income) }.
event-production-skipped = { SEAT($seat) } ziet af van Productie.
event-produced = { SEAT($seat) } legt { a-cube } in kolom { NAME($column) } van het goederenbord.
event-rolled = Er is een { $eyes } gegooid: kolom { NAME($column) }.
event-grown = { NAME($city) } krijgt { a-cube }.
event-score = { SEAT($seat) }: 3 × { COUNT($income) } inkomen + { some-segments } − 3 × { some-shares } = { COUNT($score) }.

## Waarom een zet niet mag

refusal-not-now = “{ $move }” is nu niet aan de orde.
refusal-bid-too-low = { MONEY($bid) } is niet genoeg: er moet nu minstens { MONEY($floor) } worden geboden.
refusal-bid-not-covered = Je kunt geen { MONEY($bid) } bieden: je hebt { MONEY($money) }.
refusal-no-privilege = Alleen wie vorige ronde { NAME("turn_order") } koos, mag blijven meedoen zonder bod.
refusal-privilege-used = Je bent al één keer blijven meedoen zonder bod; dat mag één keer per veiling.
refusal-privilege-needs-three = Blijven meedoen zonder bod kan alleen zolang er drie spelers meedoen; er zijn er nog maar twee.
refusal-too-many-shares =
    { $most ->
        [0] Je hebt al { $held } aandelen uitgegeven; meer dan 15 mag niet.
       *[other] Je hebt { $held } aandelen uitgegeven en meer dan 15 mag niet: je kunt er nog { $most } uitgeven, geen { $shares }.
    }
refusal-one-share-a-round = Op deze kaart mag je per ronde één aandeel uitgeven, geen { $shares }.
refusal-action-taken = { NAME($action) } is bezet: { SEAT($seat) } heeft deze actie al gekozen.
refusal-action-not-here = { NAME($action) } bestaat niet op deze kaart.
refusal-action-blocked = { NAME($action) } is geblokkeerd tot alle vier de acties gebruikt zijn.
refusal-no-town = { NAME($hex) } is geen dorp: een nieuwe stad komt op een dorp.
refusal-already-city = { NAME($hex) } is al een nieuwe stad.
refusal-letter-not-used = Nieuwe stad { $letter } doet op deze kaart niet mee.
refusal-letter-taken = Nieuwe stad { $letter } ligt al op het bord.
refusal-city-would-loop = Met een nieuwe stad op { NAME($hex) } zou daar een traject beginnen en eindigen.
refusal-urbanise-not-now = Je kunt nu geen nieuwe stad op { NAME($hex) } plaatsen: dat mag alleen met Verstedelijking, één keer per beurt en gewoonlijk voordat je iets bouwt.
refusal-city-hex = { NAME($city) } is een stad: daar komt geen tegel.
refusal-lake-hex = { NAME($hex) } is water: daar komt geen tegel.
refusal-hex-built-before = Je hebt deze beurt al op { NAME($hex) } gebouwd; aan deze tafel mag dat één keer.
refusal-no-tile = Deze tegel is op: { NAME($tile) }.
refusal-no-town-marker = Er is geen dorpsfiche meer voor { NAME($hex) }: daar kunnen alleen dorpstegels met 1 of 3 uitgangen.
refusal-town-tile-elsewhere = { NAME($hex) } is geen dorp: een dorpstegel hoort daar niet.
refusal-course-not-kept = De tegel laat het spoor op { NAME($hex) } niet zoals het ligt.
refusal-nothing-changes = Op { NAME($hex) } zou niets veranderen: voeg spoor toe of verleg een los eind.
refusal-not-loose = Op { NAME($hex) } kun je alleen een los eind verleggen; dit is er geen.
refusal-redirect-and-add = Op { NAME($hex) } kun je niet in één keer spoor verleggen en toevoegen.
refusal-town-course-fixed = { NAME($hex) } is een dorp: de uitgangen blijven, je kunt er alleen toevoegen.
refusal-track-of-another = Het spoor op { NAME($hex) } is van een ander en blijft zoals het is.
refusal-off-board = Het spoor zou { NAME($hex) } over zijde { $edge } verlaten, van het bord af of een meer in.
refusal-joins-other = Over zijde { $edge } van { NAME($hex) } zou het spoor aansluiten op spoor van { SEAT($owner) }.
refusal-section-loops = Op { NAME($hex) } zou een traject terugkeren naar zijn eigen halte.
refusal-first-tile = Je eerste tegel moet een stad in lopen; tenzij jullie tafel iets anders heeft afgesproken, moet hij ook enkel zijn en op een leeg veld komen.
refusal-first-tile-start-city = Je eerste tegel moet een startstad in lopen.
refusal-not-connected = Het nieuwe spoor op { NAME($hex) } moet een stad in lopen of aansluiten op je eigen spoor.
refusal-no-half-price = Hier wordt niets tegen halve prijs gebouwd.
refusal-too-dear = { NAME($hex) } kost { MONEY($cost) } en je hebt { MONEY($money) }: { MONEY($short) } te weinig.
refusal-no-ownership-marker = Hiervoor zijn meer eigendomsfiches nodig dan je van je 20 over hebt.
refusal-cannot-be-finished = Bouwen op { NAME($hex) } zou een onvoltooid traject achterlaten dat je deze beurt niet meer kunt voltooien.
refusal-link-taken = De bijzondere verbinding is al gebouwd.
refusal-link-too-dear = De bijzondere verbinding kost { MONEY($cost) } en je hebt { MONEY($money) }: { MONEY($short) } te weinig.
refusal-link-leaves-unfinished = Met de bijzondere verbinding kun je je onvoltooide traject deze beurt niet meer voltooien.
refusal-unfinished = Je hebt een onvoltooid traject: voltooi het voordat je je bouwbeurt beëindigt.
refusal-no-such-cube = Op { NAME($hex) } ligt geen blokje van deze kleur ({ NAME($colour) }).
refusal-no-such-link = De weg van het blokje vanaf { NAME($hex) } gebruikt een verbinding die er niet is.
refusal-engine-too-weak = Dat is { some-links }, en je locomotief haalt er { $engine }.
refusal-stop-twice = Een blokje mag niet twee keer bij { NAME($stop) } komen.
refusal-link-twice = Een blokje mag op weg naar { NAME($stop) } niet twee keer dezelfde verbinding gebruiken.
refusal-wrong-colour = { NAME($stop) } neemt geen goederen van deze kleur aan ({ NAME($colour) }).
refusal-stops-before = { NAME($stop) } neemt goederen van deze kleur aan ({ NAME($colour) }): daar eindigt de weg van het blokje.
refusal-terminal-passed = { NAME($stop) } is een eindstation: geen blokje rijdt erdoorheen.
refusal-engine-at-most = Je locomotief staat op { $engine }, meer kan niet.
refusal-engine-improved-before = Je hebt je locomotief in deze fase al verbeterd.
refusal-colour-not-drawn = Er is geen blokje van deze kleur ({ NAME($colour) }) getrokken.
refusal-space-taken = Op dit vak van kolom { NAME($column) } ligt al een blokje.
refusal-column-not-used = Kolom { NAME($column) } neemt in deze partij geen blokjes op, of nog niet.

## Tabellen

panel-players = Spelers
panel-sheet = Waar de punten vandaan komen
panel-supply = Tegels in voorraad, blokjes in de zak
panel-display = Goederenbord
panel-auction = Veiling
column-player = Speler
column-money = Geld
# The page may break a heading where { "\u00AD" } stands
column-income = In{ "\u00AD" }komen
column-shares = Aan{ "\u00AD" }delen
column-engine = Loco{ "\u00AD" }motief
column-action = Actie
column-income-points = 3 × inkomen
column-share-points = −3 × aandelen
column-segments = Spoor{ "\u00AD" }stukken
column-score = Pun{ "\u00AD" }ten
column-column = Kolom
column-city = Stad
column-first = 1
column-second = 2
column-third = 3
column-piece = Onderdeel
column-left = Over
column-bid = Bod
column-state = Status
why-income =
    { $reduction ->
        [0] Inkomen { $income } min { $expenses } voor aandelen en locomotief: { MONEY($balance) } deze ronde. Geen verlaging.
       *[other] Inkomen { $income } min { $expenses } voor aandelen en locomotief: { MONEY($balance) } deze ronde. Daarna daalt het inkomen met { $reduction }.
    }
why-score = 3 × { COUNT($income) } inkomen + { some-segments } − 3 × { some-shares }.

## Namen

name-issuing = aandelen uitgeven
name-ordering = beurtvolgorde
name-choosing = acties kiezen
name-building = spoor aanleggen
name-moving = goederen vervoeren
name-paying = inkomen en uitgaven
name-growing = goederengroei
name-first-move = Eerst vervoeren
name-first-build = Eerst bouwen
name-engineer = Ingenieur
name-locomotive = Locomotief
name-urbanisation = Verstedelijking
name-production = Productie
name-turn-order = Beurtvolgorde (passen)
name-pass = passen
name-use-privilege = meedoen zonder bod
name-skip-urbanise = geen nieuwe stad
name-end-build = bouwbeurt beëindigen
name-engine = locomotief verbeteren
name-produce = twee blokjes trekken
name-skip-produce = niets trekken
name-bid = Bod
name-issue = Aandelen uitgeven
name-red = rood
name-blue = blauw
name-purple = paars
name-yellow = geel
name-black = zwart
name-white = wit
name-green = groen
name-pink = roze
name-gray = grijs
name-orange = oranje
name-straight = recht
name-gentle = flauwe bocht
name-sharp = scherpe bocht
name-cross-straight-gentle = recht en flauwe bocht, kruisend
name-cross-gentle-gentle = twee flauwe bochten, kruisend
name-cross-straight-straight = twee rechte sporen, kruisend
name-coexist-gentle-gentle = twee flauwe bochten, naast elkaar
name-coexist-gentle-sharp-a = flauwe en scherpe bocht, eerste vorm
name-coexist-gentle-sharp-b = flauwe en scherpe bocht, tweede vorm
name-coexist-straight-sharp = recht en scherpe bocht
name-town-1 = dorp, 1 uitgang
name-town-3-left = dorp, 3 uitgangen, links
name-town-3-right = dorp, 3 uitgangen, rechts
name-town-3-same-side = dorp, 3 uitgangen, zelfde kant
name-town-3-star = dorp, 3 uitgangen, ster
name-town-marker = dorpsfiche
name-plain = vlakte
name-river = rivier
name-mountain = berg
name-swamp = moeras
name-lake = meer
name-city = stad
name-town = dorp
name-light1 = licht 1
name-light2 = licht 2
name-light3 = licht 3
name-light4 = licht 4
name-light5 = licht 5
name-light6 = licht 6
name-dark1 = donker 1
name-dark2 = donker 2
name-dark3 = donker 3
name-dark4 = donker 4
name-dark5 = donker 5
name-dark6 = donker 6
name-in = doet mee
name-out = eruit
name-leads = aan kop

## Varianten van een partij

option-loss-timing = Onvoltooide trajecten gaan verloren
option-loss-timing-phase-end = als alle bouwbeurten van de ronde zijn afgelopen
option-loss-timing-turn-end = aan het einde van de bouwbeurt van hun eigenaar
option-urbanise-any-time = Wanneer een nieuwe stad geplaatst mag worden
option-urbanise-any-time-false = voordat je die beurt iets bouwt
option-urbanise-any-time-true = op elk moment van de bouwbeurt
option-first-tile-simple = De eerste tegel van een speler
option-first-tile-simple-true = moet enkel zijn
option-first-tile-simple-false = mag elke tegel zijn
option-redirect-and-add = Verleggen en toevoegen in één keer bouwen
option-redirect-and-add-false = niet toegestaan
option-redirect-and-add-true = toegestaan
option-same-hex-twice = Twee keer op één veld bouwen in een beurt
option-same-hex-twice-true = toegestaan
option-same-hex-twice-false = niet toegestaan
option-production-built-only = Productie legt blokjes
option-production-built-only-false = op elk leeg vak van het goederenbord
option-production-built-only-true = alleen in kolommen van steden op het bord

## Waarom iemand zo zou spelen

reason-issue =
    { $shares ->
        [0] Zonder nieuwe aandelen is er { MONEY($money) }: de uitgaven zijn { MONEY($owed) } per ronde, het beste spoor in zicht kost { MONEY($cost) }.
       *[other] Met { some-shares } erbij is er { MONEY($money) }: de uitgaven zijn { MONEY($owed) } per ronde, het beste spoor in zicht kost { MONEY($cost) }.
    }
reason-bid = Na bouw en uitgaven blijft er van je geld ongeveer { MONEY($spare) } over voor een betere plaats; dit bod is { MONEY($bid) }.
reason-pass-auction = Plaats { $place } zonder verdere kosten, in plaats van { MONEY($floor) } of meer voor een betere.
reason-privilege = Je blijft meedoen zonder bod en ziet wat de anderen doen.
reason-choose =
    { $points ->
        [one] { NAME($action) } levert naar schatting één punt op.
       *[other] { NAME($action) } levert naar schatting { $points } punten op.
    }
reason-urbanise =
    { $points ->
        [one] Een nieuwe stad in { NAME($town) } (kleur: { NAME($colour) }) levert je naar schatting één punt op.
       *[other] Een nieuwe stad in { NAME($town) } (kleur: { NAME($colour) }) levert je naar schatting { $points } punten op.
    }
reason-skip-urbanise = Geen dorp hoeft nu een stad te worden.
reason-build =
    { $links ->
        [one] Een stap van { NAME($one) } naar { NAME($two) }: samen ongeveer { MONEY($cost) }, na kosten zo’n { $points } punten.
       *[other] Een stap van { NAME($one) } naar { NAME($two) } met een dorp ertussen: { $links } verbindingen voor ongeveer { MONEY($cost) }, na kosten zo’n { $points } punten.
    }
reason-build-alone = Voor dit spoor is geen goed vervoer in zicht.
reason-link = Eén verbinding meer voor { MONEY($cost) }, en een blokje kan erover.
reason-end-build = Je houdt { MONEY($money) }; de uitgaven van deze ronde zijn { MONEY($owed) }.
reason-run =
    { $others ->
        [0] { $own } inkomen voor jou, niets voor anderen.
       *[other] { $own } inkomen voor jou, { $others } voor anderen.
    }
reason-engine = Met { $engine } verbindingen per zet is langer vervoer ongeveer { $points } punten meer waard dan de dollar die het elke ronde kost.
reason-pass-move = Je slaat dit vervoer over.
reason-produce = Twee blokjes meer op het goederenbord, waar jij ze wilt.
reason-skip-produce = Het goederenbord blijft zoals het is.
reason-place =
    { $links ->
        [0] Van daar is er over jouw verbindingen nog geen weg voor { a-cube }.
       *[other] Van daar is er een weg voor { a-cube } over { $links } van jouw verbindingen.
    }

## Plaatsen en al het andere om aan te wijzen

place-city = stad
place-town = dorp
place-terrain = { NAME($terrain) }
place-from = vanaf { MONEY($cost) }
place-town-cost = { MONEY(1) }, en { MONEY(1) } meer voor elke uitgang
place-new-city = nieuwe stad { $letter }
place-accepts =
    { $colour ->
        [red] neemt rode goederen aan
        [blue] neemt blauwe goederen aan
        [purple] neemt paarse goederen aan
        [yellow] neemt gele goederen aan
        [black] neemt zwarte goederen aan
       *[white] neemt katoen aan
    }
place-terminal = eindstation: goederen eindigen hier, geen enkel rijdt erdoorheen
place-region =
    { $region ->
        [west] in het westen
       *[east] in het oosten
    }
place-region-later =
    { $region ->
        [west] als nieuwe stad in het westen
       *[east] als nieuwe stad in het oosten
    }
place-grows = krijgt goederen uit kolom { NAME($column) }
place-more-goods = krijgt elke ronde nog een blokje uit de zak, tot en met ronde { $last }
place-track =
    spoor van het { NAME($from) } { $to ->
        [town] naar het dorp
       *[other] naar het { NAME($to) }
    }, { $owner ->
        [-1] zonder eigenaar
       *[other] eigenaar: { SEAT($owner) }
    }{ $open ->
        [none] { "" }
       *[other] , open naar het { NAME($open) }
    }
place-cubes =
    { $colour ->
        [red] rode blokjes: { $number }
        [blue] blauwe blokjes: { $number }
        [purple] paarse blokjes: { $number }
        [yellow] gele blokjes: { $number }
        [black] zwarte blokjes: { $number }
       *[white] katoen: { $number }
    }
place-at = bij { NAME($hex) }
place-bag = { $colour ->
        [red] rode goederen
        [blue] blauwe goederen
        [purple] paarse goederen
        [yellow] gele goederen
        [black] zwarte goederen
       *[white] katoen
    }: { $number } in de zak
place-cotton = katoen: nog { $number } op de kaart; het gaat nooit in de zak
place-drawn = getrokken, nu te leggen
place-space = kolom { NAME($column) }, vak { $row }
place-empty = leeg
place-fills = voor { NAME($hex) }
place-waiting =
    { $number ->
        [0] er wachten geen goederen op
        [1] hierop wacht: { NAME($colour) }
       *[other] hierop wachten: { NAME($colour) }, { NAME($other) }
    }
place-stands = staat in { NAME($hex) }
place-action = { NAME($action) }
place-does-first-move = je vervoert in beide vervoersrondes als eerste
place-does-first-build = je bouwt als eerste
place-does-engineer = je mag 4 tegels leggen in plaats van 3
place-does-locomotive = je locomotief gaat meteen 1 omhoog, tot hoogstens 6
place-does-urbanisation = je mag vóór je tegels één nieuwe stad plaatsen
place-does-production = je mag 2 blokjes voor het goederenbord trekken
place-does-turn-order = in de volgende veiling mag je één keer blijven meedoen zonder bod
place-does-pass =
    { $phase ->
        [ordering] uit de veiling stappen en de laatste vrije plaats nemen
       *[other] deze keer niets vervoeren
    }
place-does-use-privilege = één keer zonder bod in de veiling blijven
place-does-skip-urbanise = deze beurt geen nieuwe stad plaatsen
place-does-end-build = deze beurt niets meer bouwen
place-does-engine = vanaf nu tot { $engine } verbindingen per zet, voor { MONEY(1) } meer per ronde
place-does-produce = 2 blokjes trekken en op het goederenbord leggen
place-does-skip-produce = het goederenbord blijft zoals het is
place-does-pay = betalen en deze ronde eerste zijn
place-does-decline = je geld houden
place-chosen = gekozen door { SEAT($seat) }
place-blocked = nu niet te kiezen
place-tile = { NAME($tile) }
place-left =
    { $number ->
        [0] geen over
       *[other] nog { $number }
    }
place-way = van het { NAME($from) } naar het { NAME($to) }
place-exits =
    { $exits ->
        [1] van het dorp naar het { NAME($a) }
        [2] van het dorp naar het { NAME($a) } en het { NAME($b) }
        [3] van het dorp naar het { NAME($a) }, het { NAME($b) } en het { NAME($c) }
       *[other] van het dorp naar het { NAME($a) }, het { NAME($b) }, het { NAME($c) } en het { NAME($d) }
    }
place-edge = over de verbinding die naar het { NAME($to) } vertrekt
place-seat = { SEAT($seat) }
place-player = plaats { $place }, { MONEY($money) }, inkomen { COUNT($income) }, aandelen { $shares }, locomotief { $engine }, eigendomsfiches over { $markers }
place-eliminated = uitgeschakeld
place-link = bijzondere verbinding { NAME($one) } – { NAME($two) }
place-not-built = nog niet gebouwd: { MONEY($cost) }
place-owner =
    { $owner ->
        [-1] zonder eigenaar
       *[other] eigenaar: { SEAT($owner) }
    }

## Wat een ronde oplevert

round-needs =
    { $need ->
        [0] Aan het eind van deze ronde betaalt je inkomen de uitgaven en blijft er { MONEY($spare) } over.
       *[other] Aan het eind van deze ronde kosten de uitgaven { MONEY($need) } meer dan je inkomen opbrengt.
    }
column-net = Netto
column-markers = Fi{ "\u00AD" }ches
why-net = { MONEY($income) } inkomen − { MONEY($shares) } voor aandelen − { MONEY($engine) } voor de locomotief = { MONEY($net) } per ronde.
why-markers = { $used } van { $all } eigendomsfiches liggen op het bord: één op elk traject.

## Getekende keuzes

note-price = { MONEY($cost) }
note-link = { NAME($one) } – { NAME($two) }
note-earns =
    { $own ->
        [1] jij +{ $amount }
       *[other] { SEAT($seat) } +{ $amount }
    }

## Het einde

event-end-rounds = Ronde { $number } was de laatste.
event-end-alone = Er is nog maar één speler over.
event-end-nobody = Er is niemand meer over.
column-money-held = Geld
column-share-debt = −{ MONEY(5) } × aandelen

## The board in words

words-link = Verbinding { NAME($one) } – { NAME($two) }, { $length ->
        [one] één spoorstuk
       *[other] { $length } spoorstukken
    }.
words-open-end = Onaf: { NAME($hex) }, open naar het { NAME($direction) }{ $there ->
        [none] { "" }
       *[other] , richting { NAME($there) }
    }.

## What it is about, and the guided first match

about-game = Leen geld, bouw verbindingen tussen steden en vervoer goederen over zoveel ervan als je locomotief haalt, voordat de rente je opeet.
about-length = 90 tot 150 minuten
about-weight = zwaar en meedogenloos
lesson-first = Begeleide eerste partij
lesson-first-issue = Elk aandeel brengt nu $5 op en kost in elke volgende ronde $1, en aan het einde 3 punten. Je hebt $10, dat is genoeg voor de eerste verbindingen, dus je leent nog niets.
lesson-first-order = Wie eerst is, kiest het eerst een actie en bouwt en vervoert voor de anderen. Dat is een dollar waard waar twee spelers dezelfde stad willen.
lesson-first-action = Elk van de zeven acties kan in een ronde maar door één speler worden genomen. Locomotief verhoogt je locomotief meteen: een blokje mag dan over één verbinding meer.
lesson-first-track = Je eerste spoor moet naar een stad leiden. Neem twee steden waarvan de ene een blokje heeft in de kleur die de andere aanneemt: dat wordt nog deze ronde een levering.
lesson-first-link = Met deze tegel bereikt het traject de tweede stad: nu is het een verbinding, en die is van jou. Alleen voltooide verbindingen dragen goederen, en elk spoorstuk ervan is aan het einde een punt.
lesson-first-stop = Je zou een derde keer kunnen bouwen, maar wat je nu houdt, betaalt de uitgaven van deze ronde. Een traject waaraan je de volgende ronde niet verder bouwt, is van niemand meer.
lesson-first-goods = Een blokje gaat naar een stad van zijn kleur, en elke verbinding onderweg verhoogt het inkomen van de eigenaar met 1. Hier is het één verbinding van jou: 1 inkomen voor elke volgende ronde.
lesson-first-engine = Er zijn twee vervoersrondes, en één keer mag je in plaats van vervoeren je locomotief verbeteren. Een groter bereik maakt latere leveringen vier, vijf of zes waard.
lesson-first-debt = Nu heb je geld nodig voor een lange verbinding, dus geef je aandelen uit. Reken eerst: de uitgaven zijn je aandelen plus je locomotief, en wat je niet kunt betalen verlaagt je inkomen; onder 0 ben je uitgeschakeld.
lesson-first-pass = De anderen willen liever eerst zijn dan jij. Wie vroeg uitstapt, betaalt weinig of niets, dus stop op tijd.
lesson-first-deliver = De nieuwe verbinding draagt haar eerste blokje. Zoek blokjes die over meer van je verbindingen kunnen: één levering over vier verbindingen is evenveel waard als vier korte en kost maar één blokje.
lesson-first-end = Nu ken je een ronde: aandelen, beurtvolgorde, acties, bouwen, vervoeren, inkomen en uitgaven, goederengroei. Aan het einde telt elk inkomen 3, elk spoorstuk 1, elk aandeel −3.

## The course in short

about-course = Een ronde: aandelen uitgeven, bieden op de beurtvolgorde, een actie kiezen, spoor bouwen, twee keer goederen vervoeren, verdienen en betalen, goederengroei. Elke verbinding waarover een blokje gaat, verhoogt het inkomen van de eigenaar; elk aandeel en je locomotief kosten $1 per ronde. Aan het einde telt inkomen 3, elk spoorstuk 1, elk aandeel −3; wie onder 0 inkomen zakt, is uitgeschakeld.
