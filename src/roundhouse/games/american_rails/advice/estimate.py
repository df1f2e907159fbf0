"""What the companies of American Rails may still pay: the estimates behind weights and forecasts.

All of it is judgement, none of it a rule. A share is worth the dividends (AR-9.6) it may bring until the
end (AR-10.1): the income grows with the money in the treasury, and shares still to be sold dilute it.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.american_rails.advice.ways import (
    AWAY_FROM_CITY,
    CITY_LIST,
    FAR,
    SPECIALS,
    beside,
    efforts_to,
    layers,
)
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANIES,
    FULL,
    LAST_YEAR,
    LOW_SUPPLY,
    PHASES,
    SPECIAL_PAIR,
)
from roundhouse.games.american_rails.board import SPECIAL as SPECIAL_CITIES
from roundhouse.games.american_rails.rules.dividends import held_by_all
from roundhouse.games.american_rails.rules.income import value_alone, value_shared
from roundhouse.games.american_rails.state import CHOOSE_SPACE, OVER, PREPARATION, State

# So many points apart, one player is about three times as likely to win as the other
SPREAD: Final = 18.0
DOLLARS_PER_EFFORT: Final = 2.7
LOOK: Final = 4  # efforts ahead that are looked at in detail
PACE: Final = 0.2  # the part of the shares in supply that is sold in a year
LAST_SALES: Final = 1.0  # a year, once few shares are left
CUBES_PER_YEAR: Final = [0.0, 0.0, 0.0, 3.4, 3.7, 4.6]  # of a company that grows, by seats
HOUSES_PER_YEAR: Final = 1.3
LATER: Final = 0.2  # the part of the years after the likely end that are played all the same
USUAL_PRICE: Final = 15.0  # of a share sold later
SPENT_PER_YEAR: Final = 11.0  # of a treasury, if there is enough
FURTHER: Final = 0.8  # income per effort beyond the next goal
CATCHING_UP: Final = 0.06  # of a lead in shares, for each year far ahead
BUYING_POWER: Final = 0.12  # of a dollar in hand, for each year far ahead
PROFIT: Final = 0.3  # of what a share sold later returns
ON_THE_WAY: Final = 0.6  # income per effort from cities passed on a long way


class Goal:
    """A city worth going to: how far it is and how much income it brings the company."""

    __slots__ = ("efforts", "gain", "hex", "taken")

    def __init__(self, hex: int, efforts: int, gain: int, taken: bool) -> None:
        self.taken = taken  # by another company
        self.hex = hex
        self.efforts = efforts
        self.gain = gain


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────


def phases_left(s: State) -> float:
    """Return the part of this year that is still to be played, 0 to 1."""
    if s.column == PREPARATION:
        return 1.0
    return (PHASES - s.column + 1 - s.at / s.seats) / PHASES


def dividends_to_come(s: State) -> float:
    """AR-10.1  How many times dividends may still be paid: to the last year, or to an early end."""
    if s.step == OVER:
        return 0.0
    years = float(LAST_YEAR - s.year + 1)
    left = phases_left(s)
    to_the_end = min(sum(s.unsold) / LAST_SALES, years_to_low_supplies(s))
    if to_the_end == 0.0:
        return 1.0
    likely = min(years, 1.0 + max(0.0, to_the_end - left))
    return likely + LATER * (years - likely)


def years_to_low_supplies(s: State) -> float:
    """AR-10.1, AR-10.2  When so many supplies as there are players may be low."""
    waits = [max(0, s.houses - LOW_SUPPLY) / HOUSES_PER_YEAR]
    for company in range(COMPANIES):
        if not s.excluded >> company & 1:
            cubes = max(0, s.stock[company] - LOW_SUPPLY)
            waits.append(cubes / CUBES_PER_YEAR[s.seats])
    waits.sort()
    return waits[s.seats - 1]


# ── Where a company may grow ─────────────────────────────────────────────────────────────────────


def city_gain(s: State, company: int, h: int) -> int:
    """AR-9.1 to AR-9.4  What entering a city adds to the income of a company."""
    gain = value_shared(s, h) if s.occupied >> h & 1 else value_alone(s, h)
    if SPECIAL_CITIES >> h & 1:
        gain += SPECIAL_PAIR * (s.network[company] & SPECIAL_CITIES).bit_count()
    return gain


def goals_in(s: State, company: int, found: list[int]) -> list[Goal]:
    """Return the cities within the layers."""
    goals: list[Goal] = []
    for efforts in range(1, len(found)):
        cities = found[efforts] & CITIES
        if cities:
            for h in bits(cities):
                taken = s.occupied >> h & 1 == 1
                goals.append(Goal(h, efforts, city_gain(s, company, h), taken))
    return goals


def far_goal(s: State, company: int) -> Goal | None:
    """AR-9.4  The special city to be linked next, if the company has one already."""
    network = s.network[company]
    linked = (network & SPECIAL_CITIES).bit_count()
    if linked == 0 or linked == len(SPECIALS):
        return None
    best: Goal | None = None
    for h in SPECIALS:
        if network >> h & 1:
            continue
        efforts = efforts_to(network, h)
        if efforts > LOOK and (best is None or efforts < best.efforts):
            gain = city_gain(s, company, h) + int(ON_THE_WAY * efforts)
            best = Goal(h, efforts, gain, s.occupied >> h & 1 == 1)
    return best


class Surroundings:
    """What a company finds around its network: the cities, and the one that is worth most for its way."""

    __slots__ = ("efforts", "gain", "goals", "later")

    def __init__(self, goals: list[Goal], most: int) -> None:
        self.goals = goals
        self.gain = 0.0
        self.efforts = 1.0
        best = 0.0
        for goal in goals:
            if goal.gain > best * goal.efforts and goal.efforts <= most:
                best = goal.gain / goal.efforts
                self.gain, self.efforts = float(goal.gain), float(goal.efforts)
        # the income for each further effort, once the best city is reached
        self.later = min(FURTHER, best)

    def income_for(self, money: float) -> float:
        """Return the income that so much money in the treasury may bring."""
        efforts = money / DOLLARS_PER_EFFORT
        if efforts < self.efforts:
            return self.gain * efforts / self.efforts
        return self.gain + self.later * (efforts - self.efforts)


# Positions of a search have most surroundings in common, so those seen last are remembered. They follow
# from the network and from what lies in sight of it, nothing else.
_SEEN: Final[dict[tuple[int, int, int, int], Surroundings]] = {}
_IN_SIGHT: Final[dict[int, int]] = {}
_MOST_SEEN: Final = 20000


def surroundings(s: State, company: int) -> Surroundings:
    """Return what a company on the map finds around its network."""
    network = s.network[company]
    sight = _IN_SIGHT.get(network, 0)
    if sight == 0:
        if len(_IN_SIGHT) >= _MOST_SEEN:
            _IN_SIGHT.clear()
        sight = in_sight(network)
        _IN_SIGHT[network] = sight
    key = (company, network, s.occupied & sight, s.developed & sight)
    known = _SEEN.get(key)
    if known is None:
        if len(_SEEN) >= _MOST_SEEN:
            _SEEN.clear()
        known = look_around(s, company)
        _SEEN[key] = known
    return known


def in_sight(network: int) -> int:
    """Return the hexes that are looked at from a network."""
    sight = network | SPECIAL_CITIES
    edge = network
    for _ in range(LOOK):
        edge = beside(edge) & ~sight
        sight |= edge
    return sight


def look_around(s: State, company: int) -> Surroundings:
    """Return what a company finds around its network, without remembering."""
    goals = goals_in(s, company, layers(s, company, LOOK))
    far = far_goal(s, company)
    if far is not None:
        goals.append(far)
    return Surroundings(goals, s.stock[company])


# ── Shares ───────────────────────────────────────────────────────────────────────────────────────


# What a city so far away counts when a company chooses its start
NEARNESS: Final[list[float]] = [0.6 * 0.75**efforts for efforts in range(FAR + 1)]


def start_values() -> list[float]:
    """Return for each hex how good a start it is: a city's value and what lies around it."""
    values = [0.0] * len(FULL)
    for city in CITY_LIST:
        away = AWAY_FROM_CITY[city]
        value = float(FULL[city])
        for other in CITY_LIST:
            if other != city:
                value += FULL[other] * NEARNESS[away[other]]
        values[city] = value
    return values


