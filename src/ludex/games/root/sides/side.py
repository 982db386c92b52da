"""What a faction brings to the shared law: its steps, and the places where it changes a shared rule.

Shared rules ask `faction_of(g, seat)` rather than name a faction. A faction's own file fills in one `Faction`."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludex.core import Decision, Option, Refusal, Rule, Verb
from ludex.games.root.printed.deck import POINTS_OF
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import FACTIONS
from ludex.games.root.state import NOBODY, Root

NO_TOOL = -1


class Removal(NamedTuple):
    """Pieces of one seat removed from one clearing by one effect."""

    owner: int
    remover: int
    clearing: int
    warriors: int
    pieces: list[int]
    """Kinds of buildings and tokens, one entry each."""
    battle: bool = False
    """Removed by hits."""
    serves: int = NOBODY
    """For whom they fought, if they were hired (11.2.7.III)."""


class Effect(NamedTuple):
    """Something that happens at the same moment as others (1.1.3)."""

    name: str
    """One of EFFECTS."""
    owner: int
    touches: frozenset[Hashable]
    """What it changes or looks at; the order of two effects can matter only if they share something."""
    follow: Callable[[], Rule[None]]


class Losses(NamedTuple):
    """What one side of a battle is going to lose."""

    warriors: list[tuple[int, int]]
    """Seat and number: a side may have others' warriors with it (9.2.9.II.D, 11.2.7.III)."""
    pieces: list[int]
    items: list[int]
    """A Vagabond's items that are damaged (9.2.7), as places in `belongings`."""


# ---------------------------------------------------------------------------------- what most factions do


def printed_points(g: Root, seat: int, card: int) -> int:
    """3.2.2 what the card prints."""
    return POINTS_OF[card]


def nothing(g: Root, seat: int) -> int:
    return 0


def never(g: Root, seat: int) -> bool:
    return False


def no_hits(g: Root, seat: int, clearing: int) -> int:
    return 0


def warriors_there(g: Root, seat: int, clearing: int, attacking: bool) -> int:
    """4.3.2.I nobody rolls more hits than they have warriors."""
    return g.warriors[seat][clearing]


def no_warriors_there(g: Root, seat: int, clearing: int) -> bool:
    """4.3.2.III defenceless is who has no warriors."""
    return g.warriors[seat][clearing] == 0


def tools_on_map(g: Root, seat: int) -> tuple[list[int], int]:
    """4.1.1 crafting pieces not yet activated, by suit of their clearings; and how many may be activated in all."""
    row = g.pieces[faction_of(g, seat).tool]
    left = [-n for n in g.activated]
    suits = g.suits
    for clearing in CLEARINGS:
        if row[clearing]:
            left[suits[clearing]] += row[clearing]
    return left, left[0] + left[1] + left[2]


def activate_on_map(g: Root, seat: int, suit: int) -> Rule[None]:
    g.activated[suit] += 1
    yield from ()


def item_to_board(g: Root, seat: int, item: int) -> None:
    """2.5.5 an item goes to the crafter's board."""
    g.items[seat][item] += 1


def nothing_hidden(g: Root, seat: int) -> list[list[int]]:
    return []


def all_of_them(g: Root, seat: int, cards: list[int]) -> list[int]:
    return cards


def none_of_them(g: Root, seat: int, cards: list[int]) -> list[int]:
    return []


def first_ready(g: Root, seat: int) -> int:
    """bots S-3.3 any item lying face up and undamaged: to a bot they are all alike (bots 7.2.3)."""
    ready = (place for place, count in enumerate(g.belongings[seat]) if count and place % 4 == 0)
    return next(ready, NOBODY)


@dataclass(frozen=True)
class SpecialCard:
    """A bot's card of special services (bots 9.7): what it changes in the standard ones. Functions are given the cards
    that the seller offers to the bot: (state, its seat, cards)."""

    clause: str
    """What it buys `instead` or `otherwise` by."""
    instead: Callable[[Root, int, list[int]], list[int]] = none_of_them
    """Cards of which it buys one as its new order, before it looks at the item of its order."""
    prefers: Callable[[Root, int, list[int]], list[int]] = all_of_them
    """Among several cards with an available item: those to choose from."""
    otherwise: Callable[[Root, int, list[int]], list[int]] = none_of_them
    """Without any card with an available item: those of which it buys one as its new order."""
    at_start: Callable[[Root, int], Rule[None]] | None = None
    """What it buys at the start of its turn: (state, its seat)."""
    boats: str = ""
    """The clause by which it counts rivers as paths when it moves, and buys boats when it does so."""


