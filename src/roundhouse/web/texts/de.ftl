# Die Wörter der Seiten, deutsch. Ids beginnen mit web-; was alle Spiele gleich sagen, steht in roundhouse.language.

## Jede Seite

web-skip = Zum Inhalt
web-pages = Seiten
web-home = Roundhouse, Startseite
web-about = Über Roundhouse
web-colophon = Gesetzt aus der Besley und der Barlow Condensed. Regeln in eigenen Worten, nummeriert wie im Programm.
web-guest = Du spielst als { $name }.
web-language-en = English
web-language-de = Deutsch
web-language-nl = Nederlands
web-money = { MONEY($amount) }
web-needs-script = Diese Seite braucht JavaScript von diesem Server, sonst nichts.
web-not-genuine = Diese Seite ist veraltet. Bitte lade sie neu.
web-not-your-seat = Du bist nicht am Zug: Diesen Platz spielt jemand anderes.
web-undo-not-allowed = Das lässt sich nicht mehr zurücknehmen: Jemand hat schon gezogen, oder etwas wurde aufgedeckt.
web-hint-not-yours = Diesen Tipp bekommt nur, wer hier entscheidet.
web-hint-chance = Hier entscheidet der Zufall; es gibt nichts zu raten.
web-hint-over = Die Partie ist hier zu Ende; es gibt nichts zu raten.
web-plan-no-auction = Gerade wird nichts versteigert.
web-record-not-yet = Solange etwas geheim ist, bleibt die Aufzeichnung geschlossen. Am Ende der Partie wird sie geöffnet.
web-failed = Das hat nicht geklappt. Versuche es bitte noch einmal.
web-too-many = Das fragst du zu oft. Bitte warte eine Minute.
web-busy = Gerade ist mehr zu tun, als Hände da sind. Versuche es bitte gleich noch einmal.
web-away = Etwas, worauf dieses Haus steht, antwortet gerade nicht. Es ging nichts verloren: Bitte gleich noch einmal versuchen.
web-unloadable = Diese Partie kann nicht weitergehen: Sie wurde nach anderen Regeln gespielt, oder ihre Aufzeichnung ist beschädigt. Gelöscht wurde nichts.
web-rules-title = Warum sie nicht weitergehen kann
web-rules-newer = Sie wird nach Fassung { $then } der Regeln gespielt, und dieser Server kennt sie bis Fassung { $today }.
web-rules-elsewhere = Sie begann mit Fassung { $then } der Regeln. Nach Zug { $ply } führen die heutigen, Fassung { $today }, zu einer anderen Stellung.
web-rules-forbid = Sie begann mit Fassung { $then } der Regeln. Die heutigen, Fassung { $today }, erlauben Zug { $next }, „{ $move }“, nicht: { $why }
web-rules-damaged = Ihre Aufzeichnung ist beschädigt.
web-rules-position = Der Plan nach { $ply } Zügen, soweit beide Fassungen übereinstimmen
web-rules-moves = Alle ihre Züge, wie sie aufgeschrieben wurden
web-fault = Bei uns ist etwas schiefgegangen. Es ist unter { $request } vermerkt.
web-close = Schließen
web-error-title = Von diesem Gleis fährt kein Zug
web-error-text = Was du suchst, gibt es hier nicht oder nicht mehr.
web-error-home = Zur Startseite

## Die Startseite

web-home-title = Eisenbahnspiele, nach den Regeln gespielt
web-home-lead = Aktien kaufen, Strecken bauen, Waren liefern. Jeder Zug wird geprüft, jede Ablehnung nennt ihre Regel, und jede Partie lässt sich nachspielen.
web-my-matches = Deine Partien
web-ago =
    { $minutes ->
        [0] gerade eben
        [one] vor 1 Minute
       *[other] vor { $minutes } Minuten
    }
