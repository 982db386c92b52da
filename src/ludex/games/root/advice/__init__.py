"""What an agent that looks ahead is told about Root: what things are worth, and what one does by habit.

Nothing here is a rule, and no rule reads it."""

from ludex.core.game import Advice
from ludex.games.root.advice.habit import ROUTINE, consider, habit, idle
from ludex.games.root.advice.value import value
from ludex.games.root.state import Root


def moment(g: Root) -> int:
    """A choice is over with the turn that it belongs to; set-up is one turn too."""
    return -1 if g.step.startswith("setup") else g.turn


ADVICE = Advice(value, habit, idle, moment, ROUTINE, nearly=0.02, consider=consider, deals=3, ahead=2)
