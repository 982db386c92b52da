"""What an agent that looks ahead is told about Runewars: what things are worth, and what one does by habit.

Nothing here is a rule, and no rule reads it."""

from ludex.core.game import Advice
from ludex.games.runewars.advice.habit import ROUTINE, habit, idle
from ludex.games.runewars.advice.value import value
from ludex.games.runewars.advice.worth import RUNE
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY

QUESTING = ("hero-", "duel", "spoils", "quest")
"""How the steps of a hero's action begin."""


def moment(g: Runewars) -> tuple[int, int, int, int, str]:
    """A choice is over with the turn it belongs to; in the Quest Phase with the action of a hero."""
    phase = "" if g.current != NOBODY else "quests" if g.queue and g.step.startswith(QUESTING) else g.step
    return g.year, g.season, g.current, len(g.acted), phase


ADVICE = Advice(value, habit, idle, moment, ROUTINE, nearly=0.05, deals=3, searched=False, unit=RUNE)