web-games = Die Spiele
web-play-now = Jetzt spielen
web-play-now-title = { $name } jetzt spielen
web-set-up = Einrichten
web-set-up-title = Eine Partie { $name } einrichten
web-rules-of = { $name }: die Regeln
web-upload = Partie importieren
web-upload-words = Aus einer Aufzeichnung (.rail oder .json) wird hier eine Partie; dabei wird jeder Zug geprüft.
web-upload-file = Aufzeichnung
web-upload-failed = Diese Datei lässt sich nicht als Aufzeichnung lesen.
web-reading-file = Die Aufzeichnung wird gelesen …

## Eine neue Partie

web-which-game = Welches Spiel?
web-who-plays = Wer spielt mit?
web-how-many = Spieler
web-players-count = { $number } Spieler
web-seat = Platz { $number }
web-seat-kind = Wer sitzt hier
web-seat-name = Name
web-level = Spielstärke
web-kind-me = ich
web-kind-local = jemand an diesem Gerät
web-kind-bot = ein Bot
web-bot-passenger = Fahrgast
web-bot-porter = Gepäckträger
web-bot-conductor = Schaffner
web-bot-driver = Lokführer
web-bot-director = Direktor
web-shuffle = Plätze auslosen
web-no-options = Dieses Spiel hat keine Varianten.
web-excluded = Nicht zusammen mit „{ $other }“.
web-start = Partie beginnen

## Die Regeln

web-contents = Inhalt
web-search-rules = Regeln durchsuchen
web-rules-found = { $number } gefunden
web-rules-none = Nichts gefunden
web-rules-page = Die Regeln als eigene Seite

## Der Tisch

web-now = Jetzt
web-tools = Menü
web-tabs = Was gezeigt wird
web-panels = Übersicht
web-more = Einstellungen
web-share = Teilen
web-settings = Einstellungen
web-over = Die Partie ist zu Ende
web-recap = Seit deinem letzten Zug
web-hint = Tipp
web-hint-more = Mehr verraten
web-hint-thinking = Der Computer überlegt …
web-restart-turn = Spielzug von vorn
web-finish = Hier aufhören
web-confirm = So spielen
web-change = Ändern
web-bid = Gebot
web-amount = Betrag
web-less = Eins weniger
web-more-by-one = Eins mehr
web-list = Liste mit { $number } Möglichkeiten
web-filter = Tippen, um zu filtern
web-loading = Einen Moment …
web-auto-passed = Für dich gepasst: Etwas anderes war nicht möglich.
web-not-now = Das kann jetzt nicht gewählt werden.
web-why-more = Die Regel
web-instead = Möglich:
web-plan-label = Für mich bieten bis
web-plan-set = Für mich bieten
web-plan-scope = Nur in dieser Versteigerung: immer das niedrigste Gebot, das führt; wäre mehr nötig, passt du.
web-plan-stands = In dieser Versteigerung wird für dich bis { MONEY($amount) } geboten, dann gepasst.
web-plan-stands-for = Bis { MONEY($amount) } wird in dieser Versteigerung für { SEAT($seat) } geboten, dann gepasst.
web-plan-end = Nicht mehr für mich bieten
web-log-player = Nach Spieler filtern
web-log-kind = Nach Thema filtern
web-log-everybody = Alle
web-log-everything = Alles
web-log-none = Noch nichts zu zeigen.

## Der Spielplan und die Vergangenheit

web-board-label = Spielplan: { $name }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Der ganze Spielplan
web-history = Frühere Stellungen
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-step-last = Zum letzten Schritt
web-at = { $ply } / { $last }
web-back-to-now = Zur aktuellen Stellung
web-history-note = Du siehst eine frühere Stellung.
web-newer = { $number } neu

## Die Leitung zum Server

web-line-lost = Verbindung verloren, neuer Versuch …
web-line-back = Wieder verbunden
web-line-stale = Jemand war schneller; so steht es jetzt.

## Einstellungen

