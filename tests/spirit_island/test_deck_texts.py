"""Fear cards, blight cards and events: heads, bodies and words belong together, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludex.core.text import LANGUAGES
from ludex.games.spirit_island import decks
from ludex.games.spirit_island.game import GAME
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS
from ludex.games.spirit_island.rules import events, prices
from ludex.games.spirit_island.rules.fear import fear_card
from ludex.kit.testing.cards import cards_are_complete, messages


def test_fear_cards_say_what_they_do_at_each_level() -> None:
    ends = ("", "-1", "-2", "-3")
    cards_are_complete(fear_card, [card.id for card in FEAR_CARDS], *(messages(GAME, "fear", end) for end in ends))


def test_events_say_what_their_halves_and_options_do() -> None:
    ends = ("", "-1", "-1-text", "-2", "-2-text")
    ids = [card.id for card in EVENT_CARDS]
    cards_are_complete(events.main_event, ids, *(messages(GAME, "event", end) for end in ends))
    tokens = {card.token: 0 for card in EVENT_CARDS if card.token}
    cards_are_complete(events.token_event, tokens, messages(GAME, "token"), messages(GAME, "token", "-text"))
    dahan = {card.dahan: 0 for card in EVENT_CARDS if card.dahan}
    cards_are_complete(events.dahan_event, dahan, messages(GAME, "dahan"), messages(GAME, "dahan", "-text"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blight_cards_and_branches_have_words(lang: str) -> None:
    text = GAME.text(lang)
    wanted = [f"blight-{card.id}{end}" for card in BLIGHT_CARDS for end in ("", "-text")]
    wanted += [f"branch-{card.id}-{number}" for card in EVENT_CARDS if card.kind == "choice" for number in (1, 2)]
    wanted += [f"branch-{each}-{n}" for each in ("sacred-sites-under-threat", "outpaced") for n in (3, 4)]
    wanted += [f"branch-population-rises-{n}" for n in (1, 2, 3)]
    branching = ("tall-tales-of-savagery", "flee-the-pestilent-land", "too-many-monsters", "memory-fades-to-dust")
    wanted += [f"branch-{each}-{n}" for each in branching for n in (1, 2)]
    assert [message for message in wanted if not text.has(message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_decks_ask_and_tell_has_words(lang: str) -> None:
    text = GAME.text(lang)
    files = [*Path(decks.__file__).parent.glob("*.py"), Path(events.__file__), Path(prices.__file__)]
    source = "".join(file.read_text() for file in files)
    asked = [*re.findall(r'\.(?:ask|pick|may_pick|may)\(\s*"([a-z-]+)"', source), "pay"]
    told = re.findall(r'tell\(\s*(?:on\.)?g, "SI-[\d.a-z]+", "([a-z-]+)"', source)
    offered = ["lose", "pay", "pay-forget", "pay-discard", "terrain"]
    wanted = [f"ask-{each}" for each in asked] + [f"tell-{each}" for each in told] + [f"option-{e}" for e in offered]
    assert len(asked) > 10
    assert len(told) > 5
    assert sorted({message for message in wanted if not text.has(message)}) == []
