"""What a player sees: everything, for all of it is open (AOS-3.6)."""

from __future__ import annotations

from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import COUNT, MONEY, NAME, SEAT, TEXT, Cell, Data, Panel, Row, View
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.rules import auction, deliver, growth, scoring, urban
from roundhouse.games.age_of_steam.rules.flow import builds_left
from roundhouse.games.age_of_steam.rules.track import is_loose
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    CHOOSE,
    CUBE_BITS,
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
    LAY_MARKER,
    LAY_TILE,
    LAY_TRACKS,
    LAYS,
    LETTER_COLOUR,
    LETTERS,
    PLAYER_COLOURS,
    TILES,
    TOWN,
)


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    """Return all of the position; no seat knows more than another."""
    over = s.turn == NOBODY
    panels = [players(s), supply(s)]
    if any(s.board.column_used):
        panels.append(display(s))
    if s.step == AUCTION:
        panels.append(bidding(s))
    if over and not s.rules.money_counts:
        panels.insert(0, sheet(s))
    return View(
        title.key,
        title.board,
        seat,
        s.seats,
        s.turn,
        heading(s),
        None if over else prompt(s),
        tuple(panels),
        title.scores(s),
        title.ranks(s) if over else (),
        position(s),
    )


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
        facts |= {"most": s.rules.most_issued(s), "held": s.shares[s.turn]}
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
    standing = s.rules.scores(s)
    rows = []
    gone = [seat for seat in range(s.seats) if seat not in s.order]
    for seat in [*s.order, *gone]:
        action = s.action[seat]
        counted = scoring.segments(s, seat)
        facts: Facts = {"income": s.income[seat], "segments": counted, "shares": s.shares[seat]}
        cells = (
            Cell(seat, SEAT),
            Cell(s.money[seat], MONEY, "AOS-10.1"),
            Cell(s.income[seat], COUNT, "AOS-9.8", income_after(s, seat)),
            Cell(s.shares[seat], COUNT, "AOS-5.1"),
            Cell(s.engine[seat], COUNT, "AOS-9.3"),
            Cell(ACTIONS[action], NAME, "AOS-7.1") if action != NO_ACTION else Cell("", TEXT),
            Cell(counted, COUNT, "AOS-12.3"),
            Cell(standing[seat], COUNT, "AOS-12.2", Line("AOS-12.2", "score", facts)),
        )
        rows.append(Row(cells, f"seat-{seat}", seat == s.turn))
    columns = ("player", "money", "income", "shares", "engine", "action", "segments", "score")
    return Panel("players", columns, tuple(rows))


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


def income_after(s: State, seat: int) -> Line:
    """AOS-10.1, AOS-10.2, AOS-10.4  What the end of the round will do to a player."""
    income = s.income[seat]
    facts: Facts = {
        "income": income,
        "expenses": s.shares[seat] + s.engine[seat],
        "balance": income - s.shares[seat] - s.engine[seat],
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


def position(s: State) -> dict[str, Data]:
    """Return what lies on the board, by hex label, and what the tracks beside it show."""
    labels = s.board.labels
    cities: dict[str, Data] = {}
    for letter, h in enumerate(s.letters):
        if h != NOT_BUILT:
            cities[labels[h]] = {
                "letter": LETTERS[letter],
                "colour": COLOURS[LETTER_COLOUR[letter]],
            }
    accepts: dict[str, Data] = {
        labels[h]: [COLOURS[c] for c in range(len(COLOURS)) if s.accepts[h] >> c & 1]
        for h in range(s.board.hexes)
        if s.accepts[h]
    }
    return {
        "tiles": {labels[h]: tile_data(s, h) for h in range(s.board.hexes) if s.placed[h] >= 0},
        "cubes": {labels[h]: cube_data(s, h) for h in range(s.board.hexes) if s.cubes[h]},
        "new_cities": cities,
        "letters": [LETTERS[letter] for letter in urban.free_letters(s)],
        "accepts": accepts,
        "display": {
            name: column_data(s, n) for n, name in enumerate(COLUMNS) if s.board.column_used[n]
        },
        "links": link_data(s),
        "colours": [PLAYER_COLOURS[seat] for seat in range(s.seats)],
        "order": list(s.order),
        "income": list(s.income),
        "shares": list(s.shares),
        "engine": list(s.engine),
        "money": list(s.money),
        "actions": action_data(s),
        "action": [ACTIONS[action] if action != NO_ACTION else "" for action in s.action],
        "eliminated": [seat for seat in range(s.seats) if not s.active(seat)],
        "round": s.round,
        "rounds": s.board.rounds[s.seats],
        "phase": PHASES[s.rules.phases[s.phase]],
        "bag": {COLOURS[c]: s.bag[c] for c in s.board.colours},
        "drawn": [COLOURS[colour] for colour in s.drawn],
        "free_spaces": list(growth.empty_spaces(s)),
        "supply": {tile: s.supply[n] for n, tile in enumerate(TILES)},
    }


def action_data(s: State) -> dict[str, Data]:
    """AOS-7.1, AOS-18.4  Return the actions of this map and whether each can be chosen."""
    free = s.rules.free_actions(s)
    return {
        ACTIONS[action]: bool(free >> action & 1)
        for action in range(len(ACTIONS))
        if s.rules.actions >> action & 1
    }


def tile_data(s: State, h: int) -> Data:
    """Return a tile: kind, rotation, marker, and each segment with its ends (6: the town) and owner."""
    lay = s.placed[h]
    segments: list[Data] = []
    for a, b in LAY_TRACKS[lay]:
        slots = [h * 6 + a] if b == TOWN else [h * 6 + a, h * 6 + b]
        loose: list[Data] = [slot % 6 for slot in slots if is_loose(s, slot)]
        owner = s.owner[slots[0]]
        segments.append(
            {"ends": [a, b], "owner": owner, "loose": loose, "new": bool(s.fresh >> slots[0] & 1)}
        )
    return {
        "tile": TILES[LAY_TILE[lay]],
        "rotation": LAYS[lay].rotation,
        "marker": LAY_MARKER[lay],
        "segments": segments,
    }


def cube_data(s: State, h: int) -> Data:
    """Return the cubes on a hex, one name each."""
    found: list[Data] = []
    for colour in range(len(COLOURS)):
        found += [COLOURS[colour]] * (s.cubes[h] >> (CUBE_BITS * colour) & 31)
    return found


def column_data(s: State, column: int) -> Data:
    """Return a column of the display from the top; nothing where a space is empty."""
    spaces = range(FIRST_SPACE[column], FIRST_SPACE[column] + DEPTH[column])
    return [COLOURS[s.display[x]] if s.display[x] != NO_COLOUR else None for x in spaces]


def link_data(s: State) -> Data:
    """Return the links: stops with the edges they leave through, owner, length."""
    labels = s.board.labels
    return [
        {
            "from": labels[s.link_a[n] // 6],
            "edge": s.link_a[n] % 6,
            "to": labels[s.link_b[n] // 6],
            "to_edge": s.link_b[n] % 6,
            "owner": s.link_owner[n],
            "length": s.link_length[n],
            "special": s.board.neighbour[s.link_a[n]] == s.link_b[n] // 6
            and bool(s.cities >> (s.link_a[n] // 6) & 1 and s.cities >> (s.link_b[n] // 6) & 1),
        }
        for n in range(len(s.link_a))
    ]
