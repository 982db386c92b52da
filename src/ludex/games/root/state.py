"""The state of a game of Root: plain data. Rows are by seat (the place in the turn order), by kind of piece, by
clearing or by card number.

`built`, `tokens`, `free` and `ruler` follow from the rest; the verbs in `rules/board.py` keep them true."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Outcome, State, plain

NOBODY = -1
ENEMIES = -2
"""In `mercenaries`: all enemies of the active player (bots C-9.involved)."""
HOSTILE = -1
FOREST = 20
"""Forests are numbered from here where a place may be a clearing or a forest."""


@plain
@dataclass(slots=True)
class Root(State):
    # the turn (1.4)
    step: str
    active: int
    """The seat whose turn it is."""
    turn: int
    quiet: int
    """Turns in a row in which nobody came further than ever before."""
    outcome: Outcome | None

    # the seats
    factions: tuple[int, ...]
    roles: tuple[int, ...]
    """Who plays the faction, as a key of PLAYED: a person or a bot."""
    bots: tuple[int, ...]
    """1 for a seat that a bot plays."""
    seat_of: tuple[int, ...]
    """The seat of a faction, or NOBODY."""
    score: list[int]
    record: list[int]
    """The most points that a seat has had."""
    supply: list[int]
    """Warriors left beside the board."""
    hands: list[list[int]]
    known: list[list[int]]
    """Cards that a seat knows to be in other hands, because it saw them."""
    crafted: list[list[int]]
    """Cards with a lasting effect in the play area (2.6)."""
    items: list[list[int]]
    """Crafted items by kind."""
    dominance: list[int]
    """The activated dominance card, or NOBODY."""
    coalition: list[int]
    """The seat one wins together with (9.2.8), or NOBODY."""
    pawn: list[int]
    """Where a Vagabond stands: a clearing, FOREST + number of a forest, or 0."""
    current_law: int
    """1 if the table plays by the wording of later printings where they differ (docs/rulings.md)."""

    # the map (2.2–2.5, 2.8)
    map: int
    suits: tuple[int, ...]
    of_suit: tuple[tuple[int, ...], ...]
    """Clearings by suit; all of them in the place of the birds."""
    warriors: list[list[int]]
    pieces: list[list[int]]
    left: list[int]
    """Buildings and tokens of a kind that are not on the map and not out of the game."""
    built: list[list[int]]
    tokens: list[list[int]]
    free: list[int]
    ruins: list[int]
    ruler: list[int]
    scorched: list[int]
    """Clearings where nothing may be placed or moved to any more (the Scoundrel)."""
    ferry: int
    """The clearing of the ferry, or 0."""
    opened: list[int]
    """Closed paths that have been opened, by number."""
    map_used: int
    """1 once the map's special action was used this turn."""

    # cards and items (2.1, 2.5.5, 3.3)
    deck: list[int]
    discard: list[int]
    available: list[int]
    """Spent dominance cards beside the board (3.3.3)."""
    item_supply: list[int]

    # this turn
    activated: list[int]
    """Crafting pieces already activated, by suit (4.1.1)."""
    used: list[int]
    """Crafted cards whose once-a-turn effect was used."""

    # the Marquise de Cat (6)
    keep: int
    """The clearing with the keep, or 0."""
    actions_left: int
    recruited: int

    # the Eyrie Dynasties (7)
    leader: int
    leaders: list[int]
    """Leaders lying face up beside the board."""
    decree: list[list[int]]
    """Cards by column: recruit, move, battle, build."""
    column: int
    decree_left: list[int]
    """Cards of the current column still to resolve, by suit."""

    # the Woodland Alliance (8)
    supporters: list[int]
    officers: int
    operations_left: int

    # the Vagabonds (9), rows by seat
    character: list[int]
    belongings: list[list[int]]
    """Items by 4 * kind + condition: ready, exhausted, damaged, damaged and exhausted."""
    relation: list[list[int]]
    """Relationship with every seat: 0 to 3, or HOSTILE."""
    aided: list[list[int]]
    """Aids given to every seat this turn."""
    quests_done: list[list[int]]
    quest_deck: list[int]
    quests: list[int]
    ruin_items: list[list[int]]
    """Items under the ruin of a clearing."""
    ruin_seen: list[list[int]]
    """Seats that have looked under the ruin of a clearing (9.8.1)."""
    from_ruins: list[list[int]]
    """Kinds of items marked R that a seat has (9.8.1)."""

    # the Lizard Cult (10)
    acolytes: int
    outcast: int
    hated: int
    lost_souls: list[int]
    revealed: list[int]
    scored_suits: list[int]

    # the Riverfolk Company (11); warriors by the seat that owns them
    payments: list[int]
    funds: list[int]
    commitments: list[int]
    on_posts: list[list[int]]
    """Warriors committed to the spaces of a suit's trade post track."""
    prices: list[int]
    """Hand card, riverboats, mercenaries."""
    bought: int
    """Services bought this turn."""
    riverboats: int
    mercenaries: int
    """The seat that sails, or commands the Riverfolk's warriors, this turn; NOBODY otherwise. Where all enemies of the
    active player command them it is ENEMIES."""
    tea_paid: int
    """Tea that a Vagabond has exhausted for services this turn: it lay face up as his Birdsong began (9.4.1)."""
    hired: int
    """The seat that has bought mercenaries, who come with its Daylight; NOBODY otherwise."""

    # bots (the Law of Rootbotics), rows by seat
    level: tuple[int, ...]
    """Difficulty: 0 to 3."""
    traits: tuple[tuple[str, ...], ...]
    special_services: int
    """1 if the bots use their cards of special services besides the standard ones."""
    cooperative: int
    """1 if the people win or lose together."""
    homes: list[int]
    """Corners that somebody has chosen to start from."""
    order: int
    """The order card of the bot whose turn it is, or NOBODY."""
    order_suit: int
    """What "ordered" means now: a suit, or NOBODY without an order."""
    acted: list[int]
    """What a bot has to remember of its turn; each bot says what its places mean."""

    # the Vagabot (bots 7)
    battle_track: list[int]
    """Items on the battle track, as places in `belongings`; they are not counted there."""
    bot_quest: int
    covered: list[int]
    """Clearings with a building slot that an item covers for good, one entry for each (the Scoundrel)."""

    # the Logical Lizards (bots 8)
    conspiracy: int
    """The space of the conspiracy marker."""

    # the Riverfolk Robots (bots 9)
    market: list[int]

    # the Drillbit Duchy (bots 10)
    burrow: int
    swayed: list[int]
    """1 for each minister with a crown, from the top."""
    kept_ambushes: list[int]
    """Ambush cards bought from the Riverfolk, face up before the bot."""

    # the Cogwheel Corvids (bots 11)
    plots: list[int]
    """The kind of the plot in a clearing, or NOBODY."""
    plots_up: list[int]
    """1 where the plot of a clearing lies face up."""
    plots_gone: list[int]
    """The kind of a plot that was removed from a clearing, until what follows has followed; NOBODY otherwise."""
    plot_supply: list[int]
    snares: list[int]
    """Clearings with a snare that lies face up."""
