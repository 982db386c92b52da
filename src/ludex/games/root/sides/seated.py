"""Who can be played. Shared rules ask `side_of(g, seat)` rather than name a faction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kit.seats import Sides

if TYPE_CHECKING:
    from ludex.games.root.sides.side import Side
    from ludex.games.root.state import Root

PLAYED: Sides[Side] = Sides()
"""By role: people by the number of their faction, bots above them."""


def side_of(g: Root, seat: int) -> Side:
    return PLAYED[g.roles[seat]]
