"""Muk Yan against the naive implementation, and what it does with its dice on positions of their own (H-15)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.amounts import GAMES
from tests.naive.himiki_board import ORIENTATIONS, SQUARES, steps
from tests.seeds import Hunt
from yamabushi import IllegalAction
from yamabushi.games.himiki.state import HimikiState

from .positions import EDITIONS, field, himiki, line
from .solo_lockstep import ORDERS, SoloPair, any_action, mukyan_pair

CROWDED = max(1000, 5 * GAMES)
DICE = list(ORDERS)

FAR = "A6HMK,C6HMK,E6HMK/A1HMK,C2HMK,E1HMK"  # nothing but a movement is possible
LIKE = "A6KMH,C6KMH,E6MKH/A1HMK,C1MHK,E1HMK"  # black can play again
WALLED = "A3HMK,B2HMK,C1HMK/A1HMK,A2HMK,B1HMK"  # black cannot tilt
STRIKE = "B3MHK,D6HMK,E6HMK/A1MHK,C2HMK,E1HMK"  # C2-C3 strikes, A1-B1 makes a fifth fire


def read(text: str, edition: str = "revised") -> HimikiState:
    """Read a position."""
    return himiki("mukyan", edition).read(text)


def rolled(cubes: str, turn: str = "mk=HH", owners: str = "---", score: str = "0-0", count: int = 0) -> HimikiState:
    """Read a position in which Muk Yan has rolled."""
    return read(f"{cubes} ? {score} {owners} {turn} {count} -")


def told(state: HimikiState) -> dict[str, Any]:
    """Give what a view tells about Muk Yan."""
    found = state.view(0)["muk_yan"]
    assert isinstance(found, dict)
    return found


def chosen(state: HimikiState) -> tuple[str, list[str]]:
    """Give the name of what Muk Yan does and its candidates."""
    return told(state)["name"], told(state)["candidates"]


# ---- lockstep --------------------------------------------------------------------------------------------------------


def choices(pair: SoloPair) -> str:
    """Name what Muk Yan does in this position, nothing where no dice lie."""
    return str(pair.fast.view(None).get("muk_yan", {}).get("name", ""))


def whole_game(edition: str, number: int) -> Counter[str]:
    """Play a game; give what was met."""
    met: Counter[str] = Counter()
    seed = f"mukyan {edition} {number}"
    pair, rng = mukyan_pair(f"the game of seed {seed!r}", edition), random.Random(seed)
    while pair.fast.actions:
        met[choices(pair)] += 1
        if rng.random() < 0.05:
            pair.take_up()
        pair.play(any_action(pair.fast, rng))
    assert pair.fast.returns in ((1.0,), (-1.0,), (0.0,))
    return met + pair.met


def crowded(rng: random.Random) -> str:
    """Make up a position of Muk Yan's turn: cubes close together or in a corner, dice rolled or not."""
    west, south = rng.choice((0, 0, 1, 2)), rng.choice((0, 0, 1))
    size = rng.choice((3, 4))
    window = [square for square in SQUARES if square[1] in "123456"[west:][:size] and square[0] in "ABCDE"[south:][:3]]
    squares = rng.sample(window, 6)
    cubes = [sorted(squares[:3]), sorted(squares[3:])]
    if rng.random() < 0.2:  # walled in
        cubes = [["A3", "B2", "C1"], ["A1", "A2", "B1"]]
    faces = "/".join(",".join(square + rng.choice(ORIENTATIONS) for square in side) for side in cubes)
    turn = ["t"] if rng.random() < 0.3 else []
    if not turn and rng.random() < 0.4:
        moved = rng.choice(cubes[1])
        lefts = [square for square in steps(moved) if square not in (*cubes[0], *cubes[1])]
        turn = [f"r{rng.choice((1, 5, 18, 19))}", f"{moved}<{rng.choice(lefts)}"] if lefts else []
    turn.append(f"mk={rng.choice(DICE)}" if rng.random() < 0.8 else "mk")
    owners = "".join(rng.choice("--wb") for _ in range(3))
    score = f"{rng.randint(owners.count('w'), 4)}-{rng.randint(owners.count('b'), 4)}"
    return f"{faces} ? {score} {owners} {';'.join(turn)} {rng.choice((0, 3, 98, 99))} -"


