# De woorden van de pagina’s, Nederlands. Ids beginnen met web-; wat alle spellen gelijk zeggen, staat in roundhouse.language.

## Elke pagina

web-skip = Naar de inhoud
web-pages = Pagina’s
web-home = Roundhouse, voorpagina
web-about = Over Roundhouse
web-colophon = Gezet uit Besley en Barlow Condensed. Regels in onze eigen woorden, genummerd zoals in het programma.
web-guest = Je speelt als { $name }.
web-money = { MONEY($amount) }
web-needs-script = Deze pagina heeft JavaScript van deze server nodig, verder niets.
web-not-genuine = Deze pagina is verouderd. Laad de pagina opnieuw.
web-not-your-seat = Je bent niet aan de beurt: deze plaats is niet van jou.
web-undo-not-allowed = Dit kan niet meer worden teruggenomen: iemand heeft al gezet of er is iets onthuld.
web-hint-not-yours = Deze tip krijgt alleen wie hier beslist.
web-hint-chance = Hier beslist het toeval; er valt niets aan te raden.
web-hint-over = De partij is hier afgelopen; er valt niets aan te raden.
web-plan-no-auction = Er wordt nu niets geveild.
web-record-not-yet = Zolang er iets geheim is, blijft het partijbestand gesloten. Aan het eind van de partij gaat het open.
web-failed = Dat is niet gelukt. Probeer het nog eens.
web-too-many = Dit vraag je te vaak. Wacht een minuut.
web-busy = Er is nu meer te doen dan er handen zijn. Probeer het zo nog eens.
web-away = Iets waarop dit huis staat antwoordt op dit moment niet. Er ging niets verloren: probeer het zo nog eens.
web-unloadable = Deze partij kan niet verder: ze is volgens andere regels gespeeld, of het partijbestand is beschadigd. Er is niets gewist.
web-rules-title = Waarom ze niet verder kan
web-rules-newer = Ze wordt gespeeld volgens versie { $then } van de regels, en deze server kent ze tot versie { $today }.
web-rules-elsewhere = Ze begon met versie { $then } van de regels. Na zet { $ply } leiden die van nu, versie { $today }, tot een andere stand.
web-rules-forbid = Ze begon met versie { $then } van de regels. Die van nu, versie { $today }, staan zet { $next }, “{ $move }”, niet toe: { $why }
web-rules-damaged = Het partijbestand is beschadigd.
web-rules-position = Het bord na { $ply } zetten, zover beide versies overeenstemmen
web-rules-moves = Alle zetten, zoals ze zijn opgeschreven
web-fault = Er is bij ons iets misgegaan. Het is genoteerd onder { $request }.
web-close = Sluiten
web-error-title = Van dit spoor vertrekt geen trein
web-error-text = Wat je zoekt is hier niet, of niet meer.
web-error-home = Naar de voorpagina

## De voorpagina

web-home-title = Spoorwegspellen, volgens de regels gespeeld
web-home-lead = Aandelen kopen, spoor leggen, goederen vervoeren. Elke zet wordt gecontroleerd, elke weigering noemt haar regel en elke partij is na te spelen.
web-my-matches = Jouw partijen
web-ago =
    { $minutes ->
        [0] zojuist
        [one] 1 minuut geleden
       *[other] { $minutes } minuten geleden
    }
web-games = De spellen
web-play-now = Nu spelen
web-play-now-title = Nu { $name } spelen
web-set-up = Instellen
web-set-up-title = Een partij { $name } instellen
web-rules-of = { $name }: de regels
web-upload = Partij importeren
web-upload-words = Een partijbestand (.rail of .json) wordt hier een partij; daarbij wordt elke zet gecontroleerd.
web-upload-file = Partijbestand
web-upload-failed = Dit bestand kan niet als partijbestand worden gelezen.
web-reading-file = Het partijbestand wordt gelezen …

## Een nieuwe partij

