"""10 The Lizard Cult; its Birdsong (10.4) has a file of its own."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import Decision, Refusal, Rule, ask, law, tell, verb
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import BOARDS, EYRIE, GARDENS, LIZARDS, ROOST
from ludex.games.root.rules.board import (
    cannot_build,
    cannot_place,
    place_piece,
    place_warriors,
    remove_warriors,
    ruled_by,
)
from ludex.games.root.rules.cards import cannot_show, draw_and_discard, leave_hand, spend, take_openly
from ludex.games.root.rules.craft import Tools, craft, craft_options, tools
from ludex.games.root.rules.effects import own_hand, what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.move import paths
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import do_shared_daylight, end_turn, shared_daylight
from ludex.games.root.sides.lizards import birdsong as lizards_birdsong
from ludex.games.root.sides.lizards.birdsong import birdsong, conspiracy_step, why_no_conspiracy
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import NOBODY, Root
from ludex.kit.cards import one_of
from ludex.kit.hooks import Effect

BOARD = BOARDS.lizards

VERBS = (
    verb("outcast", suit="suit"),
    *lizards_birdsong.VERBS,
    verb("ritual_build", card="card", clearing="clearing"),
    verb("ritual_recruit", card="card", clearing="clearing"),
    verb("ritual_score", card="card"),
    verb("sacrifice", card="card"),
)

NOT_A_CORNER = Refusal("10.3.2", "not-a-corner")
NOT_FREE = Refusal("10.3.2", "corner-not-free")
NO_BIRD_OUTCAST = Refusal("10.3.3", "cult-bird-outcast")
CRUSADE_ELSEWHERE = Refusal("10.4.3.I", "cult-crusade-elsewhere")
REVEALED = Refusal("10.5", "cult-revealed")
HATES_BIRDS = Refusal("10.2.2", "cult-hates-birds")
NOT_A_BIRD = Refusal("10.5.4", "not-a-bird")
NOT_RULED = Refusal("10.5.1", "cult-rule")
NO_GARDEN_LEFT = Refusal("2.5", "cult-no-garden-left")
NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
SUIT_SCORED = Refusal("10.5.3", "cult-suit-scored")
NO_EMPTY_SPACE = Refusal("10.5.3", "cult-no-empty-space")


def gardens_on_map(g: Root, suit: int) -> int:
    return BOARD.gardens_each - g.left[GARDENS[suit]]


# ------------------------------------------------------------------------------------------------------- 10.2 abilities


def lost_gardens(removal: Removal) -> int:
    return sum(kind in GARDENS for kind in removal.pieces)


@law("10.2.5")
def fear_of_the_faithful(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """For every garden removed a random card from their hand is discarded."""
    gardens = sum(lost_gardens(removal) for removal in removed)
    for _ in range(min(gardens, len(g.hands[me]))):
        card = yield from one_of("10.2.5", g.hands[me])
        spend(g, me, card)
        g.show()
        tell(g, "10.2.5", "cult-fear", who=me, card=card)


# ---------------------------------------------------------------------------------------------------------- 10.3 set-up


@law("10.3.2")
def start_corners(g: Root) -> list[Option]:
    """Opposite the keep or the first roost; with both in the game any corner that neither holds; without them any."""
    woods = MAPS[g.map]
    roosts = [corner for corner in woods.corners if g.seat_of[EYRIE] != NOBODY and g.pieces[ROOST][corner]]
    taken = [*roosts, g.keep] if g.keep else roosts
    corners = [woods.opposite[taken[0]]] if len(taken) == 1 else [c for c in woods.corners if c not in taken]
    return [("corner", corner) for corner in corners]


# -------------------------------------------------------------------------------------------------------- 10.5 Daylight


@law("10.5")
def cannot_reveal(g: Root, me: int, card: int) -> Refusal | None:
    """A card from the hand; one that lies revealed has had its ritual."""
    if card in g.revealed:
        return REVEALED
    return cannot_show(g, me, card, "10.5")


@law("10.2.2", "10.5")
def does_not_match(g: Root, card: int, clearing: int, clause: str) -> Refusal | None:
    """The clearing is of the card's own suit; a bird stands for no other."""
    if SUIT_OF[card] == BIRD:
        return HATES_BIRDS
    return None if SUIT_OF[card] == g.suits[clearing] else Refusal(clause, "cult-suit")


@law("10.5.1")
def cannot_build_garden(g: Root, me: int, card: int, clearing: int) -> Refusal | None:
    """A matching clearing that they rule with a free slot, and a garden left."""
    refusal = does_not_match(g, card, clearing, "10.5.1")
    if refusal is not None:
        return refusal
    if not g.left[GARDENS[g.suits[clearing]]]:
        return NO_GARDEN_LEFT
    return cannot_build(g, me, clearing) if g.ruler[clearing] == me else NOT_RULED


