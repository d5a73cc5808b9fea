"""Who sits where: invite, join, leave, and sit down again for a rematch."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.server import secrecy
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage import laying, seating
from yamabushi.server.watchers import Watcher
from yamabushi.table.seats import Seat, SeatKind, seats_of, swapped
from yamabushi.table.table import Table

NOT_SEATED = Sentence("room-watching", "You are watching; only those who play can do that.")
NO_SEAT = Sentence("room-no-seat", "That seat is taken already.")
NO_INVITE = Sentence("room-no-invite", "That invitation is not known here, or has been used.")
CLOSED_TABLE = Sentence("room-closed", "That table is by invitation only.")
HAS_BEGUN = Sentence("room-begun", "The game has begun; resign instead of leaving.")


async def invite(room: Room, holder: str) -> dict[int, str]:
    """Make new invitations for the open seats; the old ones are good for nothing then.

    Raises:
        IllegalAction: it is not somebody who laid the table or plays who asks.
    """
    if not holder:
        raise IllegalAction(NOT_SEATED)
    async with room.turn():
        made = {n: secrecy.new_token() for n, seat in enumerate(room.table.seats) if seat.kind == SeatKind.OPEN}
        hashes = {seat: secrecy.hashed(token) for seat, token in made.items()}
        change = partial(seating.replace_invites, table=room.id, hashes=hashes)
        await room.services.store.write(change, room.history.epoch)
        return made


class Joined(NamedTuple):
    """Somebody who has sat down: with which token, and where."""

    token: str
    seats: tuple[int, ...]


async def seat_offered(room: Room, invitation: str) -> int | None:
    """Return the seat that an unused invitation is for; nothing if there is no such invitation at this table."""
    hashed = secrecy.hashed(invitation)
    return await room.services.store.read(partial(seating.invited_seat, table=room.id, hashed=hashed))


async def join(
    room: Room, seat: int | None, invitation: str | None, name: str, account: str | None, key: str | None = None
) -> Joined:
    """Sit down on an open seat: by invitation or, at a public table, on any.

    Whoever has not heard what came of it asks again with the same key, and sits where they sat down.

    Raises:
        Refusal: somebody was quicker, or one is not invited.
    """
    async with room.turn():
        token = secrecy.new_token() if key is None else secrecy.token_from(room.id, key)
        if key is not None and (held := await seats_with(room, token)):
            return Joined(token, held)
        hashed = None
        if invitation is not None:
            hashed = secrecy.hashed(invitation)
            seat = await seat_offered(room, invitation)
            if seat is None:
                raise IllegalAction(NO_INVITE)
        elif not room.history.is_public:
            raise IllegalAction(CLOSED_TABLE)
        if seat is None:
            seat = next((n for n, one in enumerate(room.table.seats) if one.kind == SeatKind.OPEN), 0)
        if not 0 <= seat < len(room.table.seats):
            raise IllegalAction(NO_SEAT)
        sitting = Seat(SeatKind.PERSON, name, holder=secrecy.new_id())
        arrival = laying.Arrival(seat, sitting, account, secrecy.hashed(token), hashed)
        change = partial(laying.join, table=room.id, arrival=arrival, before=room.table, draw=room.services.draw)
        joined = await room.ledger.write(change)
        if joined is None:
            await room.reload("joined")
            raise IllegalAction(NO_SEAT)
        seats, steps = joined
        room.sit(seats)
        room.note_players([account])
        room.apply(steps)
        return Joined(token, (seat,))


async def seats_with(room: Room, token: str) -> tuple[int, ...]:
    """List the seats that somebody holds with a token; none if nobody has got it."""
    question = partial(seating.holder_of, table=room.id, hashed=secrecy.hashed(token))
    holder = await room.services.store.read(question)
    if holder is None:
        return ()
    if not seats_of(holder, room.table.seats):
        await room.reload("joined")  # they sat down at another process
    return seats_of(holder, room.table.seats)


async def leave(room: Room, watcher: Watcher) -> None:
    """Give somebody's seats up, before the game has begun.

    Raises:
        IllegalAction: they have none, or it has begun.
    """
    if not watcher.seats:
        raise IllegalAction(NOT_SEATED)
    if room.table.has_begun:
        raise IllegalAction(HAS_BEGUN)
    left = watcher.seats
    if not await room.ledger.write(
        partial(seating.leave_seats, table=room.id, left=left, holder=watcher.holder),
    ):
        await room.reload("begun")
        raise IllegalAction(HAS_BEGUN)
    leavers = [one for one in room.presence.watchers if one.holder == watcher.holder]
    for one in leavers:
        one.holder = ""
    room.sit([Seat() if number in left else seat for number, seat in enumerate(room.table.seats)])
    for one in leavers:
        room.tell_snapshot(one)


async def lay_rematch(room: Room) -> None:
    """Lay another table for the same people, sides swapped; their tokens are good there, too."""
    table, new = room.table, secrecy.new_id()
    order = swapped(table.setting.game.sides)
    sitting = tuple(table.seats[number] for number in order)
    setting = replace(table.setting, is_rated=table.is_for_rating, is_in_tournament=False)
    opening = [step.entry for step in Table.laid(setting, sitting).begin(room.services.draw)]
    rematch = laying.Rematch(new, setting, sitting, order, room.history.is_public, opening)
    await room.commit(table.rematch(new), rematch=rematch)