web-which-game = Welk spel?
web-who-plays = Wie spelen er mee?
web-how-many = Spelers
web-players-count = { $number } spelers
web-seat = Plaats { $number }
web-seat-kind = Wie zit hier
web-seat-name = Naam
web-level = Speelsterkte
web-kind-me = ik
web-kind-local = iemand op dit apparaat
web-kind-bot = een bot
web-bot-passenger = Reiziger
web-bot-porter = Kruier
web-bot-conductor = Conducteur
web-bot-driver = Machinist
web-bot-director = Directeur
web-shuffle = Loten om de plaatsen
web-no-options = Dit spel heeft geen varianten.
web-excluded = Niet samen met “{ $other }”.
web-start = Partij beginnen

## De regels

web-contents = Inhoud
web-search-rules = Zoeken in de regels
web-rules-found = { $number } gevonden
web-rules-none = Niets gevonden
web-rules-page = De regels als eigen pagina

## De tafel

web-now = Nu
web-tools = Menu
web-tabs = Wat er te zien is
web-panels = Overzicht
web-more = Instellingen
web-share = Delen
web-settings = Instellingen
web-over = De partij is afgelopen
web-recap = Sinds je laatste beurt
web-recap-all = De laatste beurten
web-hint = Tip
web-hint-more = Vertel meer
web-hint-thinking = De computer denkt na …
web-restart-turn = Beurt opnieuw
web-finish = Hier stoppen
web-confirm = Zo spelen
web-change = Wijzigen
web-bid = Bod
web-amount = Bedrag
web-less = Eén minder
web-more-by-one = Eén meer
web-list = Lijst met { $number } keuzes
web-filter = Typ om te filteren
web-loading = Een ogenblik …
web-auto-passed = Voor je gepast: iets anders kon niet.
web-not-now = Dat kan nu niet worden gekozen.
web-why-more = De regel
web-instead = Mogelijk:
web-plan-label = Voor mij bieden tot
web-plan-set = Voor mij bieden
web-plan-scope = Alleen in deze veiling: steeds het laagste bod dat leidt; is er meer nodig, dan pas je.
web-plan-stands = In deze veiling wordt voor je geboden tot { MONEY($amount) }, daarna gepast.
web-plan-stands-for = In deze veiling wordt voor { SEAT($seat) } geboden tot { MONEY($amount) }, daarna gepast.
web-plan-end = Niet meer voor mij bieden
web-log-player = Filter op speler
web-log-kind = Filter op onderwerp
web-log-everybody = Iedereen
web-log-everything = Alles
web-log-none = Nog niets te tonen.

## Het bord en het verleden

web-board-label = Bord: { $name }
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Het hele bord
web-history = Eerdere standen
web-step-first = Naar het begin
web-step-back = Eén zet terug
web-step-on = Eén zet verder
web-step-last = Naar de laatste zet
web-at = { $ply } / { $last }
web-back-to-now = Naar de huidige stand
web-history-note = Je bekijkt een eerdere stand.
web-newer = { $number } nieuw

## De lijn naar de server

web-line-lost = Verbinding verbroken, nieuwe poging …
web-line-back = Weer verbonden
web-line-stale = Iemand was sneller; zo staat het nu.

## Instellingen

web-set-confirm = Zetten bevestigen
web-set-confirm-words = Eerst tonen wat een zet doet en met een tweede klik spelen.
web-set-pass = Voor mij passen
web-set-pass-words = Als passen de enige toegestane zet is.
web-set-sound = Geluid
web-set-sound-words = Een bel als je aan de beurt bent.
web-set-still = Geen beweging
web-set-still-words = Beweging staat ook uit als je systeem om minder beweging vraagt.
web-theme = Uiterlijk
web-theme-auto = Zoals het systeem
web-theme-light = Dag
web-theme-dark = Nachttrein

## Delen

