"""What the boards and the map print: the shape of the content files. A wrong field is an error that names it.

Every table has a `status`: "seed" (the rulebook says so) or "reconstruction" (ours, until somebody with the real boards
corrects it); `seed_fields` and `recon_fields` name the exceptions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludex.games.heroes.printed.effects import OfEnergy, OfTemple, OfTrail, OnBoard, SpendUnit
from ludex.games.heroes.printed.notation import NOTHING, Amount

FOLDER = Path(__file__).parents[1] / "content"
Names = dict[str, str]


class PrintedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every table of the content says how certain it is."""

    status: str = "seed"
    seed_fields: list[str] = []
    recon_fields: list[str] = []


class RegionEntry(PrintedTable, frozen=True):
    id: str
    letter: str
    name: Names
    terrain: str
    resources: Amount
    portal: bool
    lair: bool
    foundation: bool
    artifact: str
    neighbours: list[str]
    label: tuple[int, int]
    polygon: list[tuple[int, int]]


class FortressEntry(PrintedTable, frozen=True):
    region: str
    strength: int
    resources: Amount
    vp: int
    web: int


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pay, or have at least so many of what is counted."""

    pay: Amount = NOTHING
    count: str = ""
    at_least: int = 0


class MapArtifactEntry(PrintedTable, frozen=True):
    id: str
    region: str
    name: Names
    condition: Condition
    herd_half_condition: Condition
    web: int
    text: Names
    faction_condition: dict[str, Condition] = {}
    faction_herd_half: dict[str, Condition] = {}


class Herd(PrintedTable, frozen=True):
    route: list[str]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    canvas: dict[str, int]
    players: dict[str, Any]
    region: list[RegionEntry]
    fortress: list[FortressEntry]
    artifact: list[MapArtifactEntry]
    herd: Herd


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: int


class Move(PrintedTable, frozen=True):
    forest: Cost
    lake: Cost
    field: Cost
    mountain: Cost
    minimum: int
    night_delta: int = 0


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    vp: int


class Warehouse(PrintedTable, frozen=True):
    resources: list[str]
    thresholds: list[Threshold]


class Score(PrintedTable, frozen=True):
    cells: list[str]


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource that only this faction has."""

    id: str
    ru: str
    en: str
    is_any: bool
    must_spend_at_once: bool = False


class BlockEntry(PrintedTable, frozen=True):
    """A block with the faction's own rules."""

    id: str
    name: Names
    text: Names
    effects: list[OnBoard] = []
    moons: dict[str, int] = {}
    infect_threshold: int = 0
    rival_move: int = 0
    rival_battle: int = 0
    vp_per_region: int = 0
    start_built: str | list[str] = ""
    damage_per_flow: int = 0
    destroy_penalty: int = 0
    ruin_hit_penalty: int = 0
    council_cost: Amount = NOTHING
    options: int = 0
    votes_per: list[str] = []
    start_strength: int = 0
    start_regions: list[str] = []
    footprint_per_strength: int = 0
    minimum_strength: int = 0


class OnDeath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: int
    cost: int
    min_strength: int
    min_cost: int


class ResurrectCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: Amount


class TroopEntry(PrintedTable, frozen=True):
    id: str
    name: Names
    strength: int
    cost: Amount
    start: int
    night_strength: int = 0
    star_effects: list[OnBoard] = []
    star_text: Names = {}
    cap: int = 0
    on_death: OnDeath | None = None
    hire: str = ""
    resurrect_cost: ResurrectCost | None = None
    spend: SpendUnit | None = None


class BuildingEntry(PrintedTable, frozen=True):
    id: str
    name: Names
    level: int
    text: Names
    """What it does; of a dark elves' building, what its lower half does."""
    upper_text: Names = {}
    cost: Amount = NOTHING
    vp: int = 0
    requires: list[str] = []
    effects: list[OnBoard] = []
    night_cost: Amount = NOTHING
    row: str = ""
    strength: int = 0
    vp_each_build: int = 0
    start_built: bool = False
    damage_points: int = 0
    flows: list[str] = []
    species: str = ""
    counter: int = 0
    lower: list[OnBoard] = []
    upper: list[OnBoard] = []
    trail: Amount = NOTHING


class ArtifactEntry(PrintedTable, frozen=True):
    id: str
    effects: list[OnBoard]
    text: Names


class MonsterEntry(PrintedTable, frozen=True):
    strength: int
    resources: Amount
    vp: int
    weakened: int = 0


class SpeciesEntry(PrintedTable, frozen=True):
    id: str
    name: Names
    strength: int
    resources: Amount
    circles: list[int]
    regions: list[str]


class TempleBonusEntry(PrintedTable, frozen=True):
    species: str
    effects: list[OfTemple]
    text: Names


class EnergyEntry(PrintedTable, frozen=True):
    n: int
    resources: Amount
    herd_add: int
    vp: int
    effects: list[OfEnergy]
    text: Names


class TrailEntry(PrintedTable, frozen=True):
    id: str
    match: dict[str, list[str]]
    footprints: int
    effects: list[OfTrail]
    text: Names


class LairStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spend: int
    vp: int


class Lair(PrintedTable, frozen=True):
    steps: list[LairStep]
    fail_vp: int


class FactionFile(PrintedTable, frozen=True):
    """One faction board."""

    id: str
    name: Names
    move: Move
    warehouse: Warehouse
    score: Score
    block: list[BlockEntry]
    building: list[BuildingEntry]
    artifact: list[ArtifactEntry]
    troop: list[TroopEntry] = []
    monster: list[MonsterEntry] = []
    unique_resource: Own | None = None
    species: list[SpeciesEntry] = []
    temple_bonus: list[TempleBonusEntry] = []
    energy: list[EnergyEntry] = []
    trail: list[TrailEntry] = []
    lair: Lair | None = None
