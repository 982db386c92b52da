"""Waiqar the Undying: what his units do when the Fate cards show their special ability, and his Cursed Tomb."""

from __future__ import annotations

from ludex.core import Option, Rule
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import CIRCLE, RECTANGLE, TRIANGLE
from ludex.games.runewars.rules.battle.abilities import ability, defence
from ludex.games.runewars.rules.battle.fight import Fight, upright
from ludex.games.runewars.rules.battle.kinds import GREAT_WYRM, NECROMANCER, REANIMATE, SKELETON_ARCHER, VAMPIRE
from ludex.games.runewars.rules.battle.marks import GATHERERS
from ludex.games.runewars.things import DEFENSIVE, NONE, ROUTED

RAISED = 2
BREATH = 3
TOMB = 3


@ability("dark-knight")
def reap(f: Fight) -> Rule[None]:
    """Two damage, and a rout if a unit is destroyed by it."""
    if (yield from f.damage(2)):
        yield from f.rout()


@ability("necromancer")
def raise_dead(f: Fight) -> Rule[None]:
    """Up to two Reanimates of the box join the line; once in a battle up to three with Corpse Gatherers."""
    gathers = f.has("waiqar-necromancer") and not f.spent(GATHERERS)
    most = min(RAISED + gathers, f.g.supply[REANIMATE])
    options: list[Option] = [("raise_dead", count) for count in range(most, -1, -1)]
    choice = yield from f.ask("RW-9.5b", "raise-dead", options, NECROMANCER)
    if choice[1] > RAISED:
        f.spend(GATHERERS)
    if choice[1]:
        f.add_units(REANIMATE, choice[1])


@ability("reanimate")
def overrun(f: Fight) -> Rule[None]:
    """Two damage if at least two Reanimates stand, otherwise one."""
    yield from f.damage(2 if f.standing(REANIMATE) >= 2 else 1)


@ability("skeleton-archer")
@law("RW-9.7b")
def mortal_strike(f: Fight) -> Rule[None]:
    """The enemy destroys a unit of his that is no hexagon; with Barbed Shafts two damage if he has none."""
    enemy = f.other
    legal = upright(f.of_shape(f.enemy, TRIANGLE, CIRCLE, RECTANGLE))
    one = yield from enemy.choose("RW-9.7b", "must-destroy", "sacrifice", legal, SKELETON_ARCHER)
    if one != NONE:
        yield from enemy.fall(one)
    elif f.has("waiqar-skeleton-archer"):
        yield from f.damage(2)


@ability("vampire")
def feed(f: Fight) -> Rule[None]:
    """A routed unit of choice is destroyed; then a Vampire loses all its damage."""
    lying = [one for one in f.enemy if one & ROUTED]
    one = yield from f.choose("RW-9.5b", "feed", "slay", lying, VAMPIRE)
    if one != NONE:
        yield from f.slay(one)
    yield from f.mend_one(VAMPIRE)


@ability("great-wyrm")
def withering_breath(f: Fight) -> Rule[None]:
    """One damage to each of up to three different units of choice."""
    left = f.enemy[:]
    chosen: list[int] = []
    while left and len(chosen) < BREATH:
        one = yield from f.may_choose("RW-9.5b", "withering-breath", "hit", left, GREAT_WYRM)
        if one == NONE:
            break
        left.remove(one)
        chosen.append(one)
    for one in chosen:
        if one in f.enemy:
            yield from f.strike(one)


@defence("waiqar")
@law("RW-11.5a")
def cursed_tomb(f: Fight) -> Rule[None]:
    """The token may be discarded: the attacker routs three of his units."""
    options: list[Option] = [("use_token",), DONE]
    choice = yield from f.ask("RW-11.5a", "cursed-tomb", options)
    if choice != DONE:
        f.g.built[f.battle.place].remove(DEFENSIVE)
        yield from f.rout(TOMB)
