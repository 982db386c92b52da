"""6.2 The Automated Alliance: ambush, outrage, crackdown, martial law, and the traits that change them."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, law, tell, verb
from ludex.games.root.bots.actions import has_trait, score_for
from ludex.games.root.bots.choose import clearing_priority, in_order
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.pieces import BASES, SYMPATHY
from ludex.games.root.rules.board import enemies, remove_all
from ludex.games.root.rules.cards import matches, spend
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import points_for
from ludex.games.root.rules.points import score
from ludex.games.root.state import Root

BOARD = BOT_BOARDS.alliance
VERBS = (
    verb("outrage_discard", card="card"),
    verb("outrage_none"),
)
AMBUSH_HITS = 1
OUTRAGE_POINTS = 1


# ------------------------------------------------------------------------------------------------------------ in battle


@law("bots:6.2.2", "bots:C-6.informants")
def ambush_hits(g: Root, me: int, clearing: int) -> int:
    """An extra hit in defence with a warrior there; informants warn a defenceless sympathy token too."""
    informed = has_trait(g, me, "informants") and g.pieces[SYMPATHY][clearing]
    if not g.warriors[me][clearing] and not informed:
        return 0
    tell(g, "bots:6.2.2" if g.warriors[me][clearing] else "bots:C-6.informants", "bot-ambush", who=me)
    return AMBUSH_HITS


@law("bots:C-6.veterans")
def veterans(g: Root, me: int) -> bool:
    """Veterans defend with the higher roll."""
    return has_trait(g, me, "veterans")


# ------------------------------------------------------------------------------------------------------------ when lost


@law("bots:C-6.popularity")
def worth(g: Root, me: int, kind: int) -> int:
    """A point, but none for sympathy that is popular."""
    return 0 if kind == SYMPATHY and has_trait(g, me, "popularity") else 1


@law("bots:6.2.3", "bots:6.2.4")
def minds(removal: Removal) -> bool:
    """Bases and sympathy have consequences, warriors have none."""
    return bool(removal.pieces)


@law("bots:6.2.3", "bots:6.2.4", "bots:2.4")
def removed(g: Root, me: int, removals: list[Removal]) -> Rule[None]:
    """The crackdown that a lost base brings, then outrage over every token lost by this effect, in order of
    priority."""
    gone = [removal for removal in removals if SYMPATHY in removal.pieces]
    for removal in removals:
        for kind in removal.pieces:
            if kind in BASES:
                gone += crackdown(g, me, removal.remover, BASES.index(kind))
    for removal in sorted(gone, key=lambda removal: clearing_priority(g, removal.clearing)):
        yield from outrage(g, me, removal.remover, removal.clearing)


@law("bots:6.2.4", "3.2.1")
def crackdown(g: Root, me: int, remover: int, suit: int) -> list[Removal]:
    """With a base go the sympathy tokens of all clearings of its suit; whoever removed it scores for them."""
    there = in_order(g, [clearing for clearing in g.of_suit[suit] if g.pieces[SYMPATHY][clearing]])
    gone = [Removal(me, remover, clearing, 0, [SYMPATHY]) for clearing in there]
    for removal in gone:
        remove_all(g, removal)
    tell(g, "bots:6.2.4", "crackdown", who=me, suit=suit, count=len(gone))
    score(g, remover, points_for(g, remover, gone))
    return gone


# -------------------------------------------------------------------------------------------------------------- outrage


def outrage_options(g: Root, other: int, suit: int) -> list[Option]:
    """A matching card from the hand; only who has none discards none."""
    cards: list[Option] = [("outrage_discard", card) for card in g.hands[other] if matches(card, suit)]
    return cards or [("outrage_none",)]


@law("bots:6.2.3", "bots:2.8.1", "1.2.1")
def outrage(g: Root, me: int, other: int, clearing: int) -> Rule[None]:
    """A person who removes sympathy, or moves warriors into a sympathetic clearing, discards a matching card; from who
    has none the Alliance gets a point. Bots cause no outrage."""
    if g.bots[other]:
        return
    tell(g, "bots:6.2.3", "outrage", who=other, clearing=clearing)
    if g.hands[other]:
        suit = g.suits[clearing]
        offered = (outrage_options, g, other, suit)
        choice = yield ask("bots:6.2.3", other, "bot-outrage", *offered, always=True, about={"clearing": clearing})
        if choice[0] == "outrage_discard":
            spend(g, other, choice[1])
            tell(g, "bots:6.2.3", "discard", who=other, card=choice[1])
            return
    tell(g, "bots:6.2.3", "outrage-none", who=other)
    score_for(g, me, OUTRAGE_POINTS, "bots:6.2.3")


# ---------------------------------------------------------------------------------------------------------- martial law


@law("bots:6.2.5", "bots:C-6.steadfast")
def martial_law(g: Root, me: int, clearing: int, points: int) -> int:
    """What a token placed here scores less: a point, if there is one, under three warriors of one enemy. The steadfast
    do not care."""
    occupied = any(g.warriors[enemy][clearing] >= BOARD.martial_law_warriors for enemy in enemies(g, me))
    if not occupied or not points or has_trait(g, me, "steadfast"):
        return 0
    tell(g, "bots:6.2.5", "martial-law", who=me, clearing=clearing)
    return 1
