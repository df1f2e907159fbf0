"""Pictures as data: an SVG that can be put together in several looks, and a sketch for terminals."""

from __future__ import annotations

from dataclasses import dataclass, field

from roundhouse.core.events import Line


@dataclass(frozen=True)
class Drawing:
    """The inside of an SVG. Colours come from classes, so one drawing serves every look.

    ``styles`` maps a look ("light", "dark", "print") to its style sheet. ``base`` is what never changes
    in a match (the printed board), ``pieces`` what lies on it, always as many and in the same order (a
    hex, a row, a track; empty where nothing lies): a page fetches the base once and after every move
    only the pieces that changed. ``marks`` says how the marks of a view's rows look: (pigment, letter).
    """

    width: float
    height: float
    pieces: tuple[str, ...]
    styles: dict[str, str]
    title: str = ""
    left: float = 0.0
    top: float = 0.0
    base: str = ""
    marks: dict[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def body(self) -> str:
        """All that lies on the board."""
        return "".join(self.pieces)

    def svg(self, look: str = "light") -> str:
        """Return a complete, self-contained SVG document."""
        box = f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
            f'width="{self.width:g}" height="{self.height:g}" role="img">'
            f"<title>{self.title}</title><style>{self.styles[look]}</style>"
            f"{self.base}{self.body}</svg>"
        )


@dataclass(frozen=True)
class Caption:
    """What something that can be pointed at is called and what there is to know about it.

    ``code`` is how notation names it (``D3``), ``name`` its proper name (``Buffalo``; a text ``name-…``
    may put it into another language), or nothing. ``parts`` say the rest, the most telling first, with
    texts ``place-…``: keys and facts, so that a picture holds no words and words need no picture.
    """

    code: str = ""
    name: str = ""
    parts: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Sample:
    """How a choice looks and what it brings, before it is made.

    ``picture`` is a small SVG that can stand anywhere; ``notes`` say in the fewest words what it costs or
    who earns what, with texts ``note-…``. The lowest ``order`` comes first; ``marked`` ones are shown so.
    """

    picture: str = ""
    notes: tuple[Line, ...] = ()
    order: int = 0
    marked: bool = False
    ends: tuple[tuple[float, float], ...] = ()  # on the board: where its track leaves the place


@dataclass(frozen=True)
class Stamp:
    """A short text at a place of the terminal, with its colours (names of the sketch's palette)."""

    column: int
    row: int
    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False


@dataclass(frozen=True)
class Sketch:
    """A board for the terminal. Later stamps cover earlier ones; colours are #rrggbb."""

    stamps: tuple[Stamp, ...]
