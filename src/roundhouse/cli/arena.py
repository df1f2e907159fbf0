"""Bots against bots, on all cores, with figures that say how sure they are."""

from __future__ import annotations

import json
import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from roundhouse import SetupError
from roundhouse.arena.bout import Bout, Contest, play_bout
from roundhouse.arena.figures import Standing, standings, verdict
from roundhouse.arena.plot import draw
from roundhouse.arena.store import Folder
from roundhouse.bots.levels import make_bot
from roundhouse.cli.tables import set_up

FEWEST = 20  # matches before a verdict may end an arena early


def contest_of(
    title: str, board: str, seats: int, options: list[str], bots: list[str], seed: int
) -> Contest:
    """Return what is asked for, checked; the last bot takes the seats that are left."""
    match = set_up(title, board, seats, options)
    if not bots or len(bots) > match.seats:
        raise SetupError(f"name 1 to {match.seats} bots, not {len(bots)}")
    for bot in bots:
        make_bot(bot, Random(0)).close()
    seated = tuple(bots + [bots[-1]] * (match.seats - len(bots)))
    key, where = match.title.key, match.title.board
    return Contest(key, where, match.seats, match.options, seated, seed)


def usual_folder(contest: Contest) -> Path:
    """Return where an arena is kept if nobody says otherwise: the same contest, the same folder."""
    told = json.dumps(asdict(contest), sort_keys=True)
    mark = sha256(told.encode()).hexdigest()[:8]
    return Path("var/arena") / f"{contest.title}-{contest.board}-{contest.seats}-{mark}"


def run(
    contest: Contest, games: int, decide: float, jobs: int, folder: Path, out: Console
) -> list[Standing]:
    """Play what is missing, keep it, and print how the bots did."""
    kept = Folder(folder, contest)
    bouts = kept.bouts()
    missing = sorted(set(range(games)) - {bout.number for bout in bouts})
    if not _decided(bouts, contest.bots[0], decide):
        _play(contest, missing, decide, jobs, kept, bouts, out)
    found = standings(bouts)
    where = f"{contest.title} {contest.board}, {contest.seats} seats"
    out.print(_table(found, f"{where}: {len(bouts)} matches"))
    if decide and bouts:
        said = {True: "surely above", False: "surely below", None: "not decided against"}
        told = f"{contest.bots[0]}: {said[verdict(bouts, contest.bots[0], decide)]} {decide:.0%}"
        out.print(Text(told))  # as it is: ":100:" would become a picture
    draw(found, where, folder / "standings.svg")
    out.print(f"results, records and picture in {folder}", highlight=False)
    return found


def _decided(bouts: list[Bout], bot: str, wanted: float) -> bool:
    return bool(wanted) and len(bouts) >= FEWEST and verdict(bouts, bot, wanted) is not None


def _play(
    contest: Contest,
    missing: list[int],
    decide: float,
    jobs: int,
    kept: Folder,
    bouts: list[Bout],
    out: Console,
) -> None:
    numbers = iter(missing)
    workers = jobs or os.cpu_count() or 1
    with (
        Progress(console=out, transient=True) as progress,
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        bar = progress.add_task(f"{contest.title} {contest.board}", total=len(missing))
        running = {pool.submit(play_bout, contest, n, Random) for n in islice(numbers, workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                bout, record = future.result()
                kept.keep(bout, record)
                bouts.append(bout)
                progress.advance(bar)
            if not _decided(bouts, contest.bots[0], decide):
                running |= {
                    pool.submit(play_bout, contest, n, Random) for n in islice(numbers, len(done))
                }


def _table(found: list[Standing], title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("bot")
    for column in ("matches", "win share", "95 %", "fair", "score", "rating", "s/move", "slowest"):
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(
            Text(one.bot),
            f"{one.matches}",
            f"{one.share:.1%}",
            f"{one.low:.1%}–{one.high:.1%}",
            f"{one.fair:.0%}",
            f"{one.score:.1f}",
            f"{one.rating:.1f} ± {one.doubt:.1f}",
            f"{one.seconds:.3f}",
            f"{one.slowest:.2f}",
        )
    return table
