# Age of Steam, deutsch. Was die Ids bedeuten: docs/add-a-game.md, „Words“. Was nur eine Karte sagt, steht bei der Karte.

## Wo wir sind

heading-setup = Aufbau
heading-round = Runde { $number } von { $rounds }: { NAME($phase) }
heading-over =
    { $number ->
        [one] Die Partie ist nach einer Runde zu Ende
       *[other] Die Partie ist nach { $number } Runden zu Ende
    }

## Satzteile

a-cube =
    { $colour ->
        [red] einen roten Würfel
        [blue] einen blauen Würfel
        [purple] einen lilafarbenen Würfel
        [yellow] einen gelben Würfel
        [black] einen schwarzen Würfel
       *[white] Baumwolle
    }
some-links =
    { $links ->
        [one] eine Linie
       *[other] { $links } Linien
    }
some-shares =
    { $shares ->
        [one] eine Aktie
       *[other] { $shares } Aktien
    }
some-segments =
    { $segments ->
        [one] ein Streckenstück
       *[other] { $segments } Streckenstücke
    }

## Was du gefragt wirst

prompt-draw =
    { $bag ->
        [one] Der Zufall zieht den letzten Würfel aus dem Beutel.
       *[other] Der Zufall zieht einen der { $bag } Würfel im Beutel.
    }
prompt-start-order = Der Zufall lost aus, wer zu Beginn auf Platz { $place } der Reihenfolge steht.
prompt-dice =
    { $left ->
        [one] Der Zufall wirft den letzten Würfel des Güterwachstums.
       *[other] Der Zufall würfelt für das Güterwachstum: noch { $left } Würfel.
    }
prompt-issue =
    { $most ->
        [0] Du hast { $held } Aktien verkauft und kannst keine weitere verkaufen.
        [one] Verkaufst du eine Aktie für { MONEY(5) }? Du hast { $held } verkauft und { MONEY($money) }; jede kostet { MONEY(1) } je Runde. { round-needs }
       *[other] Wie viele Aktien verkaufst du, 0 bis { $most }? Jede bringt jetzt { MONEY(5) } und kostet { MONEY(1) } je Runde; verkauft hast du { $held }, dein Geld: { MONEY($money) }. { round-needs }
    }
prompt-bid =
    { $high ->
        [0] Biete für die Reihenfolge: mindestens { MONEY($floor) }, du hast { MONEY($money) }. Oder passe und nimm den letzten freien Platz.
       *[other] { MONEY($high) } sind für die Reihenfolge geboten: Biete mindestens { MONEY($floor) }, du hast { MONEY($money) }. Oder passe und nimm den letzten freien Platz.
    }
prompt-bid-only-pass = Das nächste Gebot beträgt mindestens { MONEY($floor) }, und du hast { MONEY($money) }: Du kannst nur passen.
prompt-privilege = Das nächste Gebot beträgt mindestens { MONEY($floor) }, und du hast { MONEY($money) }: Biete, bleibe einmal ohne Gebot dabei, oder passe.
prompt-choose = Welche Aktion wählst du für diese Runde?
prompt-urbanise = Baust du eine New City auf eine Stadt? Sie kostet nichts. Oder verzichte; dann baust du mit { MONEY($money) }.
prompt-build =
    { $left ->
        [one] Baue ein Plättchen; du hast { MONEY($money) }. Oder beende deinen Bauzug.
       *[other] Baue bis zu { $left } Plättchen; du hast { MONEY($money) }. Oder beende deinen Bauzug.
    }
prompt-build-more =
    { $left ->
        [0] Du hast alles gebaut, was du darfst: Baue noch eine New City, oder beende deinen Bauzug.
        [one] Baue noch ein Plättchen; { MONEY($money) } übrig. Oder beende deinen Bauzug.
       *[other] Baue noch bis zu { $left } Plättchen; { MONEY($money) } übrig. Oder beende deinen Bauzug.
    }
prompt-move =
    { $engine ->
        [one] Durchgang { $number } von 2: Transportiere einen Würfel über eine Linie, erhöhe deine Reichweite auf 2, oder passe.
       *[other] Durchgang { $number } von 2: Transportiere einen Würfel über bis zu { $engine } Linien, erhöhe deine Reichweite um 1, oder passe.
    }
prompt-move-only =
    { $engine ->
        [one] Durchgang { $number } von 2: Transportiere einen Würfel über eine Linie, oder passe.
       *[other] Durchgang { $number } von 2: Transportiere einen Würfel über bis zu { $engine } Linien, oder passe.
    }
