"""Show what each of the twelve chaos tiles does: the exact actions and positions; with them rulings H-09 to H-14."""

from __future__ import annotations

import pytest

from yamabushi.games.himiki.state import HimikiState

from .positions import EDITIONS, cubes, duel, field, line, teams

# Water comes from C5 to C4 and beats the fire on C3; the score goes from 1 to 2.
CUBES = "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM"
AFTER = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM"


def struck(chaos: str, edition: str = "revised", board: str = CUBES, score: str = "1-0") -> HimikiState:
    """Strike, so that a tile may be used."""
    return line(duel(f"{board} w {score} --- - 9 {chaos}", edition), "C5-C4")


def entered(chaos: str, edition: str = "revised", board: str = CUBES) -> HimikiState:
    """Tilt white's cube from C5 onto a terrain tile on C4."""
    return line(duel(f"{board} w 1-0 --- - 9 {chaos}", edition), "C5-C4")


both_editions = pytest.mark.parametrize("edition", EDITIONS)


# ---- when a tile may be used -----------------------------------------------------------------------------------------


@both_editions
def test_h_09_a_tilt_that_raises_the_score_to_2_3_or_4_lets_use_a_tile(edition: str) -> None:
    state = struck("MkCjGh,MhMmMy/-/-/-/-", edition)
    assert str(state) == f"{AFTER} w 2-0 --- n1;C4<C5;ask@C4! 0 MkCjGh,MhMmMy/-/-/-/-"
    assert state.actions == ("!Mk", "!Cj", "!Gh", "-")
    assert str(state.play("-")) == f"{AFTER} b 2-0 --- - 1 MkCjGh,MhMmMy/-/-/-/-"
    assert struck("MkCjGh,MhMmMy/-/-/-/-", edition, score="3-0").seat == 0
    assert struck("MkCjGh,MhMmMy/-/-/-/-", edition, score="0-0").seat == 1
    assert struck("MkCjGh,MhMmMy/-/-/-/-", edition, score="4-0").seat is None


def test_h_09_it_is_asked_whenever_a_tile_is_held_usable_or_not() -> None:
    no_fire = CUBES.replace("A1HMK", "A1KHM")
    assert struck("Mh,MmMkMy/-/-/-/CjIm", board=no_fire).actions == ("-",)
    assert struck("-,MmMkMy/-/-/-/MhCjIm").seat == 1  # with an empty hand it is not asked


def test_h_09_nothing_is_asked_when_the_tilt_scores_nothing_or_the_other_side_scores() -> None:
    quiet = "A1HMK,C5HKM,E5KHM/C1HMK,D1MHK,E2KHM"
    assert duel(f"{quiet} w 2-0 --- - 9 MkCjGh,MhMmMy/-/-/-/-").play("C5-C4").seat == 1


@both_editions
@pytest.mark.parametrize(
    ("mana", "board", "tilts"),
    [
        ("Mh", CUBES, "A1-B1 A1-A2"),
        ("Mm", CUBES, "C4-D4 C4-C5 C4-B4"),
        ("Mk", CUBES, "E5-E6 E5-D5 E5-E4"),
    ],
)
def test_h_10_a_mana_tilts_a_cube_of_ones_colour_that_shows_its_element(
    mana: str, board: str, tilts: str, edition: str
) -> None:
    others = "MhMmMk".replace(mana, "")
    state = struck(f"{mana}CjMy,{others}/-/-/-/Tp", edition, board).play(f"!{mana}")
    assert field(state, "turn") == f"n1;C4<C5;{mana}"
    assert field(state, "chaos") == f"CjMy,{others}/-/-/-/{mana}Tp"
    assert " ".join(state.actions) == tilts  # Water Mana may bring the active cube back: H-04 does not bind it


