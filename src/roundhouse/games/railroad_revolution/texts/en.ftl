# Railroad Revolution, English. Ids are explained in docs/add-a-game.md, “Words”.

## Where we are

board-usa = The United States, from Washington to the Pacific
heading-setup = Setting up
heading-round = Round { $number }
heading-last-but-one = Round { $number }, then the last one
heading-last-round = Round { $number }: the last round
heading-over = The match is over after { $number } rounds

## Parts of sentences

a-worker =
    { $worker ->
        [white] a white worker
        [purple] a purple worker
        [orange] an orange worker
        [grey] a grey worker
       *[turquoise] a turquoise worker
    }
no-worker = no { NAME($worker) } worker
some-vp = { COUNT($vp) } VP

## What you are asked

prompt-pick = Choose a set-up tile; its worker comes with it.
prompt-setup-tile = Carry out your set-up tile: place a spare piece if it asks for one, then end your turn.
prompt-place =
    { $workers ->
        [one] Place your worker on an action.
       *[other] Place one of your { $workers } workers on an action.
    }
prompt-pass = No building and no rail is left: pass, after selling shares or hiring if you like.
prompt-target-station = Choose the city for your station ({ MONEY($money) } in hand).
prompt-target-telegraph = Choose the section for your telegraph office.
prompt-target-trade = Choose what you sell: a building or a rail.
prompt-lay =
    Lay { $rails ->
        [one] one more rail
       *[other] { $rails } more rails
    }; { MONEY($due) } due so far, { MONEY($money) } in hand.
prompt-finish = Use what is left in any order, then end your turn: { MONEY($due) } due, { MONEY($money) } in hand.
prompt-hire = You need at least { $least } workers before you end your turn: hire or gain some.
prompt-deal = Deal { $tile }: make one, or no more; shares in hand: { $shares }.
prompt-deal-effects = Use what the deal gave you, then end your turn.
prompt-keep = Keep one of the milestones drawn from stack { $stack }.
prompt-draw-milestone = { SEAT($seat) } draws milestones from stack { $stack }.
prompt-draw = A tile is turned up.
prompt-over = The match is over after { $number } rounds.

## What happened

event-city-tile = { $city } gets the tile { $tile }.
event-telegraph-tile = Section { $section } gets the tile { $tile }.
event-deal-turned-up = The next deal is { $tile }.
event-first-milestone = { SEAT($seat) } begins with the milestone { $tile }.
event-setup-tile = Set-up tile { $tile } ({ NAME($side) }) lies out with { a-worker }.
event-picked = { SEAT($seat) } takes set-up tile { $tile } ({ NAME($side) }) and { a-worker }.
event-round = Round { $number } begins.
event-recalled = { SEAT($seat) } takes all workers back from the player board.
event-placed-promote = { SEAT($seat) } places { a-worker } on “{ NAME($action) }” (promotion).
event-placed-special = { SEAT($seat) } places { a-worker } on “{ NAME($action) }” (effect of its colour).
event-passed = { SEAT($seat) } has no piece left and passes.
event-sold-share = { SEAT($seat) } sells a share for { MONEY($gain) }.
event-hired = { SEAT($seat) } hires { a-worker } for { MONEY($cost) }.
event-built-station = { SEAT($seat) } builds a station in { $city }.
event-opened-office = { SEAT($seat) } opens a telegraph office in section { $section }.
event-laid-rail = { SEAT($seat) } lays a rail on { NAME($space) }.
event-sold-piece = { SEAT($seat) } sells a { NAME($piece) } for { MONEY($gain) }.
event-paid-for-item = { SEAT($seat) } pays { MONEY($cost) } for it.
event-paid-due = { SEAT($seat) } pays the { MONEY($cost) } due.
event-gained-money = { SEAT($seat) } gets { MONEY($gain) }.
event-gained-shares =
    { SEAT($seat) } takes { $gain_shares ->
        [one] one share
       *[other] { $gain_shares } shares
    }.
