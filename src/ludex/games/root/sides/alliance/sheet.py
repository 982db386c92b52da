"""The board of the Woodland Alliance as a sheet of text."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.pieces import BASES, BOARDS, SYMPATHY
from ludex.games.root.show.view import RootView
from ludex.kit.sheets import NOTHING, labels, named

COLUMNS = (
    "alliance-supporters",
    "alliance-officers",
    "alliance-bases",
    "alliance-left",
    "alliance-cost",
    "next-points",
)


def alliance_board(board: RootView, seat: int, words: Words) -> Sheet:
    """Supporters (with those that the viewer knows), officers, bases, and what the next sympathy token costs and
    scores."""
    text, mine, track = words.text, board.boards[seat], BOARDS.alliance
    left = board.left[SYMPATHY]
    place = track.sympathy - left
    known = mine.cards if mine.cards is not None else mine.known
    cards = named("card", known, words)
    stack = text.say("sheet-alliance-stack", count=mine.supporters, cards=cards) if cards else str(mine.supporters)
    bases = named("piece", [base for base in BASES if not board.left[base]], words)
    next_one = [str(track.sympathy_cost[place]), str(track.sympathy_points[place])] if left else [NOTHING, NOTHING]
    return Sheet(
        text.say("sheet-alliance"),
        labels(words, *COLUMNS),
        [[stack, str(mine.officers), bases, str(left), *next_one]],
    )
