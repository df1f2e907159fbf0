"""Barbados (AOS-18): one player, four actions, and only money counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.events import Event, Facts, Line, tell
from roundhouse.core.protocol import Option
from roundhouse.games.age_of_steam.moves import ENGINEER, LOCOMOTIVE, PRODUCTION, URBANISATION
from roundhouse.games.age_of_steam.rules import actions, scoring, shares
from roundhouse.games.age_of_steam.rules.base import BASE, BUILDING_OPTIONS, PRODUCTION_BUILT_ONLY
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.state import (
    BUILDING,
    CHOOSING,
    GROWING,
    ISSUING,
    MOVING,
    OVER,
    PAYING,
    Rules,
    State,
)
from roundhouse.games.age_of_steam.tiles import (
    COLUMN_OF_SPACE,
    LETTER_COLOUR,
    LETTERS,
    NUMBERED,
    SPACES,
)

DIFFICULTY: Final = Option("difficulty", ("normal", "easier"), "AOS-18.2")
FOUR_ACTIONS: Final = 1 << ENGINEER | 1 << LOCOMOTIVE | 1 << URBANISATION | 1 << PRODUCTION
REDRAWN: Final = ("A", "B")


def fits(s: State, target: int, colour: int) -> bool:
    """AOS-18.1  No red cube under the red New City A, no blue one under the blue B."""
    if target >= SPACES or COLUMN_OF_SPACE[target] < NUMBERED:
        return True
    letter = COLUMN_OF_SPACE[target] - NUMBERED
    return LETTERS[letter] not in REDRAWN or LETTER_COLOUR[letter] != colour


def start_cubes(s: State, h: int) -> int:
    """AOS-18.2, AOS-21.17  One cube in each city, in the easier game two."""
    easier = s.options["difficulty"] == "easier"
    return s.board.cubes[h] + int(easier and s.board.city[h])


def one_share(s: State) -> int:
    """AOS-18.3  At most one share per round."""
    return min(1, shares.up_to_fifteen(s))


def used_actions(s: State) -> int:
    """AOS-18.4  The actions blocked since all four were last free."""
    return s.extra[0] if s.extra else 0


def block(s: State, action: int) -> None:
    """AOS-18.4  A used action is blocked until all four are used."""
    used = used_actions(s) | 1 << action
    s.extra = [0 if used == FOUR_ACTIONS else used]


def unblocked(s: State) -> int:
    """AOS-18.4  What can be chosen."""
    return actions.not_taken(s) & ~used_actions(s)


def two_dice(s: State) -> int:
    """AOS-18.5  Two dice for the light area."""
    return 2


def worth(s: State) -> list[int]:
    """AOS-18.6  The money left after $5 per share; nothing if the player has lost."""
    if not s.active(0):
        return [0]
    return [s.money[0] if s.step == OVER else s.money[0] - shares.SHARE_PRICE * s.shares[0]]


def won_or_lost(s: State) -> list[int]:
    """AOS-18.6, AOS-4.8  First place, unless the player has lost."""
    return [1 if s.active(0) else 2]


def pay_back(s: State, log: list[Event] | None) -> None:
    """AOS-18.6  At the end every share costs $5; who cannot pay has lost."""
    owed = shares.SHARE_PRICE * s.shares[0]
    facts: Facts = {"seat": 0, "owed": owed, "money": s.money[0]}
    if owed > s.money[0]:
        s.out |= 1
        tell(log, "AOS-18.6", "shares-not-paid", facts)
    else:
        pay(s, 0, BANK, owed)
        tell(log, "AOS-18.6", "shares-paid", facts)
    scoring.end_match(s, log)


def ending(s: State) -> tuple[Line, ...]:
    """AOS-18.6  The last round, and what became of the shares if they could not be paid."""
    told = scoring.ending(s)
    if s.active(0) or s.income[0] < 0:
        return told
    facts: Facts = {"seat": 0, "owed": shares.SHARE_PRICE * s.shares[0], "money": s.money[0]}
    return (*told, Line("AOS-18.6", "shares-not-paid", facts))


RULES: Final[Rules] = replace(
    BASE,
    options=(*BUILDING_OPTIONS, PRODUCTION_BUILT_ONLY, DIFFICULTY),
    phases=(ISSUING, CHOOSING, BUILDING, MOVING, PAYING, GROWING),
    fits=fits,
    start_cubes=start_cubes,
    most_issued=one_share,
    actions=FOUR_ACTIONS,
    chosen=block,
    free_actions=unblocked,
    dice=two_dice,
    money_counts=True,
    scores=worth,
    ranks=won_or_lost,
    finish=pay_back,
    ending=ending,
)
