"""The other server processes: what they are told, and which tables are ours to keep."""

from __future__ import annotations

import os
import re
import socket

from yamabushi.server import secrecy
from yamabushi.server.duties import Duties
from yamabushi.server.live import Alone, Hint, Live

PLACE = re.compile(r"process (\d+) on (.+)")


def place_of(process: int) -> str:
    """Write where a process of this machine runs."""
    return f"process {process} on {socket.gethostname()[:80]}"


def is_gone(place: str) -> bool:
    """Tell whether a process of this machine runs no more; False of other machines, where nobody here can know."""
    found = PLACE.fullmatch(place)
    if found is None or place != place_of(int(found[1])) or os.name != "posix":
        return False
    try:
        os.kill(int(found[1]), 0)  # asks, and sends nothing
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


class Neighbours:
    """This process among others."""

    def __init__(self, live: Live, duties: Duties) -> None:
        self.live = live
        self.duties = duties
        self.is_alone = isinstance(live, Alone)
        self.process = secrecy.new_id()
        # Where it runs, as hosts read it; and the number of the last notice that holds here.
        self.place = place_of(os.getpid())
        self.noticed = 0
        # The tables whose engines we ask and whose clocks we watch.
        self.kept: set[str] = set()

    def keeps(self, table: str) -> bool:
        """Tell whether it is ours to ask a table's engines and to watch its clocks."""
        return self.is_alone or table in self.kept

    def hint(
        self,
        table: str,
        version: int = 0,
        *,
        here: tuple[int, ...] | None = None,
        remarks: int = 0,
        is_anew: bool = False,
    ) -> None:
        """Tell the other processes that a table has changed, or who is there."""
        if not self.is_alone and not self.duties.is_closing:
            self.duties.spawn(self.live.publish(Hint(self.process, table, version, here, remarks, is_anew)))

    def hint_topic(self, topic: str, key: str) -> None:
        """Tell the other processes that a topic of news has changed."""
        if not self.is_alone and not self.duties.is_closing:
            self.duties.spawn(self.live.publish(Hint(self.process, "", topic=topic, key=key)))
