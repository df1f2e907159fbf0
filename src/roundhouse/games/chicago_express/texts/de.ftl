# Chicago Express, deutsch. Was die Ids bedeuten: docs/add-a-game.md, „Words“.

## Wo wir sind

board-northeast = Der Nordosten, von New York bis Chicago
heading-preparation = Versteigerungen vor Spielbeginn
heading-round = Runde { $number }
heading-over =
    { $number ->
        [one] Die Partie ist nach einer Allgemeinen Dividende zu Ende
       *[other] Die Partie ist nach { $number } Allgemeinen Dividenden zu Ende
    }

## Was du gefragt wirst

prompt-bid =
    { $high ->
        [0] Biete auf eine Aktie der { NAME($company) }: mindestens { MONEY($floor) }, du hast { MONEY($cash) }. Oder passe.
       *[other] { MONEY($high) } sind für eine Aktie der { NAME($company) } geboten: Biete mindestens { MONEY($floor) }, du hast { MONEY($cash) }. Oder passe.
    }
prompt-bid-only-pass = Eine Aktie der { NAME($company) } kostet jetzt mindestens { MONEY($floor) }, und du hast { MONEY($cash) }: Du kannst nur passen.
prompt-choose-action = Versteigerung, Streckenausbau oder Entwicklung?
prompt-offer-share = Von welcher Gesellschaft bietest du eine Aktie an? Oder verzichte.
prompt-choose-company = Welche deiner Gesellschaften baut ihre Strecke aus? Oder verzichte.
prompt-build =
    Setze eine Lok der { NAME($company) }: { $left ->
        [one] ein Feld
       *[other] bis zu { $left } Felder
    }, { MONEY($cash) } in der Kasse.
prompt-build-more =
    Baue { $left ->
        [one] noch ein Feld
       *[other] noch bis zu { $left } Felder
    } für die { NAME($company) } ({ MONEY($cash) } übrig), oder höre auf.
prompt-choose-development = Welches Feld entwickelst du? Oder verzichte.
prompt-over =
    { $number ->
        [one] Die Partie ist nach einer Allgemeinen Dividende zu Ende.
       *[other] Die Partie ist nach { $number } Allgemeinen Dividenden zu Ende.
    }

## Was geschah

event-auction-opened = Eine Aktie der { NAME($company) } wird versteigert, Startgebot { MONEY($minimum) }; { SEAT($seat) } beginnt.
event-bid = { SEAT($seat) } bietet { MONEY($bid) } für die { NAME($company) }.
event-pass = { SEAT($seat) } passt bei der { NAME($company) }.
event-share-sold = { SEAT($seat) } ersteigert eine Aktie der { NAME($company) } für { MONEY($price) }.
event-share-free = Niemand bietet: { SEAT($seat) } bekommt die Aktie der { NAME($company) } kostenlos.
event-share-stays = Niemand bietet: Die Aktie bleibt bei der { NAME($company) }.
event-action-chosen = { SEAT($seat) } wählt { NAME($action) } ({ $dial } von { $steps }).
event-declined = { SEAT($seat) } verzichtet auf die Aktion.
event-built = { SEAT($seat) } baut für die { NAME($company) } auf { NAME($hex) }: { MONEY($cost) } bezahlt, { MONEY($cash) } übrig, Einkommen { $before } → { $income }.
event-house-built = { SEAT($seat) } stellt ein Häuschen auf { NAME($hex) }.
event-forest-cleared = { SEAT($seat) } entwickelt den Wald { NAME($hex) }: Die { NAME($company) } bekommt { MONEY($amount) }.
event-industry-grows = { SEAT($seat) } entwickelt { NAME($hex) }, jetzt { $value } wert.
event-detroit-grows = Detroit wächst auf { $value }.
event-income-grows = Das Einkommen der { NAME($company) } steigt um { $amount } auf { $income }.
event-general-dividend = Allgemeine Dividende Nr. { $number }.
event-dividend =
    { SEAT($seat) } bekommt { MONEY($amount) } für { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    } der { NAME($company) } (je { MONEY($per_share) }).
event-chicago-reached = { SEAT($seat) } bringt die { NAME($company) } nach Chicago: Sie zahlt eine Chicago-Dividende.
event-wabash-opens = Die Wabash wird in Fort Wayne mit einem Einkommen von { $income } eröffnet.
event-end-locomotives = Schluss: Drei Gesellschaften haben keine Loks mehr.
event-end-shares = Schluss: Drei Gesellschaften haben keine Aktien mehr.
event-end-houses = Schluss: Höchstens drei Häuschen sind noch im Vorrat.
event-end-detroit = Schluss: Detroit steht auf 8.

