"""Show that a seat cannot tell apart what it may not know: equal views to the byte, equal lines of the log."""

from __future__ import annotations

import random

import pytest

from tests.amounts import GAMES, amount
from tests.regality.twins import view_text
from yamabushi.games.himiki.state import HimikiState

from .lockstep import eager_action, wild_action
from .positions import EXPERT_KINDS, KINDS, crowded, duel, himiki, line, teams
from .twins import Leak, Swap, hands_of, twin_of, walk

NUMBER = amount(2, max(8, GAMES // 10))


def watchers(mode: str) -> list[int | None]:
    """List who may look on: every seat and a spectator."""
    return [*range(2 if mode == "duel" else 4), None]


WATCHED = [(mode, edition, watcher) for mode, edition in EXPERT_KINDS for watcher in watchers(mode)]


def met(mode: str, edition: str, number: int) -> list[HimikiState]:
    """Play a game, or from a crowded position, and give the positions on the way."""
    rng = random.Random(f"{mode} {edition} {number}")
    game = himiki(mode, edition, expert=True)
    state = game.read(crowded(mode, edition, rng)) if number % 2 else game.start()
    found = []
    while state.actions:
        found.append(state)
        state = state.recorded(wild_action(state, rng))
    return found


def twins(mode: str, edition: str, watcher: int | None, number: int) -> list[tuple[HimikiState, HimikiState, Swap]]:
    """Give some positions of a game, each with one that the watcher cannot tell from it."""
    found = []
    for place, state in enumerate(met(mode, edition, number)):
        twin = twin_of(str(state), watcher, random.Random(f"{number} {place}")) if place % 6 == number % 6 else None
        if twin is not None:
            found.append((state, state.game.read(twin[0]), twin[1]))
    return found


@pytest.mark.parametrize(("mode", "edition", "watcher"), WATCHED)
def test_positions_that_differ_in_what_a_watcher_has_not_seen_look_alike(
    mode: str, edition: str, watcher: int | None
) -> None:
    compared = 0
    for number in range(NUMBER):
        for state, twin, swap in twins(mode, edition, watcher, number)[:6]:
            assert state != twin
            compared += walk(state, twin, watcher, swap, random.Random(number), eager_action)
    assert compared > 10 * NUMBER


@pytest.mark.parametrize(("mode", "edition", "watcher"), WATCHED)
def test_whole_games_that_differ_in_the_draws_look_alike(mode: str, edition: str, watcher: int | None) -> None:
    compared = 0
    for number in range(NUMBER):
        rng = random.Random(f"draws {number}")
        state = himiki(mode, edition, expert=True).start()
        for _ in range(rng.randint(1, 6)):
            state = state.recorded(rng.choice(state.actions))
        twin = twin_of(str(state), watcher, rng)
        if twin is not None:
            compared += walk(state, state.game.read(twin[0]), watcher, twin[1], rng, wild_action)
    assert compared > 5 * NUMBER


@pytest.mark.parametrize(("mode", "edition", "watcher"), WATCHED)
def test_a_view_that_shows_too_much_would_be_noticed(mode: str, edition: str, watcher: int | None) -> None:
    tried = leaks = 0
    for state, twin, swap in [found for number in range(4) for found in twins(mode, edition, watcher, number)]:
        for seat, hand in enumerate(hands_of(str(state))):
            if set(hand) != {swap.get(tile, tile) for tile in hand}:
                tried += 1
                leaks += view_text(state, seat) != view_text(twin, seat)  # the seat whose hand has changed sees it
    assert leaks == tried > 0


def test_a_walk_tells_a_leak() -> None:
    state = duel("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- - 1 MhMmMk,CjMyCf/-/-/-/-")
    twin = duel("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- - 1 MhMmMk,CjMyIm/-/-/-/-")
    with pytest.raises(Leak, match="view of seat 1 differs"):
        walk(state, twin, 1, {"Cf": "Im", "Im": "Cf"}, random.Random(0), eager_action)
    assert walk(state, twin, 0, {"Cf": "Im", "Im": "Cf"}, random.Random(0), eager_action) > 5


def test_not_even_the_partners_hand_is_seen() -> None:
    board = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK"
    state = teams(f"{board} wl 1-1 --- - 0 MhMmMk,CjMyCf,GhImTr,VxTpMi/-/-/-/-")
    assert state.view(0)["position"] == f"{board} wl 1-1 --- - 0 MhMmMk,?3,?3,?3/-/-/-/-"
    assert state.view(2)["position"] == f"{board} wl 1-1 --- - 0 ?3,?3,GhImTr,?3/-/-/-/-"
    assert state.view(None)["position"] == f"{board} wl 1-1 --- - 0 ?3,?3,?3,?3/-/-/-/-"


def test_what_another_seat_draws_is_blank() -> None:
    state = line(himiki(expert=True).start(), "?Mh")
    assert [state.log_line("?Cf", seat) for seat in (0, 1, None)] == ["?", "?Cf", "?"]


def test_only_the_seat_that_decides_has_actions_in_its_view() -> None:
    state = duel("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;ask@C4! 0 CjGh,MhMmMy/-/-/-/Tp")
    assert [state.view(seat)["actions"] for seat in (0, 1, None)] == [["!Cj", "!Gh", "-"], [], []]
    chance = himiki(expert=True).start()
    assert [chance.view(seat)["actions"] for seat in (0, 1, None)] == [[], [], []]


@pytest.mark.parametrize(("mode", "edition"), EXPERT_KINDS)
def test_everything_is_open_when_it_is_over(mode: str, edition: str) -> None:
    before = met(mode, edition, 0)[-1]
    ends = [before.recorded(action) for action in before.actions]
    over = [end for end in ends if end.seat is None]
    assert over
    for end in over:
        assert {end.view(watcher)["position"] for watcher in watchers(mode)} == {str(end)}


@pytest.mark.parametrize(("mode", "edition"), [(mode, edition) for mode, edition, expert in KINDS if not expert])
def test_without_chaos_tiles_nothing_is_hidden(mode: str, edition: str) -> None:
    rng, state = random.Random(1), himiki(mode, edition).start()
    while state.actions:
        assert {state.view(watcher)["position"] for watcher in watchers(mode)} == {str(state)}
        assert {state.log_line(state.actions[0], watcher) for watcher in watchers(mode)} == {state.actions[0]}
        state = state.recorded(wild_action(state, rng))
