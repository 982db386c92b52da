"""Every clause of a rulebook has an id, a title and a short text in our own words, Russian and English.

Code cites clauses: `@law("4.3.2.III")` on a rule, the first argument of `ask(…)`, `Roll(…)`, `Refusal(…)` and
`tell(…)`. Tests cite them: `@pytest.mark.law("root:4.3.2.III")`. `ludex.core.citations` finds both."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludex.core.content import read_toml

F = TypeVar("F", bound=Callable[..., Any])


def law(*clauses: str) -> Callable[[F], F]:
    """Say which clauses a rule carries out. Costs nothing when the rule runs."""

    def cite(rule: F) -> F:
        return rule

    return cite


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the clause that forbids it, and the reason as a message id with facts."""

    clause: str
    reason: str
    about: dict[str, Any] = {}
    general: int = 0
    """0 if it is about the very things that were named; 1 if this is just not the moment for such an answer; 2 if there
    is none for this seat."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: dict[str, str]
    text: dict[str, str]
    see: list[str] = []
    heading: bool = False
    """A numbered heading without a sentence of its own: covered when all below it are."""
    status: str = "seed"


class LawFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: list[Clause]


class LawBook:
    """The clauses of one rulebook, in its order.

    A game may have further books besides its own; their clauses carry the book's name: `bots:4.5.1`."""

    def __init__(self, name: str, clauses: list[Clause], prefix: str = "") -> None:
        self.name = name
        self.prefix = prefix
        self.clauses = {clause.id: clause for clause in clauses}

    def __contains__(self, clause: str) -> bool:
        return clause in self.clauses

    def __getitem__(self, clause: str) -> Clause:
        return self.clauses[clause]

    def below(self, heading: str) -> list[Clause]:
        """The clauses under a heading that say something themselves."""
        return [c for c in self.clauses.values() if c.id.startswith(heading + ".") and not c.heading]


@lru_cache
def read_laws(name: str, folder: Path, prefix: str = "") -> LawBook:
    clauses: list[Clause] = []
    for file in sorted(folder.glob("*.toml")):
        clauses += read_toml(file, LawFile).clause
    if prefix:
        clauses = [
            msgspec.structs.replace(clause, id=prefix + clause.id, see=[prefix + other for other in clause.see])
            for clause in clauses
        ]
    return LawBook(name, clauses, prefix)
