"""Matches with the laws checked at every position: random ones, and deep ones that follow advice."""

from __future__ import annotations

import os
import random
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import Progress

from roundhouse import Match, RoundhouseError, Title, titles
from roundhouse.cli.sparring import choice
from roundhouse.core import laws
from roundhouse.core.match import find_title


@dataclass(frozen=True)
class Finding:
    """What one match showed: how long it was and which laws were broken, with the record so far."""

    plies: int
    broken: tuple[str, ...]
    record: str


def random_options(title: Title[Any], dice: random.Random) -> dict[str, str]:
    """Return options drawn at random that do not exclude each other."""
    options = {option.key: dice.choice(option.values) for option in title.options}
    for option in title.options:
        for mine, other, theirs in option.conflicts:
            if options[option.key] == mine and options[other] == theirs:
                options[option.key] = option.default
    return options


def wildness(seed: int, dice: random.Random) -> float:
    """Return the share of random moves: all of them, in every second match 5 to 50 in a hundred.

    Random players seldom get far: they go bankrupt, or never finish anything.
    """
    return dice.uniform(0.05, 0.5) if seed % 2 else 1.0


def fuzz_match(key: str, board: str, seats: int, seed: int, every: int) -> Finding:
    """Play one match; stop at the first position that breaks a law."""
    title = find_title(key, board)
    dice = random.Random(f"{key} {board} {seats} {seed}")
    wild = wildness(seed, dice)
    match: Match[Any] = Match(title, seats, "", **random_options(title, dice))
    # The state is played on without the history a Match keeps: a long run needs no undo.
    s = match.state
    moves: list[str] = []
    while True:
        broken = laws.violations(title, s, len(moves) % every == 0)
        if not broken and len(moves) > title.longest:
            broken = [f"more than {title.longest} decisions"]
        if broken or not (listed := title.moves(s)):
            break
        move = choice(title, s, listed, wild, dice)
        moves.append(str(move))
        title.apply(s, move)
    if not broken:
        broken = list(laws.violations(title, s))
    return Finding(
        len(moves), tuple(broken), _record(title, seats, match.options, moves) if broken else ""
    )


def _record(title: Title[Any], seats: int, options: dict[str, str], moves: list[str]) -> str:
    match: Match[Any] = Match(title, seats, "", **options)
    try:
        for move in moves:
            match.push(move)
    except RoundhouseError as error:
        match.comment = f"stops at move {match.ply + 1}: {error}"
    return str(match.record())


def _several(
    key: str, board: str, seats: int, seeds: range, every: int
) -> list[tuple[int, Finding]]:
    return [(seed, fuzz_match(key, board, seats, seed, every)) for seed in seeds]


def run(
    name: str,
    board: str,
    seats: int,
    games: int,
    each: bool,
    seed: int,
    every: int,
    jobs: int,
    out: Console,
) -> bool:
    """Fuzz the titles asked for; print a line for each and every violation; return if all is well.

    So many ``games`` are shared among the numbers of players of a title and map, or played with each.
    """
    chosen = [t for t in titles() if name in ("", t.key) and board in ("", t.board)]
    if not chosen:
        find_title(name, board)  # says what is known
    tables = [(t, n) for t in chosen for n in t.seats if seats in (0, n)]
    if not tables:
        raise RoundhouseError(f"no such title takes {seats} seats")
    well = True
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        for title, players in tables:
            share = games if each else -(-games // len([1 for t, _ in tables if t is title]))
            well &= _run_table(pool, title, players, range(seed, seed + share), every, out)
    return well


def _run_table(
    pool: ProcessPoolExecutor, title: Title[Any], seats: int, seeds: range, every: int, out: Console
) -> bool:
    chunk = max(1, min(50, len(seeds) // 8))
    parts = [seeds[at : at + chunk] for at in range(0, len(seeds), chunk)]
    waiting = [pool.submit(_several, title.key, title.board, seats, part, every) for part in parts]
    plies = wrong = 0
    with Progress(console=out, transient=True) as progress:
        bar = progress.add_task(f"{title.key} {title.board} {seats}", total=len(seeds))
        for done in as_completed(waiting):
            for seed, finding in done.result():
                progress.advance(bar)
                plies += finding.plies
                if finding.broken:
                    wrong += 1
                    file = f"fuzz-{title.key}-{title.board}-{seats}-{seed}.rail"
                    with open(file, "w", encoding="utf-8") as record:
                        record.write(finding.record)
                    out.print(f"[red]{'; '.join(finding.broken)}[/] ({file})", highlight=False)
    verdict = "no violation" if not wrong else f"{wrong} matches with violations"
    where = f"{title.key} {title.board}, {seats} seats"
    out.print(f"{where}: {len(seeds)} matches, {plies} decisions, {verdict}", highlight=False)
    return not wrong
