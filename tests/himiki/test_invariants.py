"""Check what holds in every position of every game, along games that hypothesis makes up."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import GAMES
from tests.naive.himiki_chaos import SEATS, TILES
from yamabushi.games.himiki.state import HimikiState

from .lockstep import Chooser, any_action, eager_action, wild_action
from .positions import EACH, EXPERT_KINDS, KINDS, SQUARE, Kind, crowded, himiki

CHOOSERS: tuple[Chooser, ...] = (any_action, eager_action, wild_action)


def check(state: HimikiState, kind: Kind) -> None:
    """Check one position."""
    mode, _, expert = kind
    text = str(state)
    cubes, who, score, influences, turn, count, chaos = text.split(" ")
    over, set_up = who == ".", turn in ("d", "s")
    assert bool(state.actions) == (not over), text
    assert (state.seat is None) == over == (state.returns is not None), text
    for side, points in zip("wb", state.score, strict=True):
        assert 0 <= points <= 5, text
        assert influences.count(side) <= points, text
    assert (5 in state.score) == (over and count != "100"), text
    assert 0 <= int(count) <= 100, text
    assert over or count != "100", text
    assert f"{state.score[0]}-{state.score[1]}" == score
    assert all(0 <= word < 2**62 for word in state.words), text
    if not over and not set_up:  # penalties end games of teams at any time
        assert len(SQUARE.findall(cubes)) == 2 * EACH[mode] - lost_cubes(chaos), text
        assert max(side.count(",") for side in cubes.split("/")) < EACH[mode], text
    assert len(set(SQUARE.findall(cubes))) == len(SQUARE.findall(cubes)), text
    if expert:
        check_tiles(chaos, turn, 3 * len(SEATS[mode]), over or turn == "d", text)


def lost_cubes(chaos: str) -> int:
    """Count the cubes that have gone through the Gate of Hell."""
    return int(chaos != "-" and "Gh" in chaos.split("/")[4])


def check_tiles(chaos: str, turn: str, drawn: int, fewer: bool, text: str) -> None:
    """Check that every chaos tile is in exactly one place."""
    hands, armed, _, terrain, discards = chaos.split("/")
    places = re.findall("[A-Z][a-z]", f"{hands} {discards}")
    places += [tile[2:] for tile in terrain.split("+") if tile != "-"]
    places += ["My"] if armed != "-" else []
    places += re.findall(r";@([A-Z][a-z])", turn)
    assert len(set(places)) == len(places), text
    assert set(places) <= set(TILES), text
    assert len(places) == drawn or (fewer and len(places) < drawn), text


def walk(state: HimikiState, kind: Kind, rng: random.Random, choose: Chooser, most: int = 10**6) -> int:
    """Check every position of a game, with penalties in teams; give the number of actions."""
    check(state, kind)
    for number in range(most):
        if not state.actions:
            return number
        fined = kind[0] == "teams" and rng.random() < 0.01
        state = state.recorded(f"penalty:{rng.choice('wb')}" if fined else choose(state, rng))
        check(state, kind)
    return most


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_invariants_hold_through_whole_games(kind: Kind) -> None:
    lengths = []
    for number in range(max(2, GAMES // 10)):
        rng = random.Random(f"{kind} {number}")
        lengths.append(walk(himiki(*kind).start(), kind, rng, CHOOSERS[number % 3]))
    assert min(lengths) > (6 if not kind[2] else 12)


@pytest.mark.parametrize(("mode", "edition"), EXPERT_KINDS)
def test_invariants_hold_from_crowded_positions(mode: str, edition: str) -> None:
    for number in range(max(20, GAMES // 4)):
        rng = random.Random(f"{mode} {edition} {number}")
        kind = (mode, edition, True)
        walk(himiki(*kind).read(crowded(mode, edition, rng)), kind, rng, CHOOSERS[number % 3], most=30)


@given(kind=st.sampled_from(KINDS), data=st.data())
def test_invariants_hold_along_any_line(kind: Kind, data: st.DataObject) -> None:
    state = himiki(*kind).start()
    if kind[2] and data.draw(st.booleans()):
        state = himiki(*kind).read(crowded(kind[0], kind[1], random.Random(data.draw(st.integers(0, 10**6)))))
    for choice in data.draw(st.lists(st.integers(0, 999), max_size=30)):
        check(state, kind)
        if state.actions:
            state = state.recorded(state.actions[choice % len(state.actions)])
    check(state, kind)


@given(order=st.permutations(["B5=HMK", "C5=MHK", "D5=KHM"]), other=st.permutations(["B2=HKM", "C2=MKH", "D2=KMH"]))
def test_cubes_of_a_colour_are_interchangeable(order: list[str], other: list[str]) -> None:
    state = himiki("duel", "first").start()
    for white, black in zip(order, other, strict=True):
        state = state.recorded(white).recorded(black)
    twin = himiki("duel", "first").read("B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -")
    assert state == twin
    assert hash(state) == hash(twin)
    assert state.words == twin.words


def test_two_cubes_that_have_changed_squares_are_the_same_position() -> None:
    board = "A1HMK,C1HMK,E1KHM/A6KHM,E4MHK,E6MHK"
    state = himiki().read(f"{board} w 0-0 --- - 0 -")
    # Two steps in a row bring back what a cube shows: A1 goes to C1 by way of A3 and C3, C1 to A1.
    white = ["A1-A2", "A2-A3", "A3-B3", "B3-C3", "C1-B1", "B1-A1", "C3-C2", "C2-C1"]
    for number, action in enumerate(white):
        state = state.recorded(action).recorded("D6-E6" if number % 2 else "E6-D6")
    twin = himiki().read(f"{board} w 0-0 --- - 16 -")
    assert (str(state), hash(state), state.words) == (str(twin), hash(twin), twin.words)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_equal_texts_are_equal_positions_and_hash_alike(kind: Kind) -> None:
    met: dict[str, HimikiState] = {}
    for number in range(3):
        rng, state = random.Random(number), himiki(*kind).start()
        while state.actions:
            state = state.recorded(wild_action(state, rng))
            twin = met.setdefault(str(state), state)
            assert (state, hash(state)) == (twin, hash(twin))
    assert len(set(met.values())) == len(met)
