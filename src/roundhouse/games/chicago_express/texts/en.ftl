# Chicago Express, English. Ids are explained in docs/add-a-game.md, “Words”.

## Where we are

board-northeast = The Northeast, from New York to Chicago
heading-preparation = Preparatory auctions
heading-round = Round { $number }
heading-over =
    { $number ->
        [one] The match is over after one general dividend
       *[other] The match is over after { $number } general dividends
    }

## What you are asked

prompt-bid =
    { $high ->
        [0] Bid for a share of the { NAME($company) }: at least { MONEY($floor) }, you hold { MONEY($cash) }. Or pass.
       *[other] { MONEY($high) } is bid for a share of the { NAME($company) }: bid at least { MONEY($floor) }, you hold { MONEY($cash) }. Or pass.
    }
prompt-bid-only-pass = A share of the { NAME($company) } now costs at least { MONEY($floor) } and you hold { MONEY($cash) }: you can only pass.
prompt-choose-action = Choose auction, expansion or development.
prompt-offer-share = Which company’s share do you put up for auction? Or skip the action.
prompt-choose-company = Which of your companies expands? Or skip the action.
prompt-build =
    Place a locomotive for the { NAME($company) }: { $left ->
        [one] one hex
       *[other] up to { $left } hexes
    }, { MONEY($cash) } in its treasury.
prompt-build-more =
    { $left ->
        [one] Build one more hex
       *[other] Build up to { $left } more hexes
    } for the { NAME($company) } ({ MONEY($cash) } left), or stop.
prompt-choose-development = Which hex do you develop? Or skip the action.
prompt-over =
    { $number ->
        [one] The match is over after one general dividend.
       *[other] The match is over after { $number } general dividends.
    }

## What happened

