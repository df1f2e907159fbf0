"""The command ``roundhouse``: one small module per command, gathered here."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundhouse import RoundhouseError, titles
from roundhouse.bots.levels import ADVISER, LEVELS, USUAL
from roundhouse.cli import arena as arenas
from roundhouse.cli import bench as benches
from roundhouse.cli import bench_late, bench_search, people, pictures, replay, rule, translate
from roundhouse.cli import fuzz as fuzzing
from roundhouse.cli import hint as hints
from roundhouse.cli import maps as mapping
from roundhouse.cli import perft as perfts
from roundhouse.cli import play as playing
from roundhouse.cli import train as training
from roundhouse.cli import verify as verifying
from roundhouse.cli.tables import set_up
from roundhouse.core.match import find_title
from roundhouse.games.registry import look_in

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Railway board games: play, replay, draw, check and measure them.",
)
# Where nobody watches, tables need not be squeezed into 80 columns
maps = typer.Typer(no_args_is_help=True, help="Make and check maps.")
app.add_typer(maps, name="map")
app.add_typer(people.app, name="people")
languages = typer.Typer(
    no_args_is_help=True, help="Translate: gather what is missing, put it back."
)
app.add_typer(languages, name="language")
out = Console(width=None if sys.stdout.isatty() else 120)

TitleName = Annotated[str, typer.Argument(help="such as chicago-express; see `roundhouse titles`")]
Board = Annotated[str, typer.Option("--map", help="board of the title, such as rust-belt")]
Seats = Annotated[int, typer.Option(help="number of players; 0: the title's smallest of 3 or more")]
Chosen = Annotated[list[str], typer.Option("--option", help="option of the match: key=value")]
Language = Annotated[str, typer.Option(help="en, de or nl")]
Seed = Annotated[int | None, typer.Option(help="draw CHANCE and bots from this seed")]
RecordFile = Annotated[
    Path, typer.Argument(help="a record, .rail or .json", exists=True, dir_okay=False)
]

Target = Annotated[Path, typer.Argument(help="file to write, such as roundhouse.jsonl.gz")]
Source = Annotated[Path, typer.Argument(help="file to read", exists=True, dir_okay=False)]


@app.command("titles")
def list_titles() -> None:
    """List the games, their boards, seats and options."""
    table = Table(box=None, header_style="bold")
    for column in ("title", "map", "seats", "options (default first)"):
        table.add_column(column)
    for title in titles():
        low, high = title.seats[0], title.seats[-1]
        options = "\n".join(f"{o.key}={'|'.join(o.values)}" for o in title.options)
        table.add_row(title.key, title.board, f"{low}–{high}" if low < high else str(low), options)
    out.print(table)


@app.command()
def play(
    title: TitleName = "chicago-express",
    board: Board = "",
    seats: Seats = 0,
    people: Annotated[
        str, typer.Option(help="seats played by people: 0,2 or all; one: a seat that is drawn")
    ] = "one",
    bot: Annotated[
        str, typer.Option(help=f"who plays the others: {', '.join(LEVELS)}; see docs/bots.md")
    ] = USUAL,
    name: Annotated[list[str], typer.Option(help="names of the players in seat order")] = [],  # noqa: B006
    option: Chosen = [],  # noqa: B006
    dice: Annotated[str, typer.Option(help="draw CHANCE, or `ask` to type it by hand")] = "draw",
    seed: Seed = None,
    language: Language = "en",
    record: Annotated[
        Path | None, typer.Option(help="write the match here after every move")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with this record")] = None,
) -> None:
    """Play in the terminal: at one keyboard, against bots, or recording a game on a real table."""
    match = playing.resumed(resume) if resume else set_up(title, board, seats, option)
    for seat, given in enumerate(name):
        match.names[seat] = given
    table = playing.TerminalTable(
        match,
        playing.seated(match, people, seed),
        bot,
        dice,
        seed,
        language,
        record or resume,
        out,
    )
    table.run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on; default 127.0.0.1")] = "",
    port: Annotated[int, typer.Option(help="port; default 8000")] = 0,
    workers: Annotated[
        int, typer.Option(help="processes; several need PostgreSQL and Redis, see docs/server.md")
    ] = 1,
) -> None:
    """Open the table in the browser."""
    from roundhouse.cli.serve import serve as run_server  # the web libraries are loaded only here

    run_server(host, port, workers, out)


@app.command()
def backup(file: Target) -> None:
    """Write everything the server keeps into a file, while it runs."""
    from roundhouse.cli import archive

    archive.backup(file, out)


@app.command()
def restore(file: Source) -> None:
    """Read a backup into an empty database."""
    from roundhouse.cli import archive

    archive.restore(file, out)


@app.command()
def export(
    file: Target,
    ids: Annotated[list[str] | None, typer.Argument(help="matches; none: all")] = None,
) -> None:
    """Write matches into a file that any Roundhouse can import."""
    from roundhouse.cli import archive

    archive.export(file, ids or [], out)


@app.command("import")
def import_matches(file: Source) -> None:
    """Add the matches of a file; those that are there already stay as they are."""
    from roundhouse.cli import archive

    archive.import_matches(file, out)


@app.command()
def verify(file: RecordFile) -> None:
    """Recompute the draws of a finished match from its published record."""
    verifying.verify(file, out)


@maps.command("new")
def new_map(
    name: Annotated[str, typer.Argument(help="name of the map, such as 'Isle of Man'")],
    folder: Annotated[Path, typer.Option(help="where to put it")] = Path("."),
    title: Annotated[str, typer.Option(help="title it is for")] = "age-of-steam",
) -> None:
    """Write a small map that already plays, to begin from."""
    out.print(find_title(title).new_board(name, str(folder)), highlight=False)


@maps.command("check")
def check_map(
    path: Annotated[Path, typer.Argument(help="folder of the map, or its board.toml", exists=True)],
    title: Annotated[str, typer.Option(help="title it is for")] = "age-of-steam",
) -> None:
    """Name what is wrong with a map, with file and line, and play some matches on it."""
    found = mapping.problems(str(path), title)
    for problem in found:
        out.print(f"[red]{problem}[/]", highlight=False)
    if found:
        raise typer.Exit(1)
    out.print(f"{path}: plays, no problem found", highlight=False)


@languages.command("gather")
def gather_texts(
    language: Annotated[str, typer.Argument(help="two letters, such as fr")],
    file: Annotated[Path, typer.Argument(help="file to write")],
) -> None:
    """Write all texts a language lacks into one file, to be translated there."""
    file.write_text(translate.gather(translate.checked(language)), encoding="utf-8")
    out.print(f"{file}: written", highlight=False)


@languages.command("put")
def put_texts(
    language: Annotated[str, typer.Argument(help="two letters, such as fr")], file: Source
) -> None:
    """Put translated texts where they belong, if nothing is missing and nothing is wrong."""
    wrong = translate.put(translate.checked(language), file.read_text(encoding="utf-8"))
    for one in wrong:
        out.print(f"[red]{one}[/]", highlight=False)
    if wrong:
        raise typer.Exit(1)
    out.print(f"{language}: all texts are in place", highlight=False)


@app.command("replay")
def replay_record(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="stop after this move")] = None,
    step: Annotated[bool, typer.Option(help="wait for Enter after every move")] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded match move by move and show where it stands."""
    replay.tell(file, ply, step, language, out)


