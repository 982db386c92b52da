"""Rituals of the Destroying Flame: nothing harms the invaders but near a flame that is bought dearly."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Rule, tell, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cards_of, forget_card
from ludex.games.spirit_island.rules.events import invasion_stage
from ludex.games.spirit_island.rules.growth import GROWING, PLAYING
from ludex.games.spirit_island.rules.land import count, has, presence_bits
from ludex.games.spirit_island.rules.lasting import FOREVER, rows, this_turn, until
from ludex.games.spirit_island.rules.moments import effect_over, extra_done, growth_extra, spared, untouchable
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.prices import funds, spend
from ludex.games.spirit_island.rules.reasons import SPIRIT_PHASE, no_place, not_in, refuses
from ludex.games.spirit_island.rules.scope import decider
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import BLIGHT, DAHAN, FIRE, INVADER, kind_of

ID = "rituals-of-the-destroying-flame"
SETTLED = 703
"""cause, land, whether somebody has paid: for the effect that is going on"""
FLAME_LIT = 704
"""spirit: it has held its ritual this turn"""
PRICE = 2
ANYWHERE = -1
"""In the place of a land: a power pays once for all of them."""

MORE_VERBS.append(verb("flame", power="power", land="land"))


@law("SI-14.16")
def burns_near(g: Island, land: int) -> bool:
    """Is there a flame in this land or next to it?"""
    return bool(g.markers[land]) or any(g.markers[near] for near in g.chart.near[land])


@spared(ID)
@law("SI-14.16")
def immunity(on: Act, land: int) -> Rule[bool]:
    """Invaders away from every flame are hurt only if 2 energy are paid: by the spirit whose power it is, once for the
    power; for anything else by any spirit, once for each land."""
    g = on.g
    if burns_near(g, land):
        return False
    place = ANYWHERE if on.power != NOBODY else land
    for cause, where, settled in rows(g, SETTLED):
        if cause == on.cause and where == place:
            return not settled
    paid = (
        (yield from power_pays(on.at(land))) if on.power != NOBODY else (yield from somebody_pays(on.for_table(land)))
    )
    until(g, FOREVER, SETTLED, on.cause, place, int(paid))
    return not paid


def power_pays(on: Act) -> Rule[bool]:
    if funds(on.g, on.user) < PRICE or not (yield from on.by(on.user).may("pay-flame")):
        return False
    spend(on, on.user, PRICE)
    return True


def somebody_pays(on: Act) -> Rule[bool]:
    able: list[Option] = [("paid-by", seat) for seat in range(on.g.players) if funds(on.g, seat) >= PRICE]
    if not able:
        return False
    choice = yield from on.ask("pay-flame", [DONE, *able])
    if choice == DONE:
        return False
    spend(on, choice[1], PRICE)
    return True


@untouchable(ID)
@law("SI-14.16")
def unharmed(g: Island, land: int, one: int) -> bool:
    """Whatever would hurt an invader: without a flame and without a price it does nothing."""
    if not kind_of(one) & INVADER or burns_near(g, land):
        return False
    return not any(paid and place in (land, ANYWHERE) for _, place, paid in rows(g, SETTLED))


@effect_over(ID)
def effect_ends(g: Island) -> Rule[None]:
    """What was paid counts for one effect. Invaders that did not drown move to the nearest land."""
    g.lasting[:] = [row for row in g.lasting if row[0] != SETTLED]
    for sea in g.chart.oceans:
        for one in [one for one in g.people[sea] if kind_of(one) & INVADER]:
            on = Act(g, decider(g, sea), sea, clause="SI-14.16", shared=True)
            land = yield from on.pick("ashore-flame", list(g.chart.near[sea]))
            g.people[sea].remove(one)
            g.people[land] = sorted([*g.people[land], one])
            tell(g, "SI-14.16", "moved", piece=one, origin=sea, target=land)


@growth_extra(ID)
@law("SI-14.16")
def rituals(g: Island, seat: int) -> list[Option]:
    """After all growth, once a turn: a power card that grants fire is forgotten for a flame in one of its lands."""
    if g.stage[seat] != PLAYING or GROWING in g.stage or [seat] in rows(g, FLAME_LIT):
        return []
    cards = sorted(card for card in cards_of(g, seat) if POWERS[card].elements[FIRE])
    lands = places(presence_bits(g, seat) & g.chart.all_lands)
    return [("flame", card, land) for card in cards for land in lands]


@extra_done(ID)
@law("SI-14.16")
def ritual(g: Island, seat: int, option: Option) -> Rule[bool]:
    """A flame and a blight; energy by the stage of the invasion; where there are invaders fear, and a point of damage
    for each dahan."""
    if option[0] != "flame":
        return False
    _, card, land = option
    stage = invasion_stage(g)
    this_turn(g, FLAME_LIT, seat)
    forget_card(g, seat, card)
    g.markers[land] += 1
    tell(g, "SI-14.16", "flame", who=seat, spirit=g.spirits[seat], land=land)
    on = Act(g, seat, land, clause="SI-14.16")
    yield from on.add(1, BLIGHT)
    on.gain_energy(stage)
    if has(g, land, INVADER):
        on.fear(stage)
        yield from on.damage(count(g, land, DAHAN))
    return True


@refuses("flame")
def cannot_light(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, card, land = option
    found = not_in(decision, SPIRIT_PHASE) or no_place(g, "SI-14.16", land)
    if found:
        return found
    if GROWING in g.stage:
        return Refusal("SI-14.16", "all-grow-first", general=1)
    if [seat] in rows(g, FLAME_LIT):
        return Refusal("SI-14.16", "flame-lit")
    if card not in cards_of(g, seat):
        return Refusal("SI-14.16", "not-own-card")
    if not POWERS[card].elements[FIRE]:
        return Refusal("SI-14.16", "grants-no-fire", {"power": card})
    return Refusal("SI-14.16", "no-presence-there", {"land": land})
