"""Addresses of pages. Every page has a dozen of its table's; Django looks each of them up anew."""

from __future__ import annotations

from functools import lru_cache

from django.urls import get_script_prefix, reverse

KEPT = 20_000
"""Some twenty of every table in play."""


def path_to(name: str, *args: int | str) -> str:
    """Where a page is; none of ours is in a namespace."""
    return below(get_script_prefix(), name, *args)


@lru_cache(KEPT, typed=True)
def below(prefix: str, name: str, *args: int | str) -> str:
    return reverse(name, args=args)