@both_editions
def test_h_10_a_manas_tilt_is_a_new_one_and_says_anew_how_the_turn_stands(edition: str) -> None:
    quiet = line(struck("MhCjMy,MmMk/-/-/-/Tp", edition), "!Mh A1-A2")
    assert str(quiet) == "A2KMH,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 CjMy,MmMk/-/-/-/MhTp"
    # The conflict had ended the turn; a like neighbour of the mana's tilt lets play again.
    like = line(struck("MkCjMy,MhMm/-/-/-/Tp", edition, CUBES.replace("E5KHM", "D5KMH")), "!Mk D5-C5")
    assert str(like).startswith("A1HMK,C4MKH,C5MKH/C3HMK,D1MHK,E2KHM w 2-0 --- r1;C4<C5;C5<D5 0 ")


@both_editions
def test_h_10_a_manas_tilt_may_score_and_allow_another_tile(edition: str) -> None:
    state = duel("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,D4HKM w 3-0 --- n1;C4<C5;Mk 0 Cj,MhMmMy/-/-/-/MkTp", edition)
    state = line(state, "E5-E4")
    assert str(state) == ("A1HMK,C4MKH,E4MHK/C3HMK,D1MHK,D4HKM w 4-0 --- n1;C4<C5;E4<E5;ask@E4! 0 Cj,MhMmMy/-/-/-/MkTp")


def test_h_10_a_mana_is_usable_only_with_such_a_tilt_at_hand() -> None:
    locked = "A1KHM,C5HKM,E5KHM/A2KHM,B1KHM,C3HMK"
    assert struck("MhMk,MmCjMy/-/-/-/Tp", board=locked).actions == ("!Mk", "-")
    locked = "A1HMK,C5HKM,E5KHM/A2KHM,B1KHM,C3HMK"
    assert struck("MhMk,MmCjMy/-/-/-/Tp", board=locked).actions == ("!Mk", "-")


@both_editions
def test_h_10_in_teams_a_mana_tilts_in_either_half(edition: str) -> None:
    board = "A1HMK,A6HMK,C5HKM,E6KHM/C3HMK,D1MHK,E2KHM,E4KHM"
    state = teams(f"{board} wl 1-0 --- - 0 MhMmMk,CjMyCf,GhImTr,VxTpMi/-/-/-/-", edition)
    assert line(state, "C5-C4 !Mh").actions == ("A1-B1", "A1-A2", "A6-B6", "A6-A5")


# ---- Conjuration, Major Yokai, Confusion -----------------------------------------------------------------------------


@both_editions
def test_h_11_conjuration_turns_a_cube_of_the_other_colour(edition: str) -> None:
    state = struck("CjGhVx,MhMmMk/-/-/-/-", edition).play("!Cj")
    assert str(state) == f"{AFTER} w 2-0 --- n1;C4<C5;Cj@C4! 0 GhVx,MhMmMk/-/-/-/Cj"
    assert len(state.actions) == 15
    assert state.actions[:6] == ("C3=HKM", "C3=MHK", "C3=MKH", "C3=KHM", "C3=KMH", "D1=HMK")
    assert state.play("C3=HKM").score == (2, 0)  # the same element is not compared again
    like = state.play("C3=MHK")  # like now, but the conflict has ended the turn
    assert str(like) == f"{AFTER.replace('C3HMK', 'C3MHK')} b 2-0 --- - 1 GhVx,MhMmMk/-/-/-/Cj"


@both_editions
def test_h_11_the_pair_is_compared_if_the_cube_touches_and_shows_another_element(edition: str) -> None:
    chaos = "GhVx,MhMmMk/-/-/-/Cj"
    state = duel(f"A1MHK,C4MKH,E5MHK/C3MHK,D1MHK,E2KHM w 3-0 -w- n1;C4<C5;Cj@C4r 0 {chaos}", edition)
    won, lost = state.play("C3=HMK"), state.play("C3=KHM")
    assert (won.score, won.seat, lost.score, lost.seat) == ((4, 0), 1, (3, 0), 1)
    assert field(state.play("C3=MKH"), "turn") == "r1;C4<C5"
    assert field(state.play("D1=HKM"), "turn") == "r1;C4<C5"  # it does not touch
    quiet = duel(f"A1MHK,C4MKH,E5MHK/C3HMK,D1MHK,E2KHM w 3-0 -w- n1;C4<C5;Cj@C4- 0 {chaos}", edition)
    assert field(quiet.play("C3=MKH"), "turn") == "r1;C4<C5"  # like now, and nothing has ended the turn
    assert quiet.play("D1=HKM").seat == 1


