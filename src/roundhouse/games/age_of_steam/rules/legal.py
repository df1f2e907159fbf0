"""What may be decided now, and why a move is not allowed (AOS-4.4)."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.auction import PASS, Bid, bids
from roundhouse.core.events import Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import (
    BONUSES,
    CHOICES,
    END_BUILD,
    ENGINE,
    ISSUES,
    PLACES,
    PRODUCE,
    ROLLS,
    SKIP_PRODUCE,
    TRANSCONS,
    USE_PRIVILEGE,
    WORDS,
    Build,
    BuyLink,
    Choose,
    Deliver,
    Issue,
    Place,
    Urbanise,
    writable_builds,
)
from roundhouse.games.age_of_steam.rules import (
    actions,
    auction,
    build,
    deliver,
    growth,
    lay,
    refusals,
    setup,
    shares,
    urban,
)
from roundhouse.games.age_of_steam.rules.flow import builds_left, may_urbanise_now
from roundhouse.games.age_of_steam.rules.network import network
from roundhouse.games.age_of_steam.rules.track import unfinished
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    CHOOSE,
    DICE,
    EXTRA_DRAW,
    ISSUE,
    MAP_DECISION,
    MOST_ENGINE,
    MOVE,
    OVER,
    PLACE,
    PRODUCE_DRAW,
    SETUP_CUBE,
    SETUP_ORDER,
    URBANISE,
    State,
)
from roundhouse.games.age_of_steam.state import PRODUCE as PRODUCE_STEP
from roundhouse.games.age_of_steam.tiles import COLOURS, OWNERSHIP_MARKERS

Wanted = Callable[[Move], bool]


def moves(s: State) -> list[Move]:
    """AOS-4.4, AOS-4.7  The legal options of the decision at hand, also if there is only one."""
    step = s.step
    if step == BUILD:
        return build_moves(s)
    if step == MOVE:
        return deliver.move_moves(s)
    if step == AUCTION:
        return auction.auction_moves(s)
    if step == ISSUE:
        return ISSUES[: s.rules.most_issued(s) + 1]
    if step == CHOOSE:
        return actions.choices(s)
    if step == URBANISE:
        return urban.options(s)
    if step in (SETUP_CUBE, PRODUCE_DRAW, EXTRA_DRAW):
        return setup.draw_moves(s)
    if step == SETUP_ORDER:
        return setup.order_moves(s)
    if step == DICE:
        return ROLLS[:]
    if step == PRODUCE_STEP:
        return [PRODUCE, SKIP_PRODUCE]
    if step == PLACE:
        return growth.place_moves(s)
    if step == MAP_DECISION:
        return s.rules.decisions(s)
    return []


def odds(s: State) -> list[tuple[Move, int]]:
    """AOS-4.6  Cubes by what is in the bag; seats and dice alike."""
    if s.step in (SETUP_CUBE, PRODUCE_DRAW, EXTRA_DRAW):
        return setup.draw_odds(s)
    return [(m, 1) for m in moves(s)]


def build_moves(s: State) -> list[Move]:
    """AOS-4.4, AOS-17.3, AOS-21.16  Builds, at full and at half price; special links; the end."""
    return build_moves_on(s, range(s.board.hexes), None)


def build_moves_on(s: State, hexes: range | list[int], wanted: Wanted | None) -> list[Move]:
    """AOS-4.4  Likewise, but of the builds only those wanted on some hexes."""
    found: list[Move] = []
    if builds_left(s) > 0:
        found = _track_moves(s, hexes, wanted, False)
        if s.rules.halves(s):
            found += _track_moves(s, hexes, wanted, True)
    if may_urbanise_now(s):
        found += [m for m in urban.urbanisations(s) if s.rules.can_finish(s, m)]
    if not s.rules.finishes or not unfinished(s, s.turn):
        found.append(END_BUILD)
    return found


def _track_moves(
    s: State, hexes: range | list[int], wanted: Wanted | None, half: bool
) -> list[Move]:
    """AOS-17.3, AOS-17.5  Builds and special links, at full or at half price."""
    found = build.builds_on(s, hexes, s.turn, lay.purse(s, half))
    if wanted is not None:
        found = [m for m in found if wanted(m)]
    found = s.rules.finishing(s, found, half)
    if half:
        found = [_at_half(s, m) for m in found]
    if s.board.special_links and s.markers[s.turn] < OWNERSHIP_MARKERS:
        links = s.table.half_links if half else s.table.links
        found += [links[n] for n in lay.links_open(s) if _may_buy(s, links[n], n, half)]
    return found


def _at_half(s: State, m: Move) -> Move:
    assert isinstance(m, Build)
    return s.table.builds(m.hex, True)[m.lay]


def _may_buy(s: State, m: Move, number: int, half: bool) -> bool:
    """AOS-17.7  Affordable, and what is unfinished can still be finished."""
    return lay.link_price(s, number, half) <= s.money[s.turn] and s.rules.can_finish(s, m)


# ── Why not ──────────────────────────────────────────────────────────────────────────────────────


def why_not(s: State, m: Move) -> Refusal | None:
    """AOS-4.4  The rule that forbids a move now, or None."""
    step = s.step
    if step == BUILD:
        return _why_not_in_build(s, m)
    if step == MOVE:
        if isinstance(m, Deliver):
            return deliver.why_not_deliver(s, m)
        if m == ENGINE:
            return deliver.why_not_engine(s)
        return None if m == PASS else not_now(s, m)
    if step == AUCTION:
        if isinstance(m, Bid):
            return auction.why_not_bid(s, m)
        if m == USE_PRIVILEGE:
            return auction.why_not_privilege(s)
        return None if m == PASS else not_now(s, m)
    if step == ISSUE and isinstance(m, Issue):
        return shares.why_not_issue(s, m)
    if step == CHOOSE and isinstance(m, Choose):
        return actions.why_not_choose(s, m)
    if step == URBANISE and isinstance(m, Urbanise):
        return urban.why_not_urbanise(s, m)
    if step == PLACE and isinstance(m, Place):
        return growth.why_not_place(s, m)
    if step == MAP_DECISION:
        refusal = s.rules.why_not(s, m)
        return None if refusal is None else with_instead(s, refusal)
    return None if m in moves(s) else not_now(s, m)


def not_now(s: State, m: Move) -> Refusal:
    """AOS-4.4  Another decision is open."""
    legal = moves(s)
    return Refusal("AOS-4.4", "not-now", {"move": str(m)}, str(legal[0]) if legal else None)


def with_instead(s: State, refusal: Refusal) -> Refusal:
    """Return a refusal with the first legal move as alternative."""
    return Refusal(refusal.rule, refusal.key, refusal.facts, str(moves(s)[0]))


def _why_not_in_build(s: State, m: Move) -> Refusal | None:
    """AOS-8.2, AOS-8.30, AOS-17.5  Builds, links, a New City by house rule, and the end."""
    if isinstance(m, Build) and builds_left(s) > 0:
        refusal = refusals.why_not_build(s, m)
        return None if refusal is None else _with_build(s, m, refusal)
    if isinstance(m, BuyLink) and builds_left(s) > 0:
        return refusals.why_not_link(s, m)
    if isinstance(m, Urbanise):
        if s.urbanise_any_time and not s.urbanised:
            return _why_not_city_now(s, m)
        return Refusal("AOS-8.30", "urbanise-not-now", {"hex": s.board.labels[m.hex]})
    if m == END_BUILD:
        if s.rules.finishes and unfinished(s, s.turn):
            return with_instead(s, Refusal("AOS-17.5", "unfinished", {}))
        return None
    return not_now(s, m)


def _why_not_city_now(s: State, m: Urbanise) -> Refusal | None:
    """AOS-21.2, AOS-17.5  A New City in the middle of the turn leaves nothing that cannot be finished."""
    refusal = urban.why_not_urbanise(s, m)
    if refusal is None and not s.rules.can_finish(s, m):
        return with_instead(
            s, Refusal("AOS-17.5", "cannot-be-finished", {"hex": s.board.labels[m.hex]})
        )
    if refusal is None or refusal.instead is None or not s.rules.finishes:
        return refusal
    return with_instead(s, refusal)


def _with_build(s: State, m: Build, refusal: Refusal) -> Refusal:
    """Add a legal build on the same hex as alternative, where it is found quickly."""
    if s.rules.finishes:
        return refusal
    found = build.builds_on(s, [m.hex], s.turn, s.money[s.turn])
    if not found:
        return refusal
    return Refusal(refusal.rule, refusal.key, refusal.facts, str(found[0]))


# ── Everything that can be written ───────────────────────────────────────────────────────────────


def candidates(s: State) -> list[Move]:
    """AOS-4.4  Every writable move of the decision at hand, and some of each other kind."""
    found: list[Move] = [*WORDS, CHOICES[0], ISSUES[1], BONUSES[0], TRANSCONS[1], bids(1, 1)[0]]
    found += [s.table.urbanises[h][0] for h in s.board.towns[:1]]
    step = s.step
    if step in (BUILD, URBANISE):
        found += _candidates_in_build(s)
    elif step == MOVE:
        found += _candidates_in_move(s)
    elif step == AUCTION:
        found += bids(0, max(s.money) + 2)
    elif step == PLACE:
        found += [place for colour in range(len(COLOURS)) for place in PLACES[colour]]
    elif step == MAP_DECISION:
        found += [*BONUSES, *TRANSCONS[1:], *ROLLS]
    elif step == OVER:
        return []
    else:
        found += [*ISSUES, *CHOICES, *moves(s)]
    return list(dict.fromkeys(found))


def _candidates_in_build(s: State) -> list[Move]:
    found: list[Move] = [*s.table.links, *s.table.half_links]
    for h in range(s.board.hexes):
        found += s.table.urbanises[h]
        if s.step == BUILD:
            found += writable_builds(s.table, h)
    if s.step == BUILD and s.rules.halves(s):
        found += [_at_half(s, m) for m in found if isinstance(m, Build)]
    return found


def _candidates_in_move(s: State) -> list[Move]:
    """AOS-9.4  Ways of one link more than the engine, for each colour, with or without a cube."""
    net = network(s)
    engine = min(s.engine[s.turn] + 1, MOST_ENGINE)
    found: list[Move] = []
    for start in range(s.board.hexes):
        for colour in range(len(COLOURS)):
            found += net.ways(start, colour, engine)[:20]
            for step in net.steps[start]:
                stops, slots = (step.stop,), (step.slot,)
                found.append(Deliver(s.board, colour, start, slots, stops, int(step.unclear)))
    return [*found, *deliver.deliveries(s)]
