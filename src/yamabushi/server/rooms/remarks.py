"""What is said at a table, and who may hear it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.server.messages import Said
from yamabushi.server.storage.remarks import add_remark
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Taken
from yamabushi.server.watchers import Watcher

ENOUGH_SAID = Sentence("room-enough", "Enough has been said at this table.")

MOST_REMARKS = 500


class Remarks:
    """The remarks of a table, in their order."""

    def __init__(self, said: Iterable[tuple[Said, str | None]]) -> None:
        self.said: list[Said] = []
        # The accounts of those who have said something and have one, by the numbers of their remarks.
        self.authors: dict[int, str] = {}
        for remark, account in said:
            self.add(remark, account)

    def add(self, remark: Said, account: str | None) -> bool:
        """Take in a remark, and whose it is; False if it is known already."""
        if any(known.number == remark.number for known in self.said):
            return False
        if account is not None:
            self.authors[remark.number] = account
        self.said.append(remark)
        self.said.sort(key=lambda known: known.number)
        return True

    def last_in_a_row(self) -> int:
        """Give the number of the last remark before the first that is missing."""
        known = {remark.number for remark in self.said}
        return next(number for number in range(len(known) + 1) if number + 1 not in known)

    def require_place(self, seat: int | None) -> None:
        """Make sure that not too much has been said; those who watch and those who play count apart.

        Raises:
            IllegalAction: too much has.
        """
        if sum((remark.seat is None) == (seat is None) for remark in self.said) >= MOST_REMARKS:
            raise IllegalAction(ENOUGH_SAID)

    def heard_by(self, watcher: Watcher, is_over: bool) -> list[Said]:
        """List what somebody may hear."""
        return [remark for remark in self.said if self.may_hear(watcher, remark, is_over)]

    def withheld_from(self, watcher: Watcher) -> list[Said]:
        """List what somebody may hear only once the game is over."""
        over = self.heard_by(watcher, is_over=True)
        return [remark for remark in over if not self.may_hear(watcher, remark, is_over=False)]

    def may_hear(self, watcher: Watcher, remark: Said, is_over: bool) -> bool:
        """Tell whether somebody may hear a remark: not if one of the two blocks the other."""
        author = self.authors.get(remark.number)
        return (author is None or author not in watcher.apart) and may_hear(watcher, remark, is_over)


def may_hear(watcher: Watcher, remark: Said, is_over: bool) -> bool:
    """Tell whether somebody may hear a remark: while the game is on, those who watch talk among themselves.

    A player who has come without the token of the seat, on a second device, is no spectator.
    """
    if remark.seat in watcher.muted:
        return False
    return remark.seat is not None or is_over or not plays(watcher)


def plays(watcher: Watcher) -> bool:
    """Tell whether somebody plays here, as far as it is known."""
    return bool(watcher.seats) or watcher.is_player


async def stored_remark(
    store: Store, epoch: str, table: str, seat: int | None, name: str, text: str, account: str | None
) -> tuple[Said, str | None]:
    """Store a remark; its number may be taken by one at another process, and then it is the next.

    Give it, and whose it is.
    """
    change = partial(add_remark, table=table, seat=seat, name=name, text=text, account=account)
    while True:
        try:
            number, author = await store.write(change, epoch)
        except Taken:
            continue
        return Said(number, name, text, seat), author