prompt-produce = Ziehst du zwei Würfel aus dem Beutel für die Güterauslage? Was gezogen ist, muss gelegt werden.
prompt-place =
    { $left ->
        [one] Lege { a-cube } auf ein leeres Feld der Güterauslage.
       *[other] Zwei Würfel sind zu legen: { NAME($colour) } und { NAME($other) }. Lege einen auf ein leeres Feld der Güterauslage.
    }
prompt-over =
    { $number ->
        [one] Die Partie ist nach einer Runde zu Ende.
       *[other] Die Partie ist nach { $number } Runden zu Ende.
    }

## Was geschah

event-display-filled = Die Spalte { NAME($column) } der Güterauslage bekommt { a-cube }.
event-start-cube = { NAME($place) } bekommt zu Beginn { a-cube }.
event-terminal-colour = { NAME($place) } nimmt Güter dieser Farbe an: { NAME($colour) }.
event-cube-rejected = Der gezogene Würfel ({ NAME($colour) }) darf dort nicht liegen und kommt zur Seite.
event-start-place = { SEAT($seat) } steht auf Platz { $place } der Reihenfolge.
event-round = Runde { $number } von { $rounds } beginnt.
event-issued = { SEAT($seat) } verkauft { some-shares } für { MONEY($amount) }: zusammen { $held }, { MONEY($money) } in der Hand.
event-issued-nothing = { SEAT($seat) } verkauft keine Aktien.
event-bid = { SEAT($seat) } bietet { MONEY($bid) } für die Reihenfolge.
event-passed = { SEAT($seat) } passt und bekommt Platz { $place }.
event-privilege = { SEAT($seat) } bleibt ohne Gebot dabei: Das Passrecht ist genutzt.
event-place =
    { $bid ->
        [0] Platz { $place }: { SEAT($seat) }, ohne Gebot.
       *[other] Platz { $place }: { SEAT($seat) }, { MONEY($bid) } geboten, { MONEY($amount) } bezahlt.
    }
event-chosen = { SEAT($seat) } wählt { NAME($action) }.
event-engine-grows = { SEAT($seat) }: Reichweite jetzt { $engine }.
event-urbanised = { SEAT($seat) } macht { NAME($town) } zur New City { $letter } ({ NAME($colour) }).
event-urbanisation-skipped = { SEAT($seat) } baut keine New City.
event-built =
    { $how ->
        [replaced] { SEAT($seat) } ersetzt das Plättchen auf { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } bezahlt, { MONEY($money) } übrig.
        [redirected] { SEAT($seat) } leitet auf { NAME($hex) } um: { NAME($tile) }; { MONEY($cost) } bezahlt, { MONEY($money) } übrig.
       *[placed] { SEAT($seat) } baut auf { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } bezahlt, { MONEY($money) } übrig.
    }
event-link-bought = { SEAT($seat) } baut die Sonderlinie: { MONEY($cost) } bezahlt, { MONEY($money) } übrig.
event-link-finished =
    { $length ->
        [one] { SEAT($seat) } besitzt die neue Linie { NAME($one) } – { NAME($two) }: ein Streckenstück.
       *[other] { SEAT($seat) } besitzt die neue Linie { NAME($one) } – { NAME($two) }: { $length } Streckenstücke.
    }
event-link-unowned =
    { $length ->
        [one] Neue Linie { NAME($one) } – { NAME($two) }, ein Streckenstück; sie ist herrenlos.
       *[other] Neue Linie { NAME($one) } – { NAME($two) }, { $length } Streckenstücke; sie ist herrenlos.
    }
event-build-ended =
    { $builds ->
        [0] { SEAT($seat) } baut nichts.
        [one] { SEAT($seat) } hört nach einem Bau auf.
       *[other] { SEAT($seat) } hört nach { $builds } Bauten auf.
    }
event-section-lost = { SEAT($seat) } verliert die unvollendete Strecke von { NAME($stop) }, die auf { NAME($hex) } endet: Sie ist nun herrenlos.
event-delivered = { SEAT($seat) } transportiert { a-cube } von { NAME($start) } nach { NAME($end) } über { some-links }.
event-income-rises = { SEAT($seat) }: Einkommen +{ $amount }, jetzt { COUNT($income) }.
event-move-passed = { SEAT($seat) } transportiert keine Güter.
event-earned = { SEAT($seat) } bekommt { MONEY($amount) } Einkommen: { MONEY($money) } in der Hand.
event-expenses =
    { $amount ->
        [0] { SEAT($seat) } kann für Aktien und Reichweite nichts zahlen.
       *[other] { SEAT($seat) } zahlt { MONEY($amount) } für Aktien und Reichweite: { MONEY($money) } übrig.
    }
