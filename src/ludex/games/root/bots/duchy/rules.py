"""10 The Drillbit Duchy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludex.core import Rule, law, tell, verb
from ludex.core.decision import Verb
from ludex.games.root.bots.actions import (
    adjacent,
    bot_paths,
    build,
    building_site,
    cannot_march,
    craft_order,
    discard_order,
    end_bot_turn,
    fight_in_each,
    has_trait,
    march,
    ordered,
    place,
    random_corner,
    reveal_order,
    score_for,
    springs_snare,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import Criterion, Measure, choose_clearing, fewest, in_order, most, such
from ludex.games.root.bots.duchy.crowns import (
    BANKER,
    BARON,
    BOARD,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    MINISTER_SUITS,
    NOTHING_MATCHES,
    cost_of_errors,
    crown,
    loses_buildings,
    ministers,
    sway,
)
from ludex.games.root.bots.measures import (
    buildings_in,
    enemy_buildings,
    enemy_buildings_and_tokens,
    enemy_warriors,
    free_slots,
    pieces_in,
    points,
    you_rule,
    your_warriors,
)
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_DUCHY, kept_ambush
from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ALLIANCE, CITADEL, DUCHY, MARKET, PIECES, TUNNEL
from ludex.games.root.rules.board import cannot_place, place_warriors, remove_piece, remove_warriors, ruled_by
from ludex.games.root.rules.cards import DECK, to_discard
from ludex.games.root.rules.effects import hands_of_removers, what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.move import enter
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect

START_CARDS = 2
CAPTAIN_HITS = 1
FOREMOLE_WARRIORS = 1
MARSHAL_WARRIORS = 1
BRIGADIER_NEEDS = 3
MAYOR_POINTS = 1
DUCHESS_POINTS = 2
OVERWHELM_DIG = 3
OVERWHELM_DIGS = 2
MOST_TO_RALLY = 2

a_tunnel = Measure("a-tunnel", lambda g, me, c: g.pieces[TUNNEL][c])
no_tunnel = Measure("no-tunnel", lambda g, me, c: not g.pieces[TUNNEL][c])
a_building_of_yours = Measure("a-building-of-yours", lambda g, me, c: g.built[me][c])
no_building_of_yours = Measure("no-building-of-yours", lambda g, me, c: not g.built[me][c])

ENEMY_HOLDINGS = (most(enemy_buildings_and_tokens),)
"""The tie of a dig with an order of birds, and of the Brigadier's."""


def on_map(g: Root, kind: int) -> int:
    return PIECES[kind].total - g.left[kind]


# ------------------------------------------------------------------------------------------------- 10.2.2 the Burrow


@law("bots:10.2.2")
def into_burrow(g: Root, me: int, clearing: int, count: int) -> None:
    """Warriors are taken from the map and put into the Burrow. It lies outside the map, so nobody else gets there."""
    remove_warriors(g, me, clearing, count)
    g.supply[me] -= count
    g.burrow += count


@law("bots:10.2.2")
def out_of_burrow(g: Root, me: int, clearing: int, count: int, clause: str) -> Rule[None]:
    """Warriors move from the Burrow to a clearing with a tunnel. The Duchy always rules where they leave, so they
    may; and whoever moves can cause outrage."""
    g.burrow -= count
    g.supply[me] += count
    place_warriors(g, me, clearing, count)
    tell(g, clause, "out-of-burrow", who=me, count=count, clearing=clearing)
    if g.seat_of[ALLIANCE] != NOBODY:
        yield from enter(g, me, clearing)


# ---------------------------------------------------------------------------------------------------------- 10.3 set-up


@law("bots:10.3.5")
def first_ministers(g: Root, me: int) -> Rule[None]:
    """Two cards are drawn and discarded; each gives a crown to the topmost unswayed minister that it matches."""
    for _ in range(START_CARDS):
        card = yield from DECK.top(g)
        if card != NOBODY:
            to_discard(g, card)
            suits = MINISTER_SUITS if SUIT_OF[card] == BIRD else (SUIT_OF[card],)
            minister = ministers(g, False, suits)[0]
            crown(g, minister)
            tell(g, "bots:10.3.5", "first-minister", who=me, card=card, minister=minister)


# -------------------------------------------------------------------------------------------------------- 10.4 Birdsong


@law("bots:10.4", "bots:10.4.1", "bots:10.4.2")
def birdsong(g: Root) -> Rule[None]:
    """The order, the item on it, recruits."""
    me = g.active
    yield from reveal_order(g, me, "bots:10.4.1")
    yield from craft_order(g, me, "bots:10.4.2")
    recruit(g, me)
    g.step = "daylight"


