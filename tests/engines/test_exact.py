"""Regality's old style is solved: keys, search, opening and perfect play."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.amounts import INTERPRETED, amount
from tests.engines.positions import position, positions, start, waiting
from tests.regality.positions import CELLS, RELIGION, ROYALTY, codes, in_order
from yamabushi.engines.thinking import Limit, think
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.exact import perfect
from yamabushi.games.regality.exact.keys import START, key_of, position_of
from yamabushi.games.regality.exact.opening import PLACED, lost_openings, read_keys, write_keys
from yamabushi.games.regality.exact.perfect import oracle, perfect_actions, single_game, value_of
from yamabushi.games.regality.exact.proof import prove, prove_opening
from yamabushi.games.regality.exact.search import LOST, UNKNOWN, WON
from yamabushi.games.regality.exact.solver import Solver, warm_up_solver
from yamabushi.games.regality.layout import BY_RELIGION, COUNT, DOWN, MOVER, PHASE, PLACE, TURN
from yamabushi.kernels.bits import field

GAMES = 3 if INTERPRETED else amount(15, 60)
MOST_SEEN = 60 if INTERPRETED else amount(600, 3000)
"""So many positions a plain minimax goes through before we leave it."""

OLD = {"style": "old", "match": "single"}


def placing(games: int, **options: object) -> Iterator[KernelState]:
    """Go through the positions of random games in which a tile is to be placed, after the first one."""
    for seed in range(games):
        for state in positions(seed, **options):
            if field(state.words[TURN], PHASE, 7) == PLACE and tiles_placed(state):
                yield state


def tiles_placed(state: KernelState) -> int:
    return field(state.words[TURN], COUNT, 63)


def key(state: KernelState) -> int:
    return int(key_of(state.words))


# ---- keys --------------------------------------------------------------------------------------------------------

SWAPPED = {**dict(zip(ROYALTY, RELIGION, strict=True)), **dict(zip(RELIGION, ROYALTY, strict=True)), "Ci": "Ci"}


def other_side(tile: str) -> str:
    """Turn a tile of a board into the other side's, pointing the other way."""
    if tile == ".":
        return tile
    if tile.startswith("("):
        return f"({other_side(tile[1:3])}:{'l' if tile[4] == 'r' else 'r'})"
    swapped = SWAPPED[tile.capitalize()]
    return swapped.lower() if tile[0].isupper() else swapped


def images(state: KernelState) -> Iterator[KernelState]:
    """Turn and mirror a position that Royalty began in all eight ways, for both sides, by rewriting its text."""
    board, who, royalty, religion, neutral, discards, flags, count = str(state).split(" ")
    rows = [row.split(",") for row in board.split("/")]
    for _ in range(2):
        for _ in range(4):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
            drawn = "/".join(",".join(row) for row in rows)
            yield position(" ".join([drawn, who, royalty, religion, neutral, discards, flags, count]), **OLD)
            swapped = "/".join(",".join(map(other_side, row)) for row in rows)
            zones = [in_order([SWAPPED[tile] for tile in codes(zone)]) for zone in (religion, royalty)]
            gone = in_order([SWAPPED[tile] for tile in codes(discards)])
            fields = [swapped, "l" if who == "r" else "r", *zones, neutral, gone, flags, count, "first=l"]
            yield position(" ".join(fields), **OLD)
        rows = [row[::-1] for row in rows]


def test_a_key_is_the_same_however_a_position_is_turned_and_whoever_sits_where() -> None:
    several = 0
    for state in placing(GAMES, **OLD):
        if tiles_placed(state) < 15:
            seen = list(images(state))
            assert len(seen) == 16
            assert {key(image) for image in seen} == {key(state)}, repr(state)
            several += len({image.words for image in seen}) == 16
    assert several > GAMES


def test_a_key_sets_up_a_position_with_that_key() -> None:
    for state in placing(GAMES, **OLD):
        words = position_of(key(state))
        assert key_of(words) == key(state)
        assert field(words[TURN], COUNT, 63) == tiles_placed(state)
    assert key(start(**OLD)) == key_of(position_of(START)) == START


