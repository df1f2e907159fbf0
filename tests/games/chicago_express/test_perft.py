"""Numbers of move sequences and digests of fixed positions: a changed rule shows here first."""

from pathlib import Path

import pytest

from roundhouse import Match
from roundhouse.core.perft import perft

RECORDS = Path(__file__).parents[2] / "records" / "chicago-express"
STARTS = {
    2: (55, 1540, 28751),
    3: (35, 630, 7770),
    4: (25, 325, 2925),
    5: (19, 190, 1330),
    6: (15, 120, 680),
}


def counted(match):
    return tuple(perft(match.title, match.state, depth) for depth in (1, 2, 3))


@pytest.mark.parametrize("seats", STARTS)
def test_perft_from_the_start(seats):
    match = Match("chicago-express", seats)
    assert counted(match) == STARTS[seats]
    # By hand: b bids from 7 up, or pass; after a pass the same again, after a bid a higher one or pass
    b = 120 // seats - 6
    assert STARTS[seats][:2] == (b + 1, b + 1 + b + b * (b - 1) // 2)


@pytest.mark.parametrize(
    ("ply", "first", "numbers"),
    [
        (60, "decline", (7, 21, 92)),
        (206, "build A2", (32, 1081, 36914)),
        (207, "pass", (37, 1961, 28712)),
        (220, "decline", (4, 151, 9816)),
    ],
)
def test_perft_in_the_middle_of_a_record(ply, first, numbers):
    text = (RECORDS / "northeast-3-seats.rail").read_text(encoding="utf-8")
    match = Match.from_record(text).fork(ply)
    assert str(match.legal_moves[0]) == first
    assert counted(match) == numbers


def test_perft_after_the_end():
    text = (RECORDS / "northeast-2-seats.rail").read_text(encoding="utf-8")
    assert counted(Match.from_record(text)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "digest"),
    [
        (2, "6495101bfb514213"),
        (3, "65f8e20eb45637fa"),
        (4, "6f27a5ce20879c62"),
        (5, "5945d26cffd6299c"),
        (6, "643ad5a721c8610a"),
    ],
)
def test_the_first_position_has_the_same_digest_everywhere(seats, digest):
    assert Match("chicago-express", seats).digest == digest
