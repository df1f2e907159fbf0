"""The drawing primitives: well-formed, class-coloured, geometrically right."""

import re
from math import hypot, isclose, sqrt
from xml.etree import ElementTree

import pytest

from roundhouse.boards import (
    lettering,
    outline,
    palette,
    sheet_svg,
    svg,
    terminal,
    terrain_svg,
    track_svg,
)
from roundhouse.boards.hexes import DIRECTIONS, centre
from roundhouse.boards.palette import LOOKS, PIGMENTS, Swatch

WHO = Swatch("B&O", "B", "blue", "Baltimore & Ohio")
SAMPLES = {
    "plate": svg.plate(0, 0, "Fort Wayne"),
    "sign": svg.plate(0, 0, "New York", sign=True),
    "coin": svg.coin(0, 0, 3),
    "gain": svg.gain(0, 0, 2),
    "house": svg.house(0, 0, words="2"),
    "built": svg.house(0, 0, built=True),
    "label": svg.label(0, 0, "R2"),
    "locomotive": svg.locomotive(0, 0, 40, WHO),
    "eastbound": svg.locomotive(0, 0, 40, WHO, True),
    "locomotives": svg.locomotives(0, 0, [WHO] * 5),
    "cube": svg.cube(0, 0, 12, WHO),
    "cubes": svg.cubes(0, 0, [WHO] * 7),
    "disc": svg.disc(0, 0, 9, WHO),
    "flag": svg.flag(0, 0, 12, WHO, "B&O"),
    "spot": svg.spot("company:B&O", svg.circle(0, 0, 3, "rh-hit")),
    "group": svg.group(svg.line((0, 0), (1, 1), "rh-hex"), "rh-still", 3, 4, 0.5),
    "text on": svg.text_on("x", "Ohio & Wabash", 9, "rh-italic", 2),
    "spaced": svg.spaced(100, 0, "OHIO & CO", 12, "bold", "rh-ink", 9),
    "cartouche": sheet_svg.cartouche(0, 0, 300, [("B & O", 30, 4), ("<x>", 20, 9)], "a · b & c"),
    "bare cartouche": sheet_svg.cartouche(0, 0, 300, [("RAILS", 30, 4)]),
    "frame": sheet_svg.frame(0, 0, 90, 60, [(20, "A"), (40, "B")], [(30, "1")]),
    "rose": sheet_svg.rose(0, 0),
    "names": sheet_svg.sea_name(0, 0, "Erie", 20) + sheet_svg.land_name(0, 0, "Ohio"),
    "use": svg.use("x", 1, 2, "rh-hit", mirrored=True),
    "textures": terrain_svg.textures("x", ["forest", "mountain", "swamp"], 40),
    "textured": terrain_svg.textured("x", "forest", 60, 34),
    "lake": "".join(terrain_svg.lake("M0 0L9 0L9 9Z", "x", 1)),
    "river": terrain_svg.river("M0 0L9 9"),
    "rails": track_svg.rails(track_svg.arc(0, 2, 40, "flat"), WHO.line),
    "crossing": track_svg.crossing((0, 3, WHO.line), (1, 5, WHO.line), 40, "pointy"),
    "spur": track_svg.rails(track_svg.spur(1, 40, "flat")) + track_svg.stop(0, 0),
    "network": track_svg.rails(track_svg.between((0, 0), (100, 50), 12, 8)),
}


def parsed(content):
    return ElementTree.fromstring(f"<svg>{content}</svg>")


@pytest.mark.parametrize("name", SAMPLES)
def test_every_primitive_is_well_formed_and_coloured_by_known_classes(name):
    known = set(re.findall(r"\.(rh-[a-z-]+)", palette.sheet("light")))
    for element in parsed(SAMPLES[name]).iter():
        assert not {"fill", "stroke", "style"} & set(element.attrib)
        assert set(element.get("class", "").split()) <= known


