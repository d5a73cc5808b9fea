"""Count the perft table anew with the naive implementation: `python -m tests.himiki.make_perft`.

A row is `kind | position or "start" | depth count depth count …`. The kinds and positions stay as the table has
them; the counts are the naive implementation's, up to as many leaves as it can count in reasonable time. The kind of a
puzzle is `mindlock` with its text.
"""

from __future__ import annotations

from pathlib import Path

from tests.naive.himiki import NaiveHimiki
from tests.naive.himiki_mindlock import NaiveMindlock
from tests.naive.himiki_mukyan import NaiveMukyan
from yamabushi.games.himiki.state import Himiki

from .lockstep import QuickNaive
from .positions import KINDS, Kind, himiki, kind_name
from .puzzle_positions import mindlock

TABLE = Path(__file__).parents[1] / "data" / "himiki" / "perft.txt"
HEAD = "# kind | position | depth count …; made by tests.himiki.make_perft"
MOST_LEAVES = 150_000
MOST_DEPTH = 6

Row = tuple[str, str, list[tuple[int, int]]]
Naive = NaiveHimiki | NaiveMukyan | NaiveMindlock


def table() -> list[Row]:
    """Read the table."""
    rows: list[Row] = []
    for text in TABLE.read_text().splitlines():
        if not text.startswith("#"):
            kind, root, counts = text.split(" | ")
            numbers = [int(number) for number in counts.split()]
            rows.append((kind, root, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return rows


def kind_of(name: str) -> Kind:
    """Find a kind by its name."""
    return next(kind for kind in KINDS if kind_name(*kind) == name)


def game_of(kind: str) -> Himiki:
    """Make the game of a row."""
    if kind.startswith("mindlock "):
        return mindlock(kind.removeprefix("mindlock "))
    if kind.startswith("mukyan."):
        return himiki("mukyan", kind.removeprefix("mukyan."))
    return himiki(*kind_of(kind))


def naive_root(kind: str, root: str) -> Naive:
    """Make the naive game of a row."""
    if kind.startswith("mindlock "):
        puzzle = NaiveMindlock(kind.removeprefix("mindlock "))
        return puzzle if root == "start" else puzzle.read(root)
    if kind.startswith("mukyan."):
        edition = kind.removeprefix("mukyan.")
        return NaiveMukyan(edition) if root == "start" else NaiveMukyan.read(root, edition)
    return QuickNaive(*kind_of(kind)) if root == "start" else QuickNaive.read(root, *kind_of(kind))


def naive_perft(game: Naive, depth: int) -> int:
    """Count the sequences of so many actions."""
    if depth <= 1:
        return len(game.actions) if depth else 1
    return sum(naive_perft(game.play(action), depth - 1) for action in game.actions)


def naive_divide(game: Naive, depth: int) -> dict[str, int]:
    """Count them apart for each first action."""
    return {action: naive_perft(game.play(action), depth - 1) for action in game.actions}


def counted(kind: str, root: str) -> str:
    """Count from a position, as deep as is reasonable, and write the row."""
    game = naive_root(kind, root)
    counts: list[tuple[int, int]] = []
    leaves, growth = 1, 1.0
    while len(counts) < MOST_DEPTH and leaves * growth <= MOST_LEAVES:
        deeper = naive_perft(game, len(counts) + 1)
        if deeper == 0:
            break
        growth = max(1.0, deeper / leaves)
        leaves = deeper
        counts.append((len(counts) + 1, leaves))
    return f"{kind} | {root} | {' '.join(f'{depth} {count}' for depth, count in counts)}"


if __name__ == "__main__":
    TABLE.write_text("\n".join([HEAD, *(counted(kind, root) for kind, root, _ in table()), ""]))