## Warum ein Zug nicht geht

refusal-bid-too-low = { MONEY($bid) } reichen nicht: Jetzt sind mindestens { MONEY($floor) } zu bieten.
refusal-bid-not-covered = Du kannst nicht { MONEY($bid) } bieten: Du hast { MONEY($cash) }.
refusal-dial-red = Der Zeiger für { NAME($action) } steht auf Rot: Die Aktion wurde in dieser Runde schon { $steps }-mal gewählt.
refusal-not-opened = Die { NAME($company) } ist noch geschlossen: Sie wird eröffnet, wenn die erste Gesellschaft Chicago erreicht.
refusal-no-share-left = Die { NAME($company) } hat keine Aktie mehr anzubieten.
refusal-no-share-held = Du besitzt keine Aktie der { NAME($company) }.
refusal-no-locomotives = Die { NAME($company) } hat keine Loks mehr.
refusal-no-legal-hex = Mit { MONEY($cash) } erreicht die { NAME($company) } kein weiteres Feld.
refusal-start-hex = { NAME($hex) } ist ein Startfeld: Dort baut niemand.
refusal-already-there = Die { NAME($company) } hat schon eine Lok auf { NAME($hex) }.
refusal-hex-full =
    { $terrain ->
        [forest] Im Wald
       *[mountain] Auf einem Berg
    } steht nur eine Lok, und auf { NAME($hex) } ist schon die { NAME($owner) }.
refusal-not-adjacent = { NAME($hex) } grenzt nicht an das Streckennetz der { NAME($company) }.
refusal-too-dear = { NAME($hex) } kostet { MONEY($cost) }, und die { NAME($company) } hat { MONEY($cash) }: Es fehlen { MONEY($short) }.
refusal-never-developed = { NAME($hex) } wird nie von Spielern entwickelt.
refusal-nobody-there = Auf { NAME($hex) } steht noch keine Lok.
refusal-track-at-end = { NAME($hex) } steht auf dem letzten Feld der Industrieskala.
refusal-has-house = Auf { NAME($hex) } steht schon ein Häuschen.
refusal-no-houses = Für { NAME($hex) } ist kein Häuschen mehr im Vorrat.
refusal-nothing-built = Baue erst mindestens ein Feld: Die Gesellschaft ist schon gewählt.
refusal-not-now = „{ $move }“ steht jetzt nicht zur Wahl.

## Warum jemand so zieht

reason-bid = Eine Aktie der { NAME($company) } dürfte bis zum Schluss etwa { MONEY($returns) } einbringen; bis { MONEY($fair) } ist ein angemessener Preis.
reason-bid-dear = Eine Aktie der { NAME($company) } dürfte bis zum Schluss etwa { MONEY($returns) } einbringen: { MONEY($price) } sind teuer, { MONEY($fair) } wären angemessen.
reason-pass-dear = { MONEY($price) } für eine Aktie der { NAME($company) } sind zu viel: Sie dürfte bis zum Schluss etwa { MONEY($returns) } einbringen, und { MONEY($fair) } sind ein angemessener Preis.
reason-pass-cheap = Wer eine Aktie der { NAME($company) } für { MONEY($price) } nimmt, bekommt bis zum Schluss vielleicht etwa { MONEY($returns) } zurück; wer passt, überlässt das anderen.
reason-pass-short = { MONEY($price) } wären zu bieten, und nur { MONEY($cash) } sind da.
reason-action = { NAME($action) } bringt bestenfalls bis zum Schluss etwa { MONEY($amount) } Vorsprung vor den Gegnern.
reason-action-idle = { NAME($action) } bringt wenig; der Zeiger rückt auf { $dial } von { $steps }.
reason-action-ends-ahead = Damit kommt die letzte Dividende; wie es steht, mit { MONEY($amount) } Vorsprung.
reason-action-ends-behind = Damit kommt die letzte Dividende; wie es steht, { MONEY($amount) } hinter dem Sieger.
reason-offer = Eine Aktie der { NAME($company) } dürfte für etwa { MONEY($price) } weggehen; gegenüber den Gegnern ist das etwa { MONEY($amount) } wert.
reason-offer-against = Eine Aktie der { NAME($company) } dürfte für etwa { MONEY($price) } weggehen; gegenüber den Gegnern kostet das etwa { MONEY($amount) }.
reason-offer-unsold = Kaum jemand wird { MONEY($price) } zahlen, das Startgebot für eine Aktie der { NAME($company) }.
reason-company =
    Die { NAME($company) } hat { MONEY($cash) } zum Bauen; { $held ->
        [one] eine
       *[other] { $held }
    } der { $sold } verkauften Aktien haben daran teil.
