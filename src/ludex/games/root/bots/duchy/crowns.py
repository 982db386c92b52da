"""10.2.1, 10.6.3 The ministers of the Drillbit Duchy: who is swayed, and what its errors cost."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Option, Rule, ask, law, tell
from ludex.games.root.bots.actions import has_trait
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.cards import matches, spend
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.points import score
from ludex.games.root.state import Root

BOARD = BOT_BOARDS.duchy
CAPTAIN, MARSHAL, FOREMOLE, BRIGADIER, BANKER, MAYOR, EARL, BARON, DUCHESS = range(9)
"""The ministers, from the top."""
MINISTER_SUITS = tuple(SUITS.index(suit) for suit in BOARD.minister_suits)
INVESTORS_POINTS = -1
NOTHING_MATCHES: Option = ("nothing_matches",)


@law("bots:10.2.1.I")
def ministers(g: Root, swayed: bool, suits: Sequence[int] = MINISTER_SUITS) -> list[int]:
    """Those with a crown, or without one, whose suit is among these; from the top."""
    return [
        minister
        for minister, crown in enumerate(g.swayed)
        if bool(crown) == swayed and MINISTER_SUITS[minister] in suits
    ]


@law("bots:10.2.1", "bots:C-10.foundations")
def cost_of_errors(g: Root, me: int, removals: list[Removal]) -> Rule[None]:
    """When one effect removes buildings, however many, the bottommost swayed minister loses the crown; on firm
    foundations only one that matches a clearing where a building was removed."""
    suits = sorted({g.suits[removal.clearing] for removal in removals})
    if has_trait(g, me, "foundations"):
        lose_crown(g, me, ministers(g, True, suits), "bots:C-10.foundations", "no-matching-crown")
    else:
        lose_crown(g, me, ministers(g, True), "bots:10.2.1", "no-crown-to-lose")
    remover = removals[0].remover
    if has_trait(g, me, "investors") and not g.bots[remover]:
        yield from answer_to_investors(g, me, remover, suits)


def lose_crown(g: Root, me: int, swayed: list[int], clause: str, otherwise: str) -> None:
    """The last of these loses it; the message otherwise says that there is none."""
    if swayed:
        g.swayed[swayed[-1]] = 0
        tell(g, clause, "lose-crown", who=me, minister=swayed[-1])
    else:
        tell(g, clause, otherwise, who=me)


def loses_buildings(removal: Removal) -> bool:
    return any(PIECES[kind].building for kind in removal.pieces)


def matching_cards(g: Root, seat: int, suits: list[int]) -> list[Option]:
    """A card that matches a clearing where a building was removed; only who has none has another answer."""
    cards = [card for card in g.hands[seat] if any(matches(card, suit) for suit in suits)]
    return [("discard", card) for card in cards] or [NOTHING_MATCHES]


@law("bots:C-10.investors")
def answer_to_investors(g: Root, me: int, person: int, suits: list[int]) -> Rule[None]:
    """Whoever made the Duchy pay discards a matching card, and it loses a point; or else it sways a minister who
    matches."""
    if g.hands[person]:
        options = matching_cards, g, person, suits
        about = {"who": me, "suits": suits}
        choice = yield ask("bots:C-10.investors", person, "investors", *options, always=True, about=about)
        if choice != NOTHING_MATCHES:
            spend(g, person, choice[1])
            tell(g, "bots:C-10.investors", "discard", who=person, card=choice[1])
            score(g, me, INVESTORS_POINTS, "bots:C-10.investors")
            return
    tell(g, "bots:C-10.investors", "nothing-matches", who=person)
    sway(g, me, "bots:C-10.investors", suits)


@law("bots:10.6.3")
def sway(g: Root, me: int, clause: str, suits: Sequence[int] = MINISTER_SUITS) -> None:
    """A crown for the topmost ordered unswayed minister; where there is none (an order of birds orders none by its
    suit), for the bottommost unswayed one."""
    unswayed = ministers(g, False, suits)
    matching = "" if suits is MINISTER_SUITS else "-matching"
    by_order = [minister for minister in unswayed if MINISTER_SUITS[minister] == g.order_suit]
    if by_order:
        crown(g, by_order[0])
        tell(g, clause, f"sway-ordered{matching}", who=me, minister=by_order[0])
    elif unswayed:
        crown(g, unswayed[-1])
        tell(g, clause, f"sway-bottommost{matching}", who=me, minister=unswayed[-1])
    else:
        tell(g, clause, f"nobody-to-sway{matching}", who=me)


def crown(g: Root, minister: int) -> None:
    g.swayed[minister] = 1
