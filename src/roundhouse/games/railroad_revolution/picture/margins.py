"""Around the map: the telegraph line below it; tracks, deal and stock to its right."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import Swatch
from roundhouse.boards.sheet_svg import BAND
from roundhouse.boards.svg import (
    circle,
    disc,
    figure,
    house,
    line,
    locomotive,
    num,
    path,
    polygon,
    rect,
    spot,
)
from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    DEAL_SECTIONS,
    DEALS,
    HAS_TILE,
    LINK_VP,
    SECTION_FIRST,
    SECTION_SHARES,
    SECTIONS,
    TRACK_SCORES,
    TRACK_VALUES,
    TRACKS,
    TRAIN_COUNT,
    TRAIN_STOCK,
    TRAINS,
    WEST,
)
from roundhouse.games.railroad_revolution.cards import FIRST_STACKS, STACKS
from roundhouse.games.railroad_revolution.effects import (
    DEAL_GAINS,
    DEAL_PRICES,
    TILE_BONUS,
    TRAIN_BONUS,
)
from roundhouse.games.railroad_revolution.picture.geography import BOTTOM, LEFT, RIGHT
from roundhouse.games.railroad_revolution.picture.icons import (
    handshake,
    pawn,
    pole,
    row_of,
    share,
    signs,
)
from roundhouse.games.railroad_revolution.picture.railways import LETTERING, built_house
from roundhouse.games.railroad_revolution.picture.scene import PLAYERS, WORKERS, Scene
from roundhouse.games.railroad_revolution.state import NONE

ENGINE: Final = Swatch("train", "", "black")
LINE_TOP: Final = BOTTOM + BAND + 12
LINE_HIGH: Final = 150.0
LINE_LEFT: Final = LEFT - BAND
SECTION_WIDE: Final = (RIGHT - LEFT + 2 * BAND) / len(SECTIONS)

COLUMN: Final = RIGHT + BAND + 12
COLUMN_WIDE: Final = 1693.0 - COLUMN
STEP: Final = 30.0
TRACK_WIDE: Final = 84.0
TRACKS_FOOT: Final = 404.0  # where step 0 ends
DEAL_TOP: Final = 424.0
STOCK_TOP: Final = 566.0


def panel(x: float, y: float, wide: float, high: float) -> str:
    """Return an empty framed panel."""
    box = rect(x, y, wide, high, "rh-rr-box")
    return box + rect(x + 3.5, y + 3.5, wide - 7, high - 7, "rh-tick")


# ── RR-2.5  The telegraph line ───────────────────────────────────────────────────────────────────


def middle_of(section: int) -> float:
    """Return the middle of a section; the line runs from west, section 8, to east, section 1."""
    return LINE_LEFT + SECTION_WIDE * (len(SECTIONS) - 1 - section + 0.5)


def slot_in(section: int, i: int) -> tuple[float, float]:
    """Return where a slot of a section lies."""
    return middle_of(section) + (i - 1.5) * 30, LINE_TOP + 121


def telegraph() -> str:
    """Return the printed line with its poles and wires."""
    drawn = [panel(LINE_LEFT, LINE_TOP, SECTION_WIDE * len(SECTIONS), LINE_HIGH)]
    for n in range(len(SECTIONS)):
        left = middle_of(n) - SECTION_WIDE / 2
        if n < len(SECTIONS) - 1:
            drawn.append(
                line((left, LINE_TOP + 30), (left, LINE_TOP + LINE_HIGH - 8), "rh-rr-rule")
            )
        for y in (16.5, 22.5):
            sag = (
                f"M{num(left)} {num(LINE_TOP + y)}q{num(SECTION_WIDE / 2)} 9 {num(SECTION_WIDE)} 0"
            )
            drawn.append(path(sag, "rh-rr-wire"))
    for n in range(len(SECTIONS)):
        drawn.append(section_printed(n))
    return "".join(drawn)


def section_printed(n: int) -> str:
    """Return number, shares, slots and signs of a section."""
    x, y = middle_of(n), LINE_TOP
    left = x - SECTION_WIDE / 2
    drawn = "" if n == len(SECTIONS) - 1 else pole(left, y + 24, 34)
    drawn += circle(left + 21, y + 48, 11, "rh-rr-group") + figure(
        left + 21, y + 48, SECTIONS[n], LETTERING, "rh-sign-ink"
    )
    drawn += share(left + 53, y + 48, 22, str(SECTION_SHARES[n]))
    drawn += rect(left + 70, y + 37, 41, 22, "rh-rr-cell", 3) + house(left + 81, y + 48, 13)
    drawn += figure(left + 97, y + 48, f"+{SECTION_FIRST[n]}", LETTERING, "rh-gain")
    if DEAL_SECTIONS >> n & 1:
        drawn += handshake(left + SECTION_WIDE - 28, y + 48, 20)
    if HAS_TILE[n]:
        drawn += rect(x - 66, y + 67, 132, 31, "rh-rr-ghost", 4)
    for i in range(len(PLAYERS)):
        sx, sy = slot_in(n, i)
        drawn += house(sx, sy, 24) + (
            figure(sx, sy + 4, "1", LETTERING, "rh-gain") if i == 0 else ""
        )
    return drawn


def links() -> str:
    """Return the VP between neighbouring sections."""
    drawn: list[str] = []
    for n in range(len(SECTIONS) - 1):
        x, y = middle_of(n) - SECTION_WIDE / 2, LINE_TOP + 121
        lozenge = polygon([(x - 15, y), (x, y - 17), (x + 15, y), (x, y + 17)])
        drawn.append(
            path(lozenge, "rh-rr-deal") + figure(x, y, str(LINK_VP[n]), LETTERING, "rh-rr-on-deal")
        )
    return "".join(drawn)


def offices(scene: Scene) -> str:
    """Return tiles and offices, and the sections as things to point at."""
    drawn: list[str] = []
    for n, section in enumerate(SECTIONS):
        x = middle_of(n)
        tile = scene.position.telegraph_tiles[n]
        if tile != NONE:
            drawn.append(rect(x - 66, LINE_TOP + 67, 132, 31, "rh-plate-box", 4))
            drawn.append(pawn(x - 50, LINE_TOP + 82.5, 20, None))
            arrow = f"M{num(x - 37)} {num(LINE_TOP + 82.5)}h15m-5 -4l5 4l-5 4"
            drawn.append(path(arrow, "rh-rr-arrow"))
            drawn.append(row_of(signs(TILE_BONUS[tile]), x + 22, LINE_TOP + 82.5, 18, 80))
        here = scene.offices_in(n)
        drawn += [built_house(slot_in(n, i), who, 25) for i, who in enumerate(here)]
        shape = rect(
            x - SECTION_WIDE / 2 + 3, LINE_TOP + 4, SECTION_WIDE - 6, LINE_HIGH - 8, "rh-hit", 4
        )
        drawn.append(spot(f"section:{section}", shape))
    return "".join(drawn)


# ── RR-2.7  Performance tracks ───────────────────────────────────────────────────────────────────


def track_left(track: int) -> float:
    """Return the left edge of a track."""
    return COLUMN + 6 + track * (TRACK_WIDE + 4)


def tracks() -> str:
    """Return the three printed ladders."""
    drawn = [panel(COLUMN, LEFT - BAND, COLUMN_WIDE, TRACKS_FOOT + 10 - LEFT + BAND)]
    for track, values in enumerate(TRACK_VALUES):
        left = track_left(track)
        drawn.append(_head(track, left + TRACK_WIDE / 2))
        for step, value in enumerate(values):
            y = TRACKS_FOOT - (step + 1) * STEP
            drawn.append(rect(left, y, TRACK_WIDE, STEP, "rh-rr-cell"))
            drawn.append(figure(left + 14, y + STEP / 2, str(value), LETTERING, "rh-ink"))
            drawn.append(line((left + 27, y), (left + 27, y + STEP), "rh-rr-rule"))
    return "".join(drawn)


def _head(track: int, x: float) -> str:
    """Return the sign of what a track counts."""
    y = TRACKS_FOOT - STEP * len(TRACK_VALUES[track]) - 19
    if TRACK_SCORES[track] == "office":
        return pole(x - 4, y, 26) + pole(x + 7, y + 2, 22)
    if TRACK_SCORES[track] == "station":
        return house(x, y, 24, "", True)
    return circle(x, y, 13, "rh-rr-group") + figure(x, y, str(WEST), LETTERING, "rh-sign-ink")


def markers(scene: Scene) -> str:
    """Return the players' markers, and the tracks as things to point at."""
    drawn: list[str] = []
    for track, values in enumerate(TRACK_VALUES):
        left = track_left(track)
        for step in range(len(values)):
            here = scene.at_step(track, step)
            y = TRACKS_FOOT - (step + 0.5) * STEP
            drawn += [disc(left + 37 + i * 12.6, y, 8, who) for i, who in enumerate(here)]
        high = STEP * len(values)
        shape = rect(left, TRACKS_FOOT - high, TRACK_WIDE, high, "rh-hit", 2)
        drawn.append(spot(f"progress:{TRACKS[track]}", shape))
    return "".join(drawn)


