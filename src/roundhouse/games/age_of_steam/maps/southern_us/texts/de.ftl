# Age of Steam, Southern U.S., deutsch: was nur diese Karte sagt.

board-southern-us = Southern U.S.

## Varianten einer Partie

option-southern-double = Verdoppelte Reduktion des Einkommens
option-southern-double-from-round-4 = ab Runde 4
option-southern-double-only-round-4 = nur in Runde 4

## Was geschah

event-income-cotton = { SEAT($seat) }: Einkommen +{ $amount } für den Transport von Baumwolle, jetzt { $income }.

## Namen

name-white = Baumwolle

## Felder mit Namen

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

lesson-map = Lektion: Southern U.S.
lesson-map-years = Ab Runde 4 beginnen harte Jahre: Das Einkommen sinkt um das Doppelte. Schulden, die jetzt klein aussehen, drücken dann, also verkaufe nur so viele Aktien, wie du sofort verbaust.
lesson-map-build = In jeder Stadt liegt ein weißer Würfel: Baumwolle. Baue so, dass Städte und einer der vier Häfen an derselben Linie liegen: Charleston, Savannah, Mobile oder New Orleans.
lesson-map-cotton = Baumwolle darf durch jede Großstadt und hält im ersten Hafen. Zusätzlich zu den Linien bringt sie dir fürs Transportieren 1 Einkommen, und das nur einmal.
lesson-map-end = Hol die Baumwolle, solange sie da ist, achte auf Atlanta, das in den ersten vier Runden wächst, und sei schuldenfrei, wenn die harten Jahre kommen.
