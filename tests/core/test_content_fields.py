"""Content that nobody reads is a promise that the game does not keep: whoever corrects such a value changes nothing."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

import ludex

SOURCES = Path(ludex.__file__).parent
MODULES = [
    "ludex.games.heroes.printed.effects",
    "ludex.games.heroes.printed.notation",
    "ludex.games.heroes.printed.paper",
    "ludex.games.root.printed.bot_boards",
    "ludex.games.root.printed.deck",
    "ludex.games.root.printed.maps",
    "ludex.games.root.printed.pieces",
    "ludex.games.root.sides.vagabond.items",
    "ludex.games.runewars.printed.paper",
]
NOTED = {"status", "seed_fields", "recon_fields"}
"""How certain a value is: the heads of the files tell it to whoever reads them, and an exported file marks by it what
may be corrected; that reads the tables before they are structs."""


@cache
def read_in(game: str) -> set[str]:
    """Every attribute that the sources or the templates of a game read."""
    found = set()
    for file in (SOURCES / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                found.add(node.attr)
    for file in (SOURCES / "games" / game).rglob("*.html"):
        found |= set(re.findall(r"\.(\w+)", file.read_text(encoding="utf-8")))
    return found


def fields_of(module: str) -> dict[str, str]:
    """The fields of the content structs of a module, each with its struct."""
    return {
        field: name
        for name, each in vars(importlib.import_module(module)).items()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module
        for field in each.__struct_fields__
    }


@pytest.mark.parametrize("module", MODULES)
def test_every_field_of_the_content_is_read(module: str) -> None:
    read = read_in(module.split(".")[2]) | NOTED
    assert not {f"{name}.{field}" for field, name in fields_of(module).items() if field not in read}


def test_what_is_only_noted_is_a_field() -> None:
    assert {field for module in MODULES for field in fields_of(module)} >= NOTED
