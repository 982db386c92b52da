"""A board set by hand, in every game: pieces are conserved, the game goes on from there, one can go back to before it,
and a save file has it too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core import CHANCE, Refusal, find_game
from ludex.core.box import changes, fields_of, lay_out
from ludex.core.chance import QuickChance
from ludex.core.errors import BadAnswer, BadSave
from ludex.core.own_facts import corrected, facts_of
from ludex.core.own_table import OwnTable, Which, open_save
from ludex.core.table import Table
from ludex.core.text import Words

ROOT = {"seats": ["marquise", "bot:eyrie", "alliance", "bot:lizards"]}
ISLAND = {"seats": ["river-surges-in-sunlight", "thunderspeaker"]}
GAMES: list[tuple[str, Any, int]] = [
    ("root", ROOT, 60),
    ("root", {"seats": ["vagabond", "bot:duchy", "lizards", "riverfolk"]}, 60),
    ("spirit_island", ISLAND, 40),
    ("runewars", {"seats": ["daqan", "uthuk"]}, 130),
    ("heroes", {"seats": ["werewolves", "mushroomfolk"]}, 60),
]


def played(game: str, setup: Any, answers: int) -> OwnTable:
    table = OwnTable.set_up(game, setup, seed=1)
    go_on(table, answers)
    return table


def go_on(table: OwnTable, answers: int) -> None:
    rng = random.Random(answers)
    for _ in range(answers):
        if table.over:
            return
        seat, asked = rng.choice(list(table.pending.items()))
        if isinstance(asked, Which):
            table.answer(CHANCE, ("show", asked.pool, asked.assumed, asked.assumed))
        else:
            table.answer(seat, rng.choice(list(asked.options)))


def set_by_hand(table: OwnTable, **numbers: int) -> None:
    by_hand = table.game.by_hand
    assert by_hand is not None
    groups = by_hand.groups(table.state, Words(table.game, "en", table.state))
    table.answer(CHANCE, changes(groups, named(numbers)))


def named(numbers: dict[str, int]) -> dict[str, int]:
    return {name.replace("__", "-").replace("_", "."): value for name, value in numbers.items()}


def problems(table: OwnTable, numbers: dict[str, int], lang: str = "en") -> list[str]:
    by_hand = table.game.by_hand
    assert by_hand is not None
    words = Words(table.game, lang, table.state)
    found: list[Refusal] = lay_out(by_hand, table.state.copy(), named(numbers), words)
    return [words.refusal(each) for each in found]


@pytest.mark.parametrize(("game", "setup", "answers"), GAMES)
def test_the_game_goes_on_and_back(game: str, setup: Any, answers: int) -> None:
    table = played(game, setup, answers)
    before, length = table.hash(), len(table.log)
    set_by_hand(table)
    assert table.log[length] == (CHANCE, ("set",))
    go_on(table, 40)
    again = OwnTable.set_up(game, setup)
    for seat, option in table.log:
        again.answer(seat, option)
    assert again.hash() == table.hash()
    same = open_save(table.save())
    assert same.hash() == table.hash()
    assert same.log[: len(table.log)] == table.log
    table.rewind(length)
    assert table.hash() == before


@pytest.mark.parametrize(("game", "setup", "answers"), GAMES)
def test_every_number_can_be_sent_as_it_stands(game: str, setup: Any, answers: int) -> None:
    """What the form shows is allowed, in both languages, and nothing has two names."""
    table = played(game, setup, answers)
    by_hand = table.game.by_hand
    assert by_hand is not None
    for lang in ("en", "ru"):
        words = Words(table.game, lang, table.state)
        fields = fields_of(by_hand.groups(table.state, words))
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.label for field in fields)
        assert lay_out(by_hand, table.state.copy(), {field.name: field.value for field in fields}, words) == []


@pytest.mark.law("2.5", "6.3.1")
def test_the_marquise_has_twenty_five_warriors() -> None:
    table = played("root", ROOT, 60)
    nowhere = {f"warriors_0_{clearing}": 0 for clearing in range(1, 13)}
    assert problems(table, {**nowhere, "warriors_0_5": 20, "warriors_0_6": 5}) == []
    (said,) = problems(table, {**nowhere, "warriors_0_5": 20, "warriors_0_6": 6})
    assert said == "Marquise de Cat: warriors: there are 25, you placed 26"
    (said,) = problems(table, {**nowhere, "warriors_0_5": 20, "warriors_0_6": 6}, "ru")
    assert said.endswith("всего 25, вы поставили 26")
    length = len(table.log)
    with pytest.raises(BadAnswer):
        set_by_hand(table, **{**nowhere, "warriors_0_5": 25, "warriors_0_6": 1})
    assert len(table.log) == length
    set_by_hand(table, **{**nowhere, "warriors_0_5": 20}, active=1)
    assert table.state.supply[0] == 5


@pytest.mark.law("8.3.1", "8.2.4")
def test_officers_are_warriors_too() -> None:
    table = played("root", ROOT, 60)
    nowhere = {f"warriors_2_{clearing}": 0 for clearing in range(1, 13)}
    (said,) = problems(table, {**nowhere, "warriors_2_5": 8, "officers": 3})
    assert said == "Woodland Alliance: warriors: there are 10, you placed 11"


@pytest.mark.law("SI-5.2", "SI-10.1")
def test_presence_and_blight_are_conserved() -> None:
    table = played("spirit_island", ISLAND, 40)
    state: Any = table.state
    spare = state.blight_left + sum(state.blight)
    land = next(each for each in state.chart.lands if not state.blight[each])
    others = spare - sum(state.blight)
    assert any("you placed" in said for said in problems(table, {f"blight_{land}": others + 1}))
    set_by_hand(table, **{f"blight_{land}": 1})
    after: Any = table.state
    assert after.blight_left + sum(after.blight) == spare
    assert problems(table, {f"presence_0_{land}": 20})


@pytest.mark.law("RW-17.1", "RW-7.6")
def test_units_are_conserved() -> None:
    table = played("runewars", {"seats": ["daqan", "uthuk"]}, 130)
    assert any("no more than 8" in said for said in problems(table, {"unit__0__0": 5, "unit__1__0": 4}))
    too_many = {f"unit__0__{place}": 8 for place in range(len(table.state.units))}
    assert any("you placed" in said for said in problems(table, too_many))
    ours, theirs = (6 * faction for faction in table.state.factions)
    both = {f"unit__{ours}__0": 1, f"unit__{theirs}__0": 1}
    assert any("two factions" in said for said in problems(table, both))


def test_the_set_up_is_no_board_yet() -> None:
    table = OwnTable.set_up("root", ROOT, seed=1)
    assert problems(table, {}) == ["the set-up is not over yet: set the board when the first turn has begun"]


def test_a_correction_before_it_keeps_it() -> None:
    table = played("root", ROOT, 60)
    rolls = [fact for fact in facts_of(table) if fact.option[0] == "roll" and len(fact.option) == 3]
    set_by_hand(table, warriors_0_5=4, active=0)
    first = rolls[0] if rolls else facts_of(table)[0]
    fitted = corrected(table, first.place, first.option, QuickChance(3))
    assert fitted.misfit is None
    assert fitted.table.state.warriors[0][5] == 4


def test_a_file_of_a_real_table_is_for_one() -> None:
    table = played("root", ROOT, 20)
    with pytest.raises(BadSave) as refused:
        Table.load(table.save())
    assert refused.value.message == "bad-save-own"
    ordinary = Table.new(find_game("root"), {"seats": ["marquise", "eyrie"]}, seed=1)
    with pytest.raises(BadSave):
        OwnTable.load(ordinary.save())
