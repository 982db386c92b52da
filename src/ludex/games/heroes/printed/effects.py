"""What buildings, artifacts, blocks and troops do: a struct for every operation, by chapter (content/effects.md, 5).

The name of a struct is its operation: `op = "mine_bonus"` is a `MineBonus`. A field that an operation does not have
is an error that names it, and so is a trigger, a condition or a counter that nobody knows."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludex.games.heroes.printed.notation import (
    NOTHING,
    Amount,
    Counter,
    Effect,
    Giving,
    Mined,
    Numbered,
    OfTroop,
    Rival,
    Terrain,
    Woven,
)

# ---------------------------------------------------------------------------------------------------------- 5.1 common


class Hire(OfTroop, frozen=True):
    """The build action may hire this troop."""


class Gain(Giving, frozen=True):
    res: Amount = NOTHING
    units: dict[str, int] = msgspec.field(default_factory=dict)
    per: Counter = ""
    div: int = 1
    improved: Amount | None = None


class MineBonus(Numbered, frozen=True):
    res: Mined


class Exchange(Effect, frozen=True):
    n: int


class MovePoints(Numbered, frozen=True):
    """Extra movement points."""


class MoveCost(Effect, frozen=True):
    set: dict[Terrain, int]


class Strength(OfTroop, frozen=True):
    """A new strength, or what is added to it."""

    to: int = 0
    add: int = 0


class StrengthIf(OfTroop, frozen=True):
    to: int


class HireCost(OfTroop, frozen=True):
    to: Amount


class BattleAdd(Effect, frozen=True):
    add: int
    vs: tuple[Rival, ...] = ()
    """All of them, if none is named."""
    improved: int | None = None


class Boost(OfTroop, frozen=True):
    """Pay once for each declared unit that shall be stronger."""

    pay: Amount
    add: int


class FinalVp(Numbered, frozen=True):
    """Points at scoring."""


class IgnoreLevel(Effect, frozen=True):
    """The building built may have any level."""


# ---------------------------------------------------------------------------------------------------- 5.2 mushroomfolk


class GainUnique(Effect, frozen=True):
    """Spores equal to the level of the action."""


class BuildMany(Effect, frozen=True):
    """Any number of buildings in one action."""


class FoundationCount(Effect, frozen=True):
    """A foundation takes the number of buildings of this action."""


class Infect(Numbered, frozen=True):
    """Mycelium in n regions: here or next door with a build action, anywhere if it happens once."""


class InfectThreshold(Effect, frozen=True):
    to: int


class MyceliumToll(Giving, frozen=True):
    """For every mycelium region entered on the way."""


class Salvage(Giving, frozen=True):
    """For every unit of one's own that died."""


class ArtifactUpgrade(Effect, frozen=True):
    """Artifacts gained for the first time take their improved value."""


class OpponentsLose(Numbered, frozen=True):
    """Every opponent gives up n resources of their choice."""


# ------------------------------------------------------------------------------------------------------ 5.3 werewolves


class DeclareNight(Effect, frozen=True):
    pay: Literal["moon", "wood_equal_round"]


class MineInstead(Effect, frozen=True):
    """The whole yield of a mining action as meat."""


class GainMoons(Effect, frozen=True):
    any: int
    other: int


class BrewDiscount(Effect, frozen=True):
    """Each unit of the troop lowers the price of the Wolf Brew."""

    per_unit: int
    minimum: int


# --------------------------------------------------------------------------------------------------------- 5.4 archons


class FlowDamage(Effect, frozen=True):
    """H-12.4: damage on flows of the unchosen action."""


class RuinToFoundationOrPenalty(Effect, frozen=True):
    """H-12.6."""


class Repair(Effect, frozen=True):
    """H-12.8: the level of a building for each damage, all of one kind."""


class RepairDiscount(Numbered, frozen=True):
    minimum: int


class RepairFree(Numbered, frozen=True):
    """Remove n damage anywhere."""


class DestroyPenalty(Effect, frozen=True):
    """Another penalty for a ruin without a foundation."""

    to: int
    includes_self: bool


class MinResources(Numbered, frozen=True):
    """Wood, iron and gold are raised to n."""


class CancelFlows(Numbered, frozen=True):
    """Strike out n flows for good."""


class TroopCap(OfTroop, frozen=True):
    to: int


class StoreVp(Numbered, frozen=True):
    """Points for the store of the artifact."""


class StoredVp(Effect, frozen=True):
    """The store counts at the end."""


# ------------------------------------------------------------------------------------------------------ 5.5 lizardfolk


class RegionMonsters(Effect, frozen=True):
    """H-13.4: monsters stand in regions."""


class FreeBuildingOfSpecies(Effect, frozen=True):
    """H-13.12: a treaty makes a building free."""


class FortressStaysOpen(Effect, frozen=True):
    """H-13.7."""


class Resurrect(Effect, frozen=True):
    """Bring back shamans that just died."""

    not_vs: tuple[Rival, ...]


class ResurrectCost(Effect, frozen=True):
    to: Amount


class RemoteTreaty(Effect, frozen=True):
    """For a price, with the monster of a region so many borders away."""

    pay: Amount
    range: int


class RepeatFortress(Giving, frozen=True):
    """H-13.8."""


class Council(Effect, frozen=True):
    """H-13.9."""


class ExtraVotes(Numbered, frozen=True):
    """More votes at a Council."""


class OpenBonus(Numbered, frozen=True):
    """Circle n bonuses that are closed."""


class ActionOrder(Effect, frozen=True):
    """H-13.11."""


class ExchangeAll(Effect, frozen=True):
    n: int


class ExtraMoveAll(Effect, frozen=True):
    level: int


