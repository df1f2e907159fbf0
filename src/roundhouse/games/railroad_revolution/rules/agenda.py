"""What a move of an agenda does (RR-6.2, RR-4.9, RR-8.4, RR-8.5).

What is legal: legal.py and refusals.py; solvency.py for RR-6.5; what comes next: flow.py.
"""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    DEAL_SPACES,
    HUES,
    KINDS,
    LEAST_WORKERS,
    SPACES,
    TRACKS,
    TRAINS,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.effects import (
    EXCHANGE,
    FLIP,
    FREE_RAIL,
    ITEMS,
    MAY_LAY,
    MUST_LAY,
    PARTS,
    PROGRESS,
    PROMOTE,
    SALE,
    SHARE_ITEMS,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TILE,
    TRAIN,
    TRAIN_BONUS,
    WORKER,
)
from roundhouse.games.railroad_revolution.moves import (
    CITY,
    PLACES,
    SPACE,
    SUPPLY,
    Discard,
    Exchange,
    Flip,
    Free,
    Hire,
    Lay,
    Progress,
    Promote,
    Sale,
    Sell,
    Spare,
    Take,
    Target,
    Train,
    Worker,
)
from roundhouse.games.railroad_revolution.rules import actions, milestones, money, pieces
from roundhouse.games.railroad_revolution.state import MAIN_AGENDA, NONE, State, changed


def do(s: State, m: Move, log: list[Event] | None) -> None:
    """RR-6.2  Carry out a move of an agenda; END and milestones are left to flow.py."""
    if isinstance(m, (Lay, Free)):
        build(s, m, log)
    elif isinstance(m, Take):
        take(s, m.name, log)
    elif isinstance(m, Target):
        actions.target(s, m, log)
    elif isinstance(m, Sell):
        pieces.sell(s, log)
    elif isinstance(m, Hire):
        pieces.hire(s, m.colour, log)
    elif isinstance(m, Discard):
        discard(s, m, log)
    elif isinstance(m, Spare):
        spare(s, m, log)
    else:
        spend(s, m, log)


def spend(s: State, m: Move, log: list[Event] | None) -> None:
    """RR-6.2  Carry out a move that uses up one of what the agenda counts."""
    if isinstance(m, Promote):
        s.counters[PROMOTE] -= 1
        milestones.promote(s, m.place, m.colour, m.slot, log)
    elif isinstance(m, Progress):
        progress(s, m.track, log)
    elif isinstance(m, Flip):
        flip(s, m, log)
    elif isinstance(m, Train):
        take_train(s, m.kind, log)
    elif isinstance(m, Exchange):
        exchange(s, m, log)
    elif isinstance(m, Worker):
        s.counters[WORKER] -= 1
        actions.gain_worker(s, s.turn, m.colour, log)
    else:
        assert isinstance(m, Sale)
        s.counters[SALE] -= 1
        pieces.sell_piece(s, m.piece, log)


def after(s: State, m: Move) -> State:
    """RR-6.5, RR-9.2  The state after a move; milestones it completes have given their workers back."""
    twin = s.copy()
    do(twin, m, None)
    # who needs nobody does not look at the supply
    if twin.available[s.turn] < LEAST_WORKERS:
        milestones.turn_over_all(twin, s.turn)
    return twin


def item_named(s: State, name: int) -> int:
    """RR-6.1  Where in the agenda an item of that name stands, or NONE."""
    for at in range(len(s.items)):
        if ITEMS[s.items[at]].name == name:
            return at
    return NONE


def take(s: State, name: int, log: list[Event] | None) -> None:
    """RR-6.2, RR-6.3  Pay the price of an item, get its effects."""
    item = ITEMS[s.items.pop(item_named(s, name))]
    if item.price:
        money.pay(s, s.turn, money.BANK, item.price)
        if log is not None:
            tell(log, "RR-6.3", "paid-for-item", {"seat": s.turn, "cost": item.price})
    actions.grant(s, item, log)


def build(s: State, m: Lay | Free, log: list[Event] | None) -> None:
    """RR-7.2, RR-3.1, RR-8.1, RR-12.10  A rail from the player board, paid for at END or free."""
    seat, space = s.turn, m.space
    s.rails[seat] -= 1
    pieces.put_rail(s, seat, space)
    if isinstance(m, Free):
        s.counters[FREE_RAIL] -= 1
    else:
        s.counters[MUST_LAY if s.counters[MUST_LAY] else MAY_LAY] -= 1
        s.due += TRIANGLES[space] * actions.triangle_cost(s)
    # RR-8.2: a rail laid by a deal starts no further deal
    if DEAL_SPACES >> space & 1 and s.kind == MAIN_AGENDA:
        s.deal_due = True
    if log is not None:
        tell(log, "RR-7.2", "laid-rail", {"seat": seat, "space": SPACES[space]})