event-auction-opened = A share of the { NAME($company) } is up for auction, from { MONEY($minimum) }; { SEAT($seat) } starts.
event-bid = { SEAT($seat) } bids { MONEY($bid) } for the { NAME($company) }.
event-pass = { SEAT($seat) } passes on the { NAME($company) }.
event-share-sold = { SEAT($seat) } buys a share of the { NAME($company) } for { MONEY($price) }.
event-share-free = Nobody bids: { SEAT($seat) } gets the share of the { NAME($company) } for nothing.
event-share-stays = Nobody bids: the share stays with the { NAME($company) }.
event-action-chosen = { SEAT($seat) } chooses { NAME($action) } ({ $dial } of { $steps }).
event-declined = { SEAT($seat) } skips the action.
event-built = { SEAT($seat) } builds { NAME($hex) } for the { NAME($company) }: { MONEY($cost) } paid, { MONEY($cash) } left, income { $before } → { $income }.
event-house-built = { SEAT($seat) } puts a house on { NAME($hex) }.
event-forest-cleared = { SEAT($seat) } develops the forest { NAME($hex) }: the { NAME($company) } gets { MONEY($amount) }.
event-industry-grows = { SEAT($seat) } develops { NAME($hex) }, now worth { $value }.
event-detroit-grows = Detroit grows to { $value }.
event-income-grows = The income of the { NAME($company) } rises by { $amount } to { $income }.
event-general-dividend = General dividend no. { $number }.
event-dividend =
    { SEAT($seat) } gets { MONEY($amount) } for { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of the { NAME($company) } ({ MONEY($per_share) } each).
event-chicago-reached = { SEAT($seat) } brings the { NAME($company) } to Chicago: it pays a Chicago dividend.
event-wabash-opens = The Wabash opens in Fort Wayne with an income of { $income }.
event-end-locomotives = The end: three companies have no locomotives left.
event-end-shares = The end: three companies have no shares left.
event-end-houses = The end: three houses or fewer are left in the supply.
event-end-detroit = The end: Detroit has grown to 8.

## Why a move is not allowed

refusal-bid-too-low = { MONEY($bid) } is not enough: at least { MONEY($floor) } must be bid now.
refusal-bid-not-covered = You cannot bid { MONEY($bid) }: you hold { MONEY($cash) }.
refusal-dial-red = The { NAME($action) } dial is red: the action has been chosen { $steps } times this round.
refusal-not-opened = The { NAME($company) } is still closed: it opens when the first company reaches Chicago.
refusal-no-share-left = The { NAME($company) } has no share left to offer.
refusal-no-share-held = You hold no share of the { NAME($company) }.
refusal-no-locomotives = The { NAME($company) } has no locomotives left.
refusal-no-legal-hex = With { MONEY($cash) } the { NAME($company) } can reach no further hex.
refusal-start-hex = { NAME($hex) } is a start hex: nobody builds there.
refusal-already-there = The { NAME($company) } already has a locomotive on { NAME($hex) }.
refusal-hex-full =
    { $terrain ->
        [forest] Forests
       *[mountain] Mountains
    } hold one locomotive, and the { NAME($owner) } is already on { NAME($hex) }.
refusal-not-adjacent = { NAME($hex) } does not touch the network of the { NAME($company) }.
refusal-too-dear = { NAME($hex) } costs { MONEY($cost) } and the { NAME($company) } holds { MONEY($cash) }: { MONEY($short) } short.
refusal-never-developed = { NAME($hex) } can never be developed by players.
refusal-nobody-there = No locomotive stands on { NAME($hex) } yet.
refusal-track-at-end = { NAME($hex) } has reached the last field of its industry track.
refusal-has-house = { NAME($hex) } already has a house.
refusal-no-houses = No house is left in the supply for { NAME($hex) }.
refusal-nothing-built = Build at least one hex first: the company has been chosen.
refusal-not-now = “{ $move }” is not what is decided now.

## Why somebody would make a move

reason-bid = A share of the { NAME($company) } should return about { MONEY($returns) } by the end; up to { MONEY($fair) } is a fair price.
reason-bid-dear = A share of the { NAME($company) } should return about { MONEY($returns) } by the end: { MONEY($price) } is dear, { MONEY($fair) } would be fair.
reason-pass-dear = { MONEY($price) } for a share of the { NAME($company) } is too much: it should return about { MONEY($returns) } by the end, and { MONEY($fair) } is a fair price.
reason-pass-cheap = Whoever takes a share of the { NAME($company) } for { MONEY($price) } may get about { MONEY($returns) } back by the end; passing leaves that to others.
reason-pass-short = { MONEY($price) } would have to be bid, and only { MONEY($cash) } is there.
reason-action = The best { NAME($action) } improves the lead over the rivals by about { MONEY($amount) } by the end.
reason-action-idle = There is little to gain by { NAME($action) }; the dial moves on to { $dial } of { $steps }.
reason-action-ends-ahead = It brings the last dividend; as things stand, with a lead of { MONEY($amount) }.
reason-action-ends-behind = It brings the last dividend; as things stand, { MONEY($amount) } behind the winner.
reason-offer = A share of the { NAME($company) } may sell for about { MONEY($price) }, which is worth about { MONEY($amount) } against the rivals.
reason-offer-against = A share of the { NAME($company) } may sell for about { MONEY($price) }, which costs about { MONEY($amount) } against the rivals.
reason-offer-unsold = Hardly anybody will pay { MONEY($price) }, the least bid for a share of the { NAME($company) }.
reason-company =
    The { NAME($company) } has { MONEY($cash) } to build with; { $held ->
        [one] one share
       *[other] { $held } shares
    } of the { $sold } sold get their part.
reason-build-income = { NAME($hex) } costs { MONEY($price) } and adds { $amount } to the income of the { NAME($company) }; about { $rounds } more general dividends are to come.
reason-build-chicago = Chicago costs { MONEY($price) }, adds { $amount } to the income of the { NAME($company) } and pays its shares at once.
reason-build-way =
    { NAME($hex) } costs { MONEY($price) } and leads to { NAME($town) }, { $count ->
        [one] one hex
       *[other] { $count } hexes
    } further.
reason-build-idle = { NAME($hex) } costs the { NAME($company) } { MONEY($price) }, pays nothing and leads nowhere new.
reason-stop = The { MONEY($cash) } left stay in the treasury of the { NAME($company) }.
reason-develop =
    { $count ->
        [one] { NAME($hex) } then pays the { NAME($company) } { $amount } more income.
       *[other] { NAME($hex) } then pays each of the { $count } companies there { $amount } more income.
    }
reason-develop-forest = The { NAME($company) } gets { MONEY($amount) } for its treasury from the forest { NAME($hex) }.
reason-decline = Skipping the action moves its dial and changes nothing else.

## Panels

panel-players = Players
panel-companies = Companies
panel-tracks = Dials and tracks
panel-auction = Auction
column-player = Player
column-cash = Cash
column-next = Dividend
column-prr = PRR
column-b-o = B&O
column-c-o = C&O
column-nyc = NYC
column-wab = WAB
column-company = Company
column-treasury = Treasury
column-income = Income
column-pays = Dividend
column-sold = Shares
column-locomotives = Locos
column-track = Track
column-stands = Stands at
column-bid = Bid
column-state = State
why-next =
    { MONEY($amount) } if the general dividend came now. It comes with two red dials: after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } at the earliest.
why-turns = The fewest turns after which two dials are red.
why-dividend =
    Income { $income } over { $sold ->
        [one] one share
       *[other] { $sold } shares
    } sold, rounded up: { MONEY($amount) } a share.

## Names

name-prr = PRR
name-b-o = B&O
name-c-o = C&O
name-nyc = NYC
name-wab = Wabash
name-auction = auction
name-expansion = expansion
name-development = development
name-pass = pass
name-decline = skip
name-stop = stop
name-plains = plains
name-forest = forest
name-mountain = mountain
name-city = city
name-industry = industrial city
name-start = start hex
name-houses = houses left
name-dividend-in = dividend in ≥
name-in = in
name-out = out
name-leads = leads

## Options of a match

