"""The first picture of a game takes seconds: words are read, laws, templates, the land is drawn. A new process does it
before it takes connections and before it has a second thread: nobody waits for a first page, and nobody reads what
another thread is still preparing."""

from __future__ import annotations

import gc
import logging

from django.conf import settings
from django.template.loader import get_template, render_to_string

from ludex.core import Table, find_game, known_games
from ludex.core.text import LANGUAGES, Words
from ludex.server.site.words import site_text

RARELY = (20_000, 20, 50)
"""How seldom Python looks for rings of unused objects; it costs a tenth of every page otherwise."""
log = logging.getLogger(__name__)


def prepare() -> None:
    """What cannot be drawn is said, and does not keep the server from starting."""
    try:
        warm_up()
        settle()
    except Exception:
        log.exception("a game could not be drawn")


def warm_up() -> None:
    for lang in LANGUAGES:
        site_text(lang)
    for file in sorted((settings.HERE / "templates").rglob("*.html")):
        get_template(str(file.relative_to(settings.HERE / "templates")))
    for name in known_games():
        draw(name)


def settle() -> None:
    """What is loaded now stays; nobody need look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def draw(name: str) -> None:
    """A game as it stands at the start, in every language."""
    game = find_game(name)
    table = Table.new(game, dict(game.lobby.solo), seed=1)
    if game.scene is None or not game.template:
        return
    for lang in LANGUAGES:
        scene = game.scene(table.view(0), Words(game, lang, table.state, 0), frozenset())
        render_to_string(game.template, {"scene": scene})