def crowded_game(edition: str, number: int) -> Counter[str]:
    """Play on from a crowded position; give what was met."""
    met: Counter[str] = Counter()
    rng = random.Random(f"crowded {edition} {number}")
    pair = mukyan_pair(f"the crowded game {number}", edition, crowded(rng))
    for _ in range(6):
        met[choices(pair)] += 1
        if pair.fast.actions:
            pair.play(any_action(pair.fast, rng))
    return met + pair.met


OFTEN = ("multiple strike", "strike", "threaten", "influence", "block", "pressure", "play again", "offensive move")
WHOLE = dict.fromkeys((*OFTEN, "Muk Yan again"), 1)
HUNTS = [
    *(Hunt(f"mukyan whole {edition}", WHOLE, partial(whole_game, edition)) for edition in EDITIONS),
    *(
        Hunt(
            f"mukyan crowded {edition}",
            WHOLE | dict.fromkeys(("dodge", "defensive move", "any rotation", "pass"), 1),
            partial(crowded_game, edition),
        )
        for edition in EDITIONS
    ),
]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_games_are_alike_and_show_every_action(hunt: Hunt) -> None:
    hunt.run(CROWDED if "crowded" in hunt.kind else max(200, GAMES))


# ---- set-up and dice -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "squares"), [("revised", ["B2", "C2", "D2"]), ("first", ["B3", "C3", "D3"])])
def test_white_places_three_cubes_and_chance_lays_blacks(edition: str, squares: list[str]) -> None:
    state = himiki("mukyan", edition).start()
    assert (str(state), state.seat, len(state.actions)) == ("-/- w 0-0 --- s 0 -", 0, 18)
    state = line(state, "D5=MHK B5=HMK C5=HKM")
    assert str(state) == "B5HMK,C5HKM,D5MHK/- ? 0-0 --- s 0 -"
    assert (state.seat, state.odds) == (-1, (1 / 6,) * 6)
    assert state.actions == ("?HMK", "?HKM", "?MHK", "?MKH", "?KHM", "?KMH")
    state = line(state, "?KMH ?MHK")
    assert str(state) == f"B5HMK,C5HKM,D5MHK/{squares[0]}KMH,{squares[1]}MHK ? 0-0 --- s 0 -"
    state = line(state, "?HMK")
    assert (state.seat, field(state, "turn")) == (0, "-")
    assert field(state, "cubes").endswith(f"/{squares[0]}KMH,{squares[1]}MHK,{squares[2]}HMK")
    assert state.game.seats == ("White",)


def test_after_whites_turn_the_dice_are_rolled() -> None:
    state = line(read(f"{FAR} w 0-0 --- - 0 -"), "A6-B6")
    assert str(state) == "B6MHK,C6HMK,E6HMK/A1HMK,C2HMK,E1HMK ? 0-0 --- mk 1 -"
    assert state.actions == ("?HH", "?HM", "?HK", "?MH", "?MM", "?MK", "?KH", "?KM", "?KK")
    assert (state.seat, state.odds) == (-1, (1 / 9,) * 9)
    assert "muk_yan" not in state.view(0)
    assert field(line(state, "?HK"), "turn") == "mk=HK"


@pytest.mark.parametrize("dice", DICE)
def test_the_order_of_each_cell_is_that_of_the_table(dice: str) -> None:
    found = told(rolled(FAR, f"mk={dice}"))
    assert (found["dice"], found["order"]) == (dice, ORDERS[dice])
    assert len(found["order"]) == 9
    assert found["action"] == found["order"][-1]  # far from each other nothing but the last is possible
    assert len(found["not_possible"]) == 8


