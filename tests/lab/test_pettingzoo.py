"""Every game as an environment of PettingZoo, by its own tests, and what those do not look at."""

from __future__ import annotations

import random
import re
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludex.core import Table, key_of
from ludex.lab.encoding import observation_of
from ludex.lab.episode import NoSuchSeat, NotAnAction
from ludex.lab.pettingzoo import env, raw_env

GAMES = ["root", "heroes", "spirit_island", "runewars"]
USUAL_DICTS = (
    # PettingZoo knows by name which of its own environments have a mask beside the observation
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    # who is out of the game may do nothing
    "ignore:Action mask numpy array is all zeros",
)
pettingzoo_warnings = pytest.mark.filterwarnings(*USUAL_DICTS)


@pettingzoo_warnings
@pytest.mark.parametrize("game", GAMES)
def test_its_own_tests_pass(game: str) -> None:
    api_test(env(game), num_cycles=25)
    seed_test(partial(env, game), num_cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(game: str) -> None:
    playing = raw_env(game)
    playing.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(playing.possible_agents, 0.0)
    for agent in playing.agent_iter():
        _, reward, terminated, truncated, _ = playing.last(observe=False)
        total[agent] += reward
        rows = playing.factored(agent)
        playing.step(None if terminated or truncated else int(rng.choice(rows.actions)))
    outcome = playing.episode.table.outcome
    assert outcome is not None
    wanted = {f"player_{seat}": 1.0 for seat in outcome.winners} | {f"player_{seat}": -1.0 for seat in outcome.losers}
    assert total == dict.fromkeys(total, 0.0) | wanted
    assert game != "spirit_island" or len(set(total.values())) == 1


def test_a_seed_begins_the_same_game_as_a_table() -> None:
    playing = raw_env("root", seats=["eyrie", "alliance", "marquise"])
    playing.reset(seed=7)
    table = Table.new("root", {"seats": ["eyrie", "alliance", "marquise"]}, seed=7)
    assert playing.episode.table.hash() == table.hash()
    assert playing.side("player_1") == "alliance"


def test_games_without_a_seed_follow_from_the_last() -> None:
    def hashes() -> list[str]:
        playing = raw_env("root")
        playing.reset(seed=1)
        found = []
        for _ in range(3):
            playing.reset()
            found.append(playing.episode.table.hash())
        return found

    assert hashes() == hashes()
    assert len(set(hashes())) == 3


def test_only_what_a_seat_knows_is_observed() -> None:
    """Two deals that one seat cannot tell apart look alike to it, and not to the other."""
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    twin = table.clone()
    twin.redeal(0, random.Random(5))
    assert np.array_equal(observation_of(table.view(0)), observation_of(twin.view(0)))
    assert not np.array_equal(observation_of(table.view(1)), observation_of(twin.view(1)))


def test_bots_are_no_agents() -> None:
    playing = env("root", seats=["bot:marquise", "eyrie", "bot:alliance"])
    assert playing.possible_agents == ["player_1"]
    with pytest.raises(NoSuchSeat, match="Seat player_0 is nobody"):
        raw_env("root", seats=["bot:marquise", "eyrie"]).observe("player_0")
    with pytest.raises(NoSuchSeat, match="Only bots sit at this table"):
        raw_env("root", seats=["bot:marquise", "bot:eyrie"])


def test_an_action_that_is_not_offered() -> None:
    playing = raw_env("root")
    playing.reset(seed=1)
    wrong = int(np.flatnonzero(playing.observe(playing.agent_selection)["action_mask"] == 0)[0])
    before = playing.episode.table.hash()
    with pytest.raises(NotAnAction, match=f"Action {wrong} stands for nothing that seat"):
        playing.step(wrong)
    assert playing.episode.table.hash() == before
    wrapped = env("root")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1


@pytest.mark.parametrize("game", GAMES)
def test_factored_options_and_their_words_stand_in_the_same_order(game: str) -> None:
    playing = raw_env(game)
    playing.reset(seed=2)
    agent, seat = playing.agent_selection, playing.episode.seat
    rows, actions, verbs = playing.factored(agent)
    options = playing.episode.table.pending[seat].options
    again = [":".join([verbs[row[0]], *(str(item) for item in row[1:] if item != -(2**31))]) for row in rows]
    assert again == [key_of(option) for option in options]
    assert [playing.episode.offered(seat)[action] for action in actions] == list(options)
    for lang in ("en", "ru"):
        told = playing.observe_text(agent, lang)
        assert re.findall(r"^(\d+)\. ", told, re.MULTILINE) == [str(n + 1) for n in range(len(options))]
        assert "# " in told


def test_render() -> None:
    playing = env("root", render_mode="ansi", lang="ru")
    playing.reset(seed=1)
    shown = playing.render()
    assert shown == playing.observe_text(playing.agent_selection, "ru")
    assert "Маркиса" in shown
    playing.close()


def test_seats_that_are_asked_at_once_take_turns() -> None:
    """In a phase of Spirit Island anybody may act: nobody acts twice before the others could."""
    playing = raw_env("spirit_island")
    playing.reset(seed=1)
    rng = np.random.default_rng(1)
    both = 0
    for _ in range(60):
        asked, seat = len(playing.episode.table.pending), playing.episode.seat
        playing.step(int(rng.choice(playing.factored(playing.agent_selection).actions)))
        if asked > 1 and len(playing.episode.table.pending) > 1:
            both += 1
            assert playing.episode.seat != seat
    assert both > 0
