"""`{% say "home-title" name=person.name %}`: the site's words in the visitor's language."""

from __future__ import annotations

from typing import Any

from django import template
from django.template import Context

from ludex.server.words import site_text

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Context, message: str, **about: Any) -> str:
    return site_text(context["lang"]).say(message, **about)
