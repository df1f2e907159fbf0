"""Plays the arenas behind docs/bots.md and prints their tables.

Every contest goes on where it stopped, so the whole may run in parts:

    PYTHONPATH=build/compiled .venv/bin/python tools/arenas.py [part …] [--title KEY] [--print]

Parts: heuristic, search, scaling, levels. ``--print`` plays nothing. Contests and results lie in
var/arenas with their records. When a
bot has changed, remove the folders of its contests first: they would go on with another player.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from roundhouse import titles
from roundhouse.arena.bout import Contest
from roundhouse.arena.figures import interval, standings
from roundhouse.arena.store import Folder
from roundhouse.bots.levels import LEVELS
from roundhouse.cli import arena

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "var" / "arenas"
MOST = 400  # matches, if the interval does not decide before


@dataclass(frozen=True)
class Planned:
    """A contest of two bots and the win share the first is to exceed."""

    part: str
    title: str
    board: str
    seats: int
    first: str
    others: str
    wanted: float

    def contest(self) -> Contest:
        """Return it as the arena wants it."""
        bots = [self.first, self.others][: self.seats]
        return arena.contest_of(self.title, self.board, self.seats, [], bots, 1)

    def folder(self) -> Path:
        """Return where its results lie."""
        return KEPT / arena.usual_folder(self.contest()).name

    def command(self) -> str:
        """Return how to play it by hand."""
        board = f" --map {self.board}" if self.board else ""
        bots = ";".join(dict.fromkeys([self.first, self.others][: self.seats]))
        return f'roundhouse arena {self.title}{board} --seats {self.seats} --bots "{bots}"'


def usual_seats(title) -> int:
    """Return three players where the board takes them."""
    return 3 if 3 in title.seats else title.seats[0]


def planned() -> list[Planned]:
    """Return every contest the documentation speaks of."""
    found = []
    for title in titles():
        seats = usual_seats(title)
        found.append(
            Planned("heuristic", title.key, title.board, seats, "heuristic", "random", 0.95)
        )
        for many in (100, 50) if seats > 1 else ():
            bots = f"search:{4 * many}", f"search:{many}"
            found.append(Planned("scaling", title.key, title.board, seats, *bots, 1 / seats))
    firsts = {title.key: title for title in reversed(titles())}
    for key, title in sorted(firsts.items()):
        table = key, title.board, usual_seats(title)
        fair = 1 / table[2]
        found.append(Planned("search", *table, "search:0.2s", "heuristic", 2 * fair))
        # Without their limits of time, which would measure the machine.
        levels = [level.bot.partition(",")[0] for level in LEVELS.values()]
        for lower, higher in pairwise(levels):
            found.append(Planned("levels", *table, higher, lower, fair))
    return found


def row(plan: Planned) -> str:
    """Return a line of the table in the documentation, or nothing if it was not played."""
    if not plan.folder().exists():
        return ""
    bouts = Folder(plan.folder(), plan.contest()).bouts()
    mine = next(one for one in standings(bouts) if one.bot == plan.first)
    if plan.seats == 1:
        alive = sum([bout.scores[0] > 0 for bout in bouts])
        low, high = interval(alive, len(bouts))
        share = f"{alive / len(bouts):.1%} ({low:.1%}–{high:.1%}) end above 0"
    else:
        share = f"{mine.share:.1%} ({mine.low:.1%}–{mine.high:.1%})"
    against = plan.others if plan.seats > 1 else "alone"
    return (
        f"| {plan.title} {plan.board}, {plan.seats} | {plan.first} | {against} | {len(bouts)} | {share} "
        f"| {mine.score:.1f} | {mine.seconds:.3f} / {mine.slowest:.2f} |"
    )


def main() -> None:
    """Play what was asked for and print all there is."""
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--title", default="")
    parser.add_argument("--map", default="")
    parser.add_argument("--games", type=int, default=MOST)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--print", action="store_true", dest="only_print")
    given = parser.parse_args()
    out = Console(width=140)
    chosen = [plan for plan in planned() if not given.parts or plan.part in given.parts]
    chosen = [plan for plan in chosen if given.title in ("", plan.title)]
    chosen = [plan for plan in chosen if given.map in ("", plan.board)]
    for plan in [] if given.only_print else chosen:
        print(plan.command())
        wanted = plan.wanted if plan.seats > 1 else 0.0
        arena.run(plan.contest(), given.games, wanted, given.jobs, plan.folder(), out)
    for part in dict.fromkeys([plan.part for plan in chosen]):
        print(f"\n### {part}\n")
        print(
            "| table, seats | bot | against | matches | win share (95 %) | score | s/move, slowest |"
        )
        print("|---|---|---|---:|---|---:|---|")
        for line in filter(None, [row(plan) for plan in chosen if plan.part == part]):
            print(line)


if __name__ == "__main__":
    main()