event-gained-worker = { SEAT($seat) } gets { a-worker }.
event-colour-not-in-stock = There is { no-worker } left: { SEAT($seat) } may choose another specialised one; if none of those is left, the worker is lost.
event-progressed = { SEAT($seat) } moves to step { $step } of the { NAME($track) } track.
event-took-train = { SEAT($seat) } takes a train: { NAME($train) }.
event-turned-down = { SEAT($seat) } uses a train and turns it face down: { NAME($train) }.
event-turned-up = { SEAT($seat) } turns a train face up again: { NAME($train) }.
event-exchanged = { SEAT($seat) } exchanges a worker: { NAME($worker) } for { NAME($new) }.
event-discarded = { SEAT($seat) } gives up { a-worker } ({ NAME($place) }) for the telegraph tile.
event-promoted = { SEAT($seat) } promotes { a-worker } ({ NAME($place) }) onto { $tile }.
event-milestone-completed = { SEAT($seat) } completes the milestone { $tile } for { some-vp }.
event-milestone-drawn = { SEAT($seat) } draws { $own_tile } from stack { $stack }.
event-milestone-drawn-hidden = { SEAT($seat) } draws a milestone from stack { $stack }.
event-milestone-kept = { SEAT($seat) } keeps the milestone { $tile } and puts { $back } back.
event-deal-round = { SEAT($seat) } has reached a deal symbol: the deal { $tile } is open to all.
event-made-deal =
    { SEAT($seat) } makes deal { $number } of { $tile } for { $cost_shares ->
        [one] one share
       *[other] { $cost_shares } shares
    }.
event-no-more-deals = { SEAT($seat) } makes no more deals.
event-end-triggered = The end is near: after the turn of { SEAT($seat) } a player has no piece to the left of the logo any more.
event-last-round = The last round: one more turn for everybody.
event-scored = { SEAT($seat) } has { some-vp }.

## Why a move is not allowed

refusal-not-now = “{ $move }” is not what is decided now.
refusal-cannot-be-drawn = This cannot be turned up now.
refusal-setup-tile-gone = This set-up tile is not there to choose.
refusal-not-in-setup = No shares are sold and nobody is hired during set-up.
refusal-spare-missing = Place your spare piece first.
refusal-must-act =
    A main action is compulsory: you have { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } left.
refusal-no-piece = No building and no rail is left on your player board: you can only pass.
refusal-no-share = You have no share to sell.
refusal-hire-too-dear = Hiring costs { MONEY($price) } and you have { MONEY($money) }.
refusal-not-in-stock = There is { no-worker } in the common supply.
refusal-not-specialised = Choose one of the four specialised colours.
refusal-same-colour = An exchange brings another colour than { NAME($worker) }.
refusal-white-has-no-effect = White workers have no effect of their own; they promote.
refusal-not-in-supply = There is { no-worker } in your supply.
refusal-no-piece-left = You have no { NAME($piece) } left on your player board.
refusal-no-city-left = No connected city is left for a station.
refusal-no-section-left = You already have an office in every section.
refusal-not-solvent = You could not finish: money and shares come to { MONEY($cash) }, and { MONEY($due) } or more would be due.
refusal-not-solvent-workers = You would have { $workers } workers, { $least } are needed, and { MONEY($cash) } cannot pay for the { MONEY($due) } due and new ones.
refusal-deal-made = You have already made deal { $number }.
refusal-deals-used-up = You cannot make another deal in this round.
refusal-deal-too-dear =
    This deal costs { $price ->
        [one] one share
       *[other] { $price } shares
    } and you have { $shares }.
refusal-not-in-hand = { $tile } is not among the milestones you drew.
refusal-nothing-to-use = Nothing of that kind is left to use: { NAME($what) }.
refusal-no-such-item = There is nothing of that kind to take: { NAME($item) }.
refusal-price-not-in-hand = It costs { MONEY($price) } and you have { MONEY($money) }; sell shares first.
refusal-wrong-target = That is not what this action is about.
refusal-target-made = You have already chosen it in this action.
refusal-target-missing = Carry out the main action first: choose the city, the section or the piece.
refusal-reward-missing = Take the reward of the main action first.
refusal-rails-missing =
    { $rails ->
        [one] One more rail must
       *[other] { $rails } more rails must
    } be laid.
