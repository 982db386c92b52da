"""What the boards of the seats are made of: cards, tracks, items, groups of warriors; and how each is put into words.

Every struct carries its own words, so that a template says nothing of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludex.core.text import Words
from ludex.games.root.printed.deck import BIRD, SUITS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.printed.vagabond import CARDS as VAGABOND_CARDS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.draw_cards import draw_card
from ludex.games.root.show.look import RootLook
from ludex.games.root.show.scene import Card
from ludex.games.root.sides.vagabond.items import CONDITIONS, EXHAUSTED, KINDS, QUEST_ITEMS
from ludex.kit.picture.parts import Area, Figure, Group, Thing

MOST_BACKS = 5
SUITED = range(BIRD)
"""The suits of clearings."""


@dataclass(frozen=True)
class CardLine:
    """A card as a line of a board."""

    card: Card
    done: bool = False
    """It has been resolved (a card of the decree)."""
    order: bool = False
    """It is the order of a bot."""


@dataclass(frozen=True)
class Cards:
    """A titled row of cards, some of which may lie face down."""

    title: str
    cards: tuple[CardLine, ...]
    hidden: int = 0
    count: str = ""
    symbol: str = ""
    current: bool = False
    """The column that is being resolved."""
    key: int = -1
    open: bool = False
    empty: str = ""
    hidden_label: str = ""
    suit: str = ""

    @property
    def backs(self) -> range:
        """Face-down cards that are drawn; the number says the rest."""
        return range(min(self.hidden, MOST_BACKS))


@dataclass(frozen=True)
class Space:
    """A space of a track: does its piece still lie there, and what does it bring to take it."""

    there: bool
    next: bool
    points: str
    cost: str
    cards: bool
    """Draws one more card once it is empty."""
    owners: tuple[Group, ...] = ()
    """Warriors that lie in an empty space (11.5.1)."""


@dataclass(frozen=True)
class Track:
    """A row of pieces of one kind in the order in which they leave the board."""

    title: str
    symbol: str
    suit: str
    piece: int
    open: bool
    spaces: tuple[Space, ...]
    label: str
    """The whole track in words."""
    building: bool
    scored: str = ""
    ordered: Thing | None = None
    """The suit of the orders by which a bot builds from it."""


@dataclass(frozen=True)
class Belonging:
    """An item and how it lies."""

    place: int
    """4 * kind + condition."""
    kind: int
    symbol: str
    name: str
    down: bool
    damaged: bool
    open: bool
    things: str
    """What it is to whoever points at it."""


@dataclass(frozen=True)
class Belongings:
    title: str
    items: tuple[Belonging, ...]
    free: tuple[int, ...] = ()
    """Empty places that can still be filled."""
    count: str = ""
    empty: str = ""
    symbol: str = ""


@dataclass(frozen=True)
class Quest:
    number: int
    name: str
    suit: str
    suit_name: str
    items: tuple[Thing, ...]
    open: bool


@dataclass(frozen=True, kw_only=True)
class SeatLook(RootLook):
    """A look at the board of one seat."""

    seat: int

    @property
    def mine(self) -> Any:
        """What the board of the seat shows; each faction and bot has its own struct."""
        return self.board.boards[self.seat]

    @property
    def none(self) -> str:
        return self.say("seat-none")

    def on_map(self, kind: int) -> int:
        return PIECES[kind].total - self.board.left[kind]

    # --------------------------------------------------------------------------------------------------------- names

    def suit(self, suit: int) -> Thing:
        return Thing(f"suit-{SUITS[suit]}", self.say(f"suit-{SUITS[suit]}"))

    def piece(self, kind: int) -> Thing:
        return Thing(symbol_of(kind), self.say(f"piece-{PIECES[kind].name}"))

    def item_kind(self, kind: int) -> Thing:
        return Thing(f"item-{KINDS[kind]}", self.say(f"item-{KINDS[kind]}"))

    # --------------------------------------------------------------------------------------------------------- cards

    def card(self, card: int, *, done: bool = False, order: bool = False) -> CardLine:
        return CardLine(draw_card(card, self.words, self.open), done, order)

    def cards(self, title: str, cards: Iterable[int], hidden: int = 0, count: str = "") -> Cards:
        shown = tuple(map(self.card, cards))
        label = self.say("seat-face-down", count=hidden)
        return Cards(self.say(title), shown, hidden, count, empty=self.none, hidden_label=label)

    # -------------------------------------------------------------------------------------------------------- tracks

    def track(
        self,
        piece: int,
        points: Sequence[int] = (),
        costs: Sequence[int] = (),
        draws: Sequence[int] = (),
        owners: Sequence[tuple[Group, ...]] = (),
    ) -> Track:
        """A track whose n-th space (from 0) costs and scores the n-th number; with so many spaces empty as `draws`
        says, one draws one more card."""
        kind, left = PIECES[piece], self.board.left[piece]
        taken = kind.total - left
        spaces = tuple(
            Space(
                there=n >= taken,
                next=n == taken,
                points=str(points[n]) if points else "",
                cost=str(costs[n]) if costs else "",
                cards=n + 1 in draws,
                owners=owners[n] if n < len(owners) else (),
            )
            for n in range(kind.total)
        )
        title = self.say(f"seat-track-{kind.name.replace('_', '-')}")
        label = self.say("seat-track-label", track=title, left=left, total=kind.total)
        if left and costs:
            label += " " + self.say("seat-next-cost", count=costs[taken])
        if left and points:
            label += " " + self.say("seat-next-points", points=points[taken])
        open = self.can("piece", piece)
        return Track(title, symbol_of(piece), suit_of(piece), piece, open, spaces, label, kind.building)

    # ------------------------------------------------------------------------------------------------------ warriors

    def groups(self, row: Sequence[int], open: bool = False) -> tuple[Group, ...]:
        """Warriors by owner; `open` where owners are chosen by them."""
        return tuple(
            Group(seat, self.faction(seat), self.short_name(seat), count, open and self.can("seat", seat))
            for seat, count in enumerate(row)
            if count
        )

    def area(self, title: str, row: Sequence[int], open: bool = False) -> Area:
        return Area(self.say(title), self.groups(row, open), sum(row), self.none)

    # ------------------------------------------------------------------------------------------------------- numbers

    def by_suit(self, suits: Sequence[int], shown: Iterable[int]) -> tuple[Figure, ...]:
        """How often each of the shown suits is among these."""
        return tuple(
            Figure(self.suit(suit).name, self.suit(suit).symbol, suits.count(suit), "", suit=SUITS[suit])
            for suit in shown
        )

    # --------------------------------------------------------------------------------------------------------- items

    def item(self, place: int) -> Belonging:
        """An item that lies there; only one's own can be chosen."""
        kind, condition = divmod(place, CONDITIONS)
        name = str(self.words.fact("belonging", place))
        down, damaged, own = condition % DAMAGED == EXHAUSTED, condition >= DAMAGED, self.seat == self.view.seat
        things = f"belonging:{place}" if down or damaged else f"belonging:{place} item:{kind}"
        open = own and any(self.can(*thing.split(":")) for thing in things.split())
        return Belonging(place, kind, f"item-{KINDS[kind]}", name, down, damaged, open, things if own else "")

    def items(self, title: str, places: Iterable[int], free: int = 0, count: str = "") -> Belongings:
        return Belongings(self.say(title), tuple(map(self.item, places)), tuple(range(free)), count, self.none)

    def quest(self, number: int) -> Quest:
        return replace(draw_quest(number, self.words), open=self.can("quest", number))


