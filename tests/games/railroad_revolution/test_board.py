"""RR-1, RR-2, RR-3: what is printed and counted, and the vocabulary it is written in."""

import pytest
from marks import rule

from roundhouse import BoardError
from roundhouse.boards.loader import Source
from roundhouse.games.railroad_revolution import board, cards, effects, moves
from roundhouse.games.railroad_revolution.board import (
    AROUND,
    CITIES,
    SPACE_CITIES,
    SPACES,
    START_RAIL,
    TRIANGLES,
)


def spaces(mask):
    return [SPACES[i] for i in range(len(SPACES)) if mask >> i & 1]


@rule("RR-1.1", "RR-1.2", "RR-2.1")
def test_the_boards():
    assert len(CITIES) == 15
    assert len(board.SECTIONS) == 8
    assert [len(values) for values in board.SLOTS] == [12, 15]
    assert board.ACTIONS == ["station", "railroad", "telegraph", "trade"]
    groups = {
        "WAS": (0, 200),
        "CIN": (1, 200),
        "NOR": (2, 300),
        "DAL": (3, 300),
        "ELP": (4, 400),
        "LAX": (5, 500),
    }
    for city, (group, cost) in groups.items():
        at = CITIES.index(city)
        assert (board.CITY_GROUP[at], board.CITY_COST[at]) == (group, cost)


@rule("RR-1.3", "RR-1.4", "RR-1.5", "RR-1.6", "RR-1.7", "RR-1.15")
def test_the_pieces():
    assert dict(zip(board.COLOURS, board.WORKER_COUNT, strict=True)) == {
        "white": 16,
        "purple": 12,
        "orange": 12,
        "grey": 12,
        "turquoise": 12,
    }
    assert [board.COLOURS[c] for c in board.SPECIAL] == ["purple", "orange", "grey", "turquoise"]
    assert board.PLAYER_COLOURS == ["black", "blue", "red", "yellow"]
    assert len(board.SLOTS[board.BUILDING]) + board.SPARE_BUILDINGS == 13
    assert len(board.SLOTS[board.RAIL]) + board.SPARE_RAILS + 1 == 17
    assert len(board.TRACKS) == 3
    assert board.SHARE_COUNT == 48


@rule("RR-1.8", "RR-1.9", "RR-1.10", "RR-1.11", "RR-1.12", "RR-1.13", "RR-1.14")
def test_the_tiles():
    assert len(board.TELEGRAPH_TILES) == 6
    assert [board.TILE_GROUP.count(g) for g in range(6)] == [0, 2, 3, 2, 3, 3]
    assert board.TRAIN_COUNT == [4, 5, 5, 5, 5]
    assert board.TRAIN_STOCK == [0, 5, 5, 5, 5]
    sizes = {name: cards.IN_STACK[i].bit_count() for i, name in enumerate(cards.STACKS)}
    assert sizes == {"A1": 4, "A2": 4, "B": 10, "C": 10, "D": 10}
    assert len(board.DEALS) == 9
    assert len(board.SETUP_TILES) == 4
    # money is counted, not handed out in notes: prices need nothing smaller than a 50
    prices = [
        board.SHARE_PRICE,
        board.HIRE_PRICE,
        *board.CITY_COST,
        *board.SLOTS[0],
        *board.SLOTS[1],
    ]
    assert {price % 50 for price in prices} == {0}


@rule("RR-2.2")
def test_routes():
    assert (len(board.ROUTES), len(SPACES)) == (29, 51)
    assert board.DEAL_SPACES.bit_count() == 12
    pacific = [TRIANGLES[SPACES.index(f"CHI-SEA:{i}")] for i in range(1, 6)]
    assert pacific == [0, 0, 0, 1, 2]
    assert board.DEAL_SPACES >> SPACES.index("SLC-SEA:1") & 1
    assert TRIANGLES[SPACES.index("SLC-SEA:1")] == 1


@rule("RR-2.2")
def test_fewest_rails_to_the_west_coast():
    steps = {START_RAIL: 0}
    for r in steps_outwards(steps):
        for q in range(len(SPACES)):
            if AROUND[r] >> q & 1 and q not in steps:
                steps[q] = steps[r] + 1
    for city in ("SEA", "SFO", "LAX"):
        beside = [r for r in range(len(SPACES)) if SPACE_CITIES[r] >> CITIES.index(city) & 1]
        assert min(steps[r] for r in beside) == 7


def steps_outwards(steps):
    """Go through a table that grows while it is read, nearest first."""
    done = 0
    while done < len(steps):
        yield list(steps)[done]
        done += 1


