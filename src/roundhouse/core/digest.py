"""A stable fingerprint of a position: the same on every machine, compiled or not."""

from __future__ import annotations

from hashlib import blake2b

# What a position is made of. Nested tuples are written as their texts by the caller's key().
Plain = int | str | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, ...], ...]


def digest_of(key: tuple[Plain, ...]) -> str:
    """Return 16 hexadecimal digits for a tuple of plain values."""
    return blake2b(repr(key).encode(), digest_size=8).hexdigest()
