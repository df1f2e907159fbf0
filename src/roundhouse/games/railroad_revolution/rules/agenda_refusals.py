"""Why a move of an agenda is not allowed (RR-6.2): its own reason first, solvency (RR-6.5) last.

Written apart from legal.py: here every move is looked at by itself and tried out on a copy. A law
compares.
"""

from __future__ import annotations

from roundhouse.core.events import Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    BUILDING,
    CITY_NAME,
    COLOURS,
    HUES,
    KINDS,
    LEAST_WORKERS,
    OPEN_SLOTS,
    PIECES,
    RAIL,
    SECTIONS,
    SPACES,
    SPECIAL,
    STATION,
    TELEGRAPH,
    TRACK_VALUES,
    TRACKS,
    TRADE,
    TRAINS,
)
from roundhouse.games.railroad_revolution.effects import (
    COUNTERS,
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
    SOURCES,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TILE,
    TRAIN,
    WORKER,
)
from roundhouse.games.railroad_revolution.moves import (
    CITY,
    PIECE,
    PLACES,
    SECTION,
    SPACE,
    SUPPLY,
    Deal,
    Discard,
    Done,
    Draw,
    End,
    Exchange,
    Flip,
    Free,
    Keep,
    Lay,
    Pass,
    Pick,
    Place,
    Progress,
    Promote,
    Sale,
    Spare,
    Take,
    Target,
    Train,
    Worker,
)
from roundhouse.games.railroad_revolution.rules import (
    actions,
    agenda,
    milestones,
    solvency,
)
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import (
    NONE,
    State,
)

# ── RR-6.5  Solvency ─────────────────────────────────────────────────────────────────────────────


def insolvent(after: State) -> Refusal | None:
    """RR-6.5  A refusal if the agenda could not be brought to its end after a move."""
    if solvency.is_solvent(after):
        return None
    seat = after.turn
    workers = after.available[seat]
    facts: Facts = {"cash": wealth(after, seat), "due": after.due, "workers": workers}
    if workers < LEAST_WORKERS:
        facts["least"] = LEAST_WORKERS
        stock = sum(after.common)
        if workers + stock < LEAST_WORKERS:
            return Refusal("RR-6.5", "not-solvent-stock", facts | {"stock": stock})
        return Refusal("RR-12.8", "not-solvent-workers", facts)
    return Refusal("RR-6.5", "not-solvent", facts)


# ── RR-6.2  Agenda ───────────────────────────────────────────────────────────────────────────────


def why_not_in_agenda(s: State, m: Move) -> Refusal | None:
    """RR-6.2  The reason of the move itself, then solvency."""
    if isinstance(m, End):
        return why_not_end(s)
    if isinstance(m, (Draw, Pick, Place, Pass, Deal, Done, Keep)):
        return Refusal("RR-5", "not-now", {"move": str(m)})
    reason = reason_in_agenda(s, m)
    return tried(s, m) if reason is None else reason


def tried(s: State, m: Move) -> Refusal | None:
    """RR-6.5  Try a move out on a copy."""
    return insolvent(agenda.after(s, m))


def reason_in_agenda(s: State, m: Move) -> Refusal | None:
    """RR-6.2  Why the move is not possible, solvency left aside."""
    if isinstance(m, Target):
        return why_not_target(s, m)
    if isinstance(m, Spare):
        return why_not_spare(s, m)
    if isinstance(m, Take):
        return why_not_take(s, m.name)
    if isinstance(m, (Lay, Free)):
        return why_not_rail(s, m)
    if isinstance(m, Progress):
        return why_not_progress(s, m.track)
    if isinstance(m, Promote):
        return why_not_promote(s, m)
    if isinstance(m, (Train, Flip)):
        return why_not_train(s, m)
    if isinstance(m, (Exchange, Worker)):
        return why_not_worker(s, m)
    if isinstance(m, Sale):
        return empty(s, SALE) or no_piece(s, m.piece)
    assert isinstance(m, Discard)
    if agenda.item_named(s, TILE * PARTS) == NONE:
        return Refusal("RR-7.4", "no-telegraph-tile", {})
    return no_worker(s, m.place, m.colour)


