# American Rails, deutsch. Was die Ids bedeuten: docs/add-a-game.md, „Words“.

## Wo wir sind

board-east = Der Osten, von Boston bis New Orleans
heading-preparation = Vorbereitung: Von jeder Firma wird eine Aktie versteigert
heading-phase = { $year }, Aktionsphase { $phase } von { $phases }
heading-over = Die Partie ist nach { $year } zu Ende

## Was du gefragt wirst

prompt-remove = Eine Firma verlässt das Spiel; der Zufall zieht sie.
prompt-select = Von welcher Firma wird als Nächstes eine Aktie versteigert? Du bietest zuerst.
prompt-bid =
    { $high ->
        [0] Biete auf eine Aktie der { NAME($company) }: mindestens { MONEY($floor) }, du hast { MONEY($cash) }. Oder passe.
       *[other] { MONEY($high) } sind für eine Aktie der { NAME($company) } geboten: Biete mindestens { MONEY($floor) }, du hast { MONEY($cash) }. Oder passe.
    }
prompt-bid-only-pass = Eine Aktie der { NAME($company) } kostet jetzt mindestens { MONEY($floor) }, und du hast { MONEY($cash) }: Du kannst nur passen.
prompt-place-start = In welcher unbesetzten Stadt beginnt die { NAME($company) }?
prompt-choose-space = Setze deinen Aktionsmarker auf ein freies Feld der Spalte { $phase }.
prompt-develop =
    { $left ->
        [0] Für einen Ausbau ist kein Haus mehr da: Verzichte.
        [one] Welche Stadt baust du aus? Ein Haus ist noch da. Oder verzichte.
       *[other] Welche Stadt baust du aus? Noch { $left } Häuser sind da. Oder verzichte.
    }
prompt-fund = Welche Firma bekommt { MONEY($amount) } aus der Bank? Oder verzichte.
prompt-take = Nimmst du { MONEY($amount) }, oder zahlen alle anderen { MONEY($amount) } an die Bank? Oder verzichte.
prompt-take-or-expand = Nimmst du { MONEY($amount) }, zahlen alle anderen { MONEY($amount) } an die Bank, oder setzt du bis zu { $cubes } Würfel? Oder verzichte.
prompt-expand = Setze bis zu { $left } Gleiswürfel von Firmen, deren Aktien du hast, oder höre auf.
prompt-expand-more =
    { $left ->
        [one] Setze noch einen Würfel, oder höre auf.
       *[other] Setze noch bis zu { $left } Würfel, oder höre auf.
    }
prompt-offer = Von welcher Firma versteigerst du eine Aktie? Oder verzichte.
prompt-over = Die Partie ist nach { $year } zu Ende.

## Was geschah

event-removed = Die { NAME($company) } verlässt das Spiel mit allen Würfeln und Aktien.
event-auction-opened = Eine Aktie der { NAME($company) } wird versteigert; { SEAT($seat) } beginnt.
event-bid = { SEAT($seat) } bietet { MONEY($bid) } für die { NAME($company) }.
event-pass = { SEAT($seat) } passt bei der { NAME($company) }.
event-share-sold = { SEAT($seat) } ersteigert eine Aktie der { NAME($company) } für { MONEY($price) }.
event-share-out = Niemand bietet: Die Aktie der { NAME($company) } kommt aus dem Spiel.
event-company-starts = { SEAT($seat) } lässt die { NAME($company) } in { $place } mit einem Einkommen von { $income } beginnen.
event-company-closes = Keine Stadt ist mehr frei: Alle Aktien der { NAME($company) } kommen aus dem Spiel.
event-place-taken = { SEAT($seat) } nimmt Platz { $number } der Spielerreihenfolge ein.
event-phase = { $year }: Aktionsphase { $number } beginnt.
event-space-pass = { SEAT($seat) } passt in Phase { $phase }.
event-space-develop = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-space-fund = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-space-take = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-space-expand3 = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-space-auction = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-space-expand4 = { SEAT($seat) } zieht in Phase { $phase } auf „{ NAME($space) }“.
event-declined = { SEAT($seat) } verzichtet auf die Aktion.
event-stopped = { SEAT($seat) } hört mit dem Ausdehnen auf.
event-developed = { SEAT($seat) } baut { $place } mit einem Haus aus; { $left } noch im Vorrat.
event-funded = { SEAT($seat) } finanziert die { NAME($company) } mit { MONEY($amount) }: { MONEY($cash) } in der Kasse.
event-took = { SEAT($seat) } nimmt { MONEY($amount) } aus der Bank.
event-taxes = { SEAT($seat) } lässt alle anderen { MONEY($amount) } an die Bank zahlen.
event-taxed = { SEAT($seat) } zahlt { MONEY($amount) } an die Bank.
event-placed = { SEAT($seat) } setzt einen Würfel der { NAME($company) } auf { $place }: { MONEY($cost) } bezahlt, { MONEY($cash) } übrig, Einkommen { $before } → { $income }.
event-income-rises = Das Einkommen der { NAME($company) } steigt um { $amount } auf { $income }.
event-income-falls = Die { NAME($company) } ist in der Stadt nicht mehr allein: Ihr Einkommen sinkt um { $amount } auf { $income }.
event-special-link =
    Die { NAME($company) } vollendet in { $place } { $amount ->
        [20] zwei Spezialverbindungen
       *[other] eine Spezialverbindung
    }: +{ $amount } Einkommen, oben mitgezählt.
