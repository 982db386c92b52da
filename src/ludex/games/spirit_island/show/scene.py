"""What a picture of Spirit Island consists of: plain structures that templates loop over. Words are already said.
All of them can be compared and hashed, for a fragment is kept under what it shows."""

from __future__ import annotations

from msgspec import Struct

# ---------------------------------------------------------------------------------------------------------- the island


class Thing(Struct, frozen=True):
    """Something that lies in a land: pieces that are alike, tokens, a spirit's presence."""

    kind: str
    """explorer, town, …, presence"""
    symbol: str
    word: str
    count: int
    x: int
    y: int
    size: int
    name: str
    """How options call it: piece:1; nothing for what cannot be pointed at."""
    of: str
    """Whose or what it is, so that it can be seen travelling."""
    style: str = ""
    damage: int = 0
    health: int = 0
    strife: int = 0
    sacred: bool = False
    open: bool = False

    @property
    def half(self) -> int:
        return -(self.size // 2)

    @property
    def corner(self) -> int:
        """Where numbers beside it stand."""
        return self.size // 2 - 4


class Mark(Struct, frozen=True):
    """A part of the sign of a land: what threatens it."""

    symbol: str
    text: str
    x: int


class Land(Struct, frozen=True):
    number: int
    code: str
    terrain: str
    label: str
    outline: str
    x: int
    y: int
    half: int
    """Half the width of its sign."""
    name_x: int
    scale: str
    """How much larger its sign is drawn."""
    marks: tuple[Mark, ...]
    grave: bool
    things: tuple[Thing, ...]
    defend: int
    defend_x: int
    open: bool
    sea: bool = False

    @property
    def left(self) -> int:
        return -self.half

    @property
    def width(self) -> int:
        return 2 * self.half


class Ground(Struct, frozen=True):
    """What never changes of a picture."""

    shapes: tuple[tuple[int, str], ...]
    shore: str
    cliffs: str
    seams: str
    rivers: tuple[str, ...]


class IslandScene(Struct, frozen=True):
    label: str
    width: int
    height: int
    boards: int
    ground: Ground
    seas: tuple[Land, ...]
    lands: tuple[Land, ...]


# ------------------------------------------------------------------------------------------------------------- spirits


class Element(Struct, frozen=True):
    symbol: str
    word: str
    count: int
    adds: str = ""
    """Cards that would add one, as things."""
    met: bool = False


class Space(Struct, frozen=True):
    text: str
    symbols: tuple[str, ...]
    word: str
    covered: bool
    next: bool = False
    """Is it uncovered next?"""


class Track(Struct, frozen=True):
    number: int
    title: str
    spaces: tuple[Space, ...]
    open: bool


class Growth(Struct, frozen=True):
    number: int
    text: str
    taken: bool
    open: bool


class Level(Struct, frozen=True):
    needs: tuple[Element, ...]
    said: str
    text: str
    lit: bool


class Card(Struct, frozen=True):
    """A power, as a card or innate."""

    number: int
    place: str
    """hand, played, discard, drawn or innate"""
    name: str
    kind: str
    cost: str
    fast: bool
    speed: str
    elements: tuple[Element, ...]
    range: str
    target: str
    text: str
    levels: tuple[Level, ...]
    size: str
    """How wide it has to be for its text: w1 to w4."""
    used: str
    open: bool


class Note(Struct, frozen=True):
    name: str
    text: str


class Seat(Struct, frozen=True):
    number: int
    spirit: str
    name: str
    mine: bool
    state: str
    """asked, ready, won or lost; or nothing."""
    said: str
    open: bool
    energy: int
    income: int
    plays: int
    plays_gain: int
    elements: tuple[Element, ...]
    tracks: tuple[Track, ...]
    pick: str
    growth: tuple[Growth, ...]
    innates: tuple[Card, ...]
    rules: tuple[Note, ...]
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    discard: tuple[Card, ...]
    left: str
    """Presence on the tracks and destroyed, in words."""
    more: tuple[str, ...] = ()


class Pile(Struct, frozen=True):
    """Cards in a row of the dock."""

    title: str
    place: str
    cards: tuple[Card, ...]


class Dock(Struct, frozen=True):
    """What one has at hand."""

    seat: Seat
    growing: bool
    piles: tuple[Pile, ...]
    energy_said: str
    plays_said: str
    spends: tuple[tuple[int, int], ...]
    """Cards that may be played, each with the energy that is left then."""


# ----------------------------------------------------------------------------------------------------------- the track


class Slot(Struct, frozen=True):
    name: str
    title: str
    cards: tuple[str, ...]
    terrains: tuple[tuple[str, ...], ...]
    now: bool


class Told(Struct, frozen=True):
    """A card that lies open, with what it does."""

    title: str
    name: str
    lines: tuple[str, ...]


class Fate(Struct, frozen=True):
    """The line above the map."""

    turn: str
    victory: str
    slots: tuple[Slot, ...]
    deck: str
    deck_count: int
    stage: str
    fear: int
    pool: int
    fear_said: str
    terror: str
    terror_next: str
    earned: int
    blight: int
    blighted: bool
    blight_said: str
    foe: str


class Row(Struct, frozen=True):
    land: str
    number: int
    text: str
    grave: bool


class Outlook(Struct, frozen=True):
    """The forecast as a list."""

    title: str
    about: str
    sum: str
    rows: tuple[Row, ...]
    count: int
    """Lands that something bad will happen to."""


class Sign(Struct, frozen=True):
    symbol: str
    style: str
    word: str


class Legend(Struct, frozen=True):
    title: str
    parts: tuple[tuple[str, tuple[Sign, ...]], ...]


class Headings(Struct, frozen=True):
    seats: str
    hand: str
    in_play: str
    discarded: str
    close: str
    growth: str
    innates: str
    special: str
    elements: str
    no_elements: str
    presence: str
    none: str
    mine: str
    invaders: str
    fear_title: str
    blight_title: str
    table: str
    piles: str


class Scene(Struct, frozen=True):
    """All that one viewer sees."""

    lang: str
    words: Headings
    seats: tuple[Seat, ...]
    fate: Fate
    island: IslandScene | None
    dock: Dock | None
    outlook: Outlook
    told: tuple[Told, ...]
    piles: tuple[str, ...]
    legend: Legend
