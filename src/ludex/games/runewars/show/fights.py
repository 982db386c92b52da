"""The running battle, laid out from a view: both sides, their types by initiative, what was drawn, how strong they
are."""

from __future__ import annotations

from msgspec import Struct

from ludex.core.text import Words
from ludex.games.runewars.printed.book import SPECIAL, Book, book_of
from ludex.games.runewars.rules.battle.draw import AGAIN, ENCHANTED, TACTICAL
from ludex.games.runewars.show.told import result_said
from ludex.games.runewars.show.view import RunewarsView
from ludex.games.runewars.things import kind_of


class LineView(Struct, frozen=True):
    """A type of units of one side."""

    kind: int
    shape: int
    initiative: int
    units: tuple[int, ...]
    now: bool
    """It draws."""
    done: bool
    """It has drawn."""
    heroes: tuple[int, ...]


class SideView(Struct, frozen=True):
    seat: int
    strength: int
    lines: tuple[LineView, ...]
    lying: tuple[int, ...]
    drawn: tuple[int, ...]
    played: tuple[int, ...]
    fallen: tuple[int, ...]


class FightView(Struct, frozen=True):
    place: int
    round: int
    sides: tuple[SideView, ...]
    winner: int
    book: Book


def fight_view(shown: RunewarsView) -> FightView:
    battle, book = shown.fights[-1], book_of(shown.content)
    sides = []
    for side, seat in enumerate((battle.attacker, battle.defender)):
        row = battle.heroes[side]
        lines = [
            LineView(
                kind=kind,
                shape=book.units[kind].shape,
                initiative=initiative,
                units=tuple(sorted(one for one in battle.lines[side] if kind_of(one) == kind)),
                now=battle.drawing[side] == kind,
                done=kind in battle.done[side],
                heroes=tuple(hero for hero, beside in zip(row[::2], row[1::2], strict=True) if beside == kind),
            )
            for kind, initiative in sorted(shown.initiatives[side], key=lambda row: (row[1], row[0]))
        ]
        sides.append(
            SideView(
                seat=seat,
                strength=shown.strengths[side],
                lines=tuple(lines),
                lying=tuple(sorted(battle.lying[side])),
                drawn=tuple(battle.drawn[side]),
                played=tuple(battle.played[side]),
                fallen=tuple(sorted(battle.fallen[side])),
            )
        )
    return FightView(battle.place, battle.initiative, tuple(sides), battle.winner, book)


def result_of(card: int, shape: int, book: Book) -> int:
    """What a drawn card shows for a shape of base."""
    if ENCHANTED <= card < AGAIN:
        return SPECIAL
    if TACTICAL <= card < ENCHANTED:
        printed = book.tactics[card - TACTICAL].fate
        return printed[shape] if printed is not None else 0
    return book.fate[card % TACTICAL].results[shape]


def fate_said(card: int, shape: int, book: Book, words: Words) -> str:
    """What a drawn card does for this shape; a tactical one by its name too."""
    said = result_said(words.text, result_of(card, shape, book))
    if TACTICAL <= card < ENCHANTED:
        return f"{words.fact('tactics', card - TACTICAL)}: {said}"
    return said
