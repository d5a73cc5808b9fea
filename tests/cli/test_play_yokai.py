"""`yamabushi play yokai`: piles, hands and what each card would do on one screen; hands stay hidden."""

import random
from pathlib import Path

import pytest

import yamabushi as library
from tests.cli.terminal import yamabushi
from yamabushi.core.record import read
from yamabushi.games.yokai import terminal as board
from yamabushi.games.yokai.state import YokaiState

PLAY = ("play", "yokai", "--seed", "4", "--opponent", "greedy")
SAVED = Path("yamabushi") / "saved" / "yokai.txt"


def test_a_screen_tells_everything(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed="quit\n", home=tmp_path).stdout
    assert "\x1b" not in shown
    assert "(assumed sketches)" in shown
    lines = shown.splitlines()
    for label in ("Moon ", "top ", "below ", "hidden ", "Sun ", "count ", "Sun holds ", "Moon holds ??", "draw pile: "):
        assert any(line.startswith(label) for line in lines), label
    assert any("of 5" in line and "@G" in line for line in lines)


@pytest.mark.parametrize("deck", ["assumed", "6GR+6GB!6GY+6RB!6RY+6BY!", "12GR+12GR!12RB"])
def test_every_position_fits_into_a_small_terminal(deck: str) -> None:
    rng = random.Random(deck)
    seen = 0
    for _ in range(12):
        state = library.game("yokai", deck=deck).start()
        assert isinstance(state, YokaiState)
        while state.seat is not None:
            if state.seat >= 0:
                lines = [text.plain for text in board.draw(state.view(state.seat), plain=True)]
                lines += board.offers(state, state.seat)
                assert len(lines) <= 20  # and up to two for what happened, one for what is due, one to type in
                assert max(map(len, lines)) <= 80
                assert "\n".join(lines).isascii()
                seen += 1
            state = state.play(rng.choices(state.actions, state.odds or None)[0])
        assert board.verdict(state)
    assert seen > 400


@pytest.mark.parametrize("typed", ["GB@G", "gb g", "g gb", "gb@g", "1"])
def test_a_sketch_can_be_typed_in_many_ways(typed: str, tmp_path: Path) -> None:
    yamabushi(*PLAY, typed=f"{typed}\nquit\n", home=tmp_path)
    assert read((tmp_path / SAVED).read_text(encoding="utf-8")).actions[-1] == "GB@G"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rb r", "RB is not in Sun's hand, which is GBGYGY+BY."),
        (".", "With four sketches in hand, at least one must be played"),
        ("%", "% is not possible now"),
        ("99", "There is no number 99 in the list; it goes from 1 to 8."),
        ("dance", "'dance' is neither a move nor a command here"),
        ("gy+", "GY+ goes to the green or to the yellow pile. Call: you may bring"),
        ("g5", "G5 is completed by 5 sketches of both sides together, and worth 5 points."),
        ("distract", "! distract: you may turn their top sketch here"),
        ("p", "there are 4 plain, 1 call and 1 distract of each pair of colours is our assumption"),
    ],
)
def test_what_is_typed_is_answered(typed: str, answer: str, tmp_path: Path) -> None:
    assert answer in yamabushi(*PLAY, typed=f"{typed}\nquit\n", home=tmp_path).stdout


def test_an_ability_is_a_question_of_its_own(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed="gy+ g\n^r\nquit\n", home=tmp_path).stdout
    assert "Sun: GY+ on green: call a yokai here, or leave it." in shown
    assert "^R     G 1+0 of 3; R 0+0 of ?" in shown
    assert "-      leave it: 1+0 of 5" in shown
    assert "[R3] needs 3" in shown.split("^R     G")[1]


def test_on_one_screen_nobody_sees_the_hand_of_the_other(tmp_path: Path) -> None:
    typed = "\n1\n.\n\nquit\n"
    shown = yamabushi("play", "yokai", "--seed", "4", "--opponent", "human", typed=typed, home=tmp_path).stdout
    turns = shown.split("Hand over to ")
    assert [turn.split(".")[0] for turn in turns[1:]] == ["Moon", "Sun"]
    hidden, theirs = ("Sun holds  ??", "Moon holds ??"), ("Sun holds ", "Moon holds ")
    for before, turn, other, own in ((turns[0], turns[1], 0, 1), (turns[1], turns[2], 1, 0)):
        assert before.endswith("\n" * 24)  # what was on the screen has gone up and away
        assert hidden[other] in turn
        assert theirs[own] in turn
        assert hidden[own] not in turn


def test_a_whole_game_can_be_played_and_its_record_holds(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, typed="1\n" * 400, home=tmp_path).stdout
    assert " pile is empty: " in shown
    last = read((tmp_path / SAVED).read_text(encoding="utf-8")).verify()
    assert last.seat is None
    assert board.verdict(last) in shown


def test_another_table_of_sketches_can_be_given(tmp_path: Path) -> None:
    shown = yamabushi(*PLAY, "--deck", "12GR 12GB+,12BY!", typed="quit\n", home=tmp_path).stdout
    assert "(sketches of your own)" in shown
    record = read((tmp_path / SAVED).read_text(encoding="utf-8"))
    assert record.game.options == {"deck": "12GR12GB+12BY!"}
    refused = yamabushi(*PLAY, "--deck", "12GR", home=tmp_path)
    assert refused.returncode == 2
    assert "cannot be '12GR': the number of its sketches is 12, and" in refused.stdout + refused.stderr
