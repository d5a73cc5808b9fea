"""The opening, as data: every lost position with one to five tiles placed, in a file that `yamabushi solve` makes.

The file is a line that says what it is and how many keys follow, and the keys in rising order, compressed: of each the
difference from the one before, seven bits a byte, the lowest first, with the eighth bit set where more follow.
"""

from __future__ import annotations

import zlib
from functools import cache
from importlib import resources

import numpy as np

from yamabushi.kernels.words import Buffer

FILE = "opening.bin"
PLACED = 5
"""Up to so many tiles placed, every position is known."""

_TITLE = b"Regality, old style: lost positions with up to 5 tiles placed"


def write_keys(keys: Buffer) -> bytes:
    """Write rising keys as the bytes of a file.

    >>> read_keys(write_keys(np.array([3, 5, 1 << 49]))).tolist()
    [3, 5, 562949953421312]
    """
    differences = bytearray()
    for difference in np.diff(keys, prepend=0).tolist():
        while difference > 127:
            differences.append(difference & 127 | 128)
            difference >>= 7
        differences.append(difference)
    return b"%s: %d\n%s" % (_TITLE, len(keys), zlib.compress(bytes(differences), 9))


def read_keys(data: bytes) -> Buffer:
    """Read the keys of a file.

    Raises:
        ValueError: it is no such file.
    """
    head, _, compressed = data.partition(b"\n")
    title, _, count = head.rpartition(b": ")
    try:
        written = np.frombuffer(zlib.decompress(compressed), dtype=np.uint8).astype(np.int64)
        expected = int(count)
    except (zlib.error, ValueError):
        expected = -1
    if title != _TITLE or expected < 0:
        raise ValueError("this is no opening of Regality")
    starts = np.flatnonzero(np.concatenate([[True], written[:-1] < 128]))
    places = np.arange(len(written)) - np.repeat(starts, np.diff(starts, append=len(written)))
    keys: Buffer = np.cumsum(np.add.reduceat((written & 127) << 7 * places, starts))
    if len(keys) != expected:
        raise ValueError(f"this opening has {len(keys)} positions instead of {expected}")
    return keys


def opening_file() -> bytes:
    """Give the file that ships with the package."""
    return (resources.files(__package__) / FILE).read_bytes()


@cache
def lost_openings() -> Buffer:
    """Give its keys."""
    return read_keys(opening_file())
