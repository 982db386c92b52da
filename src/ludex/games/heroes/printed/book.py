"""The printed values, numbered for play: regions, buildings, troops and artifacts are small numbers, amounts are rows.

`book(g)` is the book that a table plays by: the box's own, or one that somebody corrected in a file of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from ludex.core.content import check_toml, read_table
from ludex.core.errors import BadContent
from ludex.core.law import law
from ludex.games.heroes.printed import paper
from ludex.games.heroes.printed.effects import Boost, HerdStrength, RemoteTreaty
from ludex.games.heroes.printed.notation import NOTHING, Amount, Effect, Giving, OfTroop, without_retired
from ludex.games.heroes.printed.paper import FOLDER
from ludex.kit import own_values
from ludex.kit.maps import Adjacency, with_network
from ludex.kit.own_values import lay_over
from ludex.kit.things import Numbering

if TYPE_CHECKING:
    from ludex.games.heroes.state import Heroes

FACTIONS = ("mushroomfolk", "werewolves", "archons", "lizardfolk", "dark_elves", "cyclopes")
MUSHROOMFOLK, WEREWOLVES, ARCHONS, LIZARDFOLK, DARK_ELVES, CYCLOPES = range(6)
WOOD, IRON, GOLD, OWN = range(4)
RESOURCES = ("wood", "iron", "gold", "own")
ORDINARY = (WOOD, IRON, GOLD)
TERRAINS = ("forest", "lake", "field", "mountain")
FOREST, LAKE, FIELD, MOUNTAIN = range(4)
ARTIFACTS = ("taskar", "tsurt", "dortal", "zolen", "sodmur", "shog_id")
REGIONS = 27
NOWHERE = -1
FIRST_ARTIFACT = 12
"""Sources of effects: buildings 0 to 11, artifacts from here on, then what always works."""
ALWAYS = FIRST_ARTIFACT + len(ARTIFACTS)
SOURCES = ALWAYS + 1
MAP_FILE = "map"
CODES = Numbering(100)
"""A thing that belongs to a board is named outside of it by its faction and its number there: building 103."""


@dataclass(frozen=True, slots=True)
class Price:
    """An amount as rows: wood, iron, gold and the faction's own; then how many of any kind, and victory points."""

    fixed: tuple[int, int, int, int] = (0, 0, 0, 0)
    any: int = 0
    vp: int = 0

    def __bool__(self) -> bool:
        return any(self.fixed) or self.any > 0 or self.vp > 0

    def times(self, n: int) -> Price:
        wood, iron, gold, own = self.fixed
        return Price((wood * n, iron * n, gold * n, own * n), self.any * n, self.vp * n)


FREE = Price()


def price(amount: Amount) -> Price:
    return Price((amount.wood, amount.iron, amount.gold, amount.meat + amount.spore), amount.any, amount.vp)


E = TypeVar("E", bound=Effect, covariant=True)


class Active(Generic[E]):
    """An effect with the number of what brings it."""

    __slots__ = ("amount", "condition", "effect", "pay", "source", "troop")

    def __init__(self, source: int, effect: E, amount: Price, pay: Price, troop: int) -> None:
        self.source = source
        self.effect = effect
        self.condition = effect.condition
        self.amount = amount
        """Its resources."""
        self.pay = pay
        self.troop = troop


@dataclass(frozen=True, slots=True)
class Building:
    printed: paper.BuildingEntry
    level: int
    cost: Price
    night_cost: Price
    trail: Price
    requires: tuple[int, ...]
    species: int
    """The species of the monster on it (H-13.12), or NOWHERE."""


@dataclass(frozen=True, slots=True)
class Troop:
    printed: paper.TroopEntry
    strength: int
    cost: Price


@dataclass(frozen=True, slots=True)
class Monster:
    printed: paper.MonsterEntry
    strength: int
    resources: Price
    vp: int


