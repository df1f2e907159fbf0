# Age of Steam, St. Lucia, Nederlands: wat alleen deze kaart zegt.

board-st-lucia = St. Lucia

## Wat je wordt gevraagd

prompt-pay-for-first = Betaal je { MONEY($price) } om deze ronde eerste te zijn? Of weiger.

## Wat er gebeurde

event-asked-first = { SEAT($seat) } staat vooraan en mag { MONEY($price) } betalen om eerste te blijven.
event-paid-for-first = { SEAT($seat) } betaalt { MONEY($price) } en is eerste.
event-declined-first = { SEAT($seat) } betaalt geen { MONEY($price) }.

## Waarom een zet niet mag

refusal-pay-or-decline = “{ $move }” is nu niet aan de orde: betaal om eerste te zijn, of weiger.
refusal-cannot-pay = Eerste zijn kost { MONEY($price) } en je hebt { MONEY($money) }.

## Namen

name-pay = betalen om eerste te zijn
name-decline = weigeren

## Varianten van een partij

option-st-lucia-alternation = Wie het eerst gevraagd wordt
option-st-lucia-alternation-swap-order = de spelers wisselen de plaatsen die ze hadden
option-st-lucia-alternation-alternate-privilege = strikt om de beurt, wie er ook eerste was
option-reuse-start-link = Het traject waarop een blokje vertrekt
option-reuse-start-link-false = wordt één keer gebruikt
option-reuse-start-link-true = mag nog eens gebruikt worden en betaalt twee keer

## Velden met namen

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

reason-pay-first = Eerste zijn kost { MONEY($price) } van je { MONEY($money) }, en je kiest als eerste een actie.
reason-decline-first = Je houdt je { MONEY($money) }; { MONEY($price) } is genoeg voor twee tegels.

## Plaatsen en al het andere om aan te wijzen

place-does-turn-order = volgende ronde sta je vooraan en mag je betalen om eerste te blijven

## Lesson

lesson-map = Les: St. Lucia
lesson-map-pay = Er is geen veiling: wie vooraan staat, mag $5 betalen en blijft eerst, anders mag de ander betalen. Je hebt het nog niet nodig en houdt je geld.
lesson-map-city = Het eiland heeft eerst geen stad, en het eerste spoor moet naar een stad leiden. Daarom komt Verstedelijking voor alles: je maakt van een dorp de eerste stad.
lesson-map-move = De goederen liggen op het land: een blokje start op het spoor dat eronder is gebouwd. Het traject waarop het start, telt als één verbinding, ook als het niet af is.
lesson-map-end = Geen groei, geen Productie: 38 blokjes, meer is er niet. Wie het eerst onder de juiste bouwt en hun kleuren naar het eiland brengt, wint.
