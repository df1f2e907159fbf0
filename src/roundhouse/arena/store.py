"""The folder of an arena: what is played, every result as a line, every match as a record."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import msgspec

from roundhouse.arena.bout import Bout, Contest
from roundhouse.core.errors import SetupError


class Folder:
    """Results are appended as they come, so a broken-off arena goes on where it stopped."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.records = path / "records"
        self._results = path / "results.jsonl"
        self.records.mkdir(parents=True, exist_ok=True)
        file = path / "contest.json"
        wanted = json.loads(json.dumps(asdict(contest)))
        if not file.exists():
            file.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != wanted:
            raise SetupError(f"{path} holds another contest; choose another folder with --folder")

    def bouts(self) -> list[Bout]:
        """Return the matches played so far; a line that was cut off is left out."""
        if not self._results.exists():
            return []
        found = {}
        for line in self._results.read_text(encoding="utf-8").splitlines():
            try:
                values = json.loads(line)
            except ValueError:
                continue
            found[values["number"]] = msgspec.convert(values, Bout)
        return [found[number] for number in sorted(found)]

    def keep(self, bout: Bout, record: str) -> None:
        """Write a match down: the record first, so that every result can be replayed."""
        (self.records / f"{bout.number:05}.rail").write_text(record, encoding="utf-8")
        with self._results.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(bout)) + "\n")