# ── RR-8.3  The deal; the stock ──────────────────────────────────────────────────────────────────


def side_panels() -> str:
    """Return the empty panels for deal and stock."""
    foot = LINE_TOP + LINE_HIGH
    deal = panel(COLUMN, DEAL_TOP, COLUMN_WIDE, STOCK_TOP - DEAL_TOP - 10)
    return deal + panel(COLUMN, STOCK_TOP, COLUMN_WIDE, foot - STOCK_TOP)


def deal(scene: Scene) -> str:
    """Return the face-up deal."""
    tile = scene.position.deal
    if tile == NONE:
        return handshake(COLUMN + COLUMN_WIDE / 2, DEAL_TOP + 66, 60)
    drawn = [handshake(COLUMN + 30, DEAL_TOP + 26, 26)]
    drawn.append(figure(COLUMN + COLUMN_WIDE / 2, DEAL_TOP + 26, DEALS[tile], 18, "rh-soft"))
    for number in range(2):
        y = DEAL_TOP + 63 + number * 41
        left = COLUMN + 14
        card = rect(left, y - 18, COLUMN_WIDE - 28, 36, "rh-plate-box", 5)
        price = share(left + 24, y, 22, str(DEAL_PRICES[tile][number]))
        arrow = path(f"M{num(left + 42)} {num(y)}h30m-7 -5l7 5l-7 5", "rh-rr-arrow")
        gives = row_of(signs(DEAL_GAINS[tile][number]), left + 148, y, 21, 130)
        drawn.append(spot(f"deal:{number + 1}", card + price + arrow + gives))
    return "".join(drawn)


