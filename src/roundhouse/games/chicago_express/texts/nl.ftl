# Chicago Express, Nederlands. Wat de ids betekenen: docs/add-a-game.md, “Words”.

## Waar we zijn

board-northeast = Het noordoosten, van New York tot Chicago
heading-preparation = Veilingen vooraf
heading-round = Ronde { $number }
heading-over =
    { $number ->
        [one] De partij is afgelopen na één algemeen dividend
       *[other] De partij is afgelopen na { $number } algemene dividenden
    }

## Wat je wordt gevraagd

prompt-bid =
    { $high ->
        [0] Bied op een aandeel van de { NAME($company) }: minstens { MONEY($floor) }, je hebt { MONEY($cash) }. Of pas.
       *[other] Er is { MONEY($high) } geboden op een aandeel van de { NAME($company) }: bied minstens { MONEY($floor) }, je hebt { MONEY($cash) }. Of pas.
    }
prompt-bid-only-pass = Een aandeel van de { NAME($company) } kost nu minstens { MONEY($floor) } en je hebt { MONEY($cash) }: je kunt alleen passen.
prompt-choose-action = Veiling, uitbreiding of ontwikkeling?
prompt-offer-share = Van welke maatschappij breng je een aandeel in veiling? Of zie ervan af.
prompt-choose-company = Welke van je maatschappijen breidt uit? Of zie ervan af.
prompt-build =
    Plaats een loc van de { NAME($company) }: { $left ->
        [one] één veld
       *[other] maximaal { $left } velden
    }, { MONEY($cash) } in kas.
prompt-build-more =
    Bouw nog { $left ->
        [one] één veld
       *[other] maximaal { $left } velden
    } voor de { NAME($company) } ({ MONEY($cash) } over), of stop.
prompt-choose-development = Welk veld ontwikkel je? Of zie ervan af.
prompt-over =
    { $number ->
        [one] De partij is afgelopen na één algemeen dividend.
       *[other] De partij is afgelopen na { $number } algemene dividenden.
    }

## Wat er gebeurde

event-auction-opened = Een aandeel van de { NAME($company) } wordt geveild, vanaf { MONEY($minimum) }; { SEAT($seat) } begint.
event-bid = { SEAT($seat) } biedt { MONEY($bid) } op de { NAME($company) }.
event-pass = { SEAT($seat) } past bij de { NAME($company) }.
event-share-sold = { SEAT($seat) } koopt een aandeel van de { NAME($company) } voor { MONEY($price) }.
event-share-free = Niemand biedt: { SEAT($seat) } krijgt het aandeel van de { NAME($company) } gratis.
event-share-stays = Niemand biedt: het aandeel blijft bij de { NAME($company) }.
event-action-chosen = { SEAT($seat) } kiest { NAME($action) } ({ $dial } van { $steps }).
event-declined = { SEAT($seat) } ziet af van de actie.
event-built = { SEAT($seat) } bouwt voor de { NAME($company) } op { NAME($hex) }: { MONEY($cost) } betaald, { MONEY($cash) } over, inkomen { $before } → { $income }.
event-house-built = { SEAT($seat) } zet een huisje op { NAME($hex) }.
event-forest-cleared = { SEAT($seat) } ontwikkelt het bos { NAME($hex) }: de { NAME($company) } krijgt { MONEY($amount) }.
event-industry-grows = { SEAT($seat) } ontwikkelt { NAME($hex) }, nu { $value } waard.
event-detroit-grows = Detroit groeit naar { $value }.
event-income-grows = Het inkomen van de { NAME($company) } stijgt met { $amount } naar { $income }.
event-general-dividend = Algemeen dividend nr. { $number }.
event-dividend =
    { SEAT($seat) } krijgt { MONEY($amount) } voor { $shares ->
        [one] één aandeel
       *[other] { $shares } aandelen
    } van de { NAME($company) } ({ MONEY($per_share) } per aandeel).
event-chicago-reached = { SEAT($seat) } brengt de { NAME($company) } naar Chicago: zij betaalt een Chicago-dividend.
event-wabash-opens = De Wabash opent in Fort Wayne met een inkomen van { $income }.
event-end-locomotives = Einde: drie maatschappijen hebben geen locs meer.
event-end-shares = Einde: drie maatschappijen hebben geen aandelen meer.
event-end-houses = Einde: er liggen nog hoogstens drie huisjes in de voorraad.
event-end-detroit = Einde: Detroit staat op 8.

## Waarom een zet niet mag

