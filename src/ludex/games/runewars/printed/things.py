"""What is printed, as the rules read it: names are numbers, amounts are rows. `entry` is the table it was read from."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.runewars.printed import paper
from ludex.games.runewars.printed.deeds import Deed

Amount = tuple[int, int, int]
"""Food, wood, ore."""
Results = tuple[int, int, int, int]
"""Of a Fate card, by shape."""


@dataclass(frozen=True, slots=True)
class Printed:
    id: str
    entry: paper.PrintedTable

    @property
    def certain(self) -> bool:
        """Do public sources give what it does?"""
        return self.entry.status in ("verified", "inferred")

    @property
    def unsure(self) -> tuple[str, ...]:
        """What of it they do not give: fields of the content, and `name`, `text`, `ability`, `defence`."""
        return tuple(self.entry.unsure)


@dataclass(frozen=True, slots=True)
class Unit(Printed):
    faction: int
    shape: int
    initiative: int
    health: int
    fast: bool
    flying: bool
    count: int
    tokens: int
    replaces: int
    resource: int
    """The dial it is recruited with."""


@dataclass(frozen=True, slots=True)
class Faction(Printed):
    alignment: int
    start_influence: int
    start_tactics: int
    start_dials: Amount
    dials: tuple[tuple[int, ...], ...]
    """By resource, what the positions from 1 on show: a unit, INFLUENCE or TACTICS_ICON."""


@dataclass(frozen=True, slots=True)
class Development(Printed):
    faction: int
    unit: int
    cost: Amount


@dataclass(frozen=True, slots=True)
class FateCard(Printed):
    destiny: int
    results: Results


@dataclass(frozen=True, slots=True)
class Card(Printed):
    bow: bool
    """Does it belong to Banners of War?"""


@dataclass(frozen=True, slots=True)
class SeasonCard(Card):
    season: int
    council: bool


@dataclass(frozen=True, slots=True)
class TacticsCard(Card):
    copies: int
    timing: str
    fate: Results | None


@dataclass(frozen=True, slots=True)
class Objective(Card):
    alignment: int


@dataclass(frozen=True, slots=True)
class Reward(Card):
    copies: int
    kind: str
    discard_on_use: bool


@dataclass(frozen=True, slots=True)
class Hero(Card):
    alignment: int
    attributes: tuple[int, int, int]
    health: int


@dataclass(frozen=True, slots=True)
class Quest(Card):
    setup: bool
    tiles: tuple[int, ...]
    areas: tuple[int, ...]
    kind: str
    attribute: int
    opponent: int
    cost: tuple[Deed, ...]
    gold: tuple[Deed, ...]
    silver: tuple[Deed, ...]
    red: tuple[Deed, ...]
    effect: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Exploration(Card):
    kind: str
    copies: int
    back_1: int
    back_2plus: int


@dataclass(frozen=True, slots=True)
class City(Printed):
    set: str
    """"base", "alternate" or "lost"."""
    neutral: tuple[int, int, int, int]
    """Units, by shape."""
    tactics: int
    influence: int
    quests: int
    rune: bool
    extra: Amount


@dataclass(frozen=True, slots=True)
class AreaPrint(Printed):
    tile: int
    resources: Amount
    city: bool
    neutrals: tuple[tuple[int, int], ...]
    """Units and how many."""
    home: int
    """The faction whose home realm it is in, or NONE."""


@dataclass(frozen=True, slots=True)
class Stronghold(Printed):
    strength: int
    damaged: int
    cost: Amount
    repair: Amount
    developments: int


@dataclass(frozen=True, slots=True)
class DevelopmentToken(Printed):
    copies: tuple[int, int]
    """Without and with Banners of War."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Pairs are what there is without and with Banners of War."""

    years: int
    runes_to_win: int
    heroes: int
    quests: int
    tactics: int
    strongholds: int
    dragon_runes: tuple[int, int]
    false_runes: tuple[int, int]
    land_tokens: int
    peasants: int
    duel_rounds: int
