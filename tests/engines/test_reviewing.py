"""Games looked back at: what was given away, how accurately both sides played, where the game turned."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

import yamabushi
from yamabushi import BadRecord, Game, Record, State
from yamabushi.core.record import read, write
from yamabushi.engines.accuracy import accuracy_of, game_accuracy, step_weights
from yamabushi.engines.reviewing import Decision, Review, Slip, annotated, decisions, playable
from yamabushi.engines.thinking import Limit, Ranked, Thought
from yamabushi.lab.chances import ROWS, chances_plot, chances_rows

QUICK = Limit(nodes=60)


def played(game: Game, seed: int, longest: int = 60) -> Record:
    """Play a game at random, or the beginning of one."""
    rng, state, actions = random.Random(seed), game.start(), list[str]()
    while state.actions and len(actions) < longest:
        actions.append(rng.choice(state.actions))
        state = state.play(actions[-1])
    return Record.of(game, tuple(actions))


def made(number: int, seat: int, best: float, given: float) -> Decision:
    """Make up a decision between two actions."""
    ranked = (Ranked("good", best, 0, ("good",), (0, 0)), Ranked("bad", given, 0, ("bad",), (0, 0)))
    return Decision(number, seat, "bad", Thought(ranked, 3, 10, 0.0), given)


# What lichess's own formula gives, worked out by hand from its published constants.
@pytest.mark.parametrize(("lost", "accuracy"), [(0, 100.0), (5, 80.82), (10, 64.58), (20, 41.02), (50, 9.53), (100, 0)])
def test_a_decision_is_as_accurate_as_lichess_says(lost: float, accuracy: float) -> None:
    assert accuracy_of(1.0, 1.0 - lost / 50) == pytest.approx(accuracy, abs=0.01)


def test_decisions_count_more_where_the_chances_go_up_and_down() -> None:
    calm, wild = step_weights([50.0] * 30), step_weights([50.0, 90.0] * 15)
    assert len(calm) == len(wild) == 29
    assert set(calm) == {0.5}
    assert set(wild) == {12.0}
    assert game_accuracy([100, 50], [1, 3]) == pytest.approx((62.5 + 2 / (1 / 100 + 1 / 50)) / 2)


def test_one_blunder_pulls_a_game_down_more_than_its_share() -> None:
    accuracies = [100.0] * 9 + [5.0]
    assert game_accuracy(accuracies, [1.0] * 10) < fmean(accuracies) - 10


@pytest.mark.parametrize(
    ("lost", "slip"),
    [(0.05, None), (0.1, Slip.INACCURACY), (0.2, Slip.MISTAKE), (0.3, Slip.BLUNDER), (1.5, Slip.BLUNDER)],
)
def test_a_slip_is_named_by_what_it_gave_away(lost: float, slip: Slip | None) -> None:
    assert made(1, 0, 0.5, 0.5 - lost - 1e-9).slip is slip


def test_chances_are_those_of_the_first_side() -> None:
    review = Review(yamabushi.game("himiki"), (made(1, 0, 0.2, 0.0), made(2, 1, 0.6, -0.4)))
    assert review.chances == pytest.approx([60, 20, 70])
    assert review.accuracy(0) == pytest.approx(accuracy_of(0.2, 0.0))
    assert (review.count(0, Slip.MISTAKE), review.count(1, Slip.BLUNDER), review.count(0, Slip.BLUNDER)) == (1, 1, 0)
    assert [decision.number for decision in review.turning_points] == [1, 2]


NEAR_THE_END = ".,Ki,Wi/mo,hi,./te,Qu,Ca l PrMiGe StBiPa - CdCi - 9"


def wins(state: State, seat: int) -> bool:
    """Prove whether a seat wins against everything, by playing it all out."""
    if state.returns is not None:
        return state.returns[seat] > 0
    choices = (wins(state.play(action), seat) for action in state.actions)
    return any(choices) if state.seat == seat else all(choices)


def test_throwing_away_a_proved_win_is_a_blunder_and_nothing_else_is() -> None:
    game = yamabushi.game("regality", style="old", match="single")
    start = game.read(NEAR_THE_END)
    assert start.seat is not None
    winning = {action for action in start.actions if wins(start.play(action), start.seat)}
    assert 0 < len(winning) < len(start.actions)
    for action in start.actions:
        decision = next(decisions(Record.of(game, (action,), start=NEAR_THE_END), Limit(nodes=30_000)))
        assert decision.best.action in winning
        assert decision.best.is_sure
        assert decision.slip is (None if action in winning else Slip.BLUNDER)
        assert accuracy_of(decision.best.value, decision.value) == (100.0 if action in winning else 0.0)


@pytest.mark.parametrize(
    "game",
    [
        yamabushi.game("himiki", mode="teams", expert=True),
        yamabushi.game("himiki", mode="mukyan"),
        yamabushi.game("regality", style="secret-random"),
        yamabushi.game("yokai"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("open_cards", [False, True])
def test_any_game_can_be_looked_back_at(game: Game, open_cards: bool) -> None:
    record = played(game, 3, 24)
    found = tuple(decisions(record, QUICK, open_cards=open_cards))
    review = Review(game, found)
    for decision in found:
        assert record.actions[decision.number - 1] == decision.action
        assert decision.seat >= 0
        assert len(decision.thought.ranked) > 1
    assert all(0 <= chance <= 100 for chance in review.chances)
    assert len(review.chances) == len(found) + 1
    told = annotated(record, review)
    assert read(write(told)) == told
    told.verify()
    assert len(told.variations) == len(review.turning_points)
    picture = chances_plot(review, "A game", "White")
    assert picture.count("<circle") == len(review.turning_points)
    rows = chances_rows(review, 10)
    assert len(rows) == ROWS + 1
    assert max(map(len, rows)) <= 10


def test_what_a_seat_knew_is_what_it_is_judged_by() -> None:
    game = yamabushi.game("yokai")
    record = played(game, 5, 30)
    states = list(record.replay())
    number = next(number for number, state in enumerate(states) if state.seat == 0 and len(state.actions) > 2)
    twin = states[number].twin(0, random.Random(1))
    assert twin != states[number]
    here, there = (
        next(decisions(Record.of(game, (state.actions[1],), start=str(state)), QUICK, seed=7))
        for state in (states[number], twin)
    )
    assert [one.action for one in here.thought.ranked] == [one.action for one in there.thought.ranked]
    assert [one.value for one in here.thought.ranked] == [one.value for one in there.thought.ranked]


def test_lines_are_cut_where_they_cannot_be_played() -> None:
    start = yamabushi.game("regality", style="old", match="single").start()
    assert playable(start, ("Ci@b2", "Hi@b3", "Zz@a1", "-")) == ("Ci@b2", "Hi@b3")


def test_what_cannot_be_looked_back_at_is_refused() -> None:
    game = yamabushi.game("regality", style="old", match="single")
    with pytest.raises(BadRecord, match="nobody had a choice"):
        list(decisions(Record.of(game, ()), QUICK))
    puzzle = yamabushi.game("himiki", mode="mindlock")
    with pytest.raises(BadRecord, match="solver"):
        list(decisions(Record.of(puzzle, ()), QUICK))
