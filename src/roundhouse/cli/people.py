"""The administrator's commands: who is here, what was reported, and what is done about it."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from roundhouse.server.people.office import Office
from roundhouse.server.people.ratings import Ratings
from roundhouse.server.settings import from_environment
from roundhouse.server.store import Store

app = typer.Typer(no_args_is_help=True, help="Look after people: bans, names, talk, passwords.")
out = Console()
T = TypeVar("T")
Who = Annotated[str, typer.Argument(help="the name of an account, or the number of a guest")]


def _with(act: Callable[[Office], Awaitable[T]]) -> T:
    async def whole() -> T:
        store = Store(from_environment().database)
        await store.open()
        try:
            return await act(Office(store, getpass.getuser()))
        finally:
            await store.close()

    return asyncio.run(whole())


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _table(*columns: str) -> Table:
    table = Table(box=None, header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


@app.command("list")
def list_people() -> None:
    """List the accounts, the newest first."""
    table = _table("name", "guest", "made", "banned")
    for row in _with(lambda office: office.people()):
        table.add_row(escape(row.name), row.guest, _day(row.made), escape(row.why or ""))
    out.print(table)


@app.command()
def ban(who: Who, why: Annotated[str, typer.Option(help="the reason, for the log")] = "") -> None:
    """Let somebody look, but not play or write."""
    _with(lambda office: office.ban(who, why))


@app.command()
def unban(who: Who) -> None:
    """Let somebody play and write again."""
    _with(lambda office: office.unban(who))


@app.command()
def rename(who: Who, name: Annotated[str, typer.Argument(help="the new name")]) -> None:
    """Call an account something else."""
    _with(lambda office: office.rename(who, name))


@app.command()
def reset(who: Who) -> None:
    """Print a recovery code for somebody who has lost password and codes."""
    out.print(_with(lambda office: office.reset(who)), highlight=False)


@app.command()
def reports() -> None:
    """List the lines of talk that were reported."""
    table = _table("match", "line", "reported", "hidden", "text")
    for one in _with(lambda office: office.reported()):
        hidden = "yes" if one.hidden else ""
        table.add_row(one.match, str(one.number), str(one.often), hidden, escape(one.text))
    out.print(table)


@app.command()
def hide(
    match: Annotated[str, typer.Argument(help="the match")],
    line: Annotated[int, typer.Argument(help="the number of the line")],
) -> None:
    """Take the words off a line of talk."""
    _with(lambda office: office.hide(match, line))


@app.command()
def ratings(
    title: Annotated[str, typer.Argument(help="such as chicago-express")],
    seats: Annotated[int, typer.Argument(help="number of players")],
) -> None:
    """Compute the ratings of a title from its results, from the first to the last."""
    table = _table("name", "rating", "±", "wins only", "matches")
    for one in _with(lambda office: Ratings(office.store).of(title, seats)):
        figures = (one.rating, one.uncertainty, one.wins, one.matches)
        table.add_row(escape(one.name), *[str(figure) for figure in figures])
    out.print(table)


@app.command()
def log() -> None:
    """Show what administrators did."""
    table = _table("when", "who", "what", "about")
    for row in _with(lambda office: office.log()):
        table.add_row(_day(row.at), escape(row.who), row.what, escape(row.about))
    out.print(table)
