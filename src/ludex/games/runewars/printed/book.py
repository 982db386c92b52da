"""The printed values, numbered for play: factions, units, cards, tokens and areas are small numbers, amounts are rows.

`book(g)` is the book that a table plays by: the box's own, or one that somebody corrected in a file of their own.
What a number stands for is the same in every book."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from ludex.core.content import check_toml, read_table
from ludex.core.errors import BadContent
from ludex.core.law import law
from ludex.games.runewars.printed import paper
from ludex.games.runewars.printed.deeds import read_deed
from ludex.games.runewars.printed.paper import FOLDER
from ludex.games.runewars.printed.things import (
    Amount,
    AreaPrint,
    Card,
    City,
    Development,
    DevelopmentToken,
    Exploration,
    Faction,
    FateCard,
    Hero,
    Limits,
    Objective,
    Printed,
    Quest,
    Results,
    Reward,
    SeasonCard,
    Stronghold,
    TacticsCard,
    Unit,
)
from ludex.kit import own_values
from ludex.kit.hexes import EDGES, Tile
from ludex.kit.own_values import lay_over

if TYPE_CHECKING:
    from ludex.games.runewars.state import Runewars

FACTIONS: Final = ("daqan", "latari", "uthuk", "waiqar")
DAQAN, LATARI, UTHUK, WAIQAR = range(4)
NEUTRALS: Final = 4
RESOURCES: Final = ("food", "wood", "ore")
FOOD, WOOD, ORE = range(3)
SHAPES: Final = ("triangle", "rectangle", "circle", "hexagon")
TRIANGLE, RECTANGLE, CIRCLE, HEXAGON = range(4)
SEASONS: Final = ("spring", "summer", "fall", "winter")
SPRING, SUMMER, FALL, WINTER = range(4)
ATTRIBUTES: Final = ("strength", "agility", "wisdom")
STRENGTH, AGILITY, WISDOM = range(3)
ALIGNMENTS: Final = ("good", "neutral", "evil")
GOOD, NEUTRAL, EVIL = range(3)
DESTINIES: Final = ("red", "silver", "gold")
RED, SILVER, GOLD = range(3)
NONE: Final = -1
"""No unit, no resource, no faction, no attribute."""
INFLUENCE: Final = -1
TACTICS_ICON: Final = -2
"""On a dial, what is no unit."""
ICONS: Final = {"influence": INFLUENCE, "tactics": TACTICS_ICON}

MISS: Final = 0
SPECIAL: Final = 1
ROUT: Final = 10
DAMAGE: Final = 20
"""Sections of a Fate card: ROUT + n, DAMAGE + n."""

FILES: Final = (
    *("limits", "factions", "neutrals", "fate", "orders", "seasons", "tactics", "objectives", "rewards", "heroes"),
    *("titles", "commanders", "exploration", "cities", "tiles", "quests"),
)
FIXED: Final = ("id", "faction", "tile", "bow", "set", "setup", "status", "unsure")
"""What nobody corrects: it says which thing of the box it is, and how well it is known."""
BOX: Final = {name: read_table(FOLDER / f"{name}.toml") for name in FILES}
for row in BOX["quests"]["card"]:
    # A duel may turn out to be a test: an own file can give what a quest of ours does not have.
    row |= {field: [] if field not in ("attribute", "opponent") else "" for field in paper.QUEST_FIELDS} | row


def ids(file: str, table: str = "card") -> tuple[str, ...]:
    return tuple(row["id"] for row in BOX[file][table])


UNITS: Final = ids("factions", "unit") + ids("neutrals", "unit")
UNITS_OF_FACTION: Final = 6
FIRST_NEUTRAL: Final = UNITS_OF_FACTION * len(FACTIONS)
DEVELOPMENTS: Final = ids("factions", "development")
DEVELOPMENTS_OF_FACTION: Final = 8
DEVELOPMENT_TOKENS: Final = ids("limits", "development_token")
FATE: Final = tuple(str(n) for n, _ in enumerate(BOX["fate"]["card"], 1))
ORDERS: Final = ids("orders")
GARRISON, STRATEGIZE, MOBILIZE, CONQUER, HARVEST, RECRUIT, RALLY_SUPPORT, ACQUIRE_POWER, FORTIFY = range(9)
SEASON_CARDS: Final = ids("seasons")
TACTICS: Final = ids("tactics")
OBJECTIVES: Final = ids("objectives")
REWARDS: Final = ids("rewards")
HEROES: Final = ids("heroes")
TITLES: Final = ids("titles")
COMMANDERS: Final = ids("commanders")
EXPLORATION: Final = ids("exploration", "token")
CITIES: Final = ids("cities", "city")
QUESTS: Final = ids("quests")
MAP_TILES: Final = 12
TILES: Final = (*(str(n + 1) for n in range(MAP_TILES)), *FACTIONS)
"""The map tiles, then the home realms: that of a faction is tile MAP_TILES + faction."""
AREAS: Final = ids("tiles", "area") + ids("factions", "home")
AREA_TILE: Final = (
    *(row["tile"] - 1 for row in BOX["tiles"]["area"]),
    *(MAP_TILES + FACTIONS.index(row["faction"]) for row in BOX["factions"]["home"]),
)
FIRST_AREA: Final = tuple(AREA_TILE.index(tile) for tile in range(len(TILES)))
LOST_CITY_AREA: Final = AREAS.index("12A")
LOST_CITY: Final = CITIES.index("lost-city")


def rout_of(result: int) -> int:
    """How many routs a result is.

    >>> rout_of(ROUT + 2), rout_of(DAMAGE + 1), rout_of(SPECIAL)
    (2, 0, 0)
    """
    return result - ROUT if ROUT < result < DAMAGE else 0


def damage_of(result: int) -> int:
    return result - DAMAGE if result > DAMAGE else 0


@dataclass(frozen=True, slots=True)
class Book:
    limits: Limits
    stronghold: Stronghold
    capital: Stronghold
    development_tokens: tuple[DevelopmentToken, ...]
    factions: tuple[Faction, ...]
    units: tuple[Unit, ...]
    developments: tuple[Development, ...]
    fate: tuple[FateCard, ...]
    orders: tuple[Card, ...]
    seasons: tuple[SeasonCard, ...]
    tactics: tuple[TacticsCard, ...]
    objectives: tuple[Objective, ...]
    rewards: tuple[Reward, ...]
    heroes: tuple[Hero, ...]
    titles: tuple[Card, ...]
    commanders: tuple[Printed, ...]
    exploration: tuple[Exploration, ...]
    cities: tuple[City, ...]
    quests: tuple[Quest, ...]
    tiles: tuple[Tile, ...]
    areas: tuple[AreaPrint, ...]


# ------------------------------------------------------------------------------------------------------------ numbering

P = TypeVar("P", bound=paper.Part)


class Pages:
    """The content files with the changes of somebody's own file laid over them."""

    def __init__(self, changes: dict[str, Any], own: str) -> None:
        self.own = own
        self.tables = {
            name: lay_over(table, changes.get(name, {}), own or f"{name}.toml", name, FIXED)
            for name, table in BOX.items()
        }

    def read(self, name: str, kind: type[P]) -> P:
        return check_toml(self.tables[name], kind, self.own or f"{name}.toml")


