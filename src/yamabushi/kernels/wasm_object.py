"""Make a WebAssembly module of the one object that LLVM writes: what a linker does, where there is nothing to link.

An object leaves open where its data lies. So each segment of data gets its place, all addresses are filled in, memory
and the stack become the module's own, and what is to be called is exported. Sections, symbols and relocations are as
the tool conventions of WebAssembly describe them (Linking.md).

Memory:  0 … stack … │ data … │ free, from `__heap_base` on
The stack grows down: when it overflows it leaves the memory, and that is a trap, not a quiet fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

STACK = 1 << 18
PAGE = 1 << 16
MOST_PAGES = 1 << 13
"""Half a gigabyte, and no more: whoever wants more is told that there is none, before a phone ends the page."""
HEADER = b"\0asm\1\0\0\0"
HEAP_BASE = "__heap_base"

# Numbers of sections.
CUSTOM, TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORY, GLOBALS, EXPORTS = range(8)
CODE, DATA, DATA_COUNT = 10, 11, 12

# Kinds of what is imported and exported.
FUNCTION, TABLE, LINEAR_MEMORY, GLOBAL = range(4)

# Subsections of "linking", kinds of symbols, and their flags.
SEGMENT_INFO, SYMBOL_TABLE = 5, 8
OF_FUNCTION, OF_DATA, OF_GLOBAL, OF_SECTION = range(4)
UNDEFINED, NAMED = 0x10, 0x40

# Relocations: those of functions, types and globals keep their numbers, since there is only one object.
KEPT = (0, 6, 7)
ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_WORD = 3, 4, 5

I32, CONST, END = b"\x7f", b"\x41", b"\x0b"


class Reader:
    """Bytes, read from front to end."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        """Read a byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Read a number that is not negative (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if not byte & 128:
                return value

    def signed(self) -> int:
        """Read a number that may be negative (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if not byte & 128:
                return value - (1 << shift) if byte & 64 else value

    def bytes(self) -> bytes:
        """Read a length and so many bytes."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def text(self) -> str:
        """Read a name."""
        return self.bytes().decode()

    def limits(self) -> None:
        """Pass over the limits of a memory or a table."""
        has_most = self.number() & 1
        self.number()
        if has_most:
            self.number()

    @property
    def is_at_end(self) -> bool:
        """Tell whether all has been read."""
        return self.at >= len(self.data)


def unsigned(value: int) -> bytes:
    """Write a number that is not negative.

    >>> unsigned(300).hex()
    'ac02'
    """
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def padded(value: int) -> bytes:
    """Write a number in the five bytes that an object leaves for it."""
    return bytes((value >> 7 * place & 127) | (128 if place < 4 else 0) for place in range(5))


def signed(value: int) -> bytes:
    """Write a number that may be negative.

    >>> signed(64).hex(), signed(-1).hex()
    ('c000', '7f')
    """
    out = bytearray()
    while not -64 <= value <= 63:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value & 127])


def text(name: str) -> bytes:
    """Write a name."""
    return unsigned(len(name.encode())) + name.encode()


def vector(items: Sequence[bytes]) -> bytes:
    """Write a list."""
    return unsigned(len(items)) + b"".join(items)


def section(number: int, body: bytes) -> bytes:
    """Write a section."""
    return bytes([number]) + unsigned(len(body)) + body


def constant(value: int) -> bytes:
    """Write an expression that gives a number."""
    return CONST + signed(value) + END


# ---- the object ------------------------------------------------------------------------------------------------------


@dataclass
class Segment:
    """A piece of data: where it lies in its section, how it is aligned, and its place in memory."""

    start: int
    size: int
    alignment: int = 1
    address: int = 0


@dataclass
class Symbol:
    """A name in the object: of a function, by its number, or of data, by segment and offset."""

    kind: int
    name: str = ""
    index: int = 0
    offset: int = 0


@dataclass
class Object:
    """What an object holds, as far as it is needed."""

    sections: list[tuple[int, bytearray]] = field(default_factory=list)
    custom: dict[str, bytes] = field(default_factory=dict)
    imported_functions: list[bytes] = field(default_factory=list)
    has_stack: bool = False
    has_table: bool = False
    segments: list[Segment] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)

    def body(self, number: int) -> bytearray | None:
        """Give the body of a section."""
        return next((body for kind, body in self.sections if kind == number), None)


def read_object(data: bytes) -> Object:
    """Read an object."""
    assert data.startswith(HEADER[:4]), "LLVM wrote no WebAssembly"
    found = Object()
    reader = Reader(data, len(HEADER))
    while not reader.is_at_end:
        number, body = reader.byte(), reader.bytes()
        found.sections.append((number, bytearray(body)))
        if number == CUSTOM:
            inner = Reader(body)
            name = inner.text()
            found.custom[name] = body[inner.at :]
    read_imports(found)
    found.segments = list(segments_in(bytes(found.body(DATA) or b"\0")))
    read_linking(found)
    return found


