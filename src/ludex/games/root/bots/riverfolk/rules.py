"""9 The Riverfolk Robots. What people buy from them is in sides/riverfolk/services.py, what bots buy from whoever
plays the Riverfolk in services.py."""

from __future__ import annotations

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots.actions import (
    build,
    craft_item,
    end_bot_turn,
    fight_in_each,
    has_trait,
    is_ordered,
    ordered,
    place,
    score_for,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import (
    Criterion,
    Measure,
    choose_clearing,
    choose_player,
    fewest,
    if_possible,
    in_order,
    most,
    such,
)
from ludex.games.root.bots.measures import enemy_pieces, your_pieces
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import POSTS, RIVERFOLK
from ludex.games.root.rules.board import cannot_place, command_mercenaries, commanders, has_pieces, remove_warriors
from ludex.games.root.rules.cards import DECK, to_discard
from ludex.games.root.rules.effects import what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.sides.riverfolk.rules import NO_POST_LEFT, loses_posts, on_river
from ludex.games.root.sides.riverfolk.services import deposit, offer_services, post_in
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import ENEMIES, NOBODY, Root
from ludex.kit.hooks import Effect

BOARD = BOT_BOARDS.riverfolk
PROTECTION_POINTS = 1
SHIELD_WARRIORS = 2
STAY = 2
GREEDY_POINTS = 1
FEROCIOUS_HITS = 3
SHIELD, SWORD = 0, 1
"""Places in `acted`: the conditions of 9.2.4 that are met this turn."""

no_post = Measure("no-trade-post", lambda g, me, clearing: not post_in(g, clearing))
paid = Measure("warriors-in-payments", lambda g, me, seat: g.payments[seat])


def river_clearings(g: Root) -> list[int]:
    """Those where the river or the lake comes, in order of priority."""
    return in_order(g, [clearing for clearing in CLEARINGS if on_river(g, clearing)])


@law("bots:9.6.1", "bots:9.5.1.I", "bots:2.2")
def best_customer(g: Root, me: int, clause: str) -> int:
    """Who has most warriors in Payments, the Robots themselves among them; NOBODY if it is empty."""
    seats = [seat for seat, count in enumerate(g.payments) if count]
    return choose_player(g, me, clause, seats, most(paid), message="best-customer")


def give_back(g: Root, me: int, owner: int, count: int, clause: str) -> None:
    """Warriors from Payments to the supply of their owner."""
    g.payments[owner] -= count
    g.supply[owner] += count
    tell(g, clause, "give-back", who=me, other=owner, count=count)


# ----------------------------------------------------------------------------------------------- 9.2 the Market, posts


@law("bots:9.2.1")
def to_market(g: Root, me: int, clause: str) -> Rule[list[int]]:
    """Cards from the deck to the right end of the Market until it holds five; says which. Nothing else moves them."""
    added = []
    while len(g.market) < BOARD.market:
        card = yield from DECK.top(g)
        if card == NOBODY:
            break
        g.market.append(card)
        added.append(card)
        tell(g, clause, "market-card", who=me, card=card)
    return added


def from_market(g: Root, me: int, card: int, clause: str) -> None:
    """Discard a card of the Market."""
    g.market.remove(card)
    to_discard(g, card)
    tell(g, clause, "market-discard", who=me, card=card)


@law("bots:9.2.2")
def lose_customers(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """For each trade post removed, half of the remover's warriors in Payments, rounded up, go back to their supply. The
    post itself is on the board again."""
    for removal in removed:
        for _ in removal.pieces:
            lost = (g.payments[removal.remover] + 1) // 2
            if lost:
                give_back(g, me, removal.remover, lost, "bots:9.2.2")
    yield from ()


# --------------------------------------------------------------------------------------------------------- 9.4 Birdsong


@law("bots:9.4", "bots:9.4.1")
def birdsong(g: Root) -> Rule[None]:
    """Refill the Market, craft, set the order."""
    me = g.active
    g.acted = [0, 0]
    added = yield from to_market(g, me, "bots:9.4.1")
    craft(g, me, added)
    set_order(g, me)
    g.step = "daylight"


@law("bots:9.4.2")
def craft(g: Root, me: int, added: list[int]) -> None:
    """The first card added this turn that shows an available item, for a point; it is discarded and not replaced."""
    for card in added:
        if craft_item(g, me, card, "bots:9.4.2"):
            from_market(g, me, card, "bots:9.4.2")
            return


@law("bots:9.4.3")
def set_order(g: Root, me: int) -> None:
    """The rightmost card of the Market, which stays there. An empty Market orders nothing."""
    g.order = g.market[-1] if g.market else NOBODY
    g.order_suit = SUIT_OF[g.order] if g.market else NOBODY
    if g.market:
        tell(g, "bots:9.4.3", "order", who=me, card=g.order)
    else:
        tell(g, "bots:9.4.3", "no-order", who=me)


# --------------------------------------------------------------------------------------------------------- 9.5 Daylight


@law("bots:9.5")
def daylight(g: Root) -> Rule[None]:
    """Build and garrison, recruit, organise, battle."""
    me = g.active
    yield from establish(g, me)
    yield from recruit(g, me)
    yield from organise(g, me)
    yield from battles(g, me)
    g.step = "evening"


@law("bots:9.5.1")
def cannot_establish(g: Root, me: int, clearing: int) -> Refusal | None:
    """A post of the clearing's suit must be left."""
    if not g.left[POSTS[g.suits[clearing]]]:
        return NO_POST_LEFT
    return cannot_place(g, me, clearing)


@law("bots:9.5.1", "bots:9.5.1.I", "bots:C-9.easy", "bots:C-9.challenging", "bots:C-9.nightmare")
def establish(g: Root, me: int) -> Rule[None]:
    """A trade post and a warrior in an ordered clearing without one, if possible where the best customer has pieces;
    the space that it leaves says how many points. Difficulty changes how many warriors come along."""
    sites = [clearing for clearing in ordered(g) if not post_in(g, clearing)]
    customer = best_customer(g, me, "bots:9.5.1.I") if len(sites) > 1 else NOBODY
    ties = [if_possible(pieces_of_customer(customer))] if customer != NOBODY else []
    site = choose_clearing(g, me, "bots:9.5.1", sites, such(is_ordered), such(no_post), *ties, allowed=cannot_establish)
    if not site:
        tell(g, "bots:9.5.1", "no-post-placed", who=me)
        return
    kind = POSTS[g.suits[site]]
    points = BOARD.post_points[BOARD.posts_each - g.left[kind]]
    if (yield from build(g, me, kind, site, "bots:9.5.1")):
        yield from place(g, me, site, BOARD.garrison[g.level[me]], "bots:9.5.1")
        score_for(g, me, points, "bots:9.5.1")


def pieces_of_customer(customer: int) -> Measure:
    return Measure("pieces-of-best-customer", lambda g, me, clearing: has_pieces(g, customer, clearing))


@law("bots:9.5.2", "bots:9.5.2.I")
def recruit(g: Root, me: int) -> Rule[None]:
    """A warrior in each ordered clearing, for birds in each on the river; by priority as long as there are any."""
    for clearing in river_clearings(g) if g.order_suit == BIRD else ordered(g):
        if cannot_place(g, me, clearing) is None:
            yield from place(g, me, clearing, 1, "bots:9.5.2")


@law("bots:9.2.4", "bots:9.5.3")
def organise(g: Root, me: int) -> Rule[None]:
    """The shield is met with empty Payments, the sword with an empty supply; a point for any of them. With the shield
    two warriors go to the clearing with own pieces and most enemy pieces. What is met now holds for this turn."""
    g.acted = [int(not any(g.payments)), int(not g.supply[me])]
    if not any(g.acted):
        tell(g, "bots:9.2.4", "no-protection", who=me)
        return
    met = {(1, 1): "shield-and-sword", (1, 0): "shield", (0, 1): "sword"}[g.acted[SHIELD], g.acted[SWORD]]
    tell(g, "bots:9.2.4", met, who=me)
    score_for(g, me, PROTECTION_POINTS, "bots:9.5.3")
    if g.acted[SHIELD]:
        criteria = (such(your_pieces), most(enemy_pieces))
        clearing = choose_clearing(g, me, "bots:9.5.3", CLEARINGS, *criteria, allowed=cannot_place)
        if clearing:
            yield from place(g, me, clearing, SHIELD_WARRIORS, "bots:9.5.3")


@law("bots:9.5.4")
def battles(g: Root, me: int) -> Rule[None]:
    """With the shield in every clearing; with the sword alone in the ordered ones, which for birds are all."""
    if g.acted[SHIELD]:
        yield from fight_in_each(g, me, "bots:9.5.4", CLEARINGS, worst_customer)
    elif g.acted[SWORD]:
        yield from fight_in_each(g, me, "bots:9.5.4", ordered(g), worst_customer)


@law("bots:9.5.4")
def worst_customer(clearing: int) -> list[Criterion]:
    """The defender: fewest warriors in Payments."""
    return [fewest(paid)]


# ---------------------------------------------------------------------------------------------------------- 9.6 Evening


@law("bots:9.6", "bots:C-9.nightmare")
def evening(g: Root) -> Rule[None]:
    """Score, extort, discard."""
    me = g.active
    score_payments(g, me)
    extort(g, me)
    discard(g, me)
    g.order = g.order_suit = NOBODY
    end_bot_turn(g, me, "bots:C-9.nightmare")
    yield from ()


@law("bots:9.6.1")
def score_payments(g: Root, me: int) -> None:
    """A point for each warrior of who has most of them in Payments; these go back to their owner's supply."""
    customer = best_customer(g, me, "bots:9.6.1")
    if customer != NOBODY:
        count = g.payments[customer]
        score_for(g, me, count, "bots:9.6.1")
        give_back(g, me, customer, count, "bots:9.6.1")


@law("bots:9.6.2")
def extort(g: Root, me: int) -> None:
    """With shield or sword, own warriors beyond two leave every clearing for Payments."""
    for clearing in in_order(g, CLEARINGS) if any(g.acted) else ():
        count = g.warriors[me][clearing] - STAY
        if count > 0:
            remove_warriors(g, me, clearing, count)
            deposit(g, me, count)
            tell(g, "bots:9.6.2", "take-to-payments", who=me, count=count, clearing=clearing)


@law("bots:9.6.3")
def discard(g: Root, me: int) -> None:
    """The leftmost card of the Market; with the shield the next one too."""
    for card in g.market[: 1 + g.acted[SHIELD]]:
        from_market(g, me, card, "bots:9.6.3")


# ---------------------------------------------------------------------------------------------------------------- board


@law("bots:9.1")
class RiverfolkRobots(Bot):
    """9 Riverfolk Robots."""

    bot = "riverfolk"
    number = RIVERFOLK
    board = BOARD
    phases = (birdsong, daylight, evening)

    @law("bots:9.3", "bots:9.3.1", "bots:9.3.2", "bots:9.3.3", "bots:9.3.4", "bots:9.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A warrior in every clearing on the river, one of their own in Payments, five cards in the Market. Supply and
        tracks (9.3.1, 9.3.3) are already full."""
        for clearing in river_clearings(g):
            if cannot_place(g, me, clearing) is None:
                yield from place(g, me, clearing, 1, "bots:9.3.2")
        count = deposit(g, me, BOARD.start_payments)
        tell(g, "bots:9.3.4", "own-payment", who=me, count=count)
        yield from to_market(g, me, "bots:9.3.5")

    @law("bots:C-9.garrison", "bots:C-9.ferocious")
    def most_hits(self, g: Root, me: int, clearing: int, attacking: bool) -> int:
        """Ferocious attackers roll up to three hits; a garrison adds one for each trade post."""
        if attacking:
            return FEROCIOUS_HITS if has_trait(g, me, "ferocious") else g.warriors[me][clearing]
        posts = g.tokens[me][clearing] if has_trait(g, me, "garrison") else 0
        return g.warriors[me][clearing] + posts

    @law("bots:C-9.garrison")
    def defenceless(self, g: Root, me: int, clearing: int) -> bool:
        """A garrison is never defenceless."""
        return not g.warriors[me][clearing] and not has_trait(g, me, "garrison")

    @law("bots:C-9.involved")
    def others_daylight(self, g: Root, me: int, active: int) -> None:
        """A person who has not bought mercenaries meets them as servants of all enemies, in Daylight and Evening."""
        if has_trait(g, me, "involved") and not g.bots[active]:
            command_mercenaries(g, ENEMIES)
            if commanders(g):
                tell(g, "bots:C-9.involved", "serve-enemies", who=me, other=active)

    @law("bots:C-9.greedy")
    def sold(self, g: Root, me: int, buyer: int) -> None:
        """A point whenever who leads in points buys, however many services; nobody else may have more."""
        if has_trait(g, me, "greedy") and g.score[buyer] == max(g.score):
            score_for(g, me, GREEDY_POINTS, "bots:C-9.greedy")

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows("customers", g, me, [each for each in removals if loses_posts(each)], lose_customers)

    def others_birdsong(self, g: Root, me: int, active: int) -> list[Effect]:
        return offer_services(g, me, active)


RIVERFOLK_ROBOTS = PLAYED.join(RiverfolkRobots())
