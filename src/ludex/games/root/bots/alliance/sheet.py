"""The board of the Automated Alliance as a sheet."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.alliance.rules import BOARD
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.printed.pieces import BASES, SYMPATHY
from ludex.games.root.show.view import RootView
from ludex.kit.sheets import named


def alliance_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """Bases, sympathy, what the next token scores, and how many warriors it takes to organise."""
    text = words.text
    built = named("piece", [base for base in BASES if not board.left[base]], words, text.say("sheet-none"))
    placed = BOARD.sympathy - board.left[SYMPATHY]
    points = BOARD.sympathy_points[placed] if board.left[SYMPATHY] else BOARD.cannot_spread_points
    warriors = BOARD.organize[board.boards[seat].level]
    return bot_board(
        board,
        seat,
        words,
        [
            [text.say("sheet-bases"), built],
            [text.say("sheet-sympathy"), str(placed)],
            [text.say("sheet-next-sympathy"), str(points)],
            [text.say("sheet-organise-at"), text.say("sheet-organise-from", count=warriors)],
        ],
    )
