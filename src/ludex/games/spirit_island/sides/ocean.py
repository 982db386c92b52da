"""Ocean's Hungry Grasp: lives in the oceans, drowns what is moved into them, and turns the drowned into energy."""

from __future__ import annotations

from typing import Final

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import NUMBER, SPIRITS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.moments import (
    effect_over,
    extra_done,
    floor_extra,
    growth_extra,
    piece_moved,
    presence_places,
    reserve,
    reserve_used,
)
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.pieces import is_ocean
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.reasons import POWER_PHASES, SPIRIT_PHASE, not_in, refuses
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    HEALTH,
    INVADER,
    TOWN,
    kind_of,
)

OCEAN = "oceans-hungry-grasp"
SPIRIT = SPIRITS.index(OCEAN)
TIDAL_BOON = NUMBER["tidal-boon"]
DROWNABLE: Final = 3
"""Explorers, towns and cities are kept."""

MORE_VERBS.append(verb("trade", count="count"))


def seat_of(g: Island) -> int:
    return g.spirits.index(SPIRIT)


# ------------------------------------------------------------------------------------------------------ ocean in play


@presence_places(OCEAN)
@law("SI-2.2")
def never_inland(g: Island, seat: int, lands: int) -> int:
    """Its presence may be in oceans and on coasts, nowhere else."""
    return lands & (g.chart.coastal | g.chart.all_oceans) if g.spirits[seat] == SPIRIT else lands


@piece_moved(OCEAN)
@law("SI-2.2", "SI-8.5")
def swallow(on: Act, one: int, origin: int, target: int) -> Rule[None]:
    """Invaders and dahan that are moved into an ocean drown. Tidal Boon may set dahan ashore instead."""
    if one < 0 or not is_ocean(target):
        return
    if on.power == TIDAL_BOON and kind_of(one) == DAHAN:
        land = yield from on.by(on.user).may_pick("ashore", on.g.chart.coastal)
        if land != NOWHERE:
            yield from pieces.move(on, one, target, land)
            return
    if kind_of(one) == DAHAN or (yield from on.struck(INVADER, target)):
        drown(on.g, target, one)


@effect_over(OCEAN)
@law("SI-2.2")
def wash_ashore(g: Island) -> Rule[None]:
    """People that are in an ocean all the same when an effect is complete (they could not drown, or were put there) are
    set ashore, which is no move. All else that lies in an ocean stays there, and counts for nothing while it has
    no presence on that board."""
    for sea in g.chart.oceans:
        for one in g.people[sea][:]:
            on = Act(g, seat_of(g), sea, clause="SI-2.2")
            land = yield from on.pick("washed-ashore", list(g.chart.near[sea]))
            g.people[sea].remove(one)
            g.people[land].append(one)
            g.people[land].sort()
            tell(g, "SI-2.2", "washed-ashore", piece=one, land=land)


# ----------------------------------------------------------------------------------------------------------- drowning


def drowned(g: Island) -> list[int]:
    """Drowned explorers, towns and cities that the spirit keeps."""
    row = g.kept[seat_of(g)]
    if not row:
        row += [0] * DROWNABLE
    return row


@law("SI-8.3")
def drown(g: Island, land: int, one: int) -> bool:
    """Whatever drowns is destroyed; invaders are kept."""
    if not pieces.destroy(g, land, one):
        return False
    if kind_of(one) & INVADER and SPIRIT in g.spirits:  # its card may serve others: SI-14.13
        drowned(g)[one & 3] += 1
    tell(g, "SI-8.3", "drowned", piece=one, land=land)
    return True


def drown_some(on: Act, much: int, kinds: int) -> Rule[None]:
    """Pieces of the target land drown; in a dream (SI-14.13) they are only frightened."""
    if on.dreaming:
        yield from on.destroy(much, kinds)
        return
    kinds = yield from on.struck(kinds, on.land)
    for one in (yield from on.pick_pieces("destroy", much, kinds, on.land)):
        drown(on.g, on.land, one)


