"""A game to play, and a game that was played: a line of a file of games."""

from __future__ import annotations

from typing import Any

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """One game to play; its number tells it from the others of a run."""

    number: int
    game: str
    setup: dict[str, Any]
    agents: list[str]
    """One for each seat, or one for all."""
    seed: int


class Played(Plan, frozen=True, kw_only=True):
    """How one game went."""

    rules: int
    """The version of the rules that it was played by."""
    ended: str = msgspec.field(default="", name="outcome")
    """In victory, defeat or a draw."""
    winners: list[str] = []
    scores: dict[str, int] = {}
    """The points of every seat, if the game counts points."""
    sources: dict[str, dict[str, int]] = {}
    """Where the points of every seat came from, if the game was logged and tells."""
    decisions: int = 0
    seconds: float = 0
    hash: str = ""
    """The fingerprint of how the board was left."""
    error: str = ""
    saved: str = ""
    kept: bool = False
    """Was it read from a file, and not played now?"""

    @property
    def plan(self) -> Plan:
        return Plan(self.number, self.game, self.setup, self.agents, self.seed)
