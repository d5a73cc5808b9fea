"""Check what holds in every position of every game, along games that hypothesis makes up."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import GAMES
from tests.naive.yokai import ASSUMED, SKETCHES, VALUES, read_sketches
from yamabushi.games.yokai.state import YokaiState

from .lockstep import Chooser, any_action, eager_action, patient_action, wild_action
from .positions import KINDS, Cards, at, crowded, hand, line, pending, piles, table_of, taken, yokai

CHOOSERS: tuple[Chooser, ...] = (any_action, eager_action, patient_action, wild_action)

tables = st.lists(st.sampled_from(SKETCHES), min_size=36, max_size=36) | st.just(ASSUMED)
choices = st.lists(st.integers(0, 10**6), max_size=60)


def check(state: YokaiState, table: Cards) -> None:
    """Check one position."""
    text = str(state)
    turn, mover, played, _ = text.split(" ")[10].split(":")
    todo = pending(text)
    assert Counter(read_sketches(text.rpartition(" ")[0])) == Counter(table), text
    assert all(0 <= word < 2**62 for word in state.words), text
    assert 0 <= int(turn) <= 400, text
    assert 0 <= int(played) <= 3, text
    assert (state.seat is None) == (todo == ".") == (state.returns is not None) == (not state.actions), text
    assert state.score == tuple(sum(int(one[1]) for one in taken(text, seat)) for seat in (0, 1)), text
    if state.returns is not None:
        assert sum(state.returns) == 0, text
        assert turn == "400" or any(not row for row, *_ in piles(text).values()), text
    check_yokai(text, todo)
    check_sides(text, todo)
    check_hands(text, todo, mover, int(played))
    if todo[0] == "+":
        # Hands hold at most six, and the piles, all at rest, 24.
        assert sum(len(read_sketches(text.split(" ")[place])) for place in (6, 7)) >= 6, text
        assert text.split(" ")[6] != "-", text


def check_yokai(text: str, todo: str) -> None:
    """Check that every yokai is in one place, and that only those of a pile's own colour are hidden, all together."""
    rows = {letter: row for letter, (row, *_) in piles(text).items()}
    seen = [one for row in rows.values() for one in row if one != "?"] + taken(text, 0) + taken(text, 1)
    assert len(set(seen)) == len(seen), text
    assert sum(map(len, rows.values())) + len(taken(text, 0)) + len(taken(text, 1)) == 20, text
    rising = todo.split(",")[0]
    for letter, row in rows.items():
        assert row.count("?") == len(VALUES) - sum(one[0] == letter for one in seen), text
        assert "?" * row.count("?") in "".join(row), text
        assert (row[:1] == ["?"]) == (rising == f"?{letter}") or todo.count("+") > 1, text  # or it is the set-up
    assert sum(not row for row in rows.values()) <= 1, text


def check_sides(text: str, todo: str) -> None:
    """Check that sketches lie where they can, no more than seven at a pile, and that no pile at rest is complete."""
    waiting = {entry[-1] for entry in todo.split(",") if entry[0] == "=" or "@" in entry}
    for letter, (row, *sides) in piles(text).items():
        number = sum(map(len, sides))
        assert number <= 7, text
        assert all(letter in sketch for side in sides for sketch in side), text
        if letter not in waiting and todo != "." and row[0] != "?":
            assert number < int(row[0][1]) or (number == 3 and not all(sides)), text


def check_hands(text: str, todo: str, mover: str, played: int) -> None:
    """Check that nobody holds too many."""
    sizes = [len(hand(text, seat)) for seat in (0, 1)]
    if mover == "-":
        assert sizes == [0, 0], text
        return
    own, other = sizes[int(mover)], sizes[1 - int(mover)]
    assert other <= 3, text
    assert own <= (3 if todo[0] == "+" else 4 - played), text
    if todo == "-":
        assert own > 0, text
        assert played < 3, text


def walk(state: YokaiState, table: Cards, rng: random.Random, choose: Chooser, most: int = 10**6) -> int:
    """Check every position of a game; give the number of actions."""
    check(state, table)
    for number in range(most):
        if not state.actions:
            return number
        state = line(state, choose(state, rng))
        check(state, table)
    return most


