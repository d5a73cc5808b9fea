"""The actions of a game so far, with undo: chance that has spoken once is not asked again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.record import Record, seat_tag


class History:
    """A game from its start to now."""

    def __init__(self, game: Game, start: str | None = None) -> None:
        self.game = game
        self.start = start
        self.states: list[State] = [game.start() if start is None else game.read(start)]
        self.actions: list[str] = []
        # What chance has said, in order; kept across undo, so that taking back is no second chance.
        self.chance: list[str] = []
        self.comments: dict[int, str] = {}

    @classmethod
    def of(cls, record: Record) -> History:
        """Make the history that a record tells.

        Raises:
            BadRecord: it cannot be replayed.
        """
        record.verify()
        history = cls(record.game, record.start)
        for action in record.actions:
            history.play(action)
        history.comments = dict(record.comments)
        return history

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    def play(self, action: str) -> None:
        """Play an action, or what else a game records: the referee's penalty.

        Raises:
            IllegalAction: it is not possible; nothing is changed.
        """
        following = self.state.recorded(action)
        if self.state.seat == CHANCE and action in self.state.actions:
            number = self.chances()
            self.chance[number:] = [action, *self.chance[number + 1 :]]
        self.states.append(following)
        self.actions.append(action)

    def chances(self) -> int:
        """Count how often chance has spoken in the game as it stands."""
        spoken = zip(self.states, self.actions, strict=False)
        return sum(1 for state, action in spoken if state.seat == CHANCE and action in state.actions)

    def recorded_chance(self) -> str | None:
        """Give what chance said here before an undo, if it can be so again."""
        number = self.chances()
        if number < len(self.chance) and self.chance[number] in self.state.actions:
            return self.chance[number]
        return None

    def undo(self, seats: Sequence[int]) -> bool:
        """Go back to before the last decision of one of these seats; False if there is none."""
        for number in range(len(self.actions) - 1, -1, -1):
            if self.states[number].seat in seats:
                # Only how many: what was undone may have been another's secret, and records are shown to seats.
                undone = f"undone: {len(self.actions) - number}"
                del self.states[number + 1 :], self.actions[number:]
                self.comments = {n: comment for n, comment in self.comments.items() if n <= number}
                before = self.comments.get(number)
                self.comments[number] = f"{before}; {undone}" if before else undone
                return True
        return False

    def last_decision_of(self, seat: int) -> tuple[State, str] | None:
        """Give the last decision of a seat that was one between several, with the position that it was made in."""
        for state, action in zip(reversed(self.states[:-1]), reversed(self.actions), strict=True):
            if state.seat == seat and action in state.actions and len(state.actions) > 1:
                return state, action
        return None

    def since_decision_of(self, seat: int) -> Iterator[tuple[State, str]]:
        """Give the positions and actions from the last decision of a seat on; all of them if it made none."""
        decisions = [number for number in range(len(self.actions)) if self.states[number].seat == seat]
        first = decisions[-1] if decisions else 0
        yield from zip(self.states[first:], self.actions[first:], strict=False)

    def record(self, players: Sequence[str] = ()) -> Record:
        """Make the record so far, with who sat where."""
        tags = dict(zip(map(seat_tag, self.game.seats), players, strict=False))
        return Record.of(self.game, tuple(self.actions), start=self.start, tags=tags, comments=self.comments)
