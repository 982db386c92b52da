"""Before any test is collected: modules of the server can be imported, and nobody's own tables are touched."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

import django

os.environ["LUDEX_DATA"] = tempfile.mkdtemp(prefix="ludex-tests-")
atexit.register(shutil.rmtree, os.environ["LUDEX_DATA"], ignore_errors=True)
os.environ["DJANGO_SETTINGS_MODULE"] = "ludex.server.settings"
os.environ.pop("DATABASE_URL", None)
django.setup()
