"""Show each ruling about turns, H-01 to H-08 and H-17, on positions of its own; H-09 to H-14 are about chaos tiles."""

from __future__ import annotations

import pytest

from .positions import EDITIONS, cubes, duel, field, himiki, line, teams

OPEN = "B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -"
LOCKED = "A1HMK,A2HMK,B1HMK/A3KHM,B2KHM,C1KHM"  # white's cubes cannot tilt
AGAIN = "A1HMK,C5HKM,D4MHK/C2HMK,E1KHM,E6KHM"  # C5-C4 brings water beside the water on D4
CROSSING = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK"  # C4-C3 crosses over and lets play again


@pytest.mark.parametrize("edition", EDITIONS)
def test_h_01_both_editions_set_teams_up_on_the_same_squares(edition: str) -> None:
    state = himiki("teams", edition).start()
    found = []
    for _ in range(8):
        found.append(" ".join(sorted(cubes(state))))
        state = line(state, state.actions[0])
    assert found == ["D6 E5", "A5 B6", "A2 B1", "D1 E2", "E5", "B6", "B1", "E2"]
    assert str(state) == "A2HMK,B1HMK,D6HMK,E5HMK/A5HMK,B6HMK,D1HMK,E2HMK wl 0-0 --- - 0 -"


@pytest.mark.parametrize(("edition", "seats"), [("revised", [0, 1, 1, 0, 0, 1]), ("first", [0, 1, 0, 1, 0, 1])])
def test_the_editions_set_a_duel_up_in_their_own_order(edition: str, seats: list[int]) -> None:
    state = himiki("duel", edition).start()
    found = []
    for _ in range(6):
        assert state.seat is not None
        found.append(state.seat)
        state = line(state, state.actions[-1])
    assert found == seats
    assert str(state) == "B5KMH,C5KMH,D5KMH/B2KMH,C2KMH,D2KMH w 0-0 --- - 0 -"


def test_h_02_after_a_pivot_the_next_seat_may_not_pivot_with_its_next_move() -> None:
    state = duel(OPEN).play("B5~D5~")
    assert str(state) == "B5HKM,C5MHK,D5KMH/B2HKM,C2MKH,D2KMH b 0-0 --- t 1 -"
    assert not any("~" in action for action in state.actions)


def test_h_02_that_move_lifts_the_ban_for_the_seat_after() -> None:
    state = line(duel(OPEN), "B5~ B2-A2")
    assert field(state, "turn") == "-"
    assert "B5~C5~D5~" in state.actions


def test_h_02_that_move_lifts_the_ban_also_when_the_seat_plays_again() -> None:
    again = duel("A1HMK,B3MHK,E6KHM/C2KHM,E1HMK,E3KHM b 0-0 --- t 0 -").play("C2-C3")
    assert field(again, "turn") == "r1;C3<C2"
    assert "C3~" in again.actions


def test_h_02_a_pass_lifts_the_ban_too() -> None:
    state = duel(f"{LOCKED} w 0-0 --- t 5 -").play(".")
    assert (field(state, "who"), field(state, "turn")) == ("b", "-")
    assert "A3~" in state.actions


