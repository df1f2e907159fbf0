"""The templates of the pages, and rule texts as HTML."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from jinja2 import Environment, FileSystemLoader, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def templates() -> Environment:
    """Return the templates of the page, escaping what is put into them."""
    folder = str(files("roundhouse.web") / "templates")
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(default=True),
        trim_blocks=True,
        auto_reload=False,
    )


def markdown(text: str) -> Markup:
    """Return a rule text as HTML."""
    return Markup(_markdown.render(text))
