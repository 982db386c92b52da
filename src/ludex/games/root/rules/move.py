"""4.2 Moving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludex.core import Refusal, Rule, law, tell
from ludex.core.decision import Option
from ludex.games.root.faction import PLAYED
from ludex.games.root.maps import CLEARINGS, MAPS, Adjacency, neighbours
from ludex.games.root.options import MOVES, Moves
from ludex.games.root.pieces import ALLIANCE, RIVERFOLK, SYMPATHY
from ludex.games.root.rules.board import SCORCHED, move_warriors
from ludex.games.root.state import NOBODY, Root

MUST_RULE = Refusal("4.2.1", "must-rule")
NOT_ADJACENT = Refusal("2.2.1", "not-adjacent")
TOO_FEW_WARRIORS = Refusal("4.2", "too-few-warriors")


@cache
def with_open_paths(map_number: int, opened: tuple[int, ...]) -> Adjacency:
    """Adjacency once some closed paths have been opened."""
    woods = MAPS[map_number]
    return neighbours([*woods.paths, *(woods.closed[number] for number in opened)])


@law("2.2.1")
def paths(g: Root) -> Adjacency:
    """For every clearing, those that open paths join to it."""
    return with_open_paths(g.map, tuple(g.opened)) if g.opened else MAPS[g.map].adjacent


@law("2.3", "11.2.2", "11.2.7.II")
def sails(g: Root, seat: int) -> bool:
    """Is the river a path for this seat: for the Riverfolk, and for who has bought their boats?"""
    return g.riverboats == seat or g.factions[seat] == RIVERFOLK


@law("4.2", "4.2.1", "2.2.1", "11.2.2")
def cannot_move(g: Root, seat: int, origin: int, target: int, count: int) -> Refusal | None:
    """Any number of own warriors, to an adjacent clearing, ruling where they leave or where they arrive; the Riverfolk
    swim wherever the river goes."""
    if not 0 < count <= g.warriors[seat][origin]:
        return TOO_FEW_WARRIORS
    by_river = sails(g, seat) and target in MAPS[g.map].river[origin]
    if target not in paths(g)[origin] and not by_river:
        return NOT_ADJACENT
    if target in g.scorched:
        return SCORCHED
    if by_river and g.factions[seat] == RIVERFOLK:
        return None
    if g.ruler[origin] != seat and g.ruler[target] != seat:
        return MUST_RULE
    return None


@law("4.2", "4.2.1", "4.2.2")
def legal_moves(
    g: Root,
    seat: int,
    moves: Moves = MOVES,
    origins: Sequence[int] = CLEARINGS,
) -> list[Option]:
    """Every move of one group. Pieces may move again and again, so nothing is remembered of earlier moves."""
    if g.scorched or g.riverboats == seat or g.factions[seat] == RIVERFOLK:
        return unusual_moves(g, seat, moves, origins)
    options: list[Option] = []
    warriors = g.warriors[seat]
    ruler = g.ruler
    adjacent = MAPS[g.map].adjacent if not g.opened else paths(g)
    for origin in origins:
        count = warriors[origin]
        if count:
            by_count = moves[origin]
            if ruler[origin] == seat:
                for target in adjacent[origin]:
                    options += by_count[target][count]
            else:
                for target in adjacent[origin]:
                    if ruler[target] == seat:
                        options += by_count[target][count]
    return options


def unusual_moves(g: Root, seat: int, moves: Moves, origins: Sequence[int]) -> list[Option]:
    """The same where the river or scorched earth comes in."""
    options: list[Option] = []
    river = MAPS[g.map].river
    for origin in origins:
        count = g.warriors[seat][origin]
        if count:
            for target in dict.fromkeys((*paths(g)[origin], *river[origin])):
                if cannot_move(g, seat, origin, target, count) is None:
                    options += moves[origin][target][count]
    return options


@law("4.2", "8.2.6")
def move(g: Root, seat: int, origin: int, target: int, count: int) -> Rule[None]:
    """Move warriors; whoever enters a sympathetic clearing causes outrage."""
    move_warriors(g, seat, origin, target, count)
    tell(g, "4.2", "move", who=seat, origin=origin, target=target, count=count)
    alliance = g.seat_of[ALLIANCE]
    if alliance not in (NOBODY, seat) and g.pieces[SYMPATHY][target]:
        entered = PLAYED[ALLIANCE].entered
        assert entered is not None
        yield from entered(g, alliance, seat, target)
