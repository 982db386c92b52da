"""What every bot brings to the table: a `Faction` with the answers of the general law filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludex.core import Decision, Option, Refusal, Rule, law
from ludex.games.root.bots.actions import lose_pieces
from ludex.games.root.sides.side import Faction, join
from ludex.games.root.state import Root


class BotBoard(msgspec.Struct, frozen=True):
    """What lies before a bot, for everyone to see."""

    level: int
    traits: tuple[str, ...]
    order: int
    """The order card while it is the bot's turn, or NOBODY."""


def board_of(g: Root, me: int) -> dict[str, Any]:
    """The fields that all boards of bots have."""
    return {"level": g.level[me], "traits": g.traits[me], "order": g.order if g.active == me else -1}


def board(g: Root, me: int, viewer: int | None) -> BotBoard:
    return BotBoard(**board_of(g, me))


def nobody_asks(g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
    """A bot is never asked anything, so nobody can wonder why it may not."""
    return None


@law("bots:1.3", "bots:2.6", "bots:2.8.1")
def seat_bot(overview: str, name: str, number: int, letter: str, warriors: int, **more: Any) -> Faction:
    """Seat a bot; `overview` is the clause that describes it. It has no hand, so it never crafts a card with a lasting
    effect nor activates a dominance card."""
    birdsong, daylight, evening = more.pop("birdsong"), more.pop("daylight"), more.pop("evening")
    steps: dict[str, Callable[[Root], Rule[None]]] = {
        f"bot.{name}.birdsong": birdsong,
        f"bot.{name}.daylight": daylight,
        f"bot.{name}.evening": evening,
    }
    faction: dict[str, Any] = {
        "verbs": (),
        "board": board,
        "lose_pieces": lose_pieces,
        **more,
    }
    return join(
        overview,
        Faction(
            bot=name,
            number=number,
            letter=letter,
            warriors=warriors,
            steps=steps,
            birdsong=f"bot.{name}.birdsong",
            daylight=f"bot.{name}.daylight",
            evening=f"bot.{name}.evening",
            why_not=nobody_asks,
            **faction,
        ),
    )
