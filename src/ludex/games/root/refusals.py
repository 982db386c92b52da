"""Why can't I? The same predicates that list the options say which clause forbids one."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.games.root.deck import BIRD, CARDS
from ludex.games.root.factions import eyrie, marquise
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.options import VERBS
from ludex.games.root.pieces import EYRIE, MARQUISE, PIECES
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.craft import NOT_IN_HAND, cannot_craft, tools
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.rules.victory import cannot_activate, cannot_take
from ludex.games.root.state import Root

RANGES = {
    "card": range(len(CARDS)),
    "spent": range(len(CARDS)),
    "clearing": CLEARINGS,
    "origin": CLEARINGS,
    "target": CLEARINGS,
    "suit": range(4),
    "piece": range(len(PIECES)),
    "leader": range(4),
    "column": range(4),
}


def why_not(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps this option out of the decision; None if only the moment is wrong."""
    if not exists(g, option):
        return Refusal(decision.clause, "no-such-thing")
    if seat == g.active:
        refusal = shared(g, seat, decision, option)
        if refusal is None and g.factions[seat] == MARQUISE:
            refusal = of_marquise(g, seat, decision, option)
        if refusal is None and g.factions[seat] == EYRIE:
            refusal = of_eyrie(g, seat, decision, option)
        return refusal
    return None


def not_in_hand(decision: Decision) -> Refusal:
    return Refusal(decision.clause, "not-in-hand")


def exists(g: Root, option: Option) -> bool:
    """Do all things named in the option exist at all? Dice and shuffles are nothing that a player can do."""
    declared = VERBS.get(option[0])
    if declared is None:
        return False
    for (name, kind), value in zip(declared.items.items(), option[1:], strict=True):
        known = range(len(g.factions)) if kind == "seat" else RANGES.get(name, (value,))
        if value not in known:
            return False
    return True


def shared(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    match option:
        case ("craft", card) if decision.prompt == "craft":
            return NOT_IN_HAND if card not in g.hands[seat] else cannot_craft(g, seat, card, tools(g, seat))
        case ("move", origin, target, count):
            return cannot_move(g, seat, origin, target, count)
        case ("battle", clearing, defender):
            return cannot_battle(g, seat, clearing, defender)
        case ("activate_dominance", card):
            return cannot_activate(g, seat, card)
        case ("take_dominance", card, spent):
            return cannot_take(g, seat, card, spent)
    return None


def of_marquise(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt not in ("action", "extra-action"):
        return None
    match option:
        case ("extra_action", card):
            return not_in_hand(decision) if card not in g.hands[seat] else marquise.cannot_spend_bird(g, card)
        case ("move" | "battle", *_):
            return marquise.cannot_act(g)
        case ("recruit",):
            return marquise.cannot_act(g) or marquise.cannot_recruit(g, seat)
        case ("build", kind, clearing):
            return marquise.cannot_act(g) or marquise.cannot_build_here(g, seat, kind, clearing)
        case ("overwork", clearing, card):
            if card not in g.hands[seat]:
                return Refusal("6.5.5", "not-in-hand")
            return marquise.cannot_act(g) or marquise.cannot_overwork(g, clearing, card)
    return None


def of_eyrie(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt == "decree" and option[0] == "decree":
        return eyrie.ONE_BIRD if option[1] in g.hands[seat] else not_in_hand(decision)
    if decision.prompt != "resolve" or not option[0].startswith("decree_"):
        return None
    verb, suit, clearing = option[:3]
    if eyrie.COLUMNS[g.column] != verb.removeprefix("decree_") or not g.decree_left[suit]:
        return eyrie.NO_SUCH_CARD
    if suit not in (BIRD, g.suits[clearing]):
        return eyrie.WRONG_SUIT
    match option:
        case ("decree_recruit", _, clearing):
            return eyrie.cannot_recruit(g, seat, clearing)
        case ("decree_move", _, origin, target, count):
            return cannot_move(g, seat, origin, target, count)
        case ("decree_battle", _, clearing, defender):
            return cannot_battle(g, seat, clearing, defender)
        case ("decree_build", _, clearing):
            return eyrie.cannot_roost(g, seat, clearing)
    return None
