"""Phase 1, issuing shares (AOS-5)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.games.age_of_steam.moves import Issue
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import tell
from roundhouse.games.age_of_steam.state import MOST_SHARES, State

SHARE_PRICE: Final = 5


def up_to_fifteen(s: State) -> int:
    """AOS-5.2, AOS-20.29  Nobody ever has more than 15 shares."""
    return MOST_SHARES - s.shares[s.turn]


def why_not_issue(s: State, m: Issue) -> Refusal | None:
    """AOS-5.2, AOS-18.3  Not more shares than are left for the player, or for the round."""
    most = s.rules.most_issued(s)
    if m.shares <= most:
        return None
    facts: Facts = {"shares": m.shares, "most": most, "held": s.shares[s.turn]}
    if s.shares[s.turn] + m.shares > MOST_SHARES:
        return Refusal("AOS-5.2", "too-many-shares", facts, f"issue {most}")
    return Refusal("AOS-18.3", "one-share-a-round", facts, f"issue {most}")


def issue(s: State, shares: int, log: list[Event] | None) -> None:
    """AOS-5.1, AOS-22.1  $5 for each share."""
    s.shares[s.turn] += shares
    pay(s, BANK, s.turn, SHARE_PRICE * shares)
    if log is not None:
        facts: Facts = {
            "seat": s.turn,
            "shares": shares,
            "amount": SHARE_PRICE * shares,
            "held": s.shares[s.turn],
            "money": s.money[s.turn],
        }
        tell(log, "AOS-5.1", "issued" if shares else "issued-nothing", facts)
