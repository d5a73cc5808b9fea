"""Write the perft table from the naive implementation: `python -m tests.yokai.make_perft`.

A row is `deck | position or "start" | depth count depth count …`. The counts are the naive implementation's, up to as
many leaves as it can count in reasonable time; the kernels are tested against them.
"""

from __future__ import annotations

from pathlib import Path

from tests.naive.yokai import ASSUMED, NaiveYokai, read_sketches

from .positions import OTHERS, full

TABLE = Path(__file__).parents[1] / "data" / "yokai" / "perft.txt"
HEAD = "# deck | position | depth count …; made by tests.yokai.make_perft"
MOST_LEAVES = 150_000
MOST_DEPTH = 9

REST = "B:B4????:-:- Y:Y7????:-:-"
HALF = "6GR3GR+3GB!6GY3RB+3RB!3RY3RY!3BY2BY+BY!"  # half of them have an ability

# A deck, and the position from which to count; `*` stands for all sketches that are named nowhere else.
ROOTS = [
    ("assumed", "start"),
    ("12GR12GB+12BY!", "start"),
    # The set-up: a top is turned up, the last deal, and the first draw.
    ("assumed", "G:G5????:-:- R:R3????:-:- B:B4????:-:- Y:?????:-:- - - * - - - 1:1:0:?Y,+0,+0,+0,+1,+1,+1,+1"),
    ("assumed", f"G:G5????:-:- {OTHERS} GRGB+GY! BY+BY! * - - - 1:0:0:+1,+0"),
    (HALF, f"G:G5????:-:- {OTHERS} GR2GR+ 2GB!GY * - - - 1:0:0:+0"),
    # A sketch is to be played: one of four, early and late, with an empty draw pile.
    ("assumed", f"G:G5????:-:- {OTHERS} GR!GB+GYBY RBRY * - - - 1:0:0:-"),
    ("assumed", "G:G4????:GR:GB R:R3????:RY!:RB B:B4???Y6:GB:GB!BY Y:Y7???:-:GY GR+GY+RB! BYBY+ * - B3 - 12:0:0:-"),
    (
        "assumed",
        "G:R7G4:GR:GB R:R3?:RY!:RB B:B4??Y6:GB:GB!BY Y:Y7??:-:GY RB! RB+RY+BY! - * R4R5B3B6 G3G5G6G7Y4 30:1:1:-",
    ),
    (HALF, "G:G3??:GRGR:- R:R3????:-:RYRY! B:B4??:-:RB+RB! Y:Y3????:GYGY:- GR+GB! RB+RY! * - G4B5 G6B3 31:0:1:-"),
    (
        "12GR12GB+12BY!",
        "G:G3??:GRGRGR:- R:R3????:-:GRGR B:B4??:-:GB+BY! Y:Y3????:BY!:- GB+BY! 2GR * - G4B5 G6B3 31:0:0:-",
    ),
    # An ability is to be decided: with one, two and three piles to call from, and a distract.
    ("assumed", f"G:G4????:GR:GBGY+ {OTHERS} GBRB RY * - - - 8:1:1:GY+@G"),
    ("assumed", "G:G4????:GR+:GB R:R7:-:- B:B6:-:- Y:Y3??:-:BYBY GB RY * - R3R4B3Y4 R5R6B4B5B7Y6 20:0:1:GR+@G"),
    ("assumed", "G:B4G4????:GRGB:GYGR+ R:R3????:RY:- B:B6???:RB:- Y:Y7????:-:BY GYRB RY! * - - - 9:1:2:GR+@G"),
    (
        "assumed",
        "G:G7G6???:GRGBGY!:GRGR+GRGY R:R5????:RY!:- B:B3????:-:GB!BY Y:Y5????:RY+GY:BY GY BY * - - - 5:0:1:GY!@G",
    ),
    # A yokai is to be turned up: alone, with the two piles of a call behind it, and with the second of a distract.
    ("assumed", f"G:????:-:GYGR {OTHERS} BY+ RB * - G4 - 8:0:1:?G"),
    ("assumed", f"G:R4G7????:GRGBGY+:GY R:????:-:RBRYRB {REST} GB!RY RB * - - - 9:0:1:?R,=G,=R"),
    ("assumed", "G:????:GY!:- R:R3????:RB:- B:B4????:RB:GBGB!BY Y:Y7????:-:- GY RB * 2GR - G3 9:0:1:?G,=B"),
    # The end in sight: the last yokai of a pile, and the last turns.
    ("assumed", "G:G3:-:GYGY! R:B5R7???:GR+RY!:RY B:B7??:-:RB Y:Y4????G6:-:- - GR!GB!GY+RB+ * - G4G5B6 G7R3 27:1:0:-"),
    ("assumed", f"G:G4????:GRGB:GY {OTHERS} GR!RB GY+RB - * - - 399:0:2:-"),
    ("assumed", f"G:G4????:GRGB:GY {OTHERS} GR!RB+ RB - * - - 400:0:1:-"),
]

Row = tuple[str, str, list[tuple[int, int]]]


def table() -> list[Row]:
    """Read the table."""
    rows: list[Row] = []
    for text in TABLE.read_text().splitlines():
        if not text.startswith("#"):
            deck, root, counts = text.split(" | ")
            numbers = [int(number) for number in counts.split()]
            rows.append((deck, root, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return rows


def naive_root(deck: str, root: str) -> NaiveYokai:
    """Make the naive game of a row."""
    sketches = ASSUMED if deck == "assumed" else read_sketches(deck)
    return NaiveYokai(sketches) if root == "start" else NaiveYokai.read(full(root, sketches), sketches)


def naive_perft(game: NaiveYokai, depth: int) -> int:
    """Count the sequences of so many actions."""
    if depth <= 1:
        return len(game.actions) if depth else 1
    return sum(naive_perft(game.play(action), depth - 1) for action in game.actions)


def naive_divide(game: NaiveYokai, depth: int) -> dict[str, int]:
    """Count them apart for each first action."""
    return {action: naive_perft(game.play(action), depth - 1) for action in game.actions}


def row(deck: str, root: str) -> str:
    """Count from a position, as deep as is reasonable."""
    game = naive_root(deck, root)
    counts: list[tuple[int, int]] = []
    leaves, growth = 1, 1.0
    while len(counts) < MOST_DEPTH and leaves * growth <= MOST_LEAVES:
        deeper = naive_perft(game, len(counts) + 1)
        if deeper == 0:
            break
        growth = max(1.0, deeper / leaves)
        leaves = deeper
        counts.append((len(counts) + 1, leaves))
    position = root if root == "start" else str(game)
    return f"{deck} | {position} | {' '.join(f'{depth} {count}' for depth, count in counts)}"


if __name__ == "__main__":
    TABLE.write_text("\n".join([HEAD, *(row(deck, root) for deck, root in ROOTS), ""]))
