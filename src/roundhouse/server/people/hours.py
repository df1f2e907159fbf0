"""When somebody's time is not counted: while they sleep, on their days off, on holiday.

Only tables that play over days ask for it. Times are milliseconds; days are those of the person's zone.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from roundhouse.server.tables import NotAllowed

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
LONGEST_NIGHT: Final = 14 * 60  # minutes
LONGEST_HOLIDAY: Final = 31  # days
MOST_EDGES: Final = 2_000  # a sanity bound: years of nights


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of one person; without any of them all time counts."""

    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    sleep_from: Minute = 0
    sleep_until: Minute = 0
    days_off: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=6)]], msgspec.Meta(max_length=7)
    ] = []
    holiday_from: date | None = None
    holiday_until: date | None = None

    @property
    def is_always(self) -> bool:
        """Whether all time counts."""
        return self.sleep_from == self.sleep_until and not self.days_off and not self.holiday_from


def check(hours: Hours) -> None:
    """Refuse hours in which somebody would never have to play, or a zone there is not."""
    night = (hours.sleep_until - hours.sleep_from) % (24 * 60)
    if hours.zone not in available_timezones() or night > LONGEST_NIGHT:
        raise NotAllowed("hours-not-possible")
    if len(set(hours.days_off)) > 4 or (hours.holiday_from is None) != (
        hours.holiday_until is None
    ):
        raise NotAllowed("hours-not-possible")
    if hours.holiday_from is not None and hours.holiday_until is not None:
        days = (hours.holiday_until - hours.holiday_from).days
        if not 0 <= days <= LONGEST_HOLIDAY:
            raise NotAllowed("hours-not-possible")


def counted(hours: Hours, start: int, end: int) -> int:
    """Return how much of a span of time counts."""
    if hours.is_always or end <= start:
        return max(0, end - start)
    total = 0
    for _ in range(MOST_EDGES):
        counts, until = _edge(hours, start)
        if counts:
            total += min(end, until) - start
        if until >= end:
            break
        start = until
    return total


def moment(hours: Hours, start: int, budget: int) -> int:
    """Return when so much time has been counted."""
    if hours.is_always:
        return start + budget
    for _ in range(MOST_EDGES):
        counts, until = _edge(hours, start)
        if counts:
            if budget <= until - start:
                return start + budget
            budget -= until - start
        start = until
    return start


def _edge(hours: Hours, at: int) -> tuple[bool, int]:
    """Return whether time counts at a moment, and until when that stays so."""
    zone = ZoneInfo(hours.zone)
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
    day, minute = local.date(), local.hour * 60 + local.minute
    if _is_free(hours, day):
        return False, _stamp(day + timedelta(1), 0, zone)
    down, up = hours.sleep_from, hours.sleep_until
    if down == up:
        return True, _stamp(day + timedelta(1), 0, zone)
    asleep = down <= minute < up if down < up else minute >= down or minute < up
    edge = up if asleep else down
    if edge > minute:
        return not asleep, _stamp(day, edge, zone)
    return not asleep, _stamp(day + timedelta(1), 0, zone)


def _is_free(hours: Hours, day: date) -> bool:
    if day.weekday() in hours.days_off:
        return True
    first, last = hours.holiday_from, hours.holiday_until
    return first is not None and last is not None and first <= day <= last


def _stamp(day: date, minute: int, zone: ZoneInfo) -> int:
    local = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return int(local.timestamp() * 1000)
