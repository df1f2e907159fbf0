# The words of the pages, English. Ids begin with web-; what all games say alike is in roundhouse.language.

## Every page

web-skip = Skip to the contents
web-pages = Pages
web-home = Roundhouse, front page
web-about = About
web-colophon = Set in Besley and Barlow Condensed. Rules in our own words, numbered as in the code.
web-guest = You play as { $name }.
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
web-recap-all = The last turns
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
web-key-arrows = walk through the choices; on the board: from place to place
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
web-final = Then it cannot be taken back: a draw, a secret or the end of the match follows.
web-key-digits = type a number: bids, shares to issue
web-key-letters = choose the choice with that letter
web-key-pass = pass
web-set-grace = The end of my turn waits
web-set-grace-0 = not at all
web-set-grace-4 = 4 seconds
web-set-grace-8 = 8 seconds
web-set-grace-infinity = for “Done”
web-set-grace-words = Until then you can take it back. Where everybody plays at this device, only what cannot be taken back waits.
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
web-api-token = A program shows a token instead of a cookie and acts for you, at your seats, for 90 days. Choose what it may do. You can call it back at any time.
web-api-token-once = Copy it now: it is shown once.
web-api-token-make = Make a token
web-api-scope-read = look at matches as you see them
web-api-scope-play = make moves at your seats
web-api-scope-create = begin matches for you
web-api-calls = Calls
web-api-needs = Needs a token for
web-api-token-name = What it is for
web-api-tokens = Your tokens
web-api-token-until = good until { $day }
web-api-token-end = Call back
web-tokens-too-many = You have as many tokens as anybody may have. Call one back first.
web-api-way = A match in six steps
web-api-way-head = Every call carries the token in a header. What is sent is JSON, with Content-Type: application/json.
web-api-way-titles = List what can be played: titles with their boards, how many play, and options.
web-api-way-begin = Begin a match. A seat is “me” (you may take several), “local” (somebody else at your device, also played by your token) or “bot”; board and options may be left out. A match you already sit in needs no beginning: its id is in its address, /match/ID.
web-api-levels = Levels of bots:
web-api-way-look = Look. “moves” are all the moves allowed to you now; it is empty while somebody else decides. Stop when “over” is true. “view” is the position as your seat may know it. Who plays several seats and has secrets asks for one of them with ?as=SEAT.
web-api-way-move = Make one of them, with the “seq” you saw: the answer means it is on the disk. 409 means that the match went on: look again. With an Idempotency-Key, any text of your own, the same request may be sent again after a broken connection; it is made once.
web-api-way-wait = While others decide, look again after a second, or read the stream: one line of JSON for every change, an empty line now and then. “mine” says that it is your turn, “over” that the match is over.
web-api-way-end = When it is over, fetch the record; record.json is the same as JSON.
web-api-problems = When something goes wrong
web-api-problems-how = Every problem is JSON of the kind Problem, sent as application/problem+json. A visitor makes up to 240 changes and 600 looks a minute; who asks more often is told by Retry-After when to come again.
web-api-needs-page = Only for your own browser, with its cookie: a token is not enough.
web-api-optional = optional
web-api-in-path = in the address
web-api-in-query = after the question mark
web-api-structures = Structures
web-about-programs-title = For programs
web-about-programs = Bots and other programs can list games, begin matches, look and play, with a token of yours.

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

## What is said aloud

web-said-over = The match is over.
web-said-turn = Your turn: { $prompt }
web-said-turn-of = { $name }, it is your turn: { $prompt }
web-said-more = And { $number } more, see the log.
web-said-undone = Taken back to move { $ply }.
web-said-move = Move { $ply } of { $last }: { $lines }
web-said-plan-over = Nobody bids for you any more.
web-if-chosen = If chosen:
web-set-keys = Single keys
web-set-keys-words = Letters, digits and signs do something by themselves. Switch this off if it fights your screen reader or voice control.

## Typing moves, walking on the board

web-command = Move or command
web-board-walk = Arrow keys walk from place to place, Enter chooses one.
web-key-pan = move the board
web-key-command = type a move or a command

## Lessons

web-learn = Learn it:
web-first-title = New here?
web-first-words = A guided first match takes about ten minutes: you make the moves that matter, and each one is explained.
web-lesson-at = { $number } of { $of }
web-lesson-now = Do this:
web-lesson-show = Do it for me
web-lesson-back = One step back
web-lesson-alone = Play on alone
web-lesson-not-now = That would be allowed, but not now: the lesson wants { $move }.

# People together: the lobby and tables that wait

