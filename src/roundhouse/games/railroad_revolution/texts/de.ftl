# Railroad Revolution, Deutsch. Die Namen der Texte erklärt docs/add-a-game.md, „Words“.

## Wo wir sind

board-usa = Die Vereinigten Staaten, von Washington bis zum Pazifik
heading-setup = Aufbau
heading-round = Runde { $number }
heading-last-but-one = Runde { $number }, danach die letzte
heading-last-round = Runde { $number }: die letzte Runde
heading-over = Die Partie ist nach { $number } Runden zu Ende

## Satzteile

a-worker =
    { $worker ->
        [white] einen weißen Arbeiter
        [purple] einen violetten Arbeiter
        [orange] einen orangen Arbeiter
        [grey] einen grauen Arbeiter
       *[turquoise] einen türkisen Arbeiter
    }
no-worker =
    { $worker ->
        [white] kein weißer Arbeiter
        [purple] kein violetter Arbeiter
        [orange] kein oranger Arbeiter
        [grey] kein grauer Arbeiter
       *[turquoise] kein türkiser Arbeiter
    }
some-vp = { COUNT($vp) } SP

## Was gefragt ist

prompt-pick = Wähle ein Startplättchen; sein Arbeiter kommt dazu.
prompt-setup-tile = Führe dein Startplättchen aus: Setze ein Ersatzteil ein, wenn es das verlangt, dann beende deinen Zug.
prompt-place =
    { $workers ->
        [one] Setze deinen Arbeiter auf eine Aktion.
       *[other] Setze einen deiner { $workers } Arbeiter auf eine Aktion.
    }
prompt-pass = Kein Gebäude und kein Gleis ist übrig: Passe; vorher darfst du Aktien verkaufen oder anheuern.
prompt-target-station = Wähle die Stadt für deinen Bahnhof; du hast { MONEY($money) }.
prompt-target-telegraph = Wähle den Bereich für dein Telegrafenbüro.
prompt-target-trade = Wähle, was du verkaufst: ein Gebäude oder ein Gleis.
prompt-lay =
    Lege { $rails ->
        [one] noch ein Gleis
       *[other] noch { $rails } Gleise
    }; bisher fällig: { MONEY($due) }, du hast { MONEY($money) }.
prompt-finish = Nutze den Rest in beliebiger Reihenfolge, dann beende deinen Zug: Fällig sind { MONEY($due) }, du hast { MONEY($money) }.
prompt-hire = Bevor du deinen Zug beendest, brauchst du mindestens { $least } Arbeiter: Heuere welche an oder hol dir welche durch Belohnungen.
prompt-deal = Handel { $tile }: Schließe einen ab oder keinen mehr; Aktien in der Hand: { $shares }.
prompt-deal-effects = Nutze, was der Handel gebracht hat, dann beende deinen Zug.
prompt-keep = Behalte einen der Meilensteine vom Stapel { $stack }.
prompt-draw-milestone = { SEAT($seat) } zieht Meilensteine vom Stapel { $stack }.
prompt-draw = Ein Plättchen wird aufgedeckt.
prompt-over = Die Partie ist nach { $number } Runden zu Ende.

## Was geschehen ist

event-city-tile = { $city } bekommt das Plättchen { $tile }.
event-telegraph-tile = Bereich { $section } bekommt das Plättchen { $tile }.
event-deal-turned-up = Das nächste Handelsplättchen ist { $tile }.
event-first-milestone = { SEAT($seat) } beginnt mit dem Meilenstein { $tile }.
event-setup-tile = Startplättchen { $tile } ({ NAME($side) }) liegt aus und bringt { a-worker }.
event-picked = { SEAT($seat) } nimmt Startplättchen { $tile } ({ NAME($side) }) und { a-worker }.
event-round = Runde { $number } beginnt.
event-recalled = { SEAT($seat) } nimmt alle Arbeiter vom Tableau zurück.
event-placed-promote = { SEAT($seat) } setzt { a-worker } auf „{ NAME($action) }“ (Beförderung).
event-placed-special = { SEAT($seat) } setzt { a-worker } auf „{ NAME($action) }“ (Effekt seiner Farbe).
event-passed = { SEAT($seat) } hat kein Teil mehr und passt.
event-sold-share = { SEAT($seat) } verkauft eine Aktie für { MONEY($gain) }.
event-hired = { SEAT($seat) } heuert { a-worker } für { MONEY($cost) } an.
event-built-station = { SEAT($seat) } baut einen Bahnhof in { $city }.
event-opened-office = { SEAT($seat) } richtet ein Telegrafenbüro in Bereich { $section } ein.
event-laid-rail = { SEAT($seat) } legt ein Gleis auf { NAME($space) }.
event-sold-piece =
    { SEAT($seat) } verkauft { $piece ->
        [building] ein Gebäude
       *[rail] ein Gleis
    } für { MONEY($gain) }.
