"""Play lines that random play never or hardly reaches in both implementations: lack of tiles, 60 placements, draws."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from .lockstep import Pair, any_action
from .positions import FORMS

LACK = Path(__file__).parents[1] / "data" / "regality" / "lack.txt"

# With the Witch on b2, Religion's Performer on a1 and Royalty's Bard on b1 use her to come back to hand, for ever.
ROUND = "Pe@a1 >b2 >a1 Ba@b1 >b2 >b1 "
# In the standard style when Religion begins: one ally each at the end.
SIXTY = "?Wt ?Ba ?Pe ?Sm ?De Ci@c3 Wt@b2 " + 29 * ROUND
# When Royalty begins and has the Bard and the Witch, Religion the Performer: two allies each at the end.
SET_UPS = {
    "standard": "?Ba ?Wt ?Pe ?Sm ?De",
    "random": "?Ba ?Wt ?Pe ?Sm",
    "secret-random": "?Ba ?Wt ?Pe ?Sm",
    "draft": "?Ba ?Wt ?Pe ?Sm ?De =Ba =Pe =Wt",
    "secret-draft": "?Ba ?Pe ?Sm ?De =Ba =Pe ?Wt ?Ft ?Fa ?As =Ft =Wt",
}


class Lack(NamedTuple):
    """A game that ends by lack of tiles."""

    style: str
    first: str
    actions: str
    last: str

    @property
    def loser(self) -> int:
        """The side with an empty zone."""
        return 0 if self.last.split(" ")[2] == "-" else 1

    def allies(self, side: int) -> int:
        """Count a side's tiles on the last board."""
        cells = re.split("[,/]", self.last.split(" ")[0])
        return sum(cell[0].isupper() == (side == 0) for cell in cells if cell[0].isalpha())


def lack_games() -> list[Lack]:
    """Read the games that end by lack of tiles."""
    rows = [row.split(" | ") for row in LACK.read_text().splitlines() if not row.startswith("#")]
    return [Lack(options.split(" ")[0], options.split(" ")[1], actions, last) for options, actions, last in rows]


@pytest.mark.parametrize("game", lack_games())
def test_lack_of_tiles_ends_a_single_game(game: Lack) -> None:
    pair = Pair("a game without tiles", {"style": game.style, "first": game.first, "match": "single"})
    pair.line(game.actions)
    assert str(pair.fast) == game.last
    assert pair.fast.returns == ((-1.0, 1.0), (1.0, -1.0))[game.loser]
    assert pair.fast.score == (game.allies(0), game.allies(1))


@pytest.mark.parametrize("form", ["two-wins", "points"])
@pytest.mark.parametrize("game", lack_games())
def test_whoever_lacks_tiles_gets_nothing_and_chooses_in_the_next_game(game: Lack, form: str) -> None:
    pair = Pair("a game without tiles", {"style": game.style, "first": game.first, "match": form})
    pair.line(game.actions)
    assert (pair.fast.seat, pair.fast.actions) == (game.loser, ("first", "second"))
    assert pair.fast.score[game.loser] == 0
    assert pair.fast.score[1 - game.loser] == (1 if form == "two-wins" else game.allies(1 - game.loser))
    pair.finish(any_action, random.Random(game.last))


def test_lack_is_shown_for_both_sides() -> None:
    assert {game.loser for game in lack_games()} == {0, 1}


@pytest.mark.parametrize("form", FORMS)
def test_sixty_placements_end_the_game(form: str) -> None:
    pair = Pair("the endless game", {"first": "l", "match": form})
    pair.line(SIXTY)
    if form == "single":
        assert str(pair.fast) == (".,.,ci/.,Wt,./.,.,. . KiQuPrMiGeWiCaBa HiCdStBiPaMoTePe SmDe - - 60 first=l")
        assert pair.fast.returns == (0.0, 0.0)
    else:
        tally = "" if form == "two-wins" else " points=1-1/1"
        assert str(pair.fast) == (
            f".,.,./.,.,./.,.,. ? KiQuPrMiGeWiCa HiCdStBiPaMoTeCi - - draw 0 first=l{tally} gone=SmBaPeWtDe"
        )
    pair.finish(any_action, random.Random(form))
    assert pair.fast.seat is None


def test_a_match_for_points_can_be_drawn() -> None:
    pair = Pair("the endless game", {"first": "l", "match": "points", "games": 1})
    pair.line(SIXTY)
    assert (pair.fast.returns, pair.fast.score) == ((0.0, 0.0), (1, 1))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", SET_UPS)
def test_the_sixtieth_placement_decides_in_every_style(style: str, form: str) -> None:
    for last, margin in (("Pe@a1 -", 0), ("Pe@a1 >b2 >a1", 1)):  # left on the board it is Religion's second ally
        pair = Pair("the endless game", {"style": style, "match": form})
        pair.line(f"{SET_UPS[style]} Ci@c3 Te@a3 Wt@b2 - {28 * ROUND} {last}")
        if form == "single":
            assert (pair.fast.score, pair.fast.returns) == ((2, 2 - margin), (float(margin), float(-margin)))
        else:
            assert pair.fast.score == ((margin, 0) if form == "two-wins" else (2, 2 - margin))
            assert pair.fast.actions == ("first", "second") if margin else pair.fast.seat == -1
        pair.finish(any_action, random.Random(f"{style} {form} {margin}"))


@pytest.mark.parametrize("style", ["standard", "draft"])
def test_death_counts_at_the_sixtieth_placement(style: str) -> None:
    pair = Pair("the endless game", {"style": style, "match": "points"})
    pair.line(f"{SET_UPS[style]} Ci@c3 De@a3 Wt@b2 - {28 * ROUND} Pe@a1 -")
    assert pair.fast.score == (2, 0)
    assert (pair.fast.seat, pair.fast.actions) == (1, ("first", "second"))


def test_a_drawn_game_can_come_again_when_its_tiles_have_come_back() -> None:
    pair = Pair("endless games", {"first": "l", "match": "points", "games": 5})
    pair.line(SIXTY)
    rng = random.Random(0)
    for game in (2, 3):
        while pair.naive.finished < game:
            pair.play(rng.choice(pair.fast.actions))
    assert "gone=" not in str(pair.fast)  # one of 16 tiles was left, too few for a game
    pair.play("first" if pair.fast.seat == 1 else "second")
    before = pair.fast.score
    pair.line(SIXTY)
    assert pair.fast.score == (before[0] + 1, before[1] + 1)
    assert str(pair.fast).endswith("/4 gone=SmBaPeWtDe")
    assert (pair.fast.seat, "?Sm" in pair.fast.actions, "?Nj" in pair.fast.actions) == (-1, False, True)
