"""The tables beside the board: players, workers, trains, tracks, milestones, deals, stacks, scores
(RR-10.1).
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.view import COUNT, MONEY, NAME, SEAT, TEXT, Cell, Panel, Row
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_COST,
    CITY_GROUP,
    CITY_NAME,
    CITY_TILES,
    COLOURS,
    DEALS,
    HUES,
    KINDS,
    OPEN_SLOTS,
    PRINTED_TILE,
    SECTION_FIRST,
    SECTION_SHARES,
    SECTIONS,
    SETUP_TILES,
    SHARE_PRICE,
    SIDES,
    TELEGRAPH_TILES,
    TRACKS,
    TRAIN_VP,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import (
    CONDITIONS,
    MILESTONES,
    MOST_PLACES,
    NEEDS,
    NO_GROUP,
    STACKS,
    TRACK,
    VP,
    WORKER_PLACES,
    Condition,
)
from roundhouse.games.railroad_revolution.effects import (
    COUNTERS,
    DEAL_GAINS,
    DEAL_PRICES,
    ITEMS,
    PARTS,
    SETUP_GAINS,
    SOURCES,
    WORKER,
    Item,
)
from roundhouse.games.railroad_revolution.rules import scoring
from roundhouse.games.railroad_revolution.rules.milestones import reached, stack_size
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import AGENDA, KNOWN, NONE, State

BLANK = Cell("", TEXT)
MOST_NEEDS = max([len(needs) for needs in NEEDS])


def all_panels(s: State, seat: Seat | None) -> list[Panel]:
    """RR-10.1  Return every table; the agenda and the set-up tiles only while there are any."""
    found = [players(s)]
    if s.step == AGENDA:
        found.append(agenda(s))
    if s.offered:
        found.append(setup_tiles(s))
    if s.drawn and seat == s.drawer:
        found.append(hand(s))
    if s.deal != NONE:
        found.append(deal(s))
    found += [milestones(s), workers(s), trains(s), tracks(s), stacks(s, seat)]
    found.insert(0 if s.turn == NOBODY else len(found), sheet(s))
    found += [cities(s), sections(s)]
    return found


def row(s: State, seat: int, cells: list[Cell]) -> Row:
    """Return a player's line of a table."""
    return Row((Cell(seat, SEAT), *cells), f"seat-{seat}", seat == s.turn)


def players(s: State) -> Panel:
    """RR-10.1  Return money, shares, workers and pieces left of every player."""
    rows = []
    for seat in range(s.seats):
        facts: Facts = {"amount": wealth(s, seat), "price": SHARE_PRICE}
        cells = [
            Cell(s.money[seat], MONEY, "RR-5.4", Line("RR-11.5", "wealth", facts)),
            Cell(s.shares[seat], COUNT, "RR-5.4"),
            Cell(s.available[seat], COUNT, "RR-6.4"),
            Cell(s.buildings[seat], COUNT, "RR-11.1"),
            Cell(s.rails[seat], COUNT, "RR-11.1"),
            Cell(s.stations[seat].bit_count(), COUNT, "RR-7.1"),
            Cell(s.offices[seat].bit_count(), COUNT, "RR-7.3"),
            Cell(s.laid[seat].bit_count(), COUNT, "RR-7.2"),
            Cell(sum(scoring.sheet(s, seat)), COUNT, "RR-11.4"),
        ]
        rows.append(row(s, seat, cells))
    pieces = ("buildings-left", "rails-left", "stations", "offices", "laid")
    return Panel("players", ("player", "money", "shares", "workers", *pieces, "vp"), tuple(rows))


def workers(s: State) -> Panel:
    """RR-10.1  Return every player's workers by colour, in supply and on the board."""
    rows = []
    for seat in range(s.seats):
        cells = []
        for colour in range(HUES):
            supply, board = s.supply[seat * HUES + colour], s.board[seat * HUES + colour]
            why = Line("RR-5.1", "workers", {"supply": supply, "board": board})
            cells.append(Cell(f"{supply} + {board}", TEXT, "RR-5.1", why))
        rows.append(row(s, seat, cells))
    common = [Cell(n, COUNT, "RR-1.3") for n in s.common]
    rows.append(Row((Cell("common", NAME), *common)))
    return Panel("workers", ("player", *COLOURS), tuple(rows))


