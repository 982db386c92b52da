"""What is offered and what is refused agree. A rule may be spelt twice for speed, as a quick list of options and as a
predicate that says why not; this is what keeps the two from drifting apart."""

from __future__ import annotations

import random
from typing import Any

from ludex.core import CHANCE, Decision, Game, Option, Table
from ludex.core.text import LANGUAGES, Words
from ludex.kit.testing.checks import walk

OFFERED = 12
REFUSED = 12
"""So many options of each sort are looked at in a decision."""

Things = dict[str, list[Any]]
"""By kind, what options have named so far."""


def refusals_agree(game: Game, setup: dict[str, Any], seed: int, every: int = 1) -> None:
    """Nothing speaks against an option that is offered. One of the same verb that is not offered is refused by a clause
    and in words; if the game gives reasons at all, by one of its own: not just because nobody asks for it."""
    rng = random.Random(seed)
    met: Things = {}
    for table in walk(game, setup, seed):
        for seat, decision in table.pending.items():
            if seat == CHANCE:
                continue
            options = list(decision.options)
            meet(game, options, met)
            if table.answered % every == 0:
                for option in rng.sample(options, min(OFFERED, len(options))):
                    found = game.why_not(table.state, seat, decision, option)
                    assert found is None, f"{decision.prompt}: {option} is offered, and {found} forbids it"
                for option in others_like(game, decision, options, met, rng):
                    is_refused(table, seat, decision, option)


def meet(game: Game, options: list[Option], met: Things) -> None:
    for option in options:
        for kind, value in zip(game.verbs[option[0]].items.values(), option[1:], strict=True):
            known = met.setdefault(kind, [])
            if value not in known:
                known.append(value)


def others_like(game: Game, decision: Decision, options: list[Option], met: Things, rng: random.Random) -> list[Option]:
    """Options that are not offered: some of those that are, with a thing or two exchanged for others of their kind."""
    found = []
    for option in rng.choices(options, k=REFUSED):
        kinds = list(game.verbs[option[0]].items.values())
        changed = list(option[1:])
        for place in rng.sample(range(len(kinds)), min(len(kinds), rng.randint(1, 2))):
            changed[place] = rng.choice(met[kinds[place]])
        other = (option[0], *changed)
        if not decision.accepts(other):
            found.append(other)
    return found


def is_refused(table: Table, seat: int, decision: Decision, option: Option) -> None:
    game = table.game
    found = game.why_not(table.state, seat, decision, option)
    if gives_reasons(game):
        assert found is not None, f"{decision.prompt}: {option} is not offered, and nothing forbids it"
    refusal = table.why_not(seat, option)
    assert refusal is not None
    assert refusal.clause in game.laws, (option, refusal)
    for lang in LANGUAGES:
        said = Words(game, lang, table.state).refusal(refusal)
        assert said, refusal
        assert not set("{}$") & set(said), (refusal, said)


def gives_reasons(game: Game) -> bool:
    return game.why_not is not Game.why_not
