"""What a net is worth against the plain forecast, on matches it never saw: a page and a picture."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

import vl_convert

from roundhouse.core.net import Net
from roundhouse.training.measure import Told, Worth, bins, quarters, worth


def told_by(net: Net, rows: list[array[float]], most: int) -> tuple[list[Told], list[Told]]:
    """Return what net and forecast said of the rows."""
    features = net.sizes[0]
    learned, plain = [], []
    for row in rows:
        seats, at = int(row[-2]), row[-1]
        won = row[features : features + seats].tolist()
        forecast = row[features + most : features + most + seats].tolist()
        chances = net.chances(row[:features].tolist(), 0, seats)
        learned.append(Told(chances, won, at))
        plain.append(Told(forecast, won, at))
    return learned, plain


def page(title: str, told: dict[str, tuple[list[Told], list[Told]]]) -> str:
    """Return the figures of every board as a table in Markdown."""
    lines = [f"# {title}: chances to win, net / forecast, held-out matches", ""]
    lines += [
        "| board | part | positions | Brier | log loss | calibration error |",
        "|" + "---|" * 6,
    ]
    for board, (learned, plain) in told.items():
        lines.append(_line(board, "whole", worth(learned), worth(plain)))
        both = zip(quarters(learned), quarters(plain), strict=True)
        lines += [_line(board, f"quarter {n}", a, b) for n, (a, b) in enumerate(both, 1)]
    return "\n".join(lines) + "\n"


def _line(board: str, part: str, net: Worth, plain: Worth) -> str:
    figures = [
        f"{net.brier:.3f} / {plain.brier:.3f}",
        f"{net.log_loss:.3f} / {plain.log_loss:.3f}",
        f"{net.calibration:.3f} / {plain.calibration:.3f}",
    ]
    return f"| {board} | {part} | {net.positions} | " + " | ".join(figures) + " |"


def draw(title: str, told: dict[str, tuple[list[Told], list[Told]]], file: Path) -> None:
    """Write a picture: how often what was told came true."""
    values = [
        {"board": board, "by": name, "told": one.told, "came": one.came, "many": one.many}
        for board, both in told.items()
        for name, said in zip(("net", "forecast"), both, strict=True)
        for one in bins(said)
    ]
    file.write_text(vl_convert.vegalite_to_svg(json.dumps(_chart(title, values))), encoding="utf-8")


def _chart(title: str, values: list[dict[str, Any]]) -> dict[str, Any]:
    share = {"type": "quantitative", "axis": {"format": "%"}, "scale": {"domain": [0, 1]}}
    diagonal = [{"told": 0, "came": 0}, {"told": 1, "came": 1}]
    across = {"x": {"field": "told", **share}, "y": {"field": "came", **share}}
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "title": title,
        "facet": {"field": "board", "type": "nominal", "title": None, "columns": 3},
        "data": {"values": values},
        "spec": {
            "width": 260,
            "height": 260,
            "layer": [
                {
                    "data": {"values": diagonal},
                    "mark": {"type": "line", "color": "#999", "strokeDash": [4, 4]},
                    "encoding": across,
                },
                {
                    "mark": {"type": "line", "point": True},
                    "encoding": {**across, "color": {"field": "by", "type": "nominal"}},
                },
            ],
        },
    }
