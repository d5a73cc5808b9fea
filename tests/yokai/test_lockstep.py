"""Play random games in the kernels and in the naive implementation, and compare every position on the way."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from tests.amounts import GAMES
from tests.naive.yokai import ASSUMED, NaiveYokai
from tests.regality.lockstep import Parted
from tests.seeds import Hunt

from . import lockstep
from .lockstep import Pair, any_action, eager_action, events, patient_action, wild_action
from .positions import KINDS, OTHERS, crowded, full, table_of

WHOLE = -(-GAMES * 9 // 20)
CHOOSERS = (any_action, eager_action, patient_action)
CROWDED = max(150, GAMES // 2)

# What crowded positions lead to often, and what they lead to now and then, whatever the table.
OFTEN = ["ability left", "turn ended early", "must play", "?", "taken", "taken in another's turn", "guest taken"]
OFTEN += ["left over", "never counted again", "seven sketches", "flees", "draw pile filled again"]
OFTEN += ["over", "over after turn 400"]
SELDOM = ["two taken at once", "stays alone", "over in turn 400 by an empty pile"]
OF_CALLS, OF_DISTRACTS = ["call", "?=="], ["distract", "nothing to distract"]


def met_by(pairs: list[Pair]) -> Counter[str]:
    """Count what games have met."""
    return sum((pair.met for pair in pairs), Counter())


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_are_alike(kind: str, part: int) -> None:
    for number in range(part, WHOLE, 4):
        seed = f"{kind} {number}"
        rng = random.Random(seed)
        pair = Pair(f"the game of seed {seed!r}", table_of(kind, rng))
        pair.finish(CHOOSERS[number % 3], rng)
        assert pair.fast.seat is None


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_alike_from_wherever_they_are_taken_up(kind: str) -> None:
    pairs = []
    for number in range(3 + GAMES // 20):
        seed = f"taken up {kind} {number}"
        rng = random.Random(seed)
        pair = Pair(f"the game of seed {seed!r}", table_of(kind, rng))
        while pair.fast.actions:
            if rng.random() < 0.1:
                pair.take_up()
            pair.finish(eager_action, rng, most=len(pair.actions) + 1)
        pairs.append(pair)
    met = met_by(pairs)
    assert met["over"] == len(pairs)
    assert (met["call"] > len(pairs)) == (kind != "distracts")
    assert (met["distract"] > len(pairs)) == (kind != "calls")


def crowded_game(kind: str, number: int) -> Counter[str]:
    """Play on from a crowded position; give what was met."""
    seed = f"crowded {kind} {number}"
    rng = random.Random(seed)
    table = table_of(kind, rng)
    pair = Pair(f"the crowded game of seed {seed!r}", table, crowded(table, rng))
    pair.finish(wild_action, rng, most=20)
    return pair.met


def wanted(kind: str) -> dict[str, int]:
    """Say what crowded positions lead to, and how often at least."""
    calls, distracts = kind != "distracts", kind != "calls"
    often = OFTEN + OF_CALLS * calls + OF_DISTRACTS * distracts
    return dict.fromkeys(often, 6) | dict.fromkeys(SELDOM + ["?="] * distracts, 2)


HUNTS = [Hunt(f"yokai crowded {kind}", wanted(kind), partial(crowded_game, kind)) for kind in KINDS]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_crowded_positions_are_alike_and_lead_everywhere(hunt: Hunt) -> None:
    hunt.run(CROWDED)


# Each row: a position of the assumed table, actions, and what the last of them does.
RARE = [
    # A distract where the pile is complete in spite of it: a yokai is turned up before the other pile is counted.
    (f"G:G3????:-:GRGRGB {OTHERS} GYGY! RB * - - - 9:0:0:-", "GY!@G %", "?="),
    (f"G:G3?:-:GRGRGB {OTHERS} GYGY! RB * - G4G5 G6 9:0:0:-", "GY!@G %", "?="),
    # A guest is called on, comes home, flees where it is a guest, and is taken there by the other seat.
    ("G:G3????:-:- R:B4R3????:-:- B:B7???:-:- Y:Y7????:-:- GYGY+ RB * - - - 9:0:0:-", "GY+@Y ^R", "call"),
    ("G:G3????:-:- R:B4R3????:-:- B:B7???:-:- Y:Y7????:-:- GYBY+ RB * - - - 9:0:0:-", "BY+@B ^R", "call"),
    ("G:G3????:-:- R:B4R3????:RB:RBRY B:B7???:-:- Y:Y7????:-:- GRGY RB * - - - 9:0:0:-", "GR@R", "flees"),
    ("G:G3????:-:- R:B3R3????:-:RBRY B:B7???:-:- Y:Y7????:-:- GRGY RB * - - - 9:0:0:-", "GR@R", "guest taken"),
    # The only one of a pile flees; the last one is taken while another pile waits.
    ("G:G4:GB:GRGY R:R3????:-:- B:B4????:-:- Y:Y7????:-:- GBGY RB * - G3G5 G6G7 9:0:0:-", "GB@G", "stays alone"),
    (
        "G:G3:-:GRGRGB R:R3????:-:- B:B3????:-:GBRB Y:Y7????:-:- GYGY! RB * - G5 G4G6G7 9:0:0:-",
        "GY!@G %",
        "never counted again",
    ),
    # The draw pile is empty when the turn ends by itself, and after the last turn.
    (f"G:G4????:GR:GB {OTHERS} GY RB - * - - 9:0:0:-", "GY@Y", "draw pile filled again"),
    (f"G:G4????:GR:GB {OTHERS} GY RB - * - - 400:0:0:-", "GY@Y", "over after turn 400"),
    (f"G:G4????:GRGR:GB {OTHERS} GRGY RB - * - - 400:0:2:-", "GY@G ?G6", "over after turn 400"),
]


@pytest.mark.parametrize(("position", "actions", "event"), RARE)
def test_rare_lines_are_alike(position: str, actions: str, event: str) -> None:
    pair = Pair("a rare line", ASSUMED, full(position))
    pair.line(actions)
    assert pair.met[event] == 1
    pair.finish(wild_action, random.Random(position))
    assert pair.fast.seat is None


def test_events_are_told_from_texts() -> None:
    before = full(f"G:G3????:-:GRGRGB {OTHERS} GYGY! RB * - - - 9:0:0:-")
    asked = full(f"G:G3????:GY!:GRGRGB {OTHERS} GY RB * - - - 9:0:1:GY!@G")
    after = full("G:????:GY!:- R:R3????:-:- B:B4????:-:GB Y:Y7????:-:- GY RB * 2GR - G3 9:0:1:?G,=B")
    assert events(before, "GY!@G", asked) == []
    assert events(asked, "%", after) == ["distract", "?=", "taken in another's turn"]
    assert events(before, ".", before) == ["turn ended early", "left over"]
    over = full(f"G:G5????:-:- {OTHERS} - - * - - - 400:0:1:.")
    assert events(full(f"G:G5????:-:- {OTHERS} - - * - - - 400:0:1:-"), ".", over)[1:] == [
        "over after turn 400",
        "draw",
    ]


class WrongOdds(NaiveYokai):
    """A naive game that is wrong in one small thing."""

    @property
    def odds(self) -> tuple[float, ...]:
        """Give odds that do not sum to 1."""
        return tuple(share / 2 for share in super().odds)


class OpenDraws(NaiveYokai):
    """A naive game that tells everybody what was drawn."""

    def log_line(self, action: str, seat: int | None) -> str:
        """Show the action as it is."""
        return action


def test_a_difference_is_told_with_seed_actions_and_both_sides() -> None:
    pair = Pair("the game of seed 7", ASSUMED)
    pair.line("?1 ?G5")
    pair.naive.piles["G"][0] = "G6"
    with pytest.raises(Parted) as told:
        pair.play("?R3")
    message = str(told.value)
    assert "position differs in the game of seed 7" in message
    assert "yamabushi.game('yokai') from the start" in message
    assert "actions: ?1 ?G5 ?R3" in message
    assert "kernels: G:G5????:-:- R:R3????:-:- " in message
    assert "naive:   G:G6????:-:- R:R3????:-:- " in message


def test_a_difference_in_odds_is_seen() -> None:
    pair = Pair("a game", ASSUMED)
    pair.naive = WrongOdds()
    with pytest.raises(Parted, match="odds differs"):
        pair.compare()


def test_a_difference_in_the_log_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lockstep, "WATCHERS", (0, 1, None))
    pair = Pair("a game", ASSUMED)
    pair.naive = OpenDraws()
    pair.line("?1 ?G5 ?R3 ?B4 ?Y7")
    with pytest.raises(Parted, match="log line of seat 1 differs"):
        pair.play("?GR")
