# Age of Steam, Barbados, deutsch: was nur diese Karte sagt.

board-barbados = Barbados

## Was geschah

event-shares-paid = { SEAT($seat) } zahlt { MONEY($owed) } von { MONEY($money) } für die Aktien.
event-shares-not-paid = { SEAT($seat) } kann mit { MONEY($money) } keine { MONEY($owed) } für die Aktien zahlen: Die Partie ist verloren.
event-score = { SEAT($seat) } beendet die Partie mit { MONEY($score) }.

## Tafeln

column-score = Ergebnis
why-score = Was von deinem Geld bleibt, wenn { some-shares } mit je { MONEY(5) } bezahlt sind.

## Varianten einer Partie

option-difficulty = Würfel in jeder Großstadt zu Beginn
option-difficulty-normal = einer (normales Spiel)
option-difficulty-easier = zwei (einfacheres Spiel)

## Felder mit Namen

name-0-4 = North Point (0,4)
name-0-6 = Speightstown (0,6)
name-0-8 = Holetown (0,8)
name-0-11 = Bridgetown (0,11)
name-1-12 = South Coast (1,12)
name-3-5 = Lakes Beach (3,5)
name-4-6 = Bathsheba (4,6)
name-4-11 = Oistins (4,11)
name-5-8 = Brighton (5,8)
name-6-6 = Bell Point (6,6)
name-7-8 = Crane Beach (7,8)

## Lesson

lesson-map = Lektion: Barbados
lesson-map-issue = Du spielst allein gegen die Armut und darfst höchstens eine Aktie je Runde verkaufen. Am Ende kostet jede Aktie 5 $, und nur dein Geld zählt: Verkaufe keine ohne Not.
lesson-map-choose = In jeder Runde musst du eine von vier Aktionen wählen, und eine gewählte bleibt gesperrt, bis alle vier benutzt sind. Anfangs sind alle Großstädte gelb, darum kommt Urbanisierung früh: Sie bringt eine zweite Farbe auf die Insel.
lesson-map-move = Transportiere wie gewohnt: Jede Linie bringt 1 Einkommen. Niemand nimmt dir Würfel weg, also heb die auf, die später weit laufen können.
lesson-map-end = Zehn solche Runden, dann bezahlst du die Aktien. Kannst du das nicht oder fällt dein Einkommen unter 0, hat die Insel gewonnen.
