"""Count sequences of actions with the kernels and compare with the table that the naive implementation made."""

from __future__ import annotations

import re

import pytest

from tests.amounts import INTERPRETED
from yamabushi.engines.perft import divide, perft
from yamabushi.games.himiki.state import HimikiState

from .make_perft import game_of, naive_divide, naive_perft, naive_root, table
from .positions import EDITIONS, KINDS, duel, kind_name, pending

NODE_CAP = 1_500 if INTERPRETED else 1_000_000
NAIVE_CAP = 500
# The position of the C program that we measure ourselves against, with its counts.
C_POSITION = "B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -"
C_COUNTS = [15, 176, 2470, 34636, 486461, 6824744]
C_CAP = 3_000 if INTERPRETED else 10_000_000


def root_of(kind: str, root: str) -> HimikiState:
    """Give the position of a row."""
    game = game_of(kind)
    return game.start() if root == "start" else game.read(root)


def difference(kind: str, root: str, depth: int) -> str:
    """Say under which first actions both implementations count otherwise."""
    kernels, naive = divide(root_of(kind, root), depth), naive_divide(naive_root(kind, root), depth)
    lines = [f"{kind} | {root} at depth {depth}", "action     kernels      naive"]
    for action in sorted({*kernels, *naive}):
        ours, theirs = kernels.get(action), naive.get(action)
        lines.append(f"{action:8} {ours!s:>9} {theirs!s:>10}{'' if ours == theirs else '  <--'}")
    return "\n".join(lines)


@pytest.mark.parametrize(("kind", "root", "counts"), table())
def test_kernels_count_as_the_table_does(kind: str, root: str, counts: list[tuple[int, int]]) -> None:
    state = root_of(kind, root)
    for depth, count in counts:
        if count <= NODE_CAP:
            assert perft(state, depth) == count, difference(kind, root, depth)


@pytest.mark.parametrize(("kind", "root", "counts"), table())
def test_the_table_is_what_the_naive_implementation_counts(kind: str, root: str, counts: list[tuple[int, int]]) -> None:
    game = naive_root(kind, root)
    for depth, count in counts:
        if count <= NAIVE_CAP:
            assert naive_perft(game, depth) == count


@pytest.mark.parametrize("edition", EDITIONS)
def test_kernels_count_as_the_c_program_does(edition: str) -> None:
    state = duel(C_POSITION, edition)
    for depth, count in enumerate(C_COUNTS, start=1):
        if count <= C_CAP:
            assert perft(state, depth) == count


def test_the_table_has_every_kind_of_game_and_of_pending_decision() -> None:
    rows = table()
    kinds = {kind_name(*kind) for kind in KINDS} | {f"mukyan.{edition}" for edition in EDITIONS}
    started = {kind for kind, root, _ in rows if root == "start"}
    assert {kind for kind in started if not kind.startswith("mindlock ")} == kinds
    assert {"edition=first" in kind for kind in started - kinds} == {True, False}
    met = {pending(root) for _, root, _ in rows if root != "start"}
    assert {"ask@!", "ask@r", "ask@-", "Mh", "Mm", "Mk", "Cj@!", "Cj@r", "Cj@-", "Im@", "Im@&", "Tr@"} <= met
    assert {"Tp@", "Tp@&", "My@!", "My@!+", "My@r", "My@r+", "My@-", "My@-+"} <= met
    assert {"@Gh", "@Im", "@Tr", "@Vx", "@Tp", "@Mi"} <= met
    assert all(counts[0] == (1, len(root_of(kind, root).actions)) for kind, root, counts in rows)


def test_the_table_has_every_kind_of_pending_decision_of_the_solo_modes() -> None:
    puzzles = [root.split(" ")[4] for kind, root, _ in table() if kind.startswith("mindlock ") and root != "start"]
    forms = "Mh Mm Mk Cj Cj@..r My@..- My@..r My@..! Im@.. Tr@.. Tp@.. Tp@..&.. a=.."
    for form in forms.split():
        assert any(re.fullmatch(f"(.*;)?{form}", turn) for turn in puzzles), form
    rolled = [root.split(" ")[4] for kind, root, _ in table() if kind.startswith("mukyan.") and root != "start"]
    for form in ("mk", "t;mk", r"r\d+;.*;mk", "mk=..", "t;mk=..", r"r\d+;.*;mk=.."):
        assert any(re.fullmatch(form, turn) for turn in rolled), form


def test_a_wrong_count_is_told_under_each_first_action() -> None:
    told = difference("duel.revised.plain", C_POSITION, 2).splitlines()
    assert told[0] == f"duel.revised.plain | {C_POSITION} at depth 2"
    assert told[2] == "B5-A5           15         15"
    assert len(told) == 17
    assert not any("<--" in line for line in told)


def test_counts_are_zero_past_the_end_and_one_at_depth_nothing() -> None:
    last = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 4-3 --- - 7 -")
    assert (perft(last, 0), perft(last.play("C5-C4"), 1), perft(last.play("C5-C4"), 0)) == (1, 0, 1)


