"""Board files: TOML with one item per line, read with errors that name file and line.

``tomllib`` forgets where a value stood. Our files keep one hex, company or tile per line, so the line
of an item is found again by its key.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from roundhouse.core.errors import BoardError


class Item:
    """One line of a board file: a key and its values, read with their types."""

    def __init__(self, source: Source, table: str, key: str, values: dict[str, Any]) -> None:
        self.source = source
        self.table = table
        self.key = key
        self.values = values
        self.asked: set[str] = set()

    def fail(self, message: str) -> BoardError:
        """Return an error that names the file and the line of this item."""
        return self.source.fail(self.table, self.key, message)

    def has(self, name: str) -> bool:
        """Return whether a value is given."""
        return name in self.values

    def number(self, name: str, default: int | None = None, least: int = 0) -> int:
        """Return a whole number of at least ``least``."""
        value = self._value(name, default)
        if type(value) is not int:
            raise self.fail(f"{name} is a whole number, not {value!r}")
        if value < least:
            raise self.fail(f"{name} is at least {least}, not {value}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text."""
        value = self._value(name, default)
        if not isinstance(value, str):
            raise self.fail(f"{name} is a text, not {value!r}")
        return value

    def one_of(self, name: str, allowed: list[str], default: str | None = None) -> str:
        """Return one of a closed set of texts."""
        value = self.text(name, default)
        if value not in allowed:
            raise self.fail(f"{name} is one of {', '.join(allowed)}, not {value!r}")
        return value

    def flag(self, name: str) -> bool:
        """Return a truth value; absent means false."""
        value = self._value(name, False)
        if not isinstance(value, bool):
            raise self.fail(f"{name} is true or false, not {value!r}")
        return value

    def numbers(self, name: str, default: list[int] | None = None) -> list[int]:
        """Return a list of whole numbers."""
        value = self._value(name, default)
        if not isinstance(value, list) or not all([type(v) is int for v in value]):
            raise self.fail(f"{name} is a list of whole numbers, not {value!r}")
        return [int(v) for v in value]

    def texts(self, name: str, default: list[str] | None = None) -> list[str]:
        """Return a list of texts."""
        value = self._value(name, default)
        if not isinstance(value, list) or not all([isinstance(v, str) for v in value]):
            raise self.fail(f"{name} is a list of texts, not {value!r}")
        return [str(v) for v in value]

    def value(self, name: str) -> Any:
        """Return a value of any shape, for a title that reads it further itself."""
        return self._value(name, None)

    def done(self) -> None:
        """Refuse values nobody asked for: a misspelt name must not pass in silence."""
        unknown = [name for name in self.values if name not in self.asked]
        if unknown:
            raise self.fail(f"unknown: {', '.join(unknown)}")

    def _value(self, name: str, default: object) -> Any:
        self.asked.add(name)
        if name in self.values:
            return self.values[name]
        if default is None:
            raise self.fail(f"{name} is missing")
        return default


class Source:
    """A board file that has been read."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BoardError(f"{name}: {error}") from None

    def table(self, name: str) -> list[Item]:
        """Return the items of a table, in the order of the file."""
        table = self._table(name)
        found: list[Item] = []
        for key, values in table.items():
            if not isinstance(values, dict):
                raise self.fail(name, key, f"expected {key} = {{ … }}")
            found.append(Item(self, name, key, values))
        return found

    def item(self, name: str) -> Item:
        """Return a table of plain values as one item."""
        return Item(self, name, "", self._table(name))

    def has(self, name: str) -> bool:
        """Return whether there is such a table."""
        return name in self.data

    def fail(self, table: str, key: str, message: str) -> BoardError:
        """Return an error that names the file, the line of the item and the item."""
        what = key or f"[{table}]"
        return BoardError(f"{self.name}:{self._line_of(table, key)}: {what}: {message}")

    def _table(self, name: str) -> dict[str, Any]:
        table = self.data.get(name)
        if not isinstance(table, dict):
            raise BoardError(f"{self.name}: the table [{name}] is missing")
        return table

    def _line_of(self, table: str, key: str) -> int:
        inside, header = False, 0
        wanted = re.compile(rf"""["']?{re.escape(key)}["']?\s*=""")
        for number, line in enumerate(self.lines, 1):
            stripped = line.strip()
            if stripped.startswith("["):
                inside = stripped.startswith(f"[{table}]")
                header = number if inside else header
            elif inside and key and wanted.match(stripped):
                return number
        return header


def load(package: str, name: str = "board.toml") -> Source:
    """Read a board file that lies in a package."""
    path = files(package) / name
    return Source(name, path.read_text(encoding="utf-8"))
