# De woorden van de pagina’s, Nederlands. Ids beginnen met web-; wat alle spellen gelijk zeggen, staat in roundhouse.language.

## Elke pagina

web-skip = Naar de inhoud
web-pages = Pagina’s
web-home = Roundhouse, voorpagina
web-about = Over Roundhouse
web-colophon = Gezet uit Besley en Barlow Condensed. Regels in onze eigen woorden, genummerd zoals in het programma.
web-guest = Je speelt als { $name }.
web-language-en = English
web-language-de = Deutsch
web-language-nl = Nederlands
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
web-rules-elsewhere = Ze begon met versie { $then } van de regels. Na zet { $ply } leiden die van nu, versie { $today }, tot een andere stelling.
web-rules-forbid = Ze begon met versie { $then } van de regels. Die van nu, versie { $today }, staan zet { $next }, “{ $move }”, niet toe: { $why }
web-rules-damaged = Het verslag is beschadigd.
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
web-key-arrows = langs de keuzes lopen; op het bord: het verschuiven
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
web-key-digits = een getal typen: biedingen, uit te geven aandelen
web-key-letters = de keuze met die letter kiezen
web-key-pass = passen
web-set-grace = Het einde van mijn beurt wacht
web-set-grace-0 = helemaal niet
web-set-grace-4 = 4 seconden
web-set-grace-8 = 8 seconden
web-set-grace-infinity = op “Klaar”
web-set-grace-words = Tot dan kun je hem terugnemen. Waar iedereen aan dit apparaat speelt, wacht het niet.
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
web-api-token = Een programma toont een token in plaats van een cookie en handelt 90 dagen voor jou, op jouw plaatsen. Kies wat het mag.
web-api-token-once = Kopieer het nu: het wordt één keer getoond en nergens bewaard.
web-api-token-make = Token maken
web-api-scope-read = partijen zien zoals jij ze ziet
web-api-scope-play = op jouw plaatsen zetten
web-api-scope-create = partijen voor jou beginnen
web-api-calls = Aanroepen
web-api-needs = Vraagt een token voor

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