START_VALUES: Final[list[float]] = start_values()
BY_START_VALUE: Final[list[int]] = sorted(CITY_LIST, key=lambda city: -START_VALUES[city])


def best_start(s: State) -> int:
    """Return the city a company would start in."""
    for city in BY_START_VALUE:
        if not s.occupied >> city & 1:
            return city
    return BY_START_VALUE[0]


# of a company that will start in a good city
NOWHERE_YET: Final = Surroundings([Goal(0, 3, 4, False)], 3)


class Outlook:
    """The future of all companies from one position: years, shares held, worth of income."""

    __slots__ = ("held", "known", "left", "worth", "years")

    def __init__(self, s: State) -> None:
        self.years = dividends_to_come(s)
        self.left = phases_left(s)
        self.held = [held_by_all(s, company) for company in range(COMPANIES)]
        self.known: list[Surroundings | None] = [None] * COMPANIES
        self.worth = [self.worth_of_income(s, company) for company in range(COMPANIES)]

    def worth_of_income(self, s: State, company: int) -> float:
        """Return what one share gets until the end for one more income now."""
        total = 0.0
        years, time = self.years, self.left
        held, unsold = float(max(1, self.held[company])), float(s.unsold[company])
        while years > 0.0:
            sold = unsold * min(1.0, PACE * time)
            total += min(1.0, years) / (held + sold)
            years -= 1.0
            time += 1.0
        return total

    def around(self, s: State, company: int) -> Surroundings:
        """Return what a company finds around its network; asked once only."""
        known = self.known[company]
        if known is None:
            known = surroundings(s, company) if s.network[company] else NOWHERE_YET
            self.known[company] = known
        return known

    def share_return(self, s: State, company: int, bought: int, paid: float) -> float:
        """Return what a share may pay until the end, if ``bought`` more are sold now for ``paid``."""
        held = float(self.held[company] + bought)
        if held == 0.0:
            return 0.0
        unsold = float(max(0, s.unsold[company] - bought))
        income = float(s.income[company])
        if not s.network[company]:
            income = float(FULL[best_start(s)])
        around = self.around(s, company)
        money = s.treasury[company] + paid
        total = 0.0
        years, time = self.years, self.left
        while years > 0.0:
            sold = unsold * min(1.0, PACE * time)
            earlier = unsold * min(1.0, PACE * max(0.0, time - 0.7))
            spent = min(money + earlier * USUAL_PRICE, SPENT_PER_YEAR * time)
            share = (income + around.income_for(spent)) / (held + sold)
            total += min(1.0, years) * (share + 0.5 - 0.5 / (held + sold))
            years -= 1.0
            time += 1.0
        return total


