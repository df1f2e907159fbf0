# Die Wörter der Seiten, deutsch. Ids beginnen mit web-; was alle Spiele gleich sagen, steht in roundhouse.language.

## Jede Seite

web-skip = Zum Inhalt
web-pages = Seiten
web-home = Roundhouse, Startseite
web-about = Über Roundhouse
web-colophon = Gesetzt aus der Besley und der Barlow Condensed. Regeln in eigenen Worten, nummeriert wie im Programm.
web-guest = Du spielst als { $name }.
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
web-recap-all = Die letzten Züge
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
web-key-arrows = durch die Möglichkeiten gehen; auf dem Spielplan: von Ort zu Ort
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
web-final = Danach ist es nicht zurückzunehmen: Es folgt eine Ziehung, ein Geheimnis oder das Ende der Partie.
web-key-digits = eine Zahl eingeben: Gebote, zu verkaufende Aktien
web-key-letters = die Möglichkeit mit diesem Buchstaben wählen
web-key-pass = passen
web-set-grace = Das Ende meines Zugs wartet
web-set-grace-0 = gar nicht
web-set-grace-4 = 4 Sekunden
web-set-grace-8 = 8 Sekunden
web-set-grace-infinity = auf „Fertig“
web-set-grace-words = So lange kannst du es zurücknehmen. Wo alle an diesem Gerät spielen, wartet nur, was nicht zurückzunehmen ist.
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
web-api-token = Ein Programm zeigt ein Token statt eines Cookies vor und handelt 90 Tage lang für dich, auf deinen Plätzen. Wähle, was es darf. Du kannst es jederzeit zurückrufen.
web-api-token-once = Kopiere es jetzt: Es wird nur einmal gezeigt.
web-api-token-make = Token ausstellen
web-api-scope-read = Partien sehen, wie du sie siehst
web-api-scope-play = auf deinen Plätzen ziehen
web-api-scope-create = für dich Partien beginnen
web-api-calls = Aufrufe
web-api-needs = Braucht ein Token für
web-api-token-name = Wofür es ist
web-api-tokens = Deine Token
web-api-token-until = gilt bis { $day }
web-api-token-end = Zurückrufen
web-tokens-too-many = Du hast so viele Token, wie man haben darf. Ruf erst eines zurück.
web-api-way = Eine Partie in sechs Schritten
web-api-way-head = Jeder Aufruf trägt das Token in einer Kopfzeile. Gesendet wird JSON, mit Content-Type: application/json.
web-api-way-titles = Auflisten, was gespielt werden kann: Spiele mit ihren Plänen, Zahl der Spielenden und Varianten.
web-api-way-begin = Eine Partie beginnen. Ein Platz ist „me“ (auch mehrere), „local“ (jemand anderes an deinem Gerät, den dein Token mitspielt) oder „bot“; board und options können fehlen. Eine Partie, in der du schon sitzt, braucht keinen Beginn: Ihre id steht in ihrer Adresse, /match/ID.
web-api-levels = Stufen der Bots:
web-api-way-look = Hinsehen. „moves“ sind alle Züge, die dir jetzt erlaubt sind; leer, solange jemand anderes entscheidet. Aufhören, wenn „over“ wahr ist. „view“ ist die Stellung, wie dein Platz sie kennen darf. Wer mehrere Plätze spielt und Geheimnisse hat, fragt mit ?as=PLATZ nach einem davon.
web-api-way-move = Einen davon machen, mit der „seq“, die du gesehen hast: Die Antwort heißt, dass er auf der Platte steht. 409 heißt, dass die Partie weiterging: neu hinsehen. Mit einem Idempotency-Key, einem beliebigen eigenen Text, darf dieselbe Anfrage nach einer abgerissenen Verbindung noch einmal gesendet werden; sie wird einmal ausgeführt.
web-api-way-wait = Solange andere entscheiden: nach einer Sekunde wieder hinsehen oder den Strom lesen, eine Zeile JSON für jede Änderung, ab und zu eine leere Zeile. „mine“ sagt, dass du dran bist, „over“, dass die Partie zu Ende ist.
web-api-way-end = Ist sie zu Ende, die Aufzeichnung holen; record.json ist dasselbe als JSON.
web-api-problems = Wenn etwas nicht geht
web-api-problems-how = Jedes Problem ist JSON der Art Problem, gesendet als application/problem+json. Man darf je Minute 240 Mal ändern und 600 Mal hinsehen; wer öfter fragt, erfährt durch Retry-After, wann es wieder geht.
web-api-needs-page = Nur für deinen eigenen Browser, mit seinem Cookie: Ein Token genügt nicht.
web-api-optional = kann fehlen
web-api-in-path = in der Adresse
web-api-in-query = nach dem Fragezeichen
web-api-structures = Strukturen
web-about-programs-title = Für Programme
web-about-programs = Bots und andere Programme können Spiele auflisten, Partien beginnen, hinsehen und ziehen, mit einem Token von dir.

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

