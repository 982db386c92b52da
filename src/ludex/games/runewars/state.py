"""The state of a game of Runewars: plain numbers and lists of them. Places are areas of the map as it was laid, in the
order of `laid`; cards, units and heroes are numbers of `printed.book`; the top of a pile is the end of its list."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.core import Outcome, Plain, State, plain
from ludex.games.runewars.things import NOBODY


@plain
@dataclass(slots=True)
class Battle(Plain):
    """RW-9: a battle. Side 0 attacks, side 1 defends; what holds until its end is among `lasting`."""

    place: int
    attacker: int
    defender: int
    """A seat; NOBODY: unallied neutral units."""
    conqueror: bool = False
    """RW-5.3: the enemy stronghold counts less."""
    lines: list[list[int]] = field(default_factory=lambda: [[], []])
    """The units that fight, by side."""
    lying: list[list[int]] = field(default_factory=lambda: [[], []])
    """Those that were routed before the battle: they do not fight."""
    initiative: int = 0
    """Of the running round; 0 before the first one, 6 when all are over."""
    done: list[list[int]] = field(default_factory=lambda: [[], []])
    """Types that have drawn already, by side."""
    drawing: list[int] = field(default_factory=lambda: [-1, -1])
    """The types that draw now."""
    drawn: list[list[int]] = field(default_factory=lambda: [[], []])
    """Their fate cards; a tactical fate card is 100 + its number."""
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    """Strength besides that of the units, by side."""
    heroes: list[list[int]] = field(default_factory=lambda: [[], []])
    """RW-9.3: heroes that support a type: rows flattened, hero and type in turn."""
    played: list[list[int]] = field(default_factory=lambda: [[], []])
    """Tactics cards played in this battle, by side."""
    fallen: list[list[int]] = field(default_factory=lambda: [[], []])
    """Types of the units destroyed, by side."""
    marks: list[list[int]] = field(default_factory=list)
    """What cards and abilities have changed: rows of a kind (`rules.battle.marks`), a side, and what it says."""
    winner: int = NOBODY
    """The side that has won, once strength is counted."""


@plain
@dataclass(slots=True)
class Duel(Plain):
    """RW-13.5: a duel. Fighter 0 began it; a fighter is a hero, or a neutral unit that a quest names."""

    place: int
    seats: list[int]
    """Who plays the fighters."""
    heroes: list[int]
    """NOBODY: a neutral unit."""
    beast: int = NOBODY
    """The type of the neutral unit that fighter 1 is."""
    beast_damage: int = 0
    round: int = 0
    drawn: list[int] = field(default_factory=lambda: [-1, -1])
    dealt: list[int] = field(default_factory=lambda: [0, 0])
    """Damage that each deals in this round."""
    taken: list[int] = field(default_factory=lambda: [0, 0])
    """Damage that each takes by its own doing in this round."""
    prevented: list[int] = field(default_factory=lambda: [0, 0])
    """How much each prevents in this round."""
    used: list[list[int]] = field(default_factory=lambda: [[], []])
    """Rewards used in this duel."""
    marks: list[list[int]] = field(default_factory=list)
    quest: int = NOBODY
    """The quest it is fought for."""
    spoils: list[int] = field(default_factory=list)
    """Face-down rewards of the loser that the winner has still to hand out; he alone sees them."""
    spoils_up: list[int] = field(default_factory=list)
    """Those that lay face up."""
    winner: int = NOBODY
    """The fighter who hands them out."""


@plain
@dataclass(slots=True)
class Runewars(State):
    step: str
    outcome: Outcome | None
    factions: tuple[int, ...]
    """Which faction sits where."""
    seat_of: tuple[int, ...]
    """Where each of the four factions sits; NOBODY: nowhere."""
    content: str
    """Printed values that differ on somebody's own cards; see `printed.book`."""
    revised: bool
    placed: bool
    """The players lay the map."""
    developments: bool
    commanders: bool
    free_cities: bool
    road: bool
    exploration: bool
    epic: bool

    first: int = 0
    """The first player."""
    laid: tuple[tuple[int, ...], ...] = ()
    """The map: rows of tile, q, r, turns."""
    tiles: list[list[int]] = field(default_factory=list)
    """Tiles in front of everybody that are still to be laid."""
    markers: list[list[int]] = field(default_factory=list)
    """Home realm setup markers that lie beside the map: q, r of one hex, q, r of the other."""
    attempts: int = 0
    """How often the map has been begun anew."""

    units: list[list[int]] = field(default_factory=list)
    """Units by place, each a number of `things.unit`."""
    supply: list[int] = field(default_factory=list)
    """Units in the box, by type."""
    limbo: list[list[int]] = field(default_factory=list)
    """Units and heroes that have moved with the running Order: rows of unit (or -1 - hero), where to and where from."""
    fleeing: list[int] = field(default_factory=list)
    """Units that retreat, while it is decided where to."""
    forts: list[int] = field(default_factory=list)
    """Strongholds by place, each a number of `things.fort`."""
    built: list[list[int]] = field(default_factory=list)
    """Development tokens by place."""
    city: list[int] = field(default_factory=list)
    cities_razed: int = 0
    """City tokens of the set-up that are no longer on the board."""
    rune: list[int] = field(default_factory=list)
    rune_up: list[int] = field(default_factory=list)
    """Rune tokens that lie face up."""
    runes_left: list[int] = field(default_factory=list)
    """Tokens in the box, by kind: none, false, dragon."""
    known: list[list[int]] = field(default_factory=list)
    """By seat and place: has it seen the rune token that lies there?"""
    activated: list[list[int]] = field(default_factory=list)
    """Places with an activation token of each seat."""
    waste: list[int] = field(default_factory=list)
    """Desolation tokens by place."""
    ice: list[int] = field(default_factory=list)
    """Cryomancy tokens by place."""
    token: list[int] = field(default_factory=list)
    """Exploration tokens by place."""
    token_up: list[int] = field(default_factory=list)
    token_known: list[list[int]] = field(default_factory=list)
    """By seat and place: has it seen the exploration token that lies face down there?"""
    peasants: list[int] = field(default_factory=list)
    """Places with a peasant token."""
    graves: list[list[int]] = field(default_factory=list)
    """Rewards under a defeated-hero marker, by place."""

    dials: list[list[int]] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    tactics: list[list[int]] = field(default_factory=list)
    """Tactics cards in hand that may be played."""
    fresh: list[list[int]] = field(default_factory=list)
    """Tactics cards in hand that were drawn in this season."""
    quests: list[list[int]] = field(default_factory=list)
    objective: list[int] = field(default_factory=list)
    orders: list[list[int]] = field(default_factory=list)
    """Orders of this year that lie face up, the last one last."""
    chosen: list[int] = field(default_factory=list)
    """The Order that everybody has laid face down; NONE: none."""
    upgrades: list[list[int]] = field(default_factory=list)
    """Development cards of everybody."""
    lieutenant: list[int] = field(default_factory=list)
    """Who has the Lieutenant General in play."""
    slain: list[int] = field(default_factory=list)
    """Enemy heroes that everybody has defeated."""
    out: list[int] = field(default_factory=list)
    """Who is out of the game."""

    hero_place: list[int] = field(default_factory=list)
    hero_seat: list[int] = field(default_factory=list)
    hero_damage: list[int] = field(default_factory=list)
    hero_routed: list[int] = field(default_factory=list)
    trained: list[list[int]] = field(default_factory=list)
    """Training by hero and attribute."""
    rewards: list[list[int]] = field(default_factory=list)
    """Face-down rewards by hero."""
    rewards_up: list[list[int]] = field(default_factory=list)
    """Rewards that have been used and lie face up."""
    commander: list[int] = field(default_factory=list)
    """The commander card of a hero; NONE: an ordinary hero."""
    acted: list[int] = field(default_factory=list)
    """Heroes that have had their action in this Quest Phase."""
    handed: list[int] = field(default_factory=list)
    """Rewards that heroes got from others since somebody last moved, each reward and hero as one number."""
    questing: int = NOBODY
    """The hero whose Move action is under way."""
    steps_left: int = 0
    """How many areas it may still move."""
    attempted: int = NOBODY
    """The quest that it has revealed."""

    fate: list[int] = field(default_factory=list)
    fate_discard: list[int] = field(default_factory=list)
    fate_drawn: list[int] = field(default_factory=list)
    """Fate cards on the table outside of a battle: a test, diplomacy."""
    tactics_deck: list[int] = field(default_factory=list)
    tactics_discard: list[int] = field(default_factory=list)
    tactics_seen: list[int] = field(default_factory=list)
    """Cards of the pile that the current player puts in another order; the top one is the last."""
    quest_deck: list[int] = field(default_factory=list)
    quest_discard: list[int] = field(default_factory=list)
    reward_deck: list[int] = field(default_factory=list)
    reward_discard: list[int] = field(default_factory=list)
    hero_deck: list[int] = field(default_factory=list)
    hero_drawn: list[int] = field(default_factory=list)
    """Heroes that somebody chooses from."""
    objective_deck: list[list[int]] = field(default_factory=list)
    """Objectives that were not dealt, by alignment (good, neutral, evil)."""
    objective_discard: list[int] = field(default_factory=list)
    seasons: list[list[int]] = field(default_factory=list)
    """The four season decks."""
    season_discard: list[int] = field(default_factory=list)
    commander_deck: list[int] = field(default_factory=list)
    commander_drawn: list[int] = field(default_factory=list)
    token_decks: list[list[int]] = field(default_factory=list)
    """Exploration tokens in the box by their backs: “1”, “2+”."""
    titles: list[int] = field(default_factory=list)
    """Who holds each title."""
    on_title: list[int] = field(default_factory=list)
    """Influence on each title."""
    victory_card: list[int] = field(default_factory=list)
    """Whose victory card lies on each season deck."""

    year: int = 1
    season: int = 0
    season_card: int = NOBODY
    order_of_play: list[int] = field(default_factory=list)
    """Seats as they act in this season (RW-1.10)."""
    queue: list[int] = field(default_factory=list)
    """Seats that are still to act."""
    current: int = NOBODY
    """Whose turn it is."""
    part: int = 0
    """How far the running turn is."""
    battles: int = 0
    """Battles fought in this turn."""
    target: int = NOBODY
    """The area that was activated."""
    harvested: int = 0
    lasting: list[list[int]] = field(default_factory=list)
    """Effects that last until something happens: rows of `kit.hooks`."""
    fights: list[Battle] = field(default_factory=list)
    """The running battle, if there is one."""
    duels: list[Duel] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.factions)
