"""The same game once more: the same set-up with other dice. Alone, one may take another side; with others, everybody's
seat is kept for them until they sit down."""

from __future__ import annotations

from typing import Any

from django.db import transaction

from ludex.core import Game, find_game
from ludex.core.errors import BadSetup
from ludex.core.lobby import SEATS, BotChoice, Lobby, bot_key
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.tables import invitations, reads, store


def alone(row: GameTable) -> bool:
    """Has one person played, among bots and programs?"""
    return len(players(row)) == 1


def players(row: GameTable) -> set[int]:
    """The people who play here, or have let a program play on."""
    seats = row.seats.all()
    return {who for seat in seats for who in (seat.person_id, seat.kept_for_id) if who is not None}


def sitting(seat: Seat, person: Person) -> store.Sitting:
    """Who had this seat, at the next table."""
    if seat.kind == SeatKind.BOT:
        return store.Sitting(SeatKind.BOT)
    who = seat.person or seat.kept_for
    if who is None:
        return store.Sitting(seat.kind, agent=seat.agent)
    if who.pk == person.pk:
        return store.Sitting(SeatKind.PERSON, person, name=seat.name)
    return store.Sitting(SeatKind.PERSON, kept_for=who)


def again(row: GameTable, person: Person, side: str = "") -> GameTable:
    """Another table for the same people. Of those who want one at the same time, the first sets it."""
    setup = with_side(row, person, side) if side else dict(row.setup)
    if alone(row):
        return set_again(row, setup, person)
    with store.one_writer(), transaction.atomic():
        now = reads.table_row(row.id, locked=True)
        if now.followed_by_id is None:
            now.followed_by = set_again(now, setup, person)
            now.save(update_fields=["followed_by"])
    next_row = reads.table_row(str(now.followed_by_id))
    for seat in next_row.seats.all():
        if seat.kept_for_id == person.pk:
            invitations.sit_down(seat, person)
    invitations.tell_seats(row.id)
    return next_row


def set_again(row: GameTable, setup: dict[str, Any], person: Person) -> GameTable:
    sittings = [sitting(seat, person) for seat in row.seats.all()]
    return store.create(row.game, setup, sittings, person, open_to_watch=row.open_to_watch, pace=row.pace)


def other_sides(row: GameTable, person: Person | None) -> list[str]:
    """Which sides somebody who played alone could take instead of their own."""
    mine = own_seat(row, person)
    if person is None or mine is None or not alone(row):
        return []
    return [side for side in find_game(row.game).lobby.sides if side != mine.faction and allowed(row, person, side)]


def allowed(row: GameTable, person: Person, side: str) -> bool:
    try:
        find_game(row.game).read_setup(with_side(row, person, side))
    except BadSetup:
        return False
    return True


def own_seat(row: GameTable, person: Person | None) -> Seat | None:
    """The one seat that somebody had; none, if they had several."""
    mine = [seat for seat in row.seats.all() if person is not None and person.pk in (seat.person_id, seat.kept_for_id)]
    return mine[0] if len(mine) == 1 else None


def with_side(row: GameTable, person: Person, side: str) -> dict[str, Any]:
    """The set-up with another side for this person. Whoever had that side takes theirs."""
    game, mine = find_game(row.game), own_seat(row, person)
    if mine is None or side not in game.lobby.sides:
        raise BadSetup("bad-setup-side", clause=game.lobby.clause, found=side, known=", ".join(game.lobby.sides))
    seats = list(row.setup[SEATS])
    setup = {**row.setup, SEATS: seats}
    for number, other in enumerate(seats):
        if number != mine.number and game.lobby.bots.get(other, other) == side:
            seats[number] = twin(game.lobby, mine.faction) if game.lobby.is_bot(other) else mine.faction
            move_choices(game, setup, other, seats[number])
    seats[mine.number] = side
    return setup


def twin(lobby: Lobby, side: str) -> str:
    """The bot that takes the place of a side, if it has one."""
    return next((bot for bot, place in lobby.bots.items() if place == side), side)


def move_choices(game: Game, setup: dict[str, Any], old: str, new: str) -> None:
    """How strong a bot was, the one in its place is; its cards are its own."""
    for option in game.lobby.options:
        chosen = setup.get(option.name)
        if isinstance(option, BotChoice) and isinstance(chosen, dict) and bot_key(old) in chosen:
            setup[option.name] = {
                **{k: v for k, v in chosen.items() if k != bot_key(old)},
                bot_key(new): chosen[bot_key(old)],
            }
