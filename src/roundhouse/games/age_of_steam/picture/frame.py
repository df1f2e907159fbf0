"""Where the panels stand: below a wide map side by side, beside a high one in a column."""

from __future__ import annotations

from roundhouse.boards.svg import Point, group, line, rect
from roundhouse.games.age_of_steam.picture import desk, ledger
from roundhouse.games.age_of_steam.picture.layout import Layout
from roundhouse.games.age_of_steam.picture.scene import Scene


class Panels:
    """The panels of one board: rounds, players, actions, display, bag, tiles."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rows = max(layout.board.seats)
        self.scale = layout.panel_scale
        self.across, self.down = layout.box[2] / self.scale, layout.box[3] / self.scale
        self.gap = 0.0
        self.wide = self.across - 30  # of the ledger
        self.spots: list[Point] = self._column() if layout.beside else self._row()

    def _column(self) -> list[Point]:
        """Return the places of the panels one below the other, with equal gaps."""
        heights = [
            ledger.ROUNDS,
            ledger.HEAD + ledger.ROW * self.rows,
            desk.ACTIONS_HIGH,
            desk.DISPLAY,
            desk.GOODS_HIGH,
            desk.TILES_HIGH,
        ]
        self.gap = (self.down - sum(heights)) / (len(heights) + 1)
        spots: list[Point] = []
        at = self.gap
        for high in heights:
            spots.append((16.0, at))
            at += high + self.gap
        spots[3] = ((self.across - desk.DISPLAY_WIDE) / 2, spots[3][1])
        return spots

    def _row(self) -> list[Point]:
        """Return the places of the panels in three columns."""
        third = self.across - 7 * desk.ACTION - 12
        self.wide = min(460.0, third - desk.DISPLAY_WIDE - 16 - 2 * 20)
        second = (16 + self.wide + third - desk.DISPLAY_WIDE) / 2
        return [
            (16.0, 12.0),
            (16.0, 52.0),
            (third, 14.0),
            (second, 14.0),
            (second, self.down - desk.GOODS_HIGH - 16),
            (third, self.down - desk.TILES_HIGH - 14),
        ]

    def printed(self) -> str:
        """Return the box and what never changes inside it."""
        x, y, w, h = self.layout.box
        box = rect(x, y, w, h, "rh-aos-box") + rect(x + 3.5, y + 3.5, w - 7, h - 7, "rh-tick")
        if self.layout.beside:
            box += self._placed("".join([self._rule(i) for i in range(1, len(self.spots))]))
        px, py = self.spots[1]
        return box + self._placed(ledger.head(px, py, self.wide, self.rows))

    def _rule(self, number: int) -> str:
        """Return the line above a panel."""
        y = self.spots[number][1] - self.gap / 2
        return line((16, y), (16 + self.wide, y), "rh-aos-rule")

    def drawn(self, scene: Scene) -> list[str]:
        """Return what lies in the panels, row by row and space by space."""
        rounds, players, actions, display, goods, tiles = self.spots
        parts = [
            ledger.rounds(scene, *rounds, self.wide),
            *ledger.players(scene, *players, self.wide),
            *desk.actions(scene, *actions, 7 * desk.ACTION),
            *desk.display(self.layout, scene, *display),
            desk.goods(self.layout, scene, *goods),
            *desk.tiles(self.layout, scene, *tiles),
        ]
        return [self._placed(part) for part in parts]

    def _placed(self, content: str) -> str:
        x, y, _, _ = self.layout.box
        return group(content, "", x, y, self.scale)
