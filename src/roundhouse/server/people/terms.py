"""What a table agreed upon before its match: how fast, who sees it, whether people talk."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from roundhouse.bots.levels import USUAL

DAY: Final = 86_400  # seconds
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table; without seconds there is no clock.

    Live, every seat has a bank and gets ``step`` seconds with every turn. Over days a turn has ``step``
    seconds, and what it takes longer comes out of the bank.
    """

    speed: Literal["live", "days"] = "live"
    public: bool = False
    watch: Literal["all", "players"] = "all"
    talk: bool = True
    bank: Seconds = 0
    step: Seconds = 0
    rated: bool = False
    stand_in: Annotated[str, msgspec.Meta(max_length=30)] = USUAL

    @property
    def has_clock(self) -> bool:
        """Whether time is counted."""
        return bool(self.bank or self.step)


def written(terms: Terms) -> str:
    """Return terms as text for the disk."""
    return msgspec.json.encode(terms).decode()


def read(text: str) -> Terms:
    """Return terms from the disk."""
    return msgspec.json.decode(text, type=Terms)
