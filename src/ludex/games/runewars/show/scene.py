"""What a picture of Runewars consists of: plain structures that templates loop over. Words are already said. All of
them can be compared and hashed, for a fragment is kept under what it shows."""

from __future__ import annotations

from msgspec import Struct

GLYPH_SHARE = {"triangle": (46, 8), "rectangle": (62, 0), "circle": (60, 0), "hexagon": (64, 0)}
"""How large the glyph on a base is, in hundredths, and how far below its middle."""


class Token(Struct, frozen=True):
    """Units of one kind and state on their base."""

    kind: int
    figure: int
    base: str
    glyph: str
    style: str
    word: str
    count: int
    damage: int
    lying: bool
    of: str
    open: bool

    @property
    def glyph_size(self) -> int:
        """On a base forty wide."""
        return GLYPH_SHARE[self.base][0] * 40 // 100

    @property
    def glyph_x(self) -> int:
        return -self.glyph_size // 2

    @property
    def glyph_y(self) -> int:
        return -self.glyph_size // 2 + GLYPH_SHARE[self.base][1] * 40 // 100


class Piece(Struct, frozen=True):
    """Something that lies in an area."""

    kind: str
    """unit, hero, fort, city, rune, token, building, flag, waste, ice, peasants, grave"""
    symbol: str
    word: str
    style: str = ""
    thing: str = ""
    """How options call it: figure:80, hero:3."""
    show: str = ""
    """What opens where it cannot be chosen: unit/5."""
    of: str = ""
    count: int = 1
    open: bool = False
    lying: bool = False
    damage: int = 0
    text: str = ""
    token: Token | None = None
    x: int = 0
    y: int = 0
    scale: str = "1"


class Mark(Struct, frozen=True):
    """A resource in the head of an area."""

    symbol: str
    x: int


class AreaView(Struct, frozen=True):
    number: int
    code: str
    terrain: str
    label: str
    x: int
    y: int
    code_x: int
    crest: str
    """The faction that controls it."""
    crest_x: int
    resources: tuple[Mark, ...]
    city: str
    pieces: tuple[Piece, ...]
    barren: str
    """waste, ice or nothing"""
    own: bool
    """It belongs to the home realm of who looks: a map that does not fit the screen opens there."""
    target: bool
    """It is the area that the running Order has activated, or where a battle is fought."""
    open: bool


class Border(Struct, frozen=True):
    kind: str
    line: str
    peaks: str
    word: str


class Ghost(Struct, frozen=True):
    """Where something may be laid."""

    code: int
    x: int
    y: int
    word: str


class Plan(Struct, frozen=True):
    """What an option would lay: shown while it is pointed at."""

    aim: str
    shape: str
    x: int
    y: int


class Marker(Struct, frozen=True):
    number: int
    x: int
    y: int
    other_x: int
    other_y: int
    word: str
    open: bool

    @property
    def middle_x(self) -> int:
        return (self.x + self.other_x) // 2

    @property
    def middle_y(self) -> int:
        return (self.y + self.other_y) // 2


class MapScene(Struct, frozen=True):
    label: str
    left: int
    top: int
    width: int
    height: int
    areas: tuple[AreaView, ...]
    borders: tuple[Border, ...]
    seams: str
    """Where one tile ends and another begins."""
    holes: tuple[tuple[int, int], ...]
    ghosts: tuple[Ghost, ...] = ()
    shapes: tuple[tuple[str, str], ...] = ()
    """Outlines of tiles that may be laid, by name."""
    plans: tuple[Plan, ...] = ()
    markers: tuple[Marker, ...] = ()

    @property
    def frames(self) -> tuple[tuple[int, int, int, bool], ...]:
        """Of each area its number, its middle, and whether something goes on there."""
        return tuple((area.number, area.x, area.y, area.target) for area in self.areas)


# ------------------------------------------------------------------------------------------------------------- players


class Card(Struct, frozen=True):
    """A card that can be read, and sometimes chosen."""

    kind: str
    number: int
    name: str
    head: str
    lines: tuple[str, ...]
    unsure: str
    note: str
    place: str
    size: str
    open: bool


class Chip(Struct, frozen=True):
    """A card by its name alone; it opens."""

    kind: str
    number: int
    name: str
    text: str = ""
    """A number or letter before it."""
    note: str = ""
    state: str = ""
    open: bool = False


class Notch(Struct, frozen=True):
    """A position of a dial: what it shows."""

    token: Token | None
    symbol: str
    word: str
    reached: bool
    x: int
    y: int


class Dial(Struct, frozen=True):
    number: int
    resource: str
    title: str
    count: int
    notches: tuple[Notch, ...]
    label: str
    open: bool


class UnitRow(Struct, frozen=True):
    """A type of units on a faction sheet."""

    token: Token
    name: str
    initiative: int
    health: int
    keywords: str
    ability: str
    text: str
    left: str
    """How many are in the box."""
    recruited: str
    unsure: str


