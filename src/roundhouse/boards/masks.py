"""Sets of small numbers as the bits of an ``int``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


def bits(mask: int) -> list[int]:
    """Return the numbers in a set, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def places_of(values: Sequence[T], *wanted: T) -> int:
    """Return the set of the numbers whose value is one of those wanted."""
    return sum([1 << n for n, value in enumerate(values) if value in wanted])


class BitTable(Generic[T]):
    """A value for each number; gives the values of a whole set at once, in ascending order.

    The values of each byte of a set are listed beforehand, because walking a long set bit by bit
    costs five times as much.
    """

    def __init__(self, values: list[T]) -> None:
        self.bytes = (len(values) + 7) // 8
        self.table: list[list[list[T]]] = [
            [
                [values[at * 8 + bit] for bit in bits(byte) if at * 8 + bit < len(values)]
                for byte in range(256)
            ]
            for at in range(self.bytes)
        ]

    def of(self, mask: int, found: list[T]) -> list[T]:
        """Append the values of a set to a list and return it."""
        at = 0
        for byte in mask.to_bytes(self.bytes, "little"):
            if byte:
                found += self.table[at][byte]
            at += 1
        return found
