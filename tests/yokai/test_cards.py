"""Give the option `deck` in all its forms, and write and read bags of sketches."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import yamabushi
from tests.naive import yokai as naive
from yamabushi import BadOption
from yamabushi.games.yokai.cards import (
    ABILITIES,
    ASSUMED,
    PAIRS,
    SKETCHES,
    YOKAI,
    assumed_deck,
    bag_text,
    deck_counts,
    deck_in_form,
    read_bag,
)

from .positions import Cards, at, field, line, yokai
from .test_reader import assert_sentence

ALL = "4GRGR+GR!4GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY!"

tables = st.lists(st.sampled_from(SKETCHES), min_size=36, max_size=36)
bags = st.lists(st.integers(0, 40), min_size=18, max_size=18)


def test_the_cards_are_those_of_the_rules() -> None:
    assert list(SKETCHES) == naive.SKETCHES
    assert " ".join(SKETCHES[:6]) == "GR GR+ GR! GB GB+ GB!"
    assert len(PAIRS) * len(ABILITIES) == 18
    assert YOKAI[:6] == ("G3", "G4", "G5", "G6", "G7", "R3")
    assert len(YOKAI) == 20


def test_our_table_has_36_sketches_of_which_12_have_an_ability() -> None:
    counts = dict(zip(SKETCHES, assumed_deck(), strict=True))
    assert sum(counts.values()) == 36
    assert sum(count for sketch, count in counts.items() if sketch[-1] in "+!") == 12
    assert bag_text(assumed_deck()) == ALL == naive.bag_text(naive.ASSUMED)


@pytest.mark.parametrize(
    ("given_deck", "form"),
    [
        ("assumed", "assumed"),
        (ALL, "assumed"),
        (naive.ASSUMED, "assumed"),
        (tuple(reversed(naive.ASSUMED)), "assumed"),
        (" ".join(naive.ASSUMED), "assumed"),
        ("36GR", "36GR"),
        ("  36GR\n", "36GR"),
        (["GR"] * 36, "36GR"),
        (["36GR"], "36GR"),
        ("12BY! 12GB+, 12GR", "12GR12GB+12BY!"),
        ("35BY,GR", "GR35BY"),
        ("GR," * 35 + "GR+", "35GRGR+"),
        ("10GR10GR+10GR6GR!", "20GR10GR+6GR!"),
    ],
)
def test_a_table_has_one_form_however_it_was_given(given_deck: str | Cards, form: str) -> None:
    game = yokai(given_deck)
    assert game.options == {"deck": form}
    assert deck_in_form(game.options["deck"]) == form
    start = line(game.start(), "?0 ?G5 ?R3 ?B4 ?Y7")
    assert field(start, "deck") == (ALL if form == "assumed" else form)
    assert start.view(0)["deck"] == form


def test_our_table_is_the_default() -> None:
    game = yamabushi.game("yokai")
    assert game.options == {"deck": ASSUMED}
    assert repr(game) == "yamabushi.game('yokai')"
    assert repr(yokai("36GR")) == "yamabushi.game('yokai', deck='36GR')"


@pytest.mark.parametrize(
    ("given_deck", "problem"),
    [
        ("", "the number of its sketches is 0, and a game is played with 36"),
        ("35GR", "the number of its sketches is 35"),
        ("37GR", "the number of its sketches is 37"),
        ("99GR", "the number of its sketches is 99"),
        (["GR"] * 35, "the number of its sketches is 35"),
        ("36GG", "'GG' is no sketch; sketches look like 'GR', 'GB+' and 'RY!'"),
        ("36RG", "'RG' is no sketch"),
        ("36gr", "'36g' is no sketch"),
        ("36GR-", "'-' is no sketch"),
        ("0GR36GB", "'0GR' is no sketch"),
        ("036GR", "'036' is no sketch"),
        ("36GR?", "'?' is no sketch"),
        ("ours", "'our' is no sketch"),
        ("GR\x00🔥" * 9, "'\\x00🔥G' is no sketch"),
        ("GR" * 501, "it is too long for 36 sketches"),
        (36, "it is a text, or a list of card texts"),
        (None, "it is a text, or a list of card texts"),
        ([36] * 36, "it is a text, or a list of card texts"),
        ({"GR": 36}, "it is a text, or a list of card texts"),
    ],
)
def test_what_is_no_table_is_refused_with_one_sentence(given_deck: object, problem: str) -> None:
    with pytest.raises(BadOption) as refusal:
        yamabushi.game("yokai", deck=given_deck)
    assert refusal.value.code == "option-text"
    assert_sentence(refusal.value)
    assert str(refusal.value).startswith("The option deck of yokai cannot be ")
    assert problem in str(refusal.value)


def test_other_options_are_refused() -> None:
    with pytest.raises(BadOption, match="yokai has no option 'sketches'; it has deck"):
        yamabushi.game("yokai", sketches="36GR")


@given(table=tables, seed=st.integers(0, 10**6))
def test_the_order_and_the_way_of_giving_a_table_do_not_matter(table: Cards, seed: int) -> None:
    form = deck_in_form(table)
    assert deck_in_form(form) == form
    shuffled = table.copy()
    random.Random(seed).shuffle(shuffled)
    assert deck_in_form(shuffled) == deck_in_form(" ".join(shuffled)) == deck_in_form(",".join(shuffled)) == form
    assert deck_in_form("".join(shuffled)) == form
    assert deck_counts(form) == tuple(table.count(sketch) for sketch in SKETCHES)


@given(counts=bags)
def test_bags_are_read_as_they_are_written(counts: list[int]) -> None:
    text = bag_text(counts)
    assert (text == "-") == (sum(counts) == 0)
    assert read_bag("" if text == "-" else text) == counts
    assert text == naive.bag_text(
        [sketch for sketch, count in zip(SKETCHES, counts, strict=True) for _ in range(count)]
    )


@given(text=st.text() | st.text(alphabet="GRBY+!0123456789 ,-?", max_size=120))
def test_any_text_is_a_table_in_its_form_or_refused(text: str) -> None:
    try:
        game = yokai(text)
    except BadOption as refusal:
        assert_sentence(refusal)
        return
    assert sum(deck_counts(str(game.options["deck"]))) == 36


def test_a_position_belongs_to_its_table() -> None:
    text = str(at("G:G5????:-:- R:R3????:-:- B:B4????:-:- Y:Y7????:-:- GR GB * - - - 9:0:0:-"))
    assert str(yokai(ALL).read(text)) == text
    with pytest.raises(yamabushi.BadPosition, match="there are 4 of GR, and the game is played with 36"):
        yokai("36GR").read(text)


@pytest.mark.parametrize("deck", ["3 6GR", "18G R 18GB", "36 GR"])
def test_blanks_and_commas_stand_between_sketches_only(deck: str) -> None:
    with pytest.raises(yamabushi.BadOption, match="is no sketch"):
        yamabushi.game("yokai", deck=deck)
