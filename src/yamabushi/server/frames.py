"""Frames of a socket by RFC 6455, as far as nearly all of them are alike: a short text, in one piece.

Whatever else may come is read by the package that knows all of the RFC.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the package could not be compiled
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

MASKED = 0x80
"""What the second byte says of a frame that a client sends, beside its length."""


def head_of(text: bytes) -> bytes:
    """Give what stands before a text that is sent as one frame: that it is one, and its length."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


def payload_of(data: bytes, start: int = 0) -> tuple[int, int] | None:
    """Say where what a client's frame carries begins and ends; None if the frame's head is not there as a whole."""
    if len(data) < start + 2 or not data[start + 1] & MASKED:
        return None
    length, begin = data[start + 1] ^ MASKED, start + 6
    if length >= 126:
        begin += 2 if length == 126 else 8
        length = int.from_bytes(data[start + 2 : begin - 4])
    return None if begin > len(data) else (begin, begin + length)


def ends_whole(data: bytes) -> bool:
    """Tell whether the last frame in some data ends where the data ends, if the first begins where it begins."""
    end = 0
    while end < len(data):
        found = payload_of(data, end)
        if found is None:
            return False
        end = found[1]
    return end == len(data)


def text_in(data: bytes) -> bytes | None:
    """Give the text, not decoded, if the data is one frame of a client that is a whole text; else None."""
    if data[0] != TEXT:
        return None
    found = payload_of(data)
    if found is None or found[1] != len(data):
        return None
    begin = found[0]
    return apply_mask(data[begin:], data[begin - 4 : begin])


def is_text(data: bytes) -> bool:
    """Tell whether what was sent as text is text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
