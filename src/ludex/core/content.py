"""Content is TOML, checked when it is read. An error names the file, the table and the field."""

from __future__ import annotations

import re
import threading
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludex.core.errors import BadContent

T = TypeVar("T")
BUILDING = threading.Lock()
BUILT: set[Any] = set()


def ready(kind: type[T]) -> type[T]:
    """A type that any number of threads may read. msgspec learns a type when it first meets it and shows it half-learnt
    to other threads, which ends the process: so one thread learns it, and the others wait."""
    if kind not in BUILT:
        with BUILDING:
            msgspec.msgpack.Decoder(kind)
            BUILT.add(kind)
    return kind


def read_toml(file: Path, kind: type[T]) -> T:
    """Read a content file as a `msgspec.Struct`, or say exactly which field is wrong."""
    return check_toml(read_table(file), kind, file.name)


def read_table(file: Path) -> dict[str, Any]:
    """A TOML file as plain tables."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent("bad-content-missing", file=file.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent("bad-content-toml", file=file.name, problem=str(error)) from None


def check_toml(data: Any, kind: type[T], name: str) -> T:
    """Tables as a `msgspec.Struct`, or an error with the name of the file and of the field."""
    try:
        return msgspec.convert(data, ready(kind))
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        raise BadContent(
            "bad-content-field", file=name, field=name_path(data, path.strip("`")), problem=problem
        ) from None


def name_path(data: Any, path: str) -> str:
    """`$.card[3].cost` becomes `card[3] (brutal_tactics).cost`: a table in a list is also named by its id."""
    named = []
    for part in re.findall(r"[^.\[\]]+|\[\d+\]|\[\.\.\.\]", path.removeprefix("$")):
        if part.startswith("["):
            index = part[1:-1]
            data = data[int(index)] if index.isdigit() and isinstance(data, list) else None
            label = f" ({data['id']})" if isinstance(data, dict) and "id" in data else ""
            named.append(f"{part}{label}")
        else:
            data = data.get(part) if isinstance(data, dict) else None
            named.append(f".{part}" if named else part)
    return "".join(named) or "the whole file"
