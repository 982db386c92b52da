"""The shape of the content files. A wrong field is an error that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

FOLDER = Path(__file__).parents[1] / "content"

Set = Literal["base", "branch_and_claw"]


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: str
    coastal: bool
    setup: dict[str, int] = {}
    setup_branch_claw: dict[str, int] = {}
    strife_on: str = ""
    """The piece that a printed strife lies under."""


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lands: list[int]
    breaks: list[int]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coastal: list[int]
    adjacent: list[tuple[int, int]]
    land: dict[str, Land]
    beast_start: int = 0
    disease_start: int = 0
    side0: Edge | None = None
    side1: Edge | None = None
    side2: Edge | None = None
    corner_c1: int = 0
    corner_c2: int = 0
    ocean: str = "west"
    """Where the ocean lies, in the picture of the other side."""


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: list[str]
    rotation: list[int]
    join: list[tuple[str, int, str, int]]
    corner_links: list[tuple[str, str, str, str]] = []


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: dict[str, Board]
    layout: dict[str, Layout]


class FixedLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: list[str]
    links: list[tuple[str, int, str, int]]


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    land: tuple[str, int]
    ocean_of: str


class ThematicBoards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    offset: dict[str, tuple[float, float]]
    board: dict[str, Board]
    layout: dict[str, FixedLayout]
    ocean_contact: list[Contact]


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    elements: dict[str, int]
    fast: bool = False
    """From here on a slow power may be used as a fast one."""
    range: int = 0
    """How much farther it reaches, counted when the target is chosen."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the head of a power."""

    id: str
    speed: Literal["fast", "slow"]
    target: Literal["land", "spirit"]
    set: Set = "base"
    cost: int = 0
    elements: list[str] = []
    who: Literal["any", "another"] = "any"
    source: Literal["presence", "sacred_site"] = "presence"
    source_terrain: list[str] = []
    range: int | list[int] = 0
    filter: list[str] = []
    threshold: list[Threshold] = []
    level: list[Threshold] = []


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Head]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    piece: str
    count: int
    where: str


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The panel of a spirit."""

    id: str
    set: Set
    complexity: Literal["low", "moderate", "high"]
    setup: list[Start]
    growth_pick: int
    growth: list[list[str]]
    energy_track: list[str]
    plays_track: list[str]
    innate: list[Head]
    card: list[Head]
    growth_always: list[str] = []
    power_progression: list[str] = []


class Panels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spirit: list[Panel]


class InvaderHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stage: int
    match: list[str]
    escalation: bool


class InvaderDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default_order: str
    card: list[InvaderHead]


class FearCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set


class FearDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[FearCard]


class BlightCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set
    blighted_per_player: int
    solo_allowed: bool = True


class BlightDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    healthy_per_player: int
    no_card_per_player: int
    card: list[BlightCard]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    energy: int
    per: str
    aided_by: str = ""
    min_energy: int = 0


class EventOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: Cost | None = None


class MainEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    when: list[int | str]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["choice", "stage", "terror", "island"]
    token: str = ""
    dahan: str = ""
    option: list[EventOption] = []
    main: list[MainEvent] = []
    adversary: str = ""
    scope: Literal["table", "spirit"] = "table"
    """Who chooses: the table together, or every spirit for itself."""


class EventDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[EventCard]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    difficulty: int
    fear_cards: tuple[int, int, int]
    deck_order: str = ""
    difficulty_later_print: int = 0


class Adversary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    set: Set
    level: list[Level]


class Adversaries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    adversary: dict[str, Adversary]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set
    difficulty: int


class Scenarios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: list[Scenario]
