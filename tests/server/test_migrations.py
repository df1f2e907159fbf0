"""The schema: every step is taken whole, or not at all, whenever somebody pulls the plug."""

import asyncio
import multiprocessing
import os
import signal
import sqlite3

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine, make_url

from roundhouse.server.database import opened

FORK = multiprocessing.get_context("fork")
FIRST = [
    "create table alembic_version (version_num varchar(32) primary key)",
    "insert into alembic_version values ('0001')",
    "create table matches (id, title, board, rules, seats, options, secret, imported, created)",
    "create table seats (match, seat, kind, guest, name, level)",
    "create table entries (match, seq, kind, seat, text, at)",
    "insert into matches values ('whole', 'chicago-express', 'northeast', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('drawn', 'age-of-steam', 'rust-belt', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('undrawn', 'age-of-steam', 'rust-belt', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('upload', 'chicago-express', 'northeast', 1, 3, '{}', '', 9, 1)",
    "insert into entries values ('drawn', 1, 'moves', -1, 'draw', 1)",
    "insert into seats values ('undrawn', 0, 'person', 'g', '', '')",
]


def open_and_close(path):
    async def whole():
        engine = await opened(make_url(f"sqlite+aiosqlite:///{path}"))
        await engine.dispose()

    asyncio.run(whole())


def killed_before(statement, path):
    """Open a database in a process that is killed before its n-th statement; False: it had fewer."""

    def child():
        seen = 0

        def counts(*_):
            nonlocal seen
            seen += 1
            if seen == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", counts)
        open_and_close(path)

    process = FORK.Process(target=child)
    process.start()
    process.join()
    return process.exitcode == -signal.SIGKILL


def schema(path):
    with sqlite3.connect(path) as database:
        shape = database.execute(
            "select type, name, sql from sqlite_master order by name"
        ).fetchall()
        return shape, database.execute("select * from alembic_version").fetchall()


def test_a_database_cut_off_at_any_statement_is_finished_at_the_next_start(tmp_path):
    open_and_close(tmp_path / "whole.db")
    wanted = schema(tmp_path / "whole.db")
    statement = 1
    while killed_before(statement, tmp_path / f"{statement}.db"):
        open_and_close(tmp_path / f"{statement}.db")
        assert schema(tmp_path / f"{statement}.db") == wanted, statement
        statement += 1
    assert statement > 8


@pytest.fixture
def old(tmp_path):
    """A database of before matches were created in one step, with some cut off."""
    with sqlite3.connect(tmp_path / "old.db") as database:
        for statement in FIRST:
            database.execute(statement)
    return tmp_path / "old.db"


def matches_in(path):
    with sqlite3.connect(path) as database:
        return {id for (id,) in database.execute("select id from matches")}


def test_what_a_killed_creation_left_is_swept(old):
    open_and_close(old)
    assert matches_in(old) == {"whole", "drawn"}
    assert sqlite3.connect(old).execute("select count(*) from seats").fetchone() == (0,)


def test_a_sweep_cut_off_is_done_again(old, tmp_path):
    before = old.read_bytes()
    statement = 1
    while killed_before(statement, old):
        open_and_close(old)
        assert matches_in(old) == {"whole", "drawn"}, statement
        for file in tmp_path.iterdir():
            file.unlink()
        old.write_bytes(before)
        statement += 1
    assert statement > 4
