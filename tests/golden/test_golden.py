"""Golden playthroughs: a random game of each set-up, written down. A rule that changes shows as a difference here.

`make golden` writes the files anew."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

from ludex.core import CHANCE, Game, Table, key_of
from ludex.core.text import Words
from ludex.games import load
from ludex.kit.testing.checks import choose

FOLDER = Path(__file__).parent
ANSWERS = 160
"""So many answers are written down; the hash at the end stands for the rest."""

PLAYTHROUGHS: list[tuple[str, dict[str, Any], int]] = [
    ("root-marquise-eyrie", {"seats": ["marquise", "eyrie"]}, 1),
    ("root-eyrie-marquise", {"seats": ["eyrie", "marquise"]}, 2),
    (
        "root-bots-of-the-first-box",
        {"seats": ["lizards", "bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabot"]},
        3,
    ),
    (
        "root-bots-of-the-second-box",
        {"seats": ["marquise", "bot:lizards", "bot:riverfolk", "bot:duchy", "bot:corvids"]},
        4,
    ),
    ("heroes-first-four", {"seats": ["mushroomfolk", "werewolves", "archons", "lizardfolk"]}, 5),
    ("heroes-last-three", {"seats": ["dark_elves", "cyclopes", "lizardfolk"]}, 6),
    ("spirit_island-solo", {"seats": ["river-surges-in-sunlight"]}, 7),
    (
        "spirit_island-against-england",
        {
            "seats": ["keeper-of-the-forbidden-wilds", "oceans-hungry-grasp", "lightnings-swift-strike"],
            "adversary": "england",
            "level": 3,
            "scenario": "guard-the-isles-heart",
        },
        8,
    ),
    ("runewars-four", {"seats": ["daqan", "uthuk", "latari", "waiqar"]}, 9),
    (
        "runewars-revised",
        {"seats": ["waiqar", "latari"], "map": "placed", "edition": "revised", "commanders": True, "exploration": True},
        10,
    ),
]


def playthrough(game: Game, setup: dict[str, Any], seed: int) -> str:
    table = Table.new(game, setup, seed)
    rng = random.Random(seed)
    lines = [f"{game.name} rules {game.rules}, {setup}, seed {seed}"]
    told = answered = 0
    while table.pending:
        prompts = [f"{game.seats(table.setup)[seat]} {d.prompt} ({d.clause})" for seat, d in table.pending.items()]
        count = sum(len(d.options) for d in table.pending.values())
        table.answer(*choose(table, rng))
        if answered < ANSWERS:
            lines.append(f"? {', '.join(prompts)}: {count} options")
            lines += [f"= {key_of(option)}" for seat, option in table.log[answered:] if seat != CHANCE]
            assert table.journal is not None
            words = Words(game, "en", table.state)
            lines += [f"  {words.line(line)}" for line in table.journal.lines[told:]]
            told = len(table.journal.lines)
            answered = len(table.log)
    lines.append(f"{len(table.log)} answers, seats {table.result} win, hash {table.hash()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "setup", "seed"), PLAYTHROUGHS, ids=[name for name, _, _ in PLAYTHROUGHS])
def test_the_game_goes_as_it_is_written(name: str, setup: dict[str, Any], seed: int) -> None:
    file = FOLDER / f"{name}.txt"
    played = playthrough(load(name.partition("-")[0]), setup, seed)
    if os.environ.get("LUDEX_GOLDEN") == "write":
        file.write_text(played, encoding="utf-8")
    assert played.splitlines() == file.read_text(encoding="utf-8").splitlines()
