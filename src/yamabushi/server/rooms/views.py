"""What is told at a table: to each no more than they may know."""

from __future__ import annotations

from typing import Literal, NamedTuple

from yamabushi.server import messages
from yamabushi.server.messages import Done, Happened, Sitting, Snapshot, Standing
from yamabushi.server.rooms.history import History
from yamabushi.server.rooms.lines import Lines
from yamabushi.server.rooms.presence import Presence, seat_watcher
from yamabushi.server.rooms.remarks import Remarks
from yamabushi.server.watchers import Watcher
from yamabushi.table.seats import SeatKind


class Answer(NamedTuple):
    """What somebody is told when what they asked for is stored."""

    watcher: Watcher
    done: Done


class Views:
    """A table as it looks to those who are there."""

    def __init__(self, history: History, presence: Presence, remarks: Remarks) -> None:
        self.history = history
        self.presence = presence
        self.remarks = remarks
        self.lines = Lines(history)

    def snapshot(self, watcher: Watcher, now: float, since: int | None = None) -> Snapshot:
        """Say all that somebody may know, with the log after a version."""
        table = self.history.table
        people = self.people()
        return Snapshot(
            self.about(),
            watcher.seats,
            watcher.facing,
            table.version,
            self.standing(now),
            people.people,
            people.watchers,
            self.lines.after(since if since is not None and since <= table.version else 0, watcher.facing),
            self.remarks.heard_by(watcher, is_over=table.result is not None),
            table.state.view(watcher.facing),
        )

    def about(self) -> messages.TableAbout:
        """Say what never changes here."""
        setting = self.history.table.setting
        has_secrets = setting.game.has_secrets
        return messages.TableAbout(
            self.history.id,
            setting.game.name,
            dict(setting.game.options),
            setting.control,
            None if has_secrets else setting.start,
            self.history.is_public,
            has_secrets,
            setting.game.sides,
            dict(setting.game.penalties),
            setting.game.must_keep_silent,
            setting.game.is_puzzle,
            setting.chosen_by,
        )

    def standing(self, now: float) -> Standing:
        """Say how the game stands."""
        table = self.history.table
        clock = table.clock
        if clock is not None:
            clock = clock.spent(self.history.spent(now))
        return Standing(
            self.status,
            table.decider,
            clock,
            table.result,
            {str(matter): seats for matter, seats in table.offers.items()},
            table.is_local,
            table.next,
            table.is_rated,
            table.is_abortable,
        )

    @property
    def status(self) -> Literal["waiting", "playing", "paused", "over"]:
        """One word for how it stands."""
        table = self.history.table
        if table.result is not None:
            return "over"
        if table.is_paused:
            return "paused"
        return "playing" if table.has_begun else "waiting"

    def people(self) -> messages.People:
        """Say who sits where, whether they are here, and how many watch."""
        table = self.history.table
        sitting = [
            Sitting(
                number,
                table.game.seats[number],
                seat.kind,
                seat.name,
                seat.level,
                seat.kind == SeatKind.ENGINE or self.presence.is_here(number),
                seat.is_bot,
            )
            for number, seat in enumerate(table.seats)
        ]
        return messages.People(sitting, self.presence.spectators())

    def tell_happened(self, since: int, now: float, answer: Answer | None = None) -> None:
        """Tell everybody what has happened since a version: each once, and the same to those who see the same.

        Whoever asked for it is answered first, in one go with the rest.
        """
        if not self.presence.watchers and answer is None:
            return
        table = self.history.table
        standing = self.standing(now)
        watchers = tuple(self.presence.watchers)
        for watcher in watchers:
            seat_watcher(watcher, table)
        written = {
            facing: messages.encoder.encode(
                Happened(table.version, self.lines.after(since, facing), standing, facing, view)
            )
            for facing, view in table.state.views({watcher.facing for watcher in watchers}).items()
        }
        for watcher in watchers:
            if answer is not None and answer.watcher is watcher:
                watcher.tell(answer.done, written[watcher.facing])
                answer = None
            else:
                watcher.tell(written[watcher.facing])
        if answer is not None:
            answer.watcher.tell(answer.done)
