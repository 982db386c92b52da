"""H-12 What was written into the block of the Archons."""

from __future__ import annotations

from ludex.games.heroes.show.blocks import first_written, written
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Extra, Row


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    return first_written(look, seat, own_rows(look, seat))


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    board = look.board(seat)
    return (
        written(look, "board-ruins", sum(board.ruined)),
        written(look, "board-penalty", board.penalty),
        written(look, "board-stored", board.stored),
        written(look, "board-fallen", board.fallen),
    )
