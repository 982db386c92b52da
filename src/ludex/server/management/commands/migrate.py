"""Django's own command, which first makes the folder of the embedded database."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.commands import migrate
from django.db import connection

from ludex.server.site.data import make_folder, make_private


class Command(migrate.Command):
    def execute(self, *args: Any, **options: Any) -> str | None:
        if connection.vendor == "sqlite":
            make_folder(settings.DATA)
            make_private(settings.DATA / settings.DATABASES["default"]["NAME"])
        return super().execute(*args, **options)