class TroopPlusAll(Effect, frozen=True):
    n: int


class TerrainMinusAll(Effect, frozen=True):
    n: int
    minimum: int


class GainAll(Giving, frozen=True):
    """For every player."""


class WeakenMonstersAll(Effect, frozen=True):
    monsters: int
    n: int
    minimum: int


class FreeArtifactsAll(Effect, frozen=True):
    """Artifacts have no conditions any more."""


# ------------------------------------------------------------------------------------------------------ 5.6 dark elves


class EntwineBuilding(Effect, frozen=True):
    """H-14.2."""


class EntwineObject(Effect, frozen=True):
    """A fortress or an artifact, for as many units as its web says."""

    pay_unit: str


class EntwineResolve(Effect, frozen=True):
    """H-14.3: what bears the number of this round becomes entwined."""


class Nest(Effect, frozen=True):
    unit: str
    into: str
    counter: int


class NestCounter(Effect, frozen=True):
    to: int


class InterceptStrength(Effect, frozen=True):
    """H-14.5: the troop whose units count."""

    per_unit: str


class InterceptBonus(Effect, frozen=True):
    add: int


class EntwineReward(Giving, frozen=True):
    counts: tuple[Woven, ...]


class CounterShift(Effect, frozen=True):
    """Once a round one of them, or all of them if it happens once."""

    n: int
    scope: tuple[Woven, ...]


class ForestFoundation(Effect, frozen=True):
    """H-14.12."""


class StrengthPool(Effect, frozen=True):
    n: int


class ReassignRegions(Effect, frozen=True):
    """Everybody gets a new region."""


class RestoreLower(Effect, frozen=True):
    n: int


class MonsterBan(Effect, frozen=True):
    """Opponents fight no monsters for so many rounds, from the next one on."""

    rounds: int


# -------------------------------------------------------------------------------------------------------- 5.7 cyclopes


class HerdTurn(Effect, frozen=True):
    """H-15.5."""


class HerdGuard(Effect, frozen=True):
    """Rivals may not touch an object in the herd's region."""


class HerdStrength(Effect, frozen=True):
    """A change, or one to choose, for a price."""

    add: int = 0
    choose: tuple[int, ...] = ()
    pay: Amount = NOTHING


class Footprint(Effect, frozen=True):
    n: int


class FootprintOr(Giving, frozen=True):
    """Instead of a footprint."""


class SpendUnit(Effect, frozen=True):
    footprint: int
    move_points: int


class FreeSkipToWeakened(Effect, frozen=True):
    """In the monster line, to any weakened monster."""


class LairCamp(Effect, frozen=True):
    """The herd's strength changes; then a point for each so much of it."""

    choose: tuple[int, ...]
    vp_per: int


class LairThresholds(Effect, frozen=True):
    """Lair values lower by n in all, several of them if it is split."""

    n: int
    split: bool


class DoubleTrail(Effect, frozen=True):
    n: int


class FirstNextRound(Effect, frozen=True):
    """The owner is the first player of the next round."""


class LairsArePortals(Effect, frozen=True):
    """For the owner, lairs and portals are one network."""


class HerdCollect(Effect, frozen=True):
    mult: int


class HerdArtifact(Effect, frozen=True):
    """H-15.13: an artifact for half its condition."""


class HerdFortress(Effect, frozen=True):
    """H-15.13."""


class HerdLeaveRoute(Effect, frozen=True):
    """H-15.13: into a bordering region."""


# -------------------------------------------------------------------------------------------- what may stand where

# fmt: off
Common = (
    Hire | Gain | MineBonus | Exchange | MovePoints | MoveCost | Strength | StrengthIf | HireCost | BattleAdd | Boost
    | FinalVp | IgnoreLevel
)
OfMushroomfolk = (
    GainUnique | BuildMany | FoundationCount | Infect | InfectThreshold | MyceliumToll | Salvage | ArtifactUpgrade
    | OpponentsLose
)
OfWerewolves = DeclareNight | MineInstead | GainMoons | BrewDiscount
OfArchons = (
    FlowDamage | RuinToFoundationOrPenalty | Repair | RepairDiscount | RepairFree | DestroyPenalty | MinResources
    | CancelFlows | TroopCap | StoreVp | StoredVp
)
OfLizardfolk = (
    RegionMonsters | FreeBuildingOfSpecies | FortressStaysOpen | Resurrect | ResurrectCost | RemoteTreaty
    | RepeatFortress | Council | ExtraVotes | OpenBonus | ActionOrder
)
OfTemple = (
    ExchangeAll | ExtraMoveAll | TroopPlusAll | TerrainMinusAll | GainAll | WeakenMonstersAll | FreeArtifactsAll
)
OfDarkElves = (
    EntwineBuilding | EntwineObject | EntwineResolve | Nest | NestCounter | InterceptStrength | InterceptBonus
    | EntwineReward | CounterShift | ForestFoundation | StrengthPool | ReassignRegions | RestoreLower | MonsterBan
)
OfCyclopes = (
    HerdTurn | HerdGuard | HerdStrength | Footprint | FootprintOr | FreeSkipToWeakened | LairCamp | LairThresholds
    | DoubleTrail | FirstNextRound | LairsArePortals
)
OfTrail = Footprint | HerdStrength | Strength | Gain | LairThresholds | DoubleTrail | FirstNextRound
OfEnergy = HerdCollect | HerdArtifact | HerdFortress | HerdLeaveRoute
# fmt: on
OnBoard = Common | OfMushroomfolk | OfWerewolves | OfArchons | OfLizardfolk | OfDarkElves | OfCyclopes
"""What a building, an artifact, a block or a property of a troop may do."""
