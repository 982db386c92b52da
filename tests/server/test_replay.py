"""The replay page: any moment by its address, through the right eyes only; and the summary of a finished game."""

from __future__ import annotations

import hashlib
import random
import re
import time
from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from django.test import Client

from ludex.core import key_of
from ludex.core.chance import KeyedChance
from ludex.core.text import LANGUAGES
from ludex.server.models import Entry, EntryKind, GameTable, Person, SeatKind
from ludex.server.pages.replay.chart import chart, spread, step_for
from ludex.server.site.words import SITE_TEXT, site_text
from ludex.server.tables import replays, store
from ludex.server.tables.replays import replaying

Browser = Callable[..., Client]
SEATS = ["marquise", "eyrie", "bot:alliance"]


def new_table(people: list[Person | None], seats: list[str] = SEATS) -> GameTable:
    """People in the order of the seats that are not bots."""
    left = list(people)
    sittings = [
        store.Sitting(SeatKind.BOT) if name.startswith("bot:") else store.Sitting(SeatKind.PERSON, left.pop(0))
        for name in seats
    ]
    return store.create("root", {"seats": list(seats)}, sittings, people[0])


def play(row: GameTable, answers: int, seed: int = 2) -> GameTable:
    rng = random.Random(seed)
    while not row.over and answers > 0:
        with store.open_table(row.id) as (_, table):
            seat, decision = next(iter(table.pending.items()))
            key = key_of(rng.choice(decision.options))
        row = store.answer(row.id, seat, key, None, None)
        answers -= 1
    return row


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game in every run."""
    monkeypatch.setattr(store, "secrets", SimpleNamespace(token_bytes=bytes))


@pytest.fixture
def ada() -> Person:
    return Person.objects.guest()


@pytest.fixture
def bob() -> Person:
    return Person.objects.guest()


@pytest.fixture
def going(ada: Person, bob: Person) -> GameTable:
    """A game of two people and a bot, in its middle."""
    row = play(new_table([ada, bob]), 40)
    assert not row.over
    return row


@pytest.fixture
def finished(ada: Person, bob: Person) -> GameTable:
    row = play(new_table([ada, bob]), 100_000)
    assert row.over
    return row


def text(response: Any) -> str:
    return str(response.content.decode())


def hands(response: Any) -> list[Any]:
    """Whose cards the page was given."""
    return [seat.hand for seat in response.context["view"].board.seats]


def test_a_moment_has_an_address_and_shows_its_line_and_clause(going: GameTable, ada: Person, sign_in: Browser) -> None:
    page = sign_in(ada).get(f"/t/{going.id}/replay/20?seat=0")
    assert page.status_code == 200
    moment = page.context["moment"]
    assert moment.name == "20"
    with store.open_table(going.id) as (_, table):
        assert table.journal is not None
        assert moment.line == [line for line in table.journal.lines if line.seats is None][19]
    assert re.search(r'data-moment="20"[^>]*aria-current="true"', text(page))
    assert moment.line.clause in text(page)


def test_without_a_moment_the_last_is_shown(going: GameTable, ada: Person, sign_in: Browser) -> None:
    page = sign_in(ada).get(f"/t/{going.id}/replay")
    assert page.context["number"] == page.context["total"]
    with store.open_table(going.id) as (_, table):
        assert page.context["view"].board == table.view(0).board


def test_a_person_sees_only_the_own_hand_while_the_game_goes_on(
    going: GameTable, bob: Person, sign_in: Browser
) -> None:
    page = sign_in(bob).get(f"/t/{going.id}/replay/30")
    assert [hand is None for hand in hands(page)] == [True, False, True]
    with replaying(going) as replay:
        whispers = [
            (replay.line("en", n), line) for n, line in enumerate(replay.moments.lines) if line.seats is not None
        ]
    others = {said for said, line in whispers if not line.seen_by(1)} - {
        said for said, line in whispers if line.seen_by(1)
    }
    assert others
    assert not [said for said in others if said in text(page)]


@pytest.mark.parametrize("wished", ["0", "2", "all", "7", "-1", "x", "0' or 1"])
def test_other_eyes_are_refused_while_the_game_goes_on(
    going: GameTable, bob: Person, sign_in: Browser, wished: str
) -> None:
    page = sign_in(bob).get(f"/t/{going.id}/replay/30", {"seat": wished})
    assert page.status_code == 403
    assert [hand is None for hand in hands(page)] == [True, False, True]
    assert site_text("en").say("replay-not-yours") in text(page)


@pytest.mark.parametrize("wished", ["", "0", "1", "all"])
def test_a_spectator_sees_no_hand(going: GameTable, sign_in: Browser, wished: str) -> None:
    page = sign_in().get(f"/t/{going.id}/replay/30", {"seat": wished})
    assert hands(page) == [None, None, None]


def test_a_table_that_is_not_open_is_not_found_by_strangers(going: GameTable, ada: Person, sign_in: Browser) -> None:
    GameTable.objects.filter(id=going.id).update(open_to_watch=False)
    assert sign_in().get(f"/t/{going.id}/replay").status_code == 404
    assert sign_in(ada).get(f"/t/{going.id}/replay").status_code == 200
    assert sign_in().get("/t/nowhere/replay").status_code == 404


def test_people_who_share_a_device_look_back_one_at_a_time(ada: Person, sign_in: Browser) -> None:
    row = play(new_table([ada, ada]), 40)
    asked = row.turn_of[0]
    browser = sign_in(ada)
    assert hands(browser.get(f"/t/{row.id}/replay/20")) == [None, None, None]
    assert browser.get(f"/t/{row.id}/replay/20?seat={asked}").status_code == 403
    session = browser.session
    session[f"sat:{row.id}"] = asked
    session.save()
    assert hands(browser.get(f"/t/{row.id}/replay/20?seat={asked}"))[asked] is not None
    assert browser.get(f"/t/{row.id}/replay/20?seat={1 - asked}").status_code == 403


def test_after_the_end_everything_is_shown_to_whoever_chooses_it(finished: GameTable, sign_in: Browser) -> None:
    browser = sign_in()
    assert hands(browser.get(f"/t/{finished.id}/replay/30")) == [None, None, None]
    assert None not in hands(browser.get(f"/t/{finished.id}/replay/30?seat=all"))
    assert [hand is None for hand in hands(browser.get(f"/t/{finished.id}/replay/30?seat=1"))] == [True, False, True]


@pytest.mark.parametrize("moment", ["0", "99999", "-3", "abc", "1.2.3.4", "½"])
def test_a_moment_that_is_none_gets_a_message_and_the_last(
    going: GameTable, ada: Person, sign_in: Browser, moment: str
) -> None:
    page = sign_in(ada).get(f"/t/{going.id}/replay/{moment}")
    if moment == "1.2.3.4":
        assert page.context["moment"].name == "1"
        return
    assert page.status_code == 404
    assert page.context["number"] == page.context["total"]
    assert site_text("en").say("replay-no-moment") in text(page)


def test_a_private_moment_of_others_is_the_public_one_before_it(finished: GameTable, sign_in: Browser) -> None:
    with replaying(finished) as replay:
        private = next(moment.name for moment in replay.moments.seen_by(0) if "." in moment.name and moment.name > "1")
    page = sign_in().get(f"/t/{finished.id}/replay/{private}?seat=none")
    assert page.context["moment"].name == private.partition(".")[0]


def test_steps_lead_to_neighbours_turns_and_battles(finished: GameTable, sign_in: Browser) -> None:
    page = sign_in().get(f"/t/{finished.id}/replay/100?seat=none")
    steps = {step.kind: step.name for step in page.context["steps"]}
    assert (steps["first"], steps["back"], steps["next"]) == ("1", "99", "101")
    assert steps["last"] == str(page.context["total"])
    marks = {line.name: line.mark for line in page.context["lines"]}
    for kind in ("turn", "battle"):
        after = [name for name, mark in marks.items() if mark == kind and int(name) > 100]
        before = [name for name, mark in marks.items() if mark == kind and int(name) < 100]
        assert steps[f"next-{kind}"] == (after[0] if after else "")
        assert steps[f"back-{kind}"] == (before[-1] if before else "")
    first = {step.kind: step for step in sign_in().get(f"/t/{finished.id}/replay/1?seat=none").context["steps"]}
    assert first["back"].url == first["first"].url == ""


def test_the_slider_works_without_scripts(going: GameTable, ada: Person, sign_in: Browser) -> None:
    browser = sign_in(ada)
    answer = browser.get(f"/t/{going.id}/replay", {"seat": "none", "at": "12"})
    assert answer.status_code == 302
    assert answer["Location"] == f"/t/{going.id}/replay/12?seat=none"
    assert browser.get(f"/t/{going.id}/replay", {"at": "x"}).status_code == 302
    assert browser.get(f"/t/{going.id}/replay", {"at": "-5", "seat": "none"})["Location"].endswith(
        "/replay/1?seat=none"
    )


def test_a_part_is_what_differs_between_moments(going: GameTable, ada: Person, sign_in: Browser) -> None:
    part = text(sign_in(ada).get(f"/t/{going.id}/replay/20?seat=0&part=1"))
    assert 'id="replay-said"' in part
    assert 'id="replay-board"' in part
    assert "<html" not in part
    assert "replay-lines" not in part


def test_a_replay_goes_on_with_the_game_and_forgets_what_was_taken_back(ada: Person) -> None:
    row = play(new_table([ada], ["marquise", "bot:eyrie"]), 40)
    for _ in range(3):
        with replaying(row) as replay, store.open_table(row.id) as (_, table):
            assert table.journal is not None
            assert replay.moments.lines == table.journal.lines
            last = len(replay.moments.lines) - 1
            assert replay.line("ru", last) == replay.words("ru").line(replay.moments.lines[last])
        row = store.undo(row.id, 0, None, ada, consent=True)
        with replaying(row) as replay, store.open_table(row.id) as (_, table):
            assert table.journal is not None
            assert replay.moments.lines == table.journal.lines
            last = len(replay.moments.lines) - 1
            assert replay.line("ru", last) == replay.words("ru").line(replay.moments.lines[last])
        row = play(row, 15, seed=9)


def mark_of(page: str) -> str:
    return page.partition('data-mark="')[2].partition('"')[0]


def grown(client: Client, row: GameTable, after: int, mark: str) -> Any:
    return client.get(f"/t/{row.id}/replay", {"seat": "none", "after": str(after), "mark": mark}).json()


def test_a_page_of_a_running_game_gets_what_is_new(going: GameTable, sign_in: Browser) -> None:
    client = sign_in()
    page = text(client.get(f"/t/{going.id}/replay?seat=none"))
    known = page.count("data-moment=")
    assert grown(client, going, known, mark_of(page))["lines"].strip() == ""
    play(going, 8, seed=5)
    now = text(client.get(f"/t/{going.id}/replay?seat=none"))
    found = grown(client, going, known, mark_of(page))
    assert found["lines"].count("data-moment=") == now.count("data-moment=") - known > 0
    assert found["mark"] == mark_of(now)
    moment = found["lines"].partition('data-moment="')[2].partition('"')[0]
    assert client.get(f"/t/{going.id}/replay/{moment}?seat=none").status_code == 200


def test_a_page_whose_moments_were_taken_back_is_made_anew(going: GameTable, ada: Person, sign_in: Browser) -> None:
    client = sign_in()
    page = text(client.get(f"/t/{going.id}/replay?seat=none"))
    known = page.count("data-moment=")
    with store.changing(going.id, None, 0) as (row, table):
        table.rewind(len(table.log) - 12)
        Entry.objects.create(table=row, seq=row.version, kind=EntryKind.UNDO, seat=0, key=str(len(table.log)), by=ada)
        row.version += 1
        store.append(row, table, len(table.log), None)
    play(row, 30, seed=8)
    assert grown(client, going, known, mark_of(page)) == {"anew": True}
    assert grown(client, going, 10**5, mark_of(page)) == {"anew": True}


def test_only_a_few_replays_are_kept(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)
    rows = [new_table([ada], ["marquise", "bot:eyrie"]) for _ in range(4)]
    for row in rows:
        with replaying(row):
            pass
    assert list(replays.REPLAYS) == [row.id for row in rows[2:]]


def work(row: GameTable, place: int) -> float:
    """Seconds of the processor for one view of the past: others may be busy on the same machine."""
    start = time.thread_time()
    with replaying(row) as replay:
        replay.moments.view(place, 0)
    return time.thread_time() - start


def test_any_moment_of_200_lines_comes_within_60_ms_and_the_next_within_15(finished: GameTable) -> None:
    first, following = [], []
    for place in (40, 120, 200):
        replays.REPLAYS.clear()
        first.append(work(finished, place))
        following.append(work(finished, place + 1))
    with replaying(finished) as replay:
        assert len(replay.moments.lines) > 200
    assert min(first) < 0.060
    assert min(following) < 0.015


def test_a_game_of_other_rules_says_that_it_cannot_be_replayed(going: GameTable, ada: Person, sign_in: Browser) -> None:
    entry = going.entries.filter(seat__gte=0).latest("seq")
    going.entries.filter(pk=entry.pk).update(key="nonsense:1")
    replays.REPLAYS.clear()
    page = sign_in(ada).get(f"/t/{going.id}/replay")
    assert page.status_code == 409
    assert site_text("en").say("replay-broken") in text(page)
    assert "nonsense" not in text(page)


def test_the_summary_says_who_won_by_which_clause_and_opens_the_dice(finished: GameTable, sign_in: Browser) -> None:
    page = sign_in().get(f"/t/{finished.id}/summary")
    assert page.status_code == 200
    shown = text(page)
    key = re.search(r"<code>([0-9a-f]{64})</code></dd></dl>", shown)
    assert key is not None
    assert hashlib.sha256(bytes.fromhex(key[1])).hexdigest() == finished.commitment
    assert KeyedChance(bytes.fromhex(key[1])).commitment in shown
    said, clause, title = page.context["ending"][-1]
    assert said in shown
    assert clause
    assert title in shown
    assert shown.count('<g class="series') == len(SEATS)
    won = [player["won"] for player in page.context["players"]]
    assert [n for n, one in enumerate(won) if one] == sorted(finished.winners)


def test_nothing_of_the_dice_is_told_before_the_end(going: GameTable, ada: Person, sign_in: Browser) -> None:
    browser = sign_in(ada)
    assert browser.get(f"/t/{going.id}/summary").status_code == 302
    key = bytes(going.key).hex()
    assert key not in text(browser.get(f"/t/{going.id}/summary", follow=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_have_every_word(finished: GameTable, sign_in: Browser, lang: str) -> None:
    browser = sign_in(None, lang)
    for address in ("replay/50?seat=all", "replay/9999", "summary"):
        shown = text(browser.get(f"/t/{finished.id}/{address}"))
        assert not re.findall(r"\{[a-z-]+\}", shown)


def test_the_two_languages_say_the_same_messages() -> None:
    ids = [
        re.findall(r"^([a-z-]+) =", (SITE_TEXT / f"{lang}-replay.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]


def test_a_page_holds_no_script_or_style_of_its_own(finished: GameTable, sign_in: Browser) -> None:
    for address in ("replay/50", "summary"):
        page = sign_in().get(f"/t/{finished.id}/{address}")
        assert not re.findall(r"<script(?![^>]*src=)|<style|\sstyle=|\son[a-z]+=", text(page))
        assert page["Cache-Control"] == "private, no-store"


def test_labels_of_a_chart_never_cover_each_other() -> None:
    placed = spread([100.0, 101.0, 99.0, 300.0], 18, 300)
    apart = sorted(placed)
    assert all(b - a >= 18 for a, b in pairwise(apart))
    assert placed[2] < placed[0] < placed[1]
    assert max(placed) <= 300


def test_a_chart_starts_at_the_left_and_reaches_its_highest_mark() -> None:
    drawn = chart([[0, 0], [3, 1], [30, 12]], ["A", "B"])
    assert drawn.series[0].points[0] == (drawn.left, drawn.bottom)
    assert drawn.series[0].end[0] == drawn.right
    assert drawn.rows[-1].label == "30"
    assert [step_for(most) for most in (1, 6, 7, 30, 31, 300)] == [1, 1, 2, 5, 10, 50]