def forecast(s: State) -> list[float]:
    """AR-10.3  The cash each player may have at the end."""
    if s.step == OVER:
        return [float(cash) for cash in s.cash]
    outlook = Outlook(s)
    returns = [
        outlook.share_return(s, company, 0, 0.0) if outlook.held[company] else 0.0
        for company in range(COMPANIES)
    ]
    shares = [0.0] * s.seats
    mean = 0.0
    profit = 0.0  # of shares that are still to be sold, to whomever
    for company in range(COMPANIES):
        profit += PROFIT * s.unsold[company] * returns[company] / s.seats
    profit *= min(1.0, outlook.years - 1.0)
    for seat in range(s.seats):
        for company in range(COMPANIES):
            shares[seat] += s.shares[seat * COMPANIES + company] * returns[company]
        mean += shares[seat] / s.seats
    # the longer the way, the more the others catch up, and the more shares cash can still buy
    steady = 1.0 - CATCHING_UP * max(0.0, outlook.years - 2.0)
    power = 1.0 + BUYING_POWER * max(0.0, outlook.years - 2.5)
    return [power * s.cash[i] + profit + mean + steady * (shares[i] - mean) for i in range(s.seats)]


def is_quiet(s: State) -> bool:
    """AR-6.3  Between two phases, when everybody has had as many turns."""
    return s.step == OVER or (s.step == CHOOSE_SPACE and s.at == 0)
