"""What a seat cannot know of a position (RR-10.2), drawn anew.

Hidden from a seat are the unseen tiles of each milestone stack, the tiles others have put back, and
the tiles in another player's hand. Any of them may be in any of those places; everything else is
open. The order of the deal stack is not part of a position at all: its tiles are a set until one is
turned up.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.protocol import Dice
from roundhouse.games.railroad_revolution.cards import STACKS
from roundhouse.games.railroad_revolution.state import KNOWN, State, changed


def imagine(s: State, seat: int, dice: Dice) -> State:
    """RR-10.2  The position as it might be for all that the seat knows."""
    twin = s.copy()
    for stack in range(len(STACKS)):
        draw_anew(twin, stack, seat, dice)
    return twin


def is_hidden(entry: int, seat: int) -> bool:
    """RR-10.2  Whether a tile put back or in hand is unknown to a seat."""
    return not entry >> seat & 1


def draw_anew(s: State, stack: int, seat: int, dice: Dice) -> None:
    """RR-10.2  Shuffle the tiles of one stack that the seat cannot tell apart."""
    hand = s.drawn if s.stack == stack else ()
    pool = bits(s.unseen[stack])
    pool += [entry // KNOWN for entry in s.bottom[stack] + hand if is_hidden(entry, seat)]
    # in an order of its own first: equal knowledge and equal dice imagine the same
    pool.sort()
    shuffle(pool, dice)
    s.bottom = changed(s.bottom, stack, renamed(s.bottom[stack], seat, pool))
    if hand:
        s.drawn = renamed(hand, seat, pool)
    s.unseen = changed(s.unseen, stack, sum([1 << tile for tile in pool]))


def renamed(entries: tuple[int, ...], seat: int, pool: list[int]) -> tuple[int, ...]:
    """Give every hidden tile another name from the pool; who knows it stays."""
    return tuple(
        [
            pool.pop() * KNOWN + entry % KNOWN if is_hidden(entry, seat) else entry
            for entry in entries
        ]
    )


def shuffle(tiles: list[int], dice: Dice) -> None:
    """Put a list into a random order."""
    for at in range(len(tiles) - 1, 0, -1):
        other = dice.randrange(at + 1)
        tiles[at], tiles[other] = tiles[other], tiles[at]
