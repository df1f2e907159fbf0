"""Chicago and the Wabash: CE-12. When the phase is played stands in flow.py."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.chicago_express.board import CHICAGO, FORT_WAYNE, GRID, WABASH
from roundhouse.games.chicago_express.rules import setup
from roundhouse.games.chicago_express.state import State


def is_chicago(h: int) -> bool:
    """CE-2.5, CE-12.1  Any company that gets here starts the Chicago phase."""
    return h == CHICAGO


def is_wabash_closed(s: State) -> bool:
    """CE-12.4  The Wabash has not been opened yet."""
    return not s.opened >> WABASH & 1


def open_wabash(s: State, log: list[Event] | None) -> None:
    """CE-12.4, CE-2.3, CE-14.15  A free loco in Fort Wayne, whoever is there; income of that city."""
    setup.open_company(s, WABASH)
    facts: Facts = {"income": s.income[WABASH], "hex": GRID.labels[FORT_WAYNE]}
    tell(log, "CE-12.4", "wabash-opens", facts)
