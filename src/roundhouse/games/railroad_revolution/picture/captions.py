"""What everything that can be pointed at is called and what there is to know about it, from a view only.

Keys and facts, told with the texts ``place-…``. What tiles and milestones say is put together in
phrases.py from the effects and conditions they carry.
"""

from __future__ import annotations

from roundhouse.core.drawing import Caption
from roundhouse.core.events import Facts, Line
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BUILDING,
    CITIES,
    CITY_COST,
    CITY_GROUP,
    CITY_NAME,
    COLOURS,
    DEAL_SECTIONS,
    DEAL_SPACES,
    HIRE_PRICE,
    LINK_VP,
    PIECES,
    RAILROAD_BASE,
    RAILROAD_RAILS,
    RAILROAD_TRIANGLE,
    ROUTE_ENDS,
    ROUTE_SPACES,
    SALE_VALUE,
    SECTION_FIRST,
    SECTION_SHARES,
    SECTIONS,
    SETUP_TILES,
    SHARE_PRICE,
    SPACE_ROUTE,
    SPACES,
    TRACK_VALUES,
    TRACKS,
    TRADE_FLIPS,
    TRAIN_VP,
    TRAINS,
    TRIANGLES,
    WHITE,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES
from roundhouse.games.railroad_revolution.effects import (
    DEAL_GAINS,
    DEAL_PRICES,
    EFFECTS,
    FIRSTS,
    ITEMS,
    PARTS,
    PROMOTES,
    REWARDS,
    SETUP_GAINS,
    SOURCES,
    TILE,
    TILE_BONUS,
    TRAIN_BONUS,
    Effect,
)
from roundhouse.games.railroad_revolution.moves import (
    AGENDA_MOVES,
    BOARD,
    DEAL_MOVES,
    DONE,
    KEEPS,
    MODES,
    PASS,
    PICKS,
    PLACES,
    SUPPLY,
    TAKES,
)
from roundhouse.games.railroad_revolution.notation import picks
from roundhouse.games.railroad_revolution.picture import phrases
from roundhouse.games.railroad_revolution.picture.scene import Scene
from roundhouse.games.railroad_revolution.position import Player
from roundhouse.games.railroad_revolution.state import NONE

Captions = dict[str, Caption]
# The words moves begin with: buttons of the page
VERBS: list[str] = sorted({str(m).split()[0] for m in [*AGENDA_MOVES, *KEEPS, *PICKS, *DEAL_MOVES]})
TILE_NAME = TILE * PARTS


def captions(v: View) -> Captions:
    """RR-10.1  Return what can be pointed at in a view, by pick."""
    scene = Scene(v)
    found = {**spaces(scene), **cities(scene), **sections(scene), **PRINTED}
    found |= deals(scene) | setup_tiles(scene) | stock(scene) | takes(scene) | buttons(scene)
    found |= {f"keep:{MILESTONES[tile]}": told(phrases.milestone(tile)) for tile in scene.hand}
    p = scene.decides
    if p is not None:
        found |= pieces(p) | trains(p) | milestones(p)
    return found | tracks(p)


def told(parts: list[Line]) -> Caption:
    """Return what has neither code nor proper name: its lines say it all."""
    return Caption("", "", tuple(parts))


# ── RR-2  The map and the telegraph line ─────────────────────────────────────────────────────────


def spaces(scene: Scene) -> Captions:
    """RR-2.2  Return the rail spaces by their two cities and their number on the way."""
    found: Captions = {}
    for r, space in enumerate(SPACES):
        route = SPACE_ROUTE[r]
        first, last = [CITY_NAME[city] for city in ROUTE_ENDS[route]]
        name = f"{first} – {last}, {ROUTE_SPACES[route].index(r) + 1}"
        parts: list[Line] = []
        if TRIANGLES[r]:
            facts: Facts = {"triangles": TRIANGLES[r]}
            facts["n"] = TRIANGLES[r] * scene.position.triangle
            parts.append(Line("RR-7.2", "terrain", facts))
        if DEAL_SPACES >> r & 1:
            parts.append(Line("RR-8.1", "deal-symbol"))
        parts += [Line("RR-7.2", "rail-of", {"seat": seat}) for seat in scene.on_space(r)]
        found[f"space:{space}"] = Caption("", name, tuple(parts))
    return found


