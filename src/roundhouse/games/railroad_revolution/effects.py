"""The closed vocabulary of effects (RR-3): read from board.toml, added up into items.

An item is what one TAKE gives: a price and gains. Automatic gains (money, shares, workers of a
colour) come at once, the others raise counters of the agenda. All items are made at import; the
agenda holds their numbers.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards import loader
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    ANY,
    CITY_TILES,
    COLOURS,
    DEALS,
    HUES,
    SECTION_FIRST,
    SECTION_SHARES,
    SECTIONS,
    SETUP_TILES,
    SIDES,
    SOURCE,
    STATION,
    TELEGRAPH,
    TELEGRAPH_TILES,
    TILE_ITEMS,
    TRAINS,
)

# Counters of an agenda (RR-6.1): what may still be done. The first seven are effects of RR-3.
PROGRESS: Final = 0
PROMOTE: Final = 1
TRAIN: Final = 2
FLIP: Final = 3
FREE_RAIL: Final = 4
EXCHANGE: Final = 5
WORKER: Final = 6  # a specialised worker of any colour
SALE: Final = 7  # RR-7.6 turquoise trade
MUST_LAY: Final = 8  # RR-7.2 mandatory rails
MAY_LAY: Final = 9  # RR-7.6 turquoise railroad
SPARE_RAIL: Final = 10  # RR-4.9
SPARE_STATION: Final = 11
SPARE_OFFICE: Final = 12
COUNTERS: Final[list[str]] = [
    *["progress", "promote", "train", "flip", "rail", "exchange", "worker", "extra_sale"],
    *["must_lay", "extra_rail", "spare_rail", "spare_station", "spare_office"],
]

# Names of items, as TAKE writes them; parts of one source with other prices are numbered
REWARD: Final = 0
FIRST_BONUS: Final = 1
SHARES: Final = 2
EFFECT: Final = 3
TILE: Final = 4
SOURCES: Final[list[str]] = ["reward", "first_bonus", "shares", "effect", "tile"]
PARTS: Final = 4

REPEATS: Final[list[str]] = ["reward", "first_bonus", "telegraph_tile"]
DISCOUNTS: Final[list[str]] = ["station_cost", "rail_base", "rail_triangle"]
NO_DISCOUNT: Final = -1


class Effect:
    """One word of the vocabulary with its number: money 200, worker orange, train 1."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: str, n: int) -> None:
        self.kind = kind
        self.n = n


class Paid:
    """Effects that belong together, and what they cost: pay 200: train 1."""

    __slots__ = ("effects", "price")

    def __init__(self, price: int, effects: list[Effect]) -> None:
        self.price = price
        self.effects = effects


class Item:
    """RR-6.1  Something to take: its price, the automatic gains and the counters it raises."""

    __slots__ = (
        "colours",
        "counters",
        "effects",
        "flips",
        "main",
        "money",
        "name",
        "number",
        "per_share",
        "price",
        "shares",
        "trains",
        "useful",
        "workers",
    )

    def __init__(self, number: int, name: int, price: int, main: bool) -> None:
        self.number = number
        self.name = name  # source * PARTS + part: which TAKE it is
        self.price = price
        self.main = main  # RR-6.2: must be taken before END
        self.effects: list[Effect] = []  # as they are printed; added up below
        self.money = 0
        self.shares = 0
        self.per_share = 0  # RR-7.6 orange telegraph
        self.colours: list[int] = []  # workers of a fixed colour
        self.counters: list[tuple[int, int]] = []  # (counter, by how much)
        # what RR-6.5 counts
        self.workers = 0
        self.flips = 0
        self.trains = 0
        self.useful = False

    def add(self, effect: Effect, item: loader.Item) -> None:
        """RR-3.1  Add one effect to what the item gives."""
        kind, n = effect.kind, effect.n
        self.effects.append(effect)
        if kind == "money":
            self.money += n
        elif kind == "shares":
            self.shares += n
        elif kind == "worker" and n != ANY:
            self.colours.append(n)
        elif kind in COUNTERS:
            counter = COUNTERS.index(kind)
            self.counters.append((counter, 1 if kind == "worker" else n))
        else:
            raise item.fail(f"the effect {kind!r} cannot stand here")

    def settle(self) -> None:
        """RR-6.5  Note what the item means for solvency."""
        self.workers = len(self.colours)
        for counter, n in self.counters:
            if counter == WORKER:
                self.workers += n
            elif counter == FLIP:
                self.flips += n
            elif counter == TRAIN:
                self.trains += n
        gains = self.money + self.shares + self.per_share
        self.useful = gains + self.workers + self.flips + self.trains > 0


ITEMS: Final[list[Item]] = []


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────


