"""Invader, fear, blight and event cards, adversaries and scenarios as they are printed. Cards are numbers, in the
order of their files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.core.content import read_toml
from ludex.games.spirit_island.printed.paper import (
    FOLDER,
    Adversaries,
    BlightDeck,
    EventDeck,
    FearDeck,
    InvaderDeck,
    Scenarios,
)
from ludex.games.spirit_island.things import TERRAINS


@dataclass(frozen=True, slots=True)
class InvaderCard:
    number: int
    id: str
    stage: int
    terrains: tuple[int, ...]
    coastal: bool
    """Names the coast instead of terrains."""
    escalation: bool


INVADER_DECK: Final = read_toml(FOLDER / "invaders.toml", InvaderDeck)
INVADER_CARDS: Final = tuple(
    InvaderCard(
        number,
        head.id,
        head.stage,
        tuple(TERRAINS.index(each) for each in head.match if each != "coastal"),
        "coastal" in head.match,
        head.escalation,
    )
    for number, head in enumerate(INVADER_DECK.card)
)


FEAR_CARDS: Final = tuple(read_toml(FOLDER / "fear.toml", FearDeck).card)


BLIGHT_DECK: Final = read_toml(FOLDER / "blight.toml", BlightDeck)
BLIGHT_CARDS: Final = tuple(BLIGHT_DECK.card)


EVENT_CARDS: Final = tuple(read_toml(FOLDER / "events.toml", EventDeck).card)


ADVERSARIES: Final = read_toml(FOLDER / "adversaries.toml", Adversaries).adversary


SCENARIOS: Final = {each.id: each for each in read_toml(FOLDER / "scenarios.toml", Scenarios).scenario}
NO_CARD_PER_PLAYER: Final = BLIGHT_DECK.no_card_per_player
HEALTHY_PER_PLAYER: Final = BLIGHT_DECK.healthy_per_player