def test_h_03_a_conflict_won_ends_the_turn_even_beside_a_like_cube() -> None:
    state = duel("A1HMK,C5HKM,D4MHK/C3HMK,E1KHM,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert str(state) == "A1HMK,C4MKH,D4MHK/C3HMK,E1KHM,E6KHM b 2-1 --- - 1 -"


def test_h_03_a_conflict_lost_ends_the_turn_without_points_even_beside_a_like_cube() -> None:
    state = duel("A1HMK,C5HKM,D4MHK/C3KHM,E1HMK,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert str(state) == "A1HMK,C4MKH,D4MHK/C3KHM,E1HMK,E6KHM b 1-1 --- - 8 -"


@pytest.mark.parametrize("position", [AGAIN, "A1HMK,C5HKM,E4MHK/C3MHK,E1KHM,E6KHM"])
def test_h_03_a_like_neighbour_of_either_colour_lets_the_seat_play_again(position: str) -> None:
    state = duel(f"{position} w 1-1 --- - 7 -").play("C5-C4")
    assert (field(state, "who"), field(state, "turn"), field(state, "count")) == ("w", "r1;C4<C5", "7")
    assert state.actions[-1] == "."
    assert str(state.play(".")).split(" ", 1)[1] == "b 1-1 --- - 8 -"
    assert str(state.play("A1~")).split(" ", 1)[1] == "b 1-1 --- t 8 -"  # a pivot ends the turn


def test_h_03_a_cube_of_ones_own_with_another_element_is_nothing_and_the_turn_ends() -> None:
    state = duel("A1HMK,C5HKM,D4HMK/C1HMK,E1KHM,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert str(state).split(" ", 1)[1] == "b 1-1 --- - 8 -"


def test_h_04_a_cube_may_not_go_back_to_the_square_that_it_left_with_its_latest_tilt() -> None:
    state = duel(f"{AGAIN} w 0-0 --- - 0 -").play("C5-C4")
    tilts = [action for action in state.actions if "-" in action]
    assert tilts == ["A1-B1", "A1-A2", "C4-B4", "C4-C3", "D4-E4", "D4-D5", "D4-D3"]  # not C4-C5


def test_h_04_each_cubes_own_latest_tilt_counts_whatever_others_do_in_between() -> None:
    state = duel("C5HKM,D4MHK,D6HMK/C2HMK,E1MHK,E6KHM w 0-0 --- r2;C5<B5;D4<D3 0 -")
    assert not {"C5-B5", "D4-D3"} & set(state.actions)
    assert {"C5-C6", "D6-C6"} <= set(state.actions)


def test_h_04_another_cube_may_go_where_one_came_from_and_it_itself_next_turn() -> None:
    state = duel("C4MKH,C6HMK,D4MHK/C2HMK,E1KHM,E6KHM w 0-0 --- r1;C4<C5 0 -")
    assert "C6-C5" in state.actions
    assert "C4-C5" not in state.actions
    assert "C4-C5" in line(state, ". C2-C1").actions


def test_h_04_the_latest_tilt_counts_not_an_earlier_one() -> None:
    state = duel("B6HMK,C4MKH,D4MHK/C3MHK,E1KHM,E6KHM w 0-0 --- r1;C4<C5 0 -").play("C4-B4")  # shows wood: nothing
    assert state.seat == 1
    state = duel("B6HMK,C4KMH,D4MHK/B3MHK,C3MHK,E6KHM w 0-0 --- r1;C4<C5 0 -").play("C4-B4")  # water beside B3
    assert field(state, "turn") == "r2;B4<C4"
    assert "B4-C4" not in state.actions
    assert "B4-B5" in state.actions


def test_h_05_an_influence_costs_the_other_side_its_point() -> None:
    taken = "A1KHM,A6KHM,C5HMK/D1MHK,E1KHM,E6HKM w 1-2 b-b - 5 -"
    assert str(duel(taken).play("C5-C4")) == "A1KHM,A6KHM,C4KMH/D1MHK,E1KHM,E6HKM b 2-1 b-w - 1 -"


def test_h_05_ones_own_influence_is_nothing_new_and_the_turn_ends() -> None:
    own = "A1KHM,A6KHM,C5HMK/D1MHK,E1KHM,E6HKM w 1-2 b-w - 5 -"
    assert str(duel(own).play("C5-C4")).split(" ", 1)[1] == "b 1-2 b-w - 6 -"


def test_h_05_a_pivot_takes_no_influence() -> None:
    state = duel("A1KHM,A6KHM,C5KMH/D1MHK,E1KHM,E6HKM w 0-0 --- - 5 -").play("C5~")
    assert (state.score, field(state, "influences")) == ((0, 0), "---")


def test_h_05_teams_need_six_alike() -> None:
    black = "A2KHM,A3KHM,A4KHM,A6HKM"
    assert teams(f"C6HMK,E1KHM,E2HMK,E3HMK/{black} wl 0-0 --- - 0 -").play("C6-C5").score == (0, 0)
    state = teams(f"C6HMK,E1KHM,E2KHM,E3HMK/{black} wl 0-0 --- - 0 -").play("C6-C5")
    assert str(state) == f"C5KMH,E1KHM,E2KHM,E3HMK/{black} bl 1-0 --w - 1 -"


def test_h_06_a_seat_that_has_no_legal_move_passes() -> None:
    state = duel(f"{LOCKED} w 0-0 --- t 5 -")
    assert state.actions == (".",)
    assert str(state.play(".")) == f"{LOCKED} b 0-0 --- - 6 -"
    assert duel(f"{LOCKED} w 0-0 --- - 5 -").actions[0] == "A1~"  # with a pivot there is no passing
    assert "." not in duel(f"{LOCKED} w 0-0 --- - 5 -").actions


def test_h_06_a_seat_without_cubes_in_its_half_passes() -> None:
    state = teams("A4HMK,B6HMK,D4KHM,E5KHM/A1KHM,A2MHK,A3HMK,E2MHK wd 0-0 --- - 0 -")
    assert state.actions == (".",)
    assert (state.play(".").seat, field(state.play("."), "count")) == (3, "1")


def test_h_07_a_hundred_turns_without_a_point_are_a_draw() -> None:
    state = duel(f"{LOCKED} w 3-4 -b- t 99 -").play(".")
    assert str(state) == f"{LOCKED} . 3-4 -b- - 100 -"
    assert (state.returns, state.score, state.actions) == ((0.0, 0.0), (3, 4), ())
    assert teams(f"{CROSSING} bl 3-4 -b- - 99 -").play(".").returns == (0.0,) * 4


def test_h_07_a_change_of_score_begins_the_count_anew() -> None:
    state = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 0-0 --- - 99 -").play("C5-C4")
    assert (field(state, "count"), state.seat) == ("1", 1)


def test_h_07_only_the_end_of_a_turn_counts() -> None:
    state = duel(f"{AGAIN} w 0-0 --- - 98 -").play("C5-C4")
    assert (field(state, "count"), field(state.play("."), "count")) == ("98", "99")


def test_h_08_revised_a_cube_that_has_crossed_over_stays_in_control_for_the_turn() -> None:
    assert cubes(teams(f"{CROSSING} wl 0-0 --- - 0 -")) == {"A6", "C4"}
    state = teams(f"{CROSSING} wl 0-0 --- - 0 -").play("C4-C3")
    assert field(state, "turn") == "r1;C3<C4;c=A6,C3"
    assert cubes(state) == {"A6", "C3"}
    assert state.actions[-4:] == ("A6~", "C3~", "A6~C3~", ".")
    assert cubes(line(state, ". .")) == {"C3", "D3", "E1"}  # then it is the partner's


def test_h_08_first_a_cube_that_has_crossed_over_is_lost_at_once() -> None:
    state = teams(f"{CROSSING} wl 0-0 --- - 0 -", "first").play("C4-C3")
    assert field(state, "turn") == "r1;C3<C4"
    assert cubes(state) == {"A6"}


@pytest.mark.parametrize(
    ("edition", "turn", "own"),
    [
        ("revised", "r1;C4<C5;D4<D3;c=A6,C4", {"A6", "C4"}),
        ("first", "r1;C4<C5;D4<D3", {"A6", "C4", "D4"}),
    ],
)
def test_h_08_a_cube_that_comes_over_within_the_turn_is_ones_own_in_the_first_edition(
    edition: str, turn: str, own: set[str]
) -> None:
    board = "A6HMK,C4MKH,D3HKM,E1KHM/A1KHM,A2MHK,B4HMK,E2MHK"
    mana = teams(f"{board} wl 1-0 --- n1;C4<C5;Mh 0 CjCf,MmMk,GhImTr,VxTpMi/bl/-/-/Mh", edition)
    state = mana.play("D3-D4")  # a mana tilts in either half; water comes beside water
    assert (field(state, "turn"), cubes(state)) == (turn, own)


@pytest.mark.parametrize("edition", EDITIONS)
def test_h_17_after_the_twentieth_tilt_that_a_seat_chose_its_turn_ends(edition: str) -> None:
    position = "A1HMK,C5HKM,D4MHK/C2HMK,E1KHM,E6KHM w 1-0 ---"
    assert field(duel(f"{position} r18;D4<D5 0 -", edition).play("C5-C4"), "turn") == "r19;C4<C5;D4<D5"
    state = duel(f"{position} r19;D4<D5 0 -", edition).play("C5-C4")
    assert (field(state, "who"), field(state, "turn")) == ("b", "-")


def test_h_17_a_chaos_tile_is_asked_for_all_the_same() -> None:
    position = "A1MHK,C5HKM,D4MHK/C2HMK,E1MHK,E6KHM w 1-0 --- r19;D4<D5 0 MhGhVx,MmMkCj/-/-/-/-"
    state = duel(position).play("C5-C4")  # the influence of water
    assert field(state, "turn") == "n20;C4<C5;D4<D5;ask@C4r"
    assert state.play("-").seat == 1
    assert (line(state, "!Vx @A6").seat, field(line(state, "!Vx @A6"), "chaos")) == (1, "MhGh,MmMkCj/-/-/A6Vx/-")


def test_h_17_what_a_tile_makes_a_cube_do_is_not_counted() -> None:
    position = "A1HMK,C5HMK,D4MHK/B3MHK,E1KHM,E6KHM w 1-0 --- r18;D4<D5 0 MhMy,MmMkCj/-/-/C4Im/-"
    state = duel(position).play("C5-C4")
    assert field(state, "turn") == "n19;C4<C5;D4<D5;Im@C4"
    assert field(state.play("C4-B4"), "turn") == "r19;B4<C4;D4<D5"  # water beside the water on B3
