"""A module as mypyc should see it. The source stays as people read it, and runs plain as well; in the copy that is
compiled

* citations are left out: `@law` is an identity, but a decorated function is called the slow way;
* constants are marked `Final`, so that they become numbers and variables of C, and rows of one kind are made as
  rows of any length: mypyc would take one of a known length apart, and put it together again wherever it is used;
* the `__init__` and `copy()` that `@plain` and `@dataclass` make when a class is defined are written down;
* facts are told only where there is a journal for them;
* rows with a star among them are made before something is looked for in them;
* functions of Python itself are looked up once, not at every call (`lab/looked_up.py`);
* classes that other packages derive theirs from say so.

Lines keep their numbers, so that tracebacks fit."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from ludex.lab.looked_up import looked_up_once

FUTURE = "__future__"
TELLING = ("tell", "whisper")
DERIVED = ("Plain", "Playout", "Shelf", "Side", "State", "Table")
COPIED = {
    "list[int]": "self.{0}[:]",
    "list[str]": "self.{0}[:]",
    "list[list[int]]": "[row[:] for row in self.{0}]",
}
"""How a field of each kind is copied, as `ludex.core.state` has it; `SHARED` never change."""
SHARED = frozenset(("int", "str", "bool", "Outcome | None"))

Cited: TypeAlias = ast.FunctionDef | ast.ClassDef


def written_out(text: str) -> str:
    """What is compiled.

    >>> print(written_out("from __future__ import annotations\\nLIMIT = 3\\n"))
    from __future__ import annotations; from typing import Final
    LIMIT: Final = 3
    <BLANKLINE>
    """
    text = looked_up_once(text)
    tree = ast.parse(text)
    lines = text.split("\n")
    leave_out_laws(lines, tree)
    call_rows(lines, tree)
    ask_for_journals(lines, tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            write_out_class(lines, node)
    if mark_constants(lines, tree):
        import_final(lines, tree)
    open_to_all(lines, tree)
    return "\n".join(lines)


def without_laws(text: str) -> str:
    """What is not compiled, but whose types count."""
    lines = text.split("\n")
    leave_out_laws(lines, ast.parse(text))
    return "\n".join(lines)


def leave_out_laws(lines: list[str], tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, Cited):
            for each in node.decorator_list:
                if isinstance(each, ast.Call) and ast.unparse(each.func) == "law":
                    blank(lines, each)


def blank(lines: list[str], node: ast.expr) -> None:
    assert node.end_lineno is not None
    for number in range(node.lineno - 1, node.end_lineno):
        lines[number] = ""


def ask_for_journals(lines: list[str], tree: ast.Module) -> None:
    """`tell(g, …)` becomes `if g.journal is not None: tell(g, …)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if ast.unparse(call.func) in TELLING and isinstance(call.args[0], ast.Name):
                line, at = lines[node.lineno - 1], node.col_offset
                lines[node.lineno - 1] = f"{line[:at]}if {call.args[0].id}.journal is not None: {line[at:]}"


def call_rows(lines: list[str], tree: ast.Module) -> None:
    """`x in (A, *B)` becomes `x in tuple((A, *B))`: mypyc takes such a row apart, and stumbles over the star."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for row in node.comparators:
                if isinstance(row, ast.Tuple) and any(isinstance(each, ast.Starred) for each in row.elts):
                    assert row.lineno == row.end_lineno, ast.unparse(node)
                    line, first, last = lines[row.lineno - 1], row.col_offset, row.end_col_offset
                    lines[row.lineno - 1] = f"{line[:first]}tuple({line[first:last]}){line[last:]}"


# ----------------------------------------------------------------------------------------------------------- constants


def mark_constants(lines: list[str], tree: ast.Module) -> int:
    """Names of the module that are given a value once: constants, hooks, decks; how many lines there are."""
    given = Counter(stored(tree))
    marked = 0
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final"), value=ast.expr() as value)
            ):
                final = f"{name}: Final = "
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                final = f"{name}: Final[{ast.unparse(kind)}] = "
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                marked += mark_row(lines, node.lineno, [ast.unparse(each) for each in names], value, given)
                continue
            case _:
                continue
        alone = node.col_offset == 0 and value.lineno == node.lineno
        once = given[name] == 1 and alone and not is_type(name, value)
        if once and "Final[Final" not in final:
            if final.endswith(": Final = ") and is_of_one_kind(value):
                put(lines, value.end_lineno, value.end_col_offset, "])")
                put(lines, value.lineno, value.col_offset, "tuple([")
            lines[node.lineno - 1] = final + lines[node.lineno - 1].encode()[value.col_offset :].decode()
            marked += 1
    return marked


def stored(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives a value, functions and classes aside; twice what a function declares global."""
    left: list[ast.AST] = list(tree.body)
    while left:
        node = left.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Global):
                    yield from inner.names * 2
        else:
            left += ast.iter_child_nodes(node)


def is_type(name: str, value: ast.expr) -> bool:
    """Names of kinds begin with a capital and go on with small letters; type variables are made by a call."""
    made = isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"
    return made or (name[0].isupper() and not name.isupper()) or name.startswith("__")


def mark_row(lines: list[str], number: int, names: list[str], value: ast.expr, given: Counter[str]) -> int:
    """`FOX, RABBIT = range(2)` becomes `FOX: Final = 0; RABBIT: Final = 1`; other rows stay as they are."""
    match value:
        case ast.Call(func=ast.Name(id="range"), args=[_]):
            values = [str(place) for place in range(len(names))]
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(first)), _]):
            values = [str(first + place) for place in range(len(names))]
        case ast.Tuple(elts=elements):
            values = [ast.unparse(each) for each in elements]
        case _:
            return 0
    one_line = value.lineno == number == value.end_lineno
    if not one_line or len(values) != len(names) or any(not name.isupper() or given[name] > 1 for name in names):
        return 0
    lines[number - 1] = "; ".join(f"{name}: Final = {each}" for name, each in zip(names, values, strict=True))
    return 1


def is_of_one_kind(value: ast.expr) -> bool:
    """A row of numbers, of words, of constants, or of rows that are alike."""
    return isinstance(value, ast.Tuple) and len(set(map(kind_of, value.elts))) == 1 and kind_of(value.elts[0]) != ""


def kind_of(value: ast.expr) -> str:
    match value:
        case ast.Constant(value=constant) | ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=constant)):
            return type(constant).__name__
        case ast.Name(id=name) if name.isupper():
            return "constant"
        case ast.Tuple(elts=elements):
            kinds = [kind_of(each) for each in elements]
            return f"({', '.join(kinds)})" if all(kinds) else ""
        case _:
            return ""


def put(lines: list[str], number: int | None, column: int | None, instead: str) -> None:
    """A bracket of another kind."""
    assert number is not None
    assert column is not None
    line = lines[number - 1].encode()
    at = column - 1 if instead.endswith(")") else column
    lines[number - 1] = (line[:at] + instead.encode() + line[at + 1 :]).decode()


def import_final(lines: list[str], tree: ast.Module) -> None:
    """Every module has a line that it can share."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == FUTURE:
            lines[node.lineno - 1] += "; from typing import Final"
            return
    raise ValueError(f"a module without `from {FUTURE} import annotations`")


def open_to_all(lines: list[str], tree: ast.Module) -> None:
    """Games from outside derive their classes from some of ours, and are not compiled."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in DERIVED and not node.decorator_list:
            lines[node.lineno - 2] = "@mypyc_attr(allow_interpreted_subclasses=True)"
            future = next(each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == FUTURE)
            if "TYPE_CHECKING" not in lines[future.lineno - 1]:
                lines[future.lineno - 1] += "; from typing import TYPE_CHECKING"
                lines[future.lineno] = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"


# ---------------------------------------------------------------------------------------------------------- plain data


def write_out_class(lines: list[str], node: ast.ClassDef) -> None:
    """The `__init__` of a dataclass after its last line, and `copy()` if it is `@plain`. Slots are left out: a compiled
    class has no other attributes anyway, and cannot be made a second time."""
    made = [each for each in node.decorator_list if ast.unparse(each).startswith("dataclass")]
    if not made:
        return
    is_plain = "plain" in map(ast.unparse, node.decorator_list)
    kept = [ast.unparse(word) for each in made if isinstance(each, ast.Call) for word in each.keywords]
    kept = [word for word in kept if not word.startswith("slots=")]
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    for each in node.decorator_list:
        blank(lines, each)
    if not is_plain and (node.bases or "frozen=True" in kept):  # what is made once, when the rules are read
        lines[node.lineno - 2] = f"@dataclass({', '.join(kept)})"
        return
    lines[node.lineno - 2] = f"@dataclass({', '.join([*kept, 'init=False', *(['repr=False'] if is_plain else [])])})"
    written = made_by_hand(fields)
    if is_plain:
        written += copy_by_hand(node, fields) + kinds_by_name(node, fields)
    assert node.end_lineno is not None
    lines[node.end_lineno - 1] += "\n" + "\n".join(written)


def made_by_hand(fields: list[ast.AnnAssign]) -> list[str]:
    signature, values = [], []
    for each in fields:
        name = ast.unparse(each.target)
        default, value = default_of(name, each.value)
        signature.append(f"{name}: {ast.unparse(each.annotation)}{default}")
        values.append(f"        self.{name} = {value}")
    return [f"    def __init__(self, {', '.join(signature)}) -> None:", *values]


def copy_by_hand(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> list[str]:
    copies = [copied(ast.unparse(each.annotation)).format(ast.unparse(each.target)) for each in fields]
    is_state = "State" in map(ast.unparse, node.bases)
    return [
        f"    def copy(self) -> {node.name}:",
        f"        new = {node.name}({', '.join(copies)})",
        *(["        new.journal = None", "        new.shown = False"] if is_state else []),
        "        return new",
    ]


def kinds_by_name(node: ast.ClassDef, fields: list[ast.AnnAssign]) -> list[str]:
    """What kind each field is, as the source says it: saves are read by that, and mypyc keeps only a part of it."""
    kinds = {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields}
    return [f"vars({node.name})['__annotations__'].update({kinds})"]


def default_of(name: str, value: ast.expr | None) -> tuple[str, str]:
    """How a field is given: the default of its parameter, and what it becomes."""
    if value is None:
        return "", name
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        factory = value.keywords[0].value
        made = ast.unparse(factory.body) if isinstance(factory, ast.Lambda) else f"{ast.unparse(factory)}()"
        return " | None = None", f"{name} if {name} is not None else {made}"
    return f" = {ast.unparse(value)}", name


def copied(kind: str) -> str:
    if kind in COPIED:
        return COPIED[kind]
    if kind in SHARED or kind.startswith("tuple["):
        return "self.{0}"
    assert kind.startswith("list["), kind
    return "[part.copy() for part in self.{0}]"