event-paid-for-item = { SEAT($seat) } zahlt dafür { MONEY($cost) }.
event-paid-due = { SEAT($seat) } zahlt die fälligen { MONEY($cost) }.
event-gained-money = { SEAT($seat) } bekommt { MONEY($gain) }.
event-gained-shares =
    { SEAT($seat) } nimmt { $gain_shares ->
        [one] eine Aktie
       *[other] { $gain_shares } Aktien
    }.
event-gained-worker = { SEAT($seat) } bekommt { a-worker }.
event-colour-not-in-stock = Es ist { no-worker } mehr da: { SEAT($seat) } darf einen anderen spezialisierten wählen; ist von denen keiner mehr da, verfällt der Arbeiter.
event-progressed = { SEAT($seat) } rückt auf der Leiste ({ NAME($track) }) auf Stufe { $step } vor.
event-took-train = { SEAT($seat) } nimmt eine Lokomotive: { NAME($train) }.
event-turned-down = { SEAT($seat) } nutzt eine Lokomotive und dreht sie um: { NAME($train) }.
event-turned-up = { SEAT($seat) } deckt eine Lokomotive wieder auf: { NAME($train) }.
event-exchanged = { SEAT($seat) } tauscht einen Arbeiter: { NAME($worker) } gegen { NAME($new) }.
event-discarded = { SEAT($seat) } gibt { a-worker } ({ NAME($place) }) für das Telegrafenplättchen ab.
event-promoted = { SEAT($seat) } befördert { a-worker } ({ NAME($place) }) auf { $tile }.
event-milestone-completed = { SEAT($seat) } erfüllt den Meilenstein { $tile } für { some-vp }.
event-milestone-drawn = { SEAT($seat) } zieht { $own_tile } vom Stapel { $stack }.
event-milestone-drawn-hidden = { SEAT($seat) } zieht einen Meilenstein vom Stapel { $stack }.
event-milestone-kept = { SEAT($seat) } behält den Meilenstein { $tile } und legt { $back } zurück.
event-deal-round = { SEAT($seat) } hat ein Handelssymbol erreicht: Das Handelsplättchen { $tile } steht allen offen.
event-made-deal =
    { SEAT($seat) } schließt Handel { $number } von { $tile } ab und zahlt { $cost_shares ->
        [one] eine Aktie
       *[other] { $cost_shares } Aktien
    }.
event-no-more-deals = { SEAT($seat) } schließt keinen Handel mehr ab.
event-end-triggered = Das Ende naht: Nach dem Zug von { SEAT($seat) } hat ein Spieler links vom Logo kein Teil mehr.
event-last-round = Die letzte Runde: noch ein Zug für alle.
event-scored = { SEAT($seat) } hat { some-vp }.

## Warum ein Zug nicht erlaubt ist

refusal-not-now = „{ $move }“ steht jetzt nicht zur Wahl.
refusal-cannot-be-drawn = Das kann jetzt nicht aufgedeckt werden.
refusal-setup-tile-gone = Dieses Startplättchen steht nicht zur Wahl.
refusal-not-in-setup = Beim Aufbau wird nichts verkauft und niemand angeheuert.
refusal-spare-missing = Setze zuerst dein Ersatzteil ein.
refusal-must-act =
    Eine Hauptaktion ist Pflicht: Du hast noch { $pieces ->
        [one] ein Teil
       *[other] { $pieces } Teile
    }.
