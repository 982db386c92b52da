"""How well a seat stands, in victory points: its score, what will make points, and how far the others are."""

from __future__ import annotations

from ludex.games.root.advice.works import works
from ludex.games.root.printed.deck import BIRD, IS_AMBUSH, NAME_OF, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.rules.board import enemies
from ludex.games.root.rules.points import POINTS_TO_WIN
from ludex.games.root.rules.victory import dominates
from ludex.games.root.state import NOBODY, Root

WON = 100.0
FIRST_RIVAL, OTHERS = 0.35, 0.2
"""What the rival who stands best has counts so much against a seat; and what all have, shared among them."""
NEAR_THE_END = 0.6
"""So much more for a rival who has as good as won."""
DOMINANCE, RULED_FOR_IT, DOMINATES = 5.0, 4.0, 4.0
"""Who has activated a dominance card scores no more: a start, each clearing that counts, and all of them."""
HAND, MORE_HAND, AMBUSH = 0.45, 0.2, 0.25
LASTING = 0.7
LASTING_WORTH = {"royal_claim": 2.5, "better_burrow_bank": 1.0, "command_warren": 1.1, "codebreakers": 0.1}
FULL_HAND = 5


def value(g: Root, me: int) -> float:
    """Compared with the others; who plays together is on the same side."""
    if g.outcome is not None:
        if not g.outcome.winners:
            return 0.0
        return WON if me in g.outcome.winners else -WON
    left = horizon(g)
    total = standing(g, me, left)
    rivals = enemies(g, me)
    if g.cooperative:
        friends = [seat for seat in rivals if not g.bots[seat]]
        rivals = [seat for seat in rivals if g.bots[seat]]
        total += sum(standing(g, seat, left) for seat in friends)
    worst = 0.0
    for seat in rivals:
        theirs = standing(g, seat, left)
        near = theirs / POINTS_TO_WIN
        worst = max(worst, theirs * (FIRST_RIVAL + NEAR_THE_END * min(1.0, near * near * near)))
        total -= OTHERS / len(rivals) * theirs
    return total - worst


def horizon(g: Root) -> float:
    """How much of the game is left for what pays later: 1 at the start, less as somebody nears the end."""
    return min(1.0, max(0.12, (POINTS_TO_WIN - max(g.score)) / 20))


def standing(g: Root, seat: int, left: float) -> float:
    """What a seat has."""
    total = works(g, seat, left) + left * cards(g, seat)
    if g.dominance[seat] == NOBODY:
        return total + g.score[seat]
    return total + dominion(g, seat)


def cards(g: Root, seat: int) -> float:
    """The hand, and what lies crafted."""
    hand = g.hands[seat]
    total = HAND * min(FULL_HAND, len(hand)) + MORE_HAND * max(0, len(hand) - FULL_HAND)
    for card in hand:
        if IS_AMBUSH[card]:
            total += AMBUSH
    for card in g.crafted[seat]:
        total += LASTING_WORTH.get(NAME_OF[card], LASTING)
    return total


def dominion(g: Root, seat: int) -> float:
    """How near a seat with a dominance card is to winning by it; in a coalition, how near the partner is."""
    partner = g.coalition[seat]
    if partner != NOBODY:
        return float(g.score[partner])
    if dominates(g, seat):
        return DOMINANCE + RULED_FOR_IT * 3 + DOMINATES
    suit = SUIT_OF[g.dominance[seat]]
    if suit == BIRD:
        woods = MAPS[g.map]
        ruled = max((g.ruler[c] == seat) + (g.ruler[woods.opposite[c]] == seat) for c in woods.corners)
    else:
        ruled = sum(g.ruler[c] == seat and g.suits[c] == suit for c in CLEARINGS)
    return DOMINANCE + RULED_FOR_IT * min(2, ruled)