reason-build-income = { NAME($hex) } kostet { MONEY($price) } und erhöht das Einkommen der { NAME($company) } um { $amount }; etwa { $rounds } Allgemeine Dividenden stehen noch aus.
reason-build-chicago = Chicago kostet { MONEY($price) }, erhöht das Einkommen der { NAME($company) } um { $amount } und zahlt ihren Aktien sofort eine Dividende.
reason-build-way =
    { NAME($hex) } kostet { MONEY($price) } und führt nach { NAME($town) }, noch { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } weiter.
reason-build-idle = { NAME($hex) } kostet die { NAME($company) } { MONEY($price) }, bringt nichts ein und führt zu nichts Neuem.
reason-stop = Die übrigen { MONEY($cash) } bleiben in der Kasse der { NAME($company) }.
reason-develop =
    { $count ->
        [one] { NAME($hex) } bringt der { NAME($company) } dann { $amount } mehr Einkommen.
       *[other] { NAME($hex) } bringt jeder der { $count } Gesellschaften dort dann { $amount } mehr Einkommen.
    }
reason-develop-forest = Die { NAME($company) } bekommt für den Wald { NAME($hex) } { MONEY($amount) } in die Kasse.
reason-decline = Wer verzichtet, rückt nur den Zeiger weiter.

## Tafeln

panel-players = Spieler
panel-companies = Gesellschaften
panel-tracks = Zeiger und Skalen
panel-auction = Versteigerung
column-player = Spieler
column-cash = Bargeld
column-next = Dividende
column-prr = PRR
column-b-o = B&O
column-c-o = C&O
column-nyc = NYC
column-wab = WAB
column-company = Gesellschaft
column-treasury = Kasse
column-income = Einkommen
column-pays = Dividende
column-sold = Aktien
column-locomotives = Loks
column-track = Anzeige
column-stands = Stand
column-bid = Gebot
column-state = Status
why-next =
    { MONEY($amount) }, wenn die Allgemeine Dividende jetzt käme. Sie kommt mit zwei roten Zeigern: frühestens nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
why-turns = Die wenigsten Züge, nach denen zwei Zeiger rot sind.
why-dividend =
    Einkommen { $income } geteilt durch { $sold ->
        [one] eine verkaufte Aktie
       *[other] { $sold } verkaufte Aktien
    }, aufgerundet: { MONEY($amount) } je Aktie.

## Namen

name-prr = PRR
name-b-o = B&O
name-c-o = C&O
name-nyc = NYC
name-wab = Wabash
name-auction = Versteigerung
name-expansion = Streckenausbau
name-development = Entwicklung
name-pass = passen
name-decline = verzichten
name-stop = aufhören
name-plains = Ebene
name-forest = Wald
name-mountain = Berg
name-city = Stadt
name-industry = Industriestadt
name-start = Startfeld
name-houses = Häuschen im Vorrat
name-dividend-in = Dividende in ≥
name-in = dabei
name-out = ausgestiegen
name-leads = führt

## Varianten einer Partie

option-chicago-timing = Chicago-Phase
option-chicago-timing-on-placement = sofort, wenn Chicago erreicht ist; damit endet der Streckenausbau
option-chicago-timing-after-expansion = nach dem Streckenausbau, der erst noch weitergehen darf
option-tie-break = Gleich viel Bargeld am Ende
option-tie-break-shared = geteilter Sieg
option-tie-break-share-value = der Wert der Aktien entscheidet

## Felder mit Namen, wie auf dem Plan

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

# ── Orte: was es über das zu wissen gibt, worauf man zeigen kann ────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = kostet { MONEY($amount) }
place-full = kein Platz für eine weitere Lok
place-income = Einkommen { $amount }
place-house = mit Häuschen
place-house-adds = ein Häuschen bringt { $amount } mehr
place-house-pays = ein Häuschen bringt einmal { MONEY($amount) }
place-grows = wächst bei Entwicklung auf { $value }
place-grows-itself = wächst am Ende der Runde auf { $value }
place-grown = ausgewachsen
place-here = hier: { $companies }
place-not-open = noch nicht eröffnet
place-treasury = Kasse { MONEY($amount) }
place-locomotives = { $count ->
    [one] noch 1 Lok
   *[other] noch { $count } Loks
}
place-shares = { $count ->
    [one] noch 1 Aktie zu verkaufen
   *[other] noch { $count } Aktien zu verkaufen
}
place-dial = { NAME($action) }: { $stands } von { $steps } Mal gewählt
place-dial-red = { NAME($action) }: verbraucht, { $stands } von { $steps }
place-does-auction = allen eine Aktie irgendeiner Gesellschaft anbieten
place-does-expansion = bis zu { $most } Loks einer Gesellschaft bauen, von der du Aktien hast
place-does-development = ein Feld wertvoller machen
place-does-pass = aus dieser Versteigerung endgültig aussteigen
place-does-stop = in diesem Zug nichts mehr bauen
place-does-decline = auf die Aktion verzichten; ihr Zeiger ist trotzdem weitergerückt

