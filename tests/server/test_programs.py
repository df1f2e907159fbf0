"""Programs of the operator as bots at the table."""

import sys

import pytest
from litestar.testing import TestClient
from visitors import Browser

from roundhouse import SetupError
from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings, programs_in

PASSER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif asked["type"] == "choose":
        print(json.dumps({"type": "move", "move": asked["moves"][0]}), flush=True)
    else:
        break
"""


@pytest.fixture
def house(tmp_path):
    """A house where one program passes and another ends at once."""
    (tmp_path / "passer.py").write_text(PASSER, encoding="utf-8")
    programs = programs_in(f"Passer={sys.executable} {tmp_path}/passer.py; Gone=/nowhere/bot")
    url = f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    settings = Settings(tmp_path, url, bot_pause=0.0, programs=programs)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield Browser(client)


@pytest.mark.parametrize("program", ["Passer", "Gone"])
def test_a_program_takes_a_seat_and_never_holds_up_the_match(house, program):
    seats = [{"kind": "me"}, {"kind": "bot", "level": program}, {"kind": "bot", "level": program}]
    id = house.post("/api/matches", {"title": "chicago-express", "seats": seats}).json()["id"]
    assert house.post(f"/api/matches/{id}/moves", {"seq": 0, "move": "bid 9"}).status_code == 200
    seen = house.wait(id, lambda seen: seen["turn"] == 0 and seen["ply"] >= 3)
    assert seen["mine"]


def test_programs_are_offered_beside_the_levels(house):
    page = house.get("/new").text
    assert "Passer" in page
    assert "Conductor" in page


@pytest.mark.parametrize("text", ["Passer", "=x", "a=", f"{'n' * 31}=x"])
def test_a_program_needs_a_name_and_a_command(text):
    with pytest.raises(SetupError, match="expected name=command"):
        programs_in(text)
