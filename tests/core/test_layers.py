"""Each floor of the house knows only those below it; no game knows another one, or a front end."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ludex"
BELOW: dict[str, set[str]] = {
    "core": set(),
    "kit": {"core"},
    "games": {"core", "kit"},
    "agents": {"core", "kit"},
    "lab": {"build", "core", "kit", "agents"},
    "terminal": {"core", "kit", "agents"},
    "server": {"core", "kit", "agents"},
    "cli": {"build", "core", "kit", "agents", "lab", "terminal", "server"},
    "": {"build", "cli"},
}
"""By room, what else it may import; "" is the package itself."""
QUIET = ("core", "kit", "games", "agents")
SERVER = {"__init__", "apps", "management", "migrations", "models", "templatetags", "site", "tables", "live", "pages"}
"""What lies in the server: what Django looks for there, and its rooms. Nobody but pages imports pages."""
FRONT_ENDS = {"django", "asgiref", "uvicorn", "whitenoise", "psycopg", "rich"}


def imported(code: str, package: str) -> Iterator[str]:
    """Modules, by their full names; of `from ludex import lab` also what may be one."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            if module in ("ludex", "ludex.games", "ludex.server"):
                yield from (f"{module}.{each.name}" for each in node.names)
            else:
                yield module


def room(module: str) -> str:
    """The room a module is in: a game is a room of its own.

    >>> room("ludex.core.text"), room("ludex.games.root.state"), room("ludex.cli"), room("ludex.__version__")
    ('core', 'games.root', 'cli', '')
    """
    parts = module.split(".")[1:]
    if parts[:1] == ["games"]:
        return ".".join(parts[:2])
    return parts[0] if parts and (parts[0] in BELOW or parts[0] == "build") else ""


def in_pages(module: str) -> bool:
    return module.split(".")[1:3] == ["server", "pages"]


def forbidden(package: str, code: str) -> list[str]:
    """What a module of this package may not import and does."""
    own = room(package)
    floor = own.partition(".")[0]
    found = []
    for module in imported(code, package):
        if own == "server" and in_pages(module) and not in_pages(package):
            found.append(module)
        top = module.partition(".")[0]
        if top == "ludex":
            other = room(module)
            if other not in {own, *BELOW[floor], ""} or (not other and module != "ludex.__version__"):
                found.append(module)
        elif floor in QUIET and top in FRONT_ENDS:
            found.append(module)
    return found


def package_of(file: Path) -> str:
    return ".".join(("ludex", *file.relative_to(SOURCE).parent.parts))


@pytest.mark.parametrize("floor", [floor or "ludex" for floor in BELOW])
def test_a_room_imports_only_from_below(floor: str) -> None:
    files = sorted(SOURCE.glob("*.py") if floor == "ludex" else (SOURCE / floor).rglob("*.py"))
    assert files
    found = {
        str(file.relative_to(SOURCE)): wrong
        for file in files
        if (wrong := forbidden(package_of(file), file.read_text(encoding="utf-8")))
    }
    assert not found


def test_every_room_of_the_server_is_known() -> None:
    here = {
        each.stem for each in (SOURCE / "server").iterdir() if each.suffix == ".py" or (each / "__init__.py").exists()
    }
    assert here == SERVER


def test_every_room_has_its_floor() -> None:
    rooms = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()}
    assert rooms == set(BELOW) - {""}


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("ludex.core", "from ludex.games.root.state import Root"),
        ("ludex.core", "import ludex.kit.testing"),
        ("ludex.core", "def late():\n    from ludex import lab"),
        ("ludex.core", "from ..kit import testing"),
        ("ludex.kit.testing", "from ludex.agents import make_agent"),
        ("ludex.games.root.show", "from ludex.games.heroes.state import Heroes"),
        ("ludex.games.root.show", "from ludex.games import heroes"),
        ("ludex.games.root.show", "from ludex.server.site.words import Words"),
        ("ludex.games.heroes", "from django.utils.html import escape"),
        ("ludex.agents", "from ludex.lab import simulate"),
        ("ludex.terminal", "from ludex.server.tables import store"),
        ("ludex.server.site", "from ludex.server import pages"),
        ("ludex.server.tables", "from ludex.server.pages.table import sight"),
        ("ludex.server", "from .pages import urls"),
        ("ludex.server.pages", "from ludex.games.root.game import GAME"),
    ],
)
def test_a_step_up_is_found(package: str, code: str) -> None:
    assert forbidden(package, code)


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("ludex.games.root.show", "from ludex.games.root import bots\nfrom ludex.kit import testing"),
        ("ludex.games.root.show", "from ..state import Root"),
        ("ludex.cli", "from ludex import __version__"),
        ("ludex.server.pages", "import django"),
        ("ludex.server.pages.lobby", "from ludex.server.pages.home.page import game_or_404"),
        ("ludex.server.pages.table", "from ludex.server.tables import store"),
    ],
)
def test_a_step_down_is_none(package: str, code: str) -> None:
    assert not forbidden(package, code)


def draws(file: Path) -> bool:
    """Does a module of a game belong to its pictures: `show`, the mat of a side, and what puts the game together?"""
    return "show" in file.parts or file.name in ("mat.py", "game.py")


def pictures_in(package: str, code: str) -> list[str]:
    return [name for name in imported(code, package) if ".show" in name or name.endswith(".mat")]


def test_rules_know_no_pictures() -> None:
    found = {
        str(file.relative_to(SOURCE)): wrong
        for file in sorted((SOURCE / "games").rglob("*.py"))
        if not draws(file) and (wrong := pictures_in(package_of(file), file.read_text(encoding="utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    "code", ["from ludex.games.root.show.names import noun", "from ludex.games.root.sides.eyrie.mat import draw"]
)
def test_a_picture_in_a_rule_is_found(code: str) -> None:
    assert pictures_in("ludex.games.root.rules", code)
