"""The entry point: from the view of a seat to the whole picture."""

from __future__ import annotations

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.root.show.draw_cards import draw_card, draw_cards, draw_items
from ludex.games.root.show.draw_map import draw_map
from ludex.games.root.show.draw_score import draw_pile, draw_score
from ludex.games.root.show.draw_seats import draw_board
from ludex.games.root.show.look import RootLook
from ludex.games.root.show.scene import Headings, Scene, Seat
from ludex.games.root.state import NOBODY
from ludex.kit.picture.look import Open, headings


def draw(view: View, words: Words, open: Open = frozenset()) -> Scene:
    """All that the owner of a view may see, ready for templates. `open`: what may be chosen now."""
    look = RootLook(view, words, open)
    board = look.board
    mine = board.seats[view.seat].hand if view.seat is not None else None
    return Scene(
        seat=view.seat,
        lang=look.lang,
        turn=look.say("board-turn", turn=board.turn + 1),
        words=headings(Headings, words.text),
        map=draw_map(look),
        score=draw_score(look),
        pile=draw_pile(look),
        seats=tuple(draw_seat(look, number) for number in range(len(board.seats))),
        hand=None if mine is None else draw_cards(mine, words, open),
    )


def draw_seat(look: RootLook, number: int) -> Seat:
    """The head of a seat, the same for all, and its own board."""
    view, words, open = look.view, look.words, look.open
    board, seat = look.board, look.board.seats[number]
    faction = look.faction(number)
    title = look.title(number)
    own = number == view.seat
    return Seat(
        number=number,
        faction=faction,
        bot=seat.bot,
        kind=f"bot-{seat.bot}" if seat.bot else "vagabond" if faction == "vagabond2" else faction,
        name=look.short_name(number),
        title=title,
        letter=look.letter(faction),
        mine=own,
        active=number == board.active and not view.over,
        asked=any(asked.seat == number for asked in view.asked),
        winner=number in view.winners,
        score=seat.score,
        hand_size=seat.hand_size,
        supply=seat.supply,
        crafted=draw_cards(seat.crafted, words, open),
        items=draw_items(seat.items, words),
        known=draw_cards(seat.known, words, open),
        hand=() if own or seat.hand is None else draw_cards(seat.hand, words, open),
        dominance=None if seat.dominance == NOBODY else draw_card(seat.dominance, words, open),
        coalition=look.short_name(seat.coalition),
        open=look.can("seat", number),
        label=look.say("board-seat", seat=title, score=seat.score, cards=seat.hand_size),
        board=draw_board(view, number, words, open),
    )
