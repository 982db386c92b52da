"""Every game as an environment of Gymnasium, by its own checker, and what that does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludex.agents import UnknownAgent
from ludex.lab.episode import NoSuchSeat
from ludex.lab.gymnasium import LudexEnv, WrongOpponents

GAMES = ["root", "heroes", "spirit_island", "runewars"]


@pytest.mark.parametrize("game", GAMES)
def test_its_own_checker_passes(game: str) -> None:
    check_env(gymnasium.make(f"ludex/{game}-v0").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(game: str) -> None:
    env = LudexEnv(game)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, rewards = False, []
    while not over:
        assert env.episode.seat == env.seat
        _, reward, over, cut, _ = env.step(rng.choice(env.factored().actions))
        assert not cut
        rewards.append(reward)
    outcome = env.episode.table.outcome
    assert outcome is not None
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == (env.seat in outcome.winners) - (env.seat in outcome.losers)


def test_the_steward_plays_against_a_seat() -> None:
    env = gymnasium.make("ludex/heroes-v0", opponents="steward", seat=1)
    observation, _ = env.reset(seed=1)
    for _ in range(3):
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, _ = env.step(action)
        assert not over
        assert observation["action_mask"].any()
    playing = env.unwrapped
    assert isinstance(playing, LudexEnv)
    assert playing.episode.seat == 1
    assert playing.episode.table.branching


def test_an_opponent_for_each_seat() -> None:
    seats = ["werewolves", "mushroomfolk", "archons"]
    env = LudexEnv("heroes", seats=seats, seat=1, opponents=["random", "steward"])
    assert {seat: type(agent).__name__ for seat, agent in env._agents(1).items()} == {
        0: "RandomAgent",
        2: "StewardAgent",
    }
    with pytest.raises(WrongOpponents, match="1 opponents are named, but 2 seats"):
        LudexEnv("heroes", seats=seats, opponents=["random"])
    with pytest.raises(UnknownAgent):
        LudexEnv("heroes", seats=seats, opponents="nobody")
    with pytest.raises(NoSuchSeat, match=r"Seats: 0, 1, 2\."):
        LudexEnv("heroes", seats=seats, seat=3)


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    env = LudexEnv("root")
    observation, _ = env.reset(seed=1)
    wrong = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, True, False)
    assert info["illegal"].startswith(f"Action {wrong} stands for nothing that seat 0")


def test_words() -> None:
    env = LudexEnv("heroes", render_mode="ansi", lang="ru")
    env.reset(seed=1)
    assert env.render() == env.observe_text("ru")
    assert env.render() != env.observe_text("en")
