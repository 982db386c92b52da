"""Tactics cards that are played in battles: what each does, and when it can do anything."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import RECTANGLE, TACTICS, TRIANGLE
from ludex.games.runewars.rules.battle.draw import draw_fate, drop_fate, results
from ludex.games.runewars.rules.battle.fight import Fight, each_once
from ludex.games.runewars.rules.battle.marks import (
    CANCELLED,
    FOG,
    FORT,
    INITIATIVE,
    SHIELD,
    SPOILS,
    STANDARD,
    mark,
    marked,
)
from ludex.games.runewars.rules.battle.plays import battle_card, fits
from ludex.games.runewars.rules.decks import discard_tactics
from ludex.games.runewars.rules.power import lose_influence
from ludex.games.runewars.things import NOBODY, NONE, PER_TYPE, ROUTED, fort_seat

LIGHTNING = 2
RALLIED = 2
FIRST = 1
LADDERS = 2
HELD = 2
GLORY = 2
BRIBE = 3
SUMMON_LIGHTNING = TACTICS.index("summon-lightning")


# --------------------------------------------------------------------------------------------- at the start of a battle


@battle_card("tactical-retreat")
@law("RW-10.1")
def tactical_retreat(f: Fight) -> Rule[None]:
    """There is no battle: the defender leaves, and a stronghold passes to the attacker (see `end`)."""
    mark(f.battle, CANCELLED, f.side)
    yield from ()


@battle_card("hold-the-line")
def hold_the_line(f: Fight) -> Rule[None]:
    f.add_strength(HELD)
    yield from ()


@battle_card("summon-lightning")
def summon_lightning(f: Fight) -> Rule[None]:
    yield from f.damage(LIGHTNING)


@fits("summon-lightning")
def lightning_fits(f: Fight) -> bool:
    """Only one copy in a battle, whoever plays it."""
    return bool(f.enemy) and not any(SUMMON_LIGHTNING in row for row in f.battle.played)


@battle_card("to-the-winner")
def to_the_winner(f: Fight) -> Rule[None]:
    mark(f.battle, SPOILS, f.side)
    yield from ()


@battle_card("first-strike")
def first_strike(f: Fight) -> Rule[None]:
    """A type of his has initiative 1."""
    kinds = [kind for kind in types_of(f) if f.initiative(kind) > FIRST]
    choice = yield from f.ask("RW-9.4", "first-strike", [("unit_type", kind) for kind in kinds])
    mark(f.battle, INITIATIVE, f.side, choice[1], FIRST)


@fits("first-strike")
def strike_fits(f: Fight) -> bool:
    return any(f.initiative(kind) > FIRST for kind in types_of(f))


def types_of(f: Fight) -> list[int]:
    """Types of units that he has in the battle, standing or not."""
    return each_once(one // PER_TYPE for one in f.line)


@battle_card("siege-ladders")
def siege_ladders(f: Fight) -> Rule[None]:
    mark(f.battle, FORT, f.side, LADDERS)
    yield from ()


@fits("siege-ladders")
def ladders_fit(f: Fight) -> bool:
    return f.attacks and fort_seat(f.g.forts[f.battle.place]) != NOBODY


@battle_card("panic")
def panic(f: Fight) -> Rule[None]:
    """An enemy unit of choice is routed."""
    one = yield from f.choose("RW-9.4", "panic", "topple", [one for one in f.enemy if not one & ROUTED])
    if one != NONE:
        yield from f.topple(one)


@fits("panic")
def panic_fits(f: Fight) -> bool:
    return any(not one & ROUTED for one in f.enemy)


@battle_card("bribery")
@law("RW-9.8")
def bribery(f: Fight) -> Rule[None]:
    """For three influence a triangle or rectangle unit of choice retreats."""
    lose_influence(f.g, f.seat, BRIBE)
    one = yield from f.choose("RW-9.4", "bribery", "banish", f.of_shape(f.enemy, TRIANGLE, RECTANGLE))
    if one != NONE:
        yield from f.send_away(one)


@fits("bribery")
def bribery_fits(f: Fight) -> bool:
    return f.g.influence[f.seat] >= BRIBE and bool(f.of_shape(f.enemy, TRIANGLE, RECTANGLE))


@battle_card("shield-brothers")
def shield_brothers(f: Fight) -> Rule[None]:
    """The first unit of a type that would be destroyed is routed instead."""
    choice = yield from f.ask("RW-9.4", "shield-brothers", [("unit_type", kind) for kind in types_of(f)])
    mark(f.battle, SHIELD, f.side, choice[1])


@battle_card("dark-omens")
def dark_omens(f: Fight) -> Rule[None]:
    """The enemy discards a Tactics card."""
    yield from discard_tactics(f.g, f.other.seat)


@fits("dark-omens")
def omens_fit(f: Fight) -> bool:
    enemy = f.other.owner
    return enemy != NOBODY and bool(f.g.tactics[enemy] or f.g.fresh[enemy])


@battle_card("standard-bearer")
def standard_bearer(f: Fight) -> Rule[None]:
    """A type of his draws one Fate card more, and discards one."""
    choice = yield from f.ask("RW-9.4", "standard-bearer", [("unit_type", kind) for kind in types_of(f)])
    mark(f.battle, STANDARD, f.side, choice[1])


# ------------------------------------------------------------------------------------------------------------ in rounds


@battle_card("rally-cry")
def rally_cry(f: Fight) -> Rule[None]:
    """Up to two of his routed units stand up."""
    for n in range(RALLIED):
        lying = f.routed()
        if n:
            one = yield from f.may_choose("RW-9.12", "rally-cry", "rise", lying)
        else:
            one = yield from f.choose("RW-9.12", "rally-cry", "rise", lying)
        if one == NONE:
            return
        f.stand_up(one)


@fits("rally-cry")
def rally_fits(f: Fight) -> bool:
    return bool(f.routed())


@battle_card("fog-of-war")
def fog_of_war(f: Fight) -> Rule[None]:
    """The type of the enemy that is about to draw draws one Fate card less."""
    mark(f.battle, FOG, 1 - f.side)
    yield from ()


@fits("fog-of-war")
def fog_fits(f: Fight) -> bool:
    kind = f.battle.drawing[1 - f.side]
    return kind != NONE and len(marked(f.battle, FOG, 1 - f.side)) < f.other.standing(kind)


@battle_card("veterans")
def veterans(f: Fight) -> Rule[None]:
    """He discards any of the Fate cards that he has just drawn, and draws as many anew."""
    count = 0
    while True:
        shown = results(f)
        if not shown:
            break
        choice = yield from f.ask("RW-9.12", "veterans", [DONE, *(("drop", result) for result in shown)])
        if choice == DONE:
            break
        drop_fate(f, choice[1])
        count += 1
    yield from draw_fate(f, count)


@battle_card("death-or-glory")
def death_or_glory(f: Fight) -> Rule[None]:
    """One of his standing units is destroyed, and the enemy takes two damage."""
    one = yield from f.choose("RW-9.12", "death-or-glory", "sacrifice", [one for one in f.line if not one & ROUTED])
    if one != NONE:
        yield from f.fall(one)
        yield from f.damage(GLORY)


@fits("death-or-glory")
def glory_fits(f: Fight) -> bool:
    return bool(f.enemy) and any(not one & ROUTED for one in f.line)
