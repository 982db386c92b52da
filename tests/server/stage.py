"""Tables and people for tests of the server."""

from __future__ import annotations

import random
from typing import Any

from django.test import Client

from ludex.core import Option, key_of
from ludex.server.models import GameTable, Person, SeatKind
from ludex.server.tables import store

DUEL = ("marquise", "eyrie")


def person(name: str = "", **fields: Any) -> Person:
    someone = Person.objects.guest()
    for field, value in {"name": name, **fields}.items():
        setattr(someone, field, value)
    someone.save()
    return someone


def duel(first: Person | None, second: Person | None) -> GameTable:
    """The Marquise against the Eyrie; nobody's seat is an agent's."""
    sittings = [
        store.Sitting(SeatKind.AGENT, agent="random") if who is None else store.Sitting(SeatKind.PERSON, who)
        for who in (first, second)
    ]
    return store.create("root", {"seats": list(DUEL)}, sittings, first or second)


def options(row: GameTable) -> tuple[int, list[Option]]:
    """Who is asked, and what they may answer."""
    with store.open_table(row.id) as (_, table):
        seat, decision = next(iter(table.pending.items()))
        return seat, list(decision.options)


def move(row: GameTable, by: Person | None, rng: random.Random | None = None) -> GameTable:
    seat, offered = options(row)
    option = rng.choice(offered) if rng is not None else offered[0]
    return store.answer(row.id, seat, key_of(option), None, by)


def play_on(row: GameTable, by: Person | None, moves: int, seed: int = 1) -> GameTable:
    """So many random moves, or to the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        if row.over:
            break
        row = move(row, by, rng)
    return row


def fresh(row: GameTable) -> GameTable:
    return GameTable.objects.get(id=row.id)


def browser(someone: Person, lang: str = "en") -> Client:
    client = Client()
    client.force_login(someone)
    client.cookies["lang"] = lang
    return client
