"""Major powers of Branch & Claw that change how the game goes on: sunken boards, turned ravages, two targets."""

from __future__ import annotations

from ludex.core import Option, Rule, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.powers.major_base import AVENGED
from ludex.games.spirit_island.printed.boards import FARTHEST, GONE, SPACES, bits, places
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cards_of, cost_of, forget_card, gain_power, play
from ludex.games.spirit_island.rules.dream import frighten
from ludex.games.spirit_island.rules.growth import allowed_presence
from ludex.games.spirit_island.rules.invaders import dealt_by, invaders, land_total
from ludex.games.spirit_island.rules.land import defend_of, health_of, present_boards
from ludex.games.spirit_island.rules.lasting import ALL_LINES, REACH, rows, this_turn
from ludex.games.spirit_island.rules.moments import MAJOR_POWERS, order_matters, phase_part, ravage_instead
from ludex.games.spirit_island.rules.powers import origin_of, power, range_of, reach_to_coast, targetable
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    INDEX,
    INVADER,
    MAJOR,
    PRESENCE,
    RAVAGE,
    STRIFE,
    TOWN,
    damage_of,
    hurt,
    kind_of,
    strife_of,
)
from ludex.kit.cards import NO_CARD

TURNED = 202
"""land, spirit: invaders that ravage there strike their neighbours"""
FORGOTTEN_LATER = 203
"""spirit, power: forgotten when time passes"""


@power("cast-down-into-the-briny-deep")
def cast_down_into_the_briny_deep(on: Act) -> Rule[None]:
    on.fear(6)
    if not (yield from on.line(1)):
        yield from on.destroy(ALL, INVADER)
    elif on.dreaming:
        dying = {land: invaders(on.g, land) for land in places(on.board_lands)}
        for land, dreamers in dying.items():
            yield from frighten(on, land, dreamers)
    else:
        yield from on.destroy(ALL, INVADER)
        sink(on)


@law("SI-8.3", "SI-5.6")
def sink(on: Act) -> None:
    """The whole board is destroyed with all that is on it; its blight leaves the game."""
    g, slot = on.g, on.board
    tell(g, "SI-8.3", "board-sinks", land=on.land)
    for place in range(slot * SPACES, (slot + 1) * SPACES):
        for one in g.people[place][:]:
            if not pieces.destroy(g, place, one):
                g.people[place].remove(one)
        for row in (g.beasts, g.disease, g.wilds, g.blight, g.markers):
            row[place] = 0
        for seat in range(g.players):
            for _ in range(g.presence[seat][place]):
                on.lose_presence(seat, place)
    g.present = tuple(other for other in present_boards(g) if other != slot) or (GONE,)


@power("fire-and-flood")
def fire_and_flood(on: Act) -> Rule[None]:
    lands = [on.land]
    second = yield from on.pick("second-target", second_targets(on))
    if second != NOWHERE:
        lands.append(second)
    for land in lands:
        yield from on.at(land).damage(4)
    for line in (1, 2):
        if on.reached(line):
            land = yield from on.pick("damage-land", [land for land in lands if on.has(INVADER, land)])
            if land != NOWHERE:
                yield from on.at(land).damage(4)


@law("SI-7.4")
def second_targets(on: Act) -> int:
    """Other lands that the power reaches from a sacred site from which it reaches the first."""
    g, card = on.g, POWERS[on.power]
    reach = min(card.second_range + range_of(g, on.me, card) - card.range, FARTHEST)
    to_coast = g.chart.within[reach_to_coast(g, on.me, reach)]
    found = 0
    for site in origin_of(g, on.me, card, on.land):
        found |= g.chart.within[reach][site] | to_coast[site] & on.match("coastal")
    return targetable(g, on.me, card, found & on.match(*card.filter)) & ~(1 << on.land)


@power("flow-like-water-reach-like-air")
def flow_like_water_reach_like_air(on: Act) -> Rule[None]:
    this_turn(on.g, REACH, on.spirit, 2)
    yield from flow(on.by(on.spirit), EXPLORER | TOWN | DAHAN | (CITY | BLIGHT if on.reached(1) else 0))


