"""What all parts of the drawing use: the view, the island rebuilt from it, and what is to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ludex.games.spirit_island.show.forecast import Forecast, forecast, rebuilt
from ludex.games.spirit_island.show.scene import Element
from ludex.games.spirit_island.show.view import IslandView
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import ELEMENTS
from ludex.kit.picture.look import Look


@dataclass(frozen=True)
class IslandLook(Look):
    @cached_property
    def shown(self) -> IslandView:
        board = self.view.board
        assert isinstance(board, IslandView)
        return board

    @cached_property
    def island(self) -> Island:
        return rebuilt(self.shown)

    @cached_property
    def coming(self) -> Forecast:
        return forecast(self.shown)

    def element(self, number: int, count: int = 1, met: bool = False, adds: str = "") -> Element:
        name = ELEMENTS[number]
        return Element(f"e-{name}", self.say(f"element-{name}"), count, adds, met)
