"""The board of the Riverfolk Robots as a sheet: the Market, Payments, tracks, what is met this turn."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.riverfolk.rules import BOARD
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import POSTS
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.riverfolk.sheet import payers
from ludex.kit.sheets import labels, listed, named


def riverfolk_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """Cards from the left, warriors by owner, posts left and what the next one scores."""
    text, office = words.text, board.boards[seat]

    def track(suit: int) -> str:
        left = board.left[POSTS[suit]]
        named = text.say("sheet-posts-left", count=left)
        return text.say("sheet-next-post", left=named, points=BOARD.post_points[-left]) if left else named

    none = text.say("sheet-none")
    met = [name for name in ("shield", "sword") if getattr(office, name)]
    rows = [
        [text.say("sheet-market"), named("card", office.market, words, none)],
        [text.say("sheet-payments"), payers(board, office.payments, words) or none],
        *([text.say("sheet-track", suit=text.say(f"suit-{SUITS[suit]}")), track(suit)] for suit in range(len(POSTS))),
        [text.say("sheet-conditions"), listed(labels(words, *met), none)],
    ]
    return bot_board(board, seat, words, rows)
