"""Grant what somebody at a table wishes for, or say why not."""

from __future__ import annotations

from functools import partial

from yamabushi.core.errors import IllegalAction, Refusal, Sentence
from yamabushi.server import messages
from yamabushi.server.messages import Done, Pong, Previewed, Seen
from yamabushi.server.rooms.remarks import stored_remark
from yamabushi.server.rooms.room import Room
from yamabushi.server.rooms.seating import NOT_SEATED, lay_rematch, leave
from yamabushi.server.rooms.views import Answer
from yamabushi.server.storage.seating import has_key
from yamabushi.server.storage.tournaments import tournament_at
from yamabushi.server.storage.writer import Taken, Unavailable
from yamabushi.server.telling import cleaned
from yamabushi.server.watchers import Watcher
from yamabushi.table import events
from yamabushi.table.events import Matter
from yamabushi.table.table import STALE, Stale, Step

OTHER_ACTION = Sentence("room-same-id", "That id was sent before, with another action.")
NOT_YOUR_SEAT = Sentence("room-not-yours", "That seat is not yours.")
PARTNERS = Sentence("room-partners", "In teams, players may not talk while the game is on.")
PLAYERS = Sentence("room-player", "You play here: those who watch talk among themselves until the game is over.")
NOTHING_SAID = Sentence("room-nothing-said", "There is nothing in that message that could be shown.")
OFFERED = Sentence("room-offered", "You have offered that already.")
TOO_LONG = Sentence("room-long", "Too much has happened at this table; open another one.")
HELLO_AGAIN = Sentence("room-hello", "You are here already.")
CURTAIN = Sentence("room-curtain", "The curtain is drawn; whoever decides takes the screen first.")

NO_ENGINE = Sentence("room-tournament", "In a tournament the computer plays for nobody; claim the win instead.")

MOST_ENTRIES = 20_000
"""So much happens at a table at most, besides decisions; no game comes near it."""


async def grant(room: Room, watcher: Watcher, wish: messages.AnyWish, arrived: float) -> None:
    """Do what somebody wants, or say why not; there is always an answer."""
    sent = wish.id if isinstance(wish, messages.Act) else None
    try:
        async with room.turn():
            await fulfil(room, watcher, wish, arrived)
    except (Stale, Taken) as problem:
        # Taken: another process was quicker, and what it did is known by now.
        room.refuse(watcher, problem if isinstance(problem, Stale) else Stale(STALE), sent)
        room.tell_snapshot(watcher)
    except Refusal as refusal:
        if isinstance(refusal, Unavailable) and sent is not None and room.table.decider in watcher.seats:
            room.history.stall(arrived)
        room.refuse(watcher, refusal, sent)
        if isinstance(wish, messages.Preview):
            watcher.tell(Previewed(wish.version, {}))  # whoever asks for previews counts the answers
    if sent is not None:
        room.services.metrics.moves.count_act(room.services.time() - arrived)


async def ask(room: Room, watcher: Watcher, wish: messages.AnyWish) -> None:
    """Do what somebody wants who is not at a socket: refusals are raised.

    Raises:
        Refusal: it cannot be done; `Stale` if it was about an earlier position.
    """
    arrived = room.services.time()
    try:
        async with room.turn():
            await fulfil(room, watcher, wish, arrived)
    except Taken:
        raise Stale(STALE) from None  # another process was quicker, and what it did is known by now
    except Unavailable:
        if isinstance(wish, messages.Act) and room.table.decider in watcher.seats:
            room.history.stall(arrived)
        raise


