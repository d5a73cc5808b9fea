"""What never changes at a table: the game, its clock, where it begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from yamabushi.core.game import Game, State
from yamabushi.table.clocks import TimeControl


@dataclass(frozen=True)
class Setting:
    """What never changes at a table."""

    game: Game
    control: TimeControl = field(default_factory=TimeControl)
    start: str | None = None
    # The name of whoever has chosen the start, and may know what is hidden there.
    chosen_by: str | None = None
    # Whether it was laid to count for ratings.
    is_rated: bool = False
    # Whether it is a game of a tournament: a side that gives it up loses the point, whenever that is.
    is_in_tournament: bool = False

    @property
    def is_rateable(self) -> bool:
        """Tell whether the game may count for ratings: never from a start that somebody has chosen."""
        return self.start is None

    @cached_property
    def all_sides(self) -> int:
        """The sides that play, as bits."""
        return sum(1 << side for side in set(self.game.sides))

    def first(self) -> State:
        """Give the first position.

        Raises:
            BadPosition: the start is no position of the game.
        """
        return self.game.start() if self.start is None else self.game.read(self.start)
