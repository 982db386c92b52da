"""11 The Cogwheel Corvids; what their plots do is in corvids_plots.py."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Refusal, Rule, law, tell
from ludex.core.decision import Verb
from ludex.games.root.bots.actions import (
    bot_paths,
    craft_order,
    discard_order,
    end_bot_turn,
    fight,
    has_trait,
    march,
    ordered,
    place,
    reveal_order,
    score_for,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import LOWEST, Measure, choose_clearing, if_possible, in_order, most, such
from ludex.games.root.bots.corvids.plots import (
    BOARD,
    EXTORTION,
    VERBS,
    face_up,
    flip,
    lie_hidden,
    lost_plots,
    plot_removed,
    set_plot,
)
from ludex.games.root.bots.measures import buildings_and_tokens_in, points, your_warriors
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_CORVIDS
from ludex.games.root.printed.deck import BIRD
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import CORVIDS, PLOT
from ludex.games.root.rules.board import SCORCHED, cannot_place, place_warriors, remove_warriors
from ludex.games.root.rules.effects import what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import Root
from ludex.kit.hooks import Effect

FIGHT_WITH = 2
PLOTS_OF_MASTERMIND = 2

no_plot = Measure("no-plot", lambda g, me, c: not g.pieces[PLOT][c])
a_warrior = Measure("a-warrior", lambda g, me, c: g.warriors[me][c] > 0)
a_group = Measure("a-group", lambda g, me, c: g.warriors[me][c] >= BOARD.thickens_at)


# ------------------------------------------------------------------------------------------------------- 11.2 abilities


@law("bots:11.2.1")
def cannot_fly(g: Root, me: int, target: int) -> Refusal | None:
    """Who rules does not matter to their moves."""
    return SCORCHED if target in g.scorched else None


# -------------------------------------------------------------------------------------------------------- 11.4 Birdsong


@law("bots:11.4", "bots:11.4.1", "bots:11.4.2")
def birdsong(g: Root) -> Rule[None]:
    """The order, the item on it, recruits, and every plot is flipped."""
    me = g.active
    yield from reveal_order(g, me, "bots:11.4.1")
    yield from craft_order(g, me, "bots:11.4.2")
    yield from recruit(g, me)
    yield from flip_plots(g, me)
    g.step = "daylight"


@law("bots:11.4.3", "bots:2.4", "bots:C-11.easy", "bots:C-11.challenging", "bots:C-11.nightmare")
def recruit(g: Root, me: int) -> Rule[None]:
    """Two warriors in each of two ordered clearings, the one of higher priority first. Once The Plot Thickens, what is
    left of this is chosen anew."""
    yield from refill(g, me)
    reached: list[int] = []
    due: list[int] = []
    while g.supply[me] and len(reached) < BOARD.recruit_clearings:
        due = due or recruiting_grounds(g, me, reached)
        if not due:
            return
        reached.append(due.pop(0))
        if (yield from recruit_in(g, me, reached[-1])):
            due = []


@law("bots:11.4.3", "bots:11.4.3.I")
def recruiting_grounds(g: Root, me: int, reached: list[int]) -> list[int]:
    """The clearings that are still to get warriors, in order of priority: without a plot if possible, then where most
    of theirs are."""
    chosen: list[int] = []
    while len(reached) + len(chosen) < BOARD.recruit_clearings:
        left = [clearing for clearing in ordered(g) if clearing not in reached + chosen]
        clearing = choose_clearing(
            g, me, "bots:11.4.3", left, if_possible(no_plot), most(your_warriors), allowed=cannot_place
        )
        if not clearing:
            break
        chosen.append(clearing)
    return in_order(g, chosen)


def recruit_in(g: Root, me: int, clearing: int) -> Rule[bool]:
    """As many as the difficulty says, as long as The Plot Thickens finds more; says whether it did."""
    left = BOARD.recruit[g.level[me]]
    thickened = False
    while left and g.supply[me]:
        left -= yield from place(g, me, clearing, left, "bots:11.4.3")
        thickened |= yield from refill(g, me)
    return thickened


@law("bots:11.4.3.II")
def refill(g: Root, me: int) -> Rule[bool]:
    """With an empty supply The Plot Thickens at once, which brings a warrior; says whether it did."""
    if g.supply[me]:
        return False
    tell(g, "bots:11.4.3.II", "no-warriors", who=me)
    yield from thicken(g, me)
    return g.supply[me] > 0


@law("bots:11.4.4")
def flip_plots(g: Root, me: int) -> Rule[None]:
    """One after another, in order of priority, those among them that were set a moment ago."""
    for clearing in in_order(g, [c for c in CLEARINGS if lie_hidden(g, c)]):
        yield from flip(g, me, clearing)


# -------------------------------------------------------------------------------------------------------- 11.5 Daylight


@law("bots:11.5")
def daylight(g: Root) -> Rule[None]:
    """Battle, Move, Plot, The Plot Thickens."""
    me = g.active
    yield from fight_in_groups(g, me)
    yield from move_on(g, me)
    yield from plot(g, me)
    yield from thicken(g, me)
    g.step = "evening"


@law("bots:11.5.1", "bots:11.5.1.I")
def fight_in_groups(g: Root, me: int) -> Rule[None]:
    """In each ordered clearing with two warriors or more, against most buildings and tokens, then most points."""
    for clearing in ordered(g):
        if g.warriors[me][clearing] >= FIGHT_WITH:
            yield from fight(g, me, "bots:11.5.1", clearing, most(buildings_and_tokens_in(clearing)), most(points))


@law("bots:11.5.2")
def move_on(g: Root, me: int) -> Rule[None]:
    """From each ordered clearing with an open plot all warriors beyond two leave."""
    for origin in ordered(g):
        count = g.warriors[me][origin] - BOARD.stay
        if g.plots_up[origin] and count > 0:
            target = target_from(g, me, origin)
            if target:
                yield from march(g, me, origin, target, count, "bots:11.5.2")


@law("bots:11.5.2", "bots:11.5.2.I", "bots:11.5.2.II")
def target_from(g: Root, me: int, origin: int) -> int:
    """The neighbour without a plot where most of theirs are; if there is none, the neighbour of lowest priority."""
    near = bot_paths(g, me)[origin]
    target = choose_clearing(g, me, "bots:11.5.2", near, such(no_plot), most(your_warriors), allowed=cannot_fly)
    return target or choose_clearing(g, me, "bots:11.5.2.II", near, allowed=cannot_fly, order=LOWEST)


@law("bots:11.5.3", "bots:C-11.mastermind")
def plot(g: Root, me: int) -> Rule[None]:
    """In the ordered clearing without a plot where most of their warriors are; masterminds plot twice."""
    for _ in range(PLOTS_OF_MASTERMIND if has_trait(g, me, "mastermind") else 1):
        yield from replace_warrior(g, me, "bots:11.5.3", ordered(g), a_warrior, "skip-plot")


@law("bots:11.5.4", "bots:11.5.4.I")
def thicken(g: Root, me: int) -> Rule[None]:
    """The same in any clearing with three warriors or more; more of them decide."""
    yield from replace_warrior(g, me, "bots:11.5.4", CLEARINGS, a_group, "skip-thicken")


def replace_warrior(
    g: Root, me: int, clause: str, clearings: Sequence[int], enough: Measure, otherwise: str
) -> Rule[None]:
    """A warrior goes back to the supply, and a random plot lies in its place; without a plot to set it stays. Otherwise
    a message that begins so says what was lacking."""
    if not g.plot_supply:
        tell(g, clause, f"{otherwise}-no-plot", who=me)
        return
    clearing = choose_clearing(
        g, me, clause, clearings, such(no_plot), such(enough), most(your_warriors), allowed=cannot_place
    )
    if not clearing:
        tell(g, clause, f"{otherwise}-no-place", who=me)
        return
    remove_warriors(g, me, clearing, 1)
    yield from set_plot(g, me, clearing, clause)


# --------------------------------------------------------------------------------------------------------- 11.6 Evening


@law("bots:11.6", "bots:11.6.1", "bots:11.6.2", "bots:C-11.nightmare")
def evening(g: Root) -> Rule[None]:
    """A point for every open extortion; then the order is discarded."""
    me = g.active
    score_for(g, me, sum(g.plots[clearing] == EXTORTION for clearing in face_up(g)), "bots:11.6.1")
    discard_order(g, me, "bots:11.6.2")
    end_bot_turn(g, me, "bots:C-11.nightmare")
    yield from ()


@law("bots:11.1")
class CogwheelCorvids(Bot):
    """11 Cogwheel Corvids."""

    bot = "corvids"
    number = CORVIDS
    board = BOARD
    verbs: tuple[Verb, ...] = VERBS
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_CORVIDS

    @law("bots:11.3", "bots:11.3.1", "bots:11.3.2")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A warrior in the clearing of lowest priority of each suit. Warriors and plots (11.3.1) have been in the
        supply since the state was made."""
        for suit in range(BIRD):
            clearing = choose_clearing(g, me, "bots:11.3.2", g.of_suit[suit], allowed=cannot_place, order=LOWEST)
            place_warriors(g, me, clearing, 1)
            tell(g, "bots:11.3.2", "bot-places", who=me, count=1, clearing=clearing)
        yield from ()

    @law("bots:11.2.2")
    def defence_hits(self, g: Root, me: int, clearing: int) -> int:
        """A hit more in defence where a plot lies face down, with or without warriors."""
        if not lie_hidden(g, clearing):
            return 0
        tell(g, "bots:11.2.2", "embedded-agents", who=me, clearing=clearing)
        return 1

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows("raid", g, me, [each for each in removals if lost_plots(each)], plot_removed)


COGWHEEL_CORVIDS = PLAYED.join(CogwheelCorvids())
