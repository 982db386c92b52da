"""Whom an army could beat, what that would bring, and which units are enough for it."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.heroes.advice.worth import STRENGTH, gain_value, moves_left
from ludex.games.heroes.printed.book import LIZARDFOLK, book, faction_of, price
from ludex.games.heroes.printed.effects import Boost
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER, unit_strength
from ludex.games.heroes.rules.effects import active, battle_adds
from ludex.games.heroes.rules.monsters import monster_strength
from ludex.games.heroes.rules.objects import captor, fortress_strength
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import NOBODY, Heroes


def strengths(g: Heroes, me: int) -> list[int]:
    """The strength of a unit, by troop; 0 for what does not fight."""
    rules = side_of(g, me)
    units = g.boards[me].units
    return [
        unit_strength(g, me, troop) if units[troop] and rules.can_send(g, me, troop) else 0
        for troop in range(len(units))
    ]


def reserve(g: Heroes, me: int) -> int:
    """Strength that can be added once units are declared: stored, or bought."""
    board = g.boards[me]
    more = board.pool
    for each in active(g, me, Boost):
        more += min(board.units[each.troop], board.stock[3]) * each.effect.add
    return more


def most_strength(g: Heroes, me: int, against: str) -> int:
    total = sum(count * strength for count, strength in zip(g.boards[me].units, strengths(g, me), strict=True))
    return (total + battle_adds(g, me, against) if total else 0) + reserve(g, me)


def muster(g: Heroes, me: int, need: int, against: str, each: list[int] | None = None) -> list[int] | None:
    """Units that are just enough for this total, by troop; None if all together are not. Whoever asks often says how
    strong each is."""
    units = g.boards[me].units
    if each is None:
        each = strengths(g, me)
    have = sum(count * strength for count, strength in zip(units, each, strict=True))
    need -= battle_adds(g, me, against) if have else 0
    if have < need:
        more = reserve(g, me)
        if have + more < need:
            return None
        need -= more
    sent = [0] * len(units)
    missing = max(need, 1 if have else 0)
    order = sorted((troop for troop, strength in enumerate(each) if strength), key=lambda troop: -each[troop])
    for troop in order:
        sent[troop] = min(units[troop], max(0, missing) // each[troop])
        missing -= sent[troop] * each[troop]
    for troop in reversed(order):
        while missing > 0 and sent[troop] < units[troop]:
            sent[troop] += 1
            missing -= each[troop]
    for troop in order:
        while sent[troop] and missing + each[troop] <= 0:
            sent[troop] -= 1
            missing += each[troop]
    return sent


def loss(g: Heroes, me: int, sent: list[int], each: list[int] | None = None) -> float:
    """What the units are worth that a fight would cost."""
    if each is None:
        each = strengths(g, me)
    return STRENGTH * sum(count * strength for count, strength in zip(sent, each, strict=True))


LATER = 0.65
"""What a fight is worth that is still to come, as a part of one that is won."""


@dataclass(frozen=True, slots=True)
class Target:
    need: int
    gain: float
    line: bool
    """One of those of which one may be fought in a round."""


def targets(g: Heroes, me: int) -> list[Target]:
    """Everyone who could still be beaten."""
    board = g.boards[me]
    printed = faction_of(g, me)
    found: list[Target] = []
    if g.factions[me] == LIZARDFOLK:
        found += species_targets(g, me)
    for monster, beaten in enumerate(board.beaten):
        if not beaten:
            row = printed.monsters[monster]
            need = max(1, row.strength - board.weaker[monster]) + 1
            found.append(Target(need, row.vp + gain_value(g, me, row.resources), True))
    for value in printed.printed.energy[board.energy : board.energy + 1]:
        found.append(Target(board.herd_strength + 1, value.vp + gain_value(g, me, price(value.resources)) + 0.5, True))
    for region, fortress in enumerate(book(g).fortress):
        if fortress is not None and region not in book(g).out[len(g.boards)] and captor(g, region) == NOBODY:
            if board.forts[region] or board.webs[region]:
                continue
            gain = fortress.vp + gain_value(g, me, fortress.resources)
            found.append(Target(fortress.strength + 1, 0.7 * gain, False))
    return found


def species_targets(g: Heroes, me: int) -> list[Target]:
    """H-13.4: monsters that stand in regions."""
    board = g.boards[me]
    found = []
    out = book(g).out[len(g.boards)]
    for n, species in enumerate(faction_of(g, me).species):
        there = sum(1 for region in species.regions if not board.gone[region] and region not in out)
        for place in range(there):
            if board.ticks[n] + place < len(species.circles):
                gain = species.circles[board.ticks[n] + place] + gain_value(g, me, species.resources)
                found.append(Target(species.strength - board.weaker[n] + 1, 0.85 * gain, True))
    return found


def army_value(g: Heroes, me: int) -> float:
    """What the units may bring: the best targets that their strength is enough for, in the moves that are left."""
    board = g.boards[me]
    each = strengths(g, me)
    strength = float(sum(count * one for count, one in zip(board.units, each, strict=True)))
    if board.moons and not board.night and any(board.moons):
        troops = faction_of(g, me).troops
        strength += 0.4 * sum(
            count * (troop.printed.night_strength - troop.printed.strength)
            for count, troop in zip(board.units, troops, strict=True)
        )
    strength += board.pool + 6 * 0.85 * board.nest
    moves = moves_left(g) + (g.step in ("move", "meetings", "fights") and not g.fought[me])
    adds = battle_adds(g, me, MONSTER)
    line, forts = moves, moves / 2
    total = 0.0
    for target in sorted(targets(g, me), key=lambda target: -target.gain / max(1, target.need - adds)):
        need = max(1, target.need - adds)
        room = line if target.line else forts
        if room <= 0:
            continue
        part = min(1.0, strength / need, room)
        total += LATER * target.gain * part
        strength -= need * part
        if target.line:
            line -= part
        else:
            forts -= part
        if strength <= 0:
            break
    return total


def option_target(g: Heroes, me: int, kind: str, item: int) -> tuple[int, float, str]:
    """The total that an option of stage 5 needs, what it brings, and against whom it goes."""
    board = g.boards[me]
    printed = faction_of(g, me)
    match kind:
        case "monster":
            row = printed.monsters[item]
            return monster_strength(g, me, item) + 1, row.vp + gain_value(g, me, row.resources), MONSTER
        case "fortress":
            fortress = book(g).fortress[item]
            assert fortress is not None
            taken = any(other.forts[item] for other in g.boards)
            gain = fortress.vp + (0 if taken else gain_value(g, me, fortress.resources))
            return fortress_strength(g, me, item) + 1, gain, FORTRESS
        case "herd_fight":
            value = printed.printed.energy[board.energy]
            return board.herd_strength + 1, value.vp + gain_value(g, me, price(value.resources)) + 0.5, MONSTER
    return treaty_target(g, me, item)


def treaty_target(g: Heroes, me: int, region: int) -> tuple[int, float, str]:
    """H-13.5: the monster of a region."""
    board = g.boards[me]
    for n, species in enumerate(faction_of(g, me).species):
        if region in species.regions and not board.gone[region]:
            ticks = board.ticks[n]
            points = species.circles[ticks] if ticks < len(species.circles) else 0
            free = 0.0 if board.free[n] else free_building_value(g, me, n)
            return species.strength - board.weaker[n] + 1, points + gain_value(g, me, species.resources) + free, MONSTER
    return 99, 0.0, MONSTER


def free_building_value(g: Heroes, me: int, species: int) -> float:
    """H-13.12: what it saves that the building with this monster costs nothing."""
    for n, building in enumerate(faction_of(g, me).buildings):
        if building.species == species and not g.boards[me].built[n]:
            return 0.5 * gain_value(g, me, building.cost)
    return 0.0
