"""Annotations of entry points as numba's types, however numpy and Python write an alias."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import numpy as np
import numpy.typing as npt
import pytest
from typing_extensions import TypeAliasType

from yamabushi.kernels.machine import type_of
from yamabushi.kernels.words import Dimensions, Words

Scalar = TypeVar("Scalar", bound=np.generic)
Unused = TypeVar("Unused")
Shape = tuple[Any, ...]

# `type NDArray[Scalar] = np.ndarray[Shape, np.dtype[Scalar]]`, as numpy has it from 2.5 on; Python 3.11 cannot say so.
AnyShape = TypeAliasType("AnyShape", Shape)
NewAlias = TypeAliasType("NewAlias", np.ndarray[AnyShape, np.dtype[Scalar]], type_params=(Scalar,))
Swapped = TypeAliasType("Swapped", np.ndarray[Shape, np.dtype[Scalar]], type_params=(Unused, Scalar))
DataType = TypeAliasType("DataType", np.dtype[Scalar], type_params=(Scalar,))

ARRAYS = {
    "of the installed numpy": npt.NDArray[np.int32],
    "written out, as numpy had it until 2.4": np.ndarray[Shape, np.dtype[np.int32]],
    "an alias with a parameter, as numpy has it since 2.5": NewAlias[np.int32],
    "an alias of an alias": TypeAliasType("Numbers", NewAlias[np.int32]),
    "an alias inside": np.ndarray[Shape, DataType[np.int32]],
    "a parameter that is not used": Swapped[str, np.int32],
}


@pytest.mark.parametrize("array", ARRAYS.values(), ids=ARRAYS.keys())
def test_an_annotated_array_has_numbas_type(array: Any) -> None:
    annotated = Annotated[array, Dimensions(2)]
    for hint in (annotated, TypeAliasType("Table", annotated)):
        assert str(type_of(hint)) == "array(int32, 2d, C)"


def test_an_alias_of_a_position_is_the_position() -> None:
    assert type_of(TypeAliasType("Position", Words)) == type_of(Words)


@pytest.mark.parametrize("hint", [str, list[int], npt.NDArray[np.int64], Annotated[npt.NDArray[Any], Dimensions(1)]])
def test_an_annotation_that_kernels_cannot_take_is_refused_by_name(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"^kernels take no .+, only int"):
        type_of(hint)