refusal-bid-too-low = { MONEY($bid) } is niet genoeg: er moet nu minstens { MONEY($floor) } worden geboden.
refusal-bid-not-covered = Je kunt geen { MONEY($bid) } bieden: je hebt { MONEY($cash) }.
refusal-dial-red = De wijzer voor { NAME($action) } staat op rood: de actie is deze ronde al { $steps } keer gekozen.
refusal-not-opened = De { NAME($company) } is nog gesloten: zij opent wanneer de eerste maatschappij Chicago bereikt.
refusal-no-share-left = De { NAME($company) } heeft geen aandeel meer om aan te bieden.
refusal-no-share-held = Je bezit geen aandeel van de { NAME($company) }.
refusal-no-locomotives = De { NAME($company) } heeft geen locs meer.
refusal-no-legal-hex = Met { MONEY($cash) } kan de { NAME($company) } geen volgend veld bereiken.
refusal-start-hex = { NAME($hex) } is een startveld: daar bouwt niemand.
refusal-already-there = De { NAME($company) } heeft al een loc op { NAME($hex) }.
refusal-hex-full =
    Op een { $terrain ->
        [forest] bos
       *[mountain] berg
    } staat maar één loc, en op { NAME($hex) } is de { NAME($owner) } al.
refusal-not-adjacent = { NAME($hex) } grenst niet aan het net van de { NAME($company) }.
refusal-too-dear = { NAME($hex) } kost { MONEY($cost) } en de { NAME($company) } heeft { MONEY($cash) }: { MONEY($short) } te weinig.
refusal-never-developed = { NAME($hex) } wordt nooit door spelers ontwikkeld.
refusal-nobody-there = Op { NAME($hex) } staat nog geen loc.
refusal-track-at-end = { NAME($hex) } staat op het laatste veld van het industriespoor.
refusal-has-house = Op { NAME($hex) } staat al een huisje.
refusal-no-houses = Voor { NAME($hex) } ligt er geen huisje meer in de voorraad.
refusal-nothing-built = Bouw eerst minstens één veld: de maatschappij is al gekozen.
refusal-not-now = “{ $move }” is nu niet aan de orde.

## Waarom iemand zo speelt

reason-bid = Een aandeel van de { NAME($company) } levert tot het einde naar schatting { MONEY($returns) } op; tot { MONEY($fair) } is een redelijke prijs.
reason-bid-dear = Een aandeel van de { NAME($company) } levert tot het einde naar schatting { MONEY($returns) } op: { MONEY($price) } is duur, { MONEY($fair) } zou redelijk zijn.
reason-pass-dear = { MONEY($price) } voor een aandeel van de { NAME($company) } is te veel: het levert tot het einde naar schatting { MONEY($returns) } op, en { MONEY($fair) } is een redelijke prijs.
reason-pass-cheap = Wie een aandeel van de { NAME($company) } voor { MONEY($price) } neemt, krijgt tot het einde misschien { MONEY($returns) } terug; wie past, laat dat aan anderen.
reason-pass-short = Er zou { MONEY($price) } geboden moeten worden, en er is maar { MONEY($cash) }.
reason-action = { NAME($action) } levert in het beste geval tot het einde zo’n { MONEY($amount) } voorsprong op de tegenstanders op.
reason-action-idle = Met { NAME($action) } is weinig te winnen; de wijzer gaat naar { $dial } van { $steps }.
reason-action-ends-ahead = Daarmee komt het laatste dividend; zoals het nu staat met { MONEY($amount) } voorsprong.
reason-action-ends-behind = Daarmee komt het laatste dividend; zoals het nu staat { MONEY($amount) } achter de winnaar.
reason-offer = Een aandeel van de { NAME($company) } brengt naar schatting { MONEY($price) } op; tegenover de tegenstanders is dat zo’n { MONEY($amount) } waard.
reason-offer-against = Een aandeel van de { NAME($company) } brengt naar schatting { MONEY($price) } op; tegenover de tegenstanders kost dat zo’n { MONEY($amount) }.
reason-offer-unsold = Bijna niemand zal { MONEY($price) } betalen, het laagste bod op een aandeel van de { NAME($company) }.
reason-company =
    De { NAME($company) } heeft { MONEY($cash) } om mee te bouwen; { $held ->
        [one] één
       *[other] { $held }
    } van de { $sold } verkochte aandelen delen daarin.
