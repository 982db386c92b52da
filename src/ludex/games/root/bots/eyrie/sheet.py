"""The board of the Electric Eyrie as a sheet."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.eyrie.rules import BOARD, COLUMNS
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import PIECES, ROOST
from ludex.games.root.show.view import RootView
from ludex.kit.sheets import named


def eyrie_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """Roosts on the map with the points of their track, and the Decree by column."""
    text, decree = words.text, board.boards[seat].decree
    roosts = PIECES[ROOST].total - board.left[ROOST]
    state = text.say("sheet-on-map", count=roosts, points=BOARD.points_by_roosts[roosts])
    rows = [[text.say(f"piece-{PIECES[ROOST].name}"), state]]
    for suit in COLUMNS:
        label = text.say(
            "sheet-column-of-suit", suit_column=text.say(f"suit-column-{SUITS[suit]}"), count=len(decree[suit])
        )
        rows.append([label, named("card", decree[suit], words, text.say("sheet-none"))])
    return bot_board(board, seat, words, rows)
