"""Steps as such: scripts, mistakes, what is hopeless, and an opponent who takes what there is."""

from __future__ import annotations

import pytest

import yamabushi
from tests.testing.nim import Nim
from yamabushi.core.errors import BadOption, IllegalAction
from yamabushi.core.lessons import EAGER, Step
from yamabushi.lessons import finding
from yamabushi.lessons.finding import course_of, courses_of, step_of
from yamabushi.lessons.playing import attempted

DUEL = yamabushi.game("himiki")
QUIET = "A6MHK,C4KHM,E6HMK/A1HMK,C2KHM,E1MKH w 1-1 --- - 0 -"
SCRIPTED = Step(
    "toy",
    QUIET,
    "C4~ C4-C3",
    wants=({"what": "pivoted"}, {"what": "beats"}),
    answers="E1-E2 A1-A2",
    foreseen={"early": "C4-", "elsewhere": {"what": "tilted"}},
)


def test_the_others_answer_with_what_is_possible_first() -> None:
    attempt = attempted(DUEL, SCRIPTED, ["C4~"])
    assert [entry.action for entry in attempt.entries] == ["C4~", "E1-E2"]
    assert (attempt.verdict, attempt.hint) == ("open", "C4-C3")


def test_what_was_done_is_right_at_once() -> None:
    attempt = attempted(DUEL, SCRIPTED, ["C4~", "C4-C3"])
    assert [entry.action for entry in attempt.entries] == ["C4~", "E1-E2", "C4-C3"]
    assert (attempt.verdict, attempt.hint, attempt.said) == ("right", None, None)


@pytest.mark.parametrize(("action", "said"), [("C4-C3", "early"), ("A6-B6", "elsewhere"), ("A6~", None)])
def test_what_cannot_be_mended_is_wrong_and_not_answered(action: str, said: str | None) -> None:
    attempt = attempted(DUEL, SCRIPTED, [action])
    assert (attempt.verdict, attempt.said) == ("wrong", said)
    assert [entry.action for entry in attempt.entries] == [action]


def test_another_beginning_may_lead_there_too_and_a_hint_says_how() -> None:
    attempt = attempted(DUEL, SCRIPTED, ["A6~C4~"])
    assert (attempt.verdict, attempt.hint) == ("open", "C4-C3")
    assert attempted(DUEL, SCRIPTED, ["A6~C4~", "C4-C3"]).verdict == "right"


def test_where_a_way_is_wanted_anything_else_is_wrong() -> None:
    step = Step("toy", QUIET, "C4~ C4-C3", ("E6~ C4-C3",), answers="A1-A2")
    assert attempted(DUEL, step, ["E6~"]).verdict == "open"
    assert attempted(DUEL, step, ["E6~", "C4-C3"]).verdict == "right"
    assert attempted(DUEL, step, ["A6~"]).verdict == "wrong"


def test_what_the_rules_forbid_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not beside"):
        attempted(DUEL, SCRIPTED, ["C4-C1"])


def test_an_eager_opponent_takes_what_there_is_and_always_the_same() -> None:
    # Black can beat the wood on C3, and take an influence with that.
    position = "A6MHK,C3KHM,E6HMK/A1HMK,C1MKH,E1MKH w 1-1 --- - 0 -"
    step = Step("toy", position, "A6~", wants=({"what": "over"},), within=3, answers=EAGER)
    first = attempted(DUEL, step, ["A6~"])
    assert first.state.score == (1, 3)
    assert first.entries == attempted(DUEL, step, ["A6~"]).entries


def test_a_game_without_kernels_is_taught_as_well() -> None:
    nim = Nim({"stones": 5, "misere": False})
    start = nim.start()
    while start.seat != 0:
        start = start.play(start.actions[0])
    step = Step("toy", str(start), "take-1 take-1", answers=EAGER)
    begun = attempted(nim, step, ["take-1"])
    assert [entry.before.seat for entry in begun.entries] == [0, 1]
    assert attempted(nim, step, ["take-1", "take-1"]).verdict == "right"
    assert attempted(nim, step, ["take-2"]).verdict == "wrong"


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    assert courses_of("chess") == ()
    with pytest.raises(BadOption, match="There are no lessons for 'chess'"):
        course_of("chess", "first")
    with pytest.raises(BadOption, match="There is no course 'last' of himiki; there is first"):
        course_of("himiki", "last")
    with pytest.raises(BadOption, match="There is no step 'fly' in this course; there is tilt, sides"):
        step_of("himiki", "first", "fly")


def test_names_that_strangers_make_up_are_not_kept() -> None:
    courses_of("himiki")
    kept = finding._courses_in.cache_info().currsize
    assert {courses_of(f"chess-{number}") for number in range(20)} == {()}
    assert finding._courses_in.cache_info().currsize == kept
