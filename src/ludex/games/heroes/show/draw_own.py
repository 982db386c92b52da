"""The blocks that only one side has: each is drawn in the room of its side."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.heroes.printed.book import ARCHONS, CYCLOPES, DARK_ELVES, LIZARDFOLK, MUSHROOMFOLK, WEREWOLVES
from ludex.games.heroes.show.look import HeroesLook
from ludex.games.heroes.show.scene import Extra
from ludex.games.heroes.sides.archons import mat as archons
from ludex.games.heroes.sides.cyclopes import mat as cyclopes
from ludex.games.heroes.sides.dark_elves import mat as dark_elves
from ludex.games.heroes.sides.lizardfolk import mat as lizardfolk
from ludex.games.heroes.sides.mushroomfolk import mat as mushroomfolk
from ludex.games.heroes.sides.werewolves import mat as werewolves

BLOCKS: dict[int, Callable[[HeroesLook, int], tuple[Extra, ...]]] = {
    MUSHROOMFOLK: mushroomfolk.blocks,
    WEREWOLVES: werewolves.blocks,
    ARCHONS: archons.blocks,
    LIZARDFOLK: lizardfolk.blocks,
    DARK_ELVES: dark_elves.blocks,
    CYCLOPES: cyclopes.blocks,
}


def extras(look: HeroesLook, seat: int) -> tuple[Extra, ...]:
    """The printed text of each block of a side, and what was written into it."""
    return BLOCKS[look.faction(seat).number](look, seat)
