"""What a topic is: something outside tables that people follow, such as the lobby."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar, Protocol

from yamabushi.core.errors import Sentence
from yamabushi.server.accounts import Account
from yamabushi.server.messages import News
from yamabushi.server.watchers import Watcher, Write, never

NO_TOPIC = Sentence("news-no-topic", "There is no such topic.")
MOST_TOLD = 64 * 1024
"""No message of a topic is longer than this, in bytes: lists in it have an end."""


class Reader(Watcher):
    """Somebody who follows topics: one socket, and who that is."""

    def __init__(
        self,
        account: Account | None = None,
        guest: str | None = None,
        write: Write = never,
        session: str | None = None,
    ) -> None:
        super().__init__("" if account is None else account.name, write=write)
        self.account = account
        # The hash of the session that the account came by.
        self.session = session
        # The hash of the key that a guest has drawn.
        self.guest = guest

    @property
    def owner(self) -> str | None:
        """Whose things this reader may hear of: those of an account, those of a guest with a key, or nobody's."""
        if self.account is not None:
            return f"account {self.account.id}"
        return None if self.guest is None else f"guest {self.guest}"


class Topic(Protocol):
    """A topic, and whatever there is of it: a lobby is one thing, a tournament is one of many, told apart by a key.

    It says that it has changed with `Desk.changed(name, key)`, at whatever process that happens.
    """

    name: ClassVar[str]

    def key_for(self, reader: Reader, rest: str) -> str:
        """Find what somebody means by the topic's name and what stands behind its colon.

        Raises:
            Refusal: there is no such thing, or it is not theirs to hear of.
        """

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        """Look cheaply, once for all that is followed here, for something that differs whenever there is news.

        It finds what no hint has told: from another process without Valkey, or when a hint was lost.
        """

    async def current(self, key: str, topic: str) -> News:
        """Say how it stands, `topic` being what the reader calls it; never longer than `MOST_TOLD`.

        Raises:
            Refusal: it is gone.
        """
