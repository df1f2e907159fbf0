"""Rows on disk: chunks of matches, each made from its own seed, so that making them can be resumed."""

from __future__ import annotations

import os
import random
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from roundhouse.core.match import find_title
from roundhouse.training.selfplay import Player

MATCHES: Final = 100  # in a chunk
LEARN: Final = "learn"
TEST: Final = "test"  # held out: nothing is ever chosen by these


@dataclass(frozen=True)
class Chunk:
    """So many matches on one board, for learning or held out."""

    title: str
    board: str
    kind: str
    number: int
    seats: int  # 0: any number
    most: int
    seed: int

    def file(self, folder: Path) -> Path:
        """Return where it is kept."""
        return folder / f"{self.board}-{self.kind}-{self.number:04}.f32"


def make(chunk: Chunk, folder: Path) -> Path:
    """Play a chunk and write it whole."""
    title = find_title(chunk.title, chunk.board)
    told = f"{chunk.seed} {chunk.title} {chunk.board} {chunk.kind} {chunk.number}"
    player = Player(title, chunk.most, random.Random(told))
    rows = player.rows(MATCHES, chunk.seats)
    file = chunk.file(folder)
    half = file.with_suffix(f".{os.getpid()}")
    half.write_bytes(rows.tobytes())
    half.rename(file)
    return file


def make_all(chunks: list[Chunk], folder: Path, jobs: int) -> Iterator[Chunk]:
    """Make the chunks that are missing, on so many cores; yield each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [chunk for chunk in chunks if not chunk.file(folder).exists()]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(make, chunk, folder): chunk for chunk in missing}
        for done in as_completed(waiting):
            done.result()
            yield waiting[done]


def read(chunks: list[Chunk], folder: Path) -> bytes:
    """Return the rows of chunks, one behind the other."""
    return b"".join([chunk.file(folder).read_bytes() for chunk in chunks])


def width(features: int, most: int) -> int:
    """Return how many numbers a row holds."""
    return features + 2 * most + 2


def as_rows(raw: bytes, wide: int) -> list[array[float]]:
    """Return rows one by one."""
    numbers = array("f", raw)
    return [numbers[at : at + wide] for at in range(0, len(numbers), wide)]