def test_what_differs_in_the_game_differs_in_the_key() -> None:
    text = ".,Te,./(hi:l),Ci,./.,.,ki r QuPrMiGeWiCa CdStBiPaMo - - - 4"
    others = [
        ".,te,./(hi:l),Ci,./.,.,ki r QuPrMiGeWiCa CdStBiPaMo - - - 4",
        ".,Te,./hi,Ci,./.,.,ki r QuPrMiGeWiCa CdStBiPaMo - - - 4",
        ".,Te,./(hi:l),Ci,./.,.,Ki r QuPrMiGeWiCa CdStBiPaMo - - - 4",
        ".,Te,./(hi:l),Ci,./.,ki,. r QuPrMiGeWiCa CdStBiPaMo - - - 4",
        ".,Te,./(hi:l),Ci,./.,.,qu r KiPrMiGeWiCa CdStBiPaMo - - - 4",
        ".,Mo,./(hi:l),Ci,./.,.,ki r QuPrMiGeWiCa CdStBiPaTe - - - 4",
    ]
    assert len({key(position(one, **OLD)) for one in (text, *others)}) == len(others) + 1
    same = ".,Te,./(ki:l),Hi,./.,.,ci r QuPrMiGeWiCa CdStBiPaMo - - - 4"  # on the board only the Temple is special
    assert key(position(same, **OLD)) == key(position(text, **OLD))


def test_where_a_tile_is_placed_only_the_other_side_has_tiles_face_down() -> None:
    found = 0
    for state in placing(GAMES, **OLD):
        turn = state.words[TURN]
        down, by_religion = field(turn, DOWN, 511), field(turn, BY_RELIGION, 511)
        assert by_religion == (0 if field(turn, MOVER, 1) else down)
        assert down.bit_count() <= 1
        found += down.bit_count()
    assert found > GAMES / 2


def test_nothing_is_drawn() -> None:
    for seed in range(GAMES):
        last = positions(seed, **OLD)[-1]
        assert last.returns in ((1.0, -1.0), (-1.0, 1.0))


# ---- search ------------------------------------------------------------------------------------------------------


class TooLong(Exception):
    """Too many positions for a plain minimax."""


def wins(state: KernelState, seen: dict[KernelState, bool]) -> bool:
    """Tell whether the seat that decides wins, by going through everything.

    Raises:
        TooLong: that is too much.
    """
    if state in seen:
        return seen[state]
    if len(seen) > MOST_SEEN:
        raise TooLong
    seen[state] = any(succeeds(state.play(action), state.seat or 0, seen) for action in state.actions)
    return seen[state]


def succeeds(after: KernelState, seat: int, seen: dict[KernelState, bool]) -> bool:
    """Tell whether a seat wins from a position, whoever decides there."""
    if after.returns is not None:
        return after.returns[seat] > 0
    return wins(after, seen) == (after.seat == seat)


def test_a_plain_minimax_agrees() -> None:
    compared: list[tuple[str, bool]] = []
    for seed in range(GAMES):
        for state in positions(seed, **OLD):
            if state.seat is not None and tiles_placed(state) >= 8:
                seen: dict[KernelState, bool] = {}
                try:
                    won = wins(state, seen)
                    winning = {a for a in state.actions if won and succeeds(state.play(a), state.seat, seen)}
                except TooLong:
                    continue
                assert value_of(state) == (1 if won else -1), repr(state)
                assert set(perfect_actions(state) or ()) <= winning, repr(state)
                assert bool(perfect_actions(state)) == won, repr(state)
                compared.append((waiting(state)[:2] if won else "", won))
    pending, values = zip(*compared, strict=True)
    assert set(values) == {True, False}
    assert len(compared) > GAMES
    assert len(set(pending)) > (2 if INTERPRETED else amount(5, 8))  # of tiles placed and effects of many kinds