refusal-no-piece = Auf deinem Tableau ist weder Gebäude noch Gleis: Du kannst nur passen.
refusal-no-share = Du hast keine Aktie zu verkaufen.
refusal-hire-too-dear = Anheuern kostet { MONEY($price) }, und du hast { MONEY($money) }.
refusal-not-in-stock = Im allgemeinen Vorrat ist { no-worker }.
refusal-not-specialised = Wähle eine der vier spezialisierten Farben.
refusal-same-colour = Ein Tausch bringt eine andere Farbe als { NAME($worker) }.
refusal-white-has-no-effect = Weiße Arbeiter haben keinen eigenen Effekt; sie befördern.
refusal-not-in-supply = In deinem Vorrat ist { no-worker }.
refusal-no-piece-left = Auf deinem Tableau ist kein { NAME($piece) } mehr.
refusal-no-city-left = Keine angeschlossene Stadt ist für einen Bahnhof übrig.
refusal-no-section-left = Du hast schon in jedem Bereich ein Büro.
refusal-not-solvent = Du kämst nicht zu Ende: Geld und Aktien ergeben { MONEY($cash) }, fällig wären { MONEY($due) } oder mehr.
refusal-not-solvent-workers = Du hättest { $workers } Arbeiter, nötig sind { $least }, und { MONEY($cash) } reichen nicht für die fälligen { MONEY($due) } und neue.
refusal-deal-made = Handel { $number } hast du schon abgeschlossen.
refusal-deals-used-up = In dieser Runde darfst du keinen Handel mehr abschließen.
refusal-deal-too-dear =
    Dieser Handel kostet { $price ->
        [one] eine Aktie
       *[other] { $price } Aktien
    }, und du hast { $shares }.
refusal-not-in-hand = { $tile } ist nicht unter den gezogenen Meilensteinen.
refusal-nothing-to-use = Davon ist nichts mehr übrig: { NAME($what) }.
refusal-no-such-item = So etwas gibt es hier nicht zu nehmen: { NAME($item) }.
refusal-price-not-in-hand = Das kostet { MONEY($price) }, und du hast { MONEY($money) }; verkaufe zuerst Aktien.
refusal-wrong-target = Darum geht es bei dieser Aktion nicht.
refusal-target-made = Das hast du in dieser Aktion schon gewählt.
refusal-target-missing = Führe zuerst die Hauptaktion aus: Wähle Stadt, Bereich oder Teil.
refusal-reward-missing = Nimm zuerst die Belohnung der Hauptaktion.
refusal-rails-missing =
    { $rails ->
        [one] Noch ein Gleis muss
       *[other] Noch { $rails } Gleise müssen
    } gelegt werden.
refusal-due-not-in-hand = Fällig sind { MONEY($due) }, und du hast { MONEY($money) }; verkaufe zuerst Aktien.
refusal-too-few-workers = Mindestens { $least } Arbeiter müssen verfügbar sein, und du hast { $workers }.
refusal-not-connected = { $city } ist nicht an dein Netz angeschlossen.
refusal-has-station = Du hast schon einen Bahnhof in { $city }.
refusal-has-office = Du hast schon ein Büro in Bereich { $section }.
refusal-has-rail = Du hast schon ein Gleis auf { NAME($space) }.
refusal-not-available = { NAME($space) } berührt weder eine angeschlossene Stadt noch dein Gleis daneben.
refusal-no-rail-to-lay = Du hast gerade kein Gleis einer Eisenbahnstrecke zu legen.
refusal-no-telegraph-tile = Hier gibt es kein Telegrafenplättchen zu nutzen.
refusal-track-at-end = Dein Marker auf der Leiste ({ NAME($track) }) steht auf der letzten Stufe.
refusal-no-such-worker = Dort ({ NAME($place) }) ist { no-worker }.
refusal-no-open-milestone = Du hast keinen offenen Meilenstein { $number }.
refusal-no-place-for-worker = Auf dem Meilenstein ist für diese Farbe kein Platz frei: { NAME($worker) }.
refusal-no-train-in-stock = Von dieser Art ist keine Lokomotive mehr da: { NAME($train) }.
refusal-no-train-face-up = So eine Lokomotive hast du nicht aufgedeckt: { NAME($train) }.
refusal-no-train-face-down = So eine Lokomotive hast du nicht auf der Rückseite: { NAME($train) }.

## Warum ein Zug gemacht wird

