# American Rails, Nederlands. Wat de ids betekenen: docs/add-a-game.md, “Words”.

## Waar we zijn

board-east = Het oosten, van Boston tot New Orleans
heading-preparation = Voorbereidingsronde: van elke maatschappij wordt één aandeel geveild
heading-phase = { $year }, actiefase { $phase } van { $phases }
heading-over = De partij is afgelopen na { $year }

## Wat je wordt gevraagd

prompt-remove = Eén maatschappij verlaat het spel; het toeval trekt haar.
prompt-select = Van welke maatschappij wordt nu een aandeel geveild? Jij biedt als eerste.
prompt-bid =
    { $high ->
        [0] Bied op een aandeel van de { NAME($company) }: minstens { MONEY($floor) }, je hebt { MONEY($cash) }. Of pas.
       *[other] Er is { MONEY($high) } geboden op een aandeel van de { NAME($company) }: bied minstens { MONEY($floor) }, je hebt { MONEY($cash) }. Of pas.
    }
prompt-bid-only-pass = Een aandeel van de { NAME($company) } kost nu minstens { MONEY($floor) } en je hebt { MONEY($cash) }: je kunt alleen passen.
prompt-place-start = In welke lege stad begint de { NAME($company) }?
prompt-choose-space = Zet je fiche op een leeg vak van kolom { $phase }.
prompt-develop =
    { $left ->
        [0] Er is geen huisje meer om een stad te ontwikkelen: zie ervan af.
        [one] Welke stad ontwikkel je? Er is nog één huisje. Of zie ervan af.
       *[other] Welke stad ontwikkel je? Er zijn nog { $left } huisjes. Of zie ervan af.
    }
prompt-fund = Welke maatschappij krijgt { MONEY($amount) } uit de bank? Of zie ervan af.
prompt-take = Neem je { MONEY($amount) }, of betalen alle anderen { MONEY($amount) } aan de bank? Of zie ervan af.
prompt-take-or-expand = Neem je { MONEY($amount) }, betalen alle anderen { MONEY($amount) } aan de bank, of plaats je maximaal { $cubes } blokjes? Of zie ervan af.
prompt-expand = Plaats maximaal { $left } spoorblokjes van maatschappijen waarvan je aandelen hebt, of stop.
prompt-expand-more =
    { $left ->
        [one] Plaats nog één blokje, of stop.
       *[other] Plaats nog maximaal { $left } blokjes, of stop.
    }
prompt-offer = Van welke maatschappij veil je een aandeel? Of zie ervan af.
prompt-over = De partij is afgelopen na { $year }.

## Wat er gebeurde

event-removed = De { NAME($company) } verlaat het spel met al haar blokjes en aandelen.
event-auction-opened = Een aandeel van de { NAME($company) } wordt geveild; { SEAT($seat) } begint.
event-bid = { SEAT($seat) } biedt { MONEY($bid) } op de { NAME($company) }.
event-pass = { SEAT($seat) } past bij de { NAME($company) }.
event-share-sold = { SEAT($seat) } koopt een aandeel van de { NAME($company) } voor { MONEY($price) }.
event-share-out = Niemand biedt: het aandeel van de { NAME($company) } gaat uit het spel.
event-company-starts = { SEAT($seat) } laat de { NAME($company) } in { $place } beginnen met een inkomen van { $income }.
event-company-closes = Er is geen lege stad meer: alle aandelen van de { NAME($company) } gaan uit het spel.
event-place-taken = { SEAT($seat) } neemt plaats { $number } op het beurtvolgordespoor in.
event-phase = { $year }: actiefase { $number } begint.
event-space-pass = { SEAT($seat) } past in fase { $phase }.
event-space-develop = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-space-fund = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-space-take = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-space-expand3 = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-space-auction = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-space-expand4 = { SEAT($seat) } gaat in fase { $phase } naar “{ NAME($space) }”.
event-declined = { SEAT($seat) } ziet af van de actie.
event-stopped = { SEAT($seat) } stopt met uitbreiden.
event-developed = { SEAT($seat) } zet een huisje in { $place }; nog { $left } in de voorraad.
event-funded = { SEAT($seat) } financiert de { NAME($company) } met { MONEY($amount) }: { MONEY($cash) } in kas.
event-took = { SEAT($seat) } neemt { MONEY($amount) } uit de bank.
event-taxes = { SEAT($seat) } laat alle anderen { MONEY($amount) } aan de bank betalen.
event-taxed = { SEAT($seat) } betaalt { MONEY($amount) } aan de bank.
event-placed = { SEAT($seat) } plaatst een blokje van de { NAME($company) } op { $place }: { MONEY($cost) } betaald, { MONEY($cash) } over, inkomen { $before } → { $income }.
event-income-rises = Het inkomen van de { NAME($company) } stijgt met { $amount } naar { $income }.
event-income-falls = De { NAME($company) } is niet meer alleen in de stad: haar inkomen daalt met { $amount } naar { $income }.
event-special-link =
    De { NAME($company) } voltooit in { $place } { $amount ->
        [20] twee speciale connecties
       *[other] een speciale connectie
    }: +{ $amount } inkomen, hierboven meegeteld.