web-link = Link naar deze stand
web-link-words = Hij toont altijd precies wat je nu ziet.
web-copy = Kopiëren
web-copied = Gekopieerd
web-picture = Afbeelding van het bord
web-record = Partijbestand
web-record-words = Alle zetten als tekst; je kunt ze hier weer importeren.
web-secret = Trekkingen om na te rekenen
web-secret-shown = Het geheim:
web-secret-words = De vingerafdruk van het geheim waaruit alle trekkingen van deze partij voortkomen. Het geheim zelf wordt aan het eind getoond.

## Het apparaat doorgeven

web-hand-to = Geef het apparaat aan { $name }
web-pass-device-words = Wat maar één speler mag weten, is afgedekt.
web-pass-device-ready = Ik ben er klaar voor

## Toetsen

web-keys = Toetsen
web-key-arrows = langs de keuzes lopen; op het bord: van plaats naar plaats
web-key-enter = spelen wat gemarkeerd is
web-key-escape = één stap terug; sluiten wat open is
web-key-filter = de keuzes filteren
web-key-hint = een tip, elke keer een stap duidelijker
web-key-undo = een zet terugnemen
web-key-restart = de hele beurt opnieuw
web-key-step = één zet terug, één verder
web-key-ends = naar het begin, naar de laatste zet
web-key-now = naar de huidige stand
web-key-board = naar het bord
web-key-zoom = inzoomen, uitzoomen, alles
web-key-choices = naar de keuzes
web-key-panels = naar het overzicht
web-key-log = naar het logboek
web-key-rules = de regels
web-key-share = link, afbeeldingen, partijbestand
web-key-settings = instellingen
web-key-help = deze lijst

## Over Roundhouse

web-about-lead = Roundhouse is een open platform voor spoorwegspellen: exacte regels, snelle programma’s, borden als landkaarten.
web-about-rules-title = Regels met nummers
web-about-rules = Elke regel heeft een nummer. Hetzelfde nummer staat in de regeltekst, in het programma, in de tests en in het antwoord als iets niet mag.
web-about-draws-title = Trekkingen om na te rekenen
web-about-draws = Vóór de eerste zet maakt de server een geheim voor de partij en toont daarvan de SHA-256-vingerafdruk. Alle worpen en trekkingen volgen uit het geheim. Aan het eind wordt het getoond en kan iedereen nagaan dat er onderweg niets is veranderd.
web-about-draws-how = Een trekking is het getal hieronder; de uitkomst vind je door de mogelijke uitkomsten met hun gewichten in vaste volgorde langs te gaan.
web-about-verify = Alle trekkingen van een afgelopen partij worden nagerekend met
web-about-records-title = Je partijen zijn van jou
web-about-records = Een partij is de lijst van haar zetten. Ze is altijd als tekst te downloaden en overal in te lezen waar Roundhouse draait.
web-about-guest-title = Geen account
web-about-guest = Een ondertekende cookie onthoudt welke plaatsen van jou zijn, een tweede je taal. Meer wordt er niet over je bewaard, en van andere servers wordt niets geladen.
web-about-licence-title = Licenties
web-about-licence = Roundhouse is vrije software onder de MIT-licentie. De letters Besley en Barlow Condensed vallen onder de SIL Open Font License 1.1. De namen van de spellen zijn van hun uitgevers; alle teksten en tekeningen hier zijn van onszelf.

# Choosing numbers, ending a turn, personal pace

web-at-least = minstens { $amount }
web-at-most = hoogstens { $amount }
web-done = Klaar
web-final = Daarna is het niet terug te nemen: er volgt een trekking, een geheim of het einde van de partij.
web-key-digits = een getal typen: biedingen, uit te geven aandelen
web-key-letters = de keuze met die letter kiezen
web-key-pass = passen
web-set-grace = Het einde van mijn beurt wacht
web-set-grace-0 = helemaal niet
web-set-grace-4 = 4 seconden
web-set-grace-8 = 8 seconden
web-set-grace-infinity = op “Klaar”
web-set-grace-words = Tot dan kun je het terugnemen. Waar iedereen aan dit apparaat speelt, wacht alleen wat niet terug te nemen is.
web-set-pace = Zetten van anderen worden getoond
web-set-pace-0 = meteen
web-set-pace-1 = elke seconde
web-set-pace-2 = elke 2 seconden
web-set-pace-4 = elke 4 seconden
web-set-pace-words = Zodat je kunt volgen wat bots doen.
web-key-turn = de tegel op het veld draaien; het wiel draait ook

