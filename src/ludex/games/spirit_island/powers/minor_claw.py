"""Minor powers of Branch & Claw, in the order of the alphabet."""

from __future__ import annotations

from ludex.core import Option, Rule
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cost_of, play, playable
from ludex.games.spirit_island.rules.growth import add_presence_by
from ludex.games.spirit_island.rules.land import presence_bits, sacred_bits, where
from ludex.games.spirit_island.rules.lasting import (
    BUILDS_INSTEAD,
    HEALTH,
    OTHER_TIME,
    REACH_TO_COAST,
    rows,
    this_turn,
    use_up,
)
from ludex.games.spirit_island.rules.moments import MINOR_POWERS, destroyed, invader_came, order_matters
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BEASTS,
    BLIGHT,
    BUILD,
    BUILDING,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADER,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    STRIFE,
    TOWN,
    WETLAND,
    WILDS,
    kind_of,
    piece,
)

MISTS = 103
"""land, spirit: it may push every invader that comes there"""
PORTENT = 104
"""land, spirit: the next invader destroyed there frightens once"""
BOTH = 3
"""The branch that does both."""


@power("absorb-corruption")
def absorb_corruption(on: Act) -> Rule[None]:
    branch = yield from on.choose(BOTH if on.reached(1) else 2)
    if branch in (1, BOTH):
        yield from on.gather(1, BLIGHT)
    if branch in (2, BOTH) and on.energy and on.has(BLIGHT):
        on.gain_energy(-1)
        yield from on.remove(1, BLIGHT)