@law("bots:10.4.3", "bots:10.7.3", "bots:C-10.easy", "bots:C-10.challenging", "bots:C-10.nightmare")
def recruit(g: Root, me: int) -> None:
    """Two warriors go to the Burrow and one for each symbol that shows on the citadel track; the Foremole is one more.
    The difficulty changes the two."""
    count = BOARD.recruit[g.level[me]] + BOARD.recruit_by_citadels[on_map(g, CITADEL)]
    if g.swayed[FOREMOLE]:
        count += FOREMOLE_WARRIORS
    count = min(count, g.supply[me])
    g.supply[me] -= count
    g.burrow += count
    tell(g, "bots:10.4.3", "into-burrow", who=me, count=count, total=g.burrow)


# -------------------------------------------------------------------------------------------------------- 10.5 Daylight


@law("bots:10.5")
def daylight(g: Root) -> Rule[None]:
    """Dig, battle, build, ministers."""
    me = g.active
    yield from dig_step(g, me)
    yield from fight_in_each(g, me, "bots:10.5.2", ordered(g), most_buildings_then_pieces_then_points)
    yield from construct(g, me, "bots:10.5.3")
    yield from act_as_ministers(g, me)
    g.step = "evening"


@law("bots:10.5.1", "bots:10.5.1.I", "bots:C-10.overwhelm")
def dig_step(g: Root, me: int) -> Rule[None]:
    """One dig, or two if the Duchy overwhelms. With an order of a suit more open slots decide, then fewer enemy
    warriors; with an order of birds more enemy buildings and tokens."""
    overwhelms = has_trait(g, me, "overwhelm")
    tie = ENEMY_HOLDINGS if g.order_suit == BIRD else (most(free_slots), fewest(enemy_warriors))
    for _ in range(OVERWHELM_DIGS if overwhelms else 1):
        yield from dig(g, me, "bots:10.5.1", OVERWHELM_DIG if overwhelms else BOARD.dig, tie)


@law("bots:C-10.invaders")
def invaders_tie() -> tuple[Criterion, ...]:
    """Whatever dig it is: more enemy buildings, then fewer enemy warriors."""
    return most(enemy_buildings), fewest(enemy_warriors)


@law("bots:10.5.1", "bots:C-10.overwhelm", "bots:11.8.2")
def dig(g: Root, me: int, clause: str, needed: int, tie: Sequence[Criterion]) -> Rule[None]:
    """With enough warriors in the Burrow: a tunnel in an ordered clearing without a tunnel or a building of its own,
    and four warriors through it. A snare there keeps all of this from happening."""
    if g.burrow < needed:
        tell(g, clause, "burrow-too-empty", who=me, count=g.burrow, needed=needed)
        return
    if has_trait(g, me, "invaders"):
        tie = invaders_tie()
    target = choose_clearing(
        g, me, clause, ordered(g), such(no_tunnel), such(no_building_of_yours), *tie, allowed=cannot_place
    )
    if not target:
        tell(g, clause, "nowhere-to-dig", who=me)
        return
    if (yield from springs_snare(g, me, target)):
        return
    if not g.left[TUNNEL]:
        take_up_tunnel(g, me)
    yield from build(g, me, TUNNEL, target, clause)
    most_to_move = OVERWHELM_DIG if has_trait(g, me, "overwhelm") else BOARD.dig
    yield from out_of_burrow(g, me, target, min(most_to_move, g.burrow), clause)


@law("bots:10.5.1.II")
def take_up_tunnel(g: Root, me: int) -> None:
    """All tunnels are on the map: one is taken up where the Duchy has fewest warriors."""
    clearing = choose_clearing(g, me, "bots:10.5.1.II", CLEARINGS, such(a_tunnel), fewest(your_warriors))
    remove_piece(g, TUNNEL, clearing)
    tell(g, "bots:10.5.1.II", "take-up", who=me, clearing=clearing)


@law("bots:10.5.2", "bots:10.5.2.I", "bots:10.5.2.II")
def most_buildings_then_pieces_then_points(clearing: int) -> list[Criterion]:
    """The defender: most buildings in the clearing of battle, then most pieces there, then most points."""
    return [most(buildings_in(clearing)), most(pieces_in(clearing)), most(points)]


