"""Invader, fear, blight and event cards, adversaries and scenarios as they are printed. Cards are numbers, in the
order of their files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from ludex.core.content import read_toml
from ludex.games.spirit_island.printed.boards import FOLDER
from ludex.games.spirit_island.printed.powers import Set
from ludex.games.spirit_island.things import TERRAINS


class InvaderHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stage: int
    match: list[str]
    escalation: bool


class InvaderDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default_order: str
    card: list[InvaderHead]


@dataclass(frozen=True, slots=True)
class InvaderCard:
    number: int
    id: str
    stage: int
    terrains: tuple[int, ...]
    coastal: bool
    """Names the coast instead of terrains."""
    escalation: bool


INVADER_DECK: Final = read_toml(FOLDER / "invaders.toml", InvaderDeck)
INVADER_CARDS: Final = tuple(
    InvaderCard(
        number,
        head.id,
        head.stage,
        tuple(TERRAINS.index(each) for each in head.match if each != "coastal"),
        "coastal" in head.match,
        head.escalation,
    )
    for number, head in enumerate(INVADER_DECK.card)
)


class FearCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set


class FearDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[FearCard]


FEAR_CARDS: Final = tuple(read_toml(FOLDER / "fear.toml", FearDeck).card)


class BlightCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set
    blighted_per_player: int
    solo_allowed: bool = True


class BlightDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    healthy_per_player: int
    no_card_per_player: int
    card: list[BlightCard]


BLIGHT_DECK: Final = read_toml(FOLDER / "blight.toml", BlightDeck)
BLIGHT_CARDS: Final = tuple(BLIGHT_DECK.card)


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


EVENT_CARDS: Final = tuple(read_toml(FOLDER / "events.toml", EventDeck).card)


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


ADVERSARIES: Final = read_toml(FOLDER / "adversaries.toml", Adversaries).adversary


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    set: Set
    difficulty: int


class Scenarios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: list[Scenario]


SCENARIOS: Final = {each.id: each for each in read_toml(FOLDER / "scenarios.toml", Scenarios).scenario}
NO_CARD_PER_PLAYER: Final = BLIGHT_DECK.no_card_per_player
HEALTHY_PER_PLAYER: Final = BLIGHT_DECK.healthy_per_player
