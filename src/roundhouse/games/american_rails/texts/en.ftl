# American Rails, English. Ids are explained in docs/add-a-game.md, “Words”.

## Where we are

board-east = The East, from Boston to New Orleans
heading-preparation = Preparation: a share of every company is auctioned
heading-phase = { $year }, phase { $phase } of { $phases }
heading-over = The match is over after { $year }

## What you are asked

prompt-remove = One company leaves the game; chance draws it.
prompt-select = Which company’s share is auctioned next? You bid first.
prompt-bid =
    { $high ->
        [0] Bid for a share of the { NAME($company) }: at least { MONEY($floor) }, you hold { MONEY($cash) }. Or pass.
       *[other] { MONEY($high) } is bid for a share of the { NAME($company) }: bid at least { MONEY($floor) }, you hold { MONEY($cash) }. Or pass.
    }
prompt-bid-only-pass = A share of the { NAME($company) } now costs at least { MONEY($floor) } and you hold { MONEY($cash) }: you can only pass.
prompt-place-start = In which empty city does the { NAME($company) } start?
prompt-choose-space = Move your marker to a free space of column { $phase }.
prompt-develop =
    { $left ->
        [0] No house is left to develop a city with: decline.
        [one] Which city do you develop? One house is left. Or decline.
       *[other] Which city do you develop? { $left } houses are left. Or decline.
    }
prompt-fund = Which company gets { MONEY($amount) } from the bank? Or decline.
prompt-take = Take { MONEY($amount) }, or let everybody else pay { MONEY($amount) } to the bank? Or decline.
prompt-take-or-expand = Take { MONEY($amount) }, let everybody else pay { MONEY($amount) } to the bank, or place up to { $cubes } cubes? Or decline.
prompt-expand = Place up to { $left } cubes for companies whose shares you hold, or stop.
prompt-expand-more =
    { $left ->
        [one] Place one more cube, or stop.
       *[other] Place up to { $left } more cubes, or stop.
    }
prompt-offer = Which company’s share do you put up for auction? Or decline.
prompt-over = The match is over after { $year }.

## What happened

event-removed = The { NAME($company) } leaves the game with all its cubes and shares.
event-auction-opened = A share of the { NAME($company) } is up for auction; { SEAT($seat) } starts.
event-bid = { SEAT($seat) } bids { MONEY($bid) } for the { NAME($company) }.
event-pass = { SEAT($seat) } passes on the { NAME($company) }.
event-share-sold = { SEAT($seat) } buys a share of the { NAME($company) } for { MONEY($price) }.
event-share-out = Nobody bids: the share of the { NAME($company) } leaves the game.
event-company-starts = { SEAT($seat) } starts the { NAME($company) } in { $place } with an income of { $income }.
event-company-closes = No city is free: all shares of the { NAME($company) } leave the game.
event-place-taken = { SEAT($seat) } takes place { $number } in the turn order.
event-phase = { $year }: phase { $number } begins.
event-space-pass = { SEAT($seat) } passes in phase { $phase }.
event-space-develop = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-space-fund = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-space-take = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-space-expand3 = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-space-auction = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-space-expand4 = { SEAT($seat) } moves to { NAME($space) } in phase { $phase }.
event-declined = { SEAT($seat) } declines the action.
event-stopped = { SEAT($seat) } stops expanding.
event-developed = { SEAT($seat) } puts a house in { $place }; { $left } left.
event-funded = { SEAT($seat) } funds the { NAME($company) } with { MONEY($amount) }: { MONEY($cash) } in its treasury.
event-took = { SEAT($seat) } takes { MONEY($amount) } from the bank.
event-taxes = { SEAT($seat) } lets everybody else pay { MONEY($amount) } to the bank.
event-taxed = { SEAT($seat) } pays { MONEY($amount) } to the bank.
event-placed = { SEAT($seat) } places a cube of the { NAME($company) } in { $place }: { MONEY($cost) } paid, { MONEY($cash) } left, income { $before } → { $income }.
event-income-rises = The income of the { NAME($company) } rises by { $amount } to { $income }.
event-income-falls = The { NAME($company) } now shares the city: its income falls by { $amount } to { $income }.
event-special-link =
    The { NAME($company) } completes { $amount ->
        [20] two special connections
       *[other] a special connection
    } in { $place }: +{ $amount } income, counted above.