web-set-confirm = Züge bestätigen
web-set-confirm-words = Erst zeigen, was ein Zug bewirkt, und mit einem zweiten Klick spielen.
web-set-pass = Für mich passen
web-set-pass-words = Wenn Passen der einzige erlaubte Zug ist.
web-set-sound = Ton
web-set-sound-words = Eine Glocke, wenn du am Zug bist.
web-set-still = Keine Bewegung
web-set-still-words = Bewegung ist auch aus, wenn dein System weniger Bewegung wünscht.
web-theme = Aussehen
web-theme-auto = Wie das System
web-theme-light = Tag
web-theme-dark = Nachtzug

## Teilen

web-link = Link zu dieser Stellung
web-link-words = Er zeigt immer genau das, was du jetzt siehst.
web-copy = Kopieren
web-copied = Kopiert
web-picture = Bild des Spielplans
web-record = Aufzeichnung der Partie
web-record-words = Alle Züge als Text; du kannst sie hier wieder importieren.
web-secret = Ziehungen zum Nachprüfen
web-secret-shown = Das Geheimnis:
web-secret-words = Der Fingerabdruck des Geheimnisses, aus dem alle Ziehungen dieser Partie entstehen. Das Geheimnis selbst wird am Ende gezeigt.

## Das Gerät weitergeben

web-hand-to = Gib das Gerät an { $name } weiter
web-pass-device-words = Was nur einer wissen darf, ist verdeckt.
web-pass-device-ready = Ich bin bereit

## Tasten

web-keys = Tasten
web-key-arrows = durch die Möglichkeiten gehen; auf dem Spielplan: ihn verschieben
web-key-enter = das Markierte spielen
web-key-escape = einen Schritt zurück; Offenes schließen
web-key-filter = Möglichkeiten filtern
web-key-hint = ein Tipp, jedes Mal einen Schritt deutlicher
web-key-undo = einen Schritt zurücknehmen
web-key-restart = den Spielzug von vorn beginnen
web-key-step = einen Schritt zurück, einen weiter
web-key-ends = zum Anfang, zum letzten Schritt
web-key-now = zur aktuellen Stellung
web-key-board = zum Spielplan
web-key-zoom = vergrößern, verkleinern, alles
web-key-choices = zu den Möglichkeiten
web-key-panels = zur Übersicht
web-key-log = zum Protokoll
web-key-rules = die Regeln
web-key-share = Link, Bilder, Aufzeichnung
web-key-settings = Einstellungen
web-key-help = diese Liste

## Über Roundhouse

web-about-lead = Roundhouse ist eine offene Plattform für Eisenbahn-Brettspiele: genaue Regeln, schnelle Programme, Spielpläne wie Landkarten.
web-about-rules-title = Regeln mit Nummern
web-about-rules = Jede Regel hat eine Nummer. Dieselbe Nummer steht im Regeltext, im Programm, in den Tests und in der Antwort, wenn etwas nicht erlaubt ist.
web-about-draws-title = Ziehungen zum Nachprüfen
web-about-draws = Vor dem ersten Zug legt der Server ein Geheimnis für die Partie fest und zeigt dessen SHA-256-Fingerabdruck. Alle Würfe und Ziehungen folgen aus dem Geheimnis. Am Ende wird es gezeigt, und jeder kann prüfen, dass unterwegs nichts geändert wurde.
web-about-draws-how = Eine Ziehung ist die folgende Zahl; das Ergebnis findet man, indem man die möglichen Ergebnisse mit ihren Gewichten in fester Reihenfolge durchgeht.
web-about-verify = Alle Ziehungen einer beendeten Partie rechnet nach:
web-about-records-title = Deine Partien gehören dir
web-about-records = Eine Partie ist die Liste ihrer Züge. Sie lässt sich jederzeit als Text herunterladen und überall einlesen, wo Roundhouse läuft.
web-about-guest-title = Kein Konto
web-about-guest = Ein signiertes Cookie merkt sich, welche Plätze dir gehören, ein zweites deine Sprache. Mehr wird über dich nicht gespeichert, und von anderen Servern wird nichts geladen.
web-about-licence-title = Lizenzen
web-about-licence = Roundhouse ist freie Software unter der MIT-Lizenz. Die Schriften Besley und Barlow Condensed stehen unter der SIL Open Font License 1.1. Die Namen der Spiele gehören ihren Verlagen; alle Texte und Zeichnungen hier sind unsere eigenen.