@law("10.5.2")
def cannot_recruit(g: Root, me: int, card: int, clearing: int) -> Refusal | None:
    """Any matching clearing, and a warrior to place."""
    refusal = does_not_match(g, card, clearing, "10.5.2")
    if refusal is None and not g.supply[me]:
        return NO_WARRIOR_LEFT
    return refusal or cannot_place(g, me, clearing)


@law("10.5.3", "10.2.2")
def cannot_score(g: Root, card: int) -> Refusal | None:
    """Once a turn for each suit, where a space of its track is empty: without one no number can be read."""
    suit = SUIT_OF[card]
    if suit == BIRD:
        return HATES_BIRDS
    if suit in g.scored_suits:
        return SUIT_SCORED
    return None if gardens_on_map(g, suit) else NO_EMPTY_SPACE


@law("10.5.4")
def cannot_sacrifice(g: Root, me: int, card: int) -> Refusal | None:
    """A bird, and a warrior in the supply."""
    if SUIT_OF[card] != BIRD:
        return NOT_A_BIRD
    return None if g.supply[me] else NO_WARRIOR_LEFT


@law("10.5", "10.2.2")
def rituals(g: Root, me: int) -> list[Option]:
    """What each card in hand can be revealed for; and what anyone may do in Daylight."""
    options: list[Option] = [DONE]
    ruled = ruled_by(g, me)
    for card in g.hands[me]:
        suit = SUIT_OF[card]
        if suit == BIRD:
            if cannot_sacrifice(g, me, card) is None:
                options.append(("sacrifice", card))
            continue
        places = g.of_suit[suit]
        options += [
            ("ritual_build", card, clearing)
            for clearing in places
            if clearing in ruled and cannot_build_garden(g, me, card, clearing) is None
        ]
        options += [("ritual_recruit", card, c) for c in places if cannot_recruit(g, me, card, c) is None]
        if cannot_score(g, card) is None:
            options.append(("ritual_score", card))
    return options + shared_daylight(g, me)


@law("10.5")
def ritual_step(g: Root) -> Rule[None]:
    """Reveal a card for a ritual, as often as they like."""
    me = g.active
    choice = yield ask("10.5", me, "ritual", rituals, g, me, always=bool(g.hands[me]), leads="lizards.evening")
    match choice:
        case ("done",):
            g.step = "evening"
        case ("ritual_build", card, clearing):
            build_garden(g, me, card, clearing)
        case ("ritual_recruit", card, clearing):
            recruit(g, me, card, clearing)
        case ("ritual_score", card):
            score_gardens(g, me, card)
        case ("sacrifice", card):
            sacrifice(g, me, card)
        case _:
            yield from do_shared_daylight(g, me, choice)


@law("10.5")
def reveal(g: Root, me: int, card: int) -> None:
    """The card lies open before them until Evening."""
    leave_hand(g, me, card)
    g.revealed.append(card)


@law("10.5.1")
def build_garden(g: Root, me: int, card: int, clearing: int) -> None:
    reveal(g, me, card)
    garden = GARDENS[g.suits[clearing]]
    place_piece(g, garden, clearing)
    tell(g, "10.5.1", "ritual-build", who=me, card=card, piece=garden, clearing=clearing)


@law("10.5.2")
def recruit(g: Root, me: int, card: int, clearing: int) -> None:
    reveal(g, me, card)
    place_warriors(g, me, clearing, 1)
    tell(g, "10.5.2", "ritual-recruit", who=me, card=card, clearing=clearing)


@law("10.5.3")
def score_gardens(g: Root, me: int, card: int) -> None:
    """The card just revealed is spent; the track of its suit says for how many points."""
    suit = SUIT_OF[card]
    spend(g, me, card)
    g.scored_suits.append(suit)
    tell(g, "10.5.3", "ritual-score", who=me, card=card)
    score(g, me, BOARD.points_by_gardens[gardens_on_map(g, suit)])


@law("10.5.4")
def sacrifice(g: Root, me: int, card: int) -> None:
    """A warrior from the supply becomes an acolyte."""
    reveal(g, me, card)
    g.supply[me] -= 1
    g.acolytes += 1
    tell(g, "10.5.4", "sacrifice", who=me, card=card)


# --------------------------------------------------------------------------------------------------------- 10.6 Evening