event-income-falls = { SEAT($seat) } hat { MONEY($missing) } zu wenig: Das Einkommen sinkt um { $missing } auf { COUNT($income) }.
event-eliminated = { SEAT($seat) } scheidet aus: Das Einkommen ist unter 0 gefallen.
event-income-reduced = { SEAT($seat) }: Einkommen um { $amount } reduziert, jetzt { COUNT($income) }.
event-production-skipped = { SEAT($seat) } verzichtet auf die Produktion.
event-produced = { SEAT($seat) } legt { a-cube } in die Spalte { NAME($column) } der Güterauslage.
event-rolled = Es fällt eine { $eyes }: Spalte { NAME($column) }.
event-grown = { NAME($city) } bekommt { a-cube }.
event-score = { SEAT($seat) }: 3 × { COUNT($income) } Einkommen + { some-segments } − 3 × { some-shares } = { COUNT($score) }.

## Warum ein Zug nicht geht

refusal-not-now = „{ $move }“ steht jetzt nicht zur Wahl.
refusal-bid-too-low = { MONEY($bid) } reichen nicht: Jetzt sind mindestens { MONEY($floor) } zu bieten.
refusal-bid-not-covered = Du kannst nicht { MONEY($bid) } bieten: Du hast { MONEY($money) }.
refusal-no-privilege = Nur wer letzte Runde { NAME("turn_order") } gewählt hat, darf ohne Gebot dabeibleiben.
refusal-privilege-used = Du bist schon einmal ohne Gebot dabeigeblieben; das geht einmal je Versteigerung.
refusal-privilege-needs-three = Ohne Gebot dabeibleiben geht nur, solange noch drei dabei sind; ihr seid nur noch zwei.
refusal-too-many-shares =
    { $most ->
        [0] Du hast schon { $held } Aktien verkauft; mehr als 15 gehen nicht.
       *[other] Du hast { $held } Aktien verkauft, und mehr als 15 gehen nicht: Du kannst noch { $most } verkaufen, nicht { $shares }.
    }
