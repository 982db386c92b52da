"""A board set by hand in a real browser: pieces are dragged on the picture, numbers typed, everything by keyboard too,
in every game; more pieces than there are get named; the game goes on, and back to before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_own_table import PHONE, own_table, until

pytestmark = pytest.mark.xdist_group("browser")

SETTLED = "() => !document.querySelector('#hand[data-looking]')"
WIDE = {"viewport": {"width": 1440, "height": 900}}
DRAG = """(crowded) => {
  const stage = document.getElementById("t-stage");
  const fields = [...document.querySelectorAll("#hand [name][data-drawn]")].filter((one) => one.dataset.drawn);
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const seen = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const above = ([x, y]) => (seen(x, y) ? document.elementsFromPoint(x, y) : []);
  const placeAt = (spot) => {
    const one = above(spot).find((each) => each.closest("#t-stage [data-place]"));
    return one && one.closest("[data-place]").dataset.place;
  };
  const marked = (field, figure) => {
    const [name, value] = field.dataset.drawn.split("=");
    return figure.matches(`[data-${name}~="${CSS.escape(value)}"]`);
  };
  const empty = (place) => crowded || !stage.querySelector(`[data-place="${place}"] .hand-grab`);
  for (const figure of stage.querySelectorAll(".hand-grab")) {
    const spot = middle(figure), from = figure.closest("[data-place]").dataset.place;
    const field = fields.find((one) => marked(one, figure) && (one.dataset.places || one.dataset.place === from));
    if (!field || !above(spot).some((one) => figure.contains(one))) continue;
    const places = (field.dataset.places || "").split(" ").filter(Boolean);
    const others = fields.filter((one) => one.dataset.piece === field.dataset.piece).map((one) => one.dataset.place);
    for (const to of places.length ? places : others) {
      if (!to || to === from || !empty(to)) continue;
      const drawn = [...stage.querySelectorAll(`svg [data-place="${to}"]`)];
      const target = drawn.find((one) => placeAt(middle(one)) === to);
      if (target) return { spot, goal: middle(target) };
    }
  }
  return null;
}"""
NUMBERS = """() => Object.fromEntries(
  [...document.querySelectorAll("#hand [name][data-piece]")].map((one) => [one.name, one.value]))"""
QUICKLY = """async (answers) => {
  const here = location.pathname;
  const token = document.querySelector("[name=csrfmiddlewaretoken]").value;
  const post = (path, sent) =>
    fetch(here + path, { method: "POST", body: new URLSearchParams({ csrfmiddlewaretoken: token, ...sent }) });
  for (let n = 0; n < answers + 60; n++) {
    const page = new DOMParser().parseFromString(await (await fetch(here)).text(), "text/html");
    const version = page.getElementById("part").dataset.version;
    const keys = [...page.querySelectorAll("button[name=key]")].map((one) => one.value);
    if (page.querySelector(".own-step")) { await post("/done", { done: "all" }); continue; }
    if (page.querySelector("#own-things")) {
      for (const key of keys) if ((await post("/tell", { key, version })).ok) break;
      continue;
    }
    const seat = page.querySelector("[name=seat]");
    if (!seat || n >= answers) return;
    await post("/answer", { key: keys[keys.length - 1], seat: seat.value, version });
  }
}"""
FORMS = {
    "spirit_island": ("who-0=me&seat-0=thunderspeaker&who-1=hot&seat-1=river-surges-in-sunlight", 4),
    "runewars": ("who-0=me&seat-0=daqan&who-1=hot&seat-1=uthuk", 50),
    "heroes": ("who-0=me&seat-0=werewolves&who-1=hot&seat-1=archons", 4),
}


def drag(page: Any, found: dict[str, Any]) -> None:
    page.mouse.move(*found["spot"])
    page.mouse.down()
    page.mouse.move(found["spot"][0] + 12, found["spot"][1] + 4)
    page.mouse.move(*found["goal"])
    page.wait_for_selector("#hand-ghost")
    page.mouse.up()
    page.wait_for_function(SETTLED)


@pytest.mark.law("2.5")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_root_on_a_phone(lang: str, open_page: Any) -> None:
    phone = open_page(**PHONE, locale="ru-RU" if lang == "ru" else "en-GB")
    own_table(phone)
    until(phone, "question")
    until(phone, "which")
    until(phone, "question")
    phone.click(".own-tools a[href$='/past']")
    said = phone.locator(".own-list li").count()
    phone.go_back()
    phone.click(".own-tools a[href$='/position']")
    phone.wait_for_selector("#hand .hand-grab")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.eval_on_selector("#t-stage", "one => one.scrollIntoView({ block: 'start' })")
    before = phone.evaluate(NUMBERS)
    found = phone.evaluate(DRAG, True)
    assert found is not None
    drag(phone, found)
    after = phone.evaluate(NUMBERS)
    changed = {name: int(after[name]) - int(before[name]) for name in before if after[name] != before[name]}
    assert sorted(changed.values()) == [-1, 1], changed
    phone.eval_on_selector("[name='warriors.0.5']", "one => { one.closest('details').open = true; }")
    phone.fill("[name='warriors.0.5']", "25")
    phone.press("[name='warriors.0.5']", "Tab")
    phone.wait_for_selector("#hand-problems .own-problem")
    assert "25" in phone.inner_text("#hand-problems")
    phone.fill("[name='warriors.0.5']", "2")
    phone.press("[name='warriors.0.5']", "Tab")
    phone.wait_for_selector("#hand-problems:not(:has(.own-problem))", state="attached")
    phone.wait_for_function(SETTLED)
    chip = phone.locator(".hand-piece[data-piece='warriors-0']")
    left = int(chip.locator("b").inner_text())
    chip.focus()
    phone.keyboard.press("Enter")
    phone.focus("#clearing-5 [tabindex]")
    phone.keyboard.press("Enter")
    phone.wait_for_function(
        "left => document.querySelector(\"[data-piece='warriors-0'] b\").textContent === String(left - 1)", arg=left
    )
    assert phone.input_value("[name='warriors.0.5']") == "3"
    phone.select_option("[name=active]", "0")
    phone.wait_for_function(SETTLED)
    phone.click("button[value=go-on]")
    phone.wait_for_selector("#part.own")
    phone.click(".own-tools a[href$='/past']")
    assert phone.locator(".own-list li").count() == said + 1
    phone.locator(".own-list li a").first.click()
    phone.click("button[name=back]")
    phone.wait_for_selector("#part.own")
    phone.click(".own-tools a[href$='/past']")
    assert phone.locator(".own-list li").count() == said


@pytest.mark.parametrize(("game", "lang"), [("spirit_island", "ru"), ("runewars", "en"), ("heroes", "ru")])
def test_other_games(game: str, lang: str, open_page: Any) -> None:
    page = open_page(**WIDE, locale="ru-RU" if lang == "ru" else "en-GB")
    form, answers = FORMS[game]
    page.goto(f"/new/{game}?{form}")
    page.check("input[name=own]")
    page.click("#set")
    page.wait_for_url("**/unpack")
    page.click(".own-page a.primary")
    page.wait_for_selector("#part.own")
    page.evaluate(QUICKLY, answers)
    page.click(".own-tools a[href$='/position']")
    page.wait_for_selector("#hand .hand-grab")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    before = page.evaluate(NUMBERS)
    found = page.evaluate(DRAG, game != "runewars")
    assert found is not None
    drag(page, found)
    after = page.evaluate(NUMBERS)
    changed = {name for name in before if after[name] != before[name]}
    assert len(changed) == (1 if game == "heroes" else 2), changed
    assert page.locator("#hand-problems .own-problem").count() == 0
    page.click("button[value=go-on]")
    page.wait_for_selector("#part.own")
    assert page.locator("#t-notice .notice").count() == 0
