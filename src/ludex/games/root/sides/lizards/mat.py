"""10 The mat of the Lizard Cult, with the lost souls that everyone may look through (10.2.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import BIRD, SUIT_OF, SUITS
from ludex.games.root.printed.pieces import BOARDS, GARDENS
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SUITED, Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.lizards import rules as lizards
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Figure, dots
from ludex.kit.sheets import NOTHING, labels, named


class LizardsBoard(msgspec.Struct, frozen=True):
    outcast: int
    hated: bool
    acolytes: int
    revealed: list[int]
    scored_suits: list[int]


def view(g: Root, me: int, viewer: int | None) -> LizardsBoard:
    return LizardsBoard(g.outcast, bool(g.hated), g.acolytes, g.revealed[:], g.scored_suits[:])


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """By suit: gardens left and the points of the ritual, lost souls, revealed cards; on top the outcast and the
    acolytes."""
    text, cult = words.text, board.boards[seat]

    def cards_of(suit: int, cards: list[int]) -> str:
        return named("card", [card for card in cards if SUIT_OF[card] == suit], words)

    def track(suit: int) -> list[str]:
        if suit == BIRD:
            return [NOTHING, NOTHING]
        left = board.left[GARDENS[suit]]
        points = lizards.BOARD.points_by_gardens[lizards.BOARD.gardens_each - left]
        return [str(left), text.say("sheet-cult-scored") if suit in cult.scored_suits else str(points)]

    outcast = text.say(f"suit-{SUITS[cult.outcast]}") if cult.outcast in range(BIRD) else text.say("sheet-nobody")
    if cult.hated:
        outcast = text.say("sheet-cult-hated", outcast=outcast)
    return Sheet(
        text.say("sheet-lizards", outcast=outcast, acolytes=cult.acolytes),
        labels(words, "suit", "cult-gardens", "cult-points", "cult-souls", "cult-revealed"),
        [
            [
                text.say(f"suit-{name}"),
                *track(suit),
                cards_of(suit, board.lost_souls),
                cards_of(suit, cult.revealed),
            ]
            for suit, name in enumerate(SUITS)
        ],
    )


@dataclass(frozen=True)
class Outcast:
    number: int
    suit: str
    name: str
    here: bool
    hated: bool
    open: bool


@dataclass(frozen=True)
class LizardsMat:
    outcast_title: str
    outcast: tuple[Outcast, ...]
    outcast_state: str
    acolytes: Figure
    gardens_title: str
    gardens: tuple[Track, ...]
    legend: str
    souls: Cards
    souls_by_suit: tuple[Figure, ...]
    revealed: Cards | None


def draw(look: SeatLook) -> LizardsMat:
    """The outcast, acolytes, gardens by suit with the points of their ritual, lost souls by suit, revealed cards."""
    board, mine, souls = BOARDS.lizards, look.mine, look.board.lost_souls
    draws = [board.gardens_to_draw]
    gardens = [look.track(garden, board.points_by_gardens[1:], draws=draws) for garden in GARDENS]
    suits = tuple(
        Outcast(
            number=suit,
            suit=SUITS[suit],
            name=look.suit(suit).name,
            here=suit == mine.outcast,
            hated=suit == mine.outcast and mine.hated,
            open=look.can("suit", suit),
        )
        for suit in SUITED
    )
    if mine.outcast not in SUITED:
        state = look.none
    else:
        state = look.say("sheet-cult-hated" if mine.hated else "seat-as-is", outcast=look.suit(mine.outcast).name)
    return LizardsMat(
        outcast_title=look.say("seat-outcast"),
        outcast=suits,
        outcast_state=state,
        acolytes=acolytes(look),
        gardens_title=look.say("seat-gardens"),
        gardens=tuple(
            replace(track, scored=look.say("sheet-cult-scored")) if suit in mine.scored_suits else track
            for suit, track in enumerate(gardens)
        ),
        legend=look.say("seat-legend-ritual"),
        souls=look.cards("seat-souls", sorted(souls, key=lambda card: SUIT_OF[card])),
        souls_by_suit=look.by_suit([SUIT_OF[card] for card in souls], range(len(SUITS))),
        revealed=look.cards("seat-revealed", mine.revealed) if mine.revealed else None,
    )


def acolytes(look: SeatLook) -> Figure:
    count = look.mine.acolytes
    return Figure(look.say("seat-acolytes"), "faction-lizards", count, "", dots(count, count))


MAT = Mat(view, sheet, draw)
