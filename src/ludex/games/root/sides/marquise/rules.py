"""6 The Marquise de Cat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludex.core import Decision, Refusal, Rule, ask, law, tell, verb
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.deck import BIRD, MATCHING, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import BOARDS, KEEP, MARQUISE, RECRUITER, SAWMILL, WOOD, WORKSHOP
from ludex.games.root.rules.battle import battle, legal_battles
from ludex.games.root.rules.board import (
    NO_SLOT,
    cannot_build,
    cannot_place,
    place_piece,
    place_warriors,
    remove_piece,
    ruled_by,
)
from ludex.games.root.rules.cards import cannot_give, cannot_show, draw_and_discard, matches, spend
from ludex.games.root.rules.craft import craft
from ludex.games.root.rules.effects import NOTHING, Touched, from_hand, what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.move import legal_moves, move, with_open_paths
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import craft_or_go_on, do_shared_daylight, end_birdsong, end_turn, shared_daylight
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import Root
from ludex.kit.hooks import Effect
from ludex.kit.maps import reach, together

BOARD = BOARDS.marquise
BUILDINGS = (SAWMILL, WORKSHOP, RECRUITER)
BUILDING_POINTS = {SAWMILL: BOARD.sawmill_points, WORKSHOP: BOARD.workshop_points, RECRUITER: BOARD.recruiter_points}
MOVES_A_MARCH = 2

VERBS = (
    verb("keep", clearing="clearing"),
    verb("place", piece="piece", clearing="clearing"),
    verb("hospital", card="card"),
    verb("recruit"),
    verb("recruit_at", clearing="clearing"),
    verb("wood_at", clearing="clearing"),
    verb("build", piece="piece", clearing="clearing"),
    verb("pay_wood", clearing="clearing"),
    verb("overwork", clearing="clearing", card="card"),
    verb("extra_action", card="card"),
)

NONE_LEFT = 99
COST_BY_LEFT = (NONE_LEFT, *reversed(BOARD.wood_cost))
"""What the next building costs, by how many are left on its track."""

NOT_A_CORNER = Refusal("6.3.2", "not-a-corner")
ANOTHER_PIECE = Refusal("6.3.4", "another-piece")
NOT_NEAR_KEEP = Refusal("6.3.4", "not-near-keep")
NOT_HER_BUILDING = Refusal("6.5.4", "not-her-building")
NO_WOOD_THERE = Refusal("6.5.4.II", "no-wood-there")
OUT_OF_REACH = Refusal("6.5.4.II", "wood-out-of-reach")
NOT_RULED = Refusal("6.5.4.II", "build-rule")
NO_BUILDING_LEFT = Refusal("2.5", "no-building-left")
NO_WOOD = Refusal("6.5.4.II", "build-wood")
NO_ACTION_LEFT = Refusal("6.5", "no-action-left")
ACTIONS_FIRST = Refusal("6.5", "actions-first")
NOT_A_BIRD = Refusal("2.1.1.II", "not-a-bird")
RECRUITED = Refusal("6.5.3", "recruited")
NO_RECRUITER = Refusal("6.5.3", "no-recruiter")
NO_RECRUITER_THERE = Refusal("6.5.3", "no-recruiter-here")
NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NO_SAWMILL_HERE = Refusal("6.4", "no-sawmill")
NO_SAWMILL = Refusal("6.5.5", "no-sawmill")
NO_WOOD_LEFT = Refusal("2.5", "no-wood-left")
CARD_DOES_NOT_MATCH = Refusal("6.5.5", "overwork-card")


# -------------------------------------------------------------------------------------------------------- 6.2 abilities


def hospital_options(g: Root, me: int, suit: int) -> list[Option]:
    return [DONE, *(("hospital", card) for card in g.hands[me] if matches(card, suit))]


@law("6.2.3")
def ward_of(g: Root, removal: Removal) -> tuple[int, int]:
    """One card treats all warriors that fell in clearings of a suit; in later printings, all of one clearing."""
    return g.suits[removal.clearing], removal.clearing if g.current_law else 0


@law("6.2.3", "bots:11.7.2")
def field_hospitals(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """When her warriors are removed, one card that matches their clearing brings all of them to the keep, where one may
    place pieces."""
    for ward in dict.fromkeys(ward_of(g, removal) for removal in removed if removal.warriors):
        if not g.keep or not g.hands[me] or cannot_place(g, me, g.keep) is not None:
            return
        suit = ward[0]
        count = sum(removal.warriors for removal in removed if ward_of(g, removal) == ward)
        about = {"count": count, "clearing": g.keep, "suit": suit}
        options = hospital_options, g, me, suit
        choice = yield ask("6.2.3", me, "hospital", *options, always=True, about=about, leads="no-hospital")
        if choice != DONE:
            spend(g, me, choice[1])
            place_warriors(g, me, g.keep, count)
            tell(g, "6.2.3", "hospital", who=me, card=choice[1], count=count, clearing=g.keep)


def beds(g: Root, me: int, removed: list[Removal]) -> Touched:
    """Hospitals take a card from her hand, as long as there is a keep."""
    return from_hand(g, me) if g.keep else NOTHING


# ----------------------------------------------------------------------------------------------------------- 6.3 set-up


def start_buildings(g: Root, kind: int) -> list[Option]:
    near = (g.keep, *MAPS[g.map].adjacent[g.keep])
    return [("place", kind, clearing) for clearing in sorted(near) if g.free[clearing]]


# --------------------------------------------------------------------------------------------------------- 6.4 Birdsong


@law("2.5")
def as_many_as_possible(me: int, clause: str, name: str, places: list[int], left: int) -> Rule[list[int]]:
    """A piece for every place; with too few pieces left, she chooses which places get one."""
    if len(places) <= left:
        return places
    chosen: list[int] = []
    for _ in range(left):
        options: list[Option] = [(name, clearing) for clearing in dict.fromkeys(places)]
        _, clearing = yield ask(clause, me, "too-few", options, about={"count": left - len(chosen)})
        places.remove(clearing)
        chosen.append(clearing)
    return chosen


def where_she_places(g: Root, me: int, kind: int) -> list[int]:
    """The clearings of her buildings of this kind, one entry each, where she may place a piece."""
    open_to_her = [clearing for clearing in CLEARINGS if cannot_place(g, me, clearing) is None]
    return [clearing for clearing in open_to_her for _ in range(g.pieces[kind][clearing])]


@law("6.4", "2.5")
def birdsong(g: Root) -> Rule[None]:
    """A wood token at each sawmill; if there are too few tokens, she chooses where they go."""
    me = g.active
    sawmills = where_she_places(g, me, SAWMILL)
    places = yield from as_many_as_possible(me, "6.4", "wood_at", sawmills, g.left[WOOD])
    for clearing in places:
        place_piece(g, WOOD, clearing)
    if places:
        tell(g, "6.4", "wood", who=me, count=len(places))
    yield from end_birdsong(g)


# --------------------------------------------------------------------------------------------------------- 6.5 Daylight


@law("6.5", "6.2.1")
def crafting_step(g: Root) -> Rule[None]:
    """First she may activate workshops to craft; then come the actions."""
    me = g.active
    choice = yield from craft_or_go_on(g, me, "6.5", "marquise.action")
    if choice == DONE:
        g.actions_left = BOARD.actions
        g.recruited = 0
        g.step = "marquise.action"
    elif choice[0] == "craft":
        yield from craft(g, me, choice[1])
    else:
        yield from do_shared_daylight(g, me, choice)


@law("6.5.4", "6.5.4.I")
def build_cost(g: Root, kind: int) -> int:
    """The price above the leftmost building on its track."""
    return COST_BY_LEFT[g.left[kind]]


@law("6.5.4.II", "11.2.7.II")
@cache
def within_reach(
    map_number: int, opened: tuple[int, ...], clearing: int, ruled: tuple[int, ...], sailing: bool
) -> tuple[int, ...]:
    """Where wood for a building may come from: the clearing itself, and ruled ones adjacent or joined to it by ruled
    clearings. Riverboats make the river a path (11.2.7.II)."""
    paths = with_open_paths(map_number, opened)
    near = together(paths, MAPS[map_number].river) if sailing else paths
    return tuple(reach(clearing, near, ruled))


def wood_places(g: Root, me: int, clearing: int) -> list[int]:
    """The clearings with wood within reach of a building site."""
    wood = g.pieces[WOOD]
    reach = within_reach(g.map, tuple(g.opened), clearing, tuple(ruled_by(g, me)), g.riverboats == me)
    return [place for place in reach if wood[place]]


@law("6.5.4", "6.5.4.II", "9.5.9")
def cannot_build_here(g: Root, me: int, kind: int, clearing: int) -> Refusal | None:
    """A building left on the track, a ruled clearing with a free slot, and enough wood within reach."""
    if kind not in BUILDINGS:
        return NOT_HER_BUILDING
    if not g.left[kind]:
        return NO_BUILDING_LEFT
    if g.ruler[clearing] != me:
        return NOT_RULED
    refusal = cannot_build(g, me, clearing)
    if refusal is None and sum(g.pieces[WOOD][p] for p in wood_places(g, me, clearing)) < build_cost(g, kind):
        return NO_WOOD
    return refusal


def build_options(g: Root, me: int) -> list[Option]:
    """What `cannot_build_here` allows; ruled clearings joined to each other share one reach, so it is counted once."""
    on_map = BOARD.wood - g.left[WOOD]
    costs = [(kind, COST_BY_LEFT[g.left[kind]]) for kind in BUILDINGS if COST_BY_LEFT[g.left[kind]] <= on_map]
    options: list[Option] = []
    if not costs:
        return options
    ruled = tuple(ruled_by(g, me))
    wood = g.pieces[WOOD]
    reach: dict[int, int] = {}
    for clearing in ruled:
        if g.free[clearing] and clearing not in g.snares and clearing not in g.scorched:
            if clearing not in reach:
                places = within_reach(g.map, tuple(g.opened), clearing, ruled, g.riverboats == me)
                reach |= dict.fromkeys(places, sum([wood[place] for place in places]))
            for kind, cost in costs:
                if cost <= reach[clearing]:
                    options.append(("build", kind, clearing))
    return options


@law("6.5.3", "9.5.9")
def cannot_recruit(g: Root, me: int) -> Refusal | None:
    """Once a turn, and only if it would place a warrior."""
    if g.recruited:
        return RECRUITED
    if g.left[RECRUITER] == BOARD.buildings_each:
        return NO_RECRUITER
    if not g.supply[me]:
        return NO_WARRIOR_LEFT
    if (g.snares or g.scorched) and not where_she_places(g, me, RECRUITER):
        return next(cannot_place(g, me, clearing) for clearing in CLEARINGS if g.pieces[RECRUITER][clearing])
    return None


@law("6.5.5")
def cannot_overwork(g: Root, clearing: int, card: int) -> Refusal | None:
    """A card that matches a clearing with a sawmill, and a wood token to place there."""
    if not g.pieces[SAWMILL][clearing]:
        return NO_SAWMILL
    if not matches(card, g.suits[clearing]):
        return CARD_DOES_NOT_MATCH
    if not g.left[WOOD]:
        return NO_WOOD_LEFT
    return cannot_place(g, g.seat_of[MARQUISE], clearing)


def overwork_options(g: Root, me: int) -> list[Option]:
    if not g.left[WOOD]:
        return []
    return [
        ("overwork", clearing, card)
        for clearing in CLEARINGS
        if g.pieces[SAWMILL][clearing] and clearing not in g.snares and clearing not in g.scorched
        for card in g.hands[me]
        if card in MATCHING[g.suits[clearing]]
    ]


@law("6.5")
def cannot_act(g: Root) -> Refusal | None:
    return None if g.actions_left else NO_ACTION_LEFT


@law("6.5", "2.1.1.II")
def cannot_spend_bird(g: Root, card: int) -> Refusal | None:
    """Bird cards buy actions after the three that are free, in later printings at any time; no other suit stands in for
    a bird."""
    if g.actions_left and not g.current_law:
        return ACTIONS_FIRST
    return None if SUIT_OF[card] == BIRD else NOT_A_BIRD


def actions(g: Root, me: int) -> list[Option]:
    options: list[Option] = [DONE]
    if g.actions_left:
        options += legal_battles(g, me)
        options += legal_moves(g, me)
        if cannot_recruit(g, me) is None:
            options.append(("recruit",))
        options += build_options(g, me)
        options += overwork_options(g, me)
    if not g.actions_left or g.current_law:
        options += [("extra_action", card) for card in g.hands[me] if SUIT_OF[card] == BIRD]
    options += shared_daylight(g, me)
    return options


@law("6.5", "6.5.1")
def action_step(g: Root) -> Rule[None]:
    """Up to three actions; after them a further one for each bird card spent."""
    me = g.active
    about = {"count": g.actions_left}
    prompt = "action" if g.actions_left else "extra-action"
    secret = bool(g.hands[me])
    choice = yield ask("6.5", me, prompt, actions, g, me, always=secret, about=about, leads="marquise.evening")
    chosen = choice[0]
    if chosen == "done":
        g.step = "evening"
    elif chosen == "move":
        g.actions_left -= 1
        yield from march(g, me, choice)
    elif chosen == "battle":
        g.actions_left -= 1
        yield from battle(g, me, choice[1], choice[2])
    elif chosen == "recruit":
        g.actions_left -= 1
        yield from recruit(g, me)
    elif chosen == "build":
        g.actions_left -= 1
        yield from build(g, me, choice[1], choice[2])
    elif chosen == "overwork":
        g.actions_left -= 1
        overwork(g, me, choice[1], choice[2])
    elif chosen == "extra_action":
        spend(g, me, choice[1])
        g.actions_left += 1
        tell(g, "6.5", "extra-action", who=me, card=choice[1])
    else:
        yield from do_shared_daylight(g, me, choice)


def further_moves(g: Root, me: int) -> list[Option]:
    return [DONE, *legal_moves(g, me)]


@law("6.5.2", "4.2.2")
def march(g: Root, me: int, first: Option) -> Rule[None]:
    """Up to two moves, of the same or of different warriors."""
    yield from move(g, me, *first[1:])
    for _ in range(MOVES_A_MARCH - 1):
        choice = yield ask("6.5.2", me, "march", further_moves, g, me, leads="march-over")
        if choice == DONE:
            return
        yield from move(g, me, *choice[1:])


@law("6.5.3", "2.5")
def recruit(g: Root, me: int) -> Rule[None]:
    """A warrior at each recruiter; with too few warriors she chooses where they go."""
    g.recruited = 1
    recruiters = where_she_places(g, me, RECRUITER)
    places = yield from as_many_as_possible(me, "6.5.3", "recruit_at", recruiters, g.supply[me])
    for clearing in places:
        place_warriors(g, me, clearing, 1)
    tell(g, "6.5.3", "recruit", who=me, count=len(places))


@law("6.5.4", "6.5.4.II", "6.5.4.III")
def build(g: Root, me: int, kind: int, clearing: int) -> Rule[None]:
    """Pay wood from within reach, place the building and score what its space on the track prints."""
    for _ in range(build_cost(g, kind)):
        sources: list[Option] = [("pay_wood", place) for place in wood_places(g, me, clearing)]
        _, place = yield ask("6.5.4.II", me, "pay-wood", sources, about={"piece": kind, "clearing": clearing})
        remove_piece(g, WOOD, place)
    points = BUILDING_POINTS[kind][BOARD.buildings_each - g.left[kind]]
    place_piece(g, kind, clearing)
    tell(g, "6.5.4.III", "build", who=me, piece=kind, clearing=clearing)
    score(g, me, points)


@law("6.5.5")
def overwork(g: Root, me: int, clearing: int, card: int) -> None:
    """Spend a card that matches a sawmill's clearing to place wood there."""
    spend(g, me, card)
    place_piece(g, WOOD, clearing)
    tell(g, "6.5.5", "overwork", who=me, card=card, clearing=clearing)


