"""Where it is good to be: how far regions are, and what each of them holds for a player."""

from __future__ import annotations

from functools import lru_cache

from ludex.games.heroes.advice.army import loss, most_strength, muster, treaty_target
from ludex.games.heroes.advice.worth import artifact_worth, gain_value, rounds_left
from ludex.games.heroes.printed.book import (
    ARCHONS,
    ARTIFACTS,
    DARK_ELVES,
    LIZARDFOLK,
    MUSHROOMFOLK,
    NOWHERE,
    REGIONS,
    WEREWOLVES,
    book,
    book_of,
    faction_of,
    price,
)
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER
from ludex.games.heroes.rules.effects import count
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.objects import captor, condition_of, fortress_strength, lacks, owner
from ludex.games.heroes.rules.round import BUILD
from ludex.games.heroes.sides.side import rivals, side_of
from ludex.games.heroes.state import NOBODY, Heroes
from ludex.kit import maps
from ludex.kit.maps import FAR

HOPE = 0.4
"""What an artifact is worth that one could get, as a part of one that one has."""


@lru_cache(256)
def distances(changes: str, players: int, costs: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Movement points from region to region, with these costs by terrain; what rivals add is left out."""
    printed = book_of(changes)
    out = printed.out[players]
    near = [[target for target in steps if target not in out] for steps in printed.steps]
    entry = [costs[terrain] for terrain in printed.terrain]
    rows = (maps.distances(start, near, entry) for start in range(REGIONS))
    return tuple(tuple(row.get(region, FAR) for region in range(REGIONS)) for row in rows)


def likely_level(g: Heroes, me: int) -> float:
    """What a foundation may hope to bear: the levels of what can still be built, or still fall."""
    board = g.boards[me]
    faction = g.factions[me]
    if faction == MUSHROOMFOLK:
        return 3.0
    if faction == ARCHONS:
        return 2.2
    levels = [row.level for row, built in zip(faction_of(g, me).buildings, board.built, strict=True) if not built]
    return sum(levels) / len(levels) if levels else 0.0


def foundation_value(g: Heroes, me: int, region: int, level: float) -> float:
    if not book(g).foundations[region]:
        return 0.0
    return max(0.0, level - g.boards[me].foundations[region])


def promise(g: Heroes, me: int, region: int, level: float, storm: int) -> float:
    """What a region holds for a player who comes there."""
    board = g.boards[me]
    printed = book(g)
    total = 0.0
    if not board.struck[region]:
        total += gain_value(g, me, printed.resources[region])
    total += 0.45 * foundation_value(g, me, region, level)
    fortress = printed.fortress[region]
    if fortress is not None and captor(g, region) == NOBODY and not board.forts[region] and not board.webs[region]:
        gain = fortress.vp + gain_value(g, me, fortress.resources)
        strong = storm > fortress_strength(g, me, region)
        woven = g.factions[me] == DARK_ELVES and board.units[1] >= fortress.web and rounds_left(g) > fortress.web
        total += gain * (0.6 if strong or woven else 0.1)
    artifact = printed.artifact_in[region]
    if artifact != NOWHERE and owner(g, artifact) == NOBODY and not board.webs[region]:
        woven = g.factions[me] == DARK_ELVES and board.units[1] >= 3 and rounds_left(g) > 3
        met = 1.0 if g.free_artifacts or woven else progress(g, me, artifact)
        paid = 0.0 if woven or g.free_artifacts else gain_value(g, me, price(condition_of(g, me, artifact).pay))
        total += max(0.0, artifact_worth(g, me, artifact) - paid) * (0.85 if met >= 1 else 0.2 * met)
    if g.factions[me] == LIZARDFOLK and not board.gone[region]:
        need, gain, _ = treaty_target(g, me, region)
        total += gain * (0.4 if storm >= need else 0.05)
    return total


def object_worth(g: Heroes, me: int, region: int) -> float:
    """What the right to the object of a region brings a player who stands there, now."""
    if any(side_of(g, other).rivals_object(g, other, region) is not None for other in rivals(g, me)):
        return 0.0
    board = g.boards[me]
    printed = book(g)
    total = 0.0
    weaver = g.factions[me] == DARK_ELVES
    fortress = printed.fortress[region]
    if fortress is not None and captor(g, region) == NOBODY and not board.forts[region] and not board.webs[region]:
        gain = fortress.vp + gain_value(g, me, fortress.resources)
        sent = muster(g, me, fortress_strength(g, me, region) + 1, FORTRESS)
        if weaver and board.units[1] >= fortress.web and rounds_left(g) > fortress.web:
            total += 0.8 * gain
        elif sent is not None:
            total += max(0.0, gain - loss(g, me, sent))
    artifact = printed.artifact_in[region]
    if artifact != NOWHERE and owner(g, artifact) == NOBODY and not board.webs[region]:
        condition = condition_of(g, me, artifact)
        if weaver and board.units[1] >= 3 and rounds_left(g) > 3:
            total += 0.8 * artifact_worth(g, me, artifact)
        elif g.free_artifacts or lacks(g, me, artifact, condition) is None:
            paid = 0.0 if g.free_artifacts else gain_value(g, me, price(condition.pay))
            total += max(0.0, artifact_worth(g, me, artifact) - paid)
    return total


def progress(g: Heroes, me: int, artifact: int) -> float:
    """How much of an artifact's condition is met; 1 for all of it."""
    condition = condition_of(g, me, artifact)
    if condition.count:
        return min(1.0, count(g, me, condition.count) / condition.at_least)
    pay = price(condition.pay).fixed
    stock = g.boards[me].stock
    if g.factions[me] == WEREWOLVES:
        return 1.0 if lacks(g, me, artifact, condition) is None else 0.5
    return min((min(1.0, stock[kind] / need) for kind, need in enumerate(pay) if need), default=1.0)


def artifact_hopes(g: Heroes, me: int) -> float:
    """What artifacts may still bring that nobody has: more, the more of their condition is met."""
    left = min(1.0, rounds_left(g) / 3)
    total = 0.0
    for artifact in range(len(ARTIFACTS)):
        if owner(g, artifact) == NOBODY and not g.boards[me].webs[book(g).home[artifact]]:
            condition = condition_of(g, me, artifact)
            paid = 0.0 if g.free_artifacts else gain_value(g, me, price(condition.pay))
            met = 1.0 if g.free_artifacts else progress(g, me, artifact)
            total += HOPE * max(0.0, artifact_worth(g, me, artifact) - paid) * met * met
    return total * left


def place_value(g: Heroes, me: int) -> float:
    """What is in reach, and what the own region still offers to whoever builds."""
    board = g.boards[me]
    left = rounds_left(g)
    if board.region == NOWHERE or left <= 0:
        return 0.0
    level = likely_level(g, me)
    storm = most_strength(g, me, FORTRESS if g.factions[me] != LIZARDFOLK else MONSTER)
    row = distances(g.changes, len(g.boards), tuple(terrain_costs(g, me)))[board.region]
    best = second = 0.0
    for region, far in enumerate(row):
        if far < 9 and region != board.region:
            hope = promise(g, me, region, level, storm) * (0.8, 0.78, 0.72, 0.62, 0.5, 0.4, 0.32, 0.26, 0.2)[far]
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    here = foundation_value(g, me, board.region, level) * (0.7 if BUILD in g.todo else 0.4)
    if g.factions[me] == ARCHONS:
        near = (foundation_value(g, me, region, level) for region in book(g).neighbours[board.region])
        here = 0.35 * (here + sum(near))
    return (best + 0.4 * second) * min(1.0, left / 2) + here * min(1.0, left)
