"""The boards of the bots as sheets: difficulty, traits and order, then what each has of its own."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.show.view import RootView
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import labels, listed, title_of

Row = list[str]


def general(board: RootView, seat: int, words: Words, order: str = "") -> list[Row]:
    """What every bot has before it; `order` in words where it is not a card."""
    text, shown = words.text, board.boards[seat]
    traits = [text.say(f"trait-{board.seats[seat].bot}-{trait.replace('_', '-')}") for trait in shown.traits]
    if shown.order != NOBODY:
        order = str(words.fact("card", shown.order))
    return [
        [text.say("sheet-difficulty"), text.say(f"level-{LEVELS[shown.level]}")],
        [text.say("sheet-traits"), listed(traits, text.say("sheet-none"))],
        [text.say("sheet-order"), order or text.say("sheet-none")],
    ]


def bot_board(board: RootView, seat: int, words: Words, rows: list[Row] | None = None, order: str = "") -> Sheet:
    """A sheet of two columns: what, and how it stands."""
    columns = labels(words, "what", "state")
    return Sheet(title_of(seat, words), columns, general(board, seat, words, order) + (rows or []))
