# Age of Steam, Western U.S., Nederlands: wat alleen deze kaart zegt.

board-western-us = Western U.S.

## Wat je wordt gevraagd

prompt-transcon = Je hebt west en oost verbonden: wie wordt beloond? Eén eigenaar alleen krijgt 4 inkomen, twee krijgen er elk 2.
prompt-bonus = Oost-westbonus: welke van de { $links } verbindingen levert haar eigenaar 1 inkomen extra op?
prompt-tie = Het toeval gooit een dobbelsteen voor { SEAT($player) } om de gelijke stand te breken.

## Wat er gebeurde

event-transcontinental = { SEAT($seat) } voltooit de transcontinentale verbinding.
event-income-transcon = { SEAT($seat) }: inkomen +{ $amount } voor de transcontinentale verbinding, nu { $income }.
event-income-bonus = { SEAT($seat) }: inkomen +{ $amount } als oost-westbonus, nu { $income }.
event-bonus-lost = De verbinding is van niemand die nog meespeelt: de oost-westbonus vervalt.
event-tie-rolled = { SEAT($seat) } gooit een { $eyes } om de gelijke stand te breken.

## Waarom een zet niet mag

refusal-second-network = Tot west en oost verbonden zijn, moet al je spoor samenhangen; op { NAME($hex) } zou dat niet zo zijn.
refusal-not-those-owners = “{ $move }” noemt geen kleinste groep eigenaars van een weg van west naar oost, en ook geen twee uit zo’n groep.
refusal-link-not-used = Een verbinding met nummer { $number } heeft het blokje niet gebruikt.

## Waar je naar kunt wijzen

pick-bonus = verbinding { $value } van de weg
pick-seat = { SEAT($value) }

## Velden met namen

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
        [0] De verbinding levert anderen iets op, niet jou.
       *[other] De verbinding levert je { $gain } inkomen op.
    }
reason-bonus =
    { $gain ->
        [0] Het extra inkomen is niet voor jou.
       *[other] Het extra inkomen is van jou.
    }

## Lesson

lesson-map = Les: Western U.S.
lesson-map-tile = Iedereen bouwt vanaf één kust één net tot de kusten verbonden zijn, en het land ertussen is duur. Begin waar dorpen dicht bij elkaar liggen: in elk ligt een blokje om te vervoeren.
lesson-map-move = Een blokje mag in een dorp net zo starten als in een stad. Leveringen tussen oost en west leveren later een bonus op, dus bewaar blokjes waarvan de kleur aan de andere kust gevraagd is.
lesson-map-cost = Je begon met $20, en in de bergen is dat snel op. Eén aandeel is nu genoeg voor de volgende twee tegels: lange verbindingen komen als het inkomen ze draagt.
lesson-map-end = Wie de transcontinentale verbinding voltooit, wordt rijk beloond, en vanaf dan leveren goederen tussen oost en west een bonus op. Groei vanaf je kust, maar kom niet te laat in het midden.
