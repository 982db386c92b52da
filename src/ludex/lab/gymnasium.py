"""Every game as an environment of Gymnasium, for one seat against opponents that come with Ludex. Whoever imports this
can say `gymnasium.make("ludex/root-v0", opponents="steward")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludex.agents import Agent, make_agent
from ludex.core import known_games
from ludex.core.errors import LudexError
from ludex.lab.encoding import ACTIONS, OBSERVATION, Factored
from ludex.lab.episode import Episode, NoSuchSeat, NotAnAction

ILLEGAL = -1.0
"""The reward of an action that is not offered; the game ends with it."""

Observation = dict[str, NDArray[Any]]


class WrongOpponents(LudexError):
    """Neither one opponent for all other seats nor one for each of them."""


class LudexEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. `seat` is its number; the others that people could play are the opponents', one name for all
    of them or one for each in the order of the seats. What else is named belongs to the set-up."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        lang: str = "en",
        render_mode: str | None = None,
        actions: int = ACTIONS,
        observation: int = OBSERVATION,
        **setup: Any,
    ) -> None:
        self.episode = Episode(game, setup, actions, observation)
        players = self.episode.players
        self.seat = players[0] if seat is None else seat
        if self.seat not in players:
            raise NoSuchSeat("lab-no-such-seat", seat=str(seat), known=", ".join(map(str, players)))
        self._opponents = self._named([other for other in players if other != self.seat], opponents)
        self.episode.branching = any(agent.clones for agent in self._agents(0).values())
        self.lang = lang
        self.render_mode = render_mode
        self.observation_space = cast(spaces.Space[Observation], self.episode.space())
        self.action_space = spaces.Discrete(actions)
        self._playing: dict[int, Agent] = {}

    @staticmethod
    def _named(others: list[int], opponents: str | Sequence[str]) -> dict[int, str]:
        if isinstance(opponents, str):
            return dict.fromkeys(others, opponents)
        if len(opponents) != len(others):
            raise WrongOpponents("lab-opponents", found=len(opponents), wanted=len(others))
        return dict(zip(others, opponents, strict=True))

    def _agents(self, seed: int) -> dict[int, Agent]:
        return {seat: make_agent(name, seed * 16 + seat, self.episode.game) for seat, name in self._opponents.items()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the first decision of the seat. A seed begins the game that a table begins with it."""
        super().reset(seed=seed)
        chosen = seed if seed is not None else int(self.np_random.integers(2**62))
        self.episode.begin(chosen)
        self._playing = self._agents(chosen)
        self._until_asked()
        return self.episode.observe(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the seat is asked again. What is not offered ends the game."""
        episode = self.episode
        try:
            episode.act(int(action))
        except NotAnAction as error:
            return episode.observe(self.seat), ILLEGAL, True, False, {"illegal": str(error)}
        self._until_asked()
        return episode.observe(self.seat), episode.reward(self.seat), episode.over, episode.endless, {}

    def _until_asked(self) -> None:
        episode = self.episode
        while episode.seat not in (self.seat, -1) and not episode.endless:
            episode.play(self._playing[episode.seat].choose(episode.table, episode.seat))

    def observe_text(self, lang: str | None = None) -> str:
        """What the seat knows and may answer, in words; options are numbered from 1 in the order of `factored`."""
        return self.episode.text(self.seat, lang or self.lang)

    def factored(self) -> Factored:
        """The options of the seat as verbs and items, and the action that stands for each."""
        return self.episode.factored(self.seat)

    def render(self) -> str | None:
        """In the mode "ansi": what the seat knows, in words."""
        return self.observe_text() if self.render_mode == "ansi" else None


for name in known_games():
    gymnasium.register(f"ludex/{name}-v0", entry_point="ludex.lab.gymnasium:LudexEnv", kwargs={"game": name})