refusal-due-not-in-hand = { MONEY($due) } is due and you have { MONEY($money) }; sell shares first.
refusal-too-few-workers = At least { $least } workers must be available and you have { $workers }.
refusal-not-connected = { $city } is not connected with your network.
refusal-has-station = You already have a station in { $city }.
refusal-has-office = You already have an office in section { $section }.
refusal-has-rail = You already have a rail on { NAME($space) }.
refusal-not-available = { NAME($space) } touches neither a connected city nor your rail beside it.
refusal-no-rail-to-lay = No rail of a railroad action is to be laid.
refusal-no-telegraph-tile = There is no telegraph tile to use here.
refusal-track-at-end = Your marker on the { NAME($track) } track is on its last step.
refusal-no-such-worker = You have { no-worker } there ({ NAME($place) }).
refusal-no-open-milestone = You have no open milestone { $number }.
refusal-no-place-for-worker = That milestone has no free place for this colour: { NAME($worker) }.
refusal-no-train-in-stock = No train of this kind is left: { NAME($train) }.
refusal-no-train-face-up = You have no such train face up: { NAME($train) }.
refusal-no-train-face-down = You have no such train face down: { NAME($train) }.

## Why a move is made

reason-pick = What it gives and its worker are worth about { some-vp }.
reason-place = The action { NAME($action) } is worth about { some-vp } this turn; no other promises more.
reason-place-less = The action { NAME($action) } is worth about { some-vp } this turn; another promises { $more } more.
reason-station = A station in { $city } is worth about { some-vp }, its cost of { MONEY($cost) }, reward and bonus included.
reason-office = An office in section { $section } is worth about { some-vp } with its links, shares and tile.
reason-sale = It sells for { MONEY($gain) }; you have { $left } of them, and about { $turns } turns to come.
reason-rail = Cities and milestones come nearer: worth about { some-vp }.
reason-rail-poor = Little comes nearer: it costs about { some-vp } more than it helps.
reason-rail-city = Connects { $city }: worth about { some-vp }.
reason-take = It costs nothing and is worth about { some-vp }.
reason-take-paid = Worth about { some-vp } more than the { MONEY($price) } it costs.
reason-take-dear = The { MONEY($price) } it costs are worth about { some-vp } more than what it gives.
reason-promote = { $tile } gives { $points } VP; after this it lacks workers: { $places }, conditions: { $needs }.
reason-promote-completes = This completes { $tile } for { $points } VP.
reason-sell = { MONEY($price) } in hand at once; a share kept can still pay for a deal.
reason-sell-due = { MONEY($due) } is due and only { MONEY($money) } is in hand.
reason-exchange = { NAME($new) } instead of { NAME($worker) }: a difference of about { some-vp }.
reason-discard = The tile is worth about { some-vp }, the worker about { $lost }.
reason-worker = One more worker ({ NAME($worker) }) is worth about { some-vp }.
reason-hire = One more worker ({ NAME($worker) }) is worth about { some-vp }, the { MONEY($price) } about { $lost }.
reason-hire-needed = { $least } workers are needed before you end; one more ({ NAME($worker) }) costs { MONEY($price) } and is worth about { some-vp }.
reason-end = Nothing that is left brings more than it costs.
reason-end-early = This gives up something worth about { some-vp }.
reason-progress = A step on this track is worth about { some-vp } by the end.
reason-use-train = Its bonus is worth about { some-vp } now; face up it would score { $points }.
reason-train = Face up it scores { $points } VP, and its bonus can be used later.
reason-deal = The deal is worth about { some-vp }, the shares it costs ({ $shares }) about { $lost }.
reason-keep =
    { $points } VP; conditions met: { $done } of { $needs }; { $turns ->
        [one] about one turn of work remains.
       *[other] about { $turns } turns of work remain.
    }

## Panels