## What is said aloud

web-said-over = Die Partie ist zu Ende.
web-said-turn = Du bist am Zug: { $prompt }
web-said-turn-of = { $name }, du bist am Zug: { $prompt }
web-said-more = Und { $number } weitere, siehe Protokoll.
web-said-undone = Zurückgenommen bis Zug { $ply }.
web-said-move = Zug { $ply } von { $last }: { $lines }
web-said-plan-over = Es wird nicht mehr für dich geboten.
web-if-chosen = Wenn gewählt:
web-set-keys = Einzelne Tasten
web-set-keys-words = Buchstaben, Ziffern und Zeichen bewirken allein schon etwas. Schalte das aus, wenn es deinem Screenreader oder der Sprachsteuerung in die Quere kommt.

## Typing moves, walking on the board

web-command = Zug oder Befehl
web-board-walk = Die Pfeiltasten gehen von Ort zu Ort, Enter wählt einen.
web-key-pan = den Spielplan verschieben
web-key-command = einen Zug oder Befehl tippen

## Lessons

web-learn = Lernen:
web-first-title = Neu hier?
web-first-words = Eine geführte erste Partie dauert etwa zehn Minuten: Du machst die Züge, auf die es ankommt, und jeder wird erklärt.
web-lesson-at = { $number } von { $of }
web-lesson-now = Mach das:
web-lesson-show = Mach es für mich
web-lesson-back = Einen Schritt zurück
web-lesson-alone = Allein weiterspielen
web-lesson-not-now = Das wäre erlaubt, aber nicht jetzt: Die Lektion will { $move }.

# Miteinander: die Tische und wer auf wen wartet

web-lobby = Tische
web-lobby-lead = Setz dich an einen offenen Tisch, oder schau bei einem zu. Ein Konto braucht niemand.
web-open-table = Tisch eröffnen
web-find-table = Tisch finden
web-play-together = Mit anderen spielen
web-filters = Welche Tische zu sehen sind
web-any = beliebig
web-seats-open = Freie Plätze
web-seats = Plätze
web-lots = Werden zu Beginn ausgelost.
web-open-tables = Tische mit freien Plätzen
web-played-tables = Hier wird gespielt
web-lobby-none = So ein Tisch ist nicht offen. Eröffne einen: Hier finden ihn die anderen.
web-lobby-none-played = Gerade spielt niemand öffentlich.
web-free-seats =
    { $number ->
        [one] 1 Platz frei
       *[other] { $number } Plätze frei
    }
web-join = Mitspielen
web-watch-it = Zuschauen
web-back-to-seat = Zu meinem Platz
web-my-tables = Tische, an denen du wartest
web-wait-seats =
    { $number ->
        [one] Ein Spieler fehlt noch.
       *[other] { $number } Spieler fehlen noch.
    }
