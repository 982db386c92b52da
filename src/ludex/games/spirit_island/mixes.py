"""Every kind of table, for sweeps: spirits, boards, adversaries with their levels, scenarios, with and without the
expansion."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludex.games.spirit_island.meta import LOBBY, NONE
from ludex.games.spirit_island.printed.cards import ADVERSARIES, SCENARIOS
from ludex.games.spirit_island.printed.powers import PANELS, SPIRITS

LEVELS = 7


def mixes(players: range, swept: Mapping[str, Sequence[str]], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Round after round every number of players; spirits and all else by dice that fall alike every time, so that
    everything meets everything. Half of the tables have no scenario; a table that needs nothing of the expansion is
    played without it one time in five."""
    boards = swept.get("board", LOBBY.swept["board"])
    adversaries = swept.get("adversary", LOBBY.swept["adversary"])
    scenarios = swept.get("scenario", LOBBY.swept["scenario"])
    dice = random.Random(1)
    numbers = LOBBY.numbers(players)
    while True:
        for count in numbers:
            setup: dict[str, Any] = {
                "seats": dice.sample(SPIRITS, count),
                "board": dice.choice(boards),
                "adversary": dice.choice(adversaries),
                "level": dice.randrange(LEVELS),
                "scenario": dice.choice((NONE, dice.choice(scenarios))),
                "progression": dice.random() < 1 / 4,
                "realistic": dice.random() < 1 / 3,
                "consent": dice.random() < 1 / 6,
                "law": dice.choice(("seed", "current")),
                "expansion": True,
            }
            if dice.random() < 1 / 5 and needs_no_expansion(setup):
                setup["expansion"] = False
            yield setup


def needs_no_expansion(setup: dict[str, Any]) -> bool:
    return (
        all(PANELS[SPIRITS.index(seat)].set == "base" for seat in setup["seats"])
        and (setup["adversary"] == NONE or ADVERSARIES[setup["adversary"]].set == "base")
        and (setup["scenario"] == NONE or SCENARIOS[setup["scenario"]].set == "base")
    )