@pytest.mark.parametrize("kind", KINDS)
def test_invariants_hold_through_whole_games(kind: str) -> None:
    lengths = []
    for number in range(max(4, GAMES // 10)):
        rng = random.Random(f"{kind} {number}")
        table = table_of(kind, rng)
        lengths.append(walk(yokai(table).start(), table, rng, CHOOSERS[number % 4]))
    assert min(lengths) > 25


@pytest.mark.parametrize("kind", KINDS)
def test_invariants_hold_from_crowded_positions(kind: str) -> None:
    for number in range(max(30, GAMES // 4)):
        rng = random.Random(f"{kind} {number}")
        table = table_of(kind, rng)
        walk(yokai(table).read(crowded(table, rng)), table, rng, CHOOSERS[number % 4], most=30)


@given(table=tables, numbers=choices, seed=st.none() | st.integers(0, 10**6))
def test_invariants_hold_along_any_line(table: Cards, numbers: list[int], seed: int | None) -> None:
    game = yokai(table)
    state = game.start() if seed is None else game.read(crowded(table, random.Random(seed)))
    for number in numbers:
        check(state, table)
        if state.actions:
            state = line(state, state.actions[number % len(state.actions)])
    check(state, table)


@given(table=tables, order=st.permutations(range(3)), other=st.permutations(range(3, 6)))
def test_the_order_of_draws_is_nowhere(table: Cards, order: list[int], other: list[int]) -> None:
    state = twin = line(yokai(table).start(), "?0 ?G5 ?R3 ?B4 ?Y7")
    for place, changed in zip(range(6), [*order, *other], strict=True):
        state, twin = line(state, f"?{table[place]}"), line(twin, f"?{table[changed]}")
    assert (state, hash(state), state.words, str(state)) == (twin, hash(twin), twin.words, str(twin))


def test_yokai_taken_in_another_order_are_the_same_position() -> None:
    state = at("G:G3????:GRGR:- R:R3????:-:- B:B3????:RBRB:- Y:Y7????:-:- 2GBRY - * - - - 9:0:0:-")
    one, other = line(state, "GB@G ?G5 GB@B ?B5"), line(state, "GB@B ?B5 GB@G ?G5")
    assert str(one).endswith(" G3B3 - 9:0:2:-")
    assert (one, hash(one), one.words) == (other, hash(other), other.words)


def shy_action(state: YokaiState, rng: random.Random) -> str:
    """End the turn, or do what lets nobody take anything and leaves the sides even."""
    if state.seat == -1:
        return rng.choice(state.actions)
    if "." in state.actions:
        return "."
    return min(state.actions, key=lambda action: harm(line(state, action)))


def harm(state: YokaiState) -> tuple[int, int]:
    """Say how much was taken and how uneven the sides are."""
    sides = [(len(side0), len(side1)) for _, side0, side1 in piles(str(state)).values()]
    return sum(state.score), sum(abs(side0 - side1) for side0, side1 in sides)


def test_a_game_in_which_nobody_takes_anything_ends_with_turn_400() -> None:
    # Even yokai flee for ever, if both players want it.
    piles = "G:G4G6:-:- R:R4R6:-:- B:B3????:-:- Y:Y3????:-:-"
    table = ["GR"] * 36
    state = yokai(table).read(f"{piles} 3GR 3GR 30GR - G3G5G7 R3R5R7 1:0:0:+0")
    rng, actions, fled = random.Random(1), 0, 0
    while state.actions:
        before = str(state)
        state = line(state, shy_action(state, rng))
        check(state, table)
        actions += 1
        fled += before.split(" ")[0].count("GR") > str(state).split(" ")[0].count("GR")
    assert str(state).split(" ")[10].startswith("400:")
    assert (state.score, state.returns) == ((15, 15), (0.0, 0.0))
    assert actions > 800
    assert fled > 30


@pytest.mark.parametrize("kind", KINDS)
def test_equal_texts_are_equal_positions_and_hash_alike(kind: str) -> None:
    met: dict[str, YokaiState] = {}
    rng = random.Random(kind)
    game = yokai(table_of(kind, rng))
    for _ in range(3):
        state = game.start()
        while state.actions:
            state = line(state, wild_action(state, rng))
            twin = met.setdefault(str(state), state)
            assert (state, hash(state)) == (twin, hash(twin))
    assert len(set(met.values())) == len(met)
