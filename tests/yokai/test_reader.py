"""Read and play anything: random text gets one clear sentence, what is accepted can be played to the end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import amount
from tests.naive.yokai import NaiveYokai
from tests.regality.test_reader import seeds
from yamabushi import BadPosition, IllegalAction
from yamabushi.core.errors import Refusal
from yamabushi.games.yokai.actions import TEXTS
from yamabushi.games.yokai.state import Yokai, YokaiState

from .mutation import ALPHABET, real_texts, spoiled
from .positions import FIELDS, OTHERS, Cards, at, full, line, yokai

texts = st.text() | st.text(alphabet=ALPHABET, max_size=150)
SPOILED = amount(160, 1200)
EXAMPLE = (  # of the notation page
    "G:B7G6????:GB:GYGRGYGB R:R7??:RYGR!:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- RB - GYGY!2RBRYRY! "
    "3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:1:GR!@R"
)


def assert_sentence(refusal: Refusal) -> None:
    """Check that a refusal is one sentence that fits on a screen."""
    sentence = str(refusal)
    assert 10 < len(sentence) < 600, sentence
    assert sentence.isprintable()
    assert sentence.endswith(".")


def read_or_refuse(game: Yokai, text: str) -> YokaiState | None:
    """Read a text: a position that writes the same text and can be played on, or a sentence."""
    try:
        state = game.read(text)
    except BadPosition as refusal:
        assert_sentence(refusal)
        return None
    assert str(state) == text
    assert bool(state.actions) == (state.seat is not None) == (state.returns is None)
    assert len(set(state.actions)) == len(state.actions)
    return state


def play_out(state: YokaiState, rng: random.Random, most: int = 10**6) -> None:
    """Play at random, to the end if need be; every position on the way can be read again."""
    for _ in range(most):
        if not state.actions:
            assert state.returns is not None
            return
        state = line(state, rng.choice(state.actions))
        assert state.game.read(str(state)) == state


def refused(state: YokaiState, action: str) -> None:
    """Check that an action is refused with a sentence and changes nothing."""
    before = (str(state), state.actions, hash(state))
    for attempt in (state.play, state.preview, lambda text: state.log_line(text, None)):
        with pytest.raises(IllegalAction) as refusal:
            attempt(action)
        assert_sentence(refusal.value)
    assert (str(state), state.actions, hash(state)) == before


def drawn(seed: int) -> YokaiState:
    """Give a real position."""
    rng = random.Random(seed)
    table, positions = rng.choice(real_texts())
    return yokai(list(table)).read(rng.choice(positions))


def test_the_example_of_the_notation_is_read() -> None:
    state = yokai().read(EXAMPLE)
    assert (str(state), state.seat, state.actions) == (EXAMPLE, 0, ("%", "-"))
    assert repr(state) == f"yamabushi.game('yokai').read({EXAMPLE!r})"


@given(text=texts)
def test_random_text_is_no_position_and_is_told_so(text: str) -> None:
    assert read_or_refuse(yokai(), text) is None


@given(fields=st.lists(texts, min_size=10, max_size=12))
def test_random_fields_are_no_position_and_are_told_so(fields: list[str]) -> None:
    assert read_or_refuse(yokai(), " ".join(fields)) is None


@given(seed=seeds, place=st.integers(0, 10), text=texts)
def test_random_text_in_a_field_is_told(seed: int, place: int, text: str) -> None:
    state = drawn(seed)
    fields = str(state).split(" ")
    fields[place] = text
    read_or_refuse(state.game, " ".join(fields))


@pytest.mark.parametrize("part", range(4))
def test_a_spoiled_position_is_refused_or_can_be_played_on(part: int) -> None:
    possible = 0
    for seed in range(part, SPOILED, 4):
        rng = random.Random(seed)
        table, text = spoiled(rng)
        state = read_or_refuse(yokai(table), text)
        if state is not None and text not in dict(real_texts())[tuple(table)]:
            possible += 1
            play_out(state, rng, most=40 if seed % 8 else 10**6)
    assert SPOILED // 4 * 0.05 < possible < SPOILED // 4 * 0.7


@given(seed=seeds)
def test_any_spoiled_position_is_refused_or_has_actions(seed: int) -> None:
    table, text = spoiled(random.Random(seed))
    state = read_or_refuse(yokai(table), text)
    if state is not None:
        naive = NaiveYokai.read(text, table)
        assert state.actions == naive.actions
        for action in state.actions:
            following = line(state, action)
            assert str(following) == str(naive.play(action))
            assert state.game.read(str(following)) == following


def test_every_text_of_a_game_is_read_with_its_table_and_refused_or_read_with_others() -> None:
    for table, positions in real_texts():
        for other, _ in real_texts():
            game = yokai(list(other))
            for text in positions[::9]:
                if other == table:
                    assert str(game.read(text)) == text
                else:
                    assert read_or_refuse(game, text) is None


@pytest.mark.parametrize("character", ["\n", "\x00", "é", "\u2028", "🔥", "\udcff", "\U000e0001"])
@pytest.mark.parametrize("length", [1, 59, 60, 61, 1000])
def test_long_and_strange_characters_are_quoted_in_one_short_sentence(character: str, length: int) -> None:
    game = yokai()
    real = EXAMPLE.split(" ")
    strange = character * length
    assert read_or_refuse(game, strange) is None
    for place in range(len(real)):
        assert read_or_refuse(game, " ".join([*real[:place], strange, *real[place + 1 :]])) is None
    for inner in ("B7", "GYGR", "RB", "2RB", "3GR", "B5B6", "24", ":0:", "GR!@R", "?"):
        assert read_or_refuse(game, EXAMPLE.replace(inner, strange, 1)) is None
    with pytest.raises(IllegalAction) as refusal:
        game.start().play(strange)
    assert_sentence(refusal.value)


@given(seed=seeds, text=texts)
def test_random_text_is_no_action_and_is_told_so(seed: int, text: str) -> None:
    state = drawn(seed)
    if text not in state.actions:
        refused(state, text)


@given(seed=seeds)
def test_an_action_of_another_position_is_refused_with_a_reason(seed: int) -> None:
    rng = random.Random(seed)
    state, other = drawn(seed), drawn(seed + 1)
    for text in [*rng.sample(TEXTS, 20), *other.actions[:10]]:
        if text not in state.actions:
            refused(state, text)
    for text in rng.sample(state.actions, min(3, len(state.actions))):
        refused(state, f"{text} ")


BASE = f"G:G5????:GR:GB {OTHERS} GRGY! RB * RB+ - - 9:0:0:-"
WRONG: list[tuple[int, list[str]]] = [
    (0, ["", "-", "G", "G:G5????:GR", "G:G5????:GR:GB:-", "R:G5????:GR:GB", "g:G5????:GR:GB", "G:G5???:GR:GB:"]),
    (0, ["G::GR:GB", "G:G5????::GB", "G:G2????:GR:GB", "G:G8????:GR:GB", "G:G5 ????:GR:GB", "G:5????:GR:GB"]),
    (0, ["G:G5????:RG:GB", "G:G5????:GG:GB", "G:G5????:GR*:GB", "G:G5????:GR+!:GB", "G:G5????:2GR:GB"]),
    (4, ["", "0", "GY!GR", "GRGR", "1GR", "02GR", "GR-", "GG", "?2", "gr", "100GR"]),
    (6, ["", "?27", "GR GB", "GRGR"]),
    (7, ["", "--", "RB+RB", "RB +"]),
    (8, ["", "?", "G4G3", "R3G3", "G3-", "G33", "G3G", "-G3"]),
    (10, ["", "9:0:0", "9:0:0:", "9:0:0:-:-", "09:0:0:-", "9:2:0:-", "9::0:-", "9:0:4:-", "x:0:0:-", "9:0:0:+2"]),
    (10, ["401:0:0:-", "1000:0:0:-", "9:0:0:=", "9:0:0:?Z", "9:0:0:GG+@G", "9:0:1:GR@G", "9:0:0:,", "9:0:0:-,-"]),
    (10, ["-9:0:0:-", "٩:0:0:-", "9:0:0:+0,", "9:0:0:?G,,=R"]),
]


@pytest.mark.parametrize(("place", "field"), [(place, field) for place, fields in WRONG for field in fields])
def test_a_malformed_field_is_named(place: int, field: str) -> None:
    fields = full(BASE).split(" ")
    assert str(yokai().read(" ".join(fields))) == full(BASE)
    fields[place] = field
    with pytest.raises(BadPosition) as refusal:
        yokai().read(" ".join(fields))
    assert_sentence(refusal.value)
    if " " not in field:
        assert refusal.value.code == "yokai-position-field"
        assert str(refusal.value).startswith(f"The {FIELDS[place]} field ")


@pytest.mark.parametrize("text", ["", "G", full(BASE) + " -", " " + full(BASE), full(BASE).replace(" ", "  ", 1)])
def test_the_number_of_fields_is_told(text: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        yokai().read(text)
    assert refusal.value.code == "yokai-position-fields"
    assert str(refusal.value).startswith(f"The position has {len(text.split(' '))} fields; it needs eleven, as in 'G:")
    example = str(refusal.value).split("'")[1]
    assert str(yokai().read(example)) == example


def test_what_was_read_is_of_plain_numbers_and_equal_to_what_was_played() -> None:
    played = line(yokai().start(), "?0 ?G5 ?R3 ?B4 ?Y7 ?GR ?GR+ ?GR ?BY ?RB! ?BY ?GB GB@G")
    read: YokaiState = at("G:G5????:GB:- R:R3????:-:- B:B4????:-:- Y:Y7????:-:- 2GRGR+ RB!2BY * - - - 1:0:1:-")
    assert (played, hash(played), played.words) == (read, hash(read), read.words)
    assert all(type(word) is int for word in (*played.words, *read.words))


def test_positions_of_tables_made_otherwise_are_equal() -> None:
    cards: Cards = ["GR"] * 36
    assert yokai(cards).start() == yokai("36GR").start()
    assert yokai("36GR").start() != yokai("36GB").start()
