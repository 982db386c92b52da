"""8 The Logical Lizards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bot_boards import BOT_BOARDS
from ludex.games.root.bots import services
from ludex.games.root.bots.actions import (
    adjacent,
    at_random,
    build,
    craft_item,
    end_bot_turn,
    fight,
    has_trait,
    is_ordered,
    ordered,
    place,
    random_corner,
    score_for,
    springs_snare,
)
from ludex.games.root.bots.bot import BotBoard, board_of, seat_bot
from ludex.games.root.bots.choose import Measure, choose_clearing, choose_player, fewest, if_possible, most, such
from ludex.games.root.bots.measures import (
    defenceless_there,
    enemy_buildings,
    enemy_warriors,
    foes,
    has_free_slot,
    points,
    your_warriors,
)
from ludex.games.root.bots.special_cards import OF_LIZARDS
from ludex.games.root.deck import BIRD, SUIT_OF, SUITS
from ludex.games.root.faction import Removal
from ludex.games.root.factions.lizards import gardens_on_map, lost_gardens
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.pieces import GARDENS, LIZARDS, PIECES
from ludex.games.root.rules.board import (
    cannot_place,
    has_pieces,
    pieces_in,
    place_piece,
    place_warriors,
    remove_all,
    remove_warriors,
)
from ludex.games.root.rules.cards import to_pile, turn_over
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.points import score
from ludex.games.root.state import NOBODY, Root

BOARD = BOT_BOARDS.lizards
CRUSADERS = 2
"""Warriors of its own in a clearing where it crusades."""
TOKENS, ZEAL = 0, 1
"""Places in `acted`: enemy tokens removed in this crusade, and the extra hits of a battle of fanatics."""

NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NO_GARDEN_LEFT = Refusal("2.5", "cult-no-garden-left")
NO_WARRIOR_THERE = Refusal("bots:8.4.2.I", "cult-no-enemy-warrior")
NO_BUILDING_THERE = Refusal("bots:8.4.2.III", "cult-no-enemy-building")
NOBODY_TO_CONVERT = Refusal("bots:8.4.2.I", "lizards-nobody-to-convert")
NOTHING_TO_SANCTIFY = Refusal("bots:8.4.2.III", "lizards-nothing-to-sanctify")

# --------------------------------------------------------------------------------------------------- what it counts


def has_warriors_of(victim: int) -> Measure:
    return Measure("has-warriors-of-target", lambda g, me, c: g.warriors[victim][c] > 0)


def has_buildings_of(victim: int) -> Measure:
    return Measure("has-buildings-of-target", lambda g, me, c: g.built[victim][c] > 0)


def of_suit(suit: int) -> Measure:
    return Measure("matches-soul", lambda g, me, c: g.suits[c] == suit)


def defenceless_buildings_in(clearing: int) -> Measure:
    return Measure(
        "defenceless-buildings-there",
        lambda g, me, seat: g.built[seat][clearing] if defenceless_there(g, seat, clearing) else 0,
    )


# -------------------------------------------------------------------------------------------------------- 8.2 abilities


@law("bots:8.2.2")
def revenge(g: Root, me: int) -> None:
    """However many of its warriors one effect removes, on anyone's turn, one becomes an acolyte."""
    g.supply[me] -= 1
    g.acolytes += 1
    tell(g, "bots:8.2.2", "cult-revenge", who=me, count=1)


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
    card = yield from turn_over(g)
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


# ----------------------------------------------------------------------------------------------------------- 8.3 set-up


@law("bots:8.3", "bots:8.3.1", "bots:8.3.2", "bots:8.3.3", "bots:8.3.4", "bots:8.3.5")
def set_up(g: Root) -> Rule[None]:
    """A garden and four warriors in a random corner, a warrior in each clearing next to it, the marker on Sanctify,
    three lost souls. Supply and tracks (8.3.1, 8.3.4) are already full."""
    me = g.seat_of[LIZARDS]
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


