"""What all bots do alike: orders and crafting (1.1, 2.7), losses (1.2), placing, moving and fighting by the rules of
their own law (2.3, 2.4, 11.8.2, 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots import services
from ludex.games.root.bots.choose import (
    Criterion,
    Measure,
    at_random,
    can_choose,
    choose_clearing,
    choose_player,
    in_order,
)
from ludex.games.root.bots.measures import foes
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import CARDS, ITEM_OF, SUIT_OF
from ludex.games.root.printed.maps import MAPS, ROWS
from ludex.games.root.printed.pieces import ALLIANCE, PIECES, PLOT
from ludex.games.root.rules.battle import battle, cannot_battle
from ludex.games.root.rules.board import (
    SCORCHED,
    cannot_build,
    move_warriors,
    pieces_in,
    place_piece,
    place_warriors,
    remove_piece,
)
from ludex.games.root.rules.cards import DECK, to_discard
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal
from ludex.games.root.rules.move import MUST_RULE, enter, take_ferry
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import end_turn
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root
from ludex.kit.maps import Adjacency, neighbours, together


def has_trait(g: Root, me: int, trait: str) -> bool:
    return trait in g.traits[me]


# ----------------------------------------------------------------------------------------------------- orders, crafting


@law("bots:2.7", "bots:2.8.1")
def reveal_order(g: Root, me: int, clause: str) -> Rule[None]:
    """The top card of the deck is the order. Without any card left there is no order, and nothing is ordered."""
    g.order = yield from DECK.top(g)
    g.order_suit = SUIT_OF[g.order] if g.order != NOBODY else NOBODY
    if g.order == NOBODY:
        tell(g, clause, "no-order", who=me)
    else:
        tell(g, clause, "order", who=me, card=g.order)


@law("bots:2.7")
def discard_order(g: Root, me: int, clause: str) -> None:
    if g.order != NOBODY:
        to_discard(g, g.order)
        tell(g, clause, "discard-order", who=me, card=g.order)
    g.order = g.order_suit = NOBODY


@law("bots:2.7")
def ordered(g: Root) -> list[int]:
    """The ordered clearings, in order of priority; a bird orders all of them."""
    return in_order(g, g.of_suit[g.order_suit]) if g.order_suit != NOBODY else []


is_ordered = Measure("ordered", lambda g, me, clearing: clearing in g.of_suit[g.order_suit])


@law("bots:1.1", "bots:1.1.1", "bots:1.1.2", "bots:1.1.3", "bots:S-2.1")
def craft_order(g: Root, me: int, clause: str) -> Rule[None]:
    """An item on the order card, if it is in the supply: without crafting pieces, for one point. Nothing else. Without
    such an item the Riverfolk may have a better card to sell."""
    instead = yield from services.order_instead(g, me)
    if craft_item(g, me, g.order, clause) or instead:
        return
    if (yield from services.replace_order(g, me)):
        craft_item(g, me, g.order, clause)


@law("bots:1.1.1", "bots:1.1.2")
def craft_item(g: Root, me: int, card: int, clause: str) -> bool:
    """Take the item that a card shows; says whether there was one."""
    if card == NOBODY or CARDS[card].kind != "item" or not g.item_supply[ITEM_OF[card]]:
        return False
    g.item_supply[ITEM_OF[card]] -= 1
    tell(g, clause, "bot-crafts", who=me, card=card)
    side_of(g, me).take_item(g, me, ITEM_OF[card])
    score(g, me, BOT_BOARDS.item_points, clause)
    return True


def random_corner(g: Root, clause: str) -> Rule[int]:
    """A corner that nobody has started from, opposite one that somebody has, if possible; it is a home from now on."""
    woods = MAPS[g.map]
    free = [corner for corner in woods.corners if corner not in g.homes]
    opposite = [corner for corner in free if woods.opposite[corner] in g.homes]
    corner = yield from at_random(clause, opposite or free)
    g.homes.append(corner)
    return corner


def score_for(g: Root, me: int, points: int, clause: str) -> None:
    """Score by a clause of the bot's own, which the journal names."""
    if points:
        score(g, me, points, clause)


def end_bot_turn(g: Root, me: int, nightmare: str) -> None:
    """The end of Evening: a point at the nightmare difficulty (`nightmare` is the card's clause)."""
    score_for(g, me, BOT_BOARDS.end_points[g.level[me]], nightmare)
    end_turn(g)


# --------------------------------------------------------------------------------------------------------------- losses


@law("bots:1.2", "bots:1.2.1")
def lose_pieces(g: Root, me: int, clearing: int, hits: int) -> Rule[list[int]]:
    """Tokens first, then buildings at random."""
    there = pieces_in(g, me, clearing)
    tokens = [kind for kind in there if not PIECES[kind].building]
    buildings = [kind for kind in there if PIECES[kind].building]
    chosen = tokens[:hits]
    while len(chosen) < hits and buildings:
        kind = yield from at_random("bots:1.2.1", buildings)
        buildings.remove(kind)
        chosen.append(kind)
    return chosen


# -------------------------------------------------------------------------------------------------------------- placing