FIFTEEN_SETS = "A4~ A6~ A4~A6~ E4~ A4~E4~ A6~E4~ A4~A6~E4~ E6~ A4~E6~ A6~E6~ A4~A6~E6~ E4~E6~ A4~E4~E6~ A6~E4~E6~"
FIFTEEN_SETS += " A4~A6~E4~E6~"

# The order of actions is part of the contract, and perft cannot see a permuted list.
ORDERS = [
    (
        "duel.revised.plain",
        C_POSITION,
        "B5-B6 B5-A5 B5-B4 C5-C6 C5-C4 D5-E5 D5-D6 D5-D4 B5~ C5~ B5~C5~ D5~ B5~D5~ C5~D5~ B5~C5~D5~",
    ),
    (
        "duel.revised.plain",
        "B5HMK/B2HMK,C2HMK w 0-0 --- s 0 -",
        "C5=HMK C5=HKM C5=MHK C5=MKH C5=KHM C5=KMH D5=HMK D5=HKM D5=MHK D5=MKH D5=KHM D5=KMH",
    ),
    ("teams.first.expert", "start", "?Mh ?Mm ?Mk ?Cj ?My ?Cf ?Gh ?Im ?Tr ?Vx ?Tp ?Mi"),
    (  # four cubes of one seat: every set of them
        "teams.first.plain",
        "A4HMK,A6HMK,E4HMK,E6HMK/A3MHK,B1MHK,E1MHK,E3MHK wl 0-0 --- - 0 -",
        f"A4-B4 A4-A5 A6-B6 A6-A5 E4-E5 E4-D4 E6-D6 E6-E5 {FIFTEEN_SETS}",
    ),
    (  # playing again: not back, and stopping comes last
        "duel.first.plain",
        "A1HMK,C4MKH,D4MHK/C2HMK,E1MHK,E6KHM w 0-0 --- r1;C4<C5 0 -",
        "A1-B1 A1-A2 C4-B4 C4-C3 D4-E4 D4-D5 D4-D3 A1~ C4~ A1~C4~ D4~ A1~D4~ C4~D4~ A1~C4~D4~ .",
    ),
    (  # in Confusion one cube pivots
        "duel.first.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- x 1 MhMm,MkCjMy/-/w/-/Cf",
        "A1-B1 A1-A2 C4-D4 C4-C5 C4-B4 E5-E6 E5-D5 E5-E4 A1~ C4~ E5~",
    ),
    (
        "duel.revised.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;ask@C4! 0 MmCjGh,MhMyCf/-/-/-/-",
        "!Mm !Cj !Gh -",
    ),
    (
        "duel.revised.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;Cj@C4! 0 MmGh,MhMyCf/-/-/-/Cj",
        "C3=HKM C3=MHK C3=MKH C3=KHM C3=KMH D1=HMK D1=HKM D1=MKH D1=KHM D1=KMH E2=HMK E2=HKM E2=MHK E2=MKH E2=KMH",
    ),
    (
        "duel.revised.expert",
        "A4KHM,C4MKH,D4HMK/C2HMK,D1MHK,E4KHM w 2-0 --- n1;C4<C5;My@C4- 3 GhIm,MhMmMk/w/-/-/-",
        "*A4 *C2 -",
    ),
    (
        "duel.revised.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- n1;C4<C5;Tr@C4 9 MmMk,MhMyCf/-/-/-/Tr",
        "%A1 %C3 %D1 %E2 %E5",
    ),
    (
        "duel.revised.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- n1;C4<C5;Tp@C4 9 MmMk,MhMyCf/-/-/-/Tp",
        "C4-E4 C4-C6 C4-A4 C4-C2",
    ),
    (
        "duel.revised.expert",
        "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;@Gh! 0 MmMk,MhMyCf/-/-/-/-",
        "@A2 @A3 @A4 @A5 @A6 @B1 @B2 @B3 @B4 @B5 @B6 @C1 @C2 @C5 @C6 @D2 @D3 @D4 @D5 @D6 @E1 @E3 @E4 @E6",
    ),
]

ORDERS += [
    ("mukyan.first", "B5HMK,C5HKM,D5MHK/- ? 0-0 --- s 0 -", "?HMK ?HKM ?MHK ?MKH ?KHM ?KMH"),
    (
        "mukyan.revised",
        "B4MHK,C5HKM,D5HMK/B2KMH,C2MKH,D2MKH ? 0-0 --- mk 1 -",
        "?HH ?HM ?HK ?MH ?MM ?MK ?KH ?KM ?KK",
    ),
    (  # tiles stand behind the pivots, and stopping comes last
        "mindlock C4HKM,E6HMK/A6KHM,C2MHK par=2 headlock hand=MhMkCjMy",
        "C3MKH,E6HMK/A6KHM,C2MHK w 1 --- r;C3<C4;a=C3 0 MhMkCjMy/-/-/-/-",
        "C3-D3 C3-B3 E6-D6 E6-E5 C3~ E6~ C3~E6~ !Mh !Cj !My .",
    ),
]


@pytest.mark.parametrize(("kind", "root", "order"), ORDERS)
def test_the_order_of_actions(kind: str, root: str, order: str) -> None:
    assert " ".join(root_of(kind, root).actions) == order