@law("10.6", "10.6.1")
def return_cards(g: Root) -> Rule[None]:
    """Revealed cards go back to the hand; everyone saw them."""
    me = g.active
    if g.revealed:
        tell(g, "10.6.1", "cult-return", who=me, cards=list(g.revealed))
    for card in g.revealed:
        take_openly(g, me, card)
    g.revealed = []
    g.scored_suits = []
    g.step = "lizards.craft"
    yield from ()


def crafting(g: Root, me: int, power: Tools) -> list[Option]:
    return [DONE, *craft_options(g, me, power)]


@law("10.6.2", "10.2.1")
def crafting_step(g: Root) -> Rule[None]:
    """Craft with the gardens of the outcast suit. Asked whenever the hand might hold a card to craft."""
    me = g.active
    power = tools(g, me)
    secret = bool(g.hands[me]) and power[1] > 0
    choice = yield ask("10.6.2", me, "craft", crafting, g, me, power, always=secret, leads="lizards.draw")
    if choice == DONE:
        g.step = "lizards.draw"
    else:
        yield from craft(g, me, choice[1])


@law("10.6.3")
def draw_step(g: Root) -> Rule[None]:
    """Draw a card and one for each suit whose symbol is uncovered, discard down to five."""
    symbols = sum(gardens_on_map(g, suit) >= BOARD.gardens_to_draw for suit in range(BIRD))
    yield from draw_and_discard(g, g.active, 1 + symbols, "10.6.3")
    end_turn(g)


STEPS = {
    "lizards.birdsong": birdsong,
    "lizards.conspiracy": conspiracy_step,
    "lizards.ritual": ritual_step,
    "lizards.evening": return_cards,
    "lizards.craft": crafting_step,
    "lizards.draw": draw_step,
}


@law("10.1")
class LizardCult(Side):
    """10 The Lizard Cult."""

    number = LIZARDS
    letter = BOARD.letter
    warriors = BOARD.warriors
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "lizards.birdsong"
    daylight = "lizards.ritual"
    evening = "lizards.evening"

    @law("10.3.1", "10.3.2", "10.3.3", "10.3.4")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A garden and four warriors in a corner, a warrior in each clearing next to it, an outcast suit. Supply and
        tracks are already full."""
        _, corner = yield ask("10.3.2", me, "corner", start_corners, g)
        g.homes.append(corner)
        place_piece(g, GARDENS[g.suits[corner]], corner)
        place_warriors(g, me, corner, BOARD.start_warriors)
        tell(g, "10.3.2", "corner", who=me, clearing=corner)
        for clearing in paths(g)[corner]:
            if cannot_place(g, me, clearing) is None:
                place_warriors(g, me, clearing, 1)
        _, g.outcast = yield ask("10.3.3", me, "outcast", [("outcast", suit) for suit in range(BIRD)])
        tell(g, "10.3.3", "outcast", who=me, suit=g.outcast)

    @law("10.2.1", "10.6.2")
    def tools(self, g: Root, me: int) -> Tools:
        """They craft with gardens of the outcast suit alone."""
        left = [0, 0, 0]
        left[g.outcast] = gardens_on_map(g, g.outcast) - g.activated[g.outcast]
        return left, left[g.outcast]

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of their options out of the decision."""
        match option:
            case ("corner", corner) if ("corner", corner) not in start_corners(g):
                return NOT_FREE if corner in MAPS[g.map].corners else NOT_A_CORNER
            case ("outcast", suit):
                return None if suit < BIRD else NO_BIRD_OUTCAST
            case ("ritual_build", card, clearing):
                return cannot_reveal(g, me, card) or cannot_build_garden(g, me, card, clearing)
            case ("ritual_recruit", card, clearing):
                return cannot_reveal(g, me, card) or cannot_recruit(g, me, card, clearing)
            case ("ritual_score", card):
                return cannot_reveal(g, me, card) or cannot_score(g, card)
            case ("sacrifice", card):
                return cannot_reveal(g, me, card) or cannot_sacrifice(g, me, card)
            case ("battle", clearing, _) if decision.prompt == "crusade" and clearing != decision.about["clearing"]:
                return CRUSADE_ELSEWHERE
        return why_no_conspiracy(g, me, option)

    @law("10.2.3")
    def fall(self, g: Root, me: int, clearing: int, count: int, defending: bool) -> None:
        """Warriors who fall in a battle that the Cult did not begin become acolytes."""
        remove_warriors(g, me, clearing, count)
        if defending:
            g.supply[me] -= count
            g.acolytes += count
            tell(g, "10.2.3", "cult-revenge", who=me, count=count)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows(
            "fear", g, me, [each for each in removals if lost_gardens(each)], fear_of_the_faithful, own_hand
        )


LIZARD_CULT = PLAYED.join(LizardCult())
