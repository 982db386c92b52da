"""What a picture of Root consists of: plain structures that templates loop over. Words are already said."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludex.games.root.show.landscape import Landscape

LONG_WORD, LONG_NAME = 12, 24
CROWDED = 44
"""Figures of this size and smaller have no room for a number beside the letter: it hangs higher."""


class Card(Struct, frozen=True):
    """A card that lies open to the viewer."""

    number: int
    name: str
    suit: str
    suit_name: str
    motif: str
    """What is drawn beside the animal of its suit."""
    cost: tuple[Cost, ...]
    effect: str
    kind: str
    kind_name: str
    item: str
    item_name: str
    points: int
    label: str
    """All of it in one sentence, for those who listen."""
    open: bool

    @property
    def long(self) -> bool:
        """Does the name need smaller letters?"""
        return len(self.name) > LONG_NAME or max(map(len, self.name.replace("-", " ").split())) > LONG_WORD


class Cost(Struct, frozen=True):
    suit: str
    name: str


class Item(Struct, frozen=True):
    name: str
    word: str
    count: int


class Seat(Struct, frozen=True):
    """What every seat has; `board` is what its own faction or bot adds."""

    number: int
    faction: str
    bot: str
    kind: str
    """Which partial draws it: a faction's name, or bot-… for a bot."""
    name: str
    title: str
    letter: str
    mine: bool
    active: bool
    asked: bool
    winner: bool
    score: int
    hand_size: int
    supply: int
    crafted: tuple[Card, ...]
    items: tuple[Item, ...]
    known: tuple[Card, ...]
    hand: tuple[Card, ...]
    """Cards of another that lie open (the Riverfolk's); one's own are in `Scene.hand`."""
    dominance: Card | None
    coalition: str
    open: bool
    label: str
    board: Any = None


# -------------------------------------------------------------------------------------------------------------- the map


class Slot(Struct, frozen=True):
    """A place for a building, and what stands there: "building", "ruin", "covered" or "free"."""

    x: int
    y: int
    state: str
    symbol: str
    piece: int
    faction: str
    suit: str
    word: str
    open: bool


class Token(Struct, frozen=True):
    """Tokens of one kind in a clearing."""

    x: int
    y: int
    symbol: str
    piece: int
    faction: str
    suit: str
    word: str
    count: int
    open: bool


class Figures(Struct, frozen=True):
    """Warriors of one seat in a clearing, or a pawn."""

    x: int
    y: int
    size: int
    seat: int
    faction: str
    letter: str
    word: str
    count: int
    pawn: bool
    bot: bool
    open: bool

    @property
    def half(self) -> int:
        return self.size // 2

    @property
    def chest(self) -> int:
        """How far below the middle the letter stands."""
        return round(self.size * 0.29)

    @property
    def badge(self) -> int:
        """How far aside the number hangs."""
        return round(self.size * 0.46)

    @property
    def badge_y(self) -> int:
        return round(self.size * (0.24 if self.size > CROWDED else 0.04))


class Clearing(Struct, frozen=True):
    number: int
    x: int
    y: int
    outline: str
    suit: str
    ruler: str
    """The faction that rules it, or nothing."""
    ruler_letter: str
    ruler_title: str
    slots: tuple[Slot, ...]
    tokens: tuple[Token, ...]
    figures: tuple[Figures, ...]
    ferry: bool
    tower: bool
    scorched: bool
    label: str
    open: bool


class Forest(Struct, frozen=True):
    number: int
    """As a place: FOREST + its number on the map."""
    x: int
    y: int
    trees: str
    """As SVG."""
    figures: tuple[Figures, ...]
    label: str
    open: bool


class Path(Struct, frozen=True):
    name: str
    curve: str
    x: int
    y: int
    closed: bool
    opened: bool
    label: str
    open: bool


class MapScene(Struct, frozen=True):
    name: str
    title: str
    ferry: str
    tower: str
    """The words for them."""
    corners: tuple[str, ...]
    """How the ornament of a corner is turned into each of the four."""
    width: int
    height: int
    land: Landscape
    paths: tuple[Path, ...]
    forests: tuple[Forest, ...]
    clearings: tuple[Clearing, ...]
    label: str


# ------------------------------------------------------------------------------------------------------ the score track


class Marker(Struct, frozen=True):
    """A seat on the score track."""

    seat: int
    faction: str
    letter: str
    x: int
    y: int
    label: str


class ScoreSpace(Struct, frozen=True):
    points: int
    x: int
    strong: bool


class ScoreTrack(Struct, frozen=True):
    title: str
    width: int
    height: int
    base: int
    spaces: tuple[ScoreSpace, ...]
    markers: tuple[Marker, ...]
    label: str


class Pile(Struct, frozen=True):
    """The deck, the discard pile, what lies beside the board."""

    deck: int
    discard: tuple[tuple[str, str, tuple[tuple[Card, int], ...]], ...]
    """By suit: its key, its name, the cards, each with how many of its kind there are."""
    discard_size: int
    available: tuple[Card, ...]
    items: tuple[Item, ...]
    lost_souls: tuple[Card, ...]


class Headings(Struct, frozen=True):
    hand: str
    deck: str
    discard: str
    available: str
    items: str
    lost_souls: str
    seats: str
    empty_hand: str
    close: str


class Scene(Struct, frozen=True):
    """All that one viewer sees."""

    seat: int | None
    lang: str
    turn: str
    words: Headings
    map: MapScene
    score: ScoreTrack
    pile: Pile
    seats: tuple[Seat, ...]
    """In turn order."""
    hand: tuple[Card, ...] | None
    """The viewer's own cards; None for a spectator."""
