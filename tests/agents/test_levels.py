"""Three levels of programs at the table; what they find put together; thinking in processes of their own."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from ludex.agents import LEVELS, RandomAgent, levels_of, make_agent, strongest
from ludex.agents.easy import EasyAgent
from ludex.agents.finding import Expected, Finding, merge
from ludex.agents.playing import play_out
from ludex.agents.search import SearchAgent
from ludex.agents.steward import StewardAgent
from ludex.agents.thinking import TogetherAgent, choose, find, pool_of
from ludex.core import Playout, Table, find_game
from tests.agents.test_search import MIXES, asked_at
from tests.core import tiny


@pytest.mark.parametrize("game", MIXES)
def test_the_easy_one_plays_whole_games(game: str) -> None:
    playout = Playout.begin(game, {"seats": MIXES[game]}, 5, branching=True)
    play_out(playout, [EasyAgent(seat) for seat in range(len(MIXES[game]))])
    assert playout.over


def test_every_game_has_three_levels_and_others_have_chance() -> None:
    for game in map(find_game, MIXES):
        assert levels_of(game) == ("easy", "steward", "hard")
        for name in LEVELS.values():
            assert make_agent(name, 1, game)
    assert levels_of(tiny.GAME) == ("random",)


def test_the_strongest_searches_or_looks_at_more_deals() -> None:
    root = find_game("root")
    assert root.advice is not None
    searching = dataclasses.replace(root, advice=dataclasses.replace(root.advice, searched=True))
    looking = dataclasses.replace(root, advice=dataclasses.replace(root.advice, searched=False))
    assert isinstance(strongest(1, searching), SearchAgent)
    looks = strongest(1, looking)
    assert isinstance(looks, StewardAgent)
    assert looks.deals > root.advice.deals


def test_a_thorough_one_gives_its_reasons_for_matters_of_routine_too() -> None:
    table, seat, decision = asked_at("root", "ambush", seed=6)
    assert SearchAgent(1, tries=20).find(table, seat).tries == 0
    for agent in (SearchAgent(1, tries=20, thorough=True), StewardAgent(1, thorough=True)):
        found = agent.find(table, seat)
        assert found.tries > 0
        assert {found.best.option, *(each.option for each in found.others)} <= set(decision.options)


@pytest.mark.parametrize("game", MIXES)
def test_what_the_steward_finds_is_what_it_chooses_among(game: str) -> None:
    table = Table.new(game, {"seats": MIXES[game]}, 4)
    chance = RandomAgent(3)
    for _ in range(25):
        seat = next(iter(table.pending))
        found = StewardAgent(2).find(table, seat)
        assert found.best.option in table.pending[seat].options
        assert all(found.best.gain >= other.gain or found.best.tries != other.tries for other in found.others[:1])
        table.play(seat, chance.choose(table, seat))


def test_several_findings_are_one() -> None:
    one = Finding(Expected(("a",), 2.0, 10), (Expected(("b",), 1.0, 5),), 15)
    two = Finding(Expected(("b",), 3.0, 15), (), 15)
    both = merge([one, two])
    assert both.best == Expected(("b",), 2.5, 20)
    assert both.of(("a",)) == Expected(("a",), 2.0, 10)
    assert both.tries == 30
    habit = Finding(Expected(("c",), 0.0, 0), (), 0)
    assert merge([habit, habit]) == habit


@pytest.mark.parametrize("prompt", ["action", "march", "ambush"])
def test_a_thought_can_be_sent_to_another_process(prompt: str) -> None:
    """As it is done there: from a copy that was packed and unpacked, in the middle of a battle too."""
    table, seat, decision = asked_at("root", prompt, seed=6)
    there = pickle.loads(pickle.dumps(table.clone()))
    assert find(there, seat, 1, 0.02).best.option in decision.options
    assert choose(there, seat, "steward", 7) == make_agent("steward", 7).choose(table, seat)


def test_two_processes_search_together() -> None:
    table, seat, decision = asked_at("root", "action")
    before = table.hash()
    with pool_of(2) as pool:
        found = TogetherAgent(3, pool, jobs=2, seconds=0.2).find(table, seat)
    assert found.best.option in decision.options
    assert found.tries > 2
    assert table.hash() == before
