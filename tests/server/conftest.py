"""A server with an empty database in a folder of its own, made once for all tests; conftest.py above sets Django up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from django.test.utils import setup_test_environment, teardown_test_environment


@pytest.fixture(scope="session", autouse=True)
def database() -> Any:
    setup_test_environment()
    call_command("migrate", verbosity=0)
    yield
    teardown_test_environment()


@pytest.fixture
def sign_in() -> Callable[[Any], Client]:
    """A browser in which a person is at home."""

    def browser(person: Any = None, lang: str = "en") -> Client:
        client = Client()
        if person is not None:
            client.force_login(person)
        client.cookies["lang"] = lang
        return client

    return browser
