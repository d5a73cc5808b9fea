"""Make tasks of positions and prove them: what is right, why nothing else is, and what the others do about it.

To win: one turn alone wins, within the fewest turns, whatever the others do; and for every other turn there is an
answer after which nothing wins any more. To expect: all turns that gain the most points in the mean, and what each
first decision that leaves them still gains.
"""

from __future__ import annotations

import string
from collections.abc import Collection, Iterator
from fractions import Fraction

from yamabushi.core.game import CHANCE
from yamabushi.core.tasks import Task
from yamabushi.games.kernel_state import KernelState
from yamabushi.lessons.expecting import Expecting
from yamabushi.lessons.forcing import Forcing, Turn, turns_from

LETTERS = string.digits + string.ascii_letters
"""Name the answers to wrong turns, in their order."""

OVER = "."
"""Stands for the answer where a wrong turn has ended the game."""

MOST_WAYS = 8


# ---- to win ----------------------------------------------------------------------------------------------------------


def task_to_win(state: KernelState, most_turns: int, most_positions: int, least_wrong: int = 0) -> Task | None:
    """Make a task of a position where a turn begins, if one turn alone wins there.

    Whether other turns win is looked at to the end of the game, not only within the fewest turns.

    Raises:
        TooMuch: more positions would have to be searched than were allowed.
    """
    assert state.seat is not None
    forcing = Forcing(state.seat, most_positions)
    fewest = forcing.fewest(state, most_turns)
    if fewest is None:
        return None
    turns = list(turns_from(state))
    right = [turn for turn in turns if forcing.is_won(turn.after)]
    if len(right) != 1 or len(turns) <= least_wrong:
        return None
    replies = answers_to(forcing, [turn for turn in turns if turn is not right[0]])
    if replies is None:
        return None
    line = line_after(forcing, right[0])
    return Task("-", "win", Fraction(fewest), str(state), (str(right[0]),), line, replies)


def answers_to(forcing: Forcing, wrong: list[Turn]) -> str | None:
    """Find an answer to each wrong turn after which it is not won any more; None where too many would be needed.

    Written as the answers with `|` between them, and a letter for each turn.
    """
    known: list[str] = []
    letters = ""
    for turn in wrong:
        if turn.after.seat is None:
            letters += OVER
            continue
        replies = {str(reply): reply for reply in turns_from(turn.after)}
        found = next((text for text in known if text in replies and refutes(forcing, replies[text])), None)
        if found is None:
            found = next(text for text, reply in replies.items() if refutes(forcing, reply))
            known.append(found)
            if len(known) > len(LETTERS):
                return None
        letters += LETTERS[known.index(found)]
    return f"{'|'.join(known)} {letters}".strip()


def refutes(forcing: Forcing, reply: Turn) -> bool:
    """Tell whether nothing wins any more after an answer."""
    return not forcing.is_won(reply.after)


def line_after(forcing: Forcing, right: Turn) -> str:
    """Play on to the end: the others resist as long as they can, and the seat wins as soon as it can."""
    actions: list[str] = []
    state = right.after
    while state.seat is not None:
        turns = list(turns_from(state))
        if state.seat == forcing.seat:
            lengths = [forcing.fewest_after(turn) for turn in turns]
            won = [(length, place) for place, length in enumerate(lengths) if length is not None]
            turn = turns[min(won)[1]]
        else:
            turn = max(turns, key=lambda turn: forcing.fewest(turn.after) or 0)
        actions += turn.actions
        state = turn.after
    return " ".join(actions)


def replies_of(task: Task, state: KernelState) -> dict[str, str]:
    """Read what the others answer to each wrong turn, by the turn."""
    if not task.proof:
        return {}
    texts, _, letters = task.proof.rpartition(" ")
    known = texts.split("|")
    wrong = [str(turn) for turn in turns_from(state) if str(turn) not in task.ways]
    return {
        turn: "" if letter == OVER else known[LETTERS.index(letter)]
        for turn, letter in zip(wrong, letters, strict=True)
    }


# ---- to expect -------------------------------------------------------------------------------------------------------


def task_to_expect(state: KernelState) -> Task | None:
    """Make a task of a position where a turn begins, if its best turn gains something, and few turns do."""
    expecting = Expecting(state)
    best = expecting.worth(state)
    others = script_of(state)
    ways = [way for way, _ in best_ways(expecting, state, others)]
    if best <= 0 or len(ways) > MOST_WAYS:
        return None
    return Task("-", "expect", best, str(state), tuple(ways), others, worths_text(expecting, state, ways, others))


def script_of(state: KernelState) -> str:
    """Say what chance brings in the turn wherever it is asked: of each place where it can be, the last outcomes first.

    They are found by trying every decision; what is asked for later is drawn in the same order.
    """
    found: dict[str, None] = {}
    waiting, seat = [state], state.seat
    seen = set()
    expecting = Expecting(state)
    while waiting:
        one = waiting.pop()
        if one.words in seen or one.seat is None or one.seat not in (seat, CHANCE):
            continue
        seen.add(one.words)
        if one.seat == CHANCE:
            if expecting.begins_another(one):
                continue
            found |= dict.fromkeys(reversed(one.actions))
        waiting += [one.after(code) for code in one.codes]
    return " ".join(found)


def brought(state: KernelState, script: list[str]) -> KernelState:
    """Let chance decide by a script until somebody does; what was used is taken out of it."""
    while state.seat == CHANCE:
        action = next((action for action in script if action in state.actions), None)
        if action is None:
            return state
        script.remove(action)
        state = state.play(action)
    return state


def best_ways(expecting: Expecting, state: KernelState, others: str) -> Iterator[tuple[str, KernelState]]:
    """Go through the turns that gain the most, as chance goes by the script."""
    waiting: list[tuple[tuple[str, ...], KernelState, list[str]]] = [((), state, others.split())]
    while waiting:
        actions, one, script = waiting.pop()
        if one.seat != expecting.seat:
            yield " ".join(actions), one
            continue
        best = expecting.worth(one)
        for action, code in [*zip(one.actions, one.codes, strict=True)][::-1]:
            after = one.after(code)
            if expecting.worth(after) == best:
                left = list(script)
                waiting.append(((*actions, action), brought(after, left), left))


def decisions_of(
    expecting: Expecting, state: KernelState, ways: Collection[str], others: str
) -> Iterator[tuple[tuple[str, ...], KernelState]]:
    """Go through all first decisions that leave the best turns, and those that stay in one, with what follows."""
    beginnings = {tuple(way.split()[:count]) for way in ways for count in range(len(way.split()) + 1)}
    waiting: list[tuple[tuple[str, ...], KernelState, list[str]]] = [((), state, others.split())]
    while waiting:
        actions, one, script = waiting.pop()
        if one.seat != expecting.seat or actions not in beginnings:
            continue
        for action, code in zip(one.actions, one.codes, strict=True):
            after = one.after(code)
            yield (*actions, action), after
            left = list(script)
            waiting.append(((*actions, action), brought(after, left), left))


def worths_text(expecting: Expecting, state: KernelState, ways: Collection[str], others: str) -> str:
    """Write what the decisions gain, in the order in which they are gone through."""
    return " ".join(str(expecting.worth(after)) for _, after in decisions_of(expecting, state, ways, others))


def worths_of(task: Task, state: KernelState) -> dict[str, Fraction]:
    """Read what decisions gain in the mean, by all that was decided so far."""
    walked = decisions_of(Expecting(state), state, task.ways, task.others)
    return {" ".join(actions): Fraction(text) for (actions, _), text in zip(walked, task.proof.split(), strict=True)}
