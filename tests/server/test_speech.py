"""Whoever only listens to the page hears every own payment, who is out, and how it ended."""

import json
import random
import subprocess
from pathlib import Path

import pytest

from roundhouse import CHANCE, titles
from roundhouse.core.match import drawn
from roundhouse.server import present
from roundhouse.server.present import Viewer
from roundhouse.server.store import MOVES, Entry, SeatRow, Stored
from roundhouse.server.tables import Table

FOLLOW = Path(__file__).parent.parent / "web" / "follow.mjs"
ME = Viewer((0,), 0, "en")


def table_of(title, seats):
    rows = tuple(SeatRow("person", f"g{n}", f"Seat{n}", "") for n in range(seats))
    options = json.dumps(title.settled(seats, {}))
    version = title.rules_version
    return Table(Stored("m", title.key, title.board, version, options, "00" * 32, 0, 0, rows, ()))


def sent(table, after):
    """What an update says, of the fields that are listened to."""
    speaker = present.speaker_of(table, "en")
    match = table.match
    mine = match.turn == 0
    return {
        "ply": match.ply,
        "from": after,
        "since": table.seq - 1,
        "seats": [0],
        "mine": mine,
        "over": match.over,
        "plan": None,
        "log": [
            {"ply": line.ply, "seat": line.seat, "mover": line.mover, "text": line.text,
             "loud": line.loud}
            for line in present.log_lines(table, speaker, ME, after, match.ply)
        ],
        "status": present.standing(table, speaker, match.view(0), ME, mine),
    }  # fmt: skip


def played(title, seats, seed):
    """Play a match as the server does: a decision and the draws it leads to are one update."""
    table, dice = table_of(title, seats), random.Random(seed)
    updates = [sent(table, 0)]
    while not table.match.over:
        after = table.match.ply
        while True:
            match = table.match
            chance = match.turn == CHANCE
            step = match.tried(
                str(drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves)),
                match.turn,
            )
            entry = Entry("m", table.seq + 1, MOVES, match.turn, str(step.move), 0)
            table.take(entry, [step])
            if table.match.turn != CHANCE:
                break
        updates.append(sent(table, after))
    return updates


def heard(updates):
    done = subprocess.run(["node", str(FOLLOW)], input=json.dumps(updates), capture_output=True,
                          text=True, check=True)  # fmt: skip
    return json.loads(done.stdout)


@pytest.mark.parametrize("title", titles(), ids=lambda t: f"{t.key}-{t.board}")
def test_what_concerns_me_is_said(title):
    updates = played(title, title.seats[0], 3)
    texts = heard(updates)
    unheard = []
    waiting = []  # what is still to be said
    for update, text in zip(updates[1:], texts, strict=True):
        loud = [line["text"] for line in update["log"] if line["loud"]]
        assert all(line in text for line in loud)
        waiting += [line["text"] for line in update["log"] if line["seat"] == 0]
        moved = any(line["mover"] == 0 for line in update["log"])
        if update["mine"] or update["over"] or moved:
            unheard += [line for line in waiting if line not in text]
            waiting = []
        if update["mine"] or update["over"]:
            assert text.endswith(update["status"])
    assert unheard == []
    assert "The match is over." in texts[-1]
    loud = {line["text"] for update in updates for line in update["log"] if line["loud"]}
    assert loud or title.key == "age-of-steam"  # there the end is told with the result


def test_somebody_who_is_eliminated_hears_it():
    title = next(t for t in titles() if t.key == "age-of-steam")
    texts = " ".join(heard(played(title, 3, 1)))
    assert "is eliminated" in texts


def test_waiting_is_said_once_and_what_happened_meanwhile_at_my_turn():
    title = next(t for t in titles() if t.key == "chicago-express")
    updates = played(title, 3, 5)
    texts = heard(updates)
    quiet = [
        (update, text)
        for update, text in zip(updates[1:], texts, strict=True)
        if not update["mine"] and not any(line["mover"] == 0 for line in update["log"])
    ]
    assert quiet
    for update, text in quiet[:-1]:
        lines = [line["text"] for line in update["log"] if not line["loud"]]
        assert not any(line in text for line in lines)
