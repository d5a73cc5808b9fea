"""Watch many games by one socket."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yamabushi.core.errors import Refusal
from yamabushi.server.gallery import Gallery, Viewer
from yamabushi.server.guards import TOO_MUCH, Credit, TooMuch
from yamabushi.server.hall import Hall
from yamabushi.server.showing import AnyLook, See, looks
from yamabushi.server.sockets import CLOSE_SECONDS, MALFORMED, MOST_MALFORMED, POLICY, Channel, received, send_all
from yamabushi.server.telling import refused
from yamabushi.server.watchers import Watcher

ADDRESS = "/api/watch"


async def look(socket: WebSocket, channel: Channel) -> None:
    """Show somebody what they want to see, until they go.

    Raises:
        TooMuch: too many watch already.
    """
    hall: Hall = socket.app.state.hall
    gallery: Gallery = socket.app.state.gallery
    viewer = Viewer(Watcher(write=channel.write))
    if not gallery.enter(viewer):
        raise TooMuch(TOO_MUCH)
    hall.metrics.sockets.inc()
    sender = asyncio.get_running_loop().create_task(send_all(socket, channel, viewer.watcher, hall))
    try:
        await hear_looks(socket, channel, gallery, viewer)
    finally:
        hall.metrics.sockets.dec()
        gallery.leave(viewer)
        viewer.watcher.close(1000)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sender, CLOSE_SECONDS)


async def hear_looks(socket: WebSocket, channel: Channel, gallery: Gallery, viewer: Viewer) -> None:
    """Hear what somebody wants to see, until they go."""
    credit = Credit(socket.app.state.settings.factor)
    malformed = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await received(channel)
            if viewer.watcher.close_code is not None:
                return  # it was sent away while this came
            if not credit.take():
                viewer.watcher.close(POLICY, "flood")
                return
            try:
                wish: AnyLook = looks.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
                viewer.watcher.tell(refused(Refusal(MALFORMED, problem=str(problem)[:200])))
                malformed += 1
                if malformed >= MOST_MALFORMED:
                    viewer.watcher.close(POLICY, "malformed")
                    return
                continue
            if isinstance(wish, See):
                viewer.see(wish)
            else:
                gallery.follow(viewer, wish.tables)
