"""Under a question stands what the card or unit says that is being carried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.runewars import rules
from ludex.games.runewars.game import GAME
from ludex.games.runewars.show.causes import MESSAGES, OF_A_TYPE, source
from ludex.kit.testing.checks import walk

FOLDER = Path(rules.__file__ or "").parents[1]
OF_SEASONS = {
    *("alliance", "awaken", "bandits", "loyalty", "lost-city", "place-rune-of", "plague", "portal-hero"),
    *("raise-banner", "raise-dial", "relic", "tax"),
}
"""Only Season cards ask this, and they are quoted."""
OF_THE_TABLE = {"draw", "proposal", "roll", "shuffle", "which"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_words_exist(lang: str) -> None:
    text = GAME.text(lang)
    for prompt, message in MESSAGES.items():
        assert text.has(f"ask-{prompt}"), prompt
        assert text.has(message), message
    for prompt in OF_A_TYPE:
        assert text.has(f"ask-{prompt}")


def test_every_question_has_a_coach_line_or_says_where_it_comes_from() -> None:
    """Whoever does not know the game finds words under every question."""
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    text = GAME.text("en")
    prompts = {message.removeprefix("ask-") for message in text.messages if message.startswith("ask-")}
    assert len(prompts) > 150
    asked = {prompt for prompt in prompts - OF_THE_TABLE if not prompt.startswith("play-")}
    assert not {prompt for prompt in asked if f'"{prompt}"' not in code}
    silent = {prompt for prompt in prompts if not text.has(f"coach-{prompt}")} - set(MESSAGES) - set(OF_A_TYPE)
    assert silent == OF_SEASONS | OF_THE_TABLE


def test_season_cards_are_quoted() -> None:
    said = set()
    for table in walk(GAME, {"seats": ["daqan", "uthuk"]}, 5):
        for seat, decision in table.pending.items():
            if seat >= 0 and table.state.step == "season-text":
                said.add(source(table.view(seat), decision, Words(GAME, "en", table.state, seat)))
    assert said
    assert "" not in said