@law("SI-8.5", "SI-10.5")
def flow(on: Act, kinds: int) -> Rule[None]:
    """The spirit may push a presence, and take along up to two pieces of each of these kinds."""
    g = on.g
    moves: list[Option] = [
        ("push", -INDEX[PRESENCE], origin, target)
        for origin in places(on.lands)
        for target in places(allowed_presence(g, on.me, bits(on.around(origin))))
    ]
    choice = yield from on.ask("flow", [DONE, *moves])
    if choice == DONE:
        return
    _, _, origin, target = choice
    yield from pieces.move_presence(on, on.me, origin, target)
    taken: list[int] = []
    while True:
        spent = sum({kind for kind in taken if taken.count(kind) == 2})
        able = sorted(set(pieces.listed(g, origin, kinds & ~spent)))
        if not able:
            return
        choice = yield from on.ask("bring", [DONE, *(("push", one, origin, target) for one in able)])
        if choice == DONE:
            return
        one = choice[1]
        taken.append(kind_of(one) if one >= 0 else pieces.token_kind(one))
        yield from pieces.move(on, one, origin, target)


@power("instruments-of-their-own-ruin")
def instruments_of_their_own_ruin(on: Act) -> Rule[None]:
    if (yield from on.line(1)):
        this_turn(on.g, TURNED, on.land, on.me)
        tell(on.g, "SI-9.4", "turned", land=on.land)
        return
    yield from on.add(1, STRIFE)
    yield from infight(on)


@law("SI-8.1", "SI-13.7")
def infight(on: Act) -> Rule[None]:
    """Every invader with strife deals its damage to the others there, all at once: none takes its own part of it.
    Strife does not lower it, and stays."""
    g, here = on.g, on.land
    if not (yield from on.struck(INVADER, here)):
        return
    fighters = {one: dealt_by(g, here, one, normal=False) for one in invaders(g, here) if strife_of(one)}
    much = sum(dealt * g.people[here].count(one) for one, dealt in fighters.items())
    left = [(one, much - fighters.get(one, 0), one) for one in invaders(g, here)]
    dying: list[int] = []
    while much > 0:
        distinct = sorted({one for one, room, _ in left if room > 0})
        if not distinct:
            break
        choice = yield from on.ask("damage", [("hit", here, one) for one in distinct], count=much)
        much -= 1
        one, room, whole = max(each for each in left if each[0] == choice[2])
        left.remove((one, room, whole))
        if damage_of(one) + 1 < health_of(g, here, one):
            left.append((hurt(one, 1), room - 1, whole))
            if not on.dreaming:
                pieces.wound(g, here, one, 1)
        elif on.dreaming:
            dying.append(whole)
        else:
            pieces.destroy(g, here, one)
    yield from frighten(on, here, dying)


@ravage_instead(MAJOR_POWERS)
def turn_outward(g: Island, land: int, normal: bool) -> Rule[bool]:
    """A ravage strikes invaders in adjacent lands; Defend lowers its damage as ever, strife does not: SI-13.7."""
    for place, seat in rows(g, TURNED):
        if place == land:
            dealt = sum(dealt_by(g, land, one, normal) for one in invaders(g, land))
            total = land_total(g, land, dealt, normal)
            on = Act(g, seat, land, power=NUMBER["instruments-of-their-own-ruin"], clause="SI-9.4")
            yield from on.damage_among(total - defend_of(g, land), on.around())
            return True
    return False


@order_matters(MAJOR_POWERS)
@law("SI-9.3")
def strikes_next_door(g: Island, action: int, lands: list[int]) -> bool:
    """A turned ravage and a vengeance may strike invaders before they ravage themselves."""
    return action == RAVAGE and bool(rows(g, TURNED) or any(near for _, _, near in rows(g, AVENGED)))


@power("unlock-the-gates-of-deepest-power")
def unlock_the_gates_of_deepest_power(on: Act) -> Rule[None]:
    card = yield from gain_power(on, on.spirit, MAJOR, drawn=2, forgetting=False)
    if card != NO_CARD and on.reached(1):
        yield from open_gates(on, on.spirit, card)


@law("SI-6.5", "SI-7.3")
def open_gates(on: Act, seat: int, card: int) -> Rule[None]:
    """It may be played now, for half its cost or for being forgotten later; all its lines are reached."""
    g = on.g
    half = (cost_of(g, seat, card) + 1) // 2
    paying, forgetting = on.branches(2)
    ways = [paying, forgetting] if half <= g.energy[seat] else [forgetting]
    choice = yield from on.by(seat).ask("gates", [DONE, *ways], power=card, cost=half)
    if choice == DONE:
        return
    this_turn(g, ALL_LINES, seat, card)
    play(g, seat, card, half if choice == paying else 0)
    if choice == forgetting:
        this_turn(g, FORGOTTEN_LATER, seat, card)


@phase_part(MAJOR_POWERS)
def close_gates(g: Island, part: str) -> Rule[None]:
    """When time passes, what was played for being forgotten is forgotten."""
    if part == "time" and g.lasting:
        for seat, card in rows(g, FORGOTTEN_LATER):
            if card in cards_of(g, seat):
                forget_card(g, seat, card)
    yield from ()
