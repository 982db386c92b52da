"""A string argument that is in the book is a citation, whatever the book's numbers look like."""

from __future__ import annotations

from pathlib import Path

from ludex.core.citations import coverage
from ludex.core.law import Clause, LawBook

SAID = {"ru": "слово", "en": "word"}
BOOK = LawBook("isle", [Clause(number, SAID, SAID) for number in ("SI-4.4", "B&C 2", "Kap. 3 §1")])


def test_numbers_of_any_book_and_helpers_of_any_name_count(tmp_path: Path) -> None:
    code = tmp_path / "isle"
    code.mkdir()
    (code / "rules.py").write_text('@law("SI-4.4")\ndef ravage(g):\n    add_blight(g, "B&C 2")\n    x = "Kap. 3 §1"\n')
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_isle.py").write_text('@pytest.mark.law("isle:B&C 2", "other:1")\ndef test_it(): ...\n')
    found = coverage(BOOK, code, tests)
    assert set(found.code) == {"SI-4.4", "B&C 2"}
    assert list(found.tests) == ["B&C 2"]
    assert found.missing() == ["SI-4.4", "Kap. 3 §1"]
    assert found.astray == []


def test_a_misspelt_clause_is_found_where_one_is_meant(tmp_path: Path) -> None:
    code = tmp_path / "isle"
    code.mkdir()
    (code / "rules.py").write_text(
        'def ravage(g):\n    tell(g, "SI-4.5", "ravage")\n    return Refusal("SI-4.6", "no")\n'
    )
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_isle.py").write_text('@pytest.mark.law("isle:SI-9")\ndef test_it(): ...\n')
    assert [clause for clause, _ in coverage(BOOK, code, tests).astray] == ["SI-4.5", "SI-4.6", "SI-9"]
