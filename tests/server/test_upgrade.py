"""The rules of a game grow: tables go on where the new ones offer what was answered, and stay readable elsewhere."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.test import Client

from ludex.cli import main
from ludex.core import CHANCE, Game, Roll, Rule, Table, ask, key_of
from ludex.core.errors import BadSetup
from ludex.core.save import read_save
from ludex.games.root.game import GAME
from ludex.games.root.state import Root
from ludex.server.live import worker
from ludex.server.models import Entry, GameTable, Message, Notice, SeatKind
from ludex.server.pages.table import saves
from ludex.server.site import keeper
from ludex.server.tables import notices, replays, store
from ludex.server.tables.backfill import note_rules
from ludex.server.tables.checking import Check, Checked, State, check
from ludex.server.tables.record import Unplayable
from tests import shelf
from tests.core import tiny
from tests.core.tiny import newer
from tests.server.stage import DUEL, browser, duel, fresh, move, options, person, play_on

Output = pytest.CaptureFixture[str]
Upgrade = Callable[..., Game]
TURN = 3
"""The turn from which on the rules of these tests differ."""


def ask_the_other(g: Root) -> Rule[None]:
    """The new law asks somebody else first."""
    if g.turn >= TURN:
        yield ask("4.3", 1 - g.active, "craft", [("done",), ("skip",)])
    yield from GAME.steps["evening"](g)


def roll_first(g: Root) -> Rule[None]:
    """The new law rolls the dice first."""
    if g.turn >= TURN:
        yield Roll("4.3", [("roll", n, 0) for n in range(4)])
    yield from GAME.steps["evening"](g)


def refuse(_: Any) -> None:
    raise BadSetup("bad-setup-players", clause="1", found=2, least=3, most=6)


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """From now on Root is played by newer rules, and the server has just been started."""

    def to(evening: Callable[[Root], Rule[None]] | None = None, by: int = 1, **changes: Any) -> Game:
        steps = {**GAME.steps, "evening": evening} if evening is not None else GAME.steps
        game = replace(GAME, rules=GAME.rules + by, steps=steps, **changes)
        shelf.only(monkeypatch, game)
        store.MEMORY.running.clear()
        replays.REPLAYS.clear()
        return game

    monkeypatch.setattr(store, "secrets", SimpleNamespace(token_bytes=bytes))  # the same game in every run
    before = set(GameTable.objects.values_list("id", flat=True))
    yield to
    GameTable.objects.exclude(id__in=before).delete()
    GameTable.objects.filter(rules__gt=GAME.rules).update(rules=GAME.rules)
    store.MEMORY.running.clear()
    replays.REPLAYS.clear()


def going(me: Any, moves: int = 120) -> GameTable:
    row = play_on(duel(me, me), me, moves)
    assert not row.over
    with store.open_table(row.id) as (_, table):
        assert turn_of(table) > TURN
    return row


def turn_of(table: Table) -> int:
    assert isinstance(table.state, Root)
    return table.state.turn


def finished(me: Any) -> GameTable:
    row = play_on(duel(me, me), me, 5000)
    assert row.over
    return row


def differing(row: GameTable) -> int:
    """The first answer that the present rules do not offer."""
    with store.MEMORY.lock(row.id):
        found = store.running(fresh(row)).differs
    assert found is not None
    return found.number


def text(response: Any) -> str:
    return str(response.content.decode())


# ---------------------------------------------------------------------------------------------------- rules that fit


def test_a_table_goes_on_by_new_rules_that_offer_its_answers(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    with store.open_table(row.id) as (_, table):
        before = table.hash()
    game = upgrade()
    assert browser(me).get(f"/t/{row.id}").status_code == 200
    with store.open_table(row.id) as (now, table):
        assert (table.game, table.hash()) == (game, before)
        assert table.chance is not None
    assert (now.rules, now.stopped, now.version) == (game.rules, None, row.version)
    assert (now.turn_of, now.touched) == (row.turn_of, row.touched)
    row = play_on(fresh(row), me, 10)
    assert set(row.entries.values_list("rules", flat=True)) == {GAME.rules, game.rules}
    assert row.entries.last().rules == game.rules  # type: ignore[union-attr]
    assert check(fresh(row)) == Checked(State.OLD, rules=GAME.rules)


def test_recorded_chance_is_never_drawn_again(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    GameTable.objects.filter(id=row.id).update(
        key=b"another key of thirty-two bytes!"
    )  # another key would deal other cards
    with store.open_table(row.id) as (_, table):
        before = table.log[:]
    upgrade()
    with store.open_table(row.id) as (_, table):
        assert table.log == before


def test_chance_that_new_rules_ask_for_at_the_end_is_drawn_once_and_written(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = person()
    shelf.only(monkeypatch, tiny.GAME)
    row = store.create("tiny", {"players": 2}, [store.Sitting(SeatKind.PERSON, me)] * 2, me)
    for seat in (0, 1):
        row = store.answer(row.id, seat, f"bid:{seat}", None, me)
    shelf.only(monkeypatch, newer.ROLLS_FIRST)
    store.MEMORY.running.clear()
    for _ in range(2):
        with store.open_table(row.id) as (now, table):
            assert [decision.prompt for decision in table.pending.values()] == ["gamble"]
        assert (now.version, now.turn_of, now.rules) == (row.version + 1, [0], 2)
    rolled = row.entries.get(seq=row.version)
    assert (rolled.seat, rolled.rules, rolled.key) == (CHANCE, 2, key_of(table.log[-1][1]))
    assert check(fresh(row)) == Checked(State.OLD, rules=1)
    assert store.answer(row.id, 0, "stop", None, me).version > row.version + 1


def test_what_was_taken_back_need_not_fit(upgrade: Upgrade) -> None:
    me = person()
    row = play_on(duel(me, me), me, 6)
    with store.open_table(row.id) as (_, table):
        kept = len(table.log)
        assert turn_of(table) < TURN
    row = play_on(row, me, 100)
    with store.changing(row.id, None, 0) as (now, table):
        table.rewind(kept)
        Entry.objects.create(table=now, seq=now.version, kind="undo", seat=0, key=str(kept), rules=GAME.rules)
        now.version += 1
        store.append(now, table, kept, None)
    upgrade(ask_the_other)
    with store.open_table(row.id) as (now, table):
        assert len(table.log) == kept
    assert now.stopped is None
    assert check(fresh(row)).state == State.OLD
    with replays.replaying(now) as replay:
        assert replay.differs is None


# --------------------------------------------------------------------------------------------------- rules that differ


def test_a_table_stops_where_the_rules_differ(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    game = upgrade(ask_the_other)
    number = differing(row)
    now = fresh(row)
    assert (now.rules, now.stopped, now.turn_of, now.version) == (game.rules, number, [], row.version)
    assert 20 < number < row.version
    with pytest.raises(store.Stopped):
        store.answer(row.id, 0, "done", None, me)
    with pytest.raises(store.Stopped):
        store.undo(row.id, 0, None, me, consent=True)
    assert fresh(row).version == row.version


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_its_page_says_so_kindly_and_leads_home(upgrade: Upgrade, lang: str) -> None:
    me = person("Ann")
    row = going(me)
    Message.objects.create(table=row, person=me, seat=0, text="what a game")
    upgrade(ask_the_other)
    for visitor in (browser(me, lang), Client(headers={"accept-language": lang})):
        page = visitor.get(f"/t/{row.id}")
        said = text(page)
        assert page.status_code == 200
        assert ("остановлена обновлением" if lang == "ru" else "stopped by an upgrade") in said
        assert str(differing(row)) in said
        assert f'href="/t/{row.id}/replay"' in said
        assert 'class="button" href="/"' in said
        assert "what a game" in said
        assert page.context["lines"]
        assert "{" not in said.partition("<main")[2]


def test_forms_and_scripts_are_sent_to_that_page(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    upgrade(ask_the_other)
    form = {"seat": 0, "version": row.version, "key": "done"}
    for address in ("answer", "undo"):
        answer = browser(me).post(f"/t/{row.id}/{address}", form)
        assert (answer.status_code, answer["Location"]) == (302, f"/t/{row.id}")
        answer = browser(me).post(f"/t/{row.id}/{address}", form, headers={"hx-request": "true"})
        assert (answer.status_code, answer["HX-Redirect"]) == (409, f"/t/{row.id}")
    assert browser(me).get(f"/t/{row.id}/part", headers={"hx-request": "true"})["HX-Redirect"] == f"/t/{row.id}"
    assert fresh(row).version == row.version


def test_log_story_law_chat_and_save_of_a_stopped_table(upgrade: Upgrade) -> None:
    me = person("Ann")
    row = going(me)
    upgrade(ask_the_other)
    window = browser(me)
    log = text(window.get(f"/t/{row.id}/log"))
    assert log.count("<li id=") > 20
    told = window.get(f"/t/{row.id}/told/15")
    assert told.status_code == 200
    assert told.json()["board"]
    assert window.get(f"/t/{row.id}/told/99999").status_code == 404
    assert window.get(f"/t/{row.id}/law/4.3").status_code == 200
    assert window.post(f"/t/{row.id}/say", {"text": "a pity"}).status_code == 302
    assert "a pity" in text(window.get(f"/t/{row.id}/talk"))
    save = read_save(window.get(f"/t/{row.id}/save").content)
    assert (save.rules, len(save.log)) == (GAME.rules, answers_of(row))
    opened, differs = Table.load_until_it_differs(window.get(f"/t/{row.id}/save").content)
    assert differs is not None
    assert (differs.number, opened.answered) == (differing(row), differing(row) - 1)


def answers_of(row: GameTable) -> int:
    return Entry.objects.filter(table=row, kind="answer").count()


def test_a_recorded_save_opens_with_the_rules_it_was_played_by(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = person()
    row = going(me)
    with store.open_table(row.id) as (_, table):
        before = table.save()
    upgrade(ask_the_other)
    data = browser(me).get(f"/t/{row.id}/save").content
    assert Table.load(data, GAME).save() == before


def test_a_spectator_learns_nothing_of_the_answer_that_does_not_fit(upgrade: Upgrade) -> None:
    me, friend = person(), person()
    row = duel(me, friend)
    rng = random.Random(4)
    for _ in range(120):
        row = move(row, me if options(row)[0] == 0 else friend, rng)
    upgrade(ask_the_other)
    with store.MEMORY.lock(row.id):
        differs = store.running(fresh(row)).differs
    assert differs is not None
    people = [me, friend]
    owner, other = people[differs.seat], people[1 - differs.seat]
    reason = differs.about["reason"].said("en")
    assert reason in text(browser(owner).get(f"/t/{row.id}"))
    for window in (browser(other), Client(headers={"accept-language": "en"})):
        page = window.get(f"/t/{row.id}")
        assert reason not in text(page)
        assert (page.context["what"], page.context["who"]) == ("", "")
    assert browser(me).get(f"/t/{row.id}/save").status_code == 403


def test_a_private_table_stays_private(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    upgrade(ask_the_other)
    assert browser(me).get(f"/t/{row.id}").status_code == 200
    assert browser(person()).get(f"/t/{row.id}").status_code == 404


def test_the_replay_goes_up_to_there(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    whole = browser(me).get(f"/t/{row.id}/replay").context["total"]
    upgrade(ask_the_other)
    page = browser(me).get(f"/t/{row.id}/replay?seat=none")
    assert page.status_code == 200
    assert 10 < page.context["total"] < whole
    assert f"From answer {differing(row)} on" in text(page)
    assert browser(me, "ru").get(f"/t/{row.id}/replay/9").status_code == 200


def test_later_rules_may_let_it_go_on(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    upgrade(ask_the_other)
    differing(row)
    assert fresh(row).stopped
    upgrade(by=2)
    assert browser(me).get(f"/t/{row.id}").context["curtain"]["seat"] == row.turn_of[0]
    now = fresh(row)
    assert (now.stopped, now.turn_of, now.rules) == (None, row.turn_of, GAME.rules + 2)
    play_on(now, me, 3)


def test_a_set_up_that_is_no_longer_allowed_leaves_the_chat(upgrade: Upgrade) -> None:
    me = person("Ann")
    row = going(me)
    Message.objects.create(table=row, person=me, seat=0, text="what a game")
    upgrade(check=refuse)
    page = browser(me).get(f"/t/{row.id}")
    assert page.status_code == 200
    assert "do not allow this set-up" in text(page)
    assert "what a game" in text(page)
    assert fresh(row).stopped == 0
    assert browser(me).get(f"/t/{row.id}/replay").status_code == 409
    assert read_save(store.export(row.id)).rules == GAME.rules
    assert check(fresh(row)) == Checked(State.DIFFERS, rules=GAME.rules)


def test_a_server_of_older_rules_touches_nothing(upgrade: Upgrade) -> None:
    me = person()
    row = going(me)
    upgrade()
    assert browser(me).get(f"/t/{row.id}").status_code == 200
    upgrade(by=0)
    for lang, word in (("en", "newer rules"), ("ru", "более новым правилам")):
        page = browser(me, lang).get(f"/t/{row.id}")
        assert page.status_code == 409
        assert word in text(page)
        assert 'href="/"' in text(page)
    with pytest.raises(Unplayable):
        move(row, me)
    assert fresh(row).rules == GAME.rules + 1
    assert check(fresh(row)).state == State.DIFFERS


# ------------------------------------------------------------------------------------------------------------ finished


def test_a_finished_game_that_fits_looks_as_before(upgrade: Upgrade, tmp_path: Path) -> None:
    me = person()
    row = finished(me)
    upgrade()
    page = browser(me).get(f"/t/{row.id}")
    assert page.context["ending"].kind == "victory"
    assert "Where the rules" not in text(page)
    assert browser(me).get(f"/t/{row.id}/replay").context["differs"] == ""
    assert browser(me).get(f"/t/{row.id}/summary").context["ending"]
    assert fresh(row).rules == GAME.rules
    assert check(fresh(row)) == Checked(State.OLD, rules=GAME.rules)
    file = tmp_path / "game.ludex"
    assert main(["admin", "export", row.id, str(file)]) == 0
    assert main(["verify", str(file), "--commitment", row.commitment]) == 0


@pytest.mark.parametrize("evening", [ask_the_other, roll_first])
def test_a_finished_game_that_differs_keeps_its_result(
    upgrade: Upgrade, tmp_path: Path, capsys: Output, evening: Any
) -> None:
    me = person("Ann")
    row = finished(me)
    upgrade(evening)
    page = browser(me).get(f"/t/{row.id}")
    assert page.status_code == 200
    assert "its result stands" in text(page)
    assert "Victory: " in text(page)
    assert "By clause 3.1" in text(page)
    assert page.context["ending"].kind == "victory"
    assert f'href="/t/{row.id}/summary"' in text(page)
    number = differing(row)
    now = fresh(row)
    assert (now.over, now.winners, now.rules, now.stopped) == (True, row.winners, GAME.rules, None)
    replay = browser(me).get(f"/t/{row.id}/replay?seat=all")
    assert replay.status_code == 200
    assert f"From answer {number} on" in text(replay)
    summary = browser(me).get(f"/t/{row.id}/summary")
    assert summary.status_code == 200
    assert bytes(row.key).hex() in text(summary)
    assert [player["won"] for player in summary.context["players"]] == [n in row.winners for n in range(2)]
    assert all(player["score"] is None for player in summary.context["players"])
    file = tmp_path / "game.ludex"
    assert main(["admin", "export", row.id, str(file)]) == 0
    assert Table.load(file.read_bytes(), GAME).result == row.winners
    capsys.readouterr()
    assert main(["replay", str(file), "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert f"answer {number} " in told.err
    assert len(told.out.splitlines()) > 10
    assert check(fresh(row)) == Checked(State.DIFFERS, number=number, rules=GAME.rules)


def test_a_finished_game_whose_set_up_is_no_longer_allowed_keeps_its_result(upgrade: Upgrade) -> None:
    me, other = person("Ann"), person("Bo")
    row = finished(me)
    row.seats.filter(number=1 - row.winners[0]).update(person=other)
    upgrade(check=refuse)
    for who, said in ((me, "You won"), (other, "You lost")):
        page = text(browser(who).get(f"/t/{row.id}"))
        assert "Victory: " in page
        assert said in page


def test_a_finished_game_that_would_end_otherwise_keeps_its_result(upgrade: Upgrade) -> None:
    me = person()
    row = finished(me)
    GameTable.objects.filter(id=row.id).update(winners=[1 - row.winners[0]])
    upgrade()
    page = browser(me).get(f"/t/{row.id}")
    assert "another result" in text(page)
    assert "another result" in text(browser(me).get(f"/t/{row.id}/replay"))
    assert check(fresh(row)).state == State.DIFFERS


# ---------------------------------------------------------------------------------------------- lists, agents, notices


def agents_table(moves: int = 120) -> GameTable:
    """One person and an agent who is asked."""
    me = person()
    sittings = [store.Sitting(SeatKind.PERSON, me), store.Sitting(SeatKind.AGENT, agent="random")]
    row = store.create("root", {"seats": list(DUEL)}, sittings, me)
    rng = random.Random(2)
    while moves > 0 or row.turn_of != [1]:
        row = move(row, me if row.turn_of == [0] else None, rng)
        moves -= 1
    assert row.agent_due
    return row


def test_agents_of_a_stopped_table_are_not_tried_again(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    GameTable.objects.update(agent_due=False)
    row = agents_table()
    tried: list[str] = []
    monkeypatch.setattr(worker, "think", lambda *_: tried.append(row.id))
    upgrade(ask_the_other)
    thinker = worker.Thinker()
    assert not thinker.turn()
    assert not fresh(row).agent_due
    assert not thinker.turn()
    assert (tried, thinker.resting, caplog.records) == ([], {}, [])


def test_agents_go_on_where_the_rules_fit(upgrade: Upgrade) -> None:
    GameTable.objects.update(agent_due=False)
    row = agents_table()
    upgrade()
    assert worker.Thinker().turn()
    assert fresh(row).version > row.version


def test_agents_of_a_set_up_that_is_no_longer_allowed(upgrade: Upgrade, caplog: pytest.LogCaptureFixture) -> None:
    GameTable.objects.update(agent_due=False)
    row = agents_table()
    upgrade(check=refuse)
    thinker = worker.Thinker()
    assert not thinker.turn()
    assert (fresh(row).agent_due, thinker.resting, caplog.records) == (False, {}, [])


def test_after_an_upgrade_all_tables_in_play_are_looked_at(upgrade: Upgrade) -> None:
    me = person()
    stops, over = going(me), finished(me)
    early = duel(me, me)
    for row in (stops, early):
        Notice.objects.create(table=row, seat=0, person=me, due=row.touched)
    game = upgrade(ask_the_other)
    kept = len(store.MEMORY.running)
    worker.Upgrader().run()
    assert [(fresh(row).rules, bool(fresh(row).stopped)) for row in (stops, early, over)] == [
        (game.rules, True),
        (game.rules, False),
        (GAME.rules, False),
    ]
    assert len(store.MEMORY.running) == kept
    assert set(Notice.objects.filter(table__in=[stops, early]).values_list("table", flat=True)) == {early.id}
    assert not notices.still_asked(Notice(table=fresh(stops), seat=0, person=me))
    assert not set(store.outdated()) & {stops.id, early.id, over.id}


def test_the_first_page_lists_them_as_stopped(upgrade: Upgrade) -> None:
    me = person()
    row, early, over = going(me), duel(me, me), finished(me)
    upgrade(ask_the_other)
    worker.Upgrader().run()
    for lang, word in (("en", "Stopped by an upgrade"), ("ru", "Остановлена обновлением")):
        page = browser(me, lang).get("/")
        listed = {name: [card["id"] for card in page.context[name]] for name in ("mine", "stopped", "played")}
        assert listed == {"mine": [early.id], "stopped": [row.id], "played": [over.id]}
        assert word in text(page)
    watched = [card["id"] for card in browser(person()).get("/").context["watched"]]
    assert row.id not in watched
    assert early.id in watched


# ----------------------------------------------------------------------------------------------------- admin verify


def report(monkeypatch: pytest.MonkeyPatch, capsys: Output, *rows: GameTable) -> tuple[int, dict[str, Any]]:
    """What `ludex admin verify --json` says of these tables alone."""
    monkeypatch.setattr(keeper, "verify_all", lambda: {row.id: check(fresh(row)) for row in rows})
    capsys.readouterr()
    code = main(["admin", "verify", "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_verify_tells_old_and_imported_from_damaged(
    upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    me = person()
    quick = Table.new("root", {"seats": list(DUEL)}, 7)
    for _ in range(9):
        seat, decision = next(iter(quick.pending.items()))
        quick.answer(seat, decision.options[0])
    imported = saves.adopt(quick, me)
    assert check(fresh(imported)).state == State.IMPORTED
    imported = play_on(fresh(imported), me, 5)
    assert check(fresh(imported)).state == State.IMPORTED
    old, differs, over = duel(me, me), going(me), finished(me)
    upgrade(ask_the_other)
    worker.Upgrader().run()
    new = play_on(duel(me, me), me, 5)
    code, said = report(monkeypatch, capsys, imported, old, differs, over, new)
    assert code == 0
    assert said["tables"] == 5
    assert said["counts"] == {"sound": 1, "imported": 0, "old": 2, "differs": 2, "damaged": 0}
    assert said["old"] == {imported.id: GAME.rules, old.id: GAME.rules}
    assert said["differs"][differs.id] == {"rules": GAME.rules, "answer": differing(differs)}
    Entry.objects.filter(table=old, seq=0).delete()
    code, said = report(monkeypatch, capsys, imported, old, new)
    assert code == 1
    assert (list(said["damaged"]), said["counts"]["damaged"]) == ([old.id], 1)
    assert main(["admin", "verify"]) == 1
    assert "missing" in capsys.readouterr().err


@pytest.mark.parametrize("state", list(State))
def test_verify_is_said_in_both_languages(state: State, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(keeper, "verify_all", lambda: {"a": Checked(state, "gap", 5, 1), "b": Checked(state, "gap")})
    for lang in ("ru", "en"):
        monkeypatch.setenv("LUDEX_LANG", lang)
        assert main(["admin", "verify"]) == (state == State.DAMAGED)
        said = capsys.readouterr()
        assert "2" in said.out
        assert "{" not in said.out + said.err


def test_chance_that_was_changed_is_damage_also_in_an_imported_table(upgrade: Upgrade) -> None:
    me = person()
    quick = Table.new("root", {"seats": list(DUEL)}, 7)
    row = play_on(saves.adopt(quick, me), me, 100)
    rolled = row.entries.filter(seat=CHANCE, seq__gte=row.brought, key__startswith="roll").first()
    assert rolled is not None
    Entry.objects.filter(pk=rolled.pk).update(key="roll:0:0" if rolled.key != "roll:0:0" else "roll:1:1")
    assert check(fresh(row)).state == State.DAMAGED


def test_a_hash_is_compared_only_under_the_same_rules(upgrade: Upgrade) -> None:
    me = person()
    row = play_on(duel(me, me), me, 10)
    Entry.objects.filter(table=row, seq=row.version - 1).update(hash="0" * 32)
    assert check(fresh(row)).problem.endswith("the state differs")
    upgrade()
    assert check(fresh(row)).state == State.OLD
    row = play_on(fresh(row), me, 3)
    assert check(fresh(row)).state == State.OLD
    Entry.objects.filter(table=row, seq=row.version - 1).update(hash="0" * 32)
    assert check(fresh(row)).problem.endswith("the state differs")


def test_an_answer_of_these_rules_that_does_not_fit_is_damage(upgrade: Upgrade) -> None:
    me = person()
    row = play_on(duel(me, me), me, 10)
    last = row.entries.filter(seat__gte=0).last()
    assert last is not None
    Entry.objects.filter(pk=last.pk).update(key="move:1:1:99")
    assert check(fresh(row)).state == State.DAMAGED
    store.MEMORY.running.clear()
    page = browser(me).get(f"/t/{row.id}")
    assert page.status_code == 409
    assert 'href="/"' in text(page)


# ------------------------------------------------------------------------------------------------------- saves, export


def test_a_stopped_game_is_exported_but_not_one_that_goes_on(upgrade: Upgrade, tmp_path: Path) -> None:
    me = person()
    row, early = going(me), duel(me, me)
    upgrade(ask_the_other)
    file = tmp_path / "game.ludex"
    assert main(["admin", "export", early.id, str(file)]) == 2
    assert main(["admin", "export", row.id, str(file)]) == 0
    assert len(read_save(file.read_bytes()).log) == answers_of(row)


@pytest.mark.parametrize(("lang", "word"), [("en", "older rules"), ("ru", "прежним правилам")])
def test_a_save_of_older_rules_is_brought_with_a_notice(upgrade: Upgrade, tmp_path: Path, lang: str, word: str) -> None:
    table = Table.new("root", {"seats": list(DUEL)}, 7)
    file = tmp_path / "game.ludex"
    file.write_bytes(table.save())
    game = upgrade(ask_the_other)
    me = person()
    window = browser(me, lang)
    with file.open("rb") as data:
        answer = window.post("/bring", {"file": data})
    assert answer.status_code == 302
    assert word in text(window.get(answer["Location"]))
    assert word not in text(window.get(answer["Location"]))
    row = GameTable.objects.get(host=me)
    assert (row.rules, row.brought) == (game.rules, row.version)


def test_a_save_that_differs_is_refused_with_the_place(upgrade: Upgrade, tmp_path: Path) -> None:
    me = person()
    row = going(me)
    file = tmp_path / "game.ludex"
    file.write_bytes(browser(me).get(f"/t/{row.id}/save").content)
    upgrade(ask_the_other)
    with file.open("rb") as data:
        answer = browser(me).post("/bring", {"file": data})
    assert answer.status_code == 422
    assert f"answer {differing(row)} " in text(answer)


# ------------------------------------------------------------------------------------------------ databases of before


def test_what_earlier_versions_did_not_note_is_filled_in() -> None:
    me = person()
    quick = Table.new("root", {"seats": list(DUEL)}, 7)
    for _ in range(4):
        seat, decision = next(iter(quick.pending.items()))
        quick.answer(seat, decision.options[0])
    rows = [saves.adopt(quick, me), play_on(duel(me, me), me, 12), duel(me, me)]
    brought = rows[0].brought
    play_on(rows[0], me, 4)
    mine = GameTable.objects.filter(id__in=[row.id for row in rows])
    entries = Entry.objects.filter(table__in=mine)
    entries.update(rules=0)
    mine.update(brought=0)
    note_rules(mine, entries)
    assert set(entries.values_list("rules", flat=True)) == {GAME.rules}
    assert [fresh(row).brought for row in rows] == [brought, 0, 0]
    assert [check(fresh(row)).state for row in rows] == [State.IMPORTED, State.SOUND, State.SOUND]


def test_a_database_of_before_is_migrated(tmp_path: Path) -> None:
    """Down to the version that knew no upgrades, and up again."""
    me = person()
    play_on(duel(me, me), me, 12)
    over = finished(me)
    saves.adopt(Table.new("root", {"seats": list(DUEL)}, 7), me)
    file = tmp_path / "backup"
    keeper.backup(file)
    data = tmp_path / "data"
    env = {**os.environ, "LUDEX_DATA": str(data), "LUDEX_LANG": "en"}

    def run(*command: str) -> None:
        subprocess.run([sys.executable, "-m", *command], env=env, check=False, capture_output=True, timeout=120)

    run("ludex", "admin", "restore", str(file))
    with closing(sqlite3.connect(data / "ludex.sqlite3")) as database:
        wanted = list(database.execute("SELECT table_id, seq, rules FROM server_entry ORDER BY table_id, seq"))
    run("django", "migrate", "server", "0004")
    with closing(sqlite3.connect(data / "ludex.sqlite3")) as database, pytest.raises(sqlite3.OperationalError):
        database.execute("SELECT rules FROM server_entry")
    run("django", "migrate", "--verbosity", "0")
    with closing(sqlite3.connect(data / "ludex.sqlite3")) as database:
        found = list(database.execute("SELECT table_id, seq, rules FROM server_entry ORDER BY table_id, seq"))
        ended = list(database.execute("SELECT DISTINCT ending FROM server_gametable WHERE over AND id = ?", [over.id]))
    assert found == wanted
    assert ended == [("victory",)]


def test_a_check_stands_alone() -> None:
    """It knows a table by its log, whatever the memory of the server holds."""
    me = person()
    row = play_on(duel(me, me), me, 8)
    assert Check(fresh(row)).run() == Checked(State.SOUND)
