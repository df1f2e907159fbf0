"""Telling a recorded match."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roundhouse import Match, RoundhouseError
from roundhouse.cli import show
from roundhouse.cli.tables import read_match
from roundhouse.core.record import CHANCE_SIGN
from roundhouse.language import Speaker


def tell(file: Path, ply: int | None, step: bool, language: str, out: Console) -> None:
    """Print every move with what it led to, then the position."""
    whole = read_match(file)
    last = whole.ply if ply is None else ply
    if not 0 <= last <= whole.ply:
        raise RoundhouseError(f"{file}: there is no move {last}; the match has {whole.ply}")
    match: Match[object] = whole.fork(0)  # type: ignore[type-var]
    speaker = Speaker(match.title, language, match.names)
    for number, entry in enumerate(whole.record().moves[:last], 1):
        who = CHANCE_SIGN if entry.seat < 0 else speaker.seat(entry.seat)
        out.print(f"[dim]{number:4}[/] [bold]{who}[/] {entry.move}", highlight=False)
        for event in match.push(entry.move):
            out.print(f"       {speaker.event(event)} [dim]{event.rule}[/]", highlight=False)
        if entry.comment:
            out.print(f"       [italic]{entry.comment}[/]", highlight=False)
        if step:
            out.input("")
    view = match.view()
    show.position(speaker, view, match.title.sketch(view), out)
