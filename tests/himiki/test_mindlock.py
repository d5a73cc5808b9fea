"""Mindlock against the naive implementation, and each of its rules on puzzles of its own (H-16)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.amounts import GAMES
from tests.regality.lockstep import Parted
from tests.seeds import Hunt
from yamabushi.core.game import State

from .positions import field, line
from .puzzle_positions import F01, after, any_puzzle, mindlock
from .solo_lockstep import any_action, puzzle_pair, puzzling_action

PUZZLES = 3 * GAMES
OFTEN = [
    "Mh",
    "Mm",
    "Mk",
    "Cj",
    "Cj@",
    "My@",
    "Im@",
    "Tr@",
    "Tp@",
    "free move",
    "influence",
    "Gate",
    "1 removed",
    "over",
]
OFTEN += [
    "Mh used",
    "Cj used",
    "My used",
    "Gh used",
    "Im used",
    "Tr used",
    "Vx used",
    "Tp used",
    "Mi used",
    "2 removed",
]

HANDY = "C4HKM/A6KHM,C2MHK par=2 headlock hand=MhMkCjMy"  # C4-C3 brings water beside the water on C2
AGAIN = "C4HKM,E6HMK/C2MHK par=1 headlock"  # the same


# ---- lockstep --------------------------------------------------------------------------------------------------------


def made_up_puzzle(number: int) -> Counter[str]:
    """Play a puzzle that is made up; give what was met."""
    rng = random.Random(f"puzzle {number}")
    puzzle = any_puzzle(rng)
    pair = puzzle_pair(f"the puzzle of number {number}", puzzle)
    pair.finish(puzzling_action if rng.random() < 0.8 else any_action, rng)
    assert pair.fast.returns in ((1.0,), (-1.0,))
    return pair.met


HUNTS = [Hunt("mindlock", dict.fromkeys(OFTEN, 1), made_up_puzzle)]


def test_made_up_puzzles_are_alike() -> None:
    HUNTS[0].run(PUZZLES)


def test_a_difference_is_told() -> None:
    pair = puzzle_pair("a puzzle", F01)
    pair.naive.cubes["C2"].faces = "KHM"
    with pytest.raises(Parted, match="position differs in a puzzle"):
        pair.play("C4-C3")


def test_a_view_says_what_is_asked_and_whether_it_is_paid() -> None:
    state = after(AGAIN)
    assert [state.view(0)[key] for key in ("asks", "asked_tile", "is_paid", "moves_left")] == ["move", None, True, 1]
    free = line(state, "C4-C3")
    assert [free.view(0)[key] for key in ("asks", "is_paid", "moves_left")] == ["again", False, 0]
    mana = line(after(HANDY), "!Mh")
    assert [mana.view(0)[key] for key in ("asks", "asked_tile", "is_paid")] == ["mana", "Mh", False]


def test_a_view_says_which_actions_are_free_and_whether_the_puzzle_is_lost() -> None:
    def told(state: State) -> tuple[object, object]:
        view = state.view(0)
        assert [state.view(None)[key] for key in ("free_actions", "is_lost")] == [view["free_actions"], view["is_lost"]]
        assert list(state.offered) == (view["free_actions"] if view["moves_left"] == 0 else list(state.actions))
        assert state.is_lost == (view["is_lost"] and state.seat is not None)
        return view["free_actions"], view["is_lost"]

    used_up = after("C4HMK/C2HKM par=1 headlock", "C4~")  # H-29
    assert (used_up.seat, told(used_up)) == (0, ([], True))
    assert told(used_up.play("C4-C3")) == ([], True)
    handy = after("C4HMK/C2HKM par=1 headlock hand=Mh")  # H-33
    assert told(handy) == (["!Mh"], False)
    handy = handy.play("C4~")
    assert told(handy) == (["!Mh"], False)
    assert told(handy.play("!Mh")) == (list(handy.play("!Mh").actions), False)
    again = line(after(AGAIN), "C4-C3")  # playing again is free
    assert (again.view(0)["moves_left"], told(again)) == (0, (list(again.actions), False))
    solved = line(handy, "!Mh C4-C3")
    assert (solved.returns, told(solved)) == ((1.0,), ([], False))


# ---- moves, PAR and the end ------------------------------------------------------------------------------------------


def test_f01_is_solved_as_the_books_say() -> None:
    state = after("F01")
    assert str(state) == "C4HKM/C2HKM,D5KHM,E3MHK w 0 --- - 0 -"
    assert (state.seat, state.score, state.returns, state.odds) == (0, (0,), None, ())
    assert state.actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "C4~")
    state = line(state, "C4-C3 C3-D3 D3-D4")
    assert str(state) == "D4HMK/- . 3 --- - 0 -"
    assert (state.seat, state.actions, state.score, state.returns) == (None, (), (3,), (1.0,))


@pytest.mark.parametrize("move", ["C4-C3", "C4~"])
def test_a_tilt_and_a_pivot_cost_one(move: str) -> None:
    assert after(F01, move).score == (1,)


def test_a_pivot_of_several_cubes_costs_one_and_there_is_no_ban() -> None:
    state = after("B2HMK,C4HKM/E6HKM par=5 headlock", "B2~C4~")
    assert str(state) == "B2HKM,C4HMK/E6HKM w 1 --- - 0 -"
    assert {"B2~", "C4~", "B2~C4~"} <= set(state.actions)


@pytest.mark.parametrize("move", ["C4-C3", "C4-D4", "C4~"])
def test_a_move_beyond_par_fails_and_is_not_made(move: str) -> None:
    puzzle = "C4HMK/C2KHM par=1 headlock"
    assert after(puzzle, "C4~").returns is None  # PAR itself may be paid
    state = after(puzzle, f"C4~ {move}")
    assert str(state) == "C4HKM/C2KHM . 2 --- - 0 -"
    assert (state.seat, state.actions, state.score, state.returns) == (None, (), (2,), (-1.0,))


def test_beyond_par_even_the_winning_tilt_comes_too_late() -> None:
    state = after("C4HMK/C2HMK par=1 headlock", "C4~ C4-C3")  # C3 would have shown water
    assert (str(state), state.returns) == ("C4HKM/C2HMK . 2 --- - 0 -", (-1.0,))


def test_being_left_without_a_cube_fails() -> None:
    gate = "C4HKM{}/A6HMK par=3 headlock terrain=C3Gh"
    state = after(gate.format(""), "C4-C3")
    assert (str(state), state.returns) == ("-/A6HMK . 1 --- - 0 -/-/-/-/Gh", (-1.0,))
    state = after(gate.format(",E1HMK"), "C4-C3")
    assert (str(state), state.returns) == ("E1HMK/A6HMK w 1 --- - 0 -/-/-/-/Gh", None)


def test_nothing_is_passed_and_a_turn_has_no_end_of_twenty_tilts() -> None:
    pair = puzzle_pair("round and round", "B3HMK/A3HMK,B5KMH,C2MHK,C5MHK,D5KMH,E3HMK par=1 headlock")
    for _ in range(5):
        for action in ("B3-C3", "C3-D3", "D3-D4", "D4-C4", "C4-B4", "B4-B3"):
            pair.play(action)
    assert (pair.fast.score, field(pair.fast, "turn")) == ((1,), "r;B3<B4")  # thirty tilts, one of them paid
    locked = after("A1HMK/A2HMK,B1HMK par=30 headlock")
    assert locked.actions == ("A1~",)


# ---- comparing and removing ------------------------------------------------------------------------------------------


def test_a_conflict_won_removes_and_a_conflict_lost_only_ends_the_turn() -> None:
    assert str(after("C4HKM/A6HMK,C2HKM par=2 headlock", "C4-C3")) == "C3MKH/A6HMK w 1 --- - 0 -"
    assert str(after("C4HKM/A6HMK,C2KHM par=2 headlock", "C4-C3")) == "C3MKH/A6HMK,C2KHM w 1 --- - 0 -"


def test_several_are_removed_at_once_and_what_is_like_beside_them_lets_nobody_play_again() -> None:
    state = after("C4HKM/B3MHK,C2HKM,D3HMK par=2 headlock", "C4-C3")
    assert str(state) == "C3MKH/B3MHK w 1 --- - 0 -"


def test_playing_again_is_free_for_tilts_and_for_pivots_even_at_par() -> None:
    state = after(AGAIN, "C4-C3")
    assert str(state) == "C3MKH,E6HMK/C2MHK w 1 --- r;C3<C4 0 -"
    assert state.actions == ("C3-D3", "C3-B3", "E6-D6", "E6-E5", "C3~", "E6~", "C3~E6~", ".")  # not C3-C4: H-04
    assert str(line(state, "E6-E5")) == "C3MKH,E5KMH/C2MHK w 1 --- - 0 -"
    assert str(line(state, "C3~E6~")) == "C3MHK,E6HKM/C2MHK w 1 --- - 0 -"
    assert str(line(state, ".")) == "C3MKH,E6HMK/C2MHK w 1 --- - 0 -"
    assert line(state, ". C3-B3").returns == (-1.0,)  # a new turn is paid again


def test_each_cube_remembers_the_square_that_it_left() -> None:
    state = after("C4HKM,D4KMH/C2MHK,E3HKM par=2 headlock", "C4-C3 D4-D3")
    assert field(state, "turn") == "r;C3<C4;D3<D4"
    assert not {"C3-C4", "D3-D4"} & set(state.actions)


# ---- influences ------------------------------------------------------------------------------------------------------

FOUR = "A1MHK,C4HKM/B6MHK,E6MHK par=3"


def test_an_influence_in_play_is_taken_with_four_alike() -> None:
    assert str(after(f"{FOUR} influences=HM!", "C4-C3")) == "A1MHK,C3MKH/B6MHK,E6MHK w 1 -w- - 0 -"
    assert field(after(f"{FOUR} influences=H!K", "C4-C3"), "influences") == "---"
    assert field(after(f"{FOUR} headlock", "C4-C3"), "influences") == "---"
    assert field(after(f"{FOUR} influences=M".replace("A1MHK,", ""), "C4-C3"), "influences") == "---"  # three


def test_without_an_influence_that_is_demanded_nothing_is_solved() -> None:
    puzzle = "C4HKM/C2HKM par=2 influences={}"
    state = after(puzzle.format("M!"), "C4-C3")
    assert (str(state), state.returns) == ("C3MKH/- w 1 --- - 0 -", None)
    assert line(state, "C3~ C3~").returns == (-1.0,)
    assert after(puzzle.format("M"), "C4-C3").returns == (1.0,)


def test_an_influence_alone_solves_nothing_while_a_black_cube_is_left() -> None:
    assert after(f"{FOUR} influences=M!", "C4-C3").returns is None
    solved = after("A1MHK,A3MHK,A5MHK,C4HKM/C2HKM par=1 influences=M!", "C4-C3")
    assert (str(solved), solved.returns) == ("A1MHK,A3MHK,A5MHK,C3MKH/- . 1 -w- - 0 -", (1.0,))


def test_cubes_that_a_transfer_partner_removes_still_count_for_the_influence() -> None:
    # D3 shows water like the active cube, and the partner on C3, wood, beats it: it is the fourth water.
    puzzle = "A1KHM,C4HKM/D3MHK,E5MHK,E6MHK par=3 influences=M terrain=C3Tr"
    assert str(after(puzzle, "C4-C3 %A1")) == "A1MKH,C3KHM/E5MHK,E6MHK w 1 -w- - 0 -/-/-/-/Tr"
    state = after(f"{puzzle} edition=first", "C4-C3 %A1")  # there the partner is not active
    assert str(state) == "A1MKH,C3KHM/D3MHK,E5MHK,E6MHK w 1 -w- - 0 -/-/-/-/Tr"


# ---- event tiles -----------------------------------------------------------------------------------------------------


def test_tiles_stand_behind_the_pivots_and_before_stopping() -> None:
    assert after(HANDY).actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "C4~", "!Mh", "!Cj", "!My")  # no wood is shown
    state = after(HANDY, "C4-C3")
    assert str(state) == "C3MKH/A6KHM,C2MHK w 1 --- r;C3<C4;a=C3 0 MhMkCjMy/-/-/-/-"
    assert state.actions == ("C3-D3", "C3-B3", "C3~", "!Cj", "!My", ".")


def test_a_mana_tilts_or_pivots_one_cube_for_free() -> None:
    state = after(f"{AGAIN} hand=MhMm", "!Mh")
    assert str(state) == "C4HKM,E6HMK/C2MHK w 0 --- Mh 0 Mm/-/-/-/Mh"
    assert state.actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "E6-D6", "E6-E5", "C4~", "E6~")  # no C4~E6~
    assert str(line(state, "E6~")) == "C4HKM,E6HKM/C2MHK w 0 --- - 0 Mm/-/-/-/Mh"
    assert str(line(state, "C4-C3")) == "C3MKH,E6HMK/C2MHK w 0 --- r;C3<C4 0 Mm/-/-/-/Mh"


def test_a_mana_when_playing_again_is_not_bound_by_h_04_and_its_pivot_ends_the_turn() -> None:
    state = after(f"{AGAIN} hand=MhMm", "C4-C3 !Mm")
    assert str(state) == "C3MKH,E6HMK/C2MHK w 1 --- C3<C4;Mm 0 Mh/-/-/-/Mm"
    assert state.actions == ("C3-D3", "C3-C4", "C3-B3", "C3~")
    assert str(line(state, "C3~")) == "C3MHK,E6HMK/C2MHK w 1 --- - 0 Mh/-/-/-/Mm"


def test_a_mana_can_solve_without_a_move() -> None:
    state = after("C4HKM/C2HKM par=1 headlock hand=Mh", "!Mh C4-C3")
    assert (state.score, state.returns) == ((0,), (1.0,))


def test_conjuration_before_any_tilt_of_the_turn_compares_nothing() -> None:
    state = after("C4HKM/C5HKM par=1 headlock hand=Cj", "!Cj")
    assert str(state) == "C4HKM/C5HKM w 0 --- Cj 0 -/-/-/-/Cj"
    assert state.actions == ("C5=HMK", "C5=MHK", "C5=MKH", "C5=KHM", "C5=KMH")
    assert str(line(state, "C5=KHM")) == "C4HKM/C5KHM w 0 --- - 0 -/-/-/-/Cj"  # which fire would beat


@pytest.mark.parametrize(
    ("conjured", "rest"),
    [
        ("C2=HMK", "C3MKH/A6KHM w 1 --- -"),  # beaten
        ("C2=KMH", "C3MKH/A6KHM,C2KMH w 1 --- -"),  # it beats: the turn ends
        ("C2=MKH", "C3MKH/A6KHM,C2MKH w 1 --- r;C3<C4"),  # the element as before
        ("A6=HMK", "C3MKH/A6HMK,C2MHK w 1 --- r;C3<C4"),  # it touches nothing
    ],
)
def test_conjuration_after_a_tilt_compares_that_pair(conjured: str, rest: str) -> None:
    state = after(HANDY, "C4-C3 !Cj")
    assert str(state) == "C3MKH/A6KHM,C2MHK w 1 --- C3<C4;Cj@C3r 0 MhMkMy/-/-/-/Cj"
    assert str(line(state, conjured)) == f"{rest} 0 MhMkMy/-/-/-/Cj"


def test_conjuration_needs_a_black_cube() -> None:
    assert "!Cj" not in after("C4HKM/C2HKM par=2 influences=M! hand=Cj", "C4-C3").actions


# ---- Major Yokai -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "answer", "rest"),
    [
        ("HKM", "*C1", "C3MKH/E6HMK w 1 --- - 0 -/-/-/-/My"),
        ("KHM", "*C1", "C3MKH/C1KHM,E6HMK w 1 --- - 0 -/-/-/-/My"),
        ("MHK", "*C1", "C3MKH/C1MHK,E6HMK w 1 --- r;C3<C4 0 -/-/-/-/My"),
        ("HKM", "-", "C3MKH/C1HKM,E6HMK w 1 --- - 0 -/w/-/-/-"),
    ],
)
def test_revised_major_yokai_compares_with_a_cube_two_squares_off(faces: str, answer: str, rest: str) -> None:
    state = after(f"C4HKM/C1{faces},E6HMK par=2 headlock hand=My", "!My C4-C3")
    assert str(state) == f"C3MKH/C1{faces},E6HMK w 1 --- C3<C4;My@C3- 0 -/w/-/-/-"
    assert state.actions == ("*C1", "-")
    assert str(line(state, answer)) == rest


def test_revised_major_yokai_sees_through_what_the_tilt_has_removed() -> None:
    state = after("C4HKM/C1HKM,C2HKM par=1 headlock hand=My", "!My C4-C3")
    assert str(state) == "C3MKH/C1HKM w 1 --- C3<C4;My@C3! 0 -/w/-/-/-"
    assert line(state, "*C1").returns == (1.0,)


def test_first_major_yokai_turns_a_conflict_that_would_be_lost() -> None:
    puzzle = "C4HKM/B3KHM,C2KHM,E6HMK par=2 headlock hand=My edition=first"
    assert str(after(puzzle, "!My")) == "C4HKM/B3KHM,C2KHM,E6HMK w 0 --- - 0 -/w/-/-/-"
    assert str(after(puzzle, "!My C4-C3")) == "C3MKH/C2KHM,E6HMK w 1 --- - 0 -/-/-/-/My"  # B3, the first of the two
    state = after(f"{HANDY} edition=first", "!My C4-C3 !Cj C2=KMH")  # also of a conjured pair
    assert str(state) == "C3MKH/A6KHM w 1 --- - 0 MhMk/-/-/-/CjMy"


# ---- terrain ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "turn"), [("MHK", "-"), ("HMK", "-"), ("KHM", "r;E1<C4")])
def test_a_black_cube_that_transfer_made_active_removes_nothing(faces: str, turn: str) -> None:
    state = after(f"C4HKM,D3{faces}/A6HMK,E1KHM par=3 headlock terrain=C3Tr", "C4-C3")
    assert state.actions == ("%A6", "%D3", "%E1")
    assert str(line(state, "%E1")) == f"D3{faces},E1MKH/A6HMK,C3KHM w 1 --- {turn} 0 -/-/-/-/Tr"


def test_after_a_transfer_the_partner_is_remembered_through_a_chain() -> None:
    # On A1 Teleportation does nothing at first; when A3 is gone, the cube that swaps with the one on it sets it off.
    puzzle = "A5HKM,B1HMK/A3HMK,C1HMK,C4HMK par=4 headlock terrain=A1Tp+B4Tr"
    state = after(puzzle, "B1-A1 A5-A4 A4-B4")
    assert str(state) == "A1MHK,B4KMH/C1HMK,C4HMK w 3 --- B4<A4;Tr@B4 0 -/-/-/A1Tp/Tr"
    state = line(state, "%A1")
    assert str(state) == "A1KMH,B4MHK/C1HMK,C4HMK w 3 --- A1<A4;Tp@A1&B4 0 -/-/-/-/TrTp"
    assert str(line(state, "A1-A3")) == "A3KMH,B4MHK/C1HMK w 3 --- - 0 -/-/-/-/TrTp"  # the partner has beaten C4


def test_impulse_vortex_teleportation_and_mirror_cost_nothing_more() -> None:
    puzzle = "C4HKM/A6HMK par=3 headlock terrain=C3{}"
    assert after(puzzle.format("Im"), "C4-C3").actions == ("C3-D3", "C3-C4", "C3-B3", "C3-C2")
    assert str(after(puzzle.format("Im"), "C4-C3 C3-D3")) == "D3KMH/A6HMK w 1 --- - 0 -/-/-/-/Im"
    assert str(after(puzzle.format("Vx"), "C4-C3")) == "C3MHK/A6HMK w 1 --- - 0 -/-/-/-/Vx"
    assert str(after(puzzle.format("Tp"), "C4-C3 C3-A3")) == "A3MKH/A6HMK w 1 --- - 0 -/-/-/-/Tp"
    assert str(after(puzzle.format("Mi"), "C4-C3")) == "C4MKH/A6HMK w 1 --- - 0 -/-/-/-/Mi"


# ---- the public face -------------------------------------------------------------------------------------------------


def test_a_view_tells_par_and_what_is_wanted() -> None:
    view = after("C4HKM/C2HKM par=4 influences=HM! hand=Cj").view(0)
    assert (view["par"], view["wanted"]) == (4, {"H": "in play", "M": "demanded", "K": None})
    assert (view["score"], view["quiet_turns"]) == ([0], 0)
    assert view["puzzle_text"] == "C4HKM/C2HKM par=4 influences=HM! hand=Cj"
    assert view["chaos"]["hands"] == {"w": {"tiles": 1, "known": ["Cj"]}}
    assert "chaos" not in after(F01).view(None)


def test_the_game_is_one_of_one_seat() -> None:
    game = mindlock("f01 ")
    assert (game.seats, game.letters, game.options) == (("White",), ("w",), {"mode": "mindlock", "puzzle": "F01"})
    assert repr(mindlock(F01)) == f"yamabushi.game('himiki', mode='mindlock', puzzle='{F01}')"
