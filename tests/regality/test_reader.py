"""Read and play anything: random text gets one clear sentence, what is accepted can be played to the end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamabushi import BadPosition, IllegalAction
from yamabushi.core.errors import Refusal
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.actions import TEXTS
from yamabushi.games.regality.state import Regality

from .mutation import ALPHABET, real_texts, spoiled
from .positions import FORMS, STYLES, regality

seeds = st.integers(min_value=0, max_value=2**64)
games = st.builds(
    lambda style, form: regality(style=style, match=form), st.sampled_from(STYLES), st.sampled_from(FORMS)
)
texts = st.text() | st.text(alphabet=ALPHABET, max_size=150)


def assert_sentence(refusal: Refusal) -> None:
    """Check that a refusal is one sentence that fits on a screen."""
    sentence = str(refusal)
    assert 15 < len(sentence) < 600, sentence
    assert sentence.isprintable()
    assert sentence.endswith(".")


def read_or_refuse(game: Regality, text: str) -> KernelState | None:
    """Read a text: a position that writes the same text and can be played on, or a sentence."""
    try:
        state = game.read(text)
    except BadPosition as refusal:
        assert_sentence(refusal)
        return None
    assert str(state) == text
    assert bool(state.actions) == (state.seat is not None) == (state.returns is None)
    return state


def play_out(state: KernelState, rng: random.Random) -> KernelState:
    """Play at random to the end; every position on the way can be read again."""
    game = state.game
    assert isinstance(game, Regality)
    while state.actions:
        state = state.play(rng.choice(state.actions))
        assert game.read(str(state)) == state
    assert state.returns is not None
    return state


@given(game=games, text=texts)
def test_random_text_is_no_position_and_is_told_so(game: Regality, text: str) -> None:
    assert read_or_refuse(game, text) is None


@given(game=games, fields=st.lists(texts, min_size=8, max_size=12))
def test_random_fields_are_no_position_and_are_told_so(game: Regality, fields: list[str]) -> None:
    assert read_or_refuse(game, " ".join(fields)) is None


@given(game=games, data=st.data())
def test_random_text_in_a_field_is_told(game: Regality, data: st.DataObject) -> None:
    _, positions = data.draw(st.sampled_from(real_texts()))
    fields = data.draw(st.sampled_from(positions)).split(" ")
    fields[data.draw(st.integers(0, len(fields) - 1))] = data.draw(texts)
    read_or_refuse(game, " ".join(fields))


@given(seed=seeds)
def test_a_spoiled_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    options, text = spoiled(rng)
    state = read_or_refuse(regality(**dict(options)), text)
    if state is not None:
        play_out(state, rng)


def test_spoiled_positions_are_often_refused_and_sometimes_possible() -> None:
    possible = 0
    for seed in range(400):
        options, text = spoiled(random.Random(seed))
        if text not in dict(real_texts())[options]:
            possible += read_or_refuse(regality(**dict(options)), text) is not None
    assert 10 < possible < 200


@pytest.mark.parametrize("number", range(len(STYLES) * len(FORMS)))
def test_positions_of_a_match_are_read_by_its_game_and_read_or_refused_by_others(number: int) -> None:
    options, positions = real_texts()[number]
    for text in positions:
        assert read_or_refuse(regality(**dict(options)), text) is not None
    for other_options, _ in real_texts():
        for text in positions[::7]:
            read_or_refuse(regality(**dict(other_options)), text)


@pytest.mark.parametrize("character", ["\n", "\x00", "é", "\u2028", "🔥", "\udcff", "\U000e0001"])
@pytest.mark.parametrize("length", [1, 59, 60, 61, 1000])
def test_long_and_strange_characters_are_quoted_in_one_short_sentence(character: str, length: int) -> None:
    game = regality()
    real = str(game.start()).split(" ")
    assert read_or_refuse(game, character * length) is None
    for place in range(len(real)):
        assert read_or_refuse(game, " ".join([*real[:place], character * length, *real[place + 1 :]])) is None
    cell = f".,{character * length},./.,.,./.,.,."
    assert read_or_refuse(game, " ".join([cell, *real[1:]])) is None
    with pytest.raises(IllegalAction) as refusal:
        game.start().play(character * length)
    assert_sentence(refusal.value)


def refused(state: KernelState, action: str) -> None:
    """Check that an action is refused with a sentence and changes nothing."""
    before = (str(state), state.actions, hash(state))
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert_sentence(refusal.value)
    with pytest.raises(IllegalAction):
        state.log_line(action, None)
    assert (str(state), state.actions, hash(state)) == before


@given(seed=seeds, text=texts)
def test_random_text_is_no_action_and_is_told_so(seed: int, text: str) -> None:
    rng = random.Random(seed)
    options, positions = rng.choice(real_texts())
    state = regality(**dict(options)).read(rng.choice(positions))
    if text not in state.actions:
        refused(state, text)


@given(seed=seeds)
def test_an_action_of_another_position_is_refused_with_a_reason(seed: int) -> None:
    rng = random.Random(seed)
    options, positions = rng.choice(real_texts())
    state = regality(**dict(options)).read(rng.choice(positions))
    for text in rng.sample(TEXTS, 20):
        if text not in state.actions:
            refused(state, text)
    for text in rng.sample(state.actions, min(3, len(state.actions))):
        refused(state, text.swapcase() + " ")
