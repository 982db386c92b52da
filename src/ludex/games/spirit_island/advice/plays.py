"""Which cards to play: what each would do where it helps most, and which innate powers their elements awaken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ludex.core import GameOver, Option
from ludex.games.spirit_island.advice.land import Outlook, land_cost
from ludex.games.spirit_island.advice.use import TRIED, Habit, Unclear, carried_out, outcome_of
from ludex.games.spirit_island.advice.value import value
from ludex.games.spirit_island.advice.worth import lines
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import INNATES, POWERS, Power
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cost_of
from ludex.games.spirit_island.rules.end import NextGame
from ludex.games.spirit_island.rules.powers import resolve, speed_of, target_lands, target_spirits
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST

PARTS = (turn.ravage_part, turn.build_part, turn.explore_part, turn.advance_part)
MOST_CARDS, MOST_PLAYS = 7, 5
"""The best cards, of which sets of no more than so many are looked at."""
PRICE = 1.0
"""What an energy spent on a card costs."""
PLAYED = 0.3
"""What it costs to have a card in the discard pile afterwards."""


class Prospects:
    """What powers would bring this turn: fast ones as the island stands, slow ones when the invaders have acted."""

    def __init__(self, g: Island, seat: int, habit: Habit) -> None:
        self.seat, self.habit = seat, habit
        self.now = g.copy()
        self.now.step = "fast"
        self.later: Island | None = None
        self.before: dict[int, float] = {}
        self.found: dict[tuple[int, tuple[int, ...]], float] = {}

    def gain(self, power: Power, elements: list[int]) -> float:
        """What a power brings with these elements, on the best of a few targets."""
        key = (power.number, lines(power, elements))
        if key not in self.found:
            self.found[key] = self.tried(power, elements)
        return self.found[key]

    def tried(self, power: Power, elements: list[int]) -> float:
        speed = speed_of(self.now, self.seat, power)
        if any(line in power.fast_at for line in lines(power, elements)):
            speed = FAST
        g = self.island(speed)
        if g.outcome is not None:
            return 0.0
        if speed not in self.before:
            self.before[speed] = value(g, self.seat)
        held, g.elements[self.seat] = g.elements[self.seat], elements
        most = max((self.after(g, option) for option in self.targets(g, power)), default=0.0)
        g.elements[self.seat] = held
        return max(0.0, most - self.before[speed])

    def island(self, speed: int) -> Island:
        if speed == FAST:
            return self.now
        if self.later is None:
            self.later = after_invaders(self.now, self.habit)
        return self.later

    def targets(self, g: Island, power: Power) -> list[Option]:
        """The lands with most trouble, or all spirits that it may be used on."""
        if not power.at_land:
            return [("aid", power.number, other) for other in target_spirits(g, self.seat, power)]
        look = Outlook(g)
        lands = sorted(places(target_lands(g, self.seat, power)), key=lambda land: -land_cost(g, land, look))
        return [("use", power.number, land) for land in lands[:TRIED]]

    def after(self, g: Island, option: Option) -> float:
        """How the spirits stand when the power has been used there, whether it has been played or not."""
        twin = g.copy()
        verb, number, target = option
        on = Act(twin, self.seat, power=number, clause="SI-7.1")
        if verb == "use":
            on.land = target
        else:
            on.spirit = target
        return outcome_of(g, twin, self.seat, resolve(on), self.habit)


def after_invaders(g: Island, habit: Habit) -> Island:
    """As the island will stand when the invaders have acted and nobody has used a power."""
    twin = g.copy()
    twin.step = "ravage"
    try:
        for part in PARTS:
            carried_out(twin, part(twin), habit)
    except (GameOver, NextGame, Unclear):
        pass
    twin.step = "slow"
    return twin


def best_plays(g: Island, me: int, cards: Sequence[int], habit: Habit) -> tuple[int, ...]:
    """Cards that can be paid together and bring most, with the innate powers that they awaken."""
    prospects = Prospects(g, me, habit)
    cost = {card: cost_of(g, me, card) for card in cards}
    worth = {
        card: prospects.gain(POWERS[card], with_cards(g, me, (card,))) - PRICE * cost[card] - PLAYED for card in cards
    }
    innates = [POWERS[number] for number in INNATES[g.spirits[me]]]

    def awakened(chosen: tuple[int, ...]) -> float:
        elements = with_cards(g, me, chosen)
        return sum(
            prospects.gain(power, elements)
            for power in innates
            if any(line in power.doing for line in lines(power, elements))
        )

    best: tuple[int, ...] = ()
    most = awakened(best)
    cards = sorted(cards, key=lambda card: -worth[card])[:MOST_CARDS]
    for number in range(1, min(g.plays[me], len(cards), MOST_PLAYS) + 1):
        for chosen in combinations(cards, number):
            if sum(cost[card] for card in chosen) <= g.energy[me]:
                total = sum(worth[card] for card in chosen) + awakened(chosen)
                if total > most:
                    best, most = chosen, total
    return best


def with_cards(g: Island, me: int, cards: tuple[int, ...]) -> list[int]:
    """The elements that a spirit has when it has played these cards."""
    elements = g.elements[me][:]
    for card in cards:
        for element, count in enumerate(POWERS[card].elements):
            elements[element] += count
    return elements
