"""The greedy opponent: best off at the end of its turn, by its own lights; ties at random; no peeking."""

from __future__ import annotations

import random
import re

import pytest

from tests.core.walks import STYLES
from tests.engines.naive_greedy import best_actions, prospects
from tests.engines.positions import position, positions, start, waiting
from yamabushi import CHANCE
from yamabushi.engines.greedy import greedy_action
from yamabushi.engines.players import chance_outcome, random_choice
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import generator

# Kinds of positions, by what the text says is pending.
KINDS = {
    "placing a tile": "-",
    "an effect": r"(?!Ba|Pe).*@..",
    "a Bard or Performer": r"(Ba|Pe)@..",
    "a tile used by one": r"(Ba|Pe)@..>..",
    "a tile used by one through the other": r"(Ba|Pe)@..>..>..",
    "a draft pick": "draft",
}


def decisions(seed: int, **options: object) -> list[KernelState]:
    """Give the positions of a random game in which a seat decides."""
    return [state for state in positions(seed, **options) if state.seat in (0, 1)]


def pending(kind: str, count: int) -> list[KernelState]:
    """Collect positions of a kind from random games of all styles."""
    styles = ["draft"] if KINDS[kind] == "draft" else ["standard", "random", "secret-random", "draft"]
    found: list[KernelState] = []
    for seed in range(2000):
        style = styles[seed % len(styles)]
        games = decisions(seed, style=style, match="single")
        matching = [state for state in games if re.fullmatch(KINDS[kind], waiting(state))]
        if matching:
            found.append(random.Random(seed).choice(matching))
        if len(found) == count:
            return found
    raise AssertionError(f"only {len(found)} positions with {kind}")


@pytest.mark.parametrize(("kind", "count"), list(zip(KINDS, (30, 30, 30, 20, 3, 10), strict=True)))
def test_nothing_that_it_could_do_is_better(kind: str, count: int) -> None:
    for seed, state in enumerate(pending(kind, count)):
        assert greedy_action(state, generator(seed)) in best_actions(state), repr(state)


@pytest.mark.parametrize("match", ["two-wins", "points"])
def test_nothing_is_better_in_a_match_either(match: str) -> None:
    """In the old style nothing is drawn, so that a look into the next game is short."""
    for seed in range(4):
        for state in decisions(seed, style="old", match=match)[::4]:
            assert greedy_action(state, generator(seed)) in best_actions(state), repr(state)


def test_it_looks_through_chance_between_its_decision_and_the_end_of_its_turn() -> None:
    # The Assassin hits the one tile that Religion has left; which it is says chance, but it wins for sure.
    text = ".,.,./.,As,./Ci,.,. r KiQuPrMiGeWiCa?Ba ?Sm - HiCdStBiPaMoTeNj As@b2 15"
    state = position(text, style="secret-random", match="single")
    assert prospects(state) == {">?": 1000, "-": 2}
    assert {greedy_action(state, generator(seed)) for seed in range(10)} == {">?"}


def test_it_takes_the_mean_of_what_chance_may_bring() -> None:
    # Whichever of the two hidden tiles is hit, Royalty has two allies more, as it has without.
    text = ".,.,./.,As,./Ci,.,. r KiQuPrMiGeWiCa?Ba ?SmNj - HiCdStBiPaMoTe As@b2 15"
    state = position(text, style="secret-random", match="single")
    assert prospects(state) == {">?": 2, "-": 2}
    assert {greedy_action(state, generator(seed)) for seed in range(20)} == {">?", "-"}


def test_ties_are_broken_at_random() -> None:
    state = start(style="old", match="single")
    assert best_actions(state) == set(state.actions)
    assert {greedy_action(state, generator(seed)) for seed in range(200)} == set(state.actions)


def test_of_two_that_tie_both_are_picked_about_as_often() -> None:
    state = position(".,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa St - HiCdBiPaMoTe - 1", style="old", match="single")
    picks = [greedy_action(state, generator(seed)) for seed in range(800)]
    assert set(picks) == best_actions(state)
    mean = 800 / len(set(picks))
    assert sum((picks.count(action) - mean) ** 2 / mean for action in set(picks)) < 40


