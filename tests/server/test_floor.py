"""Several people on one board in any order: whose click counts, who agrees with whom, and how it ends on the pages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from ludex.core import CHANCE, key_of
from ludex.core.errors import NotAsked, NotOffered, UndoRefused
from ludex.server.live import worker
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from ludex.server.tables import consent, replays, store
from ludex.server.tables.backfill import note_endings
from ludex.server.tables.checking import State, check
from tests import shelf
from tests.core import levee
from tests.server.stage import browser, duel, fresh, person, play_on
from tests.server.test_side_by_side import heard
from tests.server.test_store import at_once

People = tuple[Person, Person]


@pytest.fixture
def levees(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Levee is the only game there is, and its dice fall the same way in every run."""
    before = set(GameTable.objects.values_list("id", flat=True))
    shelf.only(monkeypatch, levee.GAME)
    monkeypatch.setattr(store, "secrets", SimpleNamespace(token_bytes=bytes))
    yield
    GameTable.objects.exclude(id__in=before).delete()
    store.MEMORY.running.clear()
    replays.REPLAYS.clear()


@pytest.fixture
def two(levees: None) -> People:
    return person("Ada"), person("Bo")


def dam(*people: Person | None) -> GameTable:
    sittings = [
        store.Sitting(SeatKind.PERSON, who) if who is not None else store.Sitting(SeatKind.AGENT, agent="random")
        for who in people
    ]
    return store.create("levee", {"players": len(people)}, sittings, people[0])


def evening(row: GameTable, *people: Person) -> GameTable:
    """Everybody is done; the table settles the sluice."""
    for seat, who in enumerate(people):
        row = store.answer(row.id, seat, "done", None, who)
    return row


def prompts(row: GameTable) -> dict[int, str]:
    with store.open_table(row.id) as (_, table):
        return {seat: decision.prompt for seat, decision in table.pending.items()}


def state_of(row: GameTable) -> levee.Levee:
    with store.open_table(row.id) as (_, table):
        assert isinstance(table.state, levee.Levee)
        return table.state


def answers(row: GameTable) -> list[tuple[int, str]]:
    """What people have answered."""
    entries = Entry.objects.filter(table=row, kind=EntryKind.ANSWER).exclude(seat=CHANCE).order_by("seq")
    return list(entries.values_list("seat", "key"))


def sound(row: GameTable) -> bool:
    store.MEMORY.running.clear()
    return check(fresh(row)).state == State.SOUND


# --------------------------------------------------------------------------------------------------------- whose click


def test_two_people_act_in_the_same_instant_and_both_count(two: People) -> None:
    row = dam(*two)
    done = at_once(*(partial(store.answer, row.id, seat, "fetch", row.version, two[seat]) for seat in (0, 1)))
    assert not [result for result in done if isinstance(result, Exception)]
    assert sorted(answers(row)) == [(0, "fetch"), (1, "fetch")]
    assert sound(row)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_page_from_before_another_acted_still_acts_in_either_order(two: People, order: tuple[int, int]) -> None:
    row = dam(*two)
    for seat in order:
        form = {"seat": seat, "version": row.version, "key": "fetch"}
        assert browser(two[seat]).post(f"/t/{row.id}/answer", form).status_code == 302
    assert answers(row) == [(seat, "fetch") for seat in order]
    assert sound(row)


@pytest.mark.parametrize("between", [False, True])
def test_a_doubled_post_has_one_effect(two: People, between: bool) -> None:
    row = dam(*two)
    if between:
        store.answer(row.id, 1, "fetch", row.version, two[1])
    form = {"seat": 0, "version": row.version, "key": "fetch"}
    done = at_once(*(partial(browser(two[0]).post, f"/t/{row.id}/answer", form) for _ in range(2)))
    assert [response.status_code for response in done] == [302, 302]
    assert answers(row).count((0, "fetch")) == 1
    store.answer(row.id, 1, "fetch", fresh(row).version, two[1])
    assert browser(two[0]).post(f"/t/{row.id}/answer", form).status_code == 302
    assert answers(row).count((0, "fetch")) == 1
    assert sound(row)


def test_another_click_of_the_same_page_is_too_late(two: People) -> None:
    row = dam(*two)
    store.answer(row.id, 0, "fetch", row.version, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 0, "done", row.version, two[0])
    late = browser(two[0]).post(f"/t/{row.id}/answer", {"seat": 0, "version": row.version, "key": "done"})
    assert late.status_code == 409
    assert answers(row) == [(0, "fetch")]


def test_a_version_that_is_yet_to_come_is_no_page(two: People) -> None:
    row = dam(*two)
    with pytest.raises(store.Stale):
        store.answer(row.id, 0, "fetch", row.version + 1, two[0])


