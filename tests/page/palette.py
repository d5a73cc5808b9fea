"""Make pictures of screens small: a palette of 256 colours is enough for them, and takes a third of the room."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page

MOST_COLOURS = 256

# A browser reads the picture: no package of ours can.
PIXELS = """async (data) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  const isRead = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsDataURL(new Blob([pixels]));
  await isRead;
  return [image.width, image.height, reader.result.split(",")[1]];
}"""

Colours = npt.NDArray[np.int64]
"""Colours in rows, red, green and blue; or one number for each."""


def small(page: Page, picture: bytes) -> bytes:
    """Write a PNG with a palette, using an empty page to read it."""
    return written(pixels(page, picture))


def pixels(page: Page, picture: bytes) -> Colours:
    """Read a PNG, using an empty page: rows of pixels, red, green and blue."""
    width, height, data = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[:, :, :3].astype(np.int64)


def written(picture: Colours) -> bytes:
    """Write pixels as a PNG with a palette."""
    height, width, _ = picture.shape
    packed = (picture[:, :, 0] << 16 | picture[:, :, 1] << 8 | picture[:, :, 2]).ravel()
    found, places, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1)
    palette = palette_of(colours, counts)
    indices = nearest(colours, palette)[places].astype(np.uint8).reshape(height, width)
    lines = np.concatenate([np.zeros((height, 1), np.uint8), indices], axis=1)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, content) for kind, content in parts)


def chunk(kind: bytes, content: bytes) -> bytes:
    """Write a part of a PNG."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def palette_of(colours: Colours, counts: Colours) -> Colours:
    """Choose a palette: the box of colours that differ most is split at its mean, until there are enough."""
    boxes = [np.arange(len(colours))]
    spreads = [spread(colours[boxes[0]], counts[boxes[0]])]
    while len(boxes) < MOST_COLOURS and max(spreads)[0] > 0:
        widest = spreads.index(max(spreads))
        box, axis = boxes[widest], spreads[widest][1]
        values = colours[box, axis]
        is_low = values <= np.average(values, weights=counts[box])
        for place, half in ((widest, box[is_low]), (len(boxes), box[~is_low])):
            boxes[place : place + 1] = [half]
            spreads[place : place + 1] = [spread(colours[half], counts[half])]
    means = [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    return np.rint(np.array(means)).astype(np.int64)


def spread(colours: Colours, counts: Colours) -> tuple[float, int]:
    """Tell how much colours differ, and in which of red, green and blue most."""
    squares = (colours - np.average(colours, axis=0, weights=counts)) ** 2 * counts[:, np.newaxis]
    totals = squares.sum(axis=0) if len(colours) > 1 else np.zeros(3)
    return float(totals.max()), int(totals.argmax())


def nearest(colours: Colours, palette: Colours) -> Colours:
    """Find for each colour the place of the one in the palette that is nearest."""
    parts = np.array_split(colours, len(colours) // 4_000 + 1)
    return np.concatenate([((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in parts])
