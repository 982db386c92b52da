"""8 The Woodland Alliance: set-up and turn. Its abilities (8.2) are in alliance_supporters.py."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import Decision, Refusal, Rule, ask, law, tell, verb, whisper
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import ALLIANCE, BASES, SYMPATHY
from ludex.games.root.rules.battle import battle, legal_battles
from ludex.games.root.rules.board import (
    NO_SLOT,
    SCORCHED,
    cannot_place,
    enemies,
    place_piece,
    place_warriors,
    remove_warriors,
)
from ludex.games.root.rules.cards import cannot_show, draw_and_discard, matches, spend
from ludex.games.root.rules.craft import craft, craft_options, tools
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.lasting import birdsong_cards
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.rules.move import legal_moves, move, paths, sails
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import do_shared_daylight, end_birdsong, end_turn, shared_daylight
from ludex.games.root.rules.victory import dominance_is_secret
from ludex.games.root.sides.alliance.supporters import (
    BOARD,
    NO_SUPPORTER,
    bases_built,
    cannot_spend_supporter,
    draw_supporters,
    from_hand_to_supporters,
    keep_to_capacity,
    matching_supporters,
    outrage,
    spend_supporters,
    sympathetic,
    sympathetic_clearings,
    what_losses_bring,
)
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import Root
from ludex.kit.hooks import Effect

SYMPATHY_TOKENS = BOARD.sympathy
SPREAD_COSTS = tuple(BOARD.sympathy_cost)
MARTIAL_LAW = BOARD.martial_law_warriors
VERBS = (
    verb("supporter", card="card"),
    verb("drop_supporter", card="card"),
    verb("outrage_card", card="card"),
    verb("outrage_show"),
    verb("revolt", clearing="clearing"),
    verb("spread", clearing="clearing"),
    verb("mobilise", card="card"),
    verb("train", card="card"),
    verb("enlist", clearing="clearing"),
    verb("organise", clearing="clearing"),
)

NOT_SYMPATHETIC = Refusal("8.4.1.I", "not-sympathetic")
BASE_BUILT = Refusal("8.4.1.I", "base-built")
TOO_FEW_TO_REVOLT = Refusal("8.4.1.II", "too-few-supporters")
SYMPATHETIC = Refusal("8.2.5.I", "sympathetic")
NO_SYMPATHY_LEFT = Refusal("2.5", "no-sympathy-left")
NOT_NEAR = Refusal("8.4.2.I", "sympathy-not-near")
TOO_FEW_TO_SPREAD = Refusal("8.4.2.II", "too-few-supporters")
NO_BASE_OF_CARD = Refusal("8.5.3", "no-base-of-card")
NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NO_BASE_HERE = Refusal("8.6.1.III", "no-base-here")
NO_WARRIOR_HERE = Refusal("8.6.1.IV", "no-warrior-here")


# --------------------------------------------------------------------------------------------------------- 8.4 Birdsong


@law("8.4.1.I", "2.2.3", "1.1.2", "6.2.2", "bots:11.7.2")
def cannot_rise(g: Root, me: int, clearing: int) -> Refusal | None:
    """A sympathetic clearing whose base is not yet on the map, with room for it once the enemies' buildings are gone.
    The keep or a snare would be among the pieces removed first, so they forbid nothing here."""
    if not sympathetic(g, clearing):
        return NOT_SYMPATHETIC
    if not g.left[BASES[g.suits[clearing]]]:
        return BASE_BUILT
    if clearing in g.scorched:
        return SCORCHED
    if not g.free[clearing] + sum(g.built[enemy][clearing] for enemy in enemies(g, me)):
        return NO_SLOT
    return None


@law("8.4.1.I", "8.4.1.II")
def cannot_revolt(g: Root, me: int, clearing: int) -> Refusal | None:
    """The right clearing, and two supporters that match it."""
    refusal = cannot_rise(g, me, clearing)
    if refusal is None and len(matching_supporters(g, g.suits[clearing])) < BOARD.revolt_supporters:
        return TOO_FEW_TO_REVOLT
    return refusal


def revolts(g: Root, me: int) -> list[Option]:
    places = [clearing for clearing in sympathetic_clearings(g) if cannot_revolt(g, me, clearing) is None]
    return [DONE, *(("revolt", clearing) for clearing in places)]


def revolt_is_secret(g: Root, me: int) -> bool:
    """Could the stack hold the cards for a revolt, as far as the others can tell?"""
    if len(g.supporters) < BOARD.revolt_supporters:
        return False
    return any(cannot_rise(g, me, clearing) is None for clearing in sympathetic_clearings(g))


@law("8.4", "8.4.1")
def revolt_step(g: Root) -> Rule[None]:
    """Any number of revolts; then sympathy. Cards of Birdsong may be used between the two."""
    me = g.active
    choice = yield ask("8.4.1", me, "revolt", revolts, g, me, always=revolt_is_secret(g, me), leads="alliance.spread")
    if choice == DONE:
        yield from birdsong_cards(g, me)
        g.step = "alliance.spread"
    else:
        yield from revolt(g, me, choice[1])


@law("8.4.1", "8.4.1.II", "8.4.1.III", "2.7", "3.2.1", "2.5")
def revolt(g: Root, me: int, clearing: int) -> Rule[None]:
    """Spend two supporters; every enemy piece leaves the clearing and is scored; then come the base, a warrior for
    every sympathetic clearing of the suit, and an officer."""
    suit = g.suits[clearing]
    tell(g, "8.4.1", "revolt", who=me, clearing=clearing)
    yield from spend_supporters(g, me, clearing, BOARD.revolt_supporters, "8.4.1.II")
    yield from drive_out(g, me, (clearing,))
    place_piece(g, BASES[suit], clearing)
    loyal = sum(g.suits[place] == suit for place in sympathetic_clearings(g))
    count = place_warriors(g, me, clearing, loyal)
    tell(g, "8.4.1.III", "new-base", who=me, piece=BASES[suit], clearing=clearing, count=count)
    if g.supply[me]:
        new_officer(g, me)


def new_officer(g: Root, me: int) -> None:
    """A warrior from the supply becomes an officer."""
    g.supply[me] -= 1
    g.officers += 1
    tell(g, "8.6.1", "officer", who=me, count=g.officers)


@law("8.4.2.II", "8.4.2.II.A")
def spread_cost(g: Root, me: int, clearing: int) -> int:
    """What the track shows above the next token, and one more under martial law: three warriors of another player."""
    cost = SPREAD_COSTS[SYMPATHY_TOKENS - g.left[SYMPATHY]]
    for seat, row in enumerate(g.warriors):
        if seat != me and row[clearing] >= MARTIAL_LAW:
            return cost + 1
    return cost


@law("8.2.5", "8.2.5.I", "6.2.2", "1.1.2")
def cannot_sympathise(g: Root, me: int, clearing: int) -> Refusal | None:
    """A token left, a clearing without one, and nothing that forbids placing there."""
    if not g.left[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if sympathetic(g, clearing):
        return SYMPATHETIC
    return cannot_place(g, me, clearing)


@law("8.4.2.I", "2.2.1", "11.2.7.II")
def cannot_reach(g: Root, me: int, clearing: int) -> Refusal | None:
    """Adjacent to a sympathetic clearing; anywhere while there is none."""
    refusal = cannot_sympathise(g, me, clearing)
    if refusal is not None:
        return refusal
    if g.left[SYMPATHY] == SYMPATHY_TOKENS:
        return None
    near = (*paths(g)[clearing], *MAPS[g.map].river[clearing]) if sails(g, me) else paths(g)[clearing]
    return None if any(sympathetic(g, place) for place in near) else NOT_NEAR


@law("8.4.2.I", "8.4.2.II")
def cannot_spread(g: Root, me: int, clearing: int) -> Refusal | None:
    """Within reach, and enough supporters that match."""
    refusal = cannot_reach(g, me, clearing)
    if refusal is None and len(matching_supporters(g, g.suits[clearing])) < spread_cost(g, me, clearing):
        return TOO_FEW_TO_SPREAD
    return refusal


def spreads(g: Root, me: int) -> list[Option]:
    return [DONE, *(("spread", clearing) for clearing in CLEARINGS if cannot_spread(g, me, clearing) is None)]


def spread_is_secret(g: Root, me: int) -> bool:
    """Could the stack hold the cards for another token, as far as the others can tell?"""
    return any(
        cannot_reach(g, me, clearing) is None and spread_cost(g, me, clearing) <= len(g.supporters)
        for clearing in CLEARINGS
    )


@law("8.4", "8.4.2")
def spread_step(g: Root) -> Rule[None]:
    """Any number of sympathy tokens, one after the other."""
    me = g.active
    secret = spread_is_secret(g, me)
    choice = yield ask("8.4.2", me, "spread", spreads, g, me, always=secret, leads="alliance.daylight")
    if choice == DONE:
        yield from end_birdsong(g)
    else:
        clearing = choice[1]
        tell(g, "8.4.2", "spread", who=me, clearing=clearing)
        yield from spend_supporters(g, me, clearing, spread_cost(g, me, clearing), "8.4.2.II")
        place_sympathy(g, me, clearing, "8.4.2.III")


@law("8.4.2.III", "8.6.1.IV", "2.5.3")
def place_sympathy(g: Root, me: int, clearing: int, clause: str) -> None:
    """The next token goes to the clearing, and the space it leaves shows the points."""
    points = BOARD.sympathy_points[BOARD.sympathy - g.left[SYMPATHY]]
    place_piece(g, SYMPATHY, clearing)
    tell(g, clause, "sympathy", who=me, clearing=clearing)
    score(g, me, points)


# --------------------------------------------------------------------------------------------------------- 8.5 Daylight


@law("8.5.3")
def cannot_train(g: Root, me: int, card: int) -> Refusal | None:
    """A card that matches a base on the map, and a warrior to become an officer."""
    if not g.supply[me]:
        return NO_WARRIOR_LEFT
    return None if any(matches(card, suit) for suit in bases_built(g)) else NO_BASE_OF_CARD


def daylight_options(g: Root, me: int) -> list[Option]:
    hand = g.hands[me]
    options: list[Option] = [DONE]
    options += craft_options(g, me, tools(g, me))
    options += [("mobilise", card) for card in hand]
    options += [("train", card) for card in hand if cannot_train(g, me, card) is None]
    return options + shared_daylight(g, me)


@law("8.5", "8.5.1", "8.5.2", "8.5.3", "8.2.1")
def daylight_step(g: Root) -> Rule[None]:
    """Craft with sympathy, mobilise and train in any order and number."""
    me = g.active
    secret = dominance_is_secret(g, me)
    choice = yield ask("8.5", me, "alliance-daylight", daylight_options, g, me, always=secret, leads="alliance.evening")
    match choice:
        case ("done",):
            g.step = "evening"
        case ("craft", card):
            yield from craft(g, me, card)
        case ("mobilise", card):
            mobilise(g, me, card)
        case ("train", card):
            spend(g, me, card)
            tell(g, "8.5.3", "train", who=me, card=card)
            new_officer(g, me)
        case _:
            yield from do_shared_daylight(g, me, choice)


@law("8.5.2", "8.2.3")
def mobilise(g: Root, me: int, card: int) -> None:
    """A card from the hand joins the supporters, face down."""
    from_hand_to_supporters(g, me, card)
    tell(g, "8.5.2", "mobilise", who=me)
    whisper(g, (me,), "8.5.2", "supporter-card", card=card)
    keep_to_capacity(g, me)


# ---------------------------------------------------------------------------------------------------------- 8.6 Evening


@law("8.6", "8.6.1")
def evening(g: Root) -> Rule[None]:
    """As many military operations as there are officers."""
    g.operations_left = g.officers
    g.step = "alliance.operation"
    yield from ()


@law("8.6.1.III")
def cannot_enlist(g: Root, me: int, clearing: int) -> Refusal | None:
    """A clearing with a base, and a warrior to place."""
    if not g.supply[me]:
        return NO_WARRIOR_LEFT
    return cannot_place(g, me, clearing) if g.built[me][clearing] else NO_BASE_HERE


@law("8.6.1.IV")
def cannot_organise(g: Root, me: int, clearing: int) -> Refusal | None:
    """An own warrior in an unsympathetic clearing where a token may be placed."""
    if not g.left[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    return cannot_sympathise(g, me, clearing) if g.warriors[me][clearing] else NO_WARRIOR_HERE


@law("8.6.1.I", "8.6.1.II")
def operations(g: Root, me: int) -> list[Option]:
    options: list[Option] = [DONE]
    options += legal_battles(g, me)
    options += legal_moves(g, me)
    options += [("enlist", clearing) for clearing in CLEARINGS if cannot_enlist(g, me, clearing) is None]
    options += [("organise", clearing) for clearing in CLEARINGS if cannot_organise(g, me, clearing) is None]
    return options


@law("8.6.1", "8.6.1.I", "8.6.1.II", "8.6.1.III", "8.6.1.IV")
def operation_step(g: Root) -> Rule[None]:
    """One operation: move, battle, recruit or organise. When none is left or wanted, cards are drawn."""
    me = g.active
    choice = DONE
    if g.operations_left:
        about = {"count": g.operations_left}
        choice = yield ask("8.6.1", me, "operation", operations, g, me, about=about, leads="alliance.draw")
    g.operations_left -= choice != DONE
    match choice:
        case ("move", origin, target, count):
            yield from move(g, me, origin, target, count)
        case ("battle", clearing, defender):
            yield from battle(g, me, clearing, defender)
        case ("enlist", clearing):
            place_warriors(g, me, clearing, 1)
            tell(g, "8.6.1.III", "recruit-at", who=me, count=1, clearing=clearing)
        case ("organise", clearing):
            remove_warriors(g, me, clearing, 1)
            tell(g, "8.6.1.IV", "organise", who=me, clearing=clearing)
            place_sympathy(g, me, clearing, "8.6.1.IV")
        case _:
            g.operations_left = 0
            g.step = "alliance.draw"


@law("8.6", "8.6.2")
def draw_step(g: Root) -> Rule[None]:
    """A card, and one more for every base on the map; discard down to five."""
    yield from draw_and_discard(g, g.active, 1 + len(bases_built(g)), "8.6.2")
    end_turn(g)


STEPS = {
    "alliance.revolt": revolt_step,
    "alliance.spread": spread_step,
    "alliance.daylight": daylight_step,
    "alliance.evening": evening,
    "alliance.operation": operation_step,
    "alliance.draw": draw_step,
}


@law("8.1")
class WoodlandAlliance(Side):
    """8 The Woodland Alliance."""

    number = ALLIANCE
    letter = BOARD.letter
    warriors = BOARD.warriors
    tool = SYMPATHY
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "alliance.revolt"
    daylight = "alliance.daylight"
    evening = "alliance.evening"

    @law("8.2.3")
    def hidden(self, g: Root, me: int) -> list[list[int]]:
        """Only the Alliance looks at its supporters."""
        return [g.supporters]

    @law("8.3", "8.3.1", "8.3.2", "8.3.3", "8.3.4", "8.2.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """Three supporters. Warriors, bases and sympathy (8.3.1 to 8.3.3) have been in their places since the state was
        made."""
        yield from draw_supporters(g, me, BOARD.start_supporters)

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of the Alliance's options out of the decision."""
        match option:
            case ("supporter", card):
                return cannot_spend_supporter(g, card, g.suits[decision.about["clearing"]], decision.clause)
            case ("drop_supporter", card):
                return None if card in g.supporters else NO_SUPPORTER
            case ("revolt", clearing):
                return cannot_revolt(g, me, clearing)
            case ("spread", clearing):
                return cannot_spread(g, me, clearing)
            case ("mobilise", card):
                return cannot_show(g, me, card, "8.5.2")
            case ("train", card):
                return cannot_show(g, me, card, "8.5.3") or cannot_train(g, me, card)
            case ("enlist", clearing):
                return cannot_enlist(g, me, clearing)
            case ("organise", clearing):
                return cannot_organise(g, me, clearing)
        return None

    @law("8.2.2")
    def defends_with_higher(self, g: Root, me: int) -> bool:
        """Guerrilla war."""
        return True

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_losses_bring(g, me, removals)

    def entered(self, g: Root, me: int, mover: int, clearing: int) -> Rule[None]:
        return outrage(g, me, mover, clearing)


WOODLAND_ALLIANCE = PLAYED.join(WoodlandAlliance())
