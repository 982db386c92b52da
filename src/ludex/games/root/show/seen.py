"""What one seat may know of a game of Root, as structs."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    faction: int
    bot: str
    """The bot that plays it; nothing for a person."""
    score: int
    supply: int
    hand_size: int
    hand: list[int] | None
    """The cards, if they are one's own or lie open (11.2.3)."""
    known: list[int]
    """Cards in this hand that the viewer has seen."""
    crafted: list[int]
    items: list[int]
    dominance: int
    coalition: int
    pawn: int


class ClearingView(msgspec.Struct, frozen=True):
    number: int
    suit: int
    ruler: int
    free_slots: int
    ruin: bool
    warriors: list[int]
    """By seat."""
    pieces: list[int]
    """By kind."""


class RootView(msgspec.Struct, frozen=True):
    active: int
    turn: int
    step: str
    map: int
    seats: list[SeatView]
    clearings: list[ClearingView]
    left: list[int]
    deck_size: int
    discard: list[int]
    available: list[int]
    item_supply: list[int]
    activated: list[int]
    used: list[int]
    boards: list[Any]
    """By seat: what each faction's board shows the viewer."""
    lost_souls: list[int]
    ferry: int
    opened: list[int]
    scorched: list[int]
    map_used: bool
    """The ferry has sailed, or a path was opened, this turn."""
