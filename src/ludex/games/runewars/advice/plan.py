"""What each Order would bring now, on average: orders are chosen in secret, before anybody acts."""

from __future__ import annotations

from ludex.games.runewars.advice.goals import order_wanted
from ludex.games.runewars.advice.war import best_attack, threats
from ludex.games.runewars.advice.worth import area_worth, dials_worth, fed, late, rune_hopes, unit_worths
from ludex.games.runewars.printed.book import FALL, FOOD, RESOURCES, book
from ludex.games.runewars.rules.areas import (
    MOST_UNITS,
    chart,
    controlled,
    controllers,
    heroes_of,
    is_barren,
    total_provided,
    ways,
)
from ludex.games.runewars.rules.orders import (
    ACQUIRE_POWER,
    CONQUER,
    DIAL_ICONS,
    FORTIFY,
    GARRISON_ORDER,
    HARVEST,
    MOBILIZE,
    RALLY_SUPPORT,
    RECRUIT,
    STRATEGIZE,
)
from ludex.games.runewars.rules.power import MOST_ON_DIAL, can_pay, collected, influence_icons, tactics_icons
from ludex.games.runewars.rules.strongholds import may_build
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DAMAGED, FIRST_NEUTRAL, NOBODY, NONE, PER_TYPE, fort_seat, fort_state

NEUTRAL_TYPES = FIRST_NEUTRAL // PER_TYPE
STARVED = 0.7
"""What is lost with a unit that starves."""
HUNGRY = (0.85, 0.75, 0.5, 0.9)
"""By season, what units count that winter will not feed where they are recruited: they may march before."""
INFLUENCE_WORTH = 0.75
CARD_WORTH = 0.85


def order_worth(g: Runewars, seat: int, order: int) -> float:
    """What an Order brings, its supremacy bonus included; a low Order leaves the bonuses of higher ones open."""
    bonus = order > max(g.orders[seat], default=-1)
    worth = WORTH[order](g, seat, bonus) + order_wanted(g, seat, order)
    if order in SLOW:
        worth *= late(g)
    return worth - (0.25 * order * bonus if g.season < 3 else 0.0)


def open_places(g: Runewars, seat: int) -> list[int]:
    return [place for place in range(len(g.units)) if place not in g.activated[seat]]


def mobilize(g: Runewars, seat: int, bonus: bool) -> float:
    """The best march, and with the bonus another one without a battle."""
    targets = open_places(g, seat)
    first, target, _ = best_attack(g, seat, False, targets)
    if not bonus or not targets:
        return first
    others = [place for place in targets if place != target]
    return first + 0.8 * best_attack(g, seat, False, others, peaceful=True)[0]


def conquer(g: Runewars, seat: int, bonus: bool) -> float:
    return best_attack(g, seat, bonus, open_places(g, seat))[0]


def strategize(g: Runewars, seat: int, bonus: bool) -> float:
    """Empty areas that spare units can step into, and cards."""
    holders = controllers(g)
    hopes = rune_hopes(g, seat)
    reached: dict[int, float] = {}
    for place, units in enumerate(g.units):
        if holders[place] != seat or place in g.activated[seat]:
            continue
        spare = sum(not one & 1 and one < FIRST_NEUTRAL for one in units) - (chart(g).home[place] < 0)
        free = [to for to in ways(g, place, seat) if holders[to] == NOBODY and not g.units[to]]
        for to in sorted(free, key=lambda each: -area_worth(g, each, hopes[each]))[: max(0, spare)]:
            reached[to] = area_worth(g, to, hopes[to])
    relief = STARVED * spread(g, seat, holders) if g.season == FALL else 0.0
    return 0.9 * sum(reached.values()) + relief + CARD_WORTH * tactics_icons(g, seat) * bonus


def spread(g: Runewars, seat: int, holders: list[int]) -> int:
    """How many units that winter would starve can step into areas where there is food."""
    most = fed(g, seat)
    count = 0
    for place, holder in enumerate(holders):
        if holder == seat and len(g.units[place]) > most and place not in g.activated[seat]:
            room = sum(
                max(0, most - len(g.units[near]))
                for near in ways(g, place, seat)
                if holders[near] == seat or (holders[near] == NOBODY and not g.units[near])
            )
            count += min(room, len(g.units[place]) - most)
    return count


