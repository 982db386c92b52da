"""A pytest plugin: `pytest --ludex-games=all` runs the checks on every known game, or on those named. So does
`ludex_games = all` in the settings of a project, when pytest is called without naming files.

It does nothing unless one of the two is there, and imports no game until then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ludex.core import Game
    from ludex.kit.testing.checks import Chooser

ALL = "all"
EVERY_GAME = Path(__file__).parent / "every_game.py"

pytest.register_assert_rewrite(*(f"ludex.kit.testing.{each}" for each in ("cards", "checks", "lessons", "pictures")))


class Hooks:
    """What a project may add to the checks."""

    @pytest.hookspec
    def pytest_ludex_agents(self, game: Game) -> Mapping[str, Callable[[int], Chooser]]:
        """Agents that play a game, by name, and how each is made from a seed: none of them may peek."""
        raise NotImplementedError


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludex", "games of Ludex")
    group.addoption("--ludex-games", default="", help="check these games, by name with commas between, or all")
    group.addoption("--ludex-seeds", type=int, default=1, help="play each set-up so many times (1)")
    parser.addini("ludex_games", "games to check when no files are named: all, or names", default="")


def pytest_configure(config: pytest.Config) -> None:
    asked = config.getoption("--ludex-games")
    usual = config.getini("ludex_games") and config.args_source is not pytest.Config.ArgsSource.ARGS
    if (asked or usual) and str(EVERY_GAME) not in config.args:
        config.args.append(str(EVERY_GAME))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Where the folder of the module is collected anyway, pytest drops the module from its arguments; its name is not
    that of a test file, so that it is then collected here."""
    wanted = file_path == EVERY_GAME and str(EVERY_GAME) in parent.config.args
    if not wanted or parent.session.isinitpath(file_path):
        return None
    return pytest.Module.from_parent(parent, path=file_path)


def games_to_check(config: pytest.Config) -> list[str]:
    """The games that were asked for; a name that nobody knows is an error of whoever typed it."""
    from ludex.core import known_games

    named = config.getoption("--ludex-games", "") or config.getini("ludex_games") or ALL
    known = list(known_games())
    names = known if named == ALL else [name.strip() for name in named.split(",")]
    for name in names:
        if name not in known:
            raise pytest.UsageError(f"ludex: there is no game {name!r}, only {', '.join(known)}")
    return names
