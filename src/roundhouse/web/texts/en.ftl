# The words of the pages, English. Ids begin with web-; what all games say alike is in roundhouse.language.

## Every page

web-skip = Skip to the contents
web-pages = Pages
web-home = Roundhouse, front page
web-about = About
web-colophon = Set in Besley and Barlow Condensed. Rules in our own words, numbered as in the code.
web-guest = You play as { $name }.
web-language-en = English
web-language-de = Deutsch
web-language-nl = Nederlands
web-money = { MONEY($amount) }
web-needs-script = This page needs JavaScript from this server, and nothing else.
web-not-genuine = This page is out of date. Please reload it.
web-not-your-seat = It is not your turn: somebody else plays this seat.
web-undo-not-allowed = This can no longer be taken back: someone else has moved, or something was revealed.
web-hint-not-yours = Only the player whose decision it is can ask for this hint.
web-hint-chance = Chance decides here; there is nothing to advise.
web-hint-over = The match is over here; there is nothing to advise.
web-plan-no-auction = Nothing is being auctioned now.
web-record-not-yet = As long as something is secret, the record stays closed. It opens at the end of the match.
web-failed = That did not work. Please try again.
web-too-many = You ask for this too often. Wait a minute, please.
web-busy = There is more to do than hands to do it. Try again in a moment, please.
web-away = Something this house stands on does not answer at the moment. Nothing was lost: try again in a moment, please.
web-unloadable = This match cannot go on: it was played by other rules, or its record is damaged. Nothing of it was deleted.
web-rules-title = Why it cannot go on
web-rules-newer = It is played by version { $then } of the rules, and this server knows them up to version { $today }.
web-rules-elsewhere = It was begun with version { $then } of the rules. After move { $ply } those of today, version { $today }, lead to another position.
web-rules-forbid = It was begun with version { $then } of the rules. Those of today, version { $today }, do not allow move { $next }, “{ $move }”: { $why }
web-rules-damaged = Its record is damaged.
web-rules-position = The board after { $ply } moves, as far as both versions agree
web-rules-moves = All its moves, as they were written down
web-fault = Something went wrong on our side. It was written down under { $request }.
web-close = Close
web-error-title = No train from this platform
web-error-text = What you asked for is not here, or no longer.
web-error-home = To the front page

## The front page

web-home-title = Railway games, played by the rules
web-home-lead = Buy shares, lay track, carry goods. Every move is checked, every refusal names its rule, and every match can be replayed.
web-my-matches = Your matches
web-ago =
    { $minutes ->
        [0] just now
        [one] 1 minute ago
       *[other] { $minutes } minutes ago
    }
web-games = The games
web-play-now = Play now
web-play-now-title = Play { $name } now
web-set-up = Set up
web-set-up-title = Set up a match of { $name }
web-rules-of = { $name }: the rules
web-upload = Import a match
web-upload-words = A record (.rail or .json) becomes a match here: every move is checked while it is read.
web-upload-file = Record
web-upload-failed = This file cannot be read as a record.
web-reading-file = Reading the record …

## A new match

web-which-game = Which game?
web-who-plays = Who plays?
web-how-many = Players
web-players-count = { $number } players
web-seat = Seat { $number }
web-seat-kind = Who sits here
web-seat-name = Name
web-level = Strength
web-kind-me = me
web-kind-local = somebody at this device
web-kind-bot = a bot
web-bot-passenger = Passenger
web-bot-porter = Porter
web-bot-conductor = Conductor
web-bot-driver = Engine driver
web-bot-director = Director
web-shuffle = Draw lots for the seats
web-no-options = This game has no options.
web-excluded = Not together with “{ $other }”.
web-start = Start the match

## The rules

web-contents = Contents
web-search-rules = Search the rules
web-rules-found = { $number } found
web-rules-none = Nothing found
web-rules-page = The rules as a page of their own

## The table

web-now = Now
web-tools = Tools
web-tabs = What to show
web-panels = Overview
web-more = Settings
web-share = Share
web-settings = Settings
web-over = The match is over
web-recap = Since your last turn
web-hint = Hint
web-hint-more = Tell me more
web-hint-thinking = The computer is thinking …
web-restart-turn = Restart turn
web-finish = Finish here
web-confirm = Play it
web-change = Change
web-bid = Bid
web-amount = Amount
web-less = One less
web-more-by-one = One more
web-list = List of { $number } choices
web-filter = Type to filter
web-loading = One moment …
web-auto-passed = Passed for you: nothing else was possible.
web-not-now = That cannot be chosen now.
web-why-more = The rule
web-instead = Possible:
web-plan-label = Bid for me up to
web-plan-set = Bid for me
web-plan-scope = Only in this auction: always the lowest bid that leads; you pass once more than this would be needed.
web-plan-stands = Bidding for you up to { MONEY($amount) } in this auction, then passing.
web-plan-stands-for = Bidding for { SEAT($seat) } up to { MONEY($amount) } in this auction, then passing.
web-plan-end = Stop bidding for me
web-log-player = Filter by player
web-log-kind = Filter by topic
web-log-everybody = Everybody
web-log-everything = Everything
web-log-none = Nothing to show yet.

## The board and the past

web-board-label = Board: { $name }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = The whole board
web-history = Earlier positions
web-step-first = To the start
web-step-back = One move back
web-step-on = One move on
web-step-last = To the latest move
web-at = { $ply } / { $last }
web-back-to-now = Back to now
web-history-note = You are looking at an earlier position.
web-newer = { $number } new

## The line to the server

web-line-lost = Connection lost, trying again …
web-line-back = Connected again
web-line-stale = Someone was faster; this is the position now.

## Settings

