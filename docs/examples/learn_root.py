"""A policy that learns to play Root by itself, with numpy alone: an actor and a critic, both linear.

    python docs/examples/learn_root.py --minutes 1.5 --plot learning.svg

It plays the environment of PettingZoo (ludex.lab.pettingzoo) as the Marquise, against an Eyrie that chooses at random,
and learns from who has won. The actor gives every option a weight: the sum of what it has learned about its verb, its
items and pairs of these. The critic says from the observation who will win; how much a choice has changed that is what
the actor learns from. Before and after, games with fresh seeds are played without learning."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ludex.lab.pettingzoo import raw_env
from ludex.lab.rates import interval

SEATS = ("marquise", "eyrie")
LEARNER = "player_0"
FRESH = 1_000_000
"""Seeds from here on are not learned from."""
WEIGHTS = 1 << 15
OBSERVATION = 4096
LOOK = 5
"""After so many choices the critic looks at the board again."""
FADE = 0.9
"""How far back the credit for a change goes (the λ of TD(λ))."""
ACTOR, CRITIC = 0.05, 0.05
"""How quickly the two learn."""


class Step(NamedTuple):
    """A choice of the learner: features of all options, their chances, and which one it took."""

    features: NDArray[np.int64]
    chances: NDArray[np.float64]
    taken: int


class Learner:
    """What has been learned."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.actor = np.zeros(WEIGHTS)
        self.critic = np.zeros(OBSERVATION)

    def choose(self, rows: NDArray[np.int64]) -> Step:
        features = features_of(rows)
        weights = self.actor[features].sum(axis=1)
        chances = np.exp(weights - weights.max())
        chances /= chances.sum()
        return Step(features, chances, int(self.random.choice(len(rows), p=chances)))

    def learn(self, steps: list[Step], looks: list[NDArray[np.float64]], reward: float) -> None:
        """From the end backwards: what the choices up to the next look changed in the eyes of the critic, and what came
        of it."""
        seen = np.array(looks)
        worth = np.tanh(seen @ self.critic)
        after = np.append(worth[1:], reward)
        gains = after - worth
        for n in range(len(gains) - 2, -1, -1):
            gains[n] += FADE * gains[n + 1]
        slope = gains * (1 - worth**2)
        self.critic += CRITIC * (slope @ seen) / (seen**2).sum(axis=1).mean()
        for n, step in enumerate(steps):
            gain = gains[n // LOOK]
            if len(step.chances) > 1:
                change = -step.chances
                change[step.taken] += 1
                np.add.at(self.actor, step.features, ACTOR * gain * change[:, None])


def features_of(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Slots of what the actor knows about each option: its verb, the verb with each item and with pairs, all of it."""
    verb, *items = rows.T
    parts = [verb * 7919, crc_of(rows)]
    for n, item in enumerate(items[:3]):
        parts.append(verb * 7919 + (n + 1) * 104729 + item * 1299709)
    if len(items) > 1:
        parts.append(verb * 7919 + items[0] * 15485863 + items[1] * 32452843)
    return np.stack(parts, axis=1) % WEIGHTS


def crc_of(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.array([crc32(row.tobytes()) for row in rows], dtype=np.int64)


def scaled(seen: NDArray[np.float32]) -> NDArray[np.float64]:
    """Large numbers count by how many digits they have."""
    return np.sign(seen) * np.log1p(np.abs(seen)).astype(np.float64)


def play(env: raw_env, learner: Learner, seed: int, *, learning: bool) -> bool:
    """A game against somebody who chooses at random; has the learner won?"""
    env.reset(seed=seed)
    steps: list[Step] = []
    looks: list[NDArray[np.float64]] = []
    reward = 0.0
    for agent in env.agent_iter():
        _, gained, terminated, truncated, _ = env.last(observe=False)
        if terminated or truncated:
            reward = gained if agent == LEARNER else reward
            env.step(None)
            continue
        rows, actions, _ = env.factored(agent)
        if agent != LEARNER:
            env.step(int(learner.random.choice(actions)))
            continue
        if learning and len(steps) % LOOK == 0:
            looks.append(scaled(env.observe(agent)["observation"]))
        step = learner.choose(rows)
        steps.append(step)
        env.step(int(actions[step.taken]))
    if learning:
        learner.learn(steps, looks, reward)
    return reward > 0


def train(learner: Learner, env: raw_env, minutes: float) -> list[bool]:
    """Learn for so many minutes of processor time; whether it won, game by game."""
    won: list[bool] = []
    end = time.process_time() + 60 * minutes
    while time.process_time() < end:
        won.append(play(env, learner, len(won), learning=True))
        if len(won) % 100 == 0:
            print(f"{len(won)} games: {sum(won[-100:])} of the last 100 won", flush=True)
    return won


def measure(learner: Learner, env: raw_env, games: int) -> int:
    """How many games it wins with seeds that it does not learn from."""
    return sum(play(env, learner, FRESH + n, learning=False) for n in range(games))


def draw(won: list[bool], before: float, file: Path) -> None:
    """How many of the last fifty games it won; dashes: what chance wins."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "ludex", "font.family": "sans-serif"}):
        picture = Figure(figsize=(8, 3.5), layout="constrained")
        axes = picture.subplots()
        width = min(50, len(won))
        means = np.convolve(won, np.ones(width) / width, "valid")
        axes.plot(np.arange(width, len(won) + 1), 100 * means, color="#2f5d8a", label="the learner")
        axes.axhline(100 * before, color="#b8602c", linestyle="--", label="before it learned: at random")
        axes.set(xlabel="games played", ylabel="% won of the last 50", ylim=(0, 101))
        axes.grid(alpha=0.3)
        axes.legend()
        picture.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else {})


def main(arguments: list[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=1.5, help="of processor time")
    reader.add_argument("--games", type=int, default=200, help="to measure what was learned")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--plot", type=Path)
    chosen = reader.parse_args(arguments)
    env = raw_env("root", seats=list(SEATS))
    learner = Learner(chosen.seed)
    before = measure(learner, env, chosen.games)
    won = train(learner, env, chosen.minutes)
    after = measure(learner, env, chosen.games)
    for when, count in (("before", before), (f"after {len(won)} games", after)):
        low, high = interval(count, chosen.games)
        print(f"{when}: {count} of {chosen.games} won ({low:.0%} to {high:.0%})")
    if chosen.plot:
        draw(won, before / chosen.games, chosen.plot)


if __name__ == "__main__":
    main()
