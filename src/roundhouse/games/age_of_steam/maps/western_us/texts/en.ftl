# Age of Steam, Western U.S., English: what only this map says.

board-western-us = Western U.S.

## What you are asked

prompt-transcon = You have joined west and east: who is rewarded? One owner gets 4 income, two get 2 each.
prompt-bonus = East-west bonus: which of the { $links } links earns its owner 1 more income?
prompt-tie = Chance rolls a die for { SEAT($player) } to break the tie.

## What happened

event-transcontinental = { SEAT($seat) } completes the transcontinental connection.
event-income-transcon = { SEAT($seat) }: income +{ $amount } for the transcontinental connection, now { $income }.
event-income-bonus = { SEAT($seat) }: income +{ $amount } as east-west bonus, now { $income }.
event-bonus-lost = Nobody still in the match owns the link: the east-west bonus is lost.
event-tie-rolled = { SEAT($seat) } rolls a { $eyes } to break the tie.

## Why a move is not allowed

refusal-second-network = Until west and east are joined, all your track must hang together; on { NAME($hex) } it would not.
refusal-not-those-owners = “{ $move }” does not name a smallest group of owners of a way from west to east, or two of such a group.
refusal-link-not-used = The cube has not used a link number { $number }.

## Things to point at

pick-bonus = link { $value } of the way
pick-seat = { SEAT($value) }

## Hexes with names

name-1-0 = Seattle (1,0)
name-3-0 = Spokane (3,0)
name-10-0 = Fargo (10,0)
name-14-0 = Duluth (14,0)
name-4-1 = Butte (4,1)
name-6-1 = Billings (6,1)
name-12-1 = Minneapolis (12,1)
name-0-2 = Portland (0,2)
name-7-3 = Cheyenne (7,3)
name-10-3 = Omaha (10,3)
name-12-3 = Des Moines (12,3)
name-2-4 = Salt Lake City (2,4)
name-6-5 = Denver (6,5)
name-10-5 = Kansas City (10,5)
name-8-6 = Wichita (8,6)
name-11-6 = St. Louis (11,6)
name-2-7 = Durango (2,7)
name-5-7 = Trinidad (5,7)
name-3-8 = Santa Fe (3,8)
name-6-8 = Amarillo (6,8)
name-10-8 = Memphis (10,8)
name-minus-1-5 = Sacramento (-1,5)
name-minus-3-7 = San Francisco (-3,7)
name-minus-3-9 = Los Angeles (-3,9)
name-minus-2-10 = San Diego (-2,10)
name-0-10 = Yuma (0,10)
name-3-10 = El Paso (3,10)
name-6-10 = Fort Worth (6,10)
name-9-10 = Vicksburg (9,10)
name-1-12 = Chihuahua (1,12)
name-5-12 = Houston (5,12)
name-8-12 = New Orleans (8,12)

reason-transcon =
    { $gain ->
        [0] The connection pays others, not you.
       *[other] The connection brings you { $gain } income.
    }
reason-bonus =
    { $gain ->
        [0] The extra income is not for you.
       *[other] The extra income is yours.
    }

## Lesson

lesson-map = Lesson: Western U.S.
lesson-map-tile = Everybody builds one network from one coast until the coasts are joined, and the land in between is dear. Begin where towns lie close together: every town has a cube to move.
lesson-map-move = A cube may start in a town just as in a city. East-west deliveries will later bring a bonus, so keep some cubes whose colour is wanted on the other coast.
lesson-map-cost = You started with $20, and that goes quickly in the mountains. One share now is enough for the next two tiles: long links come when the income carries them.
lesson-map-end = Whoever completes the transcontinental connection is richly rewarded, and from then on east-west goods pay a bonus. Grow from your coast, but do not come too late to the middle.