@both_editions
def test_h_11_conjuration_can_win(edition: str) -> None:
    state = duel("A1MHK,C4MKH,E5MHK/C3MHK,D1MHK,E2KHM w 4-0 -w- n1;C4<C5;Cj@C4r 0 GhVx,MhMmMk/-/-/-/Cj", edition).play(
        "C3=HMK"
    )
    assert str(state) == "A1MHK,C4MKH,E5MHK/C3HMK,D1MHK,E2KHM . 5-0 -w- - 0 GhVx,MhMmMk/-/-/-/Cj"


# Fire two squares west with a free square between, wood two squares north behind a cube, an own cube two south.
SIGHT = "A4KHM,C5HKM,D4HMK/C2HMK,D1MHK,E4KHM"


def test_major_yokai_revised_confronts_a_cube_two_squares_off() -> None:
    armed = struck("CjMy,MhMmMk/-/-/-/Tp").play("!My")
    assert str(armed) == f"{AFTER} b 2-0 --- - 1 Cj,MhMmMk/w/-/-/Tp"
    state = duel(f"{SIGHT} w 2-0 --- - 3 GhIm,MhMmMk/w/-/-/-").play("C5-C4")
    assert field(state, "turn") == "n1;C4<C5;My@C4-"
    assert state.actions == ("*A4", "*C2", "-")
    after = SIGHT.replace("C5HKM", "C4MKH")
    assert str(state.play("-")) == f"{after} b 2-0 --- - 4 GhIm,MhMmMk/w/-/-/-"
    assert str(state.play("*A4")) == f"{after} b 2-0 --- - 4 GhIm,MhMmMk/-/-/-/My"
    assert str(state.play("*C2")) == f"{after} w 3-0 --- n1;C4<C5;ask@C4! 0 GhIm,MhMmMk/-/-/-/My"


def test_major_yokai_revised_like_lets_play_again_and_lost_ends_the_turn() -> None:
    chaos = "GhIm,MhMmMk/w/-/-/-"
    like = line(duel(f"{SIGHT.replace('C2HMK', 'C2MHK')} w 2-0 --- - 3 {chaos}"), "C5-C4 *C2")
    assert field(like, "turn") == "r1;C4<C5"
    lost = SIGHT.replace("C2HMK", "C2KHM").replace("D4HMK", "D4MHK")
    state = duel(f"{lost} w 2-0 --- - 3 {chaos}").play("C5-C4")
    assert field(state, "turn") == "n1;C4<C5;My@C4r"
    assert (state.play("*C2").seat, field(state.play("-"), "turn")) == (1, "r1;C4<C5")


def test_major_yokai_revised_comes_before_the_question_for_a_tile() -> None:
    state = duel(f"{SIGHT.replace('C2HMK', 'C3HMK')} w 2-0 --- - 3 GhIm,MhMmMk/w/-/-/-").play("C5-C4")
    assert field(state, "turn") == "n1;C4<C5;My@C4!+"
    assert field(state.play("-"), "turn") == "n1;C4<C5;ask@C4!"


def test_major_yokai_revised_is_asked_only_its_seat_and_with_such_a_cube_there() -> None:
    assert duel(f"{SIGHT} w 2-0 --- - 3 GhIm,MhMmMk/b/-/-/-").play("C5-C4").seat == 1
    hidden = "A1KHM,C5HKM,D4HMK/D1MHK,E1HMK,E4KHM"
    assert duel(f"{hidden} w 2-0 --- - 3 GhIm,MhMmMk/w/-/-/-").play("C5-C4").seat == 1
    over = line(duel(f"{SIGHT} w 4-0 --- - 3 GhIm,MhMmMk/w/-/-/-"), "C5-C4 *C2")
    assert (over.returns, field(over, "chaos")) == ((1.0, -1.0), "GhIm,MhMmMk/-/-/-/My")


