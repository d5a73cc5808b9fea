"""The kernels of HI MI KI that every game has, and the mark by which engines pick them."""

from __future__ import annotations

from typing import NamedTuple

from yamabushi.games.himiki import evaluation, features, hidden, listing, moving, outline, rules, side_by_side
from yamabushi.kernels.picking import Kernels, register


class HimikiMark(NamedTuple):
    """Picks the kernels of HI MI KI."""

    number: int


MARK = HimikiMark(1)

register(
    MARK,
    Kernels(
        decider=rules.decider,
        legal=listing.legal,
        play=rules.play,
        weight=rules.weight,
        outcome=rules.outcome,
        standing=rules.standing,
        side=rules.side,
        sampled=hidden.sampled,
        outlined=outline.outlined,
        judged=evaluation.judged,
        judge_together=side_by_side.judge_together,
        lanes=side_by_side.lanes,
        judged_words=side_by_side.judged_words,
        key_words=evaluation.key_words,
        features=features.FEATURES,
        places=moving.pivoted_squares,
    ),
)
