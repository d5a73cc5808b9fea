"""Which tile wins: of the games in which one has placed it, how many one has won."""

from collections.abc import Iterator, Sequence

from yamabushi.core.tallies import Deed
from yamabushi.games.regality.events import SIDES

KIND = "tile"


def tally(deeds: Sequence[Deed], seat: int) -> Iterator[tuple[str, bool]]:
    """Give each tile that a seat has placed in a game of the match, and whether it has won that game."""
    placed: set[str] = set()
    for deed in deeds:
        for event in deed.events:
            if event["what"] == "placed" and event["side"] == SIDES[seat]:
                placed.add(event["tile"])
            elif event["what"] == "game":
                yield from ((tile, event["winner"] == SIDES[seat]) for tile in sorted(placed))
                placed = set()