def test_major_yokai_first_wins_the_next_conflict_that_would_be_lost() -> None:
    # Water between two woods: the first in square order counts as won, the other is lost.
    board = "A1HMK,C5HKM,E6KHM/B4KHM,C2HMK,D4KHM"
    state = duel(f"{board} w 2-0 --- - 3 GhIm,MhMmMk/w/-/-/-", "first").play("C5-C4")
    after = board.replace("C5HKM", "C4MKH")
    assert str(state) == f"{after} w 3-0 --- n1;C4<C5;ask@C4! 0 GhIm,MhMmMk/-/-/-/My"
    other = duel(f"{board} w 2-0 --- - 3 GhIm,MhMmMk/b/-/-/-", "first").play("C5-C4")
    assert str(other) == f"{after} b 2-0 --- - 4 GhIm,MhMmMk/b/-/-/-"
    assert str(struck("CjMy,MhMmMk/-/-/-/Tp", "first").play("!My")) == f"{AFTER} b 2-0 --- - 1 Cj,MhMmMk/w/-/-/Tp"


def test_major_yokai_first_saves_a_conjured_pair_too() -> None:
    state = duel("A1HMK,C4MKH,E6KHM/B4KHM,C3HMK,D1KHM w 2-0 --- n1;C4<C5;Cj@C4! 0 Gh,MhMmMk/w/-/-/Cj", "first")
    state = line(state, "C3=KHM")
    assert (state.score, field(state, "chaos")) == ((3, 0), "Gh,MhMmMk/-/-/-/CjMy")


@both_editions
def test_h_12_confusion_turns_the_colours_round_once_for_everyone(edition: str) -> None:
    state = struck("MhCfIm,MmMkMy/-/-/-/-", edition).play("!Cf")
    assert str(state) == f"{AFTER} b 2-0 --- x 1 MhIm,MmMkMy/-/w/-/Cf"
    assert cubes(state) == {"A1", "C4", "E5"}
    assert [action for action in state.actions if "~" in action] == ["A1~", "C4~", "E5~"]  # one cube only
    state = state.play("E5~")
    assert (field(state, "who"), field(state, "turn"), field(state, "chaos")) == ("w", "t;x", "MhIm,MmMkMy/-/-/-/Cf")
    assert cubes(state) == {"C3", "D1", "E2"}
    state = state.play("D1-C1")
    assert (field(state, "who"), field(state, "turn")) == ("b", "-")
    assert cubes(state) == {"C1", "C3", "E2"}


@both_editions
def test_h_12_the_movers_side_scores_and_its_colour_is_still_its_own(edition: str) -> None:
    state = duel(f"{CUBES} b 1-1 --- x 1 ImTr,MhCj/-/w/-/CfTp", edition).play("C5-C4")
    assert str(state) == f"{AFTER} b 1-2 --- n1;x;C4<C5;ask@C4! 0 ImTr,MhCj/-/w/-/CfTp"
    assert state.play("!Mh").actions == ("C3-D3", "C3-B3", "C3-C2")  # "your colour" is black, seen from the seat
    conjured = state.play("!Cj")  # "the other colour" is seen from the active cube, which is white
    assert {action[:2] for action in conjured.actions} == {"C3", "D1", "E2"}


@both_editions
def test_h_12_in_teams_everyone_plays_the_other_colour_in_the_own_half(edition: str) -> None:
    board = "A1HMK,A6HMK,C5HKM,E6KHM/B6HMK,C3HMK,D1MHK,E2KHM"
    state = teams(f"{board} wl 1-0 --- - 0 MhMmCf,MkCjMy,GhImTr,VxTpMi/-/-/-/-", edition)
    state = line(state, "C5-C4 !Cf")
    assert (field(state, "who"), field(state, "turn")) == ("bl", "x")
    assert field(state, "chaos") == "MhMm,MkCjMy,GhImTr,VxTpMi/-/wl+wd+bd/-/Cf"
    assert cubes(state) == {"A6", "C4", "E6"}
