"""What things are worth, in victory points: resources, buildings and artifacts, by faction and by how long the game
still lasts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludex.games.heroes.printed.book import ARTIFACTS, ORDINARY, Price, faction_of
from ludex.games.heroes.rules.round import LAST_ROUND, MOVE
from ludex.games.heroes.state import Heroes

RESOURCE = (0.2, 0.2, 0.2, 0.2, 0.2, 0.2)
"""A resource early in the game, by faction."""
STRENGTH = 0.14
"""A point of strength that has no target yet."""
KINDS = (
    (1.0, 1.0, 1.0, 0.6),
    (0.9, 0.9, 0.9, 1.2),
    (0.9, 0.9, 1.3, 0.0),
    (0.9, 0.9, 1.3, 0.0),
    (0.9, 0.9, 1.3, 0.0),
    (1.0, 1.0, 1.1, 0.0),
)
"""By faction: how much it wants wood, iron, gold and its own resource."""
BUILDING = (
    # what a building brings in a round, beyond its points and units
    {"hatter": 0.03, "mycemancer": 0.15, "milkcap": 0.12, "infector": 0.03, "decayer": 0.12, "puffball": 0.08,
     "spore_bearer": 0.05, "bracketback": 0.03, "mouldmonger": 0.04, "toadstool": 0.01, "rotroot": 0.15,
     "archtox": 0.05},
    {"dark_forest": 0.25, "wolf_brew": 0.1, "raiders": 0.22, "smokehouse": 0.25, "wild_hunt": 0.15, "night_crew": 0.06,
     "beast_trails": 0.08, "song_of_doom": 0.12, "lonely_cave": 0.2, "longhouse": 0.4, "moon_festival": 0.15,
     "blood_moon": 0.05},
    {"tribunal": 0.05, "wardens_hall": 0.15, "mint": 0.18, "inquisition": 0.04, "synod": 0.3, "court": 0.3,
     "dawn_forge": 0.15, "road_of_light": 0.15, "prison": 0.06, "beacon": 0.1, "archive": 0.1, "throne": 0.25},
    {"clutch": 0.45, "pond": 0.2, "calendar": 0.1, "stadium": 0.3, "obelisk": 0.15, "shell_market": 0.2, "gifts": 0.35,
     "hall_of_ancestors": 0.3, "pyramid": 0.15},
    {"loom_hall": 0.16, "silk_market": 0.06, "black_bridge": 0.1, "shadow_sentinels": 0.2, "dark_paths": 0.08,
     "league": 0.45, "halls_of_greed": 0.05, "altar": 0.2, "palace_of_shadow": 0.1, "hall_of_whispers": 0.05,
     "abyss": 0.1, "spider_throne": 0.1},
    {"megalith": 0.3, "kennel": 0.25, "bone_armour": 0.1, "tannery": 0.2, "barn": 0.3, "drover": 0.25, "sling": 0.12,
     "corral": 0.2, "camp": 0.4, "stone_circle": 0.1, "bonfire": 0.2, "chieftain": 0.1},
)  # fmt: skip
ARTIFACT = (
    # what an artifact brings in a round, beyond what it brings at once and its points
    {"tsurt": 0.3},
    {"dortal": 0.2, "sodmur": 0.35},
    {"dortal": 0.3, "zolen": 0.1, "sodmur": 0.2, "shog_id": 0.2},
    {"tsurt": 0.15, "dortal": 0.1, "zolen": 0.05, "sodmur": 0.1, "shog_id": 0.05},
    {"tsurt": 0.2, "sodmur": 0.1, "shog_id": 0.02},
    {"zolen": 0.1, "sodmur": 0.05, "shog_id": 0.12},
)
AT_ONCE = (
    # what an artifact brings the moment it is gained, for whoever thinks about getting it
    {"taskar": 2.0, "dortal": 2.0, "zolen": 3.5, "sodmur": 0.5, "shog_id": 2.0},
    {"taskar": 2.5, "tsurt": 2.0, "zolen": 3.0, "shog_id": 3.2},
    {"taskar": 1.5, "tsurt": 1.5, "zolen": 4.0},
    {"taskar": 1.5, "dortal": 1.0, "sodmur": 0.5},
    {"taskar": 3.5, "dortal": 0.5, "zolen": 3.0, "sodmur": 4.0, "shog_id": 0.2},
    {"taskar": 1.5, "tsurt": 2.5, "dortal": 1.0, "zolen": 0.5},
)
DENIED = 0.8
"""What it is worth that nobody else has an artifact."""
ALWAYS_USED = ((0, 1, 2, 3), (3,), (0, 1, 2), (2,), (2,), (0, 1, 2))
"""By faction: what it never has enough of. Of anything else it needs what its buildings still cost."""
IDLE = 0.3
"""What a resource is worth that nobody needs, as a part of one that is needed."""
INCOME = 1.5
"""What a player may hope to gain of a kind in a round."""


def rounds_left(g: Heroes) -> float:
    return LAST_ROUND - g.round + len(g.todo) / 4


def moves_left(g: Heroes) -> float:
    """How many move actions are still to come, as far as one can tell."""
    return 0.85 * (LAST_ROUND - g.round) + (MOVE in g.todo)


def rate(g: Heroes, me: int) -> float:
    """What a resource is worth now: nearly nothing at the end."""
    return RESOURCE[g.factions[me]] * min(1.0, 0.03 + rounds_left(g) / 3)


def stock_value(g: Heroes, me: int, stock: Sequence[int]) -> float:
    """A stock: more of the same is worth less, and what leads to warehouse points is worth more."""
    total = 0.0
    always = ALWAYS_USED[g.factions[me]]
    wanted = KINDS[g.factions[me]]
    for kind, count in enumerate(stock):
        if count:
            used = count - 0.3 * max(0, count - 8) - 0.3 * max(0, count - 18)
            if kind not in always and count > (need := still_needed(g, me, kind)):
                used = IDLE * used + (1 - IDLE) * min(used, need)
            total += wanted[kind] * used
    return rate(g, me) * total + hopes(g, me, stock)


def still_needed(g: Heroes, me: int, kind: int) -> int:
    """What the buildings cost that are not there yet, as far as there is time to build them."""
    rows = zip(g.boards[me].built, faction_of(g, me).buildings, strict=True)
    return min(sum([row.cost.fixed[kind] for built, row in rows if not built]), int(2.5 * rounds_left(g)))


def hopes(g: Heroes, me: int, stock: Sequence[int]) -> float:
    """What the warehouse may still bring."""
    thresholds = faction_of(g, me).thresholds
    income = INCOME * rounds_left(g) + 0.01
    total = 0.0
    for kind in ORDINARY:
        circled = g.boards[me].circled[kind]
        if circled < len(thresholds):
            following = thresholds[circled]
            gap = max(0, following.at - stock[kind])
            if gap < income:
                total += 0.7 * following.vp * (1 - gap / income) * (stock[kind] / following.at) ** 2
    return total


def artifact_worth(g: Heroes, me: int, artifact: int) -> float:
    """What an artifact brings from now on: at once, and round after round."""
    faction = g.factions[me]
    name = ARTIFACTS[artifact]
    return DENIED + ARTIFACT[faction].get(name, 0.0) * rounds_left(g) + AT_ONCE[faction].get(name, 0.0)


def gain_value(g: Heroes, me: int, price: Price) -> float:
    """What is gained or paid, roughly."""
    return rate(g, me) * wanted_amount(g.factions[me], price) + price.vp


@lru_cache(1024)
def wanted_amount(faction: int, price: Price) -> float:
    return sum(count * want for count, want in zip(price.fixed, KINDS[faction], strict=True)) + price.any * 1.1
