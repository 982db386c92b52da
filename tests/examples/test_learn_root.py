"""The learner of the guide: it learns, and says so."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "docs" / "examples" / "learn_root.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    found = importlib.util.spec_from_file_location("learn_root", FILE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["learn_root"] = module
    found.loader.exec_module(module)
    return module


def test_it_runs_for_a_moment_and_draws(
    example: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example.main(["--minutes", "0.02", "--games", "4", "--plot", str(tmp_path / "learning.svg")])
    said = capsys.readouterr().out.splitlines()
    assert said[-2].startswith("before: ")
    assert said[-1].startswith("after ")
    assert "<svg" in (tmp_path / "learning.svg").read_text()


def test_what_won_is_taken_more_often(example: ModuleType) -> None:
    learner = example.Learner(1)
    rows = np.array([[0, 4, 8], [1, 4, 8], [0, 3, 8]])
    before = learner.choose(rows).chances
    assert before == pytest.approx([1 / 3] * 3)
    step = example.Step(example.features_of(rows), before, 1)
    for _ in range(20):
        learner.learn([step], [np.ones(example.OBSERVATION)], 1.0)
    after = learner.choose(rows).chances
    assert after[1] > 0.5
    assert np.tanh(learner.critic.sum()) > 0.5
    for _ in range(60):
        learner.learn([step], [np.ones(example.OBSERVATION)], -1.0)
    assert learner.choose(rows).chances[1] < after[1]
