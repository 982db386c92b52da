"""4.2 Moving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.maps import CLEARINGS, MAPS, ROWS
from ludex.games.root.printed.pieces import ALLIANCE, RIVERFOLK, SYMPATHY
from ludex.games.root.rules.board import SCORCHED, SNARE, move_warriors
from ludex.games.root.rules.cards import draw
from ludex.games.root.rules.effects import hand_of, in_order, piles
from ludex.games.root.rules.options import DONE, MOVES, Moves
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect
from ludex.kit.maps import Adjacency, neighbours

MUST_RULE = Refusal("4.2.1", "must-rule")
NOT_ADJACENT = Refusal("2.2.1", "not-adjacent")
TOO_FEW_WARRIORS = Refusal("4.2", "too-few-warriors")
NOBODY_MOVES = Refusal("4.2", "nobody-moves")
FERRY_USED = Refusal("M-5", "ferry-used")
PATH_CLOSED = Refusal("M-7", "path-closed")
BY_RIVER = Refusal("2.3", "only-by-water")
ACROSS_THE_LAKE = Refusal("M-3", "only-by-water")

FERRY: Option = ("ferry",)
FERRY_CARDS = 1


@cache
def with_open_paths(map_number: int, opened: tuple[int, ...]) -> Adjacency:
    """Adjacency once some closed paths have been opened."""
    woods = MAPS[map_number]
    return neighbours([*woods.paths, *(woods.closed[number] for number in opened)], ROWS)


@law("2.2.1")
def paths(g: Root) -> Adjacency:
    """For every clearing, those that open paths join to it."""
    return with_open_paths(g.map, tuple(g.opened)) if g.opened else MAPS[g.map].adjacent


@cache
def with_ferry(map_number: int, opened: tuple[int, ...], ferry: int) -> Adjacency:
    """Paths, and from the ferry's clearing the way to every other on the coast."""
    coast = MAPS[map_number].coast
    return tuple(
        (*near, *(c for c in coast if c != ferry and c not in near)) if clearing == ferry else near
        for clearing, near in enumerate(with_open_paths(map_number, opened))
    )


@law("M-5")
def ways(g: Root) -> Adjacency:
    """For every clearing, those that anyone may move to from it: by path, and once a turn by ferry."""
    return with_ferry(g.map, tuple(g.opened), g.ferry) if g.ferry and not g.map_used else paths(g)


@law("2.3", "M-3", "11.2.2", "11.2.7.II")
def sails(g: Root, seat: int) -> bool:
    """Is the river a path for this seat: for the Riverfolk, and for who has bought their boats?"""
    return g.riverboats == seat or g.factions[seat] == RIVERFOLK


@law("2.2.1", "2.3", "M-3", "M-5", "M-7")
def not_joined(g: Root, origin: int, target: int) -> Refusal:
    """What keeps somebody who may not go from one clearing to another: nothing joins them, or nothing that is open."""
    woods = MAPS[g.map]
    if origin == g.ferry and target in woods.coast:
        return FERRY_USED
    if (min(origin, target), max(origin, target)) in woods.closed:
        return PATH_CLOSED
    if target not in woods.river[origin]:
        return NOT_ADJACENT
    return ACROSS_THE_LAKE if target in woods.coast else BY_RIVER


@law("4.2", "4.2.1", "2.2.1", "11.2.2", "M-5", "bots:11.7.2")
def cannot_move(g: Root, seat: int, origin: int, target: int, count: int) -> Refusal | None:
    """Any number of own warriors, to an adjacent clearing, ruling where they leave or where they arrive; the Riverfolk
    swim wherever the river goes."""
    if not 0 < count <= g.warriors[seat][origin]:
        return TOO_FEW_WARRIORS if g.warriors[seat][origin] and count > 0 else NOBODY_MOVES
    by_river = sails(g, seat) and target in MAPS[g.map].river[origin]
    if target not in ways(g)[origin] and not by_river:
        return not_joined(g, origin, target)
    if target in g.scorched:
        return SCORCHED
    if origin in g.snares:
        return SNARE
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
    if g.scorched or g.snares or g.riverboats == seat or g.factions[seat] == RIVERFOLK:
        return unusual_moves(g, seat, moves, origins)
    options: list[Option] = []
    warriors = g.warriors[seat]
    ruler = g.ruler
    adjacent = ways(g) if g.ferry or g.opened else MAPS[g.map].adjacent
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
    """The same where the river, scorched earth or snares come in."""
    options: list[Option] = []
    river = MAPS[g.map].river
    for origin in origins:
        count = g.warriors[seat][origin]
        if count:
            for target in dict.fromkeys((*ways(g)[origin], *river[origin])):
                if cannot_move(g, seat, origin, target, count) is None:
                    options += moves[origin][target][count]
    return options


