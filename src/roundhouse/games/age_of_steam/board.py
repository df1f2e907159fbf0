"""A printed board (AOS-2, AOS-14 to AOS-19), read from the board.toml of a map into tables.

What the six boards hold is counted in the tests (AOS-22.16, AOS-22.17).

Everything that a map can say in numbers and places is said there; how its rules differ stands in its
rules.py. Nothing here knows one map from another.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.compass import near_lines
from roundhouse.boards.hexes import FLAT, POINTY, HexGrid, axial_label
from roundhouse.boards.loader import Item, Source
from roundhouse.core.errors import BoardError
from roundhouse.games.age_of_steam.tiles import (
    AREAS,
    COLOURS,
    COLUMNS,
    FIRST_SPACE,
    LETTER_UNDER,
    LETTERS,
    NUMBERED,
    NUMBERS,
    WHITE,
    column_of,
    fill_order,
)

# What lies across an edge of a hex (State.across): nothing, no way, or a stop with a code
OPEN: Final = -1
WALL: Final = -2
# The last three bits of what lies across: a city, an unowned section, or the seat that owns it
IN_CITY: Final = 7
UNOWNED: Final = 6

FULL: Final = "full"
TOP: Final = "top"
EMPTY: Final = "empty"
RANDOM: Final = "random"
NO_PRICE: Final = 0


class SpecialLink:
    """AOS-17.7  A printed link between two cities that stand side by side."""

    def __init__(self, name: str, a: int, b: int, price: int) -> None:
        self.name = name
        self.a = a  # the slot (hex * 6 + edge) through which it leaves the one city
        self.b = b
        self.price = price


LAST: Final = 100  # the place of a map in a list of maps, if it does not say


class Board:
    """AOS-2  The hexes of one map and what is printed on them."""

    def __init__(self, key: str, source: Source) -> None:
        self.key = key
        self.source = source
        self._read_match(source.item("board"))
        self._read_prices()
        items = source.table("hexes")
        self._read_grid(items)
        self._read_hexes(items)
        self._read_display()
        self._read_links()
        self._read_growth()
        self._read_towns()
        for item in items:
            item.done()

    # ── What is printed ──────────────────────────────────────────────────────────────────────────

    def _read_match(self, item: Item) -> None:
        """AOS-3.3, AOS-4.1  Players, rounds, what everybody starts with."""
        self.name = item.text("name")
        self.place = item.number("place", LAST)
        self.orientation = item.one_of("orientation", [FLAT, POINTY])
        seats = item.numbers("seats")
        if len(seats) != 2 or not 1 <= seats[0] <= seats[1] <= 6:
            raise item.fail(f"seats is the smallest and largest number of players, not {seats}")
        self.seats = range(seats[0], seats[1] + 1)
        self.rounds = item.numbers("rounds")
        if len(self.rounds) <= seats[1] or not all([self.rounds[n] > 0 for n in self.seats]):
            raise item.fail(
                "rounds lists the rounds for 0, 1, 2, … players, above 0 where it is played"
            )
        self.start_money = item.number("start_money")
        self.start_shares = item.number("start_shares")
        item.done()

    def _read_prices(self) -> None:
        """AOS-8.25  What a simple tile costs on each terrain."""
        item = self.source.item("prices")
        self.prices: dict[str, int] = {name: item.number(name, least=1) for name in item.values}

    def _read_grid(self, items: list[Item]) -> None:
        """AOS-2.1, AOS-2.2  Axial coordinates; neighbours flat: neighbour[hex * 6 + edge] or -1."""
        places: dict[str, tuple[int, int]] = {}
        for item in items:
            try:
                places[item.key] = axial_label(item.key)
            except ValueError:
                raise item.fail("a hex is labelled with its coordinates, such as 7,11") from None
        self.grid = HexGrid(places, self.orientation)
        self.hexes = len(self.grid)
        self.labels: list[str] = self.grid.labels
        self.neighbour: list[int] = [n for beside in self.grid.neighbours for n in beside]
        self.terrain: list[str] = [item.one_of("terrain", [*self.prices, "lake"]) for item in items]

    def _read_hexes(self, items: list[Item]) -> None:
        """AOS-3.2, AOS-8.25, AOS-17.6  Cities, towns, start cubes and printed prices, by hex."""
        self.price: list[int] = [self._price(item, h) for h, item in enumerate(items)]
        self.dearest = max([5, *[price + 2 for price in self.price]])  # of all tiles
        self.town: list[bool] = [item.has("town") for item in items]
        self.city: list[bool] = [item.has("city") for item in items]
        self.names: list[str] = [item.text("city", "") or item.text("town", "") for item in items]
        self.near = near_lines(self.grid, self.names)
        self.accepts: list[int] = [self._accepts(item) for item in items]
        self.terminal: list[bool] = [item.flag("terminal") for item in items]
        self.foreign: list[bool] = [item.flag("foreign") for item in items]
        self.cubes: list[int] = [item.number("cubes", 0) for item in items]
        self.region: list[str] = [item.text("region", "") for item in items]
        self.new_city_region: list[str] = [item.text("new_city_region", "") for item in items]
        # the cities that get the cubes of a numbered column
        self.number_at: list[int] = [-1] * NUMBERED
        for h, item in enumerate(items):
            self._check_hex(h, item)
        for h, item in enumerate(items):
            for number in item.texts("numbers", []):
                self._number(item, h, number)
        self.across: list[int] = [self._across(h, e) for h in range(self.hexes) for e in range(6)]
        self.cities = sum([1 << h for h in range(self.hexes) if self.city[h]])
        self.towns: list[int] = [h for h in range(self.hexes) if self.town[h]]

    def _price(self, item: Item, h: int) -> int:
        """AOS-17.6  A number printed on a hex goes before the price of its terrain."""
        return item.number("price", self.prices.get(self.terrain[h], NO_PRICE))

    def _accepts(self, item: Item) -> int:
        """AOS-9.5, AOS-16.5  The colours a city takes, as a set."""
        named = [item.text("colour")] if item.has("colour") else []
        named += item.texts("also", [])
        for colour in named:
            if colour not in COLOURS:
                raise item.fail(f"colours are {', '.join(COLOURS)}, not {colour!r}")
        return sum([1 << COLOURS.index(colour) for colour in named])

    def _number(self, item: Item, h: int, number: str) -> None:
        """AOS-11.5  The column of the display that fills a city."""
        written = number.replace(" ", "")
        if written not in COLUMNS[:NUMBERED]:
            raise item.fail(f"a number is light 1 to dark {NUMBERS}, not {number!r}")
        column = column_of(written)
        if self.number_at[column] != -1:
            raise item.fail(f"{number} is also the number of {self.names[self.number_at[column]]}")
        self.number_at[column] = h

    def _check_hex(self, h: int, item: Item) -> None:
        lake = self.price[h] == NO_PRICE
        if self.town[h] and self.city[h]:
            raise item.fail("a hex holds a city or a town, not both")
        if lake and (self.town[h] or self.city[h]):
            raise item.fail("there is no city or town in a lake")
        if self.city[h] and not self.terminal[h] and not self.accepts[h]:
            raise item.fail("a city has a colour")
        if not self.city[h]:
            for name in ("colour", "also", "numbers", "terminal", "region"):
                if item.has(name):
                    raise item.fail(f"only a city has {name}")

    def _across(self, h: int, edge: int) -> int:
        """AOS-2.5, AOS-8.13, AOS-8.14  What a track leaving an empty hex through an edge meets."""
        n = self.neighbour[h * 6 + edge]
        if n < 0 or self.city[h] or NO_PRICE in (self.price[n], self.price[h]):
            return WALL
        return n << 3 | IN_CITY if self.city[n] else OPEN

    def _read_display(self) -> None:
        """AOS-1.7, AOS-3.1, AOS-18.1  The columns in use, how they are filled, the colours in play."""
        self.areas = AREAS[:]
        letters, self.fill = "".join(LETTERS), FULL
        self.colours: list[int] = [c for c in range(len(COLOURS)) if c != WHITE]
        if self.source.has("display"):
            item = self.source.item("display")
            self.areas = item.texts("areas", AREAS)
            letters = item.text("letters", letters)
            self.fill = item.one_of("fill", [FULL, TOP, EMPTY], FULL)
            names = item.texts("colours", [COLOURS[c] for c in self.colours])
            if not set(self.areas) <= set(AREAS) or not set(letters) <= set(LETTERS):
                raise item.fail("areas are light and dark, letters A to H")
            if not set(names) <= set(COLOURS) - {"white"}:
                raise item.fail("colours are those of the cubes in the bag; white never enters it")
            self.colours = [COLOURS.index(name) for name in names]
            item.done()
        self.letters: list[int] = [n for n in range(len(LETTERS)) if LETTERS[n] in letters]
        self.column_used: list[bool] = [
            name[:-1] in self.areas if column < NUMBERED else column - NUMBERED in self.letters
            for column, name in enumerate(COLUMNS)
        ]
        # AOS-11.3: dice are rolled for these areas, in this order
        self.dice_areas: list[int] = [n for n, area in enumerate(AREAS) if area in self.areas]
        self.letter_under: list[int] = [
            letter if letter in self.letters else -1 for letter in LETTER_UNDER
        ]

    def start_spaces(self) -> list[int]:
        """AOS-3.1, AOS-18.1, AOS-19.1  The spaces filled at the start, in the order of drawing."""
        if self.fill == EMPTY:
            return []
        columns = [c for c in range(len(COLUMNS)) if self.column_used[c]]
        first = [FIRST_SPACE[c] for c in columns]
        if self.fill == TOP:
            return first
        from_column = {FIRST_SPACE[c]: c for c in columns}
        used: list[int] = []
        for space in fill_order():
            column = max([f for f in FIRST_SPACE if f <= space])
            if column in from_column:
                used.append(space)
        return used

    def _read_links(self) -> None:
        """AOS-17.7  The special links."""
        self.special_links: list[SpecialLink] = []
        if not self.source.has("links"):
            return
        for item in self.source.table("links"):
            ends = [item.text("from"), item.text("to")]
            a, b = [self._hex(item, label) for label in ends]
            if b not in self.grid.neighbours[a] or not (self.city[a] and self.city[b]):
                raise item.fail("a special link joins two cities that stand side by side")
            edge = self.grid.neighbours[a].index(b)
            price = item.number("price")
            link = SpecialLink(item.key, a * 6 + edge, b * 6 + (edge + 3) % 6, price)
            self.special_links.append(link)
            item.done()

    def _hex(self, item: Item, label: str) -> int:
        if label not in self.grid.number:
            raise item.fail(f"there is no hex {label!r}")
        return self.grid.number[label]

    def _read_growth(self) -> None:
        """AOS-16.6, AOS-17.8  The city that gets a cube from the bag in goods growth."""
        self.extra_growth = -1
        self.extra_growth_until = max(self.rounds)
        if self.source.has("growth"):
            for item in self.source.table("growth"):
                self.extra_growth = self._hex(item, item.text("hex"))
                self.extra_growth_until = item.number("last_round", self.extra_growth_until)
                item.done()

    def _read_towns(self) -> None:
        """AOS-15.1, AOS-16.1  Cubes that lie in every town at the start."""
        self.town_cubes = 0
        self.town_colour = RANDOM
        if self.source.has("towns"):
            for item in self.source.table("towns"):
                self.town_cubes = item.number("cubes")
                self.town_colour = item.one_of("colour", [RANDOM, *COLOURS], RANDOM)
                item.done()

    def number_of(self, label: str) -> int:
        """Return the hex with this label; BoardError if there is none."""
        if label not in self.grid.number:
            raise BoardError(f"{self.source.name}: there is no hex {label!r}")
        return self.grid.number[label]