panel-players = Players
panel-agenda = To do
panel-setup-tiles = Set-up tiles
panel-deal = Deal
panel-milestones = Open milestones
panel-hand = Milestones drawn
panel-workers = Workers: supply + board
panel-trains = Trains: face up + face down
panel-tracks = Performance tracks
panel-stacks = Stacks and stock
panel-sheet = Score sheet
panel-cities = Cities
panel-sections = Telegraph line
column-city = City
column-group = Group
column-cost = Cost
column-first-free = First place free
column-first-bonus = First bonus
column-section = Section
column-player = Player
column-money = Money
column-shares = Shares
column-workers = Workers
column-buildings-left = Buildings left
column-rails-left = Rails left
column-stations = Stations
column-offices = Offices
column-laid = Rails laid
column-vp = VP
column-white = White
column-purple = Purple
column-orange = Orange
column-grey = Grey
column-turquoise = Turquoise
column-train-promote2 = Promote 2
column-train-cash = Money
column-train-shares = Shares
column-train-progress = Progress
column-train-rail = Free rail
column-left = Left: offices
column-middle = Middle: stations
column-right = Right: west coast
column-milestone = Milestone
column-need-1 = 1st condition
column-need-2 = 2nd condition
column-need-3 = 3rd condition
column-stack = Stack
column-size = Number
column-known = Known to you below
column-deal = Deal
column-price-shares = Price in shares
column-price = Price
column-gives = Gives
column-amount = Amount
column-tile = Tile
column-worker = Worker
column-side = Side
column-item = Item
column-score-right = West coast
column-score-middle = Stations
column-score-left = Offices
column-score-milestones = Milestones
column-score-trains = Trains
column-score-links = Telegraph links
why-wealth = With each share at { MONEY($price) }: { MONEY($amount) }, for ties.
why-workers = { $supply } in supply, { $board } on the board.
why-trains = { $up } face up, { $down } face down.
why-track-left = Step { $step }: { $value } VP for each office.
why-track-middle = Step { $step }: { $value } VP for each station.
why-track-right = Step { $step }: { $value } VP for each connected city of group 5.
why-need-connect-group =
    { $need ->
        [one] Connect one city
       *[other] Connect { $need } cities
    } of group { $group }: { $have } so far.
why-need-station =
    { $need ->
        [one] One station
       *[other] { $need } stations
    }: { $have } so far.
why-need-station-group =
    { $need ->
        [one] One station
       *[other] { $need } stations
    } in group { $group }: { $have } so far.
why-need-office =
    { $need ->
        [one] One telegraph office
       *[other] { $need } telegraph offices
    }: { $have } so far.
why-need-office-run = { $need } offices in a row: { $have } so far.
why-need-rail = { $need } rails on the board: { $have } so far.
why-need-train =
    { $need ->
        [one] One train
       *[other] { $need } trains
    }: { $have } so far.
why-need-share = { $need } shares held: { $have } so far.
why-need-money = { MONEY($need) } held: { MONEY($have) } so far.
why-need-track = Step { $need } of the { NAME($track) } track: { $have } so far.
why-places-1 = One worker: { NAME($p0) }.
why-places-2 = Two workers: { NAME($p0) } and { NAME($p1) }.
why-score-right = Connected west-coast cities: { $many } × { $value }.
why-score-middle = Stations: { $many } × { $value }.
why-score-left = Offices: { $many } × { $value }.
why-score-done = Milestones completed: { $many }.
why-score-trains = Trains face up: { $many } × { $value }.
why-score-links = Links between neighbouring sections that both have an office.

## Names

