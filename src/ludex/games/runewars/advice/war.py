"""Marches: what an attack can reach, how likely it wins, and whom to send."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from ludex.games.runewars.advice.goals import area_wanted
from ludex.games.runewars.advice.quests import walks
from ludex.games.runewars.advice.worth import SHAPES, area_runes, area_worth, fed, late, rune_hopes, unit_worth
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.printed.chart import Laid
from ludex.games.runewars.rules.areas import MOST_UNITS, chart, controllers
from ludex.games.runewars.rules.movement import marchers
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    CAPITAL_WHOLE,
    FIRST_NEUTRAL,
    GARRISON,
    NOBODY,
    PER_TYPE,
    WHOLE,
    fort_seat,
    fort_state,
)
from ludex.kit.hooks import lasting

SURE = 0.93
"""More than this likely is likely enough."""
CONQUERED = 3
"""RW-5.3: by so much a stronghold counts less with the supremacy of Conquer."""
DENIAL = 0.35
"""What an enemy loses counts so much for whoever takes it."""
LEADING, CLAIMING = 0.3, 1.0
"""And so much more if he has most runes, and if he has claimed victory."""
ARMY = 3
"""So many units are an army."""
NEARER = (0.0, 1.0, 1.0, 0.6, 0.4, 0.2)
"""By steps to a rune, how good it is to stand there with an army."""
ADVANCE = 3.0
"""What it is worth to bring an army from nowhere to where runes can be had."""
FARTHER = 0.5
"""What an enemy unit two steps away is to be feared of one that is next to an area."""
MOST_SENT = 14
"""So many units at most march to a battle: any number may, but no more than eight of them can stay."""
MOST_KEPT = 5
"""So many units at most stay to guard a rune."""
MISS = 0.6
"""The share of red destinies."""
KEPT_INFLUENCE = 1


def blows(g: Runewars, units: Iterable[int]) -> tuple[int, float, float]:
    """How many units stand, how many enemies they strike down, and how many blows one of them takes on average."""
    kinds = book(g).units
    count, hits, toughness = 0, 0.0, 0.0
    for one in units:
        if not one & 1:
            kind = kinds[one // PER_TYPE]
            count += 1
            hits += SHAPES[kind.shape] * (1.08 - 0.04 * kind.initiative)
            toughness += 0.5 + 0.5 * kind.health
    return count, hits, toughness / count if count else 1.0


def odds(g: Runewars, attack: Iterable[int], defence: Iterable[int], bonus: float) -> float:
    """How likely an attack wins: both sides strike, then those who stand and the stronghold count."""
    mine, my_hits, my_toughness = blows(g, attack)
    other, hits, toughness = blows(g, defence)
    if not mine:
        return 0.0
    left = max(0.0, mine - hits / my_toughness)
    right = max(0.0, other - my_hits / toughness)
    return 1 / (1 + math.exp(-1.1 * (left - right - bonus - 0.4)))


def walls(g: Runewars, place: int, holder: int, conqueror: bool) -> float:
    """What a defender has besides units."""
    if holder == NOBODY:
        return 0.0
    found = 0.6 * bool(g.tactics[holder])
    if g.lasting:
        found += 2 * sum(seat == holder for (seat,) in lasting(g.lasting, GARRISON))
    held = g.forts[place]
    if fort_seat(held) == holder:
        state = fort_state(held)
        kept = book(g).capital if state >= CAPITAL_DAMAGED else book(g).stronghold
        strength = kept.strength if state in (WHOLE, CAPITAL_WHOLE) else kept.damaged
        found += max(0, strength - CONQUERED * conqueror) + len(g.built[place]) * 0.5
    return found


def spared(g: Runewars, seat: int, place: int, hope: float, threat: float) -> int:
    """How many units should stay in an area of his: somebody, where nothing else holds it; more where a rune lies and
    enemies are near."""
    held = fort_seat(g.forts[place]) == seat or chart(g).home[place] == g.factions[seat]
    keep = 0 if held else 1
    if hope > 0.5:
        keep = max(keep, min(MOST_KEPT, round(threat - walls(g, place, seat, False))))
    return keep


@lru_cache(maxsize=64)
def rings(content: str, laid: Laid) -> tuple[tuple[tuple[int, float], ...], ...]:
    """From each place, those that units reach with one march, and how much they are to be feared there."""
    return tuple(
        tuple((place, (0.0, 1.0, FARTHER)[steps]) for place, steps in row.items() if 0 < steps <= 2)
        for row in walks(content, laid)
    )


def threats(g: Runewars, seat: int, holders: list[int]) -> list[float]:
    """For each area, how many units one of the other players can bring there, those two steps away less surely."""
    reach = rings(g.content, g.laid)
    rows: dict[int, list[float]] = {}
    for at, (units, holder) in enumerate(zip(g.units, holders, strict=True)):
        if units and holder not in (seat, NOBODY):
            row = rows.setdefault(holder, [0.0] * len(holders))
            count = sum(not one & 1 for one in units)
            for place, share in reach[at]:
                row[place] += count * share
    return [max(each) for each in zip(*rows.values(), strict=True)] if rows else [0.0] * len(holders)


def sendable(
    g: Runewars, seat: int, target: int, hopes: list[float], danger: list[float]
) -> list[tuple[float, int, int]]:
    """Units that can march there and need not stay: (what they cost at home, area, unit), the best first."""
    by_place: dict[int, list[int]] = {}
    for (place, one), count in marchers(g, seat, target).items():
        by_place.setdefault(place, []).extend([one] * count)
    found = []
    for place, units in by_place.items():
        stay = spared(g, seat, place, hopes[place], danger[place]) - (len(g.units[place]) - len(units))
        ordered = sorted(units, key=lambda one: (-(one < FIRST_NEUTRAL), -unit_worth(g, one)))
        if stay > 0 and ordered:
            ordered = ordered[: max(0, len(ordered) - stay)]
        found += [(unit_worth(g, one), place, one) for one in ordered]
    return sorted(found, reverse=True)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player sees when he looks for somewhere to march."""

    seat: int
    conqueror: bool
    holders: list[int]
    hopes: list[float]
    danger: list[float]
    denial: list[float]
    """By seat, what its losses count for him."""
    wanted: Callable[[int], float]
    later: float
    """What a unit is still worth that is left afterwards."""
    fronts: list[float]
    """By area, how near it is to runes of others."""
    front: float
    """… the nearest that an army of his stands already."""

    def advance(self, place: int) -> float:
        """How much nearer to runes an army would be there."""
        return max(0.0, self.fronts[place] - self.front)


