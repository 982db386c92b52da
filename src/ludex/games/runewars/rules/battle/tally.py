"""RW-9.9: strength is counted: fortifications, units, then the stronghold, which takes harm if enemies stand."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.runewars.cards import commanders
from ludex.games.runewars.printed.book import COMMANDERS, FACTIONS, HEXAGON, book
from ludex.games.runewars.rules.areas import DEFENSIBLE, token_counts
from ludex.games.runewars.rules.battle.abilities import defence
from ludex.games.runewars.rules.battle.fight import ATTACKER, BANNER, DEFENDER, Fight
from ludex.games.runewars.rules.battle.kinds import FOOTMAN, FOREST_GUARDIAN, GREAT_WYRM, SHIELD_WALL
from ludex.games.runewars.rules.battle.marks import ENTANGLED, FORT, marked
from ludex.games.runewars.state import Battle, Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    CAPITAL_WHOLE,
    DAMAGED,
    DEFENSIVE,
    GARRISON,
    NOBODY,
    PER_TYPE,
    ROUTED,
    WHOLE,
    fort,
    fort_seat,
    fort_state,
)
from ludex.kit.hooks import lasting

CONQUEST = 3
GARRISONED = 2
DEFENSIBLE_GROUND = 1
BANNERED = 1


@law("RW-9.9", "RW-9.10", "RW-19.12g", "RW-19.12l")
def tally(g: Runewars) -> Rule[None]:
    """Fortifications, then strength; ties go to the defender. Where attackers still stand the stronghold is damaged,
    after it has counted."""
    attacker, defender = Fight(g, ATTACKER), Fight(g, DEFENDER)
    battle = g.fights[-1]
    yield from fortifications(defender)
    for f in (attacker, defender):
        yield from raise_banner(f)
    strengths = strength(attacker), strength(defender)
    for f in (attacker, defender):
        tell(g, "RW-9.9a", "battle-total", who=f.owner, count=strengths[f.side])
    battle.winner = ATTACKER if strengths[ATTACKER] > strengths[DEFENDER] else DEFENDER
    tell(g, "RW-9.10", "battle-won", who=(attacker, defender)[battle.winner].owner, place=battle.place)
    damage_fort(attacker)
    g.step = "battle-end"


@law("RW-9.9", "RW-11.5a", "RW-19.12h")
def fortifications(f: Fight) -> Rule[None]:
    """The defender's defensive developments in the area."""
    g = f.g
    place = f.battle.place
    if f.owner == NOBODY or fort_seat(g.forts[place]) != f.owner:
        return
    for _ in range(g.built[place].count(DEFENSIVE)):
        yield from defence[FACTIONS[g.factions[f.owner]]](f)


def raise_banner(f: Fight) -> Rule[None]:
    """The Banner of War of a hero who supports or commands."""
    row = f.battle.heroes[f.side]
    heroes = row[::2] + [hero for hero in f.commanders() if hero not in row[::2]]
    if heroes and (yield from f.uses(BANNER, heroes, "banner")):
        f.add_strength(BANNERED)


@law("RW-9.9a", "RW-20.9")
def strength(f: Fight) -> int:
    """What a side counts: units, what cards and abilities have added; for the defender his stronghold, a garrison and
    the land."""
    found = units_strength(f) + f.battle.bonus[f.side]
    for card in commanders.cards_of(f):
        if COMMANDERS[card] in commanders.strength:
            found += commanders.strength[COMMANDERS[card]](f)
    return found if f.attacks else found + ground_strength(f.g, f.battle) + fort_strength(f.g, f.battle)


@law("RW-9.9a", "RW-9.9b", "RW-0.2", "RW-19.7b", "RW-19.12i")
def units_strength(f: Fight) -> int:
    """Standing units; in the revised edition also hexagons that lie, except entangled ones; Great Wyrms that lie with
    Toxic Flesh."""
    g = f.g
    found = 0
    toxic = f.has("waiqar-great-wyrm")
    entangled = [kind for (kind,) in marked(f.battle, ENTANGLED, f.side)]
    kinds = book(g).units
    for one in f.line:
        kind = one // PER_TYPE
        if not one & ROUTED:
            found += 1
        elif (g.revised and kinds[kind].shape == HEXAGON) or (toxic and kind == GREAT_WYRM):
            if kind in entangled:
                entangled.remove(kind)
            else:
                found += 1
    if not f.attacks:
        if f.standing(FOOTMAN) >= SHIELD_WALL and f.has("daqan-footman"):
            found += 1
        if f.has("latari-forest-guardian"):
            found += f.standing(FOREST_GUARDIAN)
    return found


@law("RW-19.4", "RW-19.14d", "RW-19.5e", "RW-19.5k")
def ground_strength(g: Runewars, battle: Battle) -> int:
    """A garrison, and land that is easily defended, for a player who defends."""
    place, owner = battle.place, battle.defender
    if owner == NOBODY:
        return 0
    found = GARRISONED * sum(seat == owner for (seat,) in lasting(g.lasting, GARRISON)) if g.lasting else 0
    return found + DEFENSIBLE_GROUND * (g.exploration and g.token[place] == DEFENSIBLE and token_counts(g, place))


@law("RW-9.9c", "RW-11.1", "RW-5.3a", "RW-19.7f", "RW-19.7g", "RW-19.12j")
def fort_strength(g: Runewars, battle: Battle) -> int:
    """The stronghold or capital of the defender, less what the attacker takes from it; never below 0."""
    held = g.forts[battle.place]
    if battle.defender == NOBODY or fort_seat(held) != battle.defender:
        return 0
    state = fort_state(held)
    kept = book(g).capital if state >= CAPITAL_DAMAGED else book(g).stronghold
    found = kept.strength if state in (WHOLE, CAPITAL_WHOLE) else kept.damaged
    found -= CONQUEST * battle.conqueror + sum(less for (less,) in marked(battle, FORT, ATTACKER))
    return max(0, found)


@law("RW-9.9d", "RW-19.12k")
def damage_fort(f: Fight) -> None:
    """Standing attackers remain: the stronghold shows its damaged side."""
    g = f.g
    place = f.battle.place
    held = g.forts[place]
    if held < 0 or all(one & ROUTED for one in f.line):
        return
    state = fort_state(held)
    if state in (WHOLE, CAPITAL_WHOLE):
        g.forts[place] = fort(fort_seat(held), CAPITAL_DAMAGED if state == CAPITAL_WHOLE else DAMAGED)
        tell(g, "RW-9.9d", "fort-damaged", place=place)
