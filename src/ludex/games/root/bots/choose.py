"""2 How bots choose: the words of the law (`such`, `most`, `fewest`, `if_possible`, priority), and the reasons told.

    site = choose_clearing(
        g, me, "bots:4.5.3", CLEARINGS, such(you_rule), most(your_warriors), allowed=cannot_build
    )

says: a clearing that you rule, with most of your warriors among those where you may build, then by priority. A choice
that somebody might doubt is told with everything that decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ludex.core import Draw, Option, Refusal, Rule, law, tell
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root

LOWEST, HIGHEST = -1, 1


class Measure(NamedTuple):
    """Something that can be counted of a clearing or of a player, for a bot."""

    name: str
    of: Callable[[Root, int, int], int]
    """(state, the bot's seat, the clearing or player)."""


class Criterion(NamedTuple):
    """One condition of a choice, in the order of the rule."""

    word: str
    measure: Measure

    def rank(self, g: Root, me: int, candidate: int) -> int:
        """The smaller, the better."""
        value = self.measure.of(g, me, candidate)
        if self.word == "fewest":
            return value
        return -value if self.word == "most" else int(not value)


@law("bots:2.5")
def such(measure: Measure) -> Criterion:
    """Only those of which this is true."""
    return Criterion("such", measure)


def if_possible(measure: Measure) -> Criterion:
    """Those of which this is true, if there are any."""
    return Criterion("if-possible", measure)


def most(measure: Measure) -> Criterion:
    return Criterion("most", measure)


def fewest(measure: Measure) -> Criterion:
    return Criterion("fewest", measure)


Allowed = Callable[[Root, int, int], Refusal | None]
"""What keeps a bot from acting in a clearing or on a player, if anything does."""


@law("bots:2.1", "bots:12.2.2")
def clearing_priority(g: Root, clearing: int, order: int = HIGHEST) -> tuple[bool, int]:
    """By the number of the priority marker, 1 first, or 12 first where the lowest is wanted; the Pass before all."""
    return clearing != MAPS[g.map].tower, clearing * order


@law("bots:2.2")
def player_priority(g: Root, seat: int) -> str:
    """By the letter of the faction."""
    return side_of(g, seat).letter


@law("bots:2.4")
def in_order(g: Root, clearings: Iterable[int], order: int = HIGHEST) -> list[int]:
    """Several clearings, one after another."""
    return sorted(clearings, key=lambda clearing: clearing_priority(g, clearing, order))


def at_random(clause: str, things: Sequence[int]) -> Rule[int]:
    """One of these, by chance; equal things need none."""
    if len(set(things)) == 1:
        return things[0]
    answer: Option = yield Draw(clause, len(things), "at-random")
    chosen: int = answer[1]
    return things[chosen]


@law("bots:2.1", "bots:2.3")
def choose_clearing(
    g: Root,
    me: int,
    clause: str,
    clearings: Sequence[int],
    *criteria: Criterion,
    allowed: Allowed | None = None,
    order: int = HIGHEST,
) -> int:
    """The clearing that the criteria name, one after another, and then priority; 0 if there is none."""
    ranked = rank(g, me, in_order(g, clearings, order), criteria)
    chosen = first_allowed(g, me, ranked, allowed)
    if chosen is None:
        return 0
    if g.journal is not None:
        why = reasons(g, me, ranked, criteria, allowed, chosen, "lowest" if order == LOWEST else "highest")
        tell(g, clause, "choose-clearing", who=me, clearing=chosen, why_clearing=why)
    return chosen


@law("bots:2.2", "bots:2.3", "bots:2.6")
def choose_player(
    g: Root,
    me: int,
    clause: str,
    seats: Sequence[int],
    *criteria: Criterion,
    allowed: Allowed | None = None,
    message: str = "choose-player",
) -> int:
    """The player, person or bot, that the criteria name, and then priority; NOBODY if there is none. The message says
    what for."""
    ranked = rank(g, me, sorted(seats, key=lambda seat: player_priority(g, seat)), criteria)
    chosen = first_allowed(g, me, ranked, allowed)
    if chosen is None:
        return NOBODY
    if g.journal is not None:
        why = reasons(g, me, ranked, criteria, allowed, chosen, "player")
        tell(g, clause, message, who=me, other=chosen, why_player=why)
    return chosen


def rank(g: Root, me: int, candidates: Sequence[int], criteria: Sequence[Criterion]) -> list[int]:
    """Candidates that meet every `such`, best first. They come in order of priority, which so decides among equals."""
    for criterion in criteria:
        if criterion.word == "such":
            candidates = [candidate for candidate in candidates if criterion.measure.of(g, me, candidate)]
    ranks = [criterion for criterion in criteria if criterion.word != "such"]
    if not ranks or len(candidates) < 2:
        return list(candidates)
    return sorted(candidates, key=lambda candidate: [criterion.rank(g, me, candidate) for criterion in ranks])


@law("bots:2.3")
def first_allowed(g: Root, me: int, ranked: Sequence[int], allowed: Allowed | None) -> int | None:
    """The best one where the action is possible."""
    for candidate in ranked:
        if allowed is None or allowed(g, me, candidate) is None:
            return candidate
    return None


def can_choose(
    g: Root, me: int, candidates: Sequence[int], criteria: Sequence[Criterion], allowed: Allowed | None = None
) -> bool:
    """Is there anything to choose at all?"""
    return first_allowed(g, me, rank(g, me, candidates, criteria), allowed) is not None


# ------------------------------------------------------------------------------------------------------------- reasons

Reason = tuple[object, ...]
"""("such", name), ("if-possible", name, number, others of which it is true), ("none-such", name), ("most", name,
number, those that have as many), ("passed", candidate, clause, reason), ("only",), ("priority", of what)."""


def reasons(
    g: Root,
    me: int,
    ranked: Sequence[int],
    criteria: Sequence[Criterion],
    allowed: Allowed | None,
    chosen: int,
    priority: str,
) -> list[Reason]:
    """Why this one: criterion by criterion until it stands alone, where what should be true if possible may be true of
    none; then which candidates were better but not allowed."""
    refusals = {candidate: allowed(g, me, candidate) for candidate in ranked} if allowed is not None else {}
    possible = [candidate for candidate in ranked if refusals.get(candidate) is None]
    found: list[Reason] = [("such", criterion.measure.name) for criterion in criteria if criterion.word == "such"]
    left = possible
    for criterion in criteria:
        if criterion.word == "such":
            continue
        if len(left) == 1:
            break
        best = criterion.rank(g, me, chosen)
        left = [candidate for candidate in left if criterion.rank(g, me, candidate) == best]
        value = criterion.measure.of(g, me, chosen)
        if criterion.word == "if-possible" and not value:
            found.append(("none-such", criterion.measure.name))
            continue
        found.append((criterion.word, criterion.measure.name, value, [other for other in left if other != chosen]))
    if len(possible) == 1:
        found.append(("only",))
    elif len(left) > 1:
        found.append(("priority", priority))
    for better in ranked[: ranked.index(chosen)]:
        refusal = refusals[better]
        assert refusal is not None
        found.append(("passed", better, refusal.clause, refusal.reason, refusal.about))
    return found
