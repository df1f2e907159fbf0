# Age of Steam, English. Ids are explained in docs/add-a-game.md, “Words”. What only one map says stands with the map.

## Where we are

heading-setup = Set-up
heading-round = Round { $number } of { $rounds }: { NAME($phase) }
heading-over =
    { $number ->
        [one] The match is over after one round
       *[other] The match is over after { $number } rounds
    }

## Parts of sentences

a-cube =
    { $colour ->
        [white] cotton
       *[other] a { NAME($colour) } cube
    }
some-links =
    { $links ->
        [one] one link
       *[other] { $links } links
    }
some-shares =
    { $shares ->
        [one] one share
       *[other] { $shares } shares
    }
some-segments =
    { $segments ->
        [one] one segment
       *[other] { $segments } segments
    }

## What you are asked

prompt-draw =
    { $bag ->
        [one] Chance draws the last cube from the bag.
       *[other] Chance draws one of the { $bag } cubes in the bag.
    }
prompt-start-order = Chance draws who gets place { $place } in the first turn order.
prompt-dice =
    { $left ->
        [one] Chance rolls the last die of the goods growth.
       *[other] Chance rolls for the goods growth: { $left } dice are left.
    }
prompt-issue =
    { $most ->
        [0] You have { $held } shares and cannot issue any more.
        [one] Do you issue a share for { MONEY(5) }? You have { $held } and { MONEY($money) }; each one costs { MONEY(1) } every round. { round-needs }
       *[other] How many shares do you issue, 0 to { $most }? Each brings { MONEY(5) } now and costs { MONEY(1) } every round; you have { $held } and { MONEY($money) }. { round-needs }
    }
prompt-bid =
    { $high ->
        [0] Bid for turn order: at least { MONEY($floor) }, you hold { MONEY($money) }. Or pass and take the last free place.
       *[other] { MONEY($high) } is bid for turn order: bid at least { MONEY($floor) }, you hold { MONEY($money) }. Or pass and take the last free place.
    }
prompt-bid-only-pass = The next bid is at least { MONEY($floor) } and you hold { MONEY($money) }: you can only pass.
prompt-privilege = The next bid is at least { MONEY($floor) } and you hold { MONEY($money) }: bid, stay in once without a bid, or pass.
prompt-choose = Which action do you choose for this round?
prompt-urbanise = Place a New City on a town, free of charge? Or skip it; then you build, with { MONEY($money) }.
prompt-build =
    { $left ->
        [one] Build one tile; you hold { MONEY($money) }. Or end your build turn.
       *[other] Build up to { $left } tiles; you hold { MONEY($money) }. Or end your build turn.
    }
prompt-build-more =
    { $left ->
        [0] Your builds are used up: place a New City, or end your build turn.
        [one] Build one more tile; { MONEY($money) } left. Or end your build turn.
       *[other] Build up to { $left } more tiles; { MONEY($money) } left. Or end your build turn.
    }
prompt-move =
    { $engine ->
        [one] Move round { $number } of 2: move a cube over one link, improve your engine to 2, or pass.
       *[other] Move round { $number } of 2: move a cube over up to { $engine } links, improve your engine by 1, or pass.
    }
prompt-move-only =
    { $engine ->
        [one] Move round { $number } of 2: move a cube over one link, or pass.
       *[other] Move round { $number } of 2: move a cube over up to { $engine } links, or pass.
    }
prompt-produce = Draw two cubes from the bag for the goods display? What is drawn must be placed.
prompt-place =
    { $left ->
        [one] Put { a-cube } on an empty space of the goods display.
       *[other] Two cubes to place: { NAME($colour) } and { NAME($other) }. Put one on an empty space of the goods display.
    }
prompt-over =
    { $number ->
        [one] The match is over after one round.
       *[other] The match is over after { $number } rounds.
    }

## What happened

event-display-filled = Column { NAME($column) } of the goods display gets { a-cube }.
event-start-cube = { NAME($place) } starts with { a-cube }.
event-terminal-colour = { NAME($place) } accepts { NAME($colour) } goods.
event-cube-rejected = The cube drawn ({ NAME($colour) }) may not lie there and is put aside.
event-start-place = { SEAT($seat) } gets place { $place } in the turn order.
event-round = Round { $number } of { $rounds } begins.
event-issued = { SEAT($seat) } issues { some-shares } for { MONEY($amount) }: { $held } in all, { MONEY($money) } in hand.
event-issued-nothing = { SEAT($seat) } issues no shares.
event-bid = { SEAT($seat) } bids { MONEY($bid) } for turn order.
event-passed = { SEAT($seat) } passes and gets place { $place }.
event-privilege = { SEAT($seat) } stays in without a bid: the pass privilege is used.
event-place =
    { $bid ->
        [0] Place { $place }: { SEAT($seat) }, without a bid.
       *[other] Place { $place }: { SEAT($seat) }, { MONEY($bid) } bid, { MONEY($amount) } paid.
    }
