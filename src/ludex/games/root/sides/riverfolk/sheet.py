"""The board of the Riverfolk Company as a sheet: prices, warriors by area and owner, tracks, the open hand."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import FACTIONS, POSTS
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.riverfolk.services import SERVICES
from ludex.kit.sheets import labels, listed, tallied


def payers(board: RootView, area: list[int], words: Words) -> str:
    """Warriors of an area by the seat that owns them."""
    text = words.text
    keys = [
        f"sheet-bot-{owner.bot}" if owner.bot else f"sheet-faction-{FACTIONS[owner.faction]}" for owner in board.seats
    ]
    there = [(text.say(key), n) for key, n in zip(keys, area, strict=True) if n]
    return listed(text.say("sheet-warriors-of", faction=name, count=n) for name, n in there)


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
