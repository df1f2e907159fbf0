# Was alle Spiele gleich sagen, deutsch. Die Texte eines Spiels stehen in seinem eigenen Ordner.

## Fehler

error-not-your-turn = Du bist nicht am Zug: Jetzt entscheidet { SEAT($seat) }.
error-match-over = Die Partie ist zu Ende; es ist kein weiterer Zug möglich.
error-notation = „{ $text }“ ist nicht als Zug zu lesen. Erwartet: { $expected }.
error-illegal-hint = Erlaubt ist zum Beispiel: { $instead }
error-nothing-to-undo = Es gibt keinen Schritt, der zurückgenommen werden könnte.
error-unknown-title = Ein Spiel „{ $text }“ gibt es nicht.
error-unknown-rule = Eine Regel „{ $text }“ gibt es nicht.
error-no-file = Die Datei { $file } ist nicht lesbar.

## Spieler und Ergebnis

chance = Zufall
onlooker = Zuschauer
seat-default = Spieler { $number }
waiting-for = Warten auf { SEAT($seat) }.
your-turn = Du bist am Zug
result-winner = { SEAT($seat) } gewinnt mit { COUNT($score) }.
result-nobody = Niemand gewinnt diese Partie.
result-shared = { $names } teilen sich den Sieg mit { COUNT($score) }.
result-standing = Endstand
result-rank = { $number }.
score = Ergebnis

## Die Partie

move-number =
    { $number ->
        [one] 1 Zug
       *[other] { $number } Züge
    }
seats-number =
    { $number ->
        [one] 1 Spieler
       *[other] { $number } Spieler
    }
seats-range = { $low } bis { $high } Spieler
rule-number = Regel { $rule }
board = Spielplan
options = Varianten
choices = Möglichkeiten
bid-range = jeder Betrag von { MONEY($low) } bis { MONEY($high) }
legal-moves = Erlaubte Züge
choose-number = Wähle eine Nummer oder tippe einen Zug:
undone = Zurückgenommen: { $move }
saved = Gespeichert als { $file }
loaded =
    { $number ->
        [one] { $file } geladen: 1 Zug
       *[other] { $file } geladen: { $number } Züge
    }

## Wörter für Knöpfe und Befehle

yes = Ja
no = Nein
ok = OK
cancel = Abbrechen
undo = Zurücknehmen
rules = Regeln
log = Protokoll
save = Speichern
load = Laden
quit = Beenden
help = Hilfe
why-not = Warum nicht?
hint = Tipp
new-match = Neue Partie
language = Sprache
confirm-quit = Die Partie verlassen?

## Das Terminal

terminal-start = „help“ nennt die Befehle, „moves“ oder nichts zeigt, was möglich ist, „map“ den Tisch.
log-folded = { $count } Zeilen mit Ziehungen; „log { $count }“ zeigt sie.
no-such-moves = Nichts, was mit „{ $text }“ beginnt, ist jetzt erlaubt.
record-kept = Die Partie steht in { $file }.
move-legal = Dieser Zug ist erlaubt.
undo-chance = Seither wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.
terminal-help = Gib einen Zug ein, wie er aufgelistet ist, oder eines von: { $commands }. „moves“ zeigt, was möglich ist („moves build K7“ nur, was so beginnt, mit seiner Wirkung), „map“ zeigt den Tisch, „why build K7“ sagt, warum ein Zug nicht geht, „hint“ hilft jedes Mal einen Schritt weiter, „rule CE-8.2“ zeigt eine Regel, „save datei.rail“ legt eine Kopie an.

## Warum dieser Zug

reason-best = Das sieht hier besser aus als alles andere.
reason-random = Dieser Spieler macht irgendeinen Zug.
reason-told = { $text }
hint-where = Schau hierhin: { $place }.
hint-kind = Denk an diese Art von Zug: { $kind }.
hint-move = { $words } ({ $move }). { $reason }
hint-search =
    Damit gewinnt man nach Ansicht des Computers etwa { $chance } von 100 Partien, nach { $simulations ->
        [one] einem Versuch
       *[other] { $simulations } Versuchen
    }.
hint-chance = Hier entscheidet der Zufall; es gibt nichts zu raten.
hint-over = Die Partie ist hier zu Ende; es gibt nichts zu raten.

# Hints

hint-amount = Überlege, wie viel dir das wert ist und wofür du das Geld als Nächstes brauchst.
hint-between = Vergleiche: { $choices }.
hint-play = { $words }. { $reason }

## Directions

name-north = Norden
name-north-east = Nordosten
name-east = Osten
name-south-east = Südosten
name-south = Süden
name-south-west = Südwesten
name-west = Westen
name-north-west = Nordwesten

## The board in words, and commands that ask about it

place-near = { $steps ->
        [one] neben { $city }
       *[other] { $steps } Felder von { $city }
    }
words-board = Der Spielplan in Worten
words-networks = Wer ist wo
words-cities = Städte
words-place = { $name }: { $parts }.
words-beside = { NAME($direction) }: { $place }.
words-at = Orte: { $places }.
words-ends = Enden: { $places }.
words-nowhere = Noch nichts auf dem Spielplan.
words-there = { $name } ist schon in { $place }.
words-no-way = Für { $name } führt kein Weg nach { $place }.
words-way = { $steps ->
        [one] Ein Schritt: { $places }.
       *[other] { $steps } Schritte: { $places }.
    }
words-unknown = Hier heißt nichts „{ $text }“.
words-nothing-yet = Noch ist nichts geschehen.
words-help = Tippe einen Zug, oder frage: um Chicago, wo PRR, weg PRR Chicago, geld, zuletzt, dran, züge, warum und einen Zug oder Ort.
command-around = um, rundum
command-where = wo
command-way = weg
command-cash = geld, kasse
command-last = zuletzt
command-turn = dran
command-why = warum
command-moves = züge
command-help = hilfe
command-me = ich

## The language itself

language-name = Deutsch
money = { $amount } $
