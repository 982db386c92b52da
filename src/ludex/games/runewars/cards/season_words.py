"""What Season cards say again and again: who wins or loses the bid, which dial, which area."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, Verb, ask, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import RESOURCES
from ludex.games.runewars.rules.power import MOST_ON_DIAL, bid, choose_dial, highest, turn_dial
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY
from ludex.kit.cards import Bodies

season_card: Bodies[Callable[[Runewars], Rule[None]]] = Bodies("season cards")
"""The main text of every Season card."""
VERBS: tuple[Verb, ...] = (
    verb("carry_rune", place="place", to="place"),
    verb("drive", place="place", to="place"),
)


@law("RW-15.1", "RW-15.2")
def best_bidder(g: Runewars) -> Rule[int]:
    """Everybody bids; who has bid most, or NOBODY if cards kept all out of it."""
    bids = yield from bid(g)
    return (yield from highest(g, bids)) if bids else NOBODY


@law("RW-6.1")
def raise_one(g: Runewars, seat: int, among: list[int]) -> Rule[None]:
    """He may raise one of these dials by 1; one that is at its end cannot rise."""
    legal = [resource for resource in among if g.dials[seat][resource] < MOST_ON_DIAL]
    resource = yield from choose_dial(g, seat, "raise-dial", legal, may=True)
    if resource != NOBODY:
        turn_dial(g, seat, resource, 1)


def filled_dials(g: Runewars, seat: int) -> list[int]:
    """Dials that can be lowered."""
    return [resource for resource in range(len(RESOURCES)) if g.dials[seat][resource]]


@law("RW-20.2")
def choose_area(
    g: Runewars, clause: str, seat: int, prompt: str, legal: list[int], may: bool = False, **about: int
) -> Rule[int]:
    """One of these areas; NOBODY if there is none, or none is wanted."""
    if not legal:
        return NOBODY
    options: list[Option] = [("area", place) for place in legal]
    choice = yield ask(clause, seat, prompt, [DONE, *options] if may else options, about=about)
    return NOBODY if choice == DONE else int(choice[1])
