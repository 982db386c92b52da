"""What the boards and cards of the eight bots print, read from content/bots.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ludex.core.content import read_toml

Level = Literal["easy", "normal", "challenging", "nightmare"]
ByLevel = tuple[int, int, int, int]
Suit = Literal["fox", "rabbit", "mouse"]


class BotEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    traits: list[str]
    warriors: int


class MarquiseBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    recruit: ByLevel
    extra_recruit: ByLevel
    stay: int
    expand_below: int
    points_by_buildings: list[int]


class EyrieBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    start_warriors: int
    new_roost_warriors: int
    viziers: ByLevel
    extra_birds: ByLevel
    points_by_roosts: list[int]


class AllianceBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    sympathy: int
    sympathy_points: list[int]
    pity: list[int]
    """How often public pity spreads sympathy, by tokens on the map; the last number holds from there on."""
    cannot_spread_points: int
    martial_law_warriors: int
    organize: ByLevel
    recruit: int


class VagabotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    start_items: int
    start_items_of_tinker: int
    track: tuple[int, int, int]
    most_hits: tuple[int, int, int, int]
    full_removal_damage: int
    quest_points: int
    refresh_with_damage: ByLevel
    refresh: ByLevel
    repair: int
    characters: list[str]


class LizardsBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    gardens_each: int
    start_warriors: int
    start_souls: int
    rituals: ByLevel
    conspiracies: list[Literal["convert", "crusade", "sanctify"]]
    points_by_gardens: list[int]


class RiverfolkBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    posts_each: int
    post_points: list[int]
    market: int
    start_payments: int
    garrison: ByLevel
    prices: list[int]
    price_steps: list[int]
    """The scores of the buyer from which the second and the third price hold."""


class DuchyBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    tunnels: int
    citadels: int
    markets: int
    recruit: ByLevel
    recruit_by_citadels: list[int]
    dig: int
    citadel_supply: int
    cannot_build_points: int
    rally_above: int
    start_warriors: int
    ministers: list[str]
    minister_suits: list[Suit]


class CorvidsBotEntry(BotEntry, frozen=True, forbid_unknown_fields=True):
    plots_each: int
    plots: list[str]
    recruit: ByLevel
    recruit_clearings: int
    thickens_at: int
    stay: int


class BotFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: list[Level]
    end_points: ByLevel
    item_points: int
    status: Literal["seed", "public", "reconstruction"]
    marquise: MarquiseBotEntry
    eyrie: EyrieBotEntry
    alliance: AllianceBotEntry
    vagabot: VagabotEntry
    lizards: LizardsBotEntry
    riverfolk: RiverfolkBotEntry
    duchy: DuchyBotEntry
    corvids: CorvidsBotEntry


BOT_BOARDS = read_toml(Path(__file__).parents[1] / "content" / "bots.toml", BotFile)
LEVELS = tuple(BOT_BOARDS.levels)
NORMAL = LEVELS.index("normal")
