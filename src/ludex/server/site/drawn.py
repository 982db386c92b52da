"""Parts of pages that a game may draw itself."""

from __future__ import annotations

from django.template.exceptions import TemplateDoesNotExist
from django.template.loader import get_template

from ludex.core import Game


def part_of(game: Game, name: str) -> str:
    """A template of the game, if it brings one."""
    template = f"{game.name}/{name}.html"
    try:
        get_template(template)
    except TemplateDoesNotExist:
        return ""
    return template
