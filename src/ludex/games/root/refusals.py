"""Why can't I? The same predicates that list the options say which clause forbids one."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal, Verb
from ludex.games.root.bot_boards import BOT_BOARDS
from ludex.games.root.deck import CARDS
from ludex.games.root.faction import PLAYED, faction_of
from ludex.games.root.factions.riverfolk_services import SERVICES, cannot_take_offer
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.options import shared_verbs
from ludex.games.root.pieces import PIECES
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.craft import NOT_IN_HAND, cannot_craft, tools
from ludex.games.root.rules.effects import EFFECTS
from ludex.games.root.rules.mountain import cannot_open
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.rules.victory import cannot_activate, cannot_take
from ludex.games.root.state import Root

RANGES = {
    "card": range(len(CARDS)),
    "clearing": CLEARINGS,
    "suit": range(4),
    "piece": range(len(PIECES)),
    "leader": range(4),
    "column": range(4),
    "service": range(len(SERVICES)),
    "effect": range(len(EFFECTS)),
    "item": range(8),
    "belonging": range(32),
    "character": range(6),
    "quest": range(15),
    "plot": range(len(BOT_BOARDS.corvids.plots)),
}
"""What things of a kind there are; kinds that are not here are checked by the rules themselves."""


def all_verbs() -> dict[str, Verb]:
    """The shared verbs and those of every faction."""
    verbs = [*shared_verbs(), *(declared for faction in PLAYED.values() for declared in faction.verbs)]
    return {declared.name: declared for declared in verbs}


def why_not(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps this option out of the decision; None if only the moment is wrong."""
    if not exists(g, option):
        return Refusal(decision.clause, "no-such-thing")
    if seat != g.active:
        return None
    return shared(g, seat, decision, option) or faction_of(g, seat).why_not(g, seat, decision, option)


def exists(g: Root, option: Option) -> bool:
    """Do all things named in the option exist at all? Dice and shuffles are nothing that a player can do."""
    declared = all_verbs().get(option[0])
    if declared is None:
        return False
    for kind, value in zip(declared.items.values(), option[1:], strict=True):
        known = range(len(g.factions)) if kind == "seat" else RANGES.get(kind, (value,))
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
        case ("buy_card" | "buy_boats" | "hire", *_) if decision.prompt == "services":
            return cannot_take_offer(g, seat, option)
        case ("activate_dominance", card):
            return cannot_activate(g, seat, card)
        case ("take_dominance", card, spent):
            return cannot_take(g, seat, card, spent)
        case ("open_path", origin, target):
            return cannot_open(g, seat, origin, target)
    return None