def trains(s: State) -> Panel:
    """RR-10.1  Return every player's trains, face up and face down, and the stock."""
    rows = []
    for seat in range(s.seats):
        cells = []
        for kind in range(KINDS):
            up, down = s.up[seat * KINDS + kind], s.down[seat * KINDS + kind]
            why = Line("RR-8.4", "trains", {"up": up, "down": down})
            cells.append(Cell(f"{up} + {down}" if up + down else "–", TEXT, "RR-8.4", why))
        rows.append(row(s, seat, cells))
    stock = [Cell(n, COUNT, "RR-4.6") for n in s.train_stock]
    rows.append(Row((Cell("common", NAME), *stock)))
    return Panel("trains", ("player", *[f"train-{kind}" for kind in TRAINS]), tuple(rows))


def tracks(s: State) -> Panel:
    """RR-2.7  Return what each marker is worth, and at which step it stands."""
    rows = []
    for seat in range(s.seats):
        cells = []
        for track in range(len(TRACKS)):
            step = s.steps[seat * len(TRACKS) + track]
            value = scoring.track_value(s, seat, track)
            why = Line("RR-2.7", f"track-{TRACKS[track]}", {"step": step, "value": value})
            cells.append(Cell(value, COUNT, "RR-2.7", why))
        rows.append(row(s, seat, cells))
    return Panel("tracks", ("player", *TRACKS), tuple(rows))


# ── RR-9  Milestones and stacks ──────────────────────────────────────────────────────────────────


def need(s: State, seat: int, c: Condition) -> Cell:
    """RR-3.1  Return how far a player is with a condition, and what it asks in words."""
    have = min(reached(s, seat, c), c.n)
    facts: Facts = {"need": c.n, "have": have, "group": c.group}
    key = "need-" + CONDITIONS[c.kind].replace("_", "-")
    if c.kind == TRACK:
        facts["track"] = TRACKS[c.among]
    elif c.group != NO_GROUP:
        key += "-group"
    return Cell(f"{have}/{c.n}", TEXT, "RR-3.1", Line("RR-3.1", key, facts))


def tile_cells(s: State, seat: int, tile: int, filled: int, picked: str) -> list[Cell]:
    """RR-9.1  Return name, conditions, worker places and VP of a milestone."""
    wanted = [(COLOURS + ["any"])[colour] for colour in WORKER_PLACES[tile]]
    why = Line("RR-9.1", f"places-{len(wanted)}", {f"p{i}": c for i, c in enumerate(wanted)})
    cells = [Cell(MILESTONES[tile], TEXT, "RR-9.1", None, picked)]
    cells += [need(s, seat, c) for c in NEEDS[tile]]
    cells += [BLANK] * (MOST_NEEDS - len(NEEDS[tile]))
    cells.append(Cell(f"{filled}/{len(wanted)}", TEXT, "RR-9.1", why))
    cells.append(Cell(VP[tile], COUNT, "RR-9.2"))
    return cells


TILE_COLUMNS = ("milestone", *[f"need-{i + 1}" for i in range(MOST_NEEDS)], "workers", "vp")


def milestones(s: State) -> Panel:
    """RR-9.1  Return the open milestones of every player."""
    rows = []
    for at, tile in enumerate(s.milestones):
        if tile != NONE:
            places = s.promoted[at * MOST_PLACES : (at + 1) * MOST_PLACES]
            filled = len([n for n in places if n])
            seat, slot = at // OPEN_SLOTS, at % OPEN_SLOTS
            cells = tile_cells(s, seat, tile, filled, f"milestone:{slot + 1}")
            rows.append(row(s, seat, cells))
    return Panel("milestones", ("player", *TILE_COLUMNS), tuple(rows))


