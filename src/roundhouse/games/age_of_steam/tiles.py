"""The pieces (AOS-1) and what can lie on a hex: every tile in every rotation, as tables.

A *lay* is a tile in one rotation on a plain hex (numbers 0 to TOWN_LAYS - 1) or on a town hex (from
TOWN_LAYS on). Sets of edges are ints with one bit per edge.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.loader import load

_SOURCE: Final = load("roundhouse.games.age_of_steam", "tiles.toml")

# ── AOS-1.1, AOS-1.5, AOS-1.7  Cubes, New Cities, display ────────────────────────────────────────

COLOURS: Final[list[str]] = list(_SOURCE.item("cubes").values)
CUBES: Final[list[int]] = [_SOURCE.item("cubes").number(colour) for colour in COLOURS]
WHITE: Final = COLOURS.index("white")

LETTERS: Final[list[str]] = [item.key for item in _SOURCE.table("new_cities")]
LETTER_COLOUR: Final[list[int]] = [
    COLOURS.index(item.text("colour")) for item in _SOURCE.table("new_cities")
]
AREAS: Final = ["light", "dark"]
NUMBERS: Final = 6  # columns of an area, and faces of a die
NUMBERED: Final = len(AREAS) * NUMBERS
COLUMNS: Final[list[str]] = [
    *[f"{area}{number}" for area in AREAS for number in range(1, NUMBERS + 1)],
    *LETTERS,
]


def column_of(text: str) -> int:
    """Return the number of a column written as in the board files, such as ``light 3``."""
    return COLUMNS.index(text.replace(" ", ""))


# AOS-1.5: the letter under a numbered column, or -1
LETTER_UNDER: Final[list[int]] = [-1] * NUMBERED
for _letter, _item in enumerate(_SOURCE.table("new_cities")):
    LETTER_UNDER[column_of(_item.text("under"))] = _letter

_PIECES: Final = _SOURCE.item("pieces")
TOWN_MARKERS: Final = _PIECES.number("town_markers")
OWNERSHIP_MARKERS: Final = _PIECES.number("ownership_markers")
# AOS-1.3: the colours of the seats, in order
PLAYER_COLOURS: Final[list[str]] = _PIECES.texts("colours")
DEPTH: Final[list[int]] = [
    _PIECES.number("number_spaces" if column < NUMBERED else "letter_spaces")
    for column in range(len(COLUMNS))
]
FIRST_SPACE: Final[list[int]] = [sum(DEPTH[:column]) for column in range(len(COLUMNS))]
SPACES: Final = sum(DEPTH)
COLUMN_OF_SPACE: Final[list[int]] = [
    column for column in range(len(COLUMNS)) for _ in range(DEPTH[column])
]


def fill_order() -> list[int]:
    """AOS-3.1  The spaces row by row: the numbered columns first, then the letters."""
    found: list[int] = []
    for columns in (range(NUMBERED), range(NUMBERED, len(COLUMNS))):
        for row in range(max([DEPTH[column] for column in columns])):
            found += [FIRST_SPACE[column] + row for column in columns]
    return found


# ── AOS-1.6  Tiles ───────────────────────────────────────────────────────────────────────────────

SIMPLE: Final = 0
COEXIST: Final = 1
CROSSING: Final = 2
TOWN_TILE: Final = 3
CLASSES: Final = ["simple", "coexist", "crossing", "town"]
TOWN: Final = 6  # where a segment of a town hex ends, in place of an edge
NO_TRACK: Final = -1
NO_TILE: Final = -1

_TILES: Final = _SOURCE.table("tiles")
TILES: Final[list[str]] = [item.key for item in _TILES]
TILE_CLASS: Final[list[int]] = [CLASSES.index(item.one_of("class", CLASSES)) for item in _TILES]
TILE_COUNT: Final[list[int]] = [item.number("count") for item in _TILES]


def _tracks(item_tracks: list[str], rotation: int) -> list[tuple[int, int]]:
    """AOS-2.3  The tracks of a tile after turning it, lower end first; a town comes last."""
    found: list[tuple[int, int]] = []
    for track in item_tracks:
        ends = [TOWN if end == "T" else (int(end) + rotation) % 6 for end in track.split("-")]
        found.append((min(ends), max(ends)))
    return sorted(found)


def tile_tracks(tile: int, rotation: int = 0) -> list[tuple[int, int]]:
    """AOS-1.6  The tracks printed on a tile, after turning it."""
    return _tracks(_TILES[tile].texts("tracks"), rotation)


class Lay:
    """A tile in one rotation, and what it means on its kind of hex."""

    def __init__(self, tile: int, rotation: int, tracks: list[tuple[int, int]], town: bool) -> None:
        self.tile = tile
        self.rotation = rotation
        self.town = town
        self.marker = town and TILE_CLASS[tile] != TOWN_TILE
        exits = [end for track in tracks for end in track if end != TOWN]
        self.exits = sum([1 << e for e in exits])
        # AOS-2.4: on a town hex every track ends in the town
        self.tracks = [(e, TOWN) for e in sorted(exits)] if town else tracks
        mate = [NO_TRACK] * 6
        for a, b in self.tracks:
            mate[a] = b
            if b != TOWN:
                mate[b] = a
        self.mate = mate


def _lays(town: bool) -> list[Lay]:
    found: list[Lay] = []
    for tile, item in enumerate(_TILES):
        if TILE_CLASS[tile] == TOWN_TILE and not town:
            continue
        seen: list[list[tuple[int, int]]] = []
        for rotation in range(6):
            tracks = _tracks(item.texts("tracks"), rotation)
            if tracks not in seen:
                seen.append(tracks)
                found.append(Lay(tile, rotation, tracks, town))
    return found


LAYS: Final[list[Lay]] = [*_lays(False), *_lays(True)]
TOWN_LAYS: Final = len(_lays(False))
LAY_TILE: Final[list[int]] = [lay.tile for lay in LAYS]
LAY_CLASS: Final[list[int]] = [TILE_CLASS[lay.tile] for lay in LAYS]
LAY_EXITS: Final[list[int]] = [lay.exits for lay in LAYS]
MOST_EXITS: Final[int] = max([exits.bit_count() for exits in LAY_EXITS])
LAY_MARKER: Final[list[bool]] = [lay.marker for lay in LAYS]
LAY_TRACKS: Final[list[list[tuple[int, int]]]] = [lay.tracks for lay in LAYS]
# MATE[lay * 6 + edge]: the other end of the track at this edge, TOWN, or NO_TRACK
MATE: Final[list[int]] = [end for lay in LAYS for end in lay.mate]


def _written() -> dict[str, int]:
    """Every writable rotation, also those that look like a smaller one; 1 at the end: a town hex."""
    found: dict[str, int] = {}
    for number, lay in enumerate(LAYS):
        tracks = _TILES[lay.tile].texts("tracks")
        for turn in range(6):
            if _tracks(tracks, turn) == _tracks(tracks, lay.rotation):
                found[f"{TILES[lay.tile]} {turn} {int(lay.town)}"] = number
    return found


LAY_WRITTEN: Final[dict[str, int]] = _written()
# The lay with exactly these tracks on a plain hex
LAY_WITH: Final[dict[tuple[tuple[int, int], ...], int]] = {
    tuple(LAY_TRACKS[lay]): lay for lay in range(TOWN_LAYS)
}

# The simple lay between two edges of a plain hex, at edge * 6 + edge; NO_TILE from an edge to itself
LAY_BETWEEN: Final[list[int]] = [
    LAY_WITH.get(((min(a, b), max(a, b)),), NO_TILE) for a in range(6) for b in range(6)
]
# The edges that have track
LAY_EDGES: Final[list[list[int]]] = [
    [edge for edge in range(6) if exits >> edge & 1] for exits in LAY_EXITS
]


def lay_name(lay: int) -> str:
    """Return a lay as it is written: the tile and its rotation."""
    return f"{TILES[LAY_TILE[lay]]} {LAYS[lay].rotation}"


# ── Tables for building (performance: looked up, never searched) ─────────────────────────────────


def _placeable(allowed: int, anchored: int) -> list[list[int]]:
    """AOS-8.20  The lays for an empty plain hex, by class: every track in allowed edges, and anchored."""
    found: list[list[int]] = [[], [], []]
    for lay in range(TOWN_LAYS):
        if LAY_EXITS[lay] & ~allowed:
            continue
        if all([anchored >> a & 1 or anchored >> b & 1 for a, b in LAY_TRACKS[lay]]):
            found[LAY_CLASS[lay]].append(lay)
    return found


_PLACEABLE: Final[dict[int, list[list[int]]]] = {}


def placeable(allowed: int, anchored: int) -> list[list[int]]:
    """Return the lays for an empty plain hex by class, from a table that fills as it is used."""
    key = allowed << 6 | anchored
    found = _PLACEABLE.get(key)
    if found is None:
        found = _PLACEABLE[key] = _placeable(allowed, anchored)
    return found


_TOWN_LAYS_WITH: Final[dict[int, list[list[int]]]] = {}


def town_lays(kept: int, allowed: int) -> list[list[int]]:
    """AOS-8.10, AOS-8.11  By number of exits: the lays that keep some exits and add allowed ones."""
    key = kept << 6 | allowed
    found = _TOWN_LAYS_WITH.get(key)
    if found is None:
        found = _TOWN_LAYS_WITH[key] = [[], [], [], [], []]
        for lay in range(TOWN_LAYS, len(LAYS)):
            exits = LAY_EXITS[lay]
            if exits & kept == kept and exits != kept and not exits & ~(kept | allowed):
                found[exits.bit_count()].append(lay)
    return found


def _additions(lay: int) -> list[tuple[int, int, int]]:
    """AOS-8.5  What a simple tile can become: the new lay and the ends of its new track."""
    kept = LAY_TRACKS[lay]
    found: list[tuple[int, int, int]] = []
    if LAY_CLASS[lay] != SIMPLE:
        return found
    for other in range(TOWN_LAYS):
        tracks = LAY_TRACKS[other]
        if len(tracks) == 2 and kept[0] in tracks:
            a, b = tracks[1] if tracks[0] == kept[0] else tracks[0]
            found.append((other, a, b))
    return found


# AOS-8.25 to AOS-8.27: what does not depend on the hex
ADDED_PRICE: Final = 2  # a second track on a tile
CROSSED_PRICE: Final = 3  # a second track across the first
TURN_PRICE: Final = 2  # each redirected track
TOWN_PRICE: Final = 1  # a tile on an empty town hex, and as much for each exit
TOWN_REPLACED: Final = 3  # a tile on a town hex that has one, however many exits it adds


def second_track_price(lay: int) -> int:
    """AOS-8.25  What a tile costs that adds a second track."""
    return CROSSED_PRICE if LAY_CLASS[lay] == CROSSING else ADDED_PRICE


ADDITIONS: Final[list[list[tuple[int, int, int]]]] = [_additions(lay) for lay in range(TOWN_LAYS)]
# AOS-8.25: what a second track that enters a simple tile can be, at lay * 6 + edge: the new lay, the
# edge it leaves through, the price
BESIDE: Final[list[list[tuple[int, int, int]]]] = [
    [
        (other, two if edge == one else one, second_track_price(other))
        for other, one, two in ADDITIONS[lay]
        if edge in (one, two)
    ]
    for lay in range(TOWN_LAYS)
    for edge in range(6)
]


# ── AOS-8.4 to AOS-8.6  What a tile changes on a hex ─────────────────────────────────────────────

PLACED: Final = 0
REPLACED: Final = 1
REDIRECTED: Final = 2
KINDS: Final = ["placed", "replaced", "redirected"]


class Turn:
    """A redirected track: the edge it keeps, the edge it had, the edge it gets."""

    __slots__ = ("edge", "kept", "old")

    def __init__(self, kept: int, old: int, edge: int) -> None:
        self.kept = kept
        self.old = old
        self.edge = edge


class Change:
    """What a tile changes on a hex. ``wrong`` names the rule that makes it no legal change."""

    __slots__ = ("added", "hex", "kind", "lay", "turns", "wrong")

    def __init__(self, h: int, lay: int) -> None:
        self.hex = h
        self.lay = lay
        self.kind = PLACED
        self.added: list[tuple[int, int]] = []  # new tracks
        self.turns: list[Turn] = []  # redirected tracks
        self.wrong = ""
