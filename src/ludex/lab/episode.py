"""One game after another, seat by seat, in arrays: what the environments of PettingZoo and Gymnasium have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludex.core import Game, Option, Outcome, Playout, find_game
from ludex.core.errors import LudexError
from ludex.core.playout import MOST_DECISIONS
from ludex.lab.encoding import ACTIONS, LARGEST, OBSERVATION, Factored, actions_of, factored, mask_of, observation_of
from ludex.lab.seat_text import text_of


class NotAnAction(LudexError):
    """This number stands for no option of the decision at hand."""


class NoSuchSeat(LudexError):
    """Nobody can act here: a bot's seat, or none at all."""


def setup_for(game: Game, setup: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up, with the usual seats where none are named."""
    return {"seats": list(game.lobby.usual), **setup}


def players_of(game: Game, setup: Any) -> list[int]:  # noqa: ANN401  each game has a set-up of its own
    """The seats that somebody has to act for; bots are played by the rules."""
    found = [seat for seat, name in enumerate(game.seats(setup)) if not game.lobby.is_bot(name)]
    if not found:
        raise NoSuchSeat("lab-no-players")
    return found


def next_seat(table: Playout, after: int) -> int:
    """Who acts next: where several are asked at the same time, the first of them behind whoever acted last."""
    asked = sorted(table.pending)
    return next((seat for seat in asked if seat > after), asked[0])


def reward_of(outcome: Outcome | None, seat: int) -> float:
    """1 for a win and -1 for a defeat, which in a co-operative game all share; 0 for a draw, and until it is over."""
    if outcome is None:
        return 0.0
    return float(seat in outcome.winners) - float(seat in outcome.losers)


class Episode:
    """A game in play, or the next one after it."""

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any],
        actions: int = ACTIONS,
        observation: int = OBSERVATION,
        *,
        branching: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.setup = self.game.read_setup(setup_for(self.game, setup))
        self.players = players_of(self.game, self.setup)
        self.actions = actions
        self.observation = observation
        self.branching = branching
        self.table: Playout
        self.seat = -1
        """Who acts next."""
        self._offered: dict[int, Option] | None = None

    def begin(self, seed: int) -> None:
        self.table = Playout.begin(self.game, self.setup, seed, branching=self.branching)
        self._go_on(after=-1)

    def space(self) -> spaces.Dict:
        """What a seat is given: what it knows, and which actions stand for an answer."""
        size = (self.observation,)
        known = spaces.Box(-LARGEST, LARGEST, size, np.float32)
        return spaces.Dict({"observation": known, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        known = observation_of(self.table.view(seat), self.observation)
        return {"observation": known, "action_mask": mask_of(self.offered(seat), self.actions)}

    def offered(self, seat: int) -> dict[int, Option]:
        """What a seat may answer, by action."""
        if seat == self.seat and self._offered is not None:
            return self._offered
        decision = self.table.pending.get(seat)
        found = actions_of(decision.options, self.actions) if decision is not None else {}
        if seat == self.seat:
            self._offered = found
        return found

    def factored(self, seat: int) -> Factored:
        return factored(self.game, self.offered(seat))

    def text(self, seat: int, lang: str) -> str:
        return text_of(self.table, seat, lang)

    def act(self, action: int) -> None:
        """Answer for the seat that acts next."""
        option = self.offered(self.seat).get(action)
        if option is None:
            raise NotAnAction("lab-not-an-action", action=action, seat=self.seat)
        self.play(option)

    def play(self, option: Option) -> None:
        seat = self.seat
        self.table.play(seat, option)
        self._go_on(after=seat)

    def _go_on(self, after: int) -> None:
        self._offered = None
        self.seat = next_seat(self.table, after) if self.table.pending else -1

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def endless(self) -> bool:
        """Has it gone on for so long that it is broken off?"""
        return self.table.answered > MOST_DECISIONS and not self.over

    def reward(self, seat: int) -> float:
        return reward_of(self.table.outcome, seat)
