"""How well the spirits stand: all of them win or lose together."""

from __future__ import annotations

from ludex.games.spirit_island.advice.land import BLIGHT_LEFT, Outlook, blight_left, land_cost
from ludex.games.spirit_island.advice.worth import card_worth, track_worth
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import PLAYS_TRACKS
from ludex.games.spirit_island.rules.cards import cards_of
from ludex.games.spirit_island.rules.end import TERROR_VICTORY
from ludex.games.spirit_island.rules.fear import pool_size
from ludex.games.spirit_island.rules.land import presence_bits, sacred_bits
from ludex.games.spirit_island.state import Island

WON, LOST = 500.0, -500.0
FEAR, FEAR_CARD = 1.15, 2.0
TERROR = 6.0
ON_ISLAND = 1.8
"""A blight that lies on the island, besides what has gone from the card."""
PRESENCE = (-105.0, -31.5, -17.5, -9.6, -4.4, -0.9, 1.75, 3.5, 4.9, 6.1, 7.0, 7.7, 8.4, 9.1)
"""How much presence a spirit has on the island."""
REACH = 0.8
"""A land within reach of a spirit."""
SITE = 0.5
PURSE = (1.75, 0.5)
"""An energy up to the fourth, and one more."""
HELD = (1.9, 1.8, 1.55, 1.3, 1.1, 0.85, 0.6, 0.35, 0.25, 0.1)
"""How much each card counts, the best one first: there have to be some to play, and many of them only wait."""
IN_HAND, SPARE_CARD = 1.0, 0.2
"""A card in hand that can be played next turn, and one more."""
GROWN = 1.0
"""Tracks, against what they give each turn."""
NEAR = 3.0
LATE, URGENT = 7, 0.25
"""When so few invader cards are left, whatever stands between the spirits and victory weighs more with each of them."""
SHORT = 3
"""So few invaders or less stand between the spirits and victory."""


def value(g: Island, seat: int) -> float:
    """How well a seat stands, which is how well all stand."""
    if g.outcome is not None:
        return WON - g.turn if g.outcome.winners else LOST + g.turn + 0.1 * island_value(g)
    return island_value(g) + sum(spirit_value(g, each) for each in range(g.players))


def island_value(g: Island) -> float:
    """Fear, invaders and what they are about to do, blight."""
    look = Outlook(g)
    total = fear_value(g) + blight_value(g) + near_victory(g)
    for land in g.chart.lands:
        total -= land_cost(g, land, look)
    return total


def fear_value(g: Island) -> float:
    gone = len(g.fear_discard) + len(g.earned)
    return FEAR * (g.fear + pool_size(g) * gone) + FEAR_CARD * len(g.earned) + TERROR * g.players * (g.terror - 1)


def blight_value(g: Island) -> float:
    """What the blight that is gone from the card has cost."""
    left = blight_left(g)
    whole = int(left)
    cost = sum(BLIGHT_LEFT[whole:]) - (left - whole) * BLIGHT_LEFT[min(whole, len(BLIGHT_LEFT) - 1)]
    return -cost * g.players - ON_ISLAND * sum(g.blight) - (3.0 if g.blighted else 0.0)


def near_victory(g: Island) -> float:
    """A few invaders are left whose end is victory."""
    if g.terror >= TERROR_VICTORY:
        return 0.0
    least = g.terror - 1
    left = 0
    for row in g.people:
        for one in row:
            if least <= one & 3 < 3:
                left += 1
    late = max(0, LATE - len(g.invader_deck))
    return NEAR * max(0, SHORT + 1 - left) - URGENT * late * left


def spirit_value(g: Island, seat: int) -> float:
    """Its presence, tracks, energy and cards."""
    spirit = g.spirits[seat]
    mine = presence_bits(g, seat)
    count = sum(g.presence[seat])
    total = PRESENCE[min(count, len(PRESENCE) - 1)]
    reached = 0
    within = g.chart.within[1]
    for land in places(mine):
        reached |= within[land]
    total += REACH * (reached & g.chart.all_lands).bit_count()
    total += SITE * min(2, sacred_bits(g, seat).bit_count())
    turns = min(1.0, (len(g.invader_deck) + 2) / 8)
    total += GROWN * turns * track_worth(spirit, g.top[seat], g.bottom[seat])
    energy = g.energy[seat]
    total += PURSE[0] * min(energy, 4) + PURSE[1] * max(0, min(energy - 4, 8))
    ready = min(len(g.hand[seat]), max(space.number for space in PLAYS_TRACKS[spirit][: g.bottom[seat]]) + 1)
    total += IN_HAND * ready + SPARE_CARD * (len(g.hand[seat]) - ready)
    owned = sorted([card_worth(spirit, card) for card in cards_of(g, seat)], reverse=True)
    return total + sum(count * worth for count, worth in zip(HELD, owned, strict=False))
