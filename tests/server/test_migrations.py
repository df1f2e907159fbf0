"""The schema: every step is taken whole, or not at all, whenever somebody pulls the plug."""

import asyncio
import multiprocessing
import os
import signal
from itertools import count

import engines
import pytest
from sqlalchemy import event, inspect, text
from sqlalchemy.engine import Engine, make_url

from roundhouse.server.database import connected, opened

FORK = multiprocessing.get_context("fork")
MATCH = (
    "id varchar(16) primary key, title varchar(60), board varchar(60), rules int, seats int, "
    "options text, secret varchar(64), imported int, created bigint"
)
FIRST = [
    "create table alembic_version (version_num varchar(32) primary key)",
    "insert into alembic_version values ('0001')",
    f"create table matches ({MATCH})",
    "create table seats (match varchar(16), seat int, kind text, guest text, name text, level text)",
    "create table entries (match varchar(16), seq int, kind text, seat int, text text, at bigint)",
    "insert into matches values ('whole', 'chicago-express', 'northeast', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('drawn', 'age-of-steam', 'rust-belt', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('undrawn', 'age-of-steam', 'rust-belt', 1, 3, '{}', '', 0, 1)",
    "insert into matches values ('upload', 'chicago-express', 'northeast', 1, 3, '{}', '', 9, 1)",
    "insert into entries values ('drawn', 1, 'moves', -1, 'draw', 1)",
    "insert into seats values ('undrawn', 0, 'person', 'g', '', '')",
]
NUMBERS = count()


@pytest.fixture(params=["sqlite", "postgres"] if engines.THERE else ["sqlite"])
def fresh(request, tmp_path):
    """Return what makes an empty database, again and again."""
    if request.param == "sqlite":
        return lambda: f"sqlite+aiosqlite:///{tmp_path / f'{next(NUMBERS)}.db'}"
    url = request.getfixturevalue("postgres").new_database(f"migrated{next(NUMBERS)}")

    def emptied():
        done(url, ["drop schema public cascade", "create schema public"])
        return url

    return emptied


def done(url, statements):
    """Do something with a database as it is."""

    async def whole():
        engine = await connected(make_url(url))
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(whole())


def read(url, look):
    """Return what a look at a database finds."""

    async def whole():
        engine = await connected(make_url(url))
        async with engine.connect() as connection:
            found = await connection.run_sync(look)
        await engine.dispose()
        return found

    return asyncio.run(whole())


def open_and_close(url):
    async def whole():
        engine = await opened(make_url(url))
        await engine.dispose()

    asyncio.run(whole())


def killed_before(statement, url):
    """Open a database in a process that is killed before its n-th statement; False: it had fewer."""

    def child():
        seen = 0

        def counts(*_):
            nonlocal seen
            seen += 1
            if seen == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", counts)
        event.listen(Engine, "commit", counts)
        open_and_close(url)

    process = FORK.Process(target=child)
    process.start()
    process.join()
    return process.exitcode == -signal.SIGKILL


def schema(url):
    """Return the tables with their columns and indexes, and which step they are at."""

    def look(connection):
        seen = inspect(connection)
        shape = {
            table: (
                [(column["name"], str(column["type"])) for column in seen.get_columns(table)],
                sorted([index["name"] for index in seen.get_indexes(table)]),
            )
            for table in sorted(seen.get_table_names())
        }
        return shape, connection.execute(text("select * from alembic_version")).scalars().all()

    return read(url, look)


def matches_in(url):
    return read(url, lambda found: set(found.execute(text("select id from matches")).scalars()))


@pytest.mark.slow
def test_a_database_cut_off_at_any_statement_is_finished_at_the_next_start(fresh):
    url = fresh()
    open_and_close(url)
    wanted = schema(url)
    statement = 1
    while killed_before(statement, url := fresh()):
        open_and_close(url)
        assert schema(url) == wanted, statement
        statement += 1
    assert statement > 12


@pytest.fixture
def old(fresh):
    """Return what makes a database of before matches were created in one step, with some cut off."""

    def made():
        url = fresh()
        done(url, FIRST)
        return url

    return made


def test_what_a_killed_creation_left_is_swept(old):
    url = old()
    open_and_close(url)
    assert matches_in(url) == {"whole", "drawn"}
    assert read(url, lambda found: found.scalar(text("select count(*) from seats"))) == 0


@pytest.mark.slow
def test_a_sweep_cut_off_is_done_again(old):
    statement = 1
    while killed_before(statement, url := old()):
        open_and_close(url)
        assert matches_in(url) == {"whole", "drawn"}, statement
        statement += 1
    assert statement > 8
