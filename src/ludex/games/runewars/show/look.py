"""What all parts of the drawing use: the view, the printed book, the chart, and how units and cards are shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from msgspec import structs

from ludex.core.text import Text
from ludex.games.runewars.printed.book import FACTIONS, NEUTRALS, SHAPES, UNITS, Book, book_of
from ludex.games.runewars.printed.chart import Chart, chart_of
from ludex.games.runewars.show.names import figure_noun
from ludex.games.runewars.show.scene import Card, Token
from ludex.games.runewars.show.told import Told, told
from ludex.games.runewars.show.view import PlayerView, RunewarsView
from ludex.games.runewars.things import NOBODY, damage_of, is_routed, kind_of
from ludex.kit.picture.look import Look

GLYPHS = {
    "bow": "bowman archer skeleton-archer",
    "horse": "knight dark-knight",
    "wing": "pegasus-rider roc razorwing",
    "sword": "footman warrior",
    "tower": "siege-tower",
    "staff": "novice-wizard sorceress warlock sorcerer",
    "claw": "flesh-ripper leonx-rider hell-hound",
    "axe": "berserker beastman",
    "horns": "chaos-lord",
    "drop": "blood-sister",
    "maw": "obscene",
    "skull": "necromancer reanimate",
    "bat": "vampire",
    "worm": "great-wyrm",
    "tree": "forest-guardian",
    "dragon": "dragon",
    "club": "giant",
}
"""What is drawn on the base of a unit."""
GLYPH_OF = {unit: glyph for glyph, units in GLYPHS.items() for unit in units.split()}
WIDER = (110, 190, 280)
"""From so many letters on a card is wider."""


@dataclass(frozen=True)
class RunewarsLook(Look):
    @cached_property
    def shown(self) -> RunewarsView:
        board = self.view.board
        assert isinstance(board, RunewarsView)
        return board

    @cached_property
    def book(self) -> Book:
        return book_of(self.shown.content)

    @cached_property
    def chart(self) -> Chart:
        return chart_of(self.shown.content, self.shown.laid)

    def player(self, seat: int) -> PlayerView:
        return self.shown.players[seat]

    def faction(self, seat: int) -> str:
        return FACTIONS[self.shown.players[seat].faction] if seat != NOBODY else "neutral"

    def style(self, seat: int) -> str:
        """The class of somebody's colour."""
        return f"rw-{self.faction(seat)}"

    def name(self, kind: str, number: int) -> str:
        return str(self.words.fact(kind, number))

    def told(self, kind: str, number: int) -> Told:
        return told(kind, number, self.words.text, self.book)

    def token(self, one: int, count: int = 1, of: str = "", style: str = "") -> Token:
        """A unit on its base; several that are alike."""
        plain = plain_token(one, self.words.text, self.shown.content)
        open = self.can("figure", one)
        if count == 1 and not of and not style and not open:
            return plain
        return structs.replace(plain, count=count, of=of, style=style or plain.style, open=open)

    def tokens(self, units: tuple[int, ...] | list[int], of: str = "") -> tuple[Token, ...]:
        """Those that are alike lie on one another."""
        return tuple(self.token(one, units.count(one), of) for one in sorted(set(units)))

    def card(self, kind: str, number: int, place: str = "", note: str = "") -> Card:
        said = self.told(kind, number)
        letters = len(said.text) + len(said.head)
        return Card(
            kind=kind,
            number=number,
            name=said.name,
            head=said.head,
            lines=said.lines,
            unsure=said.unsure,
            note=note,
            place=place,
            size=f"w{1 + sum(letters > most for most in WIDER)}",
            open=self.can(kind, number),
        )


@lru_cache(4096)
def plain_token(one: int, text: Text, content: str) -> Token:
    """One unit by itself."""
    book, kind = book_of(content), kind_of(one)
    return Token(
        kind=kind,
        figure=one,
        base=SHAPES[book.units[kind].shape],
        glyph=GLYPH_OF[UNITS[kind]],
        style=unit_style(book, kind),
        word=str(figure_noun(text, one)),
        count=1,
        damage=damage_of(one),
        lying=is_routed(one),
        of="",
        open=False,
    )


def unit_style(book: Book, kind: int) -> str:
    faction = book.units[kind].faction
    return f"rw-{FACTIONS[faction]}" if faction != NEUTRALS else "rw-neutral"
