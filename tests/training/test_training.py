"""Learning who wins: rows that can be made again, figures that say what they should, weights that fit."""

import json
import random
import subprocess
import sys
from array import array
from importlib.resources import files
from importlib.util import find_spec

import pytest

from roundhouse import titles
from roundhouse.core import net
from roundhouse.core.match import find_title
from roundhouse.training import data, fit, probe
from roundhouse.training.data import LEARN, Chunk
from roundhouse.training.measure import Told, quarters, worth
from roundhouse.training.selfplay import Player

TITLES = [pytest.param(title, id=f"{title.key} {title.board}") for title in titles()]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_names_what_it_tells_at_every_decision(title):
    seats = title.seats[-1]
    player = Player(title, seats, random.Random(3))
    player.decisions = 100.0
    rows = player.rows(1, seats)
    wide = data.width(len(title.feature_names()), seats)
    assert len(title.feature_names()) == len(set(title.feature_names()))
    assert len(rows) % wide == 0
    for row in data.as_rows(rows.tobytes(), wide):
        won = row[-2 - 2 * seats : -2 - seats]
        assert row[-2] == seats
        assert 0 <= row[-1] <= 1
        if seats > 1:
            assert sum(won) == pytest.approx(1.0)


def learned_for(title):
    """Return the net that says it is for a board, whatever its features."""
    for package in title.packages:
        file = files(package) / net.FILE
        if file.is_file() and title.board in (found := net.read(file.read_bytes())).boards:
            return found
    return None


@pytest.mark.parametrize("title", TITLES)
def test_weights_belong_to_the_features_they_were_learned_for(title):
    told = learned_for(title)
    if told is not None:
        assert told.features == net.mark_of(title.feature_names()), "other features: train again"
        assert told.sizes[0] == len(title.feature_names())
    if told is not None and told.boards[0] == title.board:
        assert probe.belongs(title, told.probe), "the features mean something else: train again"


def test_what_was_learned_is_told():
    title = find_title("chicago-express")
    chances = title.value(title.setup(3, title.settled(3, {})))
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.1 < chance < 0.6 for chance in chances)


def test_the_same_seed_plays_the_same_matches():
    title = find_title("chicago-express")
    first = Player(title, 6, random.Random(5)).rows(3)
    assert first == Player(title, 6, random.Random(5)).rows(3)
    assert first != Player(title, 6, random.Random(6)).rows(3)


def test_chunks_are_made_once(tmp_path, monkeypatch):
    monkeypatch.setattr(data, "MATCHES", 2)
    chunks = [Chunk("chicago-express", "northeast", LEARN, n, 2, 6, 1) for n in range(2)]
    for chunk in chunks:
        data.make(chunk, tmp_path)
    assert list(data.make_all(chunks, tmp_path, 1)) == []
    wide = data.width(len(find_title("chicago-express").feature_names()), 6)
    assert len(data.as_rows(data.read(chunks, tmp_path), wide)) > 4


def test_figures_of_chances_by_hand():
    sure = [Told([1.0, 0.0], [1.0, 0.0], 0.1), Told([1.0, 0.0], [0.0, 1.0], 0.9)]
    assert worth(sure).brier == pytest.approx(1.0)
    assert worth(sure).calibration == pytest.approx(0.5)
    assert worth([Told([0.5, 0.5], [1.0, 0.0], 0.0)]).log_loss == pytest.approx(0.6931, abs=1e-4)
    assert [one.positions for one in quarters(sure)] == [1, 0, 0, 1]
    assert worth([Told([0.25], [1.0], 0.0)]).brier == pytest.approx(2 * 0.75**2)


def test_without_torch_training_says_what_is_missing():
    code = (
        "import sys; sys.modules['torch'] = None\nfrom roundhouse.training import fit; fit._torch()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "roundhouse[train]" in done.stderr


@pytest.mark.skipif(find_spec("torch") is None, reason="training is an extra: roundhouse[train]")
def test_a_net_learns_what_is_plain_to_see():
    dice, rows = random.Random(1), array("f")
    for _ in range(3000):
        ahead = dice.uniform(-2, 2)
        won = [1.0, 0.0] if ahead > 0 else [0.0, 1.0]
        rows.extend([ahead, 7.0, *won, 0.5, 0.5, 2.0, 0.5])
    made = fit.fit(rows.tobytes(), 2, 2, 1)
    twin = fit.fit(rows.tobytes(), 2, 2, 1)
    assert made.numbers == twin.numbers
    head = {"boards": [], "sizes": made.sizes, "features": "", "probe": 0.0}
    learned = net.read(net.written(json.loads(json.dumps(head)), made.numbers))
    assert learned.chances([1.0, 7.0], 0, 2)[0] > 0.95
    assert learned.chances([-1.0, 7.0], 0, 2)[0] < 0.05