def test_a_late_click_whose_key_is_no_longer_offered_is_refused_and_changes_nothing(two: People) -> None:
    row = dam(*two)
    store.answer(row.id, 1, "fetch", row.version, two[1])
    page = fresh(row).version
    (bag,) = state_of(row).bags[1]
    store.answer(row.id, 1, f"lay:{bag}:0", page, two[1])
    now = fresh(row).version
    with pytest.raises(NotOffered):
        store.answer(row.id, 0, "call:1", page, two[0])
    response = browser(two[0]).post(f"/t/{row.id}/answer", {"seat": 0, "version": page, "key": "call:1"})
    assert response.status_code == 422
    assert fresh(row).version == now
    assert sound(row)


def test_the_same_key_to_another_question_does_not_count(two: People) -> None:
    """Bo is called, and would lay a sandbag for free; Ada thinks better of it, and now it would cost Bo strength."""
    row = dam(*two)
    store.answer(row.id, 1, "fetch", row.version, two[1])
    (bag,) = state_of(row).bags[1]
    row = store.answer(row.id, 0, "call:1", fresh(row).version, two[0])
    called = row.version
    store.undo(row.id, 0, called, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 1, f"lay:{bag}:0", called, two[1])
    store.answer(row.id, 1, f"lay:{bag}:0", fresh(row).version, two[1])
    assert sound(row)


def test_what_another_has_taken_back_makes_no_click_late(two: People) -> None:
    row = dam(*two)
    row = store.answer(row.id, 0, "done", row.version, two[0])
    page = row.version
    store.undo(row.id, 0, page, two[0])
    store.answer(row.id, 1, "fetch", page, two[1])
    assert answers(row) == [(0, "done"), (1, "fetch")]
    assert prompts(row) == {0: "work", 1: "work"}
    assert sound(row)


def test_a_stranger_does_not_act_for_somebody_else(two: People) -> None:
    row = dam(*two)
    with pytest.raises(store.NotYours):
        store.answer(row.id, 0, "fetch", row.version, two[1])


def test_streams_tell_everybody(two: People) -> None:
    row = dam(*two)

    def act() -> None:
        store.answer(row.id, 0, "fetch", None, two[0])

    for who in (two[1], None):
        assert heard(row, who, act) == [fresh(row).version]


def test_an_agent_on_the_floor_answers_only_what_it_has_thought_about(two: People) -> None:
    row = dam(two[0], None)
    before = row.version
    store.answer(row.id, 0, "fetch", before, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 1, "fetch", before, None)
    assert worker.act(fresh(row))
    assert answers(row)[-1][0] == 1
    assert sound(row)


# ------------------------------------------------------------------------------------------------------- taking back


def test_an_own_act_is_taken_back_freely_until_somebody_else_acts(two: People) -> None:
    row = dam(*two)
    row = store.answer(row.id, 0, "done", row.version, two[0])
    client = browser(two[0])
    assert client.get(f"/t/{row.id}").context["can_undo"]
    assert client.post(f"/t/{row.id}/undo", {"seat": 0, "version": row.version}).status_code == 302
    assert prompts(row) == {0: "work", 1: "work"}
    row = store.answer(row.id, 0, "done", fresh(row).version, two[0])
    page = row.version
    store.answer(row.id, 1, "fetch", page, two[1])
    assert not client.get(f"/t/{row.id}").context["can_undo"]
    with pytest.raises(store.Stale):
        store.undo(row.id, 0, page, two[0])
    with pytest.raises(UndoRefused):
        store.undo(row.id, 0, fresh(row).version, two[0])


def test_what_was_drawn_is_not_taken_back_freely(two: People) -> None:
    row = dam(*two)
    row = store.answer(row.id, 0, "fetch", row.version, two[0])
    with pytest.raises(UndoRefused):
        store.undo(row.id, 0, row.version, two[0])
    consent.ask(row.id, 0, row.version, two[0])
    consent.agree(row.id, 1, fresh(row).version, two[1])
    assert state_of(row).bags == [[], []]
    assert sound(row)


# ------------------------------------------------------------------------------------------------------- proposals


def test_a_proposal_is_settled_when_the_other_agrees(two: People) -> None:
    row = evening(dam(*two), *two)
    store.answer(row.id, 0, "open:1", row.version, two[0])
    assert prompts(row) == {1: "proposal"}
    assert "proposes: Open sluice 1" in browser(two[1]).get(f"/t/{row.id}").content.decode()
    store.answer(row.id, 1, "agree", fresh(row).version, two[1])
    assert state_of(row).water == [1, 0, 1]
    assert sound(row)


def test_an_objection_opens_the_question_again(two: People) -> None:
    row = evening(dam(*two), *two)
    store.answer(row.id, 0, "open:1", row.version, two[0])
    store.answer(row.id, 1, "object", fresh(row).version, two[1])
    assert prompts(row) == {0: "sluice", 1: "sluice"}
    assert sound(row)


