"""Which cards to play: what each would do where it helps most, and what its elements awaken."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from ludex.core import Decision, GameOver, Option
from ludex.games.spirit_island.advice.land import Outlook, land_cost
from ludex.games.spirit_island.advice.use import TRIED, Unclear, carried_out
from ludex.games.spirit_island.advice.value import value
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import INNATES, POWERS, Power
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cost_of
from ludex.games.spirit_island.rules.end import NextGame, complete
from ludex.games.spirit_island.rules.powers import (
    resolve,
    speed_of,
    target_lands,
    target_spirits,
)
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST

Habit = Callable[[Island, int, Decision], Option]
PARTS = (turn.fear_part, turn.ravage_part, turn.build_part, turn.explore_part, turn.advance_part)
MOST_CARDS, MOST_PLAYS = 7, 5
PRICE = 1.2
"""What an energy spent on a card costs."""
PLAYED = 0.3
"""What a card in hand is worth more than in the discard pile."""


class Prospects:
    """What powers would bring this turn: fast ones as the island stands, slow ones when the invaders have acted."""

    def __init__(self, g: Island, seat: int, habit: Habit) -> None:
        self.g, self.seat, self.habit = g, seat, habit
        self.now = g.copy()
        self.now.step = "fast"
        self.later: Island | None = None
        self.before: dict[int, float] = {}
        self.known: dict[tuple[int, tuple[int, ...]], float] = {}

    def state(self, speed: int) -> Island:
        if speed == FAST:
            return self.now
        if self.later is None:
            self.later = after_invaders(self.g, self.habit)
        return self.later

    def gain(self, power: Power, elements: list[int]) -> float:
        """What the power brings with these elements, on the best target of a few."""
        reached = tuple(
            line
            for line in range(len(power.thresholds))
            if all(have >= need for have, need in zip(elements, power.thresholds[line], strict=True))
        )
        key = (power.number, reached)
        if key not in self.known:
            self.known[key] = self.tried(power, elements)
        return self.known[key]

    def tried(self, power: Power, elements: list[int]) -> float:
        seat = self.seat
        speed = speed_of(self.g, seat, power)
        if speed != FAST and any(
            all(have >= need for have, need in zip(elements, power.thresholds[line], strict=True))
            for line in power.fast_at
        ):
            speed = FAST
        g = self.state(speed)
        if g.outcome is not None:
            return 0.0
        held, g.elements[seat] = g.elements[seat], elements
        if speed not in self.before:
            self.before[speed] = value(g, seat)
        before = self.before[speed]
        most = 0.0
        for option in self.targets(g, power):
            most = max(most, used(g, seat, option, self.habit) - before)
        g.elements[seat] = held
        return most

    def targets(self, g: Island, power: Power) -> list[Option]:
        if not power.at_land:
            return [("aid", power.number, other) for other in target_spirits(g, self.seat, power)]
        look = Outlook(g)
        lands = places(target_lands(g, self.seat, power))
        lands.sort(key=lambda land: -land_cost(g, land, look))
        return [("use", power.number, land) for land in lands[:TRIED]]


def used(g: Island, seat: int, option: Option, habit: Habit) -> float:
    """How the spirits stand when a power has been used there."""
    twin = g.copy()
    verb, number, target = option
    on = Act(twin, seat, power=number, clause="SI-7.1")
    if verb == "use":
        on.land = target
    else:
        on.spirit = target
    try:
        carried_out(twin, resolve(on), habit)
        carried_out(twin, complete(twin), habit)
    except (GameOver, NextGame):
        pass
    except Unclear:
        return value(g, seat) + 0.5
    return value(twin, seat)


def after_invaders(g: Island, habit: Habit) -> Island:
    """As the island will stand when the invaders have acted and nobody has used a power."""
    twin = g.copy()
    twin.resolved = 0
    try:
        twin.step = "ravage"
        for part in PARTS[1:]:
            carried_out(twin, part(twin), habit)
    except (GameOver, NextGame, Unclear):
        pass
    twin.step = "slow"
    return twin


def best_plays(g: Island, me: int, cards: list[int], habit: Habit) -> tuple[int, ...]:
    """Cards that can be paid together, with what they and the innate powers that they awaken bring."""
    prospects = Prospects(g, me, habit)
    energy = g.energy[me]
    cost = {card: cost_of(g, me, card) for card in cards}
    have = g.elements[me]
    worth = {}
    for card in cards:
        own = [a + b for a, b in zip(have, POWERS[card].elements, strict=True)]
        worth[card] = prospects.gain(POWERS[card], own) - PRICE * cost[card] - PLAYED
    innates = [POWERS[number] for number in INNATES[g.spirits[me]]]
    cards = sorted(cards, key=lambda card: -worth[card])[:MOST_CARDS]
    best: tuple[int, ...] = ()
    most = sum(innate_gain(prospects, power, have) for power in innates)
    for number in range(1, min(g.plays[me], len(cards), MOST_PLAYS) + 1):
        for chosen in combinations(cards, number):
            if sum(cost[card] for card in chosen) > energy:
                continue
            elements = have[:]
            for card in chosen:
                for element, count in enumerate(POWERS[card].elements):
                    elements[element] += count
            total = sum(worth[card] for card in chosen) + sum(
                innate_gain(prospects, power, elements) for power in innates
            )
            if total > most:
                best, most = chosen, total
    return best


def innate_gain(prospects: Prospects, power: Power, elements: list[int]) -> float:
    reached = any(
        all(have >= need for have, need in zip(elements, power.thresholds[line], strict=True)) for line in power.doing
    )
    return prospects.gain(power, elements) if reached else 0.0
