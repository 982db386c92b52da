"""11 The Riverfolk Company. Their services to others are in riverfolk_services.py."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import Decision, Refusal, Rule, ask, law, tell, verb
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import BOARDS, POSTS, RIVERFOLK
from ludex.games.root.rules.battle import battle, legal_battles
from ludex.games.root.rules.board import cannot_place, place_piece, place_warriors
from ludex.games.root.rules.cards import cannot_show, draw, draw_and_discard, spend
from ludex.games.root.rules.craft import Tools, activate_tools, cannot_craft, craft, craft_options, tools
from ludex.games.root.rules.effects import what_follows
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.move import legal_moves, move
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import do_shared_daylight, end_birdsong, end_turn, shared_daylight
from ludex.games.root.sides.riverfolk.services import SERVICES, deposit, offer_services, post_in
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect

BOARD = BOARDS.riverfolk
POST_COST = 2
FUNDS_A_POINT = 2
"""What a point of dividends takes by later printings."""

VERBS = (
    verb("buy_card", card="card"),
    verb("buy_boats"),
    verb("hire"),
    verb("pay_item", item="item"),
    verb("river_start", clearing="clearing"),
    verb("price", service="service", price="count"),
    verb("fund", owner="seat"),
    verb("draw_card"),
    verb("export", card="card"),
    verb("river_recruit", clearing="clearing"),
    verb("trade_post", clearing="clearing"),
)

NO_RIVER_TO_START = Refusal("11.3.2", "not-on-river")
NONE_OF_THEIRS = Refusal("11.2.4", "no-such-fund")
MUST_BE_OWN = Refusal("11.5.5", "fund-own")
NO_FUNDS = Refusal("11.5", "no-funds")
NO_CARD_LEFT = Refusal("2.5", "no-card-left")
NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NOT_ON_RIVER = Refusal("11.5.5", "not-on-river")
POST_HERE = Refusal("11.5.6.I", "post-here")
NO_RULER = Refusal("11.5.6.I", "no-ruler")
NO_POST_LEFT = Refusal("2.5", "no-post-left")
FUNDS_OF_RULER = Refusal("11.5.6.II", "funds-of-ruler")


# --------------------------------------------------------------------------------------------------------- 11.2.4 funds


def owners(g: Root) -> list[int]:
    """Whose warriors are among the funds."""
    return [seat for seat, count in enumerate(g.funds) if count]


@law("11.2.4")
def choose_fund(me: int, clause: str, choice: list[int]) -> Rule[int]:
    """Whose warrior is used: asked only where several seats' warriors would do."""
    _, owner = yield ask(clause, me, "fund", [("fund", seat) for seat in choice])
    return int(owner)


@law("11.5")
def commit(g: Root, me: int, clause: str) -> Rule[None]:
    """A warrior from the funds to the commitments."""
    owner = yield from choose_fund(me, clause, owners(g))
    g.funds[owner] -= 1
    g.commitments[owner] += 1


@law("11.5")
def spend_fund(g: Root, owner: int) -> None:
    """A warrior from the funds back to the supply of its owner."""
    g.funds[owner] -= 1
    g.supply[owner] += 1


@law("11.2.5.I")
def loses_posts(removal: Removal) -> bool:
    """Fallen warriors disrupt no trade."""
    return bool(removal.pieces)


