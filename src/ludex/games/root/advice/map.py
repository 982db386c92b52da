"""Moves and battles at first sight."""

from __future__ import annotations

from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ALLIANCE, EYRIE, MARQUISE, RIVERFOLK, SYMPATHY, VAGABONDS
from ludex.games.root.sides.vagabond.items import SWORD, undamaged
from ludex.games.root.state import HOSTILE, NOBODY, Root

MOVING = frozenset(("move", "decree_move", "crusade_move"))
HIGH, LOW = 1.875, 1.125
"""What the higher and the lower of two dice show on average (4.3.2)."""
WARRIOR, OWN_WARRIOR, PIECE, OWN_PIECE = 0.22, 0.2, 1.35, 0.8
OUTRAGE = 0.5
RULE, SLOT = 0.3, 0.35
UNGUARDED, GUARD, PREY = 0.5, 0.18, 0.35
PAID_MOVE = 0.7
BUILDERS = (MARQUISE, EYRIE)


class Woods:
    """The map as a seat sees it before a move: the strongest rival everywhere, and what is there."""

    def __init__(self, g: Root, me: int) -> None:
        self.rival = [0] * (len(CLEARINGS) + 1)
        self.prey = [0] * (len(CLEARINGS) + 1)
        """Buildings and tokens of others who have no warriors there."""
        for other in range(len(g.factions)):
            if other == me:
                continue
            row, built, tokens = g.warriors[other], g.built[other], g.tokens[other]
            for clearing in CLEARINGS:
                strength = row[clearing] + built[clearing]
                if strength > self.rival[clearing]:
                    self.rival[clearing] = strength
                if not row[clearing]:
                    self.prey[clearing] += built[clearing] + tokens[clearing]
        self.eyrie = g.factions[me] == EYRIE
        self.slot = SLOT if g.factions[me] in BUILDERS else 0.15
        self.paid = PAID_MOVE if g.factions[me] == RIVERFOLK else 0.0
        self.angry = g.seat_of[ALLIANCE] not in (NOBODY, me)

    def rules(self, strength: int, clearing: int) -> bool:
        rival = self.rival[clearing]
        return strength > rival or (self.eyrie and strength == rival and strength > 0)


def march(g: Root, me: int, woods: Woods, origin: int, target: int, count: int) -> float:
    """Rule won and lost, guards, and what stands undefended where one arrives."""
    row, built = g.warriors[me], g.built[me]
    stay, come = row[origin] - count, row[target] + count
    total = -0.05 - woods.paid
    if woods.rules(come + built[target], target) and not woods.rules(row[target] + built[target], target):
        total += RULE + woods.slot * min(2, g.free[target])
    if woods.rules(row[origin] + built[origin], origin) and not woods.rules(stay + built[origin], origin):
        total -= RULE + woods.slot * min(2, g.free[origin])
    if built[origin] + g.tokens[me][origin] and stay < 1:
        total -= UNGUARDED
    if built[target] and row[target] < 2:
        total += GUARD
    if woods.prey[target] and not row[target]:
        total += PREY * min(2, woods.prey[target])
    if woods.angry and g.pieces[SYMPATHY][target]:
        total -= OUTRAGE
    return total


def clash(g: Root, me: int, clearing: int, defender: int) -> float:
    """What a battle brings on average: warriors, and points for what stands behind them."""
    vagabond = g.factions[me] in VAGABONDS
    mine = undamaged(g, me, SWORD) if vagabond else g.warriors[me][clearing]
    pawn = g.pawn[defender] == clearing
    theirs = undamaged(g, defender, SWORD) if pawn else g.warriors[defender][clearing]
    high, low = (LOW, HIGH) if g.factions[defender] == ALLIANCE and not g.bots[defender] else (HIGH, LOW)
    hits = min(high, mine) + (theirs == 0)
    losses = min(low, theirs)
    fallen = min(hits, theirs)
    pieces = 0.0 if pawn else min(hits - fallen, g.built[defender][clearing] + g.tokens[defender][clearing])
    total = WARRIOR * fallen + PIECE * pieces
    if vagabond:
        total += 0.8 * fallen if g.relation[me][defender] == HOSTILE else -0.3
        total -= 0.3 * losses
    else:
        exposed = g.built[me][clearing] + g.tokens[me][clearing]
        total -= OWN_WARRIOR * min(losses, mine)
        if exposed and losses >= mine:
            total -= OWN_PIECE
    if g.factions[defender] == ALLIANCE and pieces and g.pieces[SYMPATHY][clearing]:
        total -= OUTRAGE
    if g.hands[defender] and not pawn:
        total -= 0.08
    return total - 0.1