# Het einde van een partij

web-you-win = Jij wint met { COUNT($score) }.
web-rematch = Revanche
web-look-through = Doorkijken
web-curve = De punten, ronde voor ronde
web-rematch-not-yet = Revanche is voor de spelers van een partij die afgelopen is.

# Bots heten naar mensen van het spoor

web-bot-names-passenger = Verne, Dickens, Monet, Dvořák, Fontane, Whitman, Turner, Christie
web-bot-names-porter = Bradshaw, Cook, Baedeker, Saxby, Janney, Vignoles, Fowler, Locke
web-bot-names-conductor = Hackworth, Seguin, Borsig, Henschel, Baldwin, Norris, Allan, Rastrick
web-bot-names-driver = Trevithick, Crampton, Gresley, Webb, Kessler, Stirling, Fairlie, Belpaire
web-bot-names-director = Stephenson, Brunel, List, Hudson, Hill, Judah, Cassatt, Harkort
web-you = Jij
web-show-position = Deze stand tonen

## For programs

web-api-title = Voor programma’s
web-api-lead = Wat de pagina’s kunnen, kunnen programma’s ook: titels opvragen, partijen beginnen, meekijken, spelen. JSON heen en terug; elke weigering noemt haar regel.
web-api-token-title = Een token
web-api-token = Een programma toont een token in plaats van een cookie en handelt voor jou, op jouw plaatsen, 90 dagen lang. Kies wat het mag. Je kunt het altijd terugroepen.
web-api-token-once = Kopieer het nu: het wordt één keer getoond.
web-api-token-make = Token maken
web-api-scope-read = partijen zien zoals jij ze ziet
web-api-scope-play = op jouw plaatsen zetten
web-api-scope-create = partijen voor jou beginnen
web-api-calls = Aanroepen
web-api-needs = Vraagt een token voor
web-api-token-name = Waar het voor is
web-api-tokens = Je tokens
web-api-token-until = geldig tot { $day }
web-api-token-end = Terugroepen
web-tokens-too-many = Je hebt zoveel tokens als iemand mag hebben. Roep er eerst een terug.
web-api-way = Een partij in zes stappen
web-api-way-head = Elke aanroep draagt het token in een kopregel. Wat je stuurt is JSON, met Content-Type: application/json.
web-api-way-titles = Opsommen wat er gespeeld kan worden: spellen met hun borden, aantal spelers en varianten.
web-api-way-begin = Een partij beginnen. Een plaats is “me” (ook meerdere), “local” (iemand anders aan jouw apparaat, ook door je token gespeeld) of “bot”; board en options mogen ontbreken. Een partij waarin je al zit hoeft niet te beginnen: haar id staat in haar adres, /match/ID.
web-api-levels = Niveaus van bots:
web-api-way-look = Kijken. “moves” zijn alle zetten die je nu mag doen; leeg zolang iemand anders beslist. Stop als “over” waar is. “view” is de stand zoals jouw plaats die mag kennen. Wie meerdere plaatsen speelt en geheimen heeft, vraagt met ?as=PLAATS naar een ervan.
web-api-way-move = Een ervan doen, met de “seq” die je zag: het antwoord betekent dat hij op de schijf staat. 409 betekent dat de partij verder ging: kijk opnieuw. Met een Idempotency-Key, een tekst naar keuze, mag hetzelfde verzoek na een verbroken verbinding nog eens gestuurd worden; het wordt één keer uitgevoerd.
web-api-way-wait = Zolang anderen beslissen: kijk na een seconde weer, of lees de stroom, één regel JSON voor elke verandering, af en toe een lege regel. “mine” zegt dat je aan zet bent, “over” dat de partij is afgelopen.
web-api-way-end = Is ze afgelopen, haal dan het partijbestand; record.json is hetzelfde als JSON.
web-api-problems = Als er iets misgaat
web-api-problems-how = Elk probleem is JSON van de soort Problem, gestuurd als application/problem+json. Je mag per minuut 240 keer veranderen en 600 keer kijken; wie vaker vraagt, hoort via Retry-After wanneer het weer kan.
web-api-needs-page = Alleen voor je eigen browser, met zijn cookie: een token is niet genoeg.
web-api-optional = mag ontbreken
web-api-in-path = in het adres
web-api-in-query = na het vraagteken
web-api-structures = Structuren
web-about-programs-title = Voor programma’s
web-about-programs = Bots en andere programma’s kunnen spellen opsommen, partijen beginnen, kijken en spelen, met een token van jou.

