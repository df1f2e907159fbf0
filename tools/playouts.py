"""How long should a search play on before it asks for a forecast? Measured on recorded matches.

    PYTHONPATH=build/compiled .venv/bin/python tools/playouts.py FOLDER [--positions N] [--playouts N]

FOLDER is one of an arena. From positions of its records the most promising moves are played on to the
end by the title's advice, again and again. One half of these playouts says how often each move wins;
the other half is what a search would have seen that asks after so many decisions.

Printed is what choosing by that is worth: the percentage points of win share that a move brings for
each standard deviation by which it seems better than the others, after 8, 25 and 100 visits a move.
"""

import argparse
import json
import random
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance, variance

from roundhouse import CHANCE, NOBODY
from roundhouse.bots.search import Search
from roundhouse.core.match import Match, drawn, find_title
from roundhouse.core.record import read

HORIZONS = [20, 40, 60, 80, 120, 160, 200]
VISITS = [8, 25, 100]
MOVES = 5  # the most promising ones are compared


@dataclass
class Playout:
    """One playout of a move: what was forecast on the way and at the end, and who won."""

    seen: list[float]  # the seat's chance by each horizon, then by the result
    won: float


@dataclass
class Sums:
    """What the positions say of one horizon."""

    signal: list[float]
    noise: list[float]
    agreement: list[float]

    def worth(self, visits):
        """Return the win share for each standard deviation, after so many visits."""
        spread = max(mean(self.signal), 0.0) + mean(self.noise) / visits
        return mean(self.agreement) / sqrt(spread) if spread else 0.0


def positions(folder, dice):
    """Yield positions in which a seat has a choice, from all of the records alike."""
    records = [read(path.read_text()) for path in sorted(folder.glob("records/*.rail"))]
    while True:
        record = dice.choice(records)
        match = Match(find_title(record.title, record.board), record.seats, "", **record.options)
        for entry in record.moves[: dice.randrange(len(record.moves))]:
            match.push(entry.move)
        if match.turn >= 0 and len(match.title.moves(match.state)) > 1:
            yield match.state


def play_on(title, search, s, seat, move):
    """Make a move and play to the end by the advice, as a search does."""
    twin = title.imagine(s, seat, search.dice) if title.secrets else s.copy()
    title.apply(twin, move)
    seen = []
    made = 0
    while twin.turn != NOBODY:
        if twin.turn == CHANCE:
            title.apply(twin, drawn(title, twin, search.dice))
            continue
        if len(seen) < len(HORIZONS) and made >= HORIZONS[len(seen)] and title.is_quiet(twin):
            chance = search.chances(title.forecast(twin))[seat]
            while len(seen) < len(HORIZONS) and made >= HORIZONS[len(seen)]:
                seen.append(chance)
        moves = title.moves(twin)
        title.apply(twin, moves[0] if len(moves) == 1 else search.lively(twin, moves))
        made += 1
    ranks = title.ranks(twin)
    seen += [search.result(twin)[seat]] * (len(HORIZONS) + 1 - len(seen))
    return Playout(seen, 1 / ranks.count(1) if ranks[seat] == 1 else 0.0)


def compared(rows, at, sums):
    """Add what one position says of one horizon; each half of the playouts judges the other."""
    for half in (0, 1):
        seen = [[playout.seen[at] for playout in row[half::2]] for row in rows]
        won = [mean([playout.won for playout in row[1 - half :: 2]]) for row in rows]
        means = [mean(values) for values in seen]
        noise = mean([pvariance(values) for values in seen])
        middle, share = mean(means), mean(won)
        products = [(a - middle) * (b - share) for a, b in zip(means, won, strict=True)]
        sums.noise.append(noise)
        sums.signal.append(variance(means) - noise / len(seen[0]))
        sums.agreement.append(sum(products) / (len(rows) - 1))


def main() -> None:
    """Play and print a line for every horizon."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    contest = json.loads((given.folder / "contest.json").read_text())
    title = find_title(contest["title"], contest["board"])
    dice = random.Random(given.seed)
    found = [Sums([], [], []) for _ in range(len(HORIZONS) + 1)]
    asked = positions(given.folder, dice)
    for _ in range(given.positions):
        s = next(asked)
        search = Search(title, random.Random(dice.getrandbits(63)))
        moves = title.moves(s)
        weights = title.weigh(s, moves)
        best = sorted(range(len(moves)), key=lambda at: -weights[at])[:MOVES]
        rows = [
            [play_on(title, search, s, s.turn, moves[at]) for _ in range(given.playouts)]
            for at in best
        ]
        for at, sums in enumerate(found):
            compared(rows, at, sums)
    print(f"{title.key} {title.board}, {given.positions} positions")
    print("\n| decisions |" + "".join([f" {visits} visits |" for visits in VISITS]))
    print("|---|" + "---:|" * len(VISITS))
    for name, sums in zip([*map(str, HORIZONS), "to the end"], found, strict=True):
        print(f"| {name} |" + "".join([f" {100 * sums.worth(v):.1f} |" for v in VISITS]))


if __name__ == "__main__":
    main()
