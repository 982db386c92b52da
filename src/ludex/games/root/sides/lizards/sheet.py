"""The board of the Lizard Cult as a sheet of text, with the lost souls that everyone may look through (10.2.6)."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import BIRD, SUIT_OF, SUITS
from ludex.games.root.printed.pieces import GARDENS
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.lizards import rules as lizards
from ludex.kit.sheets import NOTHING, labels, named


def lizard_gardens(board: RootView, seat: int, words: Words) -> Sheet:
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