# Je partijen

web-against = tegen { $names }
web-you-came = Je werd { $place }e van { $seats } met { COUNT($score) }.
web-ago-hours =
    { $hours ->
        [one] 1 uur geleden
       *[other] { $hours } uur geleden
    }
web-ago-days =
    { $days ->
        [one] gisteren
       *[other] { $days } dagen geleden
    }

# Een partijbestand meebrengen

web-continue-title = Wie speelt verder?
web-continue = Verder spelen
web-continue-look = Allemaal op dit apparaat

## What is said aloud

web-said-over = De partij is afgelopen.
web-said-turn = Jij bent aan de beurt: { $prompt }
web-said-turn-of = { $name }, jij bent aan de beurt: { $prompt }
web-said-more = En nog { $number }, zie het logboek.
web-said-undone = Teruggenomen tot zet { $ply }.
web-said-move = Zet { $ply } van { $last }: { $lines }
web-said-plan-over = Er wordt niet meer voor je geboden.
web-if-chosen = Als je dit kiest:
web-set-keys = Losse toetsen
web-set-keys-words = Letters, cijfers en tekens doen al iets op zichzelf. Zet dit uit als het je schermlezer of spraakbesturing in de weg zit.

## Typing moves, walking on the board

web-command = Zet of opdracht
web-board-walk = De pijltoetsen lopen van plaats naar plaats, Enter kiest er een.
web-key-pan = het bord verschuiven
web-key-command = een zet of opdracht typen

## Lessons

web-learn = Leren:
web-first-title = Nieuw hier?
web-first-words = Een begeleide eerste partij duurt ongeveer tien minuten: jij doet de zetten die ertoe doen, en elke zet wordt uitgelegd.
web-lesson-at = { $number } van { $of }
web-lesson-now = Doe dit:
web-lesson-show = Doe het voor mij
web-lesson-back = Een stap terug
web-lesson-alone = Alleen verder spelen
web-lesson-not-now = Dat zou mogen, maar niet nu: de les wil { $move }.

# Samen: de tafels en wie op wie wacht

web-lobby = Tafels
web-lobby-lead = Schuif aan bij een open tafel, of kijk toe. Niemand heeft een account nodig.
web-open-table = Tafel openen
web-find-table = Tafel zoeken
web-play-together = Met anderen spelen
web-filters = Welke tafels te zien zijn
web-any = alles
web-seats-open = Vrije plaatsen
web-seats = Plaatsen
web-lots = Worden bij het begin verloot.
web-open-tables = Tafels met vrije plaatsen
web-played-tables = Hier wordt gespeeld
web-lobby-none = Zo’n tafel is er niet. Open er een: hier vinden anderen hem.
web-lobby-none-played = Op dit moment speelt niemand openbaar.
web-free-seats =
    { $number ->
        [one] 1 plaats vrij
       *[other] { $number } plaatsen vrij
    }
web-join = Aanschuiven
web-watch-it = Toekijken
web-back-to-seat = Naar mijn plaats
web-my-tables = Tafels waaraan je wacht
web-wait-seats =
    { $number ->
        [one] Wachten op nog één speler.
       *[other] Wachten op nog { $number } spelers.
    }