def test_of_two_proposals_in_the_same_instant_one_is_made(two: People) -> None:
    row = evening(dam(*two), *two)
    done = at_once(*(partial(store.answer, row.id, seat, f"open:{seat}", row.version, two[seat]) for seat in (0, 1)))
    assert sum(isinstance(result, store.Stale | NotAsked) for result in done) == 1
    assert list(prompts(row).values()) == ["proposal"]
    assert sound(row)


def test_whoever_agrees_late_agrees_to_what_their_page_showed(two: People) -> None:
    """Another agreement changes nothing; another proposal is another question, though `agree` is offered again."""
    three = (*two, person("Cy"))
    row = evening(dam(*three), *three)
    row = store.answer(row.id, 0, "open:1", row.version, two[0])
    page = row.version
    store.answer(row.id, 1, "agree", page, two[1])
    store.answer(row.id, 2, "agree", page, three[2])
    assert state_of(row).water == [1, 0, 1]
    row = evening(fresh(row), *three)
    row = store.answer(row.id, 0, "open:1", row.version, two[0])
    page = row.version
    store.answer(row.id, 2, "object", page, three[2])
    store.answer(row.id, 0, "open:2", fresh(row).version, two[0])
    with pytest.raises(store.Stale):
        store.answer(row.id, 1, "agree", page, two[1])
    assert prompts(row) == {1: "proposal", 2: "proposal"}
    assert sound(row)


def test_one_person_at_all_seats_settles_without_a_ceremony(two: People) -> None:
    ada = two[0]
    row = evening(dam(ada, ada, ada), ada, ada, ada)
    row = store.answer(row.id, 1, "open:2", row.version, ada)
    assert answers(row)[-3:] == [(1, "open:2"), (0, "agree"), (2, "agree")]
    assert set(Entry.objects.filter(table=row, key="agree").values_list("by", flat=True)) == {ada.pk}
    assert state_of(row).water == [1, 1, 0]
    assert sound(row)


def test_the_other_person_is_still_asked(two: People) -> None:
    row = evening(dam(two[0], two[0], two[1]), two[0], two[0], two[1])
    store.answer(row.id, 0, "open:2", row.version, two[0])
    assert prompts(row) == {2: "proposal"}
    store.answer(row.id, 2, "object", fresh(row).version, two[1])
    store.answer(row.id, 2, "open:0", fresh(row).version, two[1])
    assert prompts(row) == {0: "proposal", 1: "proposal"}
    assert sound(row)


@pytest.mark.parametrize("seats", [(0, 0), (0, 0, 1)])
def test_an_own_proposal_is_taken_back_with_the_own_agreements(two: People, seats: tuple[int, ...]) -> None:
    people = [two[seat] for seat in seats]
    row = evening(dam(*people), *people)
    row = store.answer(row.id, 0, "open:2", row.version, two[0])
    client = browser(two[0])
    client.post(f"/t/{row.id}/sit", {"seat": "all"})
    assert client.get(f"/t/{row.id}").context["can_undo"]
    assert client.post(f"/t/{row.id}/undo", {"seat": 0, "version": row.version}).status_code == 302
    assert set(prompts(row).values()) == {"sluice"}
    assert state_of(row).water == [0, 0, 0]
    assert sound(row)


def test_one_person_chooses_which_of_their_seats_acts_next(two: People) -> None:
    row = dam(two[0], two[0], two[1])
    client = browser(two[0])
    address = f"/t/{row.id}"
    client.post(f"{address}/sit", {"seat": "all"})
    page = client.get(address)
    assert (page.context["seat"], page.context["also_asked"]) == (0, [(1, "1")])
    client.post(f"{address}/sit", {"as": 1})
    page = client.get(address)
    assert (page.context["seat"], page.context["asked_as"], page.context["also_asked"]) == (1, "1", [(0, "0")])
    client.post(f"{address}/answer", {"seat": 1, "version": row.version, "key": "done"})
    assert client.get(address).context["seat"] == 0
    client.post(f"{address}/sit", {"as": 2})
    assert client.get(address).context["seat"] == 0


def test_whoever_shares_a_device_gets_the_curtain_before_the_other_acts(two: People) -> None:
    row = dam(two[0], two[0])
    client = browser(two[0])
    address = f"/t/{row.id}"
    client.post(f"{address}/sit", {"seat": 0})
    assert client.get(address).context["seat"] == 0
    client.post(f"{address}/sit", {"as": 1})
    page = client.get(address)
    assert (page.context["seat"], page.context["curtain"]["seat"], page.context["also_asked"]) == (None, 1, [])
    client.post(f"{address}/sit", {"seat": 1})
    assert client.get(address).context["seat"] == 1


# ------------------------------------------------------------------------------------------------------------ the end