refusal-one-share-a-round = Auf dieser Karte darfst du je Runde eine Aktie verkaufen, nicht { $shares }.
refusal-action-taken = { NAME($action) } ist vergeben: { SEAT($seat) } hat diese Aktion schon gewählt.
refusal-action-not-here = { NAME($action) } gibt es auf dieser Karte nicht.
refusal-action-blocked = { NAME($action) } ist gesperrt, bis alle vier Aktionen benutzt sind.
refusal-no-town = { NAME($hex) } ist keine Stadt: Eine New City kommt nur auf eine Stadt.
refusal-already-city = { NAME($hex) } ist schon eine New City.
refusal-letter-not-used = Die New City { $letter } gibt es auf dieser Karte nicht.
refusal-letter-taken = Die New City { $letter } liegt schon auf dem Plan.
refusal-city-would-loop = Mit einer New City auf { NAME($hex) } würde dort eine Strecke beginnen und enden.
refusal-urbanise-not-now = Auf { NAME($hex) } kannst du jetzt keine New City bauen: Das geht nur mit der Urbanisierung, einmal je Zug und normalerweise vor deinem ersten Bau.
refusal-city-hex = { NAME($city) } ist eine Großstadt: Dort kommt kein Plättchen hin.
refusal-lake-hex = { NAME($hex) } ist Wasser: Dort kommt kein Plättchen hin.
refusal-hex-built-before = Du hast in diesem Zug schon auf { NAME($hex) } gebaut; an diesem Tisch geht das nur einmal.
refusal-no-tile = Dieses Plättchen ist aufgebraucht: { NAME($tile) }.
refusal-no-town-marker = Für { NAME($hex) } ist kein Stadtmarker mehr da: Dort gehen nur Stadtplättchen mit 1 oder 3 Ausgängen.
refusal-town-tile-elsewhere = { NAME($hex) } ist keine Stadt: Ein Stadtplättchen gehört dort nicht hin.
refusal-course-not-kept = Das Plättchen lässt die Gleise auf { NAME($hex) } nicht, wie sie liegen.
refusal-nothing-changes = Auf { NAME($hex) } würde sich nichts ändern: Füge Gleise hinzu oder leite ein offenes Ende um.
refusal-not-loose = Auf { NAME($hex) } lässt sich nur ein offenes Ende umleiten; dieses ist keines.
refusal-redirect-and-add = Auf { NAME($hex) } kannst du nicht in einem Bau umleiten und Gleise hinzufügen.
refusal-town-course-fixed = { NAME($hex) } ist eine Stadt: Ihre Ausgänge bleiben, du kannst nur welche hinzufügen.
refusal-track-of-another = Die Gleise auf { NAME($hex) } gehören anderen und bleiben, wie sie sind.
refusal-off-board = Das Gleis würde { NAME($hex) } über Kante { $edge } verlassen, vom Plan herunter oder in einen See.
refusal-joins-other = Über Kante { $edge } von { NAME($hex) } würde das Gleis auf eine Strecke von { SEAT($owner) } treffen.
refusal-section-loops = Auf { NAME($hex) } würde eine Strecke zu ihrem eigenen Halt zurückkehren.
refusal-first-tile = Dein erstes Plättchen muss in eine Großstadt führen; wenn euer Tisch nichts anderes vereinbart hat, muss es außerdem einfach sein und auf einem leeren Feld liegen.
refusal-first-tile-start-city = Dein erstes Plättchen muss in eine Startgroßstadt führen.
refusal-not-connected = Die neuen Gleise auf { NAME($hex) } müssen in eine Großstadt führen oder an deine eigene Strecke anschließen.
refusal-no-half-price = Zum halben Preis wird hier nicht gebaut.
refusal-too-dear = { NAME($hex) } kostet { MONEY($cost) }, und du hast { MONEY($money) }: Es fehlen { MONEY($short) }.
refusal-no-ownership-marker = Dieser Bau braucht mehr Eigentümermarker, als du von deinen 20 noch hast.
refusal-cannot-be-finished = Der Bau auf { NAME($hex) } ließe eine unvollendete Strecke zurück, die du in diesem Zug nicht mehr vollenden könntest.
refusal-link-taken = Die Sonderlinie ist schon gebaut.
refusal-link-too-dear = Die Sonderlinie kostet { MONEY($cost) }, und du hast { MONEY($money) }: Es fehlen { MONEY($short) }.
refusal-link-leaves-unfinished = Mit der Sonderlinie könntest du deine unvollendete Strecke in diesem Zug nicht mehr vollenden.
refusal-unfinished = Dir gehört eine unvollendete Strecke: Vollende sie, bevor du deinen Bauzug beendest.
refusal-no-such-cube = Auf { NAME($hex) } liegt kein Würfel dieser Farbe ({ NAME($colour) }).
refusal-no-such-link = Der Weg des Würfels von { NAME($hex) } nutzt eine Linie, die es nicht gibt.
refusal-engine-too-weak = Das sind { some-links }, und deine Reichweite ist { $engine }.
refusal-stop-twice = Ein Würfel darf nicht zweimal nach { NAME($stop) } kommen.
refusal-link-twice = Ein Würfel darf auf dem Weg nach { NAME($stop) } nicht zweimal dieselbe Linie nutzen.
refusal-wrong-colour = { NAME($stop) } nimmt keine Güter dieser Farbe an ({ NAME($colour) }).
refusal-stops-before = { NAME($stop) } nimmt Güter dieser Farbe an ({ NAME($colour) }): Dort endet der Weg des Würfels.
refusal-terminal-passed = { NAME($stop) } ist ein Anschlussbahnhof: Kein Würfel fährt hindurch.
refusal-engine-at-most = Deine Reichweite ist { $engine }, mehr geht nicht.
refusal-engine-improved-before = Du hast deine Reichweite in dieser Phase schon erhöht.
refusal-colour-not-drawn = Ein Würfel dieser Farbe ({ NAME($colour) }) wurde nicht gezogen.
refusal-space-taken = Auf diesem Feld der Spalte { NAME($column) } liegt schon ein Würfel.
refusal-column-not-used = Die Spalte { NAME($column) } nimmt in dieser Partie keine Würfel auf, oder noch nicht.

## Tafeln

panel-players = Spieler
panel-sheet = Woher die Punkte kommen
panel-supply = Plättchen im Vorrat, Würfel im Beutel
panel-display = Güterauslage
panel-auction = Versteigerung
column-player = Spieler
column-money = Geld
# The page may break a heading where { "\u00AD" } stands
column-income = Ein{ "\u00AD" }kommen
column-shares = Ak{ "\u00AD" }tien
column-engine = Reich{ "\u00AD" }weite
column-action = Aktion
column-income-points = 3 × Einkommen
column-share-points = −3 × Aktien
column-segments = Strecken{ "\u00AD" }stücke
column-score = Punk{ "\u00AD" }te
column-column = Spalte
column-city = Großstadt
column-first = 1
column-second = 2
column-third = 3
column-piece = Teil
column-left = Übrig
column-bid = Gebot
column-state = Status
why-income =
    { $reduction ->
        [0] Einkommen { $income } weniger { $expenses } für Aktien und Reichweite: { MONEY($balance) } in dieser Runde. Keine Reduktion.
       *[other] Einkommen { $income } weniger { $expenses } für Aktien und Reichweite: { MONEY($balance) } in dieser Runde. Danach sinkt das Einkommen um { $reduction }.
    }
