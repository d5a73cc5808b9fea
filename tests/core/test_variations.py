"""Variations in records: written and read back, replayed, and refused with a sentence where they cannot be."""

from __future__ import annotations

import functools
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import yamabushi
from yamabushi import BadRecord, Record, State
from yamabushi.core.lines import DEEPEST, Line, read_line, tokens_of, words_of
from yamabushi.core.record import numbered, read, replayed, write

GAMES = ("himiki", "regality", "yokai")


@functools.cache
def start_of(name: str) -> State:
    """Begin a game once for all examples."""
    return yamabushi.game(name).start()


def grown(state: State, after: int, rng: random.Random, longest: int, depth: int) -> Line:
    """Play some actions at random, and leave them here and there for variations."""
    actions: list[str] = []
    states = [state]
    while len(actions) < longest and states[-1].actions:
        actions.append(rng.choice(states[-1].actions))
        states.append(states[-1].play(actions[-1]))
    places = sorted(rng.choices(range(len(states)), k=rng.randrange(4))) if depth else []
    variations = [grown(states[place], after + place, rng, rng.randrange(1, 6), depth - 1) for place in places]
    comments = {after + place: f"said at {place}" for place in range(len(states)) if rng.random() < 0.2}
    return Line(tuple(actions), after, comments, (), tuple(variation for variation in variations if variation.actions))


@given(st.sampled_from(GAMES), st.integers(0, 10_000))
def test_records_with_variations_are_read_as_they_were_written(name: str, seed: int) -> None:
    line = grown(start_of(name), 0, random.Random(seed), 12, 3)
    record = Record.of(
        start_of(name).game, line.actions, comments=line.comments, variations=line.variations, tags={"Site": "here"}
    )
    assert read(write(record)) == record
    record.verify()


def test_a_variation_stands_behind_what_it_would_replace() -> None:
    game = yamabushi.game("regality", style="old", match="single")
    milder = Line(("-", "Qu@c3"), after=2, comments={2: "or", 3: "mild"})
    actions = ("Ci@b2", "Hi@b3", ">b2")
    record = Record.of(game, actions, variations=[Line(("Ki@c3",), after=3), milder])
    assert write(record).splitlines()[-2] == "1. Ci@b2 2. Hi@b3 >b2 ( {or} 3. - {mild} 4. Qu@c3 ) ( 4. Ki@c3 )"
    with pytest.raises(BadRecord, match=r"Action 3 of the record, 'Qu@c3', is not possible"):
        Record.of(game, actions, variations=[Line(("Qu@c3",), after=2)])
    text = write(record).replace("4. Qu@c3", "4. Hi@c3")
    with pytest.raises(BadRecord, match=r"Action 4 of the record, 'Hi@c3', is not possible"):
        read(text).verify()


def positions(line: Line, states: list[State]) -> set[str]:
    """Collect all positions of a line and its variations."""
    found = {str(state) for state in states}
    for variation in line.variations:
        found |= positions(variation, list(replayed(states[variation.after - line.after], variation)))
    return found


@given(st.integers(0, 10_000))
def test_turns_are_where_another_seat_decides(seed: int) -> None:
    start = start_of("himiki")
    line = grown(start, 0, random.Random(seed), 8, 2)
    states = list(replayed(start, line))
    told = numbered(line, states)
    for number, (before, state) in enumerate(zip([None, *states], states[:-1], strict=False)):
        assert (number in told.turns) == (before is None or before.seat != state.seat)
    assert positions(told, states) == positions(line, states)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1. a ( 1. b", "record-variation"),
        ("1. a )", "record-variation"),
        ("1. a ( b )", "record-variation-number"),
        ("1. a ( )", "record-variation-number"),
        ("1. a ( ( 1. b ) )", "record-variation-number"),
        ("1. a b ( 1. c )", "record-variation-number"),
        ("1. a ( 3. c )", "record-variation-number"),
        ("( 0. c ) 1. a", "record-variation-number"),
        ("1. a ( 2. b ) 2. c", "record-variation-number"),
        ("1. a ( 1. b c 2. d )", "record-number"),
        ("1. a ( 1. )", "record-number"),
        ("1. a ( 1. b {open )", "record-comment"),
        ("1. a " + "( 1. b " * (DEEPEST + 1) + ") " * (DEEPEST + 1), "record-variation-depth"),
    ],
)
def test_what_is_no_variation_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_line(tokens_of(text))
    assert refusal.value.code == code


def test_variations_that_leave_nowhere_are_not_written() -> None:
    line = Line(("a", "b"))
    for wrong in (Line(("c",), after=3), Line((), after=1)):
        with pytest.raises(BadRecord) as refusal:
            list(words_of(replace(line, variations=(wrong,))))
        assert refusal.value.code == "record-variation-number"
    deep = Line(("c",))
    for _ in range(DEEPEST + 1):
        deep = Line(("c",), variations=(deep,))
    with pytest.raises(BadRecord, match="nested more than"):
        list(words_of(deep))


def test_a_seat_is_not_told_variations_while_the_game_goes_on() -> None:
    game = yamabushi.game("yokai")
    start = game.start()
    record = Record.of(game, (), variations=[Line((start.actions[0],))])
    assert record.variations
    assert record.seen_by(0).variations == ()
