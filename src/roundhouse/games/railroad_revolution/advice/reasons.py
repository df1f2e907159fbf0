"""Why somebody would make a move: one line with the figures of the advice, true of poor moves too."""

from __future__ import annotations

from roundhouse.core.events import Facts, Line
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.advice import advice, gains, prospects
from roundhouse.games.railroad_revolution.advice.gains import Outlook, earned, item_gain
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BUILDING,
    CITY_NAME,
    COLOURS,
    HIRE_PRICE,
    LEAST_WORKERS,
    OPEN_SLOTS,
    SALE_VALUE,
    SECTIONS,
    SHARE_PRICE,
    SPACE_CITIES,
    TRAIN_VP,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES, NEEDS, VP
from roundhouse.games.railroad_revolution.effects import (
    DEAL_GAINS,
    DEAL_PRICES,
    ITEMS,
    PARTS,
    TILE,
    TRAIN_BONUS,
)
from roundhouse.games.railroad_revolution.moves import (
    CITY,
    SECTION,
    SPACE,
    Deal,
    Discard,
    Done,
    End,
    Exchange,
    Flip,
    Free,
    Hire,
    Keep,
    Lay,
    Pass,
    Pick,
    Place,
    Progress,
    Promote,
    Sale,
    Sell,
    Spare,
    Take,
    Target,
    Train,
    Worker,
)
from roundhouse.games.railroad_revolution.rules import actions, agenda, flow
from roundhouse.games.railroad_revolution.rules.milestones import reached
from roundhouse.games.railroad_revolution.state import NONE, State


def reason(s: State, m: Move) -> Line:
    """Return why somebody would make this move."""
    o = Outlook(s, s.turn)
    if isinstance(m, Place):
        return of_place(s, o, m)
    if isinstance(m, (Target, Spare, Sale)):
        return of_piece(s, o, m)
    if isinstance(m, (Lay, Free)):
        return of_rail(s, o, m.space, advice.gain_of(s, o, m))
    if isinstance(m, Take):
        return of_item(s, o, m)
    if isinstance(m, Promote):
        return of_promotion(s, o, m)
    if isinstance(m, (Sell, Hire, Worker, Exchange, Discard)):
        return of_worker(s, o, m)
    if isinstance(m, (End, Done, Pass)):
        return of_end(s, o, m)
    return of_choice(s, o, m)


def vp(gain: float) -> int:
    """Return a gain as it is told."""
    return round(gain)


def of_place(s: State, o: Outlook, m: Place) -> Line:
    """RR-5.2  What the action promises, and what the best of the others promises more."""
    plan = advice.Plan(s, o)
    gain = plan.of(s, o, m)
    best = max([plan.of(s, o, other) for other in flow.moves(s) if isinstance(other, Place)])
    facts: Facts = {"action": ACTIONS[m.action], "vp": vp(gain)}
    if vp(best - gain) <= 0:
        return Line("RR-7", "place", facts)
    return Line("RR-7", "place-less", facts | {"more": vp(best - gain)})


def of_piece(s: State, o: Outlook, m: Target | Spare | Sale) -> Line:
    """RR-6.6, RR-4.9  A station, an office, a rail, or a piece for money."""
    gain = advice.gain_of(s, o, m)
    if isinstance(m, Sale):
        return of_sale(s, o, m.piece)
    if m.what == CITY:
        cost = actions.station_cost(s, m.number) if isinstance(m, Target) else 0
        station: Facts = {"city": CITY_NAME[m.number], "vp": vp(gain), "cost": cost}
        return Line("RR-7.1", "station", station)
    if m.what == SECTION:
        office: Facts = {"section": SECTIONS[m.number], "vp": vp(gain)}
        return Line("RR-7.3", "office", office)
    if m.what == SPACE:
        return of_rail(s, o, m.number, gain)
    return of_sale(s, o, m.number)


def of_sale(s: State, o: Outlook, piece: int) -> Line:
    """RR-7.5  A piece for money."""
    left = s.buildings[o.seat] if piece == BUILDING else s.rails[o.seat]
    facts: Facts = {"gain": SALE_VALUE[piece][left], "left": left, "turns": vp(o.turns)}
    return Line("RR-7.5", "sale", facts)


def of_rail(s: State, o: Outlook, space: int, gain: float) -> Line:
    """RR-7.2  A rail: the city it connects, or what it comes nearer to."""
    fresh = SPACE_CITIES[space] & ~s.connected[o.seat]
    if fresh:
        city = CITY_NAME[fresh.bit_length() - 1]
        return Line("RR-7.2", "rail-city", {"city": city, "vp": vp(gain)})
    if gain < 0:
        return Line("RR-7.2", "rail-poor", {"vp": vp(-gain)})
    return Line("RR-7.2", "rail", {"vp": vp(gain)})


