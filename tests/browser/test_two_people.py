"""Two people in two browsers: what one holds never reaches the other, and both see the same table at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.play import CHOICE, choose, go_on, hand, host_and_guest, seat_up, version, wait_past

pytestmark = pytest.mark.xdist_group("browser")


class Ear:
    """Keeps all text that the server sends to a page from now on."""

    def __init__(self, page: Any) -> None:
        self.responses: list[Any] = []
        page.on("response", lambda response: self.responses.append(response))

    def heard(self) -> str:
        kinds = ("html", "json", "plain")
        told = [each for each in self.responses if any(kind in each.headers.get("content-type", "") for kind in kinds)]
        return "".join(each.text() for each in told if not 300 <= each.status < 400)


@pytest.fixture
def two(open_page: Any) -> tuple[Any, Any]:
    return host_and_guest(open_page, "marquise", "eyrie")


def whose(two: tuple[Any, Any]) -> tuple[Any, Any]:
    """Who is asked, and who waits."""
    mover, waiter = two if two[0].is_visible("#t-question") else two[::-1]
    assert mover.is_visible("#t-question")
    return mover, waiter


def move(two: tuple[Any, Any]) -> None:
    """One of the two moves, and the other's page follows by itself."""
    mover, waiter = whose(two)
    stands = version(waiter)
    go_on(mover)
    wait_past(waiter, stands)
    now = max(version(page) for page in two)
    for page in two:
        wait_past(page, now - 1)


def test_hands_stay_hidden_in_every_page_and_every_answer(two: tuple[Any, Any]) -> None:
    ears = [Ear(page) for page in two]
    for page in two:
        page.reload()
    held: list[dict[str, str]] = [{}, {}]
    for _ in range(12):
        move(two)
        for mine, page in zip(held, two, strict=True):
            mine.update(hand(page))
    for me, other in ((0, 1), (1, 0)):
        told = ears[me].heard() + two[me].content()
        assert all(f'data-card="{number}"' in told for number in held[me])
        secret = still_hidden(held[other], two[other])
        assert secret
        for number in secret:
            assert f'data-card="{number}"' not in told
            assert f'id="hand-{number}"' not in told


def still_hidden(held: dict[str, str], holder: Any) -> set[str]:
    """The cards that are in hand now as they were before: nobody has been shown them."""
    return set(held) & set(hand(holder))


def test_the_other_page_follows_without_reload_and_keeps_its_focus(two: tuple[Any, Any]) -> None:
    mover, waiter = whose(two)
    waiter.evaluate("window.notReloaded = true")
    waiter.click("#tab-talk")
    waiter.fill("#t-say-text", "half a wor")
    waiter.focus("#t-say-text")
    stands = version(waiter)
    choose(mover)
    wait_past(waiter, stands)
    assert waiter.evaluate("window.notReloaded")
    assert waiter.evaluate("document.activeElement.id") == "t-say-text"
    assert waiter.input_value("#t-say-text") == "half a wor"
    assert waiter.get_attribute("#tab-talk", "aria-selected") == "true"


def test_what_one_says_the_other_reads(two: tuple[Any, Any]) -> None:
    host, guest = two
    host.click("#tab-talk")
    host.fill("#t-say-text", "Good luck!")
    host.press("#t-say-text", "Enter")
    guest.click("#tab-talk")
    guest.wait_for_selector("#t-chat .chat li:has-text('Good luck!')")
    host.fill("#t-note-text", "I keep this to myself")
    host.press("#t-note-text", "Enter")
    host.wait_for_selector(".jottings li:has-text('keep this to myself')")
    guest.reload()
    assert "keep this to myself" not in guest.content()


COUNT_NOTES = """() => {
  window.notes = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
}"""