def progress(s: State, track: int, log: list[Event] | None) -> None:
    """RR-8.5  One step on one of the own tracks."""
    s.counters[PROGRESS] -= 1
    at = s.turn * len(TRACKS) + track
    s.steps[at] += 1
    if log is not None:
        facts: Facts = {"seat": s.turn, "track": TRACKS[track], "step": s.steps[at]}
        tell(log, "RR-8.5", "progressed", facts)


def take_train(s: State, kind: int, log: list[Event] | None) -> None:
    """RR-3.1, RR-8.4  One train of any kind in stock, face up."""
    s.counters[TRAIN] -= 1
    s.train_stock = changed(s.train_stock, kind, s.train_stock[kind] - 1)
    at = s.turn * KINDS + kind
    s.up = changed(s.up, at, s.up[at] + 1)
    if log is not None:
        tell(log, "RR-3.1", "took-train", {"seat": s.turn, "train": "train-" + TRAINS[kind]})


def flip(s: State, m: Flip, log: list[Event] | None) -> None:
    """RR-8.4  Face down with its bonus, or face up again without."""
    s.counters[FLIP] -= 1
    at = s.turn * KINDS + m.kind
    by = -1 if m.back else 1
    s.up = changed(s.up, at, s.up[at] - by)
    s.down = changed(s.down, at, s.down[at] + by)
    if log is not None:
        key = "turned-up" if m.back else "turned-down"
        tell(log, "RR-8.4", key, {"seat": s.turn, "train": "train-" + TRAINS[m.kind]})
    if not m.back:
        actions.grant(s, TRAIN_BONUS[m.kind], log)


def exchange(s: State, m: Exchange, log: list[Event] | None) -> None:
    """RR-3.1, RR-12.6  Another colour in the same place: a used worker for a used one."""
    seat = s.turn
    s.counters[EXCHANGE] -= 1
    workers = s.supply if m.place == SUPPLY else s.board
    workers[seat * HUES + m.colour] -= 1
    workers[seat * HUES + m.new] += 1
    s.common[m.colour] += 1
    s.common[m.new] -= 1
    if log is not None:
        facts: Facts = {"seat": seat, "worker": COLOURS[m.colour], "new": COLOURS[m.new]}
        tell(log, "RR-3.1", "exchanged", facts)


def discard(s: State, m: Discard, log: list[Event] | None) -> None:
    """RR-7.4  A worker goes back to the common supply for the bonus of the telegraph tile."""
    item = ITEMS[s.items.pop(item_named(s, TILE * PARTS))]
    milestones.take_away(s, s.turn, m.place, m.colour)
    s.common[m.colour] += 1
    if log is not None:
        facts: Facts = {"seat": s.turn, "worker": COLOURS[m.colour], "place": PLACES[m.place]}
        tell(log, "RR-7.4", "discarded", facts)
    actions.grant(s, item, log)


# ── RR-4.9  Spare pieces ─────────────────────────────────────────────────────────────────────────


def spare(s: State, m: Spare, log: list[Event] | None) -> None:
    """RR-4.9, RR-12.17  Place a spare piece for nothing; reward and first bonus come at once, no deal."""
    seat = s.turn
    if m.what == SPACE:
        s.counters[SPARE_RAIL] -= 1
        pieces.put_rail(s, seat, m.number)
        tell(log, "RR-4.9", "laid-rail", {"seat": seat, "space": SPACES[m.number]})
        return
    if m.what == CITY:
        s.counters[SPARE_STATION] -= 1
        items = actions.station_items(s, m.number, [])
        pieces.put_station(s, seat, m.number, log)
    else:
        s.counters[SPARE_OFFICE] -= 1
        first = 0 if s.first_office >> m.number & 1 else 1
        items = [SHARE_ITEMS[m.number][first][0]]
        pieces.put_office(s, seat, m.number, log)
    for item in items:
        if item.price:
            s.items.append(item.number)
        else:
            actions.grant(s, item, log)
