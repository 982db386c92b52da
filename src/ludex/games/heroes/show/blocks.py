"""The blocks that only one side has, as their printed text and what was written into them."""

from __future__ import annotations

from ludex.games.heroes.printed.paper import BlockEntry
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Cell, Extra, Row
from ludex.kit.picture.look import capital


def block_of(look: HeroesLook, block: BlockEntry, rows: tuple[Row, ...], *, wide: bool = False) -> Extra:
    return Extra(block.name[look.lang], block.text[look.lang], rows, wide)


def first_written(look: HeroesLook, seat: int, rows: tuple[Row, ...]) -> tuple[Extra, ...]:
    """The blocks of a side, with what was written into the first."""
    first, *others = look.faction(seat).printed.block
    return (block_of(look, first, rows), *(block_of(look, block, ()) for block in others))


def written(look: HeroesLook, message: str, count: int, mark: str = "wrote", icon: str = "") -> Row:
    """A number that is written down as the game goes on."""
    return Row(capital(look.say(message)), (Cell(str(count), mark if count else "", icon),))
