"""Scenes with the Drillbit Duchy."""

from __future__ import annotations

from typing import Any

from ludex.games.root.bots.duchy.crowns import BOARD
from ludex.games.root.printed.pieces import CORVIDS, PIECES, PLOT
from ludex.games.root.rules.board import place_piece
from tests.root.stage import Play, Stage

BOT = "bot:duchy"
FOX, RABBIT, MOUSE, BIRD = "tax_collector", "cobbler", "codebreakers", "armorers"
"""Order cards without an item."""


def scene(*others: str, active: str = BOT, **options: Any) -> Stage:
    """The Duchy, the Eyrie (who always have something to decide when the bot's turn is over) and the Marquise, unless
    others are named."""
    stage = Stage(BOT, *(others or ("eyrie", "marquise")), active=active, **options)
    return stage.leader("charismatic") if "eyrie" in stage.setup.seats else stage


def with_traits(*traits: str, others: tuple[str, ...] = (), active: str = BOT) -> Stage:
    return scene(*others, active=active, traits={"duchy": list(traits)})


def burrow(stage: Stage, count: int) -> Stage:
    """Warriors leave the supply for the Burrow."""
    stage.g.supply[stage.seat(BOT)] -= count
    stage.g.burrow += count
    return stage


def sway(stage: Stage, *names: str) -> Stage:
    for name in names:
        stage.g.swayed[BOARD.ministers.index(name)] = 1
    return stage


def all_swayed_but(stage: Stage, *names: str) -> Stage:
    return sway(stage, *(name for name in BOARD.ministers if name not in names))


def swayed(play: Play) -> list[str]:
    return [name for name, crown in zip(BOARD.ministers, play.g.swayed, strict=True) if crown]


def named(play: Play, message: str, clause: str | None = None) -> list[str]:
    """The ministers of all journal lines with this message."""
    return [BOARD.ministers[about["minister"]] for about in play.told(message, clause)]


def dug(play: Play) -> list[tuple[int, int]]:
    """Where warriors have come out of the Burrow, and how many."""
    return [(about["clearing"], about["count"]) for about in play.told("out-of-burrow")]


def built(play: Play) -> list[tuple[str, int]]:
    """Citadels and markets placed, in order."""
    placed = [(PIECES[about["piece"]].name, about["clearing"]) for about in play.told("place")]
    return [(name, clearing) for name, clearing in placed if name in ("citadel", "market")]


def went_down(play: Play, clause: str) -> list[tuple[int, int]]:
    """Where warriors have gone back to the Burrow, and how many."""
    return [(about["clearing"], about["count"]) for about in play.told("go-down", clause)]


def lay_snare(stage: Stage, clearing: int) -> Stage:
    """An open snare; the seat beside the Duchy's stands in for the Corvids, who laid it."""
    g = stage.g
    g.seat_of = tuple(1 if faction == CORVIDS else seat for faction, seat in enumerate(g.seat_of))
    g.pieces[PLOT], g.plots, g.plots_up, g.plots_gone = [0] * 13, [-1] * 13, [0] * 13, [-1] * 13
    g.left[PLOT] = PIECES[PLOT].total
    place_piece(g, PLOT, clearing)
    g.plots[clearing] = g.plots_up[clearing] = 1
    g.snares.append(clearing)
    return stage
