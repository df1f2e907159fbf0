# Wat alle spellen gelijk zeggen, Nederlands. De teksten van een spel staan in zijn eigen map.

## Fouten

error-not-your-turn = Je bent niet aan de beurt: { SEAT($seat) } beslist nu.
error-match-over = De partij is afgelopen; er kan geen zet meer worden gedaan.
error-notation = “{ $text }” is niet als zet te lezen. Verwacht: { $expected }.
error-illegal-hint = Toegestaan is bijvoorbeeld: { $instead }
error-nothing-to-undo = Er is geen zet om terug te nemen.
error-unknown-title = Er is geen spel “{ $text }”.
error-unknown-rule = Er is geen regel “{ $text }”.
error-no-file = Het bestand { $file } is niet te lezen.

## Spelers en uitslag

chance = Toeval
onlooker = Toeschouwer
seat-default = Speler { $number }
waiting-for = Wachten op { SEAT($seat) }.
your-turn = Jij bent aan de beurt
result-winner = { SEAT($seat) } wint met { COUNT($score) }.
result-nobody = Niemand wint deze partij.
result-shared = { $names } delen de overwinning met { COUNT($score) }.
result-standing = Eindstand
result-rank = { $number }.
score = Score

## De partij

move-number =
    { $number ->
        [one] 1 zet
       *[other] { $number } zetten
    }
seats-number =
    { $number ->
        [one] 1 speler
       *[other] { $number } spelers
    }
seats-range = { $low } tot { $high } spelers
rule-number = Regel { $rule }
board = Spelbord
options = Varianten
choices = Keuzes
bid-range = elk bedrag van { MONEY($low) } tot en met { MONEY($high) }
legal-moves = Toegestane zetten
choose-number = Kies een nummer of typ een zet:
undone = Teruggenomen: { $move }
saved = Bewaard als { $file }
loaded =
    { $number ->
        [one] { $file } geladen: 1 zet
       *[other] { $file } geladen: { $number } zetten
    }

## Woorden voor knoppen en opdrachten

yes = Ja
no = Nee
ok = OK
cancel = Annuleren
undo = Terugnemen
rules = Regels
log = Logboek
save = Bewaren
load = Laden
quit = Afsluiten
help = Hulp
why-not = Waarom niet?
hint = Tip
new-match = Nieuwe partij
language = Taal
confirm-quit = De partij verlaten?

## De terminal

terminal-start = “help” noemt de opdrachten, “moves” of niets toont wat mag, “map” de tafel.
log-folded = { $count } regels met trekkingen; “log { $count }” toont ze.
no-such-moves = Niets wat met “{ $text }” begint, mag nu.
record-kept = De partij staat in { $file }.
move-legal = Die zet is toegestaan.
undo-chance = Er is sindsdien iets onthuld; dat kan niet worden teruggenomen.
terminal-help = Typ een zet zoals hij in de lijst staat, of een van: { $commands }. “moves” toont wat mag (“moves build K7” alleen wat zo begint, met het gevolg), “map” toont de tafel, “why build K7” zegt waarom een zet niet mag, “hint” helpt elke keer een stap verder, “rule CE-8.2” toont een regel, “save bestand.rail” bewaart een kopie.

## Waarom deze zet

reason-best = Dit ziet er hier beter uit dan al het andere.
reason-random = Deze speler doet zomaar een zet.
reason-told = { $text }
hint-where = Kijk hier: { $place }.
hint-kind = Denk aan dit soort zet: { $kind }.
hint-move = { $words } ({ $move }). { $reason }
hint-search =
    Hiermee win je volgens de computer ongeveer { $chance } van de 100 partijen, na { $simulations ->
        [one] één poging
       *[other] { $simulations } pogingen
    }.
hint-chance = Hier beslist het toeval; er valt niets aan te raden.
hint-over = De partij is hier afgelopen; er valt niets aan te raden.

# Hints

hint-amount = Bedenk hoeveel dit je waard is en waarvoor je het geld hierna nodig hebt.
hint-between = Vergelijk: { $choices }.
hint-play = { $words }. { $reason }

## Directions

name-north = noorden
name-north-east = noordoosten
name-east = oosten
name-south-east = zuidoosten
name-south = zuiden
name-south-west = zuidwesten
name-west = westen
name-north-west = noordwesten

## The board in words, and commands that ask about it

place-near = { $steps ->
        [one] naast { $city }
       *[other] { $steps } velden van { $city }
    }
words-board = Het bord in woorden
words-networks = Wie is waar
words-cities = Steden
words-place = { $name }: { $parts }.
words-beside = { NAME($direction) }: { $place }.
words-at = Plaatsen: { $places }.
words-ends = Uiteinden: { $places }.
words-nowhere = Nog niets op het bord.
words-there = { $name } is al in { $place }.
words-no-way = Er is geen weg voor { $name } naar { $place }.
words-way = { $steps ->
        [one] Eén stap: { $places }.
       *[other] { $steps } stappen: { $places }.
    }
words-unknown = Hier heet niets “{ $text }”.
words-nothing-yet = Er is nog niets gebeurd.
words-help = Typ een zet, of vraag: rond Chicago, waar PRR, weg PRR Chicago, geld, laatst, beurt, zetten, waarom en een zet of plaats.
command-around = rond, rondom
command-where = waar
command-way = weg
command-cash = geld, kas
command-last = laatst
command-turn = beurt
command-why = waarom
command-moves = zetten
command-help = hulp
command-me = ik

## The language itself

language-name = Nederlands
money = ${ $amount }
