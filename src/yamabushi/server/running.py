"""Run the server: get ready, say where it is, serve, and stop in an orderly way."""

from __future__ import annotations

import contextlib
import io
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

import segno
import structlog
import uvicorn
from fastapi import FastAPI

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server import logs
from yamabushi.server.app import create_app
from yamabushi.server.connections import Connection, SocketConnection
from yamabushi.server.guards import MOST_FRAME
from yamabushi.server.live import require_reachable
from yamabushi.server.settings import Settings

PORT_TAKEN = Sentence(
    "serve-port", "{host}:{port} cannot be listened on: {problem}. Name another port with --port, or 0 for any."
)

GRACE = 10
"""So many seconds those who are connected have to go, when the server stops."""

MOST_FILES = 65_536
"""So many files a process has open at most, connections among them."""

PING = 20.0
"""A socket that does not answer to a ping for so many seconds is dead."""


def configured(settings: Settings) -> uvicorn.Config:
    """Make the web server's settings.

    Raises:
        BadOption: something in the settings cannot be used.
        Unavailable: the database cannot be opened.
    """
    return around(create_app(settings), settings)


def around(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Make the web server's settings for an app."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,  # addresses hold ids of tables; what matters is logged and counted by us
        log_level="error",  # of every request that is none it would warn: whoever likes could fill the log
        http=Connection,
        ws=SocketConnection,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )


def listening(settings: Settings) -> socket.socket:
    """Take the port.

    Raises:
        BadOption: it is taken by somebody else.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise BadOption(PORT_TAKEN, host=settings.host, port=settings.port, problem=reason) from None
    return listener


def raise_file_limit() -> None:
    """Let this process have as many files open as the system allows: each connection is one of them."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system counts them
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def own_address() -> str:
    """Find the address of this machine on the local network; no packet is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return address
    return "127.0.0.1"


def qr_code(text: str, *, plain: bool) -> str:
    """Draw a QR code for a terminal."""
    out = io.StringIO()
    code = segno.make(text, micro=False)
    if not plain:
        code.terminal(out, compact=True)
        return out.getvalue()
    rows = ("".join("##" if dark else "  " for dark in row) for row in code.matrix_iter(border=2))
    return "\n".join(rows) + "\n"


def serve(settings: Settings, ready: Callable[[str], None], *, opens_browser: bool = False) -> None:
    """Serve until stopped by a signal.

    Args:
        settings: what the host has chosen.
        ready: told the address as soon as the server answers.
        opens_browser: whether to open the page then.

    Raises:
        BadOption: something in the settings cannot be used.
        Unavailable: the database cannot be opened.
    """
    logs.configure(as_json=settings.log_json)
    if settings.generosity is not None:
        structlog.get_logger().warning("the setting generosity is called limit_factor now")
    raise_file_limit()
    if settings.live is not None:
        require_reachable(settings.live)
    listener = listening(settings)
    server = uvicorn.Server(configured(settings))
    port = listener.getsockname()[1]
    host = own_address() if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    def wait() -> None:
        while not server.started and not server.should_exit:
            time.sleep(0.02)
        if server.started:
            ready(address)
            if opens_browser:
                webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()
    # The web server passes a signal on when all is closed: then we end like everybody else, and clean up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        server.should_exit = True
        listener.close()
