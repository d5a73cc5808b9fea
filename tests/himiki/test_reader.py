"""Read and play anything: random text gets one clear sentence, what is accepted can be played to the end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import amount
from tests.regality.test_reader import seeds
from yamabushi import BadPosition, IllegalAction
from yamabushi.core.errors import Refusal
from yamabushi.games.himiki.actions import TEXTS
from yamabushi.games.himiki.state import Himiki, HimikiState

from .mutation import ALPHABET, real_texts, spoiled
from .positions import KINDS, Kind, duel, himiki, teams

games = st.sampled_from(KINDS).map(lambda kind: himiki(*kind))
texts = st.text() | st.text(alphabet=ALPHABET, max_size=150)
SPOILED = amount(100, 600)


def assert_sentence(refusal: Refusal) -> None:
    """Check that a refusal is one sentence that fits on a screen."""
    sentence = str(refusal)
    assert 10 < len(sentence) < 600, sentence
    assert sentence.isprintable()
    assert sentence.endswith(".")


def refused(state: HimikiState, action: str) -> None:
    """Check that an action is refused with a sentence and changes nothing."""
    before = (str(state), state.actions, hash(state))
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert_sentence(refusal.value)
    with pytest.raises(IllegalAction):
        state.log_line(action, None)
    assert (str(state), state.actions, hash(state)) == before


def read_or_refuse(game: Himiki, text: str) -> HimikiState | None:
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


def play_out(state: HimikiState, rng: random.Random) -> HimikiState:
    """Play at random to the end; every position on the way can be read again."""
    while state.actions:
        state = state.recorded(rng.choice(state.actions))
        assert state.game.read(str(state)) == state
    assert state.returns is not None
    return state


@given(game=games, text=texts)
def test_random_text_is_no_position_and_is_told_so(game: Himiki, text: str) -> None:
    assert read_or_refuse(game, text) is None


@given(game=games, fields=st.lists(texts, min_size=6, max_size=8))
def test_random_fields_are_no_position_and_are_told_so(game: Himiki, fields: list[str]) -> None:
    assert read_or_refuse(game, " ".join(fields)) is None


@given(game=games, data=st.data())
def test_random_text_in_a_field_is_told(game: Himiki, data: st.DataObject) -> None:
    _, positions = data.draw(st.sampled_from(real_texts()))
    fields = data.draw(st.sampled_from(positions)).split(" ")
    fields[data.draw(st.integers(0, 6))] = data.draw(texts)
    read_or_refuse(game, " ".join(fields))


@pytest.mark.parametrize("part", range(4))
def test_a_spoiled_position_is_refused_or_can_be_played_to_the_end(part: int) -> None:
    possible = 0
    for seed in range(part, SPOILED, 4):
        rng = random.Random(seed)
        kind, text = spoiled(rng)
        state = read_or_refuse(himiki(*kind), text)
        if state is not None and text not in dict(real_texts())[kind]:
            possible += 1
            play_out(state, rng)
    assert SPOILED // 4 * 0.05 < possible < SPOILED // 4 * 0.7


@given(seed=seeds)
def test_any_spoiled_position_is_refused_or_has_actions(seed: int) -> None:
    kind, text = spoiled(random.Random(seed))
    state = read_or_refuse(himiki(*kind), text)
    if state is not None:
        for action in state.actions:
            following = state.recorded(action)
            assert state.game.read(str(following)) == following


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_text_of_a_game_is_read_by_its_own_kind_and_refused_or_read_by_others(kind: Kind) -> None:
    own = himiki(*kind)
    for other, positions in real_texts():
        for text in positions[::5]:
            if other == kind:
                assert str(own.read(text)) == text
            else:
                read_or_refuse(own, text)


@pytest.mark.parametrize("character", ["\n", "\x00", "é", "\u2028", "🔥", "\udcff", "\U000e0001"])
@pytest.mark.parametrize("length", [1, 59, 60, 61, 1000])
def test_long_and_strange_characters_are_quoted_in_one_short_sentence(character: str, length: int) -> None:
    game = himiki("teams", expert=True)
    text = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK wl 1-1 --- - 0 MhMmMk,CjMyCf,GhImTr,VxTpMi/-/-/-/-"
    real = text.split(" ")
    assert str(game.read(text)) == text
    strange = character * length
    assert read_or_refuse(game, strange) is None
    for place in range(len(real)):
        assert read_or_refuse(game, " ".join([*real[:place], strange, *real[place + 1 :]])) is None
    for inner in ("Mh", "wl", "A6HMK", "A1KHM", "1-1", "VxTpMi"):
        assert read_or_refuse(game, text.replace(inner, strange, 1)) is None
    for turn in (f"r1;{strange}", f"c={strange}", f"ask@{strange}", f"{strange}<C4"):
        assert read_or_refuse(game, text.replace(" - ", f" {turn} ")) is None
    with pytest.raises(IllegalAction) as refusal:
        game.start().play(strange)
    assert_sentence(refusal.value)


@given(seed=seeds, text=texts)
def test_random_text_is_no_action_and_is_told_so(seed: int, text: str) -> None:
    rng = random.Random(seed)
    kind, positions = rng.choice(real_texts())
    state = himiki(*kind).read(rng.choice(positions))
    if text not in state.actions:
        refused(state, text)


def test_a_side_alone_is_no_penalty() -> None:
    state = himiki("teams", "first", False).start()
    refused(state, "b")
    refused(state, "penalty:x")
    assert state.log_line("penalty:b", None) == "penalty:b"


@given(seed=seeds)
def test_an_action_of_another_position_is_refused_with_a_reason(seed: int) -> None:
    rng = random.Random(seed)
    kind, positions = rng.choice(real_texts())
    state = himiki(*kind).read(rng.choice(positions))
    other = himiki(*kind).read(rng.choice(positions))
    pivots = ["A1~", "C4~C4~", "E6~A1~", "A1~A2~A3~A4~A5~"]
    for text in [*rng.sample([text for text in TEXTS if text], 20), *other.actions[:10], *pivots]:
        if text not in state.actions:
            refused(state, text)
    for text in rng.sample(state.actions, min(3, len(state.actions))):
        refused(state, f"{text} ")


DUEL = "A1HMK,C4MKH,D4MHK/C2HMK,E1MHK,E6KHM w 0-0 --- r1;C4<C5 0 -"
CONFUSED = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- x 1 MhMm,MkCjMy/-/w/-/Cf"
ASKED = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;ask@C4! 0 CjGh,MhMmMy/-/-/-/Tp"
EARLY = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- - 0 CjGh,MhMmMy/-/-/-/Tp"
ALL_BLOCKED = "A1MHK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;ask@C4! 0 MhGh,MmCjMy/-/-/-/Tp"
"""White has no cube that shows fire."""


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        (DUEL, "C4-C5", "When playing again, the cube on C4 may not go back to C5."),
        (DUEL, "C4-D4", "D4 is not free."),
        (DUEL, "C4-C2", "A cube tilts onto one of the four squares beside it; C2 is not beside C4."),
        (DUEL, "C4-B3", "A cube tilts onto one of the four squares beside it; B3 is not beside C4."),
        (DUEL, "C4-C4", "A cube tilts onto one of the four squares beside it; C4 is not beside C4."),
        (DUEL, "C2-C3", "The cube on C2 is not yours."),
        (DUEL, "C2~", "The cube on C2 is not yours."),
        (DUEL, "B3-B4", "There is no cube on B3."),
        (DUEL, "A1~B3~", "There is no cube on B3."),
        (CONFUSED, "A1~C4~", "In Confusion only one cube is rotated."),
        (
            CONFUSED,
            "C3-D3",
            "In Confusion you play the cubes of the other colour; the cube on C3 is your own.",
        ),
        (ASKED, "!Mh", "You do not hold Mh."),
        (DUEL, "!Mh", "You do not hold Mh."),
        (ALL_BLOCKED, "!Mh", "Mh tilts a cube that shows its element; none that you play can tilt."),
    ],
)
def test_typical_mistakes_get_a_sentence_of_their_own(position: str, action: str, sentence: str) -> None:
    state = duel(position)
    refused(state, action)
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        (
            DUEL.replace("r1;C4<C5", "t"),
            "A1~",
            "After a rotation the next move may not be a rotation; you can play A1-B1",
        ),
        (DUEL.replace("r1;C4<C5", "-"), ".", "'.' is not possible now|. is not possible now: a cube is to be tilted"),
        (DUEL, "C4~A1~", "written once each, in the order of their squares"),
        (DUEL, "A1~A1~", "written once each, in the order of their squares"),
        (DUEL, "c4-c3", "'c4-c3' is not a move of this game; here you can play A1-B1"),
        (DUEL, "C4=HMK", "C4=HMK is not possible now: you may play again, or stop"),
        (DUEL, "?Mh", "?Mh is not possible now"),
        (EARLY, "!Gh", "right after a tilt of yours has raised your score to 2, 3 or 4; you can play A1-B1"),
        (ASKED, "C4-C5", "a chaos tile may be used, or not"),
        ("-/- w 0-0 --- s 0 -", "B2=HMK", "a cube is to be placed on a start square"),
        ("-/- w 0-0 --- s 0 -", "B5=HHK", "a cube is to be placed on a start square"),
        ("A1HMK,C4MKH,D4MHK/C2HMK,E1MHK,E6KHM . 5-0 --- - 0 -", "A1-B1", "The game is over"),
    ],
)
def test_other_mistakes_are_told_with_what_is_due(position: str, action: str, words: str) -> None:
    state = duel(position)
    refused(state, action)
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert any(word in str(refusal.value) for word in words.split("|")), str(refusal.value)


def test_in_teams_the_partners_cube_is_not_ones_own() -> None:
    state = teams("A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK wl 0-0 --- - 0 -")
    with pytest.raises(
        IllegalAction, match=r"^This turn the cube on E1 is your partner's; you play those of your own half\.$"
    ):
        state.play("E1-D1")
