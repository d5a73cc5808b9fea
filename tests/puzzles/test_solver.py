"""Solve made-up puzzles with the solver and with the naive search, and compare; and what a proof says."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter

import pytest

from tests.amounts import GAMES
from tests.himiki.positions import line as line_on
from tests.himiki.puzzle_positions import F01, after, small_puzzle
from tests.naive.himiki_mindlock import NaiveMindlock
from tests.naive.mindlock_search import naive_solve
from yamabushi.games.himiki.puzzle_reader import opening
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.puzzles import solver
from yamabushi.puzzles.solver import Search, Solved, TooLarge, solve, solve_from, start_of

# With tiles, white's cubes, moves, how many puzzles: as many as the naive search can bear.
FAMILIES = [
    (False, 1, 3, GAMES),
    (True, 1, 3, -(-GAMES // 2)),
    (False, 2, 2, -(-GAMES // 4)),
    (True, 2, 2, -(-GAMES // 8)),
]

LARGE = "B2HMK,C4MHK,D3KHM/A1HMK,B5MKH,E6KMH par=3 headlock"
LOCKED = "A1HMK/A2HMK,B1HMK par=3 headlock"  # white can only pivot
GATE = "A1HMK/B1HMK par=3 headlock terrain=A2Gh"  # white can only pivot, or enter the Gate
CIRCLE = "B3HMK/A3HMK,B5KMH,C2MHK,C5MHK,D5KMH,E3HMK par=6 headlock"  # white can go round and round, playing again


def solved(text: str, most: int | None = None) -> Solved:
    """Search a puzzle."""
    return solve(Puzzle.read(text), most)


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("tiles", "white", "most", "count"), FAMILIES)
def test_the_solver_finds_what_the_naive_search_finds(
    tiles: bool, white: int, most: int, count: int, part: int
) -> None:
    met: Counter[int | None] = Counter()
    for number in range(part, count, 2):
        puzzle = small_puzzle(random.Random(f"{tiles} {white} {number}"), tiles, white)
        least, lines = naive_solve(puzzle, most)
        ours = solved(puzzle, most)
        assert ours.least == least, puzzle
        assert list(ours.lines()) == lines, puzzle  # in the same order too
        assert ours.count == len(lines), puzzle
        met[least] += 1
    if count > 20:
        assert 0 < met[None] < met.total()


def reached(puzzle: str) -> dict[str, NaiveMindlock]:
    """Collect all positions that can be reached in any number of moves, what was paid left out."""
    start = NaiveMindlock(re.sub(r"par=\d+", "par=1000000", puzzle))
    found = {unpaid(start): start}
    waiting = [start]
    for position in waiting:  # grows while it is gone through
        for action in position.actions:
            following = position.play(action)
            if unpaid(following) not in found:
                found[unpaid(following)] = following
                waiting.append(following)
    return found


def unpaid(position: NaiveMindlock) -> str:
    """Write a position without the moves paid."""
    fields = str(position).split(" ")
    return " ".join(fields[:2] + fields[3:])


def impossible_puzzles() -> list[str]:
    """List puzzles that have no solution: locked in, a Gate, an influence with three cubes, and made-up ones."""
    hopeless = [LOCKED, GATE, "C4HKM/C2HKM,D5KHM par=3 influences=K!", "A1KHM/B1HMK par=3 influences=M! terrain=A2Im"]
    hopeless.append("A1HMK/A2HMK,B1HMK par=3 headlock hand=Mm")  # a mana of what white does not show
    return hopeless


@pytest.mark.parametrize("puzzle", impossible_puzzles())
def test_that_there_is_no_solution_is_proved_by_all_positions(puzzle: str) -> None:
    positions = reached(puzzle)
    assert not any(position.solved for position in positions.values())
    ours = solved(puzzle)
    assert (ours.least, ours.exhausted, ours.count, ours.line) == (None, True, 0, None)
    assert list(ours.lines()) == []
    assert ours.positions == len(positions)
    assert ours.search.fewest_black() == min(len(position.coloured("b")) for position in positions.values())


@pytest.mark.parametrize("tiles", [False, True])
def test_made_up_puzzles_are_possible_or_proved_impossible(tiles: bool) -> None:
    impossible = 0
    for number in range(max(8, GAMES // 5)):
        rng = random.Random(f"corner {tiles} {number}")
        black = ["A2", rng.choice(("B1", "B2")), rng.choice(("A3", "C1"))]  # often both ways out are closed
        cubes = ",".join(sorted(square + rng.choice(("HMK", "MKH", "KHM", "KMH")) for square in black))
        tile = f" terrain=D4{rng.choice(('Gh', 'Vx', 'Mi'))}" if tiles else ""
        puzzle = f"A1{rng.choice(('HMK', 'HKM'))}/{cubes} par=1 headlock{tile}"
        ours = solve(Puzzle.read(puzzle), None)
        if ours.least is None:
            positions = reached(puzzle)
            assert not any(position.solved for position in positions.values()), puzzle
            assert ours.positions == len(positions), puzzle
            impossible += 1
        else:
            assert after(puzzle.replace("par=1", f"par={ours.least}"), " ".join(ours.line or ())).returns == (1.0,)
    assert impossible > 0


def test_within_too_few_moves_nothing_is_proved_about_more() -> None:
    assert (solved(F01, 2).least, solved(F01, 2).exhausted, solved(F01, 2).most) == (None, False, 2)
    assert (solved(F01, 3).least, solved(F01, 3).exhausted) == (3, False)
    assert solve(Puzzle.read(F01.replace("par=3", "par=1"))).least == 3  # whatever its PAR


def test_lines_are_played_to_the_end_at_the_least_cost() -> None:
    ours = solved(F01)
    assert (ours.least, ours.count, ours.line) == (3, 1, ("C4-C3", "C3-D3", "D3-D4"))
    state = after(F01, " ".join(ours.line or ()))
    assert (state.returns, state.score) == ((1.0,), (3,))


def test_a_solution_that_costs_nothing() -> None:
    ours = solved("C4HKM/C2HKM par=1 headlock hand=Mh")
    assert (ours.least, ours.count, ours.line) == (0, 1, ("!Mh", "C4-C3"))


def test_lines_that_could_go_in_circles_are_counted_once() -> None:
    ours = solved(CIRCLE)
    least, lines = naive_solve(CIRCLE, 6)
    assert ours.search.add_up_lines() is None
    assert (ours.least, ours.count) == (least, len(lines))
    assert list(ours.lines()) == lines
    assert solved(F01).search.add_up_lines() == 1


def test_searching_on_from_the_middle_tells_right_moves_from_wrong_ones() -> None:
    right = wrong = 0
    for number in range(max(6, GAMES // 5)):
        puzzle = small_puzzle(random.Random(f"middle {number}"), number % 2 == 1)
        least = solved(puzzle, 3).least
        if not least:
            continue
        puzzle = re.sub(r"par=\d+", f"par={least}", puzzle)
        lines = list(solved(puzzle).lines())
        played: tuple[str, ...] = ()
        while after(puzzle, " ".join(played)).seat is not None:
            state = after(puzzle, " ".join(played))
            here = solve_from(state)
            assert here.least == least - state.score[0], puzzle
            assert {line[len(played) :] for line in lines if line[: len(played)] == played} <= set(here.lines()), puzzle
            assert here.search.add_up_lines() is not None
            first = {line[0] for line in here.lines()}
            for action in state.actions:
                following = line_on(state, action)
                if following.seat is not None:
                    assert (solve_from(following).least is not None) == (action in first), (puzzle, played, action)
                    right, wrong = right + (action in first), wrong + (action not in first)
            played = lines[0][: len(played) + 1]
        assert played == lines[0]
    assert min(right, wrong) > 0


def test_a_wrong_move_is_seen_from_the_middle() -> None:
    gone_wrong = solve_from(after(F01, "C4~"))
    assert (gone_wrong.least, gone_wrong.exhausted, gone_wrong.line) == (None, False, None)
    assert solve_from(after(F01.replace("par=3", "par=5"), "C4~")).least == 4


def test_a_puzzle_that_is_too_large_is_given_up() -> None:
    with pytest.raises(TooLarge, match="it has more than 500 positions"):
        solve(Puzzle.read(LARGE), None, limit=500)


def test_room_grows_without_changing_what_is_found() -> None:
    words = opening(Puzzle.read(LARGE))
    small, large = Search(words), Search(words, room=1 << 17)
    assert small.run(3) == large.run(3)
    assert len(small.positions) > 1 << 12
    assert len(large.positions) == 1 << 17
    assert small.found == large.found
    assert (small.positions[: small.found] == large.positions[: large.found]).all()
    assert all(list(small.steps_to(number)) == list(large.steps_to(number)) for number in range(small.found))


def test_a_long_search_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "SLICE", 200)
    told: list[str] = []
    solve(Puzzle.read(LARGE), 2, told.append)
    assert told
    assert all(re.fullmatch(r"searching: [\d,]+ positions, [012] moves", line) for line in told)


def test_slices_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = solved(CIRCLE)
    monkeypatch.setattr(solver, "SLICE", 1)
    sliced = solved(CIRCLE)
    assert (sliced.positions, list(sliced.lines())) == (whole.positions, list(whole.lines()))


def test_the_order_of_solutions_is_that_of_the_actions() -> None:
    puzzle = Puzzle.read(CIRCLE)
    ranked = []
    for line in itertools.islice(solve(puzzle).lines(), 50):
        state, ranks = start_of(puzzle), []
        for action in line:
            ranks.append(state.actions.index(action))
            state = line_on(state, action)
        ranked.append(ranks)
    assert ranked == sorted(ranked)


def test_what_cannot_be_counted_is_not_counted_for_ever() -> None:
    endless = Puzzle.read("A3HMK,B3HMK,B5KMH,C2MHK,C5MHK,E3HMK/D5KMH par=1 headlock")
    solved = solve(endless, 1)
    assert solved.least == 1
    assert not solved.is_counted
    assert solved.count > 1
    assert solved.line is not None
