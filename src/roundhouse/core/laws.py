"""The laws every title keeps, checked at one position. The tests and the fuzzer call the same ones."""

from __future__ import annotations

from math import isfinite
from typing import Any

from roundhouse.core.events import CHANCE, NOBODY, Seat
from roundhouse.core.protocol import Dice, Move, Title


def violations(title: Title[Any], s: Any, deep: bool = True) -> list[str]:
    """Return every law broken at this position; ``deep`` adds what costs more than a move."""
    found = [*some_move_is_legal(title, s), *title.audit(s, deep)]
    if deep:
        found += moves_and_why_not_agree(title, s)
        found += notation_is_read_back(title, s)
        found += chance_has_odds(title, s)
        found += copies_are_independent(title, s)
        found += advice_fits(title, s)
        found += reading_changes_nothing(title, s)
    return found


def some_move_is_legal(title: Title[Any], s: Any) -> list[str]:
    """Some move is legal until the match is over, and none after; no move is listed twice."""
    moves = title.moves(s)
    if s.turn == NOBODY:
        return ["moves after the end"] if moves else []
    if not moves:
        return [f"no legal move for {s.turn}"]
    if len(set(moves)) != len(moves):
        return ["a move is listed twice"]
    return []


def moves_and_why_not_agree(title: Title[Any], s: Any) -> list[str]:
    """What is listed is not refused; what is written but not listed is, with rule and alternative."""
    if s.turn == NOBODY:
        return []
    legal = set(title.moves(s))
    found = []
    for move in legal:
        if refusal := title.why_not(s, move):
            found.append(f"{move} is listed, but refused by {refusal.rule} {refusal.key}")
    candidates = list(title.candidates(s))
    if missing := legal.difference(candidates):
        found.append(f"not among the candidates: {sorted([str(move) for move in missing])[:3]}")
    for move in candidates:
        if move in legal:
            continue
        refusal = title.why_not(s, move)
        if refusal is None:
            found.append(f"{move} is not listed, but not refused")
        elif not refusal.rule.startswith(title.prefix + "-"):
            found.append(f"{move} is refused without a rule: {refusal.key}")
        elif refusal.instead is not None and title.parse(s, refusal.instead) not in legal:
            found.append(f"{move}: the alternative {refusal.instead} is not legal")
    return found


def notation_is_read_back(title: Title[Any], s: Any) -> list[str]:
    """Every legal move is read back from its notation."""
    return [
        f"{move} is read as {title.parse(s, str(move))}"
        for move in title.moves(s)
        if title.parse(s, str(move)) != move
    ]


def chance_has_odds(title: Title[Any], s: Any) -> list[str]:
    """CHANCE has one positive weight for each of its moves, in the order of the moves."""
    if s.turn != CHANCE:
        return []
    odds = title.odds(s)
    found = []
    if [move for move, _ in odds] != title.moves(s):
        found.append("odds and moves differ")
    if min([weight for _, weight in odds]) < 1:
        found.append("a weight is not positive")
    return found


def copies_are_independent(title: Title[Any], s: Any) -> list[str]:
    """A move on a copy leaves the position as it was, and equal moves lead to equal positions."""
    before = s.digest()
    found = []
    moves = title.moves(s)
    step = max(1, len(moves) // 5)
    for move in moves[::step]:
        one, two = s.copy(), s.copy()
        if one != s:
            found.append("a copy differs from its original")
        title.apply(one, move)
        title.apply(two, move, [])
        if one != two or one.digest() != two.digest():
            found.append(f"{move} leads to different positions")
        if s.digest() != before:
            found.append(f"{move} on a copy changed the original")
            break
    return found


def advice_fits(title: Title[Any], s: Any) -> list[str]:
    """Every legal move of a seat is weighed, every seat has a forecast, and advising changes nothing."""
    before = s.digest()
    moves = title.moves(s) if s.turn >= 0 else []
    weights = title.weigh(s, moves) if moves else []
    forecast = title.forecast(s)
    found = []
    if len(weights) != len(moves) or not all([isfinite(weight) for weight in weights]):
        found.append("not every move has a weight")
    if s.turn >= 0 and moves:
        found += playouts_fit(title, s, moves)
    if len(forecast) != len(title.scores(s)) or not all([isfinite(score) for score in forecast]):
        found.append("not every seat has a forecast")
    if s.digest() != before:
        found.append("advice changed the position")
    return found


def playouts_fit(title: Title[Any], s: Any, moves: list[Move]) -> list[str]:
    """A playout chooses among legal moves, and has a weight for each of them."""
    promising = title.promising(s)
    if not promising:
        return ["no move is promising"]
    found = [f"{move} is promising, but not legal" for move in promising if move not in moves]
    weights = title.glance(s, promising)
    if len(weights) != len(promising) or not all([isfinite(weight) for weight in weights]):
        found.append("not every promising move has a weight")
    return found


def nothing_leaks(title: Title[Any], s: Any, seat: Seat, dice: Dice) -> list[str]:
    """What a seat cannot know changes neither its view nor its moves."""
    twin = title.imagine(s, seat, dice)
    found = []
    if title.view(s, seat) != title.view(twin, seat):
        found.append(f"seat {seat} sees more than it may")
    if s.turn == seat and title.moves(s) != title.moves(twin):
        found.append(f"the moves of seat {seat} depend on what it cannot know")
    return found


def reading_changes_nothing(title: Title[Any], s: Any) -> list[str]:
    """Whoever looks at a position, parses, asks why not or advises changes nothing that follows.

    One copy is looked at in every way there is, another not at all; then both play the same moves.
    """
    read, calm = s.copy(), s.copy()
    look_at(title, read)
    found = []
    moves = title.moves(s)
    for move in moves[:: max(1, len(moves) // 3)]:
        one, two = read.copy(), calm.copy()
        title.apply(one, move)
        title.apply(two, move)
        if one.digest() != two.digest():
            found.append(f"{move} leads elsewhere from a position that was looked at")
        elif title.scores(one) != title.scores(two) or title.moves(one) != title.moves(two):
            found.append(f"what follows {move} depends on who looked before")
    return found


def look_at(title: Title[Any], s: Any) -> None:
    """Read a position in every way that people, pages and bots do."""
    title.view(s, None)
    if s.turn == NOBODY:
        return
    moves = title.moves(s)
    for move in moves[:5]:
        title.parse(s, str(move))
        title.picks(s, move)
    for move in list(title.candidates(s))[:40]:
        title.why_not(s, move)
    title.prompt(s)
    if s.turn >= 0 and moves:
        title.weigh(s, moves)
        title.glance(s, title.promising(s))
        title.reason(s, moves[0])
    title.forecast(s)
