"""7.7 The characters of the Vagabot and what each of them does for one exhausted item (7.5.6)."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots.actions import craft_item, score_for
from ludex.games.root.bots.choose import at_random, choose_player, most
from ludex.games.root.bots.measures import foes, pieces_in, points
from ludex.games.root.bots.vagabot.items import damaged, exhaust, items_in, settle_track
from ludex.games.root.bots.vagabot.moves import slip
from ludex.games.root.printed.deck import CARDS, ITEM_OF
from ludex.games.root.rules.battle import battle, cannot_battle, ordinary_losses
from ludex.games.root.rules.board import DAMAGED, count_pieces, has_pieces
from ludex.games.root.rules.board import pieces_in as kinds_in
from ludex.games.root.rules.cards import can_be_robbed, take_random_card
from ludex.games.root.rules.events import Losses
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.sides.vagabond.actions import forests_near
from ludex.games.root.sides.vagabond.characters import enlist
from ludex.games.root.sides.vagabond.items import (
    ARBITER,
    CHARACTERS,
    CONDITIONS,
    EXHAUSTED,
    RANGER,
    READY,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
    here,
)
from ludex.games.root.state import NOBODY, Root

DAMAGED_TO_SLIP = 3
PIECES_TO_BURN = 3
COVER_POINTS = 1

CARRIED_OUT = ""
"""What an action says that was not skipped."""

NO_CARDS = Refusal("bots:7.7.1", "no-cards")
NOBODY_TO_FIGHT = Refusal("4.3", "nobody-to-fight")


@law("bots:7.5.6", "bots:7.7.6")
def special(g: Root, me: int) -> Rule[str]:
    """What his card says, if it can be done and does anything; says why it was skipped, or CARRIED_OUT. The Arbiter
    only waits to be enlisted."""
    action = ACTIONS.get(g.character[me])
    done = action is not None and (yield from action(g, me))
    return CARRIED_OUT if done else f"special-{CHARACTERS[g.character[me]]}"


@law("bots:7.7.1")
def steal(g: Root, me: int) -> Rule[bool]:
    """The enemy here with most points, then most pieces here, gives up a random card, and he scores a point."""
    clearing = here(g, me)
    victim = choose_player(
        g,
        me,
        "bots:7.7.1",
        [foe for foe in foes(g, me) if clearing and has_pieces(g, foe, clearing)],
        most(points),
        most(pieces_in(clearing)),
        allowed=lambda g, me, foe: None if can_be_robbed(g, foe) else NO_CARDS,
    )
    if victim == NOBODY:
        return False
    exhaust(g, me, 1, "bots:7.5.6")
    yield from take_random_card(g, me, victim, "bots:7.7.1")
    return True


@law("bots:7.7.2")
def labor(g: Root, me: int) -> Rule[bool]:
    """The topmost card of the discard pile whose item is in the supply is crafted, and stays there."""
    yield from ()
    for card in reversed(g.discard):
        if CARDS[card].kind == "item" and g.item_supply[ITEM_OF[card]]:
            exhaust(g, me, 1, "bots:7.5.6")
            return craft_item(g, me, card, "bots:7.7.2")
    return False


@law("bots:7.7.3")
def retreat(g: Root, me: int) -> Rule[bool]:
    """With three damaged items he slips away."""
    if damaged(g, me) < DAMAGED_TO_SLIP or not forests_near(g.map, g.pawn[me]):
        return False
    exhaust(g, me, 1, "bots:7.5.6")
    yield from slip(g, me, "bots:7.7.3")
    return True


# ---------------------------------------------------------------------------------------------------------- the Vagrant


@law("bots:7.7.4", "bots:3.5")
def cannot_be_set(g: Root, clearing: int, attacker: int, defender: int) -> Refusal | None:
    """Two others who could fight here; never two bots where the people play together."""
    if g.cooperative and g.bots[attacker] and g.bots[defender]:
        return NOBODY_TO_FIGHT
    return cannot_battle(g, attacker, clearing, defender)


@law("bots:7.7.4")
def instigate(g: Root, me: int) -> Rule[bool]:
    """First the attacker, then the defender, both by priority of players; chance takes the pieces of both."""
    clearing = here(g, me)
    others = [seat for seat in range(len(g.factions)) if clearing and seat != me and has_pieces(g, seat, clearing)]

    def cannot_attack(g: Root, me: int, attacker: int) -> Refusal | None:
        found = any(cannot_be_set(g, clearing, attacker, other) is None for other in others)
        return None if found else NOBODY_TO_FIGHT

    attacker = choose_player(g, me, "bots:7.7.4", others, allowed=cannot_attack)
    if attacker == NOBODY:
        return False
    targets = [other for other in others if cannot_be_set(g, clearing, attacker, other) is None]
    defender = choose_player(g, me, "bots:7.7.4", targets)
    exhaust(g, me, 1, "bots:7.5.6")
    tell(g, "bots:7.7.4", "instigate", who=me, attacker=attacker, defender=defender)
    yield from battle(g, attacker, clearing, defender, instigator=me)
    return True


@law("bots:7.7.4")
def random_pieces(g: Root, victim: int, clearing: int, hits: int) -> Rule[list[int]]:
    """Buildings and tokens, by chance."""
    there = kinds_in(g, victim, clearing)
    chosen: list[int] = []
    while there and len(chosen) < hits:
        chosen.append((yield from at_random("bots:7.7.4", there)))
        there.remove(chosen[-1])
    return chosen


@law("bots:7.7.4")
def picks_losses(g: Root, victim: int, clearing: int, hits: int, hired: int) -> Rule[Losses]:
    """Random losses of a person whom he set to fight: warriors before other pieces, as always; a Vagabond's items."""
    if not g.pawn[victim]:
        losses = yield from ordinary_losses(g, victim, clearing, hits, hired, random_pieces)
        return losses
    whole = items_in(g, victim, READY, EXHAUSTED)
    chosen: list[int] = []
    while whole and len(chosen) < hits:
        chosen.append((yield from at_random("bots:7.7.4", whole)))
        whole.remove(chosen[-1])
    return Losses([], [], chosen)


