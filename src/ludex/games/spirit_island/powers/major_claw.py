"""Major powers of Branch & Claw, in the order of the alphabet."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Option, Rule, tell, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import FARTHEST, bits
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import gain_power
from ludex.games.spirit_island.rules.growth import add_presence_by, allowed_presence
from ludex.games.spirit_island.rules.invaders import ravage
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import power, repeat
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BEASTS,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADER,
    JUNGLE,
    STRIFE,
    TOKENS,
    TOWN,
    WETLAND,
    WILDS,
    strife_of,
)

MORE_VERBS.extend([verb("calm", land="land", piece="piece"), verb("return", piece="piece")])


@power("bloodwrack-plague")
def bloodwrack_plague(on: Act) -> Rule[None]:
    yield from on.add(2, DISEASE)
    lands = [on.land, *on.around()]
    for land in lands:
        on.defend(on.count(DISEASE), land)
    if on.reached(1):
        on.fear(2)
        yield from on.damage_among(on.count(DISEASE), lands)


@power("death-falls-gently-from-open-blossoms")
def death_falls_gently_from_open_blossoms(on: Act) -> Rule[None]:
    yield from on.damage(4)
    if on.has(INVADER):
        yield from on.add(1, DISEASE)
    if on.reached(1):
        on.fear(3)
        peopled = [land for land in on.around() if on.has(INVADER, land)]
        for _ in range(min(2, len(peopled))):
            land = yield from on.pick("disease-land", peopled)
            peopled.remove(land)
            yield from on.add(1, DISEASE, land)


@power("grant-hatred-a-ravenous-form")
def grant_hatred_a_ravenous_form(on: Act) -> Rule[None]:
    hatred = on.count(STRIFE | BLIGHT)
    peopled = on.has(INVADER)
    on.fear(hatred)
    lost = yield from on.damage(2 * hatred)
    if lost and peopled and not on.has(INVADER):
        yield from on.add(1, BEASTS)
    if on.reached(1):
        near = [land for land in on.around() if on.has(INVADER, land)]
        for _ in range(3):
            land = yield from on.may_pick("strife-land", near)
            if land == NOWHERE:
                break
            near.remove(land)
            yield from on.add(1, STRIFE, land)


@power("insatiable-hunger-of-the-swarm")
def insatiable_hunger_of_the_swarm(on: Act) -> Rule[None]:
    yield from devour(on)
    if on.reached(1):
        again = yield from repeat(on, near=True)
        if again:
            yield from devour(again)


def devour(on: Act) -> Rule[None]:
    yield from on.add(1, BLIGHT)
    yield from on.add(2, BEASTS)
    yield from on.gather(2, BEASTS, up_to=True)
    beasts = on.count(BEASTS)
    on.fear(beasts)
    yield from on.damage(2 * beasts)
    yield from on.damage(2 * beasts, DAHAN)
    yield from on.destroy(1, BEASTS)


@power("manifest-incarnation")
def manifest_incarnation(on: Act) -> Rule[None]:
    on.fear((9 if on.reached(1) else 6) + on.count(BUILDING) + on.presence())
    yield from on.remove(1, CITY)
    yield from on.remove(1, TOWN)
    yield from on.remove(1, EXPLORER)
    yield from ravage(on.g, on.land, normal=False, less=6 if on.reached(1) else 0)


@power("pent-up-calamity")
def pent_up_calamity(on: Act) -> Rule[None]:
    released: list[int] = []
    match (yield from on.choose(2)):
        case 1:
            yield from on.add(1, DISEASE)
            yield from on.add(1, STRIFE)
        case 2:
            released = yield from release(on)
            on.fear(len(released))
            yield from on.damage(3 * len(released))
    if on.reached(1):
        if released:
            yield from give_back(on, released)
        else:
            yield from on.add(2, STRIFE)


def release(on: Act) -> Rule[list[int]]:
    """Any number of tokens leave the land, strife among them; which."""
    g, here = on.g, on.land
    released: list[int] = []
    while True:
        options: list[Option] = [("remove", here, token) for token in sorted(set(pieces.listed(g, here, TOKENS)))]
        options += [("calm", here, one) for one in sorted({one for one in g.people[here] if strife_of(one)})]
        if not options:
            return released
        choice = yield from on.ask("release", [DONE, *options], count=len(released))
        if choice == DONE:
            return released
        if choice[0] == "calm":
            pieces.take_strife(g, here, choice[2])
            tell(g, "SI-8.4", "removed", land=here, piece=pieces.STRIFE_PIECE)
            released.append(pieces.STRIFE_PIECE)
        else:
            pieces.remove(g, here, choice[2])
            released.append(choice[2])


def give_back(on: Act, released: Sequence[int]) -> Rule[None]:
    """Up to two of these tokens return; strife only while there are invaders."""
    left = list(released)
    for _ in range(2):
        able = sorted({token for token in left if token != pieces.STRIFE_PIECE or on.has(INVADER)})
        if not able:
            return
        choice = yield from on.ask("return", [DONE, *(("return", token) for token in able)])
        if choice == DONE:
            return
        left.remove(choice[1])
        yield from on.add(1, pieces.token_kind(choice[1]))


@power("pyroclastic-flow")
def pyroclastic_flow(on: Act) -> Rule[None]:
    yield from on.damage(6 if on.reached(1) else 2)
    yield from on.destroy(ALL, EXPLORER)
    if on.terrain(JUNGLE, WETLAND):
        yield from on.add(1, BLIGHT)
    if on.reached(1):
        yield from on.add(1, WILDS)


@power("savage-transformation")
def savage_transformation(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.replace(1, EXPLORER, BEASTS)
    if on.reached(1):
        land = yield from on.pick(
            "transform-land", [land for land in (on.land, *on.around()) if on.has(EXPLORER, land)]
        )
        if land != NOWHERE:
            yield from on.replace(1, EXPLORER, BEASTS, land=land)


@power("sea-monsters")
def sea_monsters(on: Act) -> Rule[None]:
    yield from surface(on)
    if on.reached(1):
        again = yield from repeat(on)
        if again:
            yield from surface(again)


def surface(on: Act) -> Rule[None]:
    yield from on.add(1, BEASTS)
    if on.has(INVADER):
        on.fear(min(8, 2 * on.count(BEASTS)))
    yield from on.damage(3 * on.count(BEASTS) + on.count(BLIGHT))


@power("smothering-infestation")
def smothering_infestation(on: Act) -> Rule[None]:
    yield from on.add(1, DISEASE)
    if on.terrain(JUNGLE, WETLAND):
        on.fear(2)
        yield from on.damage(3)
    if on.reached(1):
        yield from on.damage_each(1)


@power("strangling-firevine")
def strangling_firevine(on: Act) -> Rule[None]:
    yield from on.destroy(ALL, EXPLORER)
    yield from on.add(1, WILDS)
    if on.origin != NOWHERE:
        yield from on.add(1, WILDS, on.origin)
    wilds = sum(on.count(WILDS, land) for land in (on.land, *on.around()))
    yield from on.damage(2 * wilds if on.reached(1) else wilds)


@power("sweep-into-the-sea")
def sweep_into_the_sea(on: Act) -> Rule[None]:
    yield from sweep(on)
    if on.reached(1):
        again = yield from repeat(on, near=True)
        if again:
            yield from sweep(again)


def sweep(on: Act) -> Rule[None]:
    match (yield from on.choose(2)):
        case 1:
            yield from on.push(ALL, EXPLORER | TOWN, to=seaward(on))
        case 2:
            if on.coastal:
                yield from on.destroy(ALL, EXPLORER | TOWN)


@law("SI-2.5")
def seaward(on: Act) -> int:
    """Adjacent lands that are one step nearer to the nearest ocean, or that ocean if it is in play."""
    here = to_sea(on.g, on.land)
    return bits(land for land in on.around() if to_sea(on.g, land) < here)


def to_sea(g: Island, land: int) -> int:
    """Steps to the nearest ocean."""
    chart = g.chart
    return next((steps for steps, row in enumerate(chart.within) if row[land] & chart.all_oceans), FARTHEST)


@power("tigers-hunting")
def tigers_hunting(on: Act) -> Rule[None]:
    on.fear(2)
    yield from on.add(1, BEASTS)
    yield from on.gather(1, BEASTS, up_to=True)
    yield from on.damage(on.count(BEASTS))
    yield from on.push(2, BEASTS, up_to=True)
    if on.reached(1):
        land = yield from on.pick(
            "damage-land", [land for land in on.around() if on.has(INVADER, land) and not on.has(BLIGHT, land)]
        )
        if land != NOWHERE:
            yield from on.at(land).damage(1 + on.count(BEASTS, land))


@power("twisted-flowers-murmur-ultimatums")
def twisted_flowers_murmur_ultimatums(on: Act) -> Rule[None]:
    on.fear(7 if on.reached(1) else 4)
    yield from on.add(1, STRIFE)
    if on.g.terror >= 2:
        yield from on.remove(2, INVADER)
    if on.reached(1):
        yield from on.damage(3)


@power("unrelenting-growth")
def unrelenting_growth(on: Act) -> Rule[None]:
    other = on.by(on.spirit)
    land = yield from other.pick("growth-land", allowed_presence(on.g, other.me, other.within(1)))
    if land != NOWHERE:
        for _ in range(2):
            yield from add_presence_by(other, 1 << land)
        yield from on.add(2 if on.reached(1) else 1, WILDS, land)
        if on.reached(1):
            yield from on.remove(1, BLIGHT, land=land)
    if on.reached(1):
        yield from gain_power(on, on.spirit)


@power("volcanic-eruption")
def volcanic_eruption(on: Act) -> Rule[None]:
    on.fear(6)
    yield from erupt(on, 20)
    yield from on.add(1, BLIGHT)
    if (yield from on.line(1)):
        yield from on.destroy(ALL, INVADER)
        yield from on.add(1, WILDS)
        for land in on.around():
            there = on.at(land)
            yield from erupt(there, 10)
            if not there.has(BLIGHT):
                yield from there.add(1, BLIGHT)


def erupt(on: Act, much: int) -> Rule[None]:
    yield from on.damage(much)
    yield from on.destroy(ALL, DAHAN)
    yield from on.destroy(ALL, BEASTS)
