"""9.2.9 The Vagabond's relationships: aid, allies and enemies."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell, whisper
from ludex.core.decision import Option
from ludex.games.root.printed.deck import MATCHING
from ludex.games.root.printed.pieces import PAWNS, RIVERFOLK
from ludex.games.root.rules.board import has_pieces, move_warriors
from ludex.games.root.rules.cards import cannot_show, give_to_bot, leave_hand, matches, take_openly
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import pieces_that_pay
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.sides.vagabond.items import BOARD, KINDS, exhaust, here, ready, take_item
from ludex.games.root.state import HOSTILE, NOBODY, Root
from ludex.kit import seats

ALLY = len(BOARD.points_on_reach) - 1
"""The last space of the allies track."""

NOTHING_READY = Refusal("9.5.4", "nothing-ready")
IN_A_FOREST = Refusal("9.5.4", "in-a-forest")
LED_FROM_FOREST = Refusal("9.2.9.II.B", "in-a-forest")
NOT_HERE = Refusal("9.5.4", "not-here")
CARD_DOES_NOT_MATCH = Refusal("9.5.4", "aid-card")
NO_SUCH_ITEM = Refusal("9.5.4", "no-item-there")
NO_ALLY = Refusal("9.2.9.II", "no-ally")
TOO_FEW_OF_ALLY = Refusal("9.2.9.II.B", "too-few-of-ally")
NO_ALLY_HERE = Refusal("9.2.9.II.C", "no-ally-here")
NOT_AGAINST_THEIR_OWN = Refusal("9.2.9.II.C", "ally-is-defender")
NO_ALLY_FIGHTS = Refusal("9.2.9.II.D", "no-ally-fights")


@law("9.2.9")
def has_marker(g: Root, other: int) -> bool:
    """Every faction that is no Vagabond has a relationship marker."""
    return g.factions[other] not in PAWNS


@law("9.2.9.II")
def allies(g: Root, me: int) -> list[int]:
    return [other for other, relation in enumerate(g.relation[me]) if relation == ALLY]


@law("9.2.9.III.B")
def hostile_warriors(g: Root, me: int, clearing: int) -> bool:
    """Does any hostile faction have a warrior there?"""
    return any(relation == HOSTILE and g.warriors[other][clearing] > 0 for other, relation in enumerate(g.relation[me]))


# ------------------------------------------------------------------------------------------------------------ 9.5.4 aid


@law("9.5.4", "9.2.9.III.C")
def cannot_aid(g: Root, me: int, other: int, card: int) -> Refusal | None:
    """A ready item, a player who is here too (hostile or not), and a card that matches the clearing."""
    if not any(ready(g, me, kind) for kind in range(len(KINDS))):
        return NOTHING_READY
    clearing = here(g, me)
    if not clearing:
        return IN_A_FOREST
    if other == me or not has_pieces(g, other, clearing):
        return NOT_HERE
    if not matches(card, g.suits[clearing]):
        return cannot_show(g, me, card, "9.5.4") or CARD_DOES_NOT_MATCH
    return cannot_show(g, me, card, "9.5.4")


def aid_options(g: Root, me: int) -> list[Option]:
    clearing = here(g, me)
    if not clearing or not any(ready(g, me, kind) for kind in range(len(KINDS))):
        return []
    cards = [card for card in g.hands[me] if card in MATCHING[g.suits[clearing]]]
    others = [other for other in seats.others(len(g.factions), me) if has_pieces(g, other, clearing)]
    return [("aid", other, card) for other in others for card in cards]


@law("1.2.1", "9.5.4", "11.2.3", "bots:2.8.1")
def give_card(g: Root, me: int, other: int, card: int) -> None:
    """A card changes hands. Only these two see it, and others lose track of the cards that it may have been, unless it
    goes to an open hand."""
    g.show()
    tell(g, "9.5.4", "aid", who=me, other=other)
    if g.bots[other]:
        give_to_bot(g, me, other, card, "9.5.4")
        return
    if g.factions[other] == RIVERFOLK:
        leave_hand(g, me, card)
        take_openly(g, other, card)
        tell(g, "9.5.4", "aid-card", who=me, other=other, card=card)
        return
    suit = g.suits[here(g, me)]
    could_be = [held for held in g.hands[me] if matches(held, suit)]
    for third, known in enumerate(g.known):
        if third not in (me, other):
            known[:] = [seen for seen in known if seen not in could_be]
    leave_hand(g, me, card)
    g.hands[other].append(card)
    g.known[me].append(card)
    whisper(g, (me, other), "9.5.4", "aid-card", who=me, other=other, card=card)


def items_to_take(g: Root, other: int) -> list[Option]:
    return [DONE, *(("take_item", item) for item, n in enumerate(g.items[other]) if n)]


@law("9.5.4")
def cannot_take(g: Root, other: int, item: int) -> Refusal | None:
    """An item that lies on the other's board; torches never do."""
    return None if item < len(g.items[other]) and g.items[other][item] else NO_SUCH_ITEM


