"""The players' boards (RR-2.8): money, workers, pieces left, trains and milestones."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.lettering import FIGURE, width
from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import (
    circle,
    figure,
    flag,
    group,
    house,
    line,
    locomotive,
    path,
    rect,
    spot,
    star,
)
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BUILDING,
    COLOURS,
    PIECES,
    RAIL,
    RAILROAD,
    RIGHT_OF_LOGO,
    SETUP_TILES,
    SLOTS,
    STATION,
    TELEGRAPH,
    TRAIN_VP,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES, NEEDS, VP, WORKER_PLACES
from roundhouse.games.railroad_revolution.effects import FREE_RAIL, SETUP_GAINS, TRAIN_BONUS
from roundhouse.games.railroad_revolution.moves import PLACES
from roundhouse.games.railroad_revolution.picture.icons import (
    condition,
    glyph,
    pawn,
    pole,
    row_of,
    share,
    signs,
)
from roundhouse.games.railroad_revolution.picture.margins import LINE_HIGH, LINE_TOP, panel
from roundhouse.games.railroad_revolution.picture.railways import LETTERING, built_house
from roundhouse.games.railroad_revolution.picture.scene import PLAYERS, WORKERS, Scene
from roundhouse.games.railroad_revolution.position import Offer, Player
from roundhouse.games.railroad_revolution.state import NONE

TOP: Final = LINE_TOP + LINE_HIGH + 12
WIDE: Final = 414.0
HIGH: Final = 312.0
GAP: Final = 10.0
FULL_WIDTH: Final = 1700.0
ENGINE: Final = Swatch("train", "", "black")
SLOT: Final = 22.4
CARD_WIDE: Final = 193.0
CARD_HIGH: Final = 62.0
CARDS_TOP: Final = 722.0  # of what is being chosen from: over Mexico and the gulf
CARDS_RIGHT: Final = 886.0  # three cards leave New Orleans free; more lie where they must
CARDS_LEFT: Final = 296.0
CARD_GAP: Final = 5.0


def tableaus(scene: Scene) -> list[str]:
    """Return all players' boards, side by side in the middle, part by part."""
    many = len(scene.players)
    left = (FULL_WIDTH - many * WIDE - (many - 1) * GAP) / 2
    drawn: list[str] = []
    for p in scene.players:
        # only the board of the player who decides can be pointed at
        parts = tableau(p, scene, p.seat == scene.turn)
        drawn += [group(part, "", left + p.seat * (WIDE + GAP), TOP) for part in parts]
    return drawn


def tableau(p: Player, scene: Scene, deciding: bool) -> list[str]:
    """Return one player's board from its upper left corner: always as many parts."""
    lit = rect(2, 2, WIDE - 4, HIGH - 4, "rh-rr-now") if deciding else ""
    parts = [panel(0, 0, WIDE, HIGH), lit]
    parts.append(_purse(p, scene.scores[p.seat]))
    parts.append(_actions(deciding))
    parts.append(_workers(p, deciding))
    parts.append(_pieces(p, BUILDING, 107, deciding))
    parts.append(_pieces(p, RAIL, 143, deciding))
    parts.append(_trains(p, deciding))
    parts.append("".join([_milestone(p, i, deciding) for i in range(len(p.milestones))]))
    parts.append(_done(p))
    return parts


def _purse(p: Player, score: int) -> str:
    who = PLAYERS[p.seat]
    drawn = flag(25, 25, 24, who, who.letter)
    words = f"${p.money}"
    drawn += figure(52 + width(words, 25, FIGURE) / 2, 25, words, 25, "rh-gain")
    drawn += share(154, 25, 24, "%") + figure(190, 25, f"× {p.shares}", 20, "rh-ink")
    drawn += rect(WIDE - 92, 11, 78, 28, "rh-sign-box", 3)
    drawn += path(star(WIDE - 75, 25, 5, 9, 4), "rh-sign-ink")
    return drawn + figure(WIDE - 43, 25, str(score), 22, "rh-sign-ink")


def touch(live: bool, key: str, content: str) -> str:
    """Return something that can be pointed at, if its owner decides."""
    return spot(key, content) if live else content


