"""How a table begins: from its set-up or from a position, in Ludex or on a real table."""

from __future__ import annotations

from ludex.core import Game, State, Table, find_game
from ludex.core.chance import Chance
from ludex.core.journal import Told
from ludex.core.own_table import OwnTable
from ludex.core.playout import unpacker
from ludex.server.models import GameTable


def state_of(game: Game, position: object) -> State | None:
    """The state that a position holds; None without one."""
    return unpacker(game).made_of(position) if position is not None else None


def begin(game: Game, setup: object, own: list[int] | None, position: object, chance: Chance | None = None) -> Table:
    """A new table. Without a source of chance its log is given again."""
    state = state_of(game, position)
    if own is not None:
        return OwnTable.set_up(game, setup, own, chance, state=state)
    checked = game.read_setup(setup)
    return Table.start(game, checked, state if state is not None else game.new(checked), chance)


def begin_again(row: GameTable, told: Told | None = None) -> Table:
    """The table of a row before its first answer."""
    game = find_game(row.game)
    state = state_of(game, row.position)
    if row.own is not None:
        return OwnTable.set_up(game, row.setup, row.own, state=state, told=told)
    checked = game.read_setup(row.setup)
    return Table.start(game, checked, state if state is not None else game.new(checked), told=told)


def go_on(table: Table, chance: Chance | None) -> None:
    """This source answers for chance from now on, or only for what nobody sees; what is open waits."""
    if isinstance(table, OwnTable):
        table.dealer = chance
    else:
        table.chance = chance


def source_at(table: Table) -> Chance | None:
    return table.dealer if isinstance(table, OwnTable) else table.chance