def test_of_each_cell_the_first_that_is_possible_is_done() -> None:
    cubes = [STRIKE, LIKE, "A6HMK,C5MHK,E6HMK/A1HMK,C3HKM,E1HMK", "A6KMH,C3KMH,E6HMK/A1HMK,C2MHK,D3MHK"]
    for position, dice in itertools.product(cubes, DICE):
        found = told(rolled(position, f"mk={dice}"))
        place = ORDERS[dice].index(found["action"])
        assert len(found["not_possible"]) == place
        for other in DICE:  # what is not possible is so whatever the dice say
            elsewhere = told(rolled(position, f"mk={other}"))
            assert elsewhere["name"] not in found["not_possible"]


# ---- the nine actions ------------------------------------------------------------------------------------------------


def test_1_multiple_strike() -> None:
    state = rolled("B3MHK,D3MHK,E6HMK/A1HMK,C2HMK,E1HMK")  # C3 lies between two waters
    assert chosen(state) == ("multiple strike", ["C2-C3"])
    assert (state.actions, state.odds, state.seat) == (("?0",), (1.0,), -1)
    assert str(line(state, "?0")) == "B3MHK,D3MHK,E6HMK/A1HMK,C3KMH,E1HMK w 0-2 --- - 1 -"
    assert chosen(rolled("B3MHK,C4HMK,D3MHK/A1HMK,C2HMK,E1HMK"))[0] == "multiple strike"  # and one lost
    assert chosen(rolled("B3MHK,D3HMK,E6HMK/A1HMK,C2HMK,E1HMK"))[0] == "strike"


def test_2_strike_and_4_influence() -> None:
    assert chosen(rolled(STRIKE)) == ("strike", ["C2-C3"])
    for dice in ("MK", "KH", "KM", "KK"):
        state = rolled(STRIKE, f"mk={dice}")
        assert (chosen(state), told(state)["not_possible"]) == (("influence", ["A1-B1"]), ["multiple strike"])
    state = line(rolled(STRIKE, "mk=KK", "w--", "2-1", 7), "?0")  # white held it
    assert str(state) == "B3MHK,D6HMK,E6HMK/B1HMK,C2HMK,E1HMK w 1-2 b-- - 1 -"
    assert chosen(rolled(STRIKE, "mk=KK", "b--", "0-1"))[0] == "strike"


def test_3_threaten_by_a_tilt_or_a_pivot() -> None:
    pivot = "A6HMK,C5MHK,E6HMK/A1HMK,C3HKM,E1HMK"  # pivoted, C3 would come to C4 as wood beside the water on C5
    assert chosen(rolled(pivot)) == ("threaten", ["C3~"])
    state = line(rolled(pivot), "?0")
    assert str(state) == "A6HMK,C5MHK,E6HMK/A1HMK,C3HMK,E1HMK w 0-0 --- t 1 -"
    assert not any("~" in action for action in state.actions)  # the ban holds for white
    assert chosen(rolled("A6HMK,C5MHK,E6HMK/A1HMK,C2KMH,E1HMK")) == ("threaten", ["C2-C3"])
    # That H-04 forbids the tilt does not matter to what a cube threatens.
    assert chosen(rolled(pivot, "r1;C3<C4;mk=HH")) == ("threaten", ["C3~"])


def test_5_block_on_all_three_axes() -> None:
    # KMH blocks MHK. The strike C1-D1 is banned by nothing, so the dice are those that block before they strike.
    state = rolled("A6KMH,C3MHK,E6KHM/A1KMH,C2KHM,E1KMH", "mk=KK")
    assert chosen(state) == ("block", ["C2~"])
    assert str(line(state, "?0")) == "A6KMH,C3MHK,E6KHM/A1KMH,C2KMH,E1KMH w 0-0 --- t 1 -"
    assert chosen(rolled("A6KMH,C3MHK,E6KHM/A1KMH,C2KHM,E1KMH", "t;mk=KK"))[0] != "block"


