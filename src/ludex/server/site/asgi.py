"""The server as an ASGI application: Django's pages, and what runs beside them from start to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from types import FrameType
from typing import Any

from asgiref.sync import ThreadSensitiveContext
from django.conf import settings
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "ludex.server.site.settings")
streams = get_asgi_application()

from ludex.server.live import hub, minds, warm, worker  # noqa: E402  (models need Django to be set up)
from ludex.server.site import bodies  # noqa: E402
from ludex.server.site.bodies import Receive, Send  # noqa: E402
from ludex.server.site.whole import Whole  # noqa: E402

pages = Whole()
STREAM = "/events"
"""What an address ends with that is answered by a stream."""

PATIENCE = 5.0
THREADS = cycle([ThreadPoolExecutor(1, "ludex-page") for _ in range(settings.THREADS)])
"""Who makes the pages, in turn. Django would take a new thread for every request, which would open the database anew:
that costs more than many a page."""


async def application(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await live_and_stop(receive, send)
        return
    try:
        body = await bodies.READER.read(scope, receive)
    except bodies.Refused as refused:
        await bodies.refuse(scope, send, refused)
        return
    except bodies.Gone:
        return
    thread = next(THREADS)
    if scope["path"].endswith(STREAM):
        async with ThreadSensitiveContext(executor=thread):
            await streams(scope, bodies.again(body, receive), send)  # type: ignore[arg-type]
        return
    made = await asyncio.get_running_loop().run_in_executor(thread, pages.make, scope, body)
    await send({"type": "http.response.start", "status": made.status, "headers": made.headers})
    await send({"type": "http.response.body", "body": made.content})


async def live_and_stop(receive: Receive, send: Send) -> None:
    """Be ready, then start the worker; connections are taken only after that. Stop it with the server."""
    threads: list[threading.Thread] = []
    while True:
        match (await receive())["type"]:
            case "lifespan.startup":
                end_streams_on_signal()
                warm.prepare()
                threads = worker.start()
                await send({"type": "lifespan.startup.complete"})
            case "lifespan.shutdown":
                hub.stop()
                minds.MINDS.stop()
                for thread in threads:
                    thread.join(PATIENCE)
                await send({"type": "lifespan.shutdown.complete"})
                return


def end_streams_on_signal() -> None:
    """The server waits for open connections before it says that it stops; streams would keep it waiting for ever."""
    if threading.current_thread() is not threading.main_thread():
        return

    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(received: int, frame: FrameType | None, before: object = before) -> None:
            threading.Thread(target=hub.stop, daemon=True).start()
            if callable(before):
                before(received, frame)

        signal.signal(number, stop)
