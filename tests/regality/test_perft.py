"""Count sequences of actions with the kernels and compare with the table that the naive implementation made."""

from __future__ import annotations

import pytest

from tests.amounts import INTERPRETED
from yamabushi.engines.perft import divide, perft
from yamabushi.games.kernel_state import KernelState

from .make_perft import TABLE, naive_divide, naive_perft, naive_root, options_of
from .positions import STYLES, position, regality

NODE_CAP = 20_000 if INTERPRETED else 1_000_000
NAIVE_CAP = 2_000

Row = tuple[str, str, list[tuple[int, int]]]


def table() -> list[Row]:
    """Read the table."""
    rows: list[Row] = []
    for text in TABLE.read_text().splitlines():
        if not text.startswith("#"):
            options, root, counts = text.split(" | ")
            numbers = [int(number) for number in counts.split(" ")]
            rows.append((options, root, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return rows


def root_of(options: str, root: str) -> KernelState:
    """Give the position of a row."""
    game = regality(**options_of(options))
    return game.start() if root == "start" else game.read(root)


def difference(options: str, root: str, depth: int) -> str:
    """Say under which first actions both implementations count otherwise."""
    kernels, naive = divide(root_of(options, root), depth), naive_divide(naive_root(options, root), depth)
    lines = [f"{options} | {root} at depth {depth}", "action     kernels      naive"]
    for action in sorted({*kernels, *naive}):
        ours, theirs = kernels.get(action), naive.get(action)
        lines.append(f"{action:8} {ours!s:>9} {theirs!s:>10}{'' if ours == theirs else '  <--'}")
    return "\n".join(lines)


@pytest.mark.parametrize(("options", "root", "counts"), table())
def test_kernels_count_as_the_table_does(options: str, root: str, counts: list[tuple[int, int]]) -> None:
    state = root_of(options, root)
    for depth, count in counts:
        if count <= NODE_CAP:
            assert perft(state, depth) == count, difference(options, root, depth)


@pytest.mark.parametrize(("options", "root", "counts"), table())
def test_the_table_is_what_the_naive_implementation_counts(
    options: str, root: str, counts: list[tuple[int, int]]
) -> None:
    game = naive_root(options, root)
    for depth, count in counts:
        if count <= NAIVE_CAP:
            assert naive_perft(game, depth) == count


def test_the_table_has_every_style_and_kind_of_position() -> None:
    rows = table()
    assert {str(options_of(options)["style"]) for options, root, _ in rows if root == "start"} == set(STYLES)
    flags = {root.split(" ")[6] for _, root, _ in rows if root != "start"}
    assert {"-", "draft", "Ba@b2", "Ba@b2>b1", "Ba@b2>b1>c2", "As@b2", "As@b2?", "Fa@c3", "Wt@b1", "He@a1"} <= flags
    assert all(counts for _, _, counts in rows)


def test_a_wrong_count_is_told_under_each_first_action() -> None:
    told = difference("style=old", "start", 2).splitlines()
    assert told[0] == "style=old | start at depth 2"
    assert told[2] == "Ci@a1           56         56"
    assert len(told) == 11
    assert not any("<--" in line for line in told)


def test_counts_are_zero_past_the_end_and_one_at_depth_nothing() -> None:
    last = position("Ge,cd,Pr/.,Qu,wi/ci,ki,Mi", "l", style="old")
    assert (perft(last, 0), perft(last.play("Te@a2"), 1), perft(last.play("Te@a2"), 0)) == (1, 0, 1)


# The order of actions is part of the contract, and perft cannot see a permuted list.
ORDERS = [
    ("style=old", "start", "Ci@a1 Ci@b1 Ci@c1 Ci@a2 Ci@b2 Ci@c2 Ci@a3 Ci@b3 Ci@c3"),
    ("style=old first=random", "start", "?r ?l"),
    ("style=standard", "start", "?Sm ?Nj ?Ba ?Pe ?Sh ?So ?Sg ?Wt ?Ft ?Fa ?As ?He ?Pt ?Dr ?To ?De"),
    (
        "style=standard match=single",  # own zone, neutral zone and Tower in the order of tiles, then of cells
        "Ki,Qu,./.,ci,Ca/Ge,te,Pa l PrMiWi HiBiDe ShTo CdStMoSmNj - 11",
        "Hi@a2 Hi@c3 Bi@a2 Bi@c3 Sh@a2 Sh@c3 To@b2 De@a2 De@c3",
    ),
    (
        "style=old match=single",
        "ki,mi,ge/wi,cd,Pr/Ca,hi,Ci l Qu StBiPaMoTe - - Cd@b2 12",
        ">N >NE >E >SE >S >W >NW -",
    ),
    ("style=old match=single", "ki,mi,ge/wi,st,Pr/Ca,.,Ci l Qu HiCdBiPaMoTe - - St@b2 10", ">+ >x -"),
    (
        "style=random match=single",
        "Fa,ci,./.,Te,./.,Hi,. r KiQuPrMiGeWiCa CdStBiPaMo - SmNjBa Fa@a3 9",
        ">b1a1 >b1c1 >b1a2 >b1c2 >b1c3 >b3a1 >b3c1 >b3a2 >b3c2 >b3c3 -",
    ),
    (
        "style=secret-random match=single",
        "As,ci,./.,.,./.,.,. r KiQuPrMiGeWiCa CdStMoNj?BaDr - HiBiPaTe As@a3 9",
        ">Cd >St >Mo >Nj >? -",
    ),
    (
        "style=random match=single",
        "He,ci,./.,.,./.,.,. r KiQuPrMiGeCa CdStMoTe - WiHiBiPaBaDrDe He@a3 9",
        ">Wi >Hi >Bi >Pa >Ba >Dr >De -",
    ),
    (
        "style=draft",
        ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCaCi HiCdStBiPaMoTe SmNjBaToDe - draft 0",
        "=Sm =Nj =Ba =To =De",
    ),
    ("style=old", ".,.,./.,.,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - choose 0 won=1-0", "first second"),
]


@pytest.mark.parametrize(("options", "root", "order"), ORDERS)
def test_the_order_of_actions(options: str, root: str, order: str) -> None:
    assert " ".join(root_of(options, root).actions) == order
