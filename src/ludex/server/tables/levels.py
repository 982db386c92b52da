"""How strong the programs are that people sit down with, in words."""

from __future__ import annotations

from typing import NamedTuple

from ludex.agents import levels_of
from ludex.core import Game
from ludex.server.site.words import site_text


class Level(NamedTuple):
    agent: str
    name: str
    about: str


def level(game: Game, agent: str, lang: str) -> Level:
    """A program by its strength, and what it does. What the strongest one does depends on the game."""
    text = site_text(lang)
    looks = agent == "hard" and game.advice is not None and not game.advice.searched
    return Level(agent, level_name(agent, lang), text.say("level-hard-looks" if looks else f"level-{agent}-about"))


def level_name(agent: str, lang: str) -> str:
    return site_text(lang).say(f"level-{agent}")


def levels(game: Game, lang: str) -> list[Level]:
    """Those that can play on for somebody, the weakest first."""
    return [level(game, agent, lang) for agent in levels_of(game)]
