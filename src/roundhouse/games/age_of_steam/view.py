"""What a player sees: everything, for all of it is open (AOS-3.6)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import COUNT, MONEY, NAME, SEAT, TEXT, Cell, Panel, Row, View
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.position import Link, Player, Position, Segment, Tile
from roundhouse.games.age_of_steam.rules import auction, deliver, scoring, urban
from roundhouse.games.age_of_steam.rules.flow import builds_left
from roundhouse.games.age_of_steam.rules.shares import SHARE_PRICE
from roundhouse.games.age_of_steam.rules.track import is_loose
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    CHOOSE,
    DICE,
    EXTRA_DRAW,
    ISSUE,
    MAP_DECISION,
    MOVE,
    NO_ACTION,
    NO_COLOUR,
    NOT_BUILT,
    PHASES,
    PLACE,
    PRODUCE,
    PRODUCE_DRAW,
    SETUP_CUBE,
    SETUP_ORDER,
    URBANISE,
    State,
)
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMNS,
    DEPTH,
    FIRST_SPACE,
    LAY_TRACKS,
    NO_TILE,
    OWNERSHIP_MARKERS,
    TILES,
    TOWN,
)

PLAYER_COLUMNS: Final = (
    "player",
    "money",
    "income",
    "shares",
    "engine",
    "net",
    "action",
    "markers",
    "score",
)


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    """Return all of the position; no seat knows more than another."""
    panels = [players(s), supply(s)]
    if any(s.board.column_used):
        panels.append(display(s))
    if s.step == AUCTION:
        panels.append(bidding(s))
    if s.turn == NOBODY:
        panels.insert(0, money_sheet(s) if s.rules.money_counts else sheet(s))
    return title.seen(s, seat, heading(s), panels, position(s))


def heading(s: State) -> Line:
    """AOS-4.2  Return where in the match we are: round and phase."""
    if s.turn == NOBODY:
        return Line("AOS-12.1", "over", {"number": s.round})
    if s.round == 0:
        return Line("AOS-3.1", "setup")
    phase = PHASES[s.rules.phases[s.phase]]
    facts: Facts = {"number": s.round, "rounds": s.board.rounds[s.seats], "phase": phase}
    return Line("AOS-4.2", "round", facts)


def prompt(s: State) -> Line:
    """AOS-4.4  Return what is asked of the seat that decides."""
    step = s.step
    facts: Facts = {"seat": s.turn}
    if step in (BUILD, URBANISE, ISSUE, AUCTION, MOVE):
        facts["money"] = s.money[s.turn]
    if step == ISSUE:
        balance = net(s, s.turn)
        facts |= {"most": s.rules.most_issued(s), "held": s.shares[s.turn]}
        facts |= {"need": max(0, -balance), "spare": max(0, balance)}
        return Line("AOS-5.1", "issue", facts)
    if step == AUCTION:
        facts |= {"floor": auction.highest(s) + 1, "high": auction.highest(s)}
        poor = s.money[s.turn] <= auction.highest(s)
        key = "privilege" if auction.may_use_privilege(s) else "bid-only-pass" if poor else "bid"
        return Line("AOS-6.2", key, facts)
    if step == CHOOSE:
        return Line("AOS-7.1", "choose", facts)
    if step == URBANISE:
        return Line("AOS-8.30", "urbanise", facts)
    if step == BUILD:
        facts |= {"left": builds_left(s), "built": s.built}
        return Line("AOS-8.2", "build" if s.built == 0 else "build-more", facts)
    if step == MOVE:
        facts |= {"engine": s.engine[s.turn], "number": s.move_round}
        return Line("AOS-9.2", "move" if deliver.may_improve(s) else "move-only", facts)
    return _later_prompt(s, facts)


def _later_prompt(s: State, facts: Facts) -> Line:
    step = s.step
    if step == PRODUCE:
        return Line("AOS-11.2", "produce", facts)
    if step == PLACE:
        facts |= {
            "left": len(s.drawn),
            "colour": COLOURS[s.drawn[0]],
            "other": COLOURS[s.drawn[-1]],
        }
        return Line("AOS-11.2", "place", facts)
    if step in (SETUP_CUBE, PRODUCE_DRAW, EXTRA_DRAW):
        return Line("AOS-4.6", "draw", {"bag": sum(s.bag)})
    if step == SETUP_ORDER:
        return Line("AOS-3.4", "start-order", {"place": len(s.order) + 1})
    if step == DICE:
        return Line("AOS-11.3", "dice", {"left": dice_left(s)})
    if step == MAP_DECISION:
        return s.rules.prompt(s)
    return heading(s)


def dice_left(s: State) -> int:
    """AOS-11.3  Dice still to be rolled in this phase."""
    return s.rules.dice(s) * len(s.board.dice_areas) - s.at


# ── Panels ───────────────────────────────────────────────────────────────────────────────────────


def players(s: State) -> Panel:
    """Return what everybody has, in turn order; the eliminated last."""
    gone = [seat for seat in range(s.seats) if seat not in s.order]
    rows = [Row(holdings(s, seat), f"seat-{seat}", seat == s.turn) for seat in [*s.order, *gone]]
    return Panel("players", PLAYER_COLUMNS, tuple(rows))


def holdings(s: State, seat: Seat) -> tuple[Cell, ...]:
    """Return what a player has, in the order of the columns."""
    action = s.action[seat]
    score: Facts = {"income": s.income[seat], "shares": s.shares[seat]}
    score["segments"] = scoring.segments(s, seat)
    laid: Facts = {"used": s.markers[seat], "all": OWNERSHIP_MARKERS}
    left = OWNERSHIP_MARKERS - s.markers[seat]
    return (
        Cell(seat, SEAT),
        Cell(s.money[seat], MONEY, "AOS-10.1"),
        Cell(s.income[seat], COUNT, "AOS-9.8", income_after(s, seat)),
        Cell(s.shares[seat], COUNT, "AOS-5.1"),
        Cell(s.engine[seat], COUNT, "AOS-9.3"),
        Cell(net(s, seat), COUNT, "AOS-10.2", why_net(s, seat)),
        Cell(ACTIONS[action], NAME, "AOS-7.1") if action != NO_ACTION else Cell("", TEXT),
        Cell(left, COUNT, "AOS-8.21", Line("AOS-8.21", "markers", laid)),
        Cell(s.rules.scores(s)[seat], COUNT, "AOS-12.2", Line("AOS-12.2", "score", score)),
    )


def net(s: State, seat: Seat) -> int:
    """AOS-10.1, AOS-10.2  What the end of a round brings a player: income less shares and engine."""
    return s.income[seat] - s.shares[seat] - s.engine[seat]


def why_net(s: State, seat: Seat) -> Line:
    """AOS-10.1, AOS-10.2  Where that comes from."""
    facts: Facts = {"income": s.income[seat], "shares": s.shares[seat], "engine": s.engine[seat]}
    return Line("AOS-10.2", "net", {**facts, "net": net(s, seat)})


def sheet(s: State) -> Panel:
    """AOS-12.2  Return where the points of every player come from."""
    won = s.rules.scores(s)
    rows = []
    for seat in sorted(s.order, key=lambda seat: -won[seat]):
        cells = (
            Cell(seat, SEAT),
            Cell(3 * s.income[seat], COUNT, "AOS-12.2"),
            Cell(scoring.segments(s, seat), COUNT, "AOS-12.3"),
            Cell(-3 * s.shares[seat], COUNT, "AOS-12.2"),
            Cell(won[seat], COUNT, "AOS-12.2"),
        )
        rows.append(Row(cells, f"seat-{seat}"))
    columns = ("player", "income-points", "segments", "share-points", "score")
    return Panel("sheet", columns, tuple(rows))


def money_sheet(s: State) -> Panel:
    """AOS-18.6  Return where the money that counts comes from: what was there, less the shares."""
    rows = []
    for seat in range(s.seats):
        score = s.rules.scores(s)[seat]
        owed = SHARE_PRICE * s.shares[seat]
        cells = (
            Cell(seat, SEAT),
            Cell(s.money[seat] + (owed if s.active(seat) else 0), MONEY, "AOS-18.6"),
            Cell(-owed, MONEY, "AOS-18.6"),
            Cell(score, MONEY, "AOS-18.6"),
        )
        rows.append(Row(cells, f"seat-{seat}"))
    return Panel("sheet", ("player", "money-held", "share-debt", "score"), tuple(rows))


def income_after(s: State, seat: int) -> Line:
    """AOS-10.1, AOS-10.2, AOS-10.4  What the end of the round will do to a player."""
    income = s.income[seat]
    facts: Facts = {
        "income": income,
        "expenses": s.shares[seat] + s.engine[seat],
        "balance": net(s, seat),
        "reduction": s.rules.reduction(s, income),
    }
    return Line("AOS-10.2", "income", facts)


def display(s: State) -> Panel:
    """AOS-1.7  Return the goods display, one column of it per row."""
    rows = []
    for column, name in enumerate(COLUMNS):
        if not s.board.column_used[column]:
            continue
        cells = [Cell(name, NAME, "AOS-1.7"), Cell(column_city(s, column), NAME, "AOS-11.3")]
        for space in range(FIRST_SPACE[column], FIRST_SPACE[column] + 3):
            inside = space < FIRST_SPACE[column] + DEPTH[column]
            colour = s.display[space] if inside else NO_COLOUR
            pick = f"space:{space}" if inside else ""
            named = COLOURS[colour] if colour != NO_COLOUR else ""
            cells.append(Cell(named, NAME if named else TEXT, "AOS-11.4", None, pick))
        rows.append(Row(tuple(cells)))
    return Panel("display", ("column", "city", "first", "second", "third"), tuple(rows))


def column_city(s: State, column: int) -> str:
    """AOS-11.3  The city that a column of the display fills, or nothing."""
    numbered = len(s.board.number_at)
    h = s.board.number_at[column] if column < numbered else s.letters[column - numbered]
    return s.board.names[h] if h >= 0 else ""


def supply(s: State) -> Panel:
    """AOS-1.4  Return the tiles and town markers that are left, and the cubes in the bag."""
    rows = [
        Row((Cell(tile, NAME, "AOS-1.6", None, f"tile:{tile}"), Cell(s.supply[n], COUNT)))
        for n, tile in enumerate(TILES)
    ]
    rows.append(Row((Cell("town_marker", NAME, "AOS-8.10"), Cell(s.town_markers, COUNT))))
    rows += [
        Row((Cell(f"{COLOURS[c]}", NAME, "AOS-3.6"), Cell(s.bag[c], COUNT)), COLOURS[c])
        for c in s.board.colours
    ]
    return Panel("supply", ("piece", "left"), tuple(rows))


def bidding(s: State) -> Panel:
    """AOS-6  Return who is in the auction and what stands."""
    rows = []
    for seat in s.order:
        out = seat in s.passed
        leads = s.bids[seat] > 0 and s.bids[seat] == auction.highest(s)
        state = "out" if out else "leads" if leads else "in"
        cells = (Cell(seat, SEAT), Cell(s.bids[seat], MONEY, "AOS-6.2"), Cell(state, NAME))
        rows.append(Row(cells, f"seat-{seat}", seat == s.turn))
    return Panel("auction", ("player", "bid", "state"), tuple(rows))


# ── For the picture ──────────────────────────────────────────────────────────────────────────────


def position(s: State) -> Position:
    """AOS-3.6  Return what lies on the board and beside it."""
    hexes = range(s.board.hexes)
    return Position(
        tiles={h: tile(s, h) for h in hexes if s.placed[h] != NO_TILE},
        cubes={h: cubes(s, h) for h in hexes if s.cubes[h]},
        new_cities={h: letter for letter, h in enumerate(s.letters) if h != NOT_BUILT},
        accepts={h: colours_in(s.accepts[h]) for h in hexes if s.accepts[h]},
        links=tuple([link(s, n) for n in range(len(s.link_a))]),
        players=tuple([player(s, seat) for seat in range(s.seats)]),
        order=tuple(s.order),
        round=s.round,
        rounds=s.board.rounds[s.seats],
        phase=s.rules.phases[s.phase],
        actions=actions(s),
        columns=tuple([n for n in range(len(COLUMNS)) if s.board.column_used[n]]),
        display=tuple(s.display),
        free_letters=tuple(urban.free_letters(s)),
        bag={colour: s.bag[colour] for colour in s.board.colours},
        drawn=tuple(s.drawn),
        supply=tuple(s.supply),
        town_markers=s.town_markers,
    )


def player(s: State, seat: Seat) -> Player:
    """Return what a player has."""
    return Player(
        money=s.money[seat],
        income=s.income[seat],
        shares=s.shares[seat],
        engine=s.engine[seat],
        markers=OWNERSHIP_MARKERS - s.markers[seat],
        action=s.action[seat],
        out=not s.active(seat),
    )


def actions(s: State) -> dict[int, bool]:
    """AOS-7.1, AOS-18.4  Return the actions of this map and whether each can be chosen."""
    free = s.rules.free_actions(s)
    return {
        action: bool(free >> action & 1)
        for action in range(len(ACTIONS))
        if s.rules.actions >> action & 1
    }


def tile(s: State, h: int) -> Tile:
    """AOS-2.4  Return the tile on a hex with its track: each piece has one owner."""
    lay = s.placed[h]
    segments: list[Segment] = []
    for a, b in LAY_TRACKS[lay]:
        slots = [h * 6 + a] if b == TOWN else [h * 6 + a, h * 6 + b]
        loose = tuple([slot % 6 for slot in slots if is_loose(s, slot)])
        new = bool(s.fresh >> slots[0] & 1)
        segments.append(Segment(h, a, b, s.owner[slots[0]], loose, new))
    return Tile(lay, tuple(segments))


def cubes(s: State, h: int) -> tuple[int, ...]:
    """Return the cubes on a hex, a colour for each."""
    found: list[int] = []
    for colour in range(len(COLOURS)):
        found += [colour] * s.cubes_of(h, colour)
    return tuple(found)


def colours_in(colours: int) -> tuple[int, ...]:
    """AOS-9.5  Return the colours of a set."""
    return tuple([colour for colour in range(len(COLOURS)) if colours >> colour & 1])


def link(s: State, n: int) -> Link:
    """AOS-2.7, AOS-17.7  Return a link; a special one joins two cities that stand side by side."""
    a, b = s.link_a[n], s.link_b[n]
    cities = s.cities >> (a // 6) & s.cities >> (b // 6) & 1
    beside = s.board.neighbour[a] == b // 6
    return Link(a, b, s.link_owner[n], s.link_length[n], bool(cities) and beside)
