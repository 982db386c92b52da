"""The end of a game over the table: who has won, by which clause, what comes next and where the replay is. The game is
brought from a file, one answer before its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.decision import DONE, Option, key_of
from tests.browser.conftest import OpenPage
from tests.browser.play import CHOICE, be_quick, choose, end
from tests.browser.test_friends import accessible

pytestmark = pytest.mark.xdist_group("browser")
SETUP = {"seats": ["marquise", "bot:eyrie"]}
DICE = bytes(32)
WORDS = {
    "en-GB": ("You lost", "Victory: Electric Eyrie", "By clause 3.1", "Watch the replay"),
    "ru-RU": ("Вы проиграли", "Победа: Крылатые киборги", "По пункту 3.1", "Смотреть повтор"),
}
"""Of a game that the bot wins: for whoever lost, who has won, by which clause, and the link to the replay."""


@pytest.fixture(scope="module")
def nearly_over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game against a bot by somebody who goes on wherever that is allowed, and the answer that will end it."""
    answers: list[tuple[int, Option]] = []
    table = Table.new("root", SETUP, seed=DICE)
    while not table.over:
        seat, decision = next(iter(table.pending.items()))
        answers.append((seat, DONE if DONE in decision.options else decision.options[0]))
        table.answer(*answers[-1])
    assert table.result == [1], "the bot wins when somebody goes on"
    before = Table.new("root", SETUP, seed=DICE)
    for seat, option in answers[:-1]:
        before.answer(seat, option)
    file = tmp_path_factory.mktemp("game") / "nearly-over.ludex"
    file.write_bytes(before.save())
    return file, key_of(answers[-1][1])


def play_to_the_end(page: Any, nearly_over: tuple[Path, str]) -> str:
    """The address of the table after its last answer; what the bot does then is not listened to."""
    file, last = nearly_over
    page.goto("/bring")
    page.set_input_files("input[type=file]", file)
    page.click("main form button")
    page.wait_for_url("**/t/*")
    be_quick(page)
    assert page.locator("#t-end").count() == 0
    assert page.is_hidden("dialog.end")
    if last == key_of(DONE):
        end(page)
    else:
        choose(page, page.eval_on_selector_all(CHOICE, "all => all.map((each) => each.value)").index(last))
    page.wait_for_selector("dialog.end[open]")
    return str(page.url)


@pytest.mark.parametrize("locale", WORDS)
def test_the_end_says_who_has_won_and_leads_to_the_replay(
    open_page: OpenPage, nearly_over: tuple[Path, str], axe: str, locale: str
) -> None:
    page = open_page(locale=locale)
    table = play_to_the_end(page, nearly_over)
    own, victory, clause, watch = WORDS[locale]
    assert page.inner_text("#end-title") == own
    said = page.inner_text("dialog.end header")
    assert victory in said
    assert clause in said
    assert page.locator("dialog.end .end-place").count() == 2
    assert page.locator("dialog.end .end-place.won .end-rank").inner_text() == "1"
    assert page.locator("dialog.end .end-crest svg").count() == 2
    accessible(page, axe)
    page.click(f"dialog.end .end-links a:has-text('{watch}')")
    page.wait_for_selector("#replay-lines a[data-moment]")
    assert page.url.startswith(f"{table}/replay")


def test_it_closes_comes_back_and_one_plays_again(page: Any, nearly_over: tuple[Path, str]) -> None:
    table = play_to_the_end(page, nearly_over)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.end", state="hidden")
    page.reload()
    page.wait_for_selector("#t-end")
    assert page.is_hidden("dialog.end"), "it has been seen"
    page.click("#t-end")
    page.wait_for_selector("dialog.end[open]")
    page.select_option("#end-side", "alliance")
    page.click(".end-side button")
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    page.wait_for_selector("#t-options", state="attached")
    assert page.locator("#t-end").count() == 0
