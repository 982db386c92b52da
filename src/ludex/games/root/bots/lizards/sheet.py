"""The board of the Logical Lizards as a sheet, with the lost souls that everyone may look through (bots 8.2.4)."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.lizards.rules import BOARD
from ludex.games.root.bots.sheet import Row, bot_board
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import GARDENS, PIECES
from ludex.games.root.show.view import RootView
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import named


def lizards_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """The ordered suit, acolytes, the conspiracy marker and what comes next, gardens with their points, lost souls from
    the top."""
    text, shown = words.text, board.boards[seat]

    def names(cards: list[int]) -> str:
        return named("card", cards, words, text.say("sheet-none"))

    def conspiracy(space: int) -> str:
        return text.say(f"conspiracy-{BOARD.conspiracies[space % len(BOARD.conspiracies)]}")

    suit = text.say(f"suit-{SUITS[shown.order_suit]}") if shown.order_suit != NOBODY else ""
    rows: list[Row] = [[text.say("sheet-acolytes"), str(shown.acolytes)]]
    if shown.conspiracy != NOBODY:
        marker, then = conspiracy(shown.conspiracy), conspiracy(shown.conspiracy + 1)
        rows.append([text.say("sheet-conspiracy"), text.say("sheet-conspiracy-state", marker=marker, then=then)])
    for garden in GARDENS:
        planted = BOARD.gardens_each - board.left[garden]
        state = text.say("sheet-on-map", count=planted, points=BOARD.points_by_gardens[planted])
        rows.append([text.say(f"piece-{PIECES[garden].name}"), state])
    rows.append([text.say("sheet-souls-from-top"), names(board.lost_souls[::-1])])
    rows.append([text.say("sheet-cult-revealed"), names(shown.revealed)])
    return bot_board(board, seat, words, rows, suit)