def read_book(changes: str, own: str = "") -> Book:
    """Read the book with these changes, written as JSON; the box's own without any. `own` is the file to blame, if they
    come from one."""
    pages = Pages(msgspec.json.decode(changes) if changes else {}, own)
    try:
        return number_everything(pages)
    except KeyError as error:
        raise BadContent("bad-content-name", file=own or "content", name=str(error.args[0])) from None


def number_everything(pages: Pages) -> Book:
    """Names become numbers; a name that nothing bears is a KeyError."""
    limits = pages.read("limits", paper.LimitsFile)
    sheets = pages.read("factions", paper.FactionsFile)
    factions = tuple(map(number_faction, sheets.sheet))
    units = [*sheets.unit, *pages.read("neutrals", paper.NeutralsFile).unit]
    areas = pages.read("tiles", paper.TilesFile).area
    return Book(
        limits=number_limits(limits.limits),
        stronghold=number_stronghold("stronghold", limits.stronghold),
        capital=number_stronghold("capital", limits.capital),
        development_tokens=tuple(map(number_token, limits.development_token)),
        factions=factions,
        units=tuple(number_unit(row, factions) for row in units),
        developments=tuple(map(number_development, sheets.development)),
        fate=tuple(map(number_fate, FATE, pages.read("fate", paper.FateFile).card)),
        orders=tuple(map(number_card, pages.read("orders", paper.OrdersFile).card)),
        seasons=tuple(map(number_season, pages.read("seasons", paper.SeasonsFile).card)),
        tactics=tuple(map(number_tactics, pages.read("tactics", paper.TacticsFile).card)),
        objectives=tuple(map(number_objective, pages.read("objectives", paper.ObjectivesFile).card)),
        rewards=tuple(map(number_reward, pages.read("rewards", paper.RewardsFile).card)),
        heroes=tuple(map(number_hero, pages.read("heroes", paper.HeroesFile).card)),
        titles=tuple(map(number_card, pages.read("titles", paper.TitlesFile).card)),
        commanders=tuple(map(number_commander, pages.read("commanders", paper.CommandersFile).card)),
        exploration=tuple(map(number_exploration, pages.read("exploration", paper.ExplorationFile).token)),
        cities=tuple(map(number_city, pages.read("cities", paper.CitiesFile).city)),
        quests=tuple(map(number_quest, pages.read("quests", paper.QuestsFile).card)),
        tiles=tuple(number_tile([*areas, *sheets.home], tile) for tile in range(len(TILES))),
        areas=(*map(number_area, areas), *map(number_home, sheets.home)),
    )


