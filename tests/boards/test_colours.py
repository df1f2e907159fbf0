"""Colours stay apart under the three common colour-vision deficiencies, and texts stay readable."""

from itertools import combinations
from math import dist

import pytest

from roundhouse.boards.palette import LOOKS, PIGMENTS, SEATS, SHEETS

# Simulation after Machado, Oliveira and Fernandes (2009) at full severity, on linear RGB
SIGHT = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# What lies on one table together
SETS = {
    "seats": [seat.pigment for seat in SEATS],
    "Chicago Express companies": ["red", "blue", "yellow", "green", "black"],
    "American Rails companies": ["white", "grey", "green", "yellow", "red", "blue"],
    "American Rails players": ["black", "orange", "turquoise", "pink", "purple"],
    "Age of Steam goods": ["red", "blue", "purple", "yellow", "black", "white"],
    "Age of Steam players": ["blue", "green", "yellow", "pink", "grey", "orange"],
    "Railroad Revolution players": ["black", "blue", "red", "yellow"],
    "Railroad Revolution workers": ["white", "purple", "orange", "grey", "turquoise"],
}
# In hundredths of OKLab; two patches side by side differ visibly from about 2
APART = 9.0
READABLE = 4.5
# text: what it is printed on
PRINTED = {
    "ink": ["paper", "land", "outland", "plate", "city", "forest", "mountain"],
    "soft": ["paper", "land", "outland", "plate"],
    "cost": ["land", "city", "forest", "plate"],
    "gain": ["land", "plate"],
    "plate": ["gain"],  # the number on a house that stands
    "sea-ink": ["water"],
    "sign-ink": ["sign"],
}


def linear(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(colour, sight):
    rgb = linear(colour)
    rows = [sum(m * c for m, c in zip(row, rgb, strict=True)) for row in SIGHT[sight]]
    return [min(1.0, max(0.0, value)) for value in rows]


def oklab(rgb):
    r, g, b = rgb
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def contrast(a, b):
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b))]
    return (max(light) + 0.05) / (min(light) + 0.05)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("name", SETS)
def test_pieces_on_one_table_stay_apart(name, sight):
    for a, b in combinations(SETS[name], 2):
        far = 100 * dist(oklab(seen(PIGMENTS[a][0], sight)), oklab(seen(PIGMENTS[b][0], sight)))
        assert far >= APART, (a, b, round(far, 1))


def test_the_simulation_sees_what_it_should():
    """Red and green of equal lightness are near for a deuteranope and far for others."""
    red, green = "#b0402f", "#4f7a1e"
    near = dist(oklab(seen(red, "deuteranopia")), oklab(seen(green, "deuteranopia")))
    far = dist(oklab(seen(red, "usual")), oklab(seen(green, "usual")))
    assert near < far / 3


def test_contrast_of_black_and_white():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("pigment", PIGMENTS)
def test_the_letter_on_a_piece_is_readable(pigment):
    assert contrast(*PIGMENTS[pigment]) >= READABLE


@pytest.mark.parametrize("look", LOOKS)
def test_texts_are_readable_on_what_they_are_printed_on(look):
    colours = SHEETS[look]
    poor = {
        (text, ground): round(contrast(colours[text], colours[ground]), 2)
        for text, grounds in PRINTED.items()
        for ground in grounds
        if contrast(colours[text], colours[ground]) < READABLE
    }
    assert poor == {}


def test_every_look_has_the_same_colours():
    assert len({frozenset(colours) for colours in SHEETS.values()}) == 1