@law("bots:11.8.2")
def springs_snare(g: Root, me: int, clearing: int) -> Rule[bool]:
    """A bot that would place a piece in a clearing with an open snare, or move out of it, removes the snare instead,
    without points."""
    if clearing not in g.snares:
        return False
    owner = g.seat_of[PIECES[PLOT].faction]
    if owner == me:
        return False
    remove_piece(g, PLOT, clearing)
    tell(g, "bots:11.8.2", "spring-snare", who=me, clearing=clearing)
    removal = Removal(owner, me, clearing, 0, [PLOT])
    side_of(g, me).has_removed(g, me, [removal])
    yield from after_removal(g, [removal])
    return True


def place(g: Root, me: int, clearing: int, count: int, clause: str) -> Rule[int]:
    """Warriors from the supply, as many as there are, to a clearing where the bot may place pieces; says how many."""
    if not count or not g.supply[me] or (yield from springs_snare(g, me, clearing)):
        return 0
    placed = place_warriors(g, me, clearing, count)
    tell(g, clause, "bot-places", who=me, count=placed, clearing=clearing)
    return placed


def building_site(g: Root, me: int, clause: str, clearings: Sequence[int], *criteria: Criterion) -> Rule[int]:
    """The clearing that the criteria name among those where a building may stand, if need be with mercenaries; 0 if
    there is none."""
    site = choose_clearing(g, me, clause, clearings, *criteria, allowed=cannot_build)
    if not site and services.hire_to_build(g, me, lambda: can_choose(g, me, clearings, criteria, cannot_build)):
        site = choose_clearing(g, me, clause, clearings, *criteria, allowed=cannot_build)
    yield from ()
    return site


def build(g: Root, me: int, kind: int, clearing: int, clause: str) -> Rule[bool]:
    """A building or token to a clearing where it may stand; says whether it stands."""
    if (yield from springs_snare(g, me, clearing)):
        return False
    place_piece(g, kind, clearing)
    tell(g, clause, "place", who=me, piece=kind, clearing=clearing)
    return True


# --------------------------------------------------------------------------------------------------------------- moving


@cache
def all_paths(map_number: int, ferry: int, sailing: bool = False) -> Adjacency:
    """Paths, closed ones among them; from the ferry's clearing (if not 0) to every other on the coast; for who sails,
    the river."""
    woods = MAPS[map_number]
    paths = neighbours([*woods.paths, *woods.closed], ROWS)
    crossing = tuple(tuple(c for c in woods.coast if c != ferry) if ferry and n == ferry else () for n in range(ROWS))
    return together(paths, crossing, woods.river) if sailing else together(paths, crossing)


def ferry_now(g: Root) -> int:
    """The clearing from which the ferry still sails this turn, or 0."""
    return 0 if g.map_used else g.ferry


@law("bots:12.1.1", "bots:12.2.1", "bots:A-5.2")
def bot_paths(g: Root, me: int) -> Adjacency:
    """Where a bot may go from a clearing: closed paths are open to it; by ferry once a turn; by river with boats."""
    return all_paths(g.map, ferry_now(g), services.sails(g, me))


def adjacent(g: Root, clearing: int) -> tuple[int, ...]:
    """The clearings next to this one, as bots see paths."""
    return all_paths(g.map, 0)[clearing]


def cannot_march(g: Root, me: int, origin: int, target: int) -> Refusal | None:
    """The rule of moving (4.2.1) for a bot."""
    if target in g.scorched:
        return SCORCHED
    if g.ruler[origin] != me and g.ruler[target] != me:
        return MUST_RULE
    return None


@law("bots:12.1.1", "bots:11.8.2", "bots:A-5.2")
def march(g: Root, me: int, origin: int, target: int, count: int, clause: str) -> Rule[bool]:
    """Move warriors; says whether they moved. A ferry brings a point instead of a card; for a river boats are
    bought."""
    if (yield from springs_snare(g, me, origin)):
        return False
    by_ferry = origin == ferry_now(g) and target in MAPS[g.map].coast
    if not by_ferry and target not in adjacent(g, origin):
        services.buy_boats(g, me)
    move_warriors(g, me, origin, target, count)
    tell(g, clause, "move", who=me, origin=origin, target=target, count=count)
    if by_ferry:
        yield from take_ferry(g, me, target)
    if g.seat_of[ALLIANCE] != NOBODY:
        yield from enter(g, me, target)
    return True


# ------------------------------------------------------------------------------------------------------------- fighting


def fight(g: Root, me: int, clause: str, clearing: int, *criteria: Criterion) -> Rule[bool]:
    """A battle in a clearing against the defender that the criteria name; says whether there was one."""
    there = [seat for seat in foes(g, me) if cannot_battle(g, me, clearing, seat) is None]
    defender = choose_player(g, me, clause, there, *criteria)
    if defender == NOBODY:
        return False
    services.hire_for_battle(g, me, clearing, defender)
    yield from battle(g, me, clearing, defender)
    return True


@law("bots:2.4")
def fight_in_each(
    g: Root, me: int, clause: str, clearings: Sequence[int], criteria: Callable[[int], Sequence[Criterion]]
) -> Rule[None]:
    """A battle in each of these clearings where one can be, in order of priority."""
    for clearing in in_order(g, clearings):
        yield from fight(g, me, clause, clearing, *criteria(clearing))