def cities(scene: Scene) -> Captions:
    """RR-2.1, RR-2.4  Return the cities: cost, reward, first bonus while it is there, stations."""
    found: Captions = {}
    for c, city in enumerate(CITIES):
        own = [p.seat for p in scene.players if c in p.stations]
        neutral = c in scene.position.neutral_cities
        parts = [Line("RR-2.1", "station-cost", {"n": CITY_COST[c]})]
        tile = scene.position.city_tiles[c]
        if tile != NONE:
            parts += phrases.items(REWARDS[tile], "item-reward")
            if not own and not neutral:
                parts += phrases.items(FIRSTS[tile], "item-first-bonus")
        parts.append(Line("RR-2.1", "group", {"group": CITY_GROUP[c]}))
        parts += [Line("RR-4.7", "neutral")] if neutral else []
        parts += [Line("RR-7.1", "station-of", {"seat": seat}) for seat in own]
        found[f"city:{city}"] = Caption(city, CITY_NAME[c], tuple(parts))
    return found


def sections(scene: Scene) -> Captions:
    """RR-2.5, RR-2.6  Return the sections: shares, first bonus while it is there, tile, offices."""
    found: Captions = {}
    for n, section in enumerate(SECTIONS):
        own = [p.seat for p in scene.players if n in p.offices]
        neutral = n in scene.position.neutral_sections
        parts = [Line("RR-2.5", "section", {"section": section})]
        parts += phrases.gains([Effect("shares", SECTION_SHARES[n])])
        if not own and not neutral:
            parts += phrases.gains([Effect("shares", SECTION_FIRST[n])], "item-first-bonus")
        tile = scene.position.telegraph_tiles[n]
        if tile != NONE:
            parts += [*phrases.item(TILE_BONUS[tile], "item-tile"), Line("RR-7.4", "for-worker")]
        if DEAL_SECTIONS >> n & 1:
            parts.append(Line("RR-8.1", "deal-symbol"))
        if LINK_VP[n]:
            link: Facts = {"section": SECTIONS[n + 1], "vp": LINK_VP[n]}
            parts.append(Line("RR-11.4", "link", link))
        parts += [Line("RR-4.7", "neutral")] if neutral else []
        parts += [Line("RR-7.3", "office-of", {"seat": seat}) for seat in own]
        found[f"section:{section}"] = told(parts)
    return found


def tracks(p: Player | None) -> Captions:
    """RR-2.7  Return the tracks, and what the next step brings whoever decides."""
    found: Captions = {}
    for track, name in enumerate(TRACKS):
        parts = [Line("RR-2.7", f"track-{name}")]
        if p is not None:
            step, values = p.steps[track], TRACK_VALUES[track]
            facts: Facts = {"step": step, "now": values[step]}
            if step + 1 < len(values):
                parts.append(Line("RR-8.5", "step", facts | {"next": values[step + 1]}))
            else:
                parts.append(Line("RR-8.5", "last-step", facts))
        found[f"progress:{name}"] = told(parts)
    return found


# ── What lies beside the map ─────────────────────────────────────────────────────────────────────


def deals(scene: Scene) -> Captions:
    """RR-8.3  Return the two deals of the tile turned up: what they give and their price in shares."""
    found: Captions = {}
    tile = scene.position.deal
    if tile != NONE:
        for number, shares in enumerate(DEAL_PRICES[tile]):
            parts = phrases.item(DEAL_GAINS[tile][number])
            parts.append(Line("RR-8.2", "price-shares", {"n": shares}))
            found[f"deal:{number + 1}"] = told(parts)
    return found


def setup_tiles(scene: Scene) -> Captions:
    """RR-4.8  Return the set-up tiles on show: what they give, and the worker that comes with them."""
    found: Captions = {}
    for offer in scene.position.offered:
        parts = phrases.item(SETUP_GAINS[offer.tile][offer.side])
        if offer.colour != NONE:
            parts.append(phrases.gain(Effect("worker", offer.colour), phrases.MORE))
        found[f"pick:{SETUP_TILES[offer.tile]}"] = told(parts)
    return found


def stock(scene: Scene) -> Captions:
    """RR-4.6, RR-1.3  Return trains and workers that nobody owns, and how many there are."""
    found: Captions = {}
    for kind, name in enumerate(TRAINS):
        left = Line("RR-4.6", "in-stock", {"n": scene.position.train_stock[kind]})
        parts = phrases.item(TRAIN_BONUS[kind], "gain-train")
        found[f"train:{name}"] = told([*parts, left])
    for colour, name in enumerate(COLOURS):
        left = Line("RR-1.3", "in-stock", {"n": scene.position.common[colour]})
        found[f"worker:{name}"] = told([*phrases.worker(colour, "common"), left])
    return found


