"""Every kind of table, for sweeps: spirits, boards, adversaries with their levels, scenarios, with and without the
expansion."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludex.games.spirit_island.meta import LOBBY, NONE
from ludex.games.spirit_island.printed.cards import ADVERSARIES, SCENARIOS
from ludex.games.spirit_island.printed.powers import PANELS, SPIRITS

LEVELS = 7


def mixes(players: range, swept: Mapping[str, Sequence[str]], bots: str = "some") -> Iterator[dict[str, Any]]:
    """Round after round every number of players with spirits that change places, and all else in turn: numbers that
    share no divisor, so that everything meets everything. One table in five is played without the expansion."""
    boards = swept.get("board", LOBBY.swept["board"])
    adversaries = swept.get("adversary", LOBBY.swept["adversary"])
    scenarios = swept.get("scenario", LOBBY.swept["scenario"])
    players = range(max(players.start, LOBBY.least), min(players.stop, LOBBY.most + 1))
    first = 0
    for turn in itertools.count():
        for count in players:
            number = turn * len(players) + count
            seats = [SPIRITS[(first + n * (1 + turn % 9)) % len(SPIRITS)] for n in range(count)]
            first += 1
            if len(set(seats)) < count:
                continue
            setup: dict[str, Any] = {
                "seats": seats,
                "board": boards[number % len(boards)],
                "adversary": adversaries[number % len(adversaries)],
                "level": turn % LEVELS,
                "scenario": scenarios[turn % len(scenarios)] if turn % 2 else NONE,
                "progression": turn % 4 == 1,
                "realistic": turn % 3 == 1,
                "consent": turn % 6 == 5,
                "law": ("seed", "current")[turn // 2 % 2],
                "expansion": True,
            }
            if turn % 5 == 4 and needs_no_expansion(setup):
                setup["expansion"] = False
            yield setup


def needs_no_expansion(setup: dict[str, Any]) -> bool:
    return (
        all(PANELS[SPIRITS.index(seat)].set == "base" for seat in setup["seats"])
        and (setup["adversary"] == NONE or ADVERSARIES[setup["adversary"]].set == "base")
        and (setup["scenario"] == NONE or SCENARIOS[setup["scenario"]].set == "base")
    )
