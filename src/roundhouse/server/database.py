"""The connection to the database: brought up to date in one transaction, readable by its owner only."""

from __future__ import annotations

import asyncio
import os
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 60.0  # seconds for a database that is being started
REACHED = 5.0  # seconds for a connection
ANSWERED = 10.0  # seconds for a statement, or for a connection that is free
LOCKED = 5_000  # milliseconds for another writer of the embedded database
MIGRATION_LOCK = 7_236_401  # any number; processes that start together take turns by it


def is_sqlite(url: URL) -> bool:
    """Return whether a URL means the embedded database."""
    return url.get_backend_name() == "sqlite"


async def connected(url: URL) -> AsyncEngine:
    """Return the engine of a database as it is."""
    if is_sqlite(url) and url.database:
        _only_for_the_owner(Path(url.database))
    if not is_sqlite(url):
        within = {"timeout": REACHED, "command_timeout": ANSWERED}
        return create_async_engine(url, connect_args=within, pool_timeout=ANSWERED)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _durable)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


async def opened(url: URL) -> AsyncEngine:
    """Return the engine of a database whose schema is up to date."""
    engine = await connected(url)
    if not is_sqlite(url):
        await _reached(engine)
    async with engine.connect() as connection:
        ready = await connection.execution_options(writes=True)
        async with ready.begin():
            await ready.run_sync(migrate)
    return engine


async def _reached(engine: AsyncEngine) -> None:
    """Wait for a database that is being started; after a while say what is wrong."""
    end = monotonic() + PATIENCE
    while True:
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return
        except Exception:
            if monotonic() > end:
                raise
            await asyncio.sleep(0.5)


def _only_for_the_owner(file: Path) -> None:
    """Make the file first, for its owner alone: SQLite gives its other files the same rights."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if one.exists():
            one.chmod(0o600)


def _durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns; readers do not wait for the writer."""
    connection.isolation_level = None  # transactions begin where we say, also before a CREATE TABLE
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA busy_timeout={LOCKED}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the one place of a writer at once where reading comes before writing."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Run the steps the schema still lacks, all of them or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(files("roundhouse.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