event-dividends = Dividenden für { $year }.
event-dividend =
    { SEAT($seat) } bekommt { MONEY($amount) } für { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    } der { NAME($company) } (je { MONEY($per_share) }).
event-end-year = Schluss: { $year } war das letzte Jahr.
event-end-shares = Schluss nach { $year }: Keine Firma hat noch eine Aktie im Vorrat.
event-end-supplies = Schluss nach { $year }: In so vielen Vorräten, wie Spieler da sind, liegen höchstens zwei Teile.

## Warum ein Zug nicht geht

refusal-bid-too-low = { MONEY($bid) } reichen nicht: Jetzt sind mindestens { MONEY($floor) } zu bieten.
refusal-bid-not-covered = Du kannst nicht { MONEY($bid) } bieten: Du hast { MONEY($cash) }.
refusal-company-excluded = Die { NAME($company) } ist in dieser Partie nicht dabei.
refusal-company-closed = Die { NAME($company) } ist geschlossen: Sie kann nicht mehr auf den Plan kommen.
refusal-already-offered = Von der { NAME($company) } wurde in der Vorbereitung schon eine Aktie angeboten.
refusal-no-share-left = Die { NAME($company) } hat keine Aktie mehr im Vorrat.
refusal-no-share-held = Du besitzt keine Aktie der { NAME($company) }: Ihre Würfel kannst du nicht setzen.
refusal-not-a-city = { $place } ist keine Stadt.
refusal-city-occupied = In { $place } liegt schon ein Würfel: Eine Firma beginnt in einer unbesetzten Stadt.
refusal-space-taken = Das Feld „{ NAME($space) }“ (Reihe { $row }) ist von { SEAT($seat) } besetzt.
refusal-never-developed = { $place } kann nie ausgebaut werden.
refusal-nobody-there = In { $place } liegt noch kein Würfel.
refusal-has-house = { $place } ist schon ausgebaut.
refusal-no-houses = Im Vorrat ist kein Haus mehr.
refusal-three-players = „Ausdehnen 2“ gibt es nur mit vier oder fünf Spielern.
refusal-no-cubes = Die { NAME($company) } hat keinen Würfel mehr im Vorrat.
refusal-already-there = Die { NAME($company) } hat schon einen Würfel auf { $place }.
refusal-hex-full =
    { $terrain ->
        [forest] Im Wald
       *[mountain] Auf einem Berg
    } liegt nur ein Würfel, und { $place } hat schon einen der { NAME($owner) }.
refusal-not-adjacent = { $place } grenzt nicht an das Schienennetz der { NAME($company) }.
refusal-too-dear = { $place } kostet { MONEY($cost) }, und die { NAME($company) } hat { MONEY($cash) }: Es fehlen { MONEY($short) }.
refusal-not-now = „{ $move }“ steht jetzt nicht zur Wahl.

## Warum ein Zug geraten wird

reason-chance = Jede Firma scheidet gleich wahrscheinlich aus.
reason-select = Eine Aktie der { NAME($company) } dürfte bis zum Ende etwa { MONEY($worth) } einbringen; du hast { MONEY($cash) }, der Reichste der anderen { MONEY($rival) }.
reason-offer = Eine Aktie der { NAME($company) } dürfte bis zum Ende etwa { MONEY($worth) } einbringen; du hast { MONEY($cash) }, der Reichste der anderen { MONEY($rival) }.
reason-bid = Eine Aktie der { NAME($company) } dürfte bis zum Ende etwa { MONEY($worth) } einbringen: { MONEY($more) } mehr als ein Gebot von { MONEY($bid) }.
reason-bid-dear = { MONEY($bid) } sind { MONEY($more) } mehr, als eine Aktie der { NAME($company) } bis zum Ende einbringen dürfte, etwa { MONEY($worth) }.
reason-pass-poor = Geboten werden müssen mindestens { MONEY($floor) }, und du hast { MONEY($cash) }.
reason-pass-dear = Eine Aktie der { NAME($company) } dürfte bis zum Ende nur etwa { MONEY($worth) } einbringen und kostet jetzt mindestens { MONEY($floor) }.
reason-pass-thrift = Das Geld bleibt für eine andere Versteigerung; eine Aktie der { NAME($company) } dürfte etwa { MONEY($worth) } einbringen und ist ab { MONEY($floor) } zu haben.
reason-start =
    { $place } bringt { MONEY($income) } im Jahr; { $near ->
        [0] keine andere Stadt liegt in der Nähe.
        [one] eine andere Stadt liegt in der Nähe; ohne Würfel: { $free }.
       *[other] { $near } andere Städte liegen in der Nähe; ohne Würfel: { $free }.
    }
