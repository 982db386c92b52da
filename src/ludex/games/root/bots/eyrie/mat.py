"""5 The mat of the Electric Eyrie."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.eyrie.rules import BOARD, COLUMNS
from ludex.games.root.bots.mat import BotBoard, BotCard, board_of, bot_board, bot_card
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, SUITS
from ludex.games.root.printed.pieces import PIECES, ROOST
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import Root
from ludex.kit.sheets import named


class EyrieBotBoard(BotBoard, frozen=True):
    decree: list[list[int]]
    """Cards by suit."""


def view(g: Root, me: int, viewer: int | None) -> EyrieBotBoard:
    return EyrieBotBoard(**board_of(g, me), decree=[column[:] for column in g.decree])


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class EyrieBot:
    card: BotCard
    decree_title: str
    columns: tuple[Cards, ...]
    roosts: Track
    tonight: str
    legend: str


def draw(look: SeatLook) -> EyrieBot:
    """The Decree by suit, and roosts with their points."""
    board = BOT_BOARDS.eyrie
    columns = tuple(
        Cards(
            title=look.suit(suit).name,
            cards=tuple(map(look.card, look.mine.decree[suit])),
            count=str(len(look.mine.decree[suit])),
            symbol=look.suit(suit).symbol,
            suit=SUITS[suit],
            empty=look.none,
        )
        for suit in range(BIRD + 1)
    )
    return EyrieBot(
        card=bot_card(look),
        decree_title=look.say("seat-decree"),
        columns=columns,
        roosts=look.track(ROOST, board.points_by_roosts[1:]),
        tonight=look.say("seat-tonight", points=board.points_by_roosts[look.on_map(ROOST)]),
        legend=look.say("seat-legend-evening"),
    )


MAT = Mat(view, sheet, draw)