def test_6_dodge_pivots_all_that_are_blocked() -> None:
    state = rolled("A6KMH,C3KMH,E6HMK/A1HMK,C2MHK,D3MHK", "mk=MM")
    assert chosen(state) == ("dodge", ["C2~D3~"])
    assert state.actions == ("?0",)
    assert str(line(state, "?0")) == "A6KMH,C3KMH,E6HMK/A1HMK,C2MKH,D3MKH w 0-0 --- t 1 -"
    assert chosen(rolled("A6KMH,C3KHM,E6HMK/A1HMK,C2MHK,D3MHK", "mk=MM"))[0] != "dodge"  # only the tops are beaten
    assert chosen(rolled("A6KMH,C3KMH,E6HMK/A1HMK,C2MHK,D3MHK", "t;mk=MM"))[0] != "dodge"


def test_7_pressure_where_black_does_not_hold_the_influence() -> None:
    cubes = "A6HMK,C6MHK,E6HMK/A1HMK,C2HMK,E1HMK"  # one water, so a second one
    candidates = ["A1-B1", "C2-D2", "C2-B2", "E1-D1"]
    assert chosen(rolled(cubes)) == ("pressure", candidates)
    assert chosen(rolled(cubes, owners="-w-", score="1-0")) == ("pressure", candidates)
    assert chosen(rolled(cubes, owners="-b-", score="0-1"))[0] == "offensive move"


def test_8_play_again_rolls_again() -> None:
    state = rolled(LIKE, "mk=MH")
    assert chosen(state) == ("play again", ["A1-B1", "C1-D1", "C1-B1", "E1-D1"])
    assert (state.actions, state.odds) == (("?0", "?1", "?2", "?3"), (1 / 4,) * 4)
    state = line(state, "?0")
    assert str(state) == "A6KMH,C6KMH,E6MKH/B1MHK,C1MHK,E1HMK ? 0-0 --- r1;B1<A1;mk 0 -"
    assert (len(state.actions), state.odds) == (9, (1 / 9,) * 9)
    found = line(state, "?MH")
    assert "B1-A1" not in told(found)["candidates"]  # H-04


def test_it_plays_again_whatever_action_chose_the_tilt() -> None:
    state = rolled(LIKE, "mk=HH")
    assert chosen(state)[0] == "pressure"
    assert field(line(state, "?0"), "turn") == "r1;B1<A1;mk"


def test_h_17_after_the_twentieth_tilt_it_does_not_play_again() -> None:
    assert chosen(rolled(LIKE, "r18;E1<E2;mk=MH"))[0] == "play again"
    assert chosen(rolled(LIKE, "r19;E1<E2;mk=MH"))[0] != "play again"
    state = line(rolled(LIKE, "r18;E1<E2;mk=MH"), "?0")
    assert field(state, "turn") == "r19;B1<A1;E1<E2;mk"
    last = rolled(LIKE, "r19;E1<E2;mk=HH")
    assert chosen(last)[1][0] == "A1-B1"
    assert str(line(last, "?0")) == "A6KMH,C6KMH,E6MKH/B1MHK,C1MHK,E1HMK w 0-0 --- - 1 -"


# ---- O, D and what is left -------------------------------------------------------------------------------------------

VALUES = ["123321", "246642", "357753", "246642", "123321"]  # rows E to A


def quiet(square: str, dice: str) -> HimikiState:
    """Find a position in which the black cube on a square and the others can do nothing better than move."""
    rng = random.Random(square)
    while True:
        others = rng.sample([other for other in SQUARES if other != square and other not in steps(square)], 5)
        sides = sorted(others[:3]), sorted([square, *others[3:]])
        cubes = "/".join(",".join(f"{there}HMK" for there in side) for side in sides)
        state = rolled(cubes, f"mk={dice}", "bbb", "0-3")
        if told(state)["action"] in ("O", "D"):
            return state


@pytest.mark.parametrize("dice", ["HH", "KK"])
@pytest.mark.parametrize("square", SQUARES)
def test_o_and_d_go_to_the_smallest_value_above_or_else_to_the_largest(square: str, dice: str) -> None:
    worth = {row + column: int(VALUES["EDCBA".index(row)][int(column) - 1]) for row in "EDCBA" for column in "123456"}
    own = [move for move in told(quiet(square, dice))["candidates"] if move[:2] == square]
    above = [worth[there] for there in steps(square) if worth[there] > worth[square]]
    best = min(above) if above else max(worth[there] for there in steps(square))
    assert own == [f"{square}-{there}" for there in steps(square) if worth[there] == best]