name-station = station
name-railroad = railroad
name-telegraph = telegraph
name-trade = trade
name-promote = promote
name-white = white
name-purple = purple
name-orange = orange
name-grey = grey
name-turquoise = turquoise
name-any = any colour
name-supply = supply
name-board = player board
name-building = building
name-rail = rail
name-left = left
name-middle = middle
name-right = right
name-front = front
name-back = back
name-common = Common supply
name-deals = Deals
name-share-stock = Shares
name-due = Due at the end
name-item-reward = reward
name-item-first-bonus = first bonus
name-item-shares = shares of the section
name-item-effect = effect of the colour
name-item-tile = telegraph tile
name-train-promote2 = promote two workers
name-train-cash = money
name-train-shares = shares
name-train-progress = progress
name-train-rail = free rail
name-gain-money = money
name-gain-shares = shares
name-gain-per-share = money per share
name-gain-worker-white = white worker
name-gain-worker-purple = purple worker
name-gain-worker-orange = orange worker
name-gain-worker-grey = grey worker
name-gain-worker-turquoise = turquoise worker
name-gain-worker-any = specialised worker of choice
name-gain-worker = specialised worker of choice
name-gain-progress = progress
name-gain-promote = promotion
name-gain-train = train
name-gain-flip = turn a train over
name-gain-rail = free rail
name-gain-exchange = exchange of a worker
name-gain-extra-sale = extra sale
name-gain-must-lay = rail to lay
name-gain-extra-rail = extra rail
name-gain-spare-rail = spare rail
name-gain-spare-station = spare building as a station
name-gain-spare-office = spare building as an office
name-pick = choose a set-up tile
name-place = place a worker
name-pass = pass
name-target = choose the place
name-take = take
name-lay = lay a rail
name-free = lay a free rail
name-progress = progress
name-train = take a train
name-flip = turn a train over
name-exchange = exchange a worker
name-worker = choose a worker
name-sale = extra sale
name-discard = give up a worker
name-spare = place a spare piece
name-sell = sell a share
name-hire = hire a worker
name-end = end the turn
name-keep = keep a milestone
name-deal = make a deal
name-done = no more deals
name-draw = draw

## Rail spaces, counted from the city named first

name-was-cha-1 = Washington – Charlotte, 1
name-was-cin-1 = Washington – Cincinnati, 1
name-was-cin-2 = Washington – Cincinnati, 2
name-was-chi-1 = Washington – Chicago, 1
name-was-chi-2 = Washington – Chicago, 2
name-was-chi-3 = Washington – Chicago, 3
name-cha-cin-1 = Charlotte – Cincinnati, 1
name-cha-atl-1 = Charlotte – Atlanta, 1
name-cin-chi-1 = Cincinnati – Chicago, 1
name-cin-stl-1 = Cincinnati – St. Louis, 1
name-atl-stl-1 = Atlanta – St. Louis, 1
name-atl-stl-2 = Atlanta – St. Louis, 2
name-atl-nor-1 = Atlanta – New Orleans, 1
name-atl-nor-2 = Atlanta – New Orleans, 2
name-chi-stl-1 = Chicago – St. Louis, 1
name-chi-oma-1 = Chicago – Omaha, 1
name-chi-oma-2 = Chicago – Omaha, 2
name-chi-sea-1 = Chicago – Seattle, 1
name-chi-sea-2 = Chicago – Seattle, 2
name-chi-sea-3 = Chicago – Seattle, 3
name-chi-sea-4 = Chicago – Seattle, 4
name-chi-sea-5 = Chicago – Seattle, 5
name-stl-nor-1 = St. Louis – New Orleans, 1
name-stl-nor-2 = St. Louis – New Orleans, 2
name-stl-oma-1 = St. Louis – Omaha, 1
name-stl-den-1 = St. Louis – Denver, 1
name-stl-den-2 = St. Louis – Denver, 2
name-stl-dal-1 = St. Louis – Dallas, 1
name-stl-dal-2 = St. Louis – Dallas, 2
name-nor-dal-1 = New Orleans – Dallas, 1
name-nor-dal-2 = New Orleans – Dallas, 2
name-oma-den-1 = Omaha – Denver, 1
name-oma-slc-1 = Omaha – Salt Lake City, 1
name-oma-slc-2 = Omaha – Salt Lake City, 2
name-dal-den-1 = Dallas – Denver, 1
name-dal-den-2 = Dallas – Denver, 2
name-dal-elp-1 = Dallas – El Paso, 1
name-dal-elp-2 = Dallas – El Paso, 2
name-den-slc-1 = Denver – Salt Lake City, 1
name-den-elp-1 = Denver – El Paso, 1
name-slc-sea-1 = Salt Lake City – Seattle, 1
name-slc-sea-2 = Salt Lake City – Seattle, 2
name-slc-sfo-1 = Salt Lake City – San Francisco, 1
name-slc-sfo-2 = Salt Lake City – San Francisco, 2
name-slc-lax-1 = Salt Lake City – Los Angeles, 1
name-slc-lax-2 = Salt Lake City – Los Angeles, 2
name-elp-lax-1 = El Paso – Los Angeles, 1
name-elp-lax-2 = El Paso – Los Angeles, 2
name-sfo-lax-1 = San Francisco – Los Angeles, 1
name-sea-sfo-1 = Seattle – San Francisco, 1
name-sea-sfo-2 = Seattle – San Francisco, 2

