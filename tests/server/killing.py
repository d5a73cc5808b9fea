"""Serve in a child process that can be killed, as often as asked: the program is loaded once, and forked.

    python -m tests.server.killing

For every line on standard input, `FOLDER [hasty | halfway]`, or `FOLDER DATABASE LIVE` for one of several processes, a
server is started, and its process id and port are printed. The port is taken by then: one that is only known to be free
may be somebody else's when the server wants it. A hasty one acknowledges before it has stored: what the test of the
promise must notice. One that dies halfway is gone while it makes a guest's games somebody's, after the second table.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from unittest import mock

import sqlalchemy as sa
import uvicorn

from tests.server.serving import addresses, app_of, quick_passwords
from yamabushi.core.registry import game
from yamabushi.server import logs
from yamabushi.server.running import around, listening
from yamabushi.server.settings import Settings
from yamabushi.server.storage import played
from yamabushi.server.storage.changes import Append
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Change, Result


def be_hasty() -> None:
    """Answer first and store a little later."""
    write = Store.write
    tasks: set[asyncio.Task[None]] = set()

    async def later(store: Store, change: Append) -> None:
        await asyncio.sleep(0.03)
        await write(store, change)

    async def hasty(self: Store, change: Change[Result], epoch: str | None = None) -> Result | None:
        if not isinstance(change, Append):
            return await write(self, change, epoch)
        task = asyncio.get_running_loop().create_task(later(self, change))
        tasks.add(task)
        return None

    mock.patch.object(Store, "write", hasty).start()


def die_halfway() -> None:
    """Be killed while the third table of a guest is given to an account."""
    take_over = played.take_over
    tables: list[str] = []

    def dying(connection: sa.Connection, account: str, name: str, table: str, holder: str) -> bool:
        tables.append(table)
        if len(tables) == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return take_over(connection, account, name, table, holder)

    mock.patch.object(played, "take_over", dying).start()


MANNERS = {"hasty": be_hasty, "halfway": die_halfway}


def serve(listener: socket.socket, folder: Path, *more: str) -> None:
    """Serve until killed."""
    for manner in MANNERS.keys() & set(more):
        MANNERS[manner]()
    logs.configure(as_json=False)  # not to where process ids are written
    database, live = more if len(more) == 2 else (None, None)
    settings = Settings(data=folder, database=database, live=live, limit_factor=1000)
    with quick_passwords():
        uvicorn.Server(around(app_of(settings), settings)).run([listener])


def main() -> None:
    """Start a server for every line."""
    game("regality").start()
    addresses()
    for line in sys.stdin:
        folder, *more = line.split()
        with listening(Settings(port=0)) as listener:
            child = os.fork()
            if child == 0:
                serve(listener, Path(folder), *more)
                os._exit(0)
            sys.stdout.write(f"{child} {listener.getsockname()[1]}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