def empty(s: State, counter: int) -> Refusal | None:
    """RR-6.1  A refusal if nothing of the kind is left on the agenda."""
    if s.counters[counter]:
        return None
    return Refusal("RR-6.2", "nothing-to-use", {"what": "gain-" + COUNTERS[counter]})


def no_piece(s: State, piece: int) -> Refusal | None:
    """RR-5.3  A refusal if no piece of the kind is left on the player board."""
    left = s.buildings[s.turn] if piece == BUILDING else s.rails[s.turn]
    return None if left else Refusal("RR-5.3", "no-piece-left", {"piece": PIECES[piece]})


def no_worker(s: State, place: int, colour: int) -> Refusal | None:
    """RR-9.1  A refusal if no worker of the colour is there."""
    there = s.supply if place == SUPPLY else s.board
    if there[s.turn * HUES + colour]:
        return None
    return Refusal("RR-9.1", "no-such-worker", {"place": PLACES[place], "worker": COLOURS[colour]})


def why_not_target(s: State, m: Target) -> Refusal | None:
    """RR-6.6, RR-7.1, RR-7.3, RR-7.5, RR-2.3  Once, of the right kind, connected and not taken."""
    seat = s.turn
    wanted = {STATION: CITY, TELEGRAPH: SECTION, TRADE: PIECE}
    if wanted.get(s.action, NONE) != m.what:
        return Refusal("RR-6.2", "wrong-target", {})
    if not actions.is_target_open(s):
        return Refusal("RR-6.2", "target-made", {})
    if m.what == PIECE:
        return no_piece(s, m.number)
    if m.what == CITY:
        return why_not_city(s, seat, m.number) or no_piece(s, BUILDING)
    if s.offices[seat] >> m.number & 1:
        return Refusal("RR-2.3", "has-office", {"section": SECTIONS[m.number]})
    return no_piece(s, BUILDING)


def why_not_city(s: State, seat: int, city: int) -> Refusal | None:
    """RR-7.1, RR-2.3  Connected, and without a station of one's own."""
    facts: Facts = {"city": CITY_NAME[city]}
    if s.stations[seat] >> city & 1:
        return Refusal("RR-2.3", "has-station", facts)
    return None if s.connected[seat] >> city & 1 else Refusal("RR-7.1", "not-connected", facts)


def why_not_space(s: State, seat: int, space: int) -> Refusal | None:
    """RR-7.2, RR-2.3  Available, and without a rail of one's own."""
    facts: Facts = {"space": SPACES[space]}
    if s.laid[seat] >> space & 1:
        return Refusal("RR-2.3", "has-rail", facts)
    return None if s.frontier[seat] >> space & 1 else Refusal("RR-7.2", "not-available", facts)


def why_not_spare(s: State, m: Spare) -> Refusal | None:
    """RR-4.9  A spare piece of the kind is to be placed, and the place is free."""
    seat = s.turn
    if m.what == SPACE:
        return empty(s, SPARE_RAIL) or why_not_space(s, seat, m.number)
    if m.what == CITY:
        return empty(s, SPARE_STATION) or why_not_city(s, seat, m.number)
    # nobody has an office yet, so every section is free
    return empty(s, SPARE_OFFICE)


