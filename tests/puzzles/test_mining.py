"""Mining: the same seed finds the same puzzles, each proved; and an unfinished file is continued."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.amounts import GAMES
from tests.cli.terminal import interrupted, yamabushi
from tests.himiki.puzzle_positions import F01, any_puzzle, small_puzzle
from tests.puzzles.proofs import contradictions
from yamabushi import BadOption
from yamabushi.cli.mining import Found
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.puzzles import mining
from yamabushi.puzzles.measure import GRADES, Measure, measured
from yamabushi.puzzles.mining import (
    RECIPES,
    attempt,
    attempts,
    drawn,
    grown,
    is_lean,
    signature,
    transforms,
    without_each_piece,
)
from yamabushi.puzzles.solver import solve

# The first attempt and how many: hard puzzles are rare; 66 is a good one of grade D, and 57 of grade E.
ATTEMPTS = {"F": (0, GAMES // 2), "M": (0, GAMES // 4), "D": (60, max(3, GAMES // 16)), "E": (55, max(3, GAMES // 40))}


@pytest.mark.parametrize("grade", ATTEMPTS)
def test_the_same_seed_finds_the_same_puzzles_in_chunks_or_at_once(grade: str) -> None:
    first, count = ATTEMPTS[grade]
    once = attempts(grade, 5, first, count)
    assert [attempt(grade, 5, one.attempt) for one in once] == once
    half = first + count // 2
    assert attempts(grade, 5, half, first + count - half) == [one for one in once if one.attempt >= half]
    if GAMES >= 200:
        assert once


def test_another_seed_finds_others() -> None:
    count = max(40, GAMES // 2)
    assert {str(one.puzzle) for one in attempts("F", 5, 0, count)}.isdisjoint(
        str(one.puzzle) for one in attempts("F", 6, 0, count)
    )


@pytest.mark.parametrize("grade", ATTEMPTS)
def test_each_mined_puzzle_is_proved(grade: str) -> None:
    for one in attempts(grade, 5, *ATTEMPTS[grade]):
        assert contradictions(one.puzzle, one.solutions, one.measure.difficulty, grade) == [], one
        assert one.solutions <= (3 if one.puzzle.hand else 1)
        assert Puzzle.read(str(one.puzzle)) == one.puzzle
        assert any(
            recipe.moves[0] <= one.puzzle.par <= recipe.moves[1]
            and recipe.white[0] <= len(one.puzzle.white) <= recipe.white[1]
            and recipe.black[0] <= len(one.puzzle.black) <= recipe.black[1]
            for recipe in RECIPES[grade]
        )


def test_whatever_is_drawn_or_grown_is_a_puzzle() -> None:
    for number in range(GAMES):
        rng = random.Random(number)
        recipe = rng.choice(RECIPES[rng.choice("FMDE")])
        puzzle = drawn(recipe, rng)
        for _ in range(6):
            assert Puzzle.read(str(puzzle)) == puzzle
            assert recipe.white[0] <= len(puzzle.white) <= recipe.white[1]
            assert recipe.black[0] <= len(puzzle.black) <= recipe.black[1]
            assert len(puzzle.terrain) <= recipe.terrain[1]
            assert len(puzzle.hand) <= recipe.events[1]
            puzzle = grown(puzzle, recipe, rng)


def test_a_puzzle_with_a_needless_piece_is_not_lean() -> None:
    puzzle = Puzzle.read("C4HKM/C2HKM par=1 headlock")
    assert is_lean(puzzle, 1, 1)
    idle = replace(puzzle, white={**puzzle.white, "A6": "HMK"})
    assert not is_lean(idle, 1, 1)
    assert not is_lean(replace(puzzle, terrain={"A6": "Gh"}), 1, 1)
    assert not is_lean(Puzzle.read(F01), 3, 1)  # the books' example: our diagram for it is solved without a cube, too


def test_one_piece_less_at_a_time() -> None:
    puzzle = Puzzle.read("B2HMK,C4HKM/C2HKM,D5KHM par=3 influences=HM! hand=MhCj terrain=A1Gh+A2Vx")
    smaller = [str(other).partition(" ")[0] for _, other in without_each_piece(puzzle)]
    assert len(smaller) == 2 + 2 + 2 + 2 + 1
    assert smaller[:4] == ["C4HKM/C2HKM,D5KHM", "B2HMK/C2HKM,D5KHM", "B2HMK,C4HKM/D5KHM", "B2HMK,C4HKM/C2HKM"]
    alone = Puzzle.read("C4HKM/C2HKM par=1 headlock")
    assert list(without_each_piece(alone)) == []


# ---- the same, seen otherwise ----------------------------------------------------------------------------------------


def test_a_puzzle_and_its_twelve_views_have_one_signature() -> None:
    for number in range(GAMES):
        puzzle = Puzzle.read(any_puzzle(random.Random(f"views {number}")))
        views = list(transforms(puzzle))
        assert len(views) == 12
        assert views[0] == puzzle
        assert all(Puzzle.read(str(view)) == view for view in views)
        assert {signature(view) for view in views} == {signature(puzzle)}


def test_the_views_of_a_puzzle_are_solved_alike() -> None:
    for number in range(max(4, GAMES // 10)):
        puzzle = Puzzle.read(small_puzzle(random.Random(f"alike {number}"), number % 2 == 1))
        solved = solve(puzzle, 3)
        for view in transforms(puzzle):
            other = solve(view, 3)
            assert (other.least, other.count, other.positions) == (solved.least, solved.count, solved.positions), view


def test_other_puzzles_have_other_signatures() -> None:
    puzzle = Puzzle.read(F01)
    assert len({signature(replace(puzzle, par=par)) for par in (1, 2, 3)}) == 3
    swapped = replace(puzzle, white=puzzle.black, black=puzzle.white)
    assert signature(swapped) != signature(puzzle)


# ---- difficulty ------------------------------------------------------------------------------------------------------


def test_difficulty_adds_up_moves_temptations_and_tricks() -> None:
    assert Measure(3, 1, 2).difficulty == 12
    assert [Measure(0, 0, least).grade for _, least in GRADES] == ["F", "M", "D", "E"]
    assert [Measure(0, 0, least - 1).grade for _, least in GRADES[1:]] == ["F", "M", "D"]


@pytest.mark.parametrize(
    ("puzzle", "moves", "tricks"),
    [
        ("C4HKM/C2HKM par=1 headlock", 1, 0),
        ("C4HMK/C2HMK par=2 headlock", 2, 2),  # a pivot first
        ("C4HKM/C2HKM par=1 headlock hand=Mh", 0, 2),  # a tile
        ("A1MHK,A3MHK,A5MHK,C4HKM/C2HKM par=1 influences=M!", 1, 3),  # an influence
    ],
)
def test_tricks_of_the_first_solution_are_counted(puzzle: str, moves: int, tricks: int) -> None:
    measure = measured(solve(Puzzle.read(puzzle)))
    assert (measure.moves, measure.tricks) == (moves, tricks)


# ---- the file --------------------------------------------------------------------------------------------------------


def run(file: Path, chunks: list[int]) -> str:
    """Make attempts in chunks, each in a run of its own, and give the file."""
    for count in chunks:
        found = Found(file, "F", 5)
        found.add(count, attempts("F", 5, found.made, count))
    return file.read_text()


def test_a_search_that_was_interrupted_gives_the_same_file(tmp_path: Path) -> None:
    count = max(40, GAMES // 2)
    whole = run(tmp_path / "whole.txt", [count])
    assert run(tmp_path / "parts.txt", [count // 4, count // 2, count - count // 4 - count // 2]) == whole
    head, *lines = whole.splitlines()
    assert head == f"# grade F, seed 5, {count} attempts made"
    assert len(lines) == len(attempts("F", 5, 0, count))
    again = Found(tmp_path / "whole.txt", "F", 5)
    assert (again.made, again.lines) == (count, lines)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["parts.txt", "whole.txt"]  # nothing half-written


def test_a_file_of_another_search_or_none_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "found.txt"
    Found(file, "F", 5).add(10, [])
    for grade, seed, words in (("M", 5, "grade M, seed 5"), ("F", 6, "grade F, seed 6")):
        with pytest.raises(BadOption, match=f"holds grade F, seed 5, not {words}; name another file") as refusal:
            Found(file, grade, seed)
        assert refusal.value.code == "mindlock-other-run"
    for text in ("", "nonsense", "# grade Z, seed 5, 10 attempts made", "# grade F, seed 5, some attempts made", "é"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadOption, match="cannot be used: it is no file of mined puzzles") as refusal:
            Found(file, "F", 5)
        assert len(str(refusal.value).splitlines()) == 1
    with pytest.raises(BadOption, match="cannot be used"):
        Found(tmp_path, "F", 5)


def test_large_puzzles_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = Puzzle.read("B2HMK,C4MHK,D3KHM/A1HMK,B5MKH,E6KMH par=3 headlock")
    assert mining.quickly_solved(puzzle, 1) is None  # no solution in so few
    monkeypatch.setattr(mining, "MOST_POSITIONS", 100)
    assert mining.quickly_solved(puzzle, 9) is None


# ---- the command ----------------------------------------------------------------------------------------------------


def test_mining_is_interrupted_and_gone_on_with(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    mine = ("mindlock", "mine", "--grade", "F", "--seed", "3", "--jobs", "1")
    done = yamabushi(*mine, "--count", "4", "--out", str(whole), home=tmp_path)
    assert done.returncode == 0
    assert f"Puzzles in {whole}: " in done.stdout.replace("\n", "")
    shown = interrupted(*mine, "--count", "100000", "--out", str(parts), when=parts.exists)
    assert "Stopped; the same command goes on from here." in shown
    found = parts.read_text().splitlines()
    assert re.fullmatch(r"# grade F, seed 3, \d+ attempts made", found[0])
    for file in (whole, parts):
        yamabushi(*mine, "--count", str(max(5, len(found) + 1)), "--out", str(file), home=tmp_path)
    assert parts.read_text() == whole.read_text()
    other = yamabushi("mindlock", "mine", "--grade", "M", "--seed", "3", "--out", str(parts), home=tmp_path)
    assert other.returncode == 2
    assert "holds grade F, seed 3, not grade M, seed 3; name another file." in other.stderr