@law("bots:10.5.3", "bots:11.8.2", "bots:C-10.invaders")
def construct(g: Root, me: int, clause: str) -> Rule[None]:
    """A citadel with nine warriors or more in the supply, otherwise a market, where it rules with most warriors. If it
    cannot be placed, be it for a snare, and any building is left, a point; but where there is no open slot, invaders
    battle instead."""
    kind = CITADEL if g.supply[me] >= BOARD.citadel_supply else MARKET
    site = 0
    if g.left[kind]:
        site = yield from building_site(g, me, clause, CLEARINGS, such(you_rule), most(your_warriors))
        if site and (yield from build(g, me, kind, site, clause)):
            return
    if not site:
        tell(g, clause, "no-site" if g.left[kind] else "none-left", who=me, piece=kind)
    if g.left[kind] and has_trait(g, me, "invaders") and no_open_slot(g, me):
        tell(g, "bots:C-10.invaders", "battle-instead", who=me)
        yield from fight_in_each(g, me, "bots:C-10.invaders", CLEARINGS, most_buildings_then_pieces_then_points)
    elif g.left[CITADEL] or g.left[MARKET]:
        score_for(g, me, BOARD.cannot_build_points, clause)


def no_open_slot(g: Root, me: int) -> bool:
    """It rules clearings, and none of them has room."""
    ruled = ruled_by(g, me)
    return bool(ruled) and not any(g.free[clearing] for clearing in ruled)


# ------------------------------------------------------------------------------------------------------- 10.7 ministers


@law("bots:10.5.4", "bots:10.7")
def act_as_ministers(g: Root, me: int) -> Rule[None]:
    """The action of each swayed minister, from the top down. Who is swayed is seen when it is their turn to act."""
    for minister, act in ACTIONS.items():
        if g.swayed[minister]:
            tell(g, "bots:10.5.4", "minister", who=me, minister=minister)
            yield from act(g, me)


@law("bots:10.7.2")
def marshal(g: Root, me: int) -> Rule[None]:
    """A warrior where there is a building of the Duchy and fewest of its warriors."""
    if not g.supply[me]:
        tell(g, "bots:10.7.2", "supply-empty", who=me)
        return
    clearing = choose_clearing(
        g, me, "bots:10.7.2", CLEARINGS, such(a_building_of_yours), fewest(your_warriors), allowed=cannot_place
    )
    if clearing:
        yield from place(g, me, clearing, MARSHAL_WARRIORS, "bots:10.7.2")
    else:
        tell(g, "bots:10.7.2", "nowhere-to-place", who=me)


@law("bots:10.7.4")
def brigadier(g: Root, me: int) -> Rule[None]:
    """A dig that needs only three warriors; with three, all of them move. Its tie is that of an order of birds."""
    yield from dig(g, me, "bots:10.7.4", BRIGADIER_NEEDS, ENEMY_HOLDINGS)


@law("bots:10.7.5")
def banker(g: Root, me: int) -> Rule[None]:
    """Another build, by all its rules."""
    yield from construct(g, me, "bots:10.7.5")


@law("bots:10.7.6", "bots:10.2.2")
def mayor(g: Root, me: int) -> Rule[None]:
    """A warrior is removed where the Duchy rules with most warriors, for a point. The Burrow is such a clearing; as it
    has no priority marker, clearings of the map come first."""
    fullest = max((g.warriors[me][clearing] for clearing in ruled_by(g, me)), default=0)
    if g.burrow > fullest:
        tell(g, "bots:10.7.6", "remove-from-burrow", who=me, count=g.burrow)
        g.burrow -= 1
        g.supply[me] += 1
    elif fullest:
        clearing = choose_clearing(g, me, "bots:10.7.6", CLEARINGS, such(you_rule), most(your_warriors))
        remove_warriors(g, me, clearing, 1)
        tell(g, "bots:10.7.6", "remove-own", who=me, clearing=clearing)
    else:
        tell(g, "bots:10.7.6", "nobody-to-remove", who=me)
        return
    score_for(g, me, MAYOR_POINTS, "bots:10.7.6")
    yield from ()


@law("bots:10.7.7")
def earl_of_stone(g: Root, me: int) -> Rule[None]:
    """A point for each citadel on the map."""
    score_for(g, me, on_map(g, CITADEL), "bots:10.7.7")
    yield from ()


@law("bots:10.7.8")
def baron_of_dirt(g: Root, me: int) -> Rule[None]:
    """A point for each market on the map."""
    score_for(g, me, on_map(g, MARKET), "bots:10.7.8")
    yield from ()


@law("bots:10.7.9")
def duchess_of_mud(g: Root, me: int) -> Rule[None]:
    """Two points if all tunnels are on the map."""
    score_for(g, me, 0 if g.left[TUNNEL] else DUCHESS_POINTS, "bots:10.7.9")
    yield from ()


