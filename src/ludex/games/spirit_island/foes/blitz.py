"""Blitz: every power is fast, and so are the invaders."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import bits
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.invaders import build_lands, lands_of_card
from ludex.games.spirit_island.rules.land import present_boards
from ludex.games.spirit_island.rules.lasting import OTHER_TIME, QUICK, rows, until
from ludex.games.spirit_island.rules.moments import (
    blighted_side,
    deck_setup,
    explore_over,
    explored,
    last_setup,
    power_cost,
    power_speed,
    power_used,
    slow_held,
)
from ludex.games.spirit_island.rules.powers import enough, quick_by_nature, timed
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.rules.turn import explore_card
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import EXPLORER, FAST, INNATE

ID = "blitz"
EXPLORED, EXPLORE_ENDS = 700, 70
"""land: it was explored in the explore that is going on; and when that is forgotten"""
SAVED = 1
"""Energy that a fast power saves."""


@power_speed(ID)
@law("SI-14.9")
def all_fast(g: Island, seat: int, number: int, speed: int) -> int:
    """Every power is fast."""
    return FAST


@slow_held(ID)
@law("SI-14.9")
def no_slow_phase(g: Island) -> bool:
    return False


@power_cost(ID)
@law("SI-14.9")
def fast_cards_cost_less(g: Island, seat: int, number: int, cost: int) -> int:
    """A card that is fast anyway costs 1 less."""
    return max(cost - SAVED, 0) if POWERS[number].speed == FAST else cost


@power_used(ID)
@law("SI-14.9")
def fast_powers_give(on: Act) -> Rule[None]:
    """What is fast anyway and has no price, or became fast by another effect, gives 1 energy when it is used."""
    card = POWERS[on.power]
    if card.speed == FAST:
        if card.kind == INNATE or not card.cost:
            on.gain_energy(SAVED)
    elif any(enough(on.g, on.me, card.thresholds[line]) for line in card.fast_at) or made_fast(on.g, on.me, on.power):
        on.gain_energy(SAVED)
    yield from ()


def made_fast(g: Island, seat: int, number: int) -> bool:
    """An effect that lets this spirit use a slow power as a fast one is used up by it."""
    for kind in (QUICK, OTHER_TIME):
        if timed(g, seat, kind) > 0:
            row = next(row for row in g.lasting if row[0] == kind and row[2] == seat and row[3])
            row[3] -= 1
            return True
    if quick_by_nature(g, seat) > 0:
        g.kept[seat].append(number)
        return True
    return False


@explored(ID)
def note_explored(g: Island, land: int, card: int, had: bool) -> Rule[None]:
    until(g, EXPLORE_ENDS, EXPLORED, land)
    yield from ()


@explore_over(ID)
@law("SI-14.9")
def more_explorers(g: Island, card: int, normal: bool) -> Rule[None]:
    """On each board one more explorer, in a land that was explored."""
    lands = bits(land for (land,) in rows(g, EXPLORED))
    g.lasting[:] = [row for row in g.lasting if row[0] != EXPLORED]
    for on in Act(g, clause="SI-14.9", shared=True).each_board():
        land = yield from on.pick("add-explorer", on.board_lands & lands)
        if land != NOWHERE:
            yield from on.add(1, EXPLORER, land)


@deck_setup(ID)
@law("SI-14.9")
def more_blight(g: Island) -> Rule[None]:
    """The healthy card holds 1 more blight for each board."""
    g.blight_left += len(present_boards(g))
    yield from ()


@blighted_side(ID)
@law("SI-14.9")
def less_blight(g: Island, much: int) -> int:
    """The blighted one holds 1 less for each board."""
    return much - len(present_boards(g))


@last_setup(ID)
@law("SI-14.9")
def second_action(g: Island) -> Rule[None]:
    """The invaders act once more: they build, then explore; the cards move on."""
    for card in g.build[:]:
        yield from build_lands(g, card, lands_of_card(g, card))
    yield from explore_card(g, first=True)
    g.ravage, g.build, g.explore = g.build, g.explore, []