reason-place-city = Die { NAME($company) } erreicht { $place } für { MONEY($cost) }: Ihr Einkommen von { MONEY($income) } im Jahr wächst um { MONEY($more) }.
reason-place-way = Dieser Würfel führt die { NAME($company) } auf { $goal } zu, das { MONEY($more) } im Jahr mehr bringt.
reason-place-nowhere = Dieser Würfel kostet die { NAME($company) } { MONEY($cost) } und führt zu keiner Stadt, die dir nützt.
reason-stop = Das Geld der Firmen bleibt liegen; { $left ->
        [one] ein Würfel wird nicht gesetzt.
       *[other] { $left } Würfel werden nicht gesetzt.
    }
reason-space = „{ NAME($space) }“ ist dir, am besten genutzt, bis zum Ende etwa { MONEY($value) } wert.
reason-space-early = Hier ist wenig zu gewinnen; Reihe { $row } von 7 bestimmt, wie früh du wieder dran bist.
reason-develop = Ein Haus in { $place } ist dir bis zum Ende etwa { MONEY($value) } wert.
reason-develop-others = Ein Haus in { $place } nützt dir kaum mehr als den anderen.
reason-fund = { MONEY($amount) } mehr für die { NAME($company) } können für dich bis zum Ende { MONEY($value) } werden.
reason-fund-others = { MONEY($amount) } mehr für die { NAME($company) } nützen dir kaum mehr als den anderen.
reason-take = { MONEY($amount) } in der eigenen Hand zählen sofort.
reason-tax = Alle anderen fallen um { MONEY($amount) } zurück, oder um ihr letztes Geld.
reason-expand = Die Würfel sind dir, am besten genutzt, bis zum Ende etwa { MONEY($value) } wert.
reason-decline = Auf die Aktion wird verzichtet; das Feld bleibt für die anderen gesperrt.

## Tafeln

panel-players = Spieler
panel-companies = Firmen
panel-track = Aktionsfelder
panel-order = Spielerreihenfolge
panel-years = Jahresleiste
panel-ends = Wie nah das Ende ist
panel-auction = Versteigerung
column-player = Spieler
column-cash = Geld
column-next = Dividende
column-american = Amer.
column-national = Nat.
column-continental = Cont.
column-majestic = Maj.
column-liberty = Lib.
column-republic = Rep.
column-company = Firma
column-status = Status
column-treasury = Kasse
column-income = Einkommen
column-pays = Dividende
column-held = Aktien bei Spielern
column-supply = Im Vorrat
column-out = Aus dem Spiel
column-cubes = Würfel im Vorrat
column-space = Feld
column-phase-1 = Phase 1
column-phase-2 = Phase 2
column-phase-3 = Phase 3
column-place = Platz
column-year = Jahr
column-track = Was zählt
column-stands = Stand
column-bid = Gebot
column-state = Status
why-next =
    { MONEY($amount) }, wenn das Jahr jetzt endete. Es endet nach { $turns ->
        [one] diesem Zug
       *[other] { $turns } Zügen, diesem eingeschlossen
    }.
why-dividend =
    Einkommen { $income } geteilt durch { $held ->
        [one] eine Aktie
       *[other] { $held } Aktien
    } in Spielerhand, aufgerundet: { MONEY($amount) } je Aktie.
why-income =
    { $special ->
        [0] { $cities } aus Städten.
       *[other] { $cities } aus Städten und { $special } aus Spezialverbindungen.
    }

## Namen

name-american = American
name-national = National
name-continental = Continental
name-majestic = Majestic
name-liberty = Liberty
name-republic = Republic
name-active = aktiv
name-unfloated = wartend
name-closed = geschlossen
name-excluded = nicht dabei
name-pass = Passen
name-develop = Ausbauen
name-fund = { MONEY(5) } finanzieren
name-take = { MONEY(2) } nehmen
name-take-or-expand2 = { MONEY(2) } nehmen oder Ausdehnen 2
name-expand3 = Ausdehnen 3
name-auction = Aktie versteigern
name-expand4 = Ausdehnen 4
name-take-bank = { MONEY(2) } aus der Bank nehmen
name-tax-others = alle anderen zahlen { MONEY(2) } an die Bank
name-expand2 = Ausdehnen 2
name-decline = verzichten
name-stop = aufhören
name-plains = Ebene
name-forest = Wald
name-mountain = Berg
name-city = Stadt
name-houses = Häuser im Vorrat
name-end-year = dieses Jahr / das letzte
name-end-shares = Aktien im Vorrat
name-end-supplies = knappe Vorräte / so viele beenden es
name-in = dabei
name-out = ausgestiegen
name-leads = führt

