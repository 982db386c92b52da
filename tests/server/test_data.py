"""The data folder is made when it is needed, and only its owner looks into it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ludex.server.site.data import secret_of


def run(folder: Path, *command: str) -> str:
    env = {**os.environ, "LUDEX_DATA": str(folder), "DJANGO_SETTINGS_MODULE": "ludex.server.site.settings"}
    env.pop("LUDEX_SECRET", None)
    done = subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout


def test_settings_make_no_folder(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    run(folder, "-c", "import django; django.setup()")
    assert not folder.parent.exists()


def test_migrate_makes_it_for_its_owner(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    run(folder, "-m", "django", "migrate", "--verbosity", "0")
    assert (folder / "ludex.sqlite3").is_file()
    assert folder.stat().st_mode & 0o077 == 0


def test_the_secret_is_made_when_first_needed_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    sign = "import django; django.setup(); from django.core import signing; print(signing.Signer().sign('x'))"
    first = run(folder, "-c", sign)
    assert first == run(folder, "-c", sign)
    assert len(secret_of(folder)) > 40
