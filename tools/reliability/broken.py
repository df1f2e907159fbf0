"""A server that does not keep its word, to see whether the tests notice.

PYTHONPATH=src python tools/reliability/broken.py early serve --port 8000
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from roundhouse.server import database
from roundhouse.server.store import Entry, Store

WAYS = ("unsynced", "early")


def break_it(how: str) -> None:
    """Make it break its word in one way; an empty text leaves it as it is."""
    if how == "unsynced":
        _leave_out_syncing()
    elif how == "early":
        _acknowledge_early()
    else:
        assert not how, how


def _leave_out_syncing() -> None:
    """A commit is in the memory of the machine when it returns, not on the disk."""
    durable = database._durable

    def unsynced(connection: Any, record: object) -> None:
        durable(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    database._durable = unsynced  # type: ignore[assignment]


def _acknowledge_early() -> None:
    """An entry is acknowledged before it is committed."""

    async def append(store: Store, entry: Entry) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        store._queue.put_nowait((entry, done))
        return True

    Store.append = append  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    from roundhouse.cli.main import main

    break_it(sys.argv.pop(1))
    main()
