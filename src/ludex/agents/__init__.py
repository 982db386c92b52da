"""Who answers: agents that choose an option when their seat is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Protocol

from ludex.agents.easy import EasyAgent
from ludex.agents.search import SearchAgent
from ludex.agents.steward import NoAdvice, StewardAgent
from ludex.core import Game, Option, Playout, option_of
from ludex.core.errors import LudexError

AGENTS = ("random", "easy", "steward", "search", "hard")
LOOKING_AHEAD = ("easy", "steward", "search", "hard")
"""Those that need to know what a position is worth."""
LEVELS = {"easy": "easy", "normal": "steward", "hard": "hard"}
"""How strong the programs are that people sit down with, by the word they type."""
SLOW = ("search", "hard")
"""Those that take about as long as a person who knows what to do: somebody else should be able to go on meanwhile."""
SECONDS = 1.0
"""What the hard one takes for a choice."""
MORE_DEALS = 4
"""Where a search is of no use, the hard one looks at so many times as many deals as the steward."""


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


def levels_of(game: Game) -> tuple[str, ...]:
    """The programs that people can sit down with, the weakest first: three levels, or chance where no more is known."""
    return tuple(LEVELS.values()) if game.advice is not None else ("random",)


def usual_agent(game: Game) -> str:
    """Who plays where nobody has chosen anyone: the quickest that looks ahead, if one can."""
    return "steward" if game.advice is not None else "random"


def make_agent(name: str, seed: int, game: Game | None = None) -> Agent:
    """An agent by the name that people type; with a game, one that can play it."""
    if name in LOOKING_AHEAD and game is not None and game.advice is None:
        raise NoAdvice("no-advice", agent=name, game=game.name, known=", ".join(agents_of(game)))
    match name:
        case "random":
            return RandomAgent(seed)
        case "easy":
            return EasyAgent(seed)
        case "steward":
            return StewardAgent(seed)
        case "search":
            return SearchAgent(seed)
        case "hard":
            return strongest(seed, game)
    raise UnknownAgent("unknown-agent", found=name, known=", ".join(AGENTS))


def strongest(
    seed: int, game: Game | None, seconds: float = SECONDS, *, thorough: bool = False
) -> SearchAgent | StewardAgent:
    """The one that plays a game best, as far as we know: it searches, or looks at more deals of what is hidden."""
    advice = game.advice if game is not None else None
    if advice is None or advice.searched:
        return SearchAgent(seed, seconds, thorough=thorough)
    return StewardAgent(seed, MORE_DEALS * max(1, advice.deals), thorough=thorough)
