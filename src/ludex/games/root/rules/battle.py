"""4.3 Battle: ambush, dice and extra hits, then hits on both sides at once."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Refusal, Roll, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.deck import IS_AMBUSH
from ludex.games.root.faction import faction_of
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.options import BATTLES, DICE, DONE, Battles
from ludex.games.root.rules import lasting
from ludex.games.root.rules.board import has_pieces, pieces_in, remove_piece, remove_warriors
from ludex.games.root.rules.cards import matches, spend
from ludex.games.root.rules.losses import after_removal
from ludex.games.root.rules.victory import score, score_together
from ludex.games.root.state import Root

AMBUSH_HITS = 2

NO_WARRIORS = Refusal("4.3", "no-attackers")
NO_DEFENDER = Refusal("4.3", "no-defender")


@law("4.3")
def cannot_battle(g: Root, attacker: int, clearing: int, defender: int) -> Refusal | None:
    """Own warriors in the clearing of battle, and another player with any piece there."""
    if not g.warriors[attacker][clearing]:
        return NO_WARRIORS
    if defender == attacker or not has_pieces(g, defender, clearing):
        return NO_DEFENDER
    return None


@law("4.3")
def legal_battles(
    g: Root, attacker: int, battles: Battles = BATTLES, clearings: Sequence[int] = CLEARINGS
) -> list[Option]:
    """Every clearing and defender that `cannot_battle` allows."""
    found: list[Option] = []
    mine = g.warriors[attacker]
    for defender in range(len(g.factions)):
        if defender != attacker:
            warriors, built, tokens = g.warriors[defender], g.built[defender], g.tokens[defender]
            found += [battles[c][defender] for c in clearings if mine[c] and (warriors[c] or built[c] or tokens[c])]
    return found


@law("4.3")
def battle(g: Root, attacker: int, clearing: int, defender: int) -> Rule[None]:
    """The three stages, in the order of the law."""
    tell(g, "4.3", "battle", attacker=attacker, clearing=clearing, defender=defender)
    spoils = Spoils()
    ended = yield from ambush(g, attacker, clearing, defender, spoils)
    if ended:
        return
    _, first, second = yield Roll("4.3.2", DICE)
    by_attacker, by_defender = rolled_hits(g, attacker, clearing, defender, first, second)
    tell(
        g,
        "4.3.2",
        "roll",
        first=first,
        second=second,
        attacker=attacker,
        defender=defender,
        hits=by_attacker,
        taken=by_defender,
    )
    extra = extra_hits(g, attacker, clearing, defender)
    by_attacker, by_defender = yield from battle_cards(g, attacker, defender, by_attacker, by_defender, extra)
    yield from deal_hits(g, attacker, clearing, defender, by_attacker, by_defender, spoils)


class Spoils:
    """Who has already been rewarded for removing buildings or tokens in this battle (7.8.4 counts once a battle)."""

    __slots__ = ("paid",)

    def __init__(self) -> None:
        self.paid: set[int] = set()

    def points(self, g: Root, seat: int, pieces: int) -> int:
        """3.2.1 a point for each, and what the faction gets for the first of them."""
        if pieces and seat not in self.paid:
            self.paid.add(seat)
            pieces += faction_of(g, seat).spoils(g, seat)
        return pieces


# ---------------------------------------------------------------------------------------------------- 4.3.1 first stage


@law("4.3.1", "2.1.4")
def ambushes(g: Root, seat: int, clearing: int) -> list[Option]:
    """Ambush cards in hand that match the clearing of battle."""
    suit = g.suits[clearing]
    return [DONE, *(("ambush", card) for card in g.hands[seat] if IS_AMBUSH[card] and matches(card, suit))]


@law("4.3.1", "4.3.1.I")
def ambush(g: Root, attacker: int, clearing: int, defender: int, spoils: Spoils) -> Rule[bool]:
    """The defender may play a matching ambush, the attacker may foil it with another. True if the battle ends here."""
    if not g.hands[defender] or lasting.ignores_ambush(g, attacker):
        return False
    about = {"attacker": attacker, "clearing": clearing, "defender": defender}
    choice = yield ask("4.3.1", defender, "ambush", ambushes, g, defender, clearing, always=True, about=about)
    if choice == DONE:
        return False
    spend(g, defender, choice[1])
    tell(g, "4.3.1", "ambush", who=defender, card=choice[1])
    foil = yield ask(
        "4.3.1.I", attacker, "foil", ambushes, g, attacker, clearing, always=bool(g.hands[attacker]), about=about
    )
    if foil != DONE:
        spend(g, attacker, foil[1])
        tell(g, "4.3.1.I", "foil", who=attacker, card=foil[1])
        return False
    lost = yield from choose_losses(g, attacker, clearing, AMBUSH_HITS)
    pieces = remove_losses(g, attacker, clearing, lost)
    score(g, defender, spoils.points(g, defender, pieces))
    yield from after_removal(g, [(attacker, [(clearing, lost[0])] if lost[0] else [])])
    return g.warriors[attacker][clearing] == 0


# --------------------------------------------------------------------------------------------------- 4.3.2 second stage


@law("4.3.2", "4.3.2.I")
def rolled_hits(g: Root, attacker: int, clearing: int, defender: int, first: int, second: int) -> tuple[int, int]:
    """The attacker deals the higher number, the defender the lower, neither more than their warriors there."""
    high, low = max(first, second), min(first, second)
    return min(high, g.warriors[attacker][clearing]), min(low, g.warriors[defender][clearing])


@law("4.3.2.II", "4.3.2.III")
def extra_hits(g: Root, attacker: int, clearing: int, defender: int) -> int:
    """What the attacker deals besides the dice: by its abilities, and one to a defender without warriors."""
    extra = faction_of(g, attacker).attack_hits(g, attacker)
    if g.warriors[defender][clearing] == 0:
        extra += 1
        tell(g, "4.3.2.III", "defenceless", who=defender)
    return extra


@law("4.3.2.II", "1.1.1")
def battle_cards(
    g: Root, attacker: int, defender: int, by_attacker: int, by_defender: int, extra: int
) -> Rule[tuple[int, int]]:
    """Lasting cards for battle: the attacker decides first, then the defender. Returns the hits each side will deal."""
    hits = {attacker: by_attacker, defender: by_defender}
    more = {attacker: extra, defender: 0}
    for seat, enemy in ((attacker, defender), (defender, attacker)):
        used: list[int] = []
        while True:
            options = lasting.battle_options(g, seat, attacking=seat == attacker, threatened=hits[enemy] > 0, used=used)
            if not options:
                break
            choice = yield ask(
                "4.3.2.II", seat, "battle-cards", [DONE, *options], about={"attacker": attacker, "defender": defender}
            )
            if choice == DONE:
                break
            used.append(choice[1])
            if lasting.use_in_battle(g, seat, enemy, choice[1]) == lasting.NO_ROLLED_HITS:
                hits[enemy] = 0
            else:
                more[seat] += 1
    return hits[attacker] + more[attacker], hits[defender] + more[defender]


# ---------------------------------------------------------------------------------------------------- 4.3.3 third stage

Losses = tuple[int, list[int]]
"""How many warriors a side loses, and which buildings and tokens."""


def loss_options(g: Root, victim: int, clearing: int, chosen: list[int]) -> list[Option]:
    there = pieces_in(g, victim, clearing)
    for kind in chosen:
        there.remove(kind)
    return [("lose", kind) for kind in dict.fromkeys(there)]


@law("4.3.3", "2.5")
def choose_losses(g: Root, victim: int, clearing: int, hits: int) -> Rule[Losses]:
    """A piece for each hit: warriors first, then buildings and tokens that the victim chooses, while there are any."""
    warriors = min(hits, g.warriors[victim][clearing])
    there = pieces_in(g, victim, clearing)
    rest = min(hits - warriors, len(there))
    if rest == len(there):
        return warriors, there
    chosen: list[int] = []
    for _ in range(rest):
        _, kind = yield ask(
            "4.3.3", victim, "lose", loss_options, g, victim, clearing, chosen, about={"clearing": clearing}
        )
        chosen.append(kind)
    return warriors, chosen


def remove_losses(g: Root, victim: int, clearing: int, lost: Losses) -> int:
    """Take the pieces off the map; says how many buildings and tokens there were."""
    warriors, pieces = lost
    if warriors:
        remove_warriors(g, victim, clearing, warriors)
        tell(g, "4.3.3", "lose-warriors", who=victim, count=warriors, clearing=clearing)
    for kind in pieces:
        remove_piece(g, kind, clearing)
        tell(g, "4.3.3", "lose-piece", who=victim, piece=kind, clearing=clearing)
    return len(pieces)


@law("4.3.3", "3.2.1", "1.1.3")
def deal_hits(
    g: Root, attacker: int, clearing: int, defender: int, by_attacker: int, by_defender: int, spoils: Spoils
) -> Rule[None]:
    """Both sides take their hits at once, and score at once for the buildings and tokens they removed."""
    lost_by_defender = yield from choose_losses(g, defender, clearing, by_attacker)
    lost_by_attacker = yield from choose_losses(g, attacker, clearing, by_defender)
    won = spoils.points(g, attacker, remove_losses(g, defender, clearing, lost_by_defender))
    lost = spoils.points(g, defender, remove_losses(g, attacker, clearing, lost_by_attacker))
    if won or lost:
        score_together(g, [(attacker, won), (defender, lost)])
    removed = ((defender, lost_by_defender[0]), (attacker, lost_by_attacker[0]))
    yield from after_removal(g, [(seat, [(clearing, warriors)]) for seat, warriors in removed if warriors])
