"""SI-13.4, SI-13.5: what an option of an event costs, and how the spirits share it."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludex.core import Option, Rule, floor, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import cards_of, forget_card
from ludex.games.spirit_island.rules.moments import reserve, reserve_used
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.state import Island

FORGOTTEN: Final = 4
"""What a forgotten card with the element counts."""
DISCARDED: Final = 2
"""What a card discarded from hand counts."""
NO_ELEMENT: Final = -1

MORE_VERBS.append(verb("pay", count="count"))
MORE_VERBS.append(verb("pay-forget", power="power"))
MORE_VERBS.append(verb("pay-discard", power="power"))


def owned(g: Island, element: int) -> int:
    """How many of the element all spirits have: each counts 1."""
    return sum(row[element] for row in g.elements) if element != NO_ELEMENT else 0


def helpful(g: Island, seat: int, element: int, served: list[int]) -> list[int]:
    """Cards of a spirit that bear the element and have not served yet."""
    if element == NO_ELEMENT:
        return []
    return [card for card in cards_of(g, seat) if POWERS[card].elements[element] and card not in served]


def funds(g: Island, seat: int) -> int:
    """Energy of a spirit, with what it could gain at any time."""
    return g.energy[seat] + sum(more(g, seat) for more in reserve.of(g.owners))


@law("SI-5.4")
def spend(on: Act, seat: int, much: int) -> None:
    """A spirit pays; what is missing comes from its reserve."""
    missing = much - on.g.energy[seat]
    if missing > 0:
        for gain in reserve_used.of(on.g.owners):
            gain(on.g, seat, missing)
    on.gain_energy(-much, seat)


@law("SI-13.5")
def means(g: Island, element: int, served: list[int]) -> int:
    """The most that all spirits can still raise beyond the elements that they have: energy, and cards forgotten. A card
    in play takes its elements along."""
    total = sum(funds(g, seat) for seat in range(g.players))
    for seat in range(g.players):
        for card in helpful(g, seat, element, served):
            total += FORGOTTEN - (POWERS[card].elements[element] if card in g.played[seat] else 0)
    return total


@law("SI-13.4")
def payable(g: Island, cost: int, element: int = NO_ELEMENT) -> bool:
    """Can the spirits raise so much together?"""
    return owned(g, element) + means(g, element, []) >= cost


def shares(g: Island, seat: int, element: int, due: int, served: list[int]) -> list[Option]:
    """What a spirit may put in next: nothing after which the rest could not be raised."""
    found: list[Option] = [("pay", much) for much in range(1, min(funds(g, seat), due) + 1)]
    for card in sorted(helpful(g, seat, element, served)):
        found.append(("pay-forget", card))
        if card in g.hand[seat] and due - DISCARDED <= means(g, element, [*served, card]):
            found.append(("pay-discard", card))
    return found


@law("SI-13.4", "SI-13.5")
def pay(on: Act, cost: int, element: int = NO_ELEMENT) -> Rule[None]:
    """The spirits share a cost as they like; elements that they have count by themselves, and one card serves once."""
    g = on.g
    paid = 0
    served: list[int] = []
    while True:
        due = cost - paid - owned(g, element)
        if due <= 0:
            return
        offers = {
            seat: partial(shares, g, seat, element, due, served)
            for seat in range(g.players)
            if funds(g, seat) or helpful(g, seat, element, served)
        }
        act = yield from floor("SI-13.4", "pay", offers, on.about(count=due))
        assert act is not None
        seat, option = act
        if option[0] == "pay":
            spend(on, seat, option[1])
            paid += option[1]
            continue
        card = option[1]
        served.append(card)
        if option[0] == "pay-forget":
            forget_card(g, seat, card)
            paid += FORGOTTEN
        else:
            g.hand[seat].remove(card)
            g.discard[seat].append(card)
            tell(g, "SI-13.5", "discarded", who=seat, spirit=g.spirits[seat], power=card)
            paid += DISCARDED
