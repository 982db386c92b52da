"""The shape of the content files. A wrong field is an error that names it.

Every table has a `status`: "verified", "inferred", "memory" or "reconstruction", by its weakest part. `unsure` names
what of it is neither verified nor inferred: fields, and `name`, `text`, `ability` and `defence`, which are words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludex.games.runewars.printed.deeds import COSTS, OPERATIONS, lines

FOLDER = Path(__file__).parents[1] / "content"

Faction = Literal["daqan", "latari", "uthuk", "waiqar"]
Alignment = Literal["good", "neutral", "evil"]
Shape = Literal["triangle", "rectangle", "circle", "hexagon"]
Attribute = Literal["strength", "agility", "wisdom"]
Border = Literal["mountain", "water", "yellow"]
Edge = Literal["N", "NE", "SE", "S", "SW", "NW"]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Dial = Annotated[int, Meta(ge=0, le=8)]
Positions = Annotated[list[str], Meta(min_length=8, max_length=8)]
Result = Annotated[str, Meta(pattern="^(-|S|[RD][1-9])$")]
"""A section of a Fate card: a miss, the special ability, routs or damage."""
DeedLine = Annotated[str, Meta(pattern=lines(OPERATIONS))]
CostLine = Annotated[str, Meta(pattern=lines(COSTS))]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table inside of a table."""


class Amount(Part, frozen=True):
    food: Count = 0
    wood: Count = 0
    ore: Count = 0


class ByShape(Part, frozen=True):
    triangle: Count = 0
    rectangle: Count = 0
    circle: Count = 0
    hexagon: Count = 0


class Sections(Part, frozen=True):
    triangle: Result
    rectangle: Result
    circle: Result
    hexagon: Result


class PrintedTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every table of the content says how certain it is."""

    status: Literal["verified", "inferred", "memory", "reconstruction"]
    unsure: list[str] = []


# -------------------------------------------------------------------------------------------------------------- limits


class LimitsEntry(PrintedTable, frozen=True):
    years: Some
    runes_to_win: Some
    heroes: Some
    quests: Some
    tactics: Some
    strongholds: Some
    dragon_runes: Some
    dragon_runes_bow: Count
    false_runes: Some
    false_runes_bow: Count
    land_tokens: Count
    peasants: Count
    duel_rounds: Some


class StrongholdEntry(PrintedTable, frozen=True):
    strength: Count
    damaged: Count
    cost: Amount
    repair: Amount
    developments: Count


class TokenEntry(PrintedTable, frozen=True):
    id: str
    copies: Count
    copies_bow: Count


class LimitsFile(Part, frozen=True):
    limits: LimitsEntry
    stronghold: StrongholdEntry
    capital: StrongholdEntry
    development_token: list[TokenEntry]


# ------------------------------------------------------------------------------------------------------------ factions


class FactionEntry(PrintedTable, frozen=True):
    id: Faction
    alignment: Literal["good", "evil"]
    start_influence: Count
    start_tactics: Count
    start_food: Dial
    start_wood: Dial
    start_ore: Dial
    food_dial: Positions
    wood_dial: Positions
    ore_dial: Positions


class PlaceEntry(PrintedTable, frozen=True):
    id: str
    pos: tuple[int, int]
    resources: Amount
    borders: dict[Edge, Border]


class HomeEntry(PlaceEntry, frozen=True):
    faction: Faction


class UnitEntry(PrintedTable, frozen=True):
    id: str
    shape: Shape
    initiative: Annotated[int, Meta(ge=1, le=5)]
    health: Some
    fast: bool
    flying: bool
    count: Some


class FactionUnitEntry(UnitEntry, frozen=True):
    faction: Faction
    replaces: str = ""
    """The unit in whose place a reinforcement is recruited."""
    tokens: Count = 0
    """More of them, once a development card brings them."""


class DevelopmentEntry(PrintedTable, frozen=True):
    id: str
    faction: Faction
    cost: Amount
    unit: str = ""


class FactionsFile(Part, frozen=True):
    sheet: list[FactionEntry]
    home: list[HomeEntry]
    unit: list[FactionUnitEntry]
    development: list[DevelopmentEntry]


class NeutralsFile(Part, frozen=True):
    unit: list[UnitEntry]


# --------------------------------------------------------------------------------------------------------------- cards


class CardEntry(PrintedTable, frozen=True):
    id: str
    bow: bool


class FateEntry(PrintedTable, frozen=True):
    destiny: Literal["red", "silver", "gold"]
    triangle: Result
    rectangle: Result
    circle: Result
    hexagon: Result


class SeasonEntry(CardEntry, frozen=True):
    season: Literal["spring", "summer", "fall", "winter"]
    council: bool


class TacticsEntry(CardEntry, frozen=True):
    copies: Some
    timing: Literal[
        "your_turn", "battle_start", "battle_start_defender", "battle_round", "quest_phase", "diplomacy", "before_bid"
    ]
    fate: Sections | None = None


class ObjectiveEntry(CardEntry, frozen=True):
    alignment: Literal["good", "evil"]


class RewardEntry(CardEntry, frozen=True):
    copies: Some
    kind: Literal["weapon", "armor", "item", "relic"]
    discard_on_use: bool


class HeroEntry(CardEntry, frozen=True):
    alignment: Alignment
    strength: Count
    agility: Count
    wisdom: Count
    health: Some


class CommanderEntry(PrintedTable, frozen=True):
    id: str


QUEST_FIELDS = ["attribute", "opponent", "cost", "gold", "silver", "red", "effect"]
QUEST_NEEDS = {
    "test": ["attribute", "gold", "silver", "red"],
    "duel": ["opponent", "effect"],
    "offer": ["cost", "effect"],
}


class QuestEntry(CardEntry, frozen=True):
    setup: bool
    areas: Annotated[list[str], Meta(min_length=1)]
    kind: Literal["test", "duel", "offer"]
    attribute: Attribute | Literal[""] = ""
    opponent: str = ""
    cost: list[CostLine] = []
    gold: list[DeedLine] = []
    silver: list[DeedLine] = []
    red: list[DeedLine] = []
    effect: list[DeedLine] = []

    def __post_init__(self) -> None:
        needs = QUEST_NEEDS[self.kind]
        given = [field for field in QUEST_FIELDS if getattr(self, field)]
        if given != needs:
            raise ValueError(f"a {self.kind} has {', '.join(needs)}, not {', '.join(given) or 'nothing'}")


class FateFile(Part, frozen=True):
    card: list[FateEntry]


class OrdersFile(Part, frozen=True):
    card: list[CardEntry]


class SeasonsFile(Part, frozen=True):
    card: list[SeasonEntry]


class TacticsFile(Part, frozen=True):
    card: list[TacticsEntry]


class ObjectivesFile(Part, frozen=True):
    card: list[ObjectiveEntry]


class RewardsFile(Part, frozen=True):
    card: list[RewardEntry]


class HeroesFile(Part, frozen=True):
    card: list[HeroEntry]


class TitlesFile(Part, frozen=True):
    card: list[CardEntry]


class CommandersFile(Part, frozen=True):
    card: list[CommanderEntry]


class QuestsFile(Part, frozen=True):
    card: list[QuestEntry]


# -------------------------------------------------------------------------------------------------------------- the map


class ExplorationEntry(CardEntry, frozen=True):
    kind: Literal["event", "location", "destructible"]
    back_1: Count
    back_2plus: Count


class CityEntry(PrintedTable, frozen=True):
    id: str
    set: Literal["base", "alternate", "lost"]
    neutral: ByShape
    tactics: Count
    influence: Count
    quests: Count
    rune: bool
    extra: Amount = Amount()


class AreaEntry(PlaceEntry, frozen=True):
    tile: Annotated[int, Meta(ge=1, le=12)]
    city: bool
    neutrals: dict[str, Some]


class ExplorationFile(Part, frozen=True):
    token: list[ExplorationEntry]


class CitiesFile(Part, frozen=True):
    city: list[CityEntry]


class TilesFile(Part, frozen=True):
    area: list[AreaEntry]
