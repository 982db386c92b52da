"""8 The mat of the Woodland Alliance: what it shows to whom, as a sheet and as a picture."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludex.core import Sheet, law
from ludex.core.hidden import Row
from ludex.core.text import Words
from ludex.games.root.printed.deck import SUIT_OF
from ludex.games.root.printed.pieces import BASES, BOARDS, SYMPATHY
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import Cards, SeatLook, Track, suit_of, symbol_of
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Figure, dots
from ludex.kit.sheets import NOTHING, labels, named

COLUMNS = (
    "alliance-supporters",
    "alliance-officers",
    "alliance-bases",
    "alliance-left",
    "alliance-cost",
    "next-points",
)


class AllianceBoard(msgspec.Struct, frozen=True):
    supporters: int
    cards: list[int] | None
    """The supporters, for the Alliance itself."""
    known: list[int]
    """Supporters that the viewer gave away and so knows."""
    officers: int
    operations_left: int


@law("8.2.3", "1.2.1")
def view(g: Root, me: int, viewer: int | None) -> AllianceBoard:
    """Supporters lie face down: only the Alliance looks at them."""
    seen = Row(g.supporters, (me,)).seen(viewer, g.known[viewer] if viewer is not None else ())
    return AllianceBoard(
        supporters=seen.size,
        cards=seen.things,
        known=seen.known,
        officers=g.officers,
        operations_left=g.operations_left,
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class Base:
    """One of the three bases: still on the board, or built."""

    symbol: str
    suit: str
    name: str
    there: bool
    state: str
    piece: int
    open: bool


@dataclass(frozen=True)
class AllianceMat:
    legend: str
    sympathy: Track
    bases_title: str
    bases: tuple[Base, ...]
    officers: Figure
    operations: Figure | None
    supporters: Cards


def draw(look: SeatLook) -> AllianceMat:
    """Supporters (face up only for those who know them), officers, bases, and the sympathy track."""
    board, mine = BOARDS.alliance, look.mine
    known = mine.cards if mine.cards is not None else mine.known
    homeless = all(look.board.left[base] for base in BASES)
    limit = look.say("seat-of", count=mine.supporters, most=board.supporters_without_base)
    acting = look.board.active == look.seat and mine.operations_left > 0
    operations = Figure(
        look.say("seat-operations"), "", mine.operations_left, "", dots(mine.operations_left, mine.officers)
    )
    return AllianceMat(
        legend=look.say("seat-legend-supporters"),
        sympathy=look.track(SYMPATHY, board.sympathy_points, board.sympathy_cost),
        bases_title=look.say("seat-bases"),
        bases=bases(look),
        officers=Figure(look.say("seat-officers"), "faction-alliance", mine.officers, ""),
        operations=operations if acting else None,
        supporters=look.cards(
            "seat-supporters",
            sorted(known, key=lambda card: SUIT_OF[card]),
            hidden=mine.supporters - len(known),
            count=limit if homeless else str(mine.supporters),
        ),
    )


def bases(look: SeatLook) -> tuple[Base, ...]:
    return tuple(
        Base(
            symbol=symbol_of(base),
            suit=suit_of(base),
            name=look.piece(base).name,
            there=look.board.left[base] > 0,
            state=look.say("seat-base-here" if look.board.left[base] else "seat-base-built"),
            piece=base,
            open=look.can("piece", base),
        )
        for base in BASES
    )


MAT = Mat(view, sheet, draw)
