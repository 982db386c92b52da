"""What a side adds to the shared law. One side, one room: each overrides the moments that its chapter speaks of; here
is what the law says of everyone.

`me` is the seat of the side that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludex.core import Option, Rule, tell
from ludex.games.root.printed.deck import POINTS_OF
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.rules.battle import choose_pieces, ordinary_losses
from ludex.games.root.rules.board import DAMAGED, damage_items, remove_warriors
from ludex.games.root.rules.events import Losses, Removal
from ludex.games.root.rules.move import legal_moves, move
from ludex.games.root.state import NOBODY, Root
from ludex.kit import seats
from ludex.kit.hooks import Effect

if TYPE_CHECKING:
    from ludex.games.root.bots.services import SpecialCard

NO_TOOL = -1

Step = Callable[[Root], Rule[None]]


class Side(seats.Side[Root]):
    """A side without any rule of its own."""

    letter: str
    """5.1.7: factions set up in the order of their letters."""
    warriors: int
    steps: Mapping[str, Step]
    birdsong: str
    daylight: str
    evening: str
    """The first step of each phase of its turn (1.4)."""
    bot: str = ""
    """The name of a bot; people have none."""
    traits: tuple[str, ...] = ()
    special_card: SpecialCard | None = None

    # -- 1.2 secrets
    def hidden(self, g: Root, me: int) -> list[list[int]]:
        """Rows of cards of the shared deck that only it may look at, besides its hand."""
        return []

    # -- 5 set-up
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """How it sets up, where that is not done together with another."""
        yield from ()

    # -- 4.1 crafting
    tool: int = NO_TOOL
    """The kind of piece it crafts with (4.1.1), if it is one."""

    def tools(self, g: Root, me: int) -> tuple[list[int], int]:
        """4.1.1: crafting pieces not yet activated, by suit of their clearings; and how many may be activated in
        all."""
        row = g.pieces[self.tool]
        left = [-n for n in g.activated]
        suits = g.suits
        for clearing in CLEARINGS:
            if row[clearing]:
                left[suits[clearing]] += row[clearing]
        return left, left[0] + left[1] + left[2]

    def activate(self, g: Root, me: int, suit: int) -> Rule[None]:
        g.activated[suit] += 1
        yield from ()

    def take_item(self, g: Root, me: int, item: int) -> None:
        """2.5.5: an item goes to the crafter's board."""
        g.items[me][item] += 1

    def craft_points(self, g: Root, me: int, card: int) -> int:
        """3.2.2: what the card prints."""
        return POINTS_OF[card]

    # -- 4.1.3 moving by a card
    def card_moves(self, g: Root, me: int) -> list[Option]:
        """The moves that a card allows."""
        return legal_moves(g, me)

    def card_move(self, g: Root, me: int, choice: Option) -> Rule[None]:
        """Do what `card_moves` offered."""
        _, origin, target, count = choice
        return move(g, me, origin, target, count)

    # -- 4.3 battle
    def choose_ally(self, g: Root, me: int, clearing: int, defender: int) -> Rule[int]:
        """Whose warriors fight on its side when it attacks, or NOBODY."""
        return NOBODY
        yield

    def kept_ambush(self, g: Root, me: int, clearing: int) -> int:
        """An ambush that lies before it and that it plays when it defends in a clearing, or NOBODY (bots A-10.2)."""
        return NOBODY

    def first_hits(self, g: Root, me: int, clearing: int) -> int:
        """Hits that it deals as attacker before the dice are rolled."""
        return 0

    def protects(self, g: Root, me: int, attacker: int, clearing: int, defender: int) -> Rule[int]:
        """Before the roll of others: what it adds to the hits a defender may roll."""
        return 0
        yield

    def most_hits(self, g: Root, me: int, clearing: int, attacking: bool) -> int:
        """4.3.2.I: nobody rolls more hits than they have warriors."""
        return g.warriors[me][clearing]

    def defends_with_higher(self, g: Root, me: int) -> bool:
        """Does it deal the higher roll as defender (8.2.2)?"""
        return False

    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        """4.3.2.II: extra hits when it attacks."""
        return 0

    def defence_hits(self, g: Root, me: int, clearing: int) -> int:
        """4.3.2.II: extra hits when it defends."""
        return 0

    def defenceless(self, g: Root, me: int, clearing: int) -> bool:
        """4.3.2.III: who has no warriors."""
        return g.warriors[me][clearing] == 0

    def choose_losses(self, g: Root, me: int, clearing: int, hits: int, hired: int, ally: int) -> Rule[Losses]:
        """4.3.3: how it takes hits, with mercenaries and an ally beside it."""
        return ordinary_losses(g, me, clearing, hits, hired, self.lose_pieces)

    def lose_pieces(self, g: Root, me: int, clearing: int, hits: int) -> Rule[list[int]]:
        """4.3.3: which buildings and tokens it loses to hits."""
        return choose_pieces(g, me, clearing, hits)

    def picks_losses(self, g: Root, me: int, victim: int, clearing: int, hits: int, hired: int) -> Rule[Losses] | None:
        """What a person loses in a battle that it has set others to; None if they choose themselves."""
        return None

    def fall(self, g: Root, me: int, clearing: int, count: int, defending: bool) -> None:
        """Where its warriors go that fall in a battle: to the supply."""
        remove_warriors(g, me, clearing, count)

    def damage(self, g: Root, me: int, items: list[int]) -> None:
        """9.2.7: how its items are damaged."""
        damage_items(g, me, items)
        tell(g, "9.2.7", "damage", who=me, belongings=[place + DAMAGED for place in sorted(items)])

    def spoils(self, g: Root, me: int) -> int:
        """Points for a battle in which it removed an enemy building or token, beyond 3.2.1."""
        return 0

    def after_battle(self, g: Root, me: int, clearing: int, attacking: bool, fallen: int) -> Rule[None]:
        """What follows a battle of its own in which so many of its warriors fell."""
        yield from ()

    # -- removing, and being removed
    def worth(self, g: Root, me: int, kind: int) -> int:
        """3.2.1: points for removing one of its buildings or tokens."""
        return 1

    def has_removed(self, g: Root, me: int, removals: list[Removal]) -> int:
        """What follows when it removes others' pieces; says how many points it scores besides 3.2.1."""
        return 0

    def warriors_removed(self, g: Root, me: int) -> None:
        """One effect has removed warriors of its own to the supply."""

    def follows(self, g: Root, me: int, removals: list[Removal]) -> list[Effect]:
        """What follows when one effect removes pieces of its own."""
        return []

    def driven_out(self, g: Root, me: int) -> Rule[None]:
        """What an effect that removes all enemy pieces does to its pawn, which stays (bots 7.2.1.I)."""
        yield from ()

    # -- what others do
    def entered(self, g: Root, me: int, mover: int, clearing: int) -> Rule[None]:
        """What follows when another seat moves warriors."""
        yield from ()

    def others_birdsong(self, g: Root, me: int, active: int) -> list[Effect]:
        """What it offers at the start of another's Birdsong."""
        return []

    def others_daylight(self, g: Root, me: int, active: int) -> None:
        """What it does at the start of the Daylight of another who has not hired its warriors."""

    def sold(self, g: Root, me: int, buyer: int) -> None:
        """What follows when it has sold services."""
