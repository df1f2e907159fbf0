"""A loss of power takes nothing that was acknowledged; and would, if we did not keep our word."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools" / "reliability"))
import power


@pytest.mark.slow
@pytest.mark.parametrize(("how", "loses"), [("", False), ("unsynced", True), ("early", True)])
def test_what_was_acknowledged_is_there_when_power_comes_back(how, loses):
    acknowledged, lost = power.lost(how)
    assert acknowledged >= power.ACKNOWLEDGED
    assert bool(lost) == loses