async def fulfil(room: Room, watcher: Watcher, wish: messages.AnyWish, arrived: float) -> None:
    """Do what somebody wants.

    Raises:
        Refusal: it cannot be done.
        Taken: another process was quicker.
    """
    match wish:
        case messages.Act():
            await act(room, watcher, wish, arrived)
        case messages.Look():
            look(room, watcher, wish)
        case messages.Ping():
            watcher.tell(Pong())
        case messages.Preview():
            watcher.tell(Previewed(wish.version, room.previews.shown_to(watcher, wish)))
        case messages.Mute():
            (watcher.muted.add if wish.muted else watcher.muted.discard)(wish.seat)
            watcher.tell(room.views.people())
        case messages.Say():
            await say(room, watcher, wish.text)
        case messages.Face():
            face(room, watcher, wish.seat)
        case messages.Leave():
            await leave(room, watcher)
        case messages.Hello():
            raise IllegalAction(HELLO_AGAIN)
        case messages.Penalty() if watcher.holder and not watcher.seats:
            await require_referee(room, watcher)
            await room.reload_behind(wish.version)
            room.history.require_now(wish.version)
            await room.flag(arrived)
            await room.commit(room.table.penalty(None, wish.side, room.spent(arrived)))
        case messages.Penalty():
            seat = await playing_seat(room, watcher, arrived, wish.version)
            room.history.require_now(wish.version)
            await room.commit(room.table.penalty(seat, wish.side, room.spent(arrived)))
        case messages.Offer():
            seat = await playing_seat(room, watcher, arrived)
            await offer(room, watcher, wish.matter, seat, room.spent(arrived))
        case messages.Decline():
            seat = await playing_seat(room, watcher, arrived)
            await room.commit(room.table.decline(seat, wish.matter, room.spent(arrived)))
        case messages.Undo():
            await playing_seat(room, watcher, arrived, wish.version)
            room.history.require_now(wish.version)
            await room.commit(room.table.undo(watcher.seats, room.spent(arrived), wish.back))
        case messages.Resume():
            await playing_seat(room, watcher, arrived)
            await room.commit(room.table.resume(room.spent(arrived)))
        case messages.Claim():
            seat = speaker(room, watcher)
            if wish.wish == "engine":
                await require_no_tournament(room)
            await room.flag(arrived)
            away = room.presence.away_for(room.services.time())
            await room.commit(room.table.claim(seat, away, wish.wish, room.spent(arrived)))


async def require_no_tournament(room: Room) -> None:
    """Make sure that an engine may sit down for somebody who has gone; points of a tournament are for people's play.

    Raises:
        IllegalAction: the game belongs to a tournament.
    """
    if await room.services.store.read(partial(tournament_at, table=room.id)) is not None:
        raise IllegalAction(NO_ENGINE)


async def require_referee(room: Room, watcher: Watcher) -> None:
    """Make sure that somebody without a seat has laid the table, and has not left it while they came in.

    Raises:
        IllegalAction: they only watch.
    """
    if not await room.services.store.read(partial(has_key, table=room.id, holder=watcher.holder)):
        raise IllegalAction(NOT_SEATED)


def require_seat(watcher: Watcher) -> None:
    """Make sure that somebody plays.

    Raises:
        IllegalAction: they only watch.
    """
    if not watcher.seats:
        raise IllegalAction(NOT_SEATED)


def speaker(room: Room, watcher: Watcher) -> int:
    """Give the seat that somebody speaks for: the one to decide, if they hold it.

    Raises:
        IllegalAction: they hold none.
    """
    require_seat(watcher)
    decider = room.table.decider
    if decider is not None and decider in watcher.seats:
        return decider
    return watcher.facing if watcher.facing in watcher.seats else watcher.seats[0]


async def playing_seat(room: Room, watcher: Watcher, arrived: float, version: int = 0) -> int:
    """Give the seat that somebody speaks for; if the time was up when the wish arrived, the flag comes first.

    A process that does not know the version that they speak of reads what has happened before that.

    Raises:
        IllegalAction: they hold none, or too much has happened.
    """
    require_seat(watcher)
    await room.reload_behind(version)
    seat = speaker(room, watcher)
    if room.table.version > MOST_ENTRIES:
        raise IllegalAction(TOO_LONG)
    await room.flag(arrived)
    return seat


# Decisions


async def act(room: Room, watcher: Watcher, wish: messages.Act, arrived: float) -> None:
    """Let somebody decide; the same id is never played twice.

    Raises:
        Refusal: they may not, or not this; `Stale` if it was about an earlier position.
        Taken: another process was quicker.
    """
    require_seat(watcher)
    key = f"{watcher.holder}/{wish.id}"
    await room.reload_behind(wish.version)
    if key in room.history.answers:
        answer_again(room, watcher, wish, key)
        return
    await room.flag(arrived)
    room.history.require_now(wish.version)
    require_screen(room, watcher)
    seat = speaker(room, watcher)  # only now: it may be another's turn than this process knew
    steps = room.table.act(seat, wish.action, wish.version, room.spent(arrived), room.services.draw)
    try:
        await room.commit(steps, key, Answer(watcher, Done(wish.id, steps[0].entry.version)))
    except Taken:
        if key not in room.history.answers:
            raise
        answer_again(room, watcher, wish, key)  # the other process was quicker with this very wish