## Workers that are not there (RR-6.5)

refusal-not-solvent-stock = You would have { $workers } workers, { $least } are needed, and the common supply holds only { $stock }.

## What everything that can be pointed at is called

# What a gain belongs to stands before it
place-of =
    { $of ->
        [none] { "" }
        [more] +{ " " }
       *[other] { NAME($of) }:{ " " }
    }
place-gain-money = { place-of }{ MONEY($n) }
place-gain-shares =
    { place-of }{ $n ->
        [one] one share
       *[other] { $n } shares
    }
place-gain-per-share = { place-of }{ MONEY($n) } for each share taken
place-gain-worker = { place-of }{ NAME($worker) }
place-gain-progress =
    { place-of }{ $n ->
        [one] one step of progress
       *[other] { $n } steps of progress
    }
place-gain-promote =
    { place-of }{ $n ->
        [one] promote one worker
       *[other] promote up to { $n } workers
    }
place-gain-train =
    { place-of }{ $n ->
        [one] take a train
       *[other] take { $n } trains
    }
place-gain-flip =
    { place-of }{ $n ->
        [one] turn a train over
       *[other] turn { $n } trains over
    }
place-gain-rail =
    { place-of }{ $n ->
        [one] one free rail
       *[other] { $n } free rails
    }
place-gain-exchange =
    { place-of }{ $n ->
        [one] exchange a worker
       *[other] exchange { $n } workers
    }
place-gain-extra-sale =
    { place-of }{ $n ->
        [one] one more sale
       *[other] { $n } more sales
    }
place-gain-extra-rail =
    { place-of }{ $n ->
        [one] one more rail
       *[other] { $n } more rails
    }
place-gain-spare-rail =
    { place-of }{ $n ->
        [one] place a spare rail
       *[other] place { $n } spare rails
    }
place-gain-spare-station =
    { place-of }{ $n ->
        [one] place a spare building as a station
       *[other] place { $n } spare buildings as stations
    }
place-gain-spare-office =
    { place-of }{ $n ->
        [one] place a spare building as an office
       *[other] place { $n } spare buildings as offices
    }
place-gain-repeat-reward = { place-of }the reward once more
place-gain-repeat-first-bonus = { place-of }the first bonus, also in addition
place-gain-repeat-telegraph-tile = { place-of }the telegraph tile, also in addition
place-gain-station-cost = { place-of }the station costs { MONEY($n) }
place-gain-rail-base = { place-of }base cost { MONEY($n) }
place-gain-rail-triangle = { place-of }{ MONEY($n) } for each triangle
place-price = for { MONEY($n) }
place-price-shares =
    { $n ->
        [one] for one share
       *[other] for { $n } shares
    }
place-for-worker = for a worker
place-times = up to { $n } times
place-terrain =
    { $triangles ->
        [one] one triangle
       *[other] { $triangles } triangles
    }, { MONEY($n) } more
place-deal-symbol = deal symbol
place-rail-of = rail of { SEAT($seat) }
place-station-cost = costs { MONEY($n) }
place-group = group { $group }
place-neutral = neutral building
place-station-of = station of { SEAT($seat) }
place-section = section { $section }
place-link = link with section { $section }: { $vp } VP
place-office-of = office of { SEAT($seat) }
place-track-left = left track, for offices
place-track-middle = middle track, for stations
place-track-right = right track, for connected cities of group 5
place-step = step { $step }: { $now } VP each, next { $next }
place-last-step = step { $step }, the last: { $now } VP each
place-in-stock = { $n } in stock
place-worker-common = { place-worker }
place-worker-supply = { place-worker } from supply
place-worker-board = { place-worker } from player board
place-worker =
    { NAME($worker) }{ $colour ->
        [purple] { " " }(foreman)
        [orange] { " " }(accountant)
        [grey] { " " }(negotiator)
        [turquoise] { " " }(engineer)
       *[other] { "" }
    }