@law("M-5", "9.2.9.II.B")
def goes_by_ferry(g: Root, seat: int, origin: int, target: int, led: int = NOBODY) -> Rule[bool]:
    """Does a legal move go by ferry? No path leads from coast to coast; but whoever sails may go by water as well, and
    must where they rule neither end, unless rule does not matter to them (9.2.3). Warriors of an ally who are led along
    need the ferry if they do not sail themselves."""
    if origin != g.ferry or g.map_used or target not in MAPS[g.map].coast:
        return False
    if not sails(g, seat) or (led != NOBODY and not sails(g, led)):
        return True
    if g.ruler[origin] != seat and g.ruler[target] != seat and not g.pawn[seat]:
        return False
    choice = yield ask("M-5", seat, "ferry", [DONE, FERRY], about={"target": target}, leads="by-water")
    return bool(choice == FERRY)


@law("M-5")
def ferry_goes_along(g: Root, seat: int, target: int) -> None:
    """Once a turn."""
    g.ferry = target
    g.map_used = 1
    tell(g, "M-5", "ferry", who=seat, target=target)


@law("M-6")
def take_ferry(g: Root, seat: int, target: int) -> Rule[None]:
    """The ferry goes along; whoever crossed draws a card."""
    ferry_goes_along(g, seat, target)
    yield from draw(g, seat, FERRY_CARDS)


@law("4.2")
def move(g: Root, seat: int, origin: int, target: int, count: int) -> Rule[None]:
    """Move warriors; whoever enters a sympathetic clearing causes outrage."""
    ferried = g.ferry == origin and (yield from goes_by_ferry(g, seat, origin, target))
    move_warriors(g, seat, origin, target, count)
    tell(g, "4.2", "move", who=seat, origin=origin, target=target, count=count)
    if ferried:
        yield from arrive_by_ferry(g, seat, seat, target)
    elif g.seat_of[ALLIANCE] != NOBODY:
        yield from enter(g, seat, target)


@law("M-6", "8.2.6", "1.1.3")
def arrive_by_ferry(g: Root, traveller: int, mover: int, target: int) -> Rule[None]:
    """A card for who travelled, outrage at who moved warriors: both follow the crossing, in the order that the active
    player wants."""
    ferry_goes_along(g, traveller, target)
    card = Effect("ferry-card", traveller, frozenset([hand_of(traveller)]), lambda: draw(g, traveller, FERRY_CARDS))
    effects = [card]
    if causes_outrage(g, mover, target):
        touched = frozenset([hand_of(mover), *piles(g)])
        effects.append(Effect("outrage", g.seat_of[ALLIANCE], touched, lambda: enter(g, mover, target)))
    yield from in_order(g, effects)


@law("8.2.6")
def causes_outrage(g: Root, mover: int, target: int) -> bool:
    """Another player than the Alliance moves warriors, whosever they are, into a sympathetic clearing. A pawn alone is
    moved by NOBODY."""
    return mover != NOBODY and g.seat_of[ALLIANCE] not in (NOBODY, mover) and bool(g.pieces[SYMPATHY][target])


@law("8.2.6")
def enter(g: Root, mover: int, target: int) -> Rule[None]:
    """What follows when somebody moves warriors into a clearing."""
    if causes_outrage(g, mover, target):
        alliance = g.seat_of[ALLIANCE]
        yield from side_of(g, alliance).entered(g, alliance, mover, target)
