"""The Latari Elves: what their units do when the Fate cards show their special ability, and their Protective Wards."""

from __future__ import annotations

from ludex.core import Option, Rule
from ludex.core.law import law
from ludex.games.runewars.printed.book import CIRCLE, RECTANGLE, TRIANGLE
from ludex.games.runewars.rules.battle.abilities import ability, defence
from ludex.games.runewars.rules.battle.fight import DAMAGE_BITS, Fight
from ludex.games.runewars.rules.battle.kinds import (
    ARCHER,
    FOREST_GUARDIAN,
    LEONX_RIDER,
    PEGASUS_RIDER,
    SORCERESS,
    WARRIOR,
)
from ludex.games.runewars.rules.battle.marks import ENTANGLED, mark
from ludex.games.runewars.things import NOBODY, NONE, PER_TYPE, ROUTED


@ability("archer")
def crack_shot(f: Fight) -> Rule[None]:
    one = yield from f.choose("RW-9.5b", "crack-shot", "hit", f.enemy, ARCHER)
    if one != NONE:
        yield from f.strike(one)


@ability("pegasus-rider")
def charge(f: Fight) -> Rule[None]:
    """Up to two triangle units or one rectangle unit of choice are routed; with Winged Lances a circle unit instead."""
    shapes = (TRIANGLE, RECTANGLE, CIRCLE) if f.has("latari-pegasus-rider") else (TRIANGLE, RECTANGLE)
    legal = [one for one in f.of_shape(f.enemy, *shapes) if not one & ROUTED]
    first = yield from f.may_choose("RW-9.5b", "charge", "topple", legal, PEGASUS_RIDER)
    if first == NONE:
        return
    left = [one for one in f.of_shape(f.enemy, TRIANGLE) if not one & ROUTED]
    again = f.shape(first) == TRIANGLE
    if again:
        left.remove(first)
    yield from f.topple(first)
    if again:
        second = yield from f.may_choose("RW-9.5b", "charge", "topple", left, PEGASUS_RIDER)
        if second != NONE:
            yield from f.topple(second)


@ability("sorceress")
@law("RW-9.8")
def word_of_vaal(f: Fight) -> Rule[None]:
    """A unit of choice retreats at once; with the True Word the elves say where to."""
    one = yield from f.choose("RW-9.8", "word-of-vaal", "banish", f.enemy, SORCERESS)
    if one != NONE:
        yield from f.send_away(one, f.seat if f.has("latari-sorceress") else NOBODY)


@ability("warrior")
def overpower(f: Fight) -> Rule[None]:
    """One damage, or a damaged or routed unit of choice is destroyed."""
    if not f.enemy:
        return
    weak = [one for one in f.enemy if one & (ROUTED | DAMAGE_BITS)]
    options: list[Option] = [("deal",), *(("slay", one) for one in dict.fromkeys(weak))]
    choice = yield from f.ask("RW-9.5b", "overpower", options, WARRIOR)
    if choice[0] == "slay":
        yield from f.slay(choice[1])
    else:
        yield from f.damage(1)


@ability("leonx-rider")
def pounce(f: Fight) -> Rule[None]:
    """One damage to a standing unit of choice, which is routed if it lives."""
    legal = [one for one in f.enemy if not one & ROUTED]
    one = yield from f.choose("RW-9.5b", "pounce", "hit", legal, LEONX_RIDER)
    if one == NONE:
        return
    hit = yield from f.strike(one)
    if hit >= 0:
        yield from f.topple(hit)


@ability("forest-guardian")
def entangle(f: Fight) -> Rule[None]:
    """A unit of choice is routed, and does not count whatever its shape."""
    legal = [one for one in f.enemy if not one & ROUTED]
    one = yield from f.choose("RW-9.5b", "entangle", "topple", legal, FOREST_GUARDIAN)
    if one != NONE and (yield from f.topple(one)):
        mark(f.battle, ENTANGLED, 1 - f.side, one // PER_TYPE)


@defence("latari")
@law("RW-11.5a", "RW-9.8")
def protective_wards(f: Fight) -> Rule[None]:
    """The attacker retreats one of his standing units."""
    enemy = f.other
    legal = [one for one in enemy.line if not one & ROUTED]
    one = yield from enemy.choose("RW-11.5a", "wards", "leave", legal)
    if one != NONE:
        yield from f.send_away(one)