@rule("RR-2.4", "RR-3.1")
def test_city_tiles():
    tile = board.CITY_TILES.index("CT4a")
    reward, first = effects.REWARDS[tile][0], effects.FIRSTS[tile][0]
    assert (reward.money, reward.colours, reward.price, reward.main) == (
        200,
        [board.COLOURS.index("purple")],
        0,
        True,
    )
    assert (first.counters, first.main) == ([(effects.PROMOTE, 1)], False)
    tile = board.CITY_TILES.index("CT2c")
    paid = effects.FIRSTS[tile][0]
    assert (paid.price, paid.counters) == (200, [(effects.TRAIN, 1)])


@rule("RR-2.5", "RR-2.6", "RR-2.7", "RR-2.8", "RR-2.9")
def test_printed_numbers():
    assert board.SECTION_SHARES == [1, 1, 2, 1, 1, 2, 1, 1]
    assert board.SECTION_FIRST == [1, 1, 1, 1, 1, 1, 1, 2]
    assert board.HAS_TILE == [True, True, False, True, True, False, True, True]
    assert [n + 1 for n in range(8) if board.DEAL_SECTIONS >> n & 1] == [2, 5, 7]
    assert board.LINKS_OF[0b11] == 5
    assert board.LINKS_OF[0b11111111] == 5 + 5 + 6 + 6 + 7 + 7 + 8
    assert board.TRACK_VALUES[2] == [5, 9, 13, 17, 21, 25]
    assert board.SALE_VALUE[board.BUILDING][12] == 300
    assert board.SALE_VALUE[board.BUILDING][1] == 600
    assert board.SALE_VALUE[board.RAIL][10] == 300
    assert board.RIGHT_OF_LOGO == [2, 2]
    assert effects.TRAIN_BONUS[board.TRAINS.index("shares")].shares == 3
    assert effects.TILE_BONUS[board.TELEGRAPH_TILES.index("TT6")].counters == [
        (effects.FREE_RAIL, 2)
    ]


def item(text):
    return Source("test.toml", f"[tiles]\nT1 = {{ reward = [{text}] }}\n").table("tiles")[0]


@rule("RR-3.1")
@pytest.mark.parametrize(
    "text",
    [
        '"gold 2"',
        '"money"',
        '"worker pink"',
        '"pay much: train 1"',
        '"repeat money"',
        '"train one"',
    ],
)
def test_effects_outside_the_vocabulary_are_refused_with_their_line(text):
    wrong = item(text)
    with pytest.raises(BoardError, match=r"test\.toml:2: T1"):
        effects.read_effects(wrong.texts("reward"), wrong)


@rule("RR-3.1")
def test_effects_that_cannot_stand_in_a_reward():
    wrong = item('"extra_rail 1", "station_cost 0"')
    parts = effects.read_effects(wrong.texts("reward"), wrong)
    with pytest.raises(BoardError, match="station_cost"):
        effects.make_items(effects.REWARD, parts, 0, wrong)
    wrong = item('"pay 200: train 1"')
    with pytest.raises(BoardError, match="no price"):
        effects.free_item(wrong.texts("reward"), wrong)
    many = item(", ".join(f'"pay {n}: train 1"' for n in (100, 200, 300, 400, 500)))
    with pytest.raises(BoardError, match="different parts"):
        effects.make_items(
            effects.REWARD, effects.read_effects(many.texts("reward"), many), 0, many
        )


@rule("RR-3.1", "RR-6.3")
def test_a_tile_may_mix_free_and_paid_parts():
    """Changed tiles need no code: free parts are one item, each price another."""
    mixed = item(
        '"money 100", "pay 200: train 1", "pay 300: worker any, progress 1", "pay 200: train 1"'
    )
    parts = effects.read_effects(mixed.texts("reward"), mixed)
    made = effects.make_items(effects.REWARD, parts, 50, mixed)
    assert [m.price for m in made] == [50, 250, 350, 250]
    assert made[1] is made[3]
    assert [str(moves.TAKES[m.name]) for m in made[:3]] == [
        "take reward",
        "take reward 2",
        "take reward 3",
    ]


@rule("RR-3.1")
@pytest.mark.parametrize(
    "text", ["gold 3", "connect 2", "station two", "track left 99", "track 3", "office 2 group 1"]
)
def test_conditions_outside_the_vocabulary_are_refused(text):
    with pytest.raises(BoardError, match=r"test\.toml:2"):
        cards.read_condition(text, item('"money 1"'))


@rule("RR-3.1")
def test_names_that_do_not_exist_are_refused():
    with pytest.raises(BoardError, match="not one of"):
        board.place_in(["WAS"], "BOS", item('"money 1"'))


@rule("RR-2.2")
def test_places_on_a_route_are_told_apart():
    assert spaces(AROUND[SPACES.index("CHI-SEA:3")]) == ["CHI-SEA:2", "CHI-SEA:3", "CHI-SEA:4"]
    assert SPACE_CITIES[SPACES.index("CHI-SEA:3")] == 0