event-dividends = Dividends of { $year }.
event-dividend =
    { SEAT($seat) } gets { MONEY($amount) } for { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of the { NAME($company) } ({ MONEY($per_share) } each).
event-end-year = The end: { $year } was the last year.
event-end-shares = The end in { $year }: no company has a share left in supply.
event-end-supplies = The end in { $year }: as many supplies as there are players hold two pieces or fewer.

## Why a move is not allowed

refusal-bid-too-low = { MONEY($bid) } is not enough: at least { MONEY($floor) } must be bid now.
refusal-bid-not-covered = You cannot bid { MONEY($bid) }: you hold { MONEY($cash) }.
refusal-company-excluded = The { NAME($company) } left the game at set-up.
refusal-company-closed = The { NAME($company) } is closed: it can no longer come onto the map.
refusal-already-offered = A share of the { NAME($company) } has already been offered in preparation.
refusal-no-share-left = The { NAME($company) } has no share left to offer.
refusal-no-share-held = You hold no share of the { NAME($company) }: you cannot place its cubes.
refusal-not-a-city = { $place } is not a city.
refusal-city-occupied = There is already a cube in { $place }: a company starts in an empty city.
refusal-space-taken = The space { NAME($space) } (row { $row }) is taken by { SEAT($seat) }.
refusal-never-developed = { $place } can never be developed.
refusal-nobody-there = No cube lies in { $place } yet.
refusal-has-house = { $place } already has a house.
refusal-no-houses = No house is left in the supply.
refusal-three-players = Expand 2 is open to four or five players only.
refusal-no-cubes = The { NAME($company) } has no cube left in its supply.
refusal-already-there = The { NAME($company) } already has a cube in { $place }.
refusal-hex-full =
    { $terrain ->
        [forest] Forests
       *[mountain] Mountains
    } hold one cube, and { $place } has one of the { NAME($owner) }.
refusal-not-adjacent = { $place } does not touch the network of the { NAME($company) }.
refusal-too-dear = { $place } costs { MONEY($cost) } and the { NAME($company) } holds { MONEY($cash) }: { MONEY($short) } short.
refusal-not-now = “{ $move }” is not what is decided now.

## Why a move is advised

reason-chance = Every company is as likely to leave.
reason-select = A share of the { NAME($company) } should return about { MONEY($worth) } by the end; you hold { MONEY($cash) }, the richest of the others { MONEY($rival) }.
reason-offer = A share of the { NAME($company) } should return about { MONEY($worth) } by the end; you hold { MONEY($cash) }, the richest of the others { MONEY($rival) }.
reason-bid = A share of the { NAME($company) } should return about { MONEY($worth) } by the end: { MONEY($more) } more than a bid of { MONEY($bid) }.
reason-bid-dear = { MONEY($bid) } is { MONEY($more) } more than a share of the { NAME($company) } should return by the end, about { MONEY($worth) }.
reason-pass-poor = At least { MONEY($floor) } must be bid and you hold { MONEY($cash) }.
reason-pass-dear = A share of the { NAME($company) } should return only about { MONEY($worth) } by the end and now costs at least { MONEY($floor) }.
reason-pass-thrift = The cash is kept for another auction; a share of the { NAME($company) } should return about { MONEY($worth) } and can be had for { MONEY($floor) } or more.
reason-start =
    { $place } pays { MONEY($income) } a year; { $near ->
        [0] no other city is near.
        [one] one other city is near; without cubes: { $free }.
       *[other] { $near } other cities are near; without cubes: { $free }.
    }
reason-place-city = The { NAME($company) } enters { $place } for { MONEY($cost) }: its income of { MONEY($income) } a year grows by { MONEY($more) }.
reason-place-way = This cube leads the { NAME($company) } towards { $goal }, which adds { MONEY($more) } a year.
reason-place-nowhere = This cube costs the { NAME($company) } { MONEY($cost) } and leads to no city that would help you.
reason-stop = The money of the companies is kept; { $left ->
        [one] one cube is not placed.
       *[other] { $left } cubes are not placed.
    }
reason-space = The best use of { NAME($space) } is worth about { MONEY($value) } to you by the end.
reason-space-early = Nothing much to win here; row { $row } of 7 decides how early your next turn comes.
reason-develop = A house in { $place } is worth about { MONEY($value) } to you by the end.
reason-develop-others = A house in { $place } is hardly of more use to you than to the others.
reason-fund = { MONEY($amount) } more for the { NAME($company) } may become { MONEY($value) } for you by the end.
reason-fund-others = { MONEY($amount) } more for the { NAME($company) } is hardly of more use to you than to the others.
reason-take = { MONEY($amount) } in your own hand count at once.
reason-tax = Everybody else falls back by { MONEY($amount) }, or by what is left.
reason-expand = The best use of the cubes is worth about { MONEY($value) } to you by the end.
reason-decline = The action is declined; the space stays blocked for the others.

## Panels

panel-players = Players
panel-companies = Companies
panel-track = Action track
panel-order = Turn order
panel-years = Years
panel-ends = How near the end is
panel-auction = Auction
column-player = Player
column-cash = Cash
column-next = Dividend
column-american = Amer.
column-national = Nat.
column-continental = Cont.
column-majestic = Maj.
column-liberty = Lib.
column-republic = Rep.
column-company = Company
column-status = Status
column-treasury = Treasury
column-income = Income
column-pays = Dividend
column-held = Shares held
column-supply = In supply
column-out = Out
column-cubes = Cubes left
column-space = Space
column-phase-1 = Phase 1
column-phase-2 = Phase 2
column-phase-3 = Phase 3
column-place = Place
column-year = Year
column-track = What counts
column-stands = Stands at
column-bid = Bid
column-state = State
why-next =
    { MONEY($amount) } if the year ended now. It ends after { $turns ->
        [one] this turn
       *[other] { $turns } turns, this one included
    }.
why-dividend =
    Income { $income } over { $held ->
        [one] one share
       *[other] { $held } shares
    } in players’ hands, rounded up: { MONEY($amount) } a share.
why-income =
    { $special ->
        [0] { $cities } from cities.
       *[other] { $cities } from cities and { $special } from special connections.
    }

## Names

name-american = American
name-national = National
name-continental = Continental
name-majestic = Majestic
name-liberty = Liberty
name-republic = Republic
name-active = active
name-unfloated = unfloated
name-closed = closed
name-excluded = not in this game
name-pass = Pass
name-develop = Develop
name-fund = Fund { MONEY(5) }
name-take = Take { MONEY(2) }
name-take-or-expand2 = Take { MONEY(2) } or Expand 2
name-expand3 = Expand 3
name-auction = Auction a share
name-expand4 = Expand 4
name-take-bank = take { MONEY(2) } from the bank
name-tax-others = everybody else pays { MONEY(2) } to the bank
name-expand2 = Expand 2
name-decline = decline
name-stop = stop
name-plains = plains
name-forest = forest
name-mountain = mountain
name-city = city
name-houses = houses in supply
name-end-year = this year / the last one
name-end-shares = shares left in supply
name-end-supplies = low supplies / so many end it
name-in = in
name-out = out
name-leads = leads

# ── Places: what there is to know about what can be pointed at ──────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = costs { MONEY($amount) }
place-full = no room for another cube
place-values = alone { $alone }, shared { $shared }
place-house = with a house
place-house-adds = a house adds { $alone }, or { $shared } if shared
place-no-house = never takes a house
place-special = special city: { $amount } more for each other one reached
place-here = here: { $companies }
place-excluded = not in this game
place-income = income { $amount }
place-treasury = treasury { MONEY($amount) }
place-cubes = { $count ->
    [one] 1 cube left
   *[other] { $count } cubes left
}
place-shares = { $count ->
    [one] 1 share in supply
   *[other] { $count } shares in supply
}
place-space = { NAME($space) }
place-taken = taken by { SEAT($seat) }
place-does-pass = leave this auction for good
place-does-stop = place no more cubes this turn
place-does-decline = decline the action; the space stays taken
place-does-take = { MONEY($amount) } from the bank for you
place-does-tax = every other player pays { MONEY($amount) } to the bank
place-does-expand = place up to { $cubes } cubes of companies you hold

## The score sheet

panel-sheet = Where the money comes from
column-start = Start
column-paid = For shares
column-score = Total
why-dividends = Dividends of the { NAME($company) }.
column-take = Take

## What it is about, and the guided first match

about-game = Found six railways with the other players, place their track, and be the one who holds the right shares when the year pays.
about-length = 60 to 90 minutes
about-weight = medium, with a fight for the turn order
lesson-first = Guided first match
lesson-first-select = You choose which company’s first share is auctioned next. Begin with one you want yourself: now everybody still has money, but nobody has a plan yet.
lesson-first-bid = Your bid goes into the company’s treasury, and the company builds with it. Money in the treasury of a company that is mostly yours is money well spent.
lesson-first-start = The first owner chooses the city in which the company begins. A dense region with valuable cities nearby makes its income grow quickly.
lesson-first-let-go = You have no money left for this share, so you can only pass. Who buys a company first decides where it starts, and often works against you from there.
lesson-first-space = In each phase you move your marker to one free space of the column: the lower, the stronger the action. But in the next phase the order follows the spaces from the top: a strong action now means acting late then.
lesson-first-place = You expand with companies in which you hold a share, each cube beside one that lies already. Every new city adds its value to the income: alone there it pays the full value, shared a smaller one.
lesson-first-more = Go on towards the next city: hexes in between earn nothing, but lead there. You may divide your cubes among several of your companies.
lesson-first-sooner = This time you take a space further up. The action is a little weaker, but in the next phase you choose earlier.
lesson-first-next = A new phase has begun, and the spaces are free again. After three phases the year ends: every company pays its income, divided by the shares in players’ hands.
lesson-first-end = That is the course of a year: three phases, each with one action for everybody, then the dividends. After 1857 at the latest the richest player wins.

## The course in short

about-course = First one share of every company is auctioned and each company starts in a city. Then come years of three phases: in each phase everybody takes one space and its action, from passing to placing four cubes. At the end of a year every company pays its income to its shareholders; after 1857 at the latest the most money wins.