@law("bots:8.4.2", "bots:11.8.2")
def conspire(g: Root, me: int) -> Rule[None]:
    """The marker steps to the right and its conspiracy is carried out for an acolyte, if it can be; again and again,
    until acolytes run out or none of the conspiracies is possible."""
    while g.acolytes:
        if not any(conspiracy.possible(g, me) for conspiracy in CONSPIRACIES.values()):
            tell(g, "bots:8.4.2", "no-conspiracy", who=me, count=g.acolytes)
            return
        g.conspiracy = (g.conspiracy + 1) % len(BOARD.conspiracies)
        name = BOARD.conspiracies[g.conspiracy]
        if CONSPIRACIES[name].possible(g, me):
            tell(g, "bots:8.4.2", f"conspire-{name}", who=me)
            yield from CONSPIRACIES[name].carry_out(g, me)
            g.acolytes -= 1
            g.supply[me] += 1
            tell(g, "bots:8.4.2", "cult-spend", who=me, count=1)
        else:
            tell(g, "bots:8.4.2", f"cannot-{name}", who=me)


# ------------------------------------------------------------------------------------------------------ 8.4.2.I Convert


@law("bots:8.4.2.I", "bots:2.3")
def cannot_convert(g: Root, me: int, victim: int, clearing: int) -> Refusal | None:
    """A warrior of the victim, one of its own to replace it with, and a clearing where it may place warriors."""
    if not g.warriors[victim][clearing]:
        return NO_WARRIOR_THERE
    return cannot_place(g, me, clearing) if g.supply[me] else NO_WARRIOR_LEFT


def nobody_to_convert(g: Root, me: int, victim: int) -> Refusal | None:
    possible = any(cannot_convert(g, me, victim, clearing) is None for clearing in ordered(g))
    return None if possible else NOBODY_TO_CONVERT


def can_convert(g: Root, me: int) -> bool:
    return any(nobody_to_convert(g, me, victim) is None for victim in foes(g, me))


@law("bots:8.4.2.I", "bots:8.4.2.I.A")
def convert(g: Root, me: int) -> Rule[None]:
    """In an ordered clearing a warrior of the enemy with most points is replaced with one of its own; where enemies
    have more buildings."""
    clause = "bots:8.4.2.I"
    victim = choose_player(g, me, clause, foes(g, me), most(points), allowed=nobody_to_convert)
    clearing = choose_clearing(
        g,
        me,
        clause,
        CLEARINGS,
        such(is_ordered),
        such(has_warriors_of(victim)),
        most(enemy_buildings),
        allowed=lambda g, me, clearing: cannot_convert(g, me, victim, clearing),
    )
    if (yield from springs_snare(g, me, clearing)):
        return
    removal = Removal(victim, me, clearing, 1, [])
    remove_all(g, removal)
    place_warriors(g, me, clearing, 1)
    tell(g, clause, "convert", who=me, victim=victim, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])
    if has_trait(g, me, "fanatics"):
        yield from fanatics(g, me, clearing)


@law("bots:C-8.fanatics")
def fanatics(g: Root, me: int, clearing: int) -> Rule[None]:
    """After a conversion a battle there with an extra hit: against most defenceless buildings, then most points."""
    g.acted[ZEAL] = 1
    yield from fight(g, me, "bots:C-8.fanatics", clearing, most(defenceless_buildings_in(clearing)), most(points))
    g.acted[ZEAL] = 0


@law("bots:C-8.fanatics")
def extra_hits(g: Root, me: int, clearing: int) -> int:
    return g.acted[ZEAL] if g.active == me else 0


# ----------------------------------------------------------------------------------------------------- 8.4.2.II Crusade


def crusade_sites(g: Root, me: int) -> list[int]:
    """Ordered clearings with two of its warriors and somebody to fight, in order of priority."""
    return [
        clearing
        for clearing in ordered(g)
        if g.warriors[me][clearing] >= CRUSADERS and any(has_pieces(g, foe, clearing) for foe in foes(g, me))
    ]


def can_crusade(g: Root, me: int) -> bool:
    return bool(crusade_sites(g, me))


@law("bots:8.4.2.II", "bots:2.4")
def crusade(g: Root, me: int) -> Rule[None]:
    """A battle in every ordered clearing with two of its warriors, against the player there with most points."""
    g.acted[TOKENS] = 0
    for clearing in crusade_sites(g, me):
        yield from fight(g, me, "bots:8.4.2.II", clearing, most(points))
    spite(g, me)


