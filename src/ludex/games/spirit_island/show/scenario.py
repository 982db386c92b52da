"""What a scenario and an adversary add to the picture: markers on the island, what victory needs now, what was found,
and their cards with what they say."""

from __future__ import annotations

from ludex.core.text import Text
from ludex.games.spirit_island.foes import (
    destroying_flame,
    insurrection,
    isles_heart,
    long_forgotten,
    rituals_of_terror,
    ward_the_shores,
)
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.show.view import IslandView
from ludex.games.spirit_island.state import FACE_DOWN, Island
from ludex.kit.sheets import listed

MARKERS = ("hidden", "find", "ward", "flame", "heart")
"""Kinds of markers; `marker-<kind>` is what each is called."""
BY_COUNT = {ward_the_shores.ID: "ward", destroying_flame.ID: "flame"}
"""Scenarios whose markers are counted by land."""


def name_of(shown: IslandView) -> str:
    return shown.scenario.replace("_", "-")


def markers_in(shown: IslandView, island: Island, land: int) -> list[tuple[str, int]]:
    """Kinds of the scenario markers of a land, and how many; of one that lies face down, only that it does."""
    scenario, number = name_of(shown), shown.markers[land]
    if scenario == isles_heart.ID:
        return [("heart", 1)] if land in isles_heart.inner_lands(island) else []
    if not number:
        return []
    if scenario == long_forgotten.ID:
        return [("hidden" if number == FACE_DOWN else "find", 1)]
    return [(BY_COUNT[scenario], number)] if scenario in BY_COUNT else []


def kinds_of(shown: IslandView) -> tuple[str, ...]:
    """The markers that this scenario uses."""
    scenario = name_of(shown)
    if scenario == isles_heart.ID:
        return ("heart",)
    if scenario == long_forgotten.ID:
        return ("hidden", "find")
    return (BY_COUNT[scenario],) if scenario in BY_COUNT else ()


# --------------------------------------------------------------------------------------------------- victory and terror


def victory_said(shown: IslandView, island: Island, text: Text) -> str:
    """What victory needs now."""
    scenario, level = name_of(shown), min(shown.terror, 4)
    usual = text.say(f"board-victory-{level}")
    if scenario == insurrection.ID and 1 < level < 4:
        return text.say(f"victory-insurrection-{level}", count=island.players - 1)
    if scenario == ward_the_shores.ID and level > 1:
        coast = places(island.chart.coastal)
        warded = sum(bool(shown.markers[land]) for land in coast)
        return text.say("victory-wards", usual=usual, count=warded, size=len(coast))
    return usual


def terror_next_said(shown: IslandView, count: int, text: Text) -> str:
    if name_of(shown) == rituals_of_terror.ID:
        return text.say("board-terror-ritual")
    return text.say("board-terror-next", count=count)


def standing(shown: IslandView, text: Text) -> list[str]:
    """How far the scenario is, where markers do not say it: what was found, and by whom; cards set aside."""
    found = []
    for side, message in ((0, "standing-spirits"), (1, "standing-invaders")):
        numbers = [row[3] for row in shown.lasting if row[0] == long_forgotten.FOUND and row[2] == side]
        if numbers:
            found.append(text.say(message, finds=listed(text.say(f"find-{number}") for number in numbers)))
    unused = [row[2] for row in shown.lasting if row[0] == long_forgotten.UNUSED]
    if unused:
        found.append(text.say("standing-unused", finds=listed(text.say(f"find-{number}") for number in unused)))
    return found


# --------------------------------------------------------------------------------------------------------------- cards


def cards(shown: IslandView, text: Text) -> list[tuple[str, tuple[str, ...]]]:
    """The adversary with all that holds at its level, and the scenario: names and lines."""
    found = []
    if shown.adversary != NONE:
        foe = f"adversary-{shown.adversary.replace('_', '-')}"
        lines = [
            f"{text.say('board-foe-loss')}: {text.say(f'{foe}-loss')}",
            f"{text.say(f'{foe}-escalation')}: {text.say(f'{foe}-escalation-text')}",
            *(f"{level}. {text.say(f'{foe}-{level}-text')}" for level in range(1, shown.level + 1)),
        ]
        found.append((text.say("board-foe", foe=text.say(foe), level=shown.level), tuple(lines)))
    if shown.scenario != NONE:
        name = f"scenario-{name_of(shown)}"
        finds = [
            f"{text.say(f'find-{row[3]}')}. {text.say(f'find-{row[3]}-text')}"
            for row in shown.lasting
            if row[0] == long_forgotten.FOUND
        ]
        found.append((text.say(name), (text.say(f"{name}-text"), *standing(shown, text), *finds)))
    return found
