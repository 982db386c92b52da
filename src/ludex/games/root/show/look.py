"""What all parts of the drawing use: the view of Root, and how seats are called on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ludex.games.root.printed.pieces import FACTIONS
from ludex.games.root.show.names import short_name
from ludex.games.root.show.seen import RootView
from ludex.kit.picture.look import Look


@dataclass(frozen=True)
class RootLook(Look):
    @cached_property
    def board(self) -> RootView:
        board = self.view.board
        assert isinstance(board, RootView)
        return board

    def faction(self, seat: int) -> str:
        return FACTIONS[self.board.seats[seat].faction]

    def short_name(self, seat: int) -> str:
        return short_name(seat, self.board, self.words)
