"""`{% fragment "root/seat.html" seat=seat %}`: a part of a page that is rendered once for the same content.

A fragment is given its values and nothing else: no request, no person, no table. What it shows can only come from these
values, and they are what it is kept under; so it shows nobody anything that is not in their own view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django import template
from django.conf import settings
from django.db.models import Model
from django.template import Context, Engine, Node
from django.template.base import FilterExpression, Parser, Token, token_kwargs
from django.templatetags.static import static
from django.utils.safestring import SafeString

from ludex.server.site.known import Known

KEPT = 16_000
"""Fragments in memory: some eighty of every table in play, with what they are kept under 2.5 kilobytes each."""

KNOWN = "known_to_page"
"""In the context of a part: what the page that asks for it has already."""

register = template.Library()


@register.tag
def fragment(parser: Parser, token: Token) -> Fragment:
    _, name, *values = token.split_contents()
    return Fragment(parser.compile_filter(name), token_kwargs(values, parser))


class Fragment(Node):
    """Values have to be hashable, by all that is shown of them: frozen dataclasses, tuples, words and numbers."""

    def __init__(self, name: FilterExpression, values: dict[str, FilterExpression]) -> None:
        self.name = name
        self.values = values

    def render(self, context: Context) -> SafeString:
        assert context.template is not None
        values = {name: value.resolve(context) for name, value in self.values.items()}
        html = rendered(context.template.engine, self.name.resolve(context), **values)
        known: Known | None = context.get(KNOWN)
        return html if known is None else known.piece(html)


@lru_cache(KEPT)
def rendered(engine: Engine, name: str, /, **values: Any) -> SafeString:
    assert not any(isinstance(value, Model) for value in values.values()), "equal by its number, whatever it holds"
    return engine.get_template(name).render(Context(values, use_l10n=False))


@register.simple_tag
def drawing(path: str) -> str:
    """The address of a picture among the static files of a game; its path where there is no site."""
    return static(path) if settings.configured else path