reason-build-income = { NAME($hex) } kost { MONEY($price) } en verhoogt het inkomen van de { NAME($company) } met { $amount }; er komen nog zo’n { $rounds } algemene dividenden.
reason-build-chicago = Chicago kost { MONEY($price) }, verhoogt het inkomen van de { NAME($company) } met { $amount } en betaalt haar aandelen meteen dividend.
reason-build-way =
    { NAME($hex) } kost { MONEY($price) } en leidt naar { NAME($town) }, nog { $count ->
        [one] één veld
       *[other] { $count } velden
    } verder.
reason-build-idle = { NAME($hex) } kost de { NAME($company) } { MONEY($price) }, levert niets op en leidt nergens naartoe.
reason-stop = De overige { MONEY($cash) } blijft in de kas van de { NAME($company) }.
reason-develop =
    { $count ->
        [one] { NAME($hex) } levert de { NAME($company) } dan { $amount } meer inkomen op.
       *[other] { NAME($hex) } levert elk van de { $count } maatschappijen daar dan { $amount } meer inkomen op.
    }
reason-develop-forest = De { NAME($company) } krijgt voor het bos { NAME($hex) } { MONEY($amount) } in kas.
reason-decline = Wie ervan afziet, verzet alleen de wijzer.

## Tabellen

panel-players = Spelers
panel-companies = Maatschappijen
panel-tracks = Wijzers en sporen
panel-auction = Veiling
column-player = Speler
column-cash = Geld
column-next = Dividend
column-prr = PRR
column-b-o = B&O
column-c-o = C&O
column-nyc = NYC
column-wab = WAB
column-company = Maatschappij
column-treasury = Kas
column-income = Inkomen
column-pays = Dividend
column-sold = Aandelen
column-locomotives = Locs
column-track = Spoor
column-stands = Stand
column-bid = Bod
column-state = Status
why-next =
    { MONEY($amount) } als het algemene dividend nu kwam. Het komt bij twee rode wijzers: op zijn vroegst na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }.
why-turns = Het kleinste aantal beurten waarna twee wijzers rood zijn.
why-dividend =
    Inkomen { $income } gedeeld door { $sold ->
        [one] één verkocht aandeel
       *[other] { $sold } verkochte aandelen
    }, naar boven afgerond: { MONEY($amount) } per aandeel.

## Namen

name-prr = PRR
name-b-o = B&O
name-c-o = C&O
name-nyc = NYC
name-wab = Wabash
name-auction = veiling
name-expansion = uitbreiding
name-development = ontwikkeling
name-pass = passen
name-decline = afzien
name-stop = stoppen
name-plains = vlakte
name-forest = bos
name-mountain = berg
name-city = stad
name-industry = industriestad
name-start = startveld
name-houses = huisjes in voorraad
name-dividend-in = dividend over ≥
name-in = doet mee
name-out = gepast
name-leads = leidt

## Varianten van een partij

option-chicago-timing = Chicago-fase
option-chicago-timing-on-placement = zodra Chicago is bereikt; de uitbreiding eindigt daar
option-chicago-timing-after-expansion = na de uitbreiding, die eerst nog verder mag gaan
option-tie-break = Evenveel geld aan het einde
option-tie-break-shared = gedeelde overwinning
option-tie-break-share-value = de waarde van de aandelen beslist

## Velden met een naam, zoals op het bord

name-a2 = Chicago (A2)
name-b5 = Indianapolis (B5)
name-c2 = South Bend (C2)
name-d3 = Fort Wayne (D3)
name-d7 = Cincinnati (D7)
name-e0 = Detroit (E0)
name-f1 = Toledo (F1)
name-f5 = Columbus (F5)
name-f8 = Huntington (F8)
name-i2 = Cleveland (I2)
name-i4 = Akron (I4)
name-i6 = Wheeling (I6)
name-i9 = Charleston (I9)
name-k4 = Pittsburgh (K4)
name-k7 = Clarksburg (K7)
name-k10 = Roanoke (K10)
name-l0 = Buffalo (L0)
name-m4 = Altoona (M4)
name-m10 = Lynchburg (M10)
name-n6 = Cumberland (N6)
name-o0 = Rochester (O0)
name-o4 = Harrisburg (O4)
name-o10 = Richmond (O10)
name-q0 = Syracuse (Q0)
name-q3 = Binghamton (Q3)
name-q7 = Baltimore (Q7)
name-q9 = Washington (Q9)
name-r5 = Philadelphia (R5)
name-s0 = Albany (S0)
name-s3 = New York (S3)