def outlook(g: Runewars, seat: int, conqueror: bool) -> Outlook:
    holders = controllers(g)
    hopes = rune_hopes(g, seat)
    fronts = rune_fronts(g, seat, holders, hopes)
    armies = (
        fronts[place]
        for place, holder in enumerate(holders)
        if holder == seat and sum(not one & 1 for one in g.units[place]) >= ARMY
    )
    return Outlook(
        seat,
        conqueror,
        holders,
        hopes,
        threats(g, seat, holders),
        denials(g, holders, hopes),
        area_wanted(g, seat),
        late(g),
        fronts,
        max(armies, default=0.0),
    )


def rune_fronts(g: Runewars, seat: int, holders: list[int], hopes: list[float]) -> list[float]:
    """How near each area is to a rune that somebody else has, or nobody: 1 if a march leads there."""
    steps = walks(g.content, g.laid)
    fronts = [0.0] * len(holders)
    for goal, holder in enumerate(holders):
        runes = 0.0 if holder == seat else min(1.0, area_runes(g, goal, hopes[goal]))
        if runes >= 0.2:
            for place, far in steps[goal].items():
                if far and runes * NEARER[min(far, 5)] > fronts[place]:
                    fronts[place] = runes * NEARER[min(far, 5)]
    return fronts


def denials(g: Runewars, holders: list[int], hopes: list[float]) -> list[float]:
    """Whoever leads is worth stopping, and above all who has claimed victory."""
    runes = [0.0] * g.players
    for place, holder in enumerate(holders):
        if holder != NOBODY:
            runes[holder] += area_runes(g, place, hopes[place])
    most = max(runes)
    return [
        DENIAL + LEADING * (runes[seat] >= most - 0.2) + CLAIMING * (seat in g.victory_card)
        for seat in range(g.players)
    ]


