"""Play a step by the rules: what the learner decides, what the others answer, and whether it is what was wanted."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal

from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.lessons import EAGER, Event, Step
from yamabushi.engines.players import chance_outcome
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, below, generator
from yamabushi.lessons.proving import replies_of, worths_of

Verdict = Literal["open", "right", "wrong"]


@dataclass(frozen=True)
class Entry:
    """A decision, or what chance has drawn, and the positions before and after it."""

    before: State
    action: str
    after: State

    @property
    def is_chance(self) -> bool:
        """Whether nobody's seat decided."""
        return self.before.seat == CHANCE


@dataclass(frozen=True)
class Attempt:
    """A step as far as the learner has played it."""

    step: Step
    state: State
    entries: tuple[Entry, ...]
    verdict: Verdict
    # The name of the words for a mistake that was foreseen.
    said: str | None
    # What a hint would show.
    hint: str | None
    # What the decisions still gain in the mean, where that is counted and they are wrong; and what the best would.
    worth: Fraction | None = None
    best: Fraction | None = None


def attempted(game: Game, step: Step, actions: Sequence[str]) -> Attempt:
    """Play what the learner has decided so far, and all that the others answer.

    Raises:
        IllegalAction: the rules do not allow one of the actions; the sentence says why.
    """
    state = game.read(step.position)
    entries: list[Entry] = []
    answers = step.answers.split()
    for number, action in enumerate(actions):
        following = state.play(action)
        entries.append(Entry(state, action, following))
        state = following
        if is_done(step, actions[: number + 1], entries):
            break
        for entry in answered(step, state, answers):
            entries.append(entry)
            state = entry.after
    verdict = verdict_on(step, actions, entries, state)
    hint = hint_after(step, actions)
    if verdict == "open" and is_last(step, actions):
        finish = finishing(game, step, actions, state)
        verdict = "open" if finish else "wrong"
        hint = hint or finish
    if verdict == "right":
        entries += epilogue(step, state)
    said = worth = best = None
    if verdict == "wrong":
        entries = cut_short(step, entries)
        entries += refuted(game, step, actions, entries[-1].after)
        said = mistake(step, actions, entries)
        worth, best = worth_of(game, step, actions)
    state = entries[-1].after if entries else state
    return Attempt(step, state, tuple(entries), verdict, said, hint, worth, best)


def answered(step: Step, state: State, answers: list[str]) -> Iterator[Entry]:
    """Let the others and chance decide until the learner is to; what was scripted is used up."""
    while state.seat is not None and state.seat != step.seat:
        action = answer(step, state, answers)
        if action is None:
            return
        following = state.play(action)
        yield Entry(state, action, following)
        state = following


def epilogue(step: Step, state: State) -> Iterator[Entry]:
    """Show what it was good for."""
    for action in step.epilogue.split():
        following = state.play(action)
        yield Entry(state, action, following)
        state = following


@lru_cache(256)
def replies_at(game: Game, step: Step) -> dict[str, str]:
    """Give what the others answer to wrong turns of a step that was made of a task."""
    assert step.task is not None
    start = game.read(step.position)
    assert isinstance(start, KernelState)
    return replies_of(step.task, start)


@lru_cache(256)
def worths_at(game: Game, step: Step) -> dict[str, Fraction]:
    """Give what decisions gain in the mean in a step that was made of a task."""
    assert step.task is not None
    start = game.read(step.position)
    assert isinstance(start, KernelState)
    return worths_of(step.task, start)


def refuted(game: Game, step: Step, actions: Sequence[str], state: State) -> Iterator[Entry]:
    """Show what the others do about a wrong turn, so that it is seen why it does not win."""
    if step.is_turn_to_find:
        for action in replies_at(game, step)[" ".join(actions)].split():
            following = state.play(action)
            yield Entry(state, action, following)
            state = following


def worth_of(game: Game, step: Step, actions: Sequence[str]) -> tuple[Fraction, Fraction] | tuple[None, None]:
    """Say what wrong decisions still gain, and what the best in the place of the last would; if that is what counts."""
    if step.task is None or step.task.goal != "expect":
        return None, None
    worths = worths_at(game, step)
    before = " ".join(actions[:-1])
    beside = [worth for decided, worth in worths.items() if decided.rpartition(" ")[0] == before]
    return worths[" ".join(actions)], max(beside)


