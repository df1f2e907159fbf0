"""The record of a match: ``.rail`` text for people, a JSON twin for programs; both hold the same.

The format is described in docs/record.md. A record knows nothing of rules: it is a list of moves in
notation with comments, clock times and variations; ``Match.from_record`` replays and so checks it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final

from roundhouse.core.errors import RecordError
from roundhouse.core.events import CHANCE, Seat

FORMAT: Final = 1
FIRST_LINE: Final = "roundhouse record "
CHANCE_SIGN: Final = "*"
DEEPEST: Final = 32  # variations inside variations; a damaged file must not exhaust the stack

# An "@" may stand inside a word of a move; at the beginning of one it announces the clock
_NOTATION: Final = r"[^@#\s](?:(?:[^#\n ]| (?!@))*[^#\s])?"
_MOVE: Final = re.compile(
    rf"(?P<ply>[0-9]{{1,9}}) +(?P<seat>[0-9]{{1,9}}|\*) +(?P<move>{_NOTATION})"
    r"(?: +@(?P<clock>[0-9]+:[0-9]{2}(?::[0-9]{2})?))?(?: +#(?P<comment>.*))?"
)
_HEADER: Final = re.compile(r"(?P<key>[A-Za-z][\w &-]*): *(?P<value>.*)")
_HEADER_KEY: Final = re.compile(r"[A-Za-z][\w &-]*")
_CLOCK: Final = re.compile(r"[0-9]+:[0-9]{2}(?::[0-9]{2})?")
_MOVE_TEXT: Final = re.compile(_NOTATION)
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_OWN_FIELDS: Final = ("title", "board", "rules", "seats")


@dataclass
class Entry:
    """One move of a record, with what was noted beside it and what else might have been played."""

    seat: Seat
    move: str
    comment: str = ""
    clock: str = ""
    variations: list[list[Entry]] = field(default_factory=list)
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """A match written down. ``headers`` keeps, in order, the fields this version does not know."""

    title: str
    board: str
    seats: int
    rules: int
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    moves: list[Entry] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    digest: str = ""
    result_line: int = field(default=0, compare=False)
    digest_line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return to_text(self)

    def json(self) -> str:
        """Return the JSON twin."""
        return to_json(self)


# ── Text ─────────────────────────────────────────────────────────────────────────────────────────


def to_text(record: Record) -> str:
    """Write a record as ``.rail`` text."""
    lines = [f"{FIRST_LINE}{FORMAT}"]
    lines += [f"{key}: {value}" for key, value in _header_fields(record)]
    lines.append("")
    lines += _comment_lines(record.comment, "")
    _write_moves(record.moves, 1, "", lines)
    if record.result is not None:
        lines.append("result: " + " ".join([str(score) for score in record.result]))
    if record.digest:
        lines.append(f"digest: {record.digest}")
    return "\n".join(lines) + "\n"


def _header_fields(record: Record) -> list[tuple[str, str]]:
    fields = [
        ("title", record.title),
        ("board", record.board),
        ("rules", str(record.rules)),
        ("seats", str(record.seats)),
    ]
    fields += [(f"option {key}", value) for key, value in record.options.items()]
    fields += [(f"seat {seat}", name) for seat, name in sorted(record.names.items())]
    fields += list(record.headers.items())
    return [(key, _one_line(value)) for key, value in fields]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _comment_lines(comment: str, indent: str) -> list[str]:
    return [f"{indent}# {line}".rstrip() for line in comment.split("\n")] if comment else []


def _write_moves(entries: list[Entry], ply: int, indent: str, lines: list[str]) -> None:
    for entry in entries:
        who = CHANCE_SIGN if entry.seat == CHANCE else str(entry.seat)
        clock = f" @{entry.clock}" if entry.clock else ""
        notes = entry.comment.split("\n")
        first = f" # {notes[0]}".rstrip() if entry.comment else ""
        lines.append(f"{indent}{ply} {who} {entry.move}{clock}{first}")
        lines += [f"{indent}# {note}".rstrip() for note in notes[1:]]
        for variation in entry.variations:
            lines.append(f"{indent}(")
            _write_moves(variation, ply, indent + "  ", lines)
            lines.append(f"{indent})")
        ply += 1


class _Reader:
    """Reads ``.rail`` text line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0  # index of the next line

    def fail(self, message: str) -> RecordError:
        return RecordError(message, self.at)

    def next(self) -> str | None:
        """Return the next line without surrounding blanks, or None at the end."""
        if self.at >= len(self.lines):
            return None
        self.at += 1
        return self.lines[self.at - 1].strip()

    def format(self) -> None:
        first = self.next() or ""
        if not first.startswith(FIRST_LINE):
            raise self.fail(f"a record begins with {FIRST_LINE + str(FORMAT)!r}")
        version = first[len(FIRST_LINE) :].strip()
        if _NUMBER.fullmatch(version) is None:
            raise self.fail(f"the format version is a number, not {version!r}")
        if int(version) > FORMAT:
            raise self.fail(f"format {version} is newer than the {FORMAT} that can be read here")

    def headers(self) -> dict[str, tuple[str, int]]:
        """Read header fields up to the blank line, each with its line."""
        found: dict[str, tuple[str, int]] = {}
        while line := self.next():
            parts = _HEADER.fullmatch(line)
            if parts is None:
                raise self.fail(f"expected a header 'field: value', found {line!r}")
            if parts["key"] in found:
                raise self.fail(f"the header {parts['key']!r} stands twice")
            found[parts["key"]] = (parts["value"].strip(), self.at)
        return found

    def moves(self, ply: int, depth: int) -> tuple[list[Entry], str, str]:
        """Read moves up to the end of the variation, or to the first line after the moves.

        Returns the moves, the comment before the first one, and the line that ended them.
        """
        entries: list[Entry] = []
        preface = ""
        while (line := self.next()) is not None:
            if not line:
                continue
            if line.startswith("#"):
                note = line[1:].strip()
                if entries:
                    entries[-1].comment = _joined(entries[-1].comment, note)
                else:
                    preface = _joined(preface, note)
            elif line == "(":
                if not entries:
                    raise self.fail("a variation stands after the move it replaces")
                opened = self.at
                if depth == DEEPEST:
                    raise self.fail(f"variations lie at most {DEEPEST} deep")
                variation, _, closing = self.moves(ply - 1, depth + 1)
                if closing != ")":
                    raise RecordError("this variation is never closed with ')'", opened)
                if not variation:
                    raise RecordError("this variation holds no move", opened)
                entries[-1].variations.append(variation)
            elif line == ")":
                if depth == 0:
                    raise self.fail("')' closes no variation")
                return entries, preface, line
            elif line[0].isdigit():
                entries.append(self.entry(line, ply))
                ply += 1
            else:
                return entries, preface, line
        return entries, preface, ""

    def entry(self, line: str, ply: int) -> Entry:
        parts = _MOVE.fullmatch(line)
        if parts is None:
            raise self.fail(f"expected 'number seat move @clock # comment', found {line!r}")
        if int(parts["ply"]) != ply:
            raise self.fail(f"expected move {ply}, found number {parts['ply']}")
        seat = CHANCE if parts["seat"] == CHANCE_SIGN else int(parts["seat"])
        comment = (parts["comment"] or "").strip()
        return Entry(seat, parts["move"].strip(), comment, parts["clock"] or "", [], self.at)


