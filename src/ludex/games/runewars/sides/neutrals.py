"""Neutral units: what they do when the Fate cards show their special ability, whoever commands them."""

from __future__ import annotations

from ludex.core import Rule
from ludex.games.runewars.printed.book import SPECIAL, TRIANGLE
from ludex.games.runewars.rules.battle.abilities import ability
from ludex.games.runewars.rules.battle.draw import AGAIN, draw_again, result_of
from ludex.games.runewars.rules.battle.fight import DAMAGE_BITS, DAMAGE_STEP, SAVED, Fight
from ludex.games.runewars.rules.battle.kinds import DRAGON, GIANT, SORCERER
from ludex.games.runewars.rules.battle.marks import HEALTH, is_marked, mark
from ludex.games.runewars.things import NONE, PER_TYPE, ROUTED

BREATH = 3
STUNNED = 2
"""From this initiative on."""


@ability("beastman")
def ravage(f: Fight) -> Rule[None]:
    """One damage, and another Fate card; no card that was drawn so gives one more."""
    yield from f.damage(1)
    row = f.battle.drawn[f.side]
    first = sum(card < AGAIN and result_of(f.g, card, TRIANGLE) == SPECIAL for card in row)
    if sum(card >= AGAIN for card in row) < first:
        yield from draw_again(f)


@ability("razorwing")
def stun(f: Fight) -> Rule[None]:
    """The enemy routs a unit of initiative 2 or higher, if he has one."""
    yield from f.rout(1, lambda one: f.other.initiative(one // PER_TYPE) >= STUNNED)


@ability("sorcerer")
def undying(f: Fight) -> Rule[None]:
    """Until the end of the battle the own Sorcerers have two health."""
    if not is_marked(f.battle, HEALTH, f.side, SORCERER, 1):
        mark(f.battle, HEALTH, f.side, SORCERER, 1)
    yield from ()


@ability("hell-hound")
def burning(f: Fight) -> Rule[None]:
    """The enemy puts one damage on each of two different standing units."""
    left = [one for one in f.enemy if not one & ROUTED]
    for _ in range(min(2, len(left))):
        before = f.enemy[:]
        hit = yield from f.other.suffer(left)
        if hit == SAVED and before == f.enemy:
            continue
        left.remove(struck(before, f.enemy))


def struck(before: list[int], after: list[int]) -> int:
    """The unit that was hit: it is not among the others any more as it was."""
    return next(one for one in before if before.count(one) > after.count(one))


@ability("dragon")
def flaming_breath(f: Fight) -> Rule[None]:
    """Up to three triangle units of choice are destroyed."""
    for _ in range(BREATH):
        one = yield from f.may_choose("RW-9.5b", "flaming-breath", "slay", f.of_shape(f.enemy, TRIANGLE), DRAGON)
        if one == NONE:
            return
        yield from f.slay(one)


@ability("giant")
def rage(f: Fight) -> Rule[None]:
    """As much damage as lies on one of the own Giants."""
    most = max(((one & DAMAGE_BITS) // DAMAGE_STEP for one in f.line if one // PER_TYPE == GIANT), default=0)
    yield from f.damage(most)
