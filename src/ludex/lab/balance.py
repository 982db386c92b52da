"""How often each side wins between equal opponents: by number of players, seat, opponent, map and every other choice;
how many points it has, and how long games are. From games of all mixes, as `ludex sim --all-mixes` plays them."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable

import msgspec

from ludex.core import Game
from ludex.core.labels import label, value_label
from ludex.core.text import Text
from ludex.lab.games import Played
from ludex.lab.rates import interval

Name = Callable[[str], str]
UNFAIR = " ≠"
"""Marks a rate whose interval does not reach the fair share."""


class Share(msgspec.Struct):
    """How often a side won, beside what would be fair: a game of four is a quarter of a win for each."""

    games: int = 0
    wins: int = 0
    fair: float = 0.0
    """Wins that would be fair; 0 where all win or lose together."""
    scored: int = 0
    """Games in which points counted, and the sums of these: of its points, and of how far it was ahead of the best
    of the others."""
    points: int = 0
    ahead: int = 0
    sources: dict[str, int] = {}
    """Sums of points by where they came from, of sides only."""

    def told(self) -> str:
        low, high = interval(self.wins, self.games)
        off = self.fair and not low <= self.fair / self.games <= high
        mark = UNFAIR if off else ""
        return f"{self.wins / self.games:.0%} ({self.wins} / {self.games}; {low:.0%}–{high:.0%}){mark}"


class Balance(msgspec.Struct):
    """What `ludex balance --json` prints: shares by what they are about."""

    game: str
    rules: int
    agents: str
    seed: int
    games: int = 0
    errors: int = 0
    outcomes: dict[str, int] = {}
    decisions: list[int] = []
    sides: dict[int, dict[str, Share]] = {}
    """By number of players and side."""
    seats: dict[int, dict[str, Share]] = {}
    """By number of players and seat, from 1."""
    opponents: dict[str, dict[str, Share]] = {}
    choices: dict[str, dict[str, dict[str, Share]]] = {}
    """By choice, its value, and side; in a game that all win or lose together one share for all of them."""


def weigh(game: Game, games: Iterable[Played], agents: str, seed: int) -> Balance:
    """Add up what was played."""
    found = Balance(game.name, game.rules, agents, seed)
    for played in games:
        found.games += 1
        if played.error:
            found.errors += 1
            continue
        found.outcomes[played.ended] = found.outcomes.get(played.ended, 0) + 1
        found.decisions.append(played.decisions)
        for seat, side in enumerate(played.setup["seats"]):
            count_side(found, game, played, seat, side)
    found.choices = {name: values for name, values in found.choices.items() if len(values) > 1}
    return found


def count_side(found: Balance, game: Game, played: Played, seat: int, side: str) -> None:
    together = game.lobby.together
    players = len(played.setup["seats"])
    shares = [
        share_of(found.sides.setdefault(players, {}), side),
        share_of(found.seats.setdefault(players, {}), str(seat + 1)),
        *(share_of(found.opponents.setdefault(side, {}), other) for other in played.setup["seats"] if other != side),
    ]
    for name, value in played.setup.items():
        if isinstance(value, str | bool | int) and (not together or seat == 0):
            values = found.choices.setdefault(name, {}).setdefault(written(value), {})
            shares.append(share_of(values, "" if together else side))
    for name, points in played.sources.get(side, {}).items():
        shares[0].sources[name] = shares[0].sources.get(name, 0) + points
    for share in shares:
        share.games += 1
        share.wins += side in played.winners
        share.fair += 0 if together else 1 / players
        if side in played.scores and players > 1:
            points = played.scores[side]
            share.scored += 1
            share.points += points
            share.ahead += points - max(each for other, each in played.scores.items() if other != side)


def share_of(shares: dict[str, Share], name: str) -> Share:
    return shares.setdefault(name, Share())


def written(value: str | bool | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def markdown(found: Balance, game: Game, text: Text) -> str:
    """The report as a page."""
    words = game.text(text.lang)

    def name(value: str) -> str:
        return value_label(game.meta, words, value)

    parts = [
        "# " + text.say("balance-title", game=words.say("game-title")),
        text.say("balance-about", games=found.games, agents=found.agents, seed=str(found.seed), rules=found.rules),
        text.say("balance-how", mark=UNFAIR.strip()),
        outcomes(found, text),
        "## " + text.say("balance-sides"),
    ]
    for players, shares in sorted(found.sides.items()):
        parts += ["### " + text.say("balance-players", players=players), side_table(shares, name, text)]
        if any(share.sources for share in shares.values()):
            parts += [text.say("balance-sources"), source_table(shares, name, words)]
    parts.append("## " + text.say("balance-seats"))
    rows = {text.say("balance-players", players=count): shares for count, shares in sorted(found.seats.items())}
    parts.append(cross(rows, sorted({seat for shares in rows.values() for seat in shares}, key=int), str, str))
    for choice, values in found.choices.items():
        parts += ["## " + text.say("balance-choice", choice=label(words, choice))]
        parts.append(cross(turned(values), sorted(values), name, name))
    if found.opponents:
        parts.append("## " + text.say("balance-opponents"))
        parts.append(cross(found.opponents, sorted(found.opponents), name, name))
    return "\n\n".join(parts) + "\n"


def outcomes(found: Balance, text: Text) -> str:
    ended = ", ".join(text.say(f"balance-{how}", games=count) for how, count in sorted(found.outcomes.items()))
    lengths = found.decisions or [0]
    return text.say(
        "balance-length",
        ended=ended,
        mean=round(statistics.mean(lengths)),
        median=round(statistics.median(lengths)),
        least=min(lengths),
        most=max(lengths),
        errors=found.errors,
    )


def side_table(shares: dict[str, Share], name: Name, text: Text) -> str:
    """Sides of tables of one size, with points where the game counts them."""
    points = any(share.scored for share in shares.values())
    heads = ["side", "won", *(["points", "ahead"] if points else [])]
    lines = [row([text.say(f"balance-{head}") for head in heads]), row(["---"] * len(heads))]
    for side, share in sorted(shares.items(), key=lambda each: -each[1].wins / each[1].games):
        means = [share.points / share.scored, share.ahead / share.scored] if share.scored else []
        lines.append(row([name(side), share.told(), *(f"{mean:.1f}" for mean in means)]))
    return "\n".join(lines)


def source_table(shares: dict[str, Share], name: Name, words: Text) -> str:
    """Where the points of sides came from, on average."""
    sources = list(dict.fromkeys(source for share in shares.values() for source in share.sources))
    lines = [row(["", *(words.say(f"source-{source}") for source in sources)]), row(["---"] * (len(sources) + 1))]
    for side, share in sorted(shares.items()):
        lines.append(row([name(side), *(f"{share.sources.get(source, 0) / share.games:.1f}" for source in sources)]))
    return "\n".join(lines)


def cross(rows: dict[str, dict[str, Share]], columns: list[str], name_row: Name, name_column: Name) -> str:
    """A table of shares."""
    lines = [row(["", *map(name_column, columns)]), row(["---"] * (len(columns) + 1))]
    for key, shares in sorted(rows.items()):
        told = [shares[column].told() if column in shares else "" for column in columns]
        lines.append(row([name_row(key) if key else "", *told]))
    return "\n".join(lines)


def turned(values: dict[str, dict[str, Share]]) -> dict[str, dict[str, Share]]:
    """By side and value instead of by value and side."""
    found: dict[str, dict[str, Share]] = {}
    for value, shares in values.items():
        for side, share in shares.items():
            found.setdefault(side, {})[value] = share
    return found


def row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"
