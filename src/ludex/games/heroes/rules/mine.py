"""H-4 Mining."""

from __future__ import annotations

from ludex.core import Rule, law
from ludex.games.heroes.printed.book import RESOURCES, faction_of
from ludex.games.heroes.printed.effects import MineBonus
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.warehouse import add
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes


@law("H-4.1")
def mine(g: Heroes, me: int, resource: int, level: int) -> Rule[None]:
    """As many of the resource as the level of the action, and what effects add to this kind."""
    mined = yield from side_of(g, me).mined(g, me, resource, level)
    own = faction_of(g, me).printed.unique_resource
    name = own.id if own is not None and RESOURCES[mined] == "own" else RESOURCES[mined]
    row = [0, 0, 0, 0]
    row[mined] = level
    for each in active(g, me, MineBonus):
        if each.effect.res == name:
            row[mined] += number(g, me, each)
    add(g, me, "H-4.1", row)
