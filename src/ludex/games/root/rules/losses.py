"""What follows a removal: 1.1.3 lets the active player order the effects that set in at the same time."""

from __future__ import annotations

from ludex.core import Rule, ask, law
from ludex.games.root.faction import Removed, faction_of
from ludex.games.root.state import Root


@law("1.1.3")
def after_removal(g: Root, removed: list[tuple[int, Removed]]) -> Rule[None]:
    """Give every faction that lost warriors its say; if several have one, the active player says in which order."""
    waiting = [
        (seat, warriors) for seat, warriors in removed if warriors and faction_of(g, seat).warriors_removed is not None
    ]
    while waiting:
        place = 0
        if len(waiting) > 1:
            seats = [("next", seat) for seat, _ in waiting]
            _, chosen = yield ask("1.1.3", g.active, "next-effect", seats)
            place = [seat for seat, _ in waiting].index(chosen)
        seat, warriors = waiting.pop(place)
        follow = faction_of(g, seat).warriors_removed
        assert follow is not None
        yield from follow(g, seat, warriors)