event-dividends = Dividend over { $year }.
event-dividend =
    { SEAT($seat) } krijgt { MONEY($amount) } voor { $shares ->
        [one] één aandeel
       *[other] { $shares } aandelen
    } van de { NAME($company) } ({ MONEY($per_share) } per aandeel).
event-end-year = Einde: { $year } was het laatste jaar.
event-end-shares = Einde na { $year }: geen maatschappij heeft nog een aandeel in voorraad.
event-end-supplies = Einde na { $year }: in zoveel voorraden als er spelers zijn, liggen hoogstens twee stukken.

## Waarom een zet niet mag

refusal-bid-too-low = { MONEY($bid) } is niet genoeg: er moet nu minstens { MONEY($floor) } worden geboden.
refusal-bid-not-covered = Je kunt geen { MONEY($bid) } bieden: je hebt { MONEY($cash) }.
refusal-company-excluded = De { NAME($company) } doet in deze partij niet mee.
refusal-company-closed = De { NAME($company) } is gesloten: zij kan niet meer op het bord komen.
refusal-already-offered = Van de { NAME($company) } is in de voorbereidingsronde al een aandeel aangeboden.
refusal-no-share-left = De { NAME($company) } heeft geen aandeel meer in voorraad.
refusal-no-share-held = Je bezit geen aandeel van de { NAME($company) }: haar blokjes kun je niet plaatsen.
refusal-not-a-city = { $place } is geen stad.
refusal-city-occupied = In { $place } ligt al een blokje: een maatschappij begint in een lege stad.
refusal-space-taken = Het vak “{ NAME($space) }” (rij { $row }) is bezet door { SEAT($seat) }.
refusal-never-developed = { $place } kan nooit worden ontwikkeld.
refusal-nobody-there = In { $place } ligt nog geen blokje.
refusal-has-house = { $place } heeft al een huisje.
refusal-no-houses = Er ligt geen huisje meer in de voorraad.
refusal-three-players = “Breid uit 2” mag alleen met vier of vijf spelers.
refusal-no-cubes = De { NAME($company) } heeft geen blokje meer in voorraad.
refusal-already-there = De { NAME($company) } heeft al een blokje op { $place }.
refusal-hex-full =
    Op een { $terrain ->
        [forest] bosveld
       *[mountain] bergveld
    } ligt maar één blokje, en { $place } heeft er al een van de { NAME($owner) }.
refusal-not-adjacent = { $place } grenst niet aan het spoor van de { NAME($company) }.
refusal-too-dear = { $place } kost { MONEY($cost) } en de { NAME($company) } heeft { MONEY($cash) }: { MONEY($short) } te weinig.
refusal-not-now = “{ $move }” is nu niet aan de orde.

## Waarom een zet wordt aangeraden

reason-chance = Elke maatschappij heeft evenveel kans om te vertrekken.
reason-select = Een aandeel van de { NAME($company) } zou tot het einde ongeveer { MONEY($worth) } opbrengen; jij hebt { MONEY($cash) }, de rijkste van de anderen { MONEY($rival) }.
reason-offer = Een aandeel van de { NAME($company) } zou tot het einde ongeveer { MONEY($worth) } opbrengen; jij hebt { MONEY($cash) }, de rijkste van de anderen { MONEY($rival) }.
reason-bid = Een aandeel van de { NAME($company) } zou tot het einde ongeveer { MONEY($worth) } opbrengen: { MONEY($more) } meer dan een bod van { MONEY($bid) }.
reason-bid-dear = { MONEY($bid) } is { MONEY($more) } meer dan een aandeel van de { NAME($company) } tot het einde zou opbrengen, ongeveer { MONEY($worth) }.
reason-pass-poor = Er moet minstens { MONEY($floor) } worden geboden en je hebt { MONEY($cash) }.
reason-pass-dear = Een aandeel van de { NAME($company) } zou tot het einde maar ongeveer { MONEY($worth) } opbrengen en kost nu minstens { MONEY($floor) }.
reason-pass-thrift = Het geld blijft voor een andere veiling; een aandeel van de { NAME($company) } zou ongeveer { MONEY($worth) } opbrengen en is vanaf { MONEY($floor) } te koop.
reason-start =
    { $place } brengt { MONEY($income) } per jaar op; { $near ->
        [0] er is geen andere stad dichtbij.
        [one] er is één andere stad dichtbij; zonder blokjes: { $free }.
       *[other] er zijn { $near } andere steden dichtbij; zonder blokjes: { $free }.
    }
