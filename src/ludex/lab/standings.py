"""What came of a contest: who won how often, with which side, on which map, and how strong that makes the agents."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ludex.lab.contest import Contest
from ludex.lab.games import Played
from ludex.lab.players import RULES
from ludex.lab.rates import interval
from ludex.lab.ratings import Rating, Result, rate

SIDE = "side"


class Rate(msgspec.Struct):
    """Games, how many of them were won, and Wilson's interval of the rate."""

    games: int = 0
    wins: int = 0
    rate: float = 0.0
    low: float = 0.0
    high: float = 1.0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.rate = self.wins / self.games
        self.low, self.high = interval(self.wins, self.games)


class Standings(msgspec.Struct):
    """What `ludex tournament --json` prints."""

    contest: Contest
    games: int = 0
    kept: int = 0
    """Of these, how many a file had already."""
    planned: int = 0
    errors: int = 0
    total: dict[str, Rate] = {}
    """By agent; where one agent plays all seats, by game."""
    by: dict[str, dict[str, dict[str, Rate]]] = {}
    """By "side", and by every choice that was gone through: agent, value, rate."""
    meetings: dict[str, dict[str, Rate]] = {}
    """How often an agent won in games with another."""
    ratings: dict[str, Rating] = {}
    """On Elo's scale, with 95% intervals; where agents play each other."""

    @property
    def agents(self) -> list[str]:
        """Those that the contest is about, the best first."""
        order = {agent: each.points for agent, each in self.ratings.items()} or {
            agent: each.rate for agent, each in self.total.items()
        }
        named = dict.fromkeys([*self.contest.agents, *order])
        return sorted(named, key=lambda agent: -order.get(agent, 0.0))


def stand(contest: Contest, games: Iterable[Played], planned: int) -> Standings:
    """Add up whatever has been played of a contest."""
    found = Standings(contest, planned=planned, by={name: {} for name in (SIDE, *contest.sweep)})
    results: list[Result] = []
    for played in games:
        found.games += 1
        found.kept += played.kept
        if played.error:
            found.errors += 1
            continue
        at = seated(played)
        for side, agent in at.items():
            rate_of(found.by[SIDE].setdefault(agent, {}), side).add(side in played.winners)
        for agent, won in told(contest, played, at):
            rate_of(found.total, agent).add(won)
            for name in contest.sweep:
                rate_of(found.by[name].setdefault(agent, {}), played.setup[name]).add(won)
            for other in {*at.values()} - {agent}:
                rate_of(found.meetings.setdefault(agent, {}), other).add(won)
        winners = tuple(at[side] for side in played.winners if side in at)
        if len({*at.values()}) > 1 and (winners or not played.winners):
            results.append(Result(tuple(at.values()), winners))
    if results:
        found.ratings = rate(sorted({agent for result in results for agent in result.agents}), results)
    return found


def seated(played: Played) -> dict[str, str]:
    """Who played which side; seats that the rulebook plays are left out."""
    pairs = zip(played.setup["seats"], played.agents, strict=True)
    return {side: agent for side, agent in pairs if agent != RULES}


def told(contest: Contest, played: Played, at: dict[str, str]) -> list[tuple[str, bool]]:
    """Who has won and who has not: by seat, or once where one agent has played for all."""
    if contest.as_one:
        return [(agent, bool(played.winners)) for agent in {*at.values()}]
    return [(agent, side in played.winners) for side, agent in at.items()]


def rate_of(rates: dict[str, Rate], name: str) -> Rate:
    return rates.setdefault(name, Rate())
