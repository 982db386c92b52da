"""8.4.2 The conspiracies of the Logical Lizards: Convert, Crusade, Sanctify."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots.actions import fight, has_trait, is_ordered, ordered, score_for, springs_snare
from ludex.games.root.bots.choose import Measure, at_random, choose_clearing, choose_player, fewest, most, such
from ludex.games.root.bots.measures import defenceless_there, enemy_buildings, enemy_warriors, foes, points
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import GARDENS, PIECES
from ludex.games.root.rules.board import cannot_place, has_pieces, pieces_in, place_piece, place_warriors, remove_all
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.points import score
from ludex.games.root.state import Root

BOARD = BOT_BOARDS.lizards
CRUSADERS = 2
"""Warriors of its own in a clearing where it crusades."""
TOKENS, ZEAL = 0, 1
"""Places in `acted`: enemy tokens removed in this crusade, and the extra hits of a battle of fanatics."""

NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NO_GARDEN_LEFT = Refusal("2.5", "cult-no-garden-left")
NO_WARRIOR_THERE = Refusal("bots:8.4.2.I", "cult-no-enemy-warrior")
NO_BUILDING_THERE = Refusal("bots:8.4.2.III", "cult-no-enemy-building")
NOBODY_TO_CONVERT = Refusal("bots:8.4.2.I", "lizards-nobody-to-convert")
NOTHING_TO_SANCTIFY = Refusal("bots:8.4.2.III", "lizards-nothing-to-sanctify")

# ------------------------------------------------------------------------------------------------------ what it counts


def has_warriors_of(victim: int) -> Measure:
    return Measure("has-warriors-of-target", lambda g, me, c: g.warriors[victim][c] > 0)


def has_buildings_of(victim: int) -> Measure:
    return Measure("has-buildings-of-target", lambda g, me, c: g.built[victim][c] > 0)


def defenceless_buildings_in(clearing: int) -> Measure:
    return Measure(
        "defenceless-buildings-there",
        lambda g, me, seat: g.built[seat][clearing] if defenceless_there(g, seat, clearing) else 0,
    )


# --------------------------------------------------------------------------------------------------- 8.4.2 conspiracies


@law("bots:8.4.2", "bots:11.8.2")
def conspire(g: Root, me: int) -> Rule[None]:
    """The marker steps to the right and its conspiracy is carried out for an acolyte, if it can be; again and again,
    until acolytes run out or none of the conspiracies is possible."""
    while g.acolytes:
        if not any(conspiracy.possible(g, me) for conspiracy in CONSPIRACIES.values()):
            tell(g, "bots:8.4.2", "no-conspiracy", who=me, count=g.acolytes)
            return
        g.conspiracy = (g.conspiracy + 1) % len(BOARD.conspiracies)
        name = BOARD.conspiracies[g.conspiracy]
        if CONSPIRACIES[name].possible(g, me):
            tell(g, "bots:8.4.2", f"conspire-{name}", who=me)
            yield from CONSPIRACIES[name].carry_out(g, me)
            g.acolytes -= 1
            g.supply[me] += 1
            tell(g, "bots:8.4.2", "cult-spend", who=me, count=1)
        else:
            tell(g, "bots:8.4.2", f"cannot-{name}", who=me)


# ------------------------------------------------------------------------------------------------------ 8.4.2.I Convert


@law("bots:8.4.2.I", "bots:2.3")
def cannot_convert(g: Root, me: int, victim: int, clearing: int) -> Refusal | None:
    """A warrior of the victim, one of its own to replace it with, and a clearing where it may place warriors."""
    if not g.warriors[victim][clearing]:
        return NO_WARRIOR_THERE
    return cannot_place(g, me, clearing) if g.supply[me] else NO_WARRIOR_LEFT


def nobody_to_convert(g: Root, me: int, victim: int) -> Refusal | None:
    possible = any(cannot_convert(g, me, victim, clearing) is None for clearing in ordered(g))
    return None if possible else NOBODY_TO_CONVERT


def can_convert(g: Root, me: int) -> bool:
    return any(nobody_to_convert(g, me, victim) is None for victim in foes(g, me))


@law("bots:8.4.2.I", "bots:8.4.2.I.A")
def convert(g: Root, me: int) -> Rule[None]:
    """In an ordered clearing a warrior of the enemy with most points is replaced with one of its own; where enemies
    have more buildings."""
    clause = "bots:8.4.2.I"
    victim = choose_player(g, me, clause, foes(g, me), most(points), allowed=nobody_to_convert)
    clearing = choose_clearing(
        g,
        me,
        clause,
        CLEARINGS,
        such(is_ordered),
        such(has_warriors_of(victim)),
        most(enemy_buildings),
        allowed=lambda g, me, clearing: cannot_convert(g, me, victim, clearing),
    )
    if (yield from springs_snare(g, me, clearing)):
        return
    removal = Removal(victim, me, clearing, 1, [])
    remove_all(g, removal)
    place_warriors(g, me, clearing, 1)
    tell(g, clause, "convert", who=me, victim=victim, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])
    if has_trait(g, me, "fanatics"):
        yield from fanatics(g, me, clearing)


@law("bots:C-8.fanatics")
def fanatics(g: Root, me: int, clearing: int) -> Rule[None]:
    """After a conversion a battle there with an extra hit: against most defenceless buildings, then most points."""
    g.acted[ZEAL] = 1
    yield from fight(g, me, "bots:C-8.fanatics", clearing, most(defenceless_buildings_in(clearing)), most(points))
    g.acted[ZEAL] = 0


@law("bots:C-8.fanatics")
def extra_hits(g: Root, me: int, clearing: int) -> int:
    return g.acted[ZEAL] if g.active == me else 0


# ----------------------------------------------------------------------------------------------------- 8.4.2.II Crusade


def crusade_sites(g: Root, me: int) -> list[int]:
    """Ordered clearings with two of its warriors and somebody to fight, in order of priority."""
    return [
        clearing
        for clearing in ordered(g)
        if g.warriors[me][clearing] >= CRUSADERS and any(has_pieces(g, foe, clearing) for foe in foes(g, me))
    ]


def can_crusade(g: Root, me: int) -> bool:
    return bool(crusade_sites(g, me))


@law("bots:8.4.2.II", "bots:2.4")
def crusade(g: Root, me: int) -> Rule[None]:
    """A battle in every ordered clearing with two of its warriors, against the player there with most points."""
    g.acted[TOKENS] = 0
    for clearing in crusade_sites(g, me):
        yield from fight(g, me, "bots:8.4.2.II", clearing, most(points))
    spite(g, me)


@law("bots:C-8.spiteful")
def count_tokens(g: Root, me: int, removed: list[Removal]) -> int:
    """On its own turn it remembers the tokens that it removes. They score no more than usual at once."""
    if g.active == me:
        g.acted[TOKENS] += sum(not PIECES[kind].building for removal in removed for kind in removal.pieces)
    return 0


@law("bots:C-8.spiteful")
def spite(g: Root, me: int) -> None:
    """A point for a crusade that has removed a token."""
    if g.acted[TOKENS] and has_trait(g, me, "spiteful"):
        score_for(g, me, 1, "bots:C-8.spiteful")


# --------------------------------------------------------------------------------------------------- 8.4.2.III Sanctify


@law("bots:8.4.2.III", "bots:2.3")
def cannot_sanctify(g: Root, me: int, victim: int, clearing: int) -> Refusal | None:
    """A building of the victim, a garden of the clearing's suit left, and a clearing where it may place pieces."""
    if not g.built[victim][clearing]:
        return NO_BUILDING_THERE
    return cannot_place(g, me, clearing) if g.left[GARDENS[g.suits[clearing]]] else NO_GARDEN_LEFT


