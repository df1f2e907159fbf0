"""One hex as it would lie after a build: a small picture that stands for a choice, from a view only.

It holds no references, so it can stand anywhere; its colours are classes of the board's style sheet,
as everywhere, or its own if a look is asked for.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import circle, disc, group, hex_path, num, path
from roundhouse.boards.terrain_svg import MOUNTAIN, SWAMP, peak, reed
from roundhouse.boards.track_svg import arc, edge_middle, spur
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.picture import rails
from roundhouse.games.age_of_steam.picture.cartouche import wave
from roundhouse.games.age_of_steam.picture.drawing import sheet_of
from roundhouse.games.age_of_steam.picture.layout import SIZE
from roundhouse.games.age_of_steam.picture.scene import PLAYERS, Scene
from roundhouse.games.age_of_steam.picture.styles import STYLES
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.state import NOBODY_OWNS
from roundhouse.games.age_of_steam.tiles import LAY_TRACKS, TOWN

WIDE: Final = 60  # pixels
REACH: Final = 42.0  # from the middle of the hex to the edge of the picture
_PEAKS: Final = [(-13.0, -8.0, 16.0), (14.0, -3.0, 14.0), (-4.0, 20.0, 18.0)]
_REEDS: Final = [
    (-16.0, -12.0),
    (12.0, -15.0),
    (-6.0, 4.0),
    (18.0, 9.0),
    (-18.0, 19.0),
    (5.0, 22.0),
]


def tile(board: Board, v: View, hex: int, lay: int, seat: int, look: str = "") -> str:
    """AOS-8.4 to AOS-8.8  Return a hex with a tile laid on it by a seat, as an SVG of 60 × 60.

    What is new lies on brass in the seat's colour; what was there keeps its owner.
    """
    scene = Scene(board, v)
    drawn = _ground(board, hex) + track(scene, laid(scene, hex, lay, seat))
    if board.town[hex]:
        drawn += circle(0, 0, 7.4, "rh-aos-town") + circle(0, 0, 2.6, "rh-ink")
    box = f"{num(-REACH)} {num(-REACH)} {num(2 * REACH)} {num(2 * REACH)}"
    style = f"<style>{STYLES[look]}</style>" if look else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{WIDE}" height="{WIDE}" '
        f'aria-hidden="true">{style}{drawn}</svg>'
    )


def ends(board: Board, hex: int, lay: int) -> tuple[tuple[float, float], ...]:
    """AOS-2.2  Return where the tracks of a lay leave a hex, in the units of the board's drawing."""
    x, y = sheet_of(board).layout.where[hex]
    edges = sorted({edge for pair in LAY_TRACKS[lay] for edge in pair if edge != TOWN})
    middles = [edge_middle(edge, SIZE, board.orientation) for edge in edges]
    return tuple([(round(x + dx, 1), round(y + dy, 1)) for dx, dy in middles])


def laid(scene: Scene, hex: int, lay: int, seat: int) -> list[Segment]:
    """AOS-8.18, AOS-8.22, AOS-8.23  Return the track of a lay: kept, redirected or new.

    Redirected track keeps its owner; nobody's is shown as the builder's, who is about to claim it.
    """
    before = scene.tracks.get(hex, ())
    found: list[Segment] = []
    for a, b in LAY_TRACKS[lay]:
        kept = [piece for piece in before if (piece.a, piece.b) == (a, b)]
        turned = [piece for piece in before if {piece.a, piece.b} & {a, b} - {TOWN}]
        owner = turned[0].owner if turned and turned[0].owner != NOBODY_OWNS else seat
        if kept:
            owner = kept[0].owner
        ends = [edge for edge in (a, b) if edge != TOWN]
        loose = tuple([edge for edge in ends if _is_open(scene, hex * 6 + edge)])
        found.append(Segment(hex, a, b, owner, loose, not kept))
    return found


def _is_open(scene: Scene, slot: int) -> bool:
    """AOS-2.6  Return whether track that leaves through a slot meets neither a city nor track."""
    n = scene.board.neighbour[slot]
    facing = [edge for piece in scene.tracks.get(n, ()) for edge in piece.ends]
    return n >= 0 and not scene.is_city(n) and (slot + 3) % 6 not in facing


def _ground(board: Board, hex: int) -> str:
    """Return the terrain of a hex around (0, 0)."""
    kind, shape = board.terrain[hex], hex_path(SIZE, board.orientation)
    tone = "land" if kind == "plain" else kind
    drawn = path(shape, "rh-aos-land") + path(shape, f"rh-hex rh-aos-{tone}")
    if kind == MOUNTAIN:
        return drawn + "".join([peak(x, y, high) for x, y, high in _PEAKS])
    if kind == SWAMP:
        return drawn + "".join([reed(x, y, 4.4) for x, y in _REEDS])
    return drawn + wave(0, 0, 0.86 * SIZE, board.orientation) if kind == "river" else drawn


def track(scene: Scene, pieces: list[Segment]) -> str:
    """Return the track of one hex around (0, 0): brass, rails, buffer stops, owners' numbers."""
    turned = scene.board.orientation
    under, found, over = "", "", ""
    for number, piece in enumerate(pieces):
        town = piece.b == TOWN
        d = spur(piece.a, SIZE, turned) if town else arc(piece.a, piece.b, SIZE, turned)
        if piece.new:
            under += path(d, "rh-aos-new")
        if number and rails.crosses(pieces[0], piece):
            found += rails.deck(turned, piece.a, piece.b)
        found += group(rails.heavy(d), rails.line_of(piece.owner))
        over += "".join([rails.buffer(edge_middle(edge, SIZE, turned)) for edge in piece.loose])
        if piece.owner != NOBODY_OWNS:
            x, y = rails.middle(turned, piece, len(pieces) > 1)
            over += disc(x, y, 5.4 if town else 6.6, PLAYERS[piece.owner])
    return under + found + over
