"""Scenes with the Cogwheel Corvids."""

from __future__ import annotations

from typing import Any

from ludex.games.root.printed.bot_boards import BOT_BOARDS
from tests.root.stage import Play, Stage

BOT = "bot:corvids"
KINDS = BOT_BOARDS.corvids.plots
FOX_ORDER, MOUSE_ORDER, RABBIT_ORDER, BIRD_ORDER = "favor_of_the_foxes", "codebreakers", "cobbler", "armorers"
"""Orders without an item. On the Autumn map 1, 6, 8 and 12 are foxes, 2, 7, 9 and 11 mice, the others rabbits."""


def scene(*others: str, **options: Any) -> Stage:
    """The bot's turn; who comes next has a card, and so is asked something."""
    seats = others or ("marquise",)
    return Stage(*seats, BOT, active=BOT, **options).hand(seats[0], "sword")


def draw(play: Play, kind: str) -> Play:
    """Chance takes a plot of this kind from the supply."""
    assert play.asked == ("chance", "at-random")
    return play.choose("draw", play.g.plot_supply.index(KINDS.index(kind)))


def flipped(play: Play) -> list[tuple[int, str]]:
    return [(about["clearing"], KINDS[about["plot"]]) for about in play.told("flip-plot")]


def plotted(play: Play, clause: str | None = None) -> list[int]:
    """Where plots were set, in order."""
    return [about["clearing"] for about in play.told("set-plot", clause)]


def scored(play: Play, clause: str) -> list[int]:
    return [about["points"] for about in play.told("score", clause)]


def fill(stage: Stage, supply: int, *clearings: int) -> Stage:
    """Put warriors one by one to these clearings, around and around, until only so many are in the supply."""
    for place in range(stage.g.supply[stage.seat(BOT)] - supply):
        stage.warriors(BOT, clearings[place % len(clearings)], 1)
    return stage
