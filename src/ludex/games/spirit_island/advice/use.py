"""Powers tried out on a copy: what using one here or there is worth, as far as a quick look shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludex.core import Decision, GameOver, Option
from ludex.core.decision import CHANCE, Floor, Rule
from ludex.games.spirit_island.advice.land import Outlook, land_cost
from ludex.games.spirit_island.advice.value import value
from ludex.games.spirit_island.rules.end import NextGame, complete
from ludex.games.spirit_island.rules.powers import use
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST, SLOW

TRIED = 3
"""Lands on which each power is tried, those with most trouble first."""
LEAST = 0.05
"""A power is not used for less."""
UNCLEAR = 0.3
"""What a power is taken to bring of which a quick look shows nothing."""
Habit = Callable[[Island, int, Decision], Option]


class Unclear(Exception):
    """More than one seat or chance has to answer."""


def carried_out(g: Island, rule: Rule[Any], habit: Habit) -> None:
    """Play a rule to its end with the answers of habit."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Floor) or not isinstance(asked, Decision) or asked.who == CHANCE:
            raise Unclear
        answer = habit(g, asked.who, asked) if len(asked.options) > 1 else asked.options[0]


def after(g: Island, seat: int, option: Option, habit: Habit) -> float:
    """How the spirits stand when a power has been used."""
    twin = g.copy()
    return outcome_of(g, twin, seat, use(twin, seat, option, FAST if g.step == "fast" else SLOW), habit)


def outcome_of(g: Island, twin: Island, seat: int, rule: Rule[Any], habit: Habit) -> float:
    """How the spirits stand when a rule has been carried out on a copy; a little better than before if it is unclear
    what comes of it."""
    try:
        carried_out(twin, rule, habit)
        carried_out(twin, complete(twin), habit)
    except (GameOver, NextGame):
        pass
    except Unclear:
        return value(g, seat) + UNCLEAR
    return value(twin, seat)


def best_use(g: Island, seat: int, decision: Decision, habit: Habit) -> Option:
    """The power and the target that bring most; done if none brings anything."""
    options = decision.options
    best, most = options[0], value(g, seat) + LEAST
    for option in worth_trying(g, options):
        worth = after(g, seat, option, habit)
        if worth > most:
            best, most = option, worth
    return best


def worth_trying(g: Island, options: Sequence[Option]) -> list[Option]:
    """Of each power the targets with most trouble."""
    look = Outlook(g)
    costs: dict[int, float] = {}
    by_power: dict[int, list[Option]] = {}
    found = []
    for option in options:
        if option[0] == "use":
            land = option[2]
            if land not in costs:
                costs[land] = land_cost(g, land, look)
            by_power.setdefault(option[1], []).append(option)
        elif option[0] == "aid":
            found.append(option)
    for row in by_power.values():
        row.sort(key=lambda option: -costs[option[2]])
        found += row[:TRIED]
    return found
