"""The analysis of a finished game: made once, in the background, with how far it has come; kept; and none while a game
goes on."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from ludex.core.text import LANGUAGES
from ludex.server.live import analyst, hub, minds
from ludex.server.models import Analysis, GameTable, SeatKind
from ludex.server.pages.replay.curve import curve
from ludex.server.tables import looking_back, store
from tests.server.stage import browser, duel, fresh, person, play_on


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is done here and now. Analyses of other tests are none of ours."""

    def ask(work: Any, *given: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*given))
        return done

    hub.STOPPING.clear()
    monkeypatch.setattr(minds.MINDS, "ask", ask)
    monkeypatch.setattr(looking_back, "FIRST", 4.0)
    monkeypatch.setattr(looking_back, "CLOSELY", 4)
    Analysis.objects.all().delete()


@pytest.fixture(scope="module")
def played() -> tuple[Any, GameTable]:
    """A game that was played to its end, at random."""
    ada = person("Ada")
    row = duel(ada, ada)
    while not row.over:
        row = play_on(row, ada, 500)
    return ada, fresh(row)


def test_it_is_asked_for_made_and_kept(played: tuple[Any, GameTable]) -> None:
    ada, row = played
    client = browser(ada)
    assert "Analyse the game" in client.get(f"/t/{row.id}/replay").content.decode()
    assert client.post(f"/t/{row.id}/analyse").status_code == 302
    running = client.get(f"/t/{row.id}/analysis").content.decode()
    assert 'data-state="running"' in running
    assert "<progress" in running
    assert analyst.Analyst().turn()
    assert not analyst.Analyst().turn(), "it is made once"
    shown = client.get(f"/t/{row.id}/replay").content.decode()
    assert 'data-state="found"' in shown
    assert "polyline" in shown
    assert "Marquise de Cat" in shown
    made = Analysis.objects.get(table=row)
    found = looking_back.found_in(made)
    assert found is not None
    assert found.curve[0][0] < found.curve[-1][0] < found.length
    assert all(len(worth) == 2 for _, worth in found.curve)
    assert 0 < found.judged <= found.weighty
    client.post(f"/t/{row.id}/analyse")
    assert Analysis.objects.get(table=row).found == made.found, "asking again changes nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_that_turned_the_game_are_told_with_what_was_better(played: tuple[Any, GameTable], lang: str) -> None:
    ada, row = played
    looking_back.ask_for(row)
    assert analyst.Analyst().turn()
    found = looking_back.found_in(looking_back.analysis_of(row))
    assert found is not None
    mistakes = [move for move in found.moves if move.better is not None]
    assert mistakes, "whoever plays at random makes mistakes"
    assert all(move.better_gain - move.gain >= looking_back.LEAST for move in mistakes)
    shown = browser(ada, lang).get(f"/t/{row.id}/replay?seat=all").content.decode()
    assert {"en": "Better was:", "ru": "Лучше было:"}[lang] in shown
    assert shown.count('class="pin"') == len(found.moves)
    assert "{analysis" not in shown


def test_there_is_none_while_a_game_goes_on() -> None:
    ada = person("Ada")
    row = play_on(duel(ada, None), None, 10)
    client = browser(ada)
    assert 'id="analysis"' not in client.get(f"/t/{row.id}/replay").content.decode()
    assert client.post(f"/t/{row.id}/analyse").status_code == 409
    assert not Analysis.objects.filter(table=row).exists()
    with pytest.raises(looking_back.NoAnalysis):
        looking_back.ask_for(fresh(row))


def test_only_those_who_may_look_may_ask(played: tuple[Any, GameTable]) -> None:
    _, row = played
    GameTable.objects.filter(id=row.id).update(open_to_watch=False)
    try:
        stranger = browser(person("Cy"))
        assert stranger.post(f"/t/{row.id}/analyse").status_code == 404
        assert stranger.get(f"/t/{row.id}/analysis").status_code == 404
    finally:
        GameTable.objects.filter(id=row.id).update(open_to_watch=True)


def test_one_that_fails_says_so_and_is_tried_again(
    played: tuple[Any, GameTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, row = played
    looking_back.ask_for(row)

    def fail(*_: Any) -> None:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(looking_back, "work_out", fail)
        assert analyst.Analyst().turn()
    assert "could not be finished" in browser(ada).get(f"/t/{row.id}/analysis").content.decode()
    assert not analyst.Analyst().turn()
    looking_back.ask_for(row)
    assert analyst.Analyst().turn()
    assert Analysis.objects.get(table=row).found is not None


def test_what_a_stopped_server_has_begun_another_one_goes_on_with(played: tuple[Any, GameTable]) -> None:
    _, row = played
    looking_back.ask_for(row)
    hub.STOPPING.set()
    try:
        assert not analyst.Analyst().turn()
    finally:
        hub.STOPPING.clear()
    assert Analysis.objects.get(table=row).claimed is None
    assert analyst.Analyst().turn()
    assert Analysis.objects.get(table=row).found is not None


def test_spirits_stand_together() -> None:
    ada = person("Ada")
    sitting = store.Sitting(SeatKind.PERSON, ada)
    seats = {"seats": ["lightnings-swift-strike", "river-surges-in-sunlight"]}
    row = store.create("spirit_island", seats, [sitting, sitting], ada)
    while not row.over:
        row = play_on(row, ada, 300)
    looking_back.ask_for(fresh(row))
    assert analyst.Analyst().turn()
    shown = browser(ada).get(f"/t/{row.id}/replay").content.decode()
    assert "All together" in shown
    assert shown.count("<polyline") == 2, "one line, and the same in the key"


def test_the_curve_fits_its_frame_and_names_do_not_cover_each_other() -> None:
    points = [(0, [0.0, -3.5]), (10, [4.2, -3.4]), (20, [4.1, -3.45])]
    drawn = curve(points, ["One", "Two"], [0, 9, 15], 24, [(10, 0), (11, 1)])
    ys = [float(point.partition(",")[2]) for line in drawn.lines for point in line.points.split()]
    assert all(drawn.top <= y <= drawn.bottom for y in ys)
    assert abs(drawn.lines[0].label_y - drawn.lines[1].label_y) >= 15
    assert abs(drawn.pins[0].label_x - drawn.pins[1].label_x) >= 2 * drawn.head
    assert [mark.label for mark in drawn.columns] == ["1", "2", "3"]
