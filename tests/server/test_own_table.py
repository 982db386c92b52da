"""A game on a real table, by its pages: set up, dice and cards typed in, corrections, boards set by hand, the judge."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest

from ludex.core import CHANCE, key_of
from ludex.core.own_facts import facts_of
from ludex.core.own_table import NOTHING, OwnTable, Which
from ludex.server.live import worker
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
    browser.defaults["REMOTE_ADDR"] = f"10.0.{rng.randrange(250)}.{rng.randrange(250)}"  # quicker than any person
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
        told = browser.post(f"/t/{row.id}/tell", sent)
        if told.status_code == 422 and isinstance(asked, Which):  # a card of another kind cannot have been there
            sent["key"] = f"show:{asked.pool}:{asked.assumed}:{asked.assumed}"
            told = browser.post(f"/t/{row.id}/tell", sent)
        assert told.status_code == 302
        return "tell"
    seat = re.search(r'name="seat" value="(\d+)"', html)
    assert seat is not None, html
    sent = {"key": rng.choice(keys), "seat": seat[1], "version": version[1]}
    answer = browser.post(f"/t/{row.id}/answer", sent)
    assert answer.status_code == 302, (sent, answer.content.decode()[:3000])
    return "move"


def until_it_is_said(browser: Any, row: GameTable, rng: random.Random) -> None:
    """Go on until nothing that has turned up waits to be named: then the board can be set."""
    while isinstance(table_of(row).pending.get(CHANCE), Which):
        go_on(browser, row, rng)


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
    roll = next(fact for fact in facts if fact.option[0] == "roll" and len(fact.option) == 3)
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
    assert after[len(before)].option == (other.split(":")[0], *map(int, other.split(":")[1:]))
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


FORMS: dict[str, dict[str, str]] = {
    "spirit_island": {"who-0": "me", "seat-0": "thunderspeaker", "who-1": "hot", "seat-1": "river-surges-in-sunlight"},
    "runewars": {"who-0": "me", "seat-0": "daqan", "who-1": "agent:random", "seat-1": "uthuk"},
    "spirit_island?": {"who-0": "me", "seat-0": "river-surges-in-sunlight", "expansion": "on"},
    "heroes": {"who-0": "me", "seat-0": "werewolves", "who-1": "hot", "seat-1": "archons"},
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", list(FORMS))
def test_every_game_on_cardboard(game: str, lang: str, sign_in: Any) -> None:
    """It is set up, its pages open, and some of it is played."""
    browser = sign_in(Person.objects.guest(), lang)
    answer = browser.post(f"/new/{game.rstrip('?')}", {**FORMS[game], "own": "on"})
    assert answer.status_code == 302, answer.content.decode()[:2000]
    row = GameTable.objects.get(id=answer.url.split("/")[2])
    page = browser.get(answer.url).content.decode()
    assert page.count("data-tick") >= 4
    assert "{" not in re.sub(r"<style.*?</style>|<script.*?</script>", "", page, flags=re.DOTALL)
    rng = random.Random(3)
    for _ in range(40):
        table = table_of(row)
        if table.over:
            break
        seat = next(iter(table.pending))
        if seat >= 0 and seat in table.eyes:
            row.refresh_from_db()
            assert worker.act(row), "an agent plays at a real table as at any other"
            continue
        go_on(browser, row, rng)
    until_it_is_said(browser, row, rng)
    for name in ("past", "position", "judge", "judge?ask=1"):
        assert browser.get(f"/t/{row.id}/{name}").status_code == 200
    kept = browser.post(f"/t/{row.id}/position", {"do": "keep"})
    for address in (kept.url, f"{kept.url}/judge"):
        assert browser.get(address).status_code == 200
    for own in ("", "1"):
        opened = browser.post(f"{kept.url}/play", {"own": own})
        assert browser.get(opened.url).status_code == 200
    store.MEMORY.forget(row.id)
    assert table_of(row).log


def fields_of(html: str) -> dict[str, str]:
    """The form as a browser would send it."""
    found = dict(re.findall(r'type="number"[^>]* name="([^"]+)" value="(-?\d+)"', html))
    for name, body in re.findall(r'<select [^>]*name="([^"]+)"[^>]*>(.*?)</select>', html, flags=re.DOTALL):
        chosen = re.search(r'value="(-?\d+)" selected', body)
        assert chosen is not None
        found[name] = chosen[1]
    return found


@pytest.fixture
def in_play(at_home: Any) -> GameTable:
    row = new_table(at_home)
    rng = random.Random(6)
    for _ in range(60):
        go_on(at_home, row, rng)
    until_it_is_said(at_home, row, rng)
    return row


def test_first_it_is_said_what_has_turned_up(at_home: Any) -> None:
    row = new_table(at_home)
    rng = random.Random(6)
    while not isinstance(table_of(row).pending.get(CHANCE), Which):
        go_on(at_home, row, rng)
    assert at_home.get(f"/t/{row.id}/position").status_code == 302
    assert "First say what has turned up" in at_home.get(f"/t/{row.id}").content.decode()


@pytest.mark.law("2.5", "2.8")
def test_the_board_is_set_as_it_is(at_home: Any, in_play: GameTable) -> None:
    page = at_home.get(f"/t/{in_play.id}/position").content.decode()
    sent = fields_of(page)
    sent |= {f"warriors.0.{clearing}": "0" for clearing in range(1, 13)}
    sent |= {"warriors.0.5": "7", "active": "0", "phase": "1", "score.0": "12", "hand-0": "4"}
    said = len(facts_of(table_of(in_play)))
    answer = at_home.post(f"/t/{in_play.id}/position", {**sent, "do": "go-on"})
    assert answer.status_code == 302, re.findall(r"own-problem[^>]*>([^<]+)", answer.content.decode())
    assert answer.url == f"/t/{in_play.id}", "the same game goes on"
    state: Any = table_of(in_play).state
    assert state.warriors[0][5] == 7
    assert sum(state.warriors[0]) == 7
    assert state.supply[0] == 18
    assert state.score[0] == 12
    assert len(state.hands[0]) == 4
    assert state.active == 0
    rng = random.Random(1)
    for _ in range(12):
        go_on(at_home, in_play, rng)
    store.MEMORY.forget(in_play.id)
    in_play.refresh_from_db()
    assert store.verify(in_play) == ""
    facts = facts_of(table_of(in_play))
    assert facts[said].option[0] == "set"
    assert "by hand" in at_home.get(f"/t/{in_play.id}/past").content.decode()
    at_home.post(f"/t/{in_play.id}/past/{facts[said].place}/right", {"back": "1"})
    assert table_of(in_play).log[-1][1][0] != "set"
    assert len(facts_of(table_of(in_play))) == said, "one can go back to before it"


def test_a_look_at_what_numbers_lead_to_changes_nothing(at_home: Any, in_play: GameTable) -> None:
    sent = fields_of(at_home.get(f"/t/{in_play.id}/position").content.decode())
    before = table_of(in_play).hash()
    looked = at_home.post(f"/t/{in_play.id}/position", {**sent, "warriors.0.5": "9", "do": "look"})
    assert looked.status_code == 200
    assert 'id="t-stage"' in looked.content.decode()
    too_many = {**sent, "warriors.0.5": "25", "warriors.0.6": "1", "do": "look"}
    refused = at_home.post(f"/t/{in_play.id}/position", too_many)
    assert refused.status_code == 422
    assert 'id="t-stage"' not in refused.content.decode()
    assert table_of(in_play).hash() == before


@pytest.mark.law("2.5", "2.2.3")
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"warriors.0.5": "20", "warriors.0.6": "20"}, "Marquise de Cat: warriors: there are 25, you placed"),
        ({"pieces.0.1": "3"}, "room for"),
        ({"score.0": "4000"}, "from 0 to"),
        ({"hand-0": "20", "hand-2": "20"}, "left in the deck"),
    ],
)
def test_what_cannot_be_is_said(at_home: Any, in_play: GameTable, wrong: dict[str, str], said: str) -> None:
    if "hand-0" in wrong:  # most of the deck lies elsewhere
        with store.open_table(in_play.id) as (_, table):
            state: Any = table.state
            state.discard += [state.deck.pop() for _ in range(len(state.deck) - 5)]
    sent = fields_of(at_home.get(f"/t/{in_play.id}/position").content.decode())
    answer = at_home.post(f"/t/{in_play.id}/position", {**sent, **wrong, "do": "go-on"})
    assert answer.status_code == 422
    assert said in answer.content.decode()
    store.MEMORY.forget(in_play.id)


def test_a_board_is_kept_shared_and_played(at_home: Any, in_play: GameTable, sign_in: Any) -> None:
    sent = fields_of(at_home.get(f"/t/{in_play.id}/position").content.decode())
    answer = at_home.post(f"/t/{in_play.id}/position", {**sent, "active": "0", "do": "keep"})
    assert answer.status_code == 302
    friend = sign_in(Person.objects.guest())
    page = friend.get(answer.url).content.decode()
    assert answer.url in page
    assert friend.get(f"{answer.url}/judge?ask=1").status_code == 200
    puzzle = friend.post(f"{answer.url}/play", {"own": ""})
    row = GameTable.objects.get(id=puzzle.url.split("/")[2])
    assert row.own is None
    assert friend.get(puzzle.url).status_code == 200
    with store.open_table(row.id) as (_, table):
        seat, asked = next(iter(table.pending.items()))
        key = key_of(asked.options[0])
    store.answer(row.id, seat, key, None, None)
    store.MEMORY.forget(row.id)
    row.refresh_from_db()
    assert store.verify(row) == ""
    kept = friend.get(f"/t/{row.id}/save")
    assert kept.status_code == 200
    again = friend.post("/bring", {"file": io.BytesIO(kept.content)})
    opened = GameTable.objects.get(id=again.url.split("/")[2])
    with store.open_table(opened.id) as (_, same), store.open_table(row.id) as (_, table):
        assert same.hash() == table.hash(), "a game that began from a board is saved with it"
    real = friend.post(f"{answer.url}/play", {"own": "1"})
    assert GameTable.objects.get(id=real.url.split("/")[2]).own == [1, 3]


def test_the_page_shell_is_served(at_home: Any) -> None:
    answer = at_home.get("/shell.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert b'addEventListener("fetch"' in answer.content


def test_a_file_of_it_is_opened_elsewhere(at_home: Any, in_play: GameTable, sign_in: Any) -> None:
    """Just as it stands, in the midst of a question too, with all that was said."""
    table = table_of(in_play)
    saved = at_home.get(f"/t/{in_play.id}/save")
    assert saved.status_code == 200
    assert "attachment" in saved["Content-Disposition"]
    friend = sign_in(Person.objects.guest())
    opened = friend.post("/bring", {"file": io.BytesIO(saved.content)})
    assert opened.status_code == 302, opened.content.decode()[-2000:]
    row = GameTable.objects.get(id=opened.url.split("/")[2])
    assert row.own == in_play.own
    same = table_of(row)
    assert same.log[: len(table.log)] == table.log
    assert same.hash() == table.hash()
    assert "own-step" not in friend.get(f"/t/{row.id}").content.decode(), "what was done is done"
    rng = random.Random(2)
    for _ in range(6):
        go_on(friend, row, rng)
    row.refresh_from_db()
    assert store.verify(row) == ""
    stranger = sign_in(Person.objects.guest())
    assert stranger.get(f"/t/{in_play.id}/save").status_code in (403, 404)