place-piece =
    { NAME($piece) }: { $left ->
        [0] none left
       *[other] { $left } left, the next sells for { MONEY($n) }
    }
place-turn-down = face down for its bonus; face up it scores { $vp } VP
place-turn-up = face up again, { $vp } VP
place-milestone = { $tile }: { $vp } VP
place-workers-there = workers there: { $there } of { $places }
place-places-1 = worker: { NAME($p0) }
place-places-2 = workers: { NAME($p0) } and { NAME($p1) }
place-need-connect-group =
    { $n ->
        [one] connect one city
       *[other] connect { $n } cities
    } of group { $group }
place-need-station =
    { $n ->
        [one] one station
       *[other] { $n } stations
    }
place-need-station-group =
    { $n ->
        [one] one station
       *[other] { $n } stations
    } in group { $group }
place-need-office =
    { $n ->
        [one] one office
       *[other] { $n } offices
    }
place-need-office-run = { $n } offices in a row
place-need-rail = { $n } rails on the board
place-need-train =
    { $n ->
        [one] one train
       *[other] { $n } trains
    }
place-need-share = { $n } shares held
place-need-money = { MONEY($n) } held
place-need-track = step { $n } of the { NAME($track) } track
place-act = { NAME($what) }
place-due = { MONEY($n) } due
place-action-station = station: a building into a connected city, for its cost; you get its reward
place-action-railroad = railroad: { $rails } rails for { MONEY($base) }, and { MONEY($triangle) } for each triangle
place-action-telegraph = telegraph: a building into a section; you get its shares
place-action-trade =
    trade: sell a building or a rail, and { $flips ->
        [one] turn a train over
       *[other] turn { $flips } trains over
    }

## Why a match is over

event-spent = { SEAT($seat) } has no building and no rail left of the logo.
event-last-turns = Everybody had one more turn after that; round { $number } was the last.

## What it is about, and the guided first match

about-game = Send your workers to lay rails, build stations and open telegraph offices from the east coast to the west, and collect points in many ways.
about-length = 60 to 120 minutes
about-weight = many parts, no luck in the turns
lesson-first = Guided first match
lesson-first-pick = You begin with a set-up tile and the worker beside it. The worker’s colour matters more than the tile: it decides which effect you can use first.
lesson-first-start = The tile gives you something at once, and you take its effects in any order. An office in the telegraph line brings shares or money early, when they are worth most.
lesson-first-place = In every turn you put one worker on one of four actions, in one of two ways: promote somebody, or use the effect of the worker’s colour. Railroad lays two rails, and without rails you can build no stations.
lesson-first-lay = Rails go beside your rails or a city where you are, and triangles make them dearer. A rail between two cities joins both of them to your network.
lesson-first-promote = A promoted worker goes onto a milestone and does not come back. Milestones bring many points at the end, but you must keep workers enough for your turns.
lesson-first-pay = When you end your turn you pay what is due. Before that you may use everything the action gave you, in any order.
lesson-first-deals = You reached a deal symbol, so the deal is open to everybody. Deals cost shares, and you keep yours: each sells for $150 at any time.
lesson-first-colour = This time you use the worker’s colour: every colour makes every action better in its own way. The Station action puts a building into a city that your rails touch.
lesson-first-station = Choose the city by its cost, its reward and the bonus for whoever comes first. A building that leaves your board also brings the end of the match nearer.
lesson-first-reward = Every city gives its reward to everybody who builds there. Take it now: what you do not take before the end of your turn is lost.
lesson-first-office = The Telegraph action opens an office in a section of the line. Offices give shares and effects for workers you can spare, and count on their own performance track.
lesson-first-end = You have used three of the four actions; the fourth, Trade, sells buildings and rails for money. Who runs out of pieces left of the logo brings the last round; stations, offices, milestones, trains and progress then become points.

## The course in short

about-course = In your turn you put a worker on one of four actions: Station, Railroad, Telegraph, Trade, and either promote a worker or use the effect of its colour. Rails lead to cities, stations and offices give rewards, milestones take workers for good and give points. When somebody has no building or no rail left of the logo, everybody has one more turn; the most points win.
