"""Ready answers: what was rendered for one viewer serves all who may see the same.

Every table has its own, gone when the match goes on. All together they have only so much room: a
server with ten thousand open matches keeps the answers of those somebody looks at.
"""

from __future__ import annotations

from collections import OrderedDict

ROOM = 64_000_000  # bytes, for all tables
ROOM_AT_A_TABLE = 4_000_000  # whoever asks for every position of a match pushes out nobody else's


class Shelf:
    """The answers of all tables, the longest untouched ones first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.taken = 0
        self._order: OrderedDict[int, Answers] = OrderedDict()

    def put(self, answers: Answers, size: int) -> None:
        """Make room for an answer."""
        self.taken += size
        self._order[id(answers)] = answers
        self._order.move_to_end(id(answers))
        while self.taken > self.room and len(self._order) > 1:
            next(iter(self._order.values())).clear()

    def drop(self, answers: Answers, size: int) -> None:
        """Take the answers of a table away."""
        self.taken -= size
        self._order.pop(id(answers), None)


EVERYBODYS = Shelf()


class Answers:
    """The answers at one table, by what was asked; good until the match goes on."""

    __slots__ = ("_made", "_shelf", "_size")

    def __init__(self, shelf: Shelf = EVERYBODYS) -> None:
        self._made: dict[object, bytes] = {}
        self._shelf = shelf
        self._size = 0

    def __contains__(self, key: object) -> bool:
        return key in self._made

    def __getitem__(self, key: object) -> bytes:
        return self._made[key]

    def __setitem__(self, key: object, answer: bytes) -> None:
        if self._size + len(answer) > ROOM_AT_A_TABLE:
            self.clear()
        grown = len(answer) - len(self._made.get(key, b""))
        self._made[key] = answer
        self._size += grown
        self._shelf.put(self, grown)

    def clear(self) -> None:
        """Forget all of them."""
        if self._made:
            self._shelf.drop(self, self._size)
            self._made, self._size = {}, 0
