"""Play many games and note which options and lines cite which clause: `make cited`."""

from __future__ import annotations

import itertools
import sys
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from ludex.agents import make_agent
from ludex.core import CHANCE, Game, Table, find_game
from ludex.core.cited import FILE, Cited

GAMES = 1500
"""Of each kind: with people only, with people and bots, with bots only."""
KINDS = ("none", "some", "only")
DONE = "done"
PLAYERS = range(2, 7)


def gather(game: Game, setups: Iterable[dict[str, Any]]) -> Cited:
    """Play each set-up at random."""
    options: dict[str, set[str]] = defaultdict(set)
    lines: dict[str, set[str]] = defaultdict(set)
    for seed, setup in enumerate(setups):
        table = Table.new(game, setup, seed=seed)
        agent = make_agent("random", seed)
        while table.pending:
            for seat, decision in table.pending.items():
                if seat != CHANCE:
                    options[decision.clause].update(option[0] for option in decision.options)
            seat = next(iter(table.pending))
            table.play(seat, agent.choose(table, seat))
        for line in table.journal.lines:
            lines[line.clause].add(line.message)
    return Cited(ordered(game, options), ordered(game, lines))


def ordered(game: Game, found: dict[str, set[str]]) -> dict[str, list[str]]:
    """In the order of the law; going on without choosing needs no list."""
    return {clause: names for clause in game.laws.clauses if (names := sorted(found.get(clause, set()) - {DONE}))}


def sample(game: Game, games: int) -> list[dict[str, Any]]:
    """So many set-ups of each kind, with every value of what can be swept over."""
    if game.mixes is None:
        return [{}]
    return [setup for kind in KINDS for setup in itertools.islice(game.mixes(PLAYERS, game.lobby.swept, kind), games)]


def main(name: str) -> None:
    game = find_game(name)
    found = gather(game, sample(game, GAMES))
    (game.folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
