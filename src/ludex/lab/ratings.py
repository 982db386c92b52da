"""How strong agents are beside each other, from who won.

The model is Luce's choice: with strengths w the winner of a game is i with the chance w_i / Σ w_j over all who sat in
it. With two it is the model of Bradley and Terry, on which Elo's scale rests: 400 points are 10 to 1. Strengths are the
likeliest ones, found by Hunter's iteration (MM algorithms for generalized Bradley–Terry models, 2004). Intervals follow
from the curvature of the likelihood there. So that whoever always wins has a finite strength, everybody is also given a
drawn game against somebody of average strength."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludex.lab.rates import SURE

ELO = 400 / math.log(10)
STEPS = 10_000
EXACT = 1e-10


class Result(NamedTuple):
    """Who sat in a game, and who won: several share it; nobody is a draw."""

    agents: tuple[str, ...]
    winners: tuple[str, ...]


class Rating(NamedTuple):
    """Points on Elo's scale; 0 is the average of all."""

    points: float
    low: float
    high: float


def rate(agents: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """Ratings with 95% intervals.

    >>> drawn = rate(["a", "b"], [Result(("a", "b"), ("a",)), Result(("a", "b"), ("b",))])
    >>> round(drawn["a"].points), drawn["a"].low < 0 < drawn["a"].high
    (0, True)
    """
    sat, won = counted(agents, results)
    wanted = won.sum(axis=0)
    games = won.sum(axis=1)
    strength = np.ones(len(agents))
    for _ in range(STEPS):
        # beside each game the drawn one against the average: half a win each, in one game of 1 + strength
        share = (sat * (games / (sat @ strength))[:, None]).sum(axis=0) + 1 / (1 + strength)
        new = (wanted + 0.5) / share
        done = np.abs(np.log(new / strength)).max() < EXACT
        strength = new
        if done:
            break
    points = np.log(strength)
    centre = np.eye(len(agents)) - 1 / len(agents)
    spread = centre @ np.linalg.inv(curvature(sat, games, strength)) @ centre
    points = centre @ points * ELO
    wide = SURE * np.sqrt(np.maximum(0, np.diag(spread))) * ELO
    return {
        agent: Rating(float(points[n]), float(points[n] - wide[n]), float(points[n] + wide[n]))
        for n, agent in enumerate(agents)
    }


def counted(agents: Sequence[str], results: Iterable[Result]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For each company how many seats each agent had in it, and how many games of it each has won."""
    number = {agent: n for n, agent in enumerate(agents)}
    companies: dict[tuple[int, ...], NDArray[np.float64]] = {}
    for result in results:
        company = tuple(sorted(number[agent] for agent in result.agents))
        won = companies.setdefault(company, np.zeros(len(agents)))
        winners = result.winners or result.agents
        for winner in winners:
            won[number[winner]] += 1 / len(winners)
    sat = np.array([np.bincount(company, minlength=len(agents)) for company in companies], dtype=np.float64)
    return sat.reshape(-1, len(agents)), np.array(list(companies.values())).reshape(-1, len(agents))


def curvature(
    sat: NDArray[np.float64], games: NDArray[np.float64], strength: NDArray[np.float64]
) -> NDArray[np.float64]:
    """How quickly the logarithm of the likelihood falls off around its top."""
    chance = sat * strength / (sat @ strength)[:, None]
    found = np.diag((games[:, None] * chance).sum(axis=0)) - (games[:, None] * chance).T @ chance
    drawn = strength / (1 + strength) ** 2
    total: NDArray[np.float64] = found + np.diag(drawn)
    return total