@dataclass(frozen=True)
class Faction:
    number: int
    letter: str
    """5.1.7: factions set up in the order of their letters."""
    warriors: int
    set_up: Callable[[Root], Rule[None]]
    steps: dict[str, Callable[[Root], Rule[None]]]
    verbs: tuple[Verb, ...]
    birdsong: str
    daylight: str
    evening: str
    """The first step of each phase of its turn (1.4)."""
    board: Callable[[Root, int, int | None], Any]
    """What its board shows to a viewer: (state, its seat, viewer)."""
    why_not: Callable[[Root, int, Decision, Option], Refusal | None]
    """Why an option is not offered to it in its own turn."""
    tool: int = NO_TOOL
    """The kind of piece it crafts with (4.1.1), if it is one."""
    tools: Callable[[Root, int], tuple[list[int], int]] = tools_on_map
    activate: Callable[[Root, int, int], Rule[None]] = activate_on_map
    take_item: Callable[[Root, int, int], None] = item_to_board
    craft_points: Callable[[Root, int, int], int] = printed_points
    # battle (4.3)
    most_hits: Callable[[Root, int, int, bool], int] = warriors_there
    """How many rolled hits it can deal: (state, seat, clearing, does it attack)."""
    defenceless: Callable[[Root, int, int], bool] = no_warriors_there
    attack_hits: Callable[[Root, int, int], int] = no_hits
    """Extra hits when it attacks (4.3.2.II): (state, seat, clearing)."""
    defence_hits: Callable[[Root, int, int], int] = no_hits
    """Extra hits when it defends: (state, seat, clearing)."""
    defends_with_higher: Callable[[Root, int], bool] = never
    """8.2.2 guerrilla war."""
    spoils: Callable[[Root, int], int] = nothing
    """Points for a battle in which it removed an enemy building or token, beyond 3.2.1."""
    lose_pieces: Callable[[Root, int, int, int], Rule[list[int]]] | None = None
    """Which buildings and tokens it loses to hits, if it does not choose: (state, seat, clearing, hits)."""
    choose_losses: Callable[[Root, int, int, int, int], Rule[Losses]] | None = None
    """How it takes hits, if not by warriors first and then other pieces: (state, seat, clearing, hits, ally)."""
    damage: Callable[[Root, int, list[int]], None] | None = None
    """How its items are damaged, if they do not just lie in another place (bots 7.2.5): (state, seat, items)."""
    first_hits: Callable[[Root, int, int], int] = no_hits
    """Hits that it deals as attacker before the dice are rolled: (state, seat, clearing)."""
    picks_losses: Callable[[Root, int, int, int, int], Rule[Losses]] | None = None
    """What people lose in a battle that it has set others to, if they do not choose: (state, victim, clearing, hits,
    mercenaries there)."""
    keep_fallen: Callable[[Root, int, int], None] | None = None
    """Where its warriors go that fall in its defence, if not to the supply: (state, seat, number)."""
    keep_removed: Callable[[Root, int], None] | None = None
    """What becomes of its warriors when one effect removes any, if not all go to the supply: (state, seat)."""
    choose_ally: Callable[[Root, int, int, int], Rule[int]] | None = None
    """Whose warriors fight on its side when it attacks: (state, its seat, clearing, defender)."""
    after_battle: Callable[[Root, int, int, bool, int], Rule[None]] | None = None
    """What follows a battle of its own: (state, seat, clearing, did it attack, warriors lost)."""
    protects: Callable[[Root, int, int, int, int], Rule[int]] | None = None
    """Before the roll of others: what it adds to the hits a defender may roll (state, its seat, attacker, clearing,
    defender)."""
    # moving by a card (4.1.3)
    card_moves: Callable[[Root, int], list[Option]] | None = None
    """The moves that a card allows, if not those of warriors."""
    card_move: Callable[..., Rule[None]] | None = None
    # what follows
    follows: Callable[[Root, int, list[Removal]], list[Effect]] | None = None
    """What follows when one effect removes its pieces: (state, its seat, its pieces removed)."""
    worth: Callable[[Root, int, int], int] | None = None
    """Points for removing one of its buildings or tokens, if not one: (state, seat, kind)."""
    driven_out: Callable[[Root, int], Rule[None] | None] | None = None
    """What an effect that removes all enemy pieces does to its pawn (bots 7.2.1.I)."""
    has_removed: Callable[[Root, int, list[Removal]], int] | None = None
    """What follows when it removes others' pieces; says how many points it scores besides 3.2.1."""
    entered: Callable[[Root, int, int, int], Rule[None]] | None = None
    """What follows when another seat moves warriors: (state, its seat, mover, clearing)."""
    others_birdsong: Callable[[Root, int, int], list[Effect]] | None = None
    """What it offers at the start of another's Birdsong: (state, its seat, active seat)."""
    others_daylight: Callable[[Root, int, int], None] | None = None
    """What it does at the start of the Daylight of another who has not hired its warriors: (state, its seat, active
    seat)."""
    sold: Callable[[Root, int, int], None] | None = None
    """What follows when it has sold services: (state, its seat, buyer)."""
    hidden: Callable[[Root, int], list[list[int]]] = nothing_hidden
    """Rows of cards of the shared deck that only it may look at, besides its hand."""
    # bots (the Law of Rootbotics)
    bot: str = ""
    """The name of a bot; people have none."""
    traits: tuple[str, ...] = ()
    special_card: SpecialCard | None = None
    kept_ambush: Callable[[Root, int, int], int] | None = None
    """An ambush that lies before it and that it plays when it defends in a clearing, or NOBODY (bots A-10.2)."""
    service_item: Callable[[Root, int], int] = first_ready
    """Which item a bot with a pawn exhausts for a service, as a place in `belongings`; NOBODY if it has none."""

    @property
    def role(self) -> int:
        """Its key in PLAYED: people by the number of their faction, bots above them."""
        return self.number + len(FACTIONS) if self.bot else self.number


PLAYED: dict[int, Faction] = {}
"""The factions that can be played, by role: by people first, then by bots."""


def join(overview: str, faction: Faction) -> Faction:
    """Seat a faction; `overview` is the clause that describes it."""
    PLAYED[faction.role] = faction
    return faction


def faction_of(g: Root, seat: int) -> Faction:
    return PLAYED[g.roles[seat]]