@dataclass(frozen=True, slots=True)
class Species:
    """H-13.4: monsters of one kind, each in a region of its own."""

    printed: paper.SpeciesEntry
    strength: int
    resources: Price
    circles: tuple[int, ...]
    """The points of its circles, from the left."""
    regions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bonus:
    """H-13.10: a bonus of the temple."""

    printed: paper.TempleBonusEntry
    effects: tuple[Active[Effect], ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board."""

    printed: paper.FactionFile
    number: int
    costs: tuple[int, ...]
    """Movement, by terrain."""
    thresholds: tuple[paper.Threshold, ...]
    buildings: tuple[Building, ...]
    troops: tuple[Troop, ...]
    monsters: tuple[Monster, ...]
    effects: dict[type[Effect], tuple[Active[Any], ...]]
    """What works while its source works, by operation."""
    once: dict[int, tuple[Active[Any], ...]]
    """What happens when the source is gained, by source; the upper effects of the dark elves are apart."""
    upper: dict[int, tuple[Active[Any], ...]]
    blocks: dict[str, paper.BlockEntry]
    species: tuple[Species, ...]
    bonuses: tuple[Bonus, ...]
    """The bonuses of the temple, each with the number of its species."""


@dataclass(frozen=True, slots=True)
class Fortress:
    strength: int
    resources: Price
    vp: int
    web: int


@dataclass(frozen=True, slots=True)
class Book:
    map: paper.MapFile
    factions: tuple[Faction, ...]
    names: tuple[str, ...]
    terrain: tuple[int, ...]
    resources: tuple[Price, ...]
    portals: tuple[bool, ...]
    lairs: tuple[bool, ...]
    foundations: tuple[bool, ...]
    neighbours: Adjacency
    steps: Adjacency
    """Where one step leads: neighbours, and for a portal all other portals."""
    artifact_in: tuple[int, ...]
    """The artifact whose home a region is, or NOWHERE."""
    artifacts: tuple[paper.MapArtifactEntry, ...]
    home: tuple[int, ...]
    """The region of an artifact."""
    fortress: tuple[Fortress | None, ...]
    out: dict[int, frozenset[int]]
    """Regions out of play, by number of players."""
    route: tuple[int, ...]
    region: dict[str, int] = field(default_factory=dict)


def read_files(changes: dict[str, Any]) -> dict[str, Any]:
    """The content files as tables, each with the changes of somebody's own file laid over it."""
    files = {MAP_FILE: read_table(FOLDER / "map.toml")}
    for name in FACTIONS:
        files[name] = read_table(FOLDER / "factions" / f"{name}.toml")
    own = without_retired(changes)
    return {name: lay_over(table, own.get(name, {}), name, name) for name, table in files.items()}


def read_book(changes: str, own: str = "") -> Book:
    """Read the book with these changes, written as JSON; the box's own without any. `own` is the file to blame, if they
    come from one."""
    files = read_files(msgspec.json.decode(changes) if changes else {})
    map_ = check_toml(files[MAP_FILE], paper.MapFile, own or "map.toml")
    factions = [check_toml(files[name], paper.FactionFile, own or f"{name}.toml") for name in FACTIONS]
    try:
        return number_everything(map_, factions)
    except (KeyError, ValueError) as error:
        raise BadContent("bad-content-name", file=own or "content", name=str(error.args[0])) from None


@law("H-1.4")
def number_everything(map_: paper.MapFile, factions: list[paper.FactionFile]) -> Book:
    """Names become numbers; a name that nothing bears is a KeyError or a ValueError."""
    region = {each.id: n for n, each in enumerate(map_.region)}
    artifact = {each.id: each for each in map_.artifact}
    neighbours = tuple(tuple(sorted(region[name] for name in each.neighbours)) for each in map_.region)
    portals = {n for n, each in enumerate(map_.region) if each.portal}
    forts = {region[each.region]: each for each in map_.fortress}
    return Book(
        map=map_,
        factions=tuple(number_faction(n, each, region) for n, each in enumerate(factions)),
        names=tuple(region),
        terrain=tuple(TERRAINS.index(each.terrain) for each in map_.region),
        resources=tuple(price(each.resources) for each in map_.region),
        portals=tuple(each.portal for each in map_.region),
        lairs=tuple(each.lair for each in map_.region),
        foundations=tuple(each.foundation for each in map_.region),
        neighbours=neighbours,
        steps=with_network(neighbours, portals),
        artifact_in=tuple(ARTIFACTS.index(each.artifact) if each.artifact else NOWHERE for each in map_.region),
        artifacts=tuple(artifact[name] for name in ARTIFACTS),
        home=tuple(region[artifact[name].region] for name in ARTIFACTS),
        fortress=tuple(number_fortress(forts[n]) if n in forts else None for n in range(REGIONS)),
        out={
            players: frozenset(region[name] for name in map_.players[str(players)]["removed"]) for players in (2, 3, 4)
        },
        route=tuple(region[name] for name in map_.herd.route),
        region=region,
    )


def number_fortress(fort: paper.FortressEntry) -> Fortress:
    return Fortress(fort.strength, price(fort.resources), fort.vp, fort.web)


def number_faction(number: int, board: paper.FactionFile, region: dict[str, int]) -> Faction:
    building = {each.id: n for n, each in enumerate(board.building)}
    troop = {each.id: n for n, each in enumerate(board.troop)}
    species = {each.id: n for n, each in enumerate(board.species)}
    temple = {each.species: each for each in board.temple_bonus}
    troops = board.troop or [unit_of(each) for each in board.building]

    def active(source: int, effect: Effect) -> Active[Effect]:
        return Active(
            source,
            effect,
            price(effect.res) if isinstance(effect, Giving) else FREE,
            price(effect.pay) if isinstance(effect, Boost | HerdStrength | RemoteTreaty) else FREE,
            troop.get(effect.troop, NOWHERE) if isinstance(effect, OfTroop) else NOWHERE,
        )

    sources: list[tuple[int, Effect]] = [
        (n, effect) for n, each in enumerate(board.building) for effect in (*each.effects, *each.lower)
    ]
    for each in board.artifact:
        sources += [(FIRST_ARTIFACT + ARTIFACTS.index(each.id), effect) for effect in each.effects]
    sources += [(ALWAYS, effect) for block in board.block for effect in block.effects]
    sources += [(ALWAYS, effect) for each in board.troop for effect in each.star_effects]
    effects: dict[type[Effect], list[Active[Effect]]] = {}
    once: dict[int, list[Active[Effect]]] = {}
    for source, effect in sources:
        if effect.on == "once":
            once.setdefault(source, []).append(active(source, effect))
        else:
            effects.setdefault(type(effect), []).append(active(source, effect))
    return Faction(
        printed=board,
        number=number,
        costs=(board.move.forest.base, board.move.lake.base, board.move.field.base, board.move.mountain.base),
        thresholds=tuple(board.warehouse.thresholds),
        buildings=tuple(
            Building(
                each,
                each.level,
                price(each.cost),
                price(each.night_cost),
                price(each.trail),
                tuple(building[name] for name in each.requires),
                species.get(each.species, NOWHERE),
            )
            for each in board.building
        ),
        troops=tuple(Troop(each, each.strength, price(each.cost)) for each in troops),
        monsters=tuple(Monster(each, each.strength, price(each.resources), each.vp) for each in board.monster),
        effects={kind: tuple(found) for kind, found in effects.items()},
        once={source: tuple(found) for source, found in once.items()},
        upper={
            n: tuple(active(n, effect) for effect in each.upper) for n, each in enumerate(board.building) if each.upper
        },
        blocks={each.id: each for each in board.block},
        species=tuple(
            Species(
                each,
                each.strength,
                price(each.resources),
                tuple(each.circles),
                tuple(region[name] for name in each.regions),
            )
            for each in board.species
        ),
        bonuses=tuple(
            Bonus(temple[name], tuple(active(ALWAYS, effect) for effect in temple[name].effects)) for name in species
        ),
    )


def unit_of(building: paper.BuildingEntry) -> paper.TroopEntry:
    """H-10.1: a building that is also a unit."""
    return paper.TroopEntry(
        id=building.id,
        name=building.name,
        strength=building.strength,
        cost=NOTHING,
        start=int(building.start_built),
    )


class Shelf(own_values.Shelf[Book]):
    def read(self, changes: str) -> Book:
        return read_book(changes)


SHELF = Shelf()
BOOKS = SHELF.books
"""Those that were read already: rules look into them all the time."""


def book_of(changes: str) -> Book:
    """The book with these changes; the box's own without any."""
    try:
        return BOOKS[changes]
    except KeyError:
        return SHELF.taken(changes)


def book(g: Heroes) -> Book:
    try:
        return BOOKS[g.changes]
    except KeyError:
        return SHELF.taken(g.changes)


def faction_of(g: Heroes, seat: int) -> Faction:
    """The printed faction board of a seat."""
    try:
        return BOOKS[g.changes].factions[g.factions[seat]]
    except KeyError:
        return book(g).factions[g.factions[seat]]


def troop_named(g: Heroes, seat: int, name: str) -> int:
    """The number of a troop that the content names."""
    return next(n for n, each in enumerate(faction_of(g, seat).troops) if each.printed.id == name)


def code(g: Heroes, seat: int, number: int) -> int:
    """A building, troop or monster of a board, as options and the journal name it."""
    return CODES.code(g.factions[seat], number)
