"""A hint: an answer that is offered, lit on the board, with its reason; from what the seat may know; in every game, and
wherever something is asked."""

from __future__ import annotations

import re
import time
from concurrent.futures import Future
from typing import Any

import pytest
from django.test import Client

from ludex.agents.finding import Finding
from ludex.core import Table, find_game, key_of
from ludex.core.text import LANGUAGES
from ludex.server.live import minds
from ludex.server.models import GameTable, SeatKind
from ludex.server.pages.table import hints, teaching
from ludex.server.tables import store
from tests.core import tiny
from tests.server.stage import browser, duel, fresh, person, play_on

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def nothing_thought_about() -> None:
    hints.THOUGHTS.clear()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Thoughts are thought here and now, and little; a list of what was asked."""
    asked: list[Any] = []

    def ask(work: Any, table: Any, seat: int, seed: int, seconds: float) -> Future[Finding]:
        asked.append(table)
        done: Future[Finding] = Future()
        done.set_result(work(table, seat, seed, 0.02))
        return done

    monkeypatch.setattr(minds.MINDS, "ask", ask)
    return asked


def table_of(game: str, someone: Any) -> GameTable:
    """A table of two at which this person plays both."""
    seats = {
        "root": ["marquise", "eyrie"],
        "heroes": ["werewolves", "archons"],
        "spirit_island": ["thunderspeaker", "oceans-hungry-grasp"],
        "runewars": ["latari", "uthuk"],
    }[game]
    sitting = store.Sitting(SeatKind.PERSON, someone)
    return store.create(game, {"seats": seats}, [sitting, sitting], someone)


def hint_at(client: Client, row: GameTable) -> str:
    return client.get(f"/t/{row.id}/hint").content.decode()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["root", "heroes", "spirit_island", "runewars"])
@pytest.mark.usefixtures("at_once")
def test_it_names_an_answer_that_is_offered_and_says_why(game: str, lang: str) -> None:
    ada = person("Ada")
    row = table_of(game, ada)
    client = browser(ada, lang)
    client.post(f"/t/{row.id}/sit", {"seat": "all"})
    with_gains = 0
    for _ in range(12):
        row = play_on(fresh(row), ada, 3, seed=row.version)
        if row.over:
            break
        shown = hint_at(client, row)
        key = re.search(r'data-keys="([^"]+)"', shown)
        assert key is not None, shown
        with store.open_table(row.id) as (now, table):
            assert now.version == fresh(row).version
            offered = {key_of(option) for decision in table.pending.values() for option in decision.options}
        assert key[1] in offered
        assert "{" not in shown
        with_gains += bool(re.search(r"[+−]\d+[.,]\d|0[.,]0", shown))
    assert with_gains


@pytest.mark.usefixtures("at_once")
def test_it_is_given_in_the_middle_of_a_battle_and_for_matters_of_routine() -> None:
    ada = person("Ada")
    row = table_of("root", ada)
    advice = find_game("root").advice
    assert advice is not None
    for seed in range(400):
        row = play_on(fresh(row), ada, 1, seed)
        with store.open_table(row.id) as (_, table):
            if row.over or any(d.prompt in advice.routine and len(d.options) > 1 for d in table.pending.values()):
                break
    assert not row.over
    client = browser(ada)
    client.post(f"/t/{row.id}/sit", {"seat": "all"})
    assert re.search(r"[+−]\d+\.\d|0\.0", hint_at(client, row))


def test_what_is_sent_away_has_no_key_of_the_dice_and_no_past(at_once: list[Any]) -> None:
    ada = person("Ada")
    row = duel(ada, ada)
    client = browser(ada)
    client.post(f"/t/{row.id}/sit", {"seat": "all"})
    assert "data-keys" in hint_at(client, row)
    (sent,) = at_once
    assert not isinstance(sent, Table)
    assert "key" not in sent.chance.describe()


def test_the_same_question_is_thought_about_once(at_once: list[Any]) -> None:
    ada = person("Ada")
    row = duel(ada, None)
    client = browser(ada)
    assert hint_at(client, row) == hint_at(client, row)
    assert len(at_once) == 1


@pytest.mark.usefixtures("at_once")
def test_nobody_gets_a_hint_who_is_not_asked() -> None:
    ada, bo = person("Ada"), person("Bo")
    row = duel(ada, bo)
    (asked,) = fresh(row).turn_of
    waiting = [ada, bo][1 - asked]
    assert "data-keys" not in hint_at(browser(waiting), row)
    assert "data-keys" not in hint_at(browser(person("Cy")), row)
    assert not teaching.can_hint(tiny.GAME)


def test_while_it_is_thought_about_the_page_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person("Ada")
    row = duel(ada, None)
    coming: Future[Finding] = Future()
    monkeypatch.setattr(minds.MINDS, "ask", lambda *_: coming)
    monkeypatch.setattr(hints, "QUICK", 0.01)
    client = browser(ada)
    shown = hint_at(client, row)
    assert f'hx-get="/t/{row.id}/hint"' in shown
    assert "data-keys" not in shown
    coming.set_exception(RuntimeError("it has died"))
    assert "data-keys" in hint_at(client, row), "a quick program answers instead"


def test_too_many_at_once_are_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person("Ada")
    row = duel(ada, None)
    never: Future[Finding] = Future()
    thought = hints.Thought(never, 0.0)
    hints.THOUGHTS.update({("x", n, ""): thought for n in range(hints.MOST_AT_ONCE)})
    assert "No hint" in hint_at(browser(ada), row)


def test_it_comes_from_another_process() -> None:
    ada = person("Ada")
    row = duel(ada, None)
    client = browser(ada)
    until = time.monotonic() + PATIENCE
    while "data-keys" not in (shown := hint_at(client, row)):
        assert time.monotonic() < until
    assert "expected" in shown
    assert hints.THOUGHTS[next(iter(hints.THOUGHTS))].found.exception() is None
