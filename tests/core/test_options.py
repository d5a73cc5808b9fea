"""Options: what is missing gets its default, what is wrong is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import yamabushi
from yamabushi import BadOption, Game
from yamabushi.core.options import Option, OptionValue, settle

REGALITY = yamabushi.games()["regality"]
EXPERT = Option(name="expert", summary="with the hard rules", default=False)
ROUNDS = Option(name="rounds", summary="how many", default=3, low=1, high=5)
SPEED = Option(name="speed", summary="how fast", default="slow", choices=("slow", "fast"))
LIMIT = Option(name="limit", summary="seconds", default=9, low=1, high=60, only={"speed": ("fast",), "expert": (True,)})


@pytest.mark.parametrize(
    ("option", "value", "others", "code"),
    [
        ("style", "odl", {}, "option-choice"),
        ("style", "Old", {}, "option-choice"),
        ("style", "", {}, "option-choice"),
        ("style", None, {}, "option-choice"),
        ("style", 1, {}, "option-choice"),
        ("style", True, {}, "option-choice"),
        ("style", ("old",), {}, "option-choice"),
        ("match", "best-of-three", {}, "option-choice"),
        ("first", "R", {}, "option-choice"),
        ("games", 0, {"match": "points"}, "option-number"),
        ("games", 100, {"match": "points"}, "option-number"),
        ("games", -3, {"match": "points"}, "option-number"),
        ("games", "3", {"match": "points"}, "option-number"),
        ("games", 3.0, {"match": "points"}, "option-number"),
        ("games", True, {"match": "points"}, "option-number"),
        ("games", None, {"match": "points"}, "option-number"),
        ("games", 3, {}, "option-not-here"),
        ("games", 3, {"match": "single"}, "option-not-here"),
        ("games", 3, {"match": "two-wins"}, "option-not-here"),
        ("colour", "red", {}, "option-unknown"),
        ("Style", "old", {}, "option-unknown"),
        ("mode", "duel", {}, "option-unknown"),
    ],
)
def test_a_bad_option_is_named(option: str, value: object, others: dict[str, object], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        yamabushi.game("regality", **{option: value}, **others)
    assert refusal.value.code == code
    assert option in str(refusal.value.arguments["option"])
    assert option in str(refusal.value)


@pytest.mark.parametrize("option", ["name", "options", "given", "game", "self"])
def test_an_unknown_option_may_be_called_as_our_own_parameters_are(option: str) -> None:
    with pytest.raises(BadOption, match=f"'{option}'"):
        yamabushi.game("regality", **{option: "x"})


def test_a_bad_option_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="style"):
        yamabushi.game("regality", style="odl")


def test_a_refused_choice_lists_all_choices() -> None:
    with pytest.raises(BadOption) as refusal:
        yamabushi.game("regality", style="odl")
    assert all(choice in str(refusal.value) for choice in REGALITY.options[0].choices)


def test_a_refused_number_tells_the_bounds() -> None:
    with pytest.raises(BadOption, match="from 1 to 99"):
        yamabushi.game("regality", match="points", games=100)


def test_an_option_that_is_not_here_says_where_it_is() -> None:
    with pytest.raises(BadOption, match="match=points"):
        yamabushi.game("regality", games=5)


@given(st.text())
def test_whatever_text_is_given_one_sentence_refuses_it(text: str) -> None:
    with pytest.raises(BadOption) as refusal:
        yamabushi.game("regality", style=f"{text}!")
    assert len(str(refusal.value).splitlines()) == 1
    assert len(str(refusal.value)) < 1000


def test_defaults_are_those_of_the_rules() -> None:
    assert REGALITY.defaults == {"style": "standard", "match": "two-wins", "first": "r"}
    assert yamabushi.game("regality").options == REGALITY.defaults


def test_a_match_for_points_has_three_games_unless_told_otherwise() -> None:
    assert yamabushi.game("regality", match="points").options["games"] == 3
    assert yamabushi.game("regality", match="points", games=99).options["games"] == 99
    assert "games" not in yamabushi.game("regality", match="single").options


@pytest.mark.parametrize("option", REGALITY.options, ids=lambda option: option.name)
def test_each_default_and_each_choice_is_accepted(option: Option) -> None:
    assert all(map(option.accepts, (option.default, *option.choices)))


@pytest.mark.parametrize("value", [True, False])
def test_yes_or_no_takes_booleans(value: bool) -> None:
    assert settle("toy", (EXPERT,), {"expert": value}) == {"expert": value}


@pytest.mark.parametrize("value", [1, 0, "True", "yes", None, 1.0])
def test_yes_or_no_takes_nothing_else(value: object) -> None:
    with pytest.raises(BadOption, match=r"expert.*True, False"):
        settle("toy", (EXPERT,), {"expert": value})


@pytest.mark.parametrize("value", [1, 5])
def test_a_number_takes_its_bounds(value: int) -> None:
    assert settle("toy", (ROUNDS,), {"rounds": value}) == {"rounds": value}


@pytest.mark.parametrize("value", [0, 6, True, False, "3", 3.0, None])
def test_a_number_takes_nothing_outside_and_no_boolean(value: object) -> None:
    with pytest.raises(BadOption, match="rounds"):
        settle("toy", (ROUNDS,), {"rounds": value})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="none at all") as refusal:
        settle("toy", (), {"style": "old"})
    assert refusal.value.code == "option-none"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {"expert": False, "speed": "slow"}),
        ({"speed": "fast"}, {"expert": False, "speed": "fast"}),
        ({"expert": True, "speed": "fast"}, {"expert": True, "speed": "fast", "limit": 9}),
        ({"limit": 5, "speed": "fast", "expert": True}, {"expert": True, "speed": "fast", "limit": 5}),
    ],
)
def test_an_option_exists_only_where_all_its_conditions_hold(
    given: dict[str, object], expected: dict[str, OptionValue]
) -> None:
    assert settle("toy", (EXPERT, SPEED, LIMIT), given) == expected


def test_a_condition_reads_as_it_would_be_given() -> None:
    with pytest.raises(BadOption, match="speed=fast, expert=True"):
        settle("toy", (EXPERT, SPEED, LIMIT), {"limit": 5, "speed": "fast"})


def test_options_are_settled_in_one_order_however_they_are_given() -> None:
    one = yamabushi.game("regality", first="l", style="old")
    other = yamabushi.game("regality", style="old", first="l")
    assert one == other
    assert hash(one) == hash(other)
    assert list(one.options) == list(other.options) == ["style", "match", "first"]


@pytest.mark.parametrize(
    "options",
    [{}, {"style": "old"}, {"match": "points"}, {"match": "points", "games": 7, "first": "random"}, {"first": "r"}],
)
def test_given_options_make_the_same_game_again(options: dict[str, object]) -> None:
    game = yamabushi.game("regality", **options)
    again = yamabushi.game("regality", **game.given())
    assert again == game
    assert eval(repr(game), {"yamabushi": yamabushi}) == game


def test_repr_leaves_the_defaults_out() -> None:
    assert repr(yamabushi.game("regality", style="old", first="r")) == "yamabushi.game('regality', style='old')"


def test_games_with_other_options_are_other_games(nim: Game) -> None:
    assert yamabushi.game("regality") != yamabushi.game("regality", first="l")
    assert yamabushi.game("nim", stones=5) != nim
    assert yamabushi.game("regality") != nim
    assert yamabushi.game("regality") != "regality"
