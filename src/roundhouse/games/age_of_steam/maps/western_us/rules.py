"""Western U.S. (AOS-15): one network each until the first transcontinental connection.

Start cubes, start money and the dear terrain (AOS-15.1, AOS-15.3) stand in board.toml.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.events import CHANCE, Event, Facts, Line, Refusal, tell
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.maps.western_us import advice
from roundhouse.games.age_of_steam.maps.western_us.coasts import (
    BREAKING_TIE,
    EAST,
    GIVING_BONUS,
    PAYING_TRANSCON,
    WEST,
    delivered,
    give_bonus,
    is_joined,
    joins,
    pay_transcon,
    regions,
    track_changed,
)
from roundhouse.games.age_of_steam.moves import BONUSES, ROLLS, TRANSCONS, Bonus, Roll, Transcon
from roundhouse.games.age_of_steam.rules import flow, scoring
from roundhouse.games.age_of_steam.rules.base import BASE, cities_and_own_towns, unowned_by_edge
from roundhouse.games.age_of_steam.rules.change import is_connected, section_of
from roundhouse.games.age_of_steam.rules.track import unfinished
from roundhouse.games.age_of_steam.state import MAP_DECISION, Rules, State
from roundhouse.games.age_of_steam.tiles import COLOURS, TOWN, Change

# ── AOS-15.4, AOS-15.6, AOS-15.7  Building ───────────────────────────────────────────────────────


def start_cities(s: State) -> int:
    """AOS-15.6  The first tile leads into a start city."""
    return regions(s, EAST) | regions(s, WEST)


def own_network(s: State) -> int:
    """AOS-15.7  Until the connection exists, track hangs on the builder's one network."""
    if is_joined(s) or not s.touched[s.turn]:
        return cities_and_own_towns(s)
    return s.touched[s.turn]


def has_no_track(s: State) -> bool:
    """AOS-15.7  Without track, two tracks of one tile could begin two networks."""
    return not is_joined(s) and not s.touched[s.turn]


def why_not_apart(s: State, c: Change) -> Refusal | None:
    """AOS-15.7  After the build all track of the player is one network."""
    if is_joined(s):
        return None
    anchors = s.touched[s.turn]
    if not anchors:
        anchors = first_stops(s, c)
    if s.board.town[c.hex] and not s.touched[s.turn]:
        return None
    if is_connected(s, c, s.turn, anchors):
        return None
    facts: Facts = {"hex": s.board.labels[c.hex]}
    return Refusal("AOS-15.7", "second-network", facts)


def first_stops(s: State, c: Change) -> int:
    """AOS-15.7  The stops that the first track of a change comes to: where a network begins."""
    for a, b in c.added:
        ends = [s.across[c.hex * 6 + edge] for edge in (a, b) if edge != TOWN]
        return sum([1 << (met >> 3) for met in ends if met >= 0])
    for turn in c.turns:
        if s.across[c.hex * 6 + turn.edge] >= 0:  # a link results and is the builder's
            return 1 << (section_of(s, turn, c.hex) >> 3)
    return 0


