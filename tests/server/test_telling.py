"""The story of what others did: beats, each with the board as it stood then, through the eyes of one seat."""

from __future__ import annotations

import gzip
import json
from collections import OrderedDict
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.moments import RECENT, Moments
from ludex.server.models import GameTable, SeatKind
from ludex.server.pages.table import story
from ludex.server.tables import replays, store
from ludex.server.tables.memory import Memory
from tests.server.stage import browser, duel, person, play_on

SEATS = ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabot"]
MOST = 40_000
"""What a move may send, in bytes."""


def among_bots() -> tuple[Any, GameTable]:
    """A person among bots, some rounds into a game."""
    someone = person("Ann")
    sittings = [
        store.Sitting(SeatKind.BOT) if seat.startswith("bot:") else store.Sitting(SeatKind.PERSON, someone)
        for seat in SEATS
    ]
    row = store.create("root", {"seats": SEATS}, sittings, someone)
    return someone, play_on(row, None, 25)


def lines_told(row: GameTable, seat: int | None) -> int:
    with store.open_table(row.id) as (_, table):
        assert table.journal is not None
        return len(table.journal.seen_by(seat))


def ask(client: Any, row: GameTable, number: int, **known: Any) -> Any:
    return client.get(f"/t/{row.id}/told/{number}", known)


def told_since(client: Any, row: GameTable, number: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"/t/{row.id}/beats/{number}").json()["beats"]
    return found


def test_beats_hold_every_line_once_and_a_deed_each() -> None:
    someone, row = among_bots()
    found = told_since(browser(someone), row, 0)
    numbers = [number for beat in found for number in range(beat["first"], beat["last"] + 1)]
    assert numbers == list(range(lines_told(row, 0)))
    assert all(len(beat["lines"]) == beat["last"] - beat["first"] + 1 for beat in found)
    assert all(beat["told"].count("beat-deed") == 1 for beat in found)
    assert len(found) < len(numbers) * 0.7
    assert sum(beat["turn"] for beat in found) > 4


def test_a_battle_is_a_scene_with_its_place_and_reasons_are_folded() -> None:
    someone, row = among_bots()
    found = told_since(browser(someone), row, 0)
    battles = [beat for beat in found if beat["clash"]]
    assert battles
    for beat in battles:
        assert beat["place"].startswith("clearing:")
        assert beat["place"] in beat["places"].split()
        assert beat["clash"].count('clash-side"') == 2
    assert any('<details class="beat-why">' in beat["told"] for beat in found)
    assert any('class="points-chip" data-for="' in beat["told"] for beat in found)


def test_only_beats_that_end_later_are_told() -> None:
    someone, row = among_bots()
    client = browser(someone)
    whole = told_since(client, row, 0)
    middle = whole[len(whole) // 2]
    assert told_since(client, row, middle["last"])[0] == middle
    assert told_since(client, row, lines_told(row, 0)) == []


def test_what_differs_from_the_moment_before_makes_the_same_board() -> None:
    someone, row = among_bots()
    client = browser(someone)
    last = lines_told(row, 0) - 1
    changed = 0
    before = ask(client, row, last - 30).json()
    for number in range(last - 29, last + 1):
        answer = ask(client, row, number, **{"from": number - 1, "mark": before["mark"]})
        found = answer.json()
        board = list(before["board"])
        for start, end, lines in found["patch"]:
            board[start:end] = lines
        changed += bool(found["patch"])
        whole = ask(client, row, number).json()
        assert board == whole["board"]
        assert len(gzip.compress(answer.content)) < MOST / 8
        before = whole
    assert changed > 5
    assert len(gzip.compress(json.dumps(before["board"]).encode())) < MOST


def test_a_board_that_the_page_does_not_have_is_sent_whole() -> None:
    someone, row = among_bots()
    found = ask(browser(someone), row, 5, **{"from": 4, "mark": "other"}).json()
    assert found["board"]
    assert "patch" not in found


def test_the_states_are_those_of_a_replay_and_need_none() -> None:
    _, row = among_bots()
    with store.open_table(row.id) as (_, table):
        moments = Moments(table.game, table.setup)
        for seat, option in table.log:
            moments.answer(seat, option)
        total = len(moments.lines)
        kept = [place for place in range(total) if store.recent_frame(row.id, place) is not None]
        assert kept == list(range(max(0, total - RECENT), total))
        same = sum(store.recent_frame(row.id, place) == moments.frames[place] for place in kept)
        assert same > len(kept) / 2  # a replay shows at the last line of an answer all that it has led to


def test_a_process_that_was_not_there_replays_once(monkeypatch: pytest.MonkeyPatch) -> None:
    someone, row = among_bots()
    client = browser(someone)
    here = ask(client, row, 9).json()
    monkeypatch.setattr(store, "MEMORY", Memory())
    monkeypatch.setattr(replays, "REPLAYS", OrderedDict())
    made: list[Table] = []
    start = Table.start

    def count(*given: Any, **more: Any) -> Table:
        made.append(start(*given, **more))
        return made[-1]

    monkeypatch.setattr(Table, "start", count)
    for number in range(9, 15):
        found = ask(client, row, number).json()
        if number == 9:
            assert found["mark"] == here["mark"]
    assert len(made) == 2  # the table itself, and its past


def test_after_an_undo_the_new_lines_are_told() -> None:
    someone, row = among_bots()
    client = browser(someone)
    row = store.undo(row.id, 0, None, someone, consent=True)
    row = play_on(row, None, 3, seed=9)
    last = lines_told(row, 0) - 1
    with store.open_table(row.id) as (_, table):
        assert table.journal is not None
        clause = table.journal.seen_by(0)[-1].clause
    (beat,) = told_since(client, row, last)
    assert f"§ {clause}<" in beat["lines"][-1]
    assert beat["last"] == last
    assert ask(client, row, last + 1).status_code == 404


def test_nobody_sees_the_hand_of_another() -> None:
    ann, bob = person("Ann"), person("Bob")
    row = play_on(duel(ann, bob), None, 5)
    with store.open_table(row.id) as (_, table):
        hands = [set(table.view(seat).board.seats[seat].hand) for seat in range(2)]
    for someone, own, other in ((ann, 0, 1), (bob, 1, 0)):
        last = lines_told(row, own) - 1
        board = "\n".join(ask(browser(someone), row, last).json()["board"])
        hidden = hands[other] - hands[own]
        assert hidden
        assert not [card for card in hidden if f'id="hand-{card}"' in board]
        assert [card for card in hands[own] if f'data-card="{card}"' in board]


def test_behind_the_curtain_nothing_is_told() -> None:
    someone = person("Ann")
    row = play_on(duel(someone, someone), None, 4)
    assert ask(browser(someone), row, 0).status_code == 404
    assert browser(someone).get(f"/t/{row.id}/beats/0").status_code == 404


def test_a_closed_table_tells_strangers_nothing() -> None:
    _, row = among_bots()
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    assert ask(browser(person("Eve")), row, 0).status_code == 404


def test_the_same_state_is_drawn_once() -> None:
    someone, row = among_bots()
    client = browser(someone)
    story.draw.cache_clear()
    ask(client, row, 7)
    drawn = story.draw.cache_info().misses
    ask(client, row, 7)
    assert story.draw.cache_info().misses == drawn == 1
