"""The words of the site's pages, from text/*.ftl; a game's own words come from the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ludex.core.text import CORE_TEXT, Text

SITE_TEXT = Path(__file__).parents[1] / "text"


@lru_cache
def site_text(lang: str) -> Text:
    return Text(lang, CORE_TEXT, SITE_TEXT)