reason-pick = Was es bringt, ist mit seinem Arbeiter etwa { some-vp } wert.
reason-place = Die Aktion { NAME($action) } ist in diesem Zug etwa { some-vp } wert; keine andere verspricht mehr.
reason-place-less = Die Aktion { NAME($action) } ist in diesem Zug etwa { some-vp } wert; eine andere verspricht { $more } mehr.
reason-station = Ein Bahnhof in { $city } ist etwa { some-vp } wert, die Kosten von { MONEY($cost) }, Belohnung und Bonus eingerechnet.
reason-office = Ein Büro in Bereich { $section } ist mit Verbindungen, Aktien und Plättchen etwa { some-vp } wert.
reason-sale = Es bringt { MONEY($gain) }; davon hast du { $left }, und etwa { $turns } Züge kommen noch.
reason-rail = Städte und Meilensteine rücken näher: etwa { some-vp } wert.
reason-rail-poor = Wenig rückt näher: Es kostet etwa { some-vp } mehr, als es hilft.
reason-rail-city = Schließt { $city } an: etwa { some-vp } wert.
reason-take = Es kostet nichts und ist etwa { some-vp } wert.
reason-take-paid = Etwa { some-vp } mehr wert als die { MONEY($price) }, die es kostet.
reason-take-dear = Die { MONEY($price) }, die es kostet, sind etwa { some-vp } mehr wert, als es bringt.
reason-promote = { $tile } bringt { $points } SP; danach fehlen noch Arbeiter: { $places }, Bedingungen: { $needs }.
reason-promote-completes = Das erfüllt { $tile } für { $points } SP.
reason-sell = Sofort { MONEY($price) } in der Hand; mit einer Aktie, die du behältst, kannst du noch einen Handel bezahlen.
reason-sell-due = { MONEY($due) } sind fällig, und du hast nur { MONEY($money) }.
reason-exchange = { NAME($new) } statt { NAME($worker) }: ein Unterschied von etwa { some-vp }.
reason-discard = Das Plättchen ist etwa { some-vp } wert, der Arbeiter etwa { $lost }.
reason-worker = Ein Arbeiter mehr ({ NAME($worker) }) ist etwa { some-vp } wert.
reason-hire = Ein Arbeiter mehr ({ NAME($worker) }) ist etwa { some-vp } wert, die { MONEY($price) } etwa { $lost }.
reason-hire-needed = Vor dem Ende sind { $least } Arbeiter nötig; einer mehr ({ NAME($worker) }) kostet { MONEY($price) } und ist etwa { some-vp } wert.
reason-end = Nichts, was noch bleibt, bringt mehr, als es kostet.
reason-end-early = Damit wird etwas aufgegeben, das etwa { some-vp } wert ist.
reason-progress = Eine Stufe dieser Leiste ist bis zum Ende etwa { some-vp } wert.
reason-use-train = Der Bonus ist jetzt etwa { some-vp } wert; aufgedeckt brächte die Lokomotive { $points }.
reason-train = Aufgedeckt bringt sie { $points } SP, und ihren Bonus kannst du später nutzen.
reason-deal = Der Handel ist etwa { some-vp } wert, die Aktien dafür ({ $shares }) etwa { $lost }.
reason-keep =
    { $points } SP; erfüllte Bedingungen: { $done } von { $needs }; { $turns ->
        [one] noch etwa ein Zug Arbeit.
       *[other] noch etwa { $turns } Züge Arbeit.
    }

## Tafeln

