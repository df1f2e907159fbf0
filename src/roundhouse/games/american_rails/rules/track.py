"""The action track of American Rails: AR-6. The order of phases and turns stands in flow.py."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.american_rails.board import PASS_ROW, ROWS, SPACE_IDS, TAKE_ROW
from roundhouse.games.american_rails.rules import actions
from roundhouse.games.american_rails.state import NOT_YET, State


def space_name(s: State, row: int) -> str:
    """AR-6.2, AR-7.4  The action of a row; only with four or five players row 4 may expand, too."""
    return "take-or-expand2" if row == TAKE_ROW and actions.may_expand2(s) else SPACE_IDS[row]


def take_space(s: State, row: int, log: list[Event] | None) -> None:
    """AR-6.4  The marker moves to the row; declined or not, the space is blocked."""
    s.taken |= 1 << row
    s.rows[s.active] = row
    if log is not None:
        facts: Facts = {"seat": s.active, "space": space_name(s, row), "phase": s.column}
        tell(log, "AR-7.1" if row == PASS_ROW else "AR-6.4", f"space-{SPACE_IDS[row]}", facts)


def order_by_rows(s: State) -> list[int]:
    """AR-6.3, AR-6.6  Seats by their markers in the column, from top to bottom."""
    at_row = [NOT_YET] * (ROWS + 1)
    for seat in range(s.seats):
        at_row[s.rows[seat]] = seat
    return [seat for seat in at_row if seat != NOT_YET]
