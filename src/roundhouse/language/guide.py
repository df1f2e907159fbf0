"""The board told to whoever cannot see it, and the commands that ask about it, in the reader's language.

The terminal and the page use the same guide: what is typed is a move in notation, or a command such as
``around Chicago``, ``where PRR``, ``way PRR Chicago``, ``cash``, ``last``, ``turn``, ``why build D3``.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.core.drawing import Caption
from roundhouse.core.errors import NotationError
from roundhouse.core.events import CHANCE, Event, Refusal, Seat, told
from roundhouse.core.gazetteer import Gazetteer, Network
from roundhouse.core.match import Match
from roundhouse.core.view import MONEY, SEAT, View
from roundhouse.language import Speaker

QUESTIONS: Final = ("around", "where", "way", "cash", "last", "turn", "why", "moves", "help")
FEW_MOVES: Final = 12  # moves in one line


class Guide:
    """Answers questions about a position as one seat may know it."""

    def __init__(
        self, match: Match[Any], seat: Seat | None, speaker: Speaker, lately: list[Event]
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.lately = lately  # what happened in the last move
        self.view: View = match.title.view(match.state, seat)
        self.captions: dict[str, Caption] = match.title.captions(self.view)
        self.board: Gazetteer = match.title.words(self.view) or Gazetteer({}, ())

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────

    def name(self, pick: str) -> str:
        """Return what a place is called in the fewest words: its name, or its code and what is near."""
        caption = self.captions.get(pick)
        if caption is None:
            return pick.partition(":")[2]
        if caption.name:
            return self.speaker.place(caption)
        near = [self.speaker.line("place", part) for part in caption.parts if part.key == "near"]
        return ", ".join([caption.code, *near])

    def place(self, pick: str) -> str:
        """Return a place and all there is to know about it, as a sentence."""
        caption = self.captions[pick]
        parts = [self.speaker.line("place", part) for part in caption.parts if part.key != "near"]
        return self.speaker.say("words-place", name=self.name(pick), parts=", ".join(parts))

    def around(self, pick: str) -> str:
        """Return a place, and in every direction what lies there."""
        beside = [
            self.speaker.say("words-beside", direction=direction, place=self.brief(there))
            for direction, there in self.board.places[pick].beside
        ]
        return " ".join([self.place(pick), *beside])

    def brief(self, pick: str) -> str:
        """Return a neighbour: its name, or terrain and code, and who is there."""
        caption = self.captions[pick]
        if caption.name:
            here = [part for part in caption.parts if part.key in ("here", "track", "rail-of")]
        else:
            here = [part for part in caption.parts if part.key != "near"]
        told_ = [self.speaker.line("place", part) for part in here]
        name = self.speaker.place(caption) if caption.name else caption.code
        return ", ".join([name, *told_])

    def whose(self, network: Network) -> str:
        """Return the name of who a network belongs to."""
        if network.seat is not None:
            return self.speaker.seat(network.seat)
        return self.speaker.name(network.key)

    def network(self, network: Network) -> str:
        """Return where a company or player is, where the line ends, and what else there is to say."""
        say = self.speaker.say
        caption = self.captions.get(f"company:{network.key}") if network.seat is None else None
        parts = [self.speaker.line("place", part) for part in caption.parts] if caption else []
        said = [f"{', '.join(parts)}."] if parts else []
        if not network.places:
            return " ".join([*said, say("words-nowhere")])
        named = [pick for pick in network.places if self.captions[pick].name]
        others = [pick for pick in network.places if pick not in named]
        said.append(say("words-at", places=self.listed([*named, *others])))
        if network.ends:
            said.append(say("words-ends", places=self.listed(list(network.ends))))
        return " ".join([*said, *[self.speaker.line("words", line) for line in network.lines]])

    def listed(self, picks: list[str]) -> str:
        """Return places one after another."""
        return "; ".join([self.name(pick) for pick in picks])

    def networks(self) -> list[tuple[str, str]]:
        """Return everybody's network: whose, and in words."""
        return [(self.whose(network), self.network(network)) for network in self.board.networks]

    def cities(self) -> list[str]:
        """Return every city with its value, its cost and who is there."""
        return [self.place(pick) for pick, place in self.board.places.items() if place.is_city]

    # ── Understanding ────────────────────────────────────────────────────────────────────────────

    def command(self, word: str) -> str:
        """Return the question a word asks, in the reader's language or in English; or nothing."""
        for key in QUESTIONS:
            known = self.speaker.say(f"command-{key}").split(", ")
            if word == key or word in known:
                return key
        return ""

    def found_place(self, text: str) -> str | None:
        """Return the place called that: by its code, its name or the beginning of its name."""
        wanted = text.lower()
        begun = []
        for pick in self.board.places:
            caption = self.captions[pick]
            name = self.speaker.name(caption.name).lower() if caption.name else ""
            if wanted in (caption.code.lower(), name, pick.partition(":")[2].lower(), pick.lower()):
                return pick
            if name.startswith(wanted):
                begun.append(pick)
        return begun[0] if wanted and len(begun) == 1 else None

    def found_network(self, text: str) -> Network | None:
        """Return the network of the company or player called that; ``me`` is the reader's own."""
        wanted = text.lower()
        for network in self.board.networks:
            mine = network.seat is not None and network.seat == self.view.seat
            if wanted in (network.key.lower(), self.whose(network).lower()) or (
                mine and wanted in ("me", self.speaker.say("command-me"))
            ):
                return network
        return None

    # ── Answering ────────────────────────────────────────────────────────────────────────────────

    def answer(self, text: str) -> str | None:
        """Return the answer to a command; None if the text is none, and so perhaps a move."""
        word, _, rest = " ".join(text.split()).partition(" ")
        asked = self.command(word.lower())
        if not asked:
            return None
        if asked in ("around", "where", "way"):
            return self._about(asked, rest)
        if asked == "why":
            return self.why(rest)
        return {"cash": self.cash, "last": self.last, "turn": self.turn, "moves": self.moves}.get(
            asked, self.help
        )()

    def _about(self, asked: str, rest: str) -> str:
        place, network = self.found_place(rest), self.found_network(rest)
        if asked == "way":
            return self._way(rest.split(" "))
        if place is not None and (asked == "around" or network is None):
            return self.around(place) if asked == "around" else self.place(place)
        if network is not None:
            return f"{self.whose(network)}: {self.network(network)}"
        return self.speaker.say("words-unknown", text=rest)

    def _way(self, words: list[str]) -> str:
        for split in range(1, len(words)):
            network = self.found_network(" ".join(words[:split]))
            place = self.found_place(" ".join(words[split:]))
            if network is not None and place is not None:
                return self.way(network, place)
        return self.speaker.say("words-unknown", text=" ".join(words))

    def way(self, network: Network, goal: str) -> str:
        """Return a shortest way from a network to a place: how many steps, and over what."""
        say = self.speaker.say
        if goal in network.places:
            return say("words-there", name=self.whose(network), place=self.name(goal))
        way = self.board.way(network, goal)
        if not way:
            return say("words-no-way", name=self.whose(network), place=self.name(goal))
        return say("words-way", steps=len(way), places="; ".join([self.brief(p) for p in way]))

    def cash(self) -> str:
        """Return the money of everybody, and of every company that has some."""
        said = []
        for panel in self.view.panels:
            for row in panel.rows:
                heads = zip(panel.columns, row.cells, strict=False)
                amounts = [
                    f"{self.speaker.column(column)} {self.speaker.cell(cell)}"
                    for column, cell in heads
                    if cell.kind == MONEY
                ]
                if amounts and row.cells[0].kind == SEAT:
                    said.append(f"{self.speaker.cell(row.cells[0])}: {', '.join(amounts)}.")
        return " ".join(said)

    def last(self) -> str:
        """Return what happened in the last move."""
        heard = [self.speaker.event(told(event, self.view.seat)) for event in self.lately]
        return " ".join(heard) or self.speaker.say("words-nothing-yet")

    def turn(self) -> str:
        """Return where in the match we are, who decides and what is asked."""
        view, say = self.view, self.speaker.say
        where = self.speaker.line("heading", view.heading)
        if view.ranks:
            return f"{where}. {self.speaker.result(view)}"
        who = say("waiting-for", seat=view.turn)
        prompt = self.speaker.line("prompt", view.prompt) if view.prompt else ""
        return f"{where}. {who} {prompt}"

    def why(self, text: str) -> str:
        """Return why a move is not allowed, or why nothing can be done at a place."""
        match, speaker = self.match, self.speaker
        secret = match.title.secrets and match.turn != self.view.seat
        if match.over or match.turn == CHANCE or secret:
            return self.turn()
        try:
            refusal = match.why_not(text)
        except NotationError as error:
            place = self.found_place(text)
            if place is None:
                return speaker.error(error)
            refusal = refusal_of(match, (place,))
            if refusal is None:
                return self.turn()
        return speaker.refusal(refusal) if refusal else speaker.say("move-legal")

    def moves(self) -> str:
        """Return what may be played, in notation."""
        if self.match.over or (self.match.title.secrets and self.match.turn != self.view.seat):
            return self.turn()
        return "; ".join(shortened([str(move) for move in self.match.legal_moves]))

    def help(self) -> str:
        """Return what can be asked."""
        return self.speaker.say("words-help")


