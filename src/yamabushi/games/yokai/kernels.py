"""The kernels of Terres de Yokai that every game has, and the mark by which engines pick them."""

from __future__ import annotations

from typing import NamedTuple

from yamabushi.games.yokai import evaluation, hidden, rules
from yamabushi.kernels.picking import Kernels, register


class YokaiMark(NamedTuple):
    """Picks the kernels of Terres de Yokai."""

    number: int


MARK = YokaiMark(2)

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
        features=evaluation.FEATURES,
    ),
)
