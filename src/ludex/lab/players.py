"""Agents by what is typed in the lab: a name, or a search with its time: `steward`, `search:0.2`, `search:40x`."""

from __future__ import annotations

import re

from ludex.agents import Agent, RandomAgent, make_agent
from ludex.agents.search import SearchAgent
from ludex.core import Game
from ludex.core.errors import LudexError

RULES = ""
"""Stands for the agent of a seat that the rulebook itself plays."""
SEARCH = re.compile(r"search:(\d+(?:\.\d+)?)(x?)")


class BadPlayer(LudexError):
    """What follows the name of an agent says nothing."""


def player(name: str, seed: int, game: Game) -> Agent:
    """
    >>> from ludex.core import find_game
    >>> game = find_game("root")
    >>> player("search:0.2", 1, game).seconds, player("search:40x", 1, game).tries
    (0.2, 40)
    """
    if name == RULES:
        return RandomAgent(seed)
    kind, colon, _ = name.partition(":")
    agent = make_agent(kind, seed, game)
    if not colon:
        return agent
    found = SEARCH.fullmatch(name)
    if found is None or float(found[1]) <= 0 or (found[2] and "." in found[1]):
        raise BadPlayer("lab-bad-player", found=name)
    return SearchAgent(seed, tries=int(found[1])) if found[2] else SearchAgent(seed, seconds=float(found[1]))