event-chosen = { SEAT($seat) } chooses { NAME($action) }.
event-engine-grows = { SEAT($seat) } now has engine { $engine }.
event-urbanised = { SEAT($seat) } makes { NAME($town) } New City { $letter } ({ NAME($colour) }).
event-urbanisation-skipped = { SEAT($seat) } places no New City.
event-built =
    { $how ->
        [replaced] { SEAT($seat) } replaces the tile on { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } paid, { MONEY($money) } left.
        [redirected] { SEAT($seat) } redirects track on { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } paid, { MONEY($money) } left.
       *[placed] { SEAT($seat) } builds on { NAME($hex) }: { NAME($tile) }; { MONEY($cost) } paid, { MONEY($money) } left.
    }
event-link-bought = { SEAT($seat) } builds the special link: { MONEY($cost) } paid, { MONEY($money) } left.
event-link-finished =
    { $length ->
        [one] { SEAT($seat) } owns the new link { NAME($one) } – { NAME($two) }: one segment.
       *[other] { SEAT($seat) } owns the new link { NAME($one) } – { NAME($two) }: { $length } segments.
    }
event-link-unowned =
    { $length ->
        [one] New link { NAME($one) } – { NAME($two) }, one segment; nobody owns it.
       *[other] New link { NAME($one) } – { NAME($two) }, { $length } segments; nobody owns it.
    }
event-build-ended =
    { $builds ->
        [0] { SEAT($seat) } builds nothing.
        [one] { SEAT($seat) } stops building after one build.
       *[other] { SEAT($seat) } stops building after { $builds } builds.
    }
event-section-lost = { SEAT($seat) } loses the unfinished section from { NAME($stop) }, which ends on { NAME($hex) }: nobody owns it now.
event-delivered = { SEAT($seat) } moves { a-cube } from { NAME($start) } to { NAME($end) } over { some-links }.
event-income-rises = { SEAT($seat) }: income +{ $amount }, now { COUNT($income) }.
event-move-passed = { SEAT($seat) } moves no goods.
event-earned = { SEAT($seat) } earns { MONEY($amount) }: { MONEY($money) } in hand.
event-expenses =
    { $amount ->
        [0] { SEAT($seat) } cannot pay anything for shares and engine.
       *[other] { SEAT($seat) } pays { MONEY($amount) } for shares and engine: { MONEY($money) } left.
    }
event-income-falls = { SEAT($seat) } is { MONEY($missing) } short: the income falls by { $missing } to { COUNT($income) }.
event-eliminated = { SEAT($seat) } is eliminated: the income fell below 0.
event-income-reduced = { SEAT($seat) }: income reduction −{ $amount }, now { COUNT($income) }.
event-production-skipped = { SEAT($seat) } does not use Production.
event-produced = { SEAT($seat) } puts { a-cube } in column { NAME($column) } of the goods display.
event-rolled = A { $eyes } is rolled: column { NAME($column) }.
event-grown = { NAME($city) } gets { a-cube }.
event-score = { SEAT($seat) }: 3 × { COUNT($income) } income + { some-segments } − 3 × { some-shares } = { COUNT($score) }.

## Why a move is not allowed

refusal-not-now = “{ $move }” is not what is decided now.
refusal-bid-too-low = { MONEY($bid) } is not enough: at least { MONEY($floor) } must be bid now.
refusal-bid-not-covered = You cannot bid { MONEY($bid) }: you hold { MONEY($money) }.
refusal-no-privilege = Only who chose { NAME("turn_order") } last round may stay in without a bid.
refusal-privilege-used = You have stayed in without a bid once already; it works once per auction.
refusal-privilege-needs-three = Staying in without a bid takes three players still in; only two are left.
refusal-too-many-shares =
    { $most ->
        [0] You have { $held } shares already; 15 is the most, so none is left to issue.
       *[other] You have { $held } shares and 15 is the most: you can issue { $most }, not { $shares }.
    }
