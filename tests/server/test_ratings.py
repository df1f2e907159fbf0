"""Ratings: from results alone, the same for everybody who has them."""

import random

from gathering import begun, call, houses

from roundhouse.server.people.ratings import replayed


def result(*who):
    return [{"who": one, "name": one, "rank": rank} for rank, one in enumerate(who, 1)]


def test_who_wins_more_is_stronger_and_surer():
    rated = {one.who: one for one in replayed([result("ada", "bert", "cleo")] * 20)}
    assert rated["ada"].rating > rated["bert"].rating > rated["cleo"].rating
    assert rated["ada"].wins > rated["bert"].wins
    few = {one.who: one for one in replayed([result("ada", "bert", "cleo")])}
    assert rated["ada"].uncertainty < few["ada"].uncertainty
    assert rated["ada"].matches == 20


def test_the_same_results_give_the_same_ratings():
    dice = random.Random(3)
    played = [result(*dice.sample(["ada", "bert", "cleo", "bot porter"], 3)) for _ in range(50)]
    assert replayed(played) == replayed(played)


async def played_out(house, id):
    """Play a match to its end, whatever it takes."""
    dice, table = random.Random(5), await house.hall.table(id)
    while not table.match.over:
        moves = [str(move) for move in table.match.legal_moves]
        calm = [move for move in moves if not move.startswith("bid")] or moves[:1]
        await house.hall.play(table, table.match.turn, dice.choice(calm))
    return table


def test_a_rated_match_counts_once_and_a_casual_one_never(client, browser):
    house = houses(client)[0]
    for rated in (False, True):
        id, _ = begun(client, browser, others=("Bert",), rated=rated)
        table = call(client, played_out, house, id)
    ratings = house.people.ratings
    assert call(client, ratings.pools) == [("chicago-express", 2)]
    listed = call(client, ratings.of, "chicago-express", 2)
    assert sorted(one.name for one in listed) == ["Ada", "Bert"]
    assert [one.matches for one in listed] == [1, 1]
    winners = [table.seats[seat].name for seat in table.match.outcome.winners]
    assert listed[0].name in winners
    assert call(client, ratings.of, "chicago-express", 2) == listed  # nothing is heard twice
    again = type(ratings)(house.store)
    assert call(client, again.of, "chicago-express", 2) == listed
    assert "Ada" in browser.get("/ratings").text
