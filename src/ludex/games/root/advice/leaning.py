"""How good an option looks at first sight, by its verb; about in victory points."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option
from ludex.games.root.advice.decree import turmoil_risk
from ludex.games.root.printed.deck import BIRD, CARDS, IS_AMBUSH, IS_DOMINANCE, ITEM_OF, NAME_OF, POINTS_OF, SUIT_OF
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import (
    BASES,
    BOARDS,
    EYRIE,
    GARDENS,
    POSTS,
    RECRUITER,
    SAWMILL,
    SYMPATHY,
    WOOD,
)
from ludex.games.root.sides.alliance.rules import spread_cost
from ludex.games.root.sides.alliance.supporters import bases_built
from ludex.games.root.sides.eyrie.rules import BATTLE, BUILD, MOVE
from ludex.games.root.sides.marquise.rules import BUILDING_POINTS
from ludex.games.root.sides.vagabond.items import (
    BAG,
    BOOTS,
    COINS,
    CONDITIONS,
    CROSSBOW,
    HAMMER,
    QUEST_ITEMS,
    QUEST_SUIT,
    SWORD,
    TEA,
    TORCH,
    ready,
)
from ludex.games.root.sides.vagabond.relations import ALLY
from ludex.games.root.state import FOREST, HOSTILE, Root

Lean = Callable[[Root, int, Option, Decision], float]

ITEM_WORTH = {BAG: 0.5, BOOTS: 0.9, CROSSBOW: 0.7, HAMMER: 0.8, SWORD: 1.0, TEA: 1.0, COINS: 0.7, TORCH: 0.9}


def card_worth(g: Root, me: int, card: int) -> float:
    """What a card in hand may be good for."""
    if card >= len(CARDS):
        return 0.0
    if IS_DOMINANCE[card]:
        return 0.1
    if IS_AMBUSH[card]:
        return 0.6
    worth = 0.3 * (SUIT_OF[card] == BIRD)
    item = ITEM_OF[card]
    if item >= 0:
        return worth + (0.35 * POINTS_OF[card] if g.item_supply[item] else 0.0)
    return worth + 0.3


def keep_cards(g: Root, me: int, option: Option, decision: Decision) -> float:
    """Of cards to be given away, the worst."""
    return -card_worth(g, me, option[1])


def craft(g: Root, me: int, option: Option, decision: Decision) -> float:
    card = option[1]
    if ITEM_OF[card] >= 0:
        points = POINTS_OF[card] if g.factions[me] != EYRIE else min(1, POINTS_OF[card])
        return points + (1.0 if g.pawn[me] else 0.1)
    if CARDS[card].kind == "immediate":
        suit = SUIT_OF[card]
        pieces = sum(
            g.built[other][c] + g.tokens[other][c]
            for other in range(len(g.factions))
            if other != me
            for c in g.of_suit[suit]
        )
        return 1.2 * pieces - 0.3
    return 1.4 if NAME_OF[card] == "royal_claim" else 0.55


def ambush(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.6


def use(g: Root, me: int, option: Option, decision: Decision) -> float:
    """A lasting card; a claim when many clearings are ruled."""
    if NAME_OF[option[1]] == "royal_claim":
        ruled = sum(ruler == me for ruler in g.ruler[1:])
        return ruled - 3.0 if g.score[me] + ruled < 30 else 30.0
    return 0.3


def lose(g: Root, me: int, option: Option, decision: Decision) -> float:
    """Tokens before buildings, and what is cheapest of them."""
    kind = option[1]
    if kind == WOOD:
        return -0.3
    return -0.6 if kind == SYMPATHY else -2.0 if kind in BASES else -1.0


def hospital(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.22 * int(decision.about["count"]) - 0.3 - 0.5 * card_worth(g, me, option[1])


# ------------------------------------------------------------------------------------------------------ 6 the Marquise


def build(g: Root, me: int, option: Option, decision: Decision) -> float:
    _, kind, clearing = option
    points = BUILDING_POINTS[kind][BOARDS.marquise.buildings_each - g.left[kind]]
    use = {SAWMILL: 1.0, RECRUITER: 0.6}.get(kind, 0.4)
    return points + use + 0.05 * g.warriors[me][clearing]


def recruit(g: Root, me: int, option: Option, decision: Decision) -> float:
    count = BOARDS.marquise.buildings_each - g.left[RECRUITER]
    return 0.22 * min(count, g.supply[me])


def overwork(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.5 - 0.6 * card_worth(g, me, option[2]) if BOARDS.marquise.wood - g.left[WOOD] < 4 else 0.0


def extra_action(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.35 - 0.6 * card_worth(g, me, option[1])


def place_building(g: Root, me: int, option: Option, decision: Decision) -> float:
    return -0.1 * g.free[option[2]] if option[1] == SAWMILL else 0.0


def pay_wood(g: Root, me: int, option: Option, decision: Decision) -> float:
    """Where fewest warriors guard it."""
    return -float(g.warriors[me][option[1]])


# ---------------------------------------------------------------------------------------------------------- 7 the Eyrie

COLUMN_WORTH: tuple[float, ...] = (0.45, 0.5, 0.2, 0.8)


def decree(g: Root, me: int, option: Option, decision: Decision) -> float:
    """An order that can be carried out from turn to turn."""
    _, card, column = option
    before = turmoil_risk(g, me)
    g.decree[column].append(card)
    risk = turmoil_risk(g, me)
    crowd = len(g.decree[column])
    g.decree[column].pop()
    worth = COLUMN_WORTH[column] - 0.15 * crowd - 0.4 * card_worth(g, me, card)
    if column in (BATTLE, BUILD) and crowd > 2:
        worth -= 0.4
    if column == MOVE and crowd > 4:
        worth -= 0.3
    return worth - 5.0 * (risk - before)


def roost(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 1.0 + 0.1 * g.warriors[me][option[2]]


def decree_recruit(g: Root, me: int, option: Option, decision: Decision) -> float:
    """A suit before a bird, which may serve elsewhere; where there are few."""
    bird: bool = option[1] == BIRD
    return 0.5 - 0.2 * bird - 0.03 * g.warriors[me][option[2]]


def turmoil(g: Root, me: int, option: Option, decision: Decision) -> float:
    return -5.0


LEADER_WORTH: tuple[float, ...] = (0.3, 0.6, 0.4, 0.5)


def leader(g: Root, me: int, option: Option, decision: Decision) -> float:
    return LEADER_WORTH[option[1]]


# ------------------------------------------------------------------------------------------------------- 8 the Alliance


def next_token(g: Root) -> int:
    placed = BOARDS.alliance.sympathy - g.left[SYMPATHY]
    return BOARDS.alliance.sympathy_points[min(placed, BOARDS.alliance.sympathy - 1)]


def foes_in(g: Root, me: int, clearing: int) -> int:
    return sum(row[clearing] for seat, row in enumerate(g.warriors) if seat != me)


def strongest_rival(g: Root, me: int, clearing: int) -> int:
    return max((g.warriors[o][clearing] + g.built[o][clearing] for o in range(len(g.factions)) if o != me), default=0)


def spread(g: Root, me: int, option: Option, decision: Decision) -> float:
    clearing = option[1]
    return next_token(g) + 0.9 - 0.4 * spread_cost(g, me, clearing) - 0.06 * foes_in(g, me, clearing)


def revolt(g: Root, me: int, option: Option, decision: Decision) -> float:
    clearing = option[1]
    pieces = sum(g.built[o][clearing] + g.tokens[o][clearing] for o in range(len(g.factions)) if o != me)
    return 1.5 + 1.1 * pieces + 0.15 * foes_in(g, me, clearing)


def mobilise(g: Root, me: int, option: Option, decision: Decision) -> float:
    room = 8 if bases_built(g) else BOARDS.alliance.supporters_without_base
    return 0.45 - 0.5 * card_worth(g, me, option[1]) if len(g.supporters) < room else -1.0


def train(g: Root, me: int, option: Option, decision: Decision) -> float:
    return (0.9 if g.officers < 3 else 0.5) - 0.5 * card_worth(g, me, option[1])


def enlist(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.35 - 0.06 * g.warriors[me][option[1]]


def organise(g: Root, me: int, option: Option, decision: Decision) -> float:
    return next_token(g) + 0.5 - 0.03 * foes_in(g, me, option[1])


# ------------------------------------------------------------------------------------------------------- 9 the Vagabond


def quest(g: Root, me: int, option: Option, decision: Decision) -> float:
    done = sum(QUEST_SUIT[each] == QUEST_SUIT[option[1]] for each in g.quests_done[me])
    return 1.5 + done


def aid(g: Root, me: int, option: Option, decision: Decision) -> float:
    """What moves the marker this turn, points from an ally, or an item to take."""
    _, other, card = option
    gift = max((ITEM_WORTH[item] for item, n in enumerate(g.items[other]) if n), default=0.0)
    relation = g.relation[me][other]
    worth = gift - 0.45 - 0.4 * card_worth(g, me, card) - (0.3 if g.score[other] > 20 else 0.0)
    if relation == HOSTILE:
        return worth
    if relation == ALLY:
        return worth + BOARDS.vagabond.points_for_aiding_ally
    needed = BOARDS.vagabond.aids_to_improve[relation] - g.aided[me][other]
    suit = g.suits[g.pawn[me]]
    cards = sum(SUIT_OF[held] in (suit, BIRD) for held in g.hands[me])
    items = sum(ready(g, me, kind) for kind in ITEM_WORTH)
    if min(cards, items) >= needed:
        worth += (0.6 + BOARDS.vagabond.points_on_reach[relation + 1]) / needed
    return worth


def appeal(g: Root, me: int, place: int, *, walking: bool) -> float:
    """What there is for him in a place."""
    row = g.belongings[me]
    damaged = sum(row[n] for n in range(len(row)) if n % CONDITIONS >= 2)
    if place >= FOREST:
        return 0.4 * damaged if damaged > 2 else -0.6
    total = 0.0
    torches = ready(g, me, TORCH)
    if g.ruins[place]:
        total += 1.2 if torches else 0.3
    suit = g.suits[place]
    for number in g.quests:
        if QUEST_SUIT[number] == suit:
            items = QUEST_ITEMS[number]
            boots = row[CONDITIONS * BOOTS] - walking
            have = all((boots if item == BOOTS else row[CONDITIONS * item]) >= items.count(item) for item in items)
            total += 1.4 if have else 0.1
    cards = sum(SUIT_OF[held] in (suit, BIRD) for held in g.hands[me])
    for other in range(len(g.factions)):
        if other == me:
            continue
        warriors, pieces = g.warriors[other][place], g.built[other][place] + g.tokens[other][place]
        if g.relation[me][other] == HOSTILE:
            total += (0.5 if row[CONDITIONS * SWORD] >= 2 else 0.1) * min(2, warriors)
        elif cards and (warriors or pieces):
            total += 0.3 + (0.5 if g.relation[me][other] == ALLY else 0.0)
            total += 0.5 * any(g.items[other])
        if pieces and not warriors:
            total += 0.9 * (row[CONDITIONS * SWORD] + row[CONDITIONS * CROSSBOW] > 0)
    for near in MAPS[g.map].adjacent[place]:
        if g.ruins[near] and torches:
            total += 0.2
    return total


def walk(g: Root, me: int, option: Option, decision: Decision) -> float:
    return appeal(g, me, option[1], walking=True) - appeal(g, me, g.pawn[me], walking=False) - 0.25


def slip(g: Root, me: int, option: Option, decision: Decision) -> float:
    return appeal(g, me, option[1], walking=False) - appeal(g, me, g.pawn[me], walking=False)


def with_friends(g: Root, me: int, option: Option, decision: Decision) -> float:
    return -1.0


def explore(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 1.6


def strike(g: Root, me: int, option: Option, decision: Decision) -> float:
    """A warrior, at the price of a grudge."""
    relation = g.relation[me][option[1]]
    return 0.15 if relation == HOSTILE else -0.2 - 0.4 * relation


def strike_piece(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 1.2


def item(g: Root, me: int, option: Option, decision: Decision) -> float:
    return ITEM_WORTH[option[1]]


def repair(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.6 * ITEM_WORTH[option[1] // CONDITIONS]


def refresh(g: Root, me: int, option: Option, decision: Decision) -> float:
    place: int = option[1]
    kind, condition = divmod(place, CONDITIONS)
    return ITEM_WORTH[kind] - 0.8 * (condition >= 2)


def let_go(g: Root, me: int, option: Option, decision: Decision) -> float:
    """An item to be damaged or dropped: the least useful, one that is tired or broken before others."""
    place: int = option[1]
    kind, condition = divmod(place, CONDITIONS)
    spare = sum(g.belongings[me][CONDITIONS * kind : CONDITIONS * kind + 2]) > 1
    return -ITEM_WORTH[kind] + 0.2 * (condition == 1) + 0.5 * (condition >= 2) + 0.2 * spare


def tire(g: Root, me: int, option: Option, decision: Decision) -> float:
    """An item to be exhausted: what he will not need today."""
    kind: int = option[1]
    return -ITEM_WORTH[kind] - 0.6 * (kind == TEA) - 0.4 * (kind == COINS) + 0.3 * (ready(g, me, kind) > 1)


def steal(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.4


def labor(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.25 + 0.6 * card_worth(g, me, option[1])


def hideout(g: Root, me: int, option: Option, decision: Decision) -> float:
    row = g.belongings[me]
    damaged = sum(row[n] for n in range(len(row)) if n % CONDITIONS >= 2)
    return 0.45 * min(3, damaged) - 0.8


def instigate(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.3 if me not in option[1:] else -0.2


def scorch(g: Root, me: int, option: Option, decision: Decision) -> float:
    place = g.pawn[me]
    pieces = sum(g.built[o][place] + g.tokens[o][place] for o in range(len(g.factions)) if o != me)
    return 1.1 * pieces - 1.2


def quest_points(g: Root, me: int, option: Option, decision: Decision) -> float:
    return float(decision.about["points"])


def quest_cards(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 1.1 if len(g.hands[me]) < 4 else 0.6


# ------------------------------------------------------------------------------------------------- 10 the Lizard Cult


def garden_points(g: Root, suit: int, more: int = 0) -> int:
    gardens = BOARDS.lizards.gardens_each - g.left[GARDENS[suit]] + more
    return BOARDS.lizards.points_by_gardens[min(gardens, BOARDS.lizards.gardens_each)]


def ritual_build(g: Root, me: int, option: Option, decision: Decision) -> float:
    clearing = option[2]
    suit = g.suits[clearing]
    more = garden_points(g, suit, 1) - garden_points(g, suit)
    return 1.2 + more + 0.05 * g.warriors[me][clearing]


def another_warrior(g: Root, me: int, clearing: int) -> float:
    """Where another warrior wins the rule of a clearing with room."""
    mine = g.warriors[me][clearing] + g.built[me][clearing]
    wins = g.ruler[clearing] != me and mine + 1 > strongest_rival(g, me, clearing)
    return 0.25 + (0.3 + 0.3 * min(2, g.free[clearing])) * wins - 0.02 * mine


def ritual_recruit(g: Root, me: int, option: Option, decision: Decision) -> float:
    return another_warrior(g, me, option[2])


def ritual_score(g: Root, me: int, option: Option, decision: Decision) -> float:
    same = sum(SUIT_OF[card] == SUIT_OF[option[1]] for card in g.hands[me])
    return garden_points(g, SUIT_OF[option[1]]) - 0.5 + 0.15 * (same > 1)


def sacrifice(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.35


def convert(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.35 + another_warrior(g, me, option[1])


def sanctify(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 2.4 + garden_points(g, g.suits[option[2]], 1) - garden_points(g, g.suits[option[2]])


# ----------------------------------------------------------------------------------------------------- 11 the Riverfolk


def posts_on_map(g: Root) -> int:
    return sum(sum(g.pieces[kind]) for kind in POSTS)


def trade_post(g: Root, me: int, option: Option, decision: Decision) -> float:
    own = g.ruler[option[1]] == me
    return 3.5 - 0.3 * foes_in(g, me, option[1]) * (not own) if not posts_on_map(g) else 1.6


def river_recruit(g: Root, me: int, option: Option, decision: Decision) -> float:
    """To rule a clearing for the first trade post; a warrior costs a fund."""
    clearing = option[1]
    mine = g.warriors[me][clearing]
    if not posts_on_map(g) and g.ruler[clearing] != me:
        return 0.8 if mine + 1 > strongest_rival(g, me, clearing) else 0.1
    return 0.0


def export(g: Root, me: int, option: Option, decision: Decision) -> float:
    return 0.15 - 0.3 * card_worth(g, me, option[1])


def draw_card(g: Root, me: int, option: Option, decision: Decision) -> float:
    dear = posts_on_map(g) > 0
    return (0.3 if len(g.hands[me]) < 3 else 0.0) - 0.6 * dear


def fund(g: Root, me: int, option: Option, decision: Decision) -> float:
    """Whoever has most of them there."""
    return 0.01 * g.funds[option[1]]


def price(g: Root, me: int, option: Option, decision: Decision) -> float:
    asked: int = option[2]
    return -0.1 * abs(asked - (3 if option[1] == 0 else 2))


def river_start(g: Root, me: int, option: Option, decision: Decision) -> float:
    clearing = option[1]
    mine = g.warriors[me][clearing]
    return 0.3 * (foes_in(g, me, clearing) == 0) + (0.2 if mine == 1 else 0.0) - 0.1 * (mine > 1)


def buy(g: Root, me: int, option: Option, decision: Decision) -> float:
    return -0.2


LEANINGS: dict[str, Lean] = {
    "craft": craft,
    "discard": keep_cards,
    "outrage_card": keep_cards,
    "supporter": keep_cards,
    "drop_supporter": keep_cards,
    "ambush": ambush,
    "use": use,
    "lose": lose,
    "hospital": hospital,
    "build": build,
    "recruit": recruit,
    "overwork": overwork,
    "extra_action": extra_action,
    "place": place_building,
    "pay_wood": pay_wood,
    "decree": decree,
    "decree_build": roost,
    "decree_recruit": decree_recruit,
    "turmoil": turmoil,
    "leader": leader,
    "spread": spread,
    "revolt": revolt,
    "mobilise": mobilise,
    "train": train,
    "enlist": enlist,
    "organise": organise,
    "quest": quest,
    "aid": aid,
    "walk": walk,
    "slip": slip,
    "walk_with": with_friends,
    "slip_with": with_friends,
    "explore": explore,
    "strike": strike,
    "strike_piece": strike_piece,
    "take_item": item,
    "repair": repair,
    "refresh": refresh,
    "damage": let_go,
    "drop_item": let_go,
    "exhaust": tire,
    "pay_item": tire,
    "steal": steal,
    "labor": labor,
    "hideout": hideout,
    "instigate": instigate,
    "scorch": scorch,
    "quest_points": quest_points,
    "quest_cards": quest_cards,
    "ritual_build": ritual_build,
    "ritual_recruit": ritual_recruit,
    "ritual_score": ritual_score,
    "sacrifice": sacrifice,
    "convert": convert,
    "sanctify": sanctify,
    "trade_post": trade_post,
    "river_recruit": river_recruit,
    "export": export,
    "draw_card": draw_card,
    "fund": fund,
    "price": price,
    "river_start": river_start,
    "buy_card": buy,
    "buy_boats": buy,
    "hire": buy,
    "activate_dominance": turmoil,
    "take_dominance": turmoil,
    "tax": buy,
    "rob": steal,
    "share": steal,
    "call_arbiter": ambush,
    "with_ally": ambush,
}
