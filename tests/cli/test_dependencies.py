"""What is imported is declared, and what is declared is installed in the same version everywhere."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
NAME = re.compile(r"^[A-Za-z0-9._-]+")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    project = PROJECT["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    return {plain(NAME.match(each)[0]) for each in [*wanted, *PROJECT["build-system"]["requires"]]}  # type: ignore[index]


def pinned() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    pairs = [line.partition("==")[::2] for line in lines]
    return {plain(name): version for name, version in pairs}


def test_everything_that_is_imported_is_declared() -> None:
    known = packages_distributions()
    missing = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for top in {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names) - {"ludex"}:
                if not declared() & {plain(each) for each in known.get(top, [top])}:
                    missing.add(top)
    assert not missing


def test_everything_that_is_declared_has_one_version() -> None:
    locked = pinned()
    assert declared() - {"ludex"} <= set(locked)
    assert all(locked.values())


def test_no_lock_names_a_place_to_install_from() -> None:
    for name in ("constraints.txt", "Makefile", "pyproject.toml"):
        assert not re.search(r"https?://|--(extra-)?index-url|@ ", (ROOT / name).read_text()), name
