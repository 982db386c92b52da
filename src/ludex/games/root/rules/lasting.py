"""The cards of the deck with a lasting effect (4.1.3), by the moment at which they work.

A card overrides the law it contradicts (1.1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import NAME_OF, copies_of
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.rules.board import enemies, remove_warriors, ruled_by
from ludex.games.root.rules.cards import can_be_robbed, draw, effect_of, look_at_hand, take_random_card, to_discard
from ludex.games.root.rules.effects import hand_of
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hooks import Effect
from ludex.kit.seats import others

ARMORERS = copies_of("armorers")
SAPPERS = copies_of("sappers")
BRUTAL_TACTICS = copies_of("brutal_tactics")
SCOUTING_PARTY = copies_of("scouting_party")
ROYAL_CLAIM = copies_of("royal_claim")
STAND_AND_DELIVER = copies_of("stand_and_deliver")
BETTER_BURROW_BANK = copies_of("better_burrow_bank")
COMMAND_WARREN = copies_of("command_warren")
COBBLER = copies_of("cobbler")
TAX_COLLECTOR = copies_of("tax_collector")
CODEBREAKERS = copies_of("codebreakers")

NOT_AN_ENEMY = Refusal("2.7", "enemies-only")
NOT_ANOTHER = Refusal("4.1.3", "not-another-player")
NO_CARDS = Refusal("4.1.3", "no-cards-there")
NO_WARRIOR = Refusal("4.1.3", "no-warrior-here")
NOT_FOR_BATTLE = Refusal("4.3.2.II", "not-a-battle-card")
FOR_ATTACKER = Refusal("4.3.2.II", "for-attacker")
FOR_DEFENDER = Refusal("4.3.2.II", "for-defender")
NOT_FOR_BIRDSONG = Refusal("4.1.3", "not-a-birdsong-card")

NO_ROLLED_HITS = 0
ONE_MORE_HIT = 1


def has(g: Root, seat: int, cards: frozenset[int]) -> int:
    """The copy of a card in the play area that has not been used this turn, or NOBODY."""
    for card in g.crafted[seat]:
        if card in cards and card not in g.used:
            return card
    return NOBODY


@law("4.1.3", "2.6")
def cannot_use(g: Root, seat: int, cards: frozenset[int]) -> Refusal | None:
    """A copy of the card lies in the play area and has not been used this turn."""
    if has(g, seat, cards) != NOBODY:
        return None
    used = any(card in cards for card in g.crafted[seat])
    return Refusal("4.1.3", "card-used" if used else "card-not-in-play", {"called": min(cards)})


def other_players(g: Root, seat: int) -> tuple[int, ...]:
    return others(len(g.factions), seat)


@law("2.7")
def aims(g: Root, seat: int) -> Sequence[int]:
    """Whom most such cards are used on: any other player; in later printings an enemy."""
    return enemies(g, seat) if g.current_law else other_players(g, seat)


@law("2.7")
def cannot_aim(g: Root, seat: int, other: int) -> Refusal | None:
    """Not at oneself, nor, in later printings, at a partner in a coalition."""
    if other == seat:
        return NOT_ANOTHER
    return None if other in aims(g, seat) else NOT_AN_ENEMY


def discard_crafted(g: Root, seat: int, card: int) -> None:
    g.crafted[seat].remove(card)
    to_discard(g, card)


# --------------------------------------------------------------------------------------------------------------- battle


@effect_of("scouting_party")
@law("1.1.1", "4.3.1")
def ignores_ambush(g: Root, attacker: int) -> bool:
    """Scouting Party: ambushes do nothing to an attacker who has it."""
    return bool(g.crafted[attacker]) and any(card in SCOUTING_PARTY for card in g.crafted[attacker])


@law("4.3.2.II")
def battle_options(g: Root, seat: int, *, attacking: bool, threatened: bool, used: list[int]) -> list[Option]:
    """Brutal Tactics for the attacker, Sappers for the defender, Armorers for whoever would take rolled hits."""
    mine = BRUTAL_TACTICS if attacking else SAPPERS
    return [
        ("use", card)
        for card in g.crafted[seat]
        if (card in mine and card not in used) or (card in ARMORERS and threatened)
    ]


@law("4.3.2.II")
def cannot_use_in_battle(g: Root, seat: int, card: int, *, attacking: bool) -> Refusal | None:
    """A card of the play area that is for this side of a battle."""
    if card not in ARMORERS | SAPPERS | BRUTAL_TACTICS:
        return NOT_FOR_BATTLE
    if card in (SAPPERS if attacking else BRUTAL_TACTICS):
        return FOR_DEFENDER if attacking else FOR_ATTACKER
    return None if card in g.crafted[seat] else Refusal("4.1.3", "card-not-in-play", {"called": card})


@law("4.3.2.II", "1.1.1")
def use_in_battle(g: Root, seat: int, enemy: int, card: int) -> int:
    """Carry out a battle card; says what it does to the hits."""
    tell(g, "4.1.3", "use", who=seat, card=card)
    hits: int = effect_of[NAME_OF[card]](g, seat, enemy, card)
    return hits


@effect_of("armorers")
def armorers(g: Root, seat: int, enemy: int, card: int) -> int:
    """Discard it to take none of the rolled hits."""
    discard_crafted(g, seat, card)
    return NO_ROLLED_HITS


@effect_of("sappers")
def sappers(g: Root, seat: int, enemy: int, card: int) -> int:
    """Discard it to deal an extra hit."""
    discard_crafted(g, seat, card)
    return ONE_MORE_HIT


@effect_of("brutal_tactics")
def brutal_tactics(g: Root, seat: int, enemy: int, card: int) -> int:
    """An extra hit, and the defender scores a point for it."""
    score(g, enemy, 1)
    return ONE_MORE_HIT


# ------------------------------------------------------------------------------------------------------------- Birdsong


@law("4.1.3", "1.1.3")
def start_of_birdsong(g: Root, seat: int) -> list[Effect]:
    """Better Burrow Bank works as Birdsong begins, perhaps with others."""
    card = has(g, seat, BETTER_BURROW_BANK)
    if card == NOBODY:
        return []
    touched = frozenset(hand_of(other) for other in range(len(g.factions)))
    return [Effect("bank", seat, touched, lambda: better_burrow_bank(g, seat, card))]


@effect_of("better_burrow_bank")
@law("4.1.3")
def better_burrow_bank(g: Root, seat: int, card: int) -> Rule[None]:
    """You and another player of your choice draw a card. In later printings you may, and the other is an enemy."""
    partners: list[Option] = [DONE] if g.current_law else []
    partners += [("share", other) for other in aims(g, seat)]
    choice = yield ask("4.1.3", seat, "bank", partners, about={"card": card}, leads="no-card")
    if choice != DONE:
        tell(g, "4.1.3", "use", who=seat, card=card)
        yield from draw(g, seat, 1)
        yield from draw(g, choice[1], 1)


def birdsong_options(g: Root, seat: int) -> list[Option]:
    options: list[Option] = []
    claim = has(g, seat, ROYAL_CLAIM)
    if claim != NOBODY:
        options.append(("use", claim))
    if has(g, seat, STAND_AND_DELIVER) != NOBODY:
        options += [("rob", victim) for victim in aims(g, seat) if can_be_robbed(g, victim)]
    return options


@law("4.1.3")
def cannot_claim(g: Root, seat: int, card: int) -> Refusal | None:
    """Royal Claim is the only card that is simply used in Birdsong."""
    if card not in ROYAL_CLAIM:
        return NOT_FOR_BIRDSONG
    return None if has(g, seat, ROYAL_CLAIM) == card else cannot_use(g, seat, frozenset((card,)))


@law("4.1.3")
def cannot_rob(g: Root, seat: int, victim: int) -> Refusal | None:
    """Stand and Deliver!, against somebody who has a card."""
    return (
        cannot_use(g, seat, STAND_AND_DELIVER)
        or cannot_aim(g, seat, victim)
        or (None if can_be_robbed(g, victim) else NO_CARDS)
    )


@law("4.1.3")
def birdsong_cards(g: Root, seat: int, leads: str = "birdsong-goes-on") -> Rule[None]:
    """Royal Claim and Stand and Deliver!, at any moment of Birdsong; asked at every gap between its stages."""
    while g.crafted[seat]:
        options = birdsong_options(g, seat)
        if not options:
            return
        choice = yield ask("4.1.3", seat, "birdsong-cards", [DONE, *options], leads=leads)
        if choice == DONE:
            return
        if choice[0] == "use":
            royal_claim(g, seat, choice[1])
        else:
            yield from stand_and_deliver(g, seat, choice[1])


@effect_of("royal_claim")
def royal_claim(g: Root, seat: int, card: int) -> None:
    """Discard it for a point for every clearing you rule."""
    tell(g, "4.1.3", "use", who=seat, card=card)
    discard_crafted(g, seat, card)
    score(g, seat, len(ruled_by(g, seat)))


@effect_of("stand_and_deliver")
def stand_and_deliver(g: Root, seat: int, victim: int) -> Rule[None]:
    """Once a turn: a random card from another player's hand (in later printings: an enemy's), who scores a point for
    it."""
    card = has(g, seat, STAND_AND_DELIVER)
    g.used.append(card)
    tell(g, "4.1.3", "use", who=seat, card=card)
    yield from take_random_card(g, seat, victim, "4.1.3")
    score(g, victim, 1)


# ------------------------------------------------------------------------------------------------------------- Daylight


def command_warren(g: Root, seat: int) -> int:
    """The card that allows a battle at the start of Daylight."""
    return has(g, seat, COMMAND_WARREN)


def daylight_options(g: Root, seat: int) -> list[Option]:
    """Tax Collector and Codebreakers, once a turn each, at any moment of Daylight."""
    options: list[Option] = []
    if has(g, seat, TAX_COLLECTOR) != NOBODY:
        options += [("tax", clearing) for clearing in CLEARINGS if g.warriors[seat][clearing]]
    if has(g, seat, CODEBREAKERS) != NOBODY:
        options += [("decode", other) for other in other_players(g, seat) if g.hands[other]]
    return options


@law("4.1.3")
def cannot_tax(g: Root, seat: int, clearing: int) -> Refusal | None:
    """Tax Collector, not yet used, and an own warrior to remove."""
    return cannot_use(g, seat, TAX_COLLECTOR) or (None if g.warriors[seat][clearing] else NO_WARRIOR)


@law("4.1.3")
def cannot_decode(g: Root, seat: int, other: int) -> Refusal | None:
    """Codebreakers, not yet used, and another player with cards to look at."""
    if other == seat:
        return cannot_use(g, seat, CODEBREAKERS) or NOT_ANOTHER
    return cannot_use(g, seat, CODEBREAKERS) or (None if g.hands[other] else NO_CARDS)


@effect_of("tax_collector")
@law("4.1.3")
def tax_collector(g: Root, seat: int, clearing: int) -> Rule[None]:
    """Remove an own warrior to draw a card."""
    card = has(g, seat, TAX_COLLECTOR)
    g.used.append(card)
    tell(g, "4.1.3", "tax", who=seat, card=card, clearing=clearing)
    remove_warriors(g, seat, clearing, 1)
    yield from draw(g, seat, 1)
    yield from after_removal(g, [Removal(seat, seat, clearing, 1, [])])


@effect_of("codebreakers")
@law("4.1.3")
def codebreakers(g: Root, seat: int, other: int) -> None:
    """Look at another player's hand."""
    g.used.append(has(g, seat, CODEBREAKERS))
    look_at_hand(g, seat, other, "4.1.3")


# -------------------------------------------------------------------------------------------------------------- Evening


def cobbler(g: Root, seat: int) -> int:
    """The card that allows a move at the start of Evening."""
    return has(g, seat, COBBLER)
