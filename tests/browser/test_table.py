"""The table in a real browser: undo, the law's reasons, the keyboard, files, hot seat."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.browser.play import CHOICE, be_quick, choose, go_on, hand, play_now, seat_up, version

pytestmark = pytest.mark.xdist_group("browser")


def prompt_and_choices(page: Any) -> tuple[str, list[str]]:
    return page.inner_text("#t-prompt"), page.eval_on_selector_all(CHOICE, "all => all.map((one) => one.value)")


def test_undo_takes_the_last_choice_back(page: Any) -> None:
    play_now(page)
    before = prompt_and_choices(page)
    cards = hand(page)
    choose(page)
    assert prompt_and_choices(page) != before
    stands = version(page)
    page.click("form[action$='/undo'] button")
    page.wait_for_function("stands => Number(part.dataset.version) !== stands", arg=stands)
    assert prompt_and_choices(page) == before
    assert hand(page) == cards


def test_why_not_names_the_clause_of_what_was_pointed_at(page: Any) -> None:
    play_now(page)
    page.click("[data-why-mode]")
    assert page.get_attribute("[data-why-mode]", "aria-pressed") == "true"
    page.focus("#t-stage [data-place^='clearing:'] [role=button] >> nth=0")
    page.keyboard.press("Enter")
    page.wait_for_selector("#t-why-said .reasons li")
    page.locator("#t-stage [data-card] button").first.press("Enter")
    clause = page.locator("#t-why-said a.clause, #t-question a.clause").first
    number = clause.inner_text().removeprefix("§").strip()
    clause.click()
    page.wait_for_selector("#t-law h3")
    assert number in page.inner_text("#t-law")
    assert page.get_attribute("#tab-law", "aria-selected") == "true"
    page.keyboard.press("Escape")
    assert page.is_hidden("#t-why")


def test_by_keyboard_alone_a_choice_is_reached_and_made(page: Any) -> None:
    play_now(page)
    stands = version(page)
    page.focus("#main")
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({CHOICE!r})"):
            break
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    page.keyboard.press("Enter")
    page.wait_for_function("stands => Number(part.dataset.version) > stands", arg=stands)


def test_pieces_are_sent_once_and_what_is_lost_is_sent_again(page: Any) -> None:
    """An answer names most of what the page has got before; a name that the page cannot know makes it ask anew."""
    play_now(page)
    be_quick(page)
    sent: list[str] = []
    asked: list[str] = []

    def pass_on(route: Any) -> None:
        found = route.fetch()
        sent.append(found.text())
        lost = len(sent) == 3
        route.fulfill(response=found, body=sent[-1].replace("<!--=", "<!--=0", 1) if lost else sent[-1])

    page.route("**/answer", pass_on)
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/part") else None)
    for number in range(1, 6):
        asked.clear()
        go_on(page)
        if number == 3:
            assert asked
        assert page.evaluate("part.querySelectorAll('symbol').length") > 20
        assert "<!--" not in page.inner_html("#t-stage")
    assert "<!--=" in sent[1]
    assert len(sent[1]) < len(page.inner_html("#part")) / 2


def test_a_game_goes_into_a_file_and_comes_back(page: Any, open_page: Any, tmp_path: Path) -> None:
    play_now(page)
    choose(page)
    go_on(page)
    page.click("#tab-more")
    with page.expect_download() as download:
        page.click("#t-more a[download]")
    file = tmp_path / "game.ludex"
    download.value.save_as(file)
    other = open_page()
    other.goto("/bring")
    other.set_input_files("input[type=file]", file)
    other.click("main form button")
    other.wait_for_url("**/t/*")
    assert other.url != page.url
    assert prompt_and_choices(other) == prompt_and_choices(page)
    assert hand(other) == hand(page)
    choose(other)


def test_a_file_that_is_no_game_is_refused_in_words(page: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.ludex"
    file.write_text("{}", encoding="utf-8")
    page.goto("/bring")
    page.set_input_files("input[type=file]", file)
    page.click("main form button")
    assert len(page.inner_text("[role=alert]")) > 10
    assert "/t/" not in page.url


def test_hot_seat_hides_each_hand_behind_a_curtain(page: Any) -> None:
    seat_up(page, ("me", "marquise"), ("hot", "eyrie"))
    page.wait_for_url("**/t/*")
    be_quick(page)
    seen: dict[str, dict[str, str]] = {}
    for _ in range(60):
        if page.is_visible("#t-curtain"):
            assert hand(page) == {}
            assert page.locator(CHOICE).count() == 0
            who = page.get_attribute("#t-curtain button.primary", "value")
            page.click("#t-curtain button.primary")
            page.wait_for_selector("#hand")
            page.wait_for_selector("#t-curtain", state="detached")
            seen[str(who)] = hand(page)
        if len(seen) == 2:
            break
        go_on(page)
    first, second = seen.values()
    assert first
    assert second
    assert not set(first) & set(second)


def test_the_hand_is_in_sight_and_a_card_rises(open_page: Any) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    play_now(page)
    cards = page.locator("#hand .card")
    assert cards.count() > 0
    for card in cards.all():
        box = card.bounding_box()
        assert 900 - box["y"] > 70
        card.locator("button").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        card.evaluate("card => card.getAnimations().forEach((one) => one.finish())")
        box = card.bounding_box()
        assert box["y"] + box["height"] <= 900
    assert page.evaluate("document.getElementById('t-stage').scrollTop") == 0


def test_many_cards_overlap_and_all_stay_in_sight(open_page: Any) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    play_now(page)
    page.evaluate("""() => {
        const fan = document.querySelector("#hand .fan");
        while (fan.children.length < 11) fan.append(fan.firstElementChild.cloneNode(true));
    }""")
    right = page.locator("#hand").evaluate("hand => hand.getBoundingClientRect().right")
    boxes = [card.bounding_box() for card in page.locator("#hand .card").all()]
    assert max(box["x"] + box["width"] for box in boxes) <= right + 1
    assert all(after["x"] - before["x"] > 30 for before, after in pairwise(boxes))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 740)])
def test_a_phone_shows_the_whole_map_at_first_sight(open_page: Any, size: tuple[int, int]) -> None:
    phone = open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    play_now(phone)
    phone.evaluate("scrollTo(0, 0)")
    for clearing in phone.locator(".clearing .meadow").all():
        box = clearing.bounding_box()
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert 0 < middle[0] < size[0]
        assert 0 < middle[1] < size[1]
        at = phone.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.clearing') !== null", list(middle))
        assert at


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_changed_glows_unless_motion_is_unwanted(open_page: Any, motion: str) -> None:
    page = open_page(reduced_motion=motion)
    play_now(page)
    choose(page)
    page.wait_for_selector("#t-stage .fresh")
    fresh = page.eval_on_selector_all("#t-stage .fresh", "all => all.map((one) => one.id)")
    assert any(one.startswith("clearing-") for one in fresh)
    assert any(one.startswith("seat-") for one in fresh)
    moving = page.eval_on_selector_all(
        "#t-stage .fresh", "all => all.flatMap((one) => one.getAnimations({ subtree: true })).length"
    )
    assert (moving > 0) is (motion == "no-preference")
    page.wait_for_selector("#t-stage .fresh", state="detached")


def test_the_curtain_names_who_is_next(page: Any) -> None:
    page.goto("/new/root")
    for number in reversed(range(2, 6)):
        if page.is_visible(f"#who-{number}"):
            page.click(f"[data-remove='{number}']")
    page.select_option("#who-0", "me")
    page.select_option("#seat-0", "marquise")
    page.select_option("#who-1", "bot")
    assert page.is_hidden("#name-0")
    page.select_option("#who-1", "hot")
    page.select_option("#seat-1", "eyrie")
    page.fill("#name-0", "  Ada   Lovelace ")
    page.fill("#name-1", "Bo")
    page.wait_for_selector("#verdict .fine")
    page.click("#set")
    page.wait_for_selector("#t-curtain")
    assert "Ada Lovelace (Marquise de Cat)" in page.inner_text("#t-curtain h2")
    page.click("#t-curtain button.primary")
    page.wait_for_selector("#t-curtain", state="detached")
    assert "Ada Lovelace" in page.inner_text("#t-turn")
    page.click("#tab-more")
    assert "you: Bo" in page.inner_text("#t-more .sitting")


def test_a_move_is_fetched_once(page: Any) -> None:
    """The stream tells of one's own move too; its answer has already brought everything."""
    play_now(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    for _ in range(4):
        go_on(page)
    page.wait_for_timeout(500)
    assert asked.count("answer") == 4
    assert "part" not in asked