web-set-confirm = Confirm moves
web-set-confirm-words = Show what a move does and play it with a second click.
web-set-pass = Pass for me
web-set-pass-words = When passing is the only legal move.
web-set-sound = Sound
web-set-sound-words = A bell when it is your turn.
web-set-still = No motion
web-set-still-words = Motion is also off when your system asks for less motion.
web-theme = Look
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night train

## Sharing

web-link = Link to this position
web-link-words = It always shows exactly what you see now.
web-copy = Copy
web-copied = Copied
web-picture = Picture of the board
web-record = Record of the match
web-record-words = All moves as text; you can import them here again.
web-secret = Draws that can be verified
web-secret-shown = The secret:
web-secret-words = The fingerprint of the secret all draws of this match are made from. The secret itself is shown at the end.

## Handing the device over

web-hand-to = Hand the device to { $name }
web-pass-device-words = What only one player may know is covered.
web-pass-device-ready = I am ready

## Keys

web-keys = Keys
web-key-arrows = walk through the choices; on the board: move it
web-key-enter = play what is in focus
web-key-escape = one step back; close what is open
web-key-filter = filter the choices
web-key-hint = a hint, one step plainer each time
web-key-undo = take a move back
web-key-restart = take the whole turn back
web-key-step = one move back, one move on
web-key-ends = to the start, to the latest move
web-key-now = back to now
web-key-board = to the board
web-key-zoom = zoom in, zoom out, the whole board
web-key-choices = to the choices
web-key-panels = to the overview
web-key-log = to the log
web-key-rules = the rules
web-key-share = link, pictures, record
web-key-settings = settings
web-key-help = this list

## About

web-about-lead = Roundhouse is an open platform for railway board games: exact rules, fast engines, boards drawn like maps.
web-about-rules-title = Rules with numbers
web-about-rules = Every rule has a number. The same number stands in the rule text, in the program, in the tests and in the answer you get when something is not allowed.
web-about-draws-title = Draws you can verify
web-about-draws = Before the first move the server makes a secret for the match and shows its SHA-256 fingerprint. All dice and draws follow from the secret. At the end the secret is shown, and everybody can check that nothing was changed on the way.
web-about-draws-how = A draw is the number below; the outcome is found by walking the possible outcomes, with their weights, in their fixed order.
web-about-verify = All draws of a finished match are recomputed by
web-about-records-title = Your matches are yours
web-about-records = A match is the list of its moves. It can be downloaded as text at any time and read in anywhere Roundhouse runs.
web-about-guest-title = No account
web-about-guest = A signed cookie remembers which seats are yours, another one your language. Nothing else is stored about you, and nothing is loaded from other servers.
web-about-licence-title = Licences
web-about-licence = Roundhouse is free software under the MIT licence. The typefaces Besley and Barlow Condensed stand under the SIL Open Font License 1.1. The names of the games belong to their publishers; all texts and drawings here are our own.

# Choosing numbers, ending a turn, personal pace

web-at-least = at least { $amount }
web-at-most = at most { $amount }
web-done = Done
web-key-digits = type a number: bids, shares to issue
web-key-letters = choose the choice with that letter
web-key-pass = pass
web-set-grace = The end of my turn waits
web-set-grace-0 = not at all
web-set-grace-4 = 4 seconds
web-set-grace-8 = 8 seconds
web-set-grace-infinity = for “Done”
web-set-grace-words = Until then you can take it back. Where everybody plays at this device it does not wait.
web-set-pace = Moves of others are shown
web-set-pace-0 = as they come
web-set-pace-1 = every second
web-set-pace-2 = every 2 seconds
web-set-pace-4 = every 4 seconds
web-set-pace-words = So that you can follow what bots do.
web-key-turn = turn the tile on the hex; the wheel does, too


# The end of a match

web-you-win = You win with { COUNT($score) }.
web-rematch = Rematch
web-look-through = Look through
web-curve = The scores, round by round
web-rematch-not-yet = Rematch is for the players of a match that is over.

# Bots are called after people of the railway

web-bot-names-passenger = Verne, Dickens, Monet, Dvořák, Fontane, Whitman, Turner, Christie
web-bot-names-porter = Bradshaw, Cook, Baedeker, Saxby, Janney, Vignoles, Fowler, Locke
web-bot-names-conductor = Hackworth, Seguin, Borsig, Henschel, Baldwin, Norris, Allan, Rastrick
web-bot-names-driver = Trevithick, Crampton, Gresley, Webb, Kessler, Stirling, Fairlie, Belpaire
web-bot-names-director = Stephenson, Brunel, List, Hudson, Hill, Judah, Cassatt, Harkort
web-you = You
web-show-position = Show this position


## For programs

web-api-title = For programs
web-api-lead = Everything the pages do, programs can do: list titles, begin matches, look, play. JSON in and out; whatever is refused names its rule.
web-api-token-title = A token
web-api-token = A program shows a token instead of a cookie and acts for you, at your seats, for 90 days. Choose what it may do.
web-api-token-once = Copy it now: it is shown once and kept nowhere.
web-api-token-make = Make a token
web-api-scope-read = look at matches as you see them
web-api-scope-play = make moves at your seats
web-api-scope-create = begin matches for you
web-api-calls = Calls
web-api-needs = Needs a token for

# Your matches

web-against = against { $names }
web-you-came = You came in at place { $place } of { $seats } with { COUNT($score) }.
web-ago-hours =
    { $hours ->
        [one] 1 hour ago
       *[other] { $hours } hours ago
    }
web-ago-days =
    { $days ->
        [one] yesterday
       *[other] { $days } days ago
    }

# Bringing a record along

web-continue-title = Who plays on?
web-continue = Play on
web-continue-look = All at this device
