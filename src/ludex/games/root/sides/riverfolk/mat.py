"""11 The mat of the Riverfolk Company: prices, warriors by area and owner, tracks, the open hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import BOARDS, POSTS
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.names import short_name
from ludex.games.root.show.seat_parts import SUITED, Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.riverfolk.services import MERCENARIES, RIVERBOATS, SERVICES
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Area
from ludex.kit.sheets import labels, listed, tallied

SERVICE_SYMBOLS = ("mark-card", "mark-ferry", "plot-raid")


class RiverfolkBoard(msgspec.Struct, frozen=True):
    payments: list[int]
    funds: list[int]
    commitments: list[int]
    on_posts: list[list[int]]
    prices: list[int]
    bought: int
    riverboats: int
    hired: int
    mercenaries: int


def view(g: Root, me: int, viewer: int | None) -> RiverfolkBoard:
    return RiverfolkBoard(
        g.payments[:],
        g.funds[:],
        g.commitments[:],
        [row[:] for row in g.on_posts],
        g.prices[:],
        g.bought,
        g.riverboats,
        g.hired,
        g.mercenaries,
    )


def payers(board: RootView, area: list[int], words: Words) -> str:
    """Warriors of an area by the seat that owns them."""
    there = [(short_name(owner, board, words), n) for owner, n in enumerate(area) if n]
    return listed(words.text.say("sheet-warriors-of", faction=name, count=n) for name, n in there)


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class Price:
    """A service with its price among those that can be set."""

    service: int
    name: str
    symbol: str
    prices: tuple[tuple[int, bool], ...]
    label: str
    open: bool


@dataclass(frozen=True)
class RiverfolkMat:
    prices_title: str
    prices: tuple[Price, ...]
    sold: tuple[str, ...]
    areas: tuple[Area, ...]
    posts_title: str
    posts: tuple[Track, ...]
    legend: str
    hand: Cards


def draw(look: SeatLook) -> RiverfolkMat:
    """Prices, warriors by area and owner, trade posts with warriors committed to their spaces, the open hand."""
    board, mine = BOARDS.riverfolk, look.mine
    prices = tuple(
        Price(
            service=service,
            name=look.say(f"service-{name}"),
            symbol=SERVICE_SYMBOLS[service],
            prices=tuple((price, price == mine.prices[service]) for price in board.prices),
            label=look.say("sheet-price", service=look.say(f"service-{name}"), count=mine.prices[service]),
            open=look.can("service", service),
        )
        for service, name in enumerate(SERVICES)
    )
    return RiverfolkMat(
        prices_title=look.say("seat-prices"),
        prices=prices,
        sold=sold(look),
        areas=(
            look.area("sheet-payments", mine.payments),
            look.area("sheet-funds", mine.funds, open=look.view.seat == look.seat),
            look.area("sheet-commitments", mine.commitments),
        ),
        posts_title=look.say("seat-posts"),
        posts=tuple(post_track(look, suit) for suit in SUITED),
        legend=look.say("seat-legend-points"),
        hand=look.cards("seat-open-hand", look.board.seats[look.seat].hand or ()),
    )


def post_track(look: SeatLook, suit: int) -> Track:
    """Trade posts of a suit. Warriors committed this turn lie in the spaces that posts have left, from the left."""
    board = BOARDS.riverfolk
    track = look.track(POSTS[suit], [board.post_points] * board.posts_each)
    groups = look.groups(look.mine.on_posts[suit])
    committed = [replace(group, count=1) for group in groups for _ in range(group.count)]
    spaces = [
        replace(space, owners=(committed.pop(0),)) if committed and not space.there else space for space in track.spaces
    ]
    label = track.label
    if groups:
        lying = listed(look.say("sheet-warriors-of", faction=group.name, count=group.count) for group in groups)
        label = f"{label} {lying}"
    return replace(track, spaces=tuple(spaces), label=label)


def sold(look: SeatLook) -> tuple[str, ...]:
    """Who sails with the Riverfolk and who commands their warriors this turn."""
    mine = look.mine
    buyers = {RIVERBOATS: mine.riverboats, MERCENARIES: mine.mercenaries if mine.mercenaries >= 0 else mine.hired}
    return tuple(
        look.say("seat-sold", service=look.say(f"service-{SERVICES[service]}"), buyer=look.short_name(buyer))
        for service, buyer in buyers.items()
        if buyer >= 0
    )


MAT = Mat(view, sheet, draw)
