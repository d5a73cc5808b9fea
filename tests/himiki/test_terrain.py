"""Show what each of the six terrain tiles does, alone and in chains; with them rulings H-13 and H-14."""

from __future__ import annotations

import pytest

from .positions import duel, field, line
from .test_chaos import AFTER, CUBES, both_editions, entered, struck


@both_editions
@pytest.mark.parametrize("tile", ["Gh", "Im", "Tr", "Vx", "Tp", "Mi"])
def test_terrain_is_put_on_a_square_with_neither_cube_nor_tile(tile: str, edition: str) -> None:
    lying = "Im" if tile != "Im" else "Tp"
    state = struck(f"Mh{tile},MmMkCj/-/-/A2{lying}/-", edition).play(f"!{tile}")
    assert str(state) == f"{AFTER} w 2-0 --- n1;C4<C5;@{tile}! 0 Mh,MmMkCj/-/-/A2{lying}/-"
    taken = {"A1", "C4", "E5", "C3", "D1", "E2", "A2"}
    squares = [row + column for row in "ABCDE" for column in "123456"]
    assert state.actions == tuple(f"@{square}" for square in squares if square not in taken)
    assert str(state.play("@E6")) == f"{AFTER} b 2-0 --- - 1 Mh,MmMkCj/-/-/A2{lying}+E6{tile}/-"


@both_editions
def test_the_gate_of_hell_takes_the_cube_and_ends_the_turn(edition: str) -> None:
    state = entered("MhIm,MmMkCj/-/-/C4Gh/-", edition)
    assert str(state) == "A1HMK,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- - 10 MhIm,MmMkCj/-/-/-/Gh"


@both_editions
def test_the_vortex_pivots_the_cube_before_it_is_compared_and_bans_nothing(edition: str) -> None:
    state = entered("-,MmMkCj/-/-/C4Vx/MhIm", edition)
    assert str(state) == "A1HMK,C4MHK,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 -,MmMkCj/-/-/-/MhImVx"
    assert "C3~" in state.actions


@both_editions
def test_impulse_tilts_the_cube_once_more(edition: str) -> None:
    state = entered("MhMy,MmMkCj/-/-/C4Im/-", edition)
    assert str(state) == f"{AFTER} w 1-0 --- n1;C4<C5;Im@C4 9 MhMy,MmMkCj/-/-/-/Im"
    assert state.actions == ("C4-D4", "C4-C5", "C4-B4")  # it may go back
    south = state.play("C4-B4")  # nothing was compared on C4
    assert str(south) == "A1HMK,B4KMH,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- - 10 MhMy,MmMkCj/-/-/-/Im"


@both_editions
def test_impulse_is_the_cubes_latest_tilt_and_is_asked_even_with_one_answer(edition: str) -> None:
    close = "C5HKM,D5HMK,E5HMK/B4HKM,C3HMK,D4KHM"
    state = entered("MhMy,MmMkCj/-/-/C4Im/-", edition, close)
    assert state.actions == ("C4-C5",)
    back = state.play("C4-C5")  # fire beside fire, and the influence
    assert field(back, "turn") == "n1;C5<C4;ask@C5r"
    assert "C5-C4" not in back.play("-").actions


@both_editions
def test_teleportation_slides_two_squares_over_whatever_lies_between(edition: str) -> None:
    state = entered("-,MmMkCj/-/-/C4Tp/MhIm", edition)
    assert field(state, "turn") == "n1;C4<C5;Tp@C4"
    assert state.actions == ("C4-E4", "C4-C6", "C4-A4", "C4-C2")
    assert str(state.play("C4-C2")) == "A1HMK,C2MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 -,MmMkCj/-/-/-/MhImTp"


@both_editions
def test_teleportation_carries_the_latest_tilt_along(edition: str) -> None:
    board = "A1HMK,B6MHK,C5HKM/A6MHK,D1KHM,E2KHM"
    state = entered("MhIm,MmMkCj/-/-/C4Tp/-", edition, board).play("C4-C6")
    assert field(state, "turn") == "r1;C6<C5"
    assert "C6-C5" not in state.actions
    assert "C6-D6" in state.actions


@both_editions
def test_the_mirror_keeps_the_orientation(edition: str) -> None:
    state = entered("-,MmMkCj/-/-/C4Mi/MhIm", edition, CUBES.replace("C3HMK", "C2HMK"))
    assert str(state) == "A1HMK,C3MKH,E5KHM/C2HMK,D1MHK,E2KHM b 2-0 --- - 1 -,MmMkCj/-/-/-/MhImMi"


def test_h_13_transfer_revised_both_cubes_are_active_each_for_its_own_side() -> None:
    state = entered("MhIm,MmMkCj/-/-/C4Tr/-")
    assert field(state, "turn") == "n1;C4<C5;Tr@C4"
    assert state.actions == ("%A1", "%C3", "%D1", "%E2", "%E5")
    # A black fire comes to C4 and beats white's wood on B4: black scores in white's turn.
    swapped = entered("MhIm,MmMkCj/-/-/C4Tr/-", board="A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK").play("%E2")
    assert str(swapped) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,D1MHK b 1-1 --- - 1 MhIm,MmMkCj/-/-/-/Tr"


def test_h_13_transfer_first_only_the_cube_that_entered_is_active() -> None:
    state = entered("MhIm,MmMkCj/-/-/C4Tr/-", "first", "A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK").play("%E2")
    assert str(state) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,D1MHK b 1-0 --- - 10 MhIm,MmMkCj/-/-/-/Tr"


