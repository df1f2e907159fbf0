"""What a build does (AOS-8): the tile, the money, the links that come to be; and special links."""

from __future__ import annotations

from roundhouse.core.arithmetic import ceil_div
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.age_of_steam.moves import Build
from roundhouse.games.age_of_steam.rules.change import change_of, cost
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import facing, settle, turn_end
from roundhouse.games.age_of_steam.state import NOBODY_OWNS, State
from roundhouse.games.age_of_steam.tiles import (
    KINDS,
    LAY_MARKER,
    LAY_TILE,
    NO_TILE,
    TILES,
    TOWN,
    Change,
    lay_name,
)


def lay_track(s: State, c: Change, seat: int) -> None:
    """AOS-8.5, AOS-8.6, AOS-8.9, AOS-8.22  Put the tile down and settle what its tracks have become."""
    h, old = c.hex, s.placed[c.hex]
    s.take_tile(LAY_TILE[c.lay], 1)
    s.town_markers -= int(LAY_MARKER[c.lay])
    if old != NO_TILE:
        s.take_tile(LAY_TILE[old], -1)
        s.town_markers += int(LAY_MARKER[old])
    for turn in c.turns:
        lift_end(s, h, turn.old)
    s.put(h, c.lay)
    for turn in c.turns:
        if s.fresh >> (h * 6 + turn.kept) & 1:
            s.fresh |= 1 << (h * 6 + turn.edge)
    for turn in c.turns:
        turn_end(s, h, turn.kept, turn.edge, seat)
    for a, b in c.added:
        s.fresh |= 1 << (h * 6 + a)
        if b != TOWN:
            s.fresh |= 1 << (h * 6 + b)
        settle(s, h, a, b, seat)


def lift_end(s: State, h: int, edge: int) -> None:
    """AOS-8.6  A loose end is lifted: nothing faces the neighbour any more."""
    slot = h * 6 + edge
    s.close_end(facing(s, slot))
    s.give(slot, NOBODY_OWNS)
    s.fresh &= ~(1 << slot)


def build(s: State, m: Build, log: list[Event] | None) -> None:
    """AOS-8.2, AOS-22.3, AOS-22.14  Pay, place the tile, settle the owners."""
    seat = s.turn
    c = change_of(s, m.hex, m.lay, seat)
    full = cost(s, c)
    price = s.rules.charge(s, full, m.half)
    pay(s, seat, BANK, price)
    s.costs.append(full)
    links = len(s.link_a)
    lay_track(s, c, seat)
    s.built += 1
    s.half_used = s.half_used or m.half
    s.hexes_built.append(m.hex)
    s.first_built |= 1 << seat
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "hex": s.board.labels[m.hex],
            "tile": TILES[LAY_TILE[m.lay]],
            "lay": lay_name(m.lay),
            "how": KINDS[c.kind],
            "cost": price,
            "money": s.money[seat],
        }
        tell(log, "AOS-8.25", "built", facts)
        tell_links(s, links, log)


def tell_links(s: State, since: int, log: list[Event] | None) -> None:
    """AOS-2.7  Name the links that came to be."""
    for number in range(since, len(s.link_a)):
        one, two = s.link_a[number] // 6, s.link_b[number] // 6
        facts: Facts = {
            "seat": s.link_owner[number],
            "one": s.board.names[one],
            "two": s.board.names[two],
            "length": s.link_length[number],
        }
        nobody = s.link_owner[number] < 0
        tell(log, "AOS-2.7", "link-unowned" if nobody else "link-finished", facts)


def buy_link(s: State, number: int, half: bool, log: list[Event] | None) -> None:
    """AOS-17.7  Pay for a special link: one link of one segment."""
    seat, link = s.turn, s.board.special_links[number]
    price = link_price(s, number, half)
    pay(s, seat, BANK, price)
    s.markers[seat] += 1
    s.built += 1
    s.half_used = s.half_used or half
    s.add_link(link.a, link.b, seat, 1)
    s.touched[seat] |= 1 << (link.a // 6) | 1 << (link.b // 6)
    if log is not None:
        tell(log, "AOS-17.7", "link-bought", {"seat": seat, "cost": price, "money": s.money[seat]})
        tell_links(s, len(s.link_a) - 1, log)


def link_price(s: State, number: int, half: bool) -> int:
    """AOS-17.3, AOS-17.7  A special link counts as a tile for the half price, rounded up."""
    price = s.board.special_links[number].price
    return ceil_div(price, 2) if half else price


def purse(s: State, half: bool) -> int:
    """AOS-17.3  The highest full price the player can pay for a build."""
    money = s.money[s.turn]
    price = 2 * money if half else money
    while s.rules.charge(s, price + 1, half) <= money:
        price += 1
    return price


def links_open(s: State) -> list[int]:
    """AOS-17.7  The special links nobody has built yet."""
    return [
        number
        for number, link in enumerate(s.board.special_links)
        if min(link.a, link.b) not in s.link_a
    ]
