"""Every game as a Python game of OpenSpiel: `load("root", seats=["marquise", "eyrie"])`, or, once this is imported,
`pyspiel.load_game("python_ludex_root")` with the usual seats.

Chance is a player there. Dice and draws are one chance node each. A shuffle has too many outcomes to list, so it is
dealt thing by thing: one node for each place but the last, with the things that are left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from ludex.core import CHANCE, Game, Option, Playout, Shuffle, find_game, key_of, known_games
from ludex.core.playout import MOST_DECISIONS
from ludex.core.text import Words
from ludex.lab.encoding import ACTIONS, OBSERVATION, actions_of, observation_of
from ludex.lab.episode import next_seat, players_of, reward_of, setup_for
from ludex.lab.seat_text import text_of

MOST_PLAYERS = 16
MOST_OUTCOMES = 256
"""Things that one shuffle mixes, or sides of a die, at most."""
LONGEST = 20 * MOST_DECISIONS
"""Nodes of a game, chance included, at most."""
KINDS: dict[str, pyspiel.GameType] = {}


def load(game: str, **setup: Any) -> pyspiel.Game:
    """A game of OpenSpiel with this set-up."""
    return pyspiel.load_game(f"python_ludex_{game}", {"setup": as_parameter(setup)})


def as_parameter(setup: Mapping[str, Any]) -> str:
    """A set-up within the name of a game, where commas and brackets have a meaning of their own.

    >>> as_parameter({"seats": ["eyrie"]})
    '%7B%22seats%22%3A%5B%22eyrie%22%5D%7D'
    """
    return quote(json.dumps(setup, separators=(",", ":")), safe="") if setup else ""


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_ludex_{game.name}",
        long_name=f"Ludex: {game.meta.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
    )


class LudexGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel declares no types
    """A game with its set-up. Player n is the n-th seat that people can play; bots are played by the rules."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        game = self.rules = find_game(name)
        self.setup = game.read_setup(setup_for(game, json.loads(unquote(params.get("setup") or "{}"))))
        self.players = players_of(game, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.players),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(KINDS[name], info, params)

    def new_initial_state(self) -> LudexState:
        return LudexState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> LudexObserver:
        return LudexObserver(iig_obs_type, params)


class LudexState(pyspiel.State):  # type: ignore[misc]
    """A game in play. Where several seats are asked at the same time, they answer one after another."""

    def __init__(self, game: LudexGame) -> None:
        super().__init__(game)
        self.players = tuple(game.players)
        self.table = Playout.begin(game.rules, game.setup, branching=True)
        self.last = -1
        """The seat that acted last."""
        self.dealt: tuple[int, ...] = ()
        """The first places of the shuffle at hand."""
        self._pass_by_shuffles_of_one()

    # ------------------------------------------------------------------------------------------------- whose turn it is

    def current_player(self) -> int:
        table = self.table
        if not table.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        if CHANCE in table.pending:
            return int(pyspiel.PlayerId.CHANCE)
        return self.players.index(next_seat(table, self.last))

    def is_terminal(self) -> bool:
        return not self.table.pending

    def returns(self) -> list[float]:
        return [reward_of(self.table.outcome, seat) for seat in self.players]

    # ---------------------------------------------------------------------------------------------------------- actions

    def _offered(self, player: int) -> dict[int, Option]:
        decision = self.table.pending.get(self.players[player])
        return actions_of(decision.options) if decision is not None else {}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._offered(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.table.pending[CHANCE]
        if isinstance(decision, Shuffle):
            outcomes = [thing for thing in range(decision.size) if thing not in self.dealt]
        else:
            outcomes = list(range(len(decision.options)))
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self._apply_chance(action)
            return
        seat = self.players[player]
        self.table.play(seat, self._offered(player)[action])
        self.last = seat
        self._pass_by_shuffles_of_one()

    def _apply_chance(self, outcome: int) -> None:
        decision = self.table.pending[CHANCE]
        if not isinstance(decision, Shuffle):
            self.table.play(CHANCE, decision.options[outcome])
        else:
            self.dealt = (*self.dealt, outcome)
            if len(self.dealt) < decision.size - 1:
                return
            left = set(range(decision.size)).difference(self.dealt)
            self.table.play(CHANCE, ("shuffle", *self.dealt, *left))
            self.dealt = ()
        self._pass_by_shuffles_of_one()

    def _pass_by_shuffles_of_one(self) -> None:
        """Nothing is left to chance where there is nothing to mix."""
        while isinstance(decision := self.table.pending.get(CHANCE), Shuffle) and decision.size < 2:
            self.table.play(CHANCE, ("shuffle", *range(decision.size)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        option = self._offered(player)[action]
        words = Words(self.table.game, "en", self.table.state, self.players[player])
        return f"{words.option(option, self.table.pending[self.players[player]])} [{key_of(option)}]"

    def __str__(self) -> str:
        """A fingerprint of what lies on the table."""
        return f"{self.table.hash()} {self.dealt}" if self.dealt else self.table.hash()


class LudexObserver:
    """What a player knows now: in numbers as in `ludex.lab.encoding`, and in words."""

    def __init__(self, kind: pyspiel.IIGObservationType | None, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but found {dict(params)}")
        if kind is not None and kind.perfect_recall:
            raise ValueError("an observation tells what a player knows now, not all that they have seen")
        self.tensor = np.zeros(OBSERVATION, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudexState, player: int) -> None:
        self.tensor[:] = observation_of(state.table.view(state.players[player]))

    def string_from(self, state: LudexState, player: int) -> str:
        return text_of(state.table, state.players[player])


def class_of(name: str) -> type[LudexGame]:
    """OpenSpiel asks for a class of its own for each game."""

    class NamedGame(LudexGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


for each in known_games():
    KINDS[each] = game_type(find_game(each))
    pyspiel.register_game(KINDS[each], class_of(each))
