"""A language nobody speaks, for tests: English, marked and a third longer.

Where a page shows words without the marks, they come from no text and cannot be translated; where it cuts
the marks off, a longer language will not fit. It is there if the environment has ROUNDHOUSE_PSEUDO.
"""

from __future__ import annotations

import os
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PSEUDO: Final = "qp"
OPEN, CLOSE = "‹", "›"
MORE: Final = 3  # every so many letters one is added


class _Marked(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        words = node.value.strip()
        if any([sign.isalpha() for sign in words]):
            longer = f"{OPEN}{words}{'~' * (len(words) // MORE)}{CLOSE}"
            node.value = node.value.replace(words, longer)
        return node


def is_wanted() -> bool:
    """Return whether the language is offered here."""
    return bool(os.environ.get("ROUNDHOUSE_PSEUDO"))


def marked(source: str) -> str:
    """Return English texts in the language nobody speaks."""
    return FluentSerializer().serialize(_Marked().visit(FluentParser().parse(source)))