def stock(scene: Scene) -> str:
    """Return stacks, trains, workers and shares that nobody owns."""
    left, y = COLUMN + 14, STOCK_TOP + 34
    drawn: list[str] = []
    sizes = scene.position.stacks
    stacks = [n for n in range(len(sizes)) if sizes[n] and n not in FIRST_STACKS]
    for i, n in enumerate(stacks):
        drawn.append(card(left + 34 + i * 82, y, STACKS[n], sizes[n]))
    kinds = [k for k in range(len(TRAINS)) if TRAIN_STOCK[k]]
    for i, k in enumerate(kinds):
        ty = y + 66 + i * 42
        drawn.append(rect(left, ty - 16, COLUMN_WIDE - 28, 32, "rh-rr-cell", 4))
        drawn.append(locomotive(left + 32, ty, 42, ENGINE))
        drawn.append(row_of(signs(TRAIN_BONUS[k]), left + 104, ty, 19, 80))
        words = f"{scene.position.train_stock[k]}/{TRAIN_COUNT[k]}"
        drawn.append(figure(left + COLUMN_WIDE - 56, ty, words, LETTERING, "rh-ink"))
        shape = rect(left, ty - 16, COLUMN_WIDE - 28, 32, "rh-hit", 4)
        drawn.append(spot(f"train:{TRAINS[k]}", shape))
    foot = y + 66 + 42 * len(kinds) + 22
    for i, who in enumerate(WORKERS):
        x = left + 22 + i * 49
        drawn.append(pawn(x, foot, 30, who))
        drawn.append(figure(x, foot + 28, str(scene.position.common[i]), LETTERING, "rh-ink"))
        shape = rect(x - 20, foot - 18, 40, 58, "rh-hit", 4)
        drawn.append(spot(f"worker:{COLOURS[i]}", shape))
    drawn.append(share(left + 96, foot + 78, 26, "%"))
    drawn.append(figure(left + 134, foot + 78, f"× {scene.position.common_shares}", 20, "rh-ink"))
    return "".join(drawn)


def card(x: float, y: float, name: str, many: int) -> str:
    """Return a stack of milestones with its letter and how many are left."""
    drawn = "".join(
        [rect(x - 25 + i * 2, y - 18 - i * 2, 50, 36, "rh-plate-box", 3) for i in range(3)]
    )
    return (
        drawn
        + figure(x - 6, y - 4, name, 23, "rh-gain")
        + figure(x + 16, y - 4, str(many), LETTERING, "rh-soft")
    )