def test_a_turn_that_comes_sounds_for_whoever_wants_it(two: tuple[Any, Any]) -> None:
    mover, waiter = whose(two)
    table = waiter.url
    waiter.goto("/account")
    waiter.check("[name=sound]")
    waiter.click("form[action='/account/settings'] button.primary")
    waiter.wait_for_selector("[role=status]")
    waiter.goto(table)
    for page in two:
        page.evaluate(COUNT_NOTES)
        page.click("#tab-talk")
    for _ in range(60):
        assert waiter.evaluate("window.notes") == 0
        move(two)
        if whose(two)[0] is waiter:
            break
    waiter.wait_for_function("window.notes > 0")
    assert mover.evaluate("window.notes") == 0


def test_a_click_in_an_old_tab_changes_nothing_and_says_so(two: tuple[Any, Any]) -> None:
    mover, _ = whose(two)
    old = mover.context.new_page()
    old.route("**/events*", lambda route: route.abort())
    old.goto(mover.url)
    choose(mover)
    stands = version(mover)
    assert version(old) < stands
    old.locator(CHOICE).nth(1).evaluate("button => button.click()")
    old.wait_for_selector("#t-notice [role=alert]")
    assert "moved on" in old.inner_text("#t-notice")
    assert version(old) == stands
    mover.reload()
    assert version(mover) == stands


def test_a_seat_link_seats_one_person_only(two: tuple[Any, Any], open_page: Any) -> None:
    host, _ = two
    host.goto(host.url + "/invite")
    assert host.locator("input[readonly]").count() == 0
    stranger = open_page()
    stranger.goto(host.url.removesuffix("/invite"))
    assert stranger.locator("#hand [data-card]").count() == 0
    assert stranger.locator("#t-options").count() == 0


def until_the_other_has_moved(two: tuple[Any, Any]) -> tuple[Any, Any]:
    """Play on until one waits whose last answer cannot be taken back freely; they, and the one who is asked."""
    first, _ = whose(two)
    for _ in range(80):
        move(two)
        mover, waiter = whose(two)
        if mover is not first and "Ask" in waiter.inner_text("form[action$='/undo']"):
            return waiter, mover
    raise AssertionError


def test_taking_back_needs_the_other_to_agree(two: tuple[Any, Any]) -> None:
    asker, other = until_the_other_has_moved(two)
    asker.click("form[action$='/undo'] button")
    other.wait_for_selector("#t-consent button[value=refuse]")
    other.click("#t-consent button[value=refuse]")
    asker.wait_for_selector("#t-consent:has-text('would rather play on')")
    assert other.is_visible("#t-question")
    asker.click("form[action$='/undo'] button")
    asker.wait_for_selector("#t-consent button[value=withdraw]")
    asker.click("#t-consent button[value=withdraw]")
    other.wait_for_selector("#t-consent button", state="detached")
    asker.click("form[action$='/undo'] button")
    other.wait_for_selector("#t-consent button[value=agree]")
    other.reload()
    other.focus("#t-consent button[value=agree]")
    other.keyboard.press("Enter")
    asker.wait_for_selector("#t-question:visible")
    other.wait_for_selector("#t-question", state="hidden")
    assert version(asker) == version(other)


def test_the_host_copies_a_link_at_the_table_and_sees_who_sits_down(open_page: Any) -> None:
    host = open_page(permissions=["clipboard-read", "clipboard-write"])
    seat_up(host, ("me", "marquise"), ("link", "eyrie"))
    host.wait_for_url("**/invite")
    host.click("main a.button.primary")
    host.wait_for_url("**/t/*")
    host.click("#t-free a")
    assert host.get_attribute("#tab-more", "aria-selected") == "true"
    host.click("#t-links button[data-copy]")
    host.wait_for_selector("#t-links button:has-text('Copied')")
    link = host.evaluate("navigator.clipboard.readText()")
    assert link == host.input_value("#t-links input")
    guest = open_page()
    guest.goto(link)
    guest.click("main form button")
    guest.wait_for_url("**/t/*")
    host.wait_for_selector("#t-links li.taken")
    assert host.locator("#t-links input, #t-free").count() == 0