def draw_quest(number: int, words: Words) -> Quest:
    """A quest as it is printed."""
    entry, text = VAGABOND_CARDS.quest[number], words.text
    items = (f"item-{KINDS[kind]}" for kind in QUEST_ITEMS[number])
    return Quest(
        number=number,
        name=entry.ru if text.lang == "ru" else entry.name,
        suit=entry.suit,
        suit_name=text.say(f"suit-{entry.suit}"),
        items=tuple(Thing(item, text.say(item)) for item in items),
        open=False,
    )


def symbol_of(kind: int) -> str:
    """Bases, gardens and posts look alike in every suit.

    >>> symbol_of(10)
    'piece-garden'
    """
    return f"piece-{PIECES[kind].name.partition('_')[0]}"


def suit_of(kind: int) -> str:
    """The suit of a base, a garden or a post; others have none.

    >>> suit_of(10)
    'fox'
    """
    return PIECES[kind].name.partition("_")[2]


def each(counts: Sequence[int], *conditions: int) -> list[int]:
    """Belongings in these conditions, one entry for each.

    >>> each([1, 0, 0, 0, 0, 2, 0, 0], 0, 1)
    [0, 5, 5]
    """
    return [place for place, n in enumerate(counts) if place % CONDITIONS in conditions for _ in range(n)]
