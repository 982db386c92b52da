"""What a table may choose before the game begins, declared once by the game. The flags of the command line, the form of
a new table, `ludex games`, the checks of a set-up and their sentences all follow from it.

A game's set-up is a struct with a field `seats` and one field for each option, of the same name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ludex.core.errors import BadSetup

SEATS = "seats"
ALL, NONE = "all", "none"
"""Every card of every bot, or none: what stands for a list by bot."""


@dataclass(frozen=True, kw_only=True)
class Option:
    """A field of the set-up, and the clause that it stands under."""

    kind: ClassVar[str]
    name: str
    clause: str = ""
    needs: tuple[str, ...] = ()
    """It matters only where one of these sits; empty: always."""

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        """Refuse a value that cannot be chosen."""

    def wrong(self, found: Any, known: Any) -> BadSetup:
        listed = known if isinstance(known, str) else ", ".join(map(str, known))
        if not self.clause:
            return BadSetup("bad-setup-value", option=self.name, found=str(found), known=listed)
        return BadSetup("bad-setup-choice", option=self.name, clause=self.clause, found=str(found), known=listed)


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of several things: a map, an edition."""

    kind = "choice"
    values: tuple[str, ...]
    default: str
    sweep: str = ""
    """The flag that names several of them for a sweep: `maps`."""

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        if value not in self.values:
            raise self.wrong(value, self.values)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number: a level."""

    kind = "number"
    least: int
    most: int
    default: int

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        if not self.least <= value <= self.most:
            raise self.wrong(value, f"{self.least}–{self.most}")


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off."""

    kind = "switch"
    default: bool = False


@dataclass(frozen=True, kw_only=True)
class SeatChoice(Option):
    """A seat, by its number from 0, or chance: who begins."""

    kind = "seat"

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        if value is not None and not 0 <= value < len(seats):
            raise self.wrong(value, f"0–{len(seats) - 1}")


@dataclass(frozen=True, kw_only=True)
class BotChoice(Option):
    """One thing for each bot, `{"eyrie": "easy"}`, or the same for all of them, `"easy"`."""

    kind = "bot-choice"
    values: tuple[str, ...]
    default: str

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        for bot, chosen in by_bot(lobby, value).items():
            lobby.must_know_bot(bot, self.clause)
            if chosen not in self.values:
                raise self.wrong(chosen, self.values)


@dataclass(frozen=True, kw_only=True)
class BotCards(Option):
    """Several things for each bot, `{"eyrie": ["swoop"]}`, or `"all"` or `"none"` for all of them."""

    kind = "bot-cards"
    values: Mapping[str, tuple[str, ...]]

    def check(self, lobby: Lobby, value: Any, seats: list[str]) -> None:
        if isinstance(value, str):
            if value not in (ALL, NONE):
                raise self.wrong(value, (ALL, NONE))
            return
        for bot, cards in value.items():
            lobby.must_know_bot(bot, self.clause)
            for card in cards:
                if card not in self.values[bot]:
                    raise self.wrong(f"{bot}.{card}", [f"{bot}.{known}" for known in self.values[bot]])


@dataclass(frozen=True, kw_only=True)
class OwnValues(Option):
    """Corrections of printed values, from a file of the owner of a real box."""

    kind = "own-values"


@dataclass(frozen=True, kw_only=True)
class Lobby:
    """Who may sit down, and what else may be chosen."""

    sides: tuple[str, ...]
    """What people and agents may play."""
    least: int
    most: int
    clause: str
    """The clause on who may sit at the table."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Seats that the rulebook itself plays, and the side whose place each takes: `{"bot:eyrie": "eyrie"}`."""
    bots_clause: str = ""
    most_people: int = 0
    """If fewer people than seats may play; 0: no limit."""
    secrets: bool = True
    """Has a seat anything that others may not see? If not, people who share a device need no curtain between them."""
    together: bool = False
    """Do all win or lose together, whatever is chosen?"""
    options: tuple[Option, ...] = ()
    usual: tuple[str, ...] = ()
    """Seats of a table that nobody has said anything about."""
    solo: Mapping[str, Any] = field(default_factory=dict)
    """A good first game for one: a set-up. The first seat that is no bot is theirs."""
    easy: Mapping[str, Any] = field(default_factory=dict)
    """The same for somebody who has hardly played; without it they play the one above."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Everything that can sit at the table."""
        return (*self.sides, *self.bots)

    def is_bot(self, seat: str) -> bool:
        return seat in self.bots

    def option(self, name: str) -> Option | None:
        return next((option for option in self.options if option.name == name), None)

    @property
    def swept(self) -> dict[str, tuple[str, ...]]:
        """All values of the choices that sweeps go through."""
        return {option.name: option.values for option in self.options if isinstance(option, Choice) and option.sweep}

    def people(self, seats: list[str]) -> list[str]:
        return [seat for seat in seats if seat not in self.bots]

    def check(self, setup: Any, seats: list[str]) -> None:
        """Refuse what no table of this game may choose, with the clause."""
        for seat in seats:
            if seat not in self.seats:
                raise BadSetup("bad-setup-side", clause=self.clause, found=seat, known=", ".join(self.seats))
            if seats.count(seat) > 1:
                raise BadSetup("bad-setup-twice", clause=self.clause, found=seat)
            if self.bots.get(seat, "") in seats:
                raise BadSetup("bad-setup-person-and-bot", clause=self.bots_clause, found=self.bots[seat])
        if not self.least <= len(seats) <= self.most:
            raise BadSetup("bad-setup-players", clause=self.clause, found=len(seats), least=self.least, most=self.most)
        people = len(self.people(seats))
        if self.most_people and people > self.most_people:
            raise BadSetup("bad-setup-people", clause=self.clause, found=people, most=self.most_people)
        for option in self.options:
            option.check(self, getattr(setup, option.name), seats)

    def numbers(self, players: range) -> range:
        """Those of these numbers of players that a table may have; a sweep over none of them would never end."""
        found = range(max(players.start, self.least), min(players.stop, self.most + 1))
        if not found:
            asked = players.start if len(players) == 1 else f"{players.start}–{players.stop - 1}"
            raise BadSetup("bad-setup-players", clause=self.clause, found=asked, least=self.least, most=self.most)
        return found

    def must_know_bot(self, bot: str, clause: str) -> None:
        known = [bot_key(seat) for seat in self.bots]
        if bot not in known:
            raise BadSetup("bad-setup-bot", clause=clause, found=bot, known=", ".join(known))


def bot_key(seat: str) -> str:
    """How a set-up names a bot: `bot:eyrie` is `eyrie`."""
    return seat.partition(":")[2] or seat


def by_bot(lobby: Lobby, value: str | Mapping[str, str]) -> Mapping[str, str]:
    """What was chosen for each bot."""
    return dict.fromkeys(map(bot_key, lobby.bots), value) if isinstance(value, str) else value