web-table-gone = Deze tafel is gesloten. Hier speelt niemand meer.
web-your-name = Je naam aan deze tafel
web-sit = Plaatsnemen
web-leave = Tafel verlaten
web-lead = De tafel overnemen: wie hem leidde, is weg
web-you-lead = Jij leidt deze tafel
web-fill = Beginnen, met bots op de vrije plaatsen
web-cancel-table = Tafel sluiten
web-cancel-sure = Deze tafel voor iedereen sluiten?
web-leave-sure = Verlaten? Iemand anders aan tafel leidt hem verder; is er niemand, dan wordt hij gesloten.
web-invite = Anderen uitnodigen
web-invite-words = Stuur deze link naar wie mee moet spelen. Een account is niet nodig, een naam is genoeg. De partij begint zodra alle plaatsen bezet zijn.
web-invite-link = Link naar deze tafel
web-agreed = Afgesproken
web-pace = Tempo
web-speed-live = Live
web-speed-days = Over dagen
web-pace-live = Live: { $bank } per speler, { $step } erbij met elke beurt
web-pace-live-bank = Live: { $time } per speler
web-pace-live-step = Live: { $time } per beurt
web-pace-days = Over dagen: { $step } per beurt, { $bank } in reserve
web-pace-days-bank = Over dagen: { $time } per speler
web-pace-days-step = Over dagen: { $time } per beurt
web-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
web-hours =
    { $number ->
        [one] 1 uur
       *[other] { $number } uur
    }
web-minutes =
    { $number ->
        [one] 1 minuut
       *[other] { $number } minuten
    }
web-seconds =
    { $number ->
        [one] 1 seconde
       *[other] { $number } seconden
    }
web-watch = Publiek
web-watch-all = Iedereen met de link mag toekijken.
web-watch-players = Alleen de spelers zien de partij.
web-is-public = De tafel staat voor iedereen in de lijst.
web-talk = Tafelpraat
web-talk-yes = De spelers kunnen elkaar schrijven.
web-talk-no = Een stille tafel: niemand schrijft.
web-seat-open = vrij
web-owner = leidt
web-not-here = niet hier
web-remove = { $name } vragen te gaan
web-kind-open = wie de link krijgt
web-terms = De tafel
web-terms-words = Je krijgt één link voor iedereen. De partij begint als alle plaatsen bezet zijn.
web-set-public = Tafel in de lijst
web-set-public-words = Vreemden vinden hem onder “Tafels” en kunnen aanschuiven. Anders kan dat alleen met de link.
web-set-watch = Publiek
web-set-watch-words = Anderen mogen toekijken. Wat geheim is, blijft voor hen verborgen.
web-set-talk = Tafelpraat
web-set-talk-words = Spelers kunnen elkaar schrijven. Zonder is het een stille tafel.
web-only-players = Deze tafel is alleen voor wie eraan speelt.
web-table-closed = Deze tafel neemt niemand meer op: de partij is begonnen, of hij is gesloten.
web-name-needed = Zeg hoe je wilt heten: meer dan een naam hebben we niet nodig.
web-name-taken = Iemand aan deze tafel heeft die naam al.
web-seated-already = Je zit al aan deze tafel.
web-not-seated = Daar zit niemand die bedoeld kan zijn.
web-asked-to-leave = Je bent gevraagd deze tafel te verlaten.
web-owner-only = Dat kan alleen wie de tafel leidt.
web-owner-is-there = Wie de tafel leidt, was er net nog.
web-too-many-tables = Je hebt genoeg open tafels. Sluit er eerst een.

# Aan tafel: plaatsen verlaten en weer innemen, stemmingen, praat

