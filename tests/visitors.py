"""A visitor of the server for tests: cookies, the token of the page, short words for what a page does."""

import re
import time


class Browser:
    """A visitor: cookies, the token of the page, and short words for what a page does."""

    def __init__(self, client):
        self.client = client
        self.client.cookies.clear()
        page = client.get("/", headers={"accept": "text/html"})
        self.cookies = dict(client.cookies)
        self.csrf = re.search(r'name="csrf" content="([0-9a-f]+)"', page.text)[1]

    def get(self, path, **headers):
        return self._as_me(lambda: self.client.get(path, headers=headers))

    def post(self, path, data, **headers):
        sent = {"x-csrf": self.csrf, **headers}
        return self._as_me(lambda: self.client.post(path, json=data, headers=sent))

    def upload(self, text, where="/api/upload"):
        sent = {"x-csrf": self.csrf, "content-type": "text/plain"}
        return self._as_me(lambda: self.client.post(where, content=text, headers=sent))

    def _as_me(self, ask):
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        answer = ask()
        self.cookies.update(dict(answer.cookies))
        return answer

    def new(self, title="chicago-express", seats=3, bots=0, **more):
        kinds = ["me", *["local"] * (seats - 1 - bots), *["bot"] * bots]
        made = self.post(
            "/api/matches", {"title": title, "seats": [{"kind": k} for k in kinds], **more}
        )
        assert made.status_code == 201, made.text
        return made.json()["id"]

    def look(self, id, since=None):
        asked = "" if since is None else f"?since={since}"
        return self.get(f"/api/matches/{id}{asked}").json()

    def choices(self, id, seat=None):
        """Return the moves offered, each with its picks."""
        asked = "" if seat is None else f"?as={seat}"
        offer = self.get(f"/api/matches/{id}/choices{asked}").json()
        offer["moves"] = {
            move: [offer["picks"][n]["pick"] for n in at] for move, at in offer["moves"]
        }
        return offer

    def move(self, id, move, seq=None):
        seq = self.look(id)["seq"] if seq is None else seq
        return self.post(f"/api/matches/{id}/moves", {"seq": seq, "move": move})

    def wait(self, id, until, seconds=60):
        """Look again and again until something holds: bots take their time."""
        end = time.monotonic() + seconds
        while not until(seen := self.look(id)):
            assert time.monotonic() < end, seen["ply"]
            time.sleep(0.05)
        return seen
