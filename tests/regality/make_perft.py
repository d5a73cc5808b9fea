"""Write the perft table from the naive implementation: `python -m tests.regality.make_perft`.

A row is `options | position or "start" | depth count depth count …`. The counts are the naive implementation's, up to
as many leaves as it can count in reasonable time; the kernels are tested against them.
"""

from __future__ import annotations

from pathlib import Path

from tests.naive.regality import NaiveRegality

from .naive_reader import QuickNaive, read_naive

TABLE = Path(__file__).parents[1] / "data" / "regality" / "perft.txt"
MOST_LEAVES = 600_000
MOST_DEPTH = 9

# Options, and the actions that lead to the position from which to count.
ROOTS = [
    ("style=standard", ""),
    ("style=old", ""),
    ("style=random", ""),
    ("style=secret-random", ""),
    ("style=draft", ""),
    ("style=secret-draft", ""),
    ("style=old first=random", ""),
    ("style=secret-draft first=l", ""),
    # A tile is to be placed: early, late, with something face down, with a Tower.
    ("style=old match=single", "Ci@b2"),
    ("style=old match=single", "Ci@b2 Hi@b3 >b2"),
    ("style=old match=single", "Ci@b2 Te@a1 Ca@c3 Cd@b1 >N Qu@a2 >SE Bi@c1 >b1"),
    ("style=standard match=single", "?To ?Sg ?Pt ?Sh ?Wt Ci@b2 Sg@b1 To@b2 Sh@c3 Ca@a1"),
    ("style=standard match=single", "?So ?Fa ?Ft ?Dr ?De Ci@b2 De@b3 So@a1 Ft@c3 >! Pr@b1 >+ Hi@a2 -"),
    # Shields against silence: b3 is beside the Sage and the Shaman.
    ("style=standard match=single", "?Sg ?Sh ?So ?Ba ?Pt Ci@a2 Sh@b2 Sg@a3 Te@c1 Ca@a1"),
    # An effect is pending: direction, ring, targets, move, recall, retrieve, strike, apply.
    ("style=old match=single", "Ci@b2 Te@a1 Ca@c3 Cd@b1"),
    ("style=old match=single first=l", "Ci@b2 Ki@a1 >b2 St@b1"),
    ("style=draft match=single", "?Fa ?Ft ?Dr ?Sm ?Nj =Fa =Dr =Ft Ci@b2 Hi@a2 - Ki@a1 - Te@c1 Fa@c3"),
    ("style=standard match=single", "?He ?As ?Wt ?Sm ?Nj Ci@b2 Sm@b1 >b2 Ki@b2 >b1 He@a1"),
    ("style=standard match=single", "?He ?As ?Wt ?Sm ?Nj Ci@b2 Te@a1 Ki@a3 - As@b1"),
    ("style=standard match=single", "?He ?As ?Wt ?Dr ?Nj Ci@b2 Te@a1 Ki@a3 - Hi@c3 - Wt@b1"),
    # Bard and Performer: one used tile, a chain of three, a strike at hidden tiles through both.
    ("style=standard match=single", "?Ba ?Pe ?Dr ?Sh ?So Ci@b2 Hi@a1 - Ba@a2"),
    ("style=standard match=single", "?Ba ?Pe ?Dr ?Sh ?So Ci@b3 Cd@a1 Pe@b1 Te@c3 Mi@a2 - Hi@c2 - Ba@b2"),
    ("style=standard match=single", "?Ba ?Pe ?Dr ?Sh ?So Ci@b3 Cd@a1 Pe@b1 Te@c3 Mi@a2 - Hi@c2 - Ba@b2 >b1"),
    ("style=standard match=single", "?Ba ?Pe ?Dr ?Sh ?So Ci@b3 Cd@a1 Pe@b1 Te@c3 Mi@a2 - Hi@c2 - Ba@b2 >b1 >c2"),
    ("style=secret-random match=single", "?As ?Ba ?Pe ?Dr Ci@b3 Pe@b1 As@a2 - Te@c1 Ba@b2"),
    ("style=secret-random match=single", "?As ?Sg ?Pe ?Dr Ci@b3 Te@c1 As@b2"),
    ("style=secret-random match=single", "?As ?Sg ?Pe ?Dr Ci@b3 Te@c1 As@b2 >?"),
    # Drafts under way, and the last cells of a game.
    ("style=draft match=single", "?Fa ?Ft ?Dr ?Sm ?Nj =Fa"),
    ("style=secret-draft match=single", "?Fa ?Ft ?Dr ?Sm =Ft"),
    ("style=secret-draft match=single", "?Fa ?Ft ?Dr ?Sm =Ft =Dr ?Ba ?Pe ?As ?To"),
    ("style=secret-draft match=single", "?Fa ?Ft ?Dr ?Sm =Ft =Dr ?Ba ?Pe ?As ?To =To"),
    ("style=old match=single", "Ci@b2 Te@a1 Ca@c3 Cd@b1 >N Qu@a2 >SE Bi@c1 >b1 Mi@c2 >c1 St@b3 >x"),
]
# From the last cell of a game on into the next game of the match.
ENDS = [
    ("style=old match=two-wins", "Pr,hi,Ca/Qu,ci,mi/te,cd,. r KiGeWi StBiPaMo - - - 10 won=1-0"),
    ("style=old match=points games=2", "Pr,hi,Ca/Qu,ci,mi/te,cd,. r KiGeWi StBiPaMo - - - 10"),
    ("style=standard match=two-wins", "Pr,hi,Ca/Qu,ci,De/te,cd,. r KiMiGeWi StBiPaMo SmNjTo Ba - 10"),
]


def options_of(text: str) -> dict[str, object]:
    """Read options as a row has them."""
    pairs = [option.split("=") for option in text.split(" ")]
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


def naive_root(options: str, position: str) -> NaiveRegality:
    """Make the naive game of a row."""
    given = options_of(options)
    style, match = str(given.get("style", "standard")), str(given.get("match", "two-wins"))
    games = int(str(given.get("games", 3)))
    if position == "start":
        return QuickNaive(style, match, games, str(given.get("first", "r")))
    return read_naive(position, style, match, games)


def naive_perft(game: NaiveRegality, depth: int) -> int:
    """Count the sequences of so many actions."""
    if depth <= 1:
        return len(game.actions) if depth else 1
    return sum(naive_perft(game.play(action), depth - 1) for action in game.actions)


def naive_divide(game: NaiveRegality, depth: int) -> dict[str, int]:
    """Count them apart for each first action."""
    return {action: naive_perft(game.play(action), depth - 1) for action in game.actions}


def row(options: str, position: str) -> str:
    """Count from a position, as deep as is reasonable."""
    root = naive_root(options, position)
    counts: list[tuple[int, int]] = []
    leaves, growth = 1, 1.0
    while len(counts) < MOST_DEPTH and leaves * growth <= MOST_LEAVES:
        deeper = naive_perft(root, len(counts) + 1)
        if deeper == 0:
            break
        growth = max(1.0, deeper / leaves)
        leaves = deeper
        counts.append((len(counts) + 1, leaves))
    return f"{options} | {position} | {' '.join(f'{depth} {count}' for depth, count in counts)}"


def rows() -> list[str]:
    """Make the table."""
    made = []
    for options, actions in ROOTS:
        game = naive_root(options, "start")
        for action in actions.split():
            game = game.play(action)
        made.append(row(options, str(game) if actions else "start"))
    return made + [row(options, position) for options, position in ENDS]


if __name__ == "__main__":
    TABLE.write_text(
        "\n".join(["# options | position | depth count …; made by tests.regality.make_perft", *rows(), ""])
    )
