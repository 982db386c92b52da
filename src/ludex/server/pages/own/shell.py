"""The service worker: once opened, pages of a real table open without a network, as they were seen last."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import path

from ludex import __version__


def shell(request: HttpRequest) -> HttpResponse:
    """Its address is at the top, so that it may answer for all pages."""
    response = render(request, "ludex/own/shell.js", {"version": __version__}, content_type="text/javascript")
    response.headers["Cache-Control"] = "no-cache"
    return response


urlpatterns = [path("shell.js", shell, name="shell")]
