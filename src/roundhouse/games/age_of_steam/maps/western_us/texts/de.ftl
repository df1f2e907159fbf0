# Age of Steam, Western U.S., deutsch: was nur diese Karte sagt.

board-western-us = Western U.S.

## Was du gefragt wirst

prompt-transcon = Du hast West und Ost verbunden: Wer wird belohnt? Ein Besitzer allein bekommt 4 Einkommen, zwei bekommen je 2.
prompt-bonus = Ost-West-Bonus: Welche der { $links } Linien bringt ihrem Besitzer 1 Einkommen mehr?
prompt-tie = Der Zufall würfelt für { SEAT($player) }, um den Gleichstand aufzulösen.

## Was geschah

event-transcontinental = { SEAT($seat) } vollendet die transkontinentale Verbindung.
event-income-transcon = { SEAT($seat) }: Einkommen +{ $amount } für die transkontinentale Verbindung, jetzt { $income }.
event-income-bonus = { SEAT($seat) }: Einkommen +{ $amount } als Ost-West-Bonus, jetzt { $income }.
event-bonus-lost = Die Linie gehört niemandem, der noch mitspielt: Der Ost-West-Bonus verfällt.
event-tie-rolled = { SEAT($seat) } würfelt eine { $eyes }, um den Gleichstand aufzulösen.

## Warum ein Zug nicht geht

refusal-second-network = Bis West und Ost verbunden sind, müssen alle deine Strecken zusammenhängen; auf { NAME($hex) } täten sie es nicht.
refusal-not-those-owners = „{ $move }“ nennt keine kleinste Besitzergruppe eines Weges von West nach Ost, auch nicht zwei aus einer solchen.
refusal-link-not-used = Eine Linie mit der Nummer { $number } hat der Würfel nicht genutzt.

## Worauf man zeigen kann

pick-bonus = Linie { $value } des Weges
pick-seat = { SEAT($value) }

## Felder mit Namen

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
        [0] Die Verbindung bringt anderen etwas, nicht dir.
       *[other] Die Verbindung bringt dir { $gain } Einkommen.
    }
reason-bonus =
    { $gain ->
        [0] Das zusätzliche Einkommen ist nicht für dich.
       *[other] Das zusätzliche Einkommen ist deins.
    }

## Lesson

lesson-map = Lektion: Western U.S.
lesson-map-tile = Alle bauen von einer Küste aus ein zusammenhängendes Netz, bis die Küsten verbunden sind, und das Land dazwischen ist teuer. Beginne, wo Städte dicht liegen: In jeder liegt ein Würfel zum Transportieren.
lesson-map-move = Ein Würfel darf in einer Stadt ebenso starten wie in einer Großstadt. Transporte zwischen Ost und West bringen später einen Bonus, also heb Würfel auf, deren Farbe an der anderen Küste gefragt ist.
lesson-map-cost = Du hast mit 20 $ begonnen, und im Gebirge ist das schnell weg. Eine Aktie reicht jetzt für die nächsten zwei Plättchen: Lange Linien kommen, wenn das Einkommen sie trägt.
lesson-map-end = Wer die transkontinentale Verbindung vollendet, wird reich belohnt, und von da an bringen Güter zwischen Ost und West einen Bonus. Wachse von deiner Küste aus, aber komm nicht zu spät in die Mitte.
