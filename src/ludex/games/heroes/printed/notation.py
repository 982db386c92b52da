"""The notation of the content (content/effects.md, 1 to 4): amounts, words, and what all effects have."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

# fmt: off
Trigger = Literal[
    "", "always", "once", "round_start", "announced", "mine", "build_start", "build", "build_end", "move", "move_end",
    "move_unchosen", "round", "round_end", "battle", "battle_won", "battle_end", "treaty", "treaty_end", "fortress",
    "night", "destroyed", "council", "entwined", "herd_lair", "final",
]
When = Literal[
    "", "night", "mycelium_here", "built_at_least_threshold", "built_before_battle", "own_terrain_equals_herd_terrain",
    "first_player",
]
Counter = Literal[
    "", "destroyed_buildings", "foundations", "nights", "monster_ticks", "councils",
    "entwined_fortresses_and_artifacts", "laid_trails", "energy", "mountains_visited", "wins", "wins_and_herd",
]
# fmt: on
Mined = Literal["wood", "iron", "gold", "meat"]
Terrain = Literal["forest", "lake", "field", "mountain"]
Rival = Literal["monster", "fortress", "player"]
Woven = Literal["building", "fortress", "artifact", "nest"]


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


def operation(name: str) -> str:
    """The operation that a struct is: MineBonus is mine_bonus."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Effect(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="op",
    tag=operation,
    rename={"condition": "if"},
):
    """When it works (content/effects.md, 2 and 3)."""

    on: Trigger = ""
    condition: When = ""

    @property
    def op(self) -> str:
        return operation(type(self).__name__)


class Numbered(Effect, frozen=True, kw_only=True):
    """A number: n, times a counter divided and rounded down; an artifact may have an improved one."""

    n: int
    per: Counter = ""
    div: int = 1
    improved: int | None = None


class Giving(Effect, frozen=True):
    """Resources to gain."""

    res: Amount


class OfTroop(Effect, frozen=True):
    """Something about a troop."""

    troop: str


RETIRED = {
    "boost": {"limit"},
    "brew_discount": {"res"},
    "build_many": {"max"},
    "counter_shift": {"limit"},
    "entwine_object": {"pay"},
    "flow_damage": {"n"},
    "gain_unique": {"res", "n"},
    "herd_artifact": {"half"},
    "herd_leave_route": {"range"},
    "herd_strength": {"limit"},
    "infect": {"where"},
    "mine_instead": {"res"},
    "monster_ban": {"from"},
    "mycelium_toll": {"counts"},
    "opponents_lose": {"chooser"},
    "repair": {"pay_per_damage"},
    "resurrect": {"pay"},
    "ruin_to_foundation_or_penalty": {"penalty"},
    "salvage": {"per"},
}
"""Fields that said what an operation means anyway; no rule ever read them, but saves and own files may have them."""


OWNERS = ("mushroomfolk", "werewolves", "cyclopes")
RETIRED_VALUES = {
    "map.terrains",
    "map.seed_non_adjacency",
    *(f"map.herd.{field}" for field in ("lairs", "seed_chains", "seed_chain_players")),
    *(f"{who}.unique_resource.{field}" for who in OWNERS for field in ("start", "mined")),
}
"""Values that could be corrected, to no effect."""


def without_retired(value: Any, path: str = "") -> Any:
    """A table of somebody's own file without fields that no longer are."""
    if isinstance(value, list):
        return [without_retired(each, path) for each in value]
    if not isinstance(value, dict):
        return value
    gone = RETIRED.get(value.get("op", ""), set())
    return {
        name: without_retired(each, f"{path}.{name}" if path else name)
        for name, each in value.items()
        if name not in gone and (f"{path}.{name}" if path else name) not in RETIRED_VALUES
    }