refusal-one-share-a-round = On this map you may issue one share per round, not { $shares }.
refusal-action-taken = { NAME($action) } is taken: { SEAT($seat) } chose it this round.
refusal-action-not-here = There is no { NAME($action) } on this map.
refusal-action-blocked = { NAME($action) } is blocked until all four actions have been used.
refusal-no-town = { NAME($hex) } is not a town: a New City needs one.
refusal-already-city = { NAME($hex) } is a New City already.
refusal-letter-not-used = New City { $letter } is not used on this map.
refusal-letter-taken = New City { $letter } is on the board already.
refusal-city-would-loop = A New City on { NAME($hex) } would make a section begin and end there.
refusal-urbanise-not-now = You cannot place a New City on { NAME($hex) } now: it takes Urbanisation, once per turn, and normally comes before your first build.
refusal-city-hex = { NAME($city) } is a city: no tile goes there.
refusal-lake-hex = { NAME($hex) } is water: no tile goes there.
refusal-hex-built-before = You have built on { NAME($hex) } this turn; at this table once is the most.
refusal-no-tile = This tile is used up: { NAME($tile) }.
refusal-no-town-marker = No town marker is left for { NAME($hex) }: only town tiles with 1 or 3 exits can go there.
refusal-town-tile-elsewhere = { NAME($hex) } is not a town: a town tile does not go there.
refusal-course-not-kept = The tile does not keep the track that lies on { NAME($hex) }.
refusal-nothing-changes = Nothing would change on { NAME($hex) }: add track or redirect a loose end.
refusal-not-loose = On { NAME($hex) } only a loose end can be redirected; this is none.
refusal-redirect-and-add = One build cannot redirect track and add track on { NAME($hex) }.
refusal-town-course-fixed = { NAME($hex) } is a town: its exits stay as they are, you can only add some.
refusal-track-of-another = The track on { NAME($hex) } belongs to another player and stays as it is.
refusal-off-board = The track would leave { NAME($hex) } over edge { $edge }, off the board or into a lake.
refusal-joins-other = Over edge { $edge } of { NAME($hex) } the track would join track of { SEAT($owner) }.
refusal-section-loops = On { NAME($hex) } a section would come back to the stop it started from.
refusal-first-tile = Your first tile must lead into a city; unless your table plays otherwise, it must also be simple and placed on an empty hex.
refusal-first-tile-start-city = Your first tile must lead into a start city.
refusal-not-connected = The new track on { NAME($hex) } must lead into a city or join your own track.
refusal-no-half-price = Nothing is built at half price here.
refusal-too-dear = { NAME($hex) } costs { MONEY($cost) } and you hold { MONEY($money) }: { MONEY($short) } short.
refusal-no-ownership-marker = This build needs more ownership markers than you have left of your 20.
refusal-cannot-be-finished = The build on { NAME($hex) } would leave an unfinished section that you could not finish this turn.
refusal-link-taken = The special link is built already.
refusal-link-too-dear = The special link costs { MONEY($cost) } and you hold { MONEY($money) }: { MONEY($short) } short.
refusal-link-leaves-unfinished = With the special link you could no longer finish your unfinished section this turn.
refusal-unfinished = You own an unfinished section: finish it before you end your build turn.
refusal-no-such-cube = There is no { NAME($colour) } cube on { NAME($hex) }.
refusal-no-such-link = The way of the cube from { NAME($hex) } uses a link that is not there.
refusal-engine-too-weak = That is { some-links }, and your engine goes over { $engine }.
refusal-stop-twice = A cube may not come to { NAME($stop) } twice.
refusal-link-twice = A cube may not use the same link twice on its way to { NAME($stop) }.
refusal-wrong-colour = { NAME($stop) } does not accept { NAME($colour) } goods.
refusal-stops-before = { NAME($stop) } accepts { NAME($colour) } goods: the cube ends its way there.
refusal-terminal-passed = { NAME($stop) } is a terminal: no cube passes through it.
refusal-engine-at-most = Your engine is at { $engine }, the most there is.
refusal-engine-improved-before = You have improved your engine in this phase already.
refusal-colour-not-drawn = No { NAME($colour) } cube was drawn.
refusal-space-taken = A cube lies on this space of column { NAME($column) } already.
refusal-column-not-used = Column { NAME($column) } takes no cubes in this match, or not yet.

## Panels

