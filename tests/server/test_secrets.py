"""What only one seat may know stays with it, on every way out of the server; and draws stay drawn.

Railroad Revolution is the title with secrets: the milestones a player draws, and those put back.
"""

import asyncio
import json
import random
from dataclasses import replace

import pytest
from games.railroad_revolution.positions import Table as Position
from visitors import Browser

from roundhouse import CHANCE, Match
from roundhouse.boards.masks import bits
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution.cards import MILESTONES, STACKS
from roundhouse.games.railroad_revolution.state import KNOWN
from roundhouse.server import offer
from roundhouse.server.guests import Guest, Guests
from roundhouse.server.present import Viewer
from roundhouse.server.store import MOVES, Entry, SeatRow, Store, Stored
from roundhouse.server.tables import Table

KEY = "railroad-revolution"
ONE, TWIN = "one-match", "its--twin"
GUESTS = ("drawer", "rival")


def at_a_private_draw():
    """Return a match of two in which the seat on turn has just drawn milestones."""
    for seed in range(1000):
        match, dice = Match(KEY, seats=2), random.Random(seed)
        while match.ply < 60 and not match.over:
            if match.turn == CHANCE:
                match.push(drawn(match.title, match.state, dice))
                continue
            promotions = [move for move in match.legal_moves if str(move).startswith("promote")]
            match.push(dice.choice(promotions or match.legal_moves))
            if match.turn == CHANCE and match.title.readers(match.state, match.legal_moves[0]):
                match.roll(dice)
                return match
    raise AssertionError("nobody drew a milestone")


def with_another_draw(match):
    """Return the match in which all drawn tiles but the last are others."""
    first = next(ply for ply in range(match.ply, 0, -1) if match.mover(ply - 1) != CHANCE)
    last = str(match.moves[-1])
    twin = match.fork(first)
    seen = {str(move) for move in match.moves[first:]}
    while twin.turn == CHANCE:
        free = [move for move in twin.legal_moves if str(move) not in seen]
        only = [move for move in twin.legal_moves if str(move) == last]
        twin.push(only[0] if twin.ply == match.ply - 1 else free[0])
        seen.add(str(twin.moves[-1]))
    assert twin.ply == match.ply
    return twin


def stored(id, match):
    order = GUESTS if match.turn == 0 else GUESTS[::-1]
    seats = tuple(SeatRow("person", guest, guest.title(), "") for guest in order)
    moves = "\n".join(str(move) for move in match.moves)
    return Stored(id, KEY, match.title.board, 1, json.dumps(match.options), "00" * 32, 0, 0, seats,
                  (Entry(id, 1, MOVES, CHANCE, moves, 0),))  # fmt: skip


@pytest.fixture
def match(settings):
    """Two matches on the disk that differ only in what the drawer alone may know."""
    match = at_a_private_draw()

    async def lay_down():
        store = Store(settings.database)
        await store.open()
        await store.create(stored(ONE, match))
        await store.create(stored(TWIN, with_another_draw(match)))
        await store.close()

    asyncio.run(lay_down())
    return match


def guest(client, settings, name):
    """Return a visitor who is a certain guest."""
    browser = Browser(client)
    guests, who = Guests(settings.key()), Guest(name, False)
    browser.cookies = {"guest": guests.cookie(who)}
    browser.csrf = guests.csrf(who)
    return browser


def all_ways_out(browser, id, match, ply):
    """Return everything a visitor can ask about a match, by address."""
    api, page = f"/api/matches/{id}", f"/match/{id}"
    keeps = list(match.title.candidates(match.state))
    picks = [match.title.picks(match.state, move)[-1] for move in keeps]
    assert len(picks) > 30
    asked = [api, f"{api}?since={ply - 1}", f"{api}?as=0", f"{api}?as=1", f"{api}/choices"]
    asked += [f"{api}/at/{back}" for back in range(ply - 4, ply + 1)]
    asked += [f"{api}/reason/{back}" for back in range(ply - 4, ply + 1)]
    asked += [f"{api}/why?prefix=move:keep&pick={pick}" for pick in picks]
    asked += [f"{api}/preview?move={move}" for move in keeps]
    asked += [page, f"{page}/{ply}", f"{page}/record.rail", f"{page}/record.json"]
    asked += [f"{page}/{back}/board.svg" for back in range(ply - 4, ply + 1)]
    answers = {path: browser.get(path) for path in asked}

    def alike(text, number):  # every answer has a number of its own
        return text.replace(id, "ID").replace(number, "NUMBER")

    return {
        path.replace(id, "ID"): (
            answer.status_code,
            alike(answer.text, answer.headers["x-request-id"]),
        )
        for path, answer in answers.items()
    }


def heard_live(client, browser, id, moves):
    """Return what comes over the line at once and while the drawer plays."""
    drawer, watching = browser
    client.cookies.clear()
    for name, value in watching.cookies.items():
        client.cookies.set(name, value)
    with client.websocket_connect(f"/ws/{id}") as socket:
        heard = [socket.receive_text()]
        for move in moves:
            assert drawer.move(id, move).status_code == 200, move
            heard.append(socket.receive_text())
    return [text.replace(id, "ID") for text in heard]


