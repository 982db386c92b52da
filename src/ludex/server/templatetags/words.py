"""`{% say "home-title" name=person.name %}`: the site's words in the visitor's language."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django import template
from django.template import Context
from django.utils import timezone

from ludex.server.site.words import site_text

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Context, message: str, **about: Any) -> str:
    return site_text(context["lang"]).say(message, **about)


@register.simple_tag(takes_context=True)
def ago(context: Context, moment: datetime) -> str:
    """How long ago something was, in round words."""
    minutes = max(0, int((timezone.now() - moment).total_seconds() // 60))
    for unit, size in (("days", 24 * 60), ("hours", 60), ("minutes", 1)):
        if minutes >= size:
            return site_text(context["lang"]).say(f"ago-{unit}", count=minutes // size)
    return site_text(context["lang"]).say("ago-now")


@register.filter
def at(values: dict[int, Any], key: int) -> Any:  # noqa: ANN401  whatever the page keeps there
    return values[key]
