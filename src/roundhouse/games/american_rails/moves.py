"""The moves of American Rails (AR-3.1) and their notation. Every move is built once."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import BitTable
from roundhouse.core.auction import PASS, Bid, read_bid
from roundhouse.core.protocol import Move, parse_in
from roundhouse.games.american_rails.board import COMPANIES, COMPANY_IDS, GRID, HEXES, ROWS


class Remove(Move):
    """``remove american``: CHANCE takes a company out of a match of three."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"remove {COMPANY_IDS[company]}")
        self.company = company


class Select(Move):
    """``select american``: whose share is auctioned next in preparation."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"select {COMPANY_IDS[company]}")
        self.company = company


class Start(Move):
    """``start E5``: the first cube of a company."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        super().__init__(f"start {GRID.labels[hex]}")
        self.hex = hex


class Space(Move):
    """``space 3``: move the own marker to a row of the current column."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        super().__init__(f"space {row}")
        self.row = row


class Develop(Move):
    """``develop E5``."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        super().__init__(f"develop {GRID.labels[hex]}")
        self.hex = hex


class Fund(Move):
    """``fund american``."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"fund {COMPANY_IDS[company]}")
        self.company = company


class TakeBank(Move):
    """``take_bank``: $2 from the bank."""


class TaxOthers(Move):
    """``tax_others``: everybody else pays the bank $2."""


class Expand2(Move):
    """``expand2``: place up to two cubes instead."""


class Place(Move):
    """``place american E5``."""

    __slots__ = ("company", "hex")

    def __init__(self, company: int, hex: int) -> None:
        super().__init__(f"place {COMPANY_IDS[company]} {GRID.labels[hex]}")
        self.company = company
        self.hex = hex


class Stop(Move):
    """``stop``: end the expansion."""


class Offer(Move):
    """``offer american``: put a share up for auction."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"offer {COMPANY_IDS[company]}")
        self.company = company


class Decline(Move):
    """``decline``: waive the action of the chosen space."""


TAKE_BANK: Final[Move] = TakeBank("take_bank")
TAX_OTHERS: Final[Move] = TaxOthers("tax_others")
EXPAND2: Final[Move] = Expand2("expand2")
STOP: Final[Move] = Stop("stop")
DECLINE: Final[Move] = Decline("decline")
REMOVALS: Final[list[Move]] = [Remove(c) for c in range(COMPANIES)]
SELECTIONS: Final[list[Move]] = [Select(c) for c in range(COMPANIES)]
FUNDS: Final[list[Move]] = [Fund(c) for c in range(COMPANIES)]
OFFERS: Final[list[Move]] = [Offer(c) for c in range(COMPANIES)]
SPACES: Final[list[Move]] = [Space(row) for row in range(1, ROWS + 1)]
# by the set of rows that have a marker, row 1 first: the spaces that are left
SPACES_LEFT: Final[list[list[Move]]] = [
    [SPACES[row] for row in range(ROWS) if not taken >> row & 1] for taken in range(1 << ROWS)
]
STARTS: Final[list[Move]] = [Start(h) for h in range(HEXES)]
DEVELOPMENTS: Final[list[Move]] = [Develop(h) for h in range(HEXES)]
PLACES: Final[list[list[Move]]] = [[Place(c, h) for h in range(HEXES)] for c in range(COMPANIES)]
STARTS_ON: Final[BitTable[Move]] = BitTable(STARTS)
DEVELOPMENTS_ON: Final[BitTable[Move]] = BitTable(DEVELOPMENTS)
PLACES_ON: Final[list[BitTable[Move]]] = [BitTable(of_company) for of_company in PLACES]


def _before() -> dict[str, Move]:
    """Return moves by their notation of before, which named hexes by axial coordinates: start 3,4."""
    found: dict[str, Move] = {}
    for h, (q, r) in enumerate(GRID.places):
        for move in [STARTS[h], DEVELOPMENTS[h], *[of_company[h] for of_company in PLACES]]:
            words = str(move).split()[:-1]
            found[" ".join([*words, f"{q},{r}"])] = move
    return found


_PLAIN: Final = [PASS, TAKE_BANK, TAX_OTHERS, EXPAND2, STOP, DECLINE, *REMOVALS, *SELECTIONS]
_READABLE: Final[dict[str, Move]] = _before() | {
    str(move).lower(): move
    for listed in [_PLAIN, FUNDS, OFFERS, SPACES, STARTS, DEVELOPMENTS, *PLACES]
    for move in listed
}
EXPECTED: Final = (
    "select american, pass, bid 12, start E5, space 3, develop E5, fund american, take_bank, "
    "tax_others, expand2, place american E5, stop, offer american, decline or remove american"
)


def read(text: str) -> Move:
    """Return the move written as ``text``."""
    return read_bid(text) or parse_in(_READABLE, text, EXPECTED)


def picks(m: Move) -> tuple[str, ...]:
    """Return the move as things to point at on the page."""
    if isinstance(m, Bid):
        return (f"bid:{m.amount}",)
    if isinstance(m, Place):
        return (f"company:{COMPANY_IDS[m.company]}", f"hex:{GRID.labels[m.hex]}")
    if isinstance(m, (Start, Develop)):
        return (f"hex:{GRID.labels[m.hex]}",)
    if isinstance(m, (Remove, Select, Fund, Offer)):
        return (f"company:{COMPANY_IDS[m.company]}",)
    if isinstance(m, Space):
        return (f"space:{m.row}",)
    return (f"action:{m}",)
