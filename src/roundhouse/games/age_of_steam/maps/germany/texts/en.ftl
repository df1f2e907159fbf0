# Age of Steam, Germany, English: what only this map says.

board-germany = Germany

## What you are asked

prompt-build =
    { $left ->
        [one] Build one tile; you hold { MONEY($money) }. What you begin must be finished this turn. Or end your build turn.
       *[other] Build up to { $left } tiles; you hold { MONEY($money) }. What you begin must be finished this turn. Or end your build turn.
    }
prompt-build-more =
    { $left ->
        [0] Your builds are used up: place a New City, or end your build turn.
        [one] Build one more tile, and finish what you have begun; { MONEY($money) } left. If nothing is unfinished, you may end your build turn.
       *[other] Build up to { $left } more tiles, and finish what you have begun; { MONEY($money) } left. If nothing is unfinished, you may end your build turn.
    }

## Why a move is not allowed

refusal-no-half-price = Half price cannot be declared now: that is for the Engineer, once per turn, where the table lets him choose.

## Things to point at

pick-price-half = at half price
pick-link = special link

## Options of a match

option-germany-engineer = The Engineer’s half price
option-germany-engineer-half-price = one tile of choice, or the special link
option-germany-engineer-dearest = always the dearest tile of the turn

## Places

name-antwerp = Antwerp
name-paris = Paris
name-d-sseldorf-cologne = Düsseldorf & Cologne
name-copenhagen = Copenhagen
name-nuremberg = Nuremberg
name-munich = Munich
name-berlin = Berlin
name-szczecin = Szczecin
name-warsaw = Warsaw
name-prague = Prague
name-vienna = Vienna

## Hexes with names

name-0-12 = Rotterdam (0,12)
name-0-15 = Antwerp (0,15)
name-0-18 = Paris (0,18)
name-0-21 = Lyon (0,21)
name-2-13 = Düsseldorf & Cologne (2,13)
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
name-7-4 = Copenhagen (7,4)
name-7-9 = Magdeburg (7,9)
name-7-14 = Nuremberg (7,14)
name-7-16 = Munich (7,16)
name-8-6 = Rostock (8,6)
name-8-10 = Leipzig (8,10)
name-9-7 = Berlin (9,7)
name-10-10 = Dresden (10,10)
name-10-12 = Pilsen (10,12)
name-10-14 = Passau (10,14)
name-11-5 = Szczecin (11,5)
name-11-8 = Görlitz (11,8)
name-12-3 = Königsberg (12,3)
name-12-6 = Warsaw (12,6)
name-12-9 = Breslau (12,9)
name-12-11 = Prague (12,11)
name-12-15 = Vienna (12,15)

## Places, and everything else to point at

place-does-engineer = you may build one tile of your turn at half price

## Lesson

lesson-map = Lesson: Germany
lesson-map-choose = Here the Engineer builds no fourth tile, but one tile at half price. On this map many hexes are dear, so that is worth a lot.
lesson-map-finish = Whatever you begin you must finish in the same turn: nobody may end with an unfinished section. So count builds and money before the first tile, and say with it that it is the one at half price.
lesson-map-move = Goods move as usual, but the terminals abroad take only the colour of the cube drawn for each, and nothing passes through them. Berlin gets a cube in every round: it is worth being connected with it.
lesson-map-end = Short links that are finished at once, half prices where it is dear, and the special link in the Ruhr: that is Germany.
