"""Addresses as QR codes: for the camera of a phone, on a page or in a terminal."""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from django.utils.safestring import SafeString, mark_safe

BORDER = 3


@lru_cache(256)
def drawn(address: str) -> SafeString:
    """As a picture for a page, dark on white whatever the theme: cameras want it so."""
    code = segno.make_qr(address, error="m")
    picture = code.svg_inline(border=BORDER, omitsize=True, svgclass="qr-code", lineclass=None, light="#fff")
    return mark_safe(picture)  # noqa: S308  squares drawn by the library


def printed(address: str) -> str:
    """As lines of half blocks for a terminal."""
    out = io.StringIO()
    segno.make_qr(address, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
