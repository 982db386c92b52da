"""Lessons at tables of the server, the coach, hints, and the question before the first game."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from ludex.core import find_game, known_games
from ludex.core.lesson import find_lesson, leading
from ludex.core.text import LANGUAGES
from ludex.server.models import GameTable, Person, Tally
from ludex.server.tables import store
from ludex.server.tables.checking import State, check
from ludex.server.tables.learning import learning_at


@pytest.fixture(autouse=True)
def fresh_limits() -> None:
    Tally.objects.all().delete()


def visitor() -> Client:
    browser = Client()
    browser.cookies["lang"] = "en"
    return browser


def person_in(browser: Client) -> Person:
    return Person.objects.get(pk=browser.session["_auth_user_id"])


def begin(browser: Client, game: str, name: str) -> str:
    response = browser.post(f"/learn/{game}/{name}")
    assert response.status_code == 302
    return response.headers["Location"].rpartition("/")[2]


def page(browser: Client, table_id: str) -> str:
    return browser.get(f"/t/{table_id}").content.decode()


def send(browser: Client, table_id: str, key: str) -> tuple[int, str]:
    row = GameTable.objects.get(id=table_id)
    sent = {"key": key, "seat": 0, "version": row.version}
    response = browser.post(f"/t/{table_id}/answer", sent, headers={"HX-Request": "true"})
    return response.status_code, response.content.decode()


def go_on(browser: Client, table_id: str) -> None:
    """What the panel recommends."""
    with store.open_table(table_id) as (row, table):
        now = learning_at(row)
        assert now is not None
        options = leading(table, now.lesson, now.step)
    if not now.step.leads:
        assert browser.post(f"/t/{table_id}/lesson", {"do": "next"}).status_code == 302
        return
    status, said = send(browser, table_id, ":".join(map(str, options[0])))
    assert status == 200, said


@pytest.mark.parametrize(
    ("game", "name"), [(game, lesson.name) for game in known_games() for lesson in find_game(game).lessons]
)
def test_a_lesson_is_walked_by_what_glows(game: str, name: str) -> None:
    browser = visitor()
    table_id = begin(browser, game, name)
    lesson = find_lesson(find_game(game), name)
    assert lesson is not None
    for number in range(len(lesson.steps)):
        assert re.search(rf'class="lesson-where">[^<]*{number + 1}[^<]*{len(lesson.steps)}', page(browser, table_id))
        go_on(browser, table_id)
    row = GameTable.objects.get(id=table_id)
    now = learning_at(row)
    assert now is not None
    assert now.done
    assert not row.open_to_watch
    assert not row.agent_due
    assert "lesson done" in page(browser, table_id)
    assert check(row).state in (State.SOUND, State.IMPORTED)


def test_another_answer_is_kindly_left_for_later() -> None:
    browser = visitor()
    table_id = begin(browser, "root", "basics")
    go_on(browser, table_id)
    go_on(browser, table_id)
    status, said = send(browser, table_id, "done")
    assert status == 422
    assert "choose what glows" in said
    _, said = send(browser, table_id, "battle:7:1")
    assert "choose what glows" not in said
    now = learning_at(GameTable.objects.get(id=table_id))
    assert now is not None
    assert now.number == 2


def test_back_takes_a_step_back_and_progress_is_kept() -> None:
    browser = visitor()
    table_id = begin(browser, "root", "basics")
    for _ in range(4):
        go_on(browser, table_id)
    before = learning_at(GameTable.objects.get(id=table_id))
    go_on(browser, table_id)
    store.MEMORY.forget(table_id)
    assert "Step 6 of 12" in page(browser, table_id)
    assert browser.post(f"/t/{table_id}/lesson", {"do": "back"}).status_code == 302
    assert learning_at(GameTable.objects.get(id=table_id)) == before
    go_on(browser, table_id)
    go_on(browser, table_id)
    assert "Step 7 of 12" in page(browser, table_id)


def test_a_lesson_is_private() -> None:
    table_id = begin(Client(), "root", "basics")
    assert Client().get(f"/t/{table_id}").status_code == 404
    assert Client().post(f"/t/{table_id}/lesson", {"do": "next"}).status_code == 404


def test_before_the_first_game_one_question_is_asked_and_remembered() -> None:
    browser = visitor()
    assert "/learn/root" in browser.get("/").content.decode()
    asked = browser.get("/learn/root").content.decode()
    assert "Have you played Root?" in asked
    browser.post("/play/root", {"played": "little"})
    assert person_in(browser).played == {"root": "little"}
    assert (
        GameTable.objects.get(host=person_in(browser)).setup["difficulty"] == find_game("root").lobby.easy["difficulty"]
    )
    home = browser.get("/").content.decode()
    assert 'action="/play/root"' in home
    assert 'href="/learn/root"' not in home


def test_the_coach_speaks_until_it_is_turned_off() -> None:
    browser = visitor()
    table_id = browser.post("/play/root", {"played": "yes"}).headers["Location"].rpartition("/")[2]
    assert 'id="t-coach"' in page(browser, table_id)
    browser.post(f"/t/{table_id}/coach", {"coach": "off"})
    assert 'id="t-coach"' not in page(browser, table_id)
    assert person_in(browser).coach == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_offered_by_name(lang: str) -> None:
    browser = visitor()
    browser.cookies["lang"] = lang
    for place in ("/", "/new/root", "/learn/root"):
        shown = browser.get(place).content.decode()
        for lesson in find_game("root").lessons:
            assert find_game("root").text(lang).say(f"lesson-{lesson.name}-about") in shown
