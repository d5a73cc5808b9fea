"""Print and check record files."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from yamabushi.core.errors import BadRecord, Sentence, quoted
from yamabushi.core.record import Record, read

NO_FILE = Sentence("record-file", "The record {file} cannot be read: {problem}.")
LARGEST = 10_000_000


def load(file: Path) -> Record:
    """Read a record file, or standard input for `-`.

    Raises:
        BadRecord: there is no such file, it is no text, or no record.
    """
    try:
        if str(file) == "-":
            return read(sys.stdin.read(LARGEST))
        if file.stat().st_size > LARGEST:
            raise BadRecord(NO_FILE, file=quoted(str(file)), problem="it is too large for a record")
        return read(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadRecord(NO_FILE, file=quoted(str(file)), problem=problem.strerror or "it is no file") from None
    except UnicodeDecodeError:
        raise BadRecord(NO_FILE, file=quoted(str(file)), problem="it is no text") from None


def shown(text: str) -> str:
    r"""Write signs that a terminal would obey so that they are only seen: the record may be somebody else's.

    >>> print(shown("A\x1b[31mda\n火"))
    A\x1b[31mda
    火
    """
    return "".join(sign if sign == "\n" or sign.isprintable() else repr(sign)[1:-1] for sign in text)


def show(console: Console, file: Path, seat: int | None) -> None:
    """Print a record, as a seat may see it where one is named, and the position at its end."""
    record = load(file)
    if record.seat is not None:
        console.print(shown(str(record)), markup=False)
        return
    if seat is None:
        console.print(shown(str(record)), markup=False)
        console.print(str(record.verify()), markup=False)
        return
    last = record.verify()
    console.print(shown(str(record.seen_by(seat))), markup=False)
    console.print(last.view(seat)["position"], markup=False)


def verify(console: Console, file: Path) -> None:
    """Replay a record and say how it ends."""
    record = load(file)
    last = record.verify()
    going = "the game goes on" if record.result == "*" else f"result {record.result}"
    console.print(f"{file}: {len(record.actions)} actions, {going}.", markup=False)
    console.print(str(last), markup=False)
