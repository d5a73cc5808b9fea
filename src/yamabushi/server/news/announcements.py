"""What whoever runs the server tells everybody, as a topic."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar

from yamabushi.core.errors import Refusal
from yamabushi.server.messages import Announcement
from yamabushi.server.news.messages import AnnouncementsNow
from yamabushi.server.news.topics import NO_TOPIC, Reader


class AnnouncementTopic:
    """The announcements, as this process knows them: it looks for them by itself, so that no hint is needed."""

    name: ClassVar[str] = "announcements"

    def __init__(self, told: Callable[[], tuple[Announcement, ...]]) -> None:
        self.told = told

    def key_for(self, _reader: Reader, rest: str) -> str:
        """Everybody is told the same.

        Raises:
            Refusal: something else is meant.
        """
        if rest:
            raise Refusal(NO_TOPIC)
        return ""

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        """Look at what is told."""
        return dict.fromkeys(keys, self.told())

    async def current(self, _key: str, topic: str) -> AnnouncementsNow:
        """Say what everybody is told."""
        return AnnouncementsNow(topic, self.told())