def nothing_to_sanctify(g: Root, me: int, victim: int) -> Refusal | None:
    possible = any(cannot_sanctify(g, me, victim, clearing) is None for clearing in ordered(g))
    return None if possible else NOTHING_TO_SANCTIFY


def can_sanctify(g: Root, me: int) -> bool:
    return any(nothing_to_sanctify(g, me, victim) is None for victim in foes(g, me))


@law("bots:8.4.2.III", "bots:8.4.2.III.A")
def sanctify(g: Root, me: int) -> Rule[None]:
    """In an ordered clearing a building of the enemy with most points is replaced with a garden of the clearing's suit;
    where enemies have fewer warriors. One of several buildings is taken at random."""
    clause = "bots:8.4.2.III"
    victim = choose_player(g, me, clause, foes(g, me), most(points), allowed=nothing_to_sanctify)
    clearing = choose_clearing(
        g,
        me,
        clause,
        CLEARINGS,
        such(is_ordered),
        such(has_buildings_of(victim)),
        fewest(enemy_warriors),
        allowed=lambda g, me, clearing: cannot_sanctify(g, me, victim, clearing),
    )
    if (yield from springs_snare(g, me, clearing)):
        return
    buildings = [kind for kind in pieces_in(g, victim, clearing) if PIECES[kind].building]
    kind = yield from at_random(clause, buildings)
    removal = Removal(victim, me, clearing, 0, [kind])
    remove_all(g, removal)
    place_piece(g, GARDENS[g.suits[clearing]], clearing)
    tell(g, clause, "sanctify", who=me, piece=kind, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])


class Conspiracy(NamedTuple):
    possible: Callable[[Root, int], bool]
    carry_out: Callable[[Root, int], Rule[None]]


CONSPIRACIES = {
    "convert": Conspiracy(can_convert, convert),
    "crusade": Conspiracy(can_crusade, crusade),
    "sanctify": Conspiracy(can_sanctify, sanctify),
}
