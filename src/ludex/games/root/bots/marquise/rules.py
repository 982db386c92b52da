"""4 The Mechanical Marquise 2.0."""

from __future__ import annotations

from ludex.core import Rule, law, tell
from ludex.games.root.bots.actions import (
    adjacent,
    bot_paths,
    build,
    building_site,
    cannot_march,
    craft_order,
    discard_order,
    end_bot_turn,
    fight,
    fight_in_each,
    has_trait,
    lose_pieces,
    march,
    ordered,
    place,
    random_corner,
    reveal_order,
    score_for,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import LOWEST, Criterion, at_random, choose_clearing, in_order, most, such
from ludex.games.root.bots.measures import (
    enemy_pieces,
    foes,
    no_enemy_pieces,
    pieces_in,
    points,
    you_rule,
    your_warriors,
)
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_MARQUISE
from ludex.games.root.bots.vagabot.items import items_in
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, FOX, IS_DOMINANCE, MOUSE, RABBIT
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import KEEP, LIZARDS, MARQUISE, PIECES, RECRUITER, SAWMILL, VAGABOT, WORKSHOP
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.board import cannot_place, place_piece, place_warriors, ruled_by
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.vagabond.items import EXHAUSTED, READY
from ludex.games.root.state import NOBODY, Root

BOARD = BOT_BOARDS.marquise
BUILDINGS = (SAWMILL, RECRUITER, WORKSHOP)
"""In the order of 4.7.3, which decides among equals."""
BUILDING_OF_ORDER = {FOX: SAWMILL, RABBIT: WORKSHOP, MOUSE: RECRUITER}
HITS_ON_FORTIFIED = 2
HOSPITAL_WARRIORS = 2
BUILT, EXPANDED, IDLE, STOOD = 0, 1, 2, 3
"""Places in `acted`: buildings placed this turn, how often she has expanded, how many Daylights in a row were idle;
from STOOD on, where her warriors stood before these and at each shuffle since, row after row."""


def on_map(g: Root, kind: int) -> int:
    return PIECES[kind].total - g.left[kind]


def ordered_building(g: Root) -> list[int]:
    """Sawmills for foxes, workshops for rabbits, recruiters for mice; none without an order."""
    return [BUILDING_OF_ORDER[g.order_suit]] if g.order_suit in BUILDING_OF_ORDER else []


# --------------------------------------------------------------------------------------------------------- 4.4 Birdsong


@law("bots:4.4", "bots:4.4.1", "bots:4.4.2")
def birdsong(g: Root) -> Rule[None]:
    """The order, and the item on it."""
    me = g.active
    g.acted = [0, 0, 0, *g.warriors[me]]
    yield from reveal_order(g, me, "bots:4.4.1")
    yield from craft_order(g, me, "bots:4.4.2")
    g.step = "daylight"


# --------------------------------------------------------------------------------------------------------- 4.5 Daylight


@law("bots:4.5", "bots:4.7")
def daylight(g: Root) -> Rule[None]:
    """Battle, Recruit, Build, Move, Expand; an order of birds escalates all but the last."""
    me = g.active
    before = None if any(could_hurt(g, me, clearing) for clearing in ordered(g)) else standing(g, me)
    if g.order_suit == BIRD:
        yield from escalated_daylight(g, me)
    else:
        yield from fight_in_each(g, me, "bots:4.5.1", ordered(g), most_pieces_then_points)
        yield from recruit(g, me)
        yield from place_building(g, me, ordered_building(g), "bots:4.5.3")
        yield from move_out(g, me, ordered(g), "bots:4.5.4")
    if has_trait(g, me, "blitz"):
        yield from blitz(g, me)
    note_idle_daylight(g, me, before)
    if g.order_suit != BIRD and (yield from expand(g, me)):
        return
    g.step = "evening"


@law("bots:4.5.1", "bots:4.5.1.I", "bots:4.7.1", "bots:4.7.1.I")
def most_pieces_then_points(clearing: int) -> list[Criterion]:
    """The defender: most pieces in the clearing of battle, then most points."""
    return [most(pieces_in(clearing)), most(points)]


@law("bots:4.5.2", "bots:C-4.easy")
def recruit(g: Root, me: int) -> Rule[None]:
    """Four warriors, spread evenly over the ordered clearings that she rules; what is left over goes to those of
    highest priority."""
    ruled = [clearing for clearing in ordered(g) if g.ruler[clearing] == me and cannot_place(g, me, clearing) is None]
    count = BOARD.recruit[g.level[me]]
    shares = even_shares(min(count, g.supply[me]), len(ruled))
    yield from place_shares(g, me, ruled, shares, count, "bots:4.5.2")
    yield from reinforce(g, me, ruled)


def even_shares(count: int, among: int) -> list[int]:
    """What is left over goes to the first."""
    return [count // among + (place < count % among) for place in range(among)]


@law("bots:2.4")
def place_shares(g: Root, me: int, clearings: list[int], shares: list[int], count: int, clause: str) -> Rule[None]:
    """A share of the warriors for each of these clearings, which come in order of priority: with too few warriors the
    last go without."""
    if not clearings or not g.supply[me]:
        tell(g, clause, "skip-recruit-nowhere" if g.supply[me] else "skip-recruit-nobody", who=me)
    placed = 0
    for clearing, share in zip(clearings, shares, strict=True):
        placed += yield from place(g, me, clearing, share, clause)
    overwhelm(g, me, count - placed)


@law("bots:C-4.challenging", "bots:C-4.nightmare")
def reinforce(g: Root, me: int, ruled: list[int]) -> Rule[None]:
    """Two warriors more in the ordered clearing of highest priority that she rules."""
    count = BOARD.extra_recruit[g.level[me]]
    if count and ruled:
        placed = yield from place(g, me, in_order(g, ruled)[0], count, "bots:C-4.challenging")
        overwhelm(g, me, count - placed)
    else:
        overwhelm(g, me, count)


@law("bots:C-4.overwhelming")
def overwhelm(g: Root, me: int, not_placed: int) -> None:
    """A point for every two warriors that could not be placed when recruiting."""
    if has_trait(g, me, "overwhelming") and not_placed >= 2:
        score_for(g, me, not_placed // 2, "bots:C-4.overwhelming")


@law("bots:4.5.3", "bots:4.7.3")
def place_building(g: Root, me: int, kinds: list[int], clause: str) -> Rule[None]:
    """Where she rules with most of her warriors, and where there is room; of this kind, if there is one left."""
    for kind in kinds:
        if not g.left[kind]:
            tell(g, clause, "none-left", who=me, piece=kind)
            continue
        site = yield from building_site(g, me, clause, CLEARINGS, such(you_rule), most(your_warriors))
        if not site:
            tell(g, clause, "no-site", who=me, piece=kind)
        elif (yield from build(g, me, kind, site, clause)):
            g.acted[BUILT] += 1


@law("bots:4.5.4", "bots:4.7.4")
def move_out(g: Root, me: int, origins: list[int], clause: str) -> Rule[list[int]]:
    """All warriors beyond three leave for the neighbour with most enemy pieces; says where they went."""
    reached = []
    for origin in origins:
        count = g.warriors[me][origin] - BOARD.stay
        target = target_from(g, me, origin, clause) if count > 0 else 0
        if target and (yield from march(g, me, origin, target, count, clause)):
            reached.append(target)
    return reached


def target_from(g: Root, me: int, origin: int, clause: str) -> int:
    """The neighbour with most enemy pieces to which she may move, or 0."""
    return choose_clearing(
        g,
        me,
        clause,
        bot_paths(g, me)[origin],
        most(enemy_pieces),
        allowed=lambda g, me, target: cannot_march(g, me, origin, target),
    )


@law("bots:C-4.blitz")
def blitz(g: Root, me: int) -> Rule[None]:
    """From the clearing of highest priority that she rules without any enemy piece, all warriors but one leave, and
    fight where they come."""
    calm = [clearing for clearing in CLEARINGS if g.warriors[me][clearing] > 1]
    origin = choose_clearing(g, me, "bots:C-4.blitz", calm, such(you_rule), such(no_enemy_pieces))
    target = target_from(g, me, origin, "bots:C-4.blitz") if origin else 0
    if target and (yield from march(g, me, origin, target, g.warriors[me][origin] - 1, "bots:C-4.blitz")):
        yield from fight(g, me, "bots:C-4.blitz", target, *most_pieces_then_points(target))


@law("bots:4.5.5", "bots:C-4.overwhelming")
def expand(g: Root, me: int) -> Rule[bool]:
    """Without a building this turn, and with fewer than six on the map, a new order and Daylight from its start; unless
    that would never end."""
    few = sum(on_map(g, kind) for kind in BUILDINGS) < BOARD.expand_below
    once = has_trait(g, me, "overwhelming") and g.acted[EXPANDED] > 0
    if g.acted[BUILT] or not few or once:
        return False
    if would_never_end(g, me):
        tell(g, "bots:4.5.5", "no-expansion", who=me)
        return False
    g.acted[EXPANDED] += 1
    tell(g, "bots:4.5.5", "expand", who=me)
    discard_order(g, me, "bots:4.5.5")
    yield from reveal_order(g, me, "bots:4.5.5")
    return True


@law("bots:4.5.5", "2.1.2")
def would_never_end(g: Root, me: int) -> bool:
    """The deck is used up, each card that would be shuffled again has ordered a Daylight in vain, and her warriors
    stand where they have stood before; or no card would come at all."""
    if g.deck:
        return False
    to_come = len(g.discard) + comes_back(g)
    if g.acted[IDLE] < to_come:
        return False
    row = g.warriors[me]
    if not to_come or any(g.acted[at : at + len(row)] == row for at in range(STOOD, len(g.acted), len(row))):
        return True
    g.acted[IDLE] = 0
    g.acted += row
    return False


@law("2.1.3", "3.3.3")
def comes_back(g: Root) -> bool:
    """Will the order lie in the discard pile once it is discarded? Lost souls and dominance cards do not."""
    return g.order != NOBODY and g.seat_of[LIZARDS] == NOBODY and not IS_DOMINANCE[g.order]


def note_idle_daylight(g: Root, me: int, before: list[object] | None) -> None:
    """Count a Daylight that could change nothing but where her warriors are; any other begins the count anew."""
    if before == standing(g, me):
        g.acted[IDLE] += 1
    else:
        g.acted[IDLE:] = [0, *g.warriors[me]]


def standing(g: Root, me: int) -> list[object]:
    """What a Daylight may change, but for her own warriors."""
    others = [count for seat, count in enumerate(g.supply) if seat != me]
    return [others, g.left[:], g.score[:], [row[:] for row in g.belongings], g.ferry]


def whole_items(g: Root, seat: int) -> int:
    """Undamaged items of a Vagabond, or of the Vagabot with his Battle track."""
    on_track = len(g.battle_track) if g.factions[seat] == VAGABOT else 0
    return len(items_in(g, seat, READY, EXHAUSTED)) + on_track


def could_hurt(g: Root, me: int, clearing: int) -> bool:
    """Is there a battle in this clearing in which an enemy could lose anything? A pawn whose owner has only damaged
    items left could not."""
    return any(
        cannot_battle(g, me, clearing, foe) is None and (g.pawn[foe] != clearing or whole_items(g, foe))
        for foe in foes(g, me)
    )


# ---------------------------------------------------------------------------------------------------------- 4.6 Evening


@law("bots:4.6", "bots:4.6.1", "bots:4.6.2", "bots:C-4.nightmare")
def evening(g: Root) -> Rule[None]:
    """Points of the track of the ordered buildings, for birds of the best track; then the order is discarded."""
    me = g.active
    kinds = BUILDINGS if g.order_suit == BIRD else ordered_building(g)
    score_for(g, me, max((BOARD.points_by_buildings[on_map(g, kind)] for kind in kinds), default=0), "bots:4.6.1")
    discard_order(g, me, "bots:4.6.2")
    end_bot_turn(g, me, "bots:C-4.nightmare")
    yield from ()


# ----------------------------------------------------------------------------------------------- 4.7 escalated Daylight


@law("bots:4.7", "bots:4.7.1", "bots:4.7.4")
def escalated_daylight(g: Root, me: int) -> Rule[None]:
    """Everywhere: battles, recruits, a building, moves, and battles where she has come."""
    yield from fight_in_each(g, me, "bots:4.7.1", CLEARINGS, most_pieces_then_points)
    yield from escalated_recruit(g, me)
    yield from place_building(g, me, most_common_building(g), "bots:4.7.3")
    reached = yield from move_out(g, me, in_order(g, CLEARINGS), "bots:4.7.4")
    yield from fight_in_each(g, me, "bots:4.7.4", sorted(set(reached)), most_pieces_then_points)


@law("bots:4.7.2", "bots:2.4", "bots:C-4.easy", "bots:C-4.iron_will")
def escalated_recruit(g: Root, me: int) -> Rule[None]:
    """Two warriors in each of the two clearings of lowest priority that she rules, or all of them in the only one. Of
    the two, the one of higher priority gets its warriors first."""
    ruled = [clearing for clearing in in_order(g, ruled_by(g, me), LOWEST) if cannot_place(g, me, clearing) is None]
    count = BOARD.recruit[g.level[me]] * (2 if has_trait(g, me, "iron_will") else 1)
    chosen = in_order(g, ruled[:2])
    yield from place_shares(g, me, chosen, [count // len(chosen) for _ in chosen], count, "bots:4.7.2")
    yield from reinforce(g, me, ruled)


@law("bots:4.7.3")
def most_common_building(g: Root) -> list[int]:
    """The building that she has most of on the map: among equals the sawmill, then the recruiter."""
    return [max(BUILDINGS, key=lambda kind: on_map(g, kind))]


# --------------------------------------------------------------------------------------------------------------- traits


@law("bots:4.1")
class MechanicalMarquise(Bot):
    """4 Mechanical Marquise 2.0."""

    bot = "marquise"
    number = MARQUISE
    board = BOARD
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_MARQUISE

    @law("bots:4.3", "bots:4.3.1", "bots:4.3.2", "bots:4.3.3", "bots:4.3.4", "bots:4.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """The keep in a random corner, a warrior everywhere but in the opposite one and a second at the keep, a
        building of each kind at or beside the keep, at random. Supply and tracks (4.3.1, 4.3.5) are already full."""
        woods = MAPS[g.map]
        corner = yield from random_corner(g, "bots:4.3.2")
        place_piece(g, KEEP, corner)
        tell(g, "bots:4.3.2", "keep", who=me, clearing=corner)
        for clearing in CLEARINGS:
            if clearing != woods.opposite[corner]:
                place_warriors(g, me, clearing, 1)
        place_warriors(g, me, corner, 1)
        near = [corner, *adjacent(g, corner)]
        for kind in (SAWMILL, WORKSHOP, RECRUITER):
            clearing = yield from at_random("bots:4.3.4", [c for c in near if g.free[c] and not g.built[me][c]])
            place_piece(g, kind, clearing)
            tell(g, "bots:4.3.4", "place", who=me, piece=kind, clearing=clearing)

    @law("bots:C-4.fortified", "bots:1.2.1")
    def lose_pieces(self, g: Root, me: int, clearing: int, hits: int) -> Rule[list[int]]:
        """Fortified buildings take two hits each; a single one does nothing."""
        if has_trait(g, me, "fortified"):
            keep = g.pieces[KEEP][clearing]
            hits = min(hits, keep) + max(0, hits - keep) // HITS_ON_FORTIFIED
        lost = yield from lose_pieces(g, me, clearing, hits)
        return lost

    @law("bots:C-4.hospitals")
    def after_battle(self, g: Root, me: int, clearing: int, attacking: bool, fallen: int) -> Rule[None]:
        """After a battle in which she defended and lost two warriors or more, two come to the keep."""
        if not attacking and fallen >= HOSPITAL_WARRIORS and g.keep and has_trait(g, me, "hospitals"):
            yield from place(g, me, g.keep, HOSPITAL_WARRIORS, "bots:C-4.hospitals")


MECHANICAL_MARQUISE = PLAYED.join(MechanicalMarquise())
