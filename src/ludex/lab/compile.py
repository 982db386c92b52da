"""Compile core, kit, agents and the rules of every game with mypyc: `make fast`. What that brings is told in
docs/benchmarks.md; `ludex.build` says when the compiled modules are used."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from ludex.build import COMPILED, LIBRARY, MANIFEST, PACKAGE, SUFFIX, digest
from ludex.lab.written_out import without_laws, written_out

ROOMS = ("agents", "core", "games", "kit")
NOT_PLAYED = frozenset(("show", "testing", "picture", "lessons", "meta", "mixes", "game", "mat"))
"""Rooms and modules that no playout enters."""
PLAIN = frozenset(
    (
        *("core.again", "core.beats", "core.citations", "core.cited", "core.errors", "core.fair", "core.labels"),
        *("core.lesson", "core.lobby", "core.own_facts", "core.own_table", "core.text"),
    )
)
"""What is for people."""
STRUCT = re.compile(r"msgspec\.Struct|^class \w+\(\w+, \w+=", re.MULTILINE)
"""mypyc cannot make these: a module that declares one stays as it is."""
LEFT_BEHIND = ("compiled", "__pycache__", "static", "server", "content")
"""What is no part of the copy that is compiled."""
FLAGS = ("-fPIC", "-fwrapv", "-DNDEBUG", "-fvisibility=hidden", "-fno-plt")
"""Whatever is not Python's own is called directly: nobody else needs to see it."""
NO_WARNINGS = ("-Wno-missing-profile", "-Wno-coverage-mismatch")
COMPILING = ("ludex.lab.compile", "ludex.lab.looked_up", "ludex.lab.written_out")
TRAINING = 60
"""Games of each from which the compiler learns."""
COMPILER = shlex.split(sysconfig.get_config_var("CC") or "cc")[:1]


class Extension(NamedTuple):
    """A module of C: its name, its files, and how they are compiled."""

    name: str
    sources: list[str]
    flags: list[str]


def modules(games: Sequence[str] = ()) -> list[Path]:
    """The files that are compiled, relative to the package; of the games only these, if any are named."""
    files = [file for room in ROOMS for file in sorted((PACKAGE / room).rglob("*.py"))]
    return [file.relative_to(PACKAGE) for file in files if is_compiled(file, games)]


def is_compiled(file: Path, games: Sequence[str]) -> bool:
    names = file.relative_to(PACKAGE).with_suffix("").parts
    if file.name == "__init__.py" or NOT_PLAYED.intersection(names) or ".".join(names) in PLAIN:
        return False
    if games and names[0] == "games" and names[1] not in games:
        return False
    return not STRUCT.search(file.read_text("utf-8"))


def generate(files: Sequence[Path], folder: Path, optimize: str) -> list[Extension]:
    """Write the sources out and turn them into C."""
    from mypyc.build import mypycify  # only whoever compiles has it

    copy = folder / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PACKAGE, copy / PACKAGE.name, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    for path in (copy / PACKAGE.name).rglob("*.py"):
        text = path.read_text("utf-8")
        compiled = path.relative_to(copy / PACKAGE.name) in files
        path.write_text(written_out(text) if compiled else without_laws(text), "utf-8")
    os.chdir(folder)
    os.environ["MYPYPATH"] = copy.name
    made = mypycify(
        ["--config-file=", "--strict", *[f"{copy.name}/{PACKAGE.name}/{file}" for file in files]],
        target_dir="c",
        multi_file=True,
        opt_level=optimize,
        debug_level="0",
        group_name=LIBRARY.removesuffix("__mypyc"),
    )
    include = [sysconfig.get_paths()["include"]]
    return [
        Extension(
            each.name, each.sources, [*[f"-I{path}" for path in include + each.include_dirs], *each.extra_compile_args]
        )
        for each in made
    ]


def build(folder: Path, games: Sequence[str], optimize: str, jobs: int, *, trained: bool) -> None:
    """Compile everything, then put it where it is found. Trained: play with what was compiled first, and let the
    compiler see which ways were taken."""
    files = modules(games)
    names = [".".join((PACKAGE.name, *file.with_suffix("").parts)) for file in files]
    made = {
        "python": sys.implementation.cache_tag,
        "how": {"optimize": optimize, "trained": trained, "by": {name: digest(name) for name in COMPILING}},
        "modules": {name: digest(name) for name in names},
    }
    if MANIFEST.exists() and json.loads(MANIFEST.read_bytes()) == made:
        print(f"{COMPILED} is of this very source")
        return
    folder.mkdir(parents=True, exist_ok=True)
    extensions = generate(files, folder, optimize)
    for left in (folder / "c").rglob("*.gcda"):
        left.unlink()
    if trained:
        put(extensions, folder, made, jobs, ("-fprofile-generate", "-fprofile-update=single"))
        for game in sorted({file.parts[1] for file in files if file.parts[0] == "games"}):
            train(game)
        put(extensions, folder, made, jobs, ("-fprofile-use", "-fprofile-correction", *NO_WARNINGS))
    else:
        put(extensions, folder, made, jobs, ())


def put(extensions: Sequence[Extension], folder: Path, made: Mapping[str, Any], jobs: int, more: Sequence[str]) -> None:
    """Compile, link, and take the place of what was there."""
    fresh = folder / "compiled"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    in_parallel(
        jobs,
        (
            [*COMPILER, "-c", *FLAGS, *each.flags, *more, source, "-o", made_of(source)]
            for each in extensions
            for source in each.sources
        ),
    )
    in_parallel(
        jobs,
        (
            [
                *(*COMPILER, "-shared", "-Wl,-Bsymbolic", *more[:1], *map(made_of, each.sources)),
                *("-o", str(fresh / (each.name + SUFFIX))),
            ]
            for each in extensions
        ),
    )
    (fresh / MANIFEST.name).write_text(json.dumps(made, indent=1))
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.move(fresh, COMPILED)


def train(game: str) -> None:
    """Random games of a few set-ups, and clones in the middle of them."""
    settings = os.environ | {"LUDEX_BUILD": ""}
    command = [sys.executable, "-m", "ludex", "sim", game, "--all-mixes", "--games", str(TRAINING), "--json"]
    subprocess.run(command, check=True, env=settings, stdout=subprocess.DEVNULL)  # noqa: S603  our own program


def made_of(source: str) -> str:
    return str(Path(source).with_suffix(".o"))


def in_parallel(jobs: int, commands: Iterable[list[str]]) -> None:
    def run(command: list[str]) -> None:
        subprocess.run(command, check=True)  # noqa: S603  our own compiler call

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(run, commands))


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m ludex.lab.compile", description=__doc__)
    reader.add_argument("games", nargs="*", help="the rules of these games only")
    reader.add_argument("--folder", type=Path, default=Path("build/fast"), help="where the C goes")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--optimize", default="2", help="how hard the C compiler tries, 0 to 3")
    reader.add_argument(
        "--trained", action="store_true", help="compile twice, the second time by what games were seen to do"
    )
    chosen = reader.parse_args()
    build(chosen.folder.resolve(), chosen.games, chosen.optimize, chosen.jobs, trained=chosen.trained)


if __name__ == "__main__":
    main()
