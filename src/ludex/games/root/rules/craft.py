"""4.1 Crafting: activate crafting pieces of the suits a card asks for, and get its effect at once or for good."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import ANY, COST_OF, ITEM_OF, KIND_OF, NAME_OF, SUIT_OF
from ludex.games.root.rules.cards import cannot_show, effect_of, leave_hand, spend
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.rules.points import score
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import Root

NO_AMBUSH = Refusal("2.1.4", "craft-ambush")
NO_DOMINANCE = Refusal("2.1.5", "craft-dominance")
ITEM_GONE = Refusal("4.1.2", "item-gone")
SAME_CARD = Refusal("4.1.4", "same-card")
COST = Refusal("4.1.1", "craft-cost")
NO_TOOL = Refusal("4.1.1", "craft-no-tool")


Tools = tuple[list[int], int]
"""Crafting pieces left to activate, by suit, and how many of them in all."""


@law("4.1.1")
def tools(g: Root, seat: int) -> Tools:
    """What this seat can still activate this turn."""
    return side_of(g, seat).tools(g, seat)


@law("4.1")
def cannot_craft_from_hand(g: Root, seat: int, card: int) -> Refusal | None:
    """What stands against crafting this card, wherever it is."""
    return cannot_show(g, seat, card, "4.1") or cannot_craft(g, seat, card, tools(g, seat))


@law("4.1.1")
def cannot_activate(g: Root, seat: int, suit: int) -> Refusal | None:
    """A crafting piece of this suit that has not been activated yet."""
    left, _most = tools(g, seat)
    return None if suit < len(left) and left[suit] else NO_TOOL


@law("4.1.1", "4.1.2", "4.1.4", "2.1.4", "2.1.5")
def cannot_craft(g: Root, seat: int, card: int, power: Tools) -> Refusal | None:
    """Ambush and dominance cards cannot be crafted; an item must be in the supply; a lasting card must have a new name;
    and there must be crafting pieces of the right suits."""
    kind = KIND_OF[card]
    if kind == "ambush":
        return NO_AMBUSH
    if kind == "dominance":
        return NO_DOMINANCE
    fox, rabbit, mouse, any_suit = COST_OF[card]
    left, most = power
    if fox > left[0] or rabbit > left[1] or mouse > left[2] or fox + rabbit + mouse + any_suit > most:
        return COST
    if kind == "item":
        return None if g.item_supply[ITEM_OF[card]] else ITEM_GONE
    if kind == "persistent":
        name = NAME_OF[card]
        for crafted in g.crafted[seat]:
            if NAME_OF[crafted] == name:
                return SAME_CARD
    return None


def craft_options(g: Root, seat: int, power: Tools) -> list[Option]:
    return [("craft", card) for card in g.hands[seat] if cannot_craft(g, seat, card, power) is None]


@law("4.1.1")
def activate_tools(g: Root, seat: int, card: int) -> Rule[None]:
    """Activate what the cost says; for "any suit" the crafter says which."""
    cost = COST_OF[card]
    activate = side_of(g, seat).activate
    for suit in range(3):
        for _ in range(cost[suit]):
            yield from activate(g, seat, suit)
    for _ in range(cost[ANY]):
        left, _most = tools(g, seat)
        _, suit = yield ask(
            "4.1.1", seat, "activate", [("activate", s) for s in range(3) if left[s]], about={"card": card}
        )
        yield from activate(g, seat, suit)


@law("4.1")
def craft(g: Root, seat: int, card: int) -> Rule[None]:
    """Pay, then get the item, the immediate effect or the lasting one."""
    yield from activate_tools(g, seat, card)
    tell(g, "4.1", "craft", who=seat, card=card)
    kind = KIND_OF[card]
    if kind == "item":
        craft_item(g, seat, card)
    elif kind == "immediate":
        yield from effect_of[NAME_OF[card]](g, seat, card)
    else:
        craft_lasting(g, seat, card)


@law("4.1.2", "2.5.5", "3.2.2")
def craft_item(g: Root, seat: int, card: int) -> None:
    """Take the item from the supply, discard the card and score what it prints, as far as the faction may."""
    item = ITEM_OF[card]
    g.item_supply[item] -= 1
    side_of(g, seat).take_item(g, seat, item)
    spend(g, seat, card)
    score(g, seat, side_of(g, seat).craft_points(g, seat, card))


@law("4.1.3", "2.6")
def craft_lasting(g: Root, seat: int, card: int) -> None:
    """The card lies in the play area from now on."""
    leave_hand(g, seat, card)
    g.crafted[seat].append(card)


@effect_of("favor_of_the_foxes", "favor_of_the_rabbits", "favor_of_the_mice")
@law("4.1.2", "3.2.1", "1.1.1")
def favor(g: Root, seat: int, card: int) -> Rule[None]:
    """The favours: remove every enemy piece from all clearings of the suit, score buildings and tokens."""
    suit = SUIT_OF[card]
    spend(g, seat, card)
    tell(g, "4.1.2", "favor", who=seat, suit=suit)
    yield from drive_out(g, seat, g.of_suit[suit])