def expected_losses(g: Runewars, units: Iterable[int]) -> float:
    """How many attackers these strike down."""
    _, hits, toughness = blows(g, units)
    return hits / max(1.0, toughness)


def guard_of(g: Runewars, target: int, view: Outlook) -> float:
    """How many have to march to a rune so that enough are left to keep it."""
    if area_runes(g, target, view.hopes[target]) <= 0.5:
        return 0.0
    return min(MOST_UNITS, view.danger[target] + expected_losses(g, g.units[target]))


def settlers(g: Runewars, target: int, view: Outlook) -> int:
    """How many units should go to an empty area: one, two where there is danger or a rune, or an army towards runes."""
    if view.advance(target) > 0.1 and view.later > 0.5:
        return max(ARMY, fed(g, view.seat))
    return 2 if view.hopes[target] > 0.4 or view.danger[target] > 1 else 1


def weigh_target(g: Runewars, target: int, view: Outlook) -> tuple[float, bool, list[tuple[int, int]]]:
    """What a march to an area brings on average, whether it is a battle, and the units that go."""
    seat, hopes, danger = view.seat, view.hopes, view.danger
    holder = view.holders[target]
    units = g.units[target]
    empty = holder == NOBODY and not units
    ready = sendable(g, seat, target, hopes, danger)
    if not ready or holder == seat:
        return 0.0, False, []
    worth = area_worth(g, target, hopes[target]) + view.wanted(target)
    if empty:
        own = [row for row in ready if row[2] < FIRST_NEUTRAL]
        if not own:
            return 0.0, False, []
        count = settlers(g, target, view)
        chosen = own[:count] if count >= ARMY else own[-count:]
        if len(chosen) >= ARMY:
            worth += ADVANCE * view.later * view.advance(target)
        return worth, False, [(place, one) for _, place, one in chosen]
    worth += ADVANCE * view.later * view.advance(target)
    bonus = walls(g, target, holder, view.conqueror)
    losses = expected_losses(g, units)
    guard = guard_of(g, target, view)
    sent: list[tuple[int, int]] = []
    likely = 0.0
    for _, place, one in ready[:MOST_SENT]:
        sent.append((place, one))
        likely = odds(g, [each for _, each in sent], units, bonus)
        if likely >= SURE and len(sent) >= guard:
            break
    if all(one >= FIRST_NEUTRAL for _, one in sent):
        return 0.0, True, []
    price = view.later * sum(unit_worth(g, one) for _, one in sent) / len(sent)
    if holder == NOBODY:
        words = g.influence[seat] - KEPT_INFLUENCE
        if words >= 2 and len(sent) + len(units) <= MOST_UNITS:
            likely = max(likely, 1 - (1 - 0.5 * likely) * MISS ** min(3, words))
        gain = worth
    else:
        gain = worth * (1 + view.denial[holder]) + 3.0 * view.later * (fort_seat(g.forts[target]) == holder)
    slain = 0.5 * view.later * sum(unit_worth(g, one) for one in units) * (holder != NOBODY)
    lost = min(len(sent), 0.7 * losses) * price * 0.7
    lost += (1 - likely) * 0.25 * len(sent) * price
    return likely * (gain + slain) - lost - 0.6 * (1 - likely), True, sent


def best_attack(
    g: Runewars, seat: int, conqueror: bool, targets: Iterable[int], peaceful: bool = False
) -> tuple[float, int, list[tuple[int, int]]]:
    """The march that brings most: what it brings, where to, and who goes; nothing is worth 0."""
    view = outlook(g, seat, conqueror)
    best: tuple[float, int, list[tuple[int, int]]] = (0.0, NOBODY, [])
    for target in targets:
        if view.holders[target] == seat:
            continue
        gain, battle, sent = weigh_target(g, target, view)
        if gain > best[0] and not (peaceful and battle):
            best = gain, target, sent
    return best