def test_a_search_that_is_cut_short_goes_on_where_it_stopped() -> None:
    state = next(state for state in placing(GAMES, **OLD) if tiles_placed(state) == (9 if INTERPRETED else 7))
    whole = Solver()
    value = whole.value(key(state), 1_000_000)
    assert value != UNKNOWN
    pieces = Solver(1)
    calls = 1
    while pieces.value(key(state), 16) == UNKNOWN:
        calls += 1
    assert pieces.known(key(state)) == value
    assert pieces.stored >= whole.stored / 2
    assert calls > 1 or whole.visited <= 16


# The value of a position, and how many positions are visited for it: the fingerprint of the search. It is the same
# compiled and interpreted, and a commit that changes it says so.
FINGERPRINTS = [
    ("Ge,ci,pr/.,mi,cd/bi,pa,(mo:l) r KiQuWiCa HiStTe - - - 8", LOST, 10),
    ("Mi,st,mo/wi,.,bi/Ki,.,hi r QuPrGeCa CdPaTe - Ci - 8", WON, 16),
    ("Hi,.,Ge/cd,Ca,./te,pa,(Ci:l) r KiQuMiWi StBiMo - Pr - 8", WON, 89),
]


@pytest.mark.parametrize(("text", "value", "visited"), FINGERPRINTS)
def test_the_search_goes_the_same_way_every_time(text: str, value: int, visited: int) -> None:
    solver = Solver()
    assert solver.value(key(position(text, **OLD)), 1000) == value
    assert solver.visited == solver.stored == visited


def test_positions_of_the_opening_are_counted_once_however_they_are_turned() -> None:
    """Counted here by playing every line, and putting its end among the images that have been seen."""
    levels = [[start(**OLD)]]
    for _ in range(2):
        found: dict[int, KernelState] = {}
        for state in levels[-1]:
            for after in after_a_turn(state):
                found.setdefault(key(after), after)
        levels.append(list(found.values()))
    solver = Solver(1)
    keys = np.array([START])
    for level in levels[1:]:
        keys = solver.after(keys)
        assert keys.tolist() == sorted(map(key, level))
    assert [len(level) for level in levels] == [1, 3, 113]


def after_a_turn(state: KernelState) -> Iterator[KernelState]:
    """Go through the positions after the seat's whole turn."""
    for action in state.actions:
        after = state.play(action)
        if after.seat == state.seat:
            yield from after_a_turn(after)
        else:
            yield after


# ---- the opening -------------------------------------------------------------------------------------------------


def test_the_opening_says_that_whoever_begins_wins() -> None:
    lost = set(lost_openings().tolist())
    assert len(lost) > 300_000
    for cell in CELLS:
        assert key(start(**OLD).play(f"Ci@{cell}")) in lost
    assert value_of(start(**OLD)) == 1
    assert perfect_actions(start(**OLD)) == list(start(**OLD).actions)


def test_the_opening_agrees_with_a_search_without_it() -> None:
    # Line by line there is no time for thousands of positions: then a search may stay without an answer.
    budget, unanswered = (100, {UNKNOWN}) if INTERPRETED else (3_000_000, set())
    lost = set(lost_openings().tolist())
    solver = Solver()
    found = set()
    for state in placing(20, **OLD):
        if 4 <= tiles_placed(state) <= PLACED:
            value = solver.value(key(state), budget)
            assert value in {LOST if key(state) in lost else WON} | unanswered, repr(state)
            found.add(value)
    assert found >= ({LOST, WON} if not INTERPRETED else unanswered)


def test_a_file_gives_back_its_keys() -> None:
    keys = lost_openings()[::97]
    assert read_keys(write_keys(keys)).tolist() == keys.tolist()


@pytest.mark.parametrize("data", [b"", b"Nonsense: 3\n", write_keys(np.array([5, 9])).replace(b": 2", b": 3")])
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="opening"):
        read_keys(data)


@pytest.mark.deep
def test_the_whole_proof_comes_to_the_opening_that_ships() -> None:
    solver = Solver()
    proof = prove(lambda text: None, solver)
    assert proof.values == {"corner": 1, "edge": 1, "middle": 1}
    assert proof.positions == solver.stored <= proof.visited
    assert prove_opening(lambda text: None, solver).tolist() == lost_openings().tolist()