reason-place-city = De { NAME($company) } bereikt { $place } voor { MONEY($cost) }: haar inkomen van { MONEY($income) } per jaar groeit met { MONEY($more) }.
reason-place-way = Dit blokje brengt de { NAME($company) } dichter bij { $goal }, goed voor { MONEY($more) } meer per jaar.
reason-place-nowhere = Dit blokje kost de { NAME($company) } { MONEY($cost) } en leidt naar geen stad die jou helpt.
reason-stop = Het geld van de maatschappijen blijft in kas; { $left ->
        [one] één blokje wordt niet geplaatst.
       *[other] { $left } blokjes worden niet geplaatst.
    }
reason-space = “{ NAME($space) }” is voor jou, goed gebruikt, tot het einde ongeveer { MONEY($value) } waard.
reason-space-early = Hier is weinig te winnen; rij { $row } van 7 bepaalt hoe vroeg je weer aan de beurt bent.
reason-develop = Een huisje in { $place } is voor jou tot het einde ongeveer { MONEY($value) } waard.
reason-develop-others = Een huisje in { $place } is voor jou nauwelijks nuttiger dan voor de anderen.
reason-fund = { MONEY($amount) } meer voor de { NAME($company) } kan voor jou tot het einde { MONEY($value) } worden.
reason-fund-others = { MONEY($amount) } meer voor de { NAME($company) } is voor jou nauwelijks nuttiger dan voor de anderen.
reason-take = { MONEY($amount) } in eigen hand telt meteen.
reason-tax = Alle anderen vallen { MONEY($amount) } terug, of wat ze nog hebben.
reason-expand = De blokjes zijn voor jou, goed gebruikt, tot het einde ongeveer { MONEY($value) } waard.
reason-decline = Van de actie wordt afgezien; het vak blijft voor de anderen geblokkeerd.

## Tabellen

panel-players = Spelers
panel-companies = Maatschappijen
panel-track = Actiespoor
panel-order = Beurtvolgorde
panel-years = Jaarspoor
panel-ends = Hoe dichtbij het einde is
panel-auction = Veiling
column-player = Speler
column-cash = Geld
column-next = Dividend
column-american = Amer.
column-national = Nat.
column-continental = Cont.
column-majestic = Maj.
column-liberty = Lib.
column-republic = Rep.
column-company = Maatschappij
column-status = Status
column-treasury = Kas
column-income = Inkomen
column-pays = Dividend
column-held = Aandelen bij spelers
column-supply = In voorraad
column-out = Uit het spel
column-cubes = Blokjes over
column-space = Vak
column-phase-1 = Fase 1
column-phase-2 = Fase 2
column-phase-3 = Fase 3
column-place = Plaats
column-year = Jaar
column-track = Wat telt
column-stands = Stand
column-bid = Bod
column-state = Status
why-next =
    { MONEY($amount) } als het jaar nu eindigde. Het eindigt na { $turns ->
        [one] deze beurt
       *[other] { $turns } beurten, deze meegerekend
    }.
why-dividend =
    Inkomen { $income } gedeeld door { $held ->
        [one] één aandeel
       *[other] { $held } aandelen
    } bij spelers, naar boven afgerond: { MONEY($amount) } per aandeel.
why-income =
    { $special ->
        [0] { $cities } uit steden.
       *[other] { $cities } uit steden en { $special } uit speciale connecties.
    }

## Namen

name-american = American
name-national = National
name-continental = Continental
name-majestic = Majestic
name-liberty = Liberty
name-republic = Republic
name-active = actief
name-unfloated = wachtend
name-closed = gesloten
name-excluded = doet niet mee
name-pass = Pas
name-develop = Ontwikkel
name-fund = Financier { MONEY(5) }
name-take = Neem { MONEY(2) }
name-take-or-expand2 = Neem { MONEY(2) } of Breid uit 2
name-expand3 = Breid uit 3
name-auction = Veil een aandeel
name-expand4 = Breid uit 4
name-take-bank = { MONEY(2) } uit de bank nemen
name-tax-others = alle anderen betalen { MONEY(2) } aan de bank
name-expand2 = Breid uit 2
name-decline = afzien
name-stop = stoppen
name-plains = vlakte
name-forest = bos
name-mountain = berg
name-city = stad
name-houses = huisjes in voorraad
name-end-year = dit jaar / het laatste
name-end-shares = aandelen in voorraad
name-end-supplies = lage voorraden / zoveel is het einde
name-in = doet mee
name-out = gepast
name-leads = leidt

