"""A wheel with the compiled modules, for this Python and this kind of machine: `make fast` asks for it. Every other
wheel is plain."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "src/ludex/compiled"


class CompiledWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LUDEX_WHEEL") != "compiled":
            return
        if not (Path(self.root) / COMPILED / "manifest.json").exists():
            raise FileNotFoundError(f"{COMPILED} is not there: compile first (make fast)")
        build_data["artifacts"].append(f"{COMPILED}/*")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
