"""The board of the Cogwheel Corvids as a sheet."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.corvids.plots import BOARD
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.show.view import RootView
from ludex.kit.sheets import listed


def corvids_bot(board: RootView, seat: int, words: Words) -> Sheet:
    """Where open plots lie, by kind; where others lie face down; how many are in the supply."""
    text, shown = words.text, board.boards[seat]

    def places(clearings: list[int]) -> str:
        return listed(clearings, text.say("sheet-none"))

    rows = []
    for kind, name in enumerate(BOARD.plots):
        open_ones = [clearing for clearing, plot in enumerate(shown.plots) if plot == kind]
        rows.append([text.say("sheet-plot-up", plot=text.say(f"plot-{name}")), places(open_ones)])
    rows.append([text.say("sheet-plots-down"), places(shown.hidden)])
    rows.append([text.say("sheet-plots-left"), str(shown.plots_left)])
    return bot_board(board, seat, words, rows)
