"""The Daqan Lords: what their units do when the Fate cards show their special ability, and their Reinforced Walls."""

from __future__ import annotations

from ludex.core import Option, Rule
from ludex.core.law import law
from ludex.games.runewars.printed.book import RECTANGLE, TRIANGLE
from ludex.games.runewars.rules.battle.abilities import ability, defence
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.games.runewars.rules.battle.kinds import NOVICE_WIZARD, ROC
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.things import NONE, PER_TYPE, ROUTED

SIEGE = 2
WALLS = 2


@ability("bowman")
def concentrated_fire(f: Fight) -> Rule[None]:
    """One damage on a unit with more than one health, if there is any; with Bodkin Arrows two on such a unit."""
    other = f.other
    tough = [one for one in other.line if other.health(one // PER_TYPE) > 1]
    if not tough:
        yield from f.damage(1)
        return
    hit = yield from other.suffer(tough)
    if hit >= 0 and f.has("daqan-bowman"):
        yield from f.strike(hit)


@ability("knight")
@law("RW-19.2g")
def command(f: Fight) -> Rule[None]:
    yield from f.rout()
    yield from draw_tactics(f.g, f.seat, 1)


@ability("footman")
def valiant_strike(f: Fight) -> Rule[None]:
    """One damage; one more to the same unit if it lives."""
    if f.enemy:
        hit = yield from f.other.suffer(f.enemy)
        if hit >= 0:
            yield from f.strike(hit)


@ability("siege-tower")
def lay_siege(f: Fight) -> Rule[None]:
    f.add_strength(SIEGE)
    if f.has("daqan-siege-tower"):
        yield from f.damage(1)


@ability("novice-wizard")
def arcane_bolt(f: Fight) -> Rule[None]:
    """One damage to a unit of choice, or an own routed unit stands up."""
    options: list[Option] = [("hit", one) for one in dict.fromkeys(f.enemy)]
    options += [("rise", one) for one in dict.fromkeys(f.routed())]
    if not options:
        return
    choice = yield from f.ask("RW-9.5b", "arcane-bolt", options, NOVICE_WIZARD)
    if choice[0] == "hit":
        yield from f.strike(choice[1])
    else:
        f.stand_up(choice[1])


@ability("roc")
def talons(f: Fight) -> Rule[None]:
    """A triangle or rectangle unit of choice is destroyed, or two units of choice are routed."""
    options: list[Option] = [("slay", one) for one in dict.fromkeys(f.of_shape(f.enemy, TRIANGLE, RECTANGLE))]
    options += [("topple", one) for one in dict.fromkeys(f.enemy) if not one & ROUTED]
    if not options:
        return
    choice = yield from f.ask("RW-9.5b", "talons", options, ROC)
    if choice[0] == "slay":
        yield from f.slay(choice[1])
        return
    # A unit that something keeps on its feet has been chosen all the same.
    left = f.enemy[:]
    left.remove(choice[1])
    yield from f.topple(choice[1])
    second = yield from f.choose("RW-9.5b", "talons", "topple", [one for one in left if not one & ROUTED], ROC)
    if second != NONE:
        yield from f.topple(second)


@defence("daqan")
@law("RW-11.5a")
def reinforced_walls(f: Fight) -> Rule[None]:
    f.add_strength(WALLS)
    yield from ()
