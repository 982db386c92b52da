"""Somebody who plays on the board: clicks deeds, lit places, cards and the lists at places, and never opens the list of
all options. Which answer it wants is chosen at random from all that the question offers, so that a game tries whatever
can be asked of the board; an answer that the board cannot give is an error."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.play import version, wait_past

ASKED = """() => {
    const get = (id) => document.getElementById(id);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    if (!get("t-options") || get("t-question").hidden) return null;
    return {
        prompt: get("t-prompt").innerText,
        listed: get("t-all").open,
        done: get("t-done") !== null,
        deeds: all("#t-deeds .deed").map((deed) => ({ number: deed.dataset.deed, key: deed.value })),
        options: all("#t-options .pick").map((pick) => ({
            keys: all("button[name=key]", pick).map((button) => button.value),
            places: pick.dataset.places.split(" ").filter(Boolean),
            deed: pick.closest(".batch").dataset.deed,
        })),
    };
}"""

SPOT = """([name, verb, places]) => {
    const { THINGS, namesOf, isSeen } = window.Ludex;
    const around = (each) => each.closest("[data-place]");
    const here = (each) => !around(each) || namesOf(around(each)).some((own) => places.includes(own));
    const meant = (each) => namesOf(each).includes(name) && here(each) && isSeen(each);
    const found = [...document.querySelectorAll(THINGS)].filter(meant);
    const spots = [];
    for (const thing of found) {
        const box = thing.getBoundingClientRect();
        for (let n = 0; n < 49; n++) {
            const [right, down] = [n % 7 - 3, Math.floor(n / 7) - 3];
            const x = box.left + box.width * (0.5 + 0.14 * right), y = box.top + box.height * (0.5 + 0.14 * down);
            const hit = document.elementFromPoint(x, y);
            if (!hit || !thing.contains(hit) || hit.closest("summary, a, #t-pop")) continue;
            const acts = hit.closest("[data-acts]");
            if (acts && !acts.dataset.acts.split(" ").includes(verb)) continue;
            spots.push({ x, y, own: hit.closest(THINGS) === thing ? 0 : 1, far: Math.hypot(right, down) });
        }
    }
    spots.sort((a, b) => a.own - b.own || a.far - b.far);
    return spots.length ? [spots[0].x, spots[0].y] : null;
}"""
"""Where a thing can be clicked: it, and not what lies over it or stands in it, if that can be."""

POP = """() => [...document.querySelectorAll("#t-pop:not([hidden]) button")].map((each, n) => ({
    n, key: each.dataset.key || "", deed: each.dataset.popDeed || "", go: each.classList.contains("primary"),
}))"""
ANSWERED = """before => document.querySelector("#t-options.htmx-request") !== null
    || Number(document.getElementById("part").dataset.version) > before"""


class Unreachable(AssertionError):
    """The board offers no way to an answer."""


class Person:
    def __init__(self, page: Any, seed: int, hasty: float = 0.35) -> None:
        self.page, self.rng, self.hasty = page, random.Random(seed), hasty
        self.moves = 0

    def play(self, most: int, after: Callable[[], None] = lambda: None) -> None:
        """Until the game is over."""
        for _ in range(most):
            if not self.move():
                return
            after()
        raise AssertionError(f"not over after {most} moves")

    def move(self) -> bool:
        """One answer; False where nothing is asked any more."""
        asked = self.page.evaluate(ASKED)
        if asked is None:
            return False
        before = version(self.page)
        if asked["done"] and self.rng.random() < self.hasty:
            self.end()
        else:
            self.answer(asked, self.rng.choice(asked["options"]), before)
        wait_past(self.page, before)
        self.moves += 1
        return True

    def answer(self, asked: dict[str, Any], option: dict[str, Any], before: int) -> None:
        """By the board or by the deed first, whichever comes to mind; where one does not lead there, the other."""
        ways = [self.by_things, self.by_deed]
        self.rng.shuffle(ways)
        if asked["listed"]:
            ways.append(self.by_button)
        for way in ways:
            if way(asked, option, before):
                return
            self.page.keyboard.press("Escape")
        raise Unreachable(f"{asked['prompt']}: {option}")

    def end(self) -> None:
        if self.page.locator("#t-done summary").count():
            self.click("#t-done summary")
        self.click("#t-done button[name=key]")

    # ------------------------------------------------------------------------------------------------------- the ways

    def by_button(self, asked: dict[str, Any], option: dict[str, Any], before: int) -> bool:
        """The few answers of a short question stand below it."""
        self.click(f"#t-options button[value='{self.rng.choice(option['keys'])}']")
        return True

    def by_deed(self, asked: dict[str, Any], option: dict[str, Any], before: int) -> bool:
        if not asked["deeds"]:
            return False
        self.click(f"#t-deeds [data-deed='{option['deed']}']")
        return self.answered(before) or self.by_things(asked, option, before)

    def by_things(self, asked: dict[str, Any], option: dict[str, Any], before: int) -> bool:
        """Whatever leads on towards this answer: a row of the list at the place, else the next of its things."""
        left = list(option["places"])
        for _ in range(8):
            if not (self.by_pop(option) or self.by_next(option, left)):
                return False
            if self.answered(before):
                return True
        return False

    def by_pop(self, option: dict[str, Any]) -> bool:
        rows = self.page.evaluate(POP)
        fit = [row for row in rows if row["key"] in option["keys"] or row["deed"] == option["deed"] or row["go"]]
        if not fit:
            return False
        steps = self.page.locator("#t-pop .pop-steps button")
        if steps.count() and self.rng.random() < 0.5:
            steps.first.click()
        self.page.locator("#t-pop button").nth(fit[0]["n"]).click()
        return True

    def by_next(self, option: dict[str, Any], left: list[str]) -> bool:
        for name in sorted(left, key=lambda each: not self.is_place(each)):
            spot = self.page.evaluate(SPOT, [name, option["keys"][0].partition(":")[0], option["places"]])
            if spot:
                left.remove(name)
                self.page.mouse.click(*spot)
                return True
        return False

    def is_place(self, name: str) -> bool:
        return bool(self.page.locator(f"#t-stage [data-place='{name}']").count())

    def answered(self, before: int) -> bool:
        return bool(self.page.evaluate(ANSWERED, before))

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