# ── Plaatsen: wat er te weten is over wat je kunt aanwijzen ─────────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = kost { MONEY($amount) }
place-full = geen plaats voor nog een blokje
place-values = alleen { $alone }, gedeeld { $shared }
place-house = met huisje
place-house-adds = een huisje voegt { $alone } toe, gedeeld { $shared }
place-no-house = hier komt nooit een huisje
place-special = speciale stad: { $amount } meer voor elke andere die bereikt is
place-here = hier: { $companies }
place-excluded = niet in deze partij
place-income = inkomen { $amount }
place-treasury = kas { MONEY($amount) }
place-cubes = { $count ->
    [one] nog 1 blokje
   *[other] nog { $count } blokjes
}
place-shares = { $count ->
    [one] 1 aandeel in voorraad
   *[other] { $count } aandelen in voorraad
}
place-space = { NAME($space) }
place-taken = bezet door { SEAT($seat) }
place-does-pass = definitief uit deze veiling stappen
place-does-stop = deze beurt geen blokjes meer plaatsen
place-does-decline = van de actie afzien; het veld blijft bezet
place-does-take = { MONEY($amount) } uit de bank voor jou
place-does-tax = alle anderen betalen { MONEY($amount) } aan de bank
place-does-expand = tot { $cubes } blokjes plaatsen van maatschappijen waarvan je aandelen hebt

## De afrekening

panel-sheet = Waar het geld vandaan komt
column-start = Start
column-paid = Voor aandelen
column-score = Totaal
why-dividends = Dividenden van de { NAME($company) }.
column-take = Nemen

## What it is about, and the guided first match

about-game = Richt met de anderen zes spoorwegen op, leg hun spoor en houd de juiste aandelen als het jaar uitbetaalt.
about-length = 60 tot 90 minuten
about-weight = gemiddeld, met strijd om de beurtvolgorde
lesson-first = Begeleide eerste partij
lesson-first-select = Jij kiest van welke maatschappij nu het eerste aandeel wordt geveild. Begin met een die je zelf wilt: iedereen heeft nog geld, maar niemand heeft al een plan.
lesson-first-bid = Je bod gaat naar de kas van de maatschappij, en die bouwt ermee. Geld in de kas van een maatschappij die vooral van jou is, is goed besteed.
lesson-first-start = De eerste eigenaar kiest de stad waar de maatschappij begint. In een dichte streek met waardevolle steden groeit haar inkomen snel.
lesson-first-let-go = Voor dit aandeel heb je geen geld meer, je kunt alleen passen. Wie het eerste aandeel koopt, beslist over het begin en werkt van daaruit vaak tegen je.
lesson-first-space = In elke fase zet je je fiche op een vrij vak van de kolom: hoe lager, hoe sterker de actie. Maar in de volgende fase gaat de volgorde van boven naar beneden: wie nu sterk handelt, is dan laat.
lesson-first-place = Je breidt maatschappijen uit waarvan je een aandeel hebt, elk spoorblokje naast een dat er al ligt. Elke nieuwe stad verhoogt het inkomen: alleen telt de volledige waarde, gedeeld een kleinere.
lesson-first-more = Bouw verder naar de volgende stad: velden ertussen leveren niets op, maar leiden erheen. Je mag je spoorblokjes over meer van je maatschappijen verdelen.
lesson-first-sooner = Deze keer neem je een vak hoger. De actie is iets zwakker, maar in de volgende fase kies je eerder.
lesson-first-next = Een nieuwe fase is begonnen, en de vakken zijn weer vrij. Na drie fasen eindigt het jaar: elke maatschappij betaalt haar inkomen, gedeeld door de aandelen bij spelers.
lesson-first-end = Zo verloopt een jaar: drie fasen met elk één actie voor iedereen, dan het dividend. Uiterlijk na 1857 wint wie het meeste geld heeft.

## The course in short

about-course = Eerst wordt van elke maatschappij één aandeel geveild, en elke begint in een stad. Dan volgen jaren van drie fasen: in elke fase neemt iedereen één vak en zijn actie, van passen tot vier spoorblokjes. Aan het einde van een jaar betaalt elke maatschappij haar inkomen aan haar aandeelhouders; uiterlijk na 1857 wint het meeste geld.