def _actions(live: bool) -> str:
    """Return the four action spaces."""
    drawn: list[str] = []
    for action in range(len(ACTIONS)):
        x, y = 236.0 + action * 23, 25.0
        box = rect(x - 10.5, y - 13, 21, 26, "rh-rr-cell", 3)
        if action == STATION:
            sign = house(x, y, 14, "", True)
        elif action == RAILROAD:
            sign = glyph(FREE_RAIL, x, y, 14)
        elif action == TELEGRAPH:
            sign = pole(x, y, 18)
        else:
            sign = figure(x, y, "$", 17, "rh-gain")
        hit = rect(x - 10.5, y - 13, 21, 26, "rh-hit", 3)
        drawn.append(box + sign + touch(live, f"action:{ACTIONS[action]}", hit))
    return "".join(drawn)


def _workers(p: Player, live: bool) -> str:
    """Return the workers in supply at the left, the used ones on the board at the right."""
    drawn = [
        line((206, 48), (206, 88), "rh-rr-rule"),
        line((12, 92), (WIDE - 12, 92), "rh-rr-rule"),
    ]
    for place, table in enumerate((p.supply, p.board)):
        pawns = [c for c in range(len(COLOURS)) for _ in range(table[c])]
        left = 14 if place == 0 else 216
        step = min(24.0, 180 / max(len(pawns), 1))
        row: list[str] = []
        for i, c in enumerate(pawns):
            who = WORKERS[c]
            shape = pawn(left + 12 + i * step, 69, 31, who)
            row.append(touch(live, f"place:{PLACES[place]}-{COLOURS[c]}", shape))
        drawn.append(group("".join(row), "rh-rr-used" if place else ""))
    return "".join(drawn)


def _pieces(p: Player, kind: int, y: float, live: bool) -> str:
    """Return the slots of a kind from left to right with what they bring; the logo is a line."""
    values, who = SLOTS[kind], PLAYERS[p.seat]
    gone = len(values) - (p.buildings if kind == BUILDING else p.rails)
    drawn: list[str] = []
    for i in range(len(values)):
        x = _slot_at(kind, i)
        if i < gone:
            drawn.append(rect(x - 9.6, y - 9, 19.2, 18, "rh-rr-ghost", 3))
        elif kind == BUILDING:
            drawn.append(built_house((x, y), who, 19))
        else:
            drawn.append(rect(x - 9.6, y - 4.6, 19.2, 9.2, f"rh-rr-rail {who.fill}", 2))
            drawn.append(figure(x, y, who.letter, 9, who.ink))
    drawn.append(_values(kind, gone, y + 19))
    logo = _slot_at(kind, len(values) - RIGHT_OF_LOGO[kind]) - 19
    drawn.append(line((logo, y - 12), (logo, y + 12), "rh-rr-logo"))
    end = 28 + len(values) * SLOT + 8
    shape = rect(14, y - 13, end - 14, 26, "rh-hit", 3)
    return "".join(drawn) + touch(live, f"piece:{PIECES[kind]}", shape)


def _slot_at(kind: int, i: int) -> float:
    right = i >= len(SLOTS[kind]) - RIGHT_OF_LOGO[kind]
    return 28 + i * SLOT + (14 if right else 0)


def _values(kind: int, gone: int, y: float) -> str:
    """Return what the slots bring, once for those that bring the same."""
    values = SLOTS[kind]
    drawn: list[str] = []
    for value in sorted(set(values)):
        first, many = values.index(value), values.count(value)
        x = (_slot_at(kind, first) + _slot_at(kind, first + many - 1)) / 2
        ink = "rh-gain" if first + many > gone else "rh-soft"
        drawn.append(figure(x, y, f"${value}", LETTERING, ink))
    return "".join(drawn)


def _trains(p: Player, live: bool) -> str:
    tiles = [(k, True) for k in range(len(TRAINS)) for _ in range(p.up[k])]
    tiles += [(k, False) for k in range(len(TRAINS)) for _ in range(p.down[k])]
    step = min(60.0, (WIDE - 30) / max(len(tiles), 1))
    drawn = [line((12, 172), (WIDE - 12, 172), "rh-rr-rule")]
    for i, (k, up) in enumerate(tiles):
        x = 14 + i * step
        back = "" if up else "-back"
        box = rect(x, 178, 56, 36, "rh-plate-box", 4)
        face = locomotive(x + 18, 189, 28, ENGINE) + row_of(
            signs(TRAIN_BONUS[k]), x + 28, 206, LETTERING, 52
        )
        seal = circle(x + 44, 190, 10.5, "rh-rr-deal") + figure(
            x + 44, 190, str(TRAIN_VP), LETTERING, "rh-rr-on-deal"
        )
        content = box + (face + seal if up else group(face, "rh-rr-used"))
        drawn.append(touch(live, f"flip:{TRAINS[k]}{back}", content))
    return "".join(drawn)