why-score = 3 × { COUNT($income) } Einkommen + { some-segments } − 3 × { some-shares }.

## Namen

name-issuing = Aktien verkaufen
name-ordering = Spielerreihenfolge
name-choosing = Aktionen wählen
name-building = Strecken bauen
name-moving = Gütertransport
name-paying = Einkommen und Ausgaben
name-growing = Güterwachstum
name-first-move = Erster Transport
name-first-build = Erster Bau
name-engineer = Ingenieur
name-locomotive = Lokomotive
name-urbanisation = Urbanisierung
name-production = Produktion
name-turn-order = Reihenfolge (Passen)
name-pass = passen
name-use-privilege = ohne Gebot dabeibleiben
name-skip-urbanise = keine New City
name-end-build = Bauzug beenden
name-engine = Reichweite erhöhen
name-produce = zwei Würfel ziehen
name-skip-produce = nichts ziehen
name-bid = Gebot
name-issue = Aktien verkaufen
name-red = rot
name-blue = blau
name-purple = lila
name-yellow = gelb
name-black = schwarz
name-white = weiß
name-green = grün
name-pink = pink
name-gray = grau
name-orange = orange
name-straight = Gerade
name-gentle = leichte Kurve
name-sharp = scharfe Kurve
name-cross-straight-gentle = Gerade und leichte Kurve, kreuzend
name-cross-gentle-gentle = zwei leichte Kurven, kreuzend
name-cross-straight-straight = zwei Geraden, kreuzend
name-coexist-gentle-gentle = zwei leichte Kurven, nebeneinander
name-coexist-gentle-sharp-a = leichte und scharfe Kurve, erste Form
name-coexist-gentle-sharp-b = leichte und scharfe Kurve, zweite Form
name-coexist-straight-sharp = Gerade und scharfe Kurve
name-town-1 = Stadt, 1 Ausgang
name-town-3-left = Stadt, 3 Ausgänge, links
name-town-3-right = Stadt, 3 Ausgänge, rechts
name-town-3-same-side = Stadt, 3 Ausgänge, gleiche Seite
name-town-3-star = Stadt, 3 Ausgänge, Stern
name-town-marker = Stadtmarker
name-plain = Ebene
name-river = Fluss
name-mountain = Berg
name-swamp = Sumpf
name-lake = See
name-city = Großstadt
name-town = Stadt
name-light1 = hell 1
name-light2 = hell 2
name-light3 = hell 3
name-light4 = hell 4
name-light5 = hell 5
name-light6 = hell 6
name-dark1 = dunkel 1
name-dark2 = dunkel 2
name-dark3 = dunkel 3
name-dark4 = dunkel 4
name-dark5 = dunkel 5
name-dark6 = dunkel 6
name-in = dabei
name-out = ausgestiegen
name-leads = führt

## Varianten einer Partie

option-loss-timing = Unvollendete Strecken gehen verloren
option-loss-timing-phase-end = wenn alle Bauzüge der Runde vorbei sind
option-loss-timing-turn-end = am Ende des Bauzugs ihres Besitzers
option-urbanise-any-time = Wann eine New City gebaut werden darf
option-urbanise-any-time-false = vor dem ersten Bau des Zuges
option-urbanise-any-time-true = jederzeit im Bauzug
option-first-tile-simple = Das erste Plättchen eines Spielers
option-first-tile-simple-true = muss einfach sein
option-first-tile-simple-false = darf jedes Plättchen sein
option-redirect-and-add = Umleiten und Hinzufügen in einem Bau
option-redirect-and-add-false = nicht erlaubt
option-redirect-and-add-true = erlaubt
option-same-hex-twice = Zweimal im selben Zug auf einem Feld bauen
option-same-hex-twice-true = erlaubt
option-same-hex-twice-false = nicht erlaubt
option-production-built-only = Die Produktion legt Würfel
option-production-built-only-false = auf jedes leere Feld der Güterauslage
option-production-built-only-true = nur in Spalten von Großstädten auf dem Plan

## Warum jemand so ziehen würde

