"""Prove by search who can force a win: over every answer of the others, and every outcome of chance.

A turn is what a seat decides in a row until another seat does, or all is over. Nothing is cut off and nothing is
judged: a position is won only where the search has gone to the end of the game on every branch that matters. That is
for positions near the end; where too much would have to be searched, it says so instead of guessing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yamabushi.core.game import CHANCE
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import Words

MOST_TURNS = 12
"""More turns of a seat than there are in what is searched: winning in so many is winning at all."""

MOST_POSITIONS = 1_000_000


class TooMuch(Exception):
    """Says that more positions would have to be searched than were allowed."""


@dataclass(frozen=True)
class Turn:
    """What a seat decides in a row, and the position then."""

    actions: tuple[str, ...]
    after: KernelState

    def __str__(self) -> str:
        return " ".join(self.actions)


def turns_from(state: KernelState) -> Iterator[Turn]:
    """Go through all turns of the seat that decides, in the order of the rules; chance ends a turn here."""
    seat = state.seat
    waiting = [Turn((), state)]
    while waiting:
        turn = waiting.pop()
        if turn.actions and turn.after.seat != seat:
            yield turn
            continue
        actions = zip(turn.after.actions, turn.after.codes, strict=True)
        waiting += [Turn((*turn.actions, action), turn.after.after(code)) for action, code in actions][::-1]


class Forcing:
    """What a seat can force, remembered by position."""

    def __init__(self, seat: int, most: int = MOST_POSITIONS, at_once: bool = False) -> None:
        self.seat = seat
        self.most = most
        # Whether it must be won when the last turn ends: then what others hold does not matter.
        self.at_once = at_once
        self.searched = 0
        self._known: dict[tuple[Words, int, bool], bool] = {}

    def is_won(self, state: KernelState, turns: int = MOST_TURNS, under_way: bool = False) -> bool:
        """Tell whether the seat wins whatever the others do, within so many turns besides one that is under way.

        Raises:
            TooMuch: more positions would have to be searched than were allowed.
        """
        decider = state.seat
        if decider is None:
            return int(state.game.kernels.outcome(state.words, self.seat)) > 0
        if decider == self.seat and not under_way:
            turns, under_way = turns - 1, True
        elif decider not in (self.seat, CHANCE):
            under_way = False
        if turns < 0 or (self.at_once and turns == 0 and not under_way):
            return False
        key = (state.words, turns, under_way)
        found = self._known.get(key)
        if found is None:
            self.searched += len(state.codes)
            if self.searched > self.most:
                raise TooMuch
            following = [state.after(code) for code in state.codes]
            if decider == self.seat:
                following.sort(key=lambda after: after.seat is not None)  # what ends the game comes first
                found = any(self.is_won(after, turns, under_way) for after in following)
            else:
                found = all(self.is_won(after, turns, under_way) for after in following)
            self._known[key] = found
        return found

    def fewest(self, state: KernelState, most: int = MOST_TURNS) -> int | None:
        """Give in how few of its turns the seat can force a win from where a turn begins; None if not in so many."""
        return next((turns for turns in range(1, most + 1) if self.is_won(state, turns)), None)

    def fewest_after(self, turn: Turn, most: int = MOST_TURNS) -> int | None:
        """Give in how few turns more the seat can force a win after a turn of its own; None if it cannot."""
        return next((turns for turns in range(most + 1) if self.is_won(turn.after, turns, True)), None)
