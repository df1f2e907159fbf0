"""Learning who wins: play matches, fit a net, measure it on matches held out, put it in its place."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from roundhouse import SetupError
from roundhouse.core.match import find_title
from roundhouse.core.net import FILE, mark_of, read, written
from roundhouse.core.protocol import Title
from roundhouse.training import data, report
from roundhouse.training.data import LEARN, MATCHES, TEST, Chunk
from roundhouse.training.fit import fit
from roundhouse.training.probe import probe
from roundhouse.training.selfplay import USUAL

HELD_OUT = 2000  # matches per board


class Course:
    """One title on one or several boards, which share a set of weights."""

    def __init__(
        self, title: str, boards: list[str], matches: int, seed: int, folder: Path
    ) -> None:
        first = find_title(title, boards[0] if boards else "")
        self.titles: list[Title[Any]] = [find_title(title, b) for b in boards or [first.board]]
        self.first = self.titles[0]
        self.features = len(self.first.feature_names())
        if not self.features:
            raise SetupError(f"{self.first.name} tells nothing that could be learned from")
        self.most = max(one.seats[-1] for one in self.titles)
        self.matches, self.seed, self.folder = matches, seed, folder

    def chunks(self, title: Title[Any], kind: str) -> list[Chunk]:
        """Return what is played on a board, for learning or held out."""
        held = kind == TEST
        seats = (USUAL if USUAL in title.seats else title.seats[0]) if held else 0
        many = (HELD_OUT if held else self.matches) // MATCHES
        where = (title.key, title.board, kind)
        return [Chunk(*where, n, seats, self.most, self.seed) for n in range(many)]

    def all_chunks(self, kind: str) -> list[Chunk]:
        """Return the chunks of all boards, mixed."""
        by_board = [self.chunks(title, kind) for title in self.titles]
        return [chunk for together in zip(*by_board, strict=True) for chunk in together]

    def place(self) -> Path:
        """Return where the weights belong: beside the board, or in the game's folder for several."""
        package = self.first.packages[0 if len(self.titles) == 1 else -1]
        return Path(str(files(package))) / FILE


def run(course: Course, jobs: int, keep: bool, out: Console) -> None:
    """Do all that is not done yet; print what came out."""
    learn, test = course.all_chunks(LEARN), course.all_chunks(TEST)
    _play(course, learn + test, jobs, out)
    made = fit(data.read(learn, course.folder), course.features, course.most, course.seed)
    head = {
        "boards": [title.board for title in course.titles],
        "sizes": made.sizes,
        "features": mark_of(course.first.feature_names()),
        "probe": probe(course.first),
    }
    weights = written(head, made.numbers)
    (course.folder / FILE).write_bytes(weights)
    _measure(course, weights, out)
    if keep:
        course.place().write_bytes(weights)
        out.print(f"weights in {course.place()}", highlight=False)


def _play(course: Course, chunks: list[Chunk], jobs: int, out: Console) -> None:
    with Progress(console=out) as progress:
        bar = progress.add_task(f"{course.first.key}: matches", total=len(chunks) * MATCHES)
        done = [chunk for chunk in chunks if chunk.file(course.folder).exists()]
        progress.advance(bar, len(done) * MATCHES)
        for _ in data.make_all(chunks, course.folder, jobs or os.cpu_count() or 1):
            progress.advance(bar, MATCHES)


def _measure(course: Course, weights: bytes, out: Console) -> None:
    net, wide = read(weights), data.width(course.features, course.most)
    told = {}
    for title in course.titles:
        rows = data.as_rows(data.read(course.chunks(title, TEST), course.folder), wide)
        told[title.board] = report.told_by(net, rows, course.most)
    text = report.page(course.first.name, told)
    (course.folder / "report.md").write_text(text, encoding="utf-8")
    report.draw(course.first.name, told, course.folder / "calibration.svg")
    out.print(text, highlight=False, soft_wrap=True)
    out.print(f"report and picture in {course.folder}", highlight=False)
