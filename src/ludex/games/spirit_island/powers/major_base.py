"""Major powers of the base game, in the order of the alphabet."""

from __future__ import annotations

from ludex.core import Option, Rule, verb
from ludex.core.decision import DONE
from ludex.games.spirit_island.printed.boards import SPACES, bits, places
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import deck_of, forget, gain_power, hand_over, must_forget, take_drawn
from ludex.games.spirit_island.rules.growth import (
    FROM_DESTROYED,
    add_presence,
    allowed_presence,
    presence_sources,
)
from ludex.games.spirit_island.rules.invaders import dealt_by
from ludex.games.spirit_island.rules.lasting import (
    BORROWED,
    HEALTH,
    NO_BLIGHT,
    REPEAT,
    UNHURT_DAHAN,
    rows,
    this_turn,
)
from ludex.games.spirit_island.rules.moments import MAJOR_POWERS, aftermath
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import power, repeat
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    INVADER,
    JUNGLE,
    MAJOR,
    TOWN,
    WETLAND,
    kind_of,
)

MORE_VERBS.extend([verb("give", power="power"), verb("carry", land="land", piece="piece")])

AVENGED = 201
"""land, spirit, whether its damage may also be dealt in adjacent lands"""


@power("accelerated-rot")
def accelerated_rot(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.damage(9 if on.reached(1) else 4)
    if on.reached(1):
        yield from on.remove(1, BLIGHT)


@power("blazing-renewal")
def blazing_renewal(on: Act) -> Rule[None]:
    g, other = on.g, on.by(on.spirit)
    number = min(2, g.destroyed[other.me])
    land = yield from other.pick("renewal", allowed_presence(g, other.me, on.within(2)) if number else 0)
    if land == NOWHERE:
        return
    for _ in range(number):
        yield from add_presence(other, FROM_DESTROYED, land)
    there = on.at(land)
    yield from there.damage_each(2, TOWN | CITY)
    if on.reached(1):
        yield from there.damage(4)


@power("cleansing-floods")
def cleansing_floods(on: Act) -> Rule[None]:
    yield from on.damage(14 if on.reached(1) else 4)
    yield from on.remove(1, BLIGHT)


@power("dissolve-the-bonds-of-kinship")
def dissolve_the_bonds_of_kinship(on: Act) -> Rule[None]:
    yield from on.replace(1, CITY, EXPLORER, 2)
    yield from on.replace(1, TOWN, EXPLORER)
    yield from on.replace(1, DAHAN, EXPLORER)
    if (yield from on.line(1)):
        by_explorers, by_buildings = strength(on, EXPLORER), strength(on, BUILDING)
        yield from on.damage(by_explorers, BUILDING)
        yield from on.damage(by_buildings, EXPLORER)
    fresh = bits(on.around())
    for _ in range(on.count(EXPLORER)):
        for _, land in (yield from on.push(1, EXPLORER, to=fresh or -1)):
            fresh &= ~(1 << land)


def strength(on: Act, kinds: int) -> int:
    """The damage that invaders of these kinds deal there; their strife does not matter to other invaders (SI-13.7), nor
    what waits for a ravage (SI-9.2)."""
    return sum(dealt_by(on.g, on.land, one, normal=False) for one in on.g.people[on.land] if kind_of(one) & kinds)


@power("entwined-power")
def entwined_power(on: Act) -> Rule[None]:
    g, me, other = on.g, on.me, on.spirit
    this_turn(g, BORROWED, me, other)
    this_turn(g, BORROWED, other, me)
    yield from gain_power(on, other, leave=True)
    yield from gain_of_the_rest(on)
    if on.reached(1):
        on.gain_energy(3, me)
        on.gain_energy(3, other)
        if me != other:
            yield from may_give(on, me, other)
            yield from may_give(on, other, me)


def gain_of_the_rest(on: Act) -> Rule[None]:
    """The spirit gains one of the power cards that another has left; what remains is discarded."""
    g = on.g
    if not g.drawn:
        return
    kind = POWERS[g.drawn[0]].kind
    yield from take_drawn(on, on.me)
    deck_of(kind).discard(g, g.drawn, *g.drawn[:])
    if kind == MAJOR and must_forget(g):
        yield from forget(on, on.me)


def may_give(on: Act, giver: int, taker: int) -> Rule[None]:
    """A power card from hand for the other spirit."""
    options: list[Option] = [("give", card) for card in sorted(on.g.hand[giver])]
    if not options:
        return
    choice = yield from on.by(giver).ask("give", [DONE, *options], other=taker)
    if choice != DONE:
        hand_over(on.g, giver, taker, choice[1])


@power("indomitable-claim")
def indomitable_claim(on: Act) -> Rule[None]:
    sources = presence_sources(on.g, on.me)
    if sources:
        choice = yield from on.ask("add-presence", [("add-presence", source, on.land) for source in sources])
        yield from add_presence(on, choice[1], on.land)
    on.defend(20)
    if on.reached(1):
        if on.has(INVADER):
            on.fear(3)
        on.skip()


@power("infinite-vitality")
def infinite_vitality(on: Act) -> Rule[None]:
    this_turn(on.g, HEALTH, DAHAN, on.land, 4)
    this_turn(on.g, NO_BLIGHT, on.land)
    if on.reached(1):
        this_turn(on.g, UNHURT_DAHAN, on.land)
        blighted = [land for land in (on.land, *on.around()) if on.has(BLIGHT, land)]
        land = yield from on.pick("heal-land", blighted)
        if land != NOWHERE:
            yield from on.remove(1, BLIGHT, land=land)


@power("mists-of-oblivion")
def mists_of_oblivion(on: Act) -> Rule[None]:
    lost = yield from on.damage_each(1)
    if on.reached(1):
        lost += yield from on.damage(3)
    on.fear(min(4, sum(kind_of(one) & BUILDING > 0 for one in lost)))


@power("paralyzing-fright")
def paralyzing_fright(on: Act) -> Rule[None]:
    on.fear(8 if on.reached(1) else 4)
    on.skip()
    yield from ()


@power("pillar-of-living-flame")
def pillar_of_living_flame(on: Act) -> Rule[None]:
    on.fear(5 if on.reached(1) else 3)
    yield from on.damage(10 if on.reached(1) else 5)
    if on.terrain(JUNGLE, WETLAND):
        yield from on.add(1, BLIGHT)


@power("poisoned-land")
def poisoned_land(on: Act) -> Rule[None]:
    on.fear(1)
    yield from on.damage(7)
    yield from on.add(1, BLIGHT)
    yield from on.destroy(ALL, DAHAN)
    if on.reached(1):
        on.fear(on.count(BLIGHT))
        yield from on.damage(4 * on.count(BLIGHT))


@power("powerstorm")
def powerstorm(on: Act) -> Rule[None]:
    """It is not repeated by itself: paying 3 energy for 3 energy could go on for ever."""
    on.gain_energy(3, on.spirit)
    for _ in range(3 if on.reached(1) else 1):
        this_turn(on.g, REPEAT, on.spirit, ALL, 1, on.power)
    yield from ()


@power("talons-of-lightning")
def talons_of_lightning(on: Act) -> Rule[None]:
    on.fear(3)
    yield from on.damage(5)
    if on.reached(1):
        for land in on.around():
            yield from on.destroy(1, TOWN, land=land)


@power("terrifying-nightmares")
def terrifying_nightmares(on: Act) -> Rule[None]:
    on.fear(6 if on.reached(1) else 2)
    yield from on.push(4, EXPLORER | TOWN, up_to=True)


@power("the-jungle-hungers")
def the_jungle_hungers(on: Act) -> Rule[None]:
    yield from on.destroy(ALL, EXPLORER | TOWN)
    if on.reached(1):
        yield from on.destroy(1, CITY)
    else:
        yield from on.destroy(ALL, DAHAN)


@power("the-land-thrashes-in-furious-pain")
def the_land_thrashes_in_furious_pain(on: Act) -> Rule[None]:
    yield from thrash(on)
    if on.reached(1):
        again = yield from repeat(on, near=True)
        if again:
            yield from thrash(again)


def thrash(on: Act) -> Rule[None]:
    yield from on.damage(2 * on.count(BLIGHT) + sum(on.count(BLIGHT, land) for land in on.around()))


@power("the-trees-and-stones-speak-of-war")
def the_trees_and_stones_speak_of_war(on: Act) -> Rule[None]:
    dahan = on.count(DAHAN)
    yield from on.damage(dahan)
    gone = []
    if on.reached(1):
        gone = yield from on.push(2, DAHAN, up_to=True)
    on.defend(2 * (dahan - len(gone)))
    for _, land in gone:
        on.defend(2, land)


@power("tsunami")
def tsunami(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.damage(8)
    yield from on.destroy(2, DAHAN)
    if (yield from on.line(1)):
        for land in places((on.board_lands | 1 << on.board * SPACES) & on.match("coastal")):
            if land != on.land:
                there = on.at(land)
                there.fear(1)
                yield from there.damage(4)
                yield from there.destroy(1, DAHAN)


@power("vengeance-of-the-dead")
def vengeance_of_the_dead(on: Act) -> Rule[None]:
    on.fear(3)
    this_turn(on.g, AVENGED, on.land, on.me, int(on.reached(1)))
    yield from ()


@aftermath(MAJOR_POWERS)
def avenge(g: Island) -> Rule[None]:
    """After each effect that destroys towns, cities or dahan there."""
    if g.lasting:
        yield from strike_back(g, rows(g, AVENGED), 0)


def strike_back(g: Island, avengers: list[list[int]], since: int) -> Rule[None]:
    """One damage for each that was destroyed since then; it may call up another vengeance, but never the same again."""
    dead = g.lost[since:]
    for number, (land, seat, near) in enumerate(avengers):
        fallen = sum(place == land and kind_of(one) & (BUILDING | DAHAN) > 0 for place, one in dead)
        if fallen:
            on = Act(g, seat, land, power=NUMBER["vengeance-of-the-dead"])
            so_far = len(g.lost)
            yield from on.damage_among(fallen, [land, *on.around()] if near else [land])
            yield from strike_back(g, avengers[:number] + avengers[number + 1 :], so_far)


@power("vigor-of-the-breaking-dawn")
def vigor_of_the_breaking_dawn(on: Act) -> Rule[None]:
    yield from on.damage(2 * on.count(DAHAN))
    if on.reached(1):
        gone = yield from on.push(2, DAHAN, up_to=True)
        for land in sorted({land for _, land in gone}):
            yield from on.at(land).damage(2 * on.count(DAHAN, land))


@power("winds-of-rust-and-atrophy")
def winds_of_rust_and_atrophy(on: Act) -> Rule[None]:
    yield from rust(on)
    if on.reached(1):
        again = yield from repeat(on)
        if again:
            yield from rust(again)


def rust(on: Act) -> Rule[None]:
    on.fear(1)
    on.defend(6)
    for one in (yield from on.pick_pieces("replace", 1, TOWN | CITY, on.land)):
        yield from pieces.replace(on, on.land, one, TOWN if kind_of(one) == CITY else EXPLORER)


@power("wrap-in-wings-of-sunlight")
def wrap_in_wings_of_sunlight(on: Act) -> Rule[None]:
    if on.reached(1):
        yield from on.gather(3, DAHAN, up_to=True)
    target = yield from on.pick("wings", on.everywhere)
    if target != on.land:
        for one in (yield from on.pick_pieces("carry", 5, DAHAN, on.land, up_to=True)):
            yield from pieces.move(on, one, on.land, target)
    on.defend(5, target)
