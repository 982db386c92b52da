"""The judge at twenty and more boards set by hand, on a phone, in both languages. What may be done was read from the
Law of Root, clause by clause, not from what Ludex says."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludex.games.root.printed.pieces import KEEP, RECRUITER, ROOST, SAWMILL, WOOD, WORKSHOP
from tests.browser.test_own_table import PHONE, own_table, until

pytestmark = pytest.mark.xdist_group("browser")

MARQUISE, EYRIE, ALLIANCE = 0, 1, 2
MORNING, DAY, EVENING = range(3)
Board = dict[str, int]


def cats(**clearings: int) -> Board:
    return {f"warriors.{MARQUISE}.{at[1:]}": count for at, count in clearings.items()}


def birds(**clearings: int) -> Board:
    return {f"warriors.{EYRIE}.{at[1:]}": count for at, count in clearings.items()}


def rebels(**clearings: int) -> Board:
    return {f"warriors.{ALLIANCE}.{at[1:]}": count for at, count in clearings.items()}


def pieces(kind: int, *clearings: int) -> Board:
    return {f"pieces.{kind}.{at}": clearings.count(at) for at in clearings}


HERS: Board = {"active": MARQUISE, "phase": DAY, **pieces(KEEP, 1)}
"""The day of the Marquise; her keep stands in clearing 1 (fox). Paths of the autumn map: 1–5, 1–9, 1–10, 2–5, 4–9,
9–12; between 5 and 10 there is only the river. Clearing 1 has one slot, 5 and 9 have two."""
THEIRS: Board = {"active": ALLIANCE, "phase": EVENING, **pieces(KEEP, 1), "officers": 0}

BOARDS: list[tuple[str, Board, int, tuple[Any, ...], bool, set[str]]] = [
    (
        "4.3: a clearing with own warriors, another player there",
        {**cats(c5=2), **birds(c5=1)},
        0,
        ("battle", 5, 1),
        True,
        {"6.5", "6.5.1"},
    ),
    ("4.3: no warriors of hers there", birds(c5=1), 0, ("battle", 5, 1), False, {"4.3"}),
    ("4.3: the other player is not there", {**cats(c5=2), **birds(c9=1)}, 0, ("battle", 5, 1), False, {"4.3"}),
    ("4.3: a building does not attack", {**pieces(SAWMILL, 5), **birds(c5=1)}, 0, ("battle", 5, 1), False, {"4.3"}),
    (
        "4.3: who has only a building there is there",
        {**cats(c5=1), **pieces(ROOST, 5)},
        0,
        ("battle", 5, 1),
        True,
        {"6.5", "6.5.1"},
    ),
    ("4.3: nobody attacks themselves", {**cats(c5=2), **birds(c5=1)}, 0, ("battle", 5, 0), False, {"4.3"}),
    ("4.2.1: she rules where she comes from", cats(c1=3), 0, ("move", 1, 5, 2), True, {"6.5", "6.5.2"}),
    ("4.2.1: she rules neither", {**cats(c1=1), **birds(c1=2, c5=1)}, 0, ("move", 1, 5, 1), False, {"4.2.1"}),
    (
        "4.2.1: she rules where she goes",
        {**cats(c1=1, c5=2), **birds(c1=2)},
        0,
        ("move", 1, 5, 1),
        True,
        {"6.5", "6.5.2"},
    ),
    ("2.8: a tie has no ruler", {**cats(c1=2), **birds(c1=2)}, 0, ("move", 1, 9, 1), False, {"4.2.1"}),
    (
        "2.8: buildings count for rule, tokens do not",
        {**cats(c5=1), **pieces(SAWMILL, 5), **birds(c5=1)},
        0,
        ("move", 5, 1, 1),
        True,
        {"6.5", "6.5.2"},
    ),
    ("2.2.1: no path", cats(c1=3), 0, ("move", 1, 2, 1), False, {"4.2", "2.2.1"}),
    (
        "2.3: the river is a path for the Riverfolk only",
        cats(c5=3),
        0,
        ("move", 5, 10, 1),
        False,
        {"4.2", "2.2.1", "2.3"},
    ),
    ("4.2: no more warriors than there are", cats(c1=1), 0, ("move", 1, 5, 3), False, {"4.2"}),
    (
        "6.5.4: a slot, rule, wood there",
        {**cats(c5=2), **pieces(SAWMILL, 9), **pieces(WOOD, 5)},
        0,
        ("build", SAWMILL, 5),
        True,
        {"6.5", "6.5.4"},
    ),
    ("6.5.4.II: no wood", {**cats(c5=2), **pieces(SAWMILL, 9)}, 0, ("build", SAWMILL, 5), False, {"6.5.4.II", "6.5.4"}),
    (
        "6.5.4.II: she does not rule it",
        {**cats(c5=1), **birds(c5=3), **pieces(WOOD, 5)},
        0,
        ("build", SAWMILL, 5),
        False,
        {"6.5.4.II", "6.5.4"},
    ),
    (
        "2.2.3: no free slot",
        {**cats(c1=2), **pieces(SAWMILL, 1), **pieces(WOOD, 1)},
        0,
        ("build", WORKSHOP, 1),
        False,
        {"2.2.3"},
    ),
    (
        "6.5.4.II: wood through ruled clearings",
        {**cats(c5=2, c1=1, c9=1), **pieces(SAWMILL, 9), **pieces(WOOD, 9)},
        0,
        ("build", SAWMILL, 5),
        True,
        {"6.5", "6.5.4"},
    ),
    (
        "6.5.4.II: wood cut off",
        {**cats(c5=2, c9=1), **birds(c1=3), **pieces(SAWMILL, 9), **pieces(WOOD, 9)},
        0,
        ("build", SAWMILL, 5),
        False,
        {"6.5.4.II", "6.5.4"},
    ),
    ("6.5.3: no barracks", cats(c5=2), 0, ("recruit",), False, {"6.5.3"}),
    ("6.5.3: one barracks", {**cats(c5=2), **pieces(RECRUITER, 5)}, 0, ("recruit",), True, {"6.5", "6.5.3"}),
    (
        "8.6.1: as many operations as officers: none, so the evening is over at once",
        {**THEIRS, **rebels(c5=1), **cats(c5=1)},
        2,
        ("battle", 5, 0),
        False,
        set(),
    ),
    (
        "8.6.1: one officer, one battle",
        {**THEIRS, "officers": 1, **rebels(c5=1), **cats(c5=1)},
        2,
        ("battle", 5, 0),
        True,
        {"8.6.1", "8.6"},
    ),
    ("1.4: it is the turn of somebody else", {**cats(c5=1), **rebels(c5=1)}, 2, ("battle", 5, 0), False, set()),
]

KEEP_BOARD = """async (numbers) => {
  const form = document.getElementById("hand");
  for (const field of form.querySelectorAll("input[type=number]")) if (field.dataset.place) field.value = 0;
  for (const [name, value] of Object.entries(numbers)) form.elements[name].value = value;
  const sent = new FormData(form);
  sent.set("do", "keep");
  const answer = await fetch(form.action, { method: "POST", body: sent });
  return [answer.status, answer.url, answer.status === 200 ? "" : await answer.text()];
}"""


@pytest.mark.law("4.2", "4.2.1", "4.3", "2.8", "2.2.1", "2.2.3", "2.3", "6.5.3", "6.5.4.II", "8.6.1")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_judge_at_twenty_boards(lang: str, open_page: Any) -> None:
    phone = open_page(**PHONE, locale="ru-RU" if lang == "ru" else "en-GB")
    own_table(phone)
    until(phone, "which")
    until(phone, "question")
    phone.click(".own-tools a[href$='/position']")
    phone.wait_for_selector("#hand")
    editor = phone.url
    wrong = []
    for why, board, seat, (verb, *items), may, clauses in BOARDS:
        numbers = board if "active" in board else {**HERS, **board}
        if phone.url != editor:
            phone.goto(editor)
        status, address, problem = phone.evaluate(KEEP_BOARD, numbers)
        assert status == 200, (why, re.findall('role="alert">([^<]+)', problem))
        named = names_of(verb)
        asked = "".join(f"&item-{name}={value}" for name, value in zip(named, items, strict=True))
        phone.goto(f"{address}/judge?seat={seat}&verb={verb}{asked}&ask=1")
        said = phone.get_attribute(".own-verdict", "class") or ""
        clause = phone.locator(".own-verdict .clause")
        found = clause.inner_text().removeprefix("§").strip() if clause.count() else ""
        if (" yes" in said) != may or (clauses and found not in clauses):
            wrong.append((why, said, found, phone.inner_text(".own-verdict")))
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert wrong == []


def names_of(verb: str) -> list[str]:
    return {
        "battle": ["clearing", "defender"],
        "move": ["origin", "target", "count"],
        "build": ["piece", "clearing"],
        "recruit": [],
    }[verb]
