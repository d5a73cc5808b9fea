"""The page's formula for accuracy is this one: both are tested with the same numbers, which this file makes."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from yamabushi.engines.accuracy import accuracy_of, game_accuracy, percent, step_weights

NUMBERS = Path(__file__).parents[1] / "data" / "accuracy.json"
"""What `web/src/analysis/accuracy.test.ts` reads as well."""


def numbers() -> dict[str, Any]:
    """Make the numbers; `python -m tests.engines.test_accuracy` writes them."""
    values = (-1.0, -0.45, 0.0, 0.12, 0.9, 1.0)
    pairs = [(best, played) for best in values for played in values]
    decisions = [{"best": one, "played": other, "accuracy": accuracy_of(one, other)} for one, other in pairs]
    rng = random.Random(20)
    return {"decisions": decisions, "games": [game(rng, steps) for steps in (1, 2, 7, 25, 120)]}


def game(rng: random.Random, steps: int) -> dict[str, Any]:
    """Make a game of so many decisions, in which two sides take turns."""
    sides = [step % 2 for step in range(steps)]
    best = [round(rng.uniform(-1, 1), 3) for _ in range(steps)]
    played = [round(max(-1.0, value - max(0.0, rng.gauss(0, 0.3))), 3) for value in best]
    own = [*zip(best, sides, strict=True), (played[-1], sides[-1])]
    chances = [percent(value if side == 0 else -value) for value, side in own]
    weights = step_weights(chances)
    accuracies = []
    for side in (0, 1):
        places = [place for place in range(steps) if sides[place] == side]
        found = [accuracy_of(best[place], played[place]) for place in places]
        accuracies.append(game_accuracy(found, [weights[place] for place in places]) if found else None)
    return {
        "sides": sides,
        "best": best,
        "played": played,
        "chances": chances,
        "weights": weights,
        "accuracies": accuracies,
    }


def test_the_numbers_that_the_page_is_tested_with_are_those_of_this_formula() -> None:
    kept = json.loads(NUMBERS.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(numbers()))
    falling = [accuracy_of(1.0, 1.0 - lost / 10) for lost in range(21)]
    assert all(more > less or less == 0.0 for more, less in pairwise(falling))


if __name__ == "__main__":
    NUMBERS.write_text(json.dumps(numbers(), indent=1) + "\n", encoding="utf-8")
