# Age of Steam, Rust Belt, English: what only this map says.

board-rust-belt = Rust Belt

## Hexes with names

name-0-19 = Kansas City (0,19)
name-1-11 = Minneapolis (1,11)
name-2-8 = Duluth (2,8)
name-2-15 = Des Moines (2,15)
name-4-10 = La Crosse (4,10)
name-5-13 = Rock Island (5,13)
name-5-16 = St. Louis (5,16)
name-6-14 = Springfield (6,14)
name-7-7 = Green Bay (7,7)
name-7-9 = Milwaukee (7,9)
name-7-11 = Chicago (7,11)
name-8-13 = Terre Haute (8,13)
name-9-10 = Michigan City (9,10)
name-9-14 = Evansville (9,14)
name-10-7 = Grand Rapids (10,7)
name-10-12 = Indianapolis (10,12)
name-11-10 = Fort Wayne (11,10)
name-12-8 = Toledo (12,8)
name-12-11 = Cincinnati (12,11)
name-13-6 = Detroit (13,6)
name-13-12 = Lexington (13,12)
name-15-6 = Cleveland (15,6)
name-16-2 = Toronto (16,2)
name-16-9 = Wheeling (16,9)
name-17-3 = Buffalo (17,3)
name-17-6 = Pittsburgh (17,6)
