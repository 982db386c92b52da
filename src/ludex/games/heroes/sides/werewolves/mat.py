"""H-11 What was written into the block of the Werewolves."""

from __future__ import annotations

from ludex.games.heroes.show.blocks import first_written, written
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Cell, Extra, Row
from ludex.kit.picture.look import capital


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    return first_written(look, seat, own_rows(look, seat))


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """Moons that are left, what this round is, and how many nights there were."""
    board = look.board(seat)
    moons = [Cell("", "", "moon", look.say("board-moon-any")) for _ in range(board.moons[0])]
    moons += [Cell("", "", "moon-other", look.say("board-moon-other")) for _ in range(board.moons[1])]
    night = look.say("board-night-now" if board.night else "board-day-now")
    return (
        Row(capital(look.say("board-moons")), tuple(moons) or (Cell("0"),)),
        Row(look.say("board-this-round"), (Cell(night, "circle" if board.night else ""),)),
        written(look, "board-nights", board.nights),
    )
