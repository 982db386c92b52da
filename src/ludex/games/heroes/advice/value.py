"""How well a player stands: the points they would have now, and what everything else may still become."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.heroes.advice.army import army_value, free_building_value
from ludex.games.heroes.advice.land import artifact_hopes, place_value
from ludex.games.heroes.advice.worth import (
    ARTIFACT,
    BUILDING,
    DENIED,
    artifact_worth,
    gain_value,
    rate,
    rounds_left,
    stock_value,
)
from ludex.games.heroes.printed.book import (
    ARCHONS,
    ARTIFACTS,
    CYCLOPES,
    DARK_ELVES,
    FIRST_ARTIFACT,
    LIZARDFOLK,
    MUSHROOMFOLK,
    WEREWOLVES,
    book,
    faction_of,
)
from ludex.games.heroes.printed.effects import (
    ExchangeAll,
    ExtraMoveAll,
    FreeArtifactsAll,
    TerrainMinusAll,
    TroopPlusAll,
    WeakenMonstersAll,
)
from ludex.games.heroes.printed.notation import Effect
from ludex.games.heroes.rules.round import LAST_ROUND
from ludex.games.heroes.rules.score import score
from ludex.games.heroes.sides.lizardfolk.council import OPEN, STRUCK
from ludex.games.heroes.sides.side import rivals
from ludex.games.heroes.state import Heroes

OTHERS = 0.8
"""What the others have on average counts so much against a player: a gift to everybody is worth little."""


def value(g: Heroes, me: int) -> float:
    """In victory points, compared with the others."""
    others = rivals(g, me)
    return standing(g, me) - OTHERS * sum(holdings(g, other) for other in others) / len(others)


def holdings(g: Heroes, me: int) -> float:
    """What a player has for certain: points and stock."""
    return g.totals[me] if g.totals else score(g, me) + stock_value(g, me, g.boards[me].stock)


def standing(g: Heroes, me: int) -> float:
    """What a player has, and what it may still become."""
    total = holdings(g, me)
    if g.totals:
        return total + 0.01 * sum(g.boards[me].stock)
    total += army_value(g, me) + engine(g, me) + place_value(g, me) + artifact_hopes(g, me)
    total += MORE[g.factions[me]](g, me)
    return total - 0.01 * (g.fought[me] + g.tried[me])


def engine(g: Heroes, me: int) -> float:
    """What works for the player round after round, and what may be built because of what stands."""
    board = g.boards[me]
    faction = g.factions[me]
    left = rounds_left(g)
    printed = faction_of(g, me).buildings
    works = board.works
    total = sum(BUILDING[faction].get(row.printed.id, 0.0) for n, row in enumerate(printed) if works[n])
    denied = 0.0
    for n, name in enumerate(ARTIFACTS):
        if works[FIRST_ARTIFACT + n]:
            total += ARTIFACT[faction].get(name, 0.0)
            denied += DENIED
    ways = 0.0
    for n, row in enumerate(printed):
        if row.requires and not board.built[n] and any(board.built[other] for other in row.requires):
            ways += 0.12 * (row.printed.vp + row.level)
    return total * left + denied + ways * min(1.0, left / 6)


def mushroomfolk(g: Heroes, me: int) -> float:
    """Mycelium counts as points already."""
    return 0.03 * rounds_left(g) * sum(g.boards[me].mycelium) * bool(g.boards[me].works[2])


def werewolves(g: Heroes, me: int) -> float:
    """Moons that can still be used."""
    board = g.boards[me]
    return 0.8 * min(sum(board.moons), rounds_left(g))


def archons(g: Heroes, me: int) -> float:
    """Damage is a danger; a ruin is hit again and again."""
    board = g.boards[me]
    left = rounds_left(g)
    total = 0.0
    flow = 0
    for n, row in enumerate(faction_of(g, me).buildings):
        flows = len(row.printed.flows)
        open_flows = flows - sum(board.cut[flow : flow + flows])
        flow += flows
        hits = 0.2 * open_flows * left
        if board.ruined[n]:
            total -= 0.8 * hits - 0.1 * (row.printed.damage_points - board.damage[n])
            continue
        lost = row.printed.vp + 0.7 + 0.5 * left * BUILDING[ARCHONS].get(row.printed.id, 0.0) + 0.4 * hits
        room = row.printed.damage_points - board.damage[n]
        total -= lost * min(0.9, 0.55 * hits / room)
    return total


def lizardfolk(g: Heroes, me: int) -> float:
    """Buildings that cost nothing, and bonuses for a Council; less what Councils have given to others."""
    board = g.boards[me]
    total = sum(free_building_value(g, me, species) for species, free in enumerate(board.free) if free)
    total += 0.25 * min(4, board.opened.count(OPEN)) * min(1.0, rounds_left(g) / 4)
    bonuses = faction_of(g, me).bonuses
    struck = [each for n, state in enumerate(board.opened) if state == STRUCK for each in bonuses[n].effects]
    given = sum(GIFT.get(type(each.effect), 0.0) + gain_value(g, me, each.amount) for each in struck)
    return total - OTHERS * GIFTS / len(rivals(g, me)) * given


GIFTS = 3
"""A gift to the only rival hurts most; of several each counts less."""
GIFT: dict[type[Effect], float] = {
    ExtraMoveAll: 4.0,
    FreeArtifactsAll: 3.0,
    WeakenMonstersAll: 2.5,
    TroopPlusAll: 1.5,
    ExchangeAll: 0.8,
    TerrainMinusAll: 1.0,
}
"""What the bonus of a Council brings a rival, who enjoys it after the look ahead has ended."""


def dark_elves(g: Heroes, me: int) -> float:
    """What is being entwined and will be in time; cocoons, as far as there is something to entwine."""
    board = g.boards[me]
    printed = faction_of(g, me)
    left = rounds_left(g)
    total = 0.0
    for n, due in enumerate(board.due):
        if due and due <= LAST_ROUND:
            total += 0.95 * printed.buildings[n].printed.vp + UPPER.get(printed.buildings[n].printed.id, 0.0) * min(
                1.0, (LAST_ROUND - due) / 3 + 0.1
            )
    for region, due in enumerate(board.webs):
        fortress = book(g).fortress[region]
        if due and due <= LAST_ROUND:
            if fortress is not None:
                total += 0.85 * (fortress.vp + gain_value(g, me, fortress.resources))
            else:
                total += 0.85 * artifact_worth(g, me, book(g).artifact_in[region])
    cocoons = board.units[1]
    soon = min(cocoons, 4)
    return total + 0.9 * soon * min(1.0, left / 4) + 0.65 * (cocoons - soon) * min(1.0, max(0.0, left - 2) / 3)


UPPER = {
    "loom_hall": 1.6,
    "silk_market": 1.4,
    "black_bridge": 0.3,
    "shadow_sentinels": 1.3,
    "dark_paths": 0.3,
    "league": 1.3,
    "halls_of_greed": 1.9,
    "altar": 2.4,
    "palace_of_shadow": 1.5,
    "hall_of_whispers": 1.9,
    "abyss": 0.4,
    "spider_throne": 3.0,
}
"""What the upper effect of a building is worth when it is entwined early enough."""


def cyclopes(g: Heroes, me: int) -> float:
    """Trails, struck costs, energy, and a lair ahead that wants to be fed."""
    board = g.boards[me]
    printed = faction_of(g, me)
    left = rounds_left(g)
    late = min(1.0, left / 4)
    total = 0.0
    for n, trail in enumerate(printed.printed.trail):
        steps = board.trails[n]
        total += TRAIL[trail.id] * left * (1 + board.doubled[n] if steps >= trail.footprints else 0.22 * steps)
    for n, row in enumerate(printed.buildings):
        if board.trimmed[n] and not board.built[n]:
            total += 0.8 * gain_value(g, me, row.trail)
    total += 0.12 * board.energy * left
    total += 0.02 * left * (board.herd_strength // 10)
    fed = sum(min(1.0, board.stock[kind] / board.lair[0]) for kind in range(3))
    total += 0.5 * fed * late + 0.08 * left * (19 - sum(board.lair))
    return total + 0.15 * rate(g, me)


TRAIL = {
    "forest": 0.06,
    "mountain": 0.08,
    "field": 0.05,
    "water_lair": 0.12,
    "artifact": 0.12,
    "fortress": 0.05,
    "foundation": 0.1,
}

MORE: dict[int, Callable[[Heroes, int], float]] = {
    MUSHROOMFOLK: mushroomfolk,
    WEREWOLVES: werewolves,
    ARCHONS: archons,
    LIZARDFOLK: lizardfolk,
    DARK_ELVES: dark_elves,
    CYCLOPES: cyclopes,
}
