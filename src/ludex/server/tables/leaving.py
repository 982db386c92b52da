"""Giving up a seat. Where the game has a program that looks ahead, it plays on, and whoever left may come back. Where
there is none, the seat is free again for somebody else; and if nobody else is left, the game is over without a result.

Each of these is an entry of the log: it survives a restart, and whoever looks at the table is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludex.agents import levels_of, usual_agent
from ludex.core import Game, Table
from ludex.core.errors import LudexError
from ludex.server.models import Entry, EntryKind, GameTable, Person, Seat, SeatKind
from ludex.server.site import quota
from ludex.server.tables import clock, endings, invitations, store


class CannotLeave(LudexError):
    """The game is over, or the seat is not to be given up."""


def substitute(game: Game) -> str:
    """The program that plays on for somebody: one that thinks, or none at all. Random moves would be no help."""
    return usual_agent(game) if game.advice is not None else ""


def others(row: GameTable, seat: Seat) -> list[Seat]:
    """The seats of other people."""
    return [
        each
        for each in row.seats.all()
        if each.kind == SeatKind.PERSON and each.person_id is not None and each.person_id != seat.person_id
    ]


def meaning(row: GameTable, game: Game, seat: Seat) -> str:
    """What giving up this seat means: a program plays on, it is free for somebody else, or the game is over."""
    if substitute(game):
        return "agent"
    return "free" if others(row, seat) else "over"


def may_send_away(row: GameTable, game: Game, seat: Seat, person: Person) -> bool:
    """May this player let a program play on for somebody else? When the pace has run out for them."""
    theirs = seat.kind == SeatKind.PERSON and seat.person_id not in (None, person.pk)
    return theirs and bool(substitute(game)) and clock.has_run_out(row, seat.number)


def leave(table_id: str, number: int, by: Person, level: str = "") -> GameTable:
    """Give up a seat of one's own; or let a program play on for who keeps the others waiting. The program is as strong
    as they say, or the usual one."""
    row = GameTable.objects.get(id=table_id)
    own = [seat.number for seat in store.my_seats(row, by)]
    if not own:
        raise store.NotYours("not-yours")
    acting = number if number in own else own[0]
    with sitting(table_id, acting, number, by) as (row, table, seat):
        if number not in own and not may_send_away(row, table.game, seat, by):
            raise store.NotYours("not-yours")
        what = meaning(row, table.game, seat)
        give_up(row, table.game, seat, what, level)
        write(row, table, EntryKind.LEAVE, number, by)
        if what == "over":
            end(row)
    invitations.tell_seats(table_id)
    return row


def come_back(table_id: str, number: int, person: Person) -> GameTable:
    """Play again what a program has played meanwhile."""
    with sitting(table_id, number, number, None) as (row, table, seat):
        if seat.kind != SeatKind.AGENT or seat.kept_for_id != person.pk:
            raise store.NotYours("not-yours")
        seat.kind, seat.agent, seat.person, seat.kept_for = SeatKind.PERSON, "", person, None
        seat.save(update_fields=["kind", "agent", "person", "kept_for"])
        write(row, table, EntryKind.RETURN, number, person)
    invitations.tell_seats(table_id)
    return row


@contextmanager
def sitting(table_id: str, acting: int, number: int, by: Person | None) -> Iterator[tuple[GameTable, Table, Seat]]:
    """A seat of a table in play, while nobody else changes anything."""
    with store.changing(table_id, None, acting, by) as (row, table):
        seat = next((each for each in row.seats.all() if each.number == number), None)
        if seat is None or table.over:
            raise CannotLeave("leave-over")
        yield row, table, seat


def give_up(row: GameTable, game: Game, seat: Seat, what: str, level: str) -> None:
    if what == "agent":
        if not others(row, seat) and row.host is not None:
            quota.may_leave_alone(row.host)
        seat.kept_for, seat.person = seat.person, None
        seat.kind, seat.agent = SeatKind.AGENT, level if level in levels_of(game) else substitute(game)
    elif what == "free":
        seat.person, seat.name, seat.link = None, "", seat.link + 1
    seat.save(update_fields=["kept_for", "person", "kind", "agent", "name", "link"])


def write(row: GameTable, table: Table, kind: EntryKind, seat: int, by: Person | None) -> None:
    Entry.objects.create(table=row, seq=row.version, kind=kind, seat=seat, key="", by=by, rules=row.rules)
    row.version += 1
    store.append(row, table, len(table.log), by, shown=True)


def end(row: GameTable) -> None:
    """Nobody is left: over, without a result."""
    row.over, row.ending, row.turn_of, row.asked_at, row.agent_due = True, endings.LEFT, [], {}, False
    row.save(update_fields=["over", "ending", "turn_of", "asked_at", "agent_due"])
    row.notices.all().delete()
