"""Sums that rulebooks ask for."""

from __future__ import annotations


def ceil_div(a: int, b: int) -> int:
    """Return a / b, any fraction rounded up."""
    return -(-a // b)
