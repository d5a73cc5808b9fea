"""Seek positions for tasks: let levels play each other, and make tasks of what comes up there. A seed decides all.

Each game that is played has a number and its own random numbers, so that a search that was interrupted goes on where it
stopped, and finds the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from types import ModuleType

from yamabushi.core.game import CHANCE
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import part
from yamabushi.core.tasks import Task
from yamabushi.engines.players import chance_outcome, player_named
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import below, generator
from yamabushi.lessons.forcing import Forcing, TooMuch, turns_from
from yamabushi.lessons.proving import brought, task_to_expect, task_to_win

PLAYERS = ("level:2", "level:3", "level:4")

MOST_TURNS = 3
MOST_POSITIONS = 30_000
LEAST_WRONG = 9
"""A turn to be found has so many others beside it, at least."""

LEAST_TURNS, MOST_PROOF = 30, 400
"""So many turns there are at least where the best of them is sought, and so much is written about them at most."""

PRACTICE_POSITIONS = 60_000
PRACTICE_TURNS = 2
MOST_LOOKED_AT = 300
SHARE = 3
"""At most one first decision in so many wins where a game is to be finished."""


def facts_of(name: str) -> ModuleType:
    """Give what a game's folder says about its tasks."""
    found = part(name, "tasks")
    assert found is not None, name
    return found


def played(name: str, seed: int, number: int) -> Iterator[tuple[dict[str, str], KernelState]]:
    """Play a game between levels; give its options and each position in which a seat begins a turn."""
    sources = facts_of(name).SOURCES
    rng = generator(1_000_003 * seed + number)
    options = sources[number % len(sources)]
    players = [player_named(PLAYERS[below(rng, len(PLAYERS))]) for _ in range(2)]
    state = game_of(name, **options).start()
    assert isinstance(state, KernelState)
    before: int | None = None
    while state.seat is not None:
        if state.seat == CHANCE:
            action = chance_outcome(state, rng)
        else:
            if state.seat != before:
                yield options, state
            before = state.seat
            action = players[state.seat](state, rng)
        state = state.play(action)


def tasks_in(name: str, seed: int, number: int) -> list[Task]:
    """Make tasks for a game's book of what came up in a game that was played."""
    seek = tasks_to_win if facts_of(name).GOAL == "win" else tasks_to_expect
    return [*seek(name, seed, number)]


def tasks_to_win(name: str, seed: int, number: int) -> Iterator[Task]:
    """Make tasks to win of the end of a game, from its last turn back to where too much has to be searched."""
    for options, state in [*played(name, seed, number)][::-1]:
        try:
            found = task_to_win(state, MOST_TURNS, MOST_POSITIONS, LEAST_WRONG)
        except TooMuch:
            return
        if found is not None:
            yield with_themes(name, replace(found, options=options), state)


def tasks_to_expect(name: str, seed: int, number: int) -> Iterator[Task]:
    """Make tasks to expect of all turns of a game."""
    for options, state in played(name, seed, number):
        found = task_to_expect(state)
        if found is not None and len(found.proof) <= MOST_PROOF and is_worth_a_thought(found, state):
            yield with_themes(name, replace(found, options=options), state)


def is_worth_a_thought(task: Task, state: KernelState) -> bool:
    """Tell whether a turn is not found at a glance: it takes several decisions, and few of many turns are as good."""
    turns = sum(1 for _ in turns_from(state))
    return turns >= LEAST_TURNS and len(task.ways) <= 3 and all(len(way.split()) >= 3 for way in task.ways)


def events_of(state: KernelState, way: str, others: str) -> list[str]:
    """Name what happens in a turn, as chance goes by a script."""
    seat, script, found = state.seat, others.split(), []
    for action in way.split():
        found += [str(event["what"]) for event in state.events(action, seat)]
        state = brought(state.play(action), script)
    return found


def with_themes(name: str, task: Task, state: KernelState) -> Task:
    """Say what a task is about: what happens in the first of its turns."""
    events = events_of(state, task.ways[0], task.others if task.goal == "expect" else "")
    return replace(task, themes=tuple(one for one in facts_of(name).THEMES if one in events))


# ---- games to be finished --------------------------------------------------------------------------------------------


def practice_in(name: str, seed: int, number: int) -> Iterator[Task]:
    """Make positions to be finished of the end of a game: a win can be forced, and few first decisions do it."""
    for options, state in [*played(name, seed, number)][::-1]:
        assert state.seat is not None
        forcing = Forcing(state.seat, PRACTICE_POSITIONS, at_once=state.game.has_secrets)
        try:
            fewest = forcing.fewest(state, 1 if state.game.has_secrets else PRACTICE_TURNS)
            if fewest is None:
                continue
            won = [code for code in state.codes if forcing.is_won(state.after(code), fewest - 1, True)]
            if SHARE * len(won) > len(state.codes):
                continue
            ways = [*winning_turns(forcing, state, fewest)]
        except TooMuch:
            return
        for theme in facts_of(name).PRACTISED:
            way = next((way for way in ways if theme in events_of(state, way, "")), None)
            if way is not None:
                yield Task("-", "win", Fraction(fewest), str(state), (way,), themes=(theme,), options=options)


def winning_turns(forcing: Forcing, state: KernelState, fewest: int) -> Iterator[str]:
    """Go through turns that win in the fewest turns, some of them if there are many; chance ends a turn here."""
    for turn in islice(turns_from(state), MOST_LOOKED_AT):
        if forcing.is_won(turn.after, fewest - 1, True):
            yield str(turn)


# ---- a book of what was found ----------------------------------------------------------------------------------------

SAME_THEME = 3
"""So many games to be finished there are of a theme."""


def difficulty(task: Task) -> tuple[Fraction | int, int, int, str]:
    """Say how hard a task is to be found, easier ones first: turns until it is won, or decisions; then other turns."""
    decisions = min(len(way.split()) for way in task.ways)
    first = task.amount if task.goal == "win" else decisions
    return first, len(task.proof.rpartition(" ")[2] if task.goal == "win" else task.proof.split()), decisions, str(task)


def bound(name: str, tasks: Iterable[Task], most: int) -> list[Task]:
    """Make a book: no position twice, the easiest first, with names; of too many, the longest and those with chance."""
    different = {task.position: task for task in tasks}.values()
    best = sorted(different, key=lambda task: -task.amount if task.goal == "win" else -task.amount.denominator)
    chosen = sorted(best[:most], key=difficulty)
    return [replace(task, name=f"{name[0].upper()}{number:02}") for number, task in enumerate(chosen, start=1)]


def practice_of(name: str, tasks: Iterable[Task]) -> list[Task]:
    """Choose games to be finished: three of each theme, those with the shortest turns, none for two themes."""
    left = sorted(tasks, key=lambda task: (-task.amount, difficulty(task)))
    chosen: list[Task] = []
    for theme in sorted(facts_of(name).PRACTISED, key=lambda theme: sum(theme in task.themes for task in left)):
        fitting = [*{task.position: task for task in left if theme in task.themes}.values()][:SAME_THEME]
        used = {task.position for task in fitting}
        left = [task for task in left if task.position not in used]
        chosen += [replace(task, name=f"{theme}-{number}") for number, task in enumerate(fitting, start=1)]
    return sorted(chosen, key=lambda task: facts_of(name).PRACTISED.index(task.themes[0]))
