"""A line with its variations as one flat list of moves, each of which names the move that it follows.

Whoever changes a line wants it so: a move is added at the end of the list, and nothing else changes. Moves are counted
from 1, and 0 is the start. Where a variation begins, and where the game itself goes on, a move says: a game may end
where a variation goes on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from yamabushi.core.errors import BadRecord, Sentence
from yamabushi.core.lines import DEEPEST, TOO_DEEP, Line

BAD_PARENT = Sentence(
    "record-branch", "Move {number} follows {parent}: it can follow 0, the start, or a move listed before it."
)
TWO_WAYS = Sentence("record-branches", "Moves {first} and {second} both go on after {parent}; only one can.")


@dataclass(frozen=True)
class Move:
    """An action of a line or of a variation."""

    # The number of the move that it follows, 0 for the start.
    parent: int
    action: str
    # What is said behind it.
    comment: str = ""
    # Whether it begins a variation, and what is said before that.
    begins: bool = False
    before: str = ""


def moves_of(line: Line) -> list[Move]:
    """List the moves of a line and of all its variations; `line_of` is the inverse.

    >>> [move.parent for move in moves_of(Line(("a", "b"), variations=(Line(("c", "d"), after=1),)))]
    [0, 1, 1, 3]
    """
    found: list[Move] = []
    _list_moves(line, 0, False, found)
    return found


def _list_moves(line: Line, parent: int, begins: bool, found: list[Move]) -> None:
    numbers = [parent]
    for place, action in enumerate(line.actions):
        is_first = begins and place == 0
        before = line.comments.get(line.after, "") if is_first else ""
        comment = line.comments.get(line.after + place + 1, "")
        found.append(Move(numbers[-1], action, comment, is_first, before))
        numbers.append(len(found))
    for variation in line.variations:
        _list_moves(variation, numbers[variation.after - line.after], True, found)


def line_of(moves: Sequence[Move], comment: str = "") -> Line:
    """Make a line of a list of moves, with what is said before the first one.

    Raises:
        BadRecord: a move follows none, two go on at the same place, or variations are nested too deep.
    """
    following: dict[int, int] = {}
    variations: dict[int, list[int]] = defaultdict(list)
    lengths, depths = [0], [0]
    for number, move in enumerate(moves, start=1):
        if not 0 <= move.parent < number:
            raise BadRecord(BAD_PARENT, number=number, parent=move.parent)
        if move.begins:
            variations[move.parent].append(number)
        elif move.parent in following:
            raise BadRecord(TWO_WAYS, first=following[move.parent], second=number, parent=move.parent)
        else:
            following[move.parent] = number
        lengths.append(lengths[move.parent] + 1)
        depths.append(depths[move.parent] + move.begins)
        if depths[-1] > DEEPEST:
            raise BadRecord(TOO_DEEP, deepest=DEEPEST)

    def line_from(first: int | None, after: int, said: str) -> Line:
        """Make the line that begins with a move; all that leaves it on the way are its variations."""
        actions, leaving = [], []
        comments = {after: said} if said else {}
        number = first
        while number is not None:
            move = moves[number - 1]
            actions.append(move.action)
            if move.comment:
                comments[lengths[number]] = move.comment
            leaving += variations[number]
            number = following.get(number)
        return Line(tuple(actions), after, comments, (), tuple(map(variation_from, leaving)))

    def variation_from(first: int) -> Line:
        move = moves[first - 1]
        return line_from(first, lengths[move.parent], move.before)

    # What leaves the start leaves the game itself.
    main = line_from(following.get(0), 0, comment)
    leaving = tuple(map(variation_from, variations[0]))
    return Line(main.actions, 0, main.comments, (), (*leaving, *main.variations))
