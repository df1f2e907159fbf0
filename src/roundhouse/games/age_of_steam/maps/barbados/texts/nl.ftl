# Age of Steam, Barbados, Nederlands: wat alleen deze kaart zegt.

board-barbados = Barbados

## Wat er gebeurde

event-shares-paid = { SEAT($seat) } betaalt { MONEY($owed) } van { MONEY($money) } voor de aandelen.
event-shares-not-paid = { SEAT($seat) } kan met { MONEY($money) } geen { MONEY($owed) } voor de aandelen betalen: de partij is verloren.
event-score = { SEAT($seat) } eindigt met { MONEY($score) }.

## Tabellen

column-score = Score
why-score = Wat er van je geld overblijft als { some-shares } voor { MONEY(5) } per stuk betaald zijn.

## Varianten van een partij

option-difficulty = Blokjes in elke stad bij het begin
option-difficulty-normal = één (normaal spel)
option-difficulty-easier = twee (makkelijker spel)

## Velden met namen

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

lesson-map = Les: Barbados
lesson-map-issue = Je speelt alleen, tegen de armoede, en mag hoogstens één aandeel per ronde uitgeven. Aan het einde kost elk aandeel $5, en alleen het geld dat je houdt telt: geef er geen uit zonder noodzaak.
lesson-map-choose = Elke ronde moet je een van vier acties kiezen, en een gekozen actie blijft geblokkeerd tot alle vier gebruikt zijn. Eerst zijn alle steden geel, dus Verstedelijking komt vroeg: die brengt een tweede kleur op het eiland.
lesson-map-move = Vervoer zoals altijd: elke verbinding is 1 inkomen. Niemand neemt je blokjes af, dus bewaar de blokjes die later ver kunnen.
lesson-map-end = Tien van zulke rondes, dan betaal je de aandelen. Kun je dat niet of zakt je inkomen onder 0, dan heeft het eiland gewonnen.