def test_h_13_transfer_revised_a_like_neighbour_of_either_lets_play_again() -> None:
    board = "A1HMK,B4HMK,C5HKM/C1KMH,D1KHM,E6KHM"
    state = entered("MhIm,MmMkCj/-/-/C4Tr/-", board=board).play("%A1")  # fire on C4 beside fire on B4
    assert str(state).startswith("A1MKH,B4HMK,C4HMK/C1KMH,D1KHM,E6KHM w 1-0 --- r1;A1<C5 9 ")
    assert entered("MhIm,MmMkCj/-/-/C4Tr/-", "first", board).play("%A1").seat == 1


def test_h_13_transfer_revised_both_at_five_the_movers_side_wins() -> None:
    board = "A1HMK,B4KHM,C5HKM/C3KMH,E1HMK,E2HMK"
    state = line(duel(f"{board} w 4-4 --- - 0 MhIm,MmMkCj/-/-/C4Tr/-"), "C5-C4 %E2")
    assert str(state) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,E1HMK . 5-5 --- win=w 0 MhIm,MmMkCj/-/-/-/Tr"
    assert state.returns == (1.0, -1.0)
    other = line(duel(f"{board} w 3-4 --- - 0 MhIm,MmMkCj/-/-/C4Tr/-"), "C5-C4 %E2")
    assert (field(other, "score"), other.returns) == ("4-5", (-1.0, 1.0))
    confused = line(duel(f"{board} b 1-1 --- x 0 Mh,MmMkCj/-/w/C4Tr/Cf"), "C5-C4 %E2")
    assert confused.score == (1, 3)  # in Confusion both points are the mover's


def test_h_13_the_influence_looks_at_the_cube_that_tilted_alone() -> None:
    board = "A1MHK,A6KHM,C5HKM/B4KHM,C3KMH,E2KMH"  # four woods; the partner that comes to C4 shows wood
    state = entered("MhIm,MmMkCj/-/-/C4Tr/-", board=board).play("%A6")
    assert (field(state, "influences"), state.score) == ("---", (1, 0))


@both_editions
def test_h_14_a_blocked_impulse_stays_and_the_cube_is_compared_there(edition: str) -> None:
    # Only after a Transfer can all four neighbours be taken.
    board = "B3HMK,C5HKM,D3KHM/C2HMK,C3HMK,E1KHM"
    state = line(duel(f"{board} w 0-0 --- - 0 MhVx,MmMk/-/-/C3Im+C4Tr/-", edition), "C5-C4 %C3")
    assert field(state, "cubes") == "B3HMK,C3MKH,D3KHM/C2HMK,C4HMK,E1KHM"
    assert field(state, "chaos") == "MhVx,MmMk/-/-/C3Im/Tr"
    assert state.score[0] == 2  # the fires on C2 and on C4


@both_editions
def test_h_14_a_blocked_teleportation_stays(edition: str) -> None:
    state = entered("MhIm,MmMkCj/-/-/C4Tp/-", edition, "A4HMK,C5HKM,E4KHM/C2HMK,C6MHK,E2KHM")
    assert str(state) == "A4HMK,C4MKH,E4KHM/C2HMK,C6MHK,E2KHM b 1-0 --- - 10 MhIm,MmMkCj/-/-/C4Tp/-"


@both_editions
def test_h_14_a_blocked_mirror_stays(edition: str) -> None:
    state = entered("MhIm,MmMkCj/-/-/C4Mi/-", edition, CUBES.replace("C3HMK", "C3MHK"))
    assert str(state).startswith("A1HMK,C4MKH,E5KHM/C3MHK,D1MHK,E2KHM w 1-0 --- r1;C4<C5 9 ")
    assert field(state, "chaos") == "MhIm,MmMkCj/-/-/C4Mi/-"


@both_editions
def test_a_cube_carried_onto_another_tile_sets_that_off_too(edition: str) -> None:
    state = entered("Mh,MmMk/-/-/A3Im+A4Mi+C4Tp/-", edition).play("C4-A4")
    assert (field(state, "turn"), field(state, "chaos")) == ("n1;A3<C5;Im@A3", "Mh,MmMk/-/-/-/ImTpMi")
    assert state.actions == ("A3-B3", "A3-A4", "A3-A2")


@pytest.mark.parametrize(("edition", "turn"), [("revised", "n1;D1<C5;Im@D1&C4"), ("first", "n1;D1<C5;Im@D1")])
def test_a_tile_under_a_cube_acts_for_the_one_that_comes_by_a_transfer(edition: str, turn: str) -> None:
    state = entered("Mh,MmMkCj/-/-/C4Tr+D1Im/-", edition).play("%D1")
    assert (field(state, "turn"), field(state, "chaos")) == (turn, "Mh,MmMkCj/-/-/-/ImTr")


@both_editions
def test_h_14_a_tile_may_be_blocked_for_a_cube_that_comes_by_a_transfer(edition: str) -> None:
    board = "A1HMK,A6KHM,C5HKM/C3HMK,D1MHK,E2KHM"
    state = entered("Mh,MmMkCj/-/-/A1Mi+C4Tr/-", edition, board).play("%A1")
    assert field(state, "cubes") == "A1MKH,A6KHM,C4HMK/C3HMK,D1MHK,E2KHM"
    assert field(state, "chaos") == "Mh,MmMkCj/-/-/A1Mi/Tr"


@both_editions
def test_after_a_gate_nothing_is_compared_not_even_the_partner(edition: str) -> None:
    board = "A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK"  # the fire that comes to C4 would beat the wood on B4
    state = entered("Mh,MmMk/-/-/C4Tr+E2Mi+E5Gh/-", edition, board).play("%E2")
    assert str(state) == "A1HMK,B4KHM/C3KMH,C4HMK,D1MHK b 1-0 --- - 10 Mh,MmMk/-/-/-/GhTrMi"
