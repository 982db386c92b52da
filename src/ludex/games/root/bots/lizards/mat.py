"""8 The mat of the Logical Lizards, with the lost souls that everyone may look through (bots 8.2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.lizards.rules import BOARD
from ludex.games.root.bots.mat import BotBoard, BotCard, Row, board_of, bot_board, bot_card
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import GARDENS, PIECES
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.lizards.mat import acolytes
from ludex.games.root.state import NOBODY, Root
from ludex.kit.picture.parts import Figure
from ludex.kit.sheets import named


class LizardsBotBoard(BotBoard, frozen=True):
    order_suit: int
    """The ordered suit while it is the bot's turn, or NOBODY."""
    acolytes: int
    conspiracy: int
    """The space of the conspiracy marker."""
    revealed: list[int]


def view(g: Root, me: int, viewer: int | None) -> LizardsBotBoard:
    suit = g.order_suit if g.active == me else NOBODY
    return LizardsBotBoard(
        **board_of(g, me), order_suit=suit, acolytes=g.acolytes, conspiracy=g.conspiracy, revealed=g.revealed[:]
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class Conspiracy:
    name: str
    here: bool
    next: bool


@dataclass(frozen=True)
class LizardsBot:
    card: BotCard
    acolytes: Figure
    conspiracies_title: str
    conspiracies: tuple[Conspiracy, ...]
    conspiracies_label: str
    gardens_title: str
    gardens: tuple[Track, ...]
    legend: str
    souls: Cards
    revealed: Cards | None


def draw(look: SeatLook) -> LizardsBot:
    """The ordered suit, acolytes, the conspiracy marker, gardens, lost souls from the top."""
    board, mine = BOT_BOARDS.lizards, look.mine
    spaces = len(board.conspiracies)
    marker = mine.conspiracy
    named = [look.say(f"conspiracy-{name}") for name in board.conspiracies]
    conspiracies = tuple(
        Conspiracy(name, here=n == marker, next=n == (marker + 1) % spaces) for n, name in enumerate(named)
    )
    then = named[(marker + 1) % spaces]
    label = look.say("sheet-conspiracy-state", marker=named[marker], then=then) if marker != NOBODY else then
    souls = look.board.lost_souls[::-1]
    return LizardsBot(
        card=bot_card(look, mine.order_suit),
        acolytes=acolytes(look),
        conspiracies_title=look.say("sheet-conspiracy"),
        conspiracies=conspiracies,
        conspiracies_label=label,
        gardens_title=look.say("seat-gardens"),
        gardens=tuple(look.track(garden, board.points_by_gardens[1:]) for garden in GARDENS),
        legend=look.say("seat-legend-evening"),
        souls=look.cards("sheet-souls-from-top", souls, count=str(len(souls))),
        revealed=look.cards("seat-revealed", mine.revealed) if mine.revealed else None,
    )


MAT = Mat(view, sheet, draw)
