"""3.3 Victory by a dominance card."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import BIRD, IS_DOMINANCE, SUIT_OF
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import RIVERFOLK
from ludex.games.root.rules.board import command_mercenaries, partners
from ludex.games.root.rules.cards import cannot_show, leave_hand, matches, spend, take_openly
from ludex.games.root.rules.points import win
from ludex.games.root.state import HOSTILE, NOBODY, Root
from ludex.kit import seats

POINTS_TO_DOMINATE = 10
CLEARINGS_TO_DOMINATE = 3
PLAYERS_FOR_COALITION = 4

TOO_FEW_POINTS = Refusal("3.3.1", "dominance-points")
ALREADY_DOMINANT = Refusal("3.3.2", "dominance-active")
NOT_DOMINANCE = Refusal("2.1.5", "not-dominance")
NOT_AVAILABLE = Refusal("3.3.4", "not-available")
TOO_FEW_PLAYERS = Refusal("9.2.8", "coalition-players")
NO_PARTNER = Refusal("9.2.8", "coalition-partner")
YOURSELF = Refusal("9.2.8", "coalition-yourself")
PARTNER_DOMINANT = Refusal("9.2.8", "partner-dominant")
PARTNER_AHEAD = Refusal("9.2.8", "partner-ahead")


@law("3.3", "3.3.1.I", "3.3.1.II")
def dominates(g: Root, seat: int) -> bool:
    """Three ruled clearings of the card's suit; for the bird card, two opposite corners."""
    card = g.dominance[seat]
    if card == NOBODY or g.coalition[seat] != NOBODY:
        return False
    suit = SUIT_OF[card]
    if suit == BIRD:
        woods = MAPS[g.map]
        return any(g.ruler[c] == seat and g.ruler[woods.opposite[c]] == seat for c in woods.corners)
    return sum(g.ruler[c] == seat for c in g.of_suit[suit]) >= CLEARINGS_TO_DOMINATE


@law("3.3.1", "3.3.1.I", "3.3.1.II")
def check_dominance(g: Root, seat: int) -> None:
    """At the start of its Birdsong a seat with an activated card wins if the condition holds."""
    if dominates(g, seat):
        win(g, seat, "3.3.1", "dominance")


@law("3.3.1", "3.3.2")
def cannot_activate(g: Root, seat: int, card: int) -> Refusal | None:
    """Ten points are needed, and an activated card is never replaced."""
    if not IS_DOMINANCE[card]:
        return NOT_DOMINANCE
    if g.dominance[seat] != NOBODY:
        return ALREADY_DOMINANT
    if g.score[seat] < POINTS_TO_DOMINATE:
        return TOO_FEW_POINTS
    refusal = cannot_form_coalition(g, seat) if g.pawn[seat] else None
    return refusal or cannot_show(g, seat, card, "3.3.1")


@law("9.2.8")
def cannot_form_coalition(g: Root, seat: int) -> Refusal | None:
    """A Vagabond activates a dominance card for a coalition: with four players or more, and with somebody to join."""
    if len(g.factions) < PLAYERS_FOR_COALITION:
        return TOO_FEW_PLAYERS
    return None if coalition_options(g, seat) else NO_PARTNER


@law("9.2.8")
def coalition_options(g: Root, seat: int) -> list[Option]:
    """Of the others who have not activated a dominance card (and, in later printings, are in no coalition), those with
    the fewest points."""
    others = [other for other in seats.others(len(g.factions), seat) if g.dominance[other] == NOBODY]
    if g.current_law:
        others = [other for other in others if not partners(g, other)]
    fewest = min((g.score[other] for other in others), default=0)
    return [("coalition", other) for other in others if g.score[other] == fewest]


@law("9.2.8")
def cannot_join(g: Root, seat: int, partner: int) -> Refusal | None:
    """Not oneself, nobody with an activated dominance card, and nobody who has more points than another."""
    if partner == seat:
        return YOURSELF
    if g.dominance[partner] != NOBODY:
        return PARTNER_DOMINANT
    return None if ("coalition", partner) in coalition_options(g, seat) else PARTNER_AHEAD


@law("9.2.8", "9.2.9.III.D", "bots:C-9.involved")
def form_coalition(g: Root, seat: int) -> Rule[None]:
    """A Vagabond wins together with a partner from now on; a hostile one becomes indifferent. Mercenaries that serve
    his enemies serve the partner no longer."""
    _, partner = yield ask("9.2.8", seat, "coalition", coalition_options, g, seat)
    g.coalition[seat] = partner
    if g.relation[seat][partner] == HOSTILE:
        g.relation[seat][partner] = 0
    tell(g, "9.2.8", "coalition", who=seat, partner=partner)
    if g.mercenaries != NOBODY:
        command_mercenaries(g, g.mercenaries)


@law("3.3.1", "3.3.2")
def activate_dominance(g: Root, seat: int, card: int) -> None:
    """The card goes to the play area for good; the score marker leaves the track."""
    leave_hand(g, seat, card)
    g.dominance[seat] = card
    g.score[seat] = 0
    g.quiet = 0
    tell(g, "3.3.1", "activate-dominance", who=seat, card=card)


@law("3.3.4", "2.1.1.II")
def cannot_take(g: Root, seat: int, card: int, spent: int) -> Refusal | None:
    """An available card is taken by spending a matching one: a bird for any, but only a bird for the bird card."""
    if card not in g.available:
        return NOT_AVAILABLE
    if not matches(spent, SUIT_OF[card]):
        return Refusal("3.3.4", "no-matching-card", {"card": card})
    return cannot_show(g, seat, spent, "3.3.4")


@law("3.3.4")
def take_dominance(g: Root, seat: int, card: int, spent: int) -> None:
    g.available.remove(card)
    spend(g, seat, spent)
    take_openly(g, seat, card)
    tell(g, "3.3.4", "take-dominance", who=seat, card=card, spent=spent)


def dominance_options(g: Root, seat: int) -> list[Option]:
    """What Daylight allows with dominance cards: activate one, take one (3.3.1, 3.3.4)."""
    hand = g.hands[seat]
    options: list[Option] = [
        ("activate_dominance", card) for card in hand if IS_DOMINANCE[card] and cannot_activate(g, seat, card) is None
    ]
    for card in g.available:
        options += [("take_dominance", card, spent) for spent in hand if cannot_take(g, seat, card, spent) is None]
    return options


def dominance_is_secret(g: Root, seat: int) -> bool:
    """Could this seat hold a card that it may activate, or take one for? Then it must be asked in any case."""
    if not g.hands[seat] or g.factions[seat] == RIVERFOLK:
        return False
    if g.available:
        return True
    return len(g.factions) > 2 and g.dominance[seat] == NOBODY and g.score[seat] >= POINTS_TO_DOMINATE