def _joined(before: str, after: str) -> str:
    return f"{before}\n{after}" if before else after


def from_text(text: str) -> Record:
    """Read ``.rail`` text; RecordError with its line if it is damaged."""
    reader = _Reader(text)
    reader.format()
    record = _record_of(reader.headers(), reader.at)
    record.moves, record.comment, ending = reader.moves(1, 0)
    while ending:
        parts = _HEADER.fullmatch(ending)
        if parts is None or parts["key"] not in ("result", "digest"):
            raise reader.fail(f"expected a move, a result or a digest, found {ending!r}")
        if parts["key"] == "result":
            if record.result_line:
                raise reader.fail("the result stands twice")
            record.result = _scores(parts["value"], record.seats, reader.at)
            record.result_line = reader.at
        else:
            if record.digest_line:
                raise reader.fail("the digest stands twice")
            record.digest = parts["value"].strip()
            record.digest_line = reader.at
        ending = _next_filled(reader)
    return record


def _next_filled(reader: _Reader) -> str:
    while (line := reader.next()) is not None:
        if line:
            return line
    return ""


def _scores(text: str, seats: int, line: int) -> tuple[int, ...]:
    try:
        scores = tuple([int(part) for part in text.split()])
    except ValueError:
        raise RecordError(f"a result is a list of whole numbers, not {text!r}", line) from None
    if len(scores) != seats:
        raise RecordError(f"a result has one score per seat ({seats}), not {len(scores)}", line)
    return scores