def of_item(s: State, o: Outlook, m: Take) -> Line:
    """RR-6.2  An item, for nothing or at a price."""
    item = ITEMS[s.items[agenda.item_named(s, m.name)]]
    gain = item_gain(s, o, item)
    if item.price == 0:
        return Line("RR-6.2", "take", {"vp": vp(gain)})
    key = "take-dear" if gain < 0 else "take-paid"
    return Line("RR-6.3", key, {"vp": vp(abs(gain)), "price": item.price})


def of_promotion(s: State, o: Outlook, m: Promote) -> Line:
    """RR-9.1  A worker onto a milestone: what it then still lacks."""
    tile = s.milestones[o.seat * OPEN_SLOTS + m.slot]
    needs = len([c for c in NEEDS[tile] if reached(s, o.seat, c) < c.n])
    places = prospects.open_places(s, o.seat, m.slot, tile) - 1
    facts: Facts = {"tile": MILESTONES[tile], "points": VP[tile]}
    if needs + places == 0:
        return Line("RR-9.2", "promote-completes", facts)
    return Line("RR-9.1", "promote", facts | {"places": places, "needs": needs})


def of_worker(s: State, o: Outlook, m: Sell | Hire | Worker | Exchange | Discard) -> Line:
    """RR-5.4, RR-3.1, RR-7.4  Workers and what they cost."""
    if isinstance(m, Sell):
        money: Facts = {"price": SHARE_PRICE, "due": s.due, "money": s.money[o.seat]}
        return Line("RR-5.4", "sell-due" if s.money[o.seat] < s.due else "sell", money)
    if isinstance(m, Exchange):
        gain = gains.exchange_gain(s, o, m.place, m.colour, m.new)
        change: Facts = {"worker": COLOURS[m.colour], "new": COLOURS[m.new], "vp": vp(gain)}
        return Line("RR-3.1", "exchange", change)
    if isinstance(m, Discard):
        item = ITEMS[s.items[agenda.item_named(s, TILE * PARTS)]]
        lost = gains.worker_loss(s, o, m.place, m.colour)
        given: Facts = {"vp": vp(item_gain(s, o, item)), "lost": vp(lost)}
        return Line("RR-7.4", "discard", given)
    facts: Facts = {"worker": COLOURS[m.colour], "vp": vp(gains.worker_gain(s, o, m.colour))}
    if isinstance(m, Worker):
        return Line("RR-3.1", "worker", facts)
    facts["price"] = HIRE_PRICE
    if s.available[o.seat] < LEAST_WORKERS:
        return Line("RR-6.4", "hire-needed", facts | {"least": LEAST_WORKERS})
    return Line("RR-5.4", "hire", facts | {"lost": vp(-earned(o, -HIRE_PRICE))})


def of_end(s: State, o: Outlook, m: Move) -> Line:
    """RR-6.2, RR-8.2  Ending: is there anything left that would pay?"""
    best = 0.0
    for other in flow.moves(s):
        if not isinstance(other, (Sell, End, Done, Pass)):
            best = max(best, advice.gain_of(s, o, other))
    if vp(best) <= 0:
        return Line("RR-6.2", "end")
    return Line("RR-6.2", "end-early", {"vp": vp(best)})


def of_choice(s: State, o: Outlook, m: Move) -> Line:
    """RR-8, RR-9.3, RR-4.9  Tracks, trains, deals, milestones and set-up tiles."""
    if isinstance(m, Progress):
        return Line("RR-8.5", "progress", {"vp": vp(gains.steps(s, o)[m.track])})
    if isinstance(m, Flip) and not m.back:
        bonus = item_gain(s, o, TRAIN_BONUS[m.kind])
        return Line("RR-8.4", "use-train", {"vp": vp(bonus), "points": TRAIN_VP})
    if isinstance(m, (Flip, Train)):
        return Line("RR-8.4", "train", {"points": TRAIN_VP})
    if isinstance(m, Deal):
        price = DEAL_PRICES[s.deal][m.number]
        lost = -earned(o, -SHARE_PRICE * price)
        gain = item_gain(s, o, DEAL_GAINS[s.deal][m.number])
        return Line("RR-8.2", "deal", {"vp": vp(gain), "shares": price, "lost": vp(lost)})
    if isinstance(m, Keep):
        return of_tile(s, o, m.tile)
    assert isinstance(m, Pick)
    return Line("RR-4.9", "pick", {"vp": vp(advice.pick_gain(s, o, m))})


def of_tile(s: State, o: Outlook, tile: int) -> Line:
    """RR-9.3  A milestone to keep: its points, and how much of it is done already."""
    done = len([c for c in NEEDS[tile] if reached(s, o.seat, c) >= c.n])
    at = s.drawing if s.drawing != NONE else 0
    work = prospects.tile_work(s, o.seat, o.way, at, tile)
    facts: Facts = {"points": VP[tile], "done": done, "needs": len(NEEDS[tile])}
    return Line("RR-9.3", "keep", facts | {"turns": vp(work + 0.5)})
