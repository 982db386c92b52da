"""Where points came from, by what the journal tells: a line of points follows the deed that brought them, and a bot's
names its clause."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Line
from ludex.games.root.show.seen import RootView

GAINS = {"score": 1, "lose-points": -1}
OTHER = "other"
DEEDS = {
    "build": "buildings",
    "craft": "crafting",
    "favor": "battle",
    "lose-piece": "battle",
    "lose-warriors": "battle",
    "damage": "battle",
    "strike": "battle",
    "hostile": "battle",
    "from-battle-track": "battle",
    "crackdown": "battle",
    "plot-removed": "battle",
    "call-arbiter": "battle",
    "sanctify": "battle",
    "bot-revolt": "battle",
    "spend-supporter": "battle",
    "spend-all-supporters": "battle",
    "sympathy": "sympathy",
    "turmoil": "turmoil",
    "turn": "trade",
    "burn": "battle",
    "ritual-score": "gardens",
    "trade-post": "trade",
    "protectionism": "trade",
    "quest": "quests",
    "new-quest": "quests",
    "relation": "aid",
    "take-item": "aid",
    "open-path": "paths",
    "pass": "paths",
    "use": "cards",
    "take-card": "cards",
}
"""What a line before one of points tells of."""
CLAUSES = {
    "7.6.1": "roosts",
    "bots:2.8.1": "cards",
    "bots:4.6.1": "buildings",
    "bots:5.6": "roosts",
    "bots:5.7.1": "turmoil",
    "bots:6.2.3": "sympathy",
    "bots:6.5.1": "sympathy",
    "bots:7.5.2": "quests",
    "bots:7.5.3": "aid",
    "bots:8.6.1": "gardens",
    "bots:9.5.1": "trade",
    "bots:9.5.3": "trade",
    "bots:9.6.1": "trade",
    "bots:10.5.3": "ministers",
    "bots:10.6.2": "ministers",
    "bots:11.4.4": "plots",
    "bots:11.6.1": "plots",
}
CRAFTED = ("4.4.2", "5.4.2", "6.4.2", "7.4.2", "7.7.2", "8.6.4", "9.4.2", "10.4.2", "11.4.2")
MINISTERS = "bots:10.7"


def sources(lines: Sequence[Line], board: RootView) -> list[dict[str, int]]:
    """The points of every seat, by what brought them. What a dominance card has swept from the track is not counted."""
    found: list[dict[str, int]] = [{} for _ in board.seats]
    deed = ""
    for line in lines:
        if line.message not in GAINS:
            deed = line.message
            continue
        mine = found[line.about["who"]]
        source = source_of(line, deed)
        mine[source] = mine.get(source, 0) + GAINS[line.message] * line.about["points"]
    return [
        {source: points for source, points in mine.items() if points} if sum(mine.values()) == seat.score else {}
        for mine, seat in zip(found, board.seats, strict=True)
    ]


def source_of(line: Line, deed: str) -> str:
    if line.clause.removeprefix("bots:") in CRAFTED and line.clause.startswith("bots:"):
        return "crafting"
    if line.clause.startswith(MINISTERS):
        return "ministers"
    return CLAUSES.get(line.clause) or DEEDS.get(deed, OTHER)
