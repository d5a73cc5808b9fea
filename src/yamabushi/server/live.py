"""Hints between server processes: that a table has changed. Only hints: the database is the truth.

A hint that is lost, doubled or late does no harm: versions tell, and every process looks at the database now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit, urlunsplit

import msgspec

from yamabushi.core.errors import BadOption, Sentence

if TYPE_CHECKING:
    import redis

NO_DRIVER = Sentence(
    "live-driver", "Valkey needs more packages. In the clone of Yamabushi, run: pip install '.[cluster]'."
)
BAD_ADDRESS = Sentence("live-address", "{address} is not an address of Valkey; one looks like redis://host:6379/0.")

UNREACHABLE = Sentence(
    "live-unreachable",
    "The setting live cannot be used: Valkey at {address} does not answer ({problem}). Start it, correct the address, "
    "or leave the setting out where there is one server process.",
)

CHANNEL = "yamabushi"

PROBES = "yamabushi-probes"
"""Nobody listens there: what is published shows whether Valkey still takes something."""

PROBE_SECONDS = 2.0

ANSWER_SECONDS = 5
"""Valkey is taken for down when it has not answered for so long."""

CONNECT_SECONDS = 2
"""The longest wait for a connection to Valkey."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has changed, or who is there."""

    process: str
    table: str
    version: int = 0
    # The seats that are there, at this process; none if the hint is not about that.
    here: tuple[int, ...] | None = None
    remarks: int = 0
    # Something other than entries has changed: read all of it again.
    is_anew: bool = False
    # A topic of news has changed, and which of its kind; the hint is about no table then.
    topic: str = ""
    key: str = ""
    # Bans, blocks or announcements have changed.
    is_notice: bool = False


encoder = msgspec.json.Encoder()
hints = msgspec.json.Decoder(Hint)

Told = Callable[[Hint], None]


class Live(Protocol):
    """How processes tell each other."""

    async def publish(self, hint: Hint) -> None:
        """Tell all other processes."""

    async def listen(self, told: Told) -> None:
        """Hear the others, until cancelled."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """There is no other process."""

    async def publish(self, hint: Hint) -> None:
        """Tell nobody."""

    async def listen(self, told: Told) -> None:
        """Hear nobody."""

    async def close(self) -> None:
        """Do nothing."""


def without_password(address: str) -> str:
    """Remove the user and the password from an address, so that it can be shown."""
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def client_of(address: str) -> redis.Redis:
    """Make a client of Valkey that waits.

    Raises:
        BadOption: the packages for it are missing, or the address cannot be read.
    """
    try:
        import redis
    except ModuleNotFoundError:
        raise BadOption(NO_DRIVER) from None
    try:
        return redis.Redis.from_url(address, socket_timeout=CONNECT_SECONDS, socket_connect_timeout=CONNECT_SECONDS)
    except ValueError:
        raise BadOption(BAD_ADDRESS, address=address) from None


def require_reachable(address: str) -> None:
    """Refuse to start with a Valkey that does not answer: it is a mistake in the settings more often than a failure.

    Raises:
        BadOption: the packages for it are missing, the address cannot be read, or nothing answers there.
    """
    client = client_of(address)
    import redis

    try:
        client.ping()
    except (redis.RedisError, OSError) as problem:
        raise BadOption(UNREACHABLE, address=without_password(address), problem=problem) from None
    finally:
        client.close()


def publish_once(address: str, hint: Hint) -> bool:
    """Tell all processes something, from a command; False if Valkey does not answer.

    Raises:
        BadOption: the packages for it are missing, or the address cannot be read.
    """
    import redis

    with contextlib.closing(client_of(address)) as client:
        try:
            client.publish(CHANNEL, encoder.encode(hint))
        except (redis.RedisError, OSError):
            return False
    return True


class Valkey:
    """Publish and subscribe by Valkey, or Redis; when it is gone, go on without and try again."""

    def __init__(self, address: str) -> None:
        try:
            import redis.asyncio as redis
        except ModuleNotFoundError:
            raise BadOption(NO_DRIVER) from None
        from redis.exceptions import RedisError

        self.errors: tuple[type[Exception], ...] = (RedisError, OSError)
        try:
            self.client = redis.Redis.from_url(
                address, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=CONNECT_SECONDS
            )
        except ValueError:
            raise BadOption(BAD_ADDRESS, address=address) from None
        # Told what went wrong, and none when it works: whether it does is tried again and again.
        self.watch: Callable[[BaseException | None], None] = lambda problem: None

    async def publish(self, hint: Hint) -> None:
        """Tell all other processes, if Valkey is there."""
        try:
            await self.client.publish(CHANNEL, encoder.encode(hint))
        except self.errors as problem:
            self.watch(problem)

    async def listen(self, told: Told) -> None:
        """Hear the others, until cancelled."""
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    probed = -math.inf
                    while True:
                        if time.monotonic() - probed > PROBE_SECONDS:
                            await self.client.publish(PROBES, b"")
                            self.watch(None)
                            probed = time.monotonic()
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message is not None:
                            with contextlib.suppress(msgspec.DecodeError):
                                told(hints.decode(message["data"]))
            except self.errors as problem:
                self.watch(problem)
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Close the connections."""
        with contextlib.suppress(*self.errors):
            await self.client.aclose()
