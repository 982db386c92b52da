"""What the mats of all bots have: difficulty, traits, the order; then comes what each has of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.show.seat_parts import CardLine, SeatLook
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import NOBODY, Root
from ludex.kit.picture.parts import Note, Thing, dots
from ludex.kit.sheets import labels, listed, title_of

Row = list[str]
CHAPTERS = {
    "marquise": 4,
    "eyrie": 5,
    "alliance": 6,
    "vagabot": 7,
    "lizards": 8,
    "riverfolk": 9,
    "duchy": 10,
    "corvids": 11,
}
"""The chapter of each bot in the Law of Rootbotics."""


class BotBoard(msgspec.Struct, frozen=True):
    """What lies before a bot, for everyone to see."""

    level: int
    traits: tuple[str, ...]
    order: int
    """The order card while it is the bot's turn, or NOBODY."""


def board_of(g: Root, me: int) -> dict[str, Any]:
    """The fields that all boards of bots have."""
    return {"level": g.level[me], "traits": g.traits[me], "order": g.order if g.active == me else -1}


def view(g: Root, me: int, viewer: int | None) -> BotBoard:
    return BotBoard(**board_of(g, me))


def general(board: RootView, seat: int, words: Words, order: str = "") -> list[Row]:
    """What every bot has before it; `order` in words where it is not a card."""
    text, shown = words.text, board.boards[seat]
    traits = [text.say(f"trait-{board.seats[seat].bot}-{trait.replace('_', '-')}") for trait in shown.traits]
    if shown.order != NOBODY:
        order = str(words.fact("card", shown.order))
    return [
        [text.say("sheet-difficulty"), text.say(f"level-{LEVELS[shown.level]}")],
        [text.say("sheet-traits"), listed(traits, text.say("sheet-none"))],
        [text.say("sheet-order"), order or text.say("sheet-none")],
    ]


def bot_board(board: RootView, seat: int, words: Words, rows: list[Row] | None = None, order: str = "") -> Sheet:
    """A sheet of two columns: what, and how it stands."""
    columns = labels(words, "what", "state")
    return Sheet(title_of(seat, words), columns, general(board, seat, words, order) + (rows or []))


@dataclass(frozen=True)
class BotCard:
    """Difficulty, traits, and the order while it is the bot's turn."""

    level_title: str
    level: Note
    stars: tuple[bool, ...]
    """Filled up to its difficulty."""
    traits_title: str
    traits: tuple[Note, ...]
    order_title: str
    order: CardLine | None
    order_suit: Thing | None


def bot_card(look: SeatLook, order_suit: int = NOBODY) -> BotCard:
    """`order_suit` where the order is not a card but a suit."""
    shown, bot = look.mine, look.board.seats[look.seat].bot
    cards = f"bots:C-{CHAPTERS[bot]}"
    level = LEVELS[shown.level]
    changes = f"{cards}.{level}"
    return BotCard(
        level_title=look.say("sheet-difficulty"),
        level=Note(look.say(f"level-{level}"), look.clause(changes) if changes in look.words.game.laws else ""),
        stars=dots(shown.level + 1, len(LEVELS)),
        traits_title=look.say("sheet-traits"),
        traits=tuple(
            Note(look.say(f"trait-{bot}-{trait.replace('_', '-')}"), look.clause(f"{cards}.{trait}"))
            for trait in shown.traits
        ),
        order_title=look.say("sheet-order"),
        order=look.card(shown.order, order=True) if shown.order != NOBODY else None,
        order_suit=look.suit(order_suit) if order_suit != NOBODY else None,
    )
