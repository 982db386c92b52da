"""Where it is good to be: how far regions are, and what each of them holds for a player."""

from __future__ import annotations

from functools import lru_cache

from ludex.games.heroes.advice.army import most_strength, treaty_target
from ludex.games.heroes.advice.worth import ARTIFACT, AT_ONCE, gain_value, rounds_left
from ludex.games.heroes.printed.book import (
    ARCHONS,
    ARTIFACTS,
    DARK_ELVES,
    LIZARDFOLK,
    MUSHROOMFOLK,
    NOWHERE,
    REGIONS,
    board_of,
    book,
    book_of,
)
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.objects import captor, condition_of, fortress_strength, lacks, owner
from ludex.games.heroes.rules.round import BUILD
from ludex.games.heroes.state import NOBODY, Heroes
from ludex.kit import maps
from ludex.kit.maps import FAR


@lru_cache(256)
def distances(changes: str, players: int, costs: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Movement points from region to region, with these costs by terrain; what rivals add is left out."""
    printed = book_of(changes)
    out = printed.out[players]
    near = [[target for target in steps if target not in out] for steps in printed.steps]
    entry = [costs[terrain] for terrain in printed.terrain]
    rows = (maps.distances(start, near, entry) for start in range(REGIONS))
    return tuple(tuple(row.get(region, FAR) for region in range(REGIONS)) for row in rows)


def artifact_worth(g: Heroes, me: int, artifact: int) -> float:
    faction = g.factions[me]
    name = ARTIFACTS[artifact]
    return ARTIFACT[faction].get(name, 0.0) * rounds_left(g) + AT_ONCE[faction].get(name, 0.0)


def likely_level(g: Heroes, me: int) -> float:
    """What a foundation may hope to bear: the levels of what can still be built, or still fall."""
    board = g.boards[me]
    faction = g.factions[me]
    if faction == MUSHROOMFOLK:
        return 3.0
    if faction == ARCHONS:
        return 2.2
    levels = [row.level for row, built in zip(board_of(g, me).buildings, board.built, strict=True) if not built]
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
        met = g.free_artifacts or woven or lacks(g, me, artifact, condition_of(g, me, artifact)) is None
        paid = 0.0 if woven or g.free_artifacts else 12 * 0.2 * (artifact < 3)
        total += max(0.0, artifact_worth(g, me, artifact) - paid) * (0.6 if met else 0.05)
    if g.factions[me] == LIZARDFOLK and not board.gone[region]:
        need, gain, _ = treaty_target(g, me, region)
        total += gain * (0.4 if storm >= need else 0.05)
    return total


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
