"""Who answers: agents that choose an option when their seat is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Protocol

from ludex.agents.search import SearchAgent
from ludex.agents.steward import NoAdvice, StewardAgent
from ludex.core import Game, Option, Playout, option_of
from ludex.core.errors import LudexError

AGENTS = ("random", "steward", "search")
LOOKING_AHEAD = ("steward", "search")
"""Those that need to know what a position is worth."""
AT_TABLES = ("random", "steward")
"""Those that people can sit down with. The search takes longer and has not been shown to play better than the steward
(docs/strength.md): it is for the lab."""


class UnknownAgent(LudexError):
    """There is no such agent."""


class ScriptEnded(LudexError):
    """A scripted agent was asked more than its script answers."""


class Agent(Protocol):
    @property
    def clones(self) -> bool:
        """Does it try things out on copies? Then the game it plays keeps checkpoints."""

    def choose(self, table: Playout, seat: int) -> Option:
        """One of the options of the decision that this seat is asked."""


class RandomAgent:
    """Every option is equally likely."""

    clones = False

    def __init__(self, seed: int) -> None:
        self._uniform = random.Random(seed).random

    def choose(self, table: Playout, seat: int) -> Option:
        options = table.pending[seat].options
        return options[int(self._uniform() * len(options))]


class ScriptedAgent:
    """Answers from a list of keys or options, in order."""

    clones = False

    def __init__(self, answers: Iterable[str | Option]) -> None:
        self._answers = iter(answers)

    def choose(self, table: Playout, seat: int) -> Option:
        for answer in self._answers:
            return option_of(answer) if isinstance(answer, str) else answer
        raise ScriptEnded("script-ended", seat=seat, decision=table.pending[seat].prompt)


def agents_of(game: Game) -> tuple[str, ...]:
    """Who can play a game, those that think longest last."""
    return tuple(name for name in AGENTS if name not in LOOKING_AHEAD or game.advice is not None)


def usual_agent(game: Game) -> str:
    """Who plays where nobody has chosen anyone: the quickest that looks ahead, if one can."""
    return "steward" if game.advice is not None else "random"


def make_agent(name: str, seed: int, game: Game | None = None) -> Agent:
    """An agent by the name that people type; with a game, one that can play it."""
    if name in LOOKING_AHEAD and game is not None and game.advice is None:
        raise NoAdvice("no-advice", agent=name, game=game.name, known=", ".join(agents_of(game)))
    if name == "random":
        return RandomAgent(seed)
    if name == "steward":
        return StewardAgent(seed)
    if name == "search":
        return SearchAgent(seed)
    raise UnknownAgent("unknown-agent", found=name, known=", ".join(AGENTS))
