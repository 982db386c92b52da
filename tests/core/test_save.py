"""Save files: whole, damaged, foreign, of other rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core import Table
from ludex.core.errors import BadSave, LudexError
from ludex.kit.testing.checks import choose
from tests.core import tiny


def played(answers: int, seed: int = 3) -> Table:
    table = Table.new(tiny.GAME, {"players": 3}, seed)
    rng = random.Random(seed)
    while table.pending and answers:
        table.answer(*choose(table, rng))
        answers -= 1
    return table


def changed(**fields: Any) -> bytes:
    save = json.loads(played(6).save())
    save.update(fields)
    return json.dumps(save).encode()


def test_a_save_is_one_json_object_with_game_setup_rules_log_and_hash() -> None:
    table = played(6)
    save = json.loads(table.save())
    assert save["ludex"] == 1
    assert (save["game"], save["rules"]) == ("tiny", 1)
    assert save["setup"] == {"players": 3, "broken": False}
    assert save["hash"] == table.hash()
    assert len(save["log"]) == table.answered
    assert all(isinstance(seat, int) and isinstance(key, str) for seat, key in save["log"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "bad-save-damaged"),
        (b"not a save", "bad-save-damaged"),
        (b'{"hello": 1}', "bad-save-foreign"),
        (b"[1, 2]", "bad-save-foreign"),
        (played(6).save()[:-20], "bad-save-damaged"),
        (changed(ludex=99), "bad-save-format"),
        (changed(game="chess"), "bad-save-game"),
        (changed(rules=7), "bad-save-newer"),
        (changed(hash="0" * 32), "bad-save-hash"),
        (changed(log="nothing"), "bad-save-damaged"),
        (changed(log=[[0, "bid:9"]]), "bad-save-answer"),
        (changed(chance={"source": "tea leaves"}), "bad-save-chance"),
        (changed(chance={"source": "keyed", "key": "zz"}), "bad-save-chance"),
        (changed(setup={"players": 99}), "bad-setup-side"),
    ],
)
def test_a_bad_file_says_what_is_wrong(data: bytes, message: str) -> None:
    with pytest.raises(LudexError) as caught:
        Table.load(data, tiny.GAME)
    assert caught.value.message == message
    assert "{" not in str(caught.value).replace('{"', "")


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_changed_byte_never_opens_as_another_game(place: int, byte: int) -> None:
    table = played(8)
    data = bytearray(table.save())
    data[place % len(data)] = byte
    try:
        opened = Table.load(bytes(data), tiny.GAME)
    except (BadSave, LudexError):
        return
    assert opened.hash() == table.hash()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 40))
def test_a_loaded_game_goes_on_like_the_original(seed: int, answers: int) -> None:
    table = played(answers, seed)
    opened = Table.load(table.save(), tiny.GAME)
    assert opened.save() == table.save()
    one, two = random.Random(9), random.Random(9)
    while table.pending:
        table.answer(*choose(table, one))
        opened.answer(*choose(opened, two))
    assert opened.hash() == table.hash()


def test_a_keyed_game_is_saved_with_its_key_and_goes_on() -> None:
    table = Table.new(tiny.GAME, {}, bytes(range(32)))
    opened = Table.load(table.save(), tiny.GAME)
    assert opened.chance is not None
    assert opened.chance.describe() == {"source": "keyed", "key": bytes(range(32)).hex()}
