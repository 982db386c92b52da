"""What a person does at a table, in clicks."""

from __future__ import annotations

from typing import Any

CHOICE = "#t-options .pick button[name=key]"


def version(page: Any) -> int:
    return int(page.get_attribute("#part", "data-version"))


def wait_past(page: Any, before: int) -> None:
    page.wait_for_function("before => Number(document.getElementById('part').dataset.version) > before", arg=before)


def play_now(page: Any) -> None:
    """From the first page to a table against bots; what bots do is told at once."""
    page.goto("/")
    page.click("a[href='/learn/root']")
    page.click("button[name=played][value=yes]")
    page.wait_for_url("**/t/*")
    be_quick(page)


def be_quick(page: Any) -> None:
    page.click("#tab-more")
    page.click("form.pace button[value='0']")
    page.wait_for_selector("#part[data-pace='0']")
    page.click("#tab-log")


def seat_up(page: Any, *seats: tuple[str, str], game: str = "root") -> None:
    """A new table with these players on these boards."""
    page.goto(f"/new/{game}")
    for number in reversed(range(len(seats), 6)):
        if page.is_visible(f"#who-{number}"):
            page.click(f"[data-remove='{number}']")
    for number, (who, seat) in enumerate(seats):
        page.select_option(f"#who-{number}", who)
        page.select_option(f"#seat-{number}", seat)
    page.wait_for_selector("#verdict .fine")
    page.click("#set")


def host_and_guest(open_page: Any, first: str, second: str, game: str = "root") -> tuple[Any, Any]:
    """A host and a guest who came by the link of a seat, both at the table."""
    host, guest = open_page(), open_page()
    seat_up(host, ("me", first), ("link", second), game=game)
    host.wait_for_url("**/invite")
    link = host.input_value("input[readonly]")
    host.click("main a.button.primary")
    host.wait_for_url("**/t/*")
    guest.goto(link)
    guest.click("main form button")
    guest.wait_for_url("**/t/*")
    be_quick(host)
    be_quick(guest)
    return host, guest


def choose(page: Any, number: int = 0) -> str:
    """Click one of the choices, and wait for the table to go on. Returns what was chosen."""
    before = version(page)
    open_list(page)
    button = page.locator(CHOICE).nth(number)
    batch = button.locator("xpath=ancestor::details[contains(@class, 'batch')]")
    if batch.count() and batch.get_attribute("open") is None:
        batch.locator("summary").click()
    label = str(button.get_attribute("aria-label") or button.inner_text())
    button.click()
    wait_past(page, before)
    return label


def go_on(page: Any) -> None:
    """End what can be ended; else the first choice."""
    if not page.locator("#t-done").count():
        choose(page)
        return
    before = version(page)
    end(page)
    wait_past(page, before)


def end(page: Any) -> None:
    """Go on without choosing; where something is lost by it, the table asks once more."""
    if page.locator("#t-done summary").count():
        page.click("#t-done summary")
    page.click("#t-done button[name=key]")


def open_list(page: Any) -> None:
    """The list of all options, where it is folded."""
    if page.locator("#t-all:not([open])").count():
        page.click("#t-all > summary")


def hand(page: Any) -> dict[str, str]:
    """The numbers and names of the cards that a page shows as one's own."""
    found = page.eval_on_selector_all(
        "#hand [data-card]", "cards => cards.map((card) => [card.dataset.card, card.getAttribute('aria-label')])"
    )
    return dict(found)
