"""The short way through templates comes to the same as Django's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.template import Context, Engine, Template, TemplateDoesNotExist
from django.template.backends.django import Template as Backed
from django.template.loader import get_template
from django.utils.safestring import mark_safe
from msgspec import Struct

from ludex.core.text import LANGUAGES, WordsNow
from ludex.games.root.show.draw import draw
from ludex.server.site.quick import Loader, QuickTemplate
from ludex.server.tables import store
from tests.server.stage import duel, person, play_on


class Card(Struct, frozen=True):
    name: str
    number: int
    worth: float = 2.5


class Gone(Exception):
    silent_variable_failure = True


@dataclass
class Hand:
    cards: tuple[Card, ...]

    @property
    def missing(self) -> str:
        raise Gone

    def size(self) -> int:
        return len(self.cards)


VALUES: dict[str, Any] = {
    "hand": Hand((Card("<Ox>", 4), Card(mark_safe("<b>Elk</b>"), 12345))),
    "card": Card("Fox & Hare", 7),
    "table": {"items": "the key, not the method", "deep": {"er": "x"}},
    "nothing": None,
    "yes": True,
}
EXPRESSIONS = (
    "{{ card.name }}|{{ card.number }}|{{ card.worth }}|{{ card.none }}|{{ none.name }}|{{ nothing }}|{{ yes }}",
    "{{ hand.cards.0.name }}|{{ hand.cards.1.name }}|{{ hand.cards.9.name }}|{{ hand.size }}|{{ hand.missing }}",
    "{{ table.items }}|{{ table.deep.er }}|{{ table.keys|length }}|{{ card.name|upper }}|{{ 'word' }}|{{ 3 }}",
    "{% autoescape off %}{{ card.name }}{{ card.number }}{% endautoescape %}{{ hand.cards.1.number }}",
    "{% for each in hand.cards %}{{ forloop.counter }}{{ each.name }}{% if each.number > 9 %}!{% endif %}{% endfor %}",
    "{% if hand.missing or card.none %}a{% elif card.number == 7 and not nothing %}b{% endif %}",
    "{% with it=card.name %}{{ it }}{% endwith %}{% firstof nothing hand.missing card.name %}",
)


@pytest.mark.parametrize("source", EXPRESSIONS)
@pytest.mark.parametrize("local", [None, False])
def test_expressions(source: str, local: bool | None) -> None:
    quick, plain = (each(source, engine=Engine()) for each in (QuickTemplate, Template))
    said = quick.render(Context(VALUES, use_l10n=local))
    assert said == plain.render(Context(VALUES, use_l10n=local))
    assert said.strip("|")


SITE: dict[str, Any] = dict(settings.TEMPLATES[0])


def engine(*loaders: Any) -> Engine:
    return Engine(dirs=SITE["DIRS"], loaders=list(loaders) or None, builtins=SITE["OPTIONS"]["builtins"])


def test_a_whole_table_in_every_language() -> None:
    """Every template of the board, without what is kept of earlier ones."""
    me = person()
    row = play_on(duel(me, me), None, 40)
    engines = [engine("ludex.server.site.quick.Loader"), engine("django.template.loaders.filesystem.Loader")]
    with store.open_table(row.id) as (_, table):
        for lang in LANGUAGES:
            scene = draw(table.view(0), WordsNow(table.game, lang, table.state), frozenset({"clearing:1", "card:3"}))
            quick, plain = (
                each.get_template(table.game.template).render(Context({"scene": scene})) for each in engines
            )
            assert quick == plain
            assert len(quick) > 10_000


def test_templates_of_the_site_are_quick_and_read_once() -> None:
    """As the site itself loads them, and not only the loader by itself."""
    part = get_template("ludex/part.html")
    assert isinstance(part, Backed)
    assert isinstance(part.template, QuickTemplate)
    again = get_template("ludex/part.html")
    assert isinstance(again, Backed)
    assert again.template is part.template
    with pytest.raises(TemplateDoesNotExist):
        Loader(engine()).get_template("ludex/nowhere.html")


BASE = "<{% block b %}{% endblock %}>"


def folders(place: Path, **files: dict[str, str]) -> Engine:
    for folder, texts in files.items():
        (place / folder).mkdir()
        for name, text in texts.items():
            (place / folder / f"{name}.html").write_text(text)
    return Engine(dirs=[str(place / folder) for folder in files], loaders=["ludex.server.site.quick.Loader"])


def test_what_others_extend_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = folders(tmp_path, ours={"page": "{% extends 'base.html' %}{% block b %}page{% endblock %}", "base": BASE})
    assert site.get_template("page.html").render(Context()) == "<page>"
    monkeypatch.setattr(Loader, "get_contents", lambda *_: pytest.fail("read again"))
    assert site.get_template("page.html").render(Context()) == "<page>"


def test_a_template_may_extend_its_namesake(tmp_path: Path) -> None:
    mine = "{% extends 'page.html' %}{% block b %}mine{% endblock %}"
    site = folders(tmp_path, mine={"page": mine}, theirs={"page": BASE})
    assert [site.get_template("page.html").render(Context()) for _ in range(2)] == ["<mine>", "<mine>"]


@pytest.mark.parametrize(
    "source",
    [
        "{% say 'table-undo' %}|{% say 'table-free' count=2 %}|{% say 'no-such-phrase' %}",
        "{% say 'table-why' as it %}{{ it }}|{% url 'home' as it %}{{ it }}",
        "{% url 'table' 'a&b' %}|{% url 'table-told' card.name 3 %}|{% url 'table' table_id='x' %}",
        "{% include 'ludex/table/clause.html' with clause=card.name %}",
        "{% include 'ludex/table/clause.html' with clause='1' only %}",
        "{% for each in hand.cards %}{% include 'ludex/replay_step.html' %}{% cycle 'a' 'b' %}{% endfor %}",
        "{% include template %}|{% autoescape off %}{% say 'table-undo' %}{% url 'table' 'a&b' %}{% endautoescape %}",
    ],
)
def test_phrases_addresses_and_other_templates(source: str) -> None:
    engines = [engine("ludex.server.site.quick.Loader"), engine("django.template.loaders.filesystem.Loader")]
    values = {**VALUES, "lang": "ru", "law_base": "/laws/", "template": "ludex/table/tabs.html"}
    quick, plain = (
        kind(source, engine=each).render(Context(values))
        for kind, each in zip((QuickTemplate, Template), engines, strict=True)
    )
    assert quick == plain
    assert quick.strip("|")
