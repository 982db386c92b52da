"""Dahan Insurrection: the dahan rise, and the invaders strike back."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import TERROR_VICTORY
from ludex.games.spirit_island.rules.invaders import counter_attack
from ludex.games.spirit_island.rules.land import buildings, count, where
from ludex.games.spirit_island.rules.lasting import FOREVER, rows, until
from ludex.games.spirit_island.rules.moments import effect_over, loss_check, order_matters, victory_check
from ludex.games.spirit_island.rules.scope import NOWHERE, decider
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BUILDING, CITY, DAHAN, EXPLORER, INVADER, RAVAGE, TOWN, kind_of

ID = "dahan-insurrection"
RISEN = 701
"""The dahan have risen everywhere."""
FEWEST_EACH = 2
SECOND_LEVEL = 2


@effect_over(ID)
@law("SI-14.12")
def after_an_action(g: Island) -> Rule[None]:
    """Dahan that moved raid; invaders send others for what they have lost; at the height of terror all dahan rise."""
    if g.moved:
        yield from raid(g)
    if g.lost:
        yield from response(g)
    if g.terror >= TERROR_VICTORY and not rows(g, RISEN):
        until(g, FOREVER, RISEN)
        yield from insurrection(g)


@law("SI-14.12")
def raid(g: Island) -> Rule[None]:
    """Each dahan that moved deals 1 damage where it has ended."""
    ends: list[int] = []
    for one, origin, target in g.moved:
        if one >= 0 and kind_of(one) == DAHAN:
            if origin in ends:
                ends.remove(origin)  # the same dahan goes on
            ends.append(target)
    g.moved.clear()
    for land in sorted(set(ends)):
        much = min(ends.count(land), count(g, land, DAHAN))
        if much and count(g, land, INVADER):
            tell(g, "SI-14.12", "raid", land=land, count=much)
            yield from Act(g, decider(g, land), land, clause="SI-14.12", shared=True).damage(much)


@law("SI-14.12")
def response(g: Island) -> Rule[None]:
    """For each destroyed city a town, for each town an explorer, in the nearest land with dahan."""
    lost = [(land, kind_of(one)) for land, one in g.lost if kind_of(one) & BUILDING]
    g.lost.clear()
    for land, kind in lost:
        on = Act(g, decider(g, land), land, clause="SI-14.12", shared=True)
        target = yield from on.pick("response", nearest(g, land, where(g, DAHAN) & g.chart.all_lands))
        if target != NOWHERE:
            yield from on.add(1, TOWN if kind == CITY else EXPLORER, target)


@order_matters(ID)
@law("SI-9.3")
def sent_next_door(g: Island, action: int, lands: list[int]) -> bool:
    """Those who are sent may come to a land that is still to be ravaged."""
    return action == RAVAGE


def nearest(g: Island, land: int, lands: int) -> int:
    """Those of these lands that are nearest, as bits."""
    if not lands:
        return 0
    return next((within[land] & lands for within in g.chart.within if within[land] & lands), 0)


@law("SI-14.12")
def insurrection(g: Island) -> Rule[None]:
    """The dahan of every land strike as after a ravage; if that is not enough all is lost."""
    tell(g, "SI-14.12", "insurrection")
    for land in places(where(g, DAHAN) & where(g, INVADER)):
        yield from counter_attack(g, land, count(g, land, DAHAN))
    yield from response(g)
    if not few_enough(g):
        g.doom = g.doom or "insurrection"


@law("SI-14.12")
def few_enough(g: Island) -> bool:
    """In how many lands towns and cities outnumber the dahan: in none at terror level 2, later in fewer than there are
    players."""
    held = sum(buildings(g, land) > count(g, land, DAHAN) for land in g.chart.lands)
    return held < (1 if g.terror == SECOND_LEVEL else g.players)


@victory_check(ID)
@law("SI-14.12")
def driven_out(g: Island, met: bool) -> bool:
    return met if g.terror == 1 else few_enough(g)


@loss_check(ID)
@law("SI-14.12")
def dahan_dwindle(g: Island) -> str:
    """Fewer than two dahan for each player."""
    if not g.turn:
        return ""
    dahan = sum(count(g, place, DAHAN) for place in range(len(g.people)))
    return "dahan" if dahan < FEWEST_EACH * g.players else ""
