"""What the things to point at are called, from a view only: keys and facts, told by the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.boards.compass import EDGES
from roundhouse.core.drawing import Caption
from roundhouse.core.events import Facts, Line
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board, SpecialLink
from roundhouse.games.age_of_steam.moves import ACTIONS, WORDS
from roundhouse.games.age_of_steam.notation import lay_pick
from roundhouse.games.age_of_steam.picture.scene import Scene
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.state import NO_COLOUR, PHASES
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMN_OF_SPACE,
    COLUMNS,
    DEPTH,
    FIRST_SPACE,
    LAYS,
    LETTER_COLOUR,
    LETTERS,
    NUMBERED,
    TILES,
    TOWN,
    WHITE,
    tile_tracks,
)

_LAKE: Final = "lake"


def captions(board: Board, v: View) -> dict[str, Caption]:
    """Return what every place of the picture and every other choice is called, by pick."""
    scene = Scene(board, v)
    return {
        **_hexes(scene),
        **_goods(scene),
        **_display(scene),
        **_actions(scene),
        **_tiles(scene),
        **_seats(scene),
        **{f"link:{link.name}": _link(scene, link) for link in board.special_links},
    }


def _said(*parts: Line) -> Caption:
    """Return the caption of something without a name or place of its own."""
    return Caption("", "", parts)


# ── Hexes ────────────────────────────────────────────────────────────────────────────────────────


def _hexes(scene: Scene) -> dict[str, Caption]:
    labels, names = scene.board.labels, scene.board.names
    return {
        f"hex:{labels[h]}": Caption(labels[h], names[h], tuple(_hex(scene, h)))
        for h in range(scene.board.hexes)
    }


def _hex(scene: Scene, h: int) -> list[Line]:
    """AOS-2.1  Return what lies on a hex: city, town or terrain, then track and cubes."""
    board = scene.board
    if scene.is_city(h):
        found = _city(scene, h)
    elif board.town[h]:
        found = [Line("AOS-2.1", "town")]
        if h not in scene.tracks:
            found.append(Line("AOS-8.25", "town-cost"))
        if board.new_city_region[h]:
            found.append(Line("AOS-15.5", "region-later", {"region": board.new_city_region[h]}))
    else:
        found = [Line("AOS-2.1", "terrain", {"terrain": board.terrain[h]})]
        if board.terrain[h] != _LAKE and h not in scene.tracks:
            found.append(Line("AOS-8.25", "from", {"cost": board.price[h]}))
        found += board.near[h]
    found += [_track(board, piece) for piece in scene.tracks.get(h, ())]
    return found + _cubes(scene, h)


def _city(scene: Scene, h: int) -> list[Line]:
    """AOS-1.5, AOS-9.5, AOS-11.3, AOS-15.5  Return what a city takes and where its goods come from."""
    board, letter = scene.board, scene.position.new_cities.get(h, -1)
    found = [Line("AOS-2.1", "city")]
    if letter >= 0:
        found = [Line("AOS-8.30", "new-city", {"letter": LETTERS[letter]})]
    found += [Line("AOS-9.5", "accepts", {"colour": who.key}) for who in scene.takes(h)]
    if board.terminal[h]:
        found.append(Line("AOS-17.2", "terminal"))
    region = scene.region(h)
    if region:
        found.append(Line("AOS-15.5", "region", {"region": region}))
    for column in scene.position.columns:
        if _city_of(scene, column) == h:
            found.append(Line("AOS-11.3", "grows", {"column": COLUMNS[column]}))
    if board.extra_growth == h:
        found.append(Line("AOS-16.6", "more-goods", {"last": board.extra_growth_until}))
    return found


def _city_of(scene: Scene, column: int) -> int:
    """AOS-11.3  Return the city that a column of the display fills, or -1."""
    if column < NUMBERED:
        return scene.board.number_at[column]
    built = [h for h, letter in scene.position.new_cities.items() if letter == column - NUMBERED]
    return built[0] if built else -1


def _track(board: Board, piece: Segment) -> Line:
    """AOS-2.2  Return a piece of track: from where to where, whose, and where it is open."""
    words = EDGES[board.orientation]
    facts: Facts = {
        "from": words[piece.a],
        "to": "town" if piece.b == TOWN else words[piece.b],
        "owner": piece.owner,
        "open": words[piece.loose[0]] if piece.loose else "none",
    }
    return Line("AOS-2.6", "track", facts)


def _cubes(scene: Scene, h: int) -> list[Line]:
    here = scene.position.cubes.get(h, ())
    return [_cube(colour, here.count(colour)) for colour in sorted(set(here))]


def _cube(colour: int, number: int) -> Line:
    return Line("AOS-1.1", "cubes", {"colour": COLOURS[colour], "number": number})


# ── Goods, display, New Cities ───────────────────────────────────────────────────────────────────


def _goods(scene: Scene) -> dict[str, Caption]:
    """AOS-3.6, AOS-16.1  Return the cubes in the bag by colour, and those on the map one by one."""
    position = scene.position
    found: dict[str, Caption] = {}
    for colour in scene.colours():
        name = COLOURS[colour]
        parts = [Line("AOS-3.6", "bag", {"colour": name, "number": position.bag.get(colour, 0)})]
        if colour == WHITE:
            parts = [Line("AOS-16.1", "cotton", {"number": scene.on_map(WHITE)})]
        if colour in position.drawn:
            parts.append(Line("AOS-11.2", "drawn"))
        found[f"cube:{name}"] = _said(*parts)
    for h, here in position.cubes.items():
        at = Line("AOS-9.4", "at", {"hex": scene.board.labels[h]})
        for colour in set(here):
            found[scene.cube_pick(h, colour)] = _said(_cube(colour, here.count(colour)), at)
    return found


def _display(scene: Scene) -> dict[str, Caption]:
    """AOS-1.7  Return the spaces of the display and the New Cities below it."""
    found: dict[str, Caption] = {}
    for column in scene.position.columns:
        for space in range(FIRST_SPACE[column], FIRST_SPACE[column] + DEPTH[column]):
            found[f"space:{space}"] = _said(*_space(scene, space))
        if column >= NUMBERED:
            found[f"city:{COLUMNS[column]}"] = _said(*_new_city(scene, column - NUMBERED))
    return found


def _space(scene: Scene, space: int) -> list[Line]:
    """AOS-1.7, AOS-11.4  Return a space of the display, its cube, and the city it fills."""
    column, colour = COLUMN_OF_SPACE[space], scene.position.display[space]
    row = space - FIRST_SPACE[column] + 1
    found = [Line("AOS-1.7", "space", {"column": COLUMNS[column], "row": row})]
    found.append(Line("AOS-11.4", "empty") if colour == NO_COLOUR else _cube(colour, 1))
    city = _city_of(scene, column)
    if city >= 0:
        found.append(Line("AOS-11.3", "fills", {"hex": scene.board.labels[city]}))
    return found


def _new_city(scene: Scene, letter: int) -> list[Line]:
    """AOS-1.5, AOS-8.30  Return a New City: its colour, the goods that wait for it, where it stands."""
    first = FIRST_SPACE[NUMBERED + letter]
    spaces = scene.position.display[first : first + DEPTH[NUMBERED + letter]]
    waiting = [COLOURS[colour] for colour in spaces if colour != NO_COLOUR]
    facts: Facts = {"number": len(waiting)}
    facts["colour"], facts["other"] = [*waiting, "", ""][:2]
    found = [
        Line("AOS-8.30", "new-city", {"letter": LETTERS[letter]}),
        Line("AOS-9.5", "accepts", {"colour": COLOURS[LETTER_COLOUR[letter]]}),
        Line("AOS-11.3", "waiting", facts),
    ]
    city = _city_of(scene, NUMBERED + letter)
    if city >= 0:
        found.append(Line("AOS-8.30", "stands", {"hex": scene.board.labels[city]}))
    return found


# ── Actions and players ──────────────────────────────────────────────────────────────────────────


def _actions(scene: Scene) -> dict[str, Caption]:
    """AOS-4.4, AOS-7.1  Return the actions and all other buttons, each with what it does."""
    position = scene.position
    found: dict[str, Caption] = {}
    for action, free in position.actions.items():
        chosen = [seat for seat in range(scene.seats) if position.players[seat].action == action]
        parts = [_named(ACTIONS[action]), _does(ACTIONS[action])]
        parts += [Line("AOS-7.1", "chosen", {"seat": seat}) for seat in chosen]
        if not free and not chosen:
            parts.append(Line("AOS-18.4", "blocked"))
        found[f"action:{ACTIONS[action]}"] = _said(*parts)
    engine = position.players[scene.turn].engine + 1 if scene.turn >= 0 else 0
    facts: Facts = {"phase": PHASES[position.phase], "engine": engine}
    for word in [str(move) for move in WORDS]:
        found[f"action:{word}"] = _said(_named(word), _does(word, facts))
    return found


def _named(action: str) -> Line:
    return Line("AOS-4.4", "action", {"action": action})


def _does(action: str, facts: Facts | None = None) -> Line:
    return Line("AOS-7.1", f"does-{action.replace('_', '-')}", facts)


def _seats(scene: Scene) -> dict[str, Caption]:
    """AOS-4.8, AOS-10  Return the players with all they have."""
    found: dict[str, Caption] = {}
    for place, seat in enumerate(scene.in_order(), 1):
        has = scene.position.players[seat]
        facts: Facts = {
            "place": place,
            "money": has.money,
            "income": has.income,
            "shares": has.shares,
            "engine": has.engine,
            "markers": has.markers,
        }
        how = Line("AOS-10.3", "eliminated") if has.out else Line("AOS-10.1", "player", facts)
        found[f"seat:{seat}"] = _said(Line("AOS-1.3", "seat", {"seat": seat}), how)
    return found


# ── Track ────────────────────────────────────────────────────────────────────────────────────────


def _tiles(scene: Scene) -> dict[str, Caption]:
    """AOS-1.6  Return the tiles as the supply shows them: how many are left, what they join."""
    found: dict[str, Caption] = {}
    for number, tile in enumerate(TILES):
        left = Line("AOS-1.6", "left", {"number": scene.position.supply[number]})
        ways = _ways(scene.board, tile_tracks(number))
        found[f"tile:{tile}"] = _said(Line("AOS-1.6", "tile", {"tile": tile}), left, *ways)
    return found


_LAYS: Final[dict[str, dict[str, Caption]]] = {}  # filled when a board is first asked for


def describe(board: Board, pick: str) -> Caption | None:
    """AOS-2.2, AOS-9.4  Return the exits a tile in its rotation joins, or the stops a cube runs over."""
    kind, _, value = pick.partition(":")
    if kind == "lay":
        return _lays_of(board).get(pick)
    if kind == "way":
        return _way(board, value.split())
    return None


def _lays_of(board: Board) -> dict[str, Caption]:
    if board.key not in _LAYS:
        _LAYS[board.key] = {
            lay_pick(board, lay): _said(
                Line("AOS-1.6", "tile", {"tile": TILES[lay.tile]}), *_ways(board, lay.tracks)
            )
            for lay in LAYS
        }
    return _LAYS[board.key]


def _way(board: Board, stops: list[str]) -> Caption:
    """AOS-9.4  Return the stops of a way; where two links join the same ones, where it leaves."""
    names: list[str] = []
    leaves: list[Line] = []
    for stop in stops:
        label, _, edge = stop.partition("/")
        names.append(board.names[board.grid.number[label]] or label)
        if edge:
            leaves.append(Line("AOS-9.4", "edge", {"to": EDGES[board.orientation][int(edge)]}))
    return Caption("", " – ".join(names), tuple(leaves))


def _ways(board: Board, tracks: Sequence[tuple[int, int]]) -> list[Line]:
    """AOS-2.2  Return which exits tracks join; those of a town all lead into it."""
    words = EDGES[board.orientation]
    exits = [words[a] for a, b in tracks if b == TOWN]
    if exits:
        facts: Facts = {"exits": len(exits)}
        facts["a"], facts["b"], facts["c"], facts["d"] = [*exits, "", "", ""][:4]
        return [Line("AOS-2.4", "exits", facts)]
    return [Line("AOS-2.2", "way", {"from": words[a], "to": words[b]}) for a, b in tracks]


def _link(scene: Scene, link: SpecialLink) -> Caption:
    """AOS-17.7  Return a special link: its two cities, its price, its owner."""
    names = scene.board.names
    ends: Facts = {"one": names[link.a // 6], "two": names[link.b // 6]}
    owners = [bought.owner for bought in scene.position.links if link.a in (bought.a, bought.b)]
    if owners:
        state = Line("AOS-17.7", "owner", {"owner": owners[0]})
    else:
        state = Line("AOS-17.7", "not-built", {"cost": link.price})
    return _said(Line("AOS-17.7", "link", ends), state)
