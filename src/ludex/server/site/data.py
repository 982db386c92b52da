"""The folder where an installation keeps its embedded database and its secret; made when it is needed, not before."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path


def data_folder() -> Path:
    """Where it is, or would be."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(os.environ.get("LUDEX_DATA") or home / "ludex")


def make_folder(folder: Path) -> None:
    """Nobody but its owner looks into it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """Nobody but its owner reads a database, whatever folder it lies in. It is made here, before it is written to."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            file.with_name(name).chmod(0o600)


def secret_of(folder: Path) -> str:
    """The secret that this installation keeps for itself."""
    file = folder / "secret"
    if not file.exists():
        make_folder(folder)
        with tempfile.NamedTemporaryFile("w", dir=folder, encoding="ascii", delete=False) as made:
            made.write(secrets.token_urlsafe(48))
        with contextlib.suppress(FileExistsError):
            os.link(made.name, file)
        os.unlink(made.name)
    return file.read_text(encoding="ascii")