# ---------------------------------------------------------------------------------------------------------- 6.6 Evening


@law("6.6")
def evening(g: Root) -> Rule[None]:
    """Draw a card and one for each uncovered symbol, discard down to five."""
    me = g.active
    recruiters_on_map = BOARD.buildings_each - g.left[RECRUITER]
    symbols = sum(recruiters_on_map >= needed for needed in BOARD.recruiters_to_draw)
    yield from draw_and_discard(g, me, 1 + symbols, "6.6")
    end_turn(g)


@law("6.3.2", "6.3.4")
def cannot_start(g: Root, kind: int, wanted: int, clearing: int) -> Refusal | None:
    """The building that is asked for, near the keep and in a free slot."""
    if kind != wanted:
        return ANOTHER_PIECE
    if clearing != g.keep and clearing not in MAPS[g.map].adjacent[g.keep]:
        return NOT_NEAR_KEEP
    return None if g.free[clearing] else NO_SLOT


@law("6.5.4.II")
def cannot_pay_wood(g: Root, me: int, site: int, clearing: int) -> Refusal | None:
    """Wood that lies there, within reach of the site."""
    if not g.pieces[WOOD][clearing]:
        return NO_WOOD_THERE
    return None if clearing in wood_places(g, me, site) else OUT_OF_REACH


