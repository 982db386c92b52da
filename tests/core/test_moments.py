"""Any moment of a game: what was told, what it looked like then, and who may see it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core import Line, Table
from ludex.core.moments import ALL, Moments, recap

SETUP = {"seats": ["marquise", "eyrie", "alliance", "bot:vagabot"]}


def played(answers: int | None = None, seed: int = 5) -> Table:
    """A game at random, to its end or so many answers."""
    table = Table.new("root", SETUP, seed=seed)
    rng = random.Random(seed)
    while not table.over and (answers is None or answers > 0):
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, rng.choice(decision.options))
        answers = answers - 1 if answers is not None else None
    return table


def replayed(table: Table) -> Moments:
    moments = Moments(table.game, table.setup)
    for seat, option in table.log:
        moments.answer(seat, option)
    return moments


@pytest.fixture(scope="module")
def finished() -> Table:
    return played()


def test_whoever_asks_is_told_after_each_line_from_the_first_on() -> None:
    heard: list[tuple[Line, str]] = []

    def told(state: Any, line: Line) -> None:
        heard.append((line, state.step))

    table = Table.new("root", SETUP, 1, told=told)
    assert table.journal is not None
    assert [line for line, _ in heard] == table.journal.lines
    assert heard[0][1] == "setup"


def test_every_line_has_its_moment(finished: Table) -> None:
    moments = replayed(finished)
    assert finished.journal is not None
    assert moments.lines == finished.journal.lines
    assert len(moments.frames) == len(moments.lines)
    assert moments.state(-1) == finished.state


def test_a_score_line_shows_the_score_that_it_tells(finished: Table) -> None:
    moments = replayed(finished)
    told = [(n, line) for n, line in enumerate(moments.lines) if line.message == "score"]
    assert told
    for place, line in told:
        assert moments.view(place, None).board.seats[line.about["who"]].score == line.about["total"]


def test_a_view_of_the_past_tells_nothing_that_the_seat_could_not_know() -> None:
    table = played(150)
    moments = replayed(table)
    rng = random.Random(1)
    for place in range(0, len(moments.frames), 3):
        for seat in range(3):
            state = moments.state(place)
            state.attach(None)
            table.game.redeal(state, seat, rng.shuffle)
            assert table.game.view(state, seat) == moments.view(place, seat).board


def test_public_moments_have_the_same_name_for_everyone_and_private_ones_do_not_shift_them(finished: Table) -> None:
    moments = replayed(finished)
    public = {moment.name: moment.place for moment in moments.seen_by(None)}
    assert list(public) == [str(n + 1) for n in range(len(public))]
    for viewer in (0, 1, 2, ALL):
        seen = {moment.name: moment for moment in moments.seen_by(viewer)}
        assert all(seen[name].place == place for name, place in public.items())
        private = [moment for moment in seen.values() if moment.name not in public]
        assert private
        assert all("." in moment.name for moment in private)
        assert all(not isinstance(viewer, int) or moment.line.seen_by(viewer) for moment in private)


def test_everything_is_open_only_when_the_game_is_over(finished: Table) -> None:
    with pytest.raises(PermissionError):
        replayed(played(40)).view(0, ALL)
    with pytest.raises(PermissionError):
        replayed(played(40)).seen_by(ALL)
    hands = [seat.hand for seat in replayed(finished).view(100, ALL).board.seats]
    assert None not in hands


def test_what_is_taken_back_is_no_moment_any_more() -> None:
    table = played(60)
    moments = replayed(table)
    length = len(table.log) // 2
    moments.rewind(length)
    table.rewind(length)
    assert table.journal is not None
    assert moments.lines == table.journal.lines
    assert len(moments.frames) == len(moments.lines)
    assert moments.state(-1) == replayed(table).state(-1)


def test_standings_end_with_the_final_scores_and_the_ending_says_who_won(finished: Table) -> None:
    moments = replayed(finished)
    standings = moments.standings()
    assert standings[0].scores == [0, 0, 0, 0]
    assert standings[-1].scores == finished.state.score
    assert [standing.turn for standing in standings] == list(range(len(standings)))
    assert moments.ending()[-1].line.message in ("win", "win-together", "drawn")
    assert replayed(played(40)).ending() == []


def test_a_recap_is_what_was_told_since_a_seats_last_answer() -> None:
    table = played(120)
    assert table.journal is not None
    last = max(n for n, (who, _) in enumerate(table.log) if who == 0)
    told = recap(table, 0)
    assert told == [line for line in table.journal.seen_by(0) if line.at > last]
    assert 0 < len(told) < len(table.journal.lines)


def test_a_seat_that_has_not_answered_is_told_everything() -> None:
    table = Table.new("root", SETUP, 3)
    assert table.journal is not None
    assert recap(table, 2) == table.journal.seen_by(2)
