"""`yamabushi play`: a person types, the board answers."""

from pathlib import Path

import pytest

import yamabushi as library
from tests.cli.terminal import in_a_process, yamabushi
from yamabushi.core.record import read

OLD = ("play", "regality", "--style", "old", "--match", "single", "--seed", "1")
SAVED = Path("yamabushi") / "saved" / "regality.txt"


def lines_after(output: str, mark: str) -> list[str]:
    """Give what was printed after the last line that has the mark."""
    lines = output.splitlines()
    last = max(number for number, line in enumerate(lines) if mark in line)
    return lines[last + 1 :]


def test_a_board_fits_into_a_plain_terminal_without_colour(tmp_path: Path) -> None:
    shown = yamabushi(*OLD, typed="quit\n", home=tmp_path).stdout
    assert "\x1b" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert len(shown.splitlines()) <= 24
    assert "▲ Royalty, allies: 0" in shown
    assert "Royalty: place the Citizen." in shown


def test_an_ascii_terminal_gets_ascii(tmp_path: Path) -> None:
    shown = in_a_process(*OLD, typed="b2\nquit\n", home=tmp_path, encoding="ascii").stdout
    assert shown.isascii()
    assert "^ Royalty" in shown
    assert "+--------------+" in shown


@pytest.mark.parametrize("typed", ["Ci@b2", "ci b2", "b2 ci", "B2", "5"])
def test_a_decision_can_be_typed_in_many_ways(typed: str, tmp_path: Path) -> None:
    yamabushi(*OLD, typed=f"{typed}\nquit\n", home=tmp_path)
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[0] == "Ci@b2"


def test_a_tiles_power_is_one_word_away(tmp_path: Path) -> None:
    shown = yamabushi(*OLD, typed="ki\nqueen\np\nquit\n", home=tmp_path).stdout
    assert "Ki King (active): Destroy one of the eight neighbours." in shown
    assert "Qu Queen (active): Turn every tile in one direction" in shown
    assert "De Death: The side that has Death as an ally at the end loses." in shown


