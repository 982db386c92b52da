"""4.2 Moving."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Refusal, law, tell
from ludex.core.decision import Option
from ludex.games.root.maps import CLEARINGS, MAPS
from ludex.games.root.options import MOVES, Moves
from ludex.games.root.rules.board import move_warriors
from ludex.games.root.state import Root

MUST_RULE = Refusal("4.2.1", "must-rule")
NOT_ADJACENT = Refusal("2.2.1", "not-adjacent")
TOO_FEW_WARRIORS = Refusal("4.2", "too-few-warriors")


@law("4.2", "4.2.1", "2.2.1")
def cannot_move(g: Root, seat: int, origin: int, target: int, count: int) -> Refusal | None:
    """Any number of own warriors, to an adjacent clearing, ruling where they leave or where they arrive."""
    if not 0 < count <= g.warriors[seat][origin]:
        return TOO_FEW_WARRIORS
    if target not in MAPS[g.map].adjacent[origin]:
        return NOT_ADJACENT
    if g.ruler[origin] != seat and g.ruler[target] != seat:
        return MUST_RULE
    return None


@law("4.2", "4.2.1", "4.2.2")
def legal_moves(
    g: Root,
    seat: int,
    moves: Moves = MOVES,
    origins: Sequence[int] = CLEARINGS,
) -> list[Option]:
    """Every move of one group. Pieces may move again and again, so nothing is remembered of earlier moves."""
    options: list[Option] = []
    warriors = g.warriors[seat]
    ruler = g.ruler
    adjacent = MAPS[g.map].adjacent
    for origin in origins:
        count = warriors[origin]
        if count:
            by_count = moves[origin]
            if ruler[origin] == seat:
                for target in adjacent[origin]:
                    options += by_count[target][count]
            else:
                for target in adjacent[origin]:
                    if ruler[target] == seat:
                        options += by_count[target][count]
    return options


@law("4.2")
def move(g: Root, seat: int, origin: int, target: int, count: int) -> None:
    move_warriors(g, seat, origin, target, count)
    tell(g, "4.2", "move", who=seat, origin=origin, target=target, count=count)
