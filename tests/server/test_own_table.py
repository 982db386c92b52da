"""A game on a real table, by its pages: set up, dice and cards typed in, a correction, a board set by hand, the judge."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from ludex.core import CHANCE
from ludex.core.own_facts import facts_of
from ludex.core.own_table import NOTHING, OwnTable, Which
from ludex.server.models import GameTable, Person
from ludex.server.tables import store

SEATS = {"who-0": "me", "seat-0": "marquise", "who-1": "bot", "seat-1": "bot:eyrie"}
SEATS |= {"who-2": "hot", "seat-2": "alliance", "who-3": "bot", "seat-3": "bot:lizards"}


@pytest.fixture
def at_home(sign_in: Any) -> Any:
    return sign_in(Person.objects.guest())


def new_table(browser: Any, **more: str) -> GameTable:
    sent = {**SEATS, "map": "autumn", "law": "seed", "own": "on", **more}
    answer = browser.post("/new/root", sent)
    assert answer.status_code == 302, answer.content.decode()[:2000]
    assert answer.url.endswith("/unpack")
    return GameTable.objects.get(id=answer.url.split("/")[2])


def table_of(row: GameTable) -> OwnTable:
    with store.open_table(row.id) as (_, table):
        assert isinstance(table, OwnTable)
        return table


def keys_in(html: str) -> list[str]:
    return re.findall(r'name="key" value="([^"]+)"', html)


def go_on(browser: Any, row: GameTable, rng: random.Random) -> str:
    """What a page asks for, done at random: a step, what turned up, dice, or a player's move."""
    html = browser.get(f"/t/{row.id}").content.decode()
    version = re.search(r'data-version="(\d+)"', html)
    assert version is not None
    if "own-step" in html:
        assert "own-go" in html
        browser.post(f"/t/{row.id}/done", {"done": "all"})
        return "step"
    keys = keys_in(html)
    if "own-tell" in html:
        asked = table_of(row).pending[CHANCE]
        if isinstance(asked, Which) and NOTHING in asked.things:
            keys = [f"show:{asked.pool}:{asked.assumed}:{asked.assumed}"]
        sent = {"key": rng.choice(keys), "version": version[1]}
        assert browser.post(f"/t/{row.id}/tell", sent).status_code == 302
        return "tell"
    seat = re.search(r'name="seat" value="(\d+)"', html)
    assert seat is not None, html
    sent = {"key": rng.choice(keys), "seat": seat[1], "version": version[1]}
    answer = browser.post(f"/t/{row.id}/answer", sent)
    assert answer.status_code == 302, (sent, answer.content.decode()[:3000])
    return "move"


@pytest.mark.law("5.1", "bots:3.1")
def test_two_people_and_two_bots_on_cardboard_to_the_end(at_home: Any) -> None:
    row = new_table(at_home)
    rng = random.Random(5)
    done = {"step": 0, "tell": 0, "move": 0}
    for _ in range(900):
        if table_of(row).over:
            break
        done[go_on(at_home, row, rng)] += 1
    row.refresh_from_db()
    assert row.over
    assert min(done.values()) > 20, done
    assert store.verify(row) == ""
    store.MEMORY.forget(row.id)
    assert table_of(row).over


def test_what_is_not_known_is_not_shown(at_home: Any) -> None:
    """What Ludex assumes in a hand stands nowhere on the page but among all that could be there."""
    row = new_table(at_home)
    rng = random.Random(2)
    for _ in range(60):
        go_on(at_home, row, rng)
    table = table_of(row)
    while next(iter(table.pending)) == CHANCE:
        go_on(at_home, row, rng)
    seat = next(iter(table.pending))
    at_home.post(f"/t/{row.id}/done", {"done": "all"})
    crafted = [option for option in table.possible(seat) if option[0] == "craft"]
    assumed = [option for option in table.pending[seat].options if option[0] == "craft"]
    html = at_home.get(f"/t/{row.id}").content.decode()
    assert len(crafted) >= len(assumed)
    for option in crafted:
        assert f'value="craft:{option[1]}"' in html


def test_a_correction_in_the_middle(at_home: Any) -> None:
    row = new_table(at_home)
    rng = random.Random(8)
    for _ in range(120):
        go_on(at_home, row, rng)
    facts = facts_of(table_of(row))
    roll = [fact for fact in facts if fact.option[0] == "roll" and len(fact.option) == 3][0]
    page = at_home.get(f"/t/{row.id}/past").content.decode()
    assert f"/t/{row.id}/past/{roll.place}" in page
    page = at_home.get(f"/t/{row.id}/past/{roll.place}").content.decode()
    other = "roll:0:0" if roll.option != ("roll", 0, 0) else "roll:3:3"
    assert other in keys_in(page)
    answer = at_home.post(f"/t/{row.id}/past/{roll.place}/right", {"key": other})
    assert answer.status_code == 302
    assert "Corrected." in at_home.get(f"/t/{row.id}").content.decode()
    after = facts_of(table_of(row))
    before = [fact.option for fact in facts if fact.place < roll.place]
    assert [fact.option for fact in after[: len(before)]] == before
    assert after[len(before)].option == tuple([other.split(":")[0], *map(int, other.split(":")[1:])])
    row.refresh_from_db()
    assert store.verify(row) == ""
    for _ in range(20):
        go_on(at_home, row, rng)


def test_going_back_to_a_point(at_home: Any) -> None:
    row = new_table(at_home)
    rng = random.Random(9)
    for _ in range(60):
        go_on(at_home, row, rng)
    fact = facts_of(table_of(row))[20]
    at_home.post(f"/t/{row.id}/past/{fact.place}/right", {"back": "1"})
    assert len(table_of(row).log) == fact.place
    go_on(at_home, row, rng)


def test_others_cannot_touch_it(at_home: Any, sign_in: Any) -> None:
    row = new_table(at_home)
    stranger = sign_in(Person.objects.guest())
    assert stranger.get(f"/t/{row.id}").status_code == 404
    row.open_to_watch = True
    row.save()
    assert stranger.get(f"/t/{row.id}").status_code == 200
    assert stranger.post(f"/t/{row.id}/tell", {"key": "roll:0", "version": row.version}).status_code == 403
    stranger.post(f"/t/{row.id}/past/0/right", {"back": "1"})
    row.refresh_from_db()
    assert row.version == GameTable.objects.get(id=row.id).version


def test_a_wrong_card_is_refused_in_words(at_home: Any) -> None:
    row = new_table(at_home)
    answer = at_home.post(f"/t/{row.id}/tell", {"key": "show:0:0:0", "version": row.version})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.content.decode()