web-table-gone = Dieser Tisch ist geschlossen. Hier spielt niemand mehr.
web-your-name = Dein Name an diesem Tisch
web-sit = Platz nehmen
web-leave = Tisch verlassen
web-lead = Den Tisch übernehmen: Wer ihn leitete, ist fort
web-you-lead = Du leitest diesen Tisch
web-fill = Beginnen, Bots auf die freien Plätze
web-cancel-table = Tisch schließen
web-cancel-sure = Diesen Tisch für alle schließen?
web-leave-sure = Verlassen? Jemand anderes am Tisch leitet ihn weiter; ist niemand da, wird er geschlossen.
web-invite = Andere einladen
web-invite-words = Schick diesen Link allen, die mitspielen sollen. Ein Konto brauchen sie nicht, ein Name genügt. Die Partie beginnt, sobald alle Plätze besetzt sind.
web-invite-link = Link zu diesem Tisch
web-agreed = Abgemacht
web-pace = Tempo
web-speed-live = Live
web-speed-days = Über Tage
web-pace-live = Live: { $bank } für jeden Spieler, { $step } mehr mit jedem Spielzug
web-pace-live-bank = Live: { $time } für jeden Spieler
web-pace-live-step = Live: { $time } für jeden Spielzug
web-pace-days = Über Tage: { $step } für jeden Spielzug, { $bank } in Reserve
web-pace-days-bank = Über Tage: { $time } für jeden Spieler
web-pace-days-step = Über Tage: { $time } für jeden Spielzug
web-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
web-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
web-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
web-seconds =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
web-watch = Publikum
web-watch-all = Alle mit dem Link dürfen zuschauen.
web-watch-players = Die Partie sehen nur, die mitspielen.
web-is-public = Der Tisch ist für alle gelistet.
web-talk = Tischgespräch
web-talk-yes = Am Tisch kann man sich schreiben.
web-talk-no = Ein stiller Tisch: Niemand schreibt.
web-seat-open = frei
web-owner = leitet
web-not-here = nicht da
web-remove = { $name } bitten zu gehen
web-kind-open = wer den Link bekommt
web-terms = Der Tisch
web-terms-words = Du bekommst einen Link für alle. Die Partie beginnt, wenn alle Plätze besetzt sind.
web-set-public = Tisch listen
web-set-public-words = Fremde finden ihn unter „Tische“ und können sich setzen. Sonst können das nur die mit dem Link.
web-set-watch = Publikum
web-set-watch-words = Andere dürfen zuschauen. Was geheim ist, bleibt ihnen verborgen.
web-set-talk = Tischgespräch
web-set-talk-words = Am Tisch kann man sich schreiben. Sonst ist es ein stiller Tisch.
web-only-players = Dieser Tisch ist nur für die, die daran spielen.
web-table-closed = Dieser Tisch nimmt niemanden mehr auf: Die Partie hat begonnen, oder er wurde geschlossen.
web-name-needed = Sag, wie du heißen willst: Mehr als einen Namen brauchen wir nicht.
web-name-taken = Diesen Namen hat an diesem Tisch schon jemand.
web-seated-already = Du sitzt schon an diesem Tisch.
web-not-seated = Dort sitzt niemand, der gemeint sein könnte.
web-asked-to-leave = Du wurdest gebeten, diesen Tisch zu verlassen.
web-owner-only = Das kann nur, wer den Tisch leitet.
web-owner-is-there = Wer den Tisch leitet, war gerade noch da.
web-too-many-tables = Du hast genug offene Tische. Schließe zuerst einen.

# Am Tisch: Plätze verlassen und wieder einnehmen, Abstimmungen, Gespräch

web-abandoned = Die Partie wurde einvernehmlich abgebrochen.
web-match-abandoned = Diese Partie wurde einvernehmlich abgebrochen; hier geschieht nichts mehr.
web-bot-plays-for-you = Ein Bot spielt für dich. Übernimm zuerst wieder.
web-resigned-already = Du hast schon aufgegeben.
web-nothing-to-take-over = Hier spielt kein Bot für dich.
web-nothing-proposed = Es ist nichts vorgeschlagen.
web-vote-not-now = Abstimmen können nur, die mitspielen, und nur, solange die Partie läuft.
web-undo-not-there = Es gibt keine frühere Entscheidung, zu der man zurückkönnte.
web-company = Am Tisch
web-key-company = wer am Tisch ist, und was gesagt wird
web-here = da
web-gone = fort
web-bot-for = ein Bot spielt
web-has-resigned = hat aufgegeben
web-onlookers =
    { $number ->
        [0] Niemand schaut zu.
        [one] Einer schaut zu.
       *[other] { $number } schauen zu.
    }
