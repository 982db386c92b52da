"""H-1.8, H-5.3, H-5.6, H-5.7 Effects: which of them work now, and how much they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ludex.core import Rule, law
from ludex.games.heroes.printed.book import (
    FIRST_ARTIFACT,
    MOUNTAIN,
    TERRAINS,
    Active,
    Price,
    book,
    code,
    faction_of,
    price,
    troop_named,
)
from ludex.games.heroes.printed.effects import BattleAdd, Gain, MoveCost
from ludex.games.heroes.printed.notation import Effect, Numbered
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import NOWHERE, Heroes

E = TypeVar("E", bound=Effect)
NO_EFFECTS: tuple[Active[Any], ...] = ()
IMPROVED = 2


@law("H-1.8", "H-5.6", "H-5.7")
def active(g: Heroes, me: int, kind: type[E]) -> Sequence[Active[E]]:
    """The effects of this kind whose source works and whose condition holds. Properties of a troop (starred) work
    without their building. When a source is lost, its effect ends, and the older value is back."""
    printed = faction_of(g, me).effects.get(kind)
    if printed is None:
        return NO_EFFECTS
    works = g.boards[me].works
    return [each for each in printed if works[each.source] and (not each.condition or holds(g, me, each.condition))]


def holds(g: Heroes, me: int, condition: str) -> bool:
    """A condition that the state of the table can answer (content/effects.md, 3)."""
    board = g.boards[me]
    match condition:
        case "night":
            return bool(board.night)
        case "mycelium_here":
            return bool(board.mycelium[board.region])
        case "own_terrain_equals_herd_terrain":
            return board.herd != NOWHERE and book(g).terrain[board.herd] == book(g).terrain[board.region]
        case "first_player":
            return g.first == me
    return True


def improved(g: Heroes, me: int, source: int) -> bool:
    """H-10.12: is the source an artifact that has its improved value for this player?"""
    artifact = source - FIRST_ARTIFACT
    return 0 <= artifact < 6 and g.boards[me].had[artifact] == IMPROVED


@law("H-1.10")
def number(g: Heroes, me: int, each: Active[Numbered]) -> int:
    """n, times a counter divided and rounded down."""
    effect = each.effect
    n = effect.n if effect.improved is None or not improved(g, me, each.source) else effect.improved
    return n * (count(g, me, effect.per) // effect.div) if effect.per else n


@law("H-1.7", "H-8.9")
def count(g: Heroes, me: int, counter: str) -> int:
    """A counter (content/effects.md, 4)."""
    board = g.boards[me]
    match counter:
        case "foundations":
            return sum(1 for written in board.foundations if written)
        case "wins":
            return side_of(g, me).wins(g, me)
        case "wins_and_herd":
            return side_of(g, me).wins(g, me) + board.energy
        case "mountains_visited":
            terrain = book(g).terrain
            return sum(1 for region, seen in enumerate(board.visited) if seen and terrain[region] == MOUNTAIN)
    return side_of(g, me).count(g, me, counter)


def amount(g: Heroes, me: int, each: Active[Gain]) -> Price:
    """The resources that are gained."""
    better = each.effect.improved
    return each.amount if better is None or not improved(g, me, each.source) else price(better)


def battle_adds(g: Heroes, me: int, against: str) -> int:
    """Flat additions to the strength in a battle with a monster, a fortress or a player."""
    total = 0
    for each in active(g, me, BattleAdd):
        effect = each.effect
        if not effect.vs or against in effect.vs:
            better = effect.improved
            total += effect.add if better is None or not improved(g, me, each.source) else better
    return total


@law("H-5.3", "H-8.14")
def gain_once(g: Heroes, me: int, source: int) -> Rule[None]:
    """What happens the moment a building is built or an artifact is gained, again at each new gain."""
    for each in faction_of(g, me).once.get(source, NO_EFFECTS):
        yield from happen(g, me, each)


def happen(g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
    """One effect that happens once."""
    match each.effect:
        case Gain() as effect:
            times = count(g, me, effect.per) // effect.div if effect.per else 1
            yield from gain(g, me, "H-5.3", amount(g, me, each), times)
            for name, units in effect.units.items():
                gain_units(g, me, name, units)
        case MoveCost() as effect:
            for terrain, value in effect.set.items():
                g.boards[me].costs[TERRAINS.index(terrain)] = value
        case _:
            yield from side_of(g, me).gain_more(g, me, each)


def gain_units(g: Heroes, me: int, name: str, units: int) -> None:
    troop = troop_named(g, me, name)
    g.boards[me].units[troop] += units
    note(g, me, "H-1.3", "units", troop=code(g, me, troop), count=units)
