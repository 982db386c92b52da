"""The board of each faction and bot, as structures for templates/root/seats: words for the head that all seats have,
and a struct of its own for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.printed.pieces import FACTIONS, PAWNS
from ludex.games.root.show import draw_bots, draw_people
from ludex.games.root.show.draw_vagabond import vagabond
from ludex.games.root.show.draw_vagabot import vagabot
from ludex.games.root.show.seat_parts import Figure, SeatLook
from ludex.kit.picture.look import Open

PEOPLE: dict[str, Callable[[SeatLook], Any]] = {
    "marquise": draw_people.marquise,
    "eyrie": draw_people.eyrie,
    "alliance": draw_people.alliance,
    "vagabond": vagabond,
    "vagabond2": vagabond,
    "lizards": draw_people.lizards,
    "riverfolk": draw_people.riverfolk,
}
BOTS: dict[str, Callable[[SeatLook], Any]] = {
    "marquise": draw_bots.marquise_bot,
    "eyrie": draw_bots.eyrie_bot,
    "alliance": draw_bots.alliance_bot,
    "vagabot": vagabot,
    "lizards": draw_bots.lizards_bot,
    "riverfolk": draw_bots.riverfolk_bot,
    "duchy": draw_bots.duchy_bot,
    "corvids": draw_bots.corvids_bot,
}


@dataclass(frozen=True)
class SeatBoard:
    """The words around a board, and the board."""

    template: str
    """Which partial draws it."""
    mat: Any
    """What that partial loops over: a struct of draw_people or draw_bots."""
    level: str
    """Of a bot; people have none."""
    score: Figure
    supply: Figure | None
    """Warriors; those with a pawn have none."""
    hand: Figure
    turn: str
    asked: str
    mine: str
    winner: str
    coalition: str
    dominance: str
    choose: str
    crafted: str
    items: str
    known: str


def draw_board(view: View, number: int, words: Words, open: Open) -> SeatBoard:
    """What the faction or bot of this seat adds to the head that all seats have."""
    look = SeatLook(view, words, open, seat=number)
    seat = look.board.seats[number]
    faction = FACTIONS[seat.faction]
    name = f"bot_{seat.bot}" if seat.bot else faction.rstrip("2")
    dominance = look.say("seat-dominance") if seat.dominance >= 0 else ""
    coalition = look.say("seat-coalition", partner=look.short_name(seat.coalition)) if seat.coalition >= 0 else ""
    return SeatBoard(
        template=f"root/seats/{name}.html",
        mat=(BOTS[seat.bot] if seat.bot else PEOPLE[faction])(look),
        level=look.say(f"seat-bot-{LEVELS[look.mine.level]}") if seat.bot else "",
        score=Figure(look.say("seat-score", count=seat.score), "mark-points", seat.score, coalition or dominance),
        supply=None
        if seat.faction in PAWNS
        else Figure(look.say("seat-supply", count=seat.supply), f"faction-{faction}", seat.supply, ""),
        hand=Figure(look.say("seat-hand", count=seat.hand_size), "mark-card", seat.hand_size, ""),
        turn=look.say("seat-turn"),
        asked=look.say("seat-asked"),
        mine=look.say("seat-mine"),
        winner=look.say("seat-winner"),
        coalition=coalition,
        dominance=look.say("seat-dominance-card"),
        choose=look.say("seat-choose", seat=look.short_name(number)),
        crafted=look.say("seat-crafted"),
        items=look.say("seat-items"),
        known=look.say("seat-known"),
    )
