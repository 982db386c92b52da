"""6 The mat of the Automated Alliance."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.alliance.rules import BOARD
from ludex.games.root.bots.mat import BotCard, bot_board, bot_card, view
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.pieces import BASES, SYMPATHY
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.alliance.mat import Base, bases
from ludex.kit.picture.parts import Figure
from ludex.kit.sheets import named


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class AllianceBot:
    card: BotCard
    sympathy: Track
    legend: str
    bases_title: str
    bases: tuple[Base, ...]
    organise: Figure
    spread: Figure


def draw(look: SeatLook) -> AllianceBot:
    """Bases, the sympathy track, how many warriors it takes to organise, and what is next for spreading."""
    board = BOT_BOARDS.alliance
    left = look.board.left[SYMPATHY]
    warriors = board.organize[look.mine.level]
    points = board.sympathy_points[look.on_map(SYMPATHY)] if left else board.cannot_spread_points
    return AllianceBot(
        card=bot_card(look),
        sympathy=look.track(SYMPATHY, board.sympathy_points),
        legend=look.say("seat-legend-points"),
        bases_title=look.say("seat-bases"),
        bases=bases(look),
        organise=Figure(
            look.say("sheet-organise-at"),
            "faction-alliance",
            warriors,
            look.say("sheet-organise-from", count=warriors),
        ),
        spread=Figure(look.say("sheet-next-sympathy"), "mark-points", points, ""),
    )


MAT = Mat(view, sheet, draw)
