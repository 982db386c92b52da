"""Where clauses are cited. In code: any plain string among the arguments of a call that *is* a clause of the book, as
in `@law("4.3")`, `ask("4.3.1", …)` or a game's own helper. In tests: `@pytest.mark.law("root:4.3")`. Read from the
source text, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ludex.core.law import LawBook

CLAUSE_AT = {"ask": 0, "Decision": 0, "Roll": 0, "Draw": 0, "Shuffle": 0, "Refusal": 0, "floor": 0, "whole_table": 0}
CLAUSE_AT |= {"tell": 1, "whisper": 2}
"""Which argument of the core's own calls is a clause. There a misspelt one is found, too."""


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
    astray: list[tuple[str, Citation]] = field(default_factory=list)
    """Citations of clauses that no book of the game has."""

    def has(self, cited: dict[str, list[Citation]], clause: str) -> bool:
        """A clause is covered where it is cited; a heading where everything below it is."""
        if cited.get(clause):
            return True
        below = self.book.below(clause)
        return self.book[clause].heading and bool(below) and all(cited.get(c.id) for c in below)

    def missing(self) -> list[str]:
        return [c for c in self.book.clauses if not (self.has(self.code, c) and self.has(self.tests, c))]


def coverage(book: LawBook, code: Path, tests: Path | None, others: LawBook | None = None) -> Coverage:
    """Read all sources of a game and all tests. A clause may also be one of the game's `others`."""
    found = Coverage(book)
    for file in sorted(code.rglob("*.py")):
        for clause, citation, meant in strings_in_calls(file):
            if clause in book:
                found.code.setdefault(clause, []).append(citation)
            elif meant and (others is None or clause not in others):
                found.astray.append((clause, citation))
    if tests is not None:
        for file in sorted(tests.rglob("test_*.py")):
            for name, citation in laws_of_tests(file):
                clause = book.prefix + name.removeprefix(f"{book.name}:")
                if name.startswith(f"{book.name}:") and clause in book:
                    found.tests.setdefault(clause, []).append(citation)
                elif name.startswith(f"{book.name}:"):
                    found.astray.append((clause, citation))
    return found


@cache
def strings_in_calls(file: Path) -> list[tuple[str, Citation, bool]]:
    """Every plain string among the arguments of a call, where it stands, and whether a clause is meant there."""
    found = []
    for function, call in calls(parsed(file)):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        arguments = [*call.args, *(keyword.value for keyword in call.keywords)]
        for place, argument in enumerate(arguments):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
                meant = name == "law" or CLAUSE_AT.get(name) == place
                found.append((argument.value, Citation(shown(file), call.lineno, function), meant))
    return found


@cache
def laws_of_tests(file: Path) -> list[tuple[str, Citation]]:
    """What `@pytest.mark.law(…)` names."""
    return [
        (argument.value, Citation(shown(file), call.lineno, function))
        for function, call in calls(parsed(file))
        if isinstance(call.func, ast.Attribute) and call.func.attr == "law"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def parsed(file: Path) -> ast.AST:
    return ast.parse(file.read_text(encoding="utf-8"))


def shown(file: Path) -> str:
    """A file as people name it: from the sources or the tests on."""
    for root in ("src", "tests"):
        if root in file.parts:
            return str(Path(*file.parts[len(file.parts) - 1 - file.parts[::-1].index(root) :]))
    return file.name


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
