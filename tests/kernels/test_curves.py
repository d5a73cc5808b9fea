"""Logarithm, hyperbolic tangent and its inverse: near to what mathematics says, and to the bit the same everywhere."""

from __future__ import annotations

import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamabushi.kernels.curves import inverse_tangent, logarithm, tangent

BITS = ["40026bb1bbb55515", "4022d78e26ae18e7", "3fd2a4dda7d914fa", "bfef9258260a71c2", "3ff78e360604b32d"]
"""As any machine with IEEE 754 computes them."""


@given(st.floats(1e-9, 1e9))
def test_the_logarithm_is_right_to_fourteen_digits(number: float) -> None:
    assert logarithm(number) == pytest.approx(math.log(number), rel=1e-14, abs=1e-15)


@given(st.floats(-400, 400))
def test_the_tangent_is_right_to_fourteen_digits_and_odd(number: float) -> None:
    assert tangent(number) == pytest.approx(math.tanh(number), rel=1e-14)
    assert tangent(-number) == -tangent(number)


@given(st.floats(-5, 5))
def test_the_inverse_leads_back(number: float) -> None:
    assert inverse_tangent(tangent(number)) == pytest.approx(number, rel=1e-9, abs=1e-12)


def test_all_bits_are_known() -> None:
    found = [logarithm(10.0), logarithm(12345.0), tangent(0.3), tangent(-2.5), inverse_tangent(0.9)]
    assert [struct.pack(">d", number).hex() for number in found] == BITS
