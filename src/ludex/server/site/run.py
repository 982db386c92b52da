"""Starting the server: at home for one machine, or in production. Needs Django to be set up."""

from __future__ import annotations

import contextlib
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from django.conf import settings
from django.core.management import call_command
from uvicorn.supervisors import Multiprocess

from ludex.core.errors import LudexError
from ludex.server.live import worker
from ludex.server.site import door

APPLICATION = "ludex.server.site.asgi:application"
HOME_PORT = 8484
"""Where `ludex play` is found if nobody else is there: bookmarks last."""
GRACE = 10
"""Seconds that open requests have to end when the server stops."""


def prepare() -> None:
    """Room for many connections, the database as this version needs it, and no claims of workers that are no more."""
    door.raise_descriptors()
    call_command("migrate", verbosity=0, interactive=False)
    worker.forget_claims()


def config_of(workers: int = 1, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Config:
    return uvicorn.Config(
        APPLICATION,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http=door.Door,
        ws="none",
        limit_concurrency=door.most_connections(),
        forwarded_allow_ips=settings.PROXIES,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        timeout_worker_healthcheck=60,
        lifespan="on",
    )


def free_socket(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the usual port or any other that is free.

    It is named as TCP's: only then does asyncio send every packet at once, and no answer waits 40 ms for the client."""
    for wanted in (HOME_PORT, 0) if port is None else (port,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
            return found
        except (OSError, OverflowError) as error:
            found.close()
            if wanted == port:
                raise LudexError("cli-port-taken", host=host, port=str(port)) from error
    raise AssertionError


def play(port: int | None, *, browser: bool, say: Callable[[str, str], None], lan: str = "") -> int:
    """Serve this machine alone until somebody presses Ctrl+C; or its network too, in which it is called `lan`."""
    prepare()
    door = free_socket("0.0.0.0" if lan else "127.0.0.1", port)  # noqa: S104  somebody asked for it
    number = door.getsockname()[1]
    address = f"http://127.0.0.1:{number}/"
    settings.LAN_URL = f"http://{lan}:{number}" if lan else ""
    server = uvicorn.Server(config_of())

    def open_when_ready() -> None:
        while not server.started and not server.should_exit:
            threading.Event().wait(0.05)
        say(address, settings.LAN_URL)
        if browser:
            webbrowser.open(address)

    threading.Thread(target=open_when_ready, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])
    return 0


def serve(host: str, port: int, workers: int) -> int:
    """Serve until a signal says to stop."""
    prepare()
    config = config_of(workers, host, port)
    door = free_socket(host, port)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[door]).run()
        else:
            uvicorn.Server(config).run(sockets=[door])
    return 0
