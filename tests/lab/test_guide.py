"""The examples of docs/lab.md and docs/agents.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = {name: (DOCS / name).read_text(encoding="utf-8") for name in ("lab.md", "agents.md")}
EXAMPLES = [
    (f"{name}, {chapter}", example)
    for name, guide in GUIDES.items()
    for chapter, example in re.findall(r"## ([^\n]+)(?:(?!\n## ).)*?```python\n(.*?)```", guide, re.DOTALL)
]


@pytest.mark.parametrize(("place", "example"), EXAMPLES, ids=[place for place, _ in EXAMPLES])
def test_an_example_runs(place: str, example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, f"docs/{place}", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()


def test_every_example_is_found() -> None:
    assert len(EXAMPLES) == sum(guide.count("```python") for guide in GUIDES.values())
