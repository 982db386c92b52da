"""What a picture of Heroes consists of: plain structures that templates loop over. Words are already said. All of them
can be compared and hashed, for a fragment is kept under what it shows."""

from __future__ import annotations

from msgspec import Struct


class Bit(Struct, frozen=True):
    """Some of a resource, or points: an icon and a number."""

    icon: str
    count: int
    word: str
    struck: bool = False
    foot: bool = False
    """May a footprint strike it out?"""


# -------------------------------------------------------------------------------------------------------------- the map


class Sign(Struct, frozen=True):
    """Something that lies in a region: what it is, where on the drawing, and what was written on it."""

    kind: str
    icon: str
    x: int
    y: int
    word: str
    text: str = ""
    more: str = ""
    """A second number: the points of a fortress, the round of a counter."""
    mark: str = ""
    """A stroke of the marker over it: tick, strike, circle."""
    owner: str = ""
    """The faction it belongs to now."""
    letter: str = ""
    bits: tuple[Bit, ...] = ()
    """What it brings to whoever takes it."""
    changed: bool = False
    """Is its number another one than printed, for whoever looks?"""

    @property
    def fort_x(self) -> int:
        """A fortress makes room on its right for what it holds."""
        return -15 if self.bits else 0

    @property
    def loot_x(self) -> int:
        return self.fort_x + 29


class Pawn(Struct, frozen=True):
    seat: int
    faction: str
    letter: str
    word: str
    x: int
    y: int
    mine: bool


class MapRegion(Struct, frozen=True):
    number: int
    name: str
    terrain: str
    outline: str
    name_x: int
    name_y: int
    signs: tuple[Sign, ...]
    pawns: tuple[Pawn, ...]
    visited: bool
    tick_x: int
    tick_y: int
    out: bool
    open: bool
    label: str

    @property
    def shift(self) -> int:
        """From the middle of the name to the sign of the terrain before it."""
        return self.name_x - self.tick_x - 22

    @property
    def stroke(self) -> int:
        """Which of the drawn strokes are used here."""
        return self.number * 7 % 4


class Route(Struct, frozen=True):
    """A way over the map: shown while its option or its destination is pointed at, or because it was chosen."""

    aim: str
    """The option's key, and for the cheapest way to a region the region."""
    line: str
    x: int
    y: int
    cost: int
    chosen: bool = False


class MapScene(Struct, frozen=True):
    label: str
    width: int
    height: int
    regions: tuple[MapRegion, ...]
    portals: str
    """Thin lines between the portals in play."""
    herd: str
    """The route of the herd, if it is in the game."""


# ------------------------------------------------------------------------------------------------------------ the round


class Action(Struct, frozen=True):
    number: int
    icon: str
    word: str
    level: int
    state: str
    """"now", "done", "todo", "out" for the one without a number, or nothing before the plan is made."""
    open: bool
    label: str


class Player(Struct, frozen=True):
    """A seat in the line above the map."""

    number: int
    faction: str
    name: str
    letter: str
    points: int
    ready: bool
    said: str
    mine: bool
    first: str
    winner: bool
    open: bool


class Round(Struct, frozen=True):
    title: str
    rounds: tuple[bool, ...]
    """One box for each round; the ones gone by are struck out."""
    actions: tuple[Action, ...]
    heading: str


# ------------------------------------------------------------------------------------------------------------ the sheet


class Cell(Struct, frozen=True):
    """A small box to write in: its text, what the marker did to it, an icon."""

    text: str
    mark: str = ""
    icon: str = ""
    word: str = ""


class Row(Struct, frozen=True):
    """Cells under a name; `text` explains them."""

    name: str
    cells: tuple[Cell, ...]
    text: str = ""
    bits: tuple[Bit, ...] = ()
    thing: str = ""
    open: bool = False
    mark: str = ""
    icon: str = ""


class Extra(Struct, frozen=True):
    """A block with a faction's own rules."""

    title: str
    text: str
    rows: tuple[Row, ...]
    wide: bool = False