# ── Orte: was es über das zu wissen gibt, worauf man zeigen kann ────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = kostet { MONEY($amount) }
place-full = kein Platz für einen weiteren Würfel
place-values = allein { $alone }, geteilt { $shared }
place-house = mit Haus
place-house-adds = ein Haus bringt { $alone } mehr, geteilt { $shared }
place-no-house = hier steht nie ein Haus
place-special = Spezial-Stadt: { $amount } mehr für jede weitere, die erreicht ist
place-here = hier: { $companies }
place-excluded = nicht in dieser Partie
place-income = Einkommen { $amount }
place-treasury = Kasse { MONEY($amount) }
place-cubes = { $count ->
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
place-shares = { $count ->
    [one] 1 Aktie im Vorrat
   *[other] { $count } Aktien im Vorrat
}
place-space = { NAME($space) }
place-taken = besetzt von { SEAT($seat) }
place-does-pass = aus dieser Versteigerung endgültig aussteigen
place-does-stop = in diesem Zug keine Würfel mehr setzen
place-does-decline = auf die Aktion verzichten; das Feld bleibt besetzt
place-does-take = { MONEY($amount) } aus der Bank für dich
place-does-tax = alle anderen zahlen { MONEY($amount) } an die Bank
place-does-expand = bis zu { $cubes } Würfel von Firmen setzen, von denen du Aktien hast

## Die Abrechnung

panel-sheet = Woher das Geld kommt
column-start = Start
column-paid = Für Aktien
column-score = Summe
why-dividends = Dividenden der { NAME($company) }.
column-take = Nehmen

## What it is about, and the guided first match

about-game = Gründe mit den anderen sechs Bahnen, lege ihr Gleis und halte die richtigen Aktien, wenn das Jahr auszahlt.
about-length = 60 bis 90 Minuten
about-weight = mittelschwer, mit Kampf um die Reihenfolge
lesson-first = Geführte erste Partie
lesson-first-select = Du wählst, von welcher Firma als Nächstes die erste Aktie versteigert wird. Beginne mit einer, die du selbst willst: Noch haben alle Geld, aber niemand hat einen Plan.
lesson-first-bid = Dein Gebot kommt in die Kasse der Firma, und die baut damit. Geld in der Kasse einer Firma, die vor allem dir gehört, ist gut angelegt.
lesson-first-start = Wer die erste Aktie hat, wählt die Stadt, in der die Firma beginnt. In einer dichten Gegend mit wertvollen Städten wächst ihr Einkommen schnell.
lesson-first-let-go = Für diese Aktie hast du kein Geld mehr, du kannst nur passen. Wer die erste Aktie kauft, entscheidet über den Start, und arbeitet von dort oft gegen dich.
lesson-first-space = In jeder Aktionsphase setzt du deinen Aktionsmarker auf ein freies Feld der Spalte: je weiter unten, desto stärker die Aktion. In der nächsten Phase geht die Reihenfolge aber von oben nach unten: Wer jetzt stark handelt, ist dann spät dran.
lesson-first-place = Du dehnst Firmen aus, von denen du eine Aktie hast, jeden Gleiswürfel neben einen, der schon liegt. Jede neue Stadt erhöht das Einkommen: allein zählt der volle Wert, geteilt der anteilige.
lesson-first-more = Baue weiter zur nächsten Stadt: Felder dazwischen bringen nichts, führen aber hin. Du darfst deine Gleiswürfel auf mehrere deiner Firmen verteilen.
lesson-first-sooner = Diesmal nimmst du ein Feld weiter oben. Die Aktion ist etwas schwächer, aber in der nächsten Phase wählst du früher.
lesson-first-next = Eine neue Phase hat begonnen, und die Felder sind wieder frei. Nach drei Phasen endet das Jahr: Jede Firma zahlt ihr Einkommen, geteilt durch die Aktien in Spielerhand.
lesson-first-end = So verläuft ein Jahr: drei Phasen mit je einer Aktion für alle, dann die Dividenden. Spätestens nach 1857 gewinnt, wer am meisten Geld hat.

## The course in short

about-course = Zuerst wird von jeder Firma eine Aktie versteigert, und jede beginnt in einer Stadt. Dann folgen Jahre mit je drei Aktionsphasen: In jeder nimmt jeder ein Feld und seine Aktion, vom Passen bis zu vier Gleiswürfeln. Am Jahresende zahlt jede Firma ihr Einkommen an ihre Aktionäre; spätestens nach 1857 gewinnt das meiste Geld.