# ---- perfect play ------------------------------------------------------------------------------------------------


def played(state: KernelState, seat: int, rng: random.Random) -> KernelState:
    """Play to the end: perfectly on one side from when it wins on, at random else; what is won stays so."""
    winning = False
    while state.seat is not None:
        actions = perfect_actions(state) if state.seat == seat else None
        if state.seat == seat:
            assert actions or not winning, repr(state)
            winning = bool(actions)
        state = state.play(rng.choice(actions or state.actions))
    assert state.returns is not None
    assert state.returns[seat] == 1 or not winning
    return state


@pytest.mark.parametrize("cell", CELLS[:1] if INTERPRETED else CELLS)
def test_whoever_begins_wins_from_every_cell(cell: str) -> None:
    for seed in range(1 if INTERPRETED else 4):
        begun = start(**OLD, first="rl"[seed % 2]).play(f"Ci@{cell}")
        assert value_of(begun) == -1
        over = played(begun, seed % 2, random.Random(seed))
        assert over.returns == ((1, -1) if seed % 2 == 0 else (-1, 1))


def test_a_mistake_of_whoever_begins_is_punished() -> None:
    seconds = range(1 if INTERPRETED else 20)
    won = [played(start(**OLD), 1, random.Random(seed)).returns == (-1, 1) for seed in seconds]
    assert INTERPRETED or sum(won) > 10


def test_a_match_of_two_wins_is_played_game_by_game() -> None:
    state = start(style="old", match="two-wins")
    rng = random.Random(1)
    while state.actions[0] != "first":
        actions = None if state.seat else perfect_actions(state)
        state = state.play(rng.choice(actions or state.actions))
    assert state.seat == 1  # Religion has lost
    assert value_of(state) == 1
    assert perfect_actions(state) == ["first"]


def test_it_has_nothing_to_say_about_other_games() -> None:
    for state in (
        start(style="standard"),
        start(style="old", match="points"),
        start(style="old", first="random"),
        start(style="random"),
        positions(1, **OLD)[-1],
    ):
        assert value_of(state) is None
        assert perfect_actions(state) is None


@pytest.mark.parametrize(
    "text",
    [
        ".,.,./.,Ci,./.,.,. l KiQuPrMiGeWi CaHiCdStBiPaMoTe - - - 3",
        ".,.,./.,Ki,./.,.,. l QuPrMiGeWiCa HiCdStBiPaMoTeCi - - - 3",
        ".,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 55",
    ],
)
def test_it_has_nothing_to_say_about_positions_that_cannot_come(text: str) -> None:
    state = position(text, **OLD)
    assert single_game(state) is None
    assert value_of(state) is None
    assert perfect_actions(state) is None


def test_beyond_the_budget_it_does_not_know() -> None:
    oracle().forget()
    state = next(state for state in placing(GAMES, **OLD) if tiles_placed(state) == PLACED + 2)
    assert value_of(state, budget=1) is None
    assert perfect_actions(state, budget=1) is None


def test_when_its_table_is_full_it_forgets_all_but_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect, "MOST_KEPT", len(lost_openings()))
    late = [state for state in placing(GAMES, **OLD) if tiles_placed(state) >= 12]
    for state in late[:5]:
        assert value_of(state) is not None
        assert oracle().solver.stored < len(lost_openings()) + 10_000


def test_what_it_needs_is_compiled_once() -> None:
    warm_up_solver(lambda text: None)
    said: list[str] = []
    warm_up_solver(said.append)
    assert said == []


def test_where_all_lose_the_best_level_says_so() -> None:
    state = start(**OLD).play("Ci@b2")
    assert perfect_actions(state) == []
    thought = think(state.game, state.view(state.seat), Limit(nodes=200), 1)
    assert {(ranked.value, ranked.is_sure) for ranked in thought.ranked} == {(-1.0, True)}
    match = start(style="old").play("Ci@b2")  # the game is lost, the match is not
    assert not any(ranked.is_sure for ranked in think(match.game, match.view(1), Limit(nodes=200), 1).ranked)