def answer(step: Step, state: State, answers: list[str]) -> str | None:
    """Find what somebody else or chance decides; None where the script has nothing to say."""
    if step.answers == EAGER:
        rng = generator(zlib.crc32(str(state).encode()))  # the same position is answered the same each time
        return chance_outcome(state, rng) if state.seat == CHANCE else eager_choice(state, rng)
    for place, action in enumerate(answers):
        if action in state.actions:
            return answers.pop(place)
    return None


def eager_choice(state: State, rng: Generator) -> str:
    """Choose what leaves a seat best off at once, whatever comes then."""
    seat = state.seat
    assert seat is not None
    standings = [standing(state.play(action), seat) for action in state.actions]
    best = [action for action, one in zip(state.actions, standings, strict=True) if one == max(standings)]
    return best[below(rng, len(best))]


def standing(state: State, seat: int) -> float:
    """Say how well off a seat is; where a game has no kernels, by its score."""
    if isinstance(state, KernelState):
        return float(state.game.kernels.standing(state.words, seat))
    side = state.game.sides[seat]
    return sum(points if number == side else -points for number, points in enumerate(state.score))


def happened(step: Step, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """List what some decisions did, as the learner may know it."""
    return [event for entry in entries for event in entry.before.events(entry.action, step.seat)]


def fits(wanted: Event, event: Event) -> bool:
    """Tell whether an event has all that is wanted of it."""
    return all(name in event and event[name] == value for name, value in wanted.items())


def is_done(step: Step, actions: Sequence[str], entries: Sequence[Entry]) -> bool:
    """Tell whether what is wanted has been done."""
    if step.is_to_be_finished:
        returns = entries[-1].after.returns
        return returns is not None and returns[step.seat] > 0
    if not step.wants:
        return tuple(actions) in step.ways
    if len(actions) > step.most:
        return False
    events = happened(step, entries)
    return all(any(fits(wanted, event) for event in events) for wanted in step.wants)


def verdict_on(step: Step, actions: Sequence[str], entries: Sequence[Entry], state: State) -> Verdict:
    """Say whether it is done, can still be, or not."""
    if actions and is_done(step, actions, entries):
        return "right"
    if state.seat != step.seat or len(actions) >= step.most:
        return "wrong"
    if step.is_turn_to_find or step.is_to_be_finished:
        return "open"
    if not step.wants and not any(way[: len(actions)] == tuple(actions) for way in step.ways):
        return "wrong"
    return "open"


def is_last(step: Step, actions: Sequence[str]) -> bool:
    """Tell whether one decision is left that must do it; where more are left nobody looks ahead."""
    return bool(step.wants and step.answers != EAGER and actions and len(actions) == step.most - 1)


def finishing(game: Game, step: Step, actions: Sequence[str], state: State) -> str | None:
    """Find a last decision that does it, None if there is none."""
    done = (one for one in state.actions if attempted(game, step, (*actions, one)).verdict == "right")
    return next(done, None)


def cut_short(step: Step, entries: list[Entry]) -> list[Entry]:
    """Leave out what a script answers to a mistake: it was written for what is right."""
    if step.answers == EAGER:
        return entries
    last = max(place for place, entry in enumerate(entries) if entry.before.seat == step.seat)
    return entries[: last + 1]


def mistake(step: Step, actions: Sequence[str], entries: Sequence[Entry]) -> str | None:
    """Find the words for a mistake that was foreseen."""
    events = happened(step, entries)
    for said, pattern in step.foreseen.items():
        if isinstance(pattern, str):
            if any(action.startswith(pattern) for action in actions):
                return said
        elif any(fits(pattern, event) for event in events):
            return said
    return None


def hint_after(step: Step, actions: Sequence[str]) -> str | None:
    """Give the next action of a way that begins like this; None where none does, or nothing is left of it."""
    for way in step.ways:
        if way[: len(actions)] == tuple(actions) and len(way) > len(actions):
            return way[len(actions)]
    return None
