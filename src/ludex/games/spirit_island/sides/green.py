"""A Spread of Rampant Green: chokes what the invaders do with its own presence, and grows back."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import GROWTHS, SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import (
    FROM_DESTROYED,
    add_presence,
    add_presence_by,
    near_presence,
    presence_lands,
)
from ludex.games.spirit_island.rules.land import sacred_bits
from ludex.games.spirit_island.rules.moments import before_action, extra_done, growth_extra
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.pieces import destroy_presence
from ludex.games.spirit_island.rules.powers import power, repeat
from ludex.games.spirit_island.rules.reasons import SPIRIT_PHASE, not_in, refuses, too_dear
from ludex.games.spirit_island.rules.refusals import cannot_add
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BLIGHT,
    BUILD,
    BUILDING,
    DAHAN,
    INVADER,
    MOUNTAIN,
    RAVAGE,
    SANDS,
    TOWN,
)

GREEN = "a-spread-of-rampant-green"
NUMBER = SPIRITS.index(GREEN)

MORE_VERBS.append(verb("regrow", action="action", land="land"))


# ------------------------------------------------------------------------------------------------------ special rules


@before_action(GREEN)
@law("SI-8.7")
def choke_the_land(g: Island, action: int, land: int, normal: bool) -> Rule[bool]:
    """A ravage or a build in a land with its sacred site may be prevented at the price of a presence there."""
    seat = g.spirits.index(NUMBER)
    if not action & (RAVAGE | BUILD) or not sacred_bits(g, seat) >> land & 1:
        return False
    on = Act(g, seat, land, clause="SI-8.7")
    choice = yield from on.ask("choke", [("yes",), ("no",)], actions=action)
    if choice == ("no",):
        return False
    tell(g, "SI-8.7", "choked", who=seat, spirit=NUMBER, land=land, actions=action)
    destroy_presence(g, seat, land)
    return True


def regrowth_cost(g: Island) -> int:
    """Free on a healthy island, one energy each on a blighted one."""
    return 1 if g.blighted else 0


@growth_extra(GREEN)
@law("SI-5.2", "SI-5.6")
def steady_regeneration(g: Island, seat: int) -> list[Option]:
    """Presence added by growth may be destroyed presence."""
    if g.spirits[seat] != NUMBER or not g.destroyed[seat] or g.energy[seat] < regrowth_cost(g):
        return []
    actions = GROWTHS[NUMBER].actions
    return [
        ("regrow", number, land)
        for number in sorted(set(g.todo[seat]))
        if actions[number].kind == "add_presence"
        for land in places(presence_lands(g, seat, actions[number]))
    ]


@extra_done(GREEN)
def regrow(g: Island, seat: int, option: Option) -> Rule[bool]:
    if option[0] != "regrow":
        return False
    on = Act(g, seat, clause="SI-5.2")
    g.todo[seat].remove(option[1])
    on.gain_energy(-regrowth_cost(g))
    yield from add_presence(on, FROM_DESTROYED, option[2])
    return True


@refuses("regrow")
def cannot_regrow(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if g.spirits[seat] != NUMBER:
        return Refusal("SI-5.6", "only-green-regrows")
    if not g.destroyed[seat]:
        return Refusal("SI-5.6", "nothing-destroyed")
    return (
        not_in(decision, SPIRIT_PHASE)
        or too_dear("SI-5.2", regrowth_cost(g), g.energy[seat])
        or cannot_add(g, seat, decision, option[1], FROM_DESTROYED, option[2])
    )


# ------------------------------------------------------------------------------------------------------ innate powers


@power("creepers-tear-into-mortar")
def creepers_tear_into_mortar(on: Act) -> Rule[None]:
    yield from on.damage(1, BUILDING)
    for line in (2, 3):
        again = (yield from repeat(on)) if on.reached(line) else None
        if again is None:
            return
        yield from again.damage(1, BUILDING)


@power("all-enveloping-green")
def all_enveloping_green(on: Act) -> Rule[None]:
    on.defend(4 if on.reached(2) else 2)
    if on.has(BLIGHT) and (yield from on.line(3)):
        yield from on.remove(1, BLIGHT)


# ------------------------------------------------------------------------------------------------------- unique cards


@power("fields-choked-with-growth")
def fields_choked_with_growth(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.push(1, TOWN)
        case 2:
            yield from on.push(3, DAHAN)


@power("gift-of-proliferation")
def gift_of_proliferation(on: Act) -> Rule[None]:
    yield from add_presence_by(on.by(on.spirit), near_presence(on.g, on.spirit, 1))


@power("overgrow-in-a-night")
def overgrow_in_a_night(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from add_presence_by(on, 1 << on.land)
        case 2:
            if on.presence() and on.has(INVADER):
                on.fear(3)


@power("stem-the-flow-of-fresh-water")
def stem_the_flow_of_fresh_water(on: Act) -> Rule[None]:
    if on.terrain(MOUNTAIN, SANDS):
        yield from on.damage_each(1, BUILDING)
    else:
        yield from on.damage(1, BUILDING)
