"""What rooms are given by the process that they are in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from yamabushi.server.duties import Duties
from yamabushi.server.engine_room import EngineRoom
from yamabushi.server.metrics import Metrics
from yamabushi.server.neighbours import Neighbours
from yamabushi.server.push.what import Push
from yamabushi.server.storage.store import Store
from yamabushi.server.troubles import Troubles
from yamabushi.table.table import Drawing


@dataclass
class Services:
    """Whom a room can ask: for the time, for what chance says, to store, to think, to see to something later."""

    store: Store
    engines: EngineRoom
    neighbours: Neighbours
    duties: Duties
    metrics: Metrics
    logger: Any
    troubles: Troubles
    time: Callable[[], float]
    draw: Drawing
    # How long an engine takes at least where hands are hidden, in seconds, and how it waits for the rest of that.
    engine_pause: float
    # Told the new epoch, when it is found out that a backup has been restored.
    restored: Callable[[str], None]
    # Told that something has happened at a table, here or at another process.
    changed: Callable[[str], None] = lambda table: None
    # Tell an account something by a push message, or whoever has a seat at a table; nothing happens where that is off.
    push: Callable[[str, Push], None] = lambda account, push: None
    push_to_seat: Callable[[str, int, Push], None] = lambda table, seat, push: None
    # Told of a table where a game has ended, when that is stored.
    ended: Callable[[str], None] = lambda table: None
    hold_back: Callable[[float], Awaitable[None]] = asyncio.sleep
