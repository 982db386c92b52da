"""RW-12.2: what single heroes and rewards change, by the moment at which they do. What each does stands in
cards/heroes.py and cards/rewards.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludex.core import Rule
from ludex.games.runewars.printed.book import HEROES
from ludex.games.runewars.state import Duel, Runewars
from ludex.kit.cards import Bodies

F = TypeVar("F", bound=Callable[..., Any])
Doing = Callable[[Runewars, int], Rule[None]]
"""(state, hero)"""
InDuel = Callable[[Runewars, Duel, int], Rule[None]]
"""(state, duel, which fighter)"""

sets_out: Bodies[Doing] = Bodies("heroes who set out")
healed: Bodies[Doing] = Bodies("heroes who are healed")
action_over: Bodies[Doing] = Bodies("heroes whose action ends")
duel_begins: Bodies[InDuel] = Bodies("heroes when a duel begins")
strikes: Bodies[InDuel] = Bodies("heroes with a special ability of their own")
draws: Bodies[Callable[[Runewars, Duel, int, int], Rule[None]]] = Bodies("heroes who draw a destiny in a duel")
spared: Bodies[Callable[[Runewars, Duel, int, int], int]] = Bodies("heroes who take less damage in a duel")
"""(state, duel, fighter, damage): how much of it the hero takes."""
duel_over: Bodies[InDuel] = Bodies("heroes after a duel")
tested: Bodies[Callable[[Runewars, int, int, int], Rule[None]]] = Bodies("heroes after a test")
"""(state, hero, attribute, destiny)"""
shy: Bodies[Callable[[Runewars, int, int], bool]] = Bodies("heroes whom not everybody can challenge")
"""(state, hero, challenger): can the hero not be chosen?"""

reward_special: Bodies[InDuel] = Bodies("rewards with a special ability in a duel")
reward_in_turn: Bodies[Callable[[Runewars, int, int], Rule[None]]] = Bodies("rewards that are used in one's turn")
"""(state, seat, hero)"""
reward_fits: Bodies[Callable[[Runewars, int, int], bool]] = Bodies("when such rewards can do anything")


def of_hero(bodies: Bodies[F], hero: int) -> F | None:
    """What this hero does at such a moment, if anything."""
    return bodies[HEROES[hero]] if hero >= 0 and HEROES[hero] in bodies else None
