"""Showing a position in the terminal: the coloured map, the panels, the log."""

from __future__ import annotations

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from roundhouse.core.drawing import Sketch
from roundhouse.core.view import COUNT, MONEY, Panel, View
from roundhouse.language import Speaker


def painted(sketch: Sketch) -> Text:
    """Return a sketch as coloured text; later stamps cover earlier ones."""
    height = max((stamp.row for stamp in sketch.stamps), default=-1) + 1
    width = max((stamp.column + len(stamp.text) for stamp in sketch.stamps), default=0)
    signs = [[" "] * width for _ in range(height)]
    styles: list[list[Style | None]] = [[None] * width for _ in range(height)]
    for stamp in sketch.stamps:
        style = Style(color=stamp.ink or None, bgcolor=stamp.paper or None, bold=stamp.bold)
        for offset, sign in enumerate(stamp.text):
            signs[stamp.row][stamp.column + offset] = sign
            styles[stamp.row][stamp.column + offset] = style
    text = Text(no_wrap=True)
    for row in range(height):
        for sign, look in zip(signs[row], styles[row], strict=True):
            text.append(sign, look)
        text.append("\n")
    return text


def panel(speaker: Speaker, shown: Panel) -> Table:
    """Return a panel of a view as a table."""
    table = Table(title=speaker.say(f"panel-{shown.key}"), title_justify="left", box=None)
    kinds = shown.rows[0].cells if shown.rows else ()
    for number, key in enumerate(shown.columns):
        numeric = number < len(kinds) and kinds[number].kind in (MONEY, COUNT)
        table.add_column(speaker.column(key), justify="right" if numeric else "left")
    for row in shown.rows:
        cells = [speaker.cell(cell) for cell in row.cells]
        table.add_row(*cells, style="bold" if row.on else "")
    return table


def position(speaker: Speaker, view: View, sketch: Sketch, out: Console) -> None:
    """Print the map, the panels and the standing."""
    out.rule(speaker.line("heading", view.heading))
    out.print(painted(sketch), soft_wrap=True, highlight=False)
    grid = Table.grid(padding=(0, 4))
    shown = [panel(speaker, p) for p in view.panels]
    for at in range(0, len(shown), 2):
        grid.add_row(*shown[at : at + 2])
    out.print(grid)
    if view.ranks:
        result(speaker, view, out)


def result(speaker: Speaker, view: View, out: Console) -> None:
    """Print who has won."""
    out.print(f"[bold]{speaker.result(view)}[/]", highlight=False)