def read_imports(found: Object) -> None:
    """Read what the object wants from outside: functions; memory, table and stack pointer, which will be its own."""
    reader = Reader(bytes(found.body(IMPORTS) or b"\0"))
    for _ in range(reader.number()):
        start = reader.at
        reader.text()
        name, kind = reader.text(), reader.byte()
        if kind == FUNCTION:
            reader.number()
            found.imported_functions.append(reader.data[start : reader.at])
        elif kind == TABLE:
            reader.byte()
            reader.limits()
            found.has_table = True
        elif kind == LINEAR_MEMORY:
            reader.limits()
        else:
            assert kind == GLOBAL, kind
            assert name == "__stack_pointer", name
            reader.at += 2
            found.has_stack = True


def segments_in(data: bytes) -> Iterator[Segment]:
    """Go through the pieces of data."""
    reader = Reader(data)
    for _ in range(reader.number()):
        flag, opcode = reader.number(), reader.byte()
        assert (flag, opcode) == (0, CONST[0]), (flag, opcode)
        reader.signed()
        assert reader.byte() == END[0]
        size = reader.number()
        yield Segment(reader.at, size)
        reader.at += size


def read_linking(found: Object) -> None:
    """Read the symbols, and how data is aligned."""
    reader = Reader(found.custom["linking"])
    reader.number()  # the version
    while not reader.is_at_end:
        kind, part = reader.byte(), Reader(reader.bytes())
        if kind == SYMBOL_TABLE:
            found.symbols = [read_symbol(part) for _ in range(part.number())]
        elif kind == SEGMENT_INFO:
            count = part.number()
            assert count == len(found.segments)
            for segment in found.segments:
                part.text()
                segment.alignment = 1 << part.number()
                part.number()


def read_symbol(reader: Reader) -> Symbol:
    """Read a symbol."""
    symbol = Symbol(reader.byte())
    flags = reader.number()
    is_defined = not flags & UNDEFINED
    if symbol.kind == OF_DATA:
        symbol.name = reader.text()
        if is_defined:
            symbol.index, symbol.offset = reader.number(), reader.number()
            reader.number()
    elif symbol.kind == OF_SECTION:
        reader.number()
    else:
        symbol.index = reader.number()
        if is_defined or flags & NAMED:
            symbol.name = reader.text()
    return symbol


# ---- the module ------------------------------------------------------------------------------------------------------


def linked(data: bytes, exported: Sequence[str]) -> bytes:
    """Make a module of an object, with these of its functions to be called from outside."""
    found = read_object(data)
    top = STACK
    for segment in found.segments:
        segment.address = top = -(-top // segment.alignment) * segment.alignment
        top += segment.size
    for name in ("reloc.CODE", "reloc.DATA"):
        if name in found.custom:
            fill_in(found, Reader(found.custom[name]))
    return written(found, set(exported), heap=-(-top // 16) * 16)


def fill_in(found: Object, reader: Reader) -> None:
    """Put addresses where a section leaves them open."""
    target = found.sections[reader.number()][1]
    for _ in range(reader.number()):
        kind, place, which = reader.byte(), reader.number(), reader.number()
        if kind in KEPT:
            continue
        assert kind in (ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_WORD), f"an unknown relocation, {kind}"
        symbol = found.symbols[which]
        address = found.segments[symbol.index].address + symbol.offset + reader.signed()
        filled = address.to_bytes(4, "little") if kind == ADDRESS_WORD else padded(address)
        target[place : place + len(filled)] = filled


def written(found: Object, exported: set[str], heap: int) -> bytes:
    """Write the module."""
    globals_ = [I32 + b"\x01" + constant(STACK)] if found.has_stack else []
    exports = [text("memory") + bytes([LINEAR_MEMORY, 0]), text(HEAP_BASE) + bytes([GLOBAL, len(globals_)])]
    globals_.append(I32 + b"\x00" + constant(heap))
    functions = {symbol.name: symbol.index for symbol in found.symbols if symbol.kind == OF_FUNCTION}
    exports += [text(name) + bytes([FUNCTION]) + unsigned(functions[name]) for name in sorted(exported)]
    body = found.body(DATA) or b""
    data = [
        b"\0"
        + constant(segment.address)
        + unsigned(segment.size)
        + bytes(body[segment.start : segment.start + segment.size])
        for segment in found.segments
    ]
    parts = [
        (TYPES, bytes(found.body(TYPES) or b"\0")),
        (IMPORTS, vector(found.imported_functions)),
        (FUNCTIONS, bytes(found.body(FUNCTIONS) or b"\0")),
        *([(TABLES, b"\x01\x70\x00\x01")] if found.has_table else []),
        (MEMORY, b"\x01\x01" + unsigned(-(-heap // PAGE)) + unsigned(MOST_PAGES)),
        (GLOBALS, vector(globals_)),
        (EXPORTS, vector(exports)),
        *([(DATA_COUNT, unsigned(len(data)))] if found.body(DATA_COUNT) is not None else []),
        (CODE, bytes(found.body(CODE) or b"\0")),
        (DATA, vector(data)),
    ]
    return HEADER + b"".join(section(number, part) for number, part in parts)