def garrison(g: Runewars, seat: int, bonus: bool) -> float:
    """Two triangles with the bonus, and walls where enemies are near."""
    holders = controllers(g)
    danger = threats(g, seat, holders)
    near = sum(danger[place] > len(g.units[place]) for place, holder in enumerate(holders) if holder == seat)
    return 0.3 * near + 2 * bonus * bool(forts_of(g, seat))


def harvest(g: Runewars, seat: int, bonus: bool) -> float:
    """Dials as the land gives; with the bonus what developments pay, and another one."""
    totals = [min(MOST_ON_DIAL, total) for total in total_provided(g, seat)]
    gain = dials_worth(g, seat, totals) - dials_worth(g, seat, g.dials[seat])
    if g.season < 3:
        gain += 0.8 * min(3, max(0, most_in_area(g, seat) - g.dials[seat][FOOD])) * (totals[FOOD] > g.dials[seat][FOOD])
    if bonus:
        gain += sum(1.2 * len(g.built[place]) for place in forts_of(g, seat))
        gain += 1.0 + 1.5 * g.developments
    return gain


def most_in_area(g: Runewars, seat: int) -> int:
    return max((len(g.units[place]) for place in controlled(g, seat)), default=0)


def recruits(g: Runewars, seat: int, resource: int, room: int) -> float:
    """What the units of a dial are worth, as far as the box has them and there is room."""
    worths = unit_worths(g.content)
    left = {kind: g.supply[kind] for kind in range(len(g.supply))}
    total = 0.0
    for kind in collected(g, seat, resource):
        if kind not in DIAL_ICONS and left[kind] and room:
            left[kind] -= 1
            room -= 1
            total += worths[kind]
    return total


def recruit(g: Runewars, seat: int, bonus: bool) -> float:
    room = sum(MOST_UNITS - len(g.units[place]) for place in forts_of(g, seat))
    if not room:
        return 0.0
    resources = range(len(RESOURCES))
    worth, best = max((recruits(g, seat, resource, room), resource) for resource in resources)
    if bonus:
        room -= min(room, sum(kind not in DIAL_ICONS for kind in collected(g, seat, best)))
        worth += max(recruits(g, seat, resource, room) for resource in resources if resource != best)
    places = sum(max(0, fed(g, seat) - len(g.units[place])) for place in forts_of(g, seat))
    return min(worth, places) + HUNGRY[g.season] * max(0.0, worth - places)


def rally(g: Runewars, seat: int, bonus: bool) -> float:
    """Every city gives something; with the bonus a hero."""
    worths = unit_worths(g.content)
    kinds = book(g).units
    gain = 0.0
    for place in controlled(g, seat):
        if g.city[place] != NONE and not is_barren(g, place):
            city = book(g).cities[g.city[place]]
            units = max(worths[kind] * city.neutral[kinds[kind].shape] for kind in range(NEUTRAL_TYPES, len(kinds)))
            gain += max(units, CARD_WORTH * city.tactics, INFLUENCE_WORTH * city.influence, 0.5 * city.quests)
    if bonus and g.influence[seat] >= 2 and len(heroes_of(g, seat)) < 3 and forts_of(g, seat):
        gain += 1.5
    return gain


def acquire(g: Runewars, seat: int, bonus: bool) -> float:
    gain = INFLUENCE_WORTH * influence_icons(g, seat)
    after = g.influence[seat] + influence_icons(g, seat)
    if bonus and any(holder != seat and on < after - 1 for holder, on in zip(g.titles, g.on_title, strict=True)):
        gain += 1.0
    return gain


def fortify(g: Runewars, seat: int, bonus: bool) -> float:
    """A stronghold where there is none, or repair."""
    gain = 0.0
    forts = forts_of(g, seat)
    if can_pay(g, seat, book(g).stronghold.cost) and len(forts) < book(g).limits.strongholds:
        sites = [place for place in controlled(g, seat) if may_build(g, place)]
        gain += (3.6 + 1.5 * (not forts)) * bool(sites)
    if any(fort_state(g.forts[place]) == DAMAGED and fort_seat(g.forts[place]) == seat for place in forts):
        gain += 1.5
    return gain


SLOW = (GARRISON_ORDER, HARVEST, RECRUIT, RALLY_SUPPORT, FORTIFY)
"""What they bring serves later."""
WORTH = {
    GARRISON_ORDER: garrison,
    STRATEGIZE: strategize,
    MOBILIZE: mobilize,
    CONQUER: conquer,
    HARVEST: harvest,
    RECRUIT: recruit,
    RALLY_SUPPORT: rally,
    ACQUIRE_POWER: acquire,
    FORTIFY: fortify,
}