@power("animated-wrackroot")
def animated_wrackroot(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            on.fear(1)
            yield from on.destroy(1, EXPLORER)
        case 2:
            yield from on.add(1, WILDS)


@power("call-to-ferocity")
def call_to_ferocity(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.gather(3, DAHAN, up_to=True)
        case 2 if on.has(DAHAN):
            on.fear(1)
            yield from on.push(1, EXPLORER)
            yield from on.push(1, TOWN)


@power("call-to-trade")
def call_to_trade(on: Act) -> Rule[None]:
    yield from on.gather(1, DAHAN, up_to=True)
    if on.g.terror <= 2:
        yield from on.gather(1, TOWN)
        this_turn(on.g, BUILDS_INSTEAD, on.land)


@power("confounding-mists")
def confounding_mists(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            on.defend(4)
        case 2:
            this_turn(on.g, MISTS, on.land, on.me)


@invader_came(MINOR_POWERS)
@law("SI-8.9")
def push_from_the_mists(g: Island, land: int, kind: int) -> Rule[None]:
    """An invader that has come into the mists may be pushed at once."""
    if not g.lasting:
        return
    for place, seat in rows(g, MISTS):
        if place == land and piece(kind) in g.people[land]:
            on = Act(g, seat, land, power=NUMBER["confounding-mists"])
            if (yield from on.push_one(piece(kind), land, up_to=True)) != NOWHERE:
                return


@order_matters(MINOR_POWERS)
@law("SI-9.3")
def lost_in_the_mists(g: Island, action: int, lands: list[int]) -> bool:
    """What is built in the mists may be pushed to a land where they are still to build."""
    return action == BUILD and any(place in lands for place, _ in rows(g, MISTS))


@power("cycles-of-time-and-tide")
def cycles_of_time_and_tide(on: Act) -> Rule[None]:
    if on.has(DAHAN):
        yield from on.add(1, DAHAN)
    else:
        yield from on.remove(1, BLIGHT)


@power("disorienting-landscape")
def disorienting_landscape(on: Act) -> Rule[None]:
    yield from on.push(1, EXPLORER)
    if on.terrain(MOUNTAIN, JUNGLE):
        yield from on.add(1, WILDS)


@power("elusive-ambushes")
def elusive_ambushes(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage(1)
        case 2:
            on.defend(4)


@power("fire-in-the-sky")
def fire_in_the_sky(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.add(1, STRIFE)


@power("fleshrot-fever")
def fleshrot_fever(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.add(1, DISEASE)


@power("golds-allure")
def golds_allure(on: Act) -> Rule[None]:
    yield from on.gather(1, EXPLORER)
    yield from on.gather(1, TOWN)
    yield from on.add(1, STRIFE)


@power("growth-through-sacrifice")
def growth_through_sacrifice(on: Act) -> Rule[None]:
    """The user gives up a presence; the target gains by it in one of its lands."""
    lost = yield from on.pick("lose-presence", on.lands)
    on.lose_presence(on.me, lost)
    them = on.by(on.spirit)
    blighted = them.lands & where(on.g, BLIGHT)
    branch = yield from them.choose(BOTH if on.reached(1) and blighted else 2)
    lands = them.lands
    if branch in (1, BOTH):
        land = yield from them.pick("where-to-heal", blighted)
        if land != NOWHERE:
            yield from them.at(land).remove(1, BLIGHT)
            lands = 1 << land
    if branch in (2, BOTH):
        yield from add_presence_by(them, lands)


@power("guardian-serpents")
def guardian_serpents(on: Act) -> Rule[None]:
    land = yield from on.pick("where-beasts-come", presence_bits(on.g, on.spirit))
    if land != NOWHERE:
        yield from on.add(1, BEASTS, land)
        if sacred_bits(on.g, on.spirit) >> land & 1:
            on.defend(4, land)


@power("here-there-be-monsters")
def here_there_be_monsters(on: Act) -> Rule[None]:
    yield from on.push(1, EXPLORER | TOWN | DAHAN, up_to=True)
    on.fear(2)
    if on.has(BEASTS):
        on.fear(1)


@power("infested-aquifers")
def infested_aquifers(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1 if on.has(DISEASE):
            yield from on.damage_each(1, INVADER)
        case 2 if on.terrain(MOUNTAIN, WETLAND):
            on.fear(1)
            yield from on.add(1, DISEASE)


@power("inflame-the-fires-of-life")
def inflame_the_fires_of_life(on: Act) -> Rule[None]:
    branch = yield from on.choose(BOTH if on.reached(1) else 2)
    if branch in (1, BOTH):
        yield from on.add(1, DISEASE)
    if branch in (2, BOTH):
        on.fear(1)
        yield from on.add(1, STRIFE)


@power("pact-of-the-joined-hunt")
def pact_of_the_joined_hunt(on: Act) -> Rule[None]:
    them = on.by(on.spirit)
    land = yield from them.pick("where-to-hunt", them.lands)
    if land != NOWHERE:
        yield from them.at(land).gather(1, DAHAN)
        yield from on.at(land).damage(on.count(DAHAN, land))


@power("poisoned-dew")
def poisoned_dew(on: Act) -> Rule[None]:
    yield from on.destroy(ALL if on.terrain(JUNGLE, WETLAND) else 1, EXPLORER)


@power("portents-of-disaster")
def portents_of_disaster(on: Act) -> Rule[None]:
    on.fear(2)
    this_turn(on.g, PORTENT, on.land, on.me)
    yield from ()


@destroyed(MINOR_POWERS)
@law("SI-8.9")
def portent_comes_true(g: Island, land: int, one: int) -> None:
    """The first invader destroyed in a land of portents frightens once more."""
    if g.lasting and kind_of(one) & INVADER:
        for place, seat in rows(g, PORTENT):
            if place == land:
                use_up(g, PORTENT, place, seat)
                Act(g, seat, land, power=NUMBER["portents-of-disaster"]).fear(1)


@power("promises-of-protection")
def promises_of_protection(on: Act) -> Rule[None]:
    yield from on.gather(2, DAHAN, up_to=True)
    this_turn(on.g, HEALTH, DAHAN, on.land, 2)


@power("prowling-panthers")
def prowling_panthers(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            on.fear(1)
            yield from on.add(1, BEASTS)
        case 2 if on.has(BEASTS):
            yield from on.destroy(1, EXPLORER | TOWN)


@power("razor-sharp-undergrowth")
def razor_sharp_undergrowth(on: Act) -> Rule[None]:
    yield from on.destroy(1, EXPLORER)
    yield from on.destroy(1, DAHAN)
    yield from on.add(1, WILDS)
    on.defend(2)


@power("renewing-rain")
def renewing_rain(on: Act) -> Rule[None]:
    if on.terrain(JUNGLE, SANDS):
        yield from on.remove(1, BLIGHT)
    if on.reached(1):
        yield from on.add(1, WILDS)


@power("rites-of-the-lands-rejection")
def rites_of_the_lands_rejection(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            on.skip(BUILD)
            on.fear(min(on.count(BUILDING), on.count(DAHAN)))
        case 2:
            yield from on.push(3, DAHAN, up_to=True)


@power("scour-the-land")
def scour_the_land(on: Act) -> Rule[None]:
    yield from on.destroy(3, TOWN)
    yield from on.destroy(ALL, EXPLORER)
    yield from on.add(1, BLIGHT)


@power("sky-stretches-to-shore")
def sky_stretches_to_shore(on: Act) -> Rule[None]:
    this_turn(on.g, OTHER_TIME, on.spirit, 1)
    this_turn(on.g, REACH_TO_COAST, on.spirit, 3)
    yield from ()


@power("spur-on-with-words-of-fire")
@law("SI-6.5")
def spur_on_with_words_of_fire(on: Act) -> Rule[None]:
    """A card more is played and paid for now; a slow one still waits for its phase."""
    if on.spirit != on.me:
        on.gain_energy(1, on.spirit)
    cards = playable(on.g, on.spirit)
    if cards:
        offered: list[Option] = [("play", card) for card in cards]
        choice = yield from on.by(on.spirit).ask("play-more", [DONE, *offered])
        if choice != DONE:
            play(on.g, on.spirit, choice[1], cost_of(on.g, on.spirit, choice[1]))


@power("swarming-wasps")
def swarming_wasps(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.add(1, BEASTS)
        case 2 if on.has(BEASTS):
            yield from on.push(2, EXPLORER, up_to=True)


@power("teeming-rivers")
def teeming_rivers(on: Act) -> Rule[None]:
    match on.count(BLIGHT):
        case 0:
            yield from on.add(1, BEASTS)
        case 1:
            yield from on.remove(1, BLIGHT)


@power("tormenting-rotflies")
def tormenting_rotflies(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.add(1, DISEASE)
        case 2 if on.has(INVADER):
            on.fear(2 + on.has(DISEASE) + on.has(BLIGHT))


@power("twilight-fog-brings-madness")
def twilight_fog_brings_madness(on: Act) -> Rule[None]:
    yield from on.add(1, STRIFE)
    yield from on.push(1, DAHAN)
    yield from on.damage_each(1, DAHAN)