def answer_again(room: Room, watcher: Watcher, wish: messages.Act, key: str) -> None:
    """Answer what was answered before.

    Raises:
        IllegalAction: the same id came with another action.
    """
    version = room.history.answers[key]
    event = room.history.log[version - 1][0].event
    if not isinstance(event, events.Act) or event.action != wish.action:
        room.services.logger.warning("same id, other action", table=room.id)
        raise IllegalAction(OTHER_ACTION)
    watcher.tell(Done(wish.id, version))


def require_screen(room: Room, watcher: Watcher) -> None:
    """Refuse a decision, whatever it is, from behind the curtain: whether it is possible would tell of a hand.

    Raises:
        IllegalAction: the curtain is drawn.
    """
    table = room.table
    if (
        len(watcher.seats) > 1
        and table.game.has_secrets
        and table.decider in watcher.seats
        and watcher.facing != table.decider
    ):
        raise IllegalAction(CURTAIN)


# Everything else


async def offer(room: Room, watcher: Watcher, matter: Matter, seat: int, spent: int) -> None:
    """Offer something for all the seats that somebody holds; giving up is for those of one side.

    Raises:
        IllegalAction: that cannot be offered, or has been already.
    """
    before = table = room.table
    steps: list[Step] = []
    for one in (seat, *(other for other in watcher.seats if other != seat)):
        if matter == Matter.RESIGN and before.game.sides[one] != before.game.sides[seat]:
            continue
        for step in table.offer(one, matter, spent if not steps else 0):
            table = step.after
            steps.append(step)
        if table.offers.get(matter) is None:
            break  # it has happened
    if not steps and not is_rematch_due(room, matter):
        raise IllegalAction(OFFERED)
    await room.commit(steps)
    if is_rematch_due(room, matter):
        await lay_rematch(room)


def is_rematch_due(room: Room, matter: Matter) -> bool:
    """Tell whether all have agreed to a rematch that has not been laid."""
    return matter == Matter.REMATCH and room.table.is_agreed(matter) and room.table.next is None


async def say(room: Room, watcher: Watcher, text: str) -> None:
    """Let somebody say something.

    Raises:
        IllegalAction: they are to be silent, or there is nothing in it.
    """
    table = room.table
    seat = speaker(room, watcher) if watcher.seats else None
    if seat is not None and table.result is None and table.game.must_keep_silent:
        raise IllegalAction(PARTNERS)
    if seat is None and watcher.is_player and table.result is None:
        raise IllegalAction(PLAYERS)
    room.remarks.require_place(seat)
    name = table.seats[seat].name if seat is not None else watcher.name
    text = cleaned(text)
    if not text:
        raise IllegalAction(NOTHING_SAID)
    store, epoch = room.services.store, room.history.epoch
    remark, author = await stored_remark(store, epoch, room.id, seat, name, text, watcher.account_id)
    room.hear(remark, author)
    room.services.neighbours.hint(room.id, room.table.version, remarks=remark.number)


def look(room: Room, watcher: Watcher, wish: messages.Look) -> None:
    """Show an earlier position, and then its neighbours as far as they are wished for."""
    around = range(max(0, wish.version - wish.around), min(wish.version + wish.around, room.history.table.version) + 1)
    for version in (wish.version, *(one for one in around if one != wish.version)):
        watcher.tell(Seen(version, room.history.state_at(version).view(watcher.facing)))


def face(room: Room, watcher: Watcher, seat: int | None) -> None:
    """Let somebody look out of one of their seats, or draw the curtain.

    Raises:
        IllegalAction: the seat is not theirs.
    """
    if seat is not None and seat not in watcher.seats:
        raise IllegalAction(NOT_YOUR_SEAT)
    watcher.facing = seat
    room.tell_snapshot(watcher)
