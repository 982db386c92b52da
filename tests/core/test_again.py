"""An old game under new rules: as far as they offer its answers, and where they do not."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludex.core import CHANCE, Game, KeyedChance, Table, key_of
from ludex.core.again import Differs, ends_otherwise
from ludex.core.errors import BadSave
from ludex.core.fair import Unfair, prove
from ludex.core.moments import ALL, Moments
from ludex.core.text import core_text
from ludex.kit.testing.checks import choose
from tests.core import tiny
from tests.core.tiny import newer

KEY = bytes(range(32))


def old_game(answers: int = 1000, seed: int | bytes = 3, three: bool = True) -> Table:
    """A game of the first rules, with a bid of three in its second round if wanted."""
    table = Table.new(tiny.GAME, {"players": 3}, seed)
    rng = random.Random(3)
    bids = 0
    while table.pending and answers:
        seat, option = choose(table, rng)
        if option[0] == "bid":
            bids += 1
            option = ("bid", 3) if three and bids == 4 else ("bid", min(option[1], 2))
        table.answer(seat, option)
        answers -= 1
    return table


def place_of(table: Table, key: str) -> int:
    """The number of the first answer with this key."""
    return 1 + [key_of(option) for _, option in table.log].index(key)


def again(table: Table, game: Game) -> tuple[Table, Differs | None]:
    return Table.replay_until_it_differs(game, table.setup, table.log)


def test_rules_that_offer_all_answers_play_the_whole_game() -> None:
    old = old_game()
    new, differs = again(old, newer.SAME)
    assert differs is None
    assert (new.log, new.result, new.hash()) == (old.log, old.result, old.hash())


def test_an_answer_that_is_no_longer_offered_is_where_they_differ() -> None:
    old = old_game()
    new, differs = again(old, newer.NO_THREES)
    assert differs is not None
    assert (differs.number, differs.key) == (place_of(old, "bid:3"), "bid:3")
    assert differs.seat == old.log[differs.number - 1][0]
    assert (differs.refusal.clause, differs.refusal.reason) == ("1", "bid-range")
    assert new.log == old.log[: differs.number - 1]
    assert differs.seat in new.pending


@pytest.mark.parametrize(
    ("game", "first", "reason"),
    [
        (newer.ASKS_LESS, "stop", "chance-asked"),
        (newer.ASKS_OTHERS, "stop", "other-asked"),
        (newer.ROLLS_FIRST, "stop", "chance-asked"),
        (newer.ENDS_EARLY, "stop", "game-over"),
    ],
)
def test_a_question_more_or_less_is_a_difference(game: Game, first: str, reason: str) -> None:
    old = Table.new(tiny.GAME, {"players": 2}, 3)
    for seat, key in ((0, "bid:1"), (1, "bid:2"), (0, "stop"), (0, "keep"), (0, "bid:1"), (1, "bid:1")):
        old.answer(seat, key)
    new, differs = again(old, game)
    assert differs is not None
    assert (differs.number, differs.seat, differs.refusal.reason) == (place_of(old, first), 0, reason)
    assert new.answered == differs.number - 1


def test_chance_that_has_other_outcomes_now_is_a_difference() -> None:
    old = old_game()
    new, differs = again(old, newer.MORE_STONES)
    assert differs is not None
    assert (differs.number, differs.seat, differs.refusal.reason) == (1, CHANCE, "other-chance")
    assert new.answered == 0


def test_recorded_chance_is_used_and_never_drawn_again() -> None:
    old = old_game(12)
    stacked = [(seat, ("shuffle", *range(8)) if option[0] == "shuffle" else option) for seat, option in old.log]
    new, differs = Table.replay_until_it_differs(newer.SAME, old.setup, stacked)
    assert differs is None or differs.number > 1
    assert new.log[0][1] == ("shuffle", *range(8))


def test_a_rule_that_breaks_stands_before_the_answer() -> None:
    old = old_game(three=False)
    new, differs = again(old, newer.BREAKS)
    assert differs is not None
    assert differs.refusal.reason == "rule-failed"
    assert new.log == old.log[: differs.number - 1]
    assert "ruins" not in str(differs)


@pytest.mark.parametrize("game", [newer.NO_THREES, newer.ASKS_OTHERS, newer.ROLLS_FIRST, newer.MORE_STONES])
def test_the_difference_is_said_in_both_languages(game: Game) -> None:
    _, differs = again(old_game(), game)
    assert differs is not None
    said = {lang: core_text(lang).say(differs.message, **differs.about) for lang in ("ru", "en")}
    assert all(str(differs.number) in text and "{" not in text for text in said.values())
    assert any("а" <= letter <= "я" for letter in said["ru"])
    assert not any("а" <= letter.lower() <= "я" for letter in said["en"])


def test_another_end_of_the_same_answers_has_words_too() -> None:
    old = old_game()
    assert ends_otherwise(old).number == len(old.log) + 1
    assert "another result" in str(ends_otherwise(old))


# --------------------------------------------------------------------------------------------------------------- saves


def test_a_save_of_older_rules_opens_and_goes_on_where_its_answers_fit() -> None:
    old = old_game(9, three=False)
    save = json.loads(old.save())
    save["hash"] = "0" * 32  # of other rules: it says nothing here
    opened = Table.load(json.dumps(save).encode(), newer.NO_THREES)
    assert opened.log == old.log
    assert opened.chance is not None
    assert json.loads(opened.save())["rules"] == newer.NO_THREES.rules
    while opened.pending:
        opened.answer(*choose(opened, random.Random(1)))


def test_chance_that_new_rules_ask_for_at_the_end_is_drawn_by_the_source_of_the_save() -> None:
    old = old_game(3, three=False)
    assert [decision.prompt for decision in old.pending.values()] == ["gamble"]
    opened = Table.load(old.save(), newer.ROLLS_FIRST)
    assert opened.log[-1][0] == CHANCE
    assert [decision.prompt for decision in opened.pending.values()] == ["gamble"]


def test_a_save_of_older_rules_that_differs_says_where_and_why() -> None:
    old = old_game()
    with pytest.raises(Differs) as caught:
        Table.load(old.save(), newer.NO_THREES)
    said = str(caught.value)
    assert isinstance(caught.value, BadSave)
    assert caught.value.message == "bad-save-differs"
    assert f"answer {place_of(old, 'bid:3')} " in said
    assert "bid:3" in said
    assert "version 1, now 2" in said
    table, differs = Table.load_until_it_differs(old.save(), newer.NO_THREES)
    assert differs is not None
    assert table.answered == differs.number - 1


def test_a_save_of_newer_rules_is_refused() -> None:
    new = Table.new(newer.SAME, {"players": 2}, 1)
    with pytest.raises(BadSave) as caught:
        Table.load(new.save(), tiny.GAME)
    assert caught.value.message == "bad-save-newer"


def changed(data: bytes, **fields: Any) -> bytes:
    return json.dumps(json.loads(data) | fields).encode()


def test_of_the_same_rules_a_misfit_is_damage_and_the_hash_is_compared() -> None:
    save = old_game(9).save()
    with pytest.raises(Differs) as caught:
        Table.load_until_it_differs(changed(save, log=[[0, "bid:9"]]), tiny.GAME)
    assert caught.value.message == "bad-save-answer"
    with pytest.raises(BadSave) as wrong:
        Table.load_until_it_differs(changed(save, hash="0" * 32), tiny.GAME)
    assert wrong.value.message == "bad-save-hash"


# --------------------------------------------------------------------------------------------------------- fair dice


def proven(monkeypatch: pytest.MonkeyPatch, data: bytes, game: Game) -> Any:
    monkeypatch.setattr("ludex.core.fair.find_game", lambda _: game)
    return prove(data, KeyedChance(KEY).commitment)


def test_the_dice_of_an_old_game_are_proven_where_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    old = old_game(seed=KEY)
    assert old.over
    assert proven(monkeypatch, changed(old.save(), hash="0" * 32), newer.SAME).winners == old.result
    with pytest.raises(Differs):
        proven(monkeypatch, old.save(), newer.NO_THREES)
    with pytest.raises(BadSave) as newest:
        proven(monkeypatch, changed(old.save(), rules=9), newer.SAME)
    assert newest.value.message == "bad-save-newer"


def test_dice_that_the_present_rules_roll_otherwise_are_not_called_unfair(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unfair) as caught:
        proven(monkeypatch, old_game(seed=KEY).save(), newer.MORE_STONES)
    assert caught.value.message == "unfair-older"
    assert "version 1" in str(caught.value)


# ------------------------------------------------------------------------------------------------------------- moments


def test_moments_go_as_far_as_the_rules_and_open_the_hands_of_a_game_that_ended() -> None:
    old = old_game()
    moments = Moments(newer.NO_THREES, old.setup)
    differs = moments.play_again(old.log)
    assert differs is not None
    assert len(moments.frames) == len(moments.lines)
    with pytest.raises(PermissionError):
        moments.seen_by(ALL)
    moments.ended = True
    assert moments.seen_by(ALL)
    assert moments.ending() == []