def test_text_is_escaped_everywhere():
    assert svg.escape('<B&O "x">') == "&lt;B&amp;O &quot;x&quot;&gt;"
    picked = parsed(SAMPLES["spot"])[0]
    assert picked.get("data-pick") == "company:B&O"
    assert parsed(SAMPLES["flag"]).findtext("text") == "B&O"


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (3.0, "3"), (-0.04, "0"), (2.54, "2.5"), (-7.26, "-7.3")]
)
def test_numbers_are_short(value, written):
    assert svg.num(value) == written


@pytest.mark.parametrize("many", range(1, 7))
def test_locomotives_keep_to_their_room(many):
    drawn = svg.locomotives(0, 0, [WHO] * many, 64)
    found = re.findall(r"translate\((\S+) (\S+)\)scale\((\S+)\)", drawn)
    assert len(found) == many
    assert len({place[:2] for place in found}) == many
    for x, _, scale in found:
        assert float(x) >= -34
        assert float(x) + 40 * float(scale) <= 34


def test_cubes_stand_in_rows_around_their_middle():
    fronts = parsed(SAMPLES["cubes"]).findall("text")
    rows = [t.get("y") for t in fronts]
    assert [rows.count(y) for y in dict.fromkeys(rows)] == [3, 3, 1]
    assert len({(t.get("x"), t.get("y")) for t in fronts}) == 7


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_a_hex_has_six_corners_at_its_size(orientation):
    corners = re.findall(r"(-?[\d.]+) (-?[\d.]+)", svg.hex_path(40, orientation))
    assert len(corners) == 6
    assert all(isclose(hypot(float(x), float(y)), 40, abs_tol=0.2) for x, y in corners)


def test_spaced_words_stand_in_the_middle():
    letters = parsed(SAMPLES["spaced"])[0]
    places = [float(x) for x in letters.get("x").split()]
    assert len(places) == len("OHIO & CO")
    assert places == sorted(places)
    end = places[-1] + lettering.width("O", 12, "bold")
    assert (places[0] + end) / 2 == pytest.approx(100, abs=0.1)


def test_the_frame_names_columns_and_rows_on_both_sides():
    shown = [t.text for t in parsed(SAMPLES["frame"]).iter("text")]
    assert sorted(shown) == ["1", "1", "A", "A", "B", "B"]


def test_widths_follow_the_fonts():
    assert lettering.width("111", 10, "figure") == lettering.width("888", 10, "figure")
    assert lettering.width("W", 10, "serif") > lettering.width("i", 10, "serif")
    assert lettering.width("ü", 10) == lettering.width("n", 10)
    assert svg.plate_width("Philadelphia") > svg.plate_width("Akron")


# ── Looks ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("look", LOOKS)
def test_sheets_have_literal_colours_only(look):
    sheet = palette.sheet(look, ".rh-x{fill:$brass}")
    assert "$" not in sheet
    assert "var(" not in sheet
    assert f".rh-x{{fill:{palette.SHEETS[look]['brass']}}}" in sheet
    for pigment in PIGMENTS:
        assert f".rh-{pigment}{{" in sheet


# ── Outlines ─────────────────────────────────────────────────────────────────────────────────────


def test_the_border_of_one_hex_is_a_ring_of_six():
    ((points, closed),) = outline.borders([(0, 0)], None, 40, "flat")
    assert closed
    assert len(points) == 6


def test_a_hole_is_a_ring_of_its_own():
    ring = list(DIRECTIONS)
    chains = outline.borders(ring, None, 40, "pointy")
    assert sorted(len(points) for points, _ in chains) == [6, 18]
    assert all(closed for _, closed in chains)


def test_the_border_between_two_regions_is_an_open_line():
    ((points, closed),) = outline.borders([(0, 0), (1, 0)], [(0, 1), (1, 1), (-1, 1)], 40, "flat")
    assert not closed
    assert len(points) == 5
    smooth, _ = outline.smoothed((points, False))
    assert (smooth[0], smooth[-1]) == (points[0], points[-1])
    rough, _ = outline.roughened((smooth, False), 3)
    assert (rough[0], rough[-1]) == (points[0], points[-1])
    assert rough != smooth
    assert all(hypot(a - c, b - d) <= 3 for (a, b), (c, d) in zip(rough, smooth, strict=True))


