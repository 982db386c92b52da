"""7.2 The Vagabot's items: the satchel, the Battle track, damage and repair.

`belongings` counts what lies in the satchel and in the Damaged box, by 4 * kind + condition; what lies on the Battle
track is in `battle_track`, from the left, as the places it would have in the satchel."""

from __future__ import annotations

from ludex.core import Rule, law, tell
from ludex.games.root.bots.actions import has_trait
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.rules.board import DAMAGED, damage_items
from ludex.games.root.rules.events import Losses, Removal
from ludex.games.root.sides.vagabond.items import CONDITIONS, EXHAUSTED, READY, places
from ludex.games.root.state import NOBODY, Root

BOARD = BOT_BOARDS.vagabot


def items_in(g: Root, me: int, *conditions: int) -> list[int]:
    """Items of the satchel and the Damaged box in these conditions, one entry each."""
    row = g.belongings[me]
    return [place for condition in conditions for place in places(g, me, condition) for _ in range(row[place])]


def ready(g: Root, me: int) -> int:
    """How many items he can exhaust: undamaged, face up, not on the Battle track."""
    return sum(g.belongings[me][::CONDITIONS])


def damaged(g: Root, me: int) -> int:
    return len(items_in(g, me, DAMAGED, DAMAGED + EXHAUSTED))


@law("bots:7.4.3")
def undamaged(g: Root, me: int) -> int:
    """Face up or face down, in the satchel or on the Battle track."""
    return len(items_in(g, me, READY, EXHAUSTED)) + len(g.battle_track)


@law("bots:7.2.3")
def exhaust(g: Root, me: int, count: int, clause: str) -> None:
    """Turn items face down; which, does not matter."""
    row = g.belongings[me]
    for place in items_in(g, me, READY)[:count]:
        row[place] -= 1
        row[place + EXHAUSTED] += 1
    tell(g, clause, "bot-exhausts", who=me, count=count, left=ready(g, me))


@law("bots:7.2.3", "bots:7.2.4")
def take_item(g: Root, me: int, kind: int) -> None:
    """A new item comes face up into the satchel; as the sixth, ninth or twelfth it may go on to the Battle track."""
    place = CONDITIONS * kind
    g.belongings[me][place] += 1
    settle_track(g, me, place)


# ----------------------------------------------------------------------------------------------------- the Battle track


@law("bots:C-7.questing")
def never_leave_track(g: Root, me: int) -> bool:
    """Damaged items count for the Battle track, and nothing is taken from it any more."""
    return has_trait(g, me, "questing")


@law("bots:7.2.4", "bots:C-7.questing")
def settle_track(g: Root, me: int, newest: int = NOBODY) -> None:
    """One item on the track for six undamaged ones, two for nine, three for twelve: face-down items first, else the one
    that has just come. When there are too few, the last item returns to the satchel."""
    row, track = g.belongings[me], g.battle_track
    keep = never_leave_track(g, me)
    items = undamaged(g, me) + (damaged(g, me) if keep else 0)
    spaces = sum(items >= threshold for threshold in BOARD.track)
    while len(track) < spaces:
        loose = items_in(g, me, EXHAUSTED) or [newest] * (newest in places(g, me, READY)) or items_in(g, me, READY)
        if not loose:
            break
        row[loose[0]] -= 1
        track.append(loose[0])
        tell(g, "bots:7.2.4", "to-battle-track", who=me, belonging=loose[0], hits=BOARD.most_hits[len(track)])
    while len(track) > spaces and not keep:
        place = track.pop()
        row[place] += 1
        tell(g, "bots:7.2.5", "from-battle-track", who=me, belonging=place, hits=BOARD.most_hits[len(track)])


@law("bots:7.2.4")
def most_hits(g: Root, me: int, clearing: int, attacking: bool) -> int:
    """One, and one more for the sixth and for the ninth item; swords do not matter."""
    return BOARD.most_hits[len(g.battle_track)]


@law("bots:7.2.4")
def attack_hits(g: Root, me: int, clearing: int) -> int:
    """One extra hit for the twelfth item."""
    return int(len(g.battle_track) == len(BOARD.track))


@law("bots:C-7.marksman")
def first_hits(g: Root, me: int, clearing: int) -> int:
    """A hit before the dice are rolled."""
    return int(has_trait(g, me, "marksman"))


@law("bots:7.5.4")
def has_removed(g: Root, me: int, removals: list[Removal]) -> int:
    """A point for each warrior that he removes as attacker: in a battle of his own turn."""
    if g.active != me:
        return 0
    return sum(removal.warriors for removal in removals if removal.battle and removal.owner != me)


# ---------------------------------------------------------------------------------------------------- damage and repair


@law("bots:7.2.5", "bots:C-7.questing")
def to_damage(g: Root, me: int, hits: int) -> list[int]:
    """An undamaged item for each hit: face-down ones first; from the satchel before those that lie alike on the Battle
    track."""
    chosen: list[int] = []
    for condition in (EXHAUSTED, READY):
        chosen += items_in(g, me, condition)
        if not never_leave_track(g, me):
            chosen += [place for place in reversed(g.battle_track) if place % CONDITIONS == condition]
    return chosen[:hits]


@law("bots:7.2.5")
def choose_losses(g: Root, me: int, clearing: int, hits: int, ally: int) -> Rule[Losses]:
    """Hits damage items; those beyond are lost."""
    yield from ()
    return Losses([], [], to_damage(g, me, hits))


@law("bots:7.2.5")
def damage(g: Root, me: int, items: list[int], clause: str = "bots:7.2.5") -> None:
    """These items go to the Damaged box, and others may leave the Battle track."""
    row = g.belongings[me]
    for place in items:
        if not row[place]:
            g.battle_track.remove(place)
            row[place] += 1
        damage_items(g, me, [place])
    tell(g, clause, "damage", who=me, belongings=[place + DAMAGED for place in sorted(items)])
    settle_track(g, me)


@law("bots:7.2.1", "bots:7.2.1.I")
def driven_out(g: Root, me: int) -> None:
    """An effect that removes all enemy pieces from his clearing damages three items; the pawn stays."""
    items = to_damage(g, me, BOARD.full_removal_damage)
    if items:
        damage(g, me, items, "bots:7.2.1.I")


@law("bots:7.5.5", "bots:7.6.2")
def mend(g: Root, me: int, count: int, clause: str) -> None:
    """Repair items, face-up ones first; each stays on the side it lay on."""
    row = g.belongings[me]
    for place in items_in(g, me, DAMAGED, DAMAGED + EXHAUSTED)[:count]:
        row[place] -= 1
        row[place - DAMAGED] += 1
        tell(g, clause, "repair", who=me, belonging=place - DAMAGED)
    settle_track(g, me)


@law("bots:7.6.1", "bots:C-7.easy", "bots:C-7.challenging")
def refresh(g: Root, me: int) -> None:
    """Face-down undamaged items of the satchel turn face up: four with any damaged item, else six; one fewer or one
    more by difficulty."""
    count = (BOARD.refresh_with_damage if damaged(g, me) else BOARD.refresh)[g.level[me]]
    turned = items_in(g, me, EXHAUSTED)[:count]
    row = g.belongings[me]
    for place in turned:
        row[place] -= 1
        row[place - EXHAUSTED] += 1
    if turned:
        tell(g, "bots:7.6.1", "refresh", who=me, belongings=[place - EXHAUSTED for place in turned])
