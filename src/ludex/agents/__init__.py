"""Who answers: agents that choose an option when their seat is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Protocol

from ludex.agents.steward import StewardAgent
from ludex.core import Option, Table, option_of
from ludex.core.errors import LudexError

AGENTS = ("random", "steward")


class UnknownAgent(LudexError):
    """There is no such agent."""


class ScriptEnded(LudexError):
    """A scripted agent was asked more than its script answers."""


class Agent(Protocol):
    def choose(self, table: Table, seat: int) -> Option:
        """One of the options of the decision that this seat is asked."""


class RandomAgent:
    """Every option is equally likely."""

    def __init__(self, seed: int) -> None:
        self._uniform = random.Random(seed).random

    def choose(self, table: Table, seat: int) -> Option:
        options = table.pending[seat].options
        return options[int(self._uniform() * len(options))]


class ScriptedAgent:
    """Answers from a list of keys or options, in order."""

    def __init__(self, answers: Iterable[str | Option]) -> None:
        self._answers = iter(answers)

    def choose(self, table: Table, seat: int) -> Option:
        for answer in self._answers:
            return option_of(answer) if isinstance(answer, str) else answer
        raise ScriptEnded("script-ended", seat=seat, decision=table.pending[seat].prompt)


def make_agent(name: str, seed: int) -> Agent:
    """An agent by the name that people type."""
    if name == "random":
        return RandomAgent(seed)
    if name == "steward":
        return StewardAgent(seed)
    raise UnknownAgent("unknown-agent", found=name, known=", ".join(AGENTS))