def test_a_coast_does_not_depend_on_the_order_of_its_hexes():
    land = [(0, 0), (1, 0), (1, -1)]
    drawn = [outline.coast(hexes, None, 40, "flat") for hexes in (land, land[::-1])]
    assert sorted(drawn[0].strip("Z").split("Q")[1:]) == sorted(drawn[1].strip("Z").split("Q")[1:])


# ── Track ────────────────────────────────────────────────────────────────────────────────────────

PAIRS = [(a, b) for a in range(6) for b in range(6) if a != b]


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_track_joins_the_middles_of_its_edges_at_right_angles(a, b, orientation):
    points = track_svg.part(a, b, 40, orientation, 0.0, 1.0)
    for edge, first, second in ((a, points[0], points[1]), (b, points[-1], points[-2])):
        middle = track_svg.edge_middle(edge, 40, orientation)
        assert hypot(first[0] - middle[0], first[1] - middle[1]) < 1e-6
        # the first step leads straight into the hex, away from the neighbour across the edge
        inward = (-middle[0], -middle[1])
        step = (second[0] - first[0], second[1] - first[1])
        cosine = (step[0] * inward[0] + step[1] * inward[1]) / hypot(*step) / hypot(*inward)
        assert cosine > 0.99


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_arcs_bend_the_way_of_their_points(a, b):
    """The drawn arc and the points of the bridge lie on the same circle, on the same side."""
    d = track_svg.arc(a, b, 40, "flat")
    kind = track_svg.bend(a, b)
    if kind == track_svg.STRAIGHT:
        assert "A" not in d
        return
    found = re.match(r"M(\S+) (\S+)A(\S+) \S+ 0 0 ([01]) (\S+) (\S+)", d)
    x1, y1, r, sweep, x2, y2 = (float(value) for value in found.groups())
    assert r == pytest.approx({track_svg.SHARP: 20, track_svg.GENTLE: 60}[kind], abs=0.1)
    mx, my = track_svg.part(a, b, 40, "flat", 0.5, 0.5)[0]
    # with sweep 1 the arc lies left of the chord as seen on a page whose y grows downwards
    side = (x2 - x1) * (my - y1) - (y2 - y1) * (mx - x1)
    assert (side < 0) == (sweep == 1)


def test_edges_meet_the_neighbour_across():
    for edge, (q, r) in enumerate(DIRECTIONS):
        x, y = centre((q, r), 40, "pointy")
        here, there = (
            track_svg.edge_middle(edge, 40, "pointy"),
            track_svg.edge_middle(edge + 3, 40, "pointy"),
        )
        assert here == pytest.approx((x + there[0], y + there[1]))
        assert hypot(x, y) == pytest.approx(40 * sqrt(3))


# ── Terminals ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("orientation", "wide", "high"), [("flat", 5, 2), ("pointy", 6, 2)])
def test_hexes_never_overlap_on_the_character_grid(orientation, wide, high):
    places = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    taken = [
        (column + i, row + j)
        for column, row in terminal.spots(places, orientation, wide, high)
        for i in range(wide)
        for j in range(high)
    ]
    assert len(set(taken)) == len(taken)
    assert min(column for column, _ in taken) == 0
    assert min(row for _, row in taken) == 0


def test_neighbours_have_different_tones():
    for q, r in DIRECTIONS:
        assert terminal.toned("#f0e0c0", (q, r)) != terminal.toned("#f0e0c0", (0, 0))


@pytest.mark.parametrize(
    ("name", "short"),
    [("Chicago", "Chic"), ("Fort Wayne", "F.Wa"), ("Erie", "Erie"), ("A B", "A B")],
)
def test_names_are_abbreviated(name, short):
    assert terminal.abbreviated(name, 4) == short
