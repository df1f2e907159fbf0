"""What the house stands on: the database, and Redis where several processes meet.

When one of them is away whoever needs it is asked to come again, and the journal says so once; when it is
back the journal says that once, and everything goes on by itself.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Final

from litestar.exceptions import ServiceUnavailableException
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoneFree

from roundhouse.server.journal import facts

log = logging.getLogger("roundhouse.ground")
NONSENSE: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
SOON: Final = 2  # seconds after which it is worth asking again


class Away(ServiceUnavailableException):
    """Something the house stands on does not answer; nothing was changed that anybody was told of."""

    def __init__(self, what: str) -> None:
        super().__init__("web-away", headers={"Retry-After": str(SOON)})
        self.what = what


class Ground:
    """One thing the house stands on, and whether it holds."""

    def __init__(self, name: str, is_away: Callable[[Exception], bool]) -> None:
        self.name = name
        self.holds = True
        self._lost_writing = False  # what can be read may still not be written
        self._is_away = is_away

    @contextlib.contextmanager
    def used(self, writing: bool = True) -> Iterator[None]:
        """Use it: whatever shows that it is away is told as that."""
        try:
            yield
        except Exception as error:
            if not self._is_away(error):
                raise
            self._lost_writing = writing
            self.gave_way(error)
            raise Away(self.name) from error
        if writing or not self._lost_writing:
            self.held()

    @contextlib.contextmanager
    def used_if_there(self) -> Iterator[None]:
        """Use it, or be told at once that it is away, if that is known."""
        if not self.holds:
            raise Away(self.name)
        with self.used():
            yield

    def gave_way(self, error: Exception) -> None:
        """It did not answer."""
        if self.holds:
            self.holds = False
            known = facts(what=self.name)
            log.error("%s is away: %s", self.name, error, exc_info=error, extra=known)

    def held(self) -> None:
        """It answered."""
        if not self.holds:
            self.holds = True
            log.warning("%s is back", self.name, extra=facts(what=self.name))


def database_is_away(error: Exception) -> bool:
    """Return whether an error says that the database does not answer, not that we asked nonsense."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, NONSENSE)
    return isinstance(error, OSError | NoneFree)


def redis_is_away(error: Exception) -> bool:
    """Return whether an error says that Redis does not answer."""
    from redis.exceptions import RedisError

    return isinstance(error, ConnectionError | RedisError)