web-waited = { $name } überlegt seit { $time }.
web-take-over = Wieder übernehmen
web-bot-instead = Ein Bot spielt für dich.
web-resign = Aufgeben
web-resign-sure = Aufgeben? Ein Bot spielt von nun an deinen Platz, und du wirst Letzter.
web-propose-abandon = Abbruch vorschlagen
web-propose-undo = Vorschlagen, hierher zurückzugehen
web-motion-abandon = { $name } schlägt vor, die Partie abzubrechen.
web-motion-undo = { $name } schlägt vor, zu Schritt { $ply } zurückzugehen.
web-motion-missing = Noch nicht einverstanden: { $names }.
web-agree = Einverstanden
web-refuse = Nein
web-talk-title = Tischgespräch
web-talk-write = Etwas zum Tisch sagen
web-talk-send = Senden
web-talk-silent = Dies ist ein stiller Tisch.
web-talk-onlooker = Hier schreiben nur, die mitspielen.
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-mute = Verbergen, was { $name } schreibt
web-talk-unmute = Zeigen, was { $name } schreibt
web-talk-report = Diese Zeile melden
web-talk-reported = Gemeldet. Wer hier verantwortlich ist, sieht es sich an.
web-talk-hidden = (verborgen)
web-talk-too-long = Das ist zu lang oder leer.
web-rematch-asked = { $name } möchte noch einmal spielen.
web-rematch-join = Noch einmal spielen
web-seat-kept = Die freien Plätze sind für die reserviert, die vorher gespielt haben.

# Uhren, und wann die Zeit nicht zählt

web-none = keine
web-clock-bank-live = Zeit für jeden Spieler
web-clock-step-live = Mehr mit jedem Spielzug
web-clock-bank-days = Reserve für jeden Spieler
web-clock-step-days = Für jeden Spielzug
web-stand-in = Läuft die Zeit ab, spielt dieser Bot bis zur Rückkehr
web-hours-not-possible = So lange schläft niemand: höchstens 14 Stunden die Nacht, 4 freie Tage die Woche, 31 Tage Urlaub.
web-me = Ich
web-me-lead = Was man hier von dir weiß, und was du davon haben willst.
web-hours-title = Wann meine Zeit nicht zählt
web-hours-words = An Tischen, die über Tage spielen, steht deine Uhr, während du schläfst, an freien Tagen und im Urlaub. Es gilt ab deinem nächsten Spielzug.
web-zone = Zeitzone
web-sleep-from = Ich schlafe von
web-sleep-until = bis
web-days-off = Freie Tage
web-weekdays = Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag
web-holiday-from = Im Urlaub vom
web-holiday-until = bis einschließlich
web-save = Speichern
web-saved = Gespeichert.

# Konten

web-former-player = ehemaliger Spieler
web-banned = Du darfst zuschauen, aber hier nicht mehr spielen oder schreiben.
web-account-title = Ein Konto, wenn du magst
web-account-words = Du bist Gast: Alles, was du hast, gehört zu diesem Browser. Mit Name und Passwort kennt man dich auf jedem Gerät; alles bleibt dein.
web-account-is = Du bist angemeldet als { $name }.
web-account-name = Name
web-password = Passwort
web-password-new = Neues Passwort
web-password-length = Ein Passwort hat 8 bis 200 Zeichen.
web-account-make = Konto anlegen
web-account-already = Du hast schon ein Konto.
web-name-taken-here = Diesen Namen hat hier schon jemand.
web-codes-title = Rettungscodes
web-codes-words = Schreib sie auf: Jeder setzt einmal ein neues Passwort, falls du deines vergisst. Sie werden jetzt gezeigt und nie wieder.
web-codes-left =
    { $number ->
        [0] Du hast keinen Rettungscode mehr.
        [one] Du hast noch einen Rettungscode.
       *[other] Du hast noch { $number } Rettungscodes.
    }