panel-players = Spieler
panel-agenda = Was ansteht
panel-setup-tiles = Startplättchen
panel-deal = Handel
panel-milestones = Offene Meilensteine
panel-hand = Gezogene Meilensteine
panel-workers = Arbeiter: Vorrat + Tableau
panel-trains = Lokomotiven: aufgedeckt + umgedreht
panel-tracks = Erfolgsleisten
panel-stacks = Stapel und Vorrat
panel-sheet = Wertungsblatt
panel-cities = Städte
panel-sections = Telegrafenlinie
column-city = Stadt
column-group = Gruppe
column-cost = Kosten
column-first-free = Erster Platz frei
column-first-bonus = Erstbonus
column-section = Bereich
column-player = Spieler
column-money = Geld
column-shares = Aktien
column-workers = Arbeiter
column-buildings-left = Gebäude übrig
column-rails-left = Gleise übrig
column-stations = Bahnhöfe
column-offices = Büros
column-laid = Gleise gelegt
column-vp = SP
column-white = Weiß
column-purple = Violett
column-orange = Orange
column-grey = Grau
column-turquoise = Türkis
column-train-promote2 = 2 befördern
column-train-cash = Geld
column-train-shares = Aktien
column-train-progress = Fortschritt
column-train-rail = Freies Gleis
column-left = Links: Büros
column-middle = Mitte: Bahnhöfe
column-right = Rechts: Westküste
column-milestone = Meilenstein
column-need-1 = 1. Bedingung
column-need-2 = 2. Bedingung
column-need-3 = 3. Bedingung
column-stack = Stapel
column-size = Anzahl
column-known = Unten, dir bekannt
column-deal = Handel
column-price-shares = Preis in Aktien
column-price = Preis
column-gives = Bringt
column-amount = Menge
column-tile = Plättchen
column-worker = Arbeiter
column-side = Seite
column-item = Posten
column-score-right = Westküste
column-score-middle = Bahnhöfe
column-score-left = Büros
column-score-milestones = Meilensteine
column-score-trains = Lokomotiven
column-score-links = Telegrafenverbindungen
why-wealth = Mit jeder Aktie zu { MONEY($price) }: { MONEY($amount) }, bei Gleichstand.
why-workers = { $supply } im Vorrat, { $board } auf dem Tableau.
why-trains = { $up } aufgedeckt, { $down } umgedreht.
why-track-left = Stufe { $step }: { $value } SP für jedes Büro.
why-track-middle = Stufe { $step }: { $value } SP für jeden Bahnhof.
why-track-right = Stufe { $step }: { $value } SP für jede angeschlossene Stadt der Gruppe 5.
why-need-connect-group =
    { $need ->
        [one] Eine Stadt
       *[other] { $need } Städte
    } der Gruppe { $group } anschließen: bisher { $have }.
why-need-station =
    { $need ->
        [one] Ein Bahnhof
       *[other] { $need } Bahnhöfe
    }: bisher { $have }.
why-need-station-group =
    { $need ->
        [one] Ein Bahnhof
       *[other] { $need } Bahnhöfe
    } in Gruppe { $group }: bisher { $have }.
why-need-office =
    { $need ->
        [one] Ein Telegrafenbüro
       *[other] { $need } Telegrafenbüros
    }: bisher { $have }.
why-need-office-run = { $need } Büros nebeneinander: bisher { $have }.
why-need-rail = { $need } Gleise auf dem Plan: bisher { $have }.
why-need-train =
    { $need ->
        [one] Eine Lokomotive
       *[other] { $need } Lokomotiven
    }: bisher { $have }.
why-need-share = { $need } Aktien im Besitz: bisher { $have }.
why-need-money = { MONEY($need) } im Besitz: bisher { MONEY($have) }.
why-need-track = Stufe { $need } der Leiste ({ NAME($track) }): bisher { $have }.
why-places-1 = Ein Arbeiter: { NAME($p0) }.
why-places-2 = Zwei Arbeiter: { NAME($p0) } und { NAME($p1) }.
why-score-right = Angeschlossene Städte der Westküste: { $many } × { $value }.
why-score-middle = Bahnhöfe: { $many } × { $value }.
why-score-left = Büros: { $many } × { $value }.
why-score-done = Erfüllte Meilensteine: { $many }.
why-score-trains = Aufgedeckte Lokomotiven: { $many } × { $value }.
why-score-links = Verbindungen zwischen benachbarten Bereichen, die beide ein Büro haben.

## Namen

