"""Every question, answer and line of a battle has words in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import CHANCE, Decision, Rule, Shuffle
from ludex.core.text import Words
from ludex.games.runewars.game import GAME
from ludex.games.runewars.rules.battle import STEPS, VERBS
from ludex.games.runewars.state import Runewars
from tests.runewars.table import wild_battle

LANGUAGES = ("ru", "en")


@pytest.mark.parametrize("seed", range(100, 125))
def test_battles_can_be_told(seed: int) -> None:
    g, chance = wild_battle(seed)
    words = [Words(GAME, lang, g) for lang in LANGUAGES]

    def answer(question: Any) -> Any:
        assert isinstance(question, Decision)
        if question.who == CHANCE:
            return ("shuffle", *range(question.size)) if isinstance(question, Shuffle) else question.options[0]
        for each in words:
            assert said(each.prompt(question))
            assert all(said(each.option(option, question)) for option in question.options)
        assert question.clause in GAME.laws
        return chance.choice(list(question.options))

    while g.step != "turn":
        carry_out(STEPS[g.step](g), answer)
    tell_all(g, words)


def said(text: str) -> bool:
    """Is it a sentence, and not the name of a message that is missing?"""
    assert "{" not in text, text
    assert not text.startswith(("ask-", "option-", "tell-")), text
    return bool(text)


def carry_out(rule: Rule[None], answer: Any) -> None:
    choice: Any = None
    while True:
        try:
            choice = answer(rule.send(choice))
        except StopIteration:
            return


def tell_all(g: Runewars, words: list[Words]) -> None:
    assert g.journal is not None
    for line in g.journal.lines:
        assert line.clause in GAME.laws, line
        for each in words:
            assert said(each.line(line))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label_and_a_button(lang: str) -> None:
    text = GAME.text(lang)
    for declared in VERBS:
        name = declared.name.replace("_", "-")
        assert text.has(f"option-{name}"), name
        assert text.has(f"deed-{name}"), name


def test_a_battle_is_called_by_its_round_or_its_step() -> None:
    for lang, said in (
        ("en", ("start", "round 1", "tally of strength")),
        ("ru", ("начало", "раунд 1", "подсчёт Силы")),
    ):
        text = GAME.text(lang)
        assert all(
            text.say("sheet-battle", place="4B", round=number).endswith(words)
            for number, words in zip((0, 1, 6), said, strict=True)
        )
