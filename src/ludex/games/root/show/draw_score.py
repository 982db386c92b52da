"""The score track, and the piles beside the board."""

from __future__ import annotations

from ludex.games.root.printed.deck import SUIT_OF, SUITS
from ludex.games.root.show.draw_cards import draw_cards, draw_items
from ludex.games.root.show.look import RootLook
from ludex.games.root.show.scene import Card, Marker, Pile, ScoreSpace, ScoreTrack
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import listed

GOAL = 30
SPACE, EDGE, MARKER, FAN = 38, 16, 32, 12
"""Widths on the drawing, and how far markers on one space stand apart at most."""
BASE = MARKER + 6
"""Where the spaces begin, however many markers stand on one."""


SPACES = tuple(ScoreSpace(n, EDGE + SPACE * n + SPACE // 2, n % 5 == 0) for n in range(GOAL + 1))


def draw_score(look: RootLook) -> ScoreTrack:
    """Markers stand on their points, side by side; who has activated a dominance card has left the track."""
    board = look.board
    stacks: dict[int, list[int]] = {}
    for seat, shown in enumerate(board.seats):
        if shown.dominance == NOBODY and shown.coalition == NOBODY:
            stacks.setdefault(min(GOAL, shown.score), []).append(seat)
    said = listed(
        look.say("sheet-warriors-of", faction=look.short_name(seat), count=shown.score)
        for seat, shown in enumerate(board.seats)
    )
    return ScoreTrack(
        title=look.say("board-score"),
        width=SPACE * (GOAL + 1) + 2 * EDGE,
        height=BASE + 34,
        base=BASE,
        spaces=SPACES,
        markers=tuple(
            Marker(
                seat=seat,
                faction=look.faction(seat),
                letter=look.letter(look.faction(seat)),
                x=EDGE + SPACE * points + SPACE // 2 + fanned(level, len(stack)),
                y=BASE - 4 - MARKER // 2,
                label=look.say("sheet-warriors-of", faction=look.short_name(seat), count=board.seats[seat].score),
            )
            for points, stack in sorted(stacks.items())
            for level, seat in reversed(list(enumerate(stack)))
        ),
        label=look.say("board-score-label", scores=said),
    )


def fanned(place: int, of: int) -> int:
    """How far a marker stands beside the middle of its space."""
    step = min(FAN, SPACE // max(1, of - 1))
    return round(step * (place - (of - 1) / 2))


def alike(cards: tuple[Card, ...]) -> tuple[tuple[Card, int], ...]:
    """Cards of one kind are shown once, with their number; those that may be chosen, each by itself."""
    kinds: dict[str, list[Card]] = {}
    for card in cards:
        kinds.setdefault(f"{card.name} {card.number}" if card.open else card.name, []).append(card)
    return tuple((same[0], len(same)) for same in kinds.values())


def draw_pile(look: RootLook) -> Pile:
    """The discard pile lies open, sorted by suit."""
    board, words, open = look.board, look.words, look.open
    by_suit = [
        (name, look.say(f"suit-{name}"), [card for card in board.discard if SUIT_OF[card] == suit])
        for suit, name in enumerate(SUITS)
    ]
    return Pile(
        deck=board.deck_size,
        discard=tuple(
            (key, name, alike(draw_cards(sorted(cards), words, open))) for key, name, cards in by_suit if cards
        ),
        discard_size=len(board.discard),
        available=draw_cards(board.available, words, open),
        items=draw_items(board.item_supply, words),
        lost_souls=draw_cards(board.lost_souls, words, open),
    )