panel-players = Players
panel-sheet = Where the points come from
panel-supply = Tiles left, cubes in the bag
panel-display = Goods display
panel-auction = Auction
column-player = Player
column-money = Money
# The page may break a heading where { "\u00AD" } stands
column-income = In{ "\u00AD" }come
column-shares = Shares
column-engine = En{ "\u00AD" }gine
column-action = Action
column-income-points = 3 × income
column-share-points = −3 × shares
column-segments = Segments
column-score = Points
column-column = Column
column-city = City
column-first = 1
column-second = 2
column-third = 3
column-piece = Piece
column-left = Left
column-bid = Bid
column-state = State
why-income =
    { $reduction ->
        [0] Income { $income } less { $expenses } for shares and engine: { MONEY($balance) } this round. No reduction.
       *[other] Income { $income } less { $expenses } for shares and engine: { MONEY($balance) } this round. Then the income falls by { $reduction }.
    }
why-score = 3 × { COUNT($income) } income + { some-segments } − 3 × { some-shares }.

## Names

name-issuing = issue shares
name-ordering = turn order
name-choosing = choose actions
name-building = build track
name-moving = move goods
name-paying = income and expenses
name-growing = goods growth
name-first-move = First Move
name-first-build = First Build
name-engineer = Engineer
name-locomotive = Locomotive
name-urbanisation = Urbanisation
name-production = Production
name-turn-order = Turn Order (Pass)
name-pass = pass
name-use-privilege = stay in without a bid
name-skip-urbanise = no New City
name-end-build = end the build turn
name-engine = improve the engine
name-produce = draw two cubes
name-skip-produce = draw nothing
name-bid = Bid
name-issue = Issue shares
name-red = red
name-blue = blue
name-purple = purple
name-yellow = yellow
name-black = black
name-white = white
name-green = green
name-pink = pink
name-gray = grey
name-orange = orange
name-straight = straight
name-gentle = gentle curve
name-sharp = sharp curve
name-cross-straight-gentle = straight over gentle curve
name-cross-gentle-gentle = two gentle curves, crossing
name-cross-straight-straight = two straights, crossing
name-coexist-gentle-gentle = two gentle curves, side by side
name-coexist-gentle-sharp-a = gentle and sharp curve, first form
name-coexist-gentle-sharp-b = gentle and sharp curve, second form
name-coexist-straight-sharp = straight and sharp curve
name-town-1 = town, 1 exit
name-town-3-left = town, 3 exits, left
name-town-3-right = town, 3 exits, right
name-town-3-same-side = town, 3 exits, same side
name-town-3-star = town, 3 exits, star
name-town-marker = town marker
name-plain = plain
name-river = river
name-mountain = mountain
name-swamp = swamp
name-lake = lake
name-city = city
name-town = town
name-light1 = light 1
name-light2 = light 2
name-light3 = light 3
name-light4 = light 4
name-light5 = light 5
name-light6 = light 6
name-dark1 = dark 1
name-dark2 = dark 2
name-dark3 = dark 3
name-dark4 = dark 4
name-dark5 = dark 5
name-dark6 = dark 6
name-in = in
name-out = out
name-leads = leads

## Options of a match

option-loss-timing = Unfinished sections are lost
option-loss-timing-phase-end = when all build turns of the round are over
option-loss-timing-turn-end = at the end of their owner’s build turn
option-urbanise-any-time = When a New City may be placed
option-urbanise-any-time-false = before the first build of the turn
option-urbanise-any-time-true = at any moment of the build turn
option-first-tile-simple = A player’s first tile
option-first-tile-simple-true = must be simple
option-first-tile-simple-false = may be any tile
option-redirect-and-add = Redirecting and adding track in one build
option-redirect-and-add-false = not allowed
option-redirect-and-add-true = allowed
option-same-hex-twice = Building twice on one hex in a turn
option-same-hex-twice-true = allowed
option-same-hex-twice-false = not allowed
option-production-built-only = Production places cubes
option-production-built-only-false = on any empty space of the goods display
option-production-built-only-true = only in columns of cities on the board

## Why somebody would make a move

reason-issue =
    { $shares ->
        [0] Without new shares there are { MONEY($money) }: expenses are { MONEY($owed) } a round, the best track in sight costs { MONEY($cost) }.
       *[other] With { some-shares } more there are { MONEY($money) }: expenses are { MONEY($owed) } a round, the best track in sight costs { MONEY($cost) }.
    }
reason-bid = Of your money, track and expenses leave about { MONEY($spare) } for a better place; this bid is { MONEY($bid) }.
reason-pass-auction = Place { $place } for nothing more, instead of { MONEY($floor) } or more for a better one.
reason-privilege = You stay in without a bid and look what the others do.
reason-choose =
    { $points ->
        [one] { NAME($action) } should bring about one point.
       *[other] { NAME($action) } should bring about { $points } points.
    }
