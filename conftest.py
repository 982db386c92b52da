"""Before any test is collected: modules of the server can be imported, and nobody's own tables are touched;
and all our agents are among those that may not peek."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import partial

import django
import pytest

from ludex.agents import Agent, agents_of, make_agent
from ludex.build import build_name
from ludex.core import Game

os.environ["LUDEX_DATA"] = tempfile.mkdtemp(prefix="ludex-tests-")
atexit.register(shutil.rmtree, os.environ["LUDEX_DATA"], ignore_errors=True)
os.environ["DJANGO_SETTINGS_MODULE"] = "ludex.server.site.settings"
os.environ.pop("DATABASE_URL", None)
django.setup()


def pytest_runtest_setup(item: pytest.Item) -> None:
    if build_name() == "compiled" and item.get_closest_marker("plain"):
        pytest.skip("puts another function in the place of a compiled rule")


def pytest_ludex_agents(game: Game) -> dict[str, Callable[[int], Agent]]:
    return {name: partial(make_agent, name, game=game) for name in agents_of(game)}
