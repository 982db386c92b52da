"""RW-7: movement: Strategize, and what Mobilize and Conquer share: activation and the march."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import UNITS
from ludex.games.runewars.rules.areas import (
    MOST_UNITS,
    chart,
    controller,
    controllers,
    heroes_of,
    is_dungeon,
    is_neutral_type,
    is_portal,
    may_pass,
    own_units,
    places,
    ways,
)
from ludex.games.runewars.rules.runes import look_around
from ludex.games.runewars.rules.traits import ignores_borders
from ludex.games.runewars.rules.units import drop_peasants, flies, has_upgrade, is_fast, leave_peasants, put, take
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    END_OF_TURN,
    FAR,
    FIRST_NEUTRAL,
    NOBODY,
    NONE,
    PORTAL_PAID,
    is_routed,
    kind_of,
    unit,
)
from ludex.kit.hooks import last, lasting

MARCH, FAST_MARCH = 2, 3
KNIGHT, ROC = UNITS.index("knight"), UNITS.index("roc")


# ---------------------------------------------------------------------------------------------------------- activation


@law("RW-7.3", "RW-1.5a")
def to_activate(g: Runewars, seat: int) -> list[Option]:
    """Areas that do not hold his activation token."""
    return [("activate", place) for place in places(g) if place not in g.activated[seat]]


@law("RW-7.3", "RW-19.9b")
def activate(g: Runewars, seat: int, place: int) -> None:
    g.activated[seat].append(place)
    g.activated[seat].sort()
    drop_peasants(g, place)
    tell(g, "RW-7.3", "activates", who=seat, place=place)


# --------------------------------------------------------------------------------------------------------------- march


@law("RW-8.3", "RW-7.3")
def commanded(g: Runewars, seat: int, place: int) -> list[int]:
    """Units there that a player may move. All move at once: allied units are still his after those of his own that
    stood with them have joined the march."""
    units = g.units[place]
    return units if units and (controller(g, place) == seat or has_left(g, seat, place)) else []


def has_left(g: Runewars, seat: int, place: int) -> bool:
    """His units have left an area with the running Order, and nobody else controls it."""
    return (
        bool(g.limbo)
        and any(origin == place and 0 <= one < FIRST_NEUTRAL for one, _, origin in g.limbo)
        and controller(g, place) == NOBODY
    )


@law("RW-7.3a", "RW-7.3b", "RW-1.8a")
def distances_to(g: Runewars, seat: int, target: int, wings: bool) -> dict[int, int]:
    """How far it is to the target through friendly or empty areas, from everywhere within reach."""
    most = FAST_MARCH + range_change(g, seat)
    found = {target: 0}
    edge = [target]
    for distance in range(1, most + 1):
        beyond = []
        for place in edge:
            if place != target and not (may_pass(g, seat, place) or has_left(g, seat, place)):
                continue
            for near in ways(g, place, seat, wings):
                if near not in found:
                    found[near] = distance
                    beyond.append(near)
        edge = beyond
    return found


def range_change(g: Runewars, seat: int) -> int:
    return sum(more for who, more in lasting(g.lasting, FAR) if who in (seat, NOBODY)) if g.lasting else 0


@law("RW-7.3", "RW-7.3a", "RW-1.8", "RW-7.5", "RW-1.7")
def marchers(g: Runewars, seat: int, target: int) -> dict[tuple[int, int], int]:
    """Units that can reach the target: how many of each, by area and unit."""
    near = {False: distances_to(g, seat, target, False)}
    change = range_change(g, seat)
    found: dict[tuple[int, int], int] = {}
    for place in places(g):
        if place == target or place in g.activated[seat]:
            continue
        for one in commanded(g, seat, place):
            if is_routed(one):
                continue
            kind = kind_of(one)
            wings = flies(g, kind)
            if wings not in near:
                near[wings] = distances_to(g, seat, target, wings)
            reach = (FAST_MARCH if is_fast(g, seat, kind) else MARCH) + change
            if near[wings].get(place, 99) <= reach:
                found[place, one] = found.get((place, one), 0) + 1
    if g.limbo and has_upgrade(g, seat, "daqan-roc"):
        add_carried(g, seat, target, found)
    return found


@law("RW-19.7b", "RW-19.7c")
def add_carried(g: Runewars, seat: int, target: int, found: dict[tuple[int, int], int]) -> None:
    """Aerial Cavalry: with each Roc that marches one Knight of its area may go along, whatever borders lie between."""
    knight = unit(KNIGHT)
    near = distances_to(g, seat, target, True)
    for place in sorted({origin for one, _, origin in g.limbo if one == unit(ROC)}):
        count = min(carried(g, place, target), g.units[place].count(knight))
        if (place, knight) not in found and near.get(place, 99) <= FAST_MARCH + range_change(g, seat) and count > 0:
            found[place, knight] = count


def carried(g: Runewars, place: int, to: int) -> int:
    """How many Knights the Rocs that went from one area to another can still take along."""
    gone = [one for one, target, origin in g.limbo if (origin, target) == (place, to)]
    return gone.count(unit(ROC)) - gone.count(unit(KNIGHT))


@law("RW-8.3", "RW-7.6")
def march_options(g: Runewars, seat: int, target: int, most: int) -> list[Option]:
    """What may still join the march: (area, unit, how many). Neutral units go only with others or to a friend."""
    room = most - len(marching(g))
    friendly = controller(g, target) == seat
    led = friendly or any(not is_neutral_type(kind_of(one)) for one in marching(g))
    options: list[Option] = [DONE]
    if can_pay_portal(g, seat):
        options.append(("portal",))
    for (place, one), count in marchers(g, seat, target).items():
        if led or not is_neutral_type(kind_of(one)):
            options += [("march", place, one, n) for n in range(1, min(count, room) + 1)]
    return options + march_heroes(g, seat, target)


@law("RW-7.7b", "RW-19.10e", "RW-19.10f")
def march_heroes(g: Runewars, seat: int, target: int) -> list[Option]:
    """Commanders march like units, as far as these do now; in the revised edition all heroes do, through any area."""
    found: list[Option] = []
    reach = MARCH + range_change(g, seat)
    for hero in heroes_of(g, seat):
        place = g.hero_place[hero]
        if place == target or g.hero_routed[hero]:
            continue
        if g.commander[hero] != NONE:
            wings = ignores_borders(g, hero)
            if place not in g.activated[seat] and distances_to(g, seat, target, wings).get(place, 99) <= reach:
                found.append(("lead", hero, target))
        elif g.revised and target in hero_reach(g, hero, MARCH):
            found.append(("lead", hero, target))
    return found


@law("RW-18.1")
def can_pay_portal(g: Runewars, seat: int) -> bool:
    """A portal may be used for an influence: it joins all others for this move."""
    return (
        g.exploration
        and g.influence[seat] > 0
        and [seat] not in lasting(g.lasting, PORTAL_PAID)
        and sum(is_portal(g, place) for place in places(g)) > 1
    )


def pay_portal(g: Runewars, seat: int) -> None:
    g.influence[seat] -= 1
    last(g.lasting, PORTAL_PAID, END_OF_TURN, seat)
    tell(g, "RW-18.1", "portal", who=seat)


@law("RW-7.3", "RW-7.6")
def march(g: Runewars, seat: int, target: int, most: int) -> Rule[None]:
    """Units join the march one group after another; they wait in `limbo` until all have."""
    while True:
        choice = yield ask("RW-7.3", seat, "march", march_options, g, seat, target, most, about={"place": target})
        if choice == DONE:
            break
        if choice[0] == "portal":
            pay_portal(g, seat)
            continue
        if choice[0] == "lead":
            hero = choice[1]
            g.limbo.append([-1 - hero, target, g.hero_place[hero]])
            g.hero_place[hero] = target
            tell(g, "RW-7.7", "hero-moves", who=seat, hero=hero, place=target)
            continue
        _, place, one, count = choice
        for _ in range(count):
            take(g, place, one)
            g.limbo.append([one, target, place])
        tell(g, "RW-7.3", "marches", who=seat, place=place, to=target, unit=kind_of(one), count=count)
        yield from leave_peasants(g, seat, place)
    end_portal(g, seat)


def end_portal(g: Runewars, seat: int) -> None:
    g.lasting[:] = [row for row in g.lasting if not (row[0] == PORTAL_PAID and row[2] == seat)]


def arrive(g: Runewars) -> None:
    """Those who have moved stand where they went."""
    for one, place, _ in g.limbo:
        if one >= 0:
            put(g, place, one)
    g.limbo.clear()
    look_around(g)


def marching(g: Runewars) -> list[int]:
    """The units on the march."""
    return [one for one, *_ in g.limbo if one >= 0]


# ---------------------------------------------------------------------------------------------------------- Strategize


@law("RW-7.2", "RW-7.2a", "RW-8.3", "RW-1.7")
def shifts(g: Runewars, seat: int) -> list[Option]:
    """One area each, into a friendly or empty one; out of no area with his activation token; nothing moves twice."""
    options: list[Option] = [DONE]
    if can_pay_portal(g, seat):
        options.append(("portal",))
    arriving = [0] * len(g.units)
    for one, place, _ in g.limbo:
        if one >= 0:
            arriving[place] += 1
    led = {place for one, place, _ in g.limbo if one >= 0 and not is_neutral_type(kind_of(one))}
    holders = controllers(g)
    for place in places(g):
        units = [] if place in g.activated[seat] else commanded(g, seat, place)
        steps: dict[bool, list[int]] = {}
        for one in sorted(set(units)):
            if is_routed(one):
                continue
            neutral, wings = is_neutral_type(kind_of(one)), flies(g, kind_of(one))
            if wings not in steps:
                steps[wings] = friendly_steps(g, seat, place, wings)
            most = units.count(one)
            if not neutral and place not in led and allies_wait_for(g, seat, place):
                most = min(most, len(own_units(g, seat, place)) - 1)
            room = {to: most for to in steps[wings] if not neutral or holders[to] == seat or to in led}
            if one == unit(KNIGHT):
                room |= flights(g, seat, place, steps[wings])
            for to, fit in room.items():
                fit = min(most, fit, MOST_UNITS - len(g.units[to]) - arriving[to])
                options += [("shift", place, to, one, n) for n in range(1, fit + 1)]
    return options + hero_shifts(g, seat)


def friendly_steps(g: Runewars, seat: int, place: int, wings: bool) -> list[int]:
    return [to for to in ways(g, place, seat, wings) if may_pass(g, seat, to) or has_left(g, seat, to)]


@law("RW-19.7b", "RW-19.7c")
def flights(g: Runewars, seat: int, place: int, afoot: list[int]) -> dict[int, int]:
    """Aerial Cavalry: areas over the border where Rocs of this area went, and how many Knights they can take along."""
    if not g.limbo or not has_upgrade(g, seat, "daqan-roc"):
        return {}
    flown = sorted({to for one, to, origin in g.limbo if one == unit(ROC) and origin == place})
    return {to: carried(g, place, to) for to in flown if to not in afoot}


@law("RW-8.3")
def allies_wait_for(g: Runewars, seat: int, place: int) -> bool:
    """Allied units have moved there by themselves, as to a friend: without a unit of his the area would be none."""
    held = g.forts[place] != NONE or chart(g).home[place] == g.factions[seat] or place in g.peasants
    return not held and any(one >= 0 and to == place for one, to, _ in g.limbo)


@law("RW-7.2", "RW-7.7", "RW-7.7a", "RW-19.10e", "RW-19.10f")
def hero_shifts(g: Runewars, seat: int) -> list[Option]:
    """Heroes, too, go into friendly or empty areas. Activation tokens hold only commanders."""
    found: list[Option] = []
    moved = {-1 - one for one, *_ in g.limbo if one < 0}
    for hero in heroes_of(g, seat):
        if hero in moved or g.hero_routed[hero]:
            continue
        place = g.hero_place[hero]
        if g.commander[hero] == NONE or place not in g.activated[seat]:
            near = ways(g, place, seat, ignores_borders(g, hero), hero=g.commander[hero] == NONE)
            found += [("lead", hero, to) for to in near if may_pass(g, seat, to) or has_left(g, seat, to)]
    return found


@law("RW-7.2")
def strategize(g: Runewars, seat: int) -> Rule[None]:
    """Each unit and hero may move one area into a friendly or empty one."""
    while True:
        choice = yield ask("RW-7.2", seat, "strategize", shifts, g, seat)
        if choice == DONE:
            break
        if choice[0] == "portal":
            pay_portal(g, seat)
        elif choice[0] == "lead":
            _, hero, to = choice
            g.limbo.append([-1 - hero, to, g.hero_place[hero]])
            g.hero_place[hero] = to
            tell(g, "RW-7.7", "hero-moves", who=seat, hero=hero, place=to)
        else:
            _, place, to, one, count = choice
            for _ in range(count):
                take(g, place, one)
                g.limbo.append([one, to, place])
            tell(g, "RW-7.2", "marches", who=seat, place=place, to=to, unit=kind_of(one), count=count)
            yield from leave_peasants(g, seat, place)
    end_portal(g, seat)
    arrive(g)


# -------------------------------------------------------------------------------------------------------------- heroes


@law("RW-7.7a", "RW-12.5")
def hero_reach(g: Runewars, hero: int, steps: int) -> list[int]:
    """Areas that a hero can go to, its own included: through any area; borders apply unless it flies. A dungeon ends
    the way."""
    seat = g.hero_seat[hero]
    wings = ignores_borders(g, hero)
    found = [g.hero_place[hero]]
    edge = found[:]
    for _ in range(steps):
        beyond = []
        for place in edge:
            if place != g.hero_place[hero] and is_dungeon(g, place):
                continue
            for near in ways(g, place, seat, wings, hero=True):
                if near not in found:
                    found.append(near)
                    beyond.append(near)
        edge = beyond
    return sorted(found)