def amount(printed: paper.Amount) -> Amount:
    return printed.food, printed.wood, printed.ore


def results(printed: paper.Sections | paper.FateEntry) -> Results:
    return (
        result(printed.triangle),
        result(printed.rectangle),
        result(printed.circle),
        result(printed.hexagon),
    )


def result(printed: str) -> int:
    if printed in ("-", "S"):
        return SPECIAL if printed == "S" else MISS
    return (ROUT if printed[0] == "R" else DAMAGE) + int(printed[1:])


def unit_named(name: str) -> int:
    if name not in UNITS:
        raise KeyError(name)
    return UNITS.index(name)


def number_limits(row: paper.LimitsEntry) -> Limits:
    return Limits(
        years=row.years,
        runes_to_win=row.runes_to_win,
        heroes=row.heroes,
        quests=row.quests,
        tactics=row.tactics,
        strongholds=row.strongholds,
        dragon_runes=(row.dragon_runes, row.dragon_runes + row.dragon_runes_bow),
        false_runes=(row.false_runes, row.false_runes + row.false_runes_bow),
        land_tokens=row.land_tokens,
        peasants=row.peasants,
        duel_rounds=row.duel_rounds,
    )


def number_stronghold(name: str, row: paper.StrongholdEntry) -> Stronghold:
    return Stronghold(name, row, row.strength, row.damaged, amount(row.cost), amount(row.repair), row.developments)


def number_token(row: paper.TokenEntry) -> DevelopmentToken:
    return DevelopmentToken(row.id, row, (row.copies, row.copies + row.copies_bow))


def number_faction(row: paper.FactionEntry) -> Faction:
    first = UNITS_OF_FACTION * FACTIONS.index(row.id)
    own = range(first, first + UNITS_OF_FACTION)
    shows = {**ICONS, **{UNITS[unit]: unit for unit in own}}
    return Faction(
        row.id,
        row,
        ALIGNMENTS.index(row.alignment),
        row.start_influence,
        row.start_tactics,
        (row.start_food, row.start_wood, row.start_ore),
        tuple(tuple(shows[what] for what in dial) for dial in (row.food_dial, row.wood_dial, row.ore_dial)),
    )


@law("RW-19.1b")
def number_unit(row: paper.UnitEntry, factions: tuple[Faction, ...]) -> Unit:
    """A reinforcement is recruited with the dial of the unit that it replaces."""
    of_faction = row if isinstance(row, paper.FactionUnitEntry) else None
    replaces = unit_named(of_faction.replaces) if of_faction and of_faction.replaces else NONE
    recruited = unit_named(row.id) if replaces == NONE else replaces
    dials = factions[FACTIONS.index(of_faction.faction)].dials if of_faction else ()
    return Unit(
        row.id,
        row,
        FACTIONS.index(of_faction.faction) if of_faction else NEUTRALS,
        SHAPES.index(row.shape),
        row.initiative,
        row.health,
        row.fast,
        row.flying,
        row.count,
        of_faction.tokens if of_faction else 0,
        replaces,
        next((resource for resource, dial in enumerate(dials) if recruited in dial), NONE),
    )


