"""`yamabushi play himiki`: cubes that can be read, previews, four seats, hidden hands, the referee."""

from pathlib import Path

import pytest

import yamabushi as library
from tests.cli.terminal import yamabushi
from yamabushi.core.record import read

PLAY = ("play", "himiki", "--seed", "1", "--opponent", "human")
SET_UP = "C5=HMK\nB2=HMK\nC2=KMH\nB5=MHK\nD5=KHM\nD2=KHM\n"
SAVED = Path("yamabushi") / "saved" / "himiki.txt"


def screens(output: str) -> list[list[str]]:
    """Cut what was printed into screens, each from its board to the prompt."""
    parts = output.split("\n\n")
    return [part.splitlines() for part in parts if "Dark" in part]


def test_every_face_of_a_cube_can_be_read_in_a_small_terminal(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed=SET_UP + "quit\n", home=tmp_path).stdout
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 88  # the first due line has a hint behind it
    board = screens(shown)[-1]
    assert len(board) <= 24
    assert [line[3:52] for line in board[5:7]] == [
        "│           M           │           M           │",
        "│   ·     H[K]H     ·   │   ·     K(H)K     ·   │",
    ]


def test_an_ascii_terminal_gets_ascii(tmp_path: Path) -> None:
    assert yamabushi(*PLAY, typed=SET_UP + "quit\n", home=tmp_path, encoding="ascii").stdout.isascii()


def test_each_tilt_says_what_it_would_do(tmp_path: Path) -> None:
    typed = SET_UP + "c5 c4\nc2 c3\nquit\n"
    shown = yamabushi(*PLAY, typed=typed, home=tmp_path).stdout
    state = library.game("himiki").start()
    for action in [*SET_UP.split(), "C5-C4", "C2-C3"]:
        state = state.play(action)
    assert state.score == (1, 1)
    assert "C5-C4 shows wood" in shown
    assert "shows fire, beats" in shown or "shows wood, beats" in shown or "shows water, beats" in shown
    assert ", +1" in shown


@pytest.mark.parametrize("typed", ["C5-C4", "c5 c4", "5c 4c", "c5-c4"])
def test_a_tilt_can_be_typed_in_many_ways(typed: str, tmp_path: Path) -> None:
    yamabushi(*PLAY, typed=f"{SET_UP}{typed}\nquit\n", home=tmp_path)
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[-1] == "C5-C4"


def test_a_square_is_a_move_where_one_cube_can_go_there(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed=f"{SET_UP}4c\nD1\nb4\nC4\nC1\nquit\n", home=tmp_path).stdout
    assert "'b4' can mean B5-B4, C4-B4; type one of them." in shown
    assert "'C4' can mean C4-D4, C4-C5, C4-B4, C4-C3, C4~, B5~C4~, C4~D5~, B5~C4~D5~; type" in shown
    assert "'C1' is neither a move nor a command here; `help` tells what you can type." in shown
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[-2:] == ("C5-C4", "D2-D1")


def test_why_a_cube_cannot_rotate_is_said_with_what_is_to_be_done(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed=f"{SET_UP}c5~\nquit\n", home=tmp_path).stdout
    assert "Black: tilt a cube: the turn before was a rotation, so you cannot rotate." in shown


def test_pivots_can_be_typed_in_small_letters_and_never_happen_by_mistake(tmp_path: Path) -> None:
    yamabushi(*PLAY, typed=f"{SET_UP}b5 c5\nb5~ c5~\nquit\n", home=tmp_path)
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[-1] == "B5~C5~"


def test_what_is_not_possible_says_why(tmp_path: Path) -> None:
    typed = SET_UP + "c2 c3\nc5 d5\nc5 c3\nc4 c3\nb5~\nb2~\nquit\n"
    shown = yamabushi(*PLAY, typed=typed, home=tmp_path).stdout
    for sentence in (
        "The cube on C2 is not yours.",
        "D5 is not free.",
        "C3 is not beside C5.",
        "There is no cube on C4.",
        "After a rotation the next move may not be a rotation",
    ):
        assert sentence in shown


def test_what_happened_is_explained(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed=f"why\n{SET_UP}C5-C4\nwhy\nwhy 2\nwhy 99\nquit\n", home=tmp_path).stdout
    assert "There is nothing to explain" in shown.partition("C5-C4")[0]
    assert "White tilts the cube on C5 to C4: now wood is on top. (Tilt)" in shown
    assert "There was no like cube beside it, so the turn ends." in shown
    assert "Black places a cube on " in shown.partition("now wood is on top")[2]
    assert "There is nothing to explain" in shown.partition("now wood is on top")[2]


def test_hands_are_hidden_and_tiles_explained(tmp_path: Path) -> None:
    typed = "\nmirror\np\nC5=HMK\n\nquit\n"
    shown = yamabushi(*PLAY, "--expert", typed=typed, home=tmp_path).stdout
    assert "Mi Mirror: The cube that enters goes to the mirrored column of its row." in shown
    _, white, black = shown.split("Hand over to ")
    assert white.startswith("White.")
    assert black.startswith("Black.")
    assert "b  ?? ?? ??" in white
    assert "w  ?? ?? ??" in black


def test_four_people_and_a_referee(tmp_path: Path) -> None:
    typed = "D6=HMK\npenalty white\nA5=HMK\npenalty nobody\nquit\n"
    shown = yamabushi(*PLAY, "--mode", "teams", typed=typed, home=tmp_path).stdout
    assert "White 0 : 1 Black" in shown
    assert "There is no penalty here: it is against w or b." in shown
    record = read((tmp_path / SAVED).read_text(encoding="utf-8"))
    assert record.actions == ("D6=HMK", "penalty:w", "A5=HMK")
    assert record.tags["WhiteOfLight"] == "human"
    again = yamabushi("play", "himiki", "--resume", "last", typed="quit\n", home=tmp_path).stdout
    assert "White of Dark: set up a cube" in again


def test_whole_games_against_the_machines(tmp_path: Path) -> None:
    for mode in ("duel", "teams"):
        for opponent in ("random", "greedy"):
            play = ("play", "himiki", "--mode", mode, "--expert", "--opponent", opponent, "--seed", "3")
            done = yamabushi(*play, typed="1\n" * 800, home=tmp_path)
            assert done.returncode == 0
            assert " wins, 5 to" in done.stdout or "A draw" in done.stdout
