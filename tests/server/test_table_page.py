"""The table page: who sees what, and what a click can and cannot do."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from ludex.core import Table, key_of
from ludex.core.text import Words
from ludex.server.models import Entry, GameTable, Message, Person, SeatKind
from ludex.server.pages.table.choices import question
from ludex.server.pages.table.saves import LARGEST
from ludex.server.tables import store

SignIn = Callable[..., Client]
HX = {"HX-Request": "true"}
SOLO = {"seats": ["marquise", "bot:eyrie"]}
DUEL = {"seats": ["marquise", "eyrie"]}


def table_for(*people: Person, setup: dict[str, Any] = DUEL) -> GameTable:
    """A table with these people on the seats of people, in order."""
    waiting = list(people)
    sittings = [
        store.Sitting(SeatKind.BOT) if name.startswith("bot:") else store.Sitting(SeatKind.PERSON, waiting.pop(0))
        for name in setup["seats"]
    ]
    return store.create("root", dict(setup), sittings, people[0])


def go_on(row: GameTable, answers: int) -> GameTable:
    """Answer whatever is asked, the first option each time."""
    for _ in range(answers):
        with store.open_table(row.id) as (now, table):
            seat, decision = next(iter(table.pending.items()))
            key = key_of(decision.options[0])
        store.answer(row.id, seat, key, now.version, None)
    row.refresh_from_db()
    return row


def asked(row: GameTable) -> tuple[int, list[str]]:
    """Who is asked, and the keys they may answer with."""
    with store.open_table(row.id) as (_, table):
        seat, decision = next(iter(table.pending.items()))
        return seat, [key_of(option) for option in decision.options]


def post_answer(client: Client, row: GameTable, seat: int, key: str, version: int, hx: bool = True) -> Any:
    about = {"seat": seat, "key": key, "version": version}
    return client.post(f"/t/{row.id}/answer", about, headers=HX if hx else {})


def cards_in(html: str) -> set[int]:
    """Every card that a page names, in whatever way."""
    return {int(number) for number in re.findall(r'(?:data-card="|\bcard:)(\d+)', html)}


@pytest.fixture
def people() -> list[Person]:
    return [Person.objects.guest() for _ in range(3)]


# ------------------------------------------------------------------------------------------------------------- secrets


def test_a_hand_is_on_the_page_of_its_owner_and_on_no_other(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], people[1]), 4)
    with store.open_table(row.id) as (_, table):
        hands = [set(table.view(seat).board.seats[seat].hand) for seat in (0, 1)]
    assert all(hands)
    for path in ("", "/part", "/log", "/talk"):
        seen = [cards_in(sign_in(person).get(f"/t/{row.id}{path}").content.decode()) for person in people[:2]]
        watcher = cards_in(sign_in().get(f"/t/{row.id}{path}").content.decode())
        assert not hands[0] & (seen[1] | watcher), path
        assert not hands[1] & (seen[0] | watcher), path
    assert hands[0] <= cards_in(sign_in(people[0]).get(f"/t/{row.id}/part").content.decode())


def test_what_is_whispered_is_in_the_log_of_one_seat(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], people[1]), 4)
    with store.open_table(row.id) as (_, table):
        assert table.journal is not None
        words = Words(table.game, "en", table.state)
        secret = [words.line(line) for line in table.journal.lines if line.seats == (0,)]
        common = {words.line(line) for line in table.journal.seen_by(1)}
    secret = [said for said in secret if said not in common]
    assert secret
    pages = [sign_in(who).get(f"/t/{row.id}/log").content.decode() for who in (people[0], people[1], None)]
    logs = [unescape(re.sub(r"<[^>]+>", "", page)) for page in pages]
    assert all(said in logs[0] for said in secret)
    assert not any(said in log for said in secret for log in logs[1:])


def test_only_the_seat_that_is_asked_gets_the_options(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    seat, keys = asked(row)
    pages = [sign_in(person).get(f"/t/{row.id}/part").content.decode() for person in (*people[:2], None)]
    assert [f'value="{keys[0]}"' in html for html in pages] == [seat == 0, seat == 1, False]


def test_a_table_that_is_not_open_is_there_for_its_players_only(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    assert sign_in(people[1]).get(f"/t/{row.id}").status_code == 200
    for path in ("", "/part", "/why", "/log", "/talk", "/save", "/law/4.3"):
        assert sign_in(people[2]).get(f"/t/{row.id}{path}").status_code == 404, path
    assert sign_in(people[2]).post(f"/t/{row.id}/answer").status_code == 404


def test_one_device_for_two_shows_no_hand_before_the_curtain_is_lifted(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], people[0]), 4)
    seat, keys = asked(row)
    with store.open_table(row.id) as (_, table):
        hands = [set(table.view(each).board.seats[each].hand) for each in (0, 1)]
    client = sign_in(people[0])
    behind = client.get(f"/t/{row.id}/part").content.decode()
    assert "t-curtain" in behind
    assert not (hands[0] | hands[1]) & cards_in(behind)
    lifted = client.post(f"/t/{row.id}/sit", {"seat": seat}, headers=HX).content.decode()
    assert f'value="{keys[0]}"' in lifted
    assert hands[seat] <= cards_in(lifted)
    assert not hands[1 - seat] & cards_in(lifted)


def test_in_a_game_without_secrets_nobody_hides_behind_a_curtain(sign_in: SignIn, people: list[Person]) -> None:
    """Spirit Island: SI-1.1."""
    sittings = [store.Sitting(SeatKind.PERSON, people[0]) for _ in range(2)]
    seats = ["river-surges-in-sunlight", "lightnings-swift-strike"]
    row = store.create("spirit_island", {"seats": seats}, sittings, people[0])
    client = sign_in(people[0])
    page = client.get(f"/t/{row.id}")
    assert (page.context["curtain"], page.context["seat"]) == (None, 0)
    client.post(f"/t/{row.id}/sit", {"as": 1})
    page = client.get(f"/t/{row.id}")
    assert (page.context["curtain"], page.context["seat"]) == (None, 1)


def test_nothing_inline(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    html = sign_in(people[0]).get(f"/t/{row.id}").content.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?://(?!testserver)", html)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_word_of_the_page_is_there(sign_in: SignIn, people: list[Person], lang: str) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 6)
    html = sign_in(people[0], lang).get(f"/t/{row.id}").content.decode()
    assert not re.search(r"\{[a-z][a-z-]+\}", html)


# ------------------------------------------------------------------------------------------------------------- answers


def test_an_answer_brings_the_part_or_the_page(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    client = sign_in(people[0])
    seat, keys = asked(row)
    done = post_answer(client, row, seat, keys[0], row.version)
    assert done.status_code == 200
    assert done.content.lstrip().startswith(b'<div id="part"')
    row.refresh_from_db()
    seat, keys = asked(row)
    plain = post_answer(client, row, seat, keys[0], row.version, hx=False)
    assert plain.status_code == 302
    assert plain["Location"] == f"/t/{row.id}"


def test_a_click_on_a_stale_page_changes_nothing_and_says_so(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 2)
    client = sign_in(people[0])
    seat, keys = asked(row)
    late = post_answer(client, row, seat, keys[0], row.version - 1)
    assert late.status_code == 409
    assert "moved on" in late.content.decode()
    assert Entry.objects.filter(table=row).count() == row.version


def test_a_doubled_post_has_one_effect(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    client = sign_in(people[0])
    seat, keys = asked(row)
    first = post_answer(client, row, seat, keys[0], row.version)
    length = Entry.objects.filter(table=row).count()
    second = post_answer(client, row, seat, keys[0], row.version)
    assert (first.status_code, second.status_code) == (200, 200)
    assert Entry.objects.filter(table=row).count() == length


def test_nobody_answers_for_another(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    seat, keys = asked(row)
    for person in (people[1 - seat], people[2], None):
        assert post_answer(sign_in(person), row, seat, keys[0], row.version).status_code == 403
    assert Entry.objects.filter(table=row).count() == row.version


@pytest.mark.parametrize(
    "key", ["", "keep", "keep:99", "keep:x", "keep:1:1", "fly:1", "keep:" + "9" * 5000, "roll:1:1"]
)
def test_what_is_not_offered_changes_nothing(sign_in: SignIn, people: list[Person], key: str) -> None:
    row = table_for(people[0], setup=SOLO)
    bad = post_answer(sign_in(people[0]), row, asked(row)[0], key, row.version)
    assert bad.status_code == 422
    assert "Nothing was changed" in bad.content.decode()
    assert Entry.objects.filter(table=row).count() == row.version


def test_a_refusal_names_its_clause(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    bad = post_answer(sign_in(people[0]), row, asked(row)[0], "keep:5", row.version)
    assert "§ 6.3.2" in bad.content.decode()


@pytest.mark.parametrize("about", [{}, {"seat": "x", "version": 1}, {"seat": 0}])
def test_a_form_that_cannot_be_read(sign_in: SignIn, people: list[Person], about: dict[str, Any]) -> None:
    row = table_for(people[0], setup=SOLO)
    assert sign_in(people[0]).post(f"/t/{row.id}/answer", about).status_code == 400


def test_undo_brings_the_question_back(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    client = sign_in(people[0])
    before = asked(row)
    post_answer(client, row, before[0], before[1][0], row.version)
    row.refresh_from_db()
    assert asked(row) != before
    undone = client.post(f"/t/{row.id}/undo", {"seat": before[0], "version": row.version}, headers=HX)
    assert undone.status_code == 200
    assert asked(row) == before


def test_a_finished_game_shows_its_key_and_takes_nothing_back(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    client = sign_in(people[0])
    assert bytes(row.key).hex() not in client.get(f"/t/{row.id}").content.decode()
    while not row.over:
        row = go_on(row, 1)
    html = client.get(f"/t/{row.id}").content.decode()
    assert bytes(row.key).hex() in html
    assert f"/t/{row.id}/replay" in html
    assert 'name="key"' not in html
    assert f"/t/{row.id}/undo" not in html
    assert client.get(f"/t/{row.id}/save").status_code == 200


# ------------------------------------------------------------------------------------------------------- why, law, log


def test_why_says_the_clause_that_forbids(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    said = sign_in(people[0]).get(f"/t/{row.id}/why", {"key": "keep:5"}, headers=HX).content.decode()
    assert "Not possible" in said
    assert "§ 6.3.2" in said


def test_why_by_pointing_at_a_place(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    client = sign_in(people[0])
    corner = client.get(f"/t/{row.id}/why", {"place": "clearing:1|place:1"}, headers=HX).content.decode()
    assert "This is possible now" in corner
    inner = client.get(f"/t/{row.id}/why", {"place": "clearing:5|place:5"}, headers=HX).content.decode()
    assert "This is possible now" not in inner
    assert "Not possible" in inner


def test_why_by_a_verb_and_things(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 5)
    client = sign_in(people[0])
    assert 'value="move"' in client.get(f"/t/{row.id}/verbs", headers=HX).content.decode()
    about = {"verb": "move", "place": ["clearing:1", "clearing:3"]}
    said = client.get(f"/t/{row.id}/why", about, headers=HX).content.decode()
    assert said.count("<li>") == 1
    assert "Not possible" in said


def test_only_what_ones_own_side_can_do_is_there_to_ask_about(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    said = sign_in(people[0]).get(f"/t/{row.id}/verbs", headers=HX).content.decode()
    assert all(f'value="{own}"' in said for own in ("craft", "battle", "recruit"))
    assert not any(f'value="{other}"' in said for other in ("slip", "decree", "revolt", "sanctify", "open_path"))


@pytest.mark.law("root:4.2")
def test_at_a_forest_warriors_are_told_why_they_do_not_go_there(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 5)
    said = sign_in(people[0]).get(f"/t/{row.id}/why", {"place": "place:20"}, headers=HX).content.decode()
    assert "warriors go from clearing to clearing" in said
    assert "§ 4.2" in said
    assert "other factions" not in said


def test_pointing_never_suggests_to_fight_oneself(
    sign_in: SignIn, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "secrets", SimpleNamespace(token_bytes=bytes))  # the same game in every run
    row = go_on(table_for(people[0], setup=SOLO), 5)
    said = sign_in(people[0]).get(f"/t/{row.id}/why", {"place": "clearing:1"}, headers=HX).content.decode()
    assert "Battle the Electric Eyrie" in said
    assert "Battle the Marquise" not in said


NONSENSE: list[dict[str, Any]] = [
    {},
    {"place": "clearing:999"},
    {"place": "x"},
    {"place": "card:-1"},
    {"place": "place:400"},
    {"place": ["clearing:1"] * 9},
    {"verb": "x", "place": "seat:7"},
    {"key": "keep:" + "9" * 9},
    {"key": "battle:99:99"},
    {"key": "roll:1"},
]


@pytest.mark.parametrize("query", NONSENSE)
def test_why_of_nonsense_is_harmless(sign_in: SignIn, people: list[Person], query: dict[str, Any]) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 5)
    assert sign_in(people[0]).get(f"/t/{row.id}/why", query, headers=HX).status_code == 200
    assert sign_in().get(f"/t/{row.id}/why", query, headers=HX).status_code == 200


def test_the_law_opens_at_a_clause(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], setup=SOLO)
    for lang, title in (("en", "Battle"), ("ru", "Сражени")):
        said = sign_in(people[0], lang).get(f"/t/{row.id}/law/4.3", headers=HX).content.decode()
        assert title in said
        assert f"/t/{row.id}/law/4.3.1" in said
    assert sign_in(people[0]).get(f"/t/{row.id}/law/99.9").status_code == 404


# ------------------------------------------------------------------------------------------------------ chat and notes


def test_chat_is_for_all_and_a_note_for_its_writer(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    mine, other, watcher = sign_in(people[0]), sign_in(people[1]), sign_in(people[2])
    mine.post(f"/t/{row.id}/say", {"text": "Good <luck>!"}, headers=HX)
    mine.post(f"/t/{row.id}/say", {"text": "attack at dawn", "note": "1"}, headers=HX)
    for client in (mine, other, watcher):
        assert "Good &lt;luck&gt;!" in client.get(f"/t/{row.id}/talk").content.decode()
    seen = ["attack at dawn" in client.get(f"/t/{row.id}/part").content.decode() for client in (mine, other, watcher)]
    assert seen == [True, False, False]
    note = Message.objects.get(table=row, note=True)
    other.post(f"/t/{row.id}/note/{note.pk}/forget", headers=HX)
    assert Message.objects.filter(pk=note.pk).exists()
    mine.post(f"/t/{row.id}/note/{note.pk}/forget", headers=HX)
    assert not Message.objects.filter(pk=note.pk).exists()


def test_who_watches_does_not_write(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    assert sign_in(people[2]).post(f"/t/{row.id}/say", {"text": "hi"}, headers=HX).status_code == 403
    assert not Message.objects.filter(table=row).exists()


# ---------------------------------------------------------------------------------------------------------- save files


def test_a_save_file_sets_the_same_table_again(sign_in: SignIn, people: list[Person]) -> None:
    row = go_on(table_for(people[0], setup=SOLO), 8)
    client = sign_in(people[0])
    data = client.get(f"/t/{row.id}/save").content
    brought = client.post("/bring", {"file": SimpleUploadedFile("a.ludex", data)})
    assert brought.status_code == 302
    again = GameTable.objects.get(id=brought["Location"].removeprefix("/t/"))
    with store.open_table(row.id) as (_, table), store.open_table(again.id) as (_, copy):
        assert copy.hash() == table.hash()
    store.MEMORY.forget(again.id)
    with store.open_table(again.id) as (_, rebuilt):
        assert rebuilt.hash() == Table.load(data).hash()
    assert asked(again) == asked(row)


def test_a_save_file_shows_all_hands_so_it_waits_for_the_end(sign_in: SignIn, people: list[Person]) -> None:
    row = table_for(people[0], people[1])
    for person in (*people, None):
        assert sign_in(person).get(f"/t/{row.id}/save").status_code == 403


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff" * 20, b'{"ludex": 1}', b" " * (LARGEST + 1)])
def test_a_bad_file_sets_no_table(sign_in: SignIn, people: list[Person], data: bytes) -> None:
    before = GameTable.objects.count()
    bad = sign_in(people[0]).post("/bring", {"file": SimpleUploadedFile("a.ludex", data)})
    assert bad.status_code == 422
    assert 'role="alert"' in bad.content.decode()
    assert GameTable.objects.count() == before


def test_a_changed_file_is_noticed(sign_in: SignIn, people: list[Person]) -> None:
    data = Table.new("root", DUEL, seed=3).save()
    changed = re.sub(rb'"hash":"\w{6}', b'"hash":"000000', data)
    assert changed != data
    assert sign_in(people[0]).post("/bring", {"file": SimpleUploadedFile("a.ludex", changed)}).status_code == 422


# -------------------------------------------------------------------------------------------------- options as buttons


def test_options_that_differ_in_a_count_are_one_row() -> None:
    """The march of the Marquise: one row a way, one button a number of warriors."""
    table = Table.new("root", DUEL, seed=2)
    while next(iter(table.pending.values())).prompt != "march":
        seat, decision = next(iter(table.pending.items()))
        moves = [option for option in decision.options if option[0] == "move"]
        table.answer(seat, (moves or decision.options)[0])
    seat, decision = next(iter(table.pending.items()))
    found = question(table, seat, Words(table.game, "en", table.state))
    assert found is not None
    rows = [choice for group in found.groups for choice in group.choices]
    assert len(rows) == len({option[:3] for option in decision.options if option[0] == "move"})
    keys = [key for row in rows for key in ([key for _, key in row.counts] or [row.key])]
    assert found.done is not None
    assert sorted([*keys, found.done.key]) == sorted(map(key_of, decision.options))
    assert found.open == {f"clearing:{number}" for option in decision.options for number in option[1:3]}
