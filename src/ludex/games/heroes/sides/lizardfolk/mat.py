"""H-13 What was written into the blocks of the Lizardfolk: species and the temple."""

from __future__ import annotations

from ludex.games.heroes.printed.book import (
    CODES,
    price,
)
from ludex.games.heroes.show.blocks import block_of, written
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Cell, Extra, Row


def blocks(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    first, second, *others = look.faction(seat).printed.block
    return (
        block_of(look, first, own_rows(look, seat)),
        block_of(look, second, temple(look, seat), wide=True),
        *(block_of(look, block, ()) for block in others),
    )


def own_rows(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The table of species: strength, resources, a tick for every treaty."""
    faction, board = look.faction(seat), look.board(seat)
    found = []
    for n, species in enumerate(faction.printed.species):
        ticks = board.ticks[n]
        circles = [Cell(str(points), "tick" if m < ticks else "", "ring") for m, points in enumerate(species.circles)]
        weaker = board.weaker[n] if n < len(board.weaker) else 0
        found.append(
            Row(
                f"{n + 1}. {species.name[look.lang]}",
                (Cell(str(species.strength - weaker), "", "strength"), *circles),
                bits=look.bits(price(species.resources)),
                thing=f"species:{CODES.code(faction.number, n)}",
                open=look.can("species", CODES.code(faction.number, n)),
            )
        )
    return tuple(found)


def temple(look: HeroesLook, seat: int) -> tuple[Row, ...]:
    """The bonuses of the temple: shut, open, or spent by a Council."""
    faction, board = look.faction(seat), look.board(seat)
    names = [species.id for species in faction.printed.species]
    found = [written(look, "board-councils", board.councils), written(look, "board-votes", board.votes)]
    for bonus in faction.printed.temple_bonus:
        n = names.index(bonus.species)
        state = board.opened[n]
        cell = Cell(str(n + 1), "circle" if state == 1 else "strike" if state else "", "beast")
        thing = f"bonus:{CODES.code(faction.number, n)}"
        name, said = faction.printed.species[n].name[look.lang], bonus.text[look.lang]
        found.append(Row(name, (cell,), said, (), thing, thing in look.open, "strike" if state == 2 else ""))
    return tuple(found)