reason-urbanise =
    { $points ->
        [one] A { NAME($colour) } city at { NAME($town) } should bring you about one point.
       *[other] A { NAME($colour) } city at { NAME($town) } should bring you about { $points } points.
    }
reason-skip-urbanise = No town needs to become a city now.
reason-build =
    { $links ->
        [one] A step from { NAME($one) } to { NAME($two) }: about { MONEY($cost) } in all, and some { $points } points after costs.
       *[other] A step from { NAME($one) } to { NAME($two) } with a town between: { $links } links for about { MONEY($cost) }, and some { $points } points after costs.
    }
reason-build-alone = This track opens no good run that is in sight.
reason-link = One link more for { MONEY($cost) }, and a cube can pass.
reason-end-build = You keep { MONEY($money) }; the expenses of this round are { MONEY($owed) }.
reason-run =
    { $others ->
        [0] { $own } income for you, nothing for others.
       *[other] { $own } income for you, { $others } for others.
    }
reason-engine = With { $engine } links a move, longer runs are worth about { $points } points more than the dollar it costs each round.
reason-pass-move = You leave this move out.
reason-produce = Two more cubes on the display, where you want them.
reason-skip-produce = The display stays as it is.
reason-place =
    { $links ->
        [0] From there { a-cube } finds no way over your links yet.
       *[other] From there { a-cube } could run { some-links } of yours.
    }

## Places, and everything else to point at

place-city = city
place-town = town
place-terrain = { NAME($terrain) }
place-from = from { MONEY($cost) }
place-town-cost = { MONEY(1) }, and { MONEY(1) } more for each exit
place-new-city = New City { $letter }
place-accepts =
    { $colour ->
        [white] takes cotton
       *[other] takes { NAME($colour) } goods
    }
place-terminal = terminal: goods end here, none pass
place-region =
    { $region ->
        [west] in the west
       *[east] in the east
    }
place-region-later =
    { $region ->
        [west] in the west once it is a New City
       *[east] in the east once it is a New City
    }
place-grows = gets goods from column { NAME($column) }
place-more-goods = gets one more cube from the bag each round, until round { $last }
place-track =
    track from { NAME($from) } { $to ->
        [town] into the town
       *[other] to { NAME($to) }
    }, owned by { $owner ->
        [-1] nobody
       *[other] { SEAT($owner) }
    }{ $open ->
        [none] { "" }
       *[other] , open to the { NAME($open) }
    }
place-cubes =
    { $number ->
        [one] { a-cube }
       *[other] { $colour ->
            [white] cotton, { $number } times
           *[other] { $number } { NAME($colour) } cubes
        }
    }
place-at = at { NAME($hex) }
place-bag = { NAME($colour) } goods: { $number } in the bag
place-cotton = cotton: { $number } still on the map; it never goes into the bag
place-drawn = drawn, to be placed now
place-space = column { NAME($column) }, space { $row }
place-empty = empty
place-fills = for { NAME($hex) }
place-waiting =
    { $number ->
        [0] no goods wait for it
        [1] waiting for it: { NAME($colour) }
       *[other] waiting for it: { NAME($colour) }, { NAME($other) }
    }
place-stands = stands at { NAME($hex) }
place-action = { NAME($action) }
place-does-first-move = you move goods first, in both move rounds
place-does-first-build = you build first
place-does-engineer = you may build 4 tiles instead of 3
place-does-locomotive = your engine grows by 1 at once, up to 6
place-does-urbanisation = you may place one New City before you build
place-does-production = you may draw 2 cubes for the goods display
place-does-turn-order = in the next auction you may stay in once without a bid
place-does-pass =
    { $phase ->
        [ordering] leave the auction and take the last free place
       *[other] move nothing this time
    }
place-does-use-privilege = stay in the auction once without a bid
place-does-skip-urbanise = place no New City this turn
place-does-end-build = build nothing more this turn
place-does-engine = from now on up to { $engine } links a move, for { MONEY(1) } more each round
place-does-produce = draw 2 cubes and put them on the goods display
place-does-skip-produce = the goods display stays as it is
place-does-pay = pay and be first in this round
place-does-decline = keep your money
place-chosen = chosen by { SEAT($seat) }
place-blocked = cannot be chosen now
place-tile = { NAME($tile) }
place-left =
    { $number ->
        [0] none left
       *[other] { $number } left
    }
