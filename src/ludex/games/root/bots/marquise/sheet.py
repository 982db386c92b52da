"""The board of the Mechanical Marquise as a sheet."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.marquise.rules import BOARD, BUILDINGS
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.show.view import RootView


def marquise_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """Buildings on the map, and the points that their track gives in Evening."""
    rows = []
    for kind in BUILDINGS:
        built = PIECES[kind].total - board.left[kind]
        state = words.text.say("sheet-on-map", count=built, points=BOARD.points_by_buildings[built])
        rows.append([words.text.say(f"piece-{PIECES[kind].name}"), state])
    return bot_board(board, seat, words, rows)
