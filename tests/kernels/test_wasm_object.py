"""WebAssembly as it is written and read: numbers in LEB128, and the sentence when numba has changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamabushi.kernels import machine
from yamabushi.kernels.wasm_object import Reader, padded, read_object, signed, unsigned


@given(st.integers(0, 2**32 - 1))
def test_numbers_come_back(value: int) -> None:
    assert Reader(unsigned(value)).number() == value
    assert Reader(padded(value)).number() == value
    assert len(padded(value)) == 5


@given(st.integers(-(2**31), 2**31 - 1))
def test_signed_numbers_come_back(value: int) -> None:
    assert Reader(signed(value)).signed() == value


def test_what_is_no_object_is_not_read() -> None:
    with pytest.raises(AssertionError, match="no WebAssembly"):
        read_object(b"\x7fELF and more")


def test_a_numba_that_lacks_something_gets_a_sentence() -> None:
    with pytest.raises(ImportError, match=r"cannot be compiled with numba .*, which has no int\.never_there"):
        machine.check([(int, ["never_there", "real"])])
