"""9 The mat of the Riverfolk Robots."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.mat import BotBoard, BotCard, board_of, bot_board, bot_card
from ludex.games.root.bots.riverfolk.rules import BOARD, SHIELD, SWORD
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import POSTS
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SUITED, Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.riverfolk.mat import payers, sold
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Area
from ludex.kit.sheets import labels, listed, named


class RobotsBoard(BotBoard, frozen=True):
    payments: list[int]
    """Warriors by the seat that owns them."""
    market: list[int]
    """From the left; the rightmost card is the order."""
    shield: bool
    sword: bool
    """What is met this turn."""
    bought: int
    riverboats: int
    hired: int
    mercenaries: int


def view(g: Root, me: int, viewer: int | None) -> RobotsBoard:
    acting = g.active == me and bool(g.acted)
    return RobotsBoard(
        **board_of(g, me),
        payments=g.payments[:],
        market=g.market[:],
        shield=acting and g.acted[SHIELD] > 0,
        sword=acting and g.acted[SWORD] > 0,
        bought=g.bought,
        riverboats=g.riverboats,
        hired=g.hired,
        mercenaries=g.mercenaries,
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class Condition:
    name: str
    symbol: str
    met: bool
    state: str


@dataclass(frozen=True)
class BuyerPrice:
    """What a service costs from a score on."""

    scores: str
    price: int


@dataclass(frozen=True)
class RiverfolkBot:
    card: BotCard
    market: Cards
    payments: Area
    prices_title: str
    prices: tuple[BuyerPrice, ...]
    sold: tuple[str, ...]
    posts_title: str
    posts: tuple[Track, ...]
    legend: str
    conditions_title: str
    conditions: tuple[Condition, ...]


def draw(look: SeatLook) -> RiverfolkBot:
    """The Market from the left, Payments by owner, trade posts, prices by the buyer's score, what is met this turn."""
    board, mine = BOT_BOARDS.riverfolk, look.mine
    last = len(mine.market) - 1
    steps = [0, *board.price_steps]
    return RiverfolkBot(
        card=bot_card(look),
        market=Cards(
            title=look.say("sheet-market"),
            cards=tuple(look.card(card, order=place == last) for place, card in enumerate(mine.market)),
            count=look.say("seat-of", count=len(mine.market), most=board.market),
            empty=look.none,
        ),
        payments=look.area("sheet-payments", mine.payments),
        prices_title=look.say("seat-prices-by-score"),
        prices=tuple(
            BuyerPrice(look.say("seat-from-points", points=step), price)
            for step, price in zip(steps, board.prices, strict=True)
        ),
        sold=sold(look),
        posts_title=look.say("seat-posts"),
        posts=tuple(look.track(POSTS[suit], board.post_points) for suit in SUITED),
        legend=look.say("seat-legend-points"),
        conditions_title=look.say("sheet-conditions"),
        conditions=(
            condition(look, "sheet-shield", "mark-shield", mine.shield),
            condition(look, "sheet-sword", "item-sword", mine.sword),
        ),
    )


def condition(look: SeatLook, name: str, symbol: str, met: bool) -> Condition:
    return Condition(look.say(name), symbol, met, look.say("seat-met" if met else "seat-not-met"))


MAT = Mat(view, sheet, draw)
