"""Writes the records under tests/records: whole matches of random play with fixed seeds.

    PYTHONPATH=src python tools/make_records.py chicago-express

One record per board and number of seats with the default options, and one per other value of each option.
Run it only when the rules themselves have changed (and their version with them): the records are there
to show that they have not.
"""

import random
import sys
from itertools import count
from pathlib import Path

from roundhouse import CHANCE, Match, titles
from roundhouse.core.match import drawn

# What a match must have seen to be worth keeping: the Wabash opens in it, say
WANTED = {"chicago-express": "wabash-opens"}
WAIVING = {"pass", "decline", "stop"}
RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def settings(title):
    """Return, for a title, the name, seats and options of each record."""
    found = [(f"{seats}-seats", seats, {}) for seats in title.seats]
    middle = title.seats[len(title.seats) // 2]
    for option in title.options:
        for value in option.values[1:]:
            found.append((f"{option.key}-{value}", middle, {option.key: value}))
    return found


def choice(match, dice):
    """Return a random move with some taste: rather go on than waive, low bids, hexes in the west."""
    if match.turn == CHANCE:
        return drawn(match.title, match.state, dice)
    moves = match.legal_moves
    if dice.random() < 0.1:
        return dice.choice(moves)
    active = [move for move in moves if str(move) not in WAIVING] or moves
    if str(active[0]).startswith("build"):
        return active[0]
    if str(active[0]).startswith("bid") and dice.random() < 0.6:
        return moves[0]
    return dice.choice(active[:4])


def played(title, seats, options, seed):
    """Return a whole match, and the keys of everything that happened in it."""
    dice = random.Random(seed)
    match, seen = Match(title, seats, **options), set()
    while not match.over:
        seen.update([event.key for event in match.push(choice(match, dice))])
    return match, seen


def worth_keeping(title, seats, options):
    """Return the first match, counting seeds from 0, that has seen what is wanted."""
    for seed in count():
        match, seen = played(title, seats, options, seed)
        if WANTED.get(title.key) in (None, *seen):
            match.headers["made"] = f"by tools/make_records.py with seed {seed}"
            return match
    raise AssertionError("seeds do not end")


def main(keys):
    """Write the records of the titles named, or of all."""
    for title in titles():
        if keys and title.key not in keys:
            continue
        folder = RECORDS / title.key
        folder.mkdir(parents=True, exist_ok=True)
        for name, seats, options in settings(title):
            path = folder / f"{title.board}-{name}.rail"
            path.write_text(str(worth_keeping(title, seats, options).record()), encoding="utf-8")
            print(path.relative_to(RECORDS.parent.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
