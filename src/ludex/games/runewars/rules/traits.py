"""RW-12.2: what a hero is: attributes, health, how it moves; by its card, its training and its rewards."""

from __future__ import annotations

from ludex.core.law import law
from ludex.games.runewars.printed.book import HEROES, REWARDS, book
from ludex.games.runewars.rules.areas import controller
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import HERO_FAR, NOBODY
from ludex.kit.hooks import lasting

STRENGTH, AGILITY, WISDOM = range(3)
QUEST_STEPS = 2
ADDS = {"gauntlets-of-power": (STRENGTH, 2), "cloak-of-mists": (AGILITY, 2), "tome-of-ages": (WISDOM, 2)}
"""Rewards that raise an attribute."""


def has_reward(g: Runewars, hero: int, reward: str) -> bool:
    number = REWARDS.index(reward)
    return number in g.rewards[hero] or number in g.rewards_up[hero]


def is_hero(hero: int, name: str) -> bool:
    return hero >= 0 and HEROES[hero] == name


@law("RW-12.2", "RW-12.6")
def attribute(g: Runewars, hero: int, which: int) -> int:
    """Strength, agility or wisdom, with training and rewards."""
    value = book(g).heroes[hero].attributes[which] + g.trained[hero][which]
    for reward, (raised, by) in ADDS.items():
        if raised == which and has_reward(g, hero, reward):
            value += by
    if which == AGILITY and is_hero(hero, "silhouette") and controller(g, g.hero_place[hero]) == NOBODY:
        value += 1
    return value


@law("RW-12.2")
def hero_health(g: Runewars, hero: int) -> int:
    return book(g).heroes[hero].health + (2 if has_reward(g, hero, "runeplate") else 0)


@law("RW-7.1")
def ignores_borders(g: Runewars, hero: int) -> bool:
    """Sahla, Zyla, and who wears the Winged Boots."""
    return HEROES[hero] in ("sahla", "zyla") or has_reward(g, hero, "winged-boots")


@law("RW-12.5")
def quest_steps(g: Runewars, hero: int) -> int:
    """How far a hero moves in the Quest Phase."""
    steps = QUEST_STEPS
    if has_reward(g, hero, "winged-boots") or is_hero(hero, "astarra"):
        steps = QUEST_STEPS + 1
    return max(steps, QUEST_STEPS + sum(more for (more,) in lasting(g.lasting, HERO_FAR)))
