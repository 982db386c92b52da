"""Every game as an environment of PettingZoo: `env("root", seats=["marquise", "eyrie"])`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ludex.lab.encoding import ACTIONS, OBSERVATION, Factored
from ludex.lab.episode import Episode, NoSuchSeat

ILLEGAL = -1.0
"""What an action that is not offered costs in `env`; the game ends with it."""


def env(game: str, **chosen: Any) -> AECEnv:
    """A game with PettingZoo's usual wrappers: an action that is not offered loses the game."""
    found = raw_env(game, **chosen)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(found, ILLEGAL)))


def raw_env(
    game: str,
    *,
    lang: str = "en",
    render_mode: str | None = None,
    actions: int = ACTIONS,
    observation: int = OBSERVATION,
    **setup: Any,
) -> LudexEnv:
    """A game without wrappers: an action that is not offered is an error. What else is named belongs to the set-up."""
    return LudexEnv(Episode(game, setup, actions, observation), lang, render_mode)


class LudexEnv(AECEnv):  # type: ignore[misc]  # PettingZoo declares no types
    """Agents are seats that people can play, `player_0` for seat 0; bots are played by the rules.

    `reset(seed=5)` begins the game that `Table.new(…, seed=5)` begins too; without a seed the next one follows from the
    last."""

    def __init__(self, episode: Episode, lang: str, render_mode: str | None) -> None:
        super().__init__()
        self.episode = episode
        self.lang = lang
        self.render_mode = render_mode
        self.metadata = {"name": f"ludex_{episode.game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self._seats = {f"player_{seat}": seat for seat in episode.players}
        self._names = {seat: agent for agent, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.observation_spaces = {agent: episode.space() for agent in self._seats}
        self.action_spaces = {agent: spaces.Discrete(episode.actions) for agent in self._seats}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(seed if seed is not None else int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the game acts with None"
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: self.episode.reward(self._seats[each]) for each in self.agents}
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """The turn is whose decision is open; when the game is over, all leave it one by one."""
        episode = self.episode
        if episode.over or episode.endless:
            self.terminations = dict.fromkeys(self.agents, episode.over)
            self.truncations = dict.fromkeys(self.agents, episode.endless)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._names[episode.seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self.episode.observe(self._seat(agent))

    def observe_text(self, agent: str | int, lang: str | None = None) -> str:
        """What an agent knows and may answer, in words; options are numbered from 1 in the order of `factored`."""
        return self.episode.text(self._seat(agent), lang or self.lang)

    def factored(self, agent: str | int) -> Factored:
        """The options of an agent as verbs and items, and the action that stands for each."""
        return self.episode.factored(self._seat(agent))

    def side(self, agent: str | int) -> str:
        """What an agent plays."""
        return self.episode.game.seats(self.episode.setup)[self._seat(agent)]

    def _seat(self, agent: str | int) -> int:
        seat = self._seats.get(agent, -1) if isinstance(agent, str) else agent
        if seat not in self._names:
            raise NoSuchSeat("lab-no-such-seat", seat=str(agent), known=", ".join(self._seats))
        return seat

    def render(self) -> str | None:
        """In the mode "ansi": what the agent whose turn it is knows, in words."""
        return self.observe_text(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