def claims(s: State, h: int) -> list[int]:
    """AOS-15.7, AOS-8.33  What a New City completes away from the own network stays unowned.

    The city joins the network by a section that begins at one of its stops: such come first, then
    the others are no longer away.
    """
    own, found = s.touched[s.turn], unowned_by_edge(s, h)
    if (
        is_joined(s)
        or not own
        or own >> h & 1
        or h in [slot // 6 for slot in unfinished(s, s.turn)]
    ):
        return found
    near = [slot for slot in found if own >> (s.across[slot] >> 3) & 1]
    return near + [slot for slot in found if slot not in near] if near else []


def empty_town(s: State, h: int) -> None:
    """AOS-15.4  Cubes under a New City go back into the bag."""
    for colour in range(len(COLOURS)):
        count = s.cubes_of(h, colour)
        if count:
            s.bag[colour] += count
            s.add_cubes(h, colour, -count)


# ── AOS-15.11  No ties ───────────────────────────────────────────────────────────────────────────


def standing(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """AOS-15.11  Points, money, segments, then what was rolled; the eliminated behind all."""
    rolled = s.extra[2 + seat] if len(s.extra) > 2 and s.extra[1] == BREAKING_TIE else 0
    if not s.active(seat):
        return (0, 0, 0, 0, 0)
    return (1, scoring.points(s, seat), s.money[seat], scoring.segments(s, seat), rolled)


def tied(s: State) -> list[int]:
    """AOS-15.11  The first players, by seat, whom nothing tells apart so far."""
    places = [standing(s, seat) for seat in range(s.seats)]
    for seat in s.order:
        same = [other for other in range(s.seats) if places[other] == places[seat]]
        if len(same) > 1:
            return same
    return []


def ranks(s: State) -> list[int]:
    """AOS-15.11, AOS-12.4  Places without ties; nobody wins if all are eliminated."""
    places = [standing(s, seat) for seat in range(s.seats)]
    found = [1 + len([1 for other in places if other > mine]) for mine in places]
    return [rank + 1 for rank in found] if not s.order else found


def finish(s: State, log: list[Event] | None) -> None:
    """AOS-15.11  Dice decide what money and segments do not."""
    s.extra = [int(is_joined(s)), BREAKING_TIE, *[0] * s.seats]
    _roll_or_end(s, log)


def _roll_or_end(s: State, log: list[Event] | None) -> None:
    s.queue = tied(s)
    s.at = 0
    if s.queue:
        for seat in range(s.seats):  # a later throw never outweighs an earlier one
            s.extra[2 + seat] *= len(ROLLS) + 1
        s.step = MAP_DECISION
        s.turn = CHANCE
    else:
        scoring.end_match(s, log)


def _roll(s: State, eyes: int, log: list[Event] | None) -> None:
    """AOS-15.11  Each tied player rolls once; who is still tied rolls again."""
    seat = s.queue[s.at]
    s.extra[2 + seat] += eyes
    tell(log, "AOS-15.11", "tie-rolled", {"seat": seat, "eyes": eyes})
    s.at += 1
    if s.at == len(s.queue):
        _roll_or_end(s, log)


# ── AOS-15.12  The decisions of this map ─────────────────────────────────────────────────────────


def decisions(s: State) -> list[Move]:
    """AOS-15.12  Whom to pay, which link, or a die."""
    if s.extra[1] == PAYING_TRANSCON:
        return [TRANSCONS[seats] for seats in s.extra[2:]]
    if s.extra[1] == GIVING_BONUS:
        return BONUSES[: len(s.extra) - 2]
    return ROLLS[:]


def why_not(s: State, m: Move) -> Refusal | None:
    """AOS-15.9, AOS-15.10, AOS-15.12  Only a smallest set of owners, only a link that was used."""
    if m in decisions(s):
        return None
    if isinstance(m, Transcon) and s.extra[1] == PAYING_TRANSCON:
        return Refusal("AOS-15.9", "not-those-owners", {"move": str(m)})
    if isinstance(m, Bonus) and s.extra[1] == GIVING_BONUS:
        return Refusal("AOS-15.10", "link-not-used", {"number": m.step})
    return Refusal("AOS-15.12", "not-now", {"move": str(m)})


def decide(s: State, m: Move, log: list[Event] | None) -> None:
    """AOS-15.12  Then the build turn, or the next mover, goes on."""
    if isinstance(m, Roll):
        _roll(s, m.eyes, log)
        return
    payload = s.extra[2:]
    s.extra = s.extra[:1]
    if isinstance(m, Transcon):
        pay_transcon(s, m.seats, log)
        flow.after_track(s, log)
    else:
        assert isinstance(m, Bonus)
        give_bonus(s, payload[m.step - 1], log)
        flow.next_mover(s, log)


def prompt(s: State) -> Line:
    """AOS-15.12  What is asked."""
    if s.extra[1] == PAYING_TRANSCON:
        return Line("AOS-15.12", "transcon", {"seat": s.turn})
    if s.extra[1] == GIVING_BONUS:
        return Line("AOS-15.12", "bonus", {"seat": s.turn, "links": len(s.extra) - 2})
    return Line("AOS-15.11", "tie", {"player": s.queue[s.at]})


def audit(s: State) -> list[str]:
    """AOS-15.7, AOS-15.8  One network each, until the connection exists and is noted."""
    if is_joined(s):
        return []
    found = ["AOS-15.8: joined, but not noted"] if joins(s, (1 << s.seats) - 1) else []
    for seat in range(s.seats):
        edges = [
            1 << (s.link_a[n] // 6) | 1 << (s.link_b[n] // 6)
            for n in range(len(s.link_a))
            if s.link_owner[n] == seat
        ]
        edges += [1 << (s.across[slot] >> 3) for slot in unfinished(s, seat)]
        reached = edges[0] if edges else 0
        for _ in edges:
            for ends in edges:
                if ends & reached:
                    reached |= ends
        if [ends for ends in edges if not ends & reached]:
            found.append(f"AOS-15.7: {seat} has two networks")
    return found


RULES: Final[Rules] = replace(
    BASE,
    anchors=own_network,
    why_not_apart=why_not_apart,
    ask_apart=has_no_track,
    first_cities=start_cities,
    clear_town=empty_town,
    claims=claims,
    track_changed=track_changed,
    delivered=delivered,
    ranks=ranks,
    finish=finish,
    decisions=decisions,
    why_not=why_not,
    decide=decide,
    prompt=prompt,
    weigh=advice.weigh,
    reason=advice.reason,
    audit=audit,
)