ACTIONS: dict[int, Callable[[Root, int], Rule[None]]] = {
    MARSHAL: marshal,
    BRIGADIER: brigadier,
    BANKER: banker,
    MAYOR: mayor,
    EARL: earl_of_stone,
    BARON: baron_of_dirt,
    DUCHESS: duchess_of_mud,
}
"""By minister, from the top; the Captain and the Foremole have abilities instead."""


# --------------------------------------------------------------------------------------------------------- 10.6 Evening


@law("bots:10.6", "bots:10.6.2", "bots:10.6.3", "bots:10.6.4", "bots:C-10.nightmare")
def evening(g: Root) -> Rule[None]:
    """Rally, a point for each market on the map, a minister more; then the order is discarded."""
    me = g.active
    yield from rally(g, me)
    score_for(g, me, on_map(g, MARKET), "bots:10.6.2")
    sway(g, me, "bots:10.6.3")
    discard_order(g, me, "bots:10.6.4")
    end_bot_turn(g, me, "bots:C-10.nightmare")


@law("bots:10.6.1", "bots:2.4")
def rally(g: Root, me: int) -> Rule[None]:
    """Small groups in ordered clearings without a building go to one with a building; then all beyond four go down
    from every clearing that the Duchy rules."""
    for origin in ordered(g):
        if not g.built[me][origin] and 0 < g.warriors[me][origin] <= MOST_TO_RALLY:
            yield from rally_from(g, me, origin)
    for clearing in in_order(g, ruled_by(g, me)):
        if g.warriors[me][clearing] > BOARD.rally_above:
            go_down(g, me, clearing, g.warriors[me][clearing] - BOARD.rally_above, "bots:10.6.1")


@law("bots:10.6.1", "bots:10.6.1.I", "bots:10.6.1.II")
def rally_from(g: Root, me: int, origin: int) -> Rule[None]:
    """To the neighbour with a building of the Duchy and fewest of its warriors; only if no neighbour has a building,
    into the Burrow. Who may not move to any of them stays."""
    near = bot_paths(g, me)[origin]
    count = g.warriors[me][origin]
    if not any(g.built[me][clearing] for clearing in near):
        go_down(g, me, origin, count, "bots:10.6.1.II")
        return
    target = choose_clearing(
        g,
        me,
        "bots:10.6.1",
        near,
        such(a_building_of_yours),
        fewest(your_warriors),
        allowed=lambda g, me, target: cannot_march(g, me, origin, target),
    )
    if target:
        yield from march(g, me, origin, target, count, "bots:10.6.1")
    else:
        tell(g, "bots:10.6.1", "cannot-rally", who=me, clearing=origin)


def go_down(g: Root, me: int, clearing: int, count: int, clause: str) -> None:
    into_burrow(g, me, clearing, count)
    tell(g, clause, "go-down", who=me, count=count, clearing=clearing)


@law("bots:10.1")
class DrillbitDuchy(Bot):
    """10 Drillbit Duchy."""

    bot = "duchy"
    number = DUCHY
    board = BOARD
    verbs: tuple[Verb, ...] = (verb(NOTHING_MATCHES[0]),)
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_DUCHY

    @law("bots:10.3", "bots:10.3.1", "bots:10.3.2", "bots:10.3.3", "bots:10.3.4")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """Two warriors and a tunnel in a random corner, two warriors in each clearing beside it, the first two
        ministers. Supply and tracks (10.3.1, 10.3.4) are already full, the Burrow (10.3.2) is empty."""
        corner = yield from random_corner(g, "bots:10.3.3")
        tell(g, "bots:10.3.3", "corner", who=me, clearing=corner)
        yield from place(g, me, corner, BOARD.start_warriors, "bots:10.3.3")
        yield from build(g, me, TUNNEL, corner, "bots:10.3.3")
        for clearing in in_order(g, adjacent(g, corner)):
            if cannot_place(g, me, clearing) is None:
                yield from place(g, me, clearing, BOARD.start_warriors, "bots:10.3.3")
        yield from first_ministers(g, me)

    @law("bots:10.7.1")
    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        """An extra hit when attacking where there is a tunnel."""
        if not g.swayed[CAPTAIN] or not g.pieces[TUNNEL][clearing]:
            return 0
        tell(g, "bots:10.7.1", "captain", who=me, clearing=clearing)
        return CAPTAIN_HITS

    def kept_ambush(self, g: Root, me: int, clearing: int) -> int:
        return kept_ambush(g, me, clearing)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows(
            "crown", g, me, [each for each in removals if loses_buildings(each)], cost_of_errors, hands_of_removers
        )


DRILLBIT_DUCHY = PLAYED.join(DrillbitDuchy())