web-abandoned = De partij is in overleg gestaakt.
web-match-abandoned = Deze partij is in overleg gestaakt; hier gebeurt niets meer.
web-bot-plays-for-you = Een bot speelt voor jou. Neem eerst weer over.
web-resigned-already = Je hebt al opgegeven.
web-nothing-to-take-over = Hier speelt geen bot voor jou.
web-nothing-proposed = Er is niets voorgesteld.
web-vote-not-now = Stemmen kan alleen wie meespeelt, en alleen zolang de partij loopt.
web-undo-not-there = Er is geen eerdere beslissing om naar terug te gaan.
web-company = Aan tafel
web-key-company = wie er aan tafel is, en wat er gezegd wordt
web-here = hier
web-gone = weg
web-bot-for = een bot speelt
web-has-resigned = heeft opgegeven
web-onlookers =
    { $number ->
        [0] Niemand kijkt toe.
        [one] Eén persoon kijkt toe.
       *[other] { $number } mensen kijken toe.
    }
web-waited = { $name } denkt al { $time } na.
web-take-over = Weer overnemen
web-bot-instead = Een bot speelt voor jou.
web-resign = Opgeven
web-resign-sure = Opgeven? Een bot speelt voortaan jouw plaats, en je wordt laatste.
web-propose-abandon = Voorstellen te stoppen
web-propose-undo = Voorstellen hierheen terug te gaan
web-motion-abandon = { $name } stelt voor de partij te staken.
web-motion-undo = { $name } stelt voor terug te gaan naar zet { $ply }.
web-motion-missing = Nog niet akkoord: { $names }.
web-agree = Akkoord
web-refuse = Nee
web-talk-title = Tafelpraat
web-talk-write = Iets tegen de tafel zeggen
web-talk-send = Versturen
web-talk-silent = Dit is een stille tafel.
web-talk-onlooker = Hier schrijven alleen de spelers.
web-talk-none = Nog niemand heeft iets gezegd.
web-talk-mute = Verbergen wat { $name } schrijft
web-talk-unmute = Tonen wat { $name } schrijft
web-talk-report = Deze regel melden
web-talk-reported = Gemeld. Wie hier verantwoordelijk is, kijkt ernaar.
web-talk-hidden = (verborgen)
web-talk-too-long = Dat is te lang, of leeg.
web-rematch-asked = { $name } wil nog een keer spelen.
web-rematch-join = Nog een keer spelen
web-seat-kept = De vrije plaatsen worden bewaard voor wie eerder speelde.

# Klokken, en wanneer tijd niet telt

web-none = geen
web-clock-bank-live = Tijd per speler
web-clock-step-live = Erbij met elke beurt
web-clock-bank-days = Reserve per speler
web-clock-step-days = Per beurt
web-stand-in = Raakt de tijd op, dan speelt deze bot tot iemand terugkomt
web-hours-not-possible = Zo lang slaapt niemand: hoogstens 14 uur per nacht, 4 vrije dagen per week, 31 dagen vakantie.
web-me = Ik
web-me-lead = Wat men hier van je weet, en wat je ervan wilt.
web-hours-title = Wanneer mijn tijd niet telt
web-hours-words = Aan tafels die over dagen spelen staat je klok stil terwijl je slaapt, op vrije dagen en in je vakantie. Het geldt vanaf je volgende beurt.
web-zone = Tijdzone
web-sleep-from = Ik slaap van
web-sleep-until = tot
web-days-off = Vrije dagen
web-weekdays = maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag
web-holiday-from = Op vakantie van
web-holiday-until = tot en met
web-save = Opslaan
web-saved = Opgeslagen.

# Accounts

web-former-player = voormalige speler
web-banned = Je mag toekijken, maar hier niet meer spelen of schrijven.
web-account-title = Een account, als je wilt
web-account-words = Je bent gast: alles wat je hebt hoort bij deze browser. Met een naam en een wachtwoord kent men je op elk apparaat; alles blijft van jou.
web-account-is = Je bent aangemeld als { $name }.
web-account-name = Naam
web-password = Wachtwoord
web-password-new = Nieuw wachtwoord
web-password-length = Een wachtwoord heeft 8 tot 200 tekens.
web-account-make = Account maken
web-account-already = Je hebt al een account.
web-name-taken-here = Iemand hier heeft die naam al.
web-codes-title = Herstelcodes
web-codes-words = Schrijf ze op: elke code zet één keer een nieuw wachtwoord, mocht je het jouwe vergeten. Ze worden nu getoond en nooit meer.
web-codes-left =
    { $number ->
        [0] Je hebt geen herstelcode meer.
        [one] Je hebt nog één herstelcode.
       *[other] Je hebt nog { $number } herstelcodes.
    }