def _milestone(p: Player, slot: int, live: bool) -> str:
    """Return an open milestone, or the place where one would lie."""
    x, y = 12 + slot * 197.0, 222.0
    open_one = p.milestones[slot]
    if open_one is None:
        return rect(x, y, CARD_WIDE, CARD_HIGH, "rh-rr-ghost", 5)
    drawn = milestone_card(x, y, open_one.tile, open_one.workers)
    shape = rect(x, y, CARD_WIDE, CARD_HIGH, "rh-hit", 5)
    return drawn + touch(live, f"milestone:{slot + 1}", shape)


def milestone_card(x: float, y: float, tile: int, workers: tuple[int, ...]) -> str:
    """Return a milestone: conditions, places for workers and who stands there, VP."""
    drawn = rect(x, y, CARD_WIDE, CARD_HIGH, "rh-plate-box", 5)
    drawn += figure(x + 24, y + 15, MILESTONES[tile], LETTERING, "rh-soft")
    for i, colour in enumerate(WORKER_PLACES[tile]):
        drawn += _worker_place(x + 62 + i * 30, y + 15, colour, workers[i] if workers else NONE)
    drawn += circle(x + 170, y + 17, 14, "rh-rr-deal")
    drawn += figure(x + 170, y + 17, str(VP[tile]), 17, "rh-rr-on-deal")
    step = 184 / max(len(NEEDS[tile]), 2)
    for i, c in enumerate(NEEDS[tile]):
        drawn += condition(c, x + 8 + i * step, y + 46, 18.5 if len(NEEDS[tile]) < 3 else 15)
    return drawn


def _worker_place(x: float, y: float, colour: int, filled: int) -> str:
    drawn = rect(x - 12, y - 12, 24, 25, "rh-rr-ghost", 4)
    if filled != NONE:
        return drawn + pawn(x, y, 23, WORKERS[filled])
    wanted = WORKERS[colour] if colour < len(WORKERS) else None
    return drawn + group(pawn(x, y, 17, wanted), "rh-rr-used")


def _done(p: Player) -> str:
    drawn: list[str] = []
    for i, tile in enumerate(p.done):
        x = 24 + i * min(30.0, (WIDE - 40) / max(len(p.done), 1))
        drawn.append(circle(x, HIGH - 15, 11.5, "rh-rr-deal"))
        drawn.append(figure(x, HIGH - 15, str(VP[tile]), LETTERING, "rh-rr-on-deal"))
    return "".join(drawn)


# ── What is being chosen from ────────────────────────────────────────────────────────────────────


def choices(scene: Scene) -> str:
    """Return the milestones in hand (RR-9.3) or the set-up tiles on show (RR-4.8), above the map."""
    offered = scene.position.offered
    many = len(scene.hand) or len(offered)
    left = max(CARDS_LEFT, CARDS_RIGHT - many * (CARD_WIDE + CARD_GAP))
    drawn: list[str] = []
    for i in range(many):
        x = left + i * (CARD_WIDE + CARD_GAP)
        if scene.hand:
            tile = scene.hand[i]
            drawn.append(spot(f"keep:{MILESTONES[tile]}", milestone_card(x, CARDS_TOP, tile, ())))
        else:
            name = SETUP_TILES[offered[i].tile]
            drawn.append(spot(f"pick:{name}", setup_card(x, CARDS_TOP, offered[i])))
    return "".join(drawn)


def setup_card(x: float, y: float, offer: Offer) -> str:
    """Return a set-up tile with the worker beside it."""
    item = SETUP_GAINS[offer.tile][offer.side]
    drawn = rect(x, y, CARD_WIDE, CARD_HIGH, "rh-plate-box", 5)
    drawn += figure(x + 22, y + 17, SETUP_TILES[offer.tile], 15, "rh-soft")
    if offer.colour != NONE:
        drawn += pawn(x + 25, y + 42, 27, WORKERS[offer.colour])
    return drawn + row_of(signs(item), x + 118, y + 31, 24, 130)
