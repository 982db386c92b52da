"""Which build runs: the source as it is, or its compiled twin.

`make fast` compiles core, kit, agents and the rules of every game with mypyc into the folder `compiled` beside this
file. Where that folder is there and was made from this very source, its modules are imported instead of the plain ones;
LUDEX_BUILD=plain leaves them alone."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE / "compiled"
MANIFEST = COMPILED / "manifest.json"
LIBRARY = "ludex_compiled__mypyc"
"""What all compiled modules share; it is imported by this name."""
SUFFIX = ".so"


class Compiled(MetaPathFinder):
    """Finds the compiled modules."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.modules = frozenset(modules)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.modules:
            return None
        file = str(COMPILED / (fullname + SUFFIX))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def digest(module: str) -> str:
    """A fingerprint of the source of a module."""
    file = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()


def use_compiled() -> None:
    """Import compiled modules from now on, if there are any that fit this Python and this source."""
    if os.environ.get("LUDEX_BUILD", "") == "plain" or not MANIFEST.exists():
        return
    made = json.loads(MANIFEST.read_bytes())
    if made["python"] != sys.implementation.cache_tag:
        return
    try:
        changed = [module for module, source in made["modules"].items() if digest(module) != source]
    except OSError:
        changed = ["?"]
    if changed:
        warnings.warn(
            f"{changed[0]} has changed since the compiled build was made; the plain source runs (make fast)",
            RuntimeWarning,
            stacklevel=2,
        )
        return
    sys.meta_path.insert(0, Compiled([LIBRARY, *made["modules"]]))


def build_name() -> str:
    """ "compiled" or "plain", as `ludex --version` says it."""
    return "compiled" if any(isinstance(finder, Compiled) for finder in sys.meta_path) else "plain"