@law("bots:C-8.spiteful")
def count_tokens(g: Root, me: int, removed: list[Removal]) -> int:
    """On its own turn it remembers the tokens that it removes. They score no more than usual at once."""
    if g.active == me:
        g.acted[TOKENS] += sum(not PIECES[kind].building for removal in removed for kind in removal.pieces)
    return 0


@law("bots:C-8.spiteful")
def spite(g: Root, me: int) -> None:
    """A point for a crusade that has removed a token."""
    if g.acted[TOKENS] and has_trait(g, me, "spiteful"):
        score_for(g, me, 1, "bots:C-8.spiteful")


# --------------------------------------------------------------------------------------------------- 8.4.2.III Sanctify


@law("bots:8.4.2.III", "bots:2.3")
def cannot_sanctify(g: Root, me: int, victim: int, clearing: int) -> Refusal | None:
    """A building of the victim, a garden of the clearing's suit left, and a clearing where it may place pieces."""
    if not g.built[victim][clearing]:
        return NO_BUILDING_THERE
    return cannot_place(g, me, clearing) if g.left[GARDENS[g.suits[clearing]]] else NO_GARDEN_LEFT


def nothing_to_sanctify(g: Root, me: int, victim: int) -> Refusal | None:
    possible = any(cannot_sanctify(g, me, victim, clearing) is None for clearing in ordered(g))
    return None if possible else NOTHING_TO_SANCTIFY


def can_sanctify(g: Root, me: int) -> bool:
    return any(nothing_to_sanctify(g, me, victim) is None for victim in foes(g, me))


@law("bots:8.4.2.III", "bots:8.4.2.III.A")
def sanctify(g: Root, me: int) -> Rule[None]:
    """In an ordered clearing a building of the enemy with most points is replaced with a garden of the clearing's suit;
    where enemies have fewer warriors. One of several buildings is taken at random."""
    clause = "bots:8.4.2.III"
    victim = choose_player(g, me, clause, foes(g, me), most(points), allowed=nothing_to_sanctify)
    clearing = choose_clearing(
        g,
        me,
        clause,
        CLEARINGS,
        such(is_ordered),
        such(has_buildings_of(victim)),
        fewest(enemy_warriors),
        allowed=lambda g, me, clearing: cannot_sanctify(g, me, victim, clearing),
    )
    if (yield from springs_snare(g, me, clearing)):
        return
    buildings = [kind for kind in pieces_in(g, victim, clearing) if PIECES[kind].building]
    kind = buildings[0] if len(set(buildings)) == 1 else (yield from at_random(clause, buildings))
    removal = Removal(victim, me, clearing, 0, [kind])
    remove_all(g, removal)
    place_piece(g, GARDENS[g.suits[clearing]], clearing)
    tell(g, clause, "sanctify", who=me, piece=kind, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])


class Conspiracy(NamedTuple):
    possible: Callable[[Root, int], bool]
    carry_out: Callable[[Root, int], Rule[None]]


CONSPIRACIES = {
    "convert": Conspiracy(can_convert, convert),
    "crusade": Conspiracy(can_crusade, crusade),
    "sanctify": Conspiracy(can_sanctify, sanctify),
}


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


class LizardsBotBoard(BotBoard, frozen=True):
    order_suit: int
    """The ordered suit while it is the bot's turn, or NOBODY."""
    acolytes: int
    conspiracy: int
    """The space of the conspiracy marker."""
    revealed: list[int]


def board(g: Root, me: int, viewer: int | None) -> LizardsBotBoard:
    suit = g.order_suit if g.active == me else NOBODY
    return LizardsBotBoard(
        **board_of(g, me), order_suit=suit, acolytes=g.acolytes, conspiracy=g.conspiracy, revealed=g.revealed[:]
    )


LOGICAL_LIZARDS = seat_bot(
    "bots:8.1",
    "lizards",
    LIZARDS,
    BOARD.letter,
    BOARD.warriors,
    set_up=set_up,
    birdsong=birdsong,
    daylight=daylight,
    evening=evening,
    board=board,
    attack_hits=extra_hits,
    has_removed=count_tokens,
    keep_removed=revenge,
    minds=lambda removal: lost_gardens(removal) > 0,
    removed=lose_souls,
    traits=tuple(BOARD.traits),
    special_card=OF_LIZARDS,
)