def _record_of(found: dict[str, tuple[str, int]], last: int) -> Record:
    """Make a record without moves from header fields with their lines."""
    title, _ = _required(found, "title", last)
    board = found.pop("board", ("", 0))[0]
    record = Record(title, board, _number(found, "seats", last), _number(found, "rules", last))
    for key, (value, line) in found.items():
        if key.startswith("option "):
            record.options[key[7:].strip()] = value
        elif key.startswith("seat "):
            number = key[5:].strip()
            if _NUMBER.fullmatch(number) is None or int(number) >= record.seats:
                raise RecordError(f"there is no seat {number!r} among {record.seats}", line)
            record.names[int(number)] = value
        else:
            record.headers[key] = value
    return record


def _required(found: dict[str, tuple[str, int]], key: str, last: int) -> tuple[str, int]:
    if key not in found:
        raise RecordError(f"the header {key!r} is missing", last)
    return found.pop(key)


def _number(found: dict[str, tuple[str, int]], key: str, last: int) -> int:
    value, line = _required(found, key, last)
    if _NUMBER.fullmatch(value) is None:
        raise RecordError(f"{key} is a whole number, not {value!r}", line)
    return int(value)


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────


def to_json(record: Record) -> str:
    """Write the JSON twin, one move per line."""
    head: dict[str, object] = {
        "format": FORMAT,
        "title": record.title,
        "board": record.board,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "names": {str(seat): name for seat, name in sorted(record.names.items())},
        "headers": record.headers,
        "comment": record.comment,
    }
    if record.result is not None:
        head["result"] = list(record.result)
    if record.digest:
        head["digest"] = record.digest
    fields = [f"{json.dumps(key)}: {_dumped(value)}" for key, value in head.items()]
    moves = ",\n ".join([_dumped(_entry_json(entry)) for entry in record.moves])
    listed = f"[\n {moves}\n]" if record.moves else "[]"
    return "{" + ",\n".join([*fields, f'"moves": {listed}']) + "}\n"


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _entry_json(entry: Entry) -> dict[str, object]:
    written: dict[str, object] = {"seat": entry.seat, "move": entry.move}
    if entry.comment:
        written["comment"] = entry.comment
    if entry.clock:
        written["clock"] = entry.clock
    if entry.variations:
        written["variations"] = [[_entry_json(e) for e in v] for v in entry.variations]
    return written


