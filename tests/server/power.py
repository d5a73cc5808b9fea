"""Record what SQLite writes and when it makes sure of it, and show the files as a power cut may leave them.

A VFS of SQLite, its door to the file system, can be replaced. Ours is the one that is there, but for opening and
deleting files, and for writing, cutting and syncing them: these note what they do.
"""

from __future__ import annotations

import _sqlite3
import contextlib
import ctypes
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

SECTOR = 512
"""A disk writes so many bytes as a whole, or not at all."""

KINDS = 0x100 | 0x800 | 0x80000
"""SQLite's flags for files that matter: the database, its rollback journal, its write-ahead log."""


class Wrote(NamedTuple):
    """Some bytes were written at a place of a file."""

    file: str
    place: int
    data: bytes


class Cut(NamedTuple):
    """A file was cut to a size; to nothing where it was deleted."""

    file: str
    size: int


class Synced(NamedTuple):
    """All that was written to a file before is on the disk."""

    file: str


class Acknowledged(NamedTuple):
    """Somebody was told that something is stored."""

    what: tuple[str, int]


Step = Wrote | Cut | Synced | Acknowledged

POINTER, INT, LONG = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
OPEN = ctypes.CFUNCTYPE(INT, POINTER, POINTER, POINTER, INT, POINTER)
DELETE = ctypes.CFUNCTYPE(INT, POINTER, ctypes.c_char_p, INT)
WRITE = ctypes.CFUNCTYPE(INT, POINTER, POINTER, INT, LONG)
TRUNCATE = ctypes.CFUNCTYPE(INT, POINTER, LONG)
SYNC = ctypes.CFUNCTYPE(INT, POINTER, INT)


class Vfs(ctypes.Structure):
    """SQLite's `sqlite3_vfs`."""

    _fields_ = [
        ("version", INT),
        ("file_size", INT),
        ("longest_path", INT),
        ("next", POINTER),
        ("name", ctypes.c_char_p),
        ("data", POINTER),
        ("open", POINTER),
        ("delete", POINTER),
        ("others", POINTER * 14),
    ]


class Methods(ctypes.Structure):
    """SQLite's `sqlite3_io_methods`: what can be done with a file."""

    _fields_ = [
        ("version", INT),
        ("close", POINTER),
        ("read", POINTER),
        ("write", POINTER),
        ("truncate", POINTER),
        ("sync", POINTER),
        ("others", POINTER * 13),
    ]


class File(ctypes.Structure):
    """The beginning of SQLite's `sqlite3_file`."""

    _fields_ = [("methods", ctypes.POINTER(Methods))]


class Recorder:
    """A file system that notes what is done to it."""

    def __init__(self) -> None:
        self.trace: list[Step] = []
        self.names: dict[int, str] = {}
        # The library that Python's own module uses, wherever that is.
        self.library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
        self.library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        self.real = self.library.sqlite3_vfs_find(None)
        # The methods that note what they do, by the address of those that do it.
        self.methods: dict[int, Methods] = {}
        self.vfs = Vfs.from_buffer_copy(self.real.contents)
        self.vfs.next, self.vfs.name = None, b"recording"
        # SQLite knows their addresses: they must not go away.
        self.kept: list[Any] = []
        self.vfs.open = self.address(OPEN(self.open))
        self.vfs.delete = self.address(DELETE(self.delete))

    def address(self, function: Any) -> Any:
        self.kept.append(function)
        return ctypes.cast(function, POINTER)

    @contextlib.contextmanager
    def recording(self) -> Iterator[list[Step]]:
        """Record all databases that are opened now."""
        assert self.library.sqlite3_vfs_register(ctypes.byref(self.vfs), 1) == 0
        try:
            yield self.trace
        finally:
            self.library.sqlite3_vfs_unregister(ctypes.byref(self.vfs))
            self.library.sqlite3_vfs_register(self.real, 1)

    def open(self, _vfs: int, name: int | None, file: int, flags: int, found: int | None) -> int:
        code: int = OPEN(self.real.contents.open)(self.real, name, file, flags, found)
        if code == 0 and name is not None and flags & KINDS:
            opened = ctypes.cast(file, ctypes.POINTER(File)).contents
            real = opened.methods.contents
            if ctypes.addressof(real) not in self.methods:
                self.methods[ctypes.addressof(real)] = self.watched(real)
            opened.methods = ctypes.pointer(self.methods[ctypes.addressof(real)])
            self.names[file] = Path(ctypes.string_at(name).decode()).name
        return code

    def watched(self, real: Methods) -> Methods:
        """Make methods that note what they do."""
        write, truncate, sync = WRITE(real.write), TRUNCATE(real.truncate), SYNC(real.sync)

        def noted(make: Callable[..., Step], method: Any) -> Any:
            def call(file: int, *arguments: int) -> int:
                self.trace.append(make(self.names[file], *arguments))
                code: int = method(file, *arguments)
                return code

            return call

        def wrote(name: str, data: int, size: int, place: int) -> Wrote:
            return Wrote(name, place, ctypes.string_at(data, size))

        def synced(file: int, flags: int) -> int:
            code: int = sync(file, flags)
            self.trace.append(Synced(self.names[file]))
            return code

        methods = Methods.from_buffer_copy(real)
        methods.write = self.address(WRITE(noted(wrote, write)))
        methods.truncate = self.address(TRUNCATE(noted(Cut, truncate)))
        methods.sync = self.address(SYNC(synced))
        return methods

    def delete(self, _vfs: int, name: bytes, is_synced: int) -> int:
        self.trace.append(Cut(Path(name.decode()).name, 0))
        code: int = DELETE(self.real.contents.delete)(self.real, name, is_synced)
        return code


@dataclass
class Disk:
    """What is on a disk for sure, and what may be."""

    files: dict[str, bytearray]
    unsure: list[Wrote | Cut]

    def happen(self, step: Step) -> None:
        """Take in the next step of a trace."""
        if isinstance(step, Wrote | Cut):
            self.unsure.append(step)
        elif isinstance(step, Synced):
            for one in self.unsure:
                if one.file == step.file:
                    change(self.files, one)
            self.unsure = [one for one in self.unsure if one.file != step.file]

    def after_a_cut(self, rng: random.Random) -> dict[str, bytearray]:
        """Give the files as they may be when the power is cut now: of what was not synced, any sectors or none."""
        files = {name: bytearray(data) for name, data in self.files.items()}
        share = rng.choice([0.0, 0.5, 1.0])
        for one in self.unsure:
            for part in sectors(one):
                if rng.random() < share:
                    change(files, part)
        return files


def sectors(step: Wrote | Cut) -> Sequence[Wrote | Cut]:
    """Give what a disk makes of a change."""
    if isinstance(step, Cut):
        return [step]
    begins = range(-(step.place % SECTOR), len(step.data), SECTOR)
    parts = [(max(begin, 0), step.data[max(begin, 0) : begin + SECTOR]) for begin in begins]
    return [Wrote(step.file, step.place + begin, data) for begin, data in parts]


def change(files: dict[str, bytearray], step: Wrote | Cut) -> None:
    """Change a file."""
    data = files.setdefault(step.file, bytearray())
    if isinstance(step, Cut):
        del data[step.size :]
        return
    data.extend(bytes(max(0, step.place + len(step.data) - len(data))))
    data[step.place : step.place + len(step.data)] = step.data
