"""The kernels of Regality vs. Religion that every game has, and the mark by which engines pick them."""

from __future__ import annotations

from typing import NamedTuple

from yamabushi.games.regality import evaluation, hidden, rules
from yamabushi.kernels.picking import Kernels, register


class RegalityMark(NamedTuple):
    """Picks the kernels of Regality vs. Religion."""

    number: int


MARK = RegalityMark(0)

register(
    MARK,
    Kernels(
        decider=rules.decider,
        legal=rules.legal,
        play=rules.play,
        weight=rules.weight,
        outcome=rules.outcome,
        standing=rules.standing,
        sampled=hidden.sampled,
        judged=evaluation.judged,
        is_horizon=evaluation.is_horizon,
        features=evaluation.FEATURES,
    ),
)
