"""The board of each faction and bot, as structures for templates/root/seats."""

from __future__ import annotations

from typing import Any

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.root.board.scene import Open


def draw_board(view: View, number: int, words: Words, open: Open) -> Any:
    """What the faction or bot of this seat adds to the head that all seats have."""
    return None
