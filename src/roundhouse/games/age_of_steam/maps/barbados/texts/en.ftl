# Age of Steam, Barbados, English: what only this map says.

board-barbados = Barbados

## What happened

event-shares-paid = { SEAT($seat) } pays { MONEY($owed) } of { MONEY($money) } for the shares.
event-shares-not-paid = { SEAT($seat) } cannot pay { MONEY($owed) } for the shares with { MONEY($money) }: the match is lost.
event-score = { SEAT($seat) } ends with { MONEY($score) }.

## Panels

column-score = Result
why-score = What stays of your money once { some-shares } are paid for at { MONEY(5) } each.

## Options of a match

option-difficulty = Cubes in each city at the start
option-difficulty-normal = one (normal game)
option-difficulty-easier = two (easier game)

## Hexes with names

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

lesson-map = Lesson: Barbados
lesson-map-issue = You play alone, against poverty, and may issue at most one share in a round. At the end every share costs $5, and only the money you keep counts: issue none without need.
lesson-map-choose = You must choose one of four actions every round, and a chosen one stays blocked until all four are used. All cities are yellow at first, so Urbanisation comes early: it brings a second colour to the island.
lesson-map-move = Move goods as usual: every link is income 1. There is nobody to take cubes from you, so keep the ones that will later run far.
lesson-map-end = Ten rounds like this, then you pay for the shares. If you cannot pay them, or fall below income 0, the island has won.
