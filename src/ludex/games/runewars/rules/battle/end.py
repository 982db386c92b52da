"""RW-9.10: the end of a battle: the loser retreats, a stronghold falls, wounds heal, the winner's units return."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards import commanders
from ludex.games.runewars.printed.book import COMMANDERS
from ludex.games.runewars.rules.areas import MOST_UNITS, controller, may_pass, ways
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER, Fight, each_once
from ludex.games.runewars.rules.battle.kinds import LEONX_RIDER, VAMPIRE
from ludex.games.runewars.rules.battle.marks import CANCELLED, SPOILS, is_marked, marked
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.power import gain_influence
from ludex.games.runewars.rules.retreat import havens, judge_of_neutrals, neutrals_retreat, retreat
from ludex.games.runewars.rules.runes import look_around
from ludex.games.runewars.rules.strongholds import free_token, raze_fort
from ludex.games.runewars.rules.units import keep_limit, put, to_box
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_WHOLE,
    DAMAGED,
    END_OF_BATTLE,
    NOBODY,
    NONE,
    PER_TYPE,
    ROUTED,
    WHOLE,
    fort,
    fort_state,
    unit,
)
from ludex.kit.hooks import happens

SPOILS_CARDS, SPOILS_INFLUENCE = 2, 2
VAMPIRE_STEPS = 2


@law("RW-9.10", "RW-19.12l")
def finish(g: Runewars) -> Rule[None]:
    """Retreat, stronghold, healing, and back to the area; what lasted for the battle ends."""
    battle = g.fights[-1]
    if is_marked(battle, CANCELLED, DEFENDER):
        winner = Fight(g, ATTACKER)
        yield from withdraw(winner.other)
    else:
        winner = Fight(g, battle.winner)
        yield from after_victory(winner)
        yield from loser_retreats(winner.other)
        if winner.attacks:
            yield from take_fort(winner, DAMAGED)
    yield from come_back(winner)
    g.fights.clear()
    happens(g.lasting, END_OF_BATTLE)
    look_around(g)
    yield from look_who_is_out(g)
    g.step = "turn"


# ------------------------------------------------------------------------------------------------- before the retreat


@law("RW-9.10", "RW-19.7b", "RW-19.10m")
def after_victory(f: Fight) -> Rule[None]:
    """What the winner gets by cards, commanders and developments before the loser retreats."""
    g = f.g
    if f.owner == NOBODY:
        return
    for _ in marked(f.battle, SPOILS, f.side):
        gain_influence(g, f.owner, SPOILS_INFLUENCE)
        yield from draw_tactics(g, f.owner, SPOILS_CARDS)
    for card in commanders.cards_of(f):
        if COMMANDERS[card] in commanders.aftermath:
            yield from commanders.aftermath[COMMANDERS[card]](f)
    if f.has("latari-leonx-rider"):
        yield from prowl(f)


@law("RW-19.7b")
def prowl(f: Fight) -> Rule[None]:
    """On the Prowl: each Leonx Rider that lies down destroys a routed unit of the loser."""
    while f.standing(LEONX_RIDER):
        lying = [one for one in f.enemy if one & ROUTED]
        one = yield from f.may_choose("RW-19.7b", "prowl", "slay", lying, LEONX_RIDER)
        if one == NONE:
            return
        f.drop(next(each for each in f.line if each // PER_TYPE == LEONX_RIDER and not each & ROUTED))
        yield from f.slay(one)


# ------------------------------------------------------------------------------------------------------------- retreat


@law("RW-9.1a", "RW-9.10", "RW-8.4", "RW-10.1", "RW-10.4", "RW-19.12l")
def loser_retreats(f: Fight) -> Rule[None]:
    """Units that were routed before the battle are destroyed, the others go to one area; commanders and supporters
    with them."""
    g = f.g
    battle = f.battle
    for one in battle.lying[f.side]:
        to_box(g, one)
        tell(g, "RW-9.1a", "battle-falls", who=f.owner, kind=one // PER_TYPE)
    battle.lying[f.side].clear()
    if f.owner == NOBODY:
        units = leave_line(f)
        yield from neutrals_retreat(g, battle.place, units, judge_of_neutrals(g))
        return
    stands = bool(f.line) and (yield from f.hears_horn())
    yield from special_retreats(f, stands)
    units = leave_line(f)
    haven = yield from retreat(g, f.owner, battle.place, units, stands)
    yield from heroes_retreat(f, haven)


def leave_line(f: Fight) -> list[int]:
    """All units of the line, which is empty then."""
    units = f.line[:]
    f.line.clear()
    return units


@law("RW-19.7b")
def special_retreats(f: Fight, stands: bool) -> Rule[None]:
    """Obscenes that go home, and Vampires that fly farther than others."""
    for one in f.line[:]:
        yield from f.returns_to_pits(one)
    vampires = [one for one in f.line if one // PER_TYPE == VAMPIRE]
    if not vampires or not f.has("waiqar-vampire"):
        return
    far = flights(f)
    options: list[Option] = [DONE, *(("retreat", place) for place in far)]
    choice = yield from f.ask("RW-19.7b", "vampires-retreat", options, VAMPIRE)
    if choice == DONE:
        return
    for one in vampires:
        f.line.remove(one)
        put(f.g, choice[1], unit(VAMPIRE, bool(one & ROUTED) or not stands))
    tell(f.g, "RW-10.1", "retreats", who=f.owner, place=choice[1], count=len(vampires))
    yield from keep_limit(f.g, f.owner, choice[1])


def flights(f: Fight) -> list[int]:
    """Areas of his within two steps of a flight over friendly and empty areas."""
    g = f.g
    seen = [f.battle.place]
    edge = seen[:]
    for _ in range(VAMPIRE_STEPS):
        beyond = [near for place in edge for near in ways(g, place, f.owner, True) if may_pass(g, f.owner, near)]
        edge = [near for near in each_once(beyond) if near not in seen]
        seen += edge
    return sorted(place for place in seen[1:] if controller(g, place) == f.owner)


@law("RW-10.5", "RW-19.10o")
def heroes_retreat(f: Fight, haven: int) -> Rule[None]:
    """Commanders and supporters of the loser retreat with the units, routed; without any to an area where units could
    go. Where there is none they stay."""
    g = f.g
    heroes = [hero for hero in f.heroes() if g.commander[hero] != NONE or (g.revised and hero in supporting(f))]
    if not heroes:
        return
    if haven == NOBODY:
        legal = havens(g, f.owner, f.battle.place, [])
        if legal:
            options: list[Option] = [("retreat", place) for place in legal]
            choice = yield from f.ask("RW-10.5", "heroes-retreat", options)
            haven = choice[1]
    for hero in heroes:
        g.hero_routed[hero] = 1
        if haven != NOBODY:
            g.hero_place[hero] = haven
            tell(g, "RW-10.5", "hero-retreats", who=f.owner, hero=hero, place=haven)


def supporting(f: Fight) -> list[int]:
    return f.battle.heroes[f.side][::2]


@law("RW-10.1")
def withdraw(f: Fight) -> Rule[None]:
    """Tactical Retreat: all units go to one area, those who stand standing; a stronghold passes to the attacker as it
    is."""
    battle = f.battle
    units = [*leave_line(f), *battle.lying[f.side]]
    battle.lying[f.side].clear()
    yield from retreat(f.g, f.owner, battle.place, sorted(units), stand=True)
    held = f.g.forts[battle.place]
    if held != NONE:
        yield from take_fort(f.other, WHOLE if fort_state(held) in (WHOLE, CAPITAL_WHOLE) else DAMAGED)


# ---------------------------------------------------------------------------------------------- stronghold and return


@law("RW-9.10a", "RW-11.3", "RW-11.4", "RW-19.7i", "RW-19.12m")
def take_fort(f: Fight, state: int) -> Rule[None]:
    """The stronghold or capital is removed with its developments; the attacker may place a stronghold of his own."""
    g = f.g
    place = f.battle.place
    if g.forts[place] == NONE:
        return
    raze_fort(g, place)
    if (yield from f.may("RW-9.10a", "take-fort")):
        yield from free_token(g, f.owner)
        g.forts[place] = fort(f.owner, state)
        tell(g, "RW-9.10a", "fort-taken", who=f.owner, place=place)


@law("RW-9.10b", "RW-9.11", "RW-7.6a", "RW-19.12n", "RW-19.12o")
def come_back(f: Fight) -> Rule[None]:
    """The winner's units stand in the area again, healed; routed ones still lie. Of an attacker's units those above the
    limit retreat."""
    g = f.g
    battle = f.battle
    place = battle.place
    units = [unit(one // PER_TYPE, bool(one & ROUTED)) for one in (*leave_line(f), *battle.lying[f.side])]
    battle.lying[f.side].clear()
    g.units[place] = sorted(units)
    if f.owner == NOBODY:
        return
    if not f.attacks:
        yield from keep_limit(g, f.owner, place)
        return
    while len(g.units[place]) > MOST_UNITS:
        left = len(g.units[place]) - MOST_UNITS
        options: list[Option] = [("leave", one) for one in each_once(g.units[place])]
        choice = yield ask("RW-9.11", f.owner, "excess", options, about={"place": place, "count": left})
        g.units[place].remove(choice[1])
        g.fleeing.append(choice[1])
    if g.fleeing:
        stands = yield from f.hears_horn()
        excess, g.fleeing = g.fleeing, []
        yield from retreat(g, f.owner, place, excess, stands)
