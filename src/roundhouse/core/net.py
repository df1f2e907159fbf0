"""A small learned evaluation: what a position's features say of each seat's chance to win.

A title describes a position by a list of numbers seen from one seat: that seat first, the others in the
order they sit, empty places at the end, so that one set of weights serves all numbers of seats. The
weights lie beside the board as ``value.net``: a line of JSON (for which boards, how wide the layers are,
which features they were learned for), then raw 32-bit floats. Whoever has other features has no net.
"""

from __future__ import annotations

import json
import sys
from array import array
from hashlib import sha256
from importlib.resources import files
from math import exp, log
from typing import Any, Final

FILE: Final = "value.net"
LOG_3: Final = log(3.0)  # `spread` points ahead mean three wins in four
STEEPEST: Final = 500.0  # the exponential of more is no number


class Net:
    """Layers of sums; all but the last are cut off below nothing."""

    __slots__ = ("biases", "boards", "features", "probe", "rows", "sizes")

    def __init__(self, head: dict[str, Any], numbers: list[float]) -> None:
        self.boards: list[str] = head["boards"]
        self.features: str = head["features"]
        self.probe: float = head["probe"]
        self.sizes: list[int] = head["sizes"]
        # by layer and by what it is fed with: how much that adds to each of its sums
        self.rows: list[list[list[float]]] = []
        self.biases: list[list[float]] = []
        at = 0
        for i in range(len(self.sizes) - 1):
            fed, wide = self.sizes[i], self.sizes[i + 1]
            self.rows.append([numbers[at + n * wide : at + (n + 1) * wide] for n in range(fed)])
            at += fed * wide
            self.biases.append(numbers[at : at + wide])
            at += wide
        if at != len(numbers):
            raise ValueError(f"{len(numbers)} weights do not fit layers of {self.sizes}")

    def outputs(self, values: list[float]) -> list[float]:
        """Return what the last layer says of these features."""
        last = len(self.rows) - 1
        for layer in range(last + 1):
            sums = self.biases[layer][:]
            rows = self.rows[layer]
            for n in range(len(values)):
                value = values[n]
                if value != 0.0:  # about half of them
                    row = rows[n]
                    for i in range(len(sums)):
                        sums[i] += value * row[i]
            values = sums if layer == last else [x if x > 0.0 else 0.0 for x in sums]
        return values

    def chances(self, values: list[float], seat: int, seats: int) -> list[float]:
        """Return each seat's chance to win; ``values`` were seen from ``seat``."""
        found = self.outputs(values)
        if seats == 1:
            return softened(found[:1], 1.0)
        seen = softened(found[:seats], 1.0)
        return [seen[(other - seat) % seats] for other in range(seats)]


def read(data: bytes) -> Net:
    """Return the net that was written by ``written``."""
    line, _, raw = data.partition(b"\n")
    numbers = array("f", raw)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Net(json.loads(line), numbers.tolist())


def written(head: dict[str, Any], numbers: list[float]) -> bytes:
    """Return a net as a file holds it."""
    raw = array("f", numbers)
    if sys.byteorder == "big":
        raw.byteswap()
    return json.dumps(head).encode() + b"\n" + raw.tobytes()


_FOUND: Final[dict[tuple[tuple[str, ...], str], Net | None]] = {}


def find(packages: tuple[str, ...], board: str, features: list[str]) -> Net | None:
    """Return the net for a board with these features, the most particular one; None: nobody learned."""
    if (packages, board) not in _FOUND:
        _FOUND[packages, board] = _find(packages, board, mark_of(features))
    return _FOUND[packages, board]


def _find(packages: tuple[str, ...], board: str, features: str) -> Net | None:
    for package in packages:
        file = files(package) / FILE
        if file.is_file():
            net = read(file.read_bytes())
            if board in net.boards and net.features == features:
                return net
    return None


def mark_of(features: list[str]) -> str:
    """Return a short text that is the same for the same features in the same order."""
    return sha256("\n".join(features).encode()).hexdigest()[:16]


def softened(scores: list[float], rate: float) -> list[float]:
    """Return the chances that scores stand for; alone, how likely it ends above nothing."""
    if len(scores) == 1:
        return [1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, scores[0] * rate))))]
    best = max(scores)
    likely = [exp((score - best) * rate) for score in scores]
    whole = sum(likely)
    return [one / whole for one in likely]


def seat_names(most: int, names: list[str]) -> list[str]:
    """Return the names of what is told of each seat, the one that looks first."""
    return [f"seat {n}: {name}" for n in range(most) for name in names]


def one_of(many: int, which: int) -> list[float]:
    """Return 1 for one of many and 0 for the others; all 0 if it is none of them."""
    return [1.0 if n == which else 0.0 for n in range(many)]