# -------------------------------------------------------------------------------------------------------- the Scoundrel


@law("bots:7.7.5")
def cannot_burn(g: Root, me: int) -> bool:
    """It takes three enemy pieces here, one of them a building or token."""
    clearing = here(g, me)
    if not clearing:
        return True
    enemies = foes(g, me)
    few = sum(count_pieces(g, foe, clearing) for foe in enemies) < PIECES_TO_BURN
    return few or not any(kinds_in(g, foe, clearing) for foe in enemies)


@law("bots:7.7.5")
def burn(g: Root, me: int) -> Rule[bool]:
    """All enemy pieces here are removed, an item covers a building slot for good, and he scores a point."""
    if cannot_burn(g, me):
        return False
    exhaust(g, me, 1, "bots:7.5.6")
    tell(g, "bots:7.7.5", "burn", who=me, clearing=here(g, me))
    yield from drive_out(g, me, (here(g, me),))
    cover(g, me, here(g, me))
    score_for(g, me, COVER_POINTS, "bots:7.7.5")
    return True


@law("bots:7.7.5")
def cover(g: Root, me: int, clearing: int) -> None:
    """The item that he misses least lies on a free slot from now on: a damaged one, else a face-down one."""
    items = items_in(g, me, DAMAGED + EXHAUSTED, DAMAGED, EXHAUSTED, READY)
    if g.free[clearing]:
        g.belongings[me][items[0]] -= 1
        g.free[clearing] -= 1
        g.covered.append(clearing)
        tell(g, "bots:7.7.5", "cover-slot", who=me, clearing=clearing, item=items[0] // CONDITIONS)
        settle_track(g, me)


# ---------------------------------------------------------------------------------------------------------- the Arbiter


@law("bots:7.7.6")
def protects(g: Root, me: int, attacker: int, clearing: int, defender: int) -> Rule[int]:
    """A defender may enlist him: a point for him, and the items on his Battle track for the defender."""
    if g.character[me] != ARBITER:
        return 0
    hits = yield from enlist(g, me, attacker, clearing, defender, len(g.battle_track), "bots:7.7.6")
    return hits


ACTIONS: dict[int, Callable[[Root, int], Rule[bool]]] = {
    THIEF: steal,
    TINKER: labor,
    RANGER: retreat,
    VAGRANT: instigate,
    SCOUNDREL: burn,
}