@law("11.2.5.I")
def trade_disruption(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """For each trade post removed half of the funds, rounded up, go back to their owners."""
    posts = sum(len(removal.pieces) for removal in removed)
    for _ in range(posts):
        lost = (sum(g.funds) + 1) // 2
        for _ in range(lost):
            owner = yield from choose_fund(me, "11.2.5.I", owners(g))
            spend_fund(g, owner)
        if lost:
            tell(g, "11.2.5.I", "disruption", who=me, count=lost)


# ---------------------------------------------------------------------------------------------------------- 11.3 set-up


def on_river(g: Root, clearing: int) -> bool:
    return bool(MAPS[g.map].river[clearing])


def start_places(g: Root, me: int) -> list[Option]:
    return [("river_start", c) for c in CLEARINGS if on_river(g, c) and cannot_place(g, me, c) is None]


@law("11.3.5", "11.6.2")
def set_prices(g: Root, me: int, clause: str) -> Rule[None]:
    """Each service's marker goes to a space of its track, or stays where it is."""
    before = g.prices[:]
    for service in range(len(SERVICES)):
        prices: list[Option] = [("price", service, price) for price in BOARD.prices]
        about = {"service": service, "price": g.prices[service]}
        present = ("price", service, g.prices[service])
        prompt, keeps = ("first-price", None) if clause == "11.3.5" else ("price", present)
        _, _, g.prices[service] = yield ask(clause, me, prompt, prices, about=about, keeps=keeps)
    if clause == "11.3.5" or g.prices != before:
        first, second, third = g.prices
        tell(g, clause, "prices", who=me, card_price=first, boats_price=second, hire_price=third)


# -------------------------------------------------------------------------------------------------------- 11.4 Birdsong


@law("11.4")
def birdsong(g: Root) -> Rule[None]:
    """Protectionism, dividends, gathering funds, in this order."""
    me = g.active
    protectionism(g, me)
    dividends(g, me)
    gather_funds(g, me)
    yield from end_birdsong(g)


@law("11.4.1", "2.5")
def protectionism(g: Root, me: int) -> None:
    """Nobody has paid: two own warriors go to Payments."""
    if not any(g.payments):
        count = deposit(g, me, BOARD.protectionism)
        tell(g, "11.4.1", "protectionism", who=me, count=count)


@law("11.4.2")
def dividends(g: Root, me: int) -> None:
    """With a trade post on the map, a point for each warrior in the funds (later printings: for every two)."""
    if any(post_in(g, clearing) for clearing in CLEARINGS):
        funds = sum(g.funds)
        score(g, me, funds // FUNDS_A_POINT if g.current_law else funds)


@law("11.4.3")
def gather_funds(g: Root, me: int) -> None:
    """All warriors on the board, wherever they are, become funds."""
    for area in (g.payments, g.commitments, *g.on_posts):
        for owner, count in enumerate(area):
            g.funds[owner] += count
            area[owner] = 0
    tell(g, "11.4.3", "gather-funds", who=me, count=sum(g.funds))


# -------------------------------------------------------------------------------------------------------- 11.5 Daylight


@law("11.2.1", "11.5.3")
def post_spaces(g: Root, me: int) -> Tools:
    """Empty spaces of the trade post tracks by suit; no more can be filled than there are funds."""
    left = [BOARD.posts_each - g.left[kind] - sum(row) for kind, row in zip(POSTS, g.on_posts, strict=True)]
    return left, min(sum(left), sum(g.funds))


@law("11.5")
def cannot_use_funds(g: Root) -> Refusal | None:
    return None if any(g.funds) else NO_FUNDS


@law("11.5.3.I", "2.5")
def cannot_export(g: Root, me: int, card: int, power: Tools) -> Refusal | None:
    """A card that could be crafted, and a warrior for Payments."""
    return cannot_craft(g, me, card, power) or (None if g.supply[me] else NO_WARRIOR_LEFT)


@law("11.5.4", "2.5")
def cannot_draw(g: Root) -> Refusal | None:
    return cannot_use_funds(g) or (None if g.deck or g.discard else NO_CARD_LEFT)


@law("11.5.5", "2.5")
def cannot_recruit(g: Root, me: int, clearing: int) -> Refusal | None:
    """A clearing on the river, and a warrior to place: the one spent, if it is their own and the supply is empty."""
    if not any(g.funds):
        return NO_FUNDS
    if not g.supply[me] and not g.funds[me]:
        return NO_WARRIOR_LEFT
    return cannot_place(g, me, clearing) if on_river(g, clearing) else NOT_ON_RIVER


@law("11.5.6", "11.5.6.I", "11.5.6.II")
def cannot_establish(g: Root, me: int, clearing: int) -> Refusal | None:
    """A ruled clearing without a trade post, a post of its suit, and two of the ruler's warriors among the funds."""
    if post_in(g, clearing):
        return POST_HERE
    ruler = g.ruler[clearing]
    if ruler == NOBODY:
        return NO_RULER
    if not g.left[POSTS[g.suits[clearing]]]:
        return NO_POST_LEFT
    if g.funds[ruler] < POST_COST:
        return FUNDS_OF_RULER
    return cannot_place(g, me, clearing)


def funded_actions(g: Root, me: int) -> list[Option]:
    """What funds can be used for."""
    power = post_spaces(g, me)
    options = legal_battles(g, me)
    options += legal_moves(g, me)
    options += craft_options(g, me, power)
    options += [("export", card) for card in g.hands[me] if cannot_export(g, me, card, power) is None]
    if cannot_draw(g) is None:
        options.append(("draw_card",))
    options += [("river_recruit", clearing) for clearing in CLEARINGS if cannot_recruit(g, me, clearing) is None]
    options += [("trade_post", clearing) for clearing in CLEARINGS if cannot_establish(g, me, clearing) is None]
    return options


@law("11.5")
def actions(g: Root, me: int) -> list[Option]:
    """Anything in any order, as long as there are funds."""
    funded = funded_actions(g, me) if any(g.funds) else []
    return [DONE, *funded, *shared_daylight(g, me)]


@law("11.5", "11.5.1", "11.5.2", "11.5.3", "11.5.4")
def action_step(g: Root) -> Rule[None]:
    """One action: commit a warrior and move, fight, craft or draw; or spend warriors to recruit or to build."""
    me = g.active
    choice = yield ask("11.5", me, "trade", actions, g, me, about={"count": sum(g.funds)}, leads="riverfolk.evening")
    chosen = choice[0]
    if chosen == "done":
        g.step = "evening"
    elif chosen == "move":
        yield from commit(g, me, "11.5.1")
        yield from move(g, me, *choice[1:])
    elif chosen == "battle":
        yield from commit(g, me, "11.5.2")
        yield from battle(g, me, choice[1], choice[2])
    elif chosen == "craft":
        yield from craft(g, me, choice[1])
    elif chosen == "export":
        yield from export(g, me, choice[1])
    elif chosen == "draw_card":
        yield from commit(g, me, "11.5.4")
        yield from draw(g, me, 1)
    elif chosen == "river_recruit":
        yield from recruit(g, me, choice[1])
    elif chosen == "trade_post":
        establish(g, me, choice[1])
    else:
        yield from do_shared_daylight(g, me, choice)


@law("11.5.3.I")
def export(g: Root, me: int, card: int) -> Rule[None]:
    """Pay as for crafting, but discard the card for a warrior in Payments."""
    yield from activate_tools(g, me, card)
    spend(g, me, card)
    deposit(g, me, 1)
    tell(g, "11.5.3.I", "export", who=me, card=card)


@law("11.5.5")
def recruit(g: Root, me: int, clearing: int) -> Rule[None]:
    """Spend a warrior for an own one on the river; with an empty supply it must be their own that is spent."""
    owner = yield from choose_fund(me, "11.5.5", owners(g) if g.supply[me] else [me])
    spend_fund(g, owner)
    place_warriors(g, me, clearing, 1)
    tell(g, "11.5.5", "recruit-at", who=me, count=1, clearing=clearing)


@law("11.5.6", "11.5.6.II", "11.5.6.III", "11.2.5", "2.5")
def establish(g: Root, me: int, clearing: int) -> None:
    """Spend two warriors of the ruler, place a post of the clearing's suit and a warrior (if one is left), score."""
    for _ in range(POST_COST):
        spend_fund(g, g.ruler[clearing])
    kind = POSTS[g.suits[clearing]]
    place_piece(g, kind, clearing)
    place_warriors(g, me, clearing, 1)
    tell(g, "11.5.6.III", "trade-post", who=me, piece=kind, clearing=clearing)
    score(g, me, BOARD.post_points)


# --------------------------------------------------------------------------------------------------------- 11.6 Evening


@law("11.6", "11.6.1")
def evening(g: Root) -> Rule[None]:
    """Discard down to five; then come the prices."""
    yield from draw_and_discard(g, g.active, 0, "11.6.1")
    g.step = "riverfolk.prices"


@law("11.6", "11.6.2")
def prices_step(g: Root) -> Rule[None]:
    yield from set_prices(g, g.active, "11.6.2")
    end_turn(g)


@law("11.3.5", "11.6.2")
def cannot_price(service: int, price: int, decision: Decision) -> Refusal | None:
    """The service whose marker is asked for, and a number of its track."""
    if service != decision.about["service"]:
        return Refusal(decision.clause, "another-service", {"service": decision.about["service"]})
    return None if price in BOARD.prices else Refusal(decision.clause, "no-such-price")


@law("11.2.4", "11.5.5")
def cannot_fund(g: Root, owner: int, decision: Decision) -> Refusal | None:
    """A warrior that is among the funds; the own one, if it is to be placed."""
    if not g.funds[owner]:
        return NONE_OF_THEIRS
    return None if decision.accepts(("fund", owner)) else MUST_BE_OWN


STEPS = {
    "riverfolk.birdsong": birdsong,
    "riverfolk.action": action_step,
    "riverfolk.evening": evening,
    "riverfolk.prices": prices_step,
}


@law("11.1")
class RiverfolkCompany(Side):
    """11 The Riverfolk Company."""

    number = RIVERFOLK
    letter = BOARD.letter
    warriors = BOARD.warriors
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "riverfolk.birdsong"
    daylight = "riverfolk.action"
    evening = "riverfolk.evening"

    @law("11.3", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """Four warriors on the river, three of their own in Payments, a price for every service. Supply and tracks are
        already full."""
        for placed in range(BOARD.start_warriors):
            about = {"count": BOARD.start_warriors - placed}
            _, clearing = yield ask("11.3.2", me, "river-start", start_places, g, me, about=about)
            place_warriors(g, me, clearing, 1)
            tell(g, "11.3.2", "river-start", who=me, clearing=clearing)
        deposit(g, me, BOARD.start_payments)
        yield from set_prices(g, me, "11.3.5")

    @law("11.2.1", "11.5.3")
    def activate(self, g: Root, me: int, suit: int) -> Rule[None]:
        """A warrior from the funds to an empty space of a suit."""
        owner = yield from choose_fund(me, "11.5.3", owners(g))
        g.funds[owner] -= 1
        g.on_posts[suit][owner] += 1

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of their options out of the decision."""
        match option:
            case ("river_start", clearing):
                return cannot_place(g, me, clearing) if on_river(g, clearing) else NO_RIVER_TO_START
            case ("price", service, price):
                return cannot_price(service, price, decision)
            case ("fund", owner):
                return cannot_fund(g, owner, decision)
            case ("move" | "battle" | "craft", *_) if decision.prompt == "trade":
                return cannot_use_funds(g)
            case ("export", card):
                refusal = cannot_use_funds(g) or cannot_show(g, me, card, "11.5.3.I")
                return refusal or cannot_export(g, me, card, tools(g, me))
            case ("draw_card",):
                return cannot_draw(g)
            case ("river_recruit", clearing):
                return cannot_recruit(g, me, clearing)
            case ("trade_post", clearing):
                return cannot_use_funds(g) or cannot_establish(g, me, clearing)
        return None

    def tools(self, g: Root, me: int) -> Tools:
        return post_spaces(g, me)

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        return what_follows("disruption", g, me, [each for each in removals if loses_posts(each)], trade_disruption)

    def others_birdsong(self, g: Root, me: int, active: int) -> list[Effect]:
        return offer_services(g, me, active)


RIVERFOLK_COMPANY = PLAYED.join(RiverfolkCompany())
