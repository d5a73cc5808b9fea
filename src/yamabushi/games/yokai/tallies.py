"""Which yokai come: of those that somebody has taken, how many one has taken oneself."""

from collections.abc import Iterator, Sequence

from yamabushi.core.tallies import Deed

KIND = "yokai"


def tally(deeds: Sequence[Deed], seat: int) -> Iterator[tuple[str, bool]]:
    """Give each yokai that was taken, and whether a seat has taken it."""
    for deed in deeds:
        for event in deed.events:
            if event["what"] == "taken":
                yield event["yokai"], event["seat"] == seat