def from_json(text: str) -> Record:
    """Read the JSON twin; RecordError with the place if it is damaged."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"not JSON: {error.msg}", error.lineno) from None
    except (ValueError, RecursionError):
        raise RecordError("not JSON of a record: a number too long or lists too deep") from None
    if not isinstance(data, dict):
        raise RecordError("a record is a JSON object")
    version = _json_int(data, "format")
    if version > FORMAT:
        raise RecordError(f"format {version} is newer than the {FORMAT} that can be read here")
    record = Record(
        _json_str(data, "title"),
        _json_str(data, "board", ""),
        _json_int(data, "seats"),
        _json_int(data, "rules"),
    )
    record.options = _json_texts(data, "options")
    for seat, name in _json_texts(data, "names").items():
        if _NUMBER.fullmatch(seat) is None or int(seat) >= record.seats:
            raise RecordError(f"names: there is no seat {seat!r} among {record.seats}")
        record.names[int(seat)] = name
    record.headers = _json_texts(data, "headers")
    _check_keys(record)
    record.comment = _json_str(data, "comment", "")
    record.digest = _json_str(data, "digest", "")
    record.moves = _json_entries(data.get("moves", []), "moves", 0)
    if (result := data.get("result")) is not None:
        if not isinstance(result, list) or not all([type(score) is int for score in result]):
            raise RecordError("result: expected a list of whole numbers")
        record.result = tuple(result)
        if len(record.result) != record.seats:
            raise RecordError(f"result: expected one score per seat ({record.seats})")
    return record


def _check_keys(record: Record) -> None:
    """Refuse field names that the text form could not hold."""
    for key in [*record.options, *record.headers]:
        if _HEADER_KEY.fullmatch(key) is None:
            raise RecordError(f"{key!r} is no name of a field")
    for key in record.headers:
        if key in _OWN_FIELDS or key.startswith(("option ", "seat ")):
            raise RecordError(f"headers: {key!r} has a place of its own")


def _json_int(data: dict[str, object], key: str, least: int = 0) -> int:
    value = data.get(key)
    if type(value) is not int or value < least:
        raise RecordError(f"{key}: expected a whole number, found {value!r}")
    return value


def _json_str(data: dict[str, object], key: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise RecordError(f"{key}: expected a text, found {value!r}")
    return value


def _json_texts(data: dict[str, object], key: str) -> dict[str, str]:
    value = data.get(key, {})
    if not isinstance(value, dict) or not all([isinstance(v, str) for v in value.values()]):
        raise RecordError(f"{key}: expected an object of texts")
    return {str(name): str(text) for name, text in value.items()}


def _json_entries(value: object, where: str, depth: int) -> list[Entry]:
    if not isinstance(value, list) or (depth and not value):
        raise RecordError(f"{where}: expected a list of moves")
    if depth > DEEPEST:
        raise RecordError(f"{where}: variations lie at most {DEEPEST} deep")
    entries: list[Entry] = []
    for number, item in enumerate(value):
        here = f"{where}[{number}]"
        if not isinstance(item, dict):
            raise RecordError(f"{here}: expected an object with seat and move")
        try:
            entry = _json_entry(item)
        except RecordError as error:
            raise RecordError(f"{here}.{error.reason}") from None
        variations = item.get("variations", [])
        if not isinstance(variations, list):
            raise RecordError(f"{here}.variations: expected a list")
        entry.variations = [
            _json_entries(v, f"{here}.variations[{n}]", depth + 1) for n, v in enumerate(variations)
        ]
        entries.append(entry)
    return entries


def _json_entry(item: dict[str, object]) -> Entry:
    entry = Entry(_json_int(item, "seat", CHANCE), _json_str(item, "move"))
    entry.comment = _json_str(item, "comment", "")
    entry.clock = _json_str(item, "clock", "")
    if _MOVE_TEXT.fullmatch(entry.move) is None:
        raise RecordError(f"move: expected a move on one line, found {entry.move!r}")
    if entry.clock and not is_clock(entry.clock):
        raise RecordError(f"clock: expected H:MM:SS, found {entry.clock!r}")
    return entry


def is_clock(text: str) -> bool:
    """Return whether a text is a clock time, H:MM or H:MM:SS."""
    return _CLOCK.fullmatch(text) is not None


def read(text: str) -> Record:
    """Read a record in either form."""
    return from_json(text) if text.lstrip()[:1] == "{" else from_text(text)
