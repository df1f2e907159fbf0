# Age of Steam, Southern U.S., English: what only this map says.

board-southern-us = Southern U.S.

## Options of a match

option-southern-double = Doubled income reduction
option-southern-double-from-round-4 = from round 4 on
option-southern-double-only-round-4 = in round 4 only

## What happened

event-income-cotton = { SEAT($seat) }: income +{ $amount } for moving cotton, now { $income }.

## Names

name-white = cotton

## Hexes with names

name-0-11 = Memphis (0,11)
name-0-15 = Jackson (Mississippi) (0,15)
name-0-19 = New Orleans (0,19)
name-2-9 = Jackson (Tennessee) (2,9)
name-2-11 = Tupelo (2,11)
name-2-14 = Meridian (2,14)
name-2-17 = Biloxi (2,17)
name-4-13 = Selma (4,13)
name-4-16 = Mobile (4,16)
name-5-6 = Nashville (5,6)
name-5-9 = Decatur (5,9)
name-5-11 = Birmingham (5,11)
name-6-12 = Montgomery (6,12)
name-7-7 = Chattanooga (7,7)
name-8-11 = Columbus (8,11)
name-9-4 = Knoxville (9,4)
name-9-8 = Atlanta (9,8)
name-9-13 = Tallahassee (9,13)
name-10-9 = Macon (10,9)
name-12-7 = Augusta (12,7)
name-13-3 = Charlotte (13,3)
name-13-5 = Columbia (13,5)
name-13-11 = Jacksonville (13,11)
name-14-8 = Savannah (14,8)
name-15-1 = Raleigh (15,1)
name-15-6 = Charleston (15,6)

## Lesson

lesson-map = Lesson: Southern U.S.
lesson-map-years = From round 4 on hard years begin: the income falls by twice the usual amount. Debts that look small now will press then, so issue only what you build with at once.
lesson-map-build = In every town lies a white cube: cotton. Build so that towns and one of the four ports lie on the same line: Charleston, Savannah, Mobile or New Orleans.
lesson-map-cotton = Cotton may pass every city and stops at the first port. Besides the links it brings you 1 income more for moving it, and it can be moved only once.
lesson-map-end = Take the cotton while it is there, watch Atlanta, which grows in the first four rounds, and be out of debt when the hard years come.