reason-issue =
    { $shares ->
        [0] Ohne neue Aktien sind { MONEY($money) } da: Die Ausgaben sind { MONEY($owed) } je Runde, die beste Strecke in Sicht kostet { MONEY($cost) }.
        [one] Mit einer neuen Aktie sind { MONEY($money) } da: Die Ausgaben sind { MONEY($owed) } je Runde, die beste Strecke in Sicht kostet { MONEY($cost) }.
       *[other] Mit { $shares } neuen Aktien sind { MONEY($money) } da: Die Ausgaben sind { MONEY($owed) } je Runde, die beste Strecke in Sicht kostet { MONEY($cost) }.
    }
reason-bid = Nach Bau und Ausgaben bleiben von deinem Geld etwa { MONEY($spare) } für einen besseren Platz; dieses Gebot beträgt { MONEY($bid) }.
reason-pass-auction = Platz { $place } ohne weitere Kosten statt { MONEY($floor) } oder mehr für einen besseren.
reason-privilege = Du bleibst ohne Gebot dabei und siehst, was die anderen tun.
reason-choose =
    { $points ->
        [one] { NAME($action) } dürfte etwa einen Punkt bringen.
       *[other] { NAME($action) } dürfte etwa { $points } Punkte bringen.
    }
reason-urbanise =
    { $points ->
        [one] Eine New City in { NAME($town) } (Farbe: { NAME($colour) }) dürfte dir etwa einen Punkt bringen.
       *[other] Eine New City in { NAME($town) } (Farbe: { NAME($colour) }) dürfte dir etwa { $points } Punkte bringen.
    }
reason-skip-urbanise = Keine Stadt muss jetzt eine New City werden.
reason-build =
    { $links ->
        [one] Ein Schritt von { NAME($one) } nach { NAME($two) }: zusammen etwa { MONEY($cost) }, nach Kosten gut { $points } Punkte.
       *[other] Ein Schritt von { NAME($one) } nach { NAME($two) } mit einer Stadt dazwischen: { $links } Linien für etwa { MONEY($cost) }, nach Kosten gut { $points } Punkte.
    }
reason-build-alone = Für dieses Gleis ist kein guter Transport in Sicht.
reason-link = Eine Linie mehr für { MONEY($cost) }, und ein Würfel kommt hindurch.
reason-end-build = Du behältst { MONEY($money) }; die Ausgaben dieser Runde sind { MONEY($owed) }.
reason-run =
    { $others ->
        [0] { $own } Einkommen für dich, nichts für andere.
       *[other] { $own } Einkommen für dich, { $others } für andere.
    }
reason-engine = Mit Reichweite { $engine } bringen längere Transporte etwa { $points } Punkte mehr, als der Dollar je Runde kostet.
reason-pass-move = Du lässt diesen Transport aus.
reason-produce = Zwei Würfel mehr in der Güterauslage, wo du sie haben willst.
reason-skip-produce = Die Güterauslage bleibt, wie sie ist.
reason-place =
    { $links ->
        [0] Von dort gibt es über deine Linien noch keinen Weg für { a-cube }.
       *[other] Von dort gibt es einen Weg für { a-cube }, der über { $links } deiner Linien führt.
    }

## Orte und alles andere, worauf man zeigen kann

place-city = Großstadt
place-town = Stadt
place-terrain = { NAME($terrain) }
place-from = ab { MONEY($cost) }
place-town-cost = { MONEY(1) } und { MONEY(1) } mehr für jeden Ausgang
place-new-city = New City { $letter }
place-accepts =
    { $colour ->
        [red] nimmt rote Güter an
        [blue] nimmt blaue Güter an
        [purple] nimmt lilafarbene Güter an
        [yellow] nimmt gelbe Güter an
        [black] nimmt schwarze Güter an
       *[white] nimmt Baumwolle an
    }
place-terminal = Anschlussbahnhof: Güter enden hier, keine fahren hindurch
place-region =
    { $region ->
        [west] im Westen
       *[east] im Osten
    }
place-region-later =
    { $region ->
        [west] als New City im Westen
       *[east] als New City im Osten
    }
place-grows = bekommt Güter aus Spalte { NAME($column) }
place-more-goods = bekommt jede Runde noch einen Würfel aus dem Beutel, bis Runde { $last }
place-track =
    Strecke von { NAME($from) } { $to ->
        [town] in die Stadt
       *[other] nach { NAME($to) }
    }, { $owner ->
        [-1] ohne Eigentümer
       *[other] Eigentümer: { SEAT($owner) }
    }{ $open ->
        [none] { "" }
       *[other] , offen nach { NAME($open) }
    }
