"""H-1.8, H-5.3, H-5.6, H-5.7 Effects: which of them work now, and how much they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Rule, law
from ludex.games.heroes.printed.book import (
    FIRST_ARTIFACT,
    MOUNTAIN,
    TERRAINS,
    Active,
    Price,
    board_of,
    book,
    code,
    price,
    troop_named,
)
from ludex.games.heroes.printed.paper import Amount
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.sides.side import rules_of
from ludex.games.heroes.state import NOWHERE, Heroes

NO_EFFECTS: tuple[Active, ...] = ()
IMPROVED = 2


@law("H-1.8", "H-5.6", "H-5.7")
def active(g: Heroes, me: int, op: str) -> Sequence[Active]:
    """The effects of this kind whose source works and whose condition holds. Properties of a troop (starred) work
    without their building. When a source is lost, its effect ends, and the older value is back."""
    printed = board_of(g, me).effects.get(op)
    if printed is None:
        return NO_EFFECTS
    works = g.boards[me].works
    return [
        each
        for each in printed
        if works[each.source] and (not each.effect.condition or holds(g, me, each.effect.condition))
    ]


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


def improved(g: Heroes, me: int, each: Active) -> bool:
    """H-10.12: does an artifact have its improved value for this player?"""
    artifact = each.source - FIRST_ARTIFACT
    return each.effect.improved is not None and 0 <= artifact < 6 and g.boards[me].had[artifact] == IMPROVED


@law("H-1.10")
def number(g: Heroes, me: int, each: Active) -> int:
    """n, times a counter divided and rounded down."""
    effect = each.effect
    n = effect.improved if improved(g, me, each) else effect.n
    assert isinstance(n, int)
    return n * (count(g, me, effect.per) // effect.div) if effect.per else n


@law("H-1.7", "H-8.9")
def count(g: Heroes, me: int, counter: str) -> int:
    """A counter (content/effects.md, 4)."""
    board = g.boards[me]
    match counter:
        case "foundations":
            return sum(1 for written in board.foundations if written)
        case "wins":
            return rules_of(g, me).wins(g, me)
        case "wins_and_herd":
            return rules_of(g, me).wins(g, me) + board.energy
        case "mountains_visited":
            terrain = book(g).terrain
            return sum(1 for region, seen in enumerate(board.visited) if seen and terrain[region] == MOUNTAIN)
    return rules_of(g, me).count(g, me, counter)


def amount(g: Heroes, me: int, each: Active) -> Price:
    """The resources of an effect."""
    if improved(g, me, each) and isinstance(each.effect.improved, Amount):
        return price(each.effect.improved)
    return each.amount


def battle_adds(g: Heroes, me: int, against: str) -> int:
    """Flat additions to the strength in a battle with a monster, a fortress or a player."""
    total = 0
    for each in active(g, me, "battle_add"):
        if not each.effect.vs or against in each.effect.vs:
            value = each.effect.improved if improved(g, me, each) else each.effect.add
            assert isinstance(value, int)
            total += value
    return total


@law("H-5.3", "H-8.14")
def gain_once(g: Heroes, me: int, source: int) -> Rule[None]:
    """What happens the moment a building is built or an artifact is gained, again at each new gain."""
    for each in board_of(g, me).once.get(source, NO_EFFECTS):
        yield from happen(g, me, each)


def happen(g: Heroes, me: int, each: Active) -> Rule[None]:
    """One effect that happens once."""
    board = g.boards[me]
    effect = each.effect
    match effect.op:
        case "gain":
            times = count(g, me, effect.per) // effect.div if effect.per else 1
            yield from gain(g, me, "H-5.3", amount(g, me, each), times)
            for name, units in effect.units.items():
                gain_units(g, me, name, units)
        case "move_cost":
            for terrain, value in effect.set.items():
                board.costs[TERRAINS.index(terrain)] = value
        case _:
            yield from rules_of(g, me).gain_more(g, me, each)


def gain_units(g: Heroes, me: int, name: str, units: int) -> None:
    troop = troop_named(g, me, name)
    g.boards[me].units[troop] += units
    note(g, me, "H-1.3", "units", troop=code(g, me, troop), count=units)