@app.command()
def render(
    file: RecordFile,
    output: Annotated[Path, typer.Option("-o", "--output", help="board.svg or board.png")],
    ply: Annotated[
        int | None, typer.Option(help="position after this move; default: the last")
    ] = None,
    look: Annotated[str, typer.Option(help="light, dark or print")] = "light",
) -> None:
    """Draw a position of a recorded match."""
    pictures.render(file, ply, output, look)
    out.print(f"{output}")


@app.command("rule")
def show_rule(
    number: Annotated[str, typer.Argument(help="such as CE-3.3, or CE-3 for a chapter")],
    language: Language = "en",
) -> None:
    """Show a rule: its text, the code that implements it and the tests that prove it."""
    rule.show(number, language, out)


@app.command()
def fuzz(
    title: Annotated[str, typer.Argument(help="a title; without one all of them")] = "",
    board: Board = "",
    seats: Annotated[int, typer.Option(help="number of players; 0: all in turn")] = 0,
    games: Annotated[int, typer.Option(help="matches for each title and map")] = 1000,
    each: Annotated[
        bool, typer.Option("--each", help="and as many for each number of players")
    ] = False,
    seed: Annotated[int, typer.Option(help="first seed")] = 0,
    every: Annotated[int, typer.Option(help="check all laws at every nth position")] = 20,
    jobs: Annotated[int, typer.Option(help="processes; 0: one per core")] = 0,
) -> None:
    """Play matches, at random and by advice in turn, and check the laws at every position."""
    if not fuzzing.run(title, board, seats, games, each, seed, every, jobs, out):
        raise typer.Exit(1)


