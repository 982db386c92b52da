"""What is read in plain SQL is what Django would have read."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.db import connection, models
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from ludex.server.models import GameTable, Message, Person, Seat, SeatKind
from ludex.server.tables import reads, store
from tests.server.stage import browser, duel, person, play_on


def values(thing: models.Model) -> dict[str, object]:
    found = {field.attname: getattr(thing, field.attname) for field in thing._meta.concrete_fields}
    return {name: bytes(value) if isinstance(value, memoryview) else value for name, value in found.items()}


@pytest.mark.parametrize("locked", [False, True])
def test_a_table_with_its_seats(locked: bool) -> None:
    sittings = [store.Sitting(SeatKind.PERSON, person("One")), store.Sitting(SeatKind.AGENT, agent="random")]
    row = play_on(store.create("root", {"seats": ["marquise", "eyrie"]}, sittings, person("Host")), None, 9)
    found = reads.table_row(row.id, locked=locked)
    assert values(found) == values(GameTable.objects.get(id=row.id))
    expected = list(Seat.objects.filter(table_id=row.id).select_related("person"))
    with CaptureQueriesContext(connection) as asked:
        seats = list(found.seats.all())
        assert [seat.person and seat.person.name for seat in seats] == ["One", None]
        assert all(seat.table is found for seat in seats)
    assert len(asked) == 0
    assert [values(seat) for seat in seats] == [values(seat) for seat in expected]


def test_a_table_that_is_not_there() -> None:
    with pytest.raises(GameTable.DoesNotExist):
        reads.table_row("nothing")


def test_messages_are_the_newest_and_notes_only_ones_own() -> None:
    one, other = person("One"), person("Other")
    row, elsewhere = duel(one, other), duel(one, other)
    for number in range(4):
        Message.objects.create(table=row, person=one, seat=0, text=f"said {number}")
    Message.objects.create(table=row, person=None, seat=1, text="from nobody")
    Message.objects.create(table=row, person=one, seat=0, text="mine", note=True)
    Message.objects.create(table=row, person=other, seat=1, text="theirs", note=True)
    Message.objects.create(table=elsewhere, person=one, seat=0, text="elsewhere")
    texts = [text for *_, text in reads.messages(row.id, one, 4)]
    assert texts == ["mine", "from nobody", "said 3", "said 2"]
    assert "theirs" not in [text for *_, text in reads.messages(row.id, one, 100)]
    assert [text for *_, text in reads.messages(row.id, None, 1)] == ["from nobody"]
    names = [name for _, _, name, _, _ in reads.messages(row.id, None, 2)]
    assert names == [None, "One"]


def test_a_session_that_has_ended_is_none() -> None:
    client = browser(person())
    key = client.session.session_key
    assert client.get("/account").status_code == 200
    assert reads.session_data(key) is not None
    Session.objects.filter(pk=key).update(expire_date=timezone.now() - timedelta(seconds=1))
    assert reads.session_data(key) is None
    assert reads.session_data("nothing") is None
    assert reads.session_data(None) is None


def test_a_person_by_number_and_otherwise() -> None:
    someone = person("One", login="one")
    assert values(Person.objects.get(pk=someone.pk)) == values(Person.objects.get(login="one"))
    with pytest.raises(Person.DoesNotExist):
        Person.objects.get(pk=someone.pk + 1000)
