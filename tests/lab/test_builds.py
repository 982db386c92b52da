"""The compiled build plays the same games as the plain source (make fast)."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from ludex import build
from ludex.build import build_name
from ludex.core import known_games
from ludex.lab.compile import modules
from ludex.lab.looked_up import looked_up_once
from ludex.lab.written_out import written_out
from tests.lab.fingerprints import fingerprints

compiled = pytest.mark.skipif(build_name() == "plain", reason="there is no compiled build to compare: make fast")


@compiled
@pytest.mark.parametrize("game", list(known_games()))
def test_both_builds_play_the_same_games(game: str) -> None:
    if not any(module.parts[:2] == ("games", game) for module in modules()):
        pytest.skip("brought by another package, which has no compiled rules")
    told = subprocess.run(
        [sys.executable, "-m", "tests.lab.fingerprints", game],
        env=os.environ | {"LUDEX_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    assert told[0] == "plain"
    assert told[1:-1] == list(fingerprints(game))


@compiled
def test_compiled_rules_are_what_runs() -> None:
    from ludex.games.root.rules import battle

    assert battle.__file__ is not None
    assert build.COMPILED in Path(battle.__file__).parents


def test_a_build_of_another_source_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = tmp_path / "manifest.json"
    tag = sys.implementation.cache_tag
    manifest.write_text(f'{{"python": "{tag}", "modules": {{"ludex.core.playout": "0000"}}}}')
    monkeypatch.setattr(build, "MANIFEST", manifest)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv("LUDEX_BUILD", raising=False)
    before = list(sys.meta_path)
    with pytest.warns(RuntimeWarning, match=r"ludex\.core\.playout has changed since the compiled build"):
        build.use_compiled()
    assert sys.meta_path == before


@pytest.mark.parametrize("wanted", ["plain", ""])
def test_the_plain_source_can_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    manifest = tmp_path / "manifest.json"
    manifest.write_text(f'{{"python": "{sys.implementation.cache_tag}", "modules": {{}}}}')
    monkeypatch.setattr(build, "MANIFEST", manifest)
    monkeypatch.setattr(sys, "meta_path", [each for each in sys.meta_path if not isinstance(each, build.Compiled)])
    monkeypatch.setenv("LUDEX_BUILD", wanted)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        build.use_compiled()
    assert build_name() == ("plain" if wanted == "plain" else "compiled")


SOURCE = '''"""A chapter."""

from __future__ import annotations

FOX, RABBIT = range(2)
LEAST: int = 2
SPUN = (
    (1, 0),
    (0, -1),
)
SEASON = ("autumn", 3)
T = TypeVar("T")


@law("4.3")
def battle(g: Root, seat: int) -> None:
    assert seat in (FOX, *g.seats)
    tell(g, "4.3", "battle", seat=seat,
         fox=FOX)


@plain
@dataclass(slots=True)
class Board(State):
    step: str
    rows: list[list[int]] = field(default_factory=list)
'''
WRITTEN = '''"""A chapter."""

from __future__ import annotations; from typing import Final

FOX: Final = 0; RABBIT: Final = 1
LEAST: Final[int] = 2
SPUN: Final = tuple([
    (1, 0),
    (0, -1),
])
SEASON: Final = ("autumn", 3)
T = TypeVar("T")



def battle(g: Root, seat: int) -> None:
    assert seat in tuple((FOX, *g.seats))
    if g.journal is not None: tell(g, "4.3", "battle", seat=seat,
         fox=FOX)



@dataclass(init=False, repr=False)
class Board(State):
    step: str
    rows: list[list[int]] = field(default_factory=list)
    def __init__(self, step: str, rows: list[list[int]] | None = None) -> None:
        self.step = step
        self.rows = rows if rows is not None else list()
    def copy(self) -> Board:
        new = Board(self.step, [row[:] for row in self.rows])
        new.journal = None
        new.shown = False
        return new
vars(Board)['__annotations__'].update({'step': 'str', 'rows': 'list[list[int]]'})
'''


def test_what_mypyc_has_to_see_is_written_out_and_lines_keep_their_numbers() -> None:
    assert written_out(SOURCE) == WRITTEN


BY_NAME = """from __future__ import annotations
from operator import (
    ge,
    lt,
)

def weigh(rows: list[list[int]], zip: int = 0) -> int:
    most: map[int] = map(len, rows)
    for row, other in zip(rows, map(sorted, rows)):
        if all(map(ge, row, other)) or any(each > 2 for each in row):
            return max((len(each) for each in rows), default=max(zip, 1)) + max(sum(row) for row in rows)
    return sum(sorted(row)[0] for row in rows)
"""
BY_VARIABLE = """from __future__ import annotations; from typing import Final; all_: Final = all; map_: Final = map; \
max_: Final = max; sorted_: Final = sorted; sum_: Final = sum
from operator import (
    ge,
    lt,
); ge_: Final = ge

def weigh(rows: list[list[int]], zip: int = 0) -> int:
    most: map[int] = map_(len, rows)
    for row, other in zip(rows, map_(sorted_, rows)):
        if all_(map_(ge_, row, other)) or any(each > 2 for each in row):
            return max_([len(each) for each in rows], default=max(zip, 1)) + max_([sum_(row) for row in rows])
    return sum(sorted(row)[0] for row in rows)
"""


def test_names_that_mypyc_would_look_up_at_every_call_are_looked_up_once() -> None:
    assert looked_up_once(BY_NAME) == BY_VARIABLE


def test_every_module_can_be_written_out() -> None:
    for module in modules():
        compile(written_out((build.PACKAGE / module).read_text("utf-8")), str(module), "exec")