web-lobby = Tables
web-lobby-lead = Sit down at an open table, or watch one that is played. Nobody needs an account.
web-open-table = Open a table
web-find-table = Find a table
web-play-together = Play with others
web-filters = Which tables are shown
web-any = any
web-seats-open = Open seats
web-seats = Seats
web-lots = Lots are drawn at the start.
web-open-tables = Tables with open seats
web-played-tables = Played now
web-lobby-none = No table is open like this. Open one: others will find it here.
web-lobby-none-played = Nobody plays in public right now.
web-free-seats =
    { $number ->
        [one] 1 seat open
       *[other] { $number } seats open
    }
web-join = Sit down
web-watch-it = Watch
web-back-to-seat = To my seat
web-my-tables = Tables you wait at
web-wait-seats =
    { $number ->
        [one] Waiting for one more player.
       *[other] Waiting for { $number } more players.
    }
web-table-gone = This table is closed. Nobody plays here any more.
web-your-name = Your name at this table
web-sit = Take a seat
web-leave = Leave the table
web-lead = Lead this table: its owner has gone
web-you-lead = You lead this table
web-fill = Begin, with bots in the open seats
web-cancel-table = Close the table
web-cancel-sure = Close this table for everybody?
web-leave-sure = Leave? Somebody else at the table will lead it; if nobody is there it is closed.
web-invite = Invite others
web-invite-words = Send this link to whoever shall play. They need no account: a name is enough. The match begins as soon as all seats are taken.
web-invite-link = Link to this table
web-agreed = Agreed
web-pace = Pace
web-speed-live = Live
web-speed-days = Over days
web-pace-live = Live: { $bank } for each player, { $step } more with every turn
web-pace-live-bank = Live: { $time } for each player
web-pace-live-step = Live: { $time } for every turn
web-pace-days = Over days: { $step } for every turn, { $bank } in reserve
web-pace-days-bank = Over days: { $time } for each player
web-pace-days-step = Over days: { $time } for every turn
web-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
web-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
web-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
web-seconds =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
web-watch = Onlookers
web-watch-all = Everybody with the link may watch.
web-watch-players = Only the players see the match.
web-is-public = The table is listed for everybody.
web-talk = Table talk
web-talk-yes = The players can write to each other.
web-talk-no = A silent table: nobody writes.
web-seat-open = open
web-owner = leads
web-not-here = not here
web-remove = Ask { $name } to leave
web-kind-open = whoever gets the link
web-terms = The table
web-terms-words = You get one link for everybody. The match begins when all seats are taken.
web-set-public = List the table
web-set-public-words = Strangers find it under “Tables” and can sit down. Otherwise only those with the link do.
web-set-watch = Onlookers
web-set-watch-words = Others may watch. What is secret stays hidden from them.
web-set-talk = Table talk
web-set-talk-words = Players can write to each other. Without it the table is silent.
web-only-players = This table is for its players only.
web-table-closed = This table takes nobody in any more: it has begun or was closed.
web-name-needed = Say what you want to be called: a name is all we need.
web-name-taken = Somebody at this table has taken that name already.
web-seated-already = You sit at this table already.
web-not-seated = Nobody who could be meant sits there.
web-asked-to-leave = You were asked to leave this table.
web-owner-only = Only whoever leads the table can do that.
web-owner-is-there = Whoever leads the table was there a moment ago.
web-too-many-tables = You have enough open tables. Close one first.

# People at a table: seats left and taken again, votes, talk

web-abandoned = The match was abandoned by all.
web-match-abandoned = This match was abandoned by all; nothing more happens here.
web-bot-plays-for-you = A bot plays for you. Take over first.
web-resigned-already = You have resigned already.
web-nothing-to-take-over = No bot plays for you here.
web-nothing-proposed = Nothing is proposed.
web-vote-not-now = Only those who play can vote, and only while the match runs.
web-undo-not-there = There is no earlier decision to go back to.
web-company = At the table
web-key-company = who is at the table, and what they say
web-here = here
web-gone = away
web-bot-for = a bot plays
web-has-resigned = resigned
web-onlookers =
    { $number ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $number } people watch.
    }
web-waited = { $name } has been deciding for { $time }.
web-take-over = Take over again
web-bot-instead = A bot plays for you.
web-resign = Resign
web-resign-sure = Resign? A bot plays your seat from now on, and you come in last.
web-propose-abandon = Propose to abandon
web-propose-undo = Propose to go back to this position
web-motion-abandon = { $name } proposes to abandon the match.
web-motion-undo = { $name } proposes to go back to move { $ply }.
web-motion-missing = Not yet agreed: { $names }.
web-agree = I agree
web-refuse = No
web-talk-title = Table talk
web-talk-write = Say something to the table
web-talk-send = Send
web-talk-silent = This is a silent table.
web-talk-onlooker = Only the players write here.
web-talk-none = Nobody has said anything yet.
web-talk-mute = Hide what { $name } writes
web-talk-unmute = Show what { $name } writes
web-talk-report = Report this line
web-talk-reported = Reported. Somebody who runs this place will look at it.
web-talk-hidden = (hidden)
web-talk-too-long = That is too long, or empty.
web-rematch-asked = { $name } wants to play again.
web-rematch-join = Play again
web-seat-kept = The seats left are kept for those who played before.

