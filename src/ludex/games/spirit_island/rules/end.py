"""SI-1: victory and defeat. Both are looked at when the running effect is complete; an effect that brings about
both is a victory."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from ludex.core import GameOver, Outcome, Rule, tell
from ludex.core.law import law
from ludex.core.outcome import victory
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.boards import FIRST_THEMATIC
from ludex.games.spirit_island.printed.cards import ADVERSARIES, SCENARIOS
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.land import anywhere, count
from ludex.games.spirit_island.rules.moments import (
    aftermath,
    another_game,
    effect_over,
    loss_check,
    more_difficulty,
    more_score,
    victory_check,
)
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, BUILDING, CITY, DAHAN, INVADER

TERROR_VICTORY = 4
THEMATIC_DIFFICULTY = {True: 1, False: 3}
"""With and without the expansion: SI-14.2."""
CLAUSES = {"blight": "SI-1.3", "presence": "SI-1.3", "deck": "SI-1.3"}
"""The clause of a defeat; those of adversaries and scenarios are told by `SI-1.3` as well."""


def complete(g: Island) -> Rule[None]:
    """An effect is complete: what waited for that happens, then the end is looked at."""
    if g.lost:
        for then in aftermath.of(g.owners):
            yield from then(g)
    for then in effect_over.of(g.owners):
        yield from then(g)
    if g.lost:
        g.lost.clear()
    if g.moved:
        g.moved.clear()
    look(g)


@law("SI-1.2", "SI-1.3", "SI-1.4")
def look(g: Island) -> None:
    """Is it over? If an effect has brought about both, it is won."""
    for check in loss_check.of(g.owners):
        g.doom = g.doom or check(g)
    if not all(map(any, g.presence)):
        g.doom = g.doom or "presence"
        for seat, here in enumerate(g.presence):
            if not any(here):
                tell(g, "SI-5.8", "spirit-lost", who=seat, spirit=g.spirits[seat])
    if is_won(g):
        clause, how = ("SI-1.4", "sacrifice") if g.doom else ("SI-1.2", f"terror-{g.terror}")
        end(g, victory(range(g.players), g.players, clause, how))
    if g.doom:
        end(g, Outcome((), tuple(range(g.players)), CLAUSES.get(g.doom, "SI-1.3"), f"loss-{g.doom}"))


@law("SI-1.2")
def is_won(g: Island) -> bool:
    """The higher the terror, the fewer invaders have to leave."""
    met = g.terror >= TERROR_VICTORY or not anywhere(g, (INVADER, BUILDING, CITY)[g.terror - 1])
    for change in victory_check.of(g.owners):
        met = change(g, met)
    return met


class NextGame(Exception):
    """This game is over, and another one follows at the same table."""


def steady(step: Callable[[Island], Rule[None]]) -> Callable[[Island], Rule[None]]:
    """A step that another game may interrupt, where one may follow: what was going on is left, and the step that the
    state names follows."""

    def interrupted(g: Island) -> Rule[None]:
        try:
            yield from step(g)
        except NextGame:
            return

    @wraps(step)
    def carried_out(g: Island) -> Rule[None]:
        return interrupted(g) if another_game.of(g.owners) else step(g)

    return carried_out


def end(g: Island, outcome: Outcome) -> None:
    for follows in another_game.of(g.owners):
        if follows(g, outcome):
            raise NextGame
    g.outcome = outcome
    tell(g, "SI-1.5", "score", count=score(g), number=difficulty(g))
    tell(g, outcome.clause, f"over-{outcome.kind}", how=outcome.how)
    raise GameOver


@law("SI-14.2")
def difficulty(g: Island) -> int:
    """Of adversary, scenario and boards together."""
    total = THEMATIC_DIFFICULTY[g.expansion] if g.boards and g.boards[0] >= FIRST_THEMATIC else 0
    if g.adversary != NONE:
        level = ADVERSARIES[g.adversary].level[g.level]
        total += level.difficulty_later_print or level.difficulty if g.later else level.difficulty
    if g.scenario != NONE:
        total += SCENARIOS[g.scenario].difficulty
    return total + sum(more(g) for more in more_difficulty.of(g.owners))


@law("SI-1.5")
def score(g: Island) -> int:
    """Optional points: by difficulty, invader cards, dahan and blight."""
    places = range(len(g.people))
    dahan = sum(count(g, place, DAHAN) for place in places) // g.players
    blight = sum(count(g, place, BLIGHT) for place in places) // g.players
    total = dahan - blight + sum(more(g) for more in more_score.of(g.owners))
    if g.outcome is not None and g.outcome.winners:
        return total + 5 * difficulty(g) + 10 + 2 * len(g.invader_deck)
    gone = len(g.invader_discard) + len(g.ravage) + len(g.build) + len(g.explore) + len(g.immigration)
    return total + 2 * difficulty(g) + gone


def seat_of(g: Island, spirit: str) -> int:
    """Where a spirit sits."""
    return g.spirits.index(SPIRITS.index(spirit))