def read_effect(text: str, item: loader.Item) -> Effect:
    """RR-3.1  Read one effect such as "shares 2"; BoardError with the line if it is not one."""
    words = text.split()
    if len(words) == 4 and words[0] == "money" and words[2:] == ["per", "share"]:
        return Effect("per_share", int(words[1]))
    if len(words) != 2:
        raise item.fail(f"an effect is a word and a number, not {text!r}")
    kind, what = words
    if kind == "worker" and (what in COLOURS or what == "any"):
        return Effect(kind, ANY if what == "any" else COLOURS.index(what))
    if kind == "repeat" and what in REPEATS:
        return Effect(kind, REPEATS.index(what))
    known = [*COUNTERS, *DISCOUNTS, "money", "shares"]
    if kind not in known or kind == "worker" or not what.isdecimal():
        raise item.fail(f"there is no effect {text!r}")
    return Effect(kind, int(what))


def read_effects(texts: list[str], item: loader.Item) -> list[Paid]:
    """RR-3.1  Read a list of effects: the free ones together, then each that is paid for."""
    free, paid = Paid(0, []), []
    for text in texts:
        if text.startswith("pay "):
            price, _, bought = text[4:].partition(":")
            if not price.isdecimal():
                raise item.fail(f"expected 'pay 200: train 1', not {text!r}")
            words = [read_effect(word.strip(), item) for word in bought.split(",")]
            paid.append(Paid(int(price), words))
        else:
            free.effects.append(read_effect(text, item))
    return [free, *paid] if free.effects else paid


def make_item(name: int, price: int, effects: list[Effect], main: bool, item: loader.Item) -> Item:
    """Make an item of the table from effects."""
    made = Item(len(ITEMS), name, price, main)
    for effect in effects:
        made.add(effect, item)
    made.settle()
    ITEMS.append(made)
    return made


def make_items(source: int, parts: list[Paid], more: int, item: loader.Item) -> list[Item]:
    """Make the items of one source; equal parts are one item that can be taken several times."""
    made: list[Item] = []
    seen: dict[str, Item] = {}
    for paid in parts:
        written = f"{paid.price} {[(e.kind, e.n) for e in paid.effects]}"
        if written not in seen:
            if len(seen) == PARTS:
                raise item.fail(f"more than {PARTS} different parts")
            name = source * PARTS + len(seen)
            main = source == REWARD and paid.price == 0
            seen[written] = make_item(name, paid.price + more, paid.effects, main, item)
        made.append(seen[written])
    return made


def free_item(texts: list[str], item: loader.Item) -> Item:
    """Make the item of effects that are granted as a whole and cost no money."""
    parts = read_effects(texts, item)
    if len(parts) != 1 or parts[0].price:
        raise item.fail("these effects have no price in money")
    return make_item(EFFECT * PARTS, 0, parts[0].effects, False, item)


# ── RR-2.4, RR-2.6, RR-2.9, RR-4.9, RR-8.3  Tiles ────────────────────────────────────────────────

_REWARDS: Final[list[list[Paid]]] = [read_effects(i.texts("reward"), i) for i in TILE_ITEMS]
_FIRSTS: Final[list[list[Paid]]] = [read_effects(i.texts("first"), i) for i in TILE_ITEMS]
# by city tile (and city with printed reward)
REWARDS: Final[list[list[Item]]] = [
    make_items(REWARD, _REWARDS[t], 0, TILE_ITEMS[t]) for t in range(len(CITY_TILES))
]
FIRSTS: Final[list[list[Item]]] = [
    make_items(FIRST_BONUS, _FIRSTS[t], 0, TILE_ITEMS[t]) for t in range(len(CITY_TILES))
]
_BONUSES: Final[list[list[Paid]]] = [
    read_effects(i.texts("bonus"), i) for i in SOURCE.table("telegraph_tiles")
]
# RR-7.4: taken by giving a worker back
TILE_BONUS: Final[list[Item]] = [
    make_item(TILE * PARTS, 0, _BONUSES[t][0].effects, False, SOURCE.table("telegraph_tiles")[t])
    for t in range(len(TELEGRAPH_TILES))
]
TRAIN_BONUS: Final[list[Item]] = [
    free_item(i.texts("bonus"), i) for i in SOURCE.table("trains") if i.key in TRAINS
]
DEAL_PRICES: Final[list[list[int]]] = [i.numbers("prices") for i in SOURCE.table("deals")]
DEAL_GAINS: Final[list[list[Item]]] = [
    [free_item(i.texts("one"), i), free_item(i.texts("two"), i)]
    for i in SOURCE.table("deals")
    if i.key in DEALS
]
SETUP_GAINS: Final[list[list[Item]]] = [
    [free_item(i.texts(side), i) for side in SIDES]
    for i in SOURCE.table("setup_tiles")
    if i.key in SETUP_TILES
]