def refusal_of(match: Match[Any], wanted: tuple[str, ...]) -> Refusal | None:
    """Return why no move with these picks is legal; the last pick counts if no move has them all."""
    found: Refusal | None = None
    for move in match.title.candidates(match.state):
        picks = match.title.picks(match.state, move)
        fits = picks[: len(wanted)] == wanted
        if wanted[-1] in picks and (fits or found is None):
            refusal = match.why_not(move)
            if refusal is not None and refusal.key != "not-now":
                found = refusal
                if fits:
                    break
    return found


def shortened(listed: list[str]) -> list[str]:
    """Return moves in lines: long runs of bids shortened, long lists by their first two words."""
    bids = [text for text in listed if text.startswith("bid ")]
    if len(bids) > 4:
        listed = [text for text in listed if text not in bids]
        listed.append(f"{bids[0]} … {bids[-1]}")
    if len(listed) <= FEW_MOVES:
        return [" · ".join(listed)]
    groups: dict[str, list[str]] = {}
    for text in listed:
        words = text.split(" ", 2)
        begins = " ".join(words[:2]) if len(words) > 2 else ""
        groups.setdefault(begins, []).append(words[2] if begins else text)
    return [
        f"{begins}  {' · '.join(ends)}" if begins else " · ".join(ends)
        for begins, ends in groups.items()
    ]
