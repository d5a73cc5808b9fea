"""Lay out lists in a terminal."""

from __future__ import annotations

from collections.abc import Sequence


def in_columns(words: Sequence[str], width: int = 79) -> list[str]:
    """Lay words out in columns, row by row."""
    widest = max((len(word) for word in words), default=0) + 2
    across = max(1, (width + 2) // widest)
    rows = [words[first : first + across] for first in range(0, len(words), across)]
    return ["".join(word.ljust(widest) for word in row).rstrip() for row in rows]


def in_halves(words: Sequence[str], half: int = 40) -> list[str]:
    """Lay words out two to a line; a word that is too long for half a line has one of its own."""
    lines: list[str] = []
    room = False
    for word in words:
        if room and len(word) < half:
            lines[-1] = lines[-1].ljust(half) + word
            room = False
        else:
            lines.append(word)
            room = len(word) < half - 1
    return lines


def filled(words: Sequence[str], width: int = 78, indent: str = "  ") -> list[str]:
    """Fill lines with words, two blanks between them."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= width:
            lines[-1] += f"  {word}"
        else:
            lines.append(indent + word)
    return lines


def numbered(actions: Sequence[str]) -> list[str]:
    """Write actions with their numbers from 1."""
    return [f"{number:>3} {action}" for number, action in enumerate(actions, start=1)]
