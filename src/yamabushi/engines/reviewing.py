"""Look back at a whole game: what each decision gave away, how accurately each side played, and where it turned.

```python
for decision in decisions(record, Limit(nodes=20_000), seed=1):
    ...                      # in the order of the game; what takes long is seen to go on
```

A decision is judged by what its seat knew at that moment and no more, by one search in which every action gets its own
value: what was given away is the best value less that of what was played. With open cards the same is asked of the
position as it really was.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from yamabushi.core.errors import BadRecord, Sentence
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.lines import Line
from yamabushi.core.record import Record
from yamabushi.engines.accuracy import accuracy_of, game_accuracy, percent, step_weights
from yamabushi.engines.deepening import Deepening
from yamabushi.engines.thinking import ALL, Limit, Ranked, Thought, advanced, last_of, think, thought_of
from yamabushi.games.kernel_state import KernelState

PUZZLE = Sentence("review-puzzle", "A challenge has no chances to look back at; its solver says what was best.")
NO_DECISION = Sentence("review-nothing", "There is nothing to look back at: nobody had a choice in this game.")


class Slip(Enum):
    """How bad a decision was, by the mean return that it gave away at least; the limits are lichess's."""

    INACCURACY = 0.1
    MISTAKE = 0.2
    BLUNDER = 0.3


@dataclass(frozen=True)
class Decision:
    """A decision that was made, with what an engine thinks of all that was possible."""

    # Which action of the record it is, counted from 1.
    number: int
    seat: int
    action: str
    thought: Thought
    # The mean return that was left to expect after it, for whoever decided.
    value: float

    @property
    def best(self) -> Ranked:
        """The best that was possible."""
        return self.thought.ranked[0]

    @property
    def played(self) -> Ranked:
        """What was done."""
        return self.thought.of(self.action)

    @property
    def slip(self) -> Slip | None:
        """How bad it was; None where little was given away."""
        lost = self.best.value - self.value
        return max((slip for slip in Slip if lost >= slip.value), key=lambda slip: slip.value, default=None)


@dataclass(frozen=True)
class Review:
    """A game that was looked back at."""

    game: Game
    decisions: tuple[Decision, ...]

    @property
    def chances(self) -> list[float]:
        """The chances of side 0 before each decision and after the last one, in hundredths."""
        last = self.decisions[-1]
        expected = [(decision, decision.best.value) for decision in self.decisions]
        expected.append((last, last.value))
        return [percent(value if self.game.sides[made.seat] == 0 else -value) for made, value in expected]

    def accuracy(self, side: int) -> float | None:
        """Say how accurately a side has played, from 0 to 100; None if it had no choice."""
        weights = step_weights(self.chances)
        own = [
            (accuracy_of(decision.best.value, decision.value), weight)
            for decision, weight in zip(self.decisions, weights, strict=True)
            if self.game.sides[decision.seat] == side
        ]
        return game_accuracy(*zip(*own, strict=True)) if own else None

    def count(self, side: int, slip: Slip) -> int:
        """Count the decisions of a side that were just so bad."""
        return sum(made.slip is slip and self.game.sides[made.seat] == side for made in self.decisions)

    @property
    def turning_points(self) -> list[Decision]:
        """List the decisions that gave away much, in the order of the game."""
        return [decision for decision in self.decisions if decision.slip is not None]

    @property
    def depths(self) -> tuple[int, int]:
        """The least and the greatest depth that was searched."""
        depths = [decision.thought.depth for decision in self.decisions]
        return min(depths), max(depths)


def decisions(record: Record, limit: Limit, seed: int = 0, open_cards: bool = False) -> Iterator[Decision]:
    """Judge the decisions of a game one after another, those in which there was a choice.

    Raises:
        BadRecord: it cannot be replayed, is a puzzle's, or nobody had a choice in it.
    """
    if record.game.is_puzzle:
        raise BadRecord(PUZZLE)
    states = list(record.replay())
    choices = [
        (number, state, action)
        for number, (state, action) in enumerate(zip(states, record.actions, strict=False), start=1)
        # What a referee has recorded is none of the actions.
        if state.seat != CHANCE
        and len(state.actions) > 1
        and action in state.actions
        # The game proposes no mistakes, whatever a short search makes of them.
        and action not in state.proposals
    ]
    if not choices:
        raise BadRecord(NO_DECISION)
    for number, state, action in choices:
        assert state.seat is not None
        thought = thought_about(state, limit, seed, open_cards)
        yield Decision(number, state.seat, action, thought, value_after(state, action, thought, limit, seed))


def value_after(state: State, action: str, thought: Thought, limit: Limit, seed: int) -> float:
    """Give the mean return that is left to expect after an action.

    A search that has proved what wins ends there, and may have had no more than a glance at what was played instead.
    """
    seat, played = state.seat, thought.of(action)
    following = state.play(action)
    if state.game.has_secrets or played.is_sure or not thought.ranked[0].is_sure or seat is None:
        return played.value
    if following.returns is not None:
        return following.returns[seat]
    if following.seat is None or following.seat == CHANCE:
        return played.value
    expected = think(state.game, following.view(following.seat), limit, seed).ranked[0].value
    return expected if state.game.sides[following.seat] == state.game.sides[seat] else -expected


def thought_about(state: State, limit: Limit, seed: int, open_cards: bool) -> Thought:
    """Think about a position until a limit is reached: by what its seat knows, or with open cards."""
    if open_cards and state.game.has_secrets and isinstance(state, KernelState):
        search = Deepening(state, limit.nodes, ALL)
        return last_of(advanced(search, limit, partial(thought_of, state, search), time.perf_counter()))
    return think(state.game, state.view(state.seat), limit, seed, margin=ALL)


def annotated(record: Record, review: Review) -> Record:
    """Give the record with a comment and the better line at each turning point."""
    comments, variations = dict(record.comments), list(record.variations)
    states = list(record.replay())
    for decision in review.turning_points:
        assert decision.slip is not None
        said = f"{decision.slip.name.lower()}: {change_text(decision)}"
        comments[decision.number] = "; ".join(filter(None, (comments.get(decision.number), said)))
        better = playable(states[decision.number - 1], decision.best.line or (decision.best.action,))
        variations.append(Line(better, after=decision.number - 1))
    told = Record.of(
        record.game, record.actions, start=record.start, tags=record.tags, comments=comments, variations=variations
    )
    return replace(told, result=record.result)


def playable(state: State, line: tuple[str, ...]) -> tuple[str, ...]:
    """Cut a line where it cannot be played: a seat that did not know all may have expected what was not there."""
    for number, action in enumerate(line):
        if action not in state.actions:
            return line[:number]
        state = state.play(action)
    return line


def change_text(decision: Decision) -> str:
    """Write how the chances of whoever decided changed.

    >>> better, worse = Ranked("a", 0.24, 49, ("a",), (0, 0)), Ranked("b", -0.18, -36, ("b",), (0, 0))
    >>> change_text(Decision(1, 0, "b", Thought((better, worse), 5, 100, 0.1), -0.18))
    'from 62 % to 41 %'
    """
    return f"from {percent(decision.best.value):.0f} % to {percent(decision.value):.0f} %"