place-cubes =
    { $colour ->
        [red] rote Würfel: { $number }
        [blue] blaue Würfel: { $number }
        [purple] lilafarbene Würfel: { $number }
        [yellow] gelbe Würfel: { $number }
        [black] schwarze Würfel: { $number }
       *[white] Baumwolle: { $number }
    }
place-at = bei { NAME($hex) }
place-bag = { $colour ->
        [red] rote Güter
        [blue] blaue Güter
        [purple] lilafarbene Güter
        [yellow] gelbe Güter
        [black] schwarze Güter
       *[white] Baumwolle
    }: { $number } im Beutel
place-cotton = Baumwolle: noch { $number } auf der Karte; sie kommt nie in den Beutel
place-drawn = gezogen, jetzt zu legen
place-space = Spalte { NAME($column) }, Feld { $row }
place-empty = leer
place-fills = für { NAME($hex) }
place-waiting =
    { $number ->
        [0] keine Güter warten darauf
        [1] darauf wartet: { NAME($colour) }
       *[other] darauf warten: { NAME($colour) }, { NAME($other) }
    }
place-stands = steht in { NAME($hex) }
place-action = { NAME($action) }
place-does-first-move = du transportierst in beiden Durchgängen als Erster
place-does-first-build = du baust als Erster
place-does-engineer = du darfst 4 statt 3 Plättchen bauen
place-does-locomotive = deine Reichweite steigt sofort um 1, höchstens auf 6
place-does-urbanisation = du darfst vor deinen Plättchen eine New City bauen
place-does-production = du darfst 2 Würfel für die Güterauslage ziehen
place-does-turn-order = in der nächsten Versteigerung darfst du einmal ohne Gebot dabeibleiben
place-does-pass =
    { $phase ->
        [ordering] die Versteigerung verlassen und den letzten freien Platz nehmen
       *[other] diesmal nichts transportieren
    }
place-does-use-privilege = einmal ohne Gebot in der Versteigerung bleiben
place-does-skip-urbanise = in diesem Zug keine New City bauen
place-does-end-build = in diesem Zug nichts mehr bauen
place-does-engine = von jetzt an bis zu { $engine } Linien je Transport, für { MONEY(1) } mehr je Runde
place-does-produce = 2 Würfel ziehen und in die Güterauslage legen
place-does-skip-produce = die Güterauslage bleibt, wie sie ist
place-does-pay = zahlen und in dieser Runde vorn sein
place-does-decline = dein Geld behalten
place-chosen = gewählt von { SEAT($seat) }
place-blocked = jetzt nicht wählbar
place-tile = { NAME($tile) }
place-left =
    { $number ->
        [0] keins übrig
       *[other] noch { $number }
    }
place-way = von { NAME($from) } nach { NAME($to) }
place-exits =
    { $exits ->
        [1] aus der Stadt nach { NAME($a) }
        [2] aus der Stadt nach { NAME($a) } und { NAME($b) }
        [3] aus der Stadt nach { NAME($a) }, { NAME($b) } und { NAME($c) }
       *[other] aus der Stadt nach { NAME($a) }, { NAME($b) }, { NAME($c) } und { NAME($d) }
    }
place-edge = über die Linie, die nach { NAME($to) } führt
place-seat = { SEAT($seat) }
place-player = Platz { $place }, { MONEY($money) }, Einkommen { COUNT($income) }, Aktien { $shares }, Reichweite { $engine }, Eigentümermarker übrig { $markers }
place-eliminated = ausgeschieden
place-link = Sonderlinie { NAME($one) } – { NAME($two) }
place-not-built = noch nicht gebaut: { MONEY($cost) }
place-owner =
    { $owner ->
        [-1] ohne Eigentümer
       *[other] Eigentümer: { SEAT($owner) }
    }

## Was eine Runde bringt

round-needs =
    { $need ->
        [0] Am Ende dieser Runde zahlt dein Einkommen die Ausgaben, { MONEY($spare) } bleiben.
       *[other] Am Ende dieser Runde kosten die Ausgaben { MONEY($need) } mehr, als dein Einkommen bringt.
    }
column-net = Netto
column-markers = Mar{ "\u00AD" }ker
why-net = { MONEY($income) } Einkommen − { MONEY($shares) } für Aktien − { MONEY($engine) } für die Reichweite = { MONEY($net) } je Runde.
why-markers = { $used } von { $all } Eigentümermarkern liegen auf dem Plan: einer auf jeder Strecke.

## Gezeichnete Möglichkeiten

