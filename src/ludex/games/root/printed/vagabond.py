"""9 The Vagabond's cards: characters, quests, and the items under the ruins."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ludex.core.content import read_toml
from ludex.games.root.printed.paper import Status

Item = Literal["bag", "boots", "crossbow", "hammer", "sword", "tea", "coins", "torch"]


class CharacterEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    ru: str
    items: list[Item]


class QuestEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    ru: str
    suit: Literal["fox", "rabbit", "mouse"]
    items: tuple[Item, Item]


class VagabondFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Status
    ruin_items: list[Item]
    character: list[CharacterEntry]
    quest: list[QuestEntry]


CARDS = read_toml(Path(__file__).parents[1] / "content" / "vagabond.toml", VagabondFile)
