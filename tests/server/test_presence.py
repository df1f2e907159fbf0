"""Who is there: at a table seat by seat, over one process or two, and how many sockets somebody has."""

import time

import pytest
from litestar.exceptions import WebSocketDisconnect
from visitors import Browser

from roundhouse.server import noticeboard, presence


def there(browser, id, seats, onlookers):
    """Wait until those are at a table."""
    end = time.monotonic() + 30
    wanted = {"seats": seats, "onlookers": onlookers}
    while (found := browser.get(f"/api/matches/{id}/presence").json()) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.05)


def heard(socket):
    """Return the next that is told about who is there."""
    while "presence" not in (said := socket.receive_json()):
        pass
    return said["presence"]


def test_a_table_knows_who_is_there(client, browser):
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "local"}]
    id = browser.post("/api/matches", {"title": "chicago-express", "seats": seats}).json()["id"]
    assert browser.get(f"/api/matches/{id}/presence").json() == {"seats": [], "onlookers": 0}
    with client.websocket_connect(f"/ws/{id}?presence=1") as mine:
        assert heard(mine) == {"seats": [0, 2], "onlookers": 0}
        Browser(client)  # from now on somebody else
        with client.websocket_connect(f"/ws/{id}") as other:
            assert heard(mine) == {"seats": [0, 2], "onlookers": 1}
            there(browser, id, [0, 2], 1)
            assert "presence" not in other.receive_json()  # only those who ask are told
        assert heard(mine) == {"seats": [0, 2], "onlookers": 0}
    there(browser, id, [], 0)


def test_a_visitor_has_so_many_sockets_in_all_processes_together(client, browser, monkeypatch):
    monkeypatch.setattr(presence, "SOCKETS_EACH", 2)
    id = browser.new()
    path = f"/ws/{id}"
    with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
        assert one.receive_json()
        assert two.receive_json()
        there(browser, id, [0, 1, 2], 0)
        for _ in range(2):
            with pytest.raises(WebSocketDisconnect) as told, client.websocket_connect(path):
                pass
            assert told.value.code == 4429
    there(browser, id, [], 0)
    with client.websocket_connect(path) as five:
        assert five.receive_json()


def test_what_a_dead_process_said_fades(client, browser, engine, monkeypatch):
    if engine == "sqlite":  # alone nobody says anything to anybody
        assert (
            client.blocking_portal.call(client.app.state.house.neighbours.board.others, "table x")
            == []
        )
        return
    monkeypatch.setattr(noticeboard, "LASTS", 1)
    one, other = client.clients
    dying, board = [each.app.state.house.neighbours.board for each in (one, other)]
    dying.put("table x", [[1], 2])
    end = time.monotonic() + 20
    while other.blocking_portal.call(board.others, "table x") != [[[1], 2]]:
        assert time.monotonic() < end
    for task in dying._tasks:
        one.blocking_portal.call(task.cancel)
    while other.blocking_portal.call(board.others, "table x"):
        assert time.monotonic() < end
