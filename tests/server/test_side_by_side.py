"""People answer side by side: what others do meanwhile makes nobody's click stale, and shows nothing."""

from __future__ import annotations

import random
from functools import partial

import pytest

from ludex.core import key_of
from ludex.server import store
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from tests.server.stage import browser, fresh, person
from tests.server.test_store import at_once

MOVE_STEP = "move"


@pytest.fixture
def two() -> tuple[Person, Person]:
    return person("Ada"), person("Bo")


def moving(*people: Person) -> GameTable:
    """A game of Heroes in which everyone chooses a destination in secret."""
    seats = ["werewolves", "dark_elves"]
    sittings = [store.Sitting(SeatKind.PERSON, who) for who in people]
    row = store.create("heroes", {"seats": seats, "first": 0}, sittings, people[0])
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
    skipped = ("csrfmiddlewaretoken", 'name="version"', "data-version", "Werewolves")
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
