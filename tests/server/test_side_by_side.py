"""People answer side by side: what others do meanwhile makes nobody's click stale, and shows nothing."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Callable
from functools import partial

import pytest

from ludex.core import key_of
from ludex.server.live import hub
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from ludex.server.tables import consent, store, versions
from tests.server.stage import browser, fresh, person
from tests.server.test_store import at_once

MOVE_STEP = "move"


@pytest.fixture
def two() -> tuple[Person, Person]:
    return person("Ada"), person("Bo")


def moving(*people: Person, seats: tuple[str, ...] = ("werewolves", "dark_elves")) -> GameTable:
    """A game of Heroes in which everyone chooses a destination in secret."""
    sittings = [store.Sitting(SeatKind.PERSON, who) for who in people]
    row = store.create("heroes", {"seats": list(seats), "first": 0}, sittings, people[0])
    rng = random.Random(1)
    while True:
        with store.open_table(row.id) as (row, table):
            if table.state.step == MOVE_STEP:
                return row
            seat, decision = next(iter(table.pending.items()))
            key = key_of(rng.choice(list(decision.options)))
        store.answer(row.id, seat, key, row.version, people[seat])


def keys(row: GameTable, seat: int) -> list[str]:
    with store.open_table(row.id) as (_, table):
        return [key_of(option) for option in table.pending[seat].options]


def test_two_people_answer_in_the_same_instant_and_both_count(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    version = row.version
    done = at_once(*(partial(store.answer, row.id, seat, keys(row, seat)[-1], version, two[seat]) for seat in (0, 1)))
    assert not [result for result in done if isinstance(result, Exception)]
    assert fresh(row).version == version + 2
    assert store.verify(fresh(row)) == ""


def test_a_page_from_before_the_other_answered_still_answers(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    store.answer(row.id, 1, keys(row, 1)[-1], row.version, two[1])
    form = {"seat": 0, "version": row.version, "key": keys(row, 0)[-1]}
    assert browser(two[0]).post(f"/t/{row.id}/answer", form).status_code == 302
    assert fresh(row).version == row.version + 2


def test_a_doubled_click_counts_once_also_when_the_other_was_in_between(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    store.answer(row.id, 1, keys(row, 1)[-1], row.version, two[1])
    form = {"seat": 0, "version": row.version, "key": keys(row, 0)[-1]}
    for _ in range(2):
        assert browser(two[0]).post(f"/t/{row.id}/answer", form).status_code == 302
    assert fresh(row).version == row.version + 2


def test_what_is_taken_back_leaves_the_answer_of_the_other(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    before = row.version
    store.answer(row.id, 0, keys(row, 0)[-1], before, two[0])
    late = fresh(row).version
    store.undo(row.id, 0, late, two[0])
    row = fresh(row)
    assert Entry.objects.filter(table=row, kind=EntryKind.UNDO).count() == 1
    with store.open_table(row.id) as (_, table):
        assert sorted(table.pending) == [0, 1]
    assert store.verify(row) == ""
    store.answer(row.id, 1, keys(row, 1)[-1], row.version, two[1])
    assert store.verify(fresh(row)) == ""


def test_an_answer_given_before_an_undo_is_told_that_the_table_has_moved_on(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    old = row.version
    store.answer(row.id, 0, keys(row, 0)[-1], old, two[0])
    store.undo(row.id, 0, fresh(row).version, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 0, keys(row, 0)[0], old, two[0])


def test_nothing_of_the_destination_is_on_the_page_of_the_other(two: tuple[Person, Person]) -> None:
    row = moving(*two)
    before = browser(two[1]).get(f"/t/{row.id}").content.decode()
    store.answer(row.id, 0, next(key for key in keys(row, 0) if key.startswith("go:")), row.version, two[0])
    after = browser(two[1]).get(f"/t/{row.id}").content.decode()
    assert shape(after) == shape(before)


def shape(html: str) -> list[str]:
    """The page without what every page has anew: tokens and the version, and who is still choosing."""
    html = re.sub(r'<div id="t-friends".*?(?=<section)', "", html, flags=re.DOTALL)
    skipped = ("csrfmiddlewaretoken", 'name="version"', "data-version", "Werewolves", 'id="player-0"')
    return [line for line in html.split("\n") if not any(word in line for word in skipped)]


def test_a_table_of_heroes_can_be_set_on_the_pages(two: tuple[Person, Person]) -> None:
    client = browser(two[0])
    assert client.get("/new/heroes").status_code == 200
    answer = client.post("/play/heroes")
    assert answer.status_code == 302
    assert client.get(answer.headers["Location"]).status_code == 200


@pytest.mark.parametrize(("game", "bots"), [("heroes", False), ("root", True)])
def test_bots_are_offered_only_where_a_game_has_some(two: tuple[Person, Person], game: str, bots: bool) -> None:
    client = browser(two[0])
    assert ('<option value="bot"' in client.get(f"/new/{game}").content.decode()) == bots
    sent = client.get(f"/new/{game}?who-0=me&who-1=bot&seat-0=werewolves&seat-1=archons").content.decode()
    assert ('<option value="bot" selected' in sent) == bots


def heard(row: GameTable, someone: Person | None, act: Callable[[], object]) -> list[int]:
    """What a stream says of what `act` does, after it has told the present."""

    async def listen() -> list[int]:
        stream = hub.versions(row.id, -1, someone.pk if someone is not None else None)
        await asyncio.wait_for(anext(stream), 5)
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.to_thread(act)
        await asyncio.sleep(0.05)
        told = [waiting.result() or 0] if waiting.done() else []
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        await stream.aclose()  # type: ignore[attr-defined]
        return told

    hub.STOPPING.clear()
    return asyncio.run(listen())


def version_on(page: str) -> list[str]:
    return re.findall(r'(?:data-version|name="version" value)="(\d+)"', page)


def driving(*people: Person) -> GameTable:
    """The cyclopes have several secret choices in their move: first where their herd goes."""
    row = moving(*people, seats=("cyclopes", "archons"))
    assert keys(row, 0)[0].startswith("herd:")
    return row


def test_how_far_somebody_is_in_secret_is_told_to_nobody_else(two: tuple[Person, Person]) -> None:
    """A secret move of several steps: streams and pages of others stay as they are, those of their own go on."""
    row, watcher = driving(*two), person("Cy")
    pages = [browser(who).get(f"/t/{row.id}").content.decode() for who in (two[1], watcher)]
    touched = fresh(row).touched
    version = row.version

    def step() -> None:
        now = fresh(row)
        known = versions.of_seats(now, [0])
        store.answer(row.id, 0, keys(row, 0)[0], known, two[0])

    assert heard(row, two[1], step) == []
    assert 0 in fresh(row).turn_of
    assert heard(row, None, lambda: store.undo(row.id, 0, versions.of_seats(fresh(row), [0]), two[0])) == []
    assert heard(row, two[0], step) == [version + 3]
    assert fresh(row).version == version + 3
    again = [browser(who).get(f"/t/{row.id}").content.decode() for who in (two[1], watcher)]
    assert [version_on(page) for page in again] == [version_on(page) for page in pages]
    assert fresh(row).touched == touched
    assert str(version + 3) in version_on(browser(two[0]).get(f"/t/{row.id}").content.decode())
    assert store.verify(fresh(row)) == ""


def test_a_page_from_before_the_others_undo_still_answers(two: tuple[Person, Person]) -> None:
    """The cyclopes have taken a step; the archons begin, think better of it, and change nothing for them."""
    row = driving(*two)
    store.answer(row.id, 0, keys(row, 0)[0], row.version, two[0])
    mine, offered = versions.of_seats(fresh(row), [0]), keys(row, 0)
    store.answer(row.id, 1, keys(row, 1)[-1], row.version, two[1])
    store.undo(row.id, 1, versions.of_seats(fresh(row), [1]), two[1])
    assert keys(row, 0) == offered
    store.answer(row.id, 0, offered[-1], mine, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 0, offered[0], mine, two[0])
    for _ in range(2):
        store.answer(row.id, 0, offered[-1], mine, two[0])
    assert store.verify(fresh(row)) == ""


def test_who_is_done_is_news_for_all(two: tuple[Person, Person]) -> None:
    row = moving(*two)

    def done() -> None:
        while 0 in fresh(row).turn_of:
            stay = next((key for key in keys(row, 0) if key.startswith("stay")), keys(row, 0)[-1])
            store.answer(row.id, 0, stay, versions.of_seats(fresh(row), [0]), two[0])

    told = heard(row, None, done)
    now = fresh(row)
    assert now.turn_of == [1]
    assert told == [now.version]
    assert versions.public(now) == now.version


def test_a_request_in_a_secret_part_is_seen_by_all_and_outlives_secret_answers(two: tuple[Person, Person]) -> None:
    row = driving(*reversed(two))
    told = heard(row, two[0], lambda: consent.ask(row.id, 1, row.version, two[0]))
    assert told == [row.version + 1]
    store.answer(row.id, 0, keys(row, 0)[0], versions.of_seats(fresh(row), [0]), two[1])
    request = consent.request_at(fresh(row))
    assert request is not None
    assert request.open
    consent.agree(row.id, 0, versions.of_seats(fresh(row), [0]), two[1])
    assert store.verify(fresh(row)) == ""
    with store.open_table(row.id) as (_, table):
        assert not table.secret