# Choosing numbers, ending a turn, personal pace

web-at-least = mindestens { $amount }
web-at-most = höchstens { $amount }
web-done = Fertig
web-key-digits = eine Zahl eingeben: Gebote, zu verkaufende Aktien
web-key-letters = die Möglichkeit mit diesem Buchstaben wählen
web-key-pass = passen
web-set-grace = Das Ende meines Zugs wartet
web-set-grace-0 = gar nicht
web-set-grace-4 = 4 Sekunden
web-set-grace-8 = 8 Sekunden
web-set-grace-infinity = auf „Fertig“
web-set-grace-words = Bis dahin kannst du ihn zurücknehmen. Wo alle an diesem Gerät spielen, wartet es nicht.
web-set-pace = Züge der anderen werden gezeigt
web-set-pace-0 = sofort
web-set-pace-1 = jede Sekunde
web-set-pace-2 = alle 2 Sekunden
web-set-pace-4 = alle 4 Sekunden
web-set-pace-words = Damit du verfolgen kannst, was Bots tun.
web-key-turn = das Plättchen auf dem Feld drehen; das Rad dreht auch


# Das Ende einer Partie

web-you-win = Du gewinnst mit { COUNT($score) }.
web-rematch = Revanche
web-look-through = Durchsehen
web-curve = Die Punkte, Runde für Runde
web-rematch-not-yet = Zur Revanche bitten nur die Spieler einer Partie, die zu Ende ist.

# Bots heißen nach Leuten von der Eisenbahn

web-bot-names-passenger = Verne, Dickens, Monet, Dvořák, Fontane, Whitman, Turner, Christie
web-bot-names-porter = Bradshaw, Cook, Baedeker, Saxby, Janney, Vignoles, Fowler, Locke
web-bot-names-conductor = Hackworth, Seguin, Borsig, Henschel, Baldwin, Norris, Allan, Rastrick
web-bot-names-driver = Trevithick, Crampton, Gresley, Webb, Kessler, Stirling, Fairlie, Belpaire
web-bot-names-director = Stephenson, Brunel, List, Hudson, Hill, Judah, Cassatt, Harkort
web-you = Du
web-show-position = Diese Stellung zeigen


## For programs

web-api-title = Für Programme
web-api-lead = Was die Seiten können, können auch Programme: Titel auflisten, Partien beginnen, zuschauen, spielen. JSON hin und zurück; jede Ablehnung nennt ihre Regel.
web-api-token-title = Ein Token
web-api-token = Ein Programm zeigt ein Token statt eines Cookies vor und handelt 90 Tage lang für dich, auf deinen Plätzen. Wähle, was es darf.
web-api-token-once = Kopiere es jetzt: Es wird nur einmal gezeigt und nirgends aufbewahrt.
web-api-token-make = Token ausstellen
web-api-scope-read = Partien sehen, wie du sie siehst
web-api-scope-play = auf deinen Plätzen ziehen
web-api-scope-create = für dich Partien beginnen
web-api-calls = Aufrufe
web-api-needs = Braucht ein Token für

# Deine Partien

web-against = gegen { $names }
web-you-came = Du wurdest { $place }. von { $seats } mit { COUNT($score) }.
web-ago-hours =
    { $hours ->
        [one] vor 1 Stunde
       *[other] vor { $hours } Stunden
    }
web-ago-days =
    { $days ->
        [one] gestern
       *[other] vor { $days } Tagen
    }

# Eine Aufzeichnung mitbringen

web-continue-title = Wer spielt weiter?
web-continue = Weiterspielen
web-continue-look = Alle an diesem Gerät
