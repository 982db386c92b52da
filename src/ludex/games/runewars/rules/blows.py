"""RW-13.5: what happens inside a duel: damage that is dealt, taken and prevented, and what cards have changed."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import REWARDS, UNITS, book
from ludex.games.runewars.rules.abilities import of_hero, spared
from ludex.games.runewars.rules.heroes import (
    HEALING_POTION,
    drink_up,
    has_fallen,
    held,
    may_heal,
    needs_plate,
    use_up,
    wound,
)
from ludex.games.runewars.state import Duel, Runewars
from ludex.games.runewars.things import NOBODY

FROZEN, FIRST_BLOW, BITES, DREW_AGAIN, UNDYING, DREW_BLOOD, AXED, WRAPPED, MIRRORED, HOLDS_BACK = range(10)
"""Marks of a duel, each with the fighter it is about and a round: draws no card; the first blow is spent; Soulbiter was
used; a beast drew once more; it lives on; it has dealt damage; Axe, Mantle or Mirror Shield were used; its player wants
to play no tactical fate cards and is not asked again."""
SORCERER = UNITS.index("sorcerer")
UNDYING_HEALTH = 2
AMULET, MIRROR_SHIELD = REWARDS.index("amulet-of-shielding"), REWARDS.index("mirror-shield")
WARDED_MANTLE, GRINDING_AXE = REWARDS.index("warded-mantle"), REWARDS.index("grinding-axe")
ONCE_A_ROUND = {GRINDING_AXE: AXED, WARDED_MANTLE: WRAPPED, MIRROR_SHIELD: MIRRORED}


def other(side: int) -> int:
    return 1 - side


def mark(duel: Duel, kind: int, side: int, when: int = 0) -> None:
    duel.marks.append([kind, side, when])


def marked(duel: Duel, kind: int, side: int, when: int = 0) -> bool:
    return [kind, side, when] in duel.marks


# ---------------------------------------------------------------------------------------------------------- in a round


def deal(duel: Duel, side: int, damage: int) -> None:
    """A fighter deals damage in this round."""
    duel.dealt[side] += damage


def prevent(duel: Duel, side: int, damage: int) -> None:
    """A fighter prevents damage in this round."""
    duel.prevented[side] += damage


def coming(duel: Duel, side: int) -> int:
    """The damage that a fighter faces in this round, before anything is prevented."""
    return duel.dealt[other(side)] + duel.taken[side]


# ------------------------------------------------------------------------------------------------------------- rewards


@law("RW-13.6a")
def may_use(g: Runewars, duel: Duel, side: int, reward: int) -> bool:
    """Any number of rewards, but one weapon and one armor in a duel. Who lives by the Runeplate wears no other."""
    kind = book(g).rewards[reward].kind
    if kind not in ("weapon", "armor"):
        return True
    if kind == "armor" and needs_plate(g, duel.heroes[side]):
        return False
    return all(used == reward or book(g).rewards[used].kind != kind for used in duel.used[side])


def use(g: Runewars, duel: Duel, side: int, reward: int) -> None:
    """A fighter uses a reward."""
    if reward not in duel.used[side]:
        duel.used[side].append(reward)
    use_up(g, duel.heroes[side], reward)


@law("RW-13.4", "RW-13.6a")
def boosts(g: Runewars, duel: Duel, side: int, destiny: int, hits: bool) -> list[Option]:
    """What a fighter may use once the cards lie open: the Axe with a damage result, the Mantle with silver or gold, the
    Amulet and a potion against damage, the Mirror Shield if damage is prevented."""
    hero = duel.heroes[side]
    faces = coming(duel, side) > 0
    left = coming(duel, side) > duel.prevented[side]
    guards = faces and duel.prevented[side] > 0
    fits = {
        GRINDING_AXE: hits,
        WARDED_MANTLE: destiny > 0 and faces,
        AMULET: left and AMULET not in duel.used[side],
        MIRROR_SHIELD: guards,
        HEALING_POTION: left and g.hero_damage[hero] > 0 and may_heal(g, hero),
    }
    return [
        ("use_reward", reward, hero)
        for reward in held(g, hero)
        if fits.get(reward, False)
        and may_use(g, duel, side, reward)
        and not (reward in ONCE_A_ROUND and marked(duel, ONCE_A_ROUND[reward], side, duel.round))
    ]


def boost(g: Runewars, duel: Duel, side: int, reward: int) -> Rule[None]:
    """One of them is used."""
    if reward == HEALING_POTION:
        yield from drink_up(g, duel.heroes[side])
        return
    use(g, duel, side, reward)
    if reward in ONCE_A_ROUND:
        mark(duel, ONCE_A_ROUND[reward], side, duel.round)
    if reward in (GRINDING_AXE, MIRROR_SHIELD):
        deal(duel, side, 1)
    else:
        prevent(duel, side, 1)


# ------------------------------------------------------------------------------------------------------- taking damage


@law("RW-13.5a")
def suffer(g: Runewars, duel: Duel, side: int, damage: int) -> int:
    """A fighter takes damage that nothing has prevented so far; how much it was."""
    hero = duel.heroes[side]
    softened = of_hero(spared, hero)
    if softened is not None and damage > 0:
        damage = softened(g, duel, side, damage)
    if damage <= 0:
        return 0
    if hero == NOBODY:
        duel.beast_damage += damage
        tell(g, "RW-13.7", "beast-hurt", unit=duel.beast, count=damage)
    else:
        wound(g, hero, damage)
    return damage


@law("RW-13.7")
def fell(g: Runewars, duel: Duel, side: int) -> bool:
    """Has a fighter as much damage as health? A neutral unit has its printed one."""
    hero = duel.heroes[side]
    if hero != NOBODY:
        return has_fallen(g, hero)
    health = book(g).units[duel.beast].health
    if marked(duel, UNDYING, side):
        health = max(health, UNDYING_HEALTH)
    return duel.beast_damage >= health


@law("RW-13.5")
def strike_first(g: Runewars, duel: Duel, side: int, damage: int) -> Rule[None]:
    """Damage at the start of a duel, at once: only an Amulet or a potion helps against it."""
    target = other(side)
    hero = duel.heroes[target]
    shielded = 0
    while hero != NOBODY and (g.rewards[hero] or shields(g, duel, target, shielded >= damage)):
        choice = yield ask(
            "RW-13.5",
            duel.seats[target],
            "duel-shield",
            shield_options,
            g,
            duel,
            target,
            shielded >= damage,
            always=True,
            about={"hero": hero, "count": damage},
        )
        if choice == DONE:
            break
        if choice[1] == HEALING_POTION:
            yield from drink_up(g, hero)
        else:
            use(g, duel, target, AMULET)
            shielded += 1
    if suffer(g, duel, target, damage - shielded):
        mark(duel, DREW_BLOOD, side)


def shields(g: Runewars, duel: Duel, side: int, safe: bool) -> list[Option]:
    hero = duel.heroes[side]
    found: list[Option] = []
    if not safe and AMULET in held(g, hero) and AMULET not in duel.used[side]:
        found.append(("use_reward", AMULET, hero))
    if HEALING_POTION in held(g, hero) and g.hero_damage[hero] and may_heal(g, hero):
        found.append(("use_reward", HEALING_POTION, hero))
    return found


def shield_options(g: Runewars, duel: Duel, side: int, safe: bool) -> list[Option]:
    return [DONE, *shields(g, duel, side, safe)]
