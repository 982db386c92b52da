"""What an agent that looks ahead is told about Heroes: what things are worth, and what one does by habit.

Nothing here is a rule, and no rule reads it."""

from ludex.core.game import Advice
from ludex.games.heroes.advice.habit import ROUTINE, habit, idle
from ludex.games.heroes.advice.value import value
from ludex.games.heroes.state import Heroes


def moment(g: Heroes) -> tuple[int, int, str]:
    """A choice is over with the action it belongs to; a move action lasts until its artifacts are taken."""
    return g.round, len(g.todo), g.step if g.step in ("starts", "round", "announced", "round.end") else ""


ADVICE = Advice(value, habit, idle, moment, ROUTINE, nearly=0.15, searched=False)
