"""Play random games in the kernels and in the naive implementation, and compare every position on the way."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from tests.amounts import GAMES
from tests.naive.himiki import NaiveHimiki
from tests.regality.lockstep import Parted
from tests.seeds import Hunt

from .lockstep import Pair, any_action, eager_action, events, wild_action
from .positions import EDITIONS, EXPERT_KINDS, KINDS, crowded

UNIFORM = -(-GAMES * 3 // 4)
EAGER = max(2, GAMES // 8)
CROWDED = max(400, 2 * GAMES)

TERRAIN = ("Gh", "Im", "Tr", "Vx", "Tp", "Mi")
# What crowded positions lead to often, and what they lead to now and then.
OFTEN = ["ask@!", "ask@r", "ask@-", "Mh", "Mm", "Mk", "Cj@!", "Im@", "Tr@", "Tp@", "cube gone", "again", "draw"]
OFTEN += [f"@{tile}" for tile in TERRAIN] + [f"{tile} acts" for tile in TERRAIN]
SELDOM = ["Cj@r", "Cj@-", "Mi blocked", "Tp blocked", "chain", "twentieth tilt", "Transfer in Confusion"]
EDITIONS_OFTEN = {"revised": ["My@-", "My@!+", "My@-+"], "first": ["Yokai turns a conflict"]}
EDITIONS_SELDOM = {"revised": ["My@!", "My@r", "My@r+", "Im@&", "Tp@&"], "first": []}


def met_by(pairs: list[Pair]) -> Counter[str]:
    """Count what games have met."""
    return sum((pair.met for pair in pairs), Counter())


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("mode", "edition", "expert"), KINDS)
def test_random_games_are_alike(mode: str, edition: str, expert: bool, part: int) -> None:
    for number in range(part, UNIFORM, 2):
        seed = f"{mode} {edition} {expert} {number}"
        pair = Pair(f"the game of seed {seed!r}", (mode, edition, expert))
        pair.finish(any_action, random.Random(seed), penalties=0.004)
        assert pair.fast.seat is None


@pytest.mark.parametrize(("mode", "edition", "expert"), KINDS)
def test_eager_games_are_alike_from_wherever_they_are_taken_up(mode: str, edition: str, expert: bool) -> None:
    pairs = []
    for number in range(EAGER):
        seed = f"eager {mode} {edition} {expert} {number}"
        pair, rng = Pair(f"the game of seed {seed!r}", (mode, edition, expert)), random.Random(seed)
        while pair.fast.actions:
            if rng.random() < 0.1:
                pair.take_up()
            pair.finish(eager_action, rng, most=len(pair.actions) + 1, penalties=0.004)
        pairs.append(pair)
    met = met_by(pairs)
    assert met["again"] >= EAGER
    assert (met["ask@!"] >= EAGER) == expert


def crowded_game(mode: str, edition: str, number: int) -> Counter[str]:
    """Play on from a crowded position; give what was met."""
    seed = f"{mode} {edition} {number}"
    rng = random.Random(seed)
    pair = Pair(f"the crowded game of seed {seed!r}", (mode, edition, True), crowded(mode, edition, rng))
    pair.finish(wild_action, rng, most=25, penalties=0.004)
    return pair.met


def wanted(mode: str, edition: str) -> dict[str, int]:
    """Say what crowded positions lead to, and how often at least."""
    often = OFTEN + EDITIONS_OFTEN[edition]
    if (mode, edition) == ("teams", "revised"):
        often += ["control", "control in Confusion"]
    return dict.fromkeys(often, 8) | dict.fromkeys(SELDOM + EDITIONS_SELDOM[edition], 2)


HUNTS = [
    Hunt(f"himiki crowded {mode} {edition}", wanted(mode, edition), partial(crowded_game, mode, edition))
    for mode, edition in EXPERT_KINDS
]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_crowded_positions_are_alike_and_lead_everywhere(hunt: Hunt) -> None:
    hunt.run(CROWDED)


BOTH_STRIKE = "A1HMK,B4KHM,C5HKM/C3KMH,E1HMK,E2HMK"
# Each row: mode, a position, actions, and what the last of them does.
RARE = [
    # A chain: Teleportation, Mirror, Impulse; Transfer onto each of the tiles that can lie under a cube.
    ("duel", "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 MhMm,Mk/-/-/A3Im+A4Mi+C4Tp/-", "C5-C4 C4-A4", "chain"),
    ("duel", "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 MhMm,MkCj/-/-/C4Tr+D1Im/-", "C5-C4 %D1", "chain"),
    ("duel", "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 MhMm,MkCj/-/-/C4Tr+D1Tp/-", "C5-C4 %D1", "chain"),
    (
        "duel",
        "A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK w 1-0 --- - 9 Mh,MkCj/-/-/C4Tr+E2Mi+E5Gh/-",
        "C5-C4 %E2",
        "cube gone",
    ),
    # Starred tiles that do nothing.
    ("duel", "B3HMK,C5HKM,D3KHM/C2HMK,C3HMK,E1KHM w 0-0 --- - 0 MhMm,MkCj/-/-/C3Im+C4Tr/-", "C5-C4 %C3", "Im blocked"),
    ("duel", "A4HMK,C5HKM,E4KHM/C2HMK,C6MHK,E2KHM w 1-0 --- - 9 MhMm,MkCjMy/-/-/C4Tp/-", "C5-C4", "Tp blocked"),
    ("duel", "A1HMK,C5HKM,E5KHM/A3MHK,A5MHK,E2KHM w 1-0 --- - 9 MhMm,MkCjMy/-/-/A2Mi/-", "A1-A2", "Mi blocked"),
    # Transfer: for both sides, for the mover's in Confusion, both at five.
    ("duel", f"{BOTH_STRIKE} w 4-4 --- - 0 MhMm,MkCjMy/-/-/C4Tr/-", "C5-C4 %E2", "Tr@"),
    ("duel", f"{BOTH_STRIKE} b 1-1 --- x 0 MhMm,MkMy/-/w/C4Tr/Cf", "C5-C4 %E2", "Transfer in Confusion"),
    # Confusion in teams: black of Light moves white's cubes of its half, and one of them crosses over.
    (
        "teams",
        "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK bl 1-1 --- x 0 MhMmMk,GhImTr,VxTpMi,CjMy/-/wl+wd+bd/-/Cf",
        "C4-C3",
        "again",
    ),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "position", "actions", "event"), RARE)
def test_rare_lines_are_alike(mode: str, position: str, actions: str, event: str, edition: str) -> None:
    pair = Pair("a rare line", (mode, edition, True), position)
    pair.line(actions)
    assert pair.met[event] == 1
    pair.finish(wild_action, random.Random(position))
    assert pair.fast.seat is None


def test_the_revised_edition_lets_both_sides_score_by_a_transfer() -> None:
    pair = Pair("a Transfer", ("duel", "revised", True), f"{BOTH_STRIKE} w 3-3 --- - 0 MhMm,MkCjMy/-/-/C4Tr/-")
    pair.line("C5-C4 %E2")
    assert pair.met["Transfer scores for both"] == 1
    pair = Pair("a Transfer", ("duel", "revised", True), f"{BOTH_STRIKE} w 4-4 --- - 0 MhMm,MkCjMy/-/-/C4Tr/-")
    pair.line("C5-C4 %E2")
    assert pair.met["both at five"] == 1


def test_events_are_told_from_texts() -> None:
    before = "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 MhMm,Mk/-/-/A3Im+C4Tp+E6Mi/-"
    after = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- n1;C4<C5;Tp@C4 9 MhMm,Mk/-/-/A3Im+E6Mi/Tp"
    assert events(before, "C5-C4", after) == ["Tp@", "Tp acts"]
    assert events(before, "D1~", before) == []


class WrongOdds(NaiveHimiki):
    """A naive game that is wrong in one small thing."""

    @property
    def odds(self) -> tuple[float, ...]:
        """Give odds that do not sum to 1."""
        return tuple(share / 2 for share in super().odds)


def test_a_difference_is_told_with_seed_actions_and_both_sides() -> None:
    pair = Pair("the game of seed 7", ("duel", "first", False))
    pair.line("C5=HMK C2=HMK")
    pair.naive.cubes["C2"].faces = "KHM"
    with pytest.raises(Parted) as told:
        pair.play("B5=MHK")
    message = str(told.value)
    assert "position differs in the game of seed 7" in message
    assert "yamabushi.game('himiki', edition='first') from the start" in message
    assert "actions: C5=HMK C2=HMK B5=MHK" in message
    assert "kernels: B5MHK,C5HMK/C2HMK b 0-0 --- s 0 -" in message
    assert "naive:   B5MHK,C5HMK/C2KHM b 0-0 --- s 0 -" in message


def test_a_difference_in_odds_is_seen() -> None:
    pair = Pair("a game", ("duel", "first", True))
    pair.naive = WrongOdds("duel", "first", True)
    with pytest.raises(Parted, match="odds differs"):
        pair.compare()
