"""Save files: a table as one file, and a table set from one. A file is replayed answer by answer, so nothing in it is
taken on trust."""

from __future__ import annotations

import msgspec
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse

from ludex.core import KeyedChance, Table
from ludex.core.errors import BadSave, LudexError
from ludex.core.moments import Recent
from ludex.core.own_table import OwnTable, open_save
from ludex.core.save import SaveFile, read_save
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.pages.table.sight import may_save, seen
from ludex.server.site import quota
from ludex.server.site.visitor import address_of, person_of, welcome
from ludex.server.site.words import site_text
from ludex.server.tables import store
from ludex.server.tables.beginning import go_on, source_at
from ludex.server.tables.memory import Running

LARGEST = 1_000_000
"""Bytes of a save file; a long game has a tenth of it."""
MOST_ANSWERS = 20_000
NUL = b"\\u0000"


def export(request: HttpRequest, table_id: str) -> HttpResponse:
    """The whole game as a file, for whoever plays alone, and for all who played once it is over."""
    with seen(request, table_id, stopped=True) as looker:
        if not may_save(looker):
            return HttpResponse(site_text(request.lang).say("table-save-later"), status=403, content_type="text/plain")  # type: ignore[attr-defined]
        data = store.save(looker.row)
    response = HttpResponse(data, content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{looker.row.game}-{looker.row.id}.ludex"'
    return response


def bring(request: HttpRequest) -> HttpResponse:
    """Set a table from a save file; says what is wrong with one that cannot be read."""
    problem = ""
    if request.method == "POST":
        try:
            table, save = read_upload(request.FILES.get("file"))
            quota.may_set(person_of(request), address_of(request))
            row = adopt(table, welcome(request), save.position)
        except LudexError as error:
            problem = site_text(request.lang).say(error.message, **error.about)  # type: ignore[attr-defined]
        else:
            if isinstance(table, OwnTable):
                request.session[f"own:{row.id}"] = len(table.journal.seen_by(None))
            if save.rules < row.rules:
                request.session[notice_of(row.id)] = {"found": save.rules, "known": row.rules}
            return HttpResponseRedirect(reverse("table", args=[row.id]))
    return render(request, "ludex/bring.html", {"problem": problem}, status=422 if problem else 200)


def notice_of(table_id: str) -> str:
    """Where a session keeps what is to be said once about a table that was brought."""
    return f"older:{table_id}"


def said_once(request: HttpRequest, table_id: str) -> str:
    """Whoever has brought a game of older rules is told so when the table is first shown."""
    older = request.session.pop(notice_of(table_id), None)
    return site_text(request.lang).say("bad-save-older", **older) if older else ""  # type: ignore[attr-defined]


def read_upload(file: UploadedFile[bytes] | None) -> tuple[Table, SaveFile]:
    """The table that a file describes, and what the file says of it."""
    if file is None or file.size is None:
        raise BadSave("table-bring-nothing")
    if file.size > LARGEST:
        raise BadSave("table-bring-large", most=LARGEST // 1000)
    data = file.read()
    save = read_save(data)
    if len(save.log) > MOST_ANSWERS:
        raise BadSave("table-bring-large", most=LARGEST // 1000)
    table = open_save(data)
    if source_at(table) is None:
        raise BadSave("bad-save-chance")
    if NUL in msgspec.json.encode(table.setup):
        raise BadSave("malformed")
    return table, save


def adopt(table: Table, person: Person, position: object = None) -> GameTable:
    """A new table that stands where this one stands; whoever brings it plays all seats of people."""
    source = source_at(table)
    key = source.key if isinstance(source, KeyedChance) else store.new_key()
    go_on(table, KeyedChance(key))
    own = [eye for eye in table.eyes if eye is not None] if isinstance(table, OwnTable) else None
    with transaction.atomic():
        row = GameTable.objects.create(
            game=table.game.name,
            rules=table.game.rules,
            setup=msgspec.to_builtins(table.setup),
            key=key,
            commitment=KeyedChance(key).commitment,
            host=person,
            open_to_watch=False,
            own=own,
            position=position,
        )
        Seat.objects.bulk_create(seat_for(row, number, name, person) for number, name in enumerate(names_of(table)))
        store.append(row, table, 0, person)
        row.brought = row.version
        row.save(update_fields=["brought"])
    store.MEMORY.keep(row.id, Running(table, row.version, Recent(table)))
    return row


def names_of(table: Table) -> list[str]:
    return table.game.seats(table.setup)


def seat_for(row: GameTable, number: int, name: str, person: Person) -> Seat:
    bot = name.startswith("bot:")
    kind = SeatKind.BOT if bot else SeatKind.PERSON
    return Seat(table=row, number=number, faction=name, kind=kind, person=None if bot else person)


urlpatterns = [
    path("t/<str:table_id>/save", export, name="table-save"),
    path("bring", bring, name="bring"),
]