def flooded(*people: Person) -> GameTable:
    """Nobody works, and the river rises."""
    row = dam(*people)
    while not row.over:
        row = evening(row, *people)
        for seat, key in enumerate(["open:0", *["agree"] * (len(people) - 1)]):
            if not row.over and prompts(row).get(seat) in ("sluice", "proposal"):
                row = store.answer(row.id, seat, key, row.version, people[seat])
    return row


def text(response: Any) -> str:
    assert response.status_code == 200
    return str(response.content.decode())


@pytest.mark.parametrize(
    ("lang", "lost", "said", "clause"),
    [
        ("en", "You lost", "Defeat: everybody has lost", "By clause 4, “The end”"),
        ("ru", "Вы проиграли", "Поражение: проиграли все", "По пункту 4, «Конец»"),
    ],
)
def test_a_defeat_is_said_on_every_page(two: People, lang: str, lost: str, said: str, clause: str) -> None:
    row = flooded(*two)
    assert (row.over, row.winners, row.ending, row.clause) == (True, [], "defeat", "4")
    mine = browser(two[0], lang)
    page = text(mine.get(f"/t/{row.id}"))
    assert lost in page
    assert said in page
    assert "§ 4" in page
    for address in ("/", f"/t/{row.id}/replay", f"/t/{row.id}/summary"):
        page = text(mine.get(address))
        assert lost in page
        assert said in page
        assert clause in page
    watching = text(browser(person("Cy"), lang).get(f"/t/{row.id}"))
    assert lost not in watching
    assert said in watching
    assert said not in text(mine.get(f"/t/{row.id}/replay/1"))
    assert sound(row)


def test_everybody_wins(two: People) -> None:
    row = dam(*two)
    rng = random.Random(5)
    while not row.over:
        with store.open_table(row.id) as (_, table):
            seat = rng.choice(list(table.pending))
            offered = [key_of(option) for option in table.pending[seat].options]
        best = [key for key in offered if key.startswith("lay")] or [key for key in offered if key == "fetch"]
        if prompts(row)[seat] == "sluice":
            g = state_of(row)
            best = [f"open:{max(range(levee.PLACES), key=lambda n: g.water[n] - g.dam[n])}"]
        row = store.answer(row.id, seat, rng.choice(best or offered[:1]), row.version, two[seat])
    assert (row.ending, row.winners) == ("victory", [0, 1])
    for who in two:
        page = text(browser(who).get(f"/t/{row.id}"))
        assert "You won" in page
        assert "the land stayed dry" in page
    assert sound(row)


def test_a_result_that_does_not_follow_from_the_log_is_damage(two: People) -> None:
    row = flooded(*two)
    for wrong in ({"ending": "draw"}, {"clause": "3"}):
        GameTable.objects.filter(id=row.id).update(**wrong)
        assert check(fresh(row)).state == State.DAMAGED
        GameTable.objects.filter(id=row.id).update(ending="defeat", clause="4")
    assert sound(row)


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root is drawn after the first turn that brings nobody further."""
    monkeypatch.setattr("ludex.games.root.rules.points.QUIET_TURNS", 1)


def test_a_drawn_game_of_root_is_a_draw_on_every_page(quiet: None) -> None:
    me, other = person("Ada"), person("Bo")
    row = duel(me, other)
    while not row.over:
        with store.open_table(row.id) as (_, table):
            seat, decision = next(iter(table.pending.items()))
            key = key_of(decision.options[-1])
        row = store.answer(row.id, seat, key, None, (me, other)[seat])
    assert (row.winners, row.ending, row.clause) == ([], "draw", "1.4")
    for address in (f"/t/{row.id}", "/", f"/t/{row.id}/summary", f"/t/{row.id}/replay"):
        page = text(browser(me).get(address))
        assert "A draw: nobody has won" in page
        assert "1.4" in page
        assert "You lost" not in page
    assert "nobody could come any further" in text(browser(me).get(f"/t/{row.id}"))
    assert "Ничья" in text(browser(me, "ru").get("/"))
    assert check(fresh(row)).state == State.SOUND


def test_rows_of_before_are_filled() -> None:
    me = person()
    rows = [duel(me, me) for _ in range(3)]
    GameTable.objects.filter(id=rows[0].id).update(over=True, winners=[1])
    GameTable.objects.filter(id=rows[1].id).update(over=True)
    note_endings(GameTable.objects.filter(id__in=[row.id for row in rows]))
    assert [fresh(row).ending for row in rows] == ["victory", "draw", ""]


def test_whoever_has_played_both_sides_has_neither_won_nor_lost() -> None:
    me = person()
    row = play_on(duel(me, me), me, 5000)
    page = text(browser(me).get(f"/t/{row.id}"))
    assert "Victory: " in page
    assert "You won" not in page
    assert "You lost" not in page
