"""What lies on the board (AOS-2): tiles, owners, links and cities; and the only door to change it.

A *slot* is hex * 6 + edge: the end of a track, or of a link at a stop. Copies of a position share the
lists until one of them changes: every change goes through a method of this class, and each of them
first makes the lists the position's own and forgets what was read from them. So nobody can see a
position through another one, and nothing worked out from the rails outlives them.
"""

from __future__ import annotations

from array import array
from typing import Final

from roundhouse.core import protocol
from roundhouse.games.age_of_steam.board import OPEN, Board

NOBODY_OWNS: Final = -1


class Findings:
    """What was worked out from rails: shared by all positions that have them, never by others.

    ``network`` belongs to the rules (network.py), ``memo`` to advice (memory.py). The memo of rails that
    were changed is handed on together with the hexes that changed since; advice knows by the network
    which rails it is about.
    """

    __slots__ = ("changed", "memo", "network")

    def __init__(self, memo: object, changed: int) -> None:
        self.network: object = None
        self.memo = memo
        self.changed = changed  # set of hexes; noted only where there is a memo


class Rails(protocol.State):
    """The part of a position that lies on the board and changes only when somebody builds or loses."""

    __slots__ = (
        "accepts",
        "across",
        "cities",
        "findings",
        "link_a",
        "link_b",
        "link_length",
        "link_owner",
        "open_ends",
        "owner",
        "placed",
        "shared",
    )

    def clear(self, board: Board) -> None:
        """Make this the board as it is printed."""
        self.shared = False  # whether another position may hold the same lists
        self.placed = [-1] * board.hexes
        # of the track at a slot; read seldom, so it may be small, for every build makes a new one
        self.owner = array("b", [NOBODY_OWNS]) * (board.hexes * 6)
        self.across = board.across[:]  # what a new track leaving through a slot would meet
        self.open_ends: list[int] = []  # the slots that unfinished sections face
        # links, each with the slots at its two stops
        self.link_a: list[int] = []
        self.link_b: list[int] = []
        self.link_owner: list[int] = []
        self.link_length: list[int] = []
        # never changed in place
        self.cities = board.cities  # as a set of hexes
        self.accepts = board.accepts[:]  # colours a city takes, as a set
        self.findings = Findings(None, 0)

    def share_with(self, other: Rails) -> None:
        """Let another position have the same rails."""
        self.shared = other.shared = True
        other.placed = self.placed
        other.owner = self.owner
        other.across = self.across
        other.open_ends = self.open_ends
        other.link_a = self.link_a
        other.link_b = self.link_b
        other.link_owner = self.link_owner
        other.link_length = self.link_length
        other.cities = self.cities
        other.accepts = self.accepts
        other.findings = self.findings

    def change(self) -> None:
        """Make the rails this position's own: they are about to be others than those read so far."""
        self.findings = Findings(self.findings.memo, self.findings.changed)
        if self.shared:
            self.shared = False
            self.placed = self.placed[:]
            self.owner = self.owner[:]
            self.across = self.across[:]
            self.open_ends = self.open_ends[:]
            self.link_a = self.link_a[:]
            self.link_b = self.link_b[:]
            self.link_owner = self.link_owner[:]
            self.link_length = self.link_length[:]

    def _touch(self, h: int) -> None:
        """Something on a hex is about to change."""
        if self.shared or self.findings.network is not None:
            self.change()
        if self.findings.memo is not None:
            self.findings.changed |= 1 << h

    # ── Every change ─────────────────────────────────────────────────────────────────────────────

    def put(self, h: int, lay: int) -> None:
        """AOS-8.4  A tile lies on a hex, or NO_TILE."""
        self._touch(h)
        self.placed[h] = lay

    def give(self, slot: int, seat: int) -> None:
        """AOS-2.9  The track at a slot belongs to a player, or to NOBODY_OWNS."""
        self._touch(slot // 6)
        self.owner[slot] = seat

    def meet(self, slot: int, what: int) -> None:
        """AOS-2.5  What a new track leaving through a slot would meet."""
        self._touch(slot // 6)
        self.across[slot] = what

    def open_end(self, faced: int, what: int) -> None:
        """AOS-2.6  A section now ends loose; what faces the slot is noted."""
        self._touch(faced // 6)
        if self.across[faced] == OPEN:
            self.open_ends.append(faced)
        self.across[faced] = what

    def close_end(self, faced: int) -> None:
        """AOS-2.6  Nothing ends loose at the slot any more."""
        self._touch(faced // 6)
        self.across[faced] = OPEN
        self.open_ends.remove(faced)

    def add_link(self, a: int, b: int, owner: int, length: int) -> None:
        """AOS-2.7  A section has a stop at both ends: it is a link from now on."""
        if self.shared or self.findings.network is not None:
            self.change()
        self.link_a.append(min(a, b))
        self.link_b.append(max(a, b))
        self.link_owner.append(owner)
        self.link_length.append(length)

    def shorten_link(self, number: int) -> None:
        """AOS-8.32  A link loses a segment, and vanishes with the last one."""
        if self.shared or self.findings.network is not None:
            self.change()
        self.link_length[number] -= 1
        if self.link_length[number] == 0:
            del self.link_a[number]
            del self.link_b[number]
            del self.link_owner[number]
            del self.link_length[number]

    def accept(self, h: int, colours: int) -> None:
        """AOS-9.5  A city takes cubes of these colours."""
        self.findings = Findings(self.findings.memo, self.findings.changed)
        self.accepts = self.accepts[:]
        self.accepts[h] = colours

    def found_city(self, h: int, colours: int) -> None:
        """AOS-8.31  A city stands on a hex."""
        self.accept(h, colours)
        self.cities |= 1 << h
