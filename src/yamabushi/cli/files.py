"""Write files that somebody asked for."""

from __future__ import annotations

from pathlib import Path

from yamabushi.core.errors import BadOption, Sentence, quoted

CANNOT_WRITE = Sentence("arena-write", "{file} cannot be written: {problem}.")


def write_file(file: Path, text: str) -> None:
    """Write a text into a file.

    Raises:
        BadOption: it cannot be written.
    """
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadOption(CANNOT_WRITE, file=quoted(str(file)), problem=problem.strerror) from None
