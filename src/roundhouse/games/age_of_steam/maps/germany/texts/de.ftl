# Age of Steam, Germany, deutsch: was nur diese Karte sagt.

board-germany = Germany

## Was du gefragt wirst

prompt-build =
    { $left ->
        [one] Baue ein Plättchen; du hast { MONEY($money) }. Was du beginnst, musst du in diesem Zug vollenden. Oder beende deinen Bauzug.
       *[other] Baue bis zu { $left } Plättchen; du hast { MONEY($money) }. Was du beginnst, musst du in diesem Zug vollenden. Oder beende deinen Bauzug.
    }
prompt-build-more =
    { $left ->
        [0] Du hast alles gebaut, was du darfst: Baue noch eine New City, oder beende deinen Bauzug.
        [one] Baue noch ein Plättchen und vollende, was du begonnen hast; { MONEY($money) } übrig. Ist nichts unvollendet, darfst du deinen Bauzug beenden.
       *[other] Baue noch bis zu { $left } Plättchen und vollende, was du begonnen hast; { MONEY($money) } übrig. Ist nichts unvollendet, darfst du deinen Bauzug beenden.
    }

## Warum ein Zug nicht geht

refusal-no-half-price = Den halben Preis kannst du jetzt nicht ansagen: Das darf nur der Ingenieur, einmal je Zug, und nur, wo der Tisch ihm die Wahl lässt.

## Worauf man zeigen kann

pick-price-half = zum halben Preis
pick-link = Sonderlinie

## Varianten einer Partie

option-germany-engineer = Der halbe Preis des Ingenieurs
option-germany-engineer-half-price = für ein Plättchen eigener Wahl oder die Sonderlinie
option-germany-engineer-dearest = immer für das teuerste Plättchen des Zuges

## Orte

name-antwerp = Antwerpen
name-paris = Paris
name-d-sseldorf-cologne = Düsseldorf & Köln
name-copenhagen = Kopenhagen
name-nuremberg = Nürnberg
name-munich = München
name-berlin = Berlin
name-szczecin = Stettin
name-warsaw = Warschau
name-prague = Prag
name-vienna = Wien

## Felder mit Namen

name-0-12 = Rotterdam (0,12)
name-0-15 = Antwerpen (0,15)
name-0-18 = Paris (0,18)
name-0-21 = Lyon (0,21)
name-2-13 = Düsseldorf & Köln (2,13)
name-2-17 = Saarbrücken (2,17)
name-3-9 = Bremen (3,9)
name-3-12 = Essen & Dortmund (3,12)
name-3-18 = Freiburg (3,18)
name-4-14 = Frankfurt (4,14)
name-4-16 = Stuttgart (4,16)
name-4-19 = Zürich (4,19)
name-5-7 = Hamburg (5,7)
name-5-9 = Hannover (5,9)
name-5-11 = Kassel (5,11)
name-6-13 = Würzburg (6,13)
name-7-4 = Kopenhagen (7,4)
name-7-9 = Magdeburg (7,9)
name-7-14 = Nürnberg (7,14)
name-7-16 = München (7,16)
name-8-6 = Rostock (8,6)
name-8-10 = Leipzig (8,10)
name-9-7 = Berlin (9,7)
name-10-10 = Dresden (10,10)
name-10-12 = Pilsen (10,12)
name-10-14 = Passau (10,14)
name-11-5 = Stettin (11,5)
name-11-8 = Görlitz (11,8)
name-12-3 = Königsberg (12,3)
name-12-6 = Warschau (12,6)
name-12-9 = Breslau (12,9)
name-12-11 = Prag (12,11)
name-12-15 = Wien (12,15)

## Orte und alles andere, worauf man zeigen kann

place-does-engineer = du darfst ein Plättchen deines Zuges zum halben Preis bauen

## Lesson

lesson-map = Lektion: Germany
lesson-map-choose = Der Ingenieur baut hier kein viertes Plättchen, sondern eines zum halben Preis. Auf dieser Karte sind viele Felder teuer, darum ist das viel wert.
lesson-map-finish = Was du beginnst, musst du im selben Zug vollenden: Niemand darf mit einer unvollendeten Strecke aufhören. Zähle also Bauten und Geld vor dem ersten Plättchen und sag dabei, dass es das zum halben Preis ist.
lesson-map-move = Güter laufen wie gewohnt, aber die Anschlussbahnhöfe im Ausland nehmen nur die Farbe des Würfels, der für sie gezogen wurde, und nichts läuft hindurch. Berlin bekommt in jeder Runde einen Würfel: Ein Anschluss lohnt sich.
lesson-map-end = Kurze, sofort vollendete Linien, der halbe Preis dort, wo es teuer ist, und die Sonderlinie an der Ruhr: Das ist Deutschland.
