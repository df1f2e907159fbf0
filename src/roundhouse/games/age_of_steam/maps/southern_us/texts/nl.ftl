# Age of Steam, Southern U.S., Nederlands: wat alleen deze kaart zegt.

board-southern-us = Southern U.S.

## Varianten van een partij

option-southern-double = Verdubbelde verlaging van het inkomen
option-southern-double-from-round-4 = vanaf ronde 4
option-southern-double-only-round-4 = alleen in ronde 4

## Wat er gebeurde

event-income-cotton = { SEAT($seat) }: inkomen +{ $amount } voor het vervoer van katoen, nu { $income }.

## Namen

name-white = katoen

## Velden met namen

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

lesson-map = Les: Southern U.S.
lesson-map-years = Vanaf ronde 4 beginnen harde jaren: het inkomen daalt met het dubbele. Schulden die nu klein lijken, drukken dan, dus geef alleen uit wat je meteen verbouwt.
lesson-map-build = In elk dorp ligt een wit blokje: katoen. Bouw zo dat dorpen en een van de vier havens aan dezelfde lijn liggen: Charleston, Savannah, Mobile of New Orleans.
lesson-map-cotton = Katoen mag door elke stad en stopt in de eerste haven. Naast de verbindingen levert het vervoeren je 1 inkomen op, en dat maar één keer.
lesson-map-end = Haal het katoen zolang het er is, let op Atlanta, dat in de eerste vier rondes groeit, en wees uit de schulden als de harde jaren komen.
