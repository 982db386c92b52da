"""`{% fragment "root/seat.html" seat=seat %}`: a part of a page that is rendered once for the same content.

A fragment is given its values and nothing else: no request, no person, no table. What it shows can only come from these
values, and they are what it is kept under; so it shows nobody anything that is not in their own view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django import template
from django.db.models import Model
from django.template import Context, Engine
from django.utils.safestring import SafeString

KEPT = 16_000
"""Fragments in memory: some eighty of every table in play, with what they are kept under 2.5 kilobytes each."""

register = template.Library()


@register.simple_tag(takes_context=True)
def fragment(context: Context, name: str, **values: Any) -> SafeString:
    """Values have to be hashable, by all that is shown of them: frozen dataclasses, tuples, words and numbers."""
    assert context.template is not None
    assert not any(isinstance(value, Model) for value in values.values()), "equal by its number, whatever it holds"
    return rendered(context.template.engine, name, **values)


@lru_cache(KEPT)
def rendered(engine: Engine, name: str, /, **values: Any) -> SafeString:
    return engine.get_template(name).render(Context(values, use_l10n=False))
