"""Somebody without a mouse: numbers choose deeds, arrows and Tab go about, Enter takes. Nothing else is done to the
page; it is only looked at."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.person import ANSWERED, ASKED, Unreachable
from tests.browser.play import version, wait_past

FOCUS = """() => {
    const now = document.activeElement, { THINGS, namesOf } = window.Ludex;
    const thing = now.closest(THINGS);
    const box = now.getBoundingClientRect();
    return {
        lost: now === document.body,
        id: now.id,
        key: now.dataset.key || (now.name === "key" ? now.value : ""),
        deed: now.dataset.popDeed || (now.matches("#t-deeds .deed") ? now.dataset.deed : ""),
        go: now.matches("#t-pop .primary"),
        list: now.closest("#t-pop") !== null,
        names: thing ? namesOf(thing) : [],
        summary: now.matches("summary") ? now.parentElement.parentElement.id : "",
        x: box.left + box.width / 2, y: box.top + box.height / 2,
    };
}"""
LIT = """names => {
    const { THINGS, namesOf, isSeen } = window.Ludex;
    const found = [...document.querySelectorAll(THINGS)].find((each) => each.classList.contains("can")
        && isSeen(each) && names.some((name) => namesOf(each).includes(name)));
    if (!found) return null;
    const box = found.getBoundingClientRect();
    return { names: namesOf(found), x: box.left + box.width / 2, y: box.top + box.height / 2 };
}"""
MOST_TABS, MOST_ARROWS, MOST_TURNS = 150, 25, 8


class Fingers:
    def __init__(self, page: Any, seed: int, hasty: float) -> None:
        self.page, self.rng, self.hasty = page, random.Random(seed), hasty
        self.moves = self.pressed = 0

    def play(self, most: int) -> None:
        for _ in range(most):
            if not self.move():
                return
        raise AssertionError(f"not over after {most} moves")

    def move(self) -> bool:
        asked = self.page.evaluate(ASKED)
        if asked is None:
            return False
        before = version(self.page)
        if asked["done"] and self.rng.random() < self.hasty:
            self.go_on(before)
        else:
            self.answer(asked, self.rng.choice(asked["options"]), before)
        wait_past(self.page, before)
        self.page.wait_for_function("() => document.activeElement !== document.body")
        self.moves += 1
        return True

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def answered(self, before: int) -> bool:
        return bool(self.page.evaluate(ANSWERED, before))

    # ---------------------------------------------------------------------------------------------------------- answers

    def go_on(self, before: int) -> None:
        """The button below the question; where something is lost by it, the one behind it."""
        for _ in range(2):
            self.tab_to(lambda now: now["summary"] == "t-done" or now["key"] == "done")
            self.press("Enter")
            if self.answered(before):
                return
        raise Unreachable("go on")

    def answer(self, asked: dict[str, Any], option: dict[str, Any], before: int) -> None:
        if asked["listed"]:
            self.tab_to(lambda now: now["key"] in option["keys"] and not now["list"])
            self.press("Enter")
            return
        deeds = [deed["number"] for deed in asked["deeds"]]
        if deeds:
            self.choose_deed(deeds.index(option["deed"]) + 1, option["deed"])
        for _ in range(MOST_TURNS):
            if self.answered(before):
                return
            self.take(option)
        raise Unreachable(f"{asked['prompt']}: {option}")

    def choose_deed(self, number: int, deed: str) -> None:
        if number <= 9:
            self.press(str(number))
            return
        self.tab_to(lambda now: now["deed"] == deed)
        self.press("Enter")

    def take(self, option: dict[str, Any]) -> None:
        """A row of the list at the place, if it is there; else the next lit thing of this answer."""
        if self.focus()["list"] and self.down_to(option):
            self.press("Enter")
            return
        wanted = self.page.evaluate(LIT, option["places"])
        if wanted is None:
            raise Unreachable(f"nothing of {option} is lit")
        self.walk_to(wanted)
        self.press("Enter")

    def down_to(self, option: dict[str, Any]) -> bool:
        for _ in range(self.page.locator("#t-pop button").count()):
            now = self.focus()
            if now["key"] in option["keys"] or now["deed"] == option["deed"] or now["go"]:
                return True
            self.press("ArrowDown")
        return False

    def walk_to(self, wanted: dict[str, Any]) -> None:
        """By arrows, and where they do not lead there by Tab."""
        for _ in range(MOST_ARROWS):
            now = self.focus()
            if set(now["names"]) & set(wanted["names"]):
                return
            right, down = wanted["x"] - now["x"], wanted["y"] - now["y"]
            along = ("ArrowRight" if right > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp")
            self.press(along[0] if abs(right) > abs(down) else along[1])
            if self.focus() == now:
                self.press(along[1] if abs(right) > abs(down) else along[0])
            if self.focus() == now:
                break
        self.tab_to(lambda now: bool(set(now["names"]) & set(wanted["names"])))

    def tab_to(self, there: Any) -> None:
        for _ in range(MOST_TABS):
            if there(self.focus()):
                return
            self.press("Tab")
        raise Unreachable("Tab does not lead there")