name-station = Bahnhof
name-railroad = Eisenbahnstrecke
name-telegraph = Telegraf
name-trade = Verkauf
name-promote = befördern
name-white = Weiß
name-purple = Violett
name-orange = Orange
name-grey = Grau
name-turquoise = Türkis
name-any = beliebig
name-supply = Vorrat
name-board = Tableau
name-building = Gebäude
name-rail = Gleis
name-left = links
name-middle = Mitte
name-right = rechts
name-front = Vorderseite
name-back = Rückseite
name-common = Allgemeiner Vorrat
name-deals = Handelsplättchen
name-share-stock = Aktien
name-due = Am Ende fällig
name-item-reward = Belohnung
name-item-first-bonus = Erstbonus
name-item-shares = Aktien des Bereichs
name-item-effect = Effekt der Farbe
name-item-tile = Telegrafenplättchen
name-train-promote2 = zwei Arbeiter befördern
name-train-cash = Geld
name-train-shares = Aktien
name-train-progress = Fortschritt
name-train-rail = freies Gleis
name-gain-money = Geld
name-gain-shares = Aktien
name-gain-per-share = Geld je Aktie
name-gain-worker-white = weißer Arbeiter
name-gain-worker-purple = violetter Arbeiter
name-gain-worker-orange = oranger Arbeiter
name-gain-worker-grey = grauer Arbeiter
name-gain-worker-turquoise = türkiser Arbeiter
name-gain-worker-any = spezialisierter Arbeiter nach Wahl
name-gain-worker = spezialisierter Arbeiter nach Wahl
name-gain-progress = Fortschritt
name-gain-promote = Beförderung
name-gain-train = Lokomotive
name-gain-flip = Lokomotive umdrehen
name-gain-rail = freies Gleis
name-gain-exchange = Arbeiter tauschen
name-gain-extra-sale = zusätzlicher Verkauf
name-gain-must-lay = zu legendes Gleis
name-gain-extra-rail = zusätzliches Gleis
name-gain-spare-rail = Ersatzgleis
name-gain-spare-station = Ersatzgebäude als Bahnhof
name-gain-spare-office = Ersatzgebäude als Büro
name-pick = Startplättchen wählen
name-place = Arbeiter einsetzen
name-pass = passen
name-target = Ort wählen
name-take = nehmen
name-lay = Gleis legen
name-free = freies Gleis legen
name-progress = vorrücken
name-train = Lokomotive nehmen
name-flip = Lokomotive umdrehen
name-exchange = Arbeiter tauschen
name-worker = Arbeiter wählen
name-sale = zusätzlicher Verkauf
name-discard = Arbeiter abgeben
name-spare = Ersatzteil einsetzen
name-sell = Aktie verkaufen
name-hire = Arbeiter anheuern
name-end = Zug beenden
name-keep = Meilenstein behalten
name-deal = Handel abschließen
name-done = kein Handel mehr
name-draw = ziehen

## Gleisfelder, gezählt von der zuerst genannten Stadt

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

## Arbeiter, die es nicht gibt (RR-6.5)

refusal-not-solvent-stock = Du hättest { $workers } Arbeiter, { $least } sind nötig, und im allgemeinen Vorrat liegen nur { $stock }.

## Wie alles heißt, worauf man zeigen kann

# Wozu ein Gewinn gehört, steht davor
place-of =
    { $of ->
        [none] { "" }
        [more] +{ " " }
       *[other] { NAME($of) }:{ " " }
    }
place-gain-money = { place-of }{ MONEY($n) }
place-gain-shares =
    { place-of }{ $n ->
        [one] eine Aktie
       *[other] { $n } Aktien
    }
place-gain-per-share = { place-of }{ MONEY($n) } je genommene Aktie
place-gain-worker = { place-of }{ NAME($worker) }
place-gain-progress =
    { place-of }{ $n ->
        [one] ein Fortschritt
       *[other] { $n } Fortschritte
    }
place-gain-promote =
    { place-of }{ $n ->
        [one] einen Arbeiter befördern
       *[other] bis zu { $n } Arbeiter befördern
    }
place-gain-train =
    { place-of }{ $n ->
        [one] eine Lokomotive nehmen
       *[other] { $n } Lokomotiven nehmen
    }
place-gain-flip =
    { place-of }{ $n ->
        [one] eine Lokomotive umdrehen
       *[other] { $n } Lokomotiven umdrehen
    }
place-gain-rail =
    { place-of }{ $n ->
        [one] ein freies Gleis
       *[other] { $n } freie Gleise
    }
place-gain-exchange =
    { place-of }{ $n ->
        [one] einen Arbeiter tauschen
       *[other] { $n } Arbeiter tauschen
    }
place-gain-extra-sale =
    { place-of }{ $n ->
        [one] ein weiterer Verkauf
       *[other] { $n } weitere Verkäufe
    }
place-gain-extra-rail =
    { place-of }{ $n ->
        [one] ein weiteres Gleis
       *[other] { $n } weitere Gleise
    }
place-gain-spare-rail =
    { place-of }{ $n ->
        [one] ein Ersatzgleis legen
       *[other] { $n } Ersatzgleise legen
    }
place-gain-spare-station =
    { place-of }{ $n ->
        [one] ein Ersatzgebäude als Bahnhof bauen
       *[other] { $n } Ersatzgebäude als Bahnhöfe bauen
    }
