# Age of Steam, St. Lucia, deutsch: was nur diese Karte sagt.

board-st-lucia = St. Lucia

## Was du gefragt wirst

prompt-pay-for-first = Zahlst du { MONEY($price) }, um in dieser Runde zuerst dran zu sein? Oder lehne ab.

## Was geschah

event-asked-first = { SEAT($seat) } steht vorn und darf { MONEY($price) } zahlen, um dort zu bleiben.
event-paid-for-first = { SEAT($seat) } zahlt { MONEY($price) } und ist zuerst dran.
event-declined-first = { SEAT($seat) } zahlt die { MONEY($price) } nicht.

## Warum ein Zug nicht geht

refusal-pay-or-decline = „{ $move }“ steht jetzt nicht zur Wahl: Zahle, um zuerst dran zu sein, oder lehne ab.
refusal-cannot-pay = Zuerst dran zu sein kostet { MONEY($price) }, und du hast { MONEY($money) }.

## Namen

name-pay = zahlen und zuerst dran sein
name-decline = ablehnen

## Varianten einer Partie

option-st-lucia-alternation = Wer zuerst gefragt wird
option-st-lucia-alternation-swap-order = die beiden tauschen die Plätze, die sie hatten
option-st-lucia-alternation-alternate-privilege = streng abwechselnd, gleich wer zuerst dran war
option-reuse-start-link = Die Strecke, auf der ein Würfel startet
option-reuse-start-link-false = wird einmal genutzt
option-reuse-start-link-true = darf noch einmal genutzt werden und zahlt zweimal

## Felder mit Namen

name-0-9 = Anse La Raye (0,9)
name-0-11 = Anse Chastenet (0,11)
name-2-5 = Castries (2,5)
name-2-11 = Fond St. Jacques (2,11)
name-3-7 = Barre de l'Isle (3,7)
name-3-9 = Morne Gimie (3,9)
name-3-12 = Laborie (3,12)
name-4-2 = Le Cap (4,2)
name-5-4 = Grande Anse (5,4)
name-6-6 = Dennery (6,6)
name-6-9 = Micoud (6,9)

reason-pay-first = Der erste Platz kostet { MONEY($price) } von deinen { MONEY($money) }, und du wählst zuerst deine Aktion.
reason-decline-first = Du behältst deine { MONEY($money) }; { MONEY($price) } reichen für zwei Plättchen.

## Orte und alles andere, worauf man zeigen kann

place-does-turn-order = in der nächsten Runde stehst du vorn und darfst zahlen, um es zu bleiben

## Lesson

lesson-map = Lektion: St. Lucia
lesson-map-pay = Es gibt keine Versteigerung: Wer vorn ist, darf 5 $ zahlen und bleibt Erster, sonst darf der andere zahlen. Du brauchst es noch nicht und behältst dein Geld.
lesson-map-city = Die Insel hat zuerst keine Großstadt, und die erste Strecke muss in eine führen. Darum kommt Urbanisierung vor allem anderen: Du machst aus einer Stadt die erste Großstadt.
lesson-map-move = Die Güter liegen im Land: Ein Würfel startet von der Strecke, die unter ihm gebaut wurde. Die Strecke, auf der er startet, zählt als eine Linie, auch unvollendet.
lesson-map-end = Kein Wachstum, keine Produktion: 38 Würfel, mehr gibt es nicht. Es gewinnt, wer zuerst unter den richtigen baut und ihre Farben auf die Insel bringt.