# Clocks, and when time does not count

web-none = none
web-clock-bank-live = Time for each player
web-clock-step-live = More with every turn
web-clock-bank-days = Reserve for each player
web-clock-step-days = For every turn
web-stand-in = If time runs out this bot plays until the person returns
web-hours-not-possible = Nobody can sleep that long: at most 14 hours a night, 4 days off a week, 31 days of holiday.
web-me = Me
web-me-lead = What this place knows about you, and what you want of it.
web-hours-title = When my time does not count
web-hours-words = At tables that play over days the clock stands still while you sleep, on your days off and on holiday. It holds from your next turn on.
web-zone = Time zone
web-sleep-from = I sleep from
web-sleep-until = until
web-days-off = Days off
web-weekdays = Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
web-holiday-from = On holiday from
web-holiday-until = up to and including
web-save = Save
web-saved = Saved.

# Accounts

web-former-player = former player
web-banned = You may look, but not play or write here any more.
web-account-title = An account, if you like
web-account-words = You are a guest: everything you have belongs to this browser. With a name and a password you are known on every device; everything stays yours.
web-account-is = You are signed in as { $name }.
web-account-name = Name
web-password = Password
web-password-new = New password
web-password-length = A password has 8 to 200 characters.
web-account-make = Make an account
web-account-already = You have an account already.
web-name-taken-here = Somebody here has that name already.
web-codes-title = Recovery codes
web-codes-words = Write them down: each of them sets a new password once, should you forget yours. They are shown now and never again.
web-codes-left =
    { $number ->
        [0] You have no recovery code left.
        [one] You have one recovery code left.
       *[other] You have { $number } recovery codes left.
    }
web-sign-in = Sign in
web-sign-in-wrong = Name and password do not fit together.
web-recover = Forgotten? Sign in with a recovery code
web-recovery-code = Recovery code
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-no-account = You have no account here.
web-delete-account = Delete my account
web-delete-words = Your matches stay, your name becomes “former player”, and bots play on for you. This cannot be taken back.
web-export = Download everything about me
web-played-how = { $ended } matches to the end, { $left } left early; a typical turn takes { $time }.
web-tally-title = How you play
web-tally-none = Nothing is counted yet: play with others first.
web-tally-live = Live
web-tally-days = Over days
web-tally-new = new here

# Notices

web-notices = Notices
web-notices-words = When a table waits for you the title and icon of this page say so. You can also be told when you are not looking: one notice for each turn that waits.
web-notice-mail = E-mail
web-notice-unconfirmed = We have written to this address. Follow the link in the mail, so that we know it is yours.
web-notice-daily = One mail a day instead, with everything that waits
web-notice-no-mail = This server sends no mail.
web-notice-web = Web hook: an address that is called
web-quiet-from = Quiet from
web-notice-browser = Tell me in this browser
web-notice-test = Try it out
web-notice-test-words = This is how Roundhouse tells you that a table waits for you.
web-notice-none = Choose a way to be told first.
web-notice-too-many = Five browsers are enough.
web-notice-address = This address cannot be used.
web-notice-confirm = Roundhouse: is this your address?
web-notice-confirm-words = Somebody asked us to send notices to this address. If that was you, open the link. Otherwise do nothing.
web-notice-confirmed = Your address is confirmed.
web-notice-ended = You get no mail any more.
web-notice-turn = Your turn: { $name } with { $others }
web-notice-why = You asked to be told when a table waits for you.
web-notice-digest =
    { $number ->
        [0] Nothing waits for you
        [one] One table waits for you
       *[other] { $number } tables wait for you
    }
web-notice-hush = No notices of this table
## What is said aloud

## Typing moves, walking on the board

## Lessons

# Private notes

web-notes = My notes
web-notes-words = For you alone. They stand in your own copy of the record.
web-note-about = About this position, after move { $ply }
web-note-match = About the match
web-notes-too-many = These are enough notes for one match.

# Ratings

web-ratings = Ratings
web-ratings-words = By title and number of seats, from the results of rated matches alone: places count, with a second figure for wins. Bots stand on the same scale.
web-ratings-none = No rated match has been played yet.
web-rating = Rating
web-rating-wins = Wins only
web-rating-matches = Matches
web-set-rated = Rated
web-set-rated-words = The result counts for the ratings. Who leaves comes in last.
