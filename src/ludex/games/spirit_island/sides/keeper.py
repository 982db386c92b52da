"""Keeper of the Forbidden Wilds: no dahan may stay where it makes itself a sacred site."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import gain_power
from ludex.games.spirit_island.rules.land import sacred_bits
from ludex.games.spirit_island.rules.moments import dahan_shun, sacred_made
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.reasons import offered, refuses
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import ALL, BLIGHT, DAHAN, EXPLORER, INVADER, PLANT, SUN, WILDS

KEEPER = "keeper-of-the-forbidden-wilds"
SPIRIT = SPIRITS.index(KEEPER)
SITE = 2
"""So much presence makes a sacred site."""

MORE_VERBS.append(verb("split", count="count"))


# ---------------------------------------------------------------------------------------------------- forbidden ground


@sacred_made(KEEPER)
@law("SI-5.7", "SI-8.5")
def forbidden_ground(act: Act | None, g: Island, seat: int, land: int) -> Rule[None]:
    """Where a second presence makes a sacred site, all dahan are pushed out."""
    if g.spirits[seat] == SPIRIT and g.presence[seat][land] == SITE:
        yield from Act(g, seat, land, clause="SI-5.7").push(ALL, DAHAN)


@dahan_shun(KEEPER)
@law("SI-13.1")
def shunned_ground(g: Island) -> int:
    """Dahan events move no dahan into its sacred sites; powers may."""
    return sacred_bits(g, g.spirits.index(SPIRIT))


# ------------------------------------------------------------------------------------------------------ innate powers


@power("punish-those-who-trespass")
def punish_those_who_trespass(on: Act) -> Rule[None]:
    if not on.reached(1):
        return
    damage = 2
    if on.reached(2):
        damage += on.elements(SUN) + on.elements(PLANT)
    elsewhere = (yield from split(on, damage)) if on.reached(3) else 0
    yield from on.damage(damage - elsewhere)
    yield from on.destroy(1, DAHAN)


def split(on: Act, damage: int) -> Rule[int]:
    """A part of the damage may be dealt in one other of its lands; how much of it."""
    others = on.lands & on.where(INVADER) & ~(1 << on.land)
    land = yield from on.may_pick("split-land", others)
    if land == NOWHERE:
        return 0
    options: list[Option] = [("split", much) for much in range(1, damage + 1)]
    choice = yield from on.at(land).ask("split", options)
    yield from on.damage(choice[1], land=land)
    return int(choice[1])


@refuses("split")
def cannot_split(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    whole = len(offered(decision, "split"))
    return Refusal("SI-8.1", "not-so-much-damage", {"count": whole}) if whole else None


@power("spreading-wilds")
def spreading_wilds(on: Act) -> Rule[None]:
    if on.has(EXPLORER) and (yield from on.line(1)):
        yield from on.push(on.elements(SUN) // 2, EXPLORER)
    if on.reached(2) and not on.has(EXPLORER):
        yield from on.add(1, WILDS)


# ------------------------------------------------------------------------------------------------------- unique cards


@power("boon-of-growing-power")
def boon_of_growing_power(on: Act) -> Rule[None]:
    yield from gain_power(on, on.spirit)
    if on.spirit != on.me:
        on.gain_energy(1, on.spirit)


@power("regrow-from-roots")
def regrow_from_roots(on: Act) -> Rule[None]:
    if on.count(BLIGHT) <= 2:
        yield from on.remove(1, BLIGHT)


@power("sacrosanct-wilderness")
def sacrosanct_wilderness(on: Act) -> Rule[None]:
    yield from on.push(2, DAHAN)
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage(2 * on.count(WILDS))
        case 2:
            yield from on.add(1, WILDS)


@power("towering-wrath")
def towering_wrath(on: Act) -> Rule[None]:
    on.fear(2)
    sites = sum(on.sites >> land & 1 for land in (on.land, *on.around()))
    yield from on.damage(2 * sites)
    yield from on.destroy(ALL, DAHAN)
