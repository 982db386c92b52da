"""7.5.2, 7.7 Can the Eyrie carry their decree out next turn?"""

from __future__ import annotations

from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ROOST
from ludex.games.root.sides.eyrie.rules import BATTLE, BUILD, CHARISMATIC, MOVE, RECRUIT
from ludex.games.root.state import Root

HARD, CERTAIN = 0.45, 0.9
"""How likely one card that lacks a place brings turmoil: where a move may still help, and where nothing does."""


def by_suit(cards: list[int]) -> list[int]:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[SUIT_OF[card]] += 1
    return counts


def lacking(cards: list[int], places: list[int], reused: bool) -> int:
    """How many cards of a column find no place: a place serves one card, or all of its suit."""
    counts = by_suit(cards)
    if reused:
        return sum(counts[suit] for suit in range(BIRD) if not places[suit]) + (counts[BIRD] if not any(places) else 0)
    missing = sum(max(0, counts[suit] - places[suit]) for suit in range(BIRD))
    spare = sum(max(0, places[suit] - counts[suit]) for suit in range(BIRD))
    return missing + max(0, counts[BIRD] - spare)


def turmoil_risk(g: Root, me: int) -> float:
    """From 0 to 1, from how the map looks now."""
    decree = g.decree
    roosts, sites, armies, fights = [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]
    row = g.warriors[me]
    for clearing in CLEARINGS:
        suit = g.suits[clearing]
        roost = g.pieces[ROOST][clearing]
        roosts[suit] += roost
        if g.ruler[clearing] == me and not roost and g.free[clearing] and clearing != g.keep:
            sites[suit] += 1
        if row[clearing]:
            armies[suit] += 1
            if any(
                other != me and (g.warriors[other][clearing] or g.built[other][clearing] or g.tokens[other][clearing])
                for other in range(len(g.factions))
            ):
                fights[suit] += 1
    moves = len(decree[MOVE])
    safe = 1.0
    wanted = len(decree[RECRUIT]) * (2 if g.leader == CHARISMATIC else 1)
    if lacking(decree[RECRUIT], roosts, True) or wanted > g.supply[me]:
        safe *= 1 - CERTAIN
    for _ in range(lacking(decree[MOVE], armies, True)):
        safe *= 1 - (HARD if decree[RECRUIT] else CERTAIN)
    for _ in range(min(4, lacking(decree[BATTLE], fights, True))):
        safe *= 1 - (HARD if moves else CERTAIN)
    missing = lacking(decree[BUILD], sites, False)
    if len(decree[BUILD]) > g.left[ROOST]:
        safe *= 1 - CERTAIN
    for _ in range(min(4, missing)):
        safe *= 1 - (HARD if moves else CERTAIN)
    return 1 - safe