## Die Abrechnung

panel-sheet = Woher das Geld kommt
column-start = Start
column-paid = Für Aktien
column-score = Summe
why-dividends = Dividenden der { NAME($company) }.

## What it is about, and the guided first match

about-game = Kaufe Aktien der Bahnen, die von der Ostküste nach Chicago um die Wette bauen, und lass sie für deine Dividenden arbeiten.
about-length = 45 bis 60 Minuten
about-weight = wenig Regeln, knifflige Entscheidungen
lesson-first = Geführte erste Partie
lesson-first-bid = Eine Aktie bringt dir bei jeder Dividende einen Teil vom Einkommen der Gesellschaft, und dein Bargeld am Ende ist dein Ergebnis. Dein Gebot kommt in die Kasse der Gesellschaft und ist also nicht verloren: Sie baut damit.
lesson-first-pass = Das meiste Geld ist ausgegeben, also lässt du diese Aktie ziehen. Je eine Aktie von zwei Gesellschaften ist ein guter Anfang: Du verdienst, sobald eine davon wächst.
lesson-first-action = In deinem Zug wählst du eine von drei Aktionen, und jede ist in einer Runde nur ein paar Mal möglich. Beim Streckenausbau baut eine Gesellschaft, von der du eine Aktie hast, bis zu drei Felder mit ihrem eigenen Geld.
lesson-first-company = Baue mit der Gesellschaft, an der du den größeren Anteil hast: Das meiste vom Wachstum gehört dir. Es zahlt die Kasse der B&O, die dein Gebot gefüllt hat.
lesson-first-build = Jede neue Lok steht neben einer, die schon da ist, und Städte am Weg heben das Einkommen. Ebenen kosten wenig, der Weg nach Süden zu den nächsten Städten ist also billig.
lesson-first-more = In einem Streckenausbau darfst du bis zu drei Felder bauen. Nutze alle drei, solange die Kasse voll ist: Was früh liegt, zahlt bei jeder Dividende.
lesson-first-let-go = Jemand hat eine Aktie zur Versteigerung gestellt, und das Startgebot liegt über deinem Bargeld: Du kannst nur passen. Neue Aktien bringen der Gesellschaft Geld, doch ihr Einkommen wird von nun an durch mehr Aktien geteilt.
lesson-first-join = Die C&O ist schon hier, darum kostet das Feld die B&O mehr als die erste. In Städten verdienen beide voll, es lohnt sich also oft, jemandem in eine Stadt zu folgen.
lesson-first-develop = Eben haben alle Gesellschaften gezahlt: Das war die Allgemeine Dividende, und jede rückt Detroit dem Ende der Partie einen Schritt näher. Die Kasse der B&O ist jetzt fast leer, also wählst du Entwicklung, die nichts kostet.
lesson-first-house = Ein Häuschen macht ein Feld für jede Gesellschaft wertvoller, die dort steht. Setze es dorthin, wo nur deine Gesellschaften sind, damit sonst niemand daran verdient.
lesson-first-end = Das ist der ganze Ablauf: Aktien, Streckenausbau, Entwicklung und eine Dividende, sobald zwei Zeiger rot sind. Wer als Erster in Chicago ist, zahlt sofort und eröffnet die Wabash; am Ende gewinnt das meiste Bargeld.

## The course in short

about-course = In deinem Zug versteigerst du eine Aktie, baust eine Gesellschaft aus, von der du eine Aktie hast, oder entwickelst ein Feld; jede Aktion hat einen Zeiger. Zwei rote Zeiger bringen allen eine Dividende, und wer Chicago erreicht, zahlt sofort. Die Partie endet, wenn drei Gesellschaften keine Loks oder Aktien mehr haben, die Häuschen fast weg sind oder Detroit auf 8 steht; das meiste Bargeld gewinnt.
