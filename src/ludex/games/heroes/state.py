"""The state of a game of Heroes: plain data. A board is what a player would have written with a marker.

Everything a player owns stands on their own board, so that looking at a board can be forbidden while the rules say so
(H-1.9): `seen` holds the boards as they were when they could last be seen."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Outcome, Plain, State, plain

NOBODY = -1
NOWHERE = -1


@plain
@dataclass(slots=True)
class Board(Plain):
    # the map (H-1.4, H-1.5)
    region: int
    """The current region."""
    visited: list[int]
    struck: list[int]
    """Regions whose resources are struck out on this board."""
    foundations: list[int]
    """Numbers written into foundations, by region; the forest entries of the dark elves too."""
    forts: list[int]
    """How often a fortress was captured, by region: only lizardfolk do it more than once."""
    costs: list[int]
    """Movement costs by terrain, with what was changed for good."""
    discount: list[int]
    """By how much a terrain is cheaper for good (H-13.10)."""

    # the warehouse (H-4)
    stock: list[int]
    """Wood, iron, gold and the faction's own resource."""
    circled: list[int]
    """Warehouse values circled, by resource."""

    # building and hiring (H-5)
    built: list[int]
    works: list[int]
    """1 for a source of effects that works now: buildings, then artifacts, then what always works."""
    units: list[int]
    """Combat units by troop; a mushroom building is a troop of one."""
    plus: list[int]
    """Strength added to a troop for good."""
    vp: int
    """Victory points written down during the game."""

    # moving and fighting (H-6, H-7)
    points: int
    """Movement points left over."""
    path: list[int]
    """The regions entered in this move action, in order."""
    sent: list[int]
    """Units declared for the battle at hand."""
    extra: int
    """Strength added by paid boosts and stores in the battle at hand."""
    beaten: list[int]
    """Circled monsters of the line."""
    weaker: list[int]
    """By how much a monster of the line is weakened; for lizardfolk, a species."""
    had: list[int]
    """Artifacts: 0 never owned, 1 gained at the base value, 2 at the improved one (H-10.12)."""
    votes: int
    """Saved votes (H-13.9)."""

    # mushroomfolk (H-10)
    mycelium: list[int]
    """1 for an infected region."""
    block_vp: list[int]
    """Points written into the blocks of buildings, one at every building."""

    # werewolves (H-11)
    moons: list[int]
    """Moons for any round, and for rounds of opponents."""
    night: int
    nights: int

    # archons (H-12)
    damage: list[int]
    ruined: list[int]
    cut: list[int]
    """1 for a flow that is crossed out, in the order of the board."""
    penalty: int
    stored: int
    fallen: int
    """Battles in which arbiters died."""

    # lizardfolk (H-13); monsters stand in regions
    ticks: list[int]
    """Circles ticked, by species."""
    gone: list[int]
    """Regions whose monster is struck out."""
    free: list[int]
    """Species circled on their building."""
    opened: list[int]
    """Temple bonuses by species: 0 closed, 1 open, 2 struck out after a Council."""
    councils: int

    # dark elves (H-14)
    due: list[int]
    """The round written on a building's counter, or 0."""
    entwined: list[int]
    webs: list[int]
    """The round written on the fortress or artifact of a region, or 0."""
    nest: int
    nest_due: int
    pool: int
    """Strength stored by the Shadow Sentinels."""
    woven: list[int]
    """1 for a region whose fortress or artifact was got by entwining."""
    shifted: int
    """1 once the Abyss was used this round."""
    ban: list[int]
    """The first and the last round in which opponents may not fight monsters."""

    # cyclopes (H-15)
    herd: int
    route: int
    """Where on its route the herd stands, or stood last."""
    herd_strength: int
    haul: list[int]
    """What the herd got where it stopped, until it is announced: resources, the fortress, the artifact."""
    armoured: int
    """1 once Bone Armour was used in this move action."""
    trimmed: list[int]
    """Buildings whose marked cost is struck out."""
    tracked: list[int]
    """Monsters whose marked strength is struck out."""
    trails: list[int]
    """Footprints struck out, by trail."""
    doubled: list[int]
    energy: int
    lair: list[int]
    """The two lair values."""
    lair_vp: int
    camp_vp: int
    leads: int
    """1 if they are first player of the next round."""


@plain
@dataclass(slots=True)
class Heroes(State):
    step: str
    outcome: Outcome | None
    changes: str
    """Corrections to the printed values, as JSON; empty for the box as it is."""
    factions: tuple[int, ...]
    boards: list[Board]
    seen: list[Board]
    """The boards as others may see them while looking is forbidden (H-1.9); empty otherwise."""

    # the round (H-3)
    round: int
    first: int
    next_first: int
    """Who takes the role next because an effect says so, or NOBODY."""
    plan: list[int]
    """The number of each action: wood, iron, gold, move, build; 0 for the one that was not chosen."""
    todo: list[int]
    """Actions still to perform in this round, in order."""
    level: int
    """The level of the action at hand."""
    after: str
    """The step that follows the move action at hand."""

    # stage 5 of the move action (H-6.6)
    queue: list[int]
    """Regions where players meet, then seats, that are still to come."""
    right: list[int]
    """1 for a seat that has the right to the object of its region (H-6.9)."""
    robbed: list[int]
    """1 for a seat that took an artifact as its reward: it takes none from a region in this round (H-7.16)."""
    fought: list[int]
    """1 for a seat that fought a monster in this round (H-6.10)."""
    tried: list[int]
    """1 for a seat that tried a fortress in this move action (H-8.4)."""

    free_artifacts: int
    """1 once a Council freed the artifacts of their conditions (H-13.10)."""
    totals: list[int]
    """The final scores."""