@law("9.5.4")
def aid(g: Root, me: int, other: int, card: int) -> Rule[None]:
    """Exhaust an item, give a card, take an item if there is one, and look at the relationship."""
    give_card(g, me, other, card)
    ready_kinds: list[Option] = [("exhaust", kind) for kind in range(len(KINDS)) if ready(g, me, kind)]
    _, kind = yield ask("9.5.4", me, "exhaust", ready_kinds)
    exhaust(g, me, kind)
    choice = yield ask("9.5.4", me, "take-item", items_to_take, g, other, about={"other": other}, leads="take-nothing")
    if choice != DONE:
        g.items[other][choice[1]] -= 1
        take_item(g, me, choice[1])
        tell(g, "9.5.4", "take-item", who=me, other=other, item=choice[1])
    improve(g, me, other)


@law("9.2.9.I", "9.2.9.I.A", "9.2.9.I.B", "9.2.9.II", "9.2.9.II.A", "9.2.9.III.C")
def improve(g: Root, me: int, other: int) -> None:
    """Aid to an ally scores; enough aids in one turn move the marker of a faction that is not hostile."""
    relation = g.relation[me][other]
    if relation == HOSTILE or not has_marker(g, other):
        return
    if relation == ALLY:
        score(g, me, BOARD.points_for_aiding_ally)
        return
    g.aided[me][other] += 1
    if g.aided[me][other] == BOARD.aids_to_improve[relation]:
        g.aided[me][other] = 0
        g.relation[me][other] += 1
        tell(g, "9.2.9.I.B", "relation", who=me, other=other, relation=relation + 1)
        score(g, me, BOARD.points_on_reach[relation + 1])


# ------------------------------------------------------------------------------------------------- 9.2.9.II with allies


@law("9.2.9.II.B")
def cannot_lead(g: Root, me: int, target: int, ally: int, count: int) -> Refusal | None:
    """Warriors of an ally in his clearing come along, if they may move there by the common rules."""
    if g.relation[me][ally] != ALLY:
        return NO_ALLY
    if not here(g, me):
        return LED_FROM_FOREST
    if not 0 < count <= g.warriors[ally][here(g, me)]:
        return TOO_FEW_OF_ALLY
    return cannot_move(g, ally, here(g, me), target, count)


@law("9.2.9.II.B")
def lead(g: Root, origin: int, target: int, ally: int, count: int) -> None:
    """They move with him."""
    move_warriors(g, ally, origin, target, count)
    tell(g, "9.2.9.II.B", "move", who=ally, origin=origin, target=target, count=count)


@law("9.2.9.II.E", "8.2.6")
def leader_of(g: Root, me: int, ally: int) -> int:
    """Who counts as moving an ally's warriors: the Vagabond, be they the Alliance's own. In later printings he makes
    the ally move them."""
    return ally if g.current_law else me


@law("9.2.9.II.C")
def cannot_fight_along(g: Root, me: int, clearing: int, defender: int, ally: int) -> Refusal | None:
    """An ally with warriors in the clearing who is not the defender."""
    if g.relation[me][ally] != ALLY:
        return NO_ALLY
    if ally == defender:
        return NOT_AGAINST_THEIR_OWN
    return None if g.warriors[ally][clearing] else NO_ALLY_HERE


def ally_options(g: Root, me: int, clearing: int, defender: int) -> list[Option]:
    found = [ally for ally in allies(g, me) if cannot_fight_along(g, me, clearing, defender, ally) is None]
    return [DONE, *(("with_ally", ally) for ally in found)]


@law("9.2.9.II.C")
def choose_ally(g: Root, me: int, clearing: int, defender: int) -> Rule[int]:
    """Warriors of one ally in the clearing may fight as his own, but not against their own faction."""
    about = {"clearing": clearing, "defender": defender}
    options = ally_options, g, me, clearing, defender
    choice = yield ask("9.2.9.II.C", me, "with-ally", *options, about=about, leads="fight-alone")
    if choice == DONE:
        return NOBODY
    tell(g, "9.2.9.II.C", "with-ally", who=me, other=choice[1])
    ally: int = choice[1]
    return ally


# ---------------------------------------------------------------------------------------------------- 9.2.9.III enemies


@law("9.2.9.III", "11.2.7.III.B")
def bears_grudge(g: Root, removal: Removal) -> int:
    """Whose relationship suffers: that of the warriors' own faction; in later printings that of who hired them."""
    return removal.serves if g.current_law and removal.serves != NOBODY else removal.owner


@law("9.2.9.III", "9.2.9.III.A", "9.5.2", "9.5.6")
def has_removed(g: Root, me: int, removals: list[Removal]) -> int:
    """Whoever loses a warrior to him is hostile. In battles of his own turn every hostile piece scores, but for the
    warrior that made its faction hostile."""
    points = 0
    for owner in dict.fromkeys(bears_grudge(g, removal) for removal in removals):
        if owner == me or not has_marker(g, owner):
            continue
        theirs = [removal for removal in removals if bears_grudge(g, removal) == owner]
        warriors = sum(removal.warriors for removal in theirs)
        spared = 0
        if warriors and g.relation[me][owner] != HOSTILE:
            g.relation[me][owner] = HOSTILE
            g.aided[me][owner] = 0
            spared = 1
            tell(g, "9.2.9.III", "hostile", who=me, other=owner)
        if g.active == me and g.relation[me][owner] == HOSTILE and all(removal.battle for removal in theirs):
            points += warriors + sum(pieces_that_pay(g, removal) for removal in theirs) - spared
    return points
