"""9.2.5 The Vagabond's items: what he has, in which condition, and what it makes of him in battle and at crafting.

`belongings` counts items by 4 * kind + condition. Tea, coins and bags that are ready always count as on their tracks,
as far as there is room: he may put them there at any moment (9.2.5.III)."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import ITEMS, SUITS
from ludex.games.root.printed.pieces import BOARDS, PAWNS
from ludex.games.root.printed.vagabond import CARDS
from ludex.games.root.rules.board import DAMAGED, damage_items
from ludex.games.root.rules.events import Losses
from ludex.games.root.rules.options import DONE
from ludex.games.root.state import FOREST, NOBODY, Root

BOARD = BOARDS.vagabond
TRACK_CAPACITY = BOARD.track_capacity
KINDS = (*ITEMS, "torch")
BAG, BOOTS, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = range(len(KINDS))
ON_TRACKS = (TEA, COINS, BAG)
CONDITIONS = 4
READY, EXHAUSTED = 0, 1
ITEMS_FOR_FULL_REMOVAL = 3

NOT_EXHAUSTED = Refusal("9.4.1", "not-exhausted")
NOT_UNDAMAGED = Refusal("9.2.7", "not-undamaged")
ITEM_CHOSEN = Refusal("9.2.7", "item-chosen")
NOT_CARRIED = Refusal("9.6.4", "not-carried")
ON_ITS_TRACK = Refusal("9.6.4", "item-on-track")

CHARACTERS = tuple(character.id for character in CARDS.character)
THIEF, TINKER, RANGER, VAGRANT, ARBITER, SCOUNDREL = range(len(CHARACTERS))
START_ITEMS = tuple(tuple(KINDS.index(item) for item in character.items) for character in CARDS.character)
RUIN_ITEMS = tuple(KINDS.index(item) for item in CARDS.ruin_items)
QUEST_SUIT = tuple(SUITS.index(quest.suit) for quest in CARDS.quest)
QUEST_ITEMS = tuple(tuple(KINDS.index(item) for item in quest.items) for quest in CARDS.quest)


# ------------------------------------------------------------------------------------------------- what he has, and how


@law("9.8.1", "bots:7.3.4")
def two_wander(g: Root) -> bool:
    """Do two Vagabonds share the woods, one of them perhaps the Vagabot? Then two items lie under every ruin."""
    return sum(g.seat_of[faction] != NOBODY for faction in PAWNS) > 1


def here(g: Root, me: int) -> int:
    """The clearing where he stands; 0 in a forest."""
    return g.pawn[me] if g.pawn[me] < FOREST else 0


def ready(g: Root, me: int, kind: int) -> int:
    """How many undamaged items of a kind lie face up."""
    return g.belongings[me][CONDITIONS * kind]


def undamaged(g: Root, me: int, kind: int) -> int:
    """Face up or face down."""
    first = CONDITIONS * kind
    return g.belongings[me][first] + g.belongings[me][first + EXHAUSTED]


def places(g: Root, me: int, *conditions: int) -> list[int]:
    """The places in `belongings` with items in one of these conditions."""
    return [place for place, n in enumerate(g.belongings[me]) if n and place % CONDITIONS in conditions]


@law("9.2.5.I", "9.2.5.III")
def on_track(g: Root, me: int, kind: int) -> int:
    """Tea, coins or bags on their track: ready ones, as many as it holds."""
    return min(ready(g, me, kind), TRACK_CAPACITY)


@law("9.2.1", "9.2.5", "9.2.5.I", "9.2.5.II")
def take_item(g: Root, me: int, kind: int) -> None:
    """A new item comes face up, on its track or in the satchel."""
    g.belongings[me][CONDITIONS * kind] += 1


@law("9.2.5", "9.5")
def exhaust(g: Root, me: int, kind: int, count: int = 1) -> None:
    """Turn ready items face down; what lay on a track goes into the satchel."""
    g.belongings[me][CONDITIONS * kind] -= count
    g.belongings[me][CONDITIONS * kind + EXHAUSTED] += count


def needs(clause: str, kind: int, count: int = 1) -> Refusal:
    return Refusal(clause, "no-ready-item", {"item": kind, "count": count})


# ---------------------------------------------------------------------------------------------- 9.2 crafting and battle


@law("9.2.1", "9.5.8")
def tools(g: Root, me: int) -> tuple[list[int], int]:
    """Ready hammers, all of the suit of his clearing; in a forest they have no suit."""
    clearing = here(g, me)
    left = [0, 0, 0]
    if clearing:
        left[g.suits[clearing]] = ready(g, me, HAMMER)
    return left, sum(left)


def activate(g: Root, me: int, suit: int) -> Rule[None]:
    exhaust(g, me, HAMMER)
    yield from ()


@law("9.2.6")
def most_hits(g: Root, me: int, clearing: int, attacking: bool) -> int:
    """Undamaged swords, exhausted or not."""
    return undamaged(g, me, SWORD)


@law("9.2.4")
def defenceless(g: Root, me: int, clearing: int) -> bool:
    return undamaged(g, me, SWORD) == 0


def hit_options(g: Root, me: int, clearing: int, ally: int, fallen: int, damaged: list[int]) -> list[Option]:
    """Undamaged items; warriors of an ally who fights along. Without items to damage, hits may be ignored."""
    row = g.belongings[me]
    options: list[Option] = [
        ("damage", place) for place in places(g, me, READY, EXHAUSTED) if row[place] > damaged.count(place)
    ]
    if not options:
        options.append(DONE)
    if ally != NOBODY and g.warriors[ally][clearing] > fallen:
        options.append(("lose_ally", ally))
    return options


@law("9.2.7")
def cannot_damage(g: Root, me: int, place: int) -> Refusal | None:
    """An item that is not damaged yet."""
    return None if place in places(g, me, READY, EXHAUSTED) else NOT_UNDAMAGED


@law("9.2.7", "9.2.9.II.D")
def choose_losses(g: Root, me: int, clearing: int, hits: int, ally: int) -> Rule[Losses]:
    """An undamaged item for each hit, or a warrior of the ally; hits beyond that are ignored."""
    row = g.belongings[me]
    whole = [place for place in places(g, me, READY, EXHAUSTED) for _ in range(row[place])]
    if hits >= len(whole) and (ally == NOBODY or not g.warriors[ally][clearing]):
        return Losses([], [], whole)
    damaged: list[int] = []
    fallen = 0
    for left in range(hits, 0, -1):
        options = hit_options(g, me, clearing, ally, fallen, damaged)
        about = {"count": left, "clearing": clearing}
        choice = yield ask("9.2.7", me, "hit", options, about=about, leads="hits-ignored")
        if choice == DONE:
            break
        if choice[0] == "damage":
            damaged.append(choice[1])
        else:
            fallen += 1
    return Losses([(ally, fallen)] if fallen else [], [], damaged)


@law("9.2.2")
def driven_out(g: Root, me: int) -> Rule[None]:
    """Where all enemy pieces are removed, his pawn stays. In later printings that damages three of his items."""
    if g.current_law:
        lost = yield from choose_losses(g, me, g.pawn[me], ITEMS_FOR_FULL_REMOVAL, NOBODY)
        damage_items(g, me, lost.items)
        if lost.items:
            tell(g, "9.2.2", "damage", who=me, belongings=sorted(lost.items))


# ------------------------------------------------------------------------- 9.4.1 refresh, 9.5.7 repair, 9.6 the evening


@law("9.4.1")
def refresh(g: Root, me: int) -> Rule[None]:
    """Two items for each tea that lay face up as Birdsong began, even if it has paid for a service since, and three
    more; which, he says."""
    count = BOARD.refresh_per_tea * (ready(g, me, TEA) + g.tea_paid) + BOARD.refresh
    row = g.belongings[me]
    turned: list[int] = []
    while len(turned) < count:
        face_down = places(g, me, EXHAUSTED, DAMAGED + EXHAUSTED)
        if not face_down:
            break
        place = face_down[0]
        if sum(row[p] for p in face_down) > count - len(turned):
            options: list[Option] = [("refresh", p) for p in face_down]
            _, place = yield ask("9.4.1", me, "refresh", options, about={"count": count - len(turned)})
        row[place] -= 1
        row[place - EXHAUSTED] += 1
        turned.append(place)
    if turned:
        tell(g, "9.4.1", "refresh", who=me, belongings=[place - EXHAUSTED for place in sorted(turned)])


@law("9.5.7")
def mend(g: Root, me: int, place: int) -> None:
    """A damaged item returns, lying as it lay."""
    g.belongings[me][place] -= 1
    g.belongings[me][place - DAMAGED] += 1
    tell(g, "9.5.7", "repair", who=me, belonging=place - DAMAGED)


@law("9.6.1")
def rest(g: Root, me: int) -> None:
    """In a forest everything damaged is repaired and turned face up."""
    row = g.belongings[me]
    damaged = places(g, me, DAMAGED, DAMAGED + EXHAUSTED)
    if here(g, me) or not damaged:
        return
    for place in damaged:
        row[place // CONDITIONS * CONDITIONS] += row[place]
        row[place] = 0
    tell(g, "9.6.1", "rest", who=me)


def carried(g: Root, me: int) -> list[int]:
    """What the satchel and the Damaged box hold, by place: all but what lies on the tracks."""
    row = g.belongings[me][:]
    for kind in ON_TRACKS:
        row[CONDITIONS * kind] -= on_track(g, me, kind)
    return row


@law("9.6.4")
def item_limit(g: Root, me: int) -> int:
    """Six, and two for each bag on its track."""
    return BOARD.item_limit + BOARD.item_limit_per_bag * on_track(g, me, BAG)


def drop_options(g: Root, me: int) -> list[Option]:
    return [("drop_item", place) for place in range(len(g.belongings[me])) if cannot_drop(g, me, place) is None]


@law("9.6.4", "9.2.5.III")
def cannot_drop(g: Root, me: int, place: int) -> Refusal | None:
    """Something that he carries; what lies on a track does not count."""
    if carried(g, me)[place]:
        return None
    return ON_ITS_TRACK if g.belongings[me][place] else NOT_CARRIED


@law("9.6.4", "2.5.5")
def check_item_limit(g: Root, me: int) -> Rule[None]:
    """What is too much goes back to the box, as he chooses."""
    while sum(carried(g, me)) > item_limit(g, me):
        about = {"count": sum(carried(g, me)) - item_limit(g, me)}
        _, place = yield ask("9.6.4", me, "drop-item", drop_options, g, me, about=about)
        g.belongings[me][place] -= 1
        kind = place // CONDITIONS
        if kind in g.from_ruins[me] and not any(g.belongings[me][CONDITIONS * kind :][:CONDITIONS]):
            g.from_ruins[me].remove(kind)
        tell(g, "9.6.4", "drop-item", who=me, belonging=place)
