"""What people call themselves and their matches: one line, of a length that fits, nothing that hides."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LIMIT: Final = 40  # characters


def tidy(name: str, most: int = NAME_LIMIT) -> str:
    """Return a name as it may be shown: without control and direction marks, cut to its length."""
    shown = [" " if sign.isspace() else sign for sign in name[: most * 50]]
    seen = "".join([sign for sign in shown if sign == " " or unicodedata.category(sign)[0] != "C"])
    return " ".join(seen.split())[:most].strip()
