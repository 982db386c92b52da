"""What a visitor sees when something goes wrong: plain words, and nothing of the inside."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def shown(request: HttpRequest, status: int) -> HttpResponse:
    words = {"title": f"error-{status}", "about": f"error-{status}-about"}
    return render(request, "ludex/error.html", words, status=status)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return shown(request, 404)


def old_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token, mostly one that lay open for too long."""
    return shown(request, 403)


def failed(request: HttpRequest) -> HttpResponse:
    return shown(request, 500)
