"""What people at one table see of each other: who has sat down, who is asked and since when, who may play on for
whom, and whether there is another game to go to. By value: a page for spectators is kept under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludex.server.models import GameTable, SeatKind
from ludex.server.tables import clock, leaving
from ludex.server.tables.levels import levels

if TYPE_CHECKING:
    from ludex.server.pages.table.sight import Looker


@dataclass(frozen=True)
class Thinking:
    """Somebody else who is asked."""

    seat: int
    name: str
    since: int
    until: int | None
    """When the pace runs out for them."""
    late: bool


@dataclass(frozen=True)
class Friends:
    people: tuple[tuple[str, str, bool], ...]
    """Where several people play: side, name, whether they have sat down."""
    free: int
    thinking: tuple[Thinking, ...]
    pace: str
    can_send_away: bool
    """The game has a program that could play on for others."""
    leave: str
    """What giving up would mean; nothing for who cannot."""
    seat: int | None
    kept: tuple[int, ...]
    """Seats that are kept for whoever looks, and that they may take."""
    next_table: str
    levels: tuple[tuple[str, str, str, bool], ...] = ()
    """The programs that could play on: how they are called and what they do, and which one does if nobody says."""


def friends(looker: Looker, kept: tuple[int, ...]) -> Friends:
    row, game = looker.row, looker.table.game
    seats = list(row.seats.all())
    people = [seat for seat in seats if seat.kind == SeatKind.PERSON]
    several = len({seat.person_id for seat in people}) > 1
    own = {seat.number for seat in looker.mine}
    mine = next((seat for seat in looker.mine if seat.number == looker.seat), looker.mine[0] if looker.mine else None)
    called = {seat.number: seat.name or (seat.person.name if seat.person is not None else "") for seat in people}
    return Friends(
        people=tuple(
            (looker.title(seat.number), called[seat.number], seat.person_id is not None) for seat in people if several
        ),
        free=sum(seat.person_id is None for seat in people),
        thinking=tuple(
            thinking(row, seat.number, called[seat.number] or looker.title(seat.number))
            for seat in people
            if several and seat.person_id is not None and seat.number in row.turn_of and seat.number not in own
        ),
        pace=row.pace,
        can_send_away=bool(own) and bool(leaving.substitute(game)),
        leave=leaving.meaning(row, game, mine) if mine is not None and not row.over else "",
        seat=mine.number if mine is not None else None,
        kept=() if row.over else kept,
        next_table=row.followed_by_id or "",
        levels=tuple(
            (*each, each.agent == leaving.substitute(game))
            for each in levels(game, looker.lang)
            if leaving.substitute(game)
        ),
    )


def thinking(row: GameTable, seat: int, name: str) -> Thinking:
    until = clock.runs_out(row, seat)
    return Thinking(seat, name, row.asked_at.get(str(seat), 0), until, clock.has_run_out(row, seat))
