"""4 The mat of the Mechanical Marquise 2.0."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.marquise.rules import BOARD, BUILDING_OF_ORDER, BUILDINGS
from ludex.games.root.bots.mat import BotCard, bot_board, bot_card, view
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SeatLook, Track
from ludex.games.root.show.seen import RootView


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """Buildings on the map, and the points that their track gives in Evening."""
    rows = []
    for kind in BUILDINGS:
        built = PIECES[kind].total - board.left[kind]
        state = words.text.say("sheet-on-map", count=built, points=BOARD.points_by_buildings[built])
        rows.append([words.text.say(f"piece-{PIECES[kind].name}"), state])
    return bot_board(board, seat, words, rows)


@dataclass(frozen=True)
class MarquiseBot:
    card: BotCard
    tracks: tuple[Track, ...]
    legend: str


def draw(look: SeatLook) -> MarquiseBot:
    """Buildings left on the tracks, each by the suit of its orders, with the points of each number on the map."""
    points = BOT_BOARDS.marquise.points_by_buildings[1:]
    tracks = tuple(
        replace(look.track(kind, points), ordered=look.suit(suit)) for suit, kind in BUILDING_OF_ORDER.items()
    )
    return MarquiseBot(bot_card(look), tracks, look.say("seat-legend-evening"))


MAT = Mat(view, sheet, draw)
