"""What a player of Railroad Revolution may know (RR-10): all but the milestones drawn and put back by
others.

The panels are in tables.py; here are heading, prompt and what the picture needs.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import Data, View
from roundhouse.games.railroad_revolution import tables
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    CITIES,
    CITY_TILES,
    COLOURS,
    DEALS,
    HUES,
    KINDS,
    LEAST_WORKERS,
    NEUTRAL_CITIES,
    NEUTRAL_SECTIONS,
    OPEN_SLOTS,
    PLAYER_COLOURS,
    SECTIONS,
    SETUP_TILES,
    SIDES,
    SPACES,
    TELEGRAPH_TILES,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import (
    MILESTONES,
    MOST_PLACES,
    STACKS,
    WORKER_PLACES,
)
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
    over = s.turn == NOBODY
    return View(
        title.key,
        title.board,
        seat,
        s.seats,
        s.turn,
        heading(s),
        None if over else prompt(s),
        tuple(tables.all_panels(s, seat)),
        title.scores(s),
        title.ranks(s) if over else (),
        position(s, seat),
    )


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


def position(s: State, seat: Seat | None) -> dict[str, Data]:
    """RR-10.1  Return what lies on the table."""
    city_tiles: dict[str, Data] = {
        CITIES[c]: CITY_TILES[tile] for c, tile in enumerate(s.city_tile) if tile != NONE
    }
    telegraph: dict[str, Data] = {
        SECTIONS[n]: TELEGRAPH_TILES[tile] for n, tile in enumerate(s.telegraph_tile) if tile >= 0
    }
    offered: list[Data] = [
        [SETUP_TILES[offer // 16], SIDES[offer // 8 % 2], (COLOURS + ["", "", ""])[offer % 8]]
        for offer in s.offered
    ]
    sizes: dict[str, Data] = {STACKS[n]: stack_size(s, n) for n in range(len(STACKS))}
    return {
        "city_tiles": city_tiles,
        "telegraph_tiles": telegraph,
        "neutral_cities": named(NEUTRAL_CITIES[s.seats], CITIES),
        "neutral_sections": named(NEUTRAL_SECTIONS[s.seats], SECTIONS),
        "deal": DEALS[s.deal] if s.deal != NONE else "",
        "stacks": sizes,
        "offered": offered,
        "train_stock": {TRAINS[k]: s.train_stock[k] for k in range(KINDS)},
        "common": {COLOURS[c]: s.common[c] for c in range(HUES)},
        "common_shares": s.common_shares,
        "players": [player(s, n) for n in range(s.seats)],
        "active": s.active,
        "hand": hand(s, seat),
        "known": known(s, seat),
    }


def named(mask: int, names: list[str]) -> list[Data]:
    """Return the names of a set."""
    return [names[i] for i in bits(mask)]


def player(s: State, seat: int) -> Data:
    """RR-10.1  Return what lies before a player, and what is his on the board."""
    return {
        "colour": PLAYER_COLOURS[seat],
        "money": s.money[seat],
        "shares": s.shares[seat],
        "buildings": s.buildings[seat],
        "rails": s.rails[seat],
        "laid": named(s.laid[seat], SPACES),
        "stations": named(s.stations[seat], CITIES),
        "offices": named(s.offices[seat], SECTIONS),
        "supply": list(mine(s.supply, seat, HUES)),
        "board": list(mine(s.board, seat, HUES)),
        "steps": list(mine(s.steps, seat, len(TRACKS))),
        "up": list(mine(s.up, seat, KINDS)),
        "down": list(mine(s.down, seat, KINDS)),
        "milestones": [milestone(s, seat, n) for n in range(OPEN_SLOTS)],
        "done": named(s.done[seat], MILESTONES),
    }


def milestone(s: State, seat: int, position: int) -> Data:
    """RR-9.1  Return an open milestone: its tile and, for each worker place, who stands there."""
    at = seat * OPEN_SLOTS + position
    tile = s.milestones[at]
    if tile == NONE:
        return None
    places: list[Data] = []
    for i in range(len(WORKER_PLACES[tile])):
        worker = s.promoted[at * MOST_PLACES + i]
        places.append(COLOURS[worker - 1] if worker else "")
    return {"tile": MILESTONES[tile], "workers": places}


def hand(s: State, seat: Seat | None) -> list[Data]:
    """RR-10.2  Return the milestones drawn, to the drawer alone; others see how many."""
    if seat is not None and seat == s.drawer:
        return [MILESTONES[entry // KNOWN] for entry in s.drawn]
    return ["" for _ in s.drawn]


def known(s: State, seat: Seat | None) -> dict[str, Data]:
    """RR-10.2  Return the bottom of each stack from the top down, where the player knows a tile."""
    found: dict[str, Data] = {}
    for stack in range(len(STACKS)):
        if s.bottom[stack]:
            names: list[Data] = []
            for entry in s.bottom[stack]:
                knows = seat is not None and entry >> seat & 1
                names.append(MILESTONES[entry // KNOWN] if knows else "")
            found[STACKS[stack]] = names
    return found