place-way = from { NAME($from) } to { NAME($to) }
place-exits =
    { $exits ->
        [1] from the town to { NAME($a) }
        [2] from the town to { NAME($a) } and { NAME($b) }
        [3] from the town to { NAME($a) }, { NAME($b) } and { NAME($c) }
       *[other] from the town to { NAME($a) }, { NAME($b) }, { NAME($c) } and { NAME($d) }
    }
place-edge = over the link that leaves to the { NAME($to) }
place-seat = { SEAT($seat) }
place-player = place { $place }, { MONEY($money) }, income { COUNT($income) }, shares { $shares }, engine { $engine }, ownership markers left { $markers }
place-eliminated = eliminated
place-link = special link { NAME($one) } – { NAME($two) }
place-not-built = not built yet: { MONEY($cost) }
place-owner =
    { $owner ->
        [-1] owned by nobody
       *[other] owned by { SEAT($owner) }
    }

## What a round brings

round-needs =
    { $need ->
        [0] At the end of this round your income pays the expenses and leaves { MONEY($spare) }.
       *[other] At the end of this round the expenses take { MONEY($need) } more than your income brings.
    }
column-net = Net
column-markers = Mark{ "\u00AD" }ers
why-net = { MONEY($income) } income − { MONEY($shares) } for shares − { MONEY($engine) } for the engine = { MONEY($net) } each round.
why-markers = { $used } of { $all } ownership markers lie on the board: one on each section.

## Choices, drawn

note-price = { MONEY($cost) }
note-link = { NAME($one) } – { NAME($two) }
note-earns =
    { $own ->
        [1] you +{ $amount }
       *[other] { SEAT($seat) } +{ $amount }
    }

## The end

event-end-rounds = Round { $number } was the last one.
event-end-alone = Only one player is left.
event-end-nobody = Nobody is left in the match.
column-money-held = Money
column-share-debt = −{ MONEY(5) } × shares

## The board in words

words-link = Link { NAME($one) } – { NAME($two) }, { $length ->
        [one] one segment
       *[other] { $length } segments
    }.
words-open-end = Unfinished: { NAME($hex) }, open to the { NAME($direction) }{ $there ->
        [none] { "" }
       *[other] , towards { NAME($there) }
    }.

## What it is about, and the guided first match

about-game = Borrow money, build links between cities and move goods over as many of them as your engine reaches, before the interest eats you up.
about-length = 90 to 150 minutes
about-weight = hard and unforgiving
lesson-first = Guided first match
lesson-first-issue = Every share brings $5 now and costs $1 in every round that follows, and 3 points at the end. You hold $10, and that is enough for the first links, so you borrow nothing yet.
lesson-first-order = Who is first chooses an action first, and builds and moves goods before the others. A dollar is worth it where two players want the same city.
lesson-first-action = Each of the seven actions can be taken by one player in a round. Locomotive raises your engine at once: a cube may then run over one link more.
lesson-first-track = Your first track must lead into a city. Choose two cities where a cube lies in one whose colour the other takes: that will be a delivery this very round.
lesson-first-link = With this tile the section reaches the second city: it is a link now, and it is yours. Only finished links carry goods, and every segment of them is a point at the end.
lesson-first-stop = You could build a third time, but money kept now pays the expenses of this round. Track that is not finished in the next round belongs to nobody.
lesson-first-goods = A cube goes to a city of its colour, and every link on its way raises the income of its owner by 1. Here it is one link of yours: income 1 for every round to come.
lesson-first-engine = There are two moves in a round, and once you may raise your engine instead of moving. A longer reach is what makes later deliveries worth four, five or six.
lesson-first-debt = Now you need money for a long link, so you issue shares. Count first: expenses are your shares plus your engine, and what you cannot pay lowers your income; below 0 you are out.
lesson-first-pass = The others want to be first more than you do. Whoever drops out early pays little or nothing, so stop in time.
lesson-first-deliver = The new link carries its first cube. Look for cubes that could run over several of your links: one delivery over four links is worth as much as four short ones, and uses up only one cube.
lesson-first-end = You know a round now: shares, turn order, actions, building, moving goods, income and expenses, growth of goods. At the end every point of income counts 3, every segment 1, every share −3.

## The course in short

about-course = A round: issue shares, bid for turn order, choose an action, build track, move goods twice, earn and pay, growth of goods. Every link a cube runs over raises the income of its owner; every share and your engine cost $1 a round. At the end income counts 3, every segment of a link 1, every share −3; whose income falls below 0 is out.
