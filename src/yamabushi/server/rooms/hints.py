"""What other processes say about a table, taken in: hints only, the database is the truth."""

from __future__ import annotations

from functools import partial

from yamabushi.server.live import Hint
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage.remarks import remarks_after
from yamabushi.server.telling import said


async def take_in(room: Room, hint: Hint) -> None:
    """Take in what another process says.

    Raises:
        Unavailable: the database does not answer.
        Restored: a backup has been restored.
    """
    async with room.patient_turn():
        if hint.here is not None:
            if hint.process not in room.presence.elsewhere:
                room.hint_presence()  # it does not know of us either
            room.presence.found_elsewhere(hint.process, hint.here, room.services.time())
            await room.reload("hint")
            room.arrivals.changed()
        elif hint.version > room.table.version:
            await room.reload("hint")
        if hint.remarks:
            question = partial(remarks_after, table=room.id, number=room.remarks.last_in_a_row())
            for row in await room.services.store.read(question):
                room.hear(said(row), row.account)