# ── RR-7.6  Colours of workers ───────────────────────────────────────────────────────────────────


class ColourEffect:
    """RR-7.6  What a colour does for one main action: at once, as items, or with the target."""

    __slots__ = ("at_target", "counters", "discounts", "items", "of_tile", "per_share", "printed")

    def __init__(self) -> None:
        self.printed: list[Paid] = []  # as it is printed; sorted below by what it does
        self.counters: list[tuple[int, int]] = []  # raised when the worker is placed
        self.items: list[Item] = []  # there from the start
        self.discounts: list[int] = [NO_DISCOUNT] * len(DISCOUNTS)
        self.per_share = 0
        # by city tile (station), section or, if of_tile, telegraph tile: items that come with the target
        self.at_target: list[list[Item]] = []
        self.of_tile = False


def _repeated(action: int, what: int) -> list[list[Paid]]:
    """RR-3.1  What "repeat" means for each city tile, section or telegraph tile."""
    if REPEATS[what] == "reward":
        return _REWARDS
    if REPEATS[what] == "telegraph_tile":
        return _BONUSES
    if action == STATION:
        return _FIRSTS
    return [[Paid(0, [Effect("shares", n)])] for n in SECTION_FIRST]


def _read_free(found: ColourEffect, effects: list[Effect], item: loader.Item) -> None:
    """Sort what costs nothing: discounts, counters raised at once, automatic gains as an item."""
    gains: list[Effect] = []
    for effect in effects:
        if effect.kind in DISCOUNTS:
            found.discounts[DISCOUNTS.index(effect.kind)] = effect.n
        elif effect.kind == "per_share":
            found.per_share = effect.n
        elif effect.kind in ("money", "shares") or (effect.kind == "worker" and effect.n != ANY):
            gains.append(effect)
        elif effect.kind in COUNTERS:
            n = 1 if effect.kind == "worker" else effect.n
            found.counters.append((COUNTERS.index(effect.kind), n))
        else:
            raise item.fail(f"the effect {effect.kind!r} cannot stand here")
    if gains:
        found.items.append(make_item(EFFECT * PARTS, 0, gains, False, item))


def _read_colour(action: int, item: loader.Item) -> ColourEffect:
    """RR-7.6  Read the effect of one colour on one main action."""
    found = ColourEffect()
    paid: list[Paid] = []
    found.printed = read_effects(item.texts("effects"), item)
    for part in found.printed:
        repeats = [e.n for e in part.effects if e.kind == "repeat"]
        if repeats:
            sources = _repeated(action, repeats[0])
            found.at_target = [make_items(EFFECT, p, part.price, item) for p in sources]
            found.of_tile = REPEATS[repeats[0]] == "telegraph_tile"
        elif part.price:
            paid.append(part)
        else:
            _read_free(found, part.effects, item)
    found.items += make_items(EFFECT, paid, 0, item)
    return found


_COLOUR_ITEMS: Final[dict[str, loader.Item]] = {i.key: i for i in SOURCE.table("effects")}
# EFFECTS[action][colour]; white everywhere, and every worker that promotes
PROMOTES: Final = _read_colour(STATION, _COLOUR_ITEMS["white"])
EFFECTS: Final[list[list[ColourEffect]]] = [
    [
        _read_colour(action, _COLOUR_ITEMS[f"{ACTIONS[action]}-{COLOURS[colour]}"])
        if f"{ACTIONS[action]}-{COLOURS[colour]}" in _COLOUR_ITEMS
        else PROMOTES
        for colour in range(HUES)
    ]
    for action in range(len(ACTIONS))
]


def effect_of(action: int, colour: int, special: bool) -> ColourEffect:
    """RR-5.2  The colour's own effect, or that of white."""
    return EFFECTS[action][colour] if special else PROMOTES


# ── RR-7.3  Shares of a section ──────────────────────────────────────────────────────────────────


def _share_item(section: int, first: bool, per_share: int) -> Item:
    """RR-7.3  Shares of the section, with the first-office bonus, as one item."""
    item = Item(len(ITEMS), SHARES * PARTS, 0, True)
    item.shares = SECTION_SHARES[section] + (SECTION_FIRST[section] if first else 0)
    item.per_share = per_share
    item.effects = [Effect("shares", item.shares)]
    if per_share:
        item.effects.append(Effect("per_share", per_share))
    item.settle()
    ITEMS.append(item)
    return item


_PER_SHARE: Final[list[int]] = sorted({effect.per_share for effect in EFFECTS[TELEGRAPH]} | {0})
# SHARE_ITEMS[section][first][money per share]
SHARE_ITEMS: Final[list[list[dict[int, Item]]]] = [
    [{n: _share_item(section, first, n) for n in _PER_SHARE} for first in (False, True)]
    for section in range(len(SECTIONS))
]