class Half(Struct, frozen=True):
    """A half of a dark elves' building: struck out when it works no more, circled when it was gained."""

    text: str
    mark: str


class TreeBuilding(Struct, frozen=True):
    """A building."""

    code: int
    thing: str
    """What options call it; a mushroom is a building and a troop."""
    name: str
    chevrons: str
    level_word: str
    column: int
    row: int
    """In half rows, from 1."""
    cost: tuple[Bit, ...]
    other_cost: tuple[Bit, ...]
    """The price in a wolf night."""
    points: int
    points_word: str
    text: str
    halves: tuple[Half, ...]
    state: str
    """"works", "built", "ruined" or nothing."""
    state_word: str
    stroke: int
    """Which of the drawn strokes marks it."""
    needs: str
    """What has to stand first, in words."""
    cells: tuple[Cell, ...]
    """Damage points, the counter, strength."""
    flows: tuple[Cell, ...]
    open: bool


class Wire(Struct, frozen=True):
    """An arrow from a building to one that needs it."""

    line: str
    met: bool


class Tree(Struct, frozen=True):
    columns: int
    rows: int
    levels: tuple[str, ...]
    buildings: tuple[TreeBuilding, ...]
    wires: tuple[Wire, ...]


class Stock(Struct, frozen=True):
    """A row of the warehouse."""

    thing: str
    icon: str
    word: str
    count: int
    values: tuple[Cell, ...]
    open: bool


class TroopRow(Struct, frozen=True):
    thing: str
    name: str
    units: int
    strength: str
    strength_word: str
    other: str
    """The strength in a wolf night."""
    cost: tuple[Bit, ...]
    text: str
    open: bool


class ArtifactRow(Struct, frozen=True):
    thing: str
    icon: str
    name: str
    place: str
    condition: str
    text: str
    mark: str
    owner: str
    letter: str
    owner_word: str
    open: bool


class MonsterCell(Struct, frozen=True):
    thing: str
    number: int
    strength: int
    printed: int
    resources: tuple[Bit, ...]
    points: int
    beaten: bool
    open: bool
    label: str


class SideSheet(Struct, frozen=True):
    """A faction board with everything that was written on it."""

    number: int
    faction: str
    name: str
    letter: str
    mine: bool
    covered: str
    place: str
    tree: Tree
    stocks: tuple[Stock, ...]
    costs: tuple[Row, ...]
    troops: tuple[TroopRow, ...]
    artifacts: tuple[ArtifactRow, ...]
    monsters: tuple[MonsterCell, ...]
    extras: tuple[Extra, ...]
    score: tuple[Cell, ...]
    points: int
    moving: str
    """Movement points left over."""


class Headings(Struct, frozen=True):
    """Words of the page."""

    sheets: str
    buildings: str
    troops: str
    artifacts: str
    warehouse: str
    moving: str
    monsters: str
    score: str
    total: str
    mine: str
    points: str
    players: str
    units: str
    night: str
    close: str


class LegendSign(Struct, frozen=True):
    """A sign of the map, with the classes that colour it there."""

    symbol: str
    style: str
    word: str


class LegendPart(Struct, frozen=True):
    title: str
    signs: tuple[LegendSign, ...]


class Legend(Struct, frozen=True):
    title: str
    parts: tuple[LegendPart, ...]


class Scene(Struct, frozen=True):
    """All that one viewer sees."""

    seat: int | None
    lang: str
    words: Headings
    round: Round
    players: tuple[Player, ...]
    map: MapScene
    routes: tuple[Route, ...]
    sheets: tuple[SideSheet, ...]
    """The viewer's own first."""
    legend: Legend

    @property
    def seats(self) -> list[tuple[Player, SideSheet]]:
        return [(self.players[sheet.number], sheet) for sheet in self.sheets]

    @property
    def own(self) -> SideSheet | None:
        """The viewer's own sheet."""
        return next((sheet for sheet in self.sheets if sheet.mine), None)