web-sign-in = Aanmelden
web-sign-in-wrong = Naam en wachtwoord passen niet bij elkaar.
web-recover = Vergeten? Aanmelden met een herstelcode
web-recovery-code = Herstelcode
web-sign-out = Afmelden
web-sign-out-everywhere = Overal afmelden
web-no-account = Je hebt hier geen account.
web-delete-account = Mijn account verwijderen
web-delete-words = Je partijen blijven, je naam wordt “voormalige speler”, en bots spelen voor je verder. Dit kan niet worden teruggedraaid.
web-export = Alles over mij downloaden
web-played-how = { $ended } partijen tot het einde, { $left } eerder verlaten; een beurt duurt meestal { $time }.
web-tally-title = Hoe je speelt
web-tally-none = Er is nog niets geteld: speel eerst met anderen.
web-tally-live = Live
web-tally-days = Over dagen
web-tally-new = nieuw hier

# Meldingen

web-notices = Meldingen
web-notices-words = Wacht een tafel op je, dan zeggen de titel en het pictogram van deze pagina dat. Je kunt het ook horen als je niet kijkt: één melding voor elke beurt die wacht.
web-notice-mail = E-mail
web-notice-unconfirmed = We hebben naar dit adres geschreven. Volg de link in de mail, zodat we weten dat het van jou is.
web-notice-daily = In plaats daarvan één mail per dag, met alles wat wacht
web-notice-no-mail = Deze server verstuurt geen mail.
web-notice-web = Webhook: een adres dat wordt aangeroepen
web-quiet-from = Stil vanaf
web-notice-browser = Meld het in deze browser
web-notice-test = Uitproberen
web-notice-test-words = Zo meldt Roundhouse dat een tafel op je wacht.
web-notice-none = Kies eerst hoe je het wilt horen.
web-notice-too-many = Vijf browsers zijn genoeg.
web-notice-address = Dit adres kan niet worden gebruikt.
web-notice-confirm = Roundhouse: is dit jouw adres?
web-notice-confirm-words = Iemand vroeg ons meldingen naar dit adres te sturen. Was jij dat, open dan de link. Doe anders niets.
web-notice-confirmed = Je adres is bevestigd.
web-notice-ended = Je krijgt geen mail meer.
web-notice-turn = Jij bent aan de beurt: { $name } met { $others }
web-notice-why = Je wilde het weten als een tafel op je wacht.
web-notice-digest =
    { $number ->
        [0] Niets wacht op je
        [one] Eén tafel wacht op je
       *[other] { $number } tafels wachten op je
    }
web-notice-hush = Geen meldingen van deze tafel
## What is said aloud

## Typing moves, walking on the board

## Lessons

# Privénotities

web-notes = Mijn notities
web-notes-words = Alleen voor jou. Ze staan in je eigen kopie van het partijbestand.
web-note-about = Bij deze stand, na zet { $ply }
web-note-match = Bij de partij
web-notes-too-many = Dit zijn genoeg notities voor één partij.

# Ratings

web-ratings = Ratings
web-ratings-words = Per spel en aantal plaatsen, alleen uit de uitslagen van partijen met rating: de rangen tellen, met een tweede getal voor winst alleen. Bots staan op dezelfde schaal.
web-ratings-none = Er is nog geen partij met rating gespeeld.
web-rating = Rating
web-rating-wins = Alleen winst
web-rating-matches = Partijen
web-set-rated = Met rating
web-set-rated-words = De uitslag telt voor de rating. Wie weggaat, wordt laatste.
