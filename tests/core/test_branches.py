"""Lines as flat lists of moves, and back."""

from __future__ import annotations

import random

import pytest

from yamabushi.core.branches import Move, line_of, moves_of
from yamabushi.core.errors import BadRecord
from yamabushi.core.lines import DEEPEST, Line, read_line, tokens_of, words_of


def test_a_line_with_variations_is_a_list_and_a_line_again() -> None:
    text = "{first} a b ( 2. c {bold} d ( {or} 4. e ) ) f ( 4. g ) ( 4. h )"
    line = read_line(tokens_of(text))
    moves = moves_of(line)
    assert [(move.parent, move.action) for move in moves] == [
        (0, "a"), (1, "b"), (2, "f"), (1, "c"), (4, "d"), (5, "e"), (3, "g"), (3, "h"),
    ]  # fmt: skip
    assert [move.action for move in moves if move.begins] == ["c", "e", "g", "h"]
    assert (moves[3].comment, moves[5].before) == ("bold", "or")
    again = line_of(moves, line.comments[0])
    assert " ".join(words_of(again)) == text


def test_whatever_was_tried_where_comes_back() -> None:
    rng = random.Random(5)
    for _ in range(200):
        moves: list[Move] = []
        going_on: set[int] = set()
        for number in range(rng.randrange(25)):
            parent = rng.randint(max(0, number - 4), number)
            begins = parent in going_on or rng.random() < 0.2
            going_on |= set() if begins else {parent}
            moves.append(Move(parent, f"m{number}", rng.choice(("", "so")), begins))
        line = line_of(moves)
        read = read_line(tokens_of(" ".join(words_of(line))))
        assert sorted(path_of(moves)) == sorted(path_of(moves_of(read)))


def path_of(moves: list[Move]) -> list[tuple[str, ...]]:
    """Give all that was played up to each of the moves, with what is said there."""
    paths: list[tuple[str, ...]] = [()]
    for move in moves:
        paths.append((*paths[move.parent], move.action + move.comment + str(move.begins)))
    return paths


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([Move(1, "a")], "record-branch"),
        ([Move(-1, "a")], "record-branch"),
        ([Move(0, "a"), Move(0, "b")], "record-branches"),
        ([Move(number, "a", begins=True) for number in range(DEEPEST + 1)], "record-variation-depth"),
    ],
)
def test_what_is_no_tree_is_refused(moves: list[Move], code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        line_of(moves)
    assert refused.value.code == code


def test_nothing_played_is_an_empty_line() -> None:
    assert line_of([]) == Line()
    assert moves_of(Line()) == []
