"""The examples of docs/lab.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"## ([^\n]+)(?:(?!\n## ).)*?```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize(("chapter", "example"), EXAMPLES, ids=[chapter for chapter, _ in EXAMPLES])
def test_an_example_runs(chapter: str, example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, f"docs/lab.md, {chapter}", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


def test_every_example_is_found() -> None:
    assert len(EXAMPLES) == GUIDE.count("```python")
