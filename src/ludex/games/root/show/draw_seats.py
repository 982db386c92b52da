"""The board of each faction and bot, as structures for templates/root/seats: words for the head that all seats have,
and a struct of its own for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.printed.pieces import FACTIONS, PAWNS
from ludex.games.root.show.draw_strip import draw_strip
from ludex.games.root.show.mats import mat_of
from ludex.games.root.show.seat_parts import SeatLook
from ludex.kit.picture.look import Open
from ludex.kit.picture.parts import Figure


@dataclass(frozen=True)
class SeatBoard:
    """The words around a board, and the board."""

    template: str
    """Which partial draws it."""
    mat: Any
    """What that partial loops over: a struct of the side's mat."""
    level: str
    """Of a bot; people have none."""
    score: Figure
    supply: Figure | None
    """Warriors; those with a pawn have none."""
    hand: Figure
    strip: Figure
    """What rivals watch: wood, the decree, supporters …"""
    turn: str
    asked: str
    mine: str
    winner: str
    coalition: str
    dominance: str
    choose: str
    close: str
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
        mat=mat_of(seat).draw(look),
        level=look.say(f"seat-bot-{LEVELS[look.mine.level]}") if seat.bot else "",
        score=Figure(look.say("seat-score", count=seat.score), "mark-points", seat.score, coalition or dominance),
        supply=None
        if seat.faction in PAWNS
        else Figure(look.say("seat-supply", count=seat.supply), f"faction-{faction}", seat.supply, ""),
        hand=Figure(look.say("seat-hand", count=seat.hand_size), "mark-card", seat.hand_size, ""),
        strip=draw_strip(look, faction, seat.bot),
        turn=look.say("seat-turn"),
        asked=look.say("seat-asked"),
        mine=look.say("seat-mine"),
        winner=look.say("seat-winner"),
        coalition=coalition,
        dominance=look.say("seat-dominance-card"),
        choose=look.say("seat-choose", seat=look.short_name(number)),
        close=look.say("board-close"),
        crafted=look.say("seat-crafted"),
        items=look.say("seat-items"),
        known=look.say("seat-known"),
    )