def hand(s: State) -> Panel:
    """RR-9.3, RR-10.2  Return the milestones drawn; only the drawer gets this panel."""
    rows = []
    for entry in s.drawn:
        tile = entry // KNOWN
        rows.append(Row(tuple(tile_cells(s, s.drawer, tile, 0, f"keep:{MILESTONES[tile]}"))))
    return Panel("hand", TILE_COLUMNS, tuple(rows))


def stacks(s: State, seat: Seat | None) -> Panel:
    """RR-10.1, RR-10.2  Return the sizes of the stacks, and the tiles in them that the player knows."""
    rows = []
    for stack in range(len(STACKS)):
        size = stack_size(s, stack)
        known = [e // KNOWN for e in s.bottom[stack] if seat is not None and e >> seat & 1]
        names = " ".join([MILESTONES[tile] for tile in known])
        cells = (Cell(STACKS[stack], TEXT), Cell(size, COUNT, "RR-10.1"))
        rows.append(Row((*cells, Cell(names, TEXT, "RR-10.2"))))
    deals = Cell(s.deal_stack.bit_count(), COUNT, "RR-8.3")
    rows.append(Row((Cell("deals", NAME), deals, BLANK)))
    rows.append(Row((Cell("share-stock", NAME), Cell(s.common_shares, COUNT, "RR-1.7"), BLANK)))
    return Panel("stacks", ("stack", "size", "known"), tuple(rows))


# ── RR-2.4, RR-2.6  Where the tiles lie ──────────────────────────────────────────────────────────


def cities(s: State) -> Panel:
    """RR-2.1, RR-2.4  Return group, cost and tile of every city; the rule explains the tiles."""
    rows = []
    for city, tile in enumerate(s.city_tile):
        printed = PRINTED_TILE[city] != NONE
        name = "–" if printed or tile == NONE else CITY_TILES[tile]
        cells = (
            Cell(CITY_NAME[city], TEXT, "RR-2.1", None, f"city:{CITIES[city]}"),
            Cell(CITY_GROUP[city], COUNT, "RR-2.1"),
            Cell(CITY_COST[city], MONEY, "RR-2.1"),
            Cell(name, TEXT, "RR-2.1" if printed else "RR-2.4"),
            Cell("–" if s.first_station >> city & 1 else "✓", TEXT, "RR-7.1"),
        )
        rows.append(Row(cells))
    return Panel("cities", ("city", "group", "cost", "tile", "first-free"), tuple(rows))


def sections(s: State) -> Panel:
    """RR-2.5, RR-2.6  Return shares, first-office bonus and tile of every section."""
    rows = []
    for section, tile in enumerate(s.telegraph_tile):
        cells = (
            Cell(SECTIONS[section], TEXT, "RR-2.5", None, f"section:{SECTIONS[section]}"),
            Cell(SECTION_SHARES[section], COUNT, "RR-7.3"),
            Cell(SECTION_FIRST[section], COUNT, "RR-7.3"),
            Cell("–" if tile == NONE else TELEGRAPH_TILES[tile], TEXT, "RR-2.6"),
            Cell("–" if s.first_office >> section & 1 else "✓", TEXT, "RR-7.3"),
        )
        rows.append(Row(cells))
    columns = ("section", "shares", "first-bonus", "tile", "first-free")
    return Panel("sections", columns, tuple(rows))


# ── RR-3  Effects ────────────────────────────────────────────────────────────────────────────────


def gains(item: Item) -> list[tuple[Cell, Cell]]:
    """RR-3.1  Return what an item gives: a word and an amount each."""
    found: list[tuple[Cell, Cell]] = []
    if item.money:
        found.append((Cell("gain-money", NAME), Cell(item.money, MONEY)))
    if item.shares:
        found.append((Cell("gain-shares", NAME), Cell(item.shares)))
    if item.per_share:
        found.append((Cell("gain-per-share", NAME), Cell(item.per_share, MONEY)))
    for colour in item.colours:
        found.append((Cell(f"gain-worker-{COLOURS[colour]}", NAME), Cell(1)))
    for counter, n in item.counters:
        found.append((counter_name(counter), Cell(n)))
    return found


def counter_name(counter: int) -> Cell:
    """RR-6.1  Return the word for a counter."""
    return Cell("gain-" + ("worker-any" if counter == WORKER else COUNTERS[counter]), NAME)


def deal(s: State) -> Panel:
    """RR-8.3  Return the face-up deal: prices in shares and gains."""
    rows = []
    for number in range(2):
        first = (
            Cell(f"{DEALS[s.deal]}: {number + 1}", TEXT, "RR-8.3", None, f"deal:{number + 1}"),
            Cell(DEAL_PRICES[s.deal][number], COUNT, "RR-8.2"),
        )
        for word, amount in gains(DEAL_GAINS[s.deal][number]):
            rows.append(Row((*first, word, amount), "", bool(s.deals_made >> number & 1)))
            first = (BLANK, BLANK)
    return Panel("deal", ("deal", "price-shares", "gives", "amount"), tuple(rows))


def setup_tiles(s: State) -> Panel:
    """RR-4.8  Return the set-up tiles still to be picked."""
    rows = []
    for offer in s.offered:
        tile, side, colour = offer // 16, offer // 8 % 2, offer % 8
        worker = Cell(COLOURS[colour], NAME) if colour < HUES else BLANK
        name = SETUP_TILES[tile]
        first = (Cell(name, TEXT, "RR-4.8", None, f"pick:{name}"), worker)
        for word, amount in gains(SETUP_GAINS[tile][side]):
            rows.append(Row((*first, Cell(SIDES[side], NAME), word, amount)))
            first = (BLANK, BLANK)
    return Panel("setup-tiles", ("tile", "worker", "side", "gives", "amount"), tuple(rows))


def agenda(s: State) -> Panel:
    """RR-6.1  Return what is on the agenda: what is due, items to take, and counters."""
    rows = []
    if s.due:
        rows.append(Row((Cell("due", NAME), Cell(s.due, MONEY, "RR-6.3"), BLANK, BLANK)))
    for number in s.items:
        item = ITEMS[number]
        source = SOURCES[item.name // PARTS]
        first = (
            Cell("item-" + source, NAME, "RR-6.2", None, f"take:{source}"),
            Cell(item.price, MONEY, "RR-6.3") if item.price else BLANK,
        )
        for word, amount in gains(item):
            rows.append(Row((*first, word, amount)))
            first = (BLANK, BLANK)
    for counter, n in enumerate(s.counters):
        if n:
            rows.append(Row((BLANK, BLANK, counter_name(counter), Cell(n, COUNT, "RR-6.1"))))
    return Panel("agenda", ("item", "price", "gives", "amount"), tuple(rows))


# ── RR-11.4  The score sheet ─────────────────────────────────────────────────────────────────────


def sheet(s: State) -> Panel:
    """RR-11.4  Return the score of every player, component by component."""
    rows = []
    for seat in range(s.seats):
        parts = scoring.sheet(s, seat)
        cells = []
        for at, track in enumerate(reversed(range(len(TRACKS)))):
            value, many = scoring.track_value(s, seat, track), scoring.scored(s, seat, track)
            why = Line("RR-11.4", f"score-{TRACKS[track]}", {"value": value, "many": many})
            cells.append(Cell(parts[at], COUNT, "RR-11.4", why))
        done = len(bits(s.done[seat]))
        cells.append(
            Cell(parts[3], COUNT, "RR-11.4", Line("RR-11.4", "score-done", {"many": done}))
        )
        up: Facts = {"value": TRAIN_VP, "many": sum(s.up[seat * KINDS : (seat + 1) * KINDS])}
        cells.append(Cell(parts[4], COUNT, "RR-11.4", Line("RR-11.4", "score-trains", up)))
        cells.append(Cell(parts[5], COUNT, "RR-11.4", Line("RR-11.4", "score-links", {})))
        cells.append(Cell(sum(parts), COUNT, "RR-11.4"))
        rows.append(row(s, seat, cells))
    columns = [f"score-{part}" for part in scoring.PARTS]
    return Panel("sheet", ("player", *columns, "vp"), tuple(rows))
