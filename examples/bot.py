"""Plays a whole match by the API, any legal move at random. Needs nothing but Python.

    python examples/bot.py http://localhost:8000 TOKEN chicago-express northeast 3

The token is for read, play and create; docs/api.md says how to get one.
"""

import json
import random
import sys
import time
import urllib.request

address, token, title, board, seats = sys.argv[1:]


def ask(path, data=None, **headers):
    """Return the answer to a GET, or to a POST if there is something to send."""
    headers |= {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, body, headers)) as answer:
        return json.load(answer)


mine = [{"kind": "me", "name": f"Example {n}"} for n in range(int(seats))]
match = ask("/api/matches", {"title": title, "board": board, "seats": mine})["id"]
while not (seen := ask(f"/api/matches/{match}/view"))["over"]:
    if seen["moves"]:
        move = {"seq": seen["seq"], "move": random.choice(seen["moves"])["move"]}
        ask(f"/api/matches/{match}/moves", move, **{"Idempotency-Key": str(seen["seq"])})
    else:
        time.sleep(0.5)  # somebody else decides
print(f"{address}/match/{match}", *seen["scores"])
