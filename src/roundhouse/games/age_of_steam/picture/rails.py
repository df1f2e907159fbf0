"""Track on the map: every piece of it once in the defs, copied in the owner's colour."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from roundhouse.boards.svg import Point, disc, group, line, path, polygon, use
from roundhouse.boards.track_svg import arc, edge_middle, part, spur
from roundhouse.games.age_of_steam.picture.layout import SIZE, Layout
from roundhouse.games.age_of_steam.picture.scene import PLAYERS, Scene
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.state import NOBODY_OWNS
from roundhouse.games.age_of_steam.tiles import TOWN

PAIRS = [(a, b) for a in range(6) for b in range(a + 1, 6)]


def definitions(layout: Layout) -> str:
    """Return every track between two edges or into a town, bridges and buffer stops, for the defs."""
    p, turned = layout.prefix, layout.orientation
    ways = [(a, b, arc(a, b, SIZE, turned)) for a, b in PAIRS]
    ways += [(a, TOWN, spur(a, SIZE, turned)) for a in range(6)]
    found: list[str] = []
    for a, b, d in ways:
        # without a class of its own the line takes the colour of the copy
        found.append(f'<g id="{p}-t{a}{b}">{heavy(d)}</g>')
        found.append(f'<path id="{p}-n{a}{b}" d="{d}"/>')
    for a, b in PAIRS:
        found.append(f'<g id="{p}-b{a}{b}">{deck(turned, a, b)}</g>')
    for a in range(6):
        found.append(f'<g id="{p}-e{a}">{buffer(edge_middle(a, SIZE, turned))}</g>')
    return "".join(found)


def heavy(d: str) -> str:
    """Return a track as heavy as a tile shows it; the rails take the colour of the copy."""
    layers = ("bed", "sleepers", "rail-edge", "rails", "rail-gap")
    return "".join([path(d, f"rh-aos-{layer}") for layer in layers])


def deck(turned: str, a: int, b: int) -> str:
    """Return the parapets of a track that runs above another."""
    d = polygon(part(a, b, SIZE, turned, 0.28, 0.72), closed=False)
    return path(d, "rh-aos-deck") + path(d, "rh-aos-deck-gap")


def buffer(at: Point) -> str:
    """Return a buffer stop: the track ends here and could go on."""
    x, y = at
    long = hypot(x, y)
    dx, dy = x / long, y / long
    x, y = x - dx * 2.4, y - dy * 2.4
    bar = ((x - dy * 6.4, y + dx * 6.4), (x + dy * 6.4, y - dx * 6.4))
    return line(*bar, "rh-aos-buffer-edge") + line(*bar, "rh-aos-buffer")


def crosses(one: Segment, other: Segment) -> bool:
    """Return whether two tracks of a hex cross."""
    if TOWN in (one.b, other.b):
        return False
    return (one.a < other.a < one.b) != (one.a < other.b < one.b)


def line_of(owner: int) -> str:
    """Return the class of an owner's lines; nobody's track is plain."""
    return "rh-aos-free" if owner == NOBODY_OWNS else PLAYERS[owner].line


def tracks(layout: Layout, scene: Scene) -> list[str]:
    """Return all track by hex; what was built this round lies on brass."""
    return [_tracks(layout, scene.tracks.get(h, ())) for h in range(scene.board.hexes)]


def _tracks(layout: Layout, here: Sequence[Segment]) -> str:
    p = layout.prefix
    under, found, ends = "", "", ""
    for number, piece in enumerate(here):
        x, y = layout.where[piece.hex]
        name = f"{piece.a}{piece.b}"
        if piece.new:
            under += use(f"{p}-n{name}", x, y, "rh-aos-new")
        if number and crosses(here[0], piece):
            found += use(f"{p}-b{name}", x, y)
        found += use(f"{p}-t{name}", x, y, line_of(piece.owner))
        ends += "".join([use(f"{p}-e{edge}", x, y) for edge in piece.loose])
    return under + found + ends


def middle(turned: str, piece: Segment, crowded: bool) -> Point:
    """Return the middle of a track of the hex around (0, 0); near its first end if others cross it."""
    if piece.b == TOWN:
        ex, ey = edge_middle(piece.a, SIZE, turned)
        return ex * 0.82, ey * 0.82
    along = 0.2 if crowded else 0.5
    return part(piece.a, piece.b, SIZE, turned, along, along)[0]


def _crowd(scene: Scene, piece: Segment) -> int:
    """Return how much else lies where a track runs."""
    here = len(scene.tracks[piece.hex]) + len(scene.position.cubes.get(piece.hex, ()))
    return here if piece.b == TOWN else here - 1


def owners(layout: Layout, scene: Scene) -> list[str]:
    """Return a disc with the owner's number on every section, by hex: amid it, where no cube lies."""
    found = [""] * scene.board.hexes
    for section in scene.sections():
        owner = section[0].owner
        if owner == NOBODY_OWNS:
            continue
        half = (len(section) - 1) / 2
        ranked = range(len(section))
        best = section[min(ranked, key=lambda i: 3 * _crowd(scene, section[i]) + abs(i - half))]
        crowded = len(scene.tracks[best.hex]) > 1
        small = 5.4 if best.b == TOWN else 6.6
        x, y = layout.where[best.hex]
        dx, dy = middle(layout.orientation, best, crowded)
        found[best.hex] += disc(x + dx, y + dy, small, PLAYERS[owner])
    return found


def special_links(layout: Layout, scene: Scene) -> str:
    """AOS-17.7  Return the printed links between neighbouring cities that have been bought."""
    found: list[str] = []
    for link in scene.position.links:
        if link.special:
            (ax, ay), (bx, by) = layout.where[link.a // 6], layout.where[link.b // 6]
            x, y = (ax + bx) / 2, (ay + by) / 2
            dx, dy = (bx - ax) / 7, (by - ay) / 7
            d = f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"
            found.append(group(heavy(d), line_of(link.owner)))
            if link.owner != NOBODY_OWNS:
                found.append(disc(x, y, 6.6, PLAYERS[link.owner]))
    return "".join(found)


def mini(layout: Layout, tile_tracks: list[tuple[int, int]], x: float, y: float) -> str:
    """Return the tracks of a tile on a small hex, for the supply."""
    size, turned = 15.0, layout.orientation
    parts: list[str] = []
    for a, b in tile_tracks:
        d = spur(a, size, turned, x, y) if b == TOWN else arc(a, b, size, turned, x, y)
        parts.append(path(d, "rh-aos-mini-edge") + path(d, "rh-aos-mini"))
    return "".join(parts)
