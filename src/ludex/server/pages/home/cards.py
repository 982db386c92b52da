"""Tables as cards: who sits there, whose turn it is, how it has ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludex.core import find_game
from ludex.core.labels import seat_label
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.site.words import site_text
from ludex.server.tables.endings import recorded
from ludex.server.tables.levels import level_name


def table_cards(rows: Iterable[GameTable], person: Person | None, lang: str) -> list[dict[str, Any]]:
    return [table_card(row, person, lang) for row in rows]


def table_card(row: GameTable, person: Person | None, lang: str) -> dict[str, Any]:
    """A table in a few words: who sits there, whose turn it is, how it has ended."""
    game = find_game(row.game)
    seats = list(row.seats.all())
    mine = {seat.number for seat in seats if person is not None and seat.person_id == person.pk}
    names = {seat.number: seat_label(game.meta, lang, seat.faction) for seat in seats}
    return {
        "id": row.id,
        "title": game.text(lang).say("game-title"),
        "seats": [
            {"name": names[seat.number], "who": sitter(seat, lang), "mine": seat.number in mine, "kind": seat.kind}
            for seat in seats
        ],
        "my_turn": not row.over and bool(mine & set(row.turn_of)),
        "asked": ", ".join(names[number] for number in row.turn_of if number in names),
        "stopped": row.stopped is not None,
        "ending": recorded(row, lang, names.__getitem__, mine),
        "touched": row.touched,
        "kept": next((seat.number for seat in seats if person is not None and seat.kept_for_id == person.pk), None),
        "free": any(seat.kind == SeatKind.PERSON and seat.person_id is None for seat in seats),
        "hosted": person is not None and row.host_id == person.pk,
    }


def sitter(seat: Seat, lang: str) -> str:
    """Who plays a seat, in words."""
    text = site_text(lang)
    if seat.kind == SeatKind.BOT:
        return text.say("seat-bot")
    if seat.kind == SeatKind.AGENT:
        return text.say("seat-agent", level=level_name(seat.agent, lang))
    if seat.person is None:
        return text.say("seat-free")
    return seat.person.name or seat.person.login or text.say("site-guest")