@pytest.mark.parametrize("name", ["rival", "stranger"])
def test_nobody_else_learns_what_was_drawn(client, settings, match, name):
    browser = guest(client, settings, name)
    one, twin = (all_ways_out(browser, id, match, match.ply) for id in (ONE, TWIN))
    assert one.keys() == twin.keys()
    assert [path for path in one if one[path] != twin[path]] == []
    assert one["/match/ID/record.rail"][0] == one["/match/ID/record.json"][0] == 422
    assert browser.get(f"/api/matches/{ONE}/hint").status_code == 422


def test_the_drawer_does_see_it(client, settings, match):
    browser = guest(client, settings, "drawer")
    one, twin = (all_ways_out(browser, id, match, match.ply) for id in (ONE, TWIN))
    told = ["/api/matches/ID", f"/api/matches/ID/at/{match.ply}", "/match/ID"]
    assert [path for path in told if one[path] == twin[path]] == []
    # nor does the drawer get the record: it tells what others drew before
    assert one["/match/ID/record.rail"][0] == 422


@pytest.mark.parametrize("name", ["rival", "stranger"])
def test_the_line_tells_nobody_else_before_or_after_the_choice(client, settings, match, name):
    drawer, other = (guest(client, settings, who) for who in ("drawer", name))
    kept = "keep " + str(match.moves[-1]).split()[-1]
    one, twin = (heard_live(client, (drawer, other), id, [kept]) for id in (ONE, TWIN))
    assert len(one) == 2
    assert one == twin
    one, twin = (all_ways_out(other, id, match, match.ply + 1) for id in (ONE, TWIN))
    assert one == twin


def sitting_at(position):
    """Return a server's table at a position that was set up."""
    match = position.match
    table = Table(replace(stored(ONE, Match(KEY, match.seats)), entries=()))
    table.match, table.seats = match, table.seats * 2
    return table


def known_bottom_only():
    """Seat 0 may complete a milestone; of stack B only tiles that seat 1 has put back are left."""
    position = Position(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    state = position.match.state
    stack = STACKS.index("B")
    known_to_seat_1 = 1 << 1
    state.bottom[stack] = tuple(t * KNOWN + known_to_seat_1 for t in bits(state.unseen[stack]))
    state.unseen[stack] = 0
    return position.play("place white trade promote")


def test_a_preview_does_not_turn_up_what_it_would_draw():
    table = sitting_at(known_bottom_only())
    move = table.match.parse("promote supply white 2")
    told = str(offer.effect(table, Viewer((0,), 0, "en"), move))
    hand = table.match.fork()
    hand.push(move)
    tiles = [MILESTONES[tile] for tile in hand.view(0).position.hand]
    assert len(tiles) == 3
    assert [tile for tile in tiles if tile in told] == []


def test_what_a_move_turned_up_for_its_player_is_not_taken_back():
    table = sitting_at(known_bottom_only())
    assert table.undo_floor(0) < table.match.ply
    table.match.push("promote supply white 2")
    assert table.match.turn == 0  # nothing was left to chance
    assert table.undo_floor(0) == table.match.ply


# ── Draws ────────────────────────────────────────────────────────────────────────────────────────


def last_draw(match):
    """Return the ply of the last draw."""
    return max(ply for ply in range(match.ply) if match.mover(ply) == CHANCE) + 1


@pytest.mark.parametrize("key", ["age-of-steam", KEY])
def test_undo_never_crosses_a_draw(browser, key):
    dice, barrier, crossed, match = random.Random(5), 0, 0, None
    while crossed < 2:
        if match is None or match.over:
            id = browser.new(key, seats=3)
            table = browser.client.app.state.house.hall.tables[id]
            match, barrier = table.match, last_draw(table.match)
        made = {"seq": table.seq, "move": str(dice.choice(match.legal_moves))}
        assert browser.post(f"/api/matches/{id}/moves", made).status_code == 200
        assert all(table.undo_floor(seat) >= last_draw(match) for seat in range(match.seats))
        if last_draw(match) == barrier:
            continue
        barrier, crossed = last_draw(match), crossed + 1
        assert barrier == match.ply
        assert browser.look(id, match.ply)["undo"] is None
        for ply in (barrier - 1, barrier - 2, 0):
            refused = browser.post(f"/api/matches/{id}/undo", {"seq": table.seq, "ply": ply})
            assert refused.status_code == 422
        assert match.ply == barrier


def test_nothing_is_taken_back_after_the_end_which_shows_the_secret(browser):
    dice, id = random.Random(3), browser.new("chicago-express", seats=2)
    table = browser.client.app.state.house.hall.tables[id]
    while not table.match.over:
        made = {"seq": table.seq, "move": str(dice.choice(table.match.legal_moves))}
        assert browser.post(f"/api/matches/{id}/moves", made).status_code == 200
    last = table.match.ply
    assert browser.look(id, last)["undo"] is None
    refused = browser.post(f"/api/matches/{id}/undo", {"seq": table.seq, "ply": last - 1})
    assert refused.status_code == 422
    assert table.match.ply == last
