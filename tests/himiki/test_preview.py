"""What a tilt would do is what it does."""

from __future__ import annotations

import random

import pytest

import yamabushi
from tests.amounts import amount
from yamabushi.core.game import State


@pytest.mark.parametrize("options", [{}, {"expert": True}, {"edition": "first", "expert": True}], ids=str)
def test_a_preview_promises_to_play_again_only_where_it_is_so(options: dict[str, bool | str]) -> None:
    promised = 0
    for number in range(amount(3, 40)):
        rng = random.Random(number)
        state: State = yamabushi.game("himiki", **options).start()
        while state.actions:
            for action in state.actions:
                seen = state.preview(action)
                if seen is None or "again" not in seen:
                    continue
                plays_again = any(event["what"] == "again" for event in state.events(action))
                assert seen["again"] == plays_again, (str(state), action)
                promised += plays_again
            state = state.play(rng.choice(state.actions))
    assert promised
