"""What a spirit's own things are worth: its cards, its tracks, and the elements that its innate powers ask for."""

from __future__ import annotations

from functools import cache

from ludex.games.spirit_island.advice.strength import strength
from ludex.games.spirit_island.printed.powers import ENERGY_TRACKS, INNATES, PLAYS_TRACKS, POWERS, Power
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST, MAJOR

LINE = 2.2
"""What a reached line of an innate power is worth."""
ENERGY, PLAY, ELEMENT, ANY_ELEMENT, RECLAIM = 1.9, 3.6, 0.8, 1.5, 2.5
"""What each turn is worth: an energy, a card play that can be paid, an element, any element, a reclaimed card."""
PER_PLAY, FREE = 1.4, 1.0
"""So much energy goes with a card play, and so many plays cost nothing."""
SPARE, IDLE = 0.9, 0.5
"""What energy without plays is worth, and plays without energy."""
OWNED, WANTED, ANY = 1.0, 0.35, 0.15
"""What a card is worth, each element of it that an innate power asks for, each element at all."""
STRENGTH, CARD_PRICE, MAJOR_MORE, FAST_MORE = 0.25, 0.2, 0.5, 0.2
"""A point of what it brings on a usual turn, an energy that it costs, a major power, a fast one."""


@cache
def element_weights(spirit: int) -> tuple[float, ...]:
    """How much a spirit wants each element: what the lines of its innate powers ask for, the first ones most."""
    weights = [0.0] * 8
    for number in INNATES[spirit]:
        for line, needs in enumerate(POWERS[number].thresholds):
            for element, need in enumerate(needs):
                if need:
                    weights[element] = max(weights[element], 1.0 - 0.2 * line)
    return tuple(weights)


@cache
def card_worth(spirit: int, card: int) -> float:
    """What it is worth to own a card."""
    power = POWERS[card]
    weights = element_weights(spirit)
    wanted = sum(number * weights[element] for element, number in enumerate(power.elements))
    worth = OWNED + WANTED * wanted + ANY * sum(power.elements) - CARD_PRICE * power.cost
    worth += STRENGTH * strength(card)
    if power.kind == MAJOR:
        worth += MAJOR_MORE
    if power.speed == FAST:
        worth += FAST_MORE
    return worth


def lines(power: Power, elements: list[int]) -> tuple[int, ...]:
    """The lines of a power that these elements reach."""
    return tuple(
        line
        for line, needs in enumerate(power.thresholds)
        if all(have >= need for have, need in zip(elements, needs, strict=True))
    )


def innate_worth(g: Island, seat: int, elements: list[int]) -> float:
    """What the lines of its innate powers are worth that these elements reach."""
    powers = [POWERS[number] for number in INNATES[g.spirits[seat]]]
    return sum(LINE * sum(line in power.doing for line in lines(power, elements)) for power in powers)


def along(numbers: list[int], uncovered: int) -> float:
    """What a track gives each turn, the way to its next number counted in.

    >>> along([1, 1, 2, 2, 3], 1), along([1, 1, 2, 2, 3], 2), along([1, 1, 2, 2, 3], 3)
    (1.0, 1.5, 2.0)
    """
    now = max(numbers[:uncovered])
    began = next(place for place, number in enumerate(numbers) if number == now)
    further = next((place for place, number in enumerate(numbers) if number > now), 0)
    if not further:
        return float(now)
    return now + (numbers[further] - now) * (uncovered - 1 - began) / (further - began)


@cache
def track_worth(spirit: int, top: int, bottom: int) -> float:
    """What uncovered tracks give each turn: energy as far as there are cards to pay, card plays, elements."""
    energy = along([space.number for space in ENERGY_TRACKS[spirit]], top)
    plays = along([space.number for space in PLAYS_TRACKS[spirit]], bottom)
    weights = element_weights(spirit)
    paid = min(plays, FREE + energy / PER_PLAY)
    spare = max(0.0, energy - PER_PLAY * plays)
    worth = PLAY * paid + IDLE * (plays - paid) + ENERGY * (energy - spare) + SPARE * spare
    for space in (*ENERGY_TRACKS[spirit][:top], *PLAYS_TRACKS[spirit][:bottom]):
        if space.element >= 0:
            worth += ELEMENT * (0.5 + weights[space.element])
        worth += ANY_ELEMENT * space.any_element + RECLAIM * space.reclaim_one
    return worth
