"""How things are called: the kinds of facts, and the noun of each. Names of printed things come from the content."""

from __future__ import annotations

from typing import Any

from ludex.core.text import Noun, Text
from ludex.games.heroes.book import BOARD, CYCLOPES, FACTIONS, RESOURCES, TERRAINS, book
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.rules.warehouse import STEP
from ludex.games.heroes.state import Heroes

THINGS = ("wood", "iron", "gold", "meat", "spore", "vp", "any")
FACTS = {
    "who": "seat",
    "seats": "seat",
    "others": "seat",
    "things": "thing",
    "actions": "action",
    "level": "count",
    "most": "count",
    "written": "count",
    "before": "count",
    "points": "count",
    "strength": "count",
    "enemy": "count",
    "round": "count",
    "at": "count",
    "add": "count",
    "have": "count",
    "need": "count",
    "buildings": "building",
    "bonuses": "bonus",
    "less": "count",
    "more": "count",
}


def noun(text: Text, kind: str, value: Any, g: Heroes) -> Any:
    """A region, a faction, a resource by a message with its cases; a building by its printed name. What belongs
    to a board comes with its faction."""
    match kind:
        case "seat":
            return Noun(text, f"faction-{FACTIONS[g.factions[value]].replace('_', '-')}")
        case "region":
            return book(g).map.region[value].name[text.lang]
        case "action":
            return Noun(text, f"action-{ACTIONS[value]}")
        case "resource":
            return Noun(text, f"resource-{RESOURCES[value]}")
        case "artifact":
            return book(g).artifacts[value].name[text.lang]
        case "thing":
            return text.say(f"thing-{THINGS[value // STEP]}", count=value % STEP)
        case "building":
            return book(g).factions[value // BOARD].buildings[value % BOARD].printed.name[text.lang]
        case "troop":
            return book(g).factions[value // BOARD].troops[value % BOARD].printed.name[text.lang]
        case "monster":
            monster = book(g).factions[value // BOARD].monsters[value % BOARD]
            return text.say("monster", number=value % BOARD + 1, strength=monster.strength)
        case "species":
            return book(g).factions[value // BOARD].species[value % BOARD].printed.name[text.lang]
        case "bonus":
            bonus = book(g).factions[value // BOARD].bonuses[value % BOARD].printed
            return text.say("bonus", said=bonus.text[text.lang].rstrip("."))
        case "terrain":
            return Noun(text, f"terrain-{TERRAINS[value]}")
        case "trail":
            return Noun(text, f"trail-{book(g).factions[CYCLOPES].printed.trail[value].id.replace('_', '-')}")
        case "night":
            return Noun(text, f"night-{value}")
    return value
