"""What the boards and the map print: the shape of the content files. A wrong field is an error that names it.

Every table has a `status`: "seed" (the rulebook says so) or "reconstruction" (ours, until somebody with the real boards
corrects it); `seed_fields` and `recon_fields` name the exceptions."""

from __future__ import annotations

from typing import Any

import msgspec

Names = dict[str, str]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every table of the content says how certain it is."""

    status: str = "seed"
    seed_fields: list[str] = []
    recon_fields: list[str] = []
    note: str = ""


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Resources, a choice of any resources, victory points."""

    wood: int = 0
    iron: int = 0
    gold: int = 0
    meat: int = 0
    spore: int = 0
    any: int = 0
    vp: int = 0


NOTHING = Amount()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    """What a building, an artifact, a block or a property of a troop does (content/effects.md)."""

    op: str
    on: str = ""
    condition: str = ""
    n: int | str = 0
    res: Amount | str = NOTHING
    units: dict[str, int] = {}
    improved: Amount | int | None = None
    per: str = ""
    div: int = 1
    troop: str = ""
    to: Amount | int = 0
    add: int = 0
    set: dict[str, int] = {}
    vs: list[str] = []
    pay: Amount | str = NOTHING
    limit: str = ""
    max: int = 0
    where: str = ""
    counts: str | list[str] = ""
    chooser: str = ""
    any: int = 0
    other: int = 0
    per_unit: int | str = 0
    minimum: int = 0
    penalty: int = 0
    pay_per_damage: str = ""
    includes_self: bool = False
    not_vs: list[str] = []
    range: int = 0
    level: int = 0
    monsters: int = 0
    pay_unit: str = ""
    unit: str = ""
    into: str = ""
    counter: int = 0
    scope: list[str] = []
    rounds: int = 0
    starting: str = msgspec.field(default="", name="from")
    choose: list[int] = []
    vp_per: int = 0
    split: bool = False
    mult: int = 0
    half: bool = False
    footprint: int = 0
    move_points: int = 0


class Region(Table, frozen=True):
    id: str
    letter: str
    name: Names
    row: int
    col: int
    players_min: int
    terrain: str
    resources: Amount
    portal: bool
    lair: bool
    foundation: bool
    artifact: str
    neighbours: list[str]
    label: tuple[int, int]
    polygon: list[tuple[int, int]]


class Fortress(Table, frozen=True):
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


class MapArtifact(Table, frozen=True):
    id: str
    region: str
    name: Names
    condition: Condition
    herd_half_condition: Condition
    web: int
    text: Names
    faction_condition: dict[str, Condition] = {}
    faction_herd_half: dict[str, Condition] = {}


class Herd(Table, frozen=True):
    route: list[str]
    lairs: list[str]
    seed_chains: list[list[str]]
    seed_chain_players: list[int]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: int
    canvas: dict[str, int]
    terrains: list[str]
    layout: dict[str, Any]
    players: dict[str, Any]
    region: list[Region]
    seed_adjacency: list[dict[str, str]]
    seed_only_neighbours: dict[str, Any]
    seed_non_adjacency: dict[str, Any]
    fortress: list[Fortress]
    artifact: list[MapArtifact]
    herd: Herd
    starts: dict[str, Any]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: int
    modified: int | None = None


class Move(Table, frozen=True):
    forest: Cost
    lake: Cost
    field: Cost
    mountain: Cost
    minimum: int
    night_delta: int = 0


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    vp: int


class Warehouse(Table, frozen=True):
    resources: list[str]
    thresholds: list[Threshold]


class Score(Table, frozen=True):
    cells: list[str]


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource that only this faction has."""

    id: str
    ru: str
    en: str
    start: int
    mined: str
    is_any: bool
    warehouse_vp: bool
    stealable: bool
    must_spend_at_once: bool = False


class Block(Table, frozen=True):
    """A block with the faction's own rules."""

    id: str
    name: Names
    text: Names
    effects: list[Effect] = []
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
    tie: str = ""
    nest_counter: int = 0
    start_strength: int = 0
    start_regions: list[str] = []
    rest_bonus: int = 0
    footprint_per_strength: int = 0
    minimum_strength: int = 0


class OnDeath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: int
    cost: int
    min_strength: int
    min_cost: int


class ResurrectCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    base: Amount
    modified: Amount


class Troop(Table, frozen=True):
    id: str
    name: Names
    strength: int
    cost: Amount
    start: int
    night_strength: int = 0
    star: str = ""
    star_effects: list[Effect] = []
    star_text: Names = {}
    cap: int = 0
    on_death: OnDeath | None = None
    hire: str = ""
    strength_steps: list[int] = []
    resurrect_cost: ResurrectCost | None = None
    symbol: str = ""
    strength_modifiable: bool = False
    spend: Effect | None = None


class Building(Table, frozen=True):
    id: str
    name: Names
    level: int
    text: Names
    cost: Amount = NOTHING
    vp: int = 0
    requires: list[str] = []
    effects: list[Effect] = []
    night_cost: Amount = NOTHING
    row: str = ""
    strength: int = 0
    vp_each_build: int = 0
    start_built: bool = False
    damage_points: int = 0
    flows: list[str] = []
    species: str = ""
    counter: int = 0
    lower: list[Effect] = []
    upper: list[Effect] = []
    trail: Amount = NOTHING


class Artifact(Table, frozen=True):
    id: str
    effects: list[Effect]
    text: Names


class Monster(Table, frozen=True):
    strength: int
    resources: Amount
    vp: int
    weakened: int = 0


class Species(Table, frozen=True):
    id: str
    name: Names
    strength: int
    resources: Amount
    circles: list[int]
    regions: list[str]


class TempleBonus(Table, frozen=True):
    species: str
    effects: list[Effect]
    text: Names


class Energy(Table, frozen=True):
    n: int
    resources: Amount
    herd_add: int
    vp: int
    effects: list[Effect]
    text: Names


class Trail(Table, frozen=True):
    id: str
    match: dict[str, list[str]]
    footprints: int
    effects: list[Effect]
    text: Names


class LairStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spend: int
    vp: int


class Lair(Table, frozen=True):
    steps: list[LairStep]
    fail_vp: int


class FactionFile(Table, frozen=True):
    """One faction board."""

    schema: int
    id: str
    name: Names
    move: Move
    warehouse: Warehouse
    score: Score
    block: list[Block]
    building: list[Building]
    artifact: list[Artifact]
    troop: list[Troop] = []
    monster: list[Monster] = []
    unique_resource: Own | None = None
    species: list[Species] = []
    temple_bonus: list[TempleBonus] = []
    energy: list[Energy] = []
    trail: list[Trail] = []
    lair: Lair | None = None
