"""What would a bot play? The same three steps as at the table."""

from __future__ import annotations

import random
from pathlib import Path

from rich.console import Console

from roundhouse import CHANCE
from roundhouse.bots.levels import make_bot
from roundhouse.bots.worker import asked_in
from roundhouse.cli.tables import read_match
from roundhouse.language import Speaker
from roundhouse.language.hints import hint, why


def tell(
    file: Path, ply: int | None, level: str, steps: int, seed: int, language: str, out: Console
) -> None:
    """Print what a bot would play after a move of a record, and what else it thought of."""
    match = read_match(file)
    here = match.fork(match.ply if ply is None else ply)
    speaker = Speaker(match.title, language, match.names)
    if here.over or here.turn == CHANCE:
        out.print(speaker.say("hint-over" if here.over else "hint-chance"), highlight=False)
        return
    bot = make_bot(level, random.Random(seed))
    try:
        choice = bot.choose(asked_in(here, random.Random(seed)))
    finally:
        bot.close()
    reason = why(choice.reason, choice.value, choice.simulations, speaker)
    found = hint(match.title, here.state, str(choice.move), reason, speaker)
    for text in found.steps[:steps]:
        out.print(text, highlight=False, markup=False)
    if steps >= len(found.steps):
        for one in choice.considered[:5]:
            line = f"  {one.move}: {one.share:.0%}, {one.value:.2f}"
            out.print(line, highlight=False, markup=False)
