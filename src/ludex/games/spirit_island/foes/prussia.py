"""The Kingdom of Brandenburg-Prussia: quick, and quicker at every level."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.cards import ADVERSARIES
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.land import present_boards
from ludex.games.spirit_island.rules.moments import board_setup, escalation, invader_order
from ludex.games.spirit_island.rules.pieces import put
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BUILDING, TOWN

NAME = "brandenburg_prussia"


@escalation(f"{NAME}-0")
@law("SI-14.5")
def land_rush(g: Island, card: int, before: bool) -> Rule[None]:
    """Before exploring, on each board with a town or city: a town in a land without one."""
    if not before:
        return
    for on in Act(g, clause="SI-14.5", shared=True).each_board():
        if on.board_lands & on.where(BUILDING):
            land = yield from on.pick("add-town", on.board_lands & ~on.where(TOWN))
            if land != NOWHERE:
                yield from on.add(1, TOWN, land)


@board_setup(f"{NAME}-1")
@law("SI-14.5")
def fast_start(g: Island) -> Rule[None]:
    """On each board a town in land 3."""
    for slot in present_boards(g):
        put(g, slot * SPACES + 3, TOWN)
    yield from ()


@invader_order(f"{NAME}-0")
@law("SI-14.5")
def surge_of_colonists(g: Island, order: str) -> str:
    """From level 2 on a card of stage III lies between stages I and II, and early cards are left out, more at every
    level."""
    return ADVERSARIES[NAME].level[g.level].deck_order or order
