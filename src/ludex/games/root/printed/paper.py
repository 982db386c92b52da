"""The shape of the content files of deck, maps and faction boards. A wrong field is an error that names it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

FOLDER = Path(__file__).parents[1] / "content"

Suit = Literal["fox", "rabbit", "mouse", "bird"]
Kind = Literal["ambush", "dominance", "item", "immediate", "persistent"]
Status = Literal["seed", "public", "reconstruction"]
Column = Literal["recruit", "move", "battle", "build"]


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[card]]` of deck.toml."""

    id: str
    name: str
    ru: str
    suit: Suit
    copies: int
    cost: list[Literal["fox", "rabbit", "mouse", "any"]]
    kind: Kind
    item: str = ""
    vp: int = 0
    effect: str = ""
    effect_ru: str = ""


class ItemEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supply: dict[str, int]


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["seed", "public", "reconstruction"]
    items: ItemEntry
    card: list[CardEntry]


class ClearingEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    slots: int
    ruin: bool
    corner: bool
    x: int
    y: int
    suit: Literal["fox", "rabbit", "mouse", ""] = ""
    """Printed on the board; none where markers are laid (M-1)."""
    opposite: int = 0


class ForestEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clearings: list[int]
    adjacent: list[str]
    x: int
    y: int


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    ru: str
    suits_fixed: bool
    paths: list[tuple[int, int]]
    closed_paths: list[tuple[int, int]]
    river: list[tuple[int, int]]
    river_divides_forests: bool
    status: Literal["seed", "public", "reconstruction"]
    clearing: list[ClearingEntry]
    forest: list[ForestEntry]
    coast: tuple[int, ...] = ()
    coastal_forests: list[str] = []
    ferry: int = 0
    tower: int = 0


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    map: list[MapEntry]


class MarquiseEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    wood: int
    buildings_each: int
    actions: int
    wood_cost: list[int]
    sawmill_points: list[int]
    workshop_points: list[int]
    recruiter_points: list[int]
    recruiters_to_draw: list[int]
    status: Status


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    viziers: tuple[Column, Column]


class EyrieEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    roosts: int
    start_warriors: int
    new_roost_warriors: int
    points_by_roosts: list[int]
    roosts_to_draw: list[int]
    status: Status
    leader: list[LeaderEntry]


class AllianceEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    sympathy: int
    sympathy_cost: list[int]
    sympathy_points: list[int]
    start_supporters: int
    supporters_without_base: int
    revolt_supporters: int
    martial_law_warriors: int
    status: Status


class VagabondEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    letter_of_second: str
    quests_face_up: int
    refresh: int
    refresh_per_tea: int
    item_limit: int
    item_limit_per_bag: int
    track_capacity: int
    aids_to_improve: list[int]
    points_on_reach: list[int]
    points_for_aiding_ally: int
    status: Status


class LizardsEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    gardens_each: int
    start_warriors: int
    points_by_gardens: list[int]
    gardens_to_draw: int
    crusade: int
    convert: int
    sanctify: int
    status: Status


class RiverfolkEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    posts_each: int
    start_warriors: int
    start_payments: int
    protectionism: int
    post_points: int
    prices: list[int]
    status: Status


class FactionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    marquise: MarquiseEntry
    eyrie: EyrieEntry
    alliance: AllianceEntry
    vagabond: VagabondEntry
    lizards: LizardsEntry
    riverfolk: RiverfolkEntry
