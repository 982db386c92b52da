"""mypyc knows some functions of Python itself, as `len`. Others (`map`, `sum` of a list, `itertools.compress`, what is
kept by `functools.cache`) it would look up by name at every call, which takes as long as a small function. In the copy
that is compiled they have names of their own, which are variables of C."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

BUILTINS = frozenset(
    (
        *("all", "any", "callable", "enumerate", "filter", "map", "max", "min", "next", "reversed", "sorted", "sum"),
        "zip",
    )
)
LIBRARIES = frozenset(("bisect", "collections", "functools", "itertools", "operator"))
INLINE = frozenset(("all", "any", "next", "sum"))
"""What mypyc writes out itself if it is given a comprehension."""

Edit: TypeAlias = tuple[int, int, int, str]
"""Line, first and last column (in bytes), and what stands there instead."""


def looked_up_once(text: str) -> str:
    """
    >>> print(looked_up_once("from __future__ import annotations\\ndef f(xs: list[int]) -> int: return sum(xs)"))
    from __future__ import annotations; from typing import Final; sum_: Final = sum
    def f(xs: list[int]) -> int: return sum_(xs)
    """
    tree = ast.parse(text)
    known = places(tree)
    edits: list[Edit] = []
    used: dict[int, set[str]] = defaultdict(set)
    for function in functions(tree):
        for name, more in lookups(function):
            if name.id in known:
                edits += [edit(name, f"{name.id}_"), *more]
                used[known[name.id]].add(name.id)
    lines = [line.encode() for line in text.split("\n")]
    for line, first, last, instead in sorted(set(edits), reverse=True):
        lines[line - 1] = lines[line - 1][:first] + instead.encode() + lines[line - 1][last:]
    if used:
        used.setdefault(known[""], set())
    for line, names in used.items():
        final = "; from typing import Final" if line == known[""] else ""
        given = "".join(f"; {name}_: Final = {name}" for name in sorted(names))
        lines[line - 1] += f"{final}{given}".encode()
    return b"\n".join(lines).decode()


def places(tree: ast.Module) -> dict[str, int]:
    """After which line each name can be looked up; that of Python's own names is the one of all modules, ""."""
    future = next(
        (node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"), None
    )
    if future is None:
        return {}
    found = {"": future.lineno} | dict.fromkeys(BUILTINS, future.lineno)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module in LIBRARIES:
            assert node.end_lineno is not None
            found |= {each.name: node.end_lineno for each in node.names if each.asname is None}
    for name in bound(tree):
        found.pop(name, None)
    return found


def bound(tree: ast.Module) -> Iterator[str]:
    """Names that the module gives another meaning somewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """Functions and methods; what stands inside a function belongs to it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node)


def lookups(function: ast.FunctionDef) -> Iterator[tuple[ast.Name, list[Edit]]]:
    """Names that are looked up while it runs, types and what mypyc knows better aside; and what changes with each."""
    left: list[ast.AST] = list(function.body)
    while left:
        node = left.pop()
        match node:
            case ast.Name(ctx=ast.Load()):
                yield node, []
            case ast.Call(func=ast.Name() as name) if not is_inline(node):
                yield name, as_list(node)
                left += [*node.args, *node.keywords]
            case ast.Call(func=ast.Name()):
                left += [*node.args, *node.keywords]
            case (
                ast.For(iter=ast.Call(func=ast.Name()) as rows)
                | ast.comprehension(iter=ast.Call(func=ast.Name()) as rows)
            ):
                left += [*(each for each in ast.iter_child_nodes(node) if each is not rows), *rows.args]
            case ast.FunctionDef(body=body):
                left += body
            case ast.AnnAssign(value=value):
                left += [value] if value is not None else []
            case _:
                left += ast.iter_child_nodes(node)


def is_inline(call: ast.Call) -> bool:
    assert isinstance(call.func, ast.Name)
    name, comprehension = call.func.id, bool(call.args) and isinstance(call.args[0], ast.GeneratorExp)
    if name in ("max", "min"):
        return len(call.args) == 2 and not call.keywords
    return (comprehension and name in INLINE) or (name == "sorted" and not call.keywords)


def as_list(call: ast.Call) -> list[Edit]:
    """`max(… for …)` becomes `max_([… for …])`: the result is the same, and sooner there."""
    if not (call.args and isinstance(call.args[0], ast.GeneratorExp)) or ast.unparse(call.func) not in BUILTINS:
        return []
    rows = call.args[0]
    assert rows.end_lineno is not None
    assert rows.end_col_offset is not None
    alone = (rows.end_lineno, rows.end_col_offset) == (call.end_lineno, call.end_col_offset)
    first, last = ("([", "])") if alone else ("[", "]")
    return [
        (rows.lineno, rows.col_offset, rows.col_offset + 1, first),
        (rows.end_lineno, rows.end_col_offset - 1, rows.end_col_offset, last),
    ]


def edit(name: ast.Name, instead: str) -> Edit:
    assert name.end_col_offset is not None
    return name.lineno, name.col_offset, name.end_col_offset, instead
