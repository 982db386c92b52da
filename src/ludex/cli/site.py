"""`ludex play` in the browser, `serve`, `admin` and `verify`. Django is imported only when it is
needed, and whoever has not installed it is told how to."""

from __future__ import annotations

import argparse
import importlib.util
import os
import socket
import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path
from typing import Any

import msgspec

from ludex.core.errors import LudexError
from ludex.core.fair import prove
from ludex.core.text import Text

Run = Callable[[argparse.Namespace, Text], int]
MOST_WORKERS = 4
NEEDED = ("django", "uvicorn", "whitenoise", "argon2", "segno")
ELSEWHERE = "192.0.2.1"
"""An address that nobody has: the way to it is the way into the network."""


def set_up_django() -> None:
    """Make the server's models usable, or say what is not installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise LudexError("cli-no-server", missing=", ".join(missing))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ludex.server.site.settings")
    import django

    django.setup()


def usual_workers() -> int:
    """Server processes: as many as LUDEX_WORKERS says, or one for each core, four at most."""
    return int(os.environ.get("LUDEX_WORKERS") or min(MOST_WORKERS, os.cpu_count() or 1))


def add_site_commands(
    command: Callable[[str, Run], argparse.ArgumentParser], flag: Callable[..., None], text: Text
) -> None:
    serve = command("serve", run_serve)
    flag(serve, "--host", default=os.environ.get("LUDEX_HOST", "127.0.0.1"), metavar="ADDRESS")
    flag(serve, "--port", type=int, default=int(os.environ.get("LUDEX_PORT", "8000")), metavar="N")
    flag(serve, "--workers", type=int, default=usual_workers(), metavar="N")

    verify = command("verify", run_verify)
    flag(verify, "file", type=Path)
    flag(verify, "--commitment", default="", metavar="HASH")
    flag(verify, "--json", action="store_true")

    admin = command("admin", run_admin_help)
    tasks = admin.add_subparsers(title=text.say("cli-commands"), metavar="")
    for name, run in ADMIN.items():
        about = text.say(f"cli-admin-{name}")
        task = tasks.add_parser(name, help=about, description=about)
        task.set_defaults(run=run)
        if name in ("create-user", "set-password"):
            flag(task, "login")
            flag(task, "--password-stdin", action="store_true")
        if name == "create-user":
            flag(task, "--name", default="")
        if name == "export":
            flag(task, "table")
        if name in ("backup", "restore", "export"):
            flag(task, "file", type=Path)
        if name == "verify":
            flag(task, "--json", action="store_true")
    admin.set_defaults(parser=admin)


def run_in_browser(chosen: argparse.Namespace, text: Text) -> int:
    """A server for this machine alone, or for its network, and a browser at its door."""
    lan = own_address() if chosen.lan else ""
    if lan:
        known = os.environ.get("LUDEX_HOSTS", "localhost,127.0.0.1,[::1]")
        os.environ["LUDEX_HOSTS"] = f"{known},{lan}"
    set_up_django()
    from ludex.server.site import qr, run

    def say(address: str, others: str) -> None:
        print(text.say("cli-play-open", address=address), flush=True)
        if others:
            print(text.say("cli-play-lan", address=others))
            print(qr.printed(others), flush=True)

    return run.play(chosen.port, browser=not chosen.no_browser, say=say, lan=lan)


def own_address() -> str:
    """The number by which others in the same network find this machine. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            found = str(probe.getsockname()[0])
        except OSError:
            found = ""
    if not found or found.startswith("127."):
        raise LudexError("cli-no-lan")
    return found


def run_serve(chosen: argparse.Namespace, text: Text) -> int:
    os.environ.setdefault("LUDEX_LOG", "INFO")
    os.environ.setdefault("LUDEX_TIDY", "1")
    set_up_django()
    from ludex.server.site import run

    return run.serve(chosen.host, chosen.port, chosen.workers)