def why_not_take(s: State, name: int) -> Refusal | None:
    """RR-6.2, RR-6.3  The item is on the agenda and its price in hand."""
    at = agenda.item_named(s, name)
    if at == NONE:
        return Refusal("RR-6.2", "no-such-item", {"item": "item-" + SOURCES[name // PARTS]})
    price, money = ITEMS[s.items[at]].price, s.money[s.turn]
    if price > money:
        return Refusal("RR-6.3", "price-not-in-hand", {"price": price, "money": money})
    return None


def why_not_rail(s: State, m: Lay | Free) -> Refusal | None:
    """RR-6.2, RR-7.2  A rail to lay, one on the player board, and an available space."""
    if isinstance(m, Free):
        reason = empty(s, FREE_RAIL)
    elif s.counters[MUST_LAY] + s.counters[MAY_LAY] == 0:
        reason = Refusal("RR-7.2", "no-rail-to-lay", {})
    else:
        reason = None
    return reason or no_piece(s, RAIL) or why_not_space(s, s.turn, m.space)


def why_not_progress(s: State, track: int) -> Refusal | None:
    """RR-8.5  A point to use, and not above the last step."""
    last = len(TRACK_VALUES[track]) - 1
    if s.steps[s.turn * len(TRACKS) + track] < last:
        return empty(s, PROGRESS)
    return empty(s, PROGRESS) or Refusal("RR-8.5", "track-at-end", {"track": TRACKS[track]})


def why_not_promote(s: State, m: Promote) -> Refusal | None:
    """RR-9.1  A promotion to use, the worker, an open milestone and a place for the colour."""
    seat = s.turn
    reason = empty(s, PROMOTE) or no_worker(s, m.place, m.colour)
    if reason is not None:
        return reason
    if s.milestones[seat * OPEN_SLOTS + m.slot] == NONE:
        return Refusal("RR-9.1", "no-open-milestone", {"number": m.slot + 1})
    if milestones.free_place(s, seat, m.slot, m.colour) == NONE:
        return Refusal("RR-9.1", "no-place-for-worker", {"worker": COLOURS[m.colour]})
    return None


def why_not_train(s: State, m: Train | Flip) -> Refusal | None:
    """RR-8.4, RR-12.9  A train in stock to take; a train on that side to turn."""
    facts: Facts = {"train": "train-" + TRAINS[m.kind]}
    if isinstance(m, Train):
        left = s.train_stock[m.kind]
        return empty(s, TRAIN) or (None if left else Refusal("RR-12.9", "no-train-in-stock", facts))
    side = s.down if m.back else s.up
    key = "no-train-face-down" if m.back else "no-train-face-up"
    owned = side[s.turn * KINDS + m.kind]
    return empty(s, FLIP) or (None if owned else Refusal("RR-8.4", key, facts))


def why_not_worker(s: State, m: Exchange | Worker) -> Refusal | None:
    """RR-3.1, RR-12.5  A colour in stock: specialised, or another one than before."""
    if isinstance(m, Exchange):
        new = m.new
        reason = empty(s, EXCHANGE) or no_worker(s, m.place, m.colour)
        if reason is None and new == m.colour:
            reason = Refusal("RR-3.1", "same-colour", {"worker": COLOURS[new]})
    else:
        new = m.colour
        reason = empty(s, WORKER)
        if reason is None and new not in SPECIAL:
            reason = Refusal("RR-3.1", "not-specialised", {"worker": COLOURS[new]})
    if reason is None and s.common[new] == 0:
        return Refusal("RR-12.5", "not-in-stock", {"worker": COLOURS[new]})
    return reason


def why_not_end(s: State) -> Refusal | None:
    """RR-6.2, RR-6.4, RR-4.9  What is still missing before the agenda may end."""
    seat, c = s.turn, s.counters
    if actions.is_target_open(s):
        return Refusal("RR-6.2", "target-missing", {})
    if [number for number in s.items if ITEMS[number].main]:
        return Refusal("RR-12.1", "reward-missing", {})
    if actions.rails_to_lay(s, seat):
        return Refusal("RR-7.2", "rails-missing", {"rails": actions.rails_to_lay(s, seat)})
    if c[SPARE_RAIL] + c[SPARE_STATION] + c[SPARE_OFFICE]:
        return Refusal("RR-4.9", "spare-missing", {})
    if s.money[seat] < s.due:
        return Refusal("RR-6.2", "due-not-in-hand", {"due": s.due, "money": s.money[seat]})
    if s.available[seat] < LEAST_WORKERS:
        facts: Facts = {"workers": s.available[seat], "least": LEAST_WORKERS}
        return Refusal("RR-6.4", "too-few-workers", facts)
    return None