place-gain-spare-office =
    { place-of }{ $n ->
        [one] ein Ersatzgebäude als Büro bauen
       *[other] { $n } Ersatzgebäude als Büros bauen
    }
place-gain-repeat-reward = { place-of }die Belohnung noch einmal
place-gain-repeat-first-bonus = { place-of }der Erstbonus, auch zusätzlich
place-gain-repeat-telegraph-tile = { place-of }das Telegrafenplättchen, auch zusätzlich
place-gain-station-cost = { place-of }der Bahnhof kostet { MONEY($n) }
place-gain-rail-base = { place-of }Grundkosten { MONEY($n) }
place-gain-rail-triangle = { place-of }{ MONEY($n) } je Dreieck
place-price = für { MONEY($n) }
place-price-shares =
    { $n ->
        [one] für eine Aktie
       *[other] für { $n } Aktien
    }
place-for-worker = für einen Arbeiter
place-times = bis zu { $n }-mal
place-terrain =
    { $triangles ->
        [one] ein Dreieck
       *[other] { $triangles } Dreiecke
    }, { MONEY($n) } mehr
place-deal-symbol = Handelssymbol
place-rail-of = Gleis von { SEAT($seat) }
place-station-cost = kostet { MONEY($n) }
place-group = Gruppe { $group }
place-neutral = neutrales Gebäude
place-station-of = Bahnhof von { SEAT($seat) }
place-section = Bereich { $section }
place-link = Verbindung mit Bereich { $section }: { $vp } SP
place-office-of = Büro von { SEAT($seat) }
place-track-left = linke Leiste, für Büros
place-track-middle = mittlere Leiste, für Bahnhöfe
place-track-right = rechte Leiste, für angeschlossene Städte der Gruppe 5
place-step = Stufe { $step }: je { $now } SP, danach { $next }
place-last-step = Stufe { $step }, die letzte: je { $now } SP
place-in-stock = { $n } im Vorrat
place-worker-common = { place-worker }
place-worker-supply = { place-worker } aus dem Vorrat
place-worker-board = { place-worker } vom Tableau
place-worker =
    { NAME($worker) }{ $colour ->
        [purple] { " " }(Vorarbeiter)
        [orange] { " " }(Buchhalter)
        [grey] { " " }(Unterhändler)
        [turquoise] { " " }(Ingenieur)
       *[other] { "" }
    }
place-piece =
    { NAME($piece) }: { $left ->
        [0] keins mehr
       *[other] noch { $left }, das nächste bringt { MONEY($n) }
    }
place-turn-down = umdrehen für den Bonus; aufgedeckt zählt sie { $vp } SP
place-turn-up = wieder aufdecken, { $vp } SP
place-milestone = { $tile }: { $vp } SP
place-workers-there = Arbeiter dort: { $there } von { $places }
place-places-1 = Arbeiter: { NAME($p0) }
place-places-2 = Arbeiter: { NAME($p0) } und { NAME($p1) }
place-need-connect-group =
    { $n ->
        [one] eine Stadt
       *[other] { $n } Städte
    } der Gruppe { $group } anschließen
place-need-station =
    { $n ->
        [one] ein Bahnhof
       *[other] { $n } Bahnhöfe
    }
place-need-station-group =
    { $n ->
        [one] ein Bahnhof
       *[other] { $n } Bahnhöfe
    } in Gruppe { $group }
place-need-office =
    { $n ->
        [one] ein Büro
       *[other] { $n } Büros
    }
place-need-office-run = { $n } Büros nebeneinander
place-need-rail = { $n } Gleise auf dem Plan
place-need-train =
    { $n ->
        [one] eine Lokomotive
       *[other] { $n } Lokomotiven
    }
place-need-share = { $n } Aktien im Besitz
place-need-money = { MONEY($n) } im Besitz
place-need-track = Stufe { $n } der Leiste ({ NAME($track) })
place-act = { NAME($what) }
place-due = { MONEY($n) } fällig
place-action-station = Bahnhof: ein Gebäude in eine angeschlossene Stadt, zu ihren Kosten; du bekommst ihre Belohnung
place-action-railroad = Eisenbahnstrecke: { $rails } Gleise für { MONEY($base) } und { MONEY($triangle) } je Dreieck
place-action-telegraph = Telegraf: ein Gebäude in einen Bereich; du bekommst seine Aktien
place-action-trade =
    Verkauf: ein Gebäude oder Gleis verkaufen und { $flips ->
        [one] eine Lokomotive umdrehen
       *[other] { $flips } Lokomotiven umdrehen
    }

