"""Sets as bits of a word."""

from __future__ import annotations

import random

import pytest

from yamabushi.kernels.bits import lowest, size

MASKS = [1 << bit for bit in range(31)] + [random.Random(seed).randrange(1, 1 << 31) for seed in range(200)]


@pytest.mark.parametrize("bit", range(31))
def test_the_lowest_bit_is_found_alone_and_below_others(bit: int) -> None:
    assert lowest(1 << bit) == bit
    assert lowest((1 << 31) - (1 << bit)) == bit


def test_sets_are_gone_through_in_order() -> None:
    for mask in MASKS:
        left, found = mask, []
        while left:
            found.append(int(lowest(left)))
            left &= left - 1
        assert found == [bit for bit in range(31) if mask >> bit & 1]


def test_sizes_are_counted() -> None:
    assert [int(size(mask)) for mask in MASKS] == [mask.bit_count() for mask in MASKS]
    assert size(0) == 0
