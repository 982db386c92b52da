"""How things are called: the kinds of facts, and the noun of each."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.text import Noun, Text
from ludex.games.runewars.printed.book import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    COMMANDERS,
    DAMAGE,
    DESTINIES,
    DEVELOPMENT_TOKENS,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SEASONS,
    SPECIAL,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
    book_of,
    rout_of,
)
from ludex.games.runewars.printed.chart import chart_of
from ludex.games.runewars.rules.world import hex_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import damage_of, is_routed, kind_of
from ludex.kit.things import Catalogue

FACTS = {
    "who": "seat",
    "other": "seat",
    "unit": "unit",
    "other_unit": "unit",
    "order": "order",
    "season": "season",
    "season_card": "season_card",
    "rune": "rune",
    "reward": "reward",
    "exploration": "exploration",
    "city": "city",
    "attribute": "attribute",
    "year": "count",
    "total": "count",
    "left": "count",
    "reach": "count",
    "need": "count",
}
SIGNS = ("▲", "▬", "●", "⬢")
"""The shapes of units."""
RUNES = ("none", "false", "dragon")
BENEFITS = ("tactics", "influence", "quests")
CATALOGUE = Catalogue(
    {
        "unit": UNITS,
        "order": ORDERS,
        "season": SEASONS,
        "season_card": SEASON_CARDS,
        "tactics": TACTICS,
        "objective": OBJECTIVES,
        "reward": REWARDS,
        "hero": HEROES,
        "title": TITLES,
        "commander": COMMANDERS,
        "exploration": EXPLORATION,
        "city": CITIES,
        "quest": QUESTS,
        "development": DEVELOPMENTS,
        "building": DEVELOPMENT_TOKENS,
        "resource": RESOURCES,
        "attribute": ATTRIBUTES,
        "destiny": DESTINIES,
        "rune": RUNES,
        "benefit": BENEFITS,
        "tile": TILES,
    }
)


class Names(msgspec.Struct, frozen=True):
    """What names depend on: all of it lies open."""

    factions: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    content: str


def names(g: Runewars, seat: int | None) -> Names:
    return Names(g.factions, g.laid, g.content)


def seat_mark(names: Names, seat: int) -> tuple[str, str]:
    """The colour and the sign of a faction."""
    faction = FACTIONS[names.factions[seat]]
    return f"rw-{faction}", f"crest-{faction}"


def noun(text: Text, kind: str, value: Any, names: Names) -> Any:
    """Areas by their number on the tile, figures with their state; numbers stay numbers."""
    match kind:
        case "seat":
            return Noun(text, f"faction-{FACTIONS[names.factions[value]]}") if value >= 0 else Noun(text, "neutrals")
        case "place":
            return area_noun(text, value, names)
        case "figure":
            return figure_noun(text, value)
        case "result":
            return result_noun(text, value)
        case "fate":
            return fate_card(text, value, names)
        case "hex":
            q, r = hex_of(value)
            return f"{q}:{r}"
    return CATALOGUE.noun(text, kind, value)


def area_noun(text: Text, place: int, names: Names) -> Noun:
    """`5B`, or an area of somebody's home realm."""
    area = AREAS[chart_of(names.content, names.laid).area[place]]
    tile, dash, letter = area.rpartition("-H")
    if dash:
        return Noun(text, "area-home", faction=Noun(text, f"faction-{tile}").form("gen"), letter=letter)
    return Noun(text, "area", code=area)


def fate_card(text: Text, number: int, names: Names) -> str:
    """A Fate card by what it shows: the destiny, and a result for each shape."""
    card = book_of(names.content).fate[number]
    results = [f"{sign} {result_noun(text, result)}" for sign, result in zip(SIGNS, card.results, strict=True)]
    return text.say("fate-card", destiny=CATALOGUE.noun(text, "destiny", card.destiny), results=", ".join(results))


def result_noun(text: Text, result: int) -> Noun:
    """What a Fate card shows for a shape."""
    if rout_of(result):
        return Noun(text, "result-rout", count=rout_of(result))
    if result > DAMAGE:
        return Noun(text, "result-damage", count=result - DAMAGE)
    return Noun(text, "result-special" if result == SPECIAL else "result-miss")


def figure_noun(text: Text, one: int) -> Noun:
    """A unit, with what has happened to it."""
    plain = Noun(text, f"unit-{UNITS[kind_of(one)]}")
    if not is_routed(one) and not damage_of(one):
        return plain
    note = text.say("figure-note", routed=int(is_routed(one)), damage=damage_of(one))
    return Noun(
        text,
        "figure-state",
        nom=plain.form("nom"),
        start=plain.form("start"),
        gen=plain.form("gen"),
        acc=plain.form("acc"),
        note=note,
    )
