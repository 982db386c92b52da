"""6 The Automated Alliance."""

from __future__ import annotations

from typing import NamedTuple

from ludex.core import Refusal, Rule, law, tell
from ludex.core.decision import Verb
from ludex.games.root.bots.actions import (
    adjacent,
    build,
    craft_order,
    discard_order,
    end_bot_turn,
    has_trait,
    ordered,
    place,
    reveal_order,
    score_for,
)
from ludex.games.root.bots.alliance.abilities import (
    VERBS,
    ambush_hits,
    martial_law,
    minds,
    outrage,
    removed,
    veterans,
    worth,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import (
    Criterion,
    Measure,
    choose_clearing,
    fewest,
    first_allowed,
    in_order,
    most,
    rank,
    such,
)
from ludex.games.root.bots.measures import enemy_pieces, enemy_warriors
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_ALLIANCE
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ALLIANCE, BASES, SYMPATHY
from ludex.games.root.rules.board import NO_SLOT, SCORCHED, cannot_place, enemies, remove_warriors
from ludex.games.root.rules.effects import hands_of_removers, what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect

BOARD = BOT_BOARDS.alliance


# ------------------------------------------------------------------------------------------------- what a clearing is


@law("bots:6.2.1.II")
def is_sympathetic(g: Root, me: int, clearing: int) -> bool:
    """A clearing with a sympathy token."""
    return g.pieces[SYMPATHY][clearing] > 0


@law("bots:6.2.1", "bots:6.2.1.I", "bots:6.2.1.II")
def is_unsympathetic(g: Root, me: int, clearing: int) -> bool:
    """A clearing without a sympathy token; only there another of the ten can be placed."""
    return g.pieces[SYMPATHY][clearing] == 0


def is_near_sympathy(g: Root, me: int, clearing: int) -> bool:
    return any(g.pieces[SYMPATHY][near] for near in adjacent(g, clearing))


def base_waits(g: Root, me: int, clearing: int) -> bool:
    """Is the base of this clearing's suit still on the board?"""
    return g.left[BASES[g.suits[clearing]]] > 0


sympathetic = Measure("sympathetic", is_sympathetic)
unsympathetic = Measure("unsympathetic", is_unsympathetic)
near_sympathy = Measure("near-sympathy", is_near_sympathy)
unbuilt_base = Measure("unbuilt-base", base_waits)


# --------------------------------------------------------------------------------------------------------- 6.4 Birdsong


@law("bots:6.4", "bots:6.4.1", "bots:6.4.2", "bots:6.4.3", "bots:6.4.4")
def birdsong(g: Root) -> Rule[None]:
    """The order, the item on it, a revolt, and public pity if there was none."""
    me = g.active
    yield from reveal_order(g, me, "bots:6.4.1")
    yield from craft_order(g, me, "bots:6.4.2")
    risen = g.order_suit != BIRD and (yield from revolt(g, me, ordered(g), "bots:6.4.3"))
    if not risen:
        tell(g, "bots:6.4.3.I", f"no-revolt-{what_stops_it(g)}", who=me)
        yield from public_pity(g, me)
    g.step = "daylight"


@law("bots:6.4.3", "bots:6.5.2", "bots:2.3", "2.2.3")
def cannot_rise(g: Root, me: int, clearing: int) -> Refusal | None:
    """The base needs a slot: a free one, or that of an enemy building, which the revolt removes first."""
    if clearing in g.scorched:
        return SCORCHED
    if not g.free[clearing] + sum(g.built[enemy][clearing] for enemy in enemies(g, me)):
        return NO_SLOT
    return None


@law("bots:6.4.3", "bots:6.5.2", "2.7", "3.2.1")
def revolt(g: Root, me: int, clearings: list[int], clause: str) -> Rule[bool]:
    """All enemy pieces leave the sympathetic clearing with most of them whose base is not built yet, and the base comes
    there; says whether there was such a clearing."""
    clearing = choose_clearing(
        g, me, clause, clearings, such(sympathetic), such(unbuilt_base), most(enemy_pieces), allowed=cannot_rise
    )
    if not clearing:
        return False
    there = sum(g.warriors[foe][clearing] + g.built[foe][clearing] + g.tokens[foe][clearing] for foe in enemies(g, me))
    tell(g, clause, "bot-revolt", who=me, clearing=clearing, count=there)
    yield from drive_out(g, me, (clearing,))
    yield from build(g, me, BASES[g.suits[clearing]], clearing, clause)
    return True


@law("bots:6.4.3.I")
def what_stops_it(g: Root) -> str:
    """Why there is no revolt in Birdsong: a bird, a base that stands already, or no clearing for it."""
    if g.order_suit == BIRD:
        return "bird"
    if g.order_suit != NOBODY and not g.left[BASES[g.order_suit]]:
        return "built"
    return "clearing"


@law("bots:6.4.4", "bots:C-6.steadfast")
def public_pity(g: Root, me: int) -> Rule[None]:
    """Sympathy spreads twice, with five tokens on the map or more once. The steadfast do without pity if they will
    surprise their enemies."""
    if has_trait(g, me, "steadfast") and will_surprise(g, me):
        tell(g, "bots:C-6.steadfast", "no-pity", who=me)
        return
    on_map = BOARD.sympathy - g.left[SYMPATHY]
    count = BOARD.pity[min(on_map, len(BOARD.pity) - 1)]
    tell(g, "bots:6.4.4", "public-pity", who=me, count=count)
    for _ in range(count):
        yield from spread(g, me)


@law("bots:C-6.steadfast", "bots:6.5.2")
def will_surprise(g: Root, me: int) -> bool:
    """Will there be a surprise revolt if pity is skipped: where sympathy lies now, or where Daylight will bring it?"""
    if g.order_suit != BIRD:
        return False
    places = [clearing for clearing in CLEARINGS if is_sympathetic(g, me, clearing)]
    coming = next_sympathy(g, me)
    if coming and coming not in g.snares:
        places.append(coming)
    return any(base_waits(g, me, clearing) and cannot_rise(g, me, clearing) is None for clearing in places)


# --------------------------------------------------------------------------------------------------------- 6.5 Daylight


@law("bots:6.5", "bots:6.5.1", "bots:6.5.2")
def daylight(g: Root) -> Rule[None]:
    """Sympathy spreads; an order of birds surprises everyone with a revolt."""
    me = g.active
    yield from spread(g, me)
    if g.order_suit == BIRD and not (yield from revolt(g, me, ordered(g), "bots:6.5.2")):
        tell(g, "bots:6.5.2", "no-surprise-revolt", who=me)
    g.step = "evening"


class Search(NamedTuple):
    """One way to look for a clearing."""

    clause: str
    clearings: tuple[int, ...]
    criteria: tuple[Criterion, ...]


@law("bots:6.5.1", "bots:6.5.1.I")
def searches(g: Root) -> list[Search]:
    """Where sympathy spreads to: an ordered clearing next to it with fewest enemy warriors; if there is none, any
    clearing with fewest enemy pieces."""
    by_order = (such(unsympathetic), such(near_sympathy), fewest(enemy_warriors))
    anywhere = (such(unsympathetic), fewest(enemy_pieces))
    return [
        Search("bots:6.5.1", tuple(ordered(g)), by_order),
        Search("bots:6.5.1.I", tuple(CLEARINGS), anywhere),
    ]


@law("bots:C-6.steadfast", "bots:6.5.1")
def next_sympathy(g: Root, me: int) -> int:
    """Where the next token would come, or 0."""
    for search in searches(g) if g.left[SYMPATHY] else []:
        ranked = rank(g, me, in_order(g, search.clearings), search.criteria)
        clearing = first_allowed(g, me, ranked, cannot_place)
        if clearing is not None:
            return clearing
    return 0


@law("bots:6.5.1", "bots:6.5.1.I", "bots:6.5.1.II", "bots:2.3")
def spread(g: Root, me: int, scores: bool = True) -> Rule[None]:
    """A sympathy token where the law looks for a place, and the points it uncovers; five points if there is no token or
    no place."""
    for search in searches(g) if g.left[SYMPATHY] else []:
        clearing = choose_clearing(g, me, search.clause, search.clearings, *search.criteria, allowed=cannot_place)
        if clearing:
            yield from place_sympathy(g, me, clearing, scores)
            return
    tell(g, "bots:6.5.1.II", "cannot-spread", who=me)
    score_for(g, me, BOARD.cannot_spread_points, "bots:6.5.1.II")


@law("bots:6.5.1", "bots:6.2.5", "bots:11.8.2")
def place_sympathy(g: Root, me: int, clearing: int, scores: bool) -> Rule[None]:
    """The next token goes to the clearing, and the space it leaves shows the points; martial law takes one away."""
    points = BOARD.sympathy_points[BOARD.sympathy - g.left[SYMPATHY]]
    if (yield from build(g, me, SYMPATHY, clearing, "bots:6.5.1")) and scores:
        score_for(g, me, points - martial_law(g, me, clearing, points), "bots:6.5.1")


# ---------------------------------------------------------------------------------------------------------- 6.6 Evening


@law("bots:6.6", "bots:6.6.3", "bots:C-6.nightmare")
def evening(g: Root) -> Rule[None]:
    """Organise, recruit, discard the order."""
    me = g.active
    yield from organise(g, me)
    yield from recruit(g, me)
    yield from wildfire(g, me)
    discard_order(g, me, "bots:6.6.3")
    end_bot_turn(g, me, "bots:C-6.nightmare")


def bases(g: Root, me: int) -> list[int]:
    """The clearings with a base, in order of priority."""
    return in_order(g, [clearing for clearing in CLEARINGS if g.built[me][clearing]])


@law("bots:6.6.1", "bots:2.4", "bots:C-6.easy", "bots:C-6.challenging", "bots:C-6.nightmare")
def organise(g: Root, me: int) -> Rule[None]:
    """At every base with three warriors or more all of them leave, and sympathy spreads."""
    for clearing in bases(g, me):
        count = g.warriors[me][clearing]
        if count >= BOARD.organize[g.level[me]]:
            remove_warriors(g, me, clearing, count)
            tell(g, "bots:6.6.1", "bot-organises", who=me, clearing=clearing, count=count)
            yield from spread(g, me)


@law("bots:6.6.2")
def recruit(g: Root, me: int) -> Rule[None]:
    """A warrior at every base."""
    for clearing in bases(g, me):
        if cannot_place(g, me, clearing) is None:
            yield from place(g, me, clearing, BOARD.recruit, "bots:6.6.2")


@law("bots:C-6.wildfire")
def wildfire(g: Root, me: int) -> Rule[None]:
    """Once more sympathy spreads, while the order still lies there, without points for the token."""
    if has_trait(g, me, "wildfire"):
        tell(g, "bots:C-6.wildfire", "wildfire", who=me)
        yield from spread(g, me, scores=False)


@law("bots:6.1")
class AutomatedAlliance(Bot):
    """6 Automated Alliance."""

    bot = "alliance"
    number = ALLIANCE
    board = BOARD
    verbs: tuple[Verb, ...] = VERBS
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_ALLIANCE

    @law("bots:6.3", "bots:6.3.1", "bots:6.3.2", "bots:6.3.3", "bots:6.2.1")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """Ten warriors, three bases and ten sympathy tokens have been in their places since the state was made."""
        yield from ()

    def defence_hits(self, g: Root, me: int, clearing: int) -> int:
        return ambush_hits(g, me, clearing)

    def defends_with_higher(self, g: Root, me: int) -> bool:
        return veterans(g, me)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows("crackdown", g, me, [each for each in removals if minds(each)], removed, hands_of_removers)

    def worth(self, g: Root, me: int, kind: int) -> int:
        return worth(g, me, kind)

    def entered(self, g: Root, me: int, mover: int, clearing: int) -> Rule[None]:
        return outrage(g, me, mover, clearing)


AUTOMATED_ALLIANCE = PLAYED.join(AutomatedAlliance())
