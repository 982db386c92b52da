"""What all parts of the drawing use: the view, the printed book, words, and how amounts are shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ludex.games.heroes.printed.book import FACTIONS, OWN, RESOURCES, Book, Faction, Price, book_of
from ludex.games.heroes.printed.paper import Own
from ludex.games.heroes.show.scene import Bit
from ludex.games.heroes.show.view import HeroesView
from ludex.games.heroes.state import Board
from ludex.kit.picture.look import Look
from ludex.kit.sheets import listed

STROKES = 4
"""Drawn ticks, circles and strike-outs of each kind: which one a thing gets depends on its number alone."""


@dataclass(frozen=True)
class HeroesLook(Look):
    @cached_property
    def shown(self) -> HeroesView:
        board = self.view.board
        assert isinstance(board, HeroesView)
        return board

    @cached_property
    def printed(self) -> Book:
        return book_of(self.shown.changes)

    def region(self, number: int) -> str:
        return self.printed.map.region[number].name[self.lang]

    def faction(self, seat: int) -> Faction:
        return self.printed.factions[FACTIONS.index(self.shown.factions[seat])]

    def board(self, seat: int) -> Board:
        return self.shown.boards[seat]

    def bits(self, price: Price, own: Own | None = None) -> tuple[Bit, ...]:
        """A price as icons with numbers."""
        found = [self.bit(kind, count, own) for kind, count in enumerate(price.fixed) if count]
        if price.any:
            found.append(Bit("any", price.any, self.say("thing-any", count=price.any)))
        if price.vp:
            found.append(Bit("vp", price.vp, self.say("thing-vp", count=price.vp)))
        return tuple(found)

    def bit(self, kind: int, count: int, own: Own | None) -> Bit:
        icon = (own.id if own is not None else "meat") if kind == OWN else RESOURCES[kind]
        return Bit(icon, count, self.say(f"thing-{icon}", count=count))


def said(bits: tuple[Bit, ...]) -> str:
    return listed(bit.word for bit in bits)


def stroke(number: int) -> int:
    return number * 7 % STROKES