def run_verify(chosen: argparse.Namespace, text: Text) -> int:
    """Check the dice of a finished game. Exit code 2 and one line if anything is wrong."""
    proof = prove(chosen.file.read_bytes(), chosen.commitment)
    if chosen.json:
        print(msgspec.json.encode(proof).decode())
        return 0
    print(text.say("cli-verify-fair", answers=proof.answers, chance=proof.chance))
    print(text.say("cli-verify-commitment", commitment=proof.commitment))
    return 0


# --------------------------------------------------------------------------------------------------------------- admin


def run_admin_help(chosen: argparse.Namespace, text: Text) -> int:
    chosen.parser.print_help()
    return 0


def run_create_user(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper

    person = keeper.create_user(chosen.login, chosen.name, asked_password(chosen, text))
    print(text.say("cli-admin-created", login=person.login))
    return 0


def run_set_password(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper

    person = keeper.set_password(chosen.login, asked_password(chosen, text))
    print(text.say("cli-admin-password-set", login=person.login))
    return 0


def asked_password(chosen: argparse.Namespace, text: Text) -> str:
    """Typed twice, unseen; or one line of standard input."""
    if chosen.password_stdin:
        return sys.stdin.readline().rstrip("\n")
    password = getpass(text.say("cli-admin-password"))
    if password != getpass(text.say("cli-admin-password-again")):
        raise LudexError("cli-admin-passwords-differ")
    return password


def run_tidy(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper
    from ludex.server.tables import tidy

    keeper.migrate()
    cleared = tidy.tidy()
    done = text.say("cli-admin-tidied", tables=cleared.tables, guests=cleared.guests, sessions=cleared.sessions)
    print(done)
    return 0


def run_backup(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper

    print(text.say("cli-admin-backed-up", things=keeper.backup(chosen.file), file=str(chosen.file)))
    return 0


def run_restore(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper

    print(text.say("cli-admin-restored", things=keeper.restore(chosen.file), file=str(chosen.file)))
    return report_tables(chosen, text)


def run_verify_tables(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    return report_tables(chosen, text)


def report_tables(chosen: argparse.Namespace, text: Text) -> int:
    """Every table replayed, and how it was found; exit code 1 if one is damaged."""
    from ludex.server.site import keeper
    from ludex.server.tables.checking import State

    found = keeper.verify_all()
    by_state = {state: {table: each for table, each in found.items() if each.state == state} for state in State}
    damaged = by_state[State.DAMAGED]
    if vars(chosen).get("json"):
        said = {
            "tables": len(found),
            "counts": {state.value: len(tables) for state, tables in by_state.items()},
            "imported": list(by_state[State.IMPORTED]),
            "old": {table: each.rules for table, each in by_state[State.OLD].items()},
            "differs": {
                table: {"rules": each.rules, "answer": each.number} for table, each in by_state[State.DIFFERS].items()
            },
            "damaged": {table: each.problem for table, each in damaged.items()},
        }
        print(msgspec.json.encode(said).decode())
        return 1 if damaged else 0
    for table, each in by_state[State.DIFFERS].items():
        print(text.say("cli-admin-differs", table=table, rules=each.rules, number=each.number))
    for table, each in damaged.items():
        print(text.say("cli-admin-damaged", table=table, problem=each.problem), file=sys.stderr)
    counts: dict[str, Any] = {state.value: len(tables) for state, tables in by_state.items()}
    print(text.say("cli-admin-verified", tables=len(found), **counts))
    return 1 if damaged else 0


def run_export(chosen: argparse.Namespace, text: Text) -> int:
    set_up_django()
    from ludex.server.site import keeper

    keeper.export(chosen.table, chosen.file)
    print(text.say("cli-admin-exported", table=chosen.table, file=str(chosen.file)))
    return 0


ADMIN: dict[str, Run] = {
    "create-user": run_create_user,
    "set-password": run_set_password,
    "backup": run_backup,
    "restore": run_restore,
    "verify": run_verify_tables,
    "export": run_export,
    "tidy": run_tidy,
}
