"""Prove every puzzle of the book again, and look at the book as a whole."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

from tests.puzzles.proofs import contradictions
from yamabushi.games.himiki.book import GRADES, THEMES, book
from yamabushi.games.himiki.days import seasons
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.puzzles.mining import signature
from yamabushi.puzzles.solutions import write_solution
from yamabushi.puzzles.solver import solve

PARTS = 6
"""Every second part is proved in `make test`, all of them in `make test-deep`."""
LEAST = 60
"""How many puzzles a grade has at least."""


def named(grade: str) -> list[str]:
    """List the puzzles of a grade."""
    return [name for name in book() if name[0] == grade]


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=() if part % 2 else pytest.mark.deep) for part in range(PARTS)]
)
@pytest.mark.parametrize("grade", GRADES)
def test_every_puzzle_is_proved_again(grade: str, part: int) -> None:
    wrong = {}
    for name in named(grade)[part::PARTS]:
        text, solutions, difficulty, themes = book()[name]
        puzzle = Puzzle.read(text)
        assert str(puzzle) == text, name
        # F01 is the books' own: its solution was given, and our diagram fits it.
        wrong[name] = contradictions(puzzle, solutions, difficulty, grade, themes, lean=name != "F01")
    assert {name: problems for name, problems in wrong.items() if problems} == {}


@pytest.mark.parametrize("grade", GRADES)
def test_a_grade_is_numbered_and_sorted_by_difficulty(grade: str) -> None:
    names = named(grade)
    assert names == [f"{grade}{number:02}" for number in range(1, len(names) + 1)]
    known: set[str] = {"F01"}
    for season in seasons():  # what came in later stands behind what was there, as names stay
        difficulties = [book()[name].difficulty for name in names if name in set(season.names) - known]
        assert difficulties == sorted(difficulties)
        known |= set(season.names)


@pytest.mark.parametrize("grade", GRADES)
def test_a_grade_has_enough_puzzles_with_hardly_more_than_one_solution(grade: str) -> None:
    entries = [book()[name] for name in named(grade)]
    assert len(entries) >= LEAST
    assert all(1 <= entry.solutions <= (3 if "hand=" in entry.text else 1) for entry in entries)


def test_the_book_has_four_hundred_puzzles() -> None:
    assert len(book()) >= 400


@pytest.mark.parametrize("grade", ["D", "E"])
def test_a_third_of_the_hard_ones_has_several_white_cubes_and_a_fifth_demands_influences(grade: str) -> None:
    texts = [book()[name].text for name in named(grade)]
    assert sum("," in text.partition("/")[0] for text in texts) >= len(texts) / 3
    assert sum("!" in text for text in texts) >= len(texts) / 5


@pytest.mark.parametrize("grade", ["D", "E"])
def test_hard_grades_use_terrain_events_and_influences(grade: str) -> None:
    texts = [book()[name].text for name in named(grade)]
    special = [text for text in texts if re.search(r"terrain=|hand=|influences=\S*!", text)]
    assert len(special) >= len(texts) / 3
    for kind in ("terrain=", "hand=", "influences="):
        assert any(kind in text for text in texts), kind


def test_themes_are_known_and_each_has_its_puzzles() -> None:
    found = Counter(theme for entry in book().values() for theme in entry.themes)
    assert set(found) == set(THEMES)
    assert min(found.values()) >= 7
    for entry in book().values():
        assert list(entry.themes) == [theme for theme in THEMES if theme in entry.themes]
        # What is nowhere in a puzzle cannot be what it is about.
        assert "terrain=" in entry.text or "terrain" not in entry.themes
        assert "hand=" in entry.text or "event" not in entry.themes
        assert "!" in entry.text or "influence" not in entry.themes


def test_the_grades_follow_each_other() -> None:
    assert [grade for grade, _ in itertools.groupby(book(), key=lambda name: name[0])] == list("FMDE")


def test_no_two_puzzles_are_the_same_seen_otherwise() -> None:
    seen: dict[str, str] = {}
    for name, entry in book().items():
        other = seen.setdefault(signature(Puzzle.read(entry.text)), name)
        assert other == name


def test_f01_is_the_first_and_has_the_published_solution() -> None:
    assert next(iter(book())) == "F01"
    puzzle = Puzzle.read(book()["F01"].text)
    line = solve(puzzle).line
    assert line is not None
    assert (puzzle.par, write_solution(puzzle, line)) == (3, "C4►BC3* C3►BD3* D3►BD4*")
