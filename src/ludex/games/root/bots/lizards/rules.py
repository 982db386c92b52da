"""8 The Logical Lizards; their conspiracies (8.4.2) have a file of their own."""

from __future__ import annotations

from ludex.core import Rule, law, tell
from ludex.games.root.bots import services
from ludex.games.root.bots.actions import (
    adjacent,
    build,
    craft_item,
    end_bot_turn,
    has_trait,
    place,
    random_corner,
    score_for,
    springs_snare,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import Measure, choose_clearing, if_possible, most, such
from ludex.games.root.bots.lizards.conspiracies import conspire, count_tokens, extra_hits
from ludex.games.root.bots.measures import enemy_buildings, has_free_slot, your_warriors
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_LIZARDS
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, SUIT_OF, SUITS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import GARDENS, LIZARDS
from ludex.games.root.rules.board import cannot_place, place_piece, place_warriors, remove_warriors
from ludex.games.root.rules.cards import DECK, to_pile
from ludex.games.root.rules.effects import order_of_souls, what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.sides.lizards.rules import gardens_on_map, lost_gardens
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect

BOARD = BOT_BOARDS.lizards


def of_suit(suit: int) -> Measure:
    return Measure("matches-soul", lambda g, me, c: g.suits[c] == suit)


# -------------------------------------------------------------------------------------------------------- 8.2 abilities


@law("bots:8.2.3")
def lose_souls(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """For every garden removed the top card of the lost souls goes to the discard pile, while there is one."""
    gardens = sum(lost_gardens(removal) for removal in removed)
    for _ in range(min(gardens, len(g.lost_souls))):
        card = g.lost_souls.pop()
        tell(g, "bots:8.2.3", "soul-discarded", who=me, card=card)
        to_pile(g, card)
    yield from ()


@law("bots:8.2.4")
def add_soul(g: Root, me: int, clause: str, *, craft: bool = False) -> Rule[None]:
    """The top card of the deck goes on top of the lost souls, if there is one; first its item may be crafted."""
    card = yield from DECK.top(g)
    if card != NOBODY:
        g.lost_souls.append(card)
        tell(g, clause, "soul-added", who=me, card=card)
        if craft and not craft_item(g, me, card, clause):
            yield from buy_soul_with_item(g, me, clause)


@law("bots:S-2.1", "bots:S-3.5")
def buy_soul_with_item(g: Root, me: int, clause: str) -> Rule[None]:
    """A card of the Riverfolk that shows an available item takes the place of the one from the deck, and is crafted;
    what is discarded is a lost soul anyway (8.2.4)."""
    cards = services.cards_with_items(g, me)
    if (yield from services.buy_card(g, me, cards, "bots:S-2.1", g.lost_souls.append)):
        craft_item(g, me, g.lost_souls[-1], clause)


# --------------------------------------------------------------------------------------------------------- 8.4 Birdsong


@law("bots:8.4")
def birdsong(g: Root) -> Rule[None]:
    """The order, then the conspiracies."""
    me = g.active
    g.acted = [0, 0]
    take_order(g, me)
    yield from conspire(g, me)
    g.step = "daylight"


@law("bots:8.4.1", "bots:2.7")
def take_order(g: Root, me: int) -> None:
    """The suit of most lost souls is ordered, birds among them; where several share the lead, birds are."""
    counts = [0] * len(SUITS)
    for card in g.lost_souls:
        counts[SUIT_OF[card]] += 1
    leaders = [suit for suit, count in enumerate(counts) if count == max(counts)]
    g.order_suit = leaders[0] if len(leaders) == 1 else BIRD
    foxes, rabbits, mice, birds = counts
    message = "order-of-souls" if len(leaders) == 1 else "order-of-tied-souls"
    tell(g, "bots:8.4.1", message, who=me, suit=g.order_suit, foxes=foxes, rabbits=rabbits, mice=mice, birds=birds)


# --------------------------------------------------------------------------------------------------------- 8.5 Daylight


@law("bots:8.5", "bots:C-8.easy", "bots:C-8.challenging", "bots:C-8.nightmare")
def daylight(g: Root) -> Rule[None]:
    """Lost souls are revealed from the top, one at a time, each for a ritual of its suit; as many as there are."""
    me = g.active
    for _ in range(min(BOARD.rituals[g.level[me]], len(g.lost_souls))):
        card = g.lost_souls.pop()
        g.revealed.append(card)
        tell(g, "bots:8.5", "soul-revealed", who=me, card=card)
        if SUIT_OF[card] == BIRD:
            bird_ritual(g, me, card)
        else:
            yield from ritual(g, me, SUIT_OF[card])
    g.step = "evening"


@law("bots:8.5.1", "bots:8.5.1.I", "bots:11.8.2")
def ritual(g: Root, me: int, suit: int) -> Rule[None]:
    """A warrior in a matching clearing, if possible with an open slot, where enemies have more buildings; then, if it
    rules there, a garden. A snare undoes both."""
    clearing = choose_clearing(
        g,
        me,
        "bots:8.5.1",
        CLEARINGS,
        such(of_suit(suit)),
        if_possible(has_free_slot),
        most(enemy_buildings),
        allowed=cannot_place,
    )
    if clearing and not (yield from springs_snare(g, me, clearing)):
        if not (yield from place(g, me, clearing, 1, "bots:8.5.1")):
            tell(g, "bots:8.5.1", "ritual-without-warrior", who=me)
        yield from plant(g, me, GARDENS[suit], clearing)


@law("bots:8.5.1")
def plant(g: Root, me: int, garden: int, clearing: int) -> Rule[None]:
    """A garden where it rules, if one is left and there is room."""
    if g.ruler[clearing] != me:
        tell(g, "bots:8.5.1", "garden-not-ruled", who=me, clearing=clearing)
    elif not g.left[garden]:
        tell(g, "bots:8.5.1", "garden-none-left", who=me, clearing=clearing)
    elif not g.free[clearing]:
        tell(g, "bots:8.5.1", "garden-no-slot", who=me, clearing=clearing)
    else:
        yield from build(g, me, garden, clearing, "bots:8.5.1")


@law("bots:8.5.2", "bots:C-8.martyrs")
def bird_ritual(g: Root, me: int, card: int) -> None:
    """A warrior becomes an acolyte where most of them are; martyrs bring another from the supply. The bird is
    discarded for good."""
    with_warriors = [clearing for clearing in CLEARINGS if g.warriors[me][clearing]]
    clearing = choose_clearing(g, me, "bots:8.5.2", with_warriors, most(your_warriors))
    if clearing:
        remove_warriors(g, me, clearing, 1)
        become_acolyte(g, me, "bots:8.5.2")
    if g.supply[me] and has_trait(g, me, "martyrs"):
        become_acolyte(g, me, "bots:C-8.martyrs")
    g.revealed.remove(card)
    tell(g, "bots:8.5.2", "soul-discarded", who=me, card=card)
    to_pile(g, card)


def become_acolyte(g: Root, me: int, clause: str) -> None:
    g.supply[me] -= 1
    g.acolytes += 1
    tell(g, clause, "new-acolyte", who=me)


# ---------------------------------------------------------------------------------------------------------- 8.6 Evening


@law("bots:8.6", "bots:8.6.4", "bots:C-8.erratic", "bots:C-8.nightmare")
def evening(g: Root) -> Rule[None]:
    """Points, then the lost souls: discarded, returned, and a card from the deck, whose item is crafted."""
    me = g.active
    score_gardens(g, me)
    renew_souls(g, me)
    yield from add_soul(g, me, "bots:8.6.4", craft=True)
    if has_trait(g, me, "erratic"):
        yield from add_soul(g, me, "bots:C-8.erratic")
    g.order_suit = NOBODY
    end_bot_turn(g, me, "bots:C-8.nightmare")


@law("bots:8.6.1")
def score_gardens(g: Root, me: int) -> None:
    """The points of the track of the ordered gardens; for birds of the best track."""
    suits = range(BIRD) if g.order_suit == BIRD else [g.order_suit]
    score_for(g, me, max(BOARD.points_by_gardens[gardens_on_map(g, suit)] for suit in suits), "bots:8.6.1")


@law("bots:8.6.2", "bots:8.6.3")
def renew_souls(g: Root, me: int) -> None:
    """What is left of the lost souls goes to the discard pile; what was revealed returns, the first of it on top."""
    if g.lost_souls:
        tell(g, "bots:8.6.2", "lost-souls", count=len(g.lost_souls))
    for card in g.lost_souls:
        to_pile(g, card)
    if g.revealed:
        tell(g, "bots:8.6.3", "souls-returned", who=me, cards=list(g.revealed))
    g.lost_souls = g.revealed[::-1]
    g.revealed = []


@law("bots:8.1")
class LogicalLizards(Bot):
    """8 Logical Lizards."""

    bot = "lizards"
    number = LIZARDS
    board = BOARD
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_LIZARDS

    @law("bots:8.3", "bots:8.3.1", "bots:8.3.2", "bots:8.3.3", "bots:8.3.4", "bots:8.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A garden and four warriors in a random corner, a warrior in each clearing next to it, the marker on Sanctify,
        three lost souls. Supply and tracks (8.3.1, 8.3.4) are already full."""
        corner = yield from random_corner(g, "bots:8.3.2")
        place_piece(g, GARDENS[g.suits[corner]], corner)
        place_warriors(g, me, corner, BOARD.start_warriors)
        tell(g, "bots:8.3.2", "corner", who=me, clearing=corner)
        for clearing in adjacent(g, corner):
            if cannot_place(g, me, clearing) is None:
                place_warriors(g, me, clearing, 1)
        g.conspiracy = BOARD.conspiracies.index("sanctify")
        for _ in range(BOARD.start_souls):
            yield from add_soul(g, me, "bots:8.3.5")

    @law("bots:8.2.2")
    def warriors_removed(self, g: Root, me: int) -> None:
        """However many of its warriors one effect removes, on anyone's turn, one becomes an acolyte."""
        g.supply[me] -= 1
        g.acolytes += 1
        tell(g, "bots:8.2.2", "cult-revenge", who=me, count=1)

    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        return extra_hits(g, me, clearing)

    def has_removed(self, g: Root, me: int, removals: list[Removal]) -> int:
        return count_tokens(g, me, removals)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows(
            "souls", g, me, [each for each in removals if lost_gardens(each)], lose_souls, order_of_souls
        )


LOGICAL_LIZARDS = PLAYED.join(LogicalLizards())