note-price = { MONEY($cost) }
note-link = { NAME($one) } – { NAME($two) }
note-earns =
    { $own ->
        [1] du +{ $amount }
       *[other] { SEAT($seat) } +{ $amount }
    }


## Das Ende

event-end-rounds = Runde { $number } war die letzte.
event-end-alone = Nur ein Spieler ist übrig.
event-end-nobody = Niemand ist mehr im Spiel.
column-money-held = Geld
column-share-debt = −{ MONEY(5) } × Aktien

## The board in words

words-link = Linie { NAME($one) } – { NAME($two) }, { $length ->
        [one] ein Streckenstück
       *[other] { $length } Streckenstücke
    }.
words-open-end = Unfertig: { NAME($hex) }, offen nach { NAME($direction) }{ $there ->
        [none] { "" }
       *[other] , Richtung { NAME($there) }
    }.

## What it is about, and the guided first match

about-game = Leihe dir Geld, baue Linien zwischen Großstädten und transportiere Güter über so viele davon, wie deine Reichweite erlaubt, bevor die Zinsen dich auffressen.
about-length = 90 bis 150 Minuten
about-weight = schwer und unerbittlich
lesson-first = Geführte erste Partie
lesson-first-issue = Jede Aktie bringt jetzt 5 $ und kostet in jeder folgenden Runde 1 $, und am Ende 3 Punkte. Du hast 10 $, das reicht für die ersten Linien, also verkaufst du noch keine.
lesson-first-order = Wer Erster ist, wählt zuerst eine Aktion und baut und transportiert vor den anderen. Das ist einen Dollar wert, wo zwei dieselbe Großstadt wollen.
lesson-first-action = Jede der sieben Aktionen kann in einer Runde nur einer nehmen. Lokomotive erhöht deine Reichweite sofort: Ein Güterwürfel darf dann über eine Linie mehr laufen.
lesson-first-track = Deine erste Strecke muss in eine Großstadt führen. Nimm zwei Großstädte, wo in der einen ein Güterwürfel liegt, dessen Farbe die andere annimmt: Das wird noch in dieser Runde ein Transport.
lesson-first-link = Mit diesem Plättchen erreicht die Strecke die zweite Großstadt: Jetzt ist sie eine Linie, und sie gehört dir. Nur vollendete Linien tragen Güter, und jedes Streckenstück davon ist am Ende ein Punkt.
lesson-first-stop = Du könntest ein drittes Mal bauen, aber was du jetzt behältst, zahlt die Ausgaben dieser Runde. Eine Strecke, an der du in der nächsten Runde nicht weiterbaust, wird herrenlos.
lesson-first-goods = Ein Güterwürfel läuft in eine Großstadt seiner Farbe, und jede Linie unterwegs hebt das Einkommen ihres Eigentümers um 1. Hier ist es eine Linie von dir: 1 Einkommen für jede weitere Runde.
lesson-first-engine = Es gibt zwei Durchgänge, und einmal darfst du statt zu transportieren deine Reichweite erhöhen. Eine größere Reichweite macht spätere Transporte vier, fünf oder sechs wert.
lesson-first-debt = Jetzt brauchst du Geld für eine lange Linie, also verkaufst du Aktien. Rechne vorher: Die Ausgaben sind deine Aktien plus deine Reichweite, und was du nicht zahlen kannst, senkt dein Einkommen; unter 0 scheidest du aus.
lesson-first-pass = Die anderen wollen dringender Erste sein als du. Wer früh aussteigt, zahlt wenig oder nichts, also hör rechtzeitig auf.
lesson-first-deliver = Die neue Linie trägt ihren ersten Güterwürfel. Such Würfel, die über mehrere deiner Linien laufen können: Ein Transport über vier Linien ist so viel wert wie vier kurze und verbraucht nur einen Würfel.
lesson-first-end = Jetzt kennst du eine Runde: Aktien, Reihenfolge, Aktionen, Bauen, Transport, Einkommen und Ausgaben, Güterwachstum. Am Ende zählt jedes Einkommen 3, jedes Streckenstück 1, jede Aktie −3.

## The course in short

about-course = Eine Runde: Aktien verkaufen, um die Reihenfolge bieten, eine Aktion wählen, Strecken bauen, zweimal Güter transportieren, verdienen und zahlen, Güterwachstum. Jede Linie, über die ein Würfel läuft, hebt das Einkommen ihres Eigentümers; jede Aktie und jede Reichweite kostet 1 $ je Runde. Am Ende zählt Einkommen 3, jedes Streckenstück 1, jede Aktie −3; wessen Einkommen unter 0 fällt, scheidet aus.
