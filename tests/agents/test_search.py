"""The search: legal wherever it is asked, the same for the same seed and number of tries, in time, with a reason."""

from __future__ import annotations

import time

import pytest

from ludex.agents import Agent, RandomAgent, make_agent, usual_agent
from ludex.agents.finding import DECIDED, Expected, Finding
from ludex.agents.reasons import reason
from ludex.agents.search import CHECKED, SearchAgent
from ludex.agents.steward import NoAdvice, StewardAgent
from ludex.core import Decision, Table, find_game
from ludex.core.text import LANGUAGES, Words
from tests.core import tiny

MIXES = {
    "root": ["marquise", "eyrie", "alliance", "vagabond"],
    "heroes": ["werewolves", "dark_elves"],
    "spirit_island": ["thunderspeaker", "oceans-hungry-grasp"],
    "runewars": ["latari", "uthuk"],
}

SIDE_BY_SIDE: dict[str, set[str]] = {
    "root": set(),
    "heroes": {"apart", "secret"},
    "spirit_island": {"floor"},
    "runewars": {"secret"},
}
"""How several seats are asked at once in the first answers of a game."""


def asked_at(game: str, prompt: str, seed: int = 3) -> tuple[Table, int, Decision]:
    """A table, played at random, at which this is asked with a choice."""
    table = Table.new(game, {"seats": MIXES[game]}, seed)
    agent = RandomAgent(seed)
    while table.pending:
        for seat, decision in table.pending.items():
            if decision.prompt == prompt and len(decision.options) > 1:
                return table, seat, decision
        seat = next(iter(table.pending))
        table.play(seat, agent.choose(table, seat))
    raise AssertionError(prompt)


@pytest.mark.parametrize("game", MIXES)
def test_it_answers_with_what_is_offered_and_changes_nothing(game: str) -> None:
    table = Table.new(game, {"seats": MIXES[game]}, 4)
    search, chance = SearchAgent(1, tries=3), RandomAgent(2)
    seen = set()
    for _ in range(60):
        for seat in list(table.pending):
            before = table.hash()
            found = search.find(table, seat)
            assert found.best.option in table.pending[seat].options
            assert found.tries in (0, 3)
            assert table.hash() == before
        if len(table.pending) > 1:
            seen.add("floor" if table.on_the_floor else "secret" if table.secret else "apart")
        seat = next(iter(table.pending))
        table.play(seat, chance.choose(table, seat))
    assert seen == SIDE_BY_SIDE[game]


def test_the_same_seed_and_number_of_tries_find_the_same() -> None:
    table, seat, _ = asked_at("root", "action")
    assert SearchAgent(7, tries=40).find(table, seat) == SearchAgent(7, tries=40).find(table, seat)


@pytest.mark.parametrize("prompt", ["march", "ambush"])
def test_it_answers_in_the_middle_of_a_step(prompt: str) -> None:
    """Where one goes on marching is searched; what an ambush is for, habit knows."""
    table, seat, decision = asked_at("root", prompt, seed=6)
    assert table.in_step
    found = SearchAgent(1, tries=40).find(table, seat)
    assert found.best.option in decision.options
    assert found.tries == 0 if prompt == "ambush" else found.tries > 3


@pytest.mark.law("root:3.1")
def test_what_wins_at_once_is_found() -> None:
    table, seat, decision = asked_at("root", "action")
    while not any(option[0] == "build" for option in decision.options) or table.in_step:
        table.play(seat, RandomAgent(table.answered).choose(table, seat))
        seat, decision = next(iter(table.pending.items()))
    table.state.score[seat] = 29
    table._take_checkpoint()
    found = SearchAgent(2, tries=120).find(table, seat)
    assert found.best.option[0] == "build"
    assert found.best.gain == DECIDED


def test_it_keeps_to_its_time_and_stops_where_all_is_clear() -> None:
    table, seat, _ = asked_at("root", "action")
    began = time.process_time()
    found = SearchAgent(1, seconds=0.1).find(table, seat)
    assert time.process_time() - began < 0.5
    assert found.tries > 3
    table, seat, decision = asked_at("root", "revolt", seed=2)
    assert len(decision.options) == 2
    assert SearchAgent(1, tries=2000).find(table, seat).tries % CHECKED == 0


def test_it_beats_chance() -> None:
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, 8)
    agents: list[Agent] = [SearchAgent(8, tries=20), RandomAgent(1)]
    while table.pending:
        seat = next(iter(table.pending))
        table.play(seat, agents[seat].choose(table, seat))
    assert table.result == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_gives_its_reason_in_words(lang: str) -> None:
    table, seat, decision = asked_at("root", "action")
    words = Words(table.game, lang, table.state, seat)
    best, other = decision.options[1], decision.options[0]
    found = Finding(Expected(best, 1.64, 30), (Expected(other, -0.26, 10),), 40)
    said = reason(found, words, decision)
    assert words.option(best, decision) in said
    assert words.option(other, decision) in said
    assert ("+1,6" in said and "−0,3" in said) if lang == "ru" else ("+1.6" in said and "−0.3" in said)
    alone = reason(Finding(Expected(best, 1.64, 30), (), 30), words, decision)
    habit = reason(Finding(Expected(best, 0.0, 0), (), 0), words, decision)
    assert len({said, alone, habit}) == 3
    assert all(words.option(best, decision) in each and "{" not in each for each in (said, alone, habit))


def test_agents_by_name() -> None:
    heroes = find_game("heroes")
    assert isinstance(make_agent("search", 1, heroes), SearchAgent)
    assert isinstance(make_agent(usual_agent(heroes), 1, heroes), StewardAgent)
    assert usual_agent(tiny.GAME) == "random"
    with pytest.raises(NoAdvice, match="search"):
        make_agent("search", 1, tiny.GAME)