def number_development(row: paper.DevelopmentEntry) -> Development:
    unit = unit_named(row.unit) if row.unit else NONE
    return Development(row.id, row, FACTIONS.index(row.faction), unit, amount(row.cost))


def number_fate(name: str, row: paper.FateEntry) -> FateCard:
    return FateCard(name, row, DESTINIES.index(row.destiny), results(row))


def number_card(row: paper.CardEntry) -> Card:
    return Card(row.id, row, row.bow)


def number_commander(row: paper.CommanderEntry) -> Printed:
    return Printed(row.id, row)


def number_season(row: paper.SeasonEntry) -> SeasonCard:
    return SeasonCard(row.id, row, row.bow, SEASONS.index(row.season), row.council)


def number_tactics(row: paper.TacticsEntry) -> TacticsCard:
    return TacticsCard(row.id, row, row.bow, row.copies, row.timing, results(row.fate) if row.fate else None)


def number_objective(row: paper.ObjectiveEntry) -> Objective:
    return Objective(row.id, row, row.bow, ALIGNMENTS.index(row.alignment))


def number_reward(row: paper.RewardEntry) -> Reward:
    return Reward(row.id, row, row.bow, row.copies, row.kind, row.discard_on_use)


def number_hero(row: paper.HeroEntry) -> Hero:
    attributes = row.strength, row.agility, row.wisdom
    return Hero(row.id, row, row.bow, ALIGNMENTS.index(row.alignment), attributes, row.health)


def number_exploration(row: paper.ExplorationEntry) -> Exploration:
    return Exploration(row.id, row, row.bow, row.kind, row.back_1 + row.back_2plus, row.back_1, row.back_2plus)


def number_city(row: paper.CityEntry) -> City:
    neutral = row.neutral.triangle, row.neutral.rectangle, row.neutral.circle, row.neutral.hexagon
    return City(row.id, row, row.set, neutral, row.tactics, row.influence, row.quests, row.rune, amount(row.extra))


def number_quest(row: paper.QuestEntry) -> Quest:
    for area in row.areas:
        if area not in AREAS:
            raise KeyError(area)
    areas = tuple(map(AREAS.index, row.areas))
    return Quest(
        row.id,
        row,
        row.bow,
        row.setup,
        tuple(sorted({AREA_TILE[area] for area in areas})),
        areas,
        row.kind,
        ATTRIBUTES.index(row.attribute) if row.attribute else NONE,
        unit_named(row.opponent) if row.opponent else NONE,
        tuple(map(read_deed, row.cost)),
        tuple(map(read_deed, row.gold)),
        tuple(map(read_deed, row.silver)),
        tuple(map(read_deed, row.red)),
        tuple(map(read_deed, row.effect)),
    )


def number_area(row: paper.AreaEntry) -> AreaPrint:
    neutrals = tuple((unit_named(unit), count) for unit, count in row.neutrals.items())
    return AreaPrint(row.id, row, row.tile - 1, amount(row.resources), row.city, neutrals, NONE)


def number_home(row: paper.HomeEntry) -> AreaPrint:
    faction = FACTIONS.index(row.faction)
    return AreaPrint(row.id, row, MAP_TILES + faction, amount(row.resources), False, (), faction)


def number_tile(areas: Iterable[paper.PlaceEntry], tile: int) -> Tile:
    here = [row for row, of in zip(areas, AREA_TILE, strict=True) if of == tile]
    return Tile(
        tuple(row.pos for row in here),
        {(row.pos, EDGES.index(edge)): kind for row in here for edge, kind in row.borders.items()},
    )


class Shelf(own_values.Shelf[Book]):
    def read(self, changes: str) -> Book:
        return read_book(changes)


SHELF: Final = Shelf()
BOOKS = SHELF.books
"""Those that were read already: rules look into them all the time."""


def book_of(changes: str) -> Book:
    """The book with these changes; the box's own without any."""
    try:
        return BOOKS[changes]
    except KeyError:
        return SHELF.taken(changes)


def book(g: Runewars) -> Book:
    try:
        return BOOKS[g.content]
    except KeyError:
        return SHELF.taken(g.content)