# ── The board of whoever decides ─────────────────────────────────────────────────────────────────


def pieces(p: Player) -> Captions:
    """RR-2.8, RR-7.5  Return buildings and rails on the player board, and what the next sells for."""
    found: Captions = {}
    for piece, name in enumerate(PIECES):
        left = p.buildings if piece == BUILDING else p.rails
        facts: Facts = {"piece": name, "left": left, "n": SALE_VALUE[piece][left]}
        found[f"piece:{name}"] = told([Line("RR-7.5", "piece", facts)])
    return found


def trains(p: Player) -> Captions:
    """RR-8.4  Return the player's trains: face down for the bonus, or face up again."""
    found: Captions = {}
    for kind, name in enumerate(TRAINS):
        bonus = phrases.item(TRAIN_BONUS[kind], "gain-train")
        if p.up[kind]:
            down = Line("RR-8.4", "turn-down", {"vp": TRAIN_VP})
            found[f"flip:{name}"] = told([*bonus, down])
        if p.down[kind]:
            up = Line("RR-8.4", "turn-up", {"vp": TRAIN_VP})
            found[f"flip:{name}-back"] = told([*bonus, up])
    return found


def milestones(p: Player) -> Captions:
    """RR-9.1  Return the open milestones, and how many workers stand on them."""
    found: Captions = {}
    for slot, open_one in enumerate(p.milestones):
        if open_one is not None:
            there = len([colour for colour in open_one.workers if colour != NONE])
            facts: Facts = {"there": there, "places": len(open_one.workers)}
            parts = [*phrases.milestone(open_one.tile), Line("RR-9.1", "workers-there", facts)]
            found[f"milestone:{slot + 1}"] = told(parts)
    return found


# ── Choices that lie nowhere ─────────────────────────────────────────────────────────────────────


def takes(scene: Scene) -> Captions:
    """RR-6.2  Return the items of the agenda: what they give and what they cost."""
    found: Captions = {}
    for number in reversed(scene.position.items):  # of several of a name the first is taken
        item = ITEMS[number]
        if item.name != TILE_NAME:
            source = f"item-{SOURCES[item.name // PARTS]}"
            found[picks(TAKES[item.name])[1]] = told(phrases.item(item, source))
    return found


def buttons(scene: Scene) -> Captions:
    """RR-5, RR-6.2  Return the kinds of moves, with what some of them cost or bring."""
    found = {f"move:{verb}": told([named(verb)]) for verb in VERBS}
    for m in (DONE, PASS):
        found[f"move:{m}"] = told([named(str(m))])
    found["move:sell"] = told([named("sell"), *phrases.gains([Effect("money", SHARE_PRICE)])])
    found["move:hire"] = told([named("hire"), *phrases.price(HIRE_PRICE)])
    if scene.position.due:
        due = Line("RR-6.3", "due", {"n": scene.position.due})
        found["move:end"] = told([named("end"), due])
    for number in scene.position.items:
        if ITEMS[number].name == TILE_NAME:
            bonus = phrases.item(ITEMS[number], "item-tile")
            found["move:discard"] = told([named("discard"), *bonus])
    return found


def named(verb: str) -> Line:
    """RR-5  Return the name of a kind of move."""
    return Line("RR-5", "act", {"what": verb})


def printed() -> Captions:
    """RR-5.2, RR-7.6  Return what is the same in every position: actions, workers and their effects."""
    facts: Facts = {"rails": RAILROAD_RAILS, "base": RAILROAD_BASE, "triangle": RAILROAD_TRIANGLE}
    of_action: dict[str, Facts] = {"railroad": facts, "trade": {"flips": TRADE_FLIPS}}
    found: Captions = {}
    for action, name in enumerate(ACTIONS):
        line = Line("RR-7", f"action-{name}", of_action.get(name))
        found[f"action:{name}"] = told([line])
        for colour in range(len(COLOURS)):
            if colour != WHITE:
                effect = phrases.paid(EFFECTS[action][colour].printed)
                found[f"effect:{name}-{COLOURS[colour]}"] = told(effect)
    found[f"mode:{MODES[False]}"] = told(phrases.paid(PROMOTES.printed))
    for place in (SUPPLY, BOARD):
        for colour, name in enumerate(COLOURS):
            where = PLACES[place]
            found[f"place:{where}-{name}"] = told(phrases.worker(colour, where))
    return found


PRINTED: Captions = printed()
