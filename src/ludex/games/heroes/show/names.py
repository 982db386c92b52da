"""How things are called: the kinds of facts, and the noun of each. Names of printed things come from the content."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from ludex.core.text import Noun, Text
from ludex.games.heroes.printed.book import CODES, CYCLOPES, FACTIONS, LIZARDFOLK, REGIONS, book, book_of, faction_of
from ludex.games.heroes.rules.monsters import own_strength, region_adds
from ludex.games.heroes.rules.objects import fortress_strength
from ludex.games.heroes.rules.stage5 import fighter
from ludex.games.heroes.rules.warehouse import STEP
from ludex.games.heroes.show.view import boards_seen
from ludex.games.heroes.sides.lizardfolk.rules import monster_in, treaty_strength
from ludex.games.heroes.state import NOBODY, NOWHERE, Heroes
from ludex.games.heroes.things import CATALOGUE

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
    "mine": "count",
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


class Enemy(msgspec.Struct, frozen=True):
    """What whoever chooses a fight now would have to beat in a region; 0 where there is nothing."""

    strength: int = 0
    souls: int = 0
    species: int = NOWHERE
    """Of the lizardfolk's monster there."""


class MonsterLine(msgspec.Struct, frozen=True):
    """The monsters of a board: how strong each is, and what rivals add where the player stands."""

    strengths: tuple[int, ...]
    more: int


class Names(msgspec.Struct, frozen=True):
    """What names depend on, as far as a seat may know it."""

    factions: tuple[int, ...]
    changes: str
    """The book that the table plays by."""
    enemies: tuple[Enemy, ...]
    """By region; without any while nobody chooses a fight."""
    lines: tuple[MonsterLine, ...]
    """By seat."""


def names(g: Heroes, seat: int | None) -> Names:
    seen = replace(g, boards=boards_seen(g, seat)) if g.seen else g
    me = fighter(g)
    return Names(
        factions=tuple(g.factions),
        changes=g.changes,
        enemies=tuple(enemy_in(seen, me, region) for region in range(REGIONS)) if me != NOBODY else (),
        lines=tuple(line_of(seen, each) for each in range(len(g.boards))),
    )


def seat_mark(names: Names, seat: int) -> tuple[str, str]:
    """The class of a seat's colour, and its pawn."""
    faction = FACTIONS[names.factions[seat]]
    return f"f-{faction}", f"pawn-{faction}"


def enemy_in(g: Heroes, me: int, region: int) -> Enemy:
    species = monster_in(g, me, region) if faction_of(g, me).species else NOWHERE
    return Enemy(
        strength=fortress_strength(g, me, region) if book(g).fortress[region] is not None else 0,
        souls=treaty_strength(g, me, region) if species != NOWHERE else 0,
        species=species,
    )


def line_of(g: Heroes, me: int) -> MonsterLine:
    numbers = range(len(faction_of(g, me).monsters))
    region = g.boards[me].region
    return MonsterLine(
        tuple(own_strength(g, me, number) for number in numbers),
        region_adds(g, me, region) if numbers and region != NOWHERE else 0,
    )


def noun(text: Text, kind: str, value: Any, names: Names) -> Any:
    """A region, a faction, a resource by a message with its cases; a building by its printed name. What belongs
    to a board comes with its faction."""
    printed = book_of(names.changes)
    match kind:
        case "seat":
            return Noun(text, f"faction-{FACTIONS[names.factions[value]].replace('_', '-')}")
        case "region":
            return Noun(text, "region", name=printed.map.region[value].name[text.lang], **enemies(text, value, names))
        case "artifact":
            return printed.artifacts[value].name[text.lang]
        case "thing":
            return text.say(f"thing-{THINGS[value // STEP]}", count=value % STEP)
        case "building":
            return printed.factions[CODES.board(value)].buildings[CODES.number(value)].printed.name[text.lang]
        case "troop":
            return printed.factions[CODES.board(value)].troops[CODES.number(value)].printed.name[text.lang]
        case "monster":
            line, number = names.lines[names.factions.index(CODES.board(value))], CODES.number(value)
            own = line.strengths[number]
            return Noun(text, "monster", number=number + 1, strength=own + line.more, own=own)
        case "species":
            return printed.factions[CODES.board(value)].species[CODES.number(value)].printed.name[text.lang]
        case "bonus":
            bonus = printed.factions[CODES.board(value)].bonuses[CODES.number(value)].printed
            return text.say("bonus", said=bonus.text[text.lang].rstrip("."))
        case "trail":
            return Noun(text, f"trail-{printed.factions[CYCLOPES].printed.trail[value].id.replace('_', '-')}")
        case "night":
            return Noun(text, f"night-{value}")
    return CATALOGUE.noun(text, kind, value)


def enemies(text: Text, region: int, names: Names) -> dict[str, Any]:
    """How strong the fortress of a region is for whoever chooses a fight now, and the monster that stands there for the
    lizardfolk; 0 where there is none, or nobody who fights."""
    if not names.enemies:
        return QUIET
    enemy = names.enemies[region]
    beasts = book_of(names.changes).factions[LIZARDFOLK].species
    beast = beasts[enemy.species].printed.name[text.lang] if enemy.species != NOWHERE else ""
    return {"strength": enemy.strength, "souls": enemy.souls, "beast": beast}