# ── Plaatsen: wat er te weten is over wat je kunt aanwijzen ─────────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = kost { MONEY($amount) }
place-full = geen plaats voor nog een loc
place-income = inkomen { $amount }
place-house = met huisje
place-house-adds = een huisje voegt { $amount } toe
place-house-pays = een huisje levert één keer { MONEY($amount) } op
place-grows = groeit bij ontwikkeling naar { $value }
place-grows-itself = groeit aan het einde van de ronde naar { $value }
place-grown = volgroeid
place-here = hier: { $companies }
place-not-open = nog niet geopend
place-treasury = kas { MONEY($amount) }
place-locomotives = { $count ->
    [one] nog 1 loc
   *[other] nog { $count } locs
}
place-shares = { $count ->
    [one] nog 1 aandeel te koop
   *[other] nog { $count } aandelen te koop
}
place-dial = { NAME($action) }: { $stands } van { $steps } keer gekozen
place-dial-red = { NAME($action) }: op, { $stands } van { $steps }
place-does-auction = een aandeel van een maatschappij naar keuze aan allen aanbieden
place-does-expansion = tot { $most } locs bouwen van een maatschappij waarvan je aandelen hebt
place-does-development = een veld meer waard maken
place-does-pass = definitief uit deze veiling stappen
place-does-stop = deze beurt niets meer bouwen
place-does-decline = van de actie afzien; de wijzer is toch verzet

## De afrekening

panel-sheet = Waar het geld vandaan komt
column-start = Start
column-paid = Voor aandelen
column-score = Totaal
why-dividends = Dividenden van de { NAME($company) }.

## What it is about, and the guided first match

about-game = Koop aandelen van de spoorwegen die om het hardst van de oostkust naar Chicago bouwen, en laat ze voor jouw dividend werken.
about-length = 45 tot 60 minuten
about-weight = weinig regels, scherpe keuzes
lesson-first = Begeleide eerste partij
lesson-first-bid = Een aandeel levert je bij elk dividend een deel van het inkomen van de maatschappij op, en je geld aan het einde is je score. Je bod gaat naar de kas van de maatschappij en is dus niet weg: zij bouwt ermee.
lesson-first-pass = Je hebt het meeste geld uitgegeven, dus dit aandeel laat je gaan. Eén aandeel van twee maatschappijen is een goed begin: je verdient zodra een ervan groeit.
lesson-first-action = In je beurt kies je een van drie acties, en elke actie kan maar een paar keer per ronde. Bij een uitbreiding bouwt een maatschappij waarvan jij een aandeel hebt tot drie velden met haar eigen geld.
lesson-first-company = Bouw met de maatschappij waarvan jij het grootste deel hebt: het meeste van de groei is voor jou. De kas van de B&O, gevuld met jouw bod, betaalt.
lesson-first-build = Elke nieuwe loc staat naast een loc die er al is, en steden onderweg verhogen het inkomen. Vlakten kosten weinig, dus de weg naar het zuiden en de volgende steden is goedkoop.
lesson-first-more = In één uitbreiding mag je tot drie velden bouwen. Gebruik ze alle drie zolang de kas vol is: wat vroeg ligt, betaalt bij elk dividend.
lesson-first-let-go = Iemand heeft een aandeel in de veiling gebracht, en het minimumbod is hoger dan je geld: je kunt alleen passen. Nieuwe aandelen brengen een maatschappij geld, maar haar inkomen wordt voortaan over meer aandelen verdeeld.
lesson-first-join = De C&O is hier al, daarom kost dit veld de B&O meer dan de eerste. In steden verdienen beide volledig, dus iemand naar een stad volgen loont vaak.
lesson-first-develop = Alle maatschappijen hebben net betaald: dat was het algemeen dividend, en elk dividend brengt Detroit een stap dichter bij het einde van de partij. De kas van de B&O is nu bijna leeg, dus kies je ontwikkeling, die niets kost.
lesson-first-house = Een huisje maakt een veld meer waard voor elke maatschappij die er staat. Zet het waar alleen jouw maatschappijen staan, zodat niemand anders eraan verdient.
lesson-first-end = Dat is het hele verloop: aandelen, uitbreiding, ontwikkeling en dividend zodra twee wijzers rood zijn. De eerste maatschappij in Chicago betaalt meteen en opent de Wabash; wie aan het einde het meeste geld heeft, wint.

## The course in short

about-course = In je beurt veil je een aandeel, breid je een maatschappij uit waarvan je een aandeel hebt, of ontwikkel je een veld; elke actie heeft een wijzer. Twee rode wijzers brengen iedereen dividend, en wie Chicago bereikt, betaalt meteen. De partij eindigt als drie maatschappijen geen locs of aandelen meer hebben, de huisjes bijna op zijn of Detroit op 8 staat; het meeste geld wint.
