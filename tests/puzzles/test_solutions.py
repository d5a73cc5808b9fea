"""Solutions as the books write them: written, read back, read leniently, and refused in one sentence."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import GAMES
from tests.himiki.positions import line
from tests.himiki.puzzle_positions import F01, after, any_puzzle
from tests.himiki.solo_lockstep import puzzling_action
from yamabushi import BadRecord
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.puzzles.solutions import read_solution, step_text, write_solution
from yamabushi.puzzles.solver import solve, start_of

PUBLISHED = "C4►BC3* C3►BD3* D3►BD4*"
AGAIN = "C4HKM,E6HMK/C2MHK par=1 headlock"  # C4-C3 brings water beside the water on C2
TELEPORT = "C4HKM/A5HKM,C2MHK par=2 headlock hand=Cj terrain=C3Tp"
FOUR = "A1MHK,A3MHK,A5MHK,C4HKM/C2HKM par=1 influences=M! hand=Mh"

# Each row: a puzzle, decisions, and the same as a solution.
WRITTEN = [
    (F01, "C4-C3 C3-D3 D3-D4", PUBLISHED),
    ("C4HKM/B3MHK,C2HKM,D3HMK par=2 headlock", "C4-C3", "C4►BC3**"),  # two at once
    (F01, "C4~ C4-C3", "C4►PC4 C4►BC3"),
    ("B4HMK,C4HKM,E1HMK/A6HMK par=2 headlock", "B4~C4~ B4~C4~E1~", "B4►PB4+C4►PC4 B4►PB4+C4►PC4+E1►PE1"),
    (AGAIN, "C4-C3 E6-E5", "C4►BC3 R-E6►BE5"),
    (AGAIN, "C4-C3 C3~E6~", "C4►BC3 R-C3►PC3+E6►PE6"),
    (AGAIN, "C4-C3 .", "C4►BC3 R-."),
    (f"{AGAIN} hand=MhMm", "!Mh E6~", "C-Mh C-E6►PE6"),
    (f"{AGAIN} hand=MhMm", "C4-C3 !Mm C3-C4", "C4►BC3 C-Mm C-C3►BC4"),
    (FOUR, "!Mh C4-C3", "C-Mh C-C4►BC3*💧"),
    ("A1HMK,A3HMK,A5HMK,C4MHK/E6KHM par=2 influences=HMK", "C4-D4", "C4►BD4🔥"),
    ("A1KHM,A3KHM,A5KHM,C4MKH/E6HMK par=2 influences=HMK", "C4-D4", "C4►BD4🌲"),
    (TELEPORT, "!Cj C2=KMH C4-C3 C3-A3", "C-Cj C-C2►=KMH C4►BC3 C-C3►TA3"),
    ("C4HKM/C2MHK par=1 headlock hand=Cj", "C4-C3 !Cj C2=HMK", "C4►BC3 C-Cj C-C2►=HMK*"),
    ("C4HKM/C1HKM,C2HKM par=1 headlock hand=My", "!My C4-C3 *C1", "C-My C4►BC3* C-C3►YC1*"),
    ("C4HKM/C1HKM,E6HKM par=1 headlock hand=My", "!My C4-C3 -", "C-My C4►BC3 C-."),
    ("C4HKM/B3KHM,E6HMK par=2 headlock hand=My edition=first", "!My C4-C3", "C-My C4►BC3*"),
    ("C4HKM/A6HMK par=3 headlock terrain=C3Im", "C4-C3 C3-D3 D3~", "C4►BC3 C-C3►BD3 D3►PD3"),
    ("C4HKM,D3MHK/A6HMK,E1KHM par=3 headlock terrain=C3Tr", "C4-C3 %E1", "C4►BC3 C-C3►XE1"),
    ("A1KHM,C4HKM/D3MHK,E5MHK,E6MHK par=3 influences=M terrain=C3Tr", "C4-C3 %A1", "C4►BC3 C-C3►XA1*💧"),
    ("C4HKM,E1HMK/A6HMK par=3 headlock terrain=C3Gh", "C4-C3 E1-E2", "C4►BC3 E1►BE2"),  # what happens by itself
]


def bare(solution: str) -> str:
    """Leave out the marks of a solution."""
    return re.sub("[*🔥💧🌲]", "", solution)


@pytest.mark.parametrize(("puzzle", "actions", "solution"), WRITTEN)
def test_solutions_are_written_and_read_back(puzzle: str, actions: str, solution: str) -> None:
    assert write_solution(Puzzle.read(puzzle), actions.split()) == solution
    assert read_solution(Puzzle.read(puzzle), solution) == tuple(actions.split())


@pytest.mark.parametrize(("puzzle", "actions", "solution"), WRITTEN)
def test_reading_takes_other_arrows_letters_and_no_marks(puzzle: str, actions: str, solution: str) -> None:
    expected = tuple(actions.split())
    letters = solution.replace("🔥", "h").replace("💧", "m").replace("🌲", "k")
    for text in (solution, letters, bare(solution)):
        for arrow in ("►", "▶", "▶\ufe0f", ">"):
            assert read_solution(Puzzle.read(puzzle), text.replace("►", arrow)) == expected
            assert read_solution(Puzzle.read(puzzle), f"  {text.replace('►', arrow).lower()} \n") == expected


def test_the_first_editions_r_and_c_are_read_for_what_is_played_again_and_what_tiles_do() -> None:
    assert read_solution(Puzzle.read(AGAIN), "C4►BC3 E6►RE5") == ("C4-C3", "E6-E5")
    assert read_solution(Puzzle.read(AGAIN), "c4>bc3 r-e6>re5") == ("C4-C3", "E6-E5")
    mana = Puzzle.read(FOUR)
    assert read_solution(mana, "C-Mh C4►CC3*m") == read_solution(mana, "C-Mh C-C4►CC3") == ("!Mh", "C4-C3")


def test_the_published_solution_of_f01() -> None:
    puzzle = Puzzle.read(F01)
    line = solve(puzzle).line
    assert line is not None
    assert write_solution(puzzle, line) == PUBLISHED
    assert after("F01", " ".join(read_solution(puzzle, PUBLISHED))).returns == (1.0,)


def test_nothing_is_a_solution_of_no_steps() -> None:
    assert read_solution(Puzzle.read(F01), "") == ()
    assert write_solution(Puzzle.read(F01), ()) == ""


WRONG = [
    (F01, "C4►BC2", "Step 1, 'C4►BC2', is not possible there; you can play C4►BD4, C4►BC5, C4►BB4, C4►BC3, C4►PC4."),
    (F01, "C4►BC3* C4►BC3", "Step 2, 'C4►BC3', is not possible there; you can play "),
    (F01, "R-C4►BC3*", "Step 1, 'R-C4►BC3*', is not possible there; you can play "),  # nobody plays again
    (F01, "C-Mh", "Step 1, 'C-Mh', is not possible there; you can play "),
    (F01, "nonsense", "Step 1, 'nonsense', is not possible there; you can play "),
    (F01, f"{PUBLISHED} D4►PD4", "Step 4, 'D4►PD4', is not possible there: the challenge is over."),
    (F01, "C4►BC3**", "Step 1 is 'C4►BC3*', not 'C4►BC3**'."),
    (F01, "C4►BC3*h", "Step 1 is 'C4►BC3*', not 'C4►BC3*h'."),
    (F01, "C4►PC4*", "Step 1 is 'C4►PC4', not 'C4►PC4*'."),
    (FOUR, "C4►BC3*", "Step 1 is 'C4►BC3*💧', not 'C4►BC3*'."),
    (FOUR, "C4►BC3*🔥", "Step 1 is 'C4►BC3*💧', not 'C4►BC3*🔥'."),
]


@pytest.mark.parametrize(("puzzle", "solution", "sentence"), WRONG)
def test_wrong_steps_and_wrong_marks_are_refused_in_one_sentence(puzzle: str, solution: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_solution(Puzzle.read(puzzle), solution)
    assert str(refusal.value).startswith(sentence)
    assert len(str(refusal.value).splitlines()) == 1
    assert refusal.value.code in ("solution-step", "solution-mark", "solution-over")


def test_lines_of_made_up_puzzles_are_written_and_read_back() -> None:
    for number in range(2 * GAMES):
        rng = random.Random(f"written {number}")
        text = any_puzzle(rng)
        puzzle = Puzzle.read(text)
        state, actions = start_of(puzzle), []
        while state.actions:
            steps = [step_text(state, action).upper() for action in state.actions]
            assert len(set(steps)) == len(steps), state  # each has a text of its own
            actions.append(puzzling_action(state, rng))
            state = line(state, actions[-1])
        written = write_solution(puzzle, actions)
        assert read_solution(puzzle, written) == tuple(actions), text
        assert read_solution(puzzle, bare(written).lower().replace("►", ">")) == tuple(actions), text


@given(st.text(alphabet="ABCDEabcde123456►>*=~hmkHMK🔥💧🌲RCPBXTY-.+ \n", max_size=40))
def test_whatever_is_read_is_a_solution_or_refused(text: str) -> None:
    puzzle = Puzzle.read(f"{AGAIN} hand=MhCjMy terrain=C3Tp")
    refused = ""
    actions: tuple[str, ...] = ()
    try:
        actions = read_solution(puzzle, text)
    except BadRecord as refusal:
        refused = str(refusal)
    assert len(refused.splitlines()) <= 1
    assert read_solution(puzzle, write_solution(puzzle, actions)) == actions
