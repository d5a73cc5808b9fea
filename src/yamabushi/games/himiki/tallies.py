"""Which element wins: of the conflicts into which one has tilted it, how many one has won."""

from collections.abc import Iterator, Sequence

from yamabushi.core.tallies import Deed

KIND = "element"


def tally(deeds: Sequence[Deed], seat: int) -> Iterator[tuple[str, bool]]:
    """Give the element of each conflict that a seat has begun, and whether it beats what it meets."""
    for deed in deeds:
        if deed.seat == seat:
            for event in deed.events:
                if event["what"] in ("beats", "loses"):
                    yield event["shows"], event["what"] == "beats"
