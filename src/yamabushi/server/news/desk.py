"""The news desk: who follows which topic here, and how often they hear of it, whatever goes on.

```
changed("lobby") ──► told at once, and then not before PAUSE has passed: what changes meanwhile is told together
      │                 one look at the database for all who follow, one message, the same bytes for each
      └─► a hint to the other processes, which do the same; and every LOOK_EVERY seconds a cheap look of one's own,
            where somebody may have written
```
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from typing import Any

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.doors import allowed
from yamabushi.server.duties import Duties
from yamabushi.server.guards import TooMuch
from yamabushi.server.messages import encoder
from yamabushi.server.neighbours import Neighbours
from yamabushi.server.news.topics import MOST_TOLD, NO_TOPIC, Reader, Topic
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.writer import Unavailable
from yamabushi.server.telling import refused

TOO_MANY = Sentence("news-too-many", "You can follow at most {most} topics at once.")

PAUSE = 0.5
"""So many seconds lie between two messages of one topic to one reader, at least."""

LOOK_EVERY = 2.0
"""How often, in seconds, it is looked whether a topic has changed that nobody has said so of."""

MOST_FOLLOWED = 12
"""So many topics one socket may follow at once: with `PAUSE` and `MOST_TOLD` that bounds what it is sent a second."""

TOGETHER = 500
"""So many sessions are asked about at once."""

Pause = Callable[[float], Awaitable[None]]


class Subject:
    """Something that is followed here: by whom, and what they have heard."""

    def __init__(self, desk: Desk, topic: Topic, key: str, name: str) -> None:
        self.desk = desk
        self.topic = topic
        self.key = key
        self.name = name
        self.readers: set[Reader] = set()
        self.stamp: Hashable = None
        self.told: bytes | None = None
        # Whether there may be something new, and whether somebody is at it: one at a time.
        self.is_due = False
        self.is_busy = False

    def changed(self) -> None:
        """Take in that there may be something new."""
        self.is_due = True
        if not self.is_busy:
            self.is_busy = True
            self.desk.duties.spawn(self._tell())

    async def _tell(self) -> None:
        """Tell how it stands, and again after a pause for as long as it changes."""
        try:
            while self.is_due and self.readers:
                self.is_due = False
                await self._tell_once()
                await self.desk.pause(PAUSE)
        finally:
            self.is_busy = False

    async def _tell_once(self) -> None:
        try:
            data = encoder.encode(await self.topic.current(self.key, self.name))
        except Unavailable:
            self.stamp = None  # the next look finds a difference, and tries again
            return
        except Refusal as refusal:
            data = encoder.encode(refused(refusal, self.name))
        if len(data) > MOST_TOLD:
            self.desk.too_long(self.topic.name, len(data))
            return
        if data != self.told:
            self.told = data
            for reader in tuple(self.readers):
                reader.tell(data)


class Desk:
    """The topics of one process, and all who follow them here."""

    def __init__(
        self,
        neighbours: Neighbours,
        duties: Duties,
        logger: Any,
        *,
        pause: Pause = asyncio.sleep,
        stirring: Stirring | None = None,
    ) -> None:
        self.neighbours = neighbours
        self.duties = duties
        self.logger = logger
        self.pause = pause
        self.stirring = stirring
        self.topics: dict[str, Topic] = {}
        self.subjects: dict[tuple[str, str], Subject] = {}
        self.following: dict[Reader, dict[str, Subject]] = {}
        self.to_hint: set[tuple[str, str]] = set()

    def register(self, *topics: Topic) -> None:
        """Let topics be followed."""
        for topic in topics:
            self.topics[topic.name] = topic

    # Who is here

    def enter(self, reader: Reader) -> None:
        """Let somebody in, who follows nothing yet."""
        self.following[reader] = {}

    def exit(self, reader: Reader) -> None:
        """Let somebody go."""
        for name in tuple(self.following[reader]):
            self.unfollow(reader, name)
        del self.following[reader]

    def owners(self) -> set[str]:
        """Say who is here, of those who can be known again."""
        return {reader.owner for reader in self.following if reader.owner is not None}

    def close(self) -> None:
        """Send everybody away; they may come back to another process."""
        for reader in tuple(self.following):
            reader.close(1012)

    async def close_ended(self, still_open: Callable[[Sequence[str]], Awaitable[set[str]]]) -> None:
        """Send those away whose session has ended: they may come back as whoever they are now."""
        theirs = {reader: reader.session for reader in self.following if reader.session is not None}
        hashes = sorted(set(theirs.values()))
        for start in range(0, len(hashes), TOGETHER):
            some = hashes[start : start + TOGETHER]
            ended = set(some) - await still_open(some)
            for reader, session in theirs.items():
                if session in ended:
                    reader.close(1012)

    def follow(self, reader: Reader, name: str, factor: float = 1.0) -> None:
        """Tell somebody how a topic stands, and from then on whenever that changes.

        Raises:
            Refusal: there is no such topic, or they follow too many.
        """
        mine = self.following[reader]
        if name in mine:
            return
        most = allowed(MOST_FOLLOWED, factor)
        if len(mine) >= most:
            raise TooMuch(TOO_MANY, most=most)
        kind, _, rest = name.partition(":")
        if kind not in self.topics:
            raise Refusal(NO_TOPIC)
        topic = self.topics[kind]
        key = topic.key_for(reader, rest)
        subject = self.subjects.get((kind, key))
        if subject is None:
            subject = self.subjects[kind, key] = Subject(self, topic, key, name)
        mine[name] = subject
        subject.readers.add(reader)
        if subject.told is None:
            subject.changed()
        else:
            reader.tell(subject.told)

    def unfollow(self, reader: Reader, name: str) -> None:
        """Tell somebody no more of a topic; what nobody follows is forgotten."""
        subject = self.following[reader].pop(name, None)
        if subject is None:
            return
        subject.readers.discard(reader)
        if not subject.readers:
            self.subjects.pop((subject.topic.name, subject.key), None)

    # What is new

    def changed(self, name: str, key: str = "") -> None:
        """Take in that a topic has changed here, and let the other processes know."""
        self.heard(name, key)
        if self.neighbours.is_alone:
            return
        if not self.to_hint and not self.duties.is_closing:
            self.duties.spawn(self._hint())
        self.to_hint.add((name, key))

    async def _hint(self) -> None:
        """Tell the other processes what has changed, after a pause: together, however often it was."""
        await self.pause(PAUSE / 2)
        changed, self.to_hint = self.to_hint, set()
        for name, key in changed:
            self.neighbours.hint_topic(name, key)

    def heard(self, name: str, key: str) -> None:
        """Take in that a topic has changed, here or at another process."""
        subject = self.subjects.get((name, key))
        if subject is not None:
            subject.changed()

    def changed_all(self) -> None:
        """Take in that nothing need be as it was: a backup has been restored."""
        for subject in tuple(self.subjects.values()):
            subject.changed()

    async def go_on(self) -> None:
        """Look now and then for what nobody has told, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.subjects and (self.stirring is None or self.stirring.is_due()):
                try:
                    await self.look()
                except Unavailable:
                    if self.stirring is not None:
                        self.stirring.look_again()

    async def look(self) -> None:
        """Look once whether something has changed that nobody has said so of.

        Raises:
            Unavailable: the database does not answer.
        """
        for topic in self.topics.values():
            followed = [subject for subject in self.subjects.values() if subject.topic is topic]
            if followed:
                take_in(followed, await topic.stamps([subject.key for subject in followed]))

    def too_long(self, topic: str, size: int) -> None:
        """Note that a topic has more to say than is sent: a fault of ours."""
        self.logger.error("a topic says too much", topic=topic, size=size)


def take_in(followed: Iterable[Subject], stamps: Any) -> None:
    """Compare what was seen with what was seen before."""
    for subject in followed:
        stamp = stamps.get(subject.key)
        if stamp != subject.stamp:
            subject.stamp = stamp
            subject.changed()