option-chicago-timing = Chicago phase
option-chicago-timing-on-placement = as soon as Chicago is reached; the expansion ends there
option-chicago-timing-after-expansion = after the expansion, which may go on first
option-tie-break = Equal cash at the end
option-tie-break-shared = shared victory
option-tie-break-share-value = the value of the shares decides

## Named hexes, as captioned on the board

name-a2 = Chicago (A2)
name-b5 = Indianapolis (B5)
name-c2 = South Bend (C2)
name-d3 = Fort Wayne (D3)
name-d7 = Cincinnati (D7)
name-e0 = Detroit (E0)
name-f1 = Toledo (F1)
name-f5 = Columbus (F5)
name-f8 = Huntington (F8)
name-i2 = Cleveland (I2)
name-i4 = Akron (I4)
name-i6 = Wheeling (I6)
name-i9 = Charleston (I9)
name-k4 = Pittsburgh (K4)
name-k7 = Clarksburg (K7)
name-k10 = Roanoke (K10)
name-l0 = Buffalo (L0)
name-m4 = Altoona (M4)
name-m10 = Lynchburg (M10)
name-n6 = Cumberland (N6)
name-o0 = Rochester (O0)
name-o4 = Harrisburg (O4)
name-o10 = Richmond (O10)
name-q0 = Syracuse (Q0)
name-q3 = Binghamton (Q3)
name-q7 = Baltimore (Q7)
name-q9 = Washington (Q9)
name-r5 = Philadelphia (R5)
name-s0 = Albany (S0)
name-s3 = New York (S3)

# ── Places: what there is to know about what can be pointed at ──────────────────────────────────
place-terrain = { NAME($terrain) }
place-cost = costs { MONEY($amount) }
place-full = no room for another locomotive
place-income = income { $amount }
place-house = with a house
place-house-adds = a house adds { $amount }
place-house-pays = a house pays { MONEY($amount) } once
place-grows = grows to { $value } when developed
place-grows-itself = grows to { $value } at the end of the round
place-grown = fully grown
place-here = here: { $companies }
place-not-open = not open yet
place-treasury = treasury { MONEY($amount) }
place-locomotives = { $count ->
    [one] 1 locomotive left
   *[other] { $count } locomotives left
}
place-shares = { $count ->
    [one] 1 share unsold
   *[other] { $count } shares unsold
}
place-dial = { NAME($action) }: chosen { $stands } of { $steps } times
place-dial-red = { NAME($action) }: used up, { $stands } of { $steps }
place-does-auction = offer one share of any company to all
place-does-expansion = build up to { $most } locomotives of a company you hold
place-does-development = make one hex worth more
place-does-pass = leave this auction for good
place-does-stop = build nothing more this turn
place-does-decline = skip the action; its dial has moved all the same


## The score sheet

panel-sheet = Where the money comes from
column-start = Start
column-paid = For shares
column-score = Total
why-dividends = Dividends of the { NAME($company) }.

## What it is about, and the guided first match

about-game = Buy shares of the railways that race from the east coast to Chicago, and let them build for your dividends.
about-length = 45 to 60 minutes
about-weight = few rules, sharp decisions
lesson-first = Guided first match
lesson-first-bid = A share pays you part of the company’s income at every dividend, and your cash at the end is your score. What you bid goes into the company’s treasury, so it is not lost: the company will build with it.
lesson-first-pass = You have spent most of your money, so you let this share go. One share in each of two companies is a good start: you earn whenever one of them grows.
lesson-first-action = In your turn you choose one of three actions, and each can be chosen only a few times in a round. Expansion lets a company in which you hold a share build up to three hexes with its own money.
lesson-first-company = Build with the company in which you hold the larger part: most of its growth is yours. The treasury of the B&O, filled by your bid, pays.
lesson-first-build = Every new locomotive stands beside one that is there already, and cities on the way raise the income. Plains cost little, so the way south to the next cities is a cheap one.
lesson-first-more = You may build up to three hexes in one expansion. Use all three while the treasury is full: track that lies early pays at every dividend.
lesson-first-let-go = Another player has put a share up for auction, and the minimum is above your cash: you can only pass. New shares bring a company money, but from now on its income is divided among more of them.
lesson-first-join = The C&O is here already, so this hex costs the B&O more than it cost the first. In cities both earn the full income, so following somebody into a city is often worth it.
lesson-first-develop = All companies have just paid: that was the general dividend, and every dividend moves Detroit a step towards the end of the match. Now the treasury of the B&O is low, so you choose development, which costs nothing.
lesson-first-house = A house makes one hex worth more for every company that is there. Put it where only your companies stand, so that nobody else earns by it.
lesson-first-end = That is the whole course: shares, expansion, development, and a dividend when two dials are red. The first company in Chicago pays at once and opens the Wabash; who has the most cash at the end wins.

## The course in short

about-course = In your turn you auction a share, expand a company you hold a share of, or develop a hex; each action has a dial. Two red dials bring a dividend to all, and a company that reaches Chicago pays at once. The match ends when three companies run out of locomotives or shares, houses are nearly gone, or Detroit stands at 8; the most cash wins.