web-sign-in = Anmelden
web-sign-in-wrong = Name und Passwort passen nicht zusammen.
web-recover = Vergessen? Mit einem Rettungscode anmelden
web-recovery-code = Rettungscode
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
web-no-account = Du hast hier kein Konto.
web-delete-account = Mein Konto löschen
web-delete-words = Deine Partien bleiben, aus deinem Namen wird „ehemaliger Spieler“, und Bots spielen für dich weiter. Das lässt sich nicht zurücknehmen.
web-export = Alles über mich herunterladen
web-played-how = { $ended } Partien bis zum Ende, { $left } vorher verlassen; ein Spielzug dauert meist { $time }.
web-tally-title = Wie du spielst
web-tally-none = Noch ist nichts gezählt: Spiel zuerst mit anderen.
web-tally-live = Live
web-tally-days = Über Tage
web-tally-new = neu hier

# Benachrichtigungen

web-notices = Benachrichtigungen
web-notices-words = Wartet ein Tisch auf dich, sagen es Titel und Symbol dieser Seite. Du kannst es auch erfahren, wenn du nicht hinschaust: eine Nachricht für jeden Spielzug, der wartet.
web-notice-mail = E-Mail
web-notice-unconfirmed = Wir haben an diese Adresse geschrieben. Folge dem Link in der Mail, damit wir wissen, dass sie deine ist.
web-notice-daily = Stattdessen eine Mail am Tag, mit allem, was wartet
web-notice-no-mail = Dieser Server verschickt keine Mails.
web-notice-web = Webhook: eine Adresse, die aufgerufen wird
web-quiet-from = Ruhe von
web-notice-browser = In diesem Browser Bescheid sagen
web-notice-test = Ausprobieren
web-notice-test-words = So sagt dir Roundhouse, dass ein Tisch auf dich wartet.
web-notice-none = Wähle zuerst, wie du es erfahren willst.
web-notice-too-many = Fünf Browser sind genug.
web-notice-address = Diese Adresse kann nicht verwendet werden.
web-notice-confirm = Roundhouse: Ist das deine Adresse?
web-notice-confirm-words = Jemand hat uns gebeten, Nachrichten an diese Adresse zu schicken. Warst du das, öffne den Link. Sonst tu nichts.
web-notice-confirmed = Deine Adresse ist bestätigt.
web-notice-ended = Du bekommst keine Mails mehr.
web-notice-turn = Du bist am Zug: { $name } mit { $others }
web-notice-why = Du wolltest erfahren, wenn ein Tisch auf dich wartet.
web-notice-digest =
    { $number ->
        [0] Nichts wartet auf dich
        [one] Ein Tisch wartet auf dich
       *[other] { $number } Tische warten auf dich
    }
web-notice-hush = Von diesem Tisch keine Nachrichten
## What is said aloud

## Typing moves, walking on the board

## Lessons

# Private Notizen

web-notes = Meine Notizen
web-notes-words = Nur für dich. Sie stehen in deiner eigenen Kopie der Aufzeichnung.
web-note-about = Zu dieser Stellung, nach Schritt { $ply }
web-note-match = Zur Partie
web-notes-too-many = Das sind genug Notizen für eine Partie.

# Wertungen

web-ratings = Wertungen
web-ratings-words = Nach Spiel und Zahl der Plätze, allein aus den Ergebnissen gewerteter Partien: Es zählen die Ränge, dazu eine zweite Zahl nur für Siege. Bots stehen auf derselben Skala.
web-ratings-none = Noch wurde keine gewertete Partie gespielt.
web-rating = Wertung
web-rating-wins = Nur Siege
web-rating-matches = Partien
web-set-rated = Gewertet
web-set-rated-words = Das Ergebnis zählt für die Wertung. Wer geht, wird Letzter.
