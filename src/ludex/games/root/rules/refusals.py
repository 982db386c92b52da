"""Why can't I? The same predicates that list the options say which clause forbids one."""

from __future__ import annotations

from collections.abc import Collection

from ludex.core import Decision, Option, Refusal, Verb
from ludex.games.root.moments import out_of_place
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.rules import lasting
from ludex.games.root.rules.battle import cannot_ambush, cannot_battle
from ludex.games.root.rules.board import pieces_in
from ludex.games.root.rules.cards import can_give, cannot_give, cannot_show
from ludex.games.root.rules.craft import cannot_activate as cannot_activate_tool
from ludex.games.root.rules.craft import cannot_craft_from_hand
from ludex.games.root.rules.mountain import cannot_open
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.rules.options import DONE, shared_verbs
from ludex.games.root.rules.victory import cannot_activate, cannot_join, cannot_take
from ludex.games.root.sides.riverfolk.services import cannot_pay_item, cannot_take_offer
from ludex.games.root.sides.seated import PLAYED, side_of
from ludex.games.root.state import FOREST, Root
from ludex.games.root.things import CATALOGUE

NO_PIECE_TO_LOSE = Refusal("4.3.3", "no-piece-to-lose")
LOSS_CHOSEN = Refusal("4.3.3", "loss-chosen")
USED_IN_BATTLE = Refusal("4.3.2.II", "used-in-battle")
NO_HITS_TO_WARD_OFF = Refusal("4.3.2.II", "no-hits-to-ward-off")
NO_EFFECT = Refusal("1.1.3", "no-effect")
NOT_IN_BATTLE = Refusal("4.3.2.II", "not-in-battle")
NO_ARBITER = Refusal("9.5.9", "no-arbiter-here")


def all_verbs() -> dict[str, Verb]:
    """The shared verbs and those of every side."""
    return PLAYED.all_verbs(shared_verbs())


def why_not(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps this option out of the decision, the most general one first: there is no such thing, it is
    for another map, faction or moment, the faction lacks what it takes, or these very things do not fit."""
    if not exists(g, option):
        return Refusal(decision.clause, "no-such-thing")
    if option == DONE:
        return None if decision.accepts(option) else Refusal(decision.clause, "must-choose")
    return (
        out_of_place(g, seat, decision, option)
        or side_of(g, seat).why_not(g, seat, decision, option)
        or shared(g, seat, decision, option)
        or follow_up(g, seat, decision, option)
    )


def exists(g: Root, option: Option) -> bool:
    """Do all things named in the option exist at all? Dice and shuffles are nothing that a player can do."""
    declared = all_verbs().get(option[0])
    if declared is None:
        return False
    return CATALOGUE.exists(declared.items.values(), option, things_of_table(g))


def things_of_table(g: Root) -> dict[str, Collection[int]]:
    return {
        "seat": range(len(g.factions)),
        "place": (*CLEARINGS, *range(FOREST, FOREST + len(MAPS[g.map].forests))),
    }


def things_here(g: Root) -> dict[str, Collection[int]]:
    """All things by kind, as far as an option can name them."""
    return {**CATALOGUE.known, **things_of_table(g)}


def shared(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What anyone may do in their turn."""
    match option:
        case ("craft", card):
            return cannot_craft_from_hand(g, seat, card)
        case ("move", origin, target, count):
            return cannot_move(g, seat, origin, target, count)
        case ("battle", clearing, defender):
            return cannot_battle(g, seat, clearing, defender)
        case ("buy_card" | "buy_boats" | "hire", *_):
            return cannot_take_offer(g, seat, option)
        case ("activate_dominance", card):
            return cannot_activate(g, seat, card)
        case ("take_dominance", card, spent):
            return cannot_take(g, seat, card, spent)
        case ("open_path", origin, target):
            return cannot_open(g, seat, origin, target)
    return by_card(g, seat, decision, option)


def by_card(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What lasting cards let their owner do (4.1.4)."""
    match option:
        case ("tax", clearing):
            return lasting.cannot_tax(g, seat, clearing)
        case ("decode", other):
            return lasting.cannot_decode(g, seat, other)
        case ("rob", victim):
            return lasting.cannot_rob(g, seat, victim)
        case ("share", partner):
            return lasting.cannot_aim(g, seat, partner)
        case ("use", card) if decision.prompt == "birdsong-cards":
            return lasting.cannot_claim(g, seat, card)
        case ("use", card):
            return lasting.cannot_use_in_battle(g, seat, card, attacking=seat == decision.about["attacker"])
    return None


def follow_up(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """What is asked of anyone because something happens: payments, ambushes, losses, outrage."""
    about = decision.about
    match option:
        case ("activate", suit):
            return cannot_activate_tool(g, seat, suit)
        case ("ambush", card):
            return cannot_ambush(g, seat, about["clearing"], card, decision.clause)
        case ("discard", card) if decision.prompt != "investors":
            return cannot_show(g, seat, card, decision.clause)
        case ("pay_item", item):
            return cannot_pay_item(g, seat, item)
        case ("coalition", partner):
            return cannot_join(g, seat, partner)
        case ("outrage_card" | "outrage_discard", card):
            return cannot_give(g, seat, card, [g.suits[about["clearing"]]], decision.clause)
        case ("outrage_show" | "outrage_none",):
            return can_give(g, seat, [g.suits[about["clearing"]]], decision.clause)
        case ("discard", card):
            return cannot_give(g, seat, card, about["suits"], decision.clause)
        case ("nothing_matches",):
            return can_give(g, seat, about["suits"], decision.clause)
    return None if decision.accepts(option) else struck(g, seat, decision, option)


def struck(g: Root, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Where the rule that asks goes through a list, only what it has struck from it can be the reason."""
    match option:
        case ("lose", kind):
            there = kind in pieces_in(g, seat, decision.about["clearing"])
            return LOSS_CHOSEN if there else NO_PIECE_TO_LOSE
        case ("use", card):
            return NO_HITS_TO_WARD_OFF if card in lasting.ARMORERS else USED_IN_BATTLE
        case ("begins", _):
            return NOT_IN_BATTLE
        case ("effect", _):
            return NO_EFFECT
        case ("call_arbiter", _):
            return NO_ARBITER
    return None