def test_bad_input_is_answered_and_nothing_is_lost(tmp_path: Path) -> None:
    typed = "nonsense\nki b2\n99\nundo\nsave /no/such/place/x\nresume nowhere\n\nb2\nquit\n"
    done = yamabushi(*OLD, typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert done.stderr == "" or "compiling" in done.stderr
    for sentence in (
        "'nonsense' is neither a move nor a command here",
        "The first tile of a game is the Citizen",
        "There is no number 99 in the list; it goes from 1 to 9.",
        "There is nothing to undo",
        "The record 'nowhere' cannot be read",
    ):
        assert sentence in done.stdout
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[0] == "Ci@b2"


def test_a_placement_that_is_not_possible_says_why(tmp_path: Path) -> None:
    shown = yamabushi(*OLD, typed="b2\nki b2\nhi a1\nki z9\nquit\n", home=tmp_path).stdout
    assert "b2 is not free; free are" in shown
    assert "Hi is neither in Royalty's zone nor in the neutral zone" in shown
    assert "'Ki@z9' is not a move of this game" in shown


def test_undo_goes_back_to_the_last_own_decision_and_the_record_shows_it(tmp_path: Path) -> None:
    shown = yamabushi(*OLD, typed="b2\nundo\na1\nquit\n", home=tmp_path).stdout
    assert shown.count("Royalty: place the Citizen.") == 2
    record = read((tmp_path / SAVED).read_text(encoding="utf-8"))
    assert record.actions[0] == "Ci@a1"
    assert record.comments[0] == "undone: 3"


def test_comments_of_a_record_outlast_resuming_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    yamabushi(*OLD, typed=f"b2\nsave {file}\nquit\n", home=tmp_path)
    text = file.read_text(encoding="utf-8").replace("1. Ci@b2", "{old rivals} 1. Ci@b2 {bold}")
    file.write_text(text, encoding="utf-8")
    typed = f"resume {file}\nundo\na1\nundo\na3\nsave {file}\nquit\n"
    yamabushi(*OLD, typed=typed, home=tmp_path)
    record = read(file.read_text(encoding="utf-8"))
    assert record.actions[0] == "Ci@a3"
    assert record.comments == {0: "old rivals; undone: 6"}


def test_undo_does_not_ask_chance_again(tmp_path: Path) -> None:
    play = ("play", "regality", "--match", "single", "--opponent", "random")
    first, again = tmp_path / "first.txt", tmp_path / "again.txt"
    yamabushi(*play, typed=f"b2\nsave {first}\nundo\nb1\nsave {again}\nquit\n", home=tmp_path)
    drawn, drawn_again = (read(file.read_text(encoding="utf-8")).actions[:5] for file in (first, again))
    assert drawn == drawn_again
    assert all(action.startswith("?") for action in drawn)


def test_quit_saves_and_resume_goes_on_with_the_same_opponent(tmp_path: Path) -> None:
    first = yamabushi(*OLD, "--opponent", "human", "--seat", "l", typed="b2\nhi a1\n-\nquit\n", home=tmp_path)
    assert "Go on with: yamabushi play regality --resume last" in first.stdout
    again = yamabushi("play", "regality", "--resume", "last", typed="record\nquit\n", home=tmp_path).stdout
    assert "▼ Hi" in again
    assert '[Religion "human"]' in (tmp_path / SAVED).read_text(encoding="utf-8")
    assert "1. Ci@b2 2. Hi@a1 -" in again


def test_end_of_input_is_quit(tmp_path: Path) -> None:
    done = in_a_process(*OLD, typed="b2\n", home=tmp_path)
    assert done.returncode == 0
    assert "Saved." in done.stdout
    assert (tmp_path / SAVED).exists()


def moves_to_the_end(**options: object) -> list[str]:
    """Give the first legal action again and again, for both seats, to the end of a match."""
    state = library.game("regality", **options).start()
    typed = []
    while state.seat is not None:
        typed.append(state.actions[0])
        state = state.play(state.actions[0])
    return typed


def test_a_whole_match_between_two_people_says_who_won_and_why(tmp_path: Path) -> None:
    typed = "\n".join(moves_to_the_end(style="old"))
    done = yamabushi("play", "regality", "--style", "old", "--opponent", "human", typed=typed + "\n", home=tmp_path)
    assert "This game is over: " in done.stdout
    assert "wins the match, 2 to" in done.stdout
    assert "The record is saved as" in done.stdout
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).verify().seat is None


def test_secret_hands_change_hands_behind_a_curtain(tmp_path: Path) -> None:
    play = ("play", "regality", "--style", "secret-random", "--match", "single", "--opponent", "human", "--seed", "5")
    shown = yamabushi(*play, typed="\nb2\n\nquit\n", home=tmp_path).stdout
    drawn = [action[1:] for action in read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[:4]]
    _, royalty, religion = shown.split("Hand over to ")
    assert royalty.startswith("Royalty.")
    assert religion.startswith("Religion.")
    own, other = set(drawn[:2]), set(drawn[2:])
    assert all(f"{code}" in royalty for code in own)
    assert not any(code in words(royalty) for code in other)
    assert all(f"{code}" in religion for code in other)
    assert not any(code in words(religion) for code in own)
    assert "(?? ??)" in royalty
    assert "(?? ??)" in religion


def words(text: str) -> set[str]:
    return set(text.replace("(", " ").replace(")", " ").replace("@", " ").split())


def test_random_and_greedy_play_to_the_end(tmp_path: Path) -> None:
    for opponent in ("random", "greedy"):
        typed = "1\n" * 200
        play = ("play", "regality", "--style", "draft", "--opponent", opponent, "--seat", "random", "--seed", "2")
        done = yamabushi(*play, typed=typed, home=tmp_path)
        assert done.returncode == 0
        assert "wins the match" in done.stdout