def test_o_and_d_choose_among_the_squares_that_h_04_leaves() -> None:
    moves = ["A1-B1", "A1-A2", "C2-C3", "E1-E2", "E1-D1"]
    for dice in DICE:
        name = "defensive move" if dice in ("MK", "KM", "KK") else "offensive move"
        assert chosen(rolled(FAR, f"mk={dice}")) == (name, moves)
    again = chosen(rolled(FAR, "r1;C2<C3;mk=HH"))
    assert again == ("offensive move", ["A1-B1", "A1-A2", "C2-D2", "C2-B2", "E1-E2", "E1-D1"])


def test_o_leaves_out_a_cube_that_threatens_and_d_does_not() -> None:
    # From C4, where H-04 forbids it to go, C5 would beat the water on D4.
    cubes = "A1HMK,D4MHK,D5MHK/A3MHK,C5MHK,E1MHK"
    off = rolled(cubes, "r1;C5<C4;mk=HH", "bbb", "0-3")
    assert chosen(off) == ("offensive move", ["A3-B3", "E1-E2", "E1-D1"])
    defend = rolled(cubes, "r1;C5<C4;mk=KM", "bbb", "0-3")
    assert chosen(defend) == ("defensive move", ["A3-B3", "C5-B5", "E1-E2", "E1-D1"])


def test_without_any_of_the_nine_it_pivots_or_passes() -> None:
    state = rolled(WALLED, count=5)
    assert (chosen(state), told(state)["action"]) == (("any rotation", ["A1~", "A2~", "B1~"]), None)
    assert len(told(state)["not_possible"]) == 9
    assert str(line(state, "?1")) == "A3HMK,B2HMK,C1HMK/A1HMK,A2HKM,B1HMK w 0-0 --- t 6 -"
    state = rolled(WALLED, "t;mk=KK", count=5)
    assert (chosen(state), state.actions, state.odds) == (("pass", ["."]), ("?0",), (1.0,))
    assert str(line(state, "?0")) == f"{WALLED} w 0-0 --- - 6 -"


def test_without_any_of_the_nine_it_tilts_if_it_can() -> None:
    # C1 threatens, from C2, where H-04 forbids it to go; the others cannot tilt.
    state = rolled("A2MKH,B2HMK,C3HKM/A1HKM,B1HMK,C1KHM", "r1;C1<C2;mk=HH", "bbb", "0-3")
    assert (chosen(state), told(state)["action"]) == (("any tilt", ["C1-D1"]), None)
    assert len(told(state)["not_possible"]) == 9


def test_the_ban_binds_its_first_move_only() -> None:
    state = line(read(f"{FAR} w 0-0 --- - 0 -"), "A6~C6~")
    assert field(state, "turn") == "t;mk"
    assert not any("~" in move for dice in DICE for move in told(line(state, f"?{dice}"))["candidates"])
    again = line(rolled(LIKE, "t;mk=MH"), "?0")
    assert field(again, "turn") == "r1;B1<A1;mk"


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_ends() -> None:
    lost = line(rolled(STRIKE, score="4-4"), "?0")
    assert str(lost) == "B3MHK,D6HMK,E6HMK/A1MHK,C3KMH,E1HMK . 4-5 --- - 0 -"
    assert (lost.seat, lost.returns, lost.score) == (None, (-1.0,), (4, 5))
    drawn = line(rolled(FAR, count=99), "?0")
    assert (drawn.returns, field(drawn, "count")) == ((0.0,), "100")
    won = line(read("B5HKM,D6HMK,E6HMK/A1MHK,B3HMK,E1HMK w 4-4 --- - 3 -"), "B5-B4")
    assert (won.returns, won.score) == ((1.0,), (5, 4))


def test_what_is_no_outcome_is_refused() -> None:
    state = rolled(LIKE, "mk=MH")
    for action in ("?4", "?HH", "A1-B1", ".", "?"):
        with pytest.raises(IllegalAction):
            state.play(action)
