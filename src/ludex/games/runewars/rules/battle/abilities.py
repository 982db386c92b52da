"""What happens when the Fate cards of a type show its special ability: each side says it of its own units."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Rule
from ludex.games.runewars.rules.battle.fight import Fight
from ludex.kit.cards import Bodies

ability: Bodies[Callable[[Fight], Rule[None]]] = Bodies("unit abilities")
defence: Bodies[Callable[[Fight], Rule[None]]] = Bodies("defensive developments")
"""What the defensive development of a faction does, immediately before strength is counted; by faction."""
