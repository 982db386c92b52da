"""A battle as a scene, read from its lines in the journal, and what a seat could bring to one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludex.core import Line, Option
from ludex.core.beats import Clash, Force
from ludex.core.view import View

ENEMIES = {
    "fight-monster": "monster",
    "fight-fortress": "region",
    "fight-artifact": "region",
    "fight-herd": "",
}
"""Fights with the game itself, and the fact that names the enemy; a herd is the player's own."""
PARTS = frozenset({"total", "nobody-wins", "wins-battle", "beat-monster", "capture", "battle"})
LOSSES = frozenset({"dead", "lost", "nobody-wins"})
ATTACKS = frozenset({"monster", "fortress", "herd_fight", "fight"})


def clash(lines: Sequence[Line]) -> Clash | None:
    """The battle of these lines: totals that were declared, against each other or against what the game sets."""
    begun = next((line for line in lines if line.message == "battle" or line.message in ENEMIES), None)
    if begun is None:
        return None
    totals = {line.about["who"]: line.about["strength"] for line in lines if line.message == "total"}
    seats = begun.about["seats"] if begun.message == "battle" else [begun.about["who"]]
    sides = [Force("seat", seat, totals.get(seat)) for seat in seats]
    if begun.message != "battle":
        fact = ENEMIES[begun.message]
        enemy = (fact, begun.about[fact]) if fact else ("seat", begun.about["who"])
        sides.append(Force(*enemy, begun.about["strength"]))
    region = begun.about.get("region")
    return Clash(
        sides=tuple(sides),
        unit="strength",
        place=f"region:{region}" if region is not None else "",
        rules=tuple(line for line in lines if line.message in ("wins-battle", "beat-monster", "capture")),
        losses=tuple(line for line in lines if line.message in LOSSES),
    )


def forecast(seen: View, option: Option) -> dict[str, Any] | None:
    """All one's units together, before anything is added; and a fortress's strength."""
    if option[0] not in ATTACKS or seen.seat is None:
        return None
    board, me = seen.board, seen.seat
    mine = sum(count * each for count, each in zip(board.boards[me].units, board.strengths[me], strict=True))
    return {"mine": mine, "enemy": board.forts[option[1]] if option[0] == "fortress" else 0}
