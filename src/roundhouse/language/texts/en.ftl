# What all games say alike, English. Texts of a game stand in its own folder.

## Errors

error-not-your-turn = It is not your turn: { SEAT($seat) } decides now.
error-match-over = The match is over; no further move can be made.
error-notation = “{ $text }” cannot be read as a move. Expected: { $expected }.
error-illegal-hint = Allowed, for example: { $instead }
error-nothing-to-undo = There is no move to take back.
error-unknown-title = There is no game “{ $text }”.
error-unknown-rule = There is no rule “{ $text }”.
error-no-file = The file { $file } cannot be read.

## Players and results

chance = Chance
onlooker = Onlooker
seat-default = Player { $number }
waiting-for = Waiting for { SEAT($seat) }.
your-turn = Your turn
result-winner = { SEAT($seat) } wins with { COUNT($score) }.
result-nobody = Nobody wins this match.
result-shared = { $names } share the victory with { COUNT($score) }.
result-standing = Final standing
result-rank = { $number }.
score = Score

## The match

move-number =
    { $number ->
        [one] 1 move
       *[other] { $number } moves
    }
seats-number =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
seats-range = { $low } to { $high } players
rule-number = Rule { $rule }
board = Board
options = Options
choices = Choices
bid-range = any amount from { MONEY($low) } to { MONEY($high) }
legal-moves = Legal moves
choose-number = Choose a number, or type a move:
undone = Taken back: { $move }
saved = Saved as { $file }
loaded =
    { $number ->
        [one] Loaded { $file }: 1 move
       *[other] Loaded { $file }: { $number } moves
    }

## Words for buttons and commands

yes = Yes
no = No
ok = OK
cancel = Cancel
undo = Undo
rules = Rules
log = Log
save = Save
load = Load
quit = Quit
help = Help
why-not = Why not?
hint = Hint
new-match = New match
language = Language
confirm-quit = Leave the match?

## The terminal

terminal-start = Type “help” for the commands, “moves” or nothing for what you may do, “map” for the table.
log-folded = { $count } lines of draws; “log { $count }” shows them.
no-such-moves = Nothing that begins with “{ $text }” is allowed now.
record-kept = The match is kept in { $file }.
move-legal = That move is allowed.
undo-chance = A draw has been revealed since; it cannot be taken back.
terminal-help = Type a move as it is listed, or one of: { $commands }. “moves” lists what you may do (“moves build K7” only what begins like that, with its effect), “map” shows the table, “why build K7” says why a move is not allowed, “hint” helps a step further each time, “rule CE-8.2” shows a rule, “save file.rail” keeps a copy.

## Why this move

reason-best = It looks better than everything else here.
reason-random = Any move is as good as another to this player.
reason-told = { $text }
hint-where = Look here: { $place }.
hint-kind = Think about this kind of move: { $kind }.
hint-move = { $words } ({ $move }). { $reason }
hint-search =
    It wins about { $chance } of 100 matches as the computer sees it, after { $simulations ->
        [one] one try
       *[other] { $simulations } tries
    }.
hint-chance = Chance decides here; there is nothing to advise.
hint-over = The match is over here; there is nothing to advise.

# Hints

hint-amount = Think about how much this is worth to you, and what you need the money for next.
hint-between = Compare these: { $choices }.
hint-play = { $words }. { $reason }

## Directions

name-north = north
name-north-east = north-east
name-east = east
name-south-east = south-east
name-south = south
name-south-west = south-west
name-west = west
name-north-west = north-west

## The board in words, and commands that ask about it

place-near = { $steps ->
        [one] next to { $city }
       *[other] { $steps } hexes from { $city }
    }
words-board = Board in words
words-networks = Who is where
words-cities = Cities
words-place = { $name }: { $parts }.
words-beside = { NAME($direction) }: { $place }.
words-at = Places: { $places }.
words-ends = Ends: { $places }.
words-nowhere = Nothing on the board yet.
words-there = { $name } is in { $place } already.
words-no-way = There is no way for { $name } to { $place }.
words-way = { $steps ->
        [one] One step: { $places }.
       *[other] { $steps } steps: { $places }.
    }
words-unknown = Nothing here is called “{ $text }”.
words-nothing-yet = Nothing has happened yet.
words-help = Type a move, or ask: around Chicago, where PRR, way PRR Chicago, cash, last, turn, moves, why and a move or a place.
command-around = around
command-where = where
command-way = way
command-cash = cash, money
command-last = last
command-turn = turn
command-why = why
command-moves = moves
command-help = help
command-me = me

## The language itself

language-name = English
money = ${ $amount }
