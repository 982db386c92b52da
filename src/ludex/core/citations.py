"""Where clauses are cited: in code by `@law(…)`, `ask(…)`, `Roll(…)`, `Refusal(…)` and their like, in tests by
`@pytest.mark.law(…)`. Read from the source text, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ludex.core.law import LawBook

CITING = frozenset(
    {"law", "ask", "Roll", "Draw", "Shuffle", "Decision", "Refusal", "tell", "whisper", "note", "join", "seat_bot"}
)


@dataclass(frozen=True)
class Citation:
    """A place that names a clause."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


@dataclass
class Coverage:
    """A rulebook, clause by clause: where it is carried out and where it is tested."""

    book: LawBook
    code: dict[str, list[Citation]] = field(default_factory=dict)
    tests: dict[str, list[Citation]] = field(default_factory=dict)

    def has(self, cited: dict[str, list[Citation]], clause: str) -> bool:
        """A clause is covered where it is cited; a heading where everything below it is."""
        if cited.get(clause):
            return True
        below = self.book.below(clause)
        return self.book[clause].heading and bool(below) and all(cited.get(c.id) for c in below)

    def missing(self) -> list[str]:
        return [c for c in self.book.clauses if not (self.has(self.code, c) and self.has(self.tests, c))]

    def unknown(self) -> list[tuple[str, Citation]]:
        """Citations of clauses that the book does not have."""
        cited = [*self.code.items(), *self.tests.items()]
        return [(clause, place) for clause, places in cited if clause not in self.book for place in places]


def coverage(book: LawBook, code: Path, tests: Path | None) -> Coverage:
    """Read all sources of a game and all tests; what cites another book of the game does not count."""
    found = Coverage(book)
    for file in sorted(code.rglob("*.py")):
        for clause, citation in citations_in_code(file, code.parent.parent.parent):
            if clause.startswith(book.prefix) and (book.prefix or ":" not in clause):
                found.code.setdefault(clause, []).append(citation)
    if tests is not None:
        for file in sorted(tests.rglob("test_*.py")):
            for clause, citation in citations_in_tests(file, tests.parent):
                if clause.startswith(f"{book.name}:"):
                    found.tests.setdefault(book.prefix + clause.removeprefix(f"{book.name}:"), []).append(citation)
    return found


def citations_in_code(file: Path, root: Path) -> Iterator[tuple[str, Citation]]:
    """Clauses in the calls that cite: any plain string among their arguments that reads like a clause number."""
    for function, call in calls(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call.func, ast.Name) and call.func.id in CITING:
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and is_clause(argument.value):
                    yield argument.value, Citation(str(file.relative_to(root)), call.lineno, function)


def citations_in_tests(file: Path, root: Path) -> Iterator[tuple[str, Citation]]:
    """Clauses in `@pytest.mark.law(…)`."""
    for function, call in calls(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "law":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, Citation(str(file.relative_to(root)), call.lineno, function)


def is_clause(text: str) -> bool:
    """
    >>> is_clause("4.3.2.III"), is_clause("bots:7.5.4"), is_clause("battle")
    (True, True, False)
    """
    number = text.rpartition(":")[2]
    return number[:1].isdigit() or number[1:2] == "-"


def calls(tree: ast.AST, inside: str = "(module)") -> Iterator[tuple[str, ast.Call]]:
    """Every call with the name of the function or class it stands in or decorates."""
    for node in ast.iter_child_nodes(tree):
        name = node.name if isinstance(node, ast.FunctionDef | ast.ClassDef) else inside
        if isinstance(node, ast.Call):
            yield inside, node
        yield from calls(node, name)


def find_tests() -> Path | None:
    """The tests of this checkout: below the working folder, or beside the sources."""
    for root in (Path.cwd(), Path(__file__).parents[3]):
        if (root / "tests" / "kit").is_dir():
            return root / "tests"
    return None
