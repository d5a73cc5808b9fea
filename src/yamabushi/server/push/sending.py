"""Send push messages, beside everything else: in order, not too many, and not for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

from yamabushi.core.errors import Refusal
from yamabushi.server.guards import Limits, TooMuch
from yamabushi.server.metrics import Metrics
from yamabushi.server.push.posting import posted
from yamabushi.server.push.sealing import Seal, new_key
from yamabushi.server.push.what import Push, What
from yamabushi.server.storage import subscriptions
from yamabushi.server.storage.seating import account_at
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.subscriptions import Subscription
from yamabushi.server.storage.writer import Taken

WORKERS = 4
"""So many messages are on their way at once."""

MOST_QUEUED = 1000
"""So many messages wait at most to be sent, and as many to be sent again; those beyond are lost, and counted."""

PAUSES = (30.0, 300.0)
"""A message is sent again after so many seconds, where a service does not answer; then no more."""

LASTS = 24 * 3600
"""For so many seconds a service keeps a message for a browser that is closed."""

GONE = (404, 410)
"""What a service says of a browser that is told nothing any more."""

URGENT = (What.PAIRED, What.ROUND)


@dataclass(frozen=True)
class Letter:
    """A message on its way: to all browsers of an account or of whoever has a seat, or again to one of them."""

    push: Push
    account: str | None = None
    seat: tuple[str, int] | None = None
    # The browser that it is for, and how often it has been tried.
    only: str | None = None
    tries: int = 0


class Sending:
    """What sends: a queue, a few threads, and those whose service does not answer just now."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics, contact: str, *, within: bool = False) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.contact = contact
        self.within = within
        self.seal: Seal | None = None
        self.queue: asyncio.Queue[Letter] = asyncio.Queue(MOST_QUEUED)
        # The newest letter for each browser whose service has not answered, until it is tried again.
        self.resting: dict[str, Letter] = {}
        self.pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="push")

    async def key(self) -> Seal:
        """Give what this server signs with; made once, and the same for all its processes.

        Raises:
            Unavailable: the database does not answer.
        """
        if self.seal is None:
            stored = await self.store.read(subscriptions.read_key)
            if stored is None:
                with contextlib.suppress(Taken):  # another process was quicker
                    await self.store.write(partial(subscriptions.add_key, pem=new_key()))
                stored = await self.store.read(subscriptions.read_key)
            assert stored is not None
            self.seal = Seal(stored, self.contact)
        return self.seal

    def push(self, account: str, push: Push) -> None:
        """Tell an account something, if it has asked for that: at once, and without waiting for anything."""
        try:
            self.limits.charge("letter", account)
        except TooMuch:
            self._count("dropped")
        else:
            self._post(Letter(push, account))

    def push_to_seat(self, table: str, seat: int, push: Push) -> None:
        """Tell whoever has a seat something, if it is an account that has asked for that."""
        self._post(Letter(push, seat=(table, seat)))

    def _post(self, letter: Letter) -> None:
        try:
            self.queue.put_nowait(letter)
        except asyncio.QueueFull:
            self._count("dropped")

    def start(self, spawn: Callable[..., object]) -> None:
        """Begin to send, as duties of the process."""
        for _ in range(WORKERS):
            spawn(self._go_on())

    async def _go_on(self) -> None:
        while True:
            letter = await self.queue.get()
            with contextlib.suppress(Refusal):  # a database that does not answer: it was only a message
                await self._send(letter)

    async def _send(self, letter: Letter) -> None:
        if letter.account is None:
            assert letter.seat is not None
            account = await self.store.read(partial(account_at, table=letter.seat[0], seat=letter.seat[1]))
            if account is not None:
                self.push(account, letter.push)
            return
        seal = await self.key()
        for to in await self.store.read(partial(subscriptions.subscriptions_of, account=letter.account)):
            if letter.only not in (None, to.hash):
                continue
            if letter.tries == 0 and to.hash in self.resting:
                before = self.resting[to.hash]
                self.resting[to.hash] = replace(before, push=letter.push)  # the newest only, when it is tried again
                continue
            await self._deliver(seal, replace(letter, only=to.hash), to)

    async def _deliver(self, seal: Seal, letter: Letter, to: Subscription) -> None:
        """Seal a letter and post it, in a thread; see to what comes of it."""
        status = await asyncio.get_running_loop().run_in_executor(self.pool, self._posted, seal, letter.push, to)
        if status in GONE:
            await self.store.write(partial(subscriptions.remove_subscription, hashed=to.hash))
            self._count("gone")
        elif 200 <= status < 300:
            self._count("sent")
        elif status == 0 or status == 429 or status >= 500:
            self._rest(letter, to.hash)
        else:
            self._count("refused")  # a redirect is not followed, and what is wrong stays wrong

    def _posted(self, seal: Seal, push: Push, to: Subscription) -> int:
        headers = {
            "authorization": seal.signature(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "topic": push.tag,
            "urgency": "high" if push.what in URGENT else "normal",
        }
        body = seal.sealed(push.said(to.language), to.public, to.secret)
        return posted(to.endpoint, body, headers, within=self.within)

    def _rest(self, letter: Letter, browser: str) -> None:
        """Leave a browser alone whose service has not answered, and try again later, but not for ever."""
        if letter.tries >= len(PAUSES) or len(self.resting) >= MOST_QUEUED:
            self._count("unanswered")
            return
        self.resting[browser] = letter
        self._count("again")
        asyncio.get_running_loop().call_later(PAUSES[letter.tries], self._again, browser)

    def _again(self, browser: str) -> None:
        letter = self.resting.pop(browser)
        self._post(replace(letter, tries=letter.tries + 1))

    def _count(self, outcome: str) -> None:
        self.metrics.pushes.labels(outcome).inc()

    def close(self) -> None:
        """Stop: what has not begun to be sent is not."""
        self.pool.shutdown(wait=False, cancel_futures=True)
