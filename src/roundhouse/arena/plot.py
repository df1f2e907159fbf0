"""The standings of an arena as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import vl_convert

from roundhouse.arena.figures import Standing


def chart(standings: list[Standing], title: str) -> dict[str, object]:
    """Return a Vega-Lite picture: win shares with their intervals beside the fair share."""
    rows = [
        {"bot": one.bot, "share": one.share, "low": one.low, "high": one.high} for one in standings
    ]
    bots = {"field": "bot", "type": "nominal", "sort": None, "title": None}
    share = {"type": "quantitative", "axis": {"format": "%"}, "scale": {"domain": [0, 1]}}
    fair = [{"fair": one.fair} for one in standings[:1]]
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "title": title,
        "width": 480,
        "height": {"step": 34},
        "data": {"values": rows},
        "layer": [
            {
                "mark": {"type": "bar", "color": "#4f7f9f", "height": 16},
                "encoding": {"y": bots, "x": {"field": "share", "title": "win share", **share}},
            },
            {
                "mark": {"type": "rule", "color": "#222", "strokeWidth": 2},
                "encoding": {
                    "y": bots,
                    "x": {"field": "low", "title": "win share", **share},
                    "x2": {"field": "high"},
                },
            },
            {
                "data": {"values": fair},
                "mark": {"type": "rule", "color": "#b04a2f", "strokeDash": [5, 4]},
                "encoding": {"x": {"field": "fair", "title": "win share", **share}},
            },
        ],
    }


def draw(standings: list[Standing], title: str, file: Path) -> None:
    """Write the picture of the standings as SVG."""
    svg = vl_convert.vegalite_to_svg(json.dumps(chart(standings, title)))
    file.write_text(svg, encoding="utf-8")
