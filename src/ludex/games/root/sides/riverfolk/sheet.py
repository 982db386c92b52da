"""The board of the Riverfolk Company as a sheet: prices, warriors by area and owner, tracks, the open hand."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import POSTS
from ludex.games.root.show.names import short_name
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.riverfolk.services import SERVICES
from ludex.kit.sheets import labels, listed, tallied


def payers(board: RootView, area: list[int], words: Words) -> str:
    """Warriors of an area by the seat that owns them."""
    there = [(short_name(owner, board, words), n) for owner, n in enumerate(area) if n]
    return listed(words.text.say("sheet-warriors-of", faction=name, count=n) for name, n in there)


def riverfolk_board(board: RootView, seat: int, words: Words) -> Sheet:
    """A row for each area of the board: what lies there."""
    text, office = words.text, board.boards[seat]

    def track(suit: int) -> str:
        left = text.say("sheet-posts-left", count=board.left[POSTS[suit]])
        committed = payers(board, office.on_posts[suit], words)
        return listed([left, committed])

    prices = [
        text.say("sheet-price", service=text.say(f"service-{name}"), count=office.prices[service])
        for service, name in enumerate(SERVICES)
    ]
    areas = {"payments": office.payments, "funds": office.funds, "commitments": office.commitments}
    rows = [
        [text.say("sheet-prices"), listed(prices)],
        *([text.say(f"sheet-{area}"), payers(board, row, words)] for area, row in areas.items()),
        *([text.say("sheet-track", suit=text.say(f"suit-{SUITS[suit]}")), track(suit)] for suit in range(len(POSTS))),
        [text.say("sheet-open-hand"), tallied("card", board.seats[seat].hand or (), words)],
    ]
    return Sheet(text.say("sheet-riverfolk"), labels(words, "area", "lies-there"), rows)
