# Age of Steam, St. Lucia, English: what only this map says.

board-st-lucia = St. Lucia

## What you are asked

prompt-pay-for-first = Pay { MONEY($price) } to be first in this round? Or decline.

## What happened

event-asked-first = { SEAT($seat) } is in front and may pay { MONEY($price) } to stay first.
event-paid-for-first = { SEAT($seat) } pays { MONEY($price) } and is first.
event-declined-first = { SEAT($seat) } does not pay { MONEY($price) }.

## Why a move is not allowed

refusal-pay-or-decline = “{ $move }” is not what is decided now: pay to be first, or decline.
refusal-cannot-pay = Being first costs { MONEY($price) } and you hold { MONEY($money) }.

## Names

name-pay = pay to be first
name-decline = decline

## Options of a match

option-st-lucia-alternation = Who is asked first
option-st-lucia-alternation-swap-order = the players swap the places they had
option-st-lucia-alternation-alternate-privilege = strictly in turns, whoever was first
option-reuse-start-link = The section a cube starts on
option-reuse-start-link-false = is used once
option-reuse-start-link-true = may be used again and pays twice

## Hexes with names

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

reason-pay-first = Being first costs { MONEY($price) } of your { MONEY($money) }, and you choose your action first.
reason-decline-first = You keep your { MONEY($money) }; { MONEY($price) } build two tiles.

## Places, and everything else to point at

place-does-turn-order = next round you stand first and may pay to stay there

## Lesson

lesson-map = Lesson: St. Lucia
lesson-map-pay = There is no auction: who is in front may pay $5 to stay first, otherwise the other may pay. You do not need it yet and keep your money.
lesson-map-city = The island has no city at first, and the first track must lead into one. So Urbanisation comes before everything else: you turn a town into the first city.
lesson-map-move = The goods lie on the land: a cube starts from the track built under it. The section it starts on counts as one link, even if it is not finished.
lesson-map-end = No growth, no Production: 38 cubes are all there is. Whoever builds under the right ones first and brings their colours to the island wins.
