"""What an agent that looks ahead is told about Spirit Island: what things are worth, and what one does by habit.

Nothing here is a rule, and no rule reads it."""

from ludex.core.game import Advice
from ludex.games.spirit_island.advice.habit import ROUTINE, consider, depth, habit, pivotal
from ludex.games.spirit_island.advice.value import value
from ludex.games.spirit_island.state import Island


def moment(g: Island) -> int:
    """A choice is over with the turn: what it was worth shows when the invaders have acted and time has passed."""
    return g.turn


def quieten(g: Island) -> None:
    """No event is drawn: nobody can do anything about which one it is."""
    g.expansion = False


ADVICE = Advice(
    value,
    habit,
    idle=habit,
    moment=moment,
    routine=ROUTINE,
    consider=consider,
    quieten=quieten,
    depth=depth,
    pivotal=pivotal,
    deals=4,
    searched=False,
)