def worth(g: Island) -> int:
    """How much energy the drowned would give: one for as much printed health as there are players."""
    row = g.kept[seat_of(g)]
    return sum(many * health for many, health in zip(row, HEALTH, strict=False)) // g.players


@growth_extra(OCEAN)
def trade_while_growing(g: Island, seat: int) -> list[Option]:
    """At any time: one energy, or as much as there is."""
    most = worth(g) if g.spirits[seat] == SPIRIT else 0
    return [("trade", count) for count in sorted({1, most})] if most else []


@floor_extra(OCEAN)
def trade_among_powers(g: Island, seat: int, phase: int) -> list[Option]:
    return trade_while_growing(g, seat)


@extra_done(OCEAN)
def trade(g: Island, seat: int, option: Option) -> Rule[bool]:
    if option[0] != "trade":
        return False
    give_up(g, seat, option[1])
    yield from ()
    return True


@refuses("trade")
def cannot_trade(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if g.spirits[seat] != SPIRIT:
        return Refusal("SI-5.4", "only-ocean-trades")
    if worth(g) < max(option[1], 1):
        return Refusal("SI-5.4", "too-few-drowned", {"count": worth(g)})
    return not_in(decision, SPIRIT_PHASE + POWER_PHASES) or Refusal("SI-5.4", "one-or-all", {"count": worth(g)})


@reserve(OCEAN)
def in_reserve(g: Island, seat: int) -> int:
    return worth(g) if g.spirits[seat] == SPIRIT else 0


@reserve_used(OCEAN)
@law("SI-5.4", "SI-8.2")
def give_up(g: Island, seat: int, much: int) -> None:
    """Energy for drowned invaders: the smallest are given first; one that is worth more than is needed leaves
    change."""
    if g.spirits[seat] != SPIRIT:
        return
    row, price = drowned(g), much * g.players
    for kind in range(DROWNABLE):
        while row[kind] and price > 0:
            row[kind] -= 1
            price -= HEALTH[kind]
    if price < 0:
        row[HEALTH.index(-price)] += 1
    Act(g, seat, clause="SI-5.4").gain_energy(much)


# ------------------------------------------------------------------------------------------------------ innate powers


@power("pound-ships-to-splinters")
def pound_ships_to_splinters(on: Act) -> Rule[None]:
    on.fear(1)
    if on.reached(2):
        on.fear(1)
    if on.reached(3):
        on.fear(2)
    yield from ()


@power("ocean-breaks-the-shore")
def ocean_breaks_the_shore(on: Act) -> Rule[None]:
    if on.reached(2) and on.has(CITY) and (yield from on.may("line", 2)):
        yield from drown_some(on, 1, CITY)
    else:
        yield from drown_some(on, 1, TOWN)
    if on.has(BUILDING) and (yield from on.line(3)):
        yield from drown_some(on, 1, BUILDING)


# ------------------------------------------------------------------------------------------------------- unique cards


@power("call-of-the-deeps")
def call_of_the_deeps(on: Act) -> Rule[None]:
    yield from on.gather(1, EXPLORER)
    if is_ocean(on.land):
        yield from on.gather(1, EXPLORER, up_to=True)


@power("grasping-tide")
def grasping_tide(on: Act) -> Rule[None]:
    on.fear(2)
    on.defend(4)
    yield from ()


@power("swallow-the-land-dwellers")
def swallow_the_land_dwellers(on: Act) -> Rule[None]:
    for kind in (EXPLORER, TOWN, DAHAN):
        yield from drown_some(on, 1, kind)


@power("tidal-boon")
def tidal_boon(on: Act) -> Rule[None]:
    on.gain_energy(2, on.spirit)
    other = on.by(on.spirit)
    land = yield from other.may_pick("push-from", other.lands & on.where(TOWN | DAHAN))
    if land != NOWHERE:
        yield from other.push(1, TOWN, up_to=True, land=land)
        yield from other.push(2, DAHAN, up_to=True, land=land)
