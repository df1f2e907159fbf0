"""The learned evaluation: weights read and written, seats turned, nothing told without a fitting net."""

import subprocess
import sys

import pytest

from roundhouse import Match
from roundhouse.core import net
from roundhouse.core.net import Net, find, mark_of, read, softened, written

HEAD = {"boards": ["here"], "sizes": [3, 2, 4], "features": mark_of(["a", "b", "c"]), "probe": 1.5}
# two sums of three features, then four outputs of two
NUMBERS = [1.0, -1.0, 2.0, 0.5, 0.0, 3.0, 0.5, 0.25]
NUMBERS += [1.0, 0.0, 0.0, 2.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.5, 0.0]


def test_layers_are_sums_cut_off_below_nothing_but_the_last():
    said = Net(HEAD, NUMBERS).outputs([1.0, 2.0, -1.0])
    first = [0.5 + 1.0 + 4.0, max(0.0, 0.25 - 1.0 + 1.0 - 3.0)]
    assert said == [first[0], 0.0, 0.5, 2 * first[0]]


def test_a_net_is_read_as_it_was_written():
    twin = read(written(HEAD, NUMBERS))
    assert twin.rows == Net(HEAD, NUMBERS).rows
    assert twin.biases == Net(HEAD, NUMBERS).biases
    assert (twin.boards, twin.sizes, twin.probe) == (["here"], [3, 2, 4], 1.5)


def test_weights_that_do_not_fill_the_layers_are_refused():
    with pytest.raises(ValueError, match="do not fit"):
        Net(HEAD, NUMBERS[:-1])


def test_chances_belong_to_the_seats_whoever_looks():
    values = [1.0, 2.0, -1.0]
    seen = softened(Net(HEAD, NUMBERS).outputs(values)[:3], 1.0)
    assert Net(HEAD, NUMBERS).chances(values, 0, 3) == seen
    assert Net(HEAD, NUMBERS).chances(values, 1, 3) == [seen[2], seen[0], seen[1]]
    assert sum(seen) == pytest.approx(1.0)


def test_alone_the_chance_is_to_end_above_nothing():
    (chance,) = Net(HEAD, NUMBERS).chances([0.0, 0.0, 0.0], 0, 1)
    assert chance == pytest.approx(softened([Net(HEAD, NUMBERS).outputs([0.0] * 3)[0]], 1.0)[0])
    assert softened([1e9], 1.0) == [1.0]


def test_a_net_for_other_features_or_boards_is_none(tmp_path, monkeypatch):
    package = tmp_path / "learned_here"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / net.FILE).write_bytes(written(HEAD, NUMBERS))
    monkeypatch.syspath_prepend(tmp_path)
    assert find(("learned_here",), "here", ["a", "b", "c"]) is not None
    assert find(("learned_here",), "elsewhere", ["a", "b", "c"]) is None
    assert net._find(("learned_here",), "here", mark_of(["a", "b"])) is None


def test_a_match_that_is_over_has_its_winners_as_chances():
    match = Match("chicago-express", seats=2)
    while not match.over:
        match.push(match.legal_moves[-1])
    won = match.title.value(match.state)
    assert sum(won) == pytest.approx(1.0)
    assert [share > 0 for share in won] == [rank == 1 for rank in match.outcome.ranks]


def test_play_needs_neither_torch_nor_numpy():
    play = (
        "import sys\n"
        "sys.modules['torch'] = sys.modules['numpy'] = None\n"
        "from roundhouse import Match\n"
        "from roundhouse.bots.base import asked_about\n"
        "from roundhouse.bots.levels import make_bot\n"
        "import random\n"
        "m = Match('chicago-express', seats=3)\n"
        "asked = asked_about(m.title, 3, m.options, m.state, (), random.Random(1))\n"
        "print(make_bot('search:8', random.Random(1)).choose(asked).value, m.title.value(m.state))\n"
    )
    done = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
