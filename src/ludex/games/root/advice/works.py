"""What each faction has on the map and on its board that will make points; in victory points."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.root.advice.decree import turmoil_risk
from ludex.games.root.printed.deck import SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import (
    ALLIANCE,
    BASES,
    BOARDS,
    EYRIE,
    GARDENS,
    LIZARDS,
    MARQUISE,
    POSTS,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    VAGABOND,
    VAGABOND2,
    WOOD,
    WORKSHOP,
)
from ludex.games.root.sides.alliance.supporters import bases_built, matching_supporters, sympathetic_clearings
from ludex.games.root.sides.riverfolk.rules import FUNDS_A_POINT
from ludex.games.root.sides.vagabond.items import (
    BOOTS,
    CONDITIONS,
    HAMMER,
    KINDS,
    QUEST_ITEMS,
    QUEST_SUIT,
    SWORD,
    TEA,
    TORCH,
    undamaged,
)
from ludex.games.root.sides.vagabond.relations import ALLY
from ludex.games.root.state import FOREST, HOSTILE, Root

WARRIOR, MANY = 0.14, 12
"""A warrior on the map, as far as they are not many."""
RULED, ROOM = 0.22, 0.16
"""A clearing that one rules, and each free slot in it."""
PIECE_IN_DANGER = 0.16
"""A building or token is in danger by so much for each enemy warrior near it whom no own warrior holds back."""
MOST_DANGER = 0.7


def works(g: Root, seat: int, left: float) -> float:
    """What the faction lives by, and how it stands on the map."""
    found = WORKS.get(g.factions[seat])
    if found is None or g.bots[seat]:
        return left * (presence(g, seat) + 0.5 * sum(g.built[seat]))
    return found(g, seat, left)


def presence(g: Root, seat: int) -> float:
    """Warriors, rule and room to build; less what is in danger."""
    row, built, tokens = g.warriors[seat], g.built[seat], g.tokens[seat]
    count = 0
    total = 0.0
    near = MAPS[g.map].adjacent
    others = [g.warriors[other] for other in range(len(g.warriors)) if other != seat]
    for clearing in CLEARINGS:
        mine = row[clearing]
        count += mine
        if g.ruler[clearing] == seat:
            total += RULED + ROOM * min(2, g.free[clearing])
        pieces = built[clearing] + tokens[clearing]
        if pieces:
            foes = 0.0
            for theirs in others:
                foes += theirs[clearing]
                for place in near[clearing]:
                    foes += 0.2 * theirs[place]
            if foes > mine:
                total -= min(MOST_DANGER, PIECE_IN_DANGER * (foes - mine)) * pieces
    return total + WARRIOR * min(MANY, count) + 0.4 * WARRIOR * max(0, count - MANY)


# ------------------------------------------------------------------------------------------------------ 6 the Marquise

BUILDING_WORTH: tuple[tuple[int, float], ...] = ((SAWMILL, 1.5), (WORKSHOP, 0.6), (RECRUITER, 1.0))
WOOD_WORTH, KEEP_WORTH = 0.75, 1.5
WOOD_OF_USE = 5


def marquise(g: Root, seat: int, left: float) -> float:
    """Buildings by what they bring from now on, and wood as far as it can be built with."""
    wood = BOARDS.marquise.wood - g.left[WOOD]
    total = KEEP_WORTH * (g.keep != 0) + presence(g, seat)
    for kind, worth in BUILDING_WORTH:
        built = BOARDS.marquise.buildings_each - g.left[kind]
        total += worth * min(3, built) + 0.4 * worth * max(0, built - 3)
    return left * total + min(1.0, 2 * left) * WOOD_WORTH * min(WOOD_OF_USE, wood)


# ---------------------------------------------------------------------------------------------------------- 7 the Eyrie

TURNS_OF_ROOSTS, ROOST_WORTH, ORDER = 2.4, 0.7, 0.3
NO_ROOST = 2.0
TURMOIL = 3.5
"""What turmoil costs besides the points for birds: the decree, and a turn."""


def eyrie(g: Root, seat: int, left: float) -> float:
    """Roosts, which score every turn; the decree, and the danger that it cannot be carried out."""
    roosts = BOARDS.eyrie.roosts - g.left[ROOST]
    total = presence(g, seat) + TURNS_OF_ROOSTS * BOARDS.eyrie.points_by_roosts[roosts] + ROOST_WORTH * roosts
    if not roosts:
        total -= NO_ROOST
    orders = sum(len(column) for column in g.decree)
    birds = sum(SUIT_OF[card] == 3 for column in g.decree for card in column)
    total += ORDER * min(8, orders)
    return left * total - turmoil_risk(g, seat) * (birds + TURMOIL * left)


# ------------------------------------------------------------------------------------------------------- 8 the Alliance

TOKEN, SUPPORTER, OFFICER, BASE, REVOLT = 0.8, 0.55, 1.1, 2.2, 0.6
SUPPORTERS_OF_USE = 6


def alliance(g: Root, seat: int, left: float) -> float:
    """Sympathy and how much the next token brings, supporters, officers, bases, and revolts that are possible."""
    spread = BOARDS.alliance.sympathy - g.left[SYMPATHY]
    bases = bases_built(g)
    count = len(g.supporters)
    total = presence(g, seat) + TOKEN * spread + BASE * len(bases)
    total += OFFICER * min(3, g.officers) + 0.6 * OFFICER * max(0, g.officers - 3)
    total += SUPPORTER * min(SUPPORTERS_OF_USE, count) + 0.2 * max(0, count - SUPPORTERS_OF_USE)
    ready = {g.suits[clearing] for clearing in sympathetic_clearings(g) if g.left[BASES[g.suits[clearing]]]}
    total += REVOLT * sum(len(matching_supporters(g, suit)) >= 2 for suit in ready)
    return left * total


# ------------------------------------------------------------------------------------------------------- 9 the Vagabond

ITEM, FIRST_OF_KIND = 0.55, 0.5
NEEDED = (BOOTS, SWORD, HAMMER, TORCH, TEA)
TIRED, BROKEN = 0.12, 0.45
RELATION: tuple[float, ...] = (0.0, 0.5, 1.1, 2.6)
GRUDGE = 0.2
QUEST_READY, QUEST_HERE, RUIN_HERE, ALONE = 0.5, 0.4, 0.5, 0.2


def vagabond(g: Root, seat: int, left: float) -> float:
    """Items and their condition, friends, quests and ruins within reach."""
    row = g.belongings[seat]
    total = 0.0
    tired = 0
    for kind in range(len(KINDS)):
        first = CONDITIONS * kind
        whole = row[first] + row[first + 1]
        broken = row[first + 2] + row[first + 3]
        total += ITEM * (whole + broken) - BROKEN * broken
        if whole and kind in NEEDED:
            total += FIRST_OF_KIND
        tired += row[first + 1] + row[first + 3]
    refreshed = BOARDS.vagabond.refresh + BOARDS.vagabond.refresh_per_tea * row[CONDITIONS * TEA]
    total -= TIRED * tired + TIRED * max(0, tired - refreshed)
    for other, relation in enumerate(g.relation[seat]):
        if other != seat:
            total += -GRUDGE if relation == HOSTILE else RELATION[min(ALLY, relation)]
    place = g.pawn[seat]
    for quest in g.quests:
        items = QUEST_ITEMS[quest]
        if all(undamaged(g, seat, item) >= items.count(item) for item in items):
            total += QUEST_READY
            if place < FOREST and g.suits[place] == QUEST_SUIT[quest]:
                total += QUEST_HERE
    if place < FOREST:
        if g.ruins[place] and undamaged(g, seat, TORCH):
            total += RUIN_HERE
        total -= ALONE * (not any(row[place] for row in g.warriors))
    return left * total


# ------------------------------------------------------------------------------------------------- 10 the Lizard Cult

TURNS_OF_GARDENS, GARDEN, ACOLYTE, HATED, SUIT_IN_HAND = 1.5, 0.9, 0.4, 0.4, 0.3


def lizards(g: Root, seat: int, left: float) -> float:
    """Gardens, whose rituals score; acolytes; cards that a ritual can be held with."""
    total = presence(g, seat) + ACOLYTE * min(6, g.acolytes) + HATED * g.hated
    held = {SUIT_OF[card] for card in g.hands[seat]} | {SUIT_OF[card] for card in g.revealed}
    for suit, kind in enumerate(GARDENS):
        gardens = BOARDS.lizards.gardens_each - g.left[kind]
        points = BOARDS.lizards.points_by_gardens[gardens]
        total += GARDEN * gardens + TURNS_OF_GARDENS * points
        if suit in held:
            total += SUIT_IN_HAND * (1 + points)
    return left * total


# ----------------------------------------------------------------------------------------------------- 11 the Riverfolk

FUND, POST, TURNS_OF_FUNDS, FOREIGN = 0.5, 1.0, 1.6, 0.25
FIRST_POST = 2.0


def riverfolk(g: Root, seat: int, left: float) -> float:
    """Warriors on their board, which pay dividends once there is a trade post; those left in the funds pay first."""
    posts = sum(sum(g.pieces[kind]) for kind in POSTS)
    funds = sum(g.funds)
    every = funds + sum(g.payments) + sum(g.commitments) + sum(sum(row) for row in g.on_posts)
    foreign = every - g.funds[seat] - g.payments[seat] - g.commitments[seat] - sum(row[seat] for row in g.on_posts)
    total = presence(g, seat) + FUND * every + FOREIGN * foreign + POST * posts
    pay = 0.0
    if posts:
        a_point = FUNDS_A_POINT if g.current_law else 1
        total += FIRST_POST + TURNS_OF_FUNDS * every / a_point
        pay = funds / a_point
    return left * total + pay


WORKS: dict[int, Callable[[Root, int, float], float]] = {
    MARQUISE: marquise,
    EYRIE: eyrie,
    ALLIANCE: alliance,
    VAGABOND: vagabond,
    VAGABOND2: vagabond,
    LIZARDS: lizards,
    RIVERFOLK: riverfolk,
}
