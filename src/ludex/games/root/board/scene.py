"""What a picture of Root consists of: plain structures that templates loop over. Words are already said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Open = frozenset[str]
"""What may be chosen now, as kind:number: clearing:4, card:25, seat:1, place:21, path:2-5, suit:0."""


@dataclass(frozen=True)
class Card:
    """A card that lies open to the viewer."""

    number: int
    name: str
    suit: str
    suit_name: str
    letter: str
    cost: tuple[Cost, ...]
    effect: str
    kind: str
    kind_name: str
    item: str
    item_name: str
    points: int
    label: str
    """All of it in one sentence, for those who listen."""
    open: bool


@dataclass(frozen=True)
class Cost:
    suit: str
    letter: str
    name: str


@dataclass(frozen=True)
class Item:
    name: str
    word: str
    count: int


@dataclass(frozen=True)
class Seat:
    """What every seat has; `board` is what its own faction or bot adds."""

    number: int
    faction: str
    bot: str
    kind: str
    """Which partial draws it: a faction's name, or bot-… for a bot."""
    name: str
    title: str
    letter: str
    mine: bool
    active: bool
    asked: bool
    winner: bool
    score: int
    hand_size: int
    supply: int
    has_warriors: bool
    crafted: tuple[Card, ...]
    items: tuple[Item, ...]
    known: tuple[Card, ...]
    hand: tuple[Card, ...]
    """Cards of another that lie open (the Riverfolk's); one's own are in `Scene.hand`."""
    dominance: Card | None
    coalition: str
    open: bool
    label: str
    board: Any = field(default=None)


@dataclass(frozen=True)
class Scene:
    """All that one viewer sees."""

    seat: int | None
    lang: str
    turn: int
    seats: tuple[Seat, ...]
    """In turn order."""
    hand: tuple[Card, ...] | None
    """The viewer's own cards; None for a spectator."""
