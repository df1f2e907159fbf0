"""The moves of Chicago Express (CE-6.2) and their notation. Every move is built once."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import BitTable
from roundhouse.core.auction import PASS, Bid, read_bid
from roundhouse.core.protocol import Move, parse_in
from roundhouse.games.chicago_express.board import ACTIONS, COMPANIES, COMPANY_IDS, GRID


class Choose(Move):
    """``auction``, ``expansion`` or ``development``."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__(ACTIONS[action])
        self.action = action


class Decline(Move):
    """``decline``: waive the chosen action."""


class Offer(Move):
    """``offer PRR``: put a share up for auction."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"offer {COMPANY_IDS[company]}")
        self.company = company


class Company(Move):
    """``company PRR``: choose who expands."""

    __slots__ = ("company",)

    def __init__(self, company: int) -> None:
        super().__init__(f"company {COMPANY_IDS[company]}")
        self.company = company


class Build(Move):
    """``build R2``."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        super().__init__(f"build {GRID.labels[hex]}")
        self.hex = hex


class Stop(Move):
    """``stop``: end the expansion."""


class Develop(Move):
    """``develop O4``."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        super().__init__(f"develop {GRID.labels[hex]}")
        self.hex = hex


DECLINE: Final[Move] = Decline("decline")
STOP: Final[Move] = Stop("stop")
CHOICES: Final[list[Move]] = [Choose(a) for a in range(len(ACTIONS))]
OFFERS: Final[list[Move]] = [Offer(c) for c in range(COMPANIES)]
EXPANDERS: Final[list[Move]] = [Company(c) for c in range(COMPANIES)]
BUILDS: Final[list[Move]] = [Build(h) for h in range(len(GRID))]
DEVELOPMENTS: Final[list[Move]] = [Develop(h) for h in range(len(GRID))]
BUILDS_ON: Final[BitTable[Move]] = BitTable(BUILDS)
DEVELOPMENTS_ON: Final[BitTable[Move]] = BitTable(DEVELOPMENTS)

_READABLE: Final[dict[str, Move]] = {
    str(move).lower(): move
    for move in [PASS, DECLINE, STOP, *CHOICES, *OFFERS, *EXPANDERS, *BUILDS, *DEVELOPMENTS]
}
EXPECTED: Final = (
    "pass, bid 12, auction, expansion, development, offer PRR, company PRR, build R2, stop, "
    "develop O4 or decline"
)


def read(text: str) -> Move:
    """Return the move written as ``text``."""
    return read_bid(text) or parse_in(_READABLE, text, EXPECTED)


def picks(m: Move) -> tuple[str, ...]:
    """Return the move as things to point at on the page."""
    if isinstance(m, Bid):
        return (f"bid:{m.amount}",)
    if isinstance(m, (Build, Develop)):
        return (f"hex:{GRID.labels[m.hex]}",)
    if isinstance(m, (Offer, Company)):
        return (f"company:{COMPANY_IDS[m.company]}",)
    return (f"action:{m}",)