## Warum eine Partie vorbei ist

event-spent = { SEAT($seat) } hat links vom Logo weder Gebäude noch Gleis.
event-last-turns = Danach waren alle noch einmal am Zug; Runde { $number } war die letzte.

## What it is about, and the guided first match

about-game = Schicke deine Arbeiter, Gleise zu legen, Bahnhöfe zu bauen und Telegrafenbüros zu eröffnen, von der Ostküste bis in den Westen, und sammle auf vielen Wegen Punkte.
about-length = 60 bis 120 Minuten
about-weight = viele Teile, kein Glück in den Zügen
lesson-first = Geführte erste Partie
lesson-first-pick = Du beginnst mit einem Startplättchen und dem Arbeiter daneben. Die Farbe des Arbeiters zählt mehr als das Plättchen: Sie entscheidet, welchen Effekt du zuerst nutzen kannst.
lesson-first-start = Das Plättchen gibt dir sofort etwas, und du nutzt seine Effekte in beliebiger Reihenfolge. Ein Büro in der Telegrafenlinie bringt früh Aktien oder Geld, wenn sie am meisten wert sind.
lesson-first-place = In jedem Zug setzt du einen Arbeiter auf eine von vier Aktionen, auf eine von zwei Arten: jemanden befördern oder den Effekt seiner Farbe nutzen. Die Eisenbahnstrecke legt zwei Gleise, und ohne Gleise kannst du keine Bahnhöfe bauen.
lesson-first-lay = Gleise kommen neben deine Gleise oder an eine Stadt, in der du bist, und Dreiecke machen sie teurer. Ein Gleis zwischen zwei Städten schließt beide an dein Netz an.
lesson-first-promote = Ein beförderter Arbeiter kommt auf einen Meilenstein und nicht mehr zurück. Meilensteine bringen am Ende viele Punkte, aber du brauchst genug Arbeiter für deine Züge.
lesson-first-pay = Wenn du deinen Zug beendest, zahlst du, was fällig ist. Vorher darfst du alles nutzen, was die Aktion gebracht hat, in beliebiger Reihenfolge.
lesson-first-deals = Du hast ein Handelssymbol erreicht, darum steht der Handel allen offen. Er kostet Aktien, und du behältst deine: Jede lässt sich jederzeit für 150 $ verkaufen.
lesson-first-colour = Diesmal nutzt du die Farbe des Arbeiters: Jede Farbe macht jede Aktion auf ihre Art besser. Die Aktion Bahnhof setzt ein Gebäude in eine Stadt, die deine Gleise berühren.
lesson-first-station = Wähle die Stadt nach Kosten, Belohnung und dem Bonus für den Ersten. Ein Gebäude, das dein Tableau verlässt, bringt auch das Ende der Partie näher.
lesson-first-reward = Jede Stadt gibt ihre Belohnung allen, die dort bauen. Nimm sie jetzt: Was du bis zum Ende deines Zugs nicht nimmst, ist verloren.
lesson-first-office = Die Aktion Telegraf eröffnet ein Büro in einem Bereich der Linie. Büros geben Aktien und Effekte für Arbeiter, die du entbehren kannst, und zählen auf einer eigenen Leiste.
lesson-first-end = Drei der vier Aktionen hast du benutzt; die vierte, Verkauf, macht aus Gebäuden und Gleisen Geld. Wer links vom Logo keine Teile mehr hat, leitet die letzte Runde ein; dann werden Bahnhöfe, Büros, Meilensteine, Lokomotiven und Fortschritte zu Punkten.

## The course in short

about-course = In deinem Zug setzt du einen Arbeiter auf eine von vier Aktionen: Bahnhof, Eisenbahnstrecke, Telegraf, Verkauf, und beförderst dabei jemanden oder nutzt den Effekt seiner Farbe. Gleise führen zu Städten, Bahnhöfe und Büros geben Belohnungen, Meilensteine nehmen Arbeiter für immer und geben Punkte. Hat jemand links vom Logo kein Gebäude oder kein Gleis mehr, ist jeder noch einmal am Zug; die meisten Punkte gewinnen.
