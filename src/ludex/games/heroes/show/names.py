"""How things are called: the kinds of facts, and the noun of each. Names of printed things come from the content."""

from __future__ import annotations

from typing import Any

from ludex.core.text import Noun, Text
from ludex.games.heroes.printed.book import BOARD, CYCLOPES, FACTIONS, RESOURCES, TERRAINS, board_of, book
from ludex.games.heroes.rules.monsters import monster_strength, region_adds
from ludex.games.heroes.rules.objects import fortress_strength
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.rules.stage5 import fighter
from ludex.games.heroes.rules.warehouse import STEP
from ludex.games.heroes.sides.lizardfolk.rules import monster_in, treaty_strength
from ludex.games.heroes.state import NOBODY, NOWHERE, Heroes

QUIET: dict[str, Any] = {"strength": 0, "souls": 0, "beast": ""}
"""Nothing is known of enemies in a region."""
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


def noun(text: Text, kind: str, value: Any, g: Heroes) -> Any:  # noqa: C901  a table of cases
    """A region, a faction, a resource by a message with its cases; a building by its printed name. What belongs
    to a board comes with its faction."""
    match kind:
        case "seat":
            return Noun(text, f"faction-{FACTIONS[g.factions[value]].replace('_', '-')}")
        case "region":
            return Noun(text, "region", name=book(g).map.region[value].name[text.lang], **enemies(text, value, g))
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
            seat, number = g.factions.index(value // BOARD), value % BOARD
            own = monster_strength(g, seat, number) - region_adds(g, seat, g.boards[seat].region)
            return Noun(text, "monster", number=number + 1, strength=monster_strength(g, seat, number), own=own)
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


def enemies(text: Text, region: int, g: Heroes) -> dict[str, Any]:
    """How strong the fortress of a region is for whoever chooses a fight now, and the monster that stands there for the
    lizardfolk; 0 where there is none, or nobody who fights."""
    me = fighter(g)
    if me == NOBODY:
        return QUIET
    species = monster_in(g, me, region) if board_of(g, me).species else NOWHERE
    found = species != NOWHERE
    return {
        "strength": fortress_strength(g, me, region) if book(g).fortress[region] is not None else 0,
        "souls": treaty_strength(g, me, region) if found else 0,
        "beast": board_of(g, me).species[species].printed.name[text.lang] if found else "",
    }
