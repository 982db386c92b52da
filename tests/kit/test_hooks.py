"""Changers of a rule, effects that last, effects of one moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludex.core import Option, Rule, ask
from ludex.kit.hooks import Effect, Hook, happens, in_order, last, lasting

DEFEND, SKIP_BUILD = range(2)
END_OF_TURN, NEXT_BUILD = range(2)


def damage() -> Hook[Callable[[int], int]]:
    hook: Hook[Callable[[int], int]] = Hook("damage")

    @hook("thunder")
    def thunder(damage: int) -> int:
        return damage + 2

    @hook("storm", "flood")
    def doubled(damage: int) -> int:
        return damage * 2

    return hook


def changed(hook: Hook[Callable[[int], int]], *owners: str) -> int:
    damage = 1
    for change in hook.of(owners):
        damage = change(damage)
    return damage


def test_owners_change_a_rule_in_their_order_and_others_leave_it() -> None:
    hook = damage()
    assert changed(hook, "thunder", "calm", "storm") == 6
    assert changed(hook, "storm", "thunder") == 4
    assert changed(hook, "calm") == 1


def test_who_registers_later_is_heard() -> None:
    hook = damage()
    assert changed(hook, "calm") == 1
    assert hook.by("calm") is None
    hook("calm")(abs)
    assert hook.of(("calm",)) == (abs,)
    assert hook.by("calm") is abs


def test_who_registers_is_heard_by_a_game_that_has_asked_already() -> None:
    hook = damage()
    owners = ("calm", "thunder")
    (thunder,) = hook.of(owners)
    hook("calm")(abs)
    assert hook.of(owners) == (abs, thunder)


def test_nobody_registers_twice() -> None:
    hook = damage()
    with pytest.raises(ValueError, match="storm changes it already, doubled"):
        hook("storm")(abs)


def test_effects_last_until_what_they_wait_for_has_happened() -> None:
    effects: list[list[int]] = []
    last(effects, DEFEND, END_OF_TURN, 4, 2)
    last(effects, SKIP_BUILD, NEXT_BUILD, 4)
    last(effects, SKIP_BUILD, NEXT_BUILD, 5)
    last(effects, DEFEND, END_OF_TURN, 4, 3)
    assert sum(count for land, count in lasting(effects, DEFEND) if land == 4) == 5
    happens(effects, NEXT_BUILD, 5)
    assert lasting(effects, SKIP_BUILD) == [[4]]
    happens(effects, END_OF_TURN)
    assert effects == [[SKIP_BUILD, NEXT_BUILD, 4]]


def follow(told: list[str], name: str, *touches: str) -> Effect:
    def happen() -> Rule[None]:
        told.append(name)
        yield from ()

    return Effect(name, 0, frozenset(touches), happen)


def asked(tied: list[Effect]) -> Rule[Effect | None]:
    options: list[Option] = [("effect", n) for n in range(len(tied))]
    choice: Option = yield ask("1", 0, "next", options)
    return tied[choice[1]]


def test_only_effects_that_touch_the_same_are_put_in_order() -> None:
    told: list[str] = []
    effects = [follow(told, "rain", "land"), follow(told, "song", "air"), follow(told, "fire", "land", "sea")]
    rule = in_order(effects, asked)
    assert next(rule).options == [("effect", 0), ("effect", 1)]  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        rule.send(("effect", 1))
    assert told == ["fire", "rain", "song"]
    assert len(effects) == 3


def test_nobody_need_choose() -> None:
    told: list[str] = []

    def as_they_stand(tied: list[Effect]) -> Rule[Effect | None]:
        return None
        yield

    effects = [follow(told, "song", "air"), follow(told, "rain", "land"), follow(told, "fire", "land")]
    assert list(in_order(effects, as_they_stand)) == []
    assert told == ["song", "rain", "fire"]