class HeroCard(Struct, frozen=True):
    number: int
    style: str
    name: str
    letter: str
    place: str
    alignment: str
    attributes: tuple[tuple[str, str, int, int], ...]
    """Symbol, name, value, how much of it is training."""
    health: int
    damage: int
    routed: str
    commander: Chip | None
    rewards: tuple[Chip, ...]
    hidden: str
    text: str
    unsure: str
    acted: str
    open: bool

    @property
    def hearts(self) -> tuple[bool, ...]:
        """One for each point of health: is it lost?"""
        return tuple(n < self.damage for n in range(self.health))


class Seat(Struct, frozen=True):
    number: int
    faction: str
    name: str
    mine: bool
    first: str
    state: str
    said: str
    open: bool
    runes: int
    runes_said: str
    to_win: int
    influence: int
    tactics: int
    quests: int
    order: Chip | None
    """Revealed and not resolved yet, or the last one of the year."""
    played: tuple[Chip, ...]
    left: tuple[Chip, ...]
    dials: tuple[Dial, ...]
    units: tuple[UnitRow, ...]
    heroes: tuple[HeroCard, ...]
    titles: tuple[Chip, ...]
    upgrades: tuple[Chip, ...]
    notes: tuple[str, ...]
    defence: tuple[str, str]


class Pile(Struct, frozen=True):
    title: str
    place: str
    cards: tuple[Card, ...]


class SmallTile(Struct, frozen=True):
    """A map tile that one still has: a small picture of it."""

    number: int
    word: str
    left: int
    top: int
    width: int
    height: int
    hexes: tuple[tuple[int, int, str, str], ...]
    """Where each hex is, its terrain and its code."""
    open: bool


class Dock(Struct, frozen=True):
    """What one has at hand."""

    style: str
    dials: tuple[Dial, ...]
    orders: tuple[Chip, ...]
    choosing: bool
    """An Order is to be chosen now."""
    piles: tuple[Pile, ...]
    tiles: tuple[SmallTile, ...]


# ------------------------------------------------------------------------------------------------------------ battles


class FateCard(Struct, frozen=True):
    result: int
    symbol: str
    count: int
    word: str
    destiny: str
    open: bool


class FightLine(Struct, frozen=True):
    initiative: int
    name: str
    kind: int
    tokens: tuple[Token, ...]
    state: str
    said: str
    heroes: str
    open: bool


class FightSide(Struct, frozen=True):
    style: str
    faction: str
    name: str
    role: str
    strength: int
    lines: tuple[FightLine, ...]
    drawn: tuple[FateCard, ...]
    lying: tuple[Token, ...]
    fallen: tuple[Token, ...]
    played: tuple[Chip, ...]
    won: bool


class Fight(Struct, frozen=True):
    title: str
    place: int
    sides: tuple[FightSide, ...]


class Duellist(Struct, frozen=True):
    style: str
    name: str
    letter: str
    owner: str
    hearts: tuple[bool, ...]
    said: str
    drawn: FateCard | None


class DuelScene(Struct, frozen=True):
    title: str
    sides: tuple[Duellist, ...]


# ----------------------------------------------------------------------------------------------------------- the track


class SeasonMark(Struct, frozen=True):
    name: str
    word: str
    now: bool
    left: int
    claim: str
    """The faction whose victory card lies on its deck."""
    claimed: str


class Year(Struct, frozen=True):
    """The line above the map."""

    title: str
    years: tuple[bool, ...]
    goal: str
    seasons: tuple[SeasonMark, ...]
    card: Chip | None
    order: tuple[tuple[str, str, str, bool], ...]
    """In play order: faction, name, the number of its Order, whether it is that player's turn."""
    fate: tuple[FateCard, ...]
    """Fate cards that lie on the table for a test or for talks."""


class TitleRow(Struct, frozen=True):
    chip: Chip
    holder: str
    faction: str
    influence: int
    text: str


class Table(Struct, frozen=True):
    """What lies beside the map for everybody."""

    titles: tuple[TitleRow, ...]
    decks: tuple[str, ...]
    discards: tuple[tuple[str, tuple[Chip, ...]], ...]
    quest: Card | None
    variants: tuple[str, ...]


class Sign(Struct, frozen=True):
    symbol: str
    style: str
    word: str


class Headings(Struct, frozen=True):
    """Words of the page."""

    seats: str
    close: str
    table: str
    legend: str
    dials: str
    units: str
    orders_played: str
    orders_left: str
    heroes: str
    titles: str
    upgrades: str
    hand: str
    initiative: str
    health: str
    rewards: str
    runes: str
    influence: str
    tactics: str
    quests: str
    decks: str
    strength: str
    fallen: str
    lying: str
    variants: str
    none: str
    play_order: str
    tiles: str


class Scene(Struct, frozen=True):
    lang: str
    words: Headings
    year: Year
    seats: tuple[Seat, ...]
    map: MapScene
    dock: Dock | None
    fight: Fight | None
    duel: DuelScene | None
    table: Table
    legend: tuple[tuple[str, tuple[Sign, ...]], ...]
