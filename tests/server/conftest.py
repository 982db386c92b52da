"""A server with an empty database in a folder of its own, made once for all tests."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import django
import pytest
from django.conf import settings
from django.core.management import call_command
from django.test import Client
from django.test.utils import setup_test_environment, teardown_test_environment

os.environ["LUDEX_DATA"] = tempfile.mkdtemp(prefix="ludex-tests-")
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ludex.server.settings")
django.setup()


@pytest.fixture(scope="session", autouse=True)
def database() -> Iterator[None]:
    Path(settings.STATIC_ROOT).mkdir(parents=True, exist_ok=True)
    setup_test_environment()
    call_command("migrate", verbosity=0)
    yield
    teardown_test_environment()


@pytest.fixture
def sign_in() -> Callable[..., Client]:
    """A browser in which a person is at home."""

    def browser(person: Any = None, lang: str = "en") -> Client:
        client = Client()
        if person is not None:
            client.force_login(person)
        client.cookies["lang"] = lang
        return client

    return browser
