"""H-1.9 Everything is public, except during the move action and while units are declared against players.

While boards are covered, others see them as they were before, and what is noted is read by its owner alone."""

from __future__ import annotations

from typing import Any

from ludex.core import law, tell, whisper
from ludex.games.heroes.state import Heroes


@law("H-1.9")
def cover(g: Heroes) -> None:
    """From now on nobody may look at the boards of others."""
    g.seen = [board.copy() for board in g.boards]


@law("H-1.9")
def uncover(g: Heroes) -> None:
    g.seen = []


def note(g: Heroes, me: int, clause: str, message: str, **about: Any) -> None:
    """Tell what happened on a board: everyone, or only its owner while boards are covered."""
    if g.journal is None:
        return
    if g.seen:
        whisper(g, (me,), clause, message, who=me, **about)
    else:
        tell(g, clause, message, who=me, **about)
