"""What teaches has words for all that people are asked, and hints come from what a seat knows."""

from __future__ import annotations

import pytest

from ludex.core import Game, Table, find_game
from ludex.core.decision import option_of
from ludex.core.lesson import NotThisStep, Step, answer, begin
from ludex.core.text import LANGUAGES, Words
from ludex.kit.testing.checks import walk
from ludex.kit.testing.setups import few_setups

RARE = {
    "root": {
        *("arbiter", "at-random", "bot-outrage", "call-arbiter", "cards-first", "ferry", "first-player"),
        *("guess-plot", "investors", "open-path"),
    },
    "heroes": set[str](),
}
OFTEN = 0.01
"""A question that is at least one of a hundred."""


@pytest.mark.parametrize("name", ["root", "heroes"])
def test_what_is_asked_often_has_a_coach(name: str) -> None:
    game = find_game(name)
    asked: dict[str, int] = {}
    for setup in few_setups(game)[:6]:
        for table in walk(game, setup, 1):
            for decision in table.pending.values():
                asked[decision.prompt] = asked.get(decision.prompt, 0) + 1
    often = {prompt for prompt, count in asked.items() if count >= OFTEN * sum(asked.values())}
    for lang in LANGUAGES:
        text = game.text(lang)
        missing = {prompt for prompt in often - RARE[name] if not text.has(f"coach-{prompt}")}
        assert not missing


@pytest.mark.parametrize("name", ["root", "heroes"])
def test_phases_and_details_have_words(name: str) -> None:
    game = find_game(name)
    for setup in few_setups(game)[:4]:
        for table in walk(game, setup, 2):
            if table.answered % 17 == 0:
                said_at(game, table)


def said_at(game: Game, table: Table) -> None:
    assert game.phases is not None
    assert game.detail is not None
    for seat, decision in table.pending.items():
        view = table.view(seat)
        for lang in LANGUAGES:
            words = Words(game, lang, table.state)
            said = [words.text.say(f"phase-{phase.name}") for phase in game.phases(view)]
            said += [game.detail(view, option, words) for option in decision.options]
            assert not [each for each in said if "{" in each]


def test_every_overview_is_a_clause() -> None:
    for name in ("root", "heroes"):
        game = find_game(name)
        assert set(game.overviews) == set(game.lobby.sides)
        assert all(clause in game.laws for clause in game.overviews.values())


def test_a_legal_answer_that_does_not_lead_on_changes_nothing() -> None:
    game = find_game("root")
    lesson = game.lessons[0]
    table = begin(game, lesson)
    before = table.hash()
    step = Step("craft", ("craft:21",))
    with pytest.raises(NotThisStep):
        answer(table, lesson, step, "done")
    assert table.hash() == before
    assert option_of("done") in table.pending[lesson.seat].options
