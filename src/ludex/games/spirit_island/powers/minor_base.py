"""Minor powers of the base game, in the order of the alphabet."""

from __future__ import annotations

from ludex.core import Option, Rule, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import gain_power, take_back
from ludex.games.spirit_island.rules.land import presence_bits
from ludex.games.spirit_island.rules.lasting import LESSER_SPIRIT, REACH, rows, this_turn
from ludex.games.spirit_island.rules.moments import MINOR_POWERS, phase_part
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    ELEMENTS,
    EXPLORER,
    INVADER,
    JUNGLE,
    MINOR,
    MOUNTAIN,
    SANDS,
    TOWN,
    WETLAND,
)

TAKES_BACK = 102
"""spirit: when time passes it may take back a card that it has played"""


@power("call-of-the-dahan-ways")
def call_of_the_dahan_ways(on: Act) -> Rule[None]:
    if on.reached(1) and on.has(TOWN) and (yield from on.may()):
        yield from on.replace(1, TOWN, DAHAN)
    else:
        yield from on.replace(1, EXPLORER, DAHAN)


@power("call-to-bloodshed")
def call_to_bloodshed(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage(on.count(DAHAN))
        case 2:
            yield from on.gather(3, DAHAN, up_to=True)


@power("call-to-isolation")
def call_to_isolation(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.push(on.count(DAHAN), EXPLORER | TOWN)
        case 2:
            yield from on.push(1, DAHAN)


@power("call-to-migrate")
def call_to_migrate(on: Act) -> Rule[None]:
    yield from on.gather(3, DAHAN, up_to=True)
    yield from on.push(3, DAHAN, up_to=True)


@power("call-to-tend")
def call_to_tend(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.remove(1, BLIGHT)
        case 2:
            yield from on.push(3, DAHAN, up_to=True)


@power("dark-and-tangled-woods")
def dark_and_tangled_woods(on: Act) -> Rule[None]:
    on.fear(2)
    if on.terrain(MOUNTAIN, JUNGLE):
        on.defend(3)
    yield from ()


@power("delusions-of-danger")
def delusions_of_danger(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.push(1, EXPLORER)
        case 2:
            on.fear(2)


@power("devouring-ants")
def devouring_ants(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.damage(2 if on.terrain(JUNGLE, SANDS) else 1)
    yield from on.destroy(1, DAHAN)


@power("drift-down-into-slumber")
def drift_down_into_slumber(on: Act) -> Rule[None]:
    on.defend(4 if on.terrain(JUNGLE, SANDS) else 1)
    yield from ()


@power("drought")
def drought(on: Act) -> Rule[None]:
    yield from on.destroy(3, TOWN)
    yield from on.damage_each(1, TOWN | CITY)
    yield from on.add(1, BLIGHT)
    if on.reached(1):
        yield from on.destroy(1, CITY)


@power("elemental-boon")
def elemental_boon(on: Act) -> Rule[None]:
    """The target chooses three elements, all different; a giver gains the same ones."""
    chosen: list[int] = []
    for left in (3, 2, 1):
        others: list[Option] = [("element", one) for one in range(len(ELEMENTS)) if one not in chosen]
        choice = yield from on.by(on.spirit).ask("element", others, count=left)
        chosen.append(int(choice[1]))
    for seat in sorted({on.me, on.spirit}):
        for element in chosen:
            on.g.elements[seat][element] += 1
            tell(on.g, "SI-7.2", "element-gained", who=seat, spirit=on.g.spirits[seat], element=element)


@power("encompassing-ward")
def encompassing_ward(on: Act) -> Rule[None]:
    for land in places(presence_bits(on.g, on.spirit)):
        on.defend(2, land)
    yield from ()


@power("enticing-splendor")
def enticing_splendor(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.gather(1, EXPLORER | TOWN)
        case 2:
            yield from on.gather(2, DAHAN, up_to=True)


@power("entrancing-apparitions")
def entrancing_apparitions(on: Act) -> Rule[None]:
    on.defend(2)
    if not on.has(INVADER):
        yield from on.gather(2, EXPLORER, up_to=True)


@power("gift-of-constancy")
def gift_of_constancy(on: Act) -> Rule[None]:
    on.gain_energy(2, on.spirit)
    for seat in sorted({on.me, on.spirit}):
        this_turn(on.g, TAKES_BACK, seat)
    yield from ()


@phase_part(MINOR_POWERS)
@law("SI-4.5")
def take_cards_back(g: Island, part: str) -> Rule[None]:
    """When time passes, a card in play may return to the hand of whoever was given constancy; not one that would not be
    discarded (SI-10.6)."""
    if part != "time" or not g.lasting:
        return
    for (seat,) in rows(g, TAKES_BACK):
        given = [card for who, card in rows(g, LESSER_SPIRIT) if who == seat]
        cards = [card for card in sorted(g.played[seat]) if card not in given]
        if cards:
            on = Act(g, seat, power=NUMBER["gift-of-constancy"], clause="SI-4.5")
            played: list[Option] = [("reclaim", card) for card in cards]
            choice = yield from on.ask("take-back", [DONE, *played])
            if choice != DONE:
                take_back(g, seat, choice[1])


@power("gift-of-living-energy")
def gift_of_living_energy(on: Act) -> Rule[None]:
    more = (on.spirit != on.me) + (on.sites.bit_count() >= 2)
    on.gain_energy(1 + more, on.spirit)
    yield from ()


@power("gift-of-power")
def gift_of_power(on: Act) -> Rule[None]:
    yield from gain_power(on, on.spirit, MINOR)


@power("gnawing-rootbiters")
def gnawing_rootbiters(on: Act) -> Rule[None]:
    yield from on.push(2, TOWN, up_to=True)


@power("land-of-haunts-and-embers")
def land_of_haunts_and_embers(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.push(2, EXPLORER | TOWN, up_to=True)
    if on.has(BLIGHT):
        on.fear(2)
        yield from on.push(2, EXPLORER | TOWN, up_to=True)
    yield from on.add(1, BLIGHT)


@power("lure-of-the-unknown")
def lure_of_the_unknown(on: Act) -> Rule[None]:
    yield from on.gather(1, EXPLORER | TOWN)


@power("natures-resilience")
def natures_resilience(on: Act) -> Rule[None]:
    if on.reached(1) and on.has(BLIGHT) and (yield from on.may()):
        yield from on.remove(1, BLIGHT)
    else:
        on.defend(6)


@power("pull-beneath-the-hungry-earth")
def pull_beneath_the_hungry_earth(on: Act) -> Rule[None]:
    damage = 0
    if on.presence():
        on.fear(1)
        damage += 1
    if on.terrain(SANDS, WETLAND):
        damage += 1
    yield from on.damage(damage)


@power("purifying-flame")
def purifying_flame(on: Act) -> Rule[None]:
    if on.terrain(MOUNTAIN, SANDS) and on.has(BLIGHT) and (yield from on.may()):
        yield from on.remove(1, BLIGHT)
    else:
        yield from on.damage(on.count(BLIGHT))


@power("quicken-the-earths-struggles")
def quicken_the_earths_struggles(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage_each(1, TOWN | CITY)
        case 2:
            on.defend(10)


@power("rain-of-blood")
def rain_of_blood(on: Act) -> Rule[None]:
    on.fear(3 if on.count(BUILDING) >= 2 else 2)
    yield from ()


@power("reaching-grasp")
def reaching_grasp(on: Act) -> Rule[None]:
    this_turn(on.g, REACH, on.spirit, 2)
    yield from ()


@power("rouse-the-trees-and-stones")
def rouse_the_trees_and_stones(on: Act) -> Rule[None]:
    yield from on.damage(2)
    yield from on.push(1, EXPLORER)


@power("sap-the-strength-of-multitudes")
def sap_the_strength_of_multitudes(on: Act) -> Rule[None]:
    on.defend(5)
    yield from ()


@power("savage-mawbeasts")
def savage_mawbeasts(on: Act) -> Rule[None]:
    damage = 0
    if on.terrain(JUNGLE, WETLAND):
        on.fear(1)
        damage += 1
    if on.reached(1):
        damage += 1
    yield from on.damage(damage)


@power("shadows-of-the-burning-forest")
def shadows_of_the_burning_forest(on: Act) -> Rule[None]:
    on.fear(2)
    if on.terrain(MOUNTAIN, JUNGLE):
        yield from on.push(1, EXPLORER)
        yield from on.push(1, TOWN)


@power("song-of-sanctity")
def song_of_sanctity(on: Act) -> Rule[None]:
    if on.has(EXPLORER):
        yield from on.push(ALL, EXPLORER)
    else:
        yield from on.remove(1, BLIGHT)


@power("steam-vents")
def steam_vents(on: Act) -> Rule[None]:
    if on.reached(1) and on.has(TOWN) and (yield from on.may()):
        yield from on.destroy(1, TOWN)
    else:
        yield from on.destroy(1, EXPLORER)


@power("uncanny-melting")
def uncanny_melting(on: Act) -> Rule[None]:
    if on.has(INVADER):
        on.fear(1)
    if on.terrain(SANDS, WETLAND):
        yield from on.remove(1, BLIGHT)


@power("veil-the-nights-hunt")
def veil_the_nights_hunt(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage_each(1, INVADER, at_most=on.count(DAHAN))
        case 2:
            yield from on.push(3, DAHAN, up_to=True)


@power("visions-of-fiery-doom")
def visions_of_fiery_doom(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.push(1, EXPLORER | TOWN)
    if on.reached(1):
        on.fear(1)


@power("voracious-growth")
def voracious_growth(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.damage(2)
        case 2:
            yield from on.remove(1, BLIGHT)
