"""Heroes: which quests are worth the way."""

from __future__ import annotations

from functools import lru_cache

from ludex.games.runewars.printed.book import book
from ludex.games.runewars.printed.chart import Laid, chart_of
from ludex.games.runewars.printed.things import Quest
from ludex.games.runewars.rules.areas import chart
from ludex.games.runewars.rules.quests import price
from ludex.games.runewars.rules.traits import QUEST_STEPS, attribute
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE
from ludex.kit.maps import distances

HOPED, PATIENCE = 2.2, 0.7
"""What it is worth to stand where a quest can be attempted that will not fail, and what is left of that a summer
further away."""
STEP = 0.03
RED = 0.6
"""The share of red destinies."""
DUEL, TOO_DEAR = 0.5, 0.3
"""How likely a quest succeeds that is a duel, or an offer that cannot be paid yet."""


@lru_cache(maxsize=64)
def walks(content: str, laid: Laid) -> tuple[dict[int, int], ...]:
    """From each place, how many steps it is to any other on foot in summer."""
    free = chart_of(content, laid).free
    return tuple(distances(place, free) for place in range(len(free)))


def success(g: Runewars, hero: int, quest: Quest) -> float:
    """How likely a hero fulfils a quest."""
    if quest.kind == "test":
        return 1 - RED ** attribute(g, hero, quest.attribute)
    if quest.kind == "duel":
        return DUEL
    return 1.0 if g.influence[g.hero_seat[hero]] >= price(g, hero, quest) else TOO_DEAR


def quest_hope(g: Runewars, me: int, hero: int, place: int) -> float:
    """What it is worth that a hero is here, on the way to a quest that he may well fulfil."""
    if not g.quests[me] or g.commander[hero] != NONE:
        return 0.0
    where = chart(g).place
    steps = walks(g.content, g.laid)[place]
    best = 0.0
    for number in g.quests[me]:
        quest = book(g).quests[number]
        far = min((steps[where[area]] for area in quest.areas if where.get(area) in steps), default=None)
        if far is not None:
            summers = (far + QUEST_STEPS - 1) // QUEST_STEPS
            best = max(best, HOPED * success(g, hero, quest) * PATIENCE**summers - STEP * far)
    return best