def test_a_win_is_taken_at_once() -> None:
    # Nine tiles end the game: the Minister on b1 turns one more, and only then Royalty has the most.
    state = position("pa,st,cd/Ki,Qu,hi/Pr,.,mo r MiCa BiTe - GeWiCi - 12", style="old", match="single")
    winning = {action for action, value in prospects(state).items() if value == 1000}
    assert winning == {"Mi@b1"}
    for seed in range(20):
        placed = state.play(greedy_action(state, generator(seed)))
        won = placed.play(greedy_action(placed, generator(seed)))
        assert won.returns == (1.0, -1.0)


def test_a_loss_is_not_taken_where_there_is_a_way_round() -> None:
    # Death as the last tile loses, whatever the count.
    state = position("Ki,Qu,Pr/Ge,Wi,Ft/hi,cd,. r CaDe StBiPaMoTeSmNj - MiCi - 10", style="random", match="single")
    assert prospects(state)["De@c1"] == -1000
    assert {greedy_action(state, generator(seed)) for seed in range(20)} == {"Ca@c1"}


def test_it_beats_random_play_clearly() -> None:
    won = 0.0
    for seed in range(40):
        state, rng, seat = start(match="single"), generator(seed), seed % 2
        while state.seat is not None:
            if state.seat == CHANCE:
                action = chance_outcome(state, rng)
            else:
                action = greedy_action(state, rng) if state.seat == seat else random_choice(state, rng)
            state = state.play(action)
        assert state.returns is not None
        won += (1 + state.returns[seat]) / 2
    assert won >= 32


@pytest.mark.parametrize("style", STYLES)
def test_it_decides_wherever_a_seat_does(style: str) -> None:
    for state in decisions(3, style=style, match="single", first="random"):
        assert greedy_action(state, generator(1)) in state.actions


def test_it_does_not_change_the_position() -> None:
    state = start(style="old")
    before = (state.words, state.actions)
    greedy_action(state, generator(1))
    assert (state.words, state.actions) == before


def swapped(state: KernelState, rng: random.Random) -> KernelState | None:
    """Give the position with another hidden tile in the opponent's zone, which the seat to decide cannot tell."""
    assert state.seat is not None
    fields = str(state).split(" ")
    zone = 3 - state.seat
    known, mark, hidden = fields[zone].partition("?")
    unused = [name for name in ("Sm", "Nj", "Sh", "So", "Sg", "Ft", "Pt", "Dr", "De") if name not in str(state)]
    if not mark or not unused:
        return None
    order = ["Sm", "Nj", "Ba", "Pe", "Sh", "So", "Sg", "Wt", "Ft", "Fa", "As", "He", "Pt", "Dr", "To", "De"]
    kept = [hidden[at : at + 2] for at in range(0, len(hidden), 2)]
    kept[rng.randrange(len(kept))] = rng.choice(unused)
    fields[zone] = f"{known}?{''.join(sorted(kept, key=order.index))}"
    other = position(" ".join(fields), **state.game.options)
    assert other != state
    assert other.view(state.seat) == state.view(state.seat)
    return other


def test_hidden_tiles_do_not_change_what_it_does() -> None:
    rng = random.Random(1)
    compared = 0
    for seed in range(40):
        for state in decisions(seed, style="secret-random", match="single")[1::3]:
            other = swapped(state, rng)
            if other is not None:
                assert greedy_action(state, generator(seed)) == greedy_action(other, generator(seed)), repr(state)
                compared += 1
    assert compared > 100


def test_a_hidden_tower_that_nobody_could_place_does_not_change_what_it_does() -> None:
    """Religion has one tile left, hidden. If it is the Tower, taking the last ally away would win at once."""
    texts = [f".,.,./.,.,bi/Ci,.,. r MiCa?NjBa ?{tile} - KiQuPrGeWiHiCdStPaMoTeDr - 12" for tile in ("Sm", "To")]
    one, other = (position(text, style="secret-random", match="single") for text in texts)
    assert one.view(0) == other.view(0)
    assert [greedy_action(one, generator(seed)) for seed in range(30)] == [
        greedy_action(other, generator(seed)) for seed in range(30)
    ]


def test_a_tie_stays_a_tie_when_the_next_game_begins_with_draws() -> None:
    """Any tile on the last cell loses by far, and Royalty may begin the next game: none is better than another."""
    state = position("pa,st,cd/ki,qu,hi/pr,.,mo r MiCa BiTe ShSoSgPtDe GeWiCi - 12", match="two-wins")
    assert len(state.actions) == 7
    assert len({greedy_action(state, generator(seed)) for seed in range(4)}) > 1
