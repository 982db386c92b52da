"""RW-4.2: the Season cards, by id. Those of each season have a room of their own, Banners of War included."""

from __future__ import annotations

from ludex.games.runewars.cards import fall, spring, summer, winter
from ludex.games.runewars.cards.season_words import VERBS, season_card

__all__ = ["VERBS", "fall", "season_card", "spring", "summer", "winter"]