@app.command()
def arena(
    title: TitleName,
    bots: Annotated[str, typer.Option(help="bots, separated by ';'; the last takes what is left")],
    board: Board = "",
    seats: Seats = 0,
    option: Chosen = [],  # noqa: B006
    games: Annotated[int, typer.Option(help="matches in all, those played before included")] = 120,
    decide: Annotated[
        float, typer.Option(help="stop once the first bot's win share is surely above or below")
    ] = 0.0,
    seed: Annotated[int, typer.Option(help="draws CHANCE and bots")] = 1,
    jobs: Annotated[int, typer.Option(help="processes; 0: one per core")] = 0,
    folder: Annotated[
        Path | None, typer.Option(help="results and records; an arena there goes on")
    ] = None,
) -> None:
    """Let bots play each other, seats balanced; see docs/bots.md for how bots are written."""
    named = [bot.strip() for bot in bots.split(";")]
    contest = arenas.contest_of(title, board, seats, option, named, seed)
    arenas.run(contest, games, decide, jobs, folder or arenas.usual_folder(contest), out)


@app.command()
def train(
    title: TitleName,
    board: Annotated[
        list[str], typer.Option("--map", help="boards that share one set of weights")
    ] = [],  # noqa: B006
    matches: Annotated[int, typer.Option(help="matches to learn from, per board")] = 20_000,
    seed: Annotated[int, typer.Option(help="draws matches and first weights")] = 1,
    jobs: Annotated[int, typer.Option(help="processes; 0: one per core")] = 0,
    folder: Annotated[Path | None, typer.Option(help="matches kept; the same goes on")] = None,
    keep: Annotated[bool, typer.Option(help="put the weights where the title looks")] = False,
) -> None:
    """Learn who wins: play matches, fit a net, measure it on matches held out."""
    where = folder or Path("var/train") / "-".join([title, *board])
    training.run(training.Course(title, board, matches, seed, where), jobs, keep, out)


@app.command()
def hint(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="after this move; default: the last")] = None,
    level: Annotated[str, typer.Option(help="which bot is asked")] = ADVISER,
    steps: Annotated[int, typer.Option(help="1: where, 2: what kind, 3: which move")] = 3,
    seed: Annotated[int, typer.Option(help="the same seed gives the same hint")] = 1,
    language: Language = "en",
) -> None:
    """Tell what a bot would play in a recorded match, and why."""
    hints.tell(file, ply, level, steps, seed, language, out)


@app.command()
def perft(
    title: TitleName,
    depth: Annotated[int, typer.Argument(help="how many moves deep")] = 3,
    board: Board = "",
    seats: Seats = 0,
    option: Chosen = [],  # noqa: B006
    file: Annotated[
        Path | None, typer.Option("--from", help="start from the end of this record")
    ] = None,
) -> None:
    """Count the sequences of legal moves from a position."""
    match = playing.resumed(file) if file else set_up(title, board, seats, option)
    perfts.show(match, depth, out)


@app.command()
def bench(
    title: Annotated[str, typer.Argument(help="a title; without one all of them")] = "",
    board: Board = "",
    seconds: Annotated[float, typer.Option(help="how long each figure is measured")] = 1.0,
) -> None:
    """Measure the engine: decisions per second, copying, listing moves, replaying, searching."""
    benches.run(title, board, seconds, out)
    bench_late.run(title, board, benches.heading("full boards"), out)
    bench_search.run(title, board, seconds, benches.heading("search"), out)


def look_for_boards() -> None:
    """Find the boards of the folder ROUNDHOUSE_BOARDS, too."""
    folder = os.environ.get("ROUNDHOUSE_BOARDS")
    if folder:
        look_in(folder)


def main() -> None:
    """Run the command line; what a user got wrong is told in one line."""
    try:
        look_for_boards()
        app(prog_name="roundhouse")
    except RoundhouseError as error:
        Console(stderr=True).print(Text.assemble(("roundhouse: ", "bold red"), str(error)))
        sys.exit(2)


if __name__ == "__main__":
    main()
