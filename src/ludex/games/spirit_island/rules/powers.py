"""SI-7: using powers. Whoever wants acts next; one use of a power is one step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from operator import ge

from ludex.core import Option, Rule, floor, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import FARTHEST, bits, places
from ludex.games.spirit_island.printed.powers import INNATES, POWERS, SPIRITS, Power
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cost_of
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.land import in_play, is_coastal, match, matching, presence_bits, sacred_bits
from ludex.games.spirit_island.rules.lasting import (
    BORROWED,
    LATE,
    OTHER_TIME,
    QUICK,
    REACH,
    REACH_TO_COAST,
    REPEAT,
    rows,
    use_up,
)
from ludex.games.spirit_island.rules.moments import (
    extra_done,
    far_targets,
    floor_extra,
    power_speed,
    power_used,
    quick_powers,
    targets,
)
from ludex.games.spirit_island.rules.scope import NOWHERE, line_reached
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST, SLOW, TERRAINS
from ludex.kit.cards import Bodies

PowerBody = Callable[[Act], Rule[None]]
power: Bodies[PowerBody] = Bodies("powers")
"""What every power does: minor, major, unique and innate."""

ORIGIN_MATTERS = ("strangling-firevine",)
"""Powers that do something in the land from which they are used."""
READY = 9
"""Stage of a spirit that has no more to do in this phase."""
USING = ("use", "aid", "shadow")
"""Acts that use a power."""
FOR_ITSELF = ("trade", "shift")
"""Acts that change nothing for others: whoever has no more to do need not be asked again."""
FAR_PRICE = 1
"""Energy for a target out of range, where a spirit may have one: see `far_targets`."""


# ---------------------------------------------------------------------------------------------------------- targeting


def enough(g: Island, seat: int, needs: tuple[int, ...]) -> bool:
    return all(map(ge, g.elements[seat], needs))


@law("SI-7.4")
def range_of(g: Island, seat: int, card: Power) -> int:
    """How far a power reaches, with what its lines and other effects add."""
    reach = card.range
    for line, more in enumerate(card.range_at):
        if more and line_reached(g, seat, card.number, line):
            reach += more
    for who, more in rows(g, REACH):
        if who == seat:
            reach += more
    return min(reach, FARTHEST)


@law("SI-7.4")
def origins(g: Island, seat: int, card: Power) -> int:
    """Lands from which a power can be used, as bits."""
    found = sacred_bits(g, seat) if card.sacred else presence_bits(g, seat)
    for who, other in rows(g, BORROWED):
        if who == seat:
            found |= sacred_bits(g, other) if card.sacred else presence_bits(g, other)
    if card.source_terrains:
        allowed = 0
        for terrain in card.source_terrains:
            allowed |= match(g, seat, TERRAINS[terrain])
        found &= allowed
    return found


@law("SI-7.4")
def target_lands(g: Island, seat: int, card: Power) -> int:
    """Lands within range that match the target, as bits."""
    reach = range_of(g, seat, card)
    within = g.chart.within[reach]
    sources = places(origins(g, seat, card))
    reached = 0
    for origin in sources:
        reached |= within[origin]
    farther = reach_to_coast(g, seat, reach)
    if farther > reach:
        coast = matching(g, seat, ("coastal",))
        for origin in sources:
            reached |= g.chart.within[farther][origin] & coast
    return targetable(g, seat, card, reached & matching(g, seat, card.filter) & in_play(g))


def targetable(g: Island, seat: int, card: Power, lands: int) -> int:
    """Those of these lands that nothing keeps from being targets."""
    for change in targets.of(g.owners):
        lands = change(g, seat, card.number, lands)
    return lands


def reach_to_coast(g: Island, seat: int, reach: int) -> int:
    """How far a power reaches if its target is a coastal land."""
    if g.lasting:
        reach += sum(more for who, more in rows(g, REACH_TO_COAST) if who == seat)
    return min(reach, FARTHEST)


@law("SI-7.5")
def target_spirits(g: Island, seat: int, card: Power) -> list[int]:
    """Any spirit; “another” is oneself only where there is no other."""
    seats = range(g.players)
    return [other for other in seats if other != seat] if card.another and g.players > 1 else list(seats)


def origin_of(g: Island, seat: int, card: Power, land: int) -> list[int]:
    """From where a power may be used on this land; from anywhere if another rule than its range lets it reach there."""
    reach = range_of(g, seat, card)
    if is_coastal(g, land):
        reach = reach_to_coast(g, seat, reach)
    found = origins(g, seat, card)
    return places(found & g.chart.within[reach][land] or found)


# -------------------------------------------------------------------------------------------------------------- when


@law("SI-7.1", "SI-7.10")
def speed_of(g: Island, seat: int, card: Power) -> int:
    speed = card.speed
    for change in power_speed.of(g.owners):
        speed = change(g, seat, card.number, speed)
    return speed


def quick_left(g: Island, seat: int) -> int:
    """How many slow powers this spirit may still use as fast ones."""
    return timed(g, seat, QUICK) + quick_by_nature(g, seat) + timed(g, seat, OTHER_TIME)


def timed(g: Island, seat: int, kind: int) -> int:
    """How many powers an effect lets this spirit use at another speed."""
    return sum(number for who, number in rows(g, kind) if who == seat) if g.lasting else 0


def quick_by_nature(g: Island, seat: int) -> int:
    """How many it may use so by rules of its own."""
    return sum(more(g, seat) for more in quick_powers.of(g.owners))


def timely(g: Island, seat: int, card: Power, phase: int) -> bool:
    """May it be used in this phase?"""
    speed = speed_of(g, seat, card)
    if speed == phase:
        return True
    if phase == FAST:
        return any(enough(g, seat, card.thresholds[line]) for line in card.fast_at) or quick_left(g, seat) > 0
    return timed(g, seat, LATE) + timed(g, seat, OTHER_TIME) > 0


@law("SI-7.1")
def usable(g: Island, seat: int, phase: int) -> list[int]:
    """Powers in play that are not used up: cards, and innate powers with a line reached that does something."""
    used = g.used[seat]
    found = [
        number for number in g.played[seat] if may_use(g, seat, number, used) and timely(g, seat, POWERS[number], phase)
    ]
    for number in INNATES[g.spirits[seat]]:
        card = POWERS[number]
        if (
            number not in used
            and any(enough(g, seat, card.thresholds[line]) for line in card.doing)
            and timely(g, seat, card, phase)
        ):
            found.append(number)
    return found


@law("SI-7.9")
def may_use(g: Island, seat: int, number: int, used: list[int]) -> bool:
    """Once a turn, unless an effect lets it be repeated."""
    if number not in used:
        return True
    return bool(g.lasting) and repeat_for(g, seat, number) is not None


def repeat_for(g: Island, seat: int, number: int, spent: int = 0) -> list[int] | None:
    """The effect by which a used card may be used again, if so much energy is spent otherwise: a free one first."""
    card, price = POWERS[number], cost_of(g, seat, number)
    found = [
        row
        for row in rows(g, REPEAT)
        if row[0] == seat
        and card.cost <= row[1]
        and (not row[2] or price + spent <= g.energy[seat])
        and number not in row[3:]
    ]
    return min(found, key=lambda row: (row[2], row[1]), default=None)


def uses(g: Island, seat: int, phase: int) -> list[Option]:
    """What a spirit may do next in a power phase."""
    return [*chain.from_iterable(ways(g, seat, phase))]


def ways(g: Island, seat: int, phase: int) -> Iterator[list[Option]]:
    """The same, power by power."""
    for number in usable(g, seat, phase):
        card = POWERS[number]
        if card.at_land:
            yield [("use", number, land) for land in places(target_lands(g, seat, card))]
        else:
            yield [("aid", number, other) for other in target_spirits(g, seat, card)]
    for more in floor_extra.of(g.owners):
        yield more(g, seat, phase)


# ------------------------------------------------------------------------------------------------------------- using


@law("SI-4.1", "SI-7.1")
def power_phase(g: Island, phase: int) -> Rule[bool]:
    """One act of whoever wants to act; True when nobody has anything left to do or wants to."""
    offers = {}
    for seat in range(g.players):
        if g.stage[seat] != READY:
            if any(ways(g, seat, phase)):
                offers[seat] = partial(offer, g, seat, phase)
            else:
                g.stage[seat] = READY
    act = yield from floor("SI-7.1", "fast" if phase == FAST else "slow", offers)
    if act is None:
        return True
    seat, option = act
    if option == DONE:
        g.stage[seat] = READY
        return False
    if option[0] not in FOR_ITSELF:
        g.stage = [0] * g.players
    yield from use_or_more(g, seat, option, phase)
    return False


def use_or_more(g: Island, seat: int, option: Option, phase: int) -> Rule[None]:
    """A power is used, or what a spirit, an adversary or a scenario lets it do besides is done."""
    if option[0] in ("use", "aid"):
        yield from use(g, seat, option, phase)
    else:
        for done in extra_done.of(g.owners):
            if (yield from done(g, seat, option)):
                break
    yield from complete(g)


def offer(g: Island, seat: int, phase: int) -> list[Option]:
    return [DONE, *uses(g, seat, phase)]


@law("SI-7.1", "SI-7.6")
def use(g: Island, seat: int, option: Option, phase: int) -> Rule[None]:
    """A power is used on its target."""
    verb, number, target = option
    card = POWERS[number]
    pay_for_time(g, seat, card, phase)
    if number in g.used[seat]:
        again = repeat_for(g, seat, number)
        assert again is not None
        use_up(g, REPEAT, *again)
        if again[2]:
            g.energy[seat] -= cost_of(g, seat, number)
    g.used[seat].append(number)
    on = Act(g, seat, power=number, clause="SI-7.1")
    if verb == "use":
        on.land = target
        yield from find_origin(on, card)
        tell(g, "SI-7.4", "uses", who=seat, spirit=g.spirits[seat], power=number, land=target)
    else:
        on.spirit = target
        tell(g, "SI-7.5", "aids", who=seat, spirit=g.spirits[seat], power=number, other=target)
    yield from resolve(on)


def resolve(on: Act) -> Rule[None]:
    """What the power does, and what follows its use."""
    yield from power[POWERS[on.power].id](on)
    for then in power_used.of(on.g.owners):
        yield from then(on)


def pay_for_time(g: Island, seat: int, card: Power, phase: int) -> None:
    """A power used at the other speed uses up an effect that allows it, one that allows only this first."""
    speed = speed_of(g, seat, card)
    if speed == phase or any(enough(g, seat, card.thresholds[line]) for line in card.fast_at):
        return
    kind = QUICK if phase == FAST else LATE
    if not timed(g, seat, kind):
        if phase == FAST and quick_by_nature(g, seat) > 0:
            g.kept[seat].append(card.number)
            return
        kind = OTHER_TIME
    for place, row in enumerate(g.lasting):
        if row[0] == kind and row[2] == seat and row[3]:
            g.lasting[place] = [*row[:3], row[3] - 1]
            return


def find_origin(on: Act, card: Power) -> Rule[None]:
    """The land from which it is used, where the card does something there."""
    if card.id in ORIGIN_MATTERS:
        found = origin_of(on.g, on.me, card, on.land)
        on.origin = (yield from on.pick("origin", found)) if len(found) > 1 else found[0] if found else NOWHERE


@law("SI-7.9")
def repeat(on: Act, near: bool = False) -> Rule[Act | None]:
    """The power once more, on another or the same legal target; with `near` on an adjacent land. None if it is not
    wanted."""
    g, card = on.g, POWERS[on.power]
    lands = target_lands(g, on.me, card)
    far = 0
    if near:
        lands = targetable(g, on.me, card, matching(g, on.me, card.filter) & bits(on.around()))
    else:
        more = far_targets.by(SPIRITS[g.spirits[on.me]])
        far = 0 if more is None else more(g, on.me, on.power)
    land = yield from on.may_pick("repeat", lands | far)
    if land == NOWHERE:
        return None
    if not lands >> land & 1:
        on.gain_energy(-FAR_PRICE)
    again = Act(g, on.me, land, power=on.power, clause="SI-7.9")
    tell(g, "SI-7.9", "repeats", who=on.me, spirit=g.spirits[on.me], power=on.power, land=land)
    return again


def fast_phase(g: Island) -> Rule[None]:
    if (yield from power_phase(g, FAST)):
        g.step = "invaders"


def slow_phase(g: Island) -> Rule[None]:
    if (yield from power_phase(g, SLOW)):
        g.step = "time"


def begin_powers(g: Island) -> None:
    g.stage = [0] * g.players