STEPS = {
    "marquise.birdsong": birdsong,
    "marquise.craft": crafting_step,
    "marquise.action": action_step,
    "marquise.evening": evening,
}


def why_not_in_daylight(g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
    """6.5: the clause against one of her actions, or against the wood that pays for one."""
    match option:
        case ("pay_wood", clearing):
            return cannot_pay_wood(g, me, decision.about["clearing"], clearing)
        case ("extra_action", card):
            return cannot_spend_bird(g, card) or cannot_show(g, me, card, "6.5")
        case ("move" | "battle", *_) if decision.prompt == "extra-action":
            return cannot_act(g)
        case ("recruit",):
            return cannot_act(g) or cannot_recruit(g, me)
        case ("build", kind, clearing):
            return cannot_act(g) or cannot_build_here(g, me, kind, clearing)
        case ("overwork", clearing, card):
            return cannot_act(g) or cannot_show(g, me, card, "6.5.5") or cannot_overwork(g, clearing, card)
    return None


@law("6.1")
class MarquiseDeCat(Side):
    """6 The Marquise de Cat."""

    number = MARQUISE
    letter = BOARD.letter
    warriors = BOARD.warriors
    tool = WORKSHOP
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "marquise.birdsong"
    daylight = "marquise.craft"
    evening = "marquise.evening"

    @law("6.3", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """The keep in a corner, a warrior everywhere but in the opposite one, a building of each kind near the keep.

        Supplies and tracks (6.3.1, 6.3.5) were filled when the state was made; what is placed here leaves them."""
        woods = MAPS[g.map]
        _, corner = yield ask("6.3.2", me, "keep", [("keep", clearing) for clearing in woods.corners])
        g.homes.append(corner)
        place_piece(g, KEEP, corner)
        tell(g, "6.3.2", "keep", who=me, clearing=corner)
        for clearing in CLEARINGS:
            if clearing != woods.opposite[corner]:
                place_warriors(g, me, clearing, 1)
        for kind in BUILDINGS:
            _, _, clearing = yield ask("6.3.4", me, "start-building", start_buildings, g, kind, about={"piece": kind})
            place_piece(g, kind, clearing)
            tell(g, "6.3.4", "place", who=me, piece=kind, clearing=clearing)

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of her options out of the decision; what forbids most comes first."""
        about = decision.about
        match option:
            case ("keep", clearing):
                return None if clearing in MAPS[g.map].corners else NOT_A_CORNER
            case ("place", kind, clearing):
                return cannot_start(g, kind, about["piece"], clearing)
            case ("hospital", card):
                return cannot_give(g, me, card, [about["suit"]], "6.2.3")
            case ("wood_at" | "recruit_at", _) if (option[0] == "wood_at") != (decision.clause == "6.4"):
                return Refusal(decision.clause, "another-piece")
            case ("wood_at", clearing) if clearing not in where_she_places(g, me, SAWMILL):
                return cannot_place(g, me, clearing) or NO_SAWMILL_HERE
            case ("recruit_at", clearing) if clearing not in where_she_places(g, me, RECRUITER):
                return cannot_place(g, me, clearing) or NO_RECRUITER_THERE
            case ("wood_at" | "recruit_at", _) if not decision.accepts(option):
                return Refusal("2.5", "place-served")
        return why_not_in_daylight(g, me, decision, option)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows("hospitals", g, me, [each for each in removals if each.warriors], field_hospitals, beds)


MARQUISE_DE_CAT = PLAYED.join(MarquiseDeCat())
