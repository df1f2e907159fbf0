"""What a player of Railroad Revolution may know (RR-10): all but the milestones drawn and put back by
others.

The panels are in tables.py; here are heading, prompt and what the picture needs.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution import tables
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    DEALS,
    HUES,
    KINDS,
    LEAST_WORKERS,
    NEUTRAL_CITIES,
    NEUTRAL_SECTIONS,
    OPEN_SLOTS,
    RAILROAD_TRIANGLE,
    TRACKS,
)
from roundhouse.games.railroad_revolution.cards import (
    MOST_PLACES,
    STACKS,
    WORKER_PLACES,
)
from roundhouse.games.railroad_revolution.position import Milestone, Offer, Player, Position
from roundhouse.games.railroad_revolution.rules import actions
from roundhouse.games.railroad_revolution.rules.milestones import stack_size
from roundhouse.games.railroad_revolution.state import (
    AGENDA,
    DEAL,
    DEAL_AGENDA,
    DRAW_DEAL,
    DRAW_MILESTONE,
    KNOWN,
    LAST_ROUND,
    MAIN_AGENDA,
    MILESTONE,
    NONE,
    PICK,
    PLAYING,
    SETUP_AGENDA,
    TURN,
    State,
)


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    """RR-10.1, RR-10.2  Return all that is open, and to a player what he alone knows."""
    return title.seen(s, seat, heading(s), tables.all_panels(s, seat), position(s, seat))


def heading(s: State) -> Line:
    """RR-11.2  Return where in the match we are."""
    if s.turn == NOBODY:
        return Line("RR-11.4", "over", {"number": s.round})
    if s.round == 0:
        return Line("RR-4.9", "setup")
    if s.ending == PLAYING:
        return Line("RR-5.6", "round", {"number": s.round})
    key = "last-round" if s.ending == LAST_ROUND else "last-but-one"
    return Line("RR-11.2", key, {"number": s.round})


def prompt(s: State) -> Line:
    """RR-5  Return what the player who decides is asked."""
    step, seat = s.step, s.turn
    facts: Facts = {"seat": seat}
    if step == TURN:
        if s.buildings[seat] + s.rails[seat] == 0:
            return Line("RR-5.5", "pass", facts)
        return Line("RR-5.2", "place", facts | {"workers": sum(mine(s.supply, seat, HUES))})
    if step == AGENDA:
        return agenda_prompt(s, facts)
    if step == PICK:
        return Line("RR-4.9", "pick", facts)
    if step == DEAL:
        tile = DEALS[s.deal]
        return Line("RR-8.2", "deal", facts | {"tile": tile, "shares": s.shares[seat]})
    if step == MILESTONE:
        return Line("RR-9.3", "keep", facts | {"stack": STACKS[s.stack]})
    if step == DRAW_MILESTONE:
        return Line("RR-9.3", "draw-milestone", {"seat": s.drawer, "stack": STACKS[s.stack]})
    if seat == NOBODY:
        return heading(s)
    return Line("RR-8.3" if step == DRAW_DEAL else "RR-10.3", "draw", {})


def agenda_prompt(s: State, facts: Facts) -> Line:
    """RR-6.1  Return what is to be done in an agenda, and what is due at its end."""
    seat = s.turn
    if s.kind == SETUP_AGENDA:
        return Line("RR-4.9", "setup-tile", facts)
    if s.available[seat] < LEAST_WORKERS:
        return Line("RR-6.4", "hire", facts | {"least": LEAST_WORKERS})
    if s.kind == DEAL_AGENDA:
        return Line("RR-8.2", "deal-effects", facts)
    facts |= {"due": s.due, "money": s.money[seat]}
    rails = actions.rails_to_lay(s, seat)
    if rails:
        return Line("RR-7.2", "lay", facts | {"rails": rails})
    if actions.is_target_open(s):
        return Line("RR-6.6", "target-" + ACTIONS[s.action], facts)
    return Line("RR-6.2", "finish", facts)


def mine(table: list[int], seat: int, wide: int) -> list[int]:
    """Return a player's part of a table."""
    return table[seat * wide : (seat + 1) * wide]


# ── For the picture ──────────────────────────────────────────────────────────────────────────────


def position(s: State, seat: Seat | None) -> Position:
    """RR-10.1  Return what lies on the table."""
    return Position(
        players=tuple([player(s, n) for n in range(s.seats)]),
        city_tiles=tuple(s.city_tile),
        telegraph_tiles=tuple(s.telegraph_tile),
        neutral_cities=tuple(bits(NEUTRAL_CITIES[s.seats])),
        neutral_sections=tuple(bits(NEUTRAL_SECTIONS[s.seats])),
        deal=s.deal,
        stacks=tuple([stack_size(s, n) for n in range(len(STACKS))]),
        known=tuple([known(s, seat, n) for n in range(len(STACKS))]),
        hand=hand(s, seat),
        offered=tuple([offer(entry) for entry in s.offered]),
        train_stock=tuple(s.train_stock),
        common=tuple(s.common),
        common_shares=s.common_shares,
        due=s.due,
        triangle=actions.triangle_cost(s) if s.kind == MAIN_AGENDA else RAILROAD_TRIANGLE,
        items=tuple(s.items),
    )


def offer(entry: int) -> Offer:
    """RR-4.8  Return a set-up tile on show; its worker may still have to be drawn."""
    colour = entry % 8
    return Offer(entry // 16, entry // 8 % 2, colour if colour < HUES else NONE)


def player(s: State, seat: int) -> Player:
    """RR-10.1  Return what lies before a player, and what is his on the board."""
    return Player(
        seat=seat,
        money=s.money[seat],
        shares=s.shares[seat],
        buildings=s.buildings[seat],
        rails=s.rails[seat],
        laid=tuple(bits(s.laid[seat])),
        stations=tuple(bits(s.stations[seat])),
        offices=tuple(bits(s.offices[seat])),
        supply=tuple(mine(s.supply, seat, HUES)),
        board=tuple(mine(s.board, seat, HUES)),
        steps=tuple(mine(s.steps, seat, len(TRACKS))),
        up=tuple(mine(s.up, seat, KINDS)),
        down=tuple(mine(s.down, seat, KINDS)),
        milestones=tuple([milestone(s, seat, n) for n in range(OPEN_SLOTS)]),
        done=tuple(bits(s.done[seat])),
    )


def milestone(s: State, seat: int, slot: int) -> Milestone | None:
    """RR-9.1  Return an open milestone: its tile and, for each worker place, who stands there."""
    at = seat * OPEN_SLOTS + slot
    tile = s.milestones[at]
    if tile == NONE:
        return None
    first = at * MOST_PLACES
    places = s.promoted[first : first + len(WORKER_PLACES[tile])]
    return Milestone(tile, tuple([worker - 1 if worker else NONE for worker in places]))


def hand(s: State, seat: Seat | None) -> tuple[int, ...]:
    """RR-10.2  Return the milestones drawn, to the drawer alone; others see how many."""
    sees = seat is not None and seat == s.drawer
    return tuple([entry // KNOWN if sees else NONE for entry in s.drawn])


def known(s: State, seat: Seat | None, stack: int) -> tuple[int, ...]:
    """RR-10.2  Return the bottom of a stack from the top down, where the player knows a tile."""
    return tuple(
        [
            entry // KNOWN if seat is not None and entry >> seat & 1 else NONE
            for entry in s.bottom[stack]
        ]
    )
