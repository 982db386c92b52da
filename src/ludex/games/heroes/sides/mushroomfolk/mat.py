"""H-10 What was written into the block of the Mushroomfolk."""

from __future__ import annotations

from ludex.games.heroes.show.blocks import first_written
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Cell, Extra, Row
from ludex.kit.picture.look import capital


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    return first_written(look, seat, own_rows(look, seat))


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    infected = [n for n, there in enumerate(look.board(seat).mycelium) if there]
    cells = tuple(Cell(look.region(n), "", "mycelium") for n in infected)
    return (Row(capital(look.say("board-infected")), cells or (Cell("0"),)),)
