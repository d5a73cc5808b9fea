"""Test the naive HI MI KI against the written rules, so that it is worth comparing with."""

from __future__ import annotations

import itertools
import random
import re

import pytest

from .himiki import EDITIONS, NaiveHimiki
from .himiki_board import SQUARES, mirrored, pivoted, step, steps, tilted
from .himiki_chaos import TERRAIN, TILES
from .himiki_turns import PLACING

KINDS = list(itertools.product(["duel", "teams"], EDITIONS, [False, True]))
DUEL = "B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -"  # the position of the perft counts


def run(game: NaiveHimiki, actions: str) -> NaiveHimiki:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


def duel(text: str, edition: str = "revised") -> NaiveHimiki:
    """Read a position of a duel, with chaos tiles if it has any."""
    return NaiveHimiki.read(text, "duel", edition, not text.endswith(" -"))


def teams(text: str, edition: str = "revised") -> NaiveHimiki:
    """Read a position of a game in teams, with chaos tiles if it has any."""
    return NaiveHimiki.read(text, "teams", edition, not text.endswith(" -"))


def field(game: NaiveHimiki, number: int) -> str:
    """Give one field of the position, counted from 1 as in the notation."""
    return str(game).split(" ")[number - 1]


def perft(game: NaiveHimiki, depth: int) -> int:
    """Count the sequences of decisions of a length."""
    return 1 if depth == 0 else sum(perft(game.play(action), depth - 1) for action in game.actions)


def test_squares_and_turns_of_a_cube() -> None:
    assert SQUARES[:7] == ["A1", "A2", "A3", "A4", "A5", "A6", "B1"]
    assert sorted(SQUARES) == SQUARES
    assert (step("C4", "N"), step("C4", "E"), step("A1", "S"), step("C5", "E", 2)) == ("D4", "C5", None, None)
    assert steps("A1") == ["B1", "A2"]
    assert [mirrored(square) for square in ("A2", "C3", "E6")] == ["A5", "C4", "E1"]
    assert (tilted("HMK", "N"), tilted("HMK", "S")) == ("MHK", "MHK")
    assert (tilted("HMK", "E"), tilted("HMK", "W")) == ("KMH", "KMH")
    assert pivoted("HMK") == "HKM"


@pytest.mark.parametrize(
    ("mode", "edition", "seats"),
    [
        ("duel", "revised", [0, 1, 1, 0, 0, 1, 0]),
        ("duel", "first", [0, 1, 0, 1, 0, 1, 0]),
        ("teams", "revised", [0, 1, 2, 3, 0, 1, 2, 3, 0]),
        ("teams", "first", [0, 1, 2, 3, 0, 1, 2, 3, 0]),
    ],
)
def test_set_up(mode: str, edition: str, seats: list[int]) -> None:
    game = NaiveHimiki(mode, edition)
    found = [game.seat]
    for _ in seats[1:]:
        assert field(game, 5) == "s"
        game = game.play(game.actions[-1])
        found.append(game.seat)
    assert found == seats
    assert (field(game, 5), field(game, 6)) == ("-", "0")
    starts = "B5 C5 D5 B2 C2 D2" if mode == "duel" else "D6 E5 A5 B6 A2 B1 D1 E2"
    assert sorted(game.cubes) == sorted(starts.split())


def test_placements_in_order() -> None:
    game = NaiveHimiki()
    assert str(game) == "-/- w 0-0 --- s 0 -"
    assert game.actions[:7] == ("B5=HMK", "B5=HKM", "B5=MHK", "B5=MKH", "B5=KHM", "B5=KMH", "C5=HMK")
    assert len(game.actions) == 18
    game = run(game, "C5=MHK B2=HKM")
    assert str(game) == "C5MHK/B2HKM b 0-0 --- s 0 -"
    assert game.actions[0] == "C2=HMK"
    game = run(game, "D2=KMH D5=KHM B5=HMK C2=MKH")
    assert str(game) == DUEL
    with pytest.raises(ValueError, match="C5-C3"):
        game.play("C5-C3")
    with pytest.raises(ValueError, match="no such game"):
        NaiveHimiki("mukyan")


def test_team_squares() -> None:
    game = NaiveHimiki("teams")
    found = []
    for _ in range(4):
        found.append([action[:2] for action in game.actions[::6]])
        game = game.play(game.actions[0])
    assert found == [["D6", "E5"], ["A5", "B6"], ["A2", "B1"], ["D1", "E2"]]
    assert str(game) == "A2HMK,D6HMK/A5HMK,D1HMK wl 0-0 --- s 0 -"


def test_draws() -> None:
    game = NaiveHimiki("teams", expert=True)
    assert str(game) == "-/- ? 0-0 --- d 0 -,-,-,-/-/-/-/-"
    assert (game.seat, game.actions, game.odds) == (-1, tuple(f"?{tile}" for tile in TILES), (1 / 12,) * 12)
    assert [game.shown("?Vx", seat) for seat in (0, 1, 2, 3, None)] == ["?Vx", "?", "?", "?", "?"]
    game = run(game, "?Vx ?Mh ?Mi ?Cj ?Gh")
    assert field(game, 7) == "GhVx,Mh,Mi,Cj/-/-/-/-"
    assert game.view_text(0) == "-/- ? 0-0 --- d 0 GhVx,?1,?1,?1/-/-/-/-"
    assert game.view_text(None).endswith(" ?2,?1,?1,?1/-/-/-/-")
    assert [game.shown("?My", seat) for seat in (0, 1)] == ["?", "?My"]
    game = run(game, "?My ?Mm ?Mk ?Cf ?Im ?Tr")
    assert (game.actions, game.odds) == (("?Tp",), (1.0,))
    game = game.play("?Tp")
    assert str(game) == "-/- wl 0-0 --- s 0 CfGhVx,MhMyIm,MmTrMi,MkCjTp/-/-/-/-"
    assert game.view_text(2).endswith(" ?3,?3,MmTrMi,?3/-/-/-/-")  # not even one's partner's
    short = NaiveHimiki(expert=True)
    for _ in range(6):
        assert short.seat == -1
        short = short.play(short.actions[0])
    assert str(short) == "-/- w 0-0 --- s 0 MhMkMy,MmCjCf/-/-/-/-"


def test_perft() -> None:
    assert [perft(duel(DUEL), depth) for depth in (1, 2, 3, 4)] == [15, 176, 2470, 34636]


def test_moves_in_order() -> None:
    assert " ".join(duel(DUEL).actions) == (
        "B5-B6 B5-A5 B5-B4 C5-C6 C5-C4 D5-E5 D5-D6 D5-D4 B5~ C5~ B5~C5~ D5~ B5~D5~ C5~D5~ B5~C5~D5~"
    )


def test_a_pivot_bans_the_next_seats_pivot() -> None:  # H-02
    game = duel(DUEL).play("B5~D5~")
    assert str(game) == "B5HKM,C5MHK,D5KMH/B2HKM,C2MKH,D2KMH b 0-0 --- t 1 -"
    assert all("~" not in action for action in game.actions)
    game = game.play("B2-A2")
    assert field(game, 5) == "-"
    assert "B5~" in game.actions
    # That move may also be one after which the seat plays again, and then it may pivot.
    again = duel("A1HMK,B3MHK,E6KHM/C2KHM,E1HMK,E3KHM b 0-0 --- t 0 -").play("C2-C3")
    assert field(again, 5) == "r1;C3<C2"
    assert "C3~" in again.actions


def test_a_seat_that_cannot_move_passes() -> None:  # H-06, H-02
    game = duel("A1HMK/A2HMK,B1HMK,E6KHM w 0-0 --- t 5 -")
    assert game.actions == (".",)
    after = game.play(".")
    assert str(after) == "A1HMK/A2HMK,B1HMK,E6KHM b 0-0 --- - 6 -"
    assert "A2~" in after.actions
    assert duel("-/E6KHM w 0-0 --- - 0 -").actions == (".",)
    assert duel("A1HMK/A2HMK,B1HMK,E6KHM w 0-0 --- - 5 -").actions == ("A1~",)


def test_water_against_two_fires_and_a_wood() -> None:  # the rulebooks' example
    game = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 0-0 --- - 7 -").play("C5-C4")
    assert str(game) == "A1HMK,A6HMK,C4MKH/B4HMK,C3KHM,D4HMK b 2-0 --- - 1 -"


def test_comparisons() -> None:  # H-03
    # A lost conflict ends the turn without points, even beside a like cube.
    game = duel("A1HMK,D4MHK,C5HKM/C3KHM,E1MHK,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert (field(game, 2), field(game, 3), field(game, 6)) == ("b", "1-1", "8")
    # So does one won beside a like cube.
    game = duel("A1HMK,D4MHK,C5HKM/C3HMK,E1KHM,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert (field(game, 2), field(game, 3)) == ("b", "2-1")
    # A cube of one's own that shows another element does nothing.
    game = duel("A1HMK,D4HMK,C5HKM/C1HMK,E1KHM,E6KHM w 1-1 --- - 7 -").play("C5-C4")
    assert (field(game, 2), field(game, 3)) == ("b", "1-1")
    # A like one, of either colour, lets play again.
    for position in ("A1HMK,D4MHK,C5HKM/C1HMK,E1KHM,E6KHM", "A1HMK,E4MHK,C5HKM/C3MHK,E1KHM,E6KHM"):
        game = duel(f"{position} w 1-1 --- - 7 -").play("C5-C4")
        assert (field(game, 2), field(game, 5), field(game, 6)) == ("w", "r1;C4<C5", "7")
        assert game.actions[-1] == "."
        assert str(game.play(".")).split(" ", 1)[1] == "b 1-1 --- - 8 -"


def test_no_way_back_when_playing_again() -> None:  # H-04
    game = duel("A1HMK,D4MHK,C5HKM/C2HMK,E1MHK,E6KHM w 0-0 --- - 0 -").play("C5-C4")
    assert [action for action in game.actions if "-" in action] == (
        ["A1-B1", "A1-A2", "C4-B4", "C4-C3", "D4-E4", "D4-D5", "D4-D3"]  # not C4-C5
    )
    # Its own latest tilt counts, whatever others do in between; another cube may go where it came from.
    game = duel("D4MHK,C5HKM,D6HMK/C2HMK,E1MHK,E6KHM w 0-0 --- r2;C5<B5;D4<D3 0 -")
    assert "C5-B5" not in game.actions
    assert "D4-D3" not in game.actions
    assert "D6-C6" in game.actions
    # In the next turn nothing of it is left.
    game = run(game, ". C2-C3")
    assert "C5-B5" in game.actions


def test_an_influence_belongs_to_the_active_cubes_element() -> None:  # H-05
    # Five fires, and one of them tilts to water: four are left, but nothing is taken (the rulebooks' example).
    game = duel("A1HMK,A6HMK,C5HKM/E1HMK,E3HMK,E6KHM w 0-0 --- - 0 -").play("C5-C4")
    assert str(game) == "A1HMK,A6HMK,C4MKH/E1HMK,E3HMK,E6KHM b 0-0 --- - 1 -"
    # It goes together with playing again …
    game = duel("A1HMK,A6HMK,C5MKH/C3HMK,E1MHK,E6KHM w 0-0 --- - 5 -").play("C5-C4")
    assert str(game) == "A1HMK,A6HMK,C4HKM/C3HMK,E1MHK,E6KHM w 1-0 w-- r1;C4<C5 0 -"
    # … and with a conflict: two points.
    game = duel("A1KHM,A6KHM,C5HMK/C3MHK,E1KHM,E6HKM w 0-0 --- - 5 -").play("C5-C4")
    assert str(game) == "A1KHM,A6KHM,C4KMH/C3MHK,E1KHM,E6HKM b 2-0 --w - 1 -"
    # From the other side it costs that side its point; one's own is nothing new and neither ends nor prolongs the turn.
    taken = "A1KHM,A6KHM,C5HMK/D1MHK,E1KHM,E6HKM"
    assert duel(f"{taken} w 1-2 b-b - 5 -").play("C5-C4").score == (2, 1)
    assert field(duel(f"{taken} w 1-2 b-b - 5 -").play("C5-C4"), 4) == "b-w"
    game = duel(f"{taken} w 1-2 b-w - 5 -").play("C5-C4")
    assert str(game).split(" ", 1)[1] == "b 1-2 b-w - 6 -"


def test_teams_need_six_alike() -> None:
    black = "A2KHM,A3KHM,A4KHM,A6HKM"
    assert teams(f"C6HMK,E1KHM,E2HMK,E3HMK/{black} wl 0-0 --- - 0 -").play("C6-C5").score == (0, 0)
    game = teams(f"C6HMK,E1KHM,E2KHM,E3HMK/{black} wl 0-0 --- - 0 -").play("C6-C5")
    assert str(game) == f"C5KMH,E1KHM,E2KHM,E3HMK/{black} bl 1-0 --w - 1 -"


def test_five_points_win() -> None:
    position = "A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK"
    game = duel(f"{position} w 4-3 --- - 7 -").play("C5-C4")  # two conflicts won: shown as 5
    assert str(game) == "A1HMK,A6HMK,C4MKH/B4HMK,C3KHM,D4HMK . 5-3 --- - 0 -"
    assert (game.seat, game.actions, game.returns, game.score) == (None, (), (1.0, -1.0), (5, 3))
    assert duel(str(game)).returns == (1.0, -1.0)


def test_draw_after_a_hundred_turns() -> None:  # H-07
    game = duel("A1HMK/A2HMK,B1HMK,E6KHM w 3-4 -b- t 99 -").play(".")
    assert str(game) == "A1HMK/A2HMK,B1HMK,E6KHM . 3-4 -b- - 100 -"
    assert (game.returns, duel(str(game)).returns) == ((0.0, 0.0), (0.0, 0.0))
    # A point in the last turn begins the count anew.
    game = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 0-0 --- - 99 -").play("C5-C4")
    assert field(game, 6) == "1"
    game = teams("A1HMK/A2HMK,B1HMK wd 3-4 -b- t 99 -").play(".")
    assert game.returns == (0.0,) * 4


def test_the_twentieth_tilt_ends_the_turn() -> None:  # H-17
    position = "A1HMK,D4MHK,C5HKM/C2HMK,E1MHK,E6KHM w 1-0 ---"
    assert field(duel(f"{position} r18 0 -").play("C5-C4"), 5) == "r19;C4<C5"
    game = duel(f"{position} r19 0 -").play("C5-C4")
    assert (field(game, 2), field(game, 5)) == ("b", "-")
    # A chaos tile is asked for all the same: here for an influence.
    position = "A1MHK,D4MHK,C5HKM/C2HMK,E1MHK,E6KHM w 1-0 ---"
    game = duel(f"{position} r19 0 MhVx,-/-/-/-/-").play("C5-C4")
    assert field(game, 5) == "n20;C4<C5;ask@C4r"
    assert game.play("-").seat == 1
    game = run(game, "!Vx @A6")
    assert (field(game, 2), field(game, 7)) == ("b", "Mh,-/-/-/A6Vx/-")


def test_control_in_teams() -> None:  # H-08
    position = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK wl 0-0 --- - 0 -"
    assert {action[:2] for action in teams(position).actions} == {"A6", "C4"}
    # Revised: a cube that has crossed over stays in control until the turn ends, and then is the partner's.
    game = teams(position).play("C4-C3")
    assert field(game, 5) == "r1;C3<C4;c=A6,C3"
    assert {action[:2] for action in game.actions} == {"A6", "C3", "."}
    assert game.actions[-4:] == ("A6~", "C3~", "A6~C3~", ".")
    game = run(game, ". .")  # black has nothing in the Light half
    assert {action[:2] for action in game.actions} == {"C3", "D3", "E1"}
    # First: not even then.
    game = teams(position, "first").play("C4-C3")
    assert field(game, 5) == "r1;C3<C4"
    assert {action[:2] for action in game.actions} == {"A6", "."}
    # Without a cube in its half a seat passes.
    assert teams("A6HMK,D4KHM,D5KHM/A1KHM,A2MHK wd 0-0 --- - 0 -").actions == (".",)


def test_penalty() -> None:
    text = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK wl 1-4 --b r1;A6<A5;c=A6,D3 0 -"
    game = teams(text.replace(" 0 -", " 42 -"))
    assert str(game.penalty("b")) == text.replace("1-4", "2-4")
    over = game.penalty("w")
    assert str(over) == "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK . 1-5 --b - 0 -"
    assert over.returns == (-1.0, 1.0, -1.0, 1.0)
    for wrong, side in ((over, "w"), (duel(DUEL), "w"), (game, "wl")):
        with pytest.raises(ValueError, match="no penalty"):
            wrong.penalty(side)
    # It sets off no chaos tile, neither at once nor when the armed Major Yokai has been answered.
    asked = teams("A4KHM,C5HKM,D4HMK/C2HMK,D1MHK,E4KHM wl 1-0 --- - 3 Gh,-,-,-/wl/-/-/-").play("C5-C4").penalty("b")
    assert (field(asked, 3), field(asked, 5), field(asked, 6)) == ("2-0", "n1;C4<C5;My@C4-", "0")
    assert (field(asked.play("-"), 2), field(asked.play("*C2"), 5)) == ("bl", "n1;C4<C5;ask@C4!")
    assert str(NaiveHimiki("teams").penalty("w")) == "-/- wl 0-1 --- s 0 -"


# Expert: water at C5 tilts to C4 and beats the fire at C3; the score goes from 1 to 2.

STRIKE = "A1HMK,E5KHM,C5HKM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 "


def struck(hand: str, edition: str = "revised", position: str = STRIKE, rest: str = "-/-/-/-") -> NaiveHimiki:
    """Strike with a hand of chaos tiles, so that one may be used."""
    return duel(position + hand + ",-/" + rest, edition).play("C5-C4")


def test_when_a_tile_is_asked_for() -> None:  # H-09
    game = struck("MkCjGh")
    assert str(game) == ("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;ask@C4! 0 MkCjGh,-/-/-/-/-")
    assert game.actions == ("!Mk", "!Cj", "!Gh", "-")
    assert str(game.play("-")) == "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 MkCjGh,-/-/-/-/-"
    assert struck("Mh", position=STRIKE.replace("A1HMK", "A1KHM")).actions == ("-",)  # asked, though not usable
    assert struck("MkCjGh", position=STRIKE.replace("1-0", "0-0")).seat == 1  # 1 point
    assert struck("MkCjGh", position=STRIKE.replace("1-0", "4-0")).seat is None
    assert struck("-").seat == 1
    assert duel(STRIKE.replace("C3HMK", "C3KHM") + "MkCjGh,-/-/-/-/-").play("C5-C4").seat == 1  # nothing scored


@pytest.mark.parametrize("edition", EDITIONS)
def test_manas(edition: str) -> None:  # H-10
    game = struck("MhMk", edition)
    assert game.actions == ("!Mh", "!Mk", "-")
    game = game.play("!Mh")
    assert field(game, 5) == "n1;C4<C5;Mh"
    assert (field(game, 7), game.actions) == ("Mk,-/-/-/-/Mh", ("A1-B1", "A1-A2"))
    game = game.play("A1-A2")  # nothing there: the conflict before does not count any more, but neither is there a like
    assert str(game) == "A2KMH,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 Mk,-/-/-/-/Mh"
    game = struck("Mk", edition).play("!Mk")
    assert game.actions == ("E5-E6", "E5-D5", "E5-E4")
    # H-04 does not bind it; a like neighbour of its tilt lets play again although the tilt before has won a conflict.
    game = duel("A1HMK,C4MKH,D5KMH/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;D5<C5;Mk 0 -,-/-/-/-/Mk", edition)
    assert game.actions == ("D5-E5", "D5-D6", "D5-C5", "D5-D4")
    game = game.play("D5-C5")
    assert field(game, 5) == "r1;C4<C5;C5<D5"
    assert "C4-B4" in game.actions  # one chosen tilt still, and all cubes to go on with
    # Through the Gate the turn ends.
    game = duel("A1HMK,C4MKH,D5KMH/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;Mk 0 Cj,-/-/-/D6Gh/Mk", edition)
    assert str(game.play("D5-D6")) == "A1HMK,C4MKH/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 Cj,-/-/-/-/MkGh"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_manas_tilt_may_score_again(edition: str) -> None:
    text = "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,D4HKM w 3-0 --- n1;C4<C5;Mk 0 Cj,-/-/-/-/Mk"
    game = duel(text, edition).play("E5-E4")  # the top becomes water (east-west), beside the fire at D4
    assert str(game) == "A1HMK,C4MKH,E4MHK/C3HMK,D1MHK,D4HKM w 4-0 --- n1;C4<C5;E4<E5;ask@E4! 0 Cj,-/-/-/-/Mk"


def test_a_mana_tilts_in_either_half() -> None:
    game = teams("A1HMK,A6HMK,C5HKM/C3HMK,D1MHK,E2KHM wl 1-0 --- - 0 Mh,-,-,-/-/-/-/-").play("C5-C4").play("!Mh")
    assert game.actions == ("A1-B1", "A1-A2", "A6-B6", "A6-A5")


@pytest.mark.parametrize("edition", EDITIONS)
def test_conjuration(edition: str) -> None:  # H-11
    game = struck("Cj", edition).play("!Cj")
    assert field(game, 5) == "n1;C4<C5;Cj@C4!"
    assert len(game.actions) == 15
    assert game.actions[:6] == ("C3=HKM", "C3=MHK", "C3=MKH", "C3=KHM", "C3=KMH", "D1=HMK")
    assert game.play("C3=HKM").score == (2, 0)  # shows the same element: not compared again
    after = game.play("C3=MHK")  # like, but the turn has ended by the conflict before
    assert str(after) == "A1HMK,C4MKH,E5KHM/C3MHK,D1MHK,E2KHM b 2-0 --- - 1 -,-/-/-/-/Cj"
    # Here an influence has raised the score, and the turn stands at "-" (nothing beside) or at "r" (a like cube).
    plain = duel("A1MHK,C4MKH,E5MHK/C3MHK,D1MHK,E2KHM w 3-0 -w- n1;C4<C5;Cj@C4r 0 -,-/-/-/-/Cj", edition)
    assert (plain.play("C3=HMK").score, plain.play("C3=HMK").seat) == ((4, 0), 1)
    assert (plain.play("C3=KHM").score, plain.play("C3=KHM").seat) == ((3, 0), 1)
    assert field(plain.play("C3=MKH"), 5) == "r1;C4<C5"
    assert field(plain.play("D1=HKM"), 5) == "r1;C4<C5"  # does not touch
    quiet = duel("A1MHK,C4MKH,E5MHK/C3HMK,D1MHK,E2KHM w 4-0 -w- n1;C4<C5;Cj@C4- 0 -,-/-/-/-/Cj", edition)
    assert field(quiet.play("C3=MKH"), 5) == "r1;C4<C5"
    assert quiet.play("D1=HKM").seat == 1
    over = duel(str(plain).replace("3-0", "4-0"), edition).play("C3=HMK")
    assert str(over) == "A1MHK,C4MKH,E5MHK/C3HMK,D1MHK,E2KHM . 5-0 -w- - 0 -,-/-/-/-/Cj"
    alone = duel("A1MHK,A2MHK,C4HKM/- w 1-0 --- n1;C4<C5;ask@C4- 0 Cj,-/-/-/-/-", edition)
    assert alone.actions == ("-",)


def test_major_yokai_of_the_revised_edition() -> None:
    game = struck("My").play("!My")
    assert str(game) == "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 -,-/w/-/-/-"
    # Fire two squares west with a free square between, wood two squares north behind a cube, an own cube south.
    start = "A4KHM,C5HKM,D4HMK/C2HMK,D1MHK,E4KHM w 2-0 --- - 3 Gh,-/w/-/-/-"
    game = duel(start).play("C5-C4")
    assert field(game, 5) == "n1;C4<C5;My@C4-"
    assert game.actions == ("*A4", "*C2", "-")
    assert str(game.play("-")) == "A4KHM,C4MKH,D4HMK/C2HMK,D1MHK,E4KHM b 2-0 --- - 4 Gh,-/w/-/-/-"
    assert str(game.play("*A4")) == "A4KHM,C4MKH,D4HMK/C2HMK,D1MHK,E4KHM b 2-0 --- - 4 Gh,-/-/-/-/My"
    won = game.play("*C2")
    assert (won.score, field(won, 5)) == ((3, 0), "n1;C4<C5;ask@C4!")
    assert won.play("-").seat == 1
    like = duel(start.replace("C2HMK", "C2MHK")).play("C5-C4").play("*C2")
    assert (like.score, field(like, 5)) == ((2, 0), "r1;C4<C5")
    lost = duel(start.replace("C2HMK", "C2KHM").replace("D4HMK", "D4MHK")).play("C5-C4")
    assert field(lost, 5) == "n1;C4<C5;My@C4r"
    assert (lost.play("*C2").seat, field(lost.play("-"), 5)) == (1, "r1;C4<C5")
    # Raised by the tilt itself: the tile question comes after, used or not.
    raised = duel("A4KHM,C5HKM,D4HMK/C3HMK,D1MHK,E4KHM w 2-0 --- - 3 Gh,-/w/-/-/-").play("C5-C4")
    assert field(raised, 5) == "n1;C4<C5;My@C4!+"
    assert field(raised.play("-"), 5) == "n1;C4<C5;ask@C4!"
    over = duel(start.replace("2-0", "4-0")).play("C5-C4").play("*C2")
    assert (field(over, 3), over.seat) == ("5-0", None)
    # A mana's tilt is one of the seat's too; in Confusion the mover's side scores, whatever the active cube's colour.
    mana = duel("A4KHM,C4MKH,E4HMK/C1HMK,D1MHK,E1KHM w 2-0 --- n1;C4<C5;Mm 0 -,-/w/-/-/Mm").play("C4-C3")
    assert (field(mana, 5), mana.actions) == ("n1;C3<C4;My@C3-", ("*C1", "-"))
    confused = duel(start.replace(" w ", " b ").replace(" - 3", " x 3").replace("/w/-/-/-", "/b/w/-/Cf"))
    assert run(confused, "C5-C4 *C2").score == (2, 1)
    # Only for the seat before whom it lies, and only with such a cube there.
    assert duel(start.replace("/w/", "/b/")).play("C5-C4").seat == 1
    assert duel("A1KHM,C5HKM,D4HMK/D1MHK,E4KHM w 2-0 --- - 3 -,-/w/-/-/-").play("C5-C4").seat == 1


def test_major_yokai_of_the_first_edition() -> None:
    # Water between two woods: the first in square order counts as won, the other is lost.
    start = "A1HMK,C5HKM,E6KHM/B4KHM,C2HMK,D4KHM w 2-0 --- - 3 Gh,-/w/-/-/-"
    game = duel(start, "first").play("C5-C4")
    assert (game.score, field(game, 5), field(game, 7)) == ((3, 0), "n1;C4<C5;ask@C4!", "Gh,-/-/-/-/My")
    game = duel(start.replace("/w/", "/b/"), "first").play("C5-C4")
    assert (game.score, field(game, 7)) == ((2, 0), "Gh,-/b/-/-/-")
    game = duel("A1HMK,C4MKH,E6KHM/B4KHM,C3HMK,D1KHM w 2-0 --- n1;C4<C5;Cj@C4! 0 -,-/w/-/-/Cj", "first")
    game = game.play("C3=KHM")
    assert (game.score, field(game, 7)) == ((3, 0), "-,-/-/-/-/CjMy")
    game = struck("My", "first").play("!My")
    assert field(game, 7) == "-,-/w/-/-/-"


@pytest.mark.parametrize("edition", EDITIONS)
def test_confusion(edition: str) -> None:  # H-12
    game = struck("CfMh", edition).play("!Cf")
    assert str(game) == "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- x 1 Mh,-/-/w/-/Cf"
    assert {action[:2] for action in game.actions} == {"A1", "C4", "E5"}
    assert [action for action in game.actions if "~" in action] == ["A1~", "C4~", "E5~"]
    # A white cube with which black strikes scores for black.
    strike = duel("A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM b 1-1 --- x 1 -,Mh/-/w/-/Cf", edition).play("C5-C4")
    assert (strike.score, field(strike, 5)) == ((1, 2), "n1;x;C4<C5;ask@C4!")
    assert strike.actions == ("!Mh", "-")
    assert strike.play("!Mh").actions == ("C3-D3", "C3-B3", "C3-C2")  # "your colour" is black's
    game = game.play("E5~")
    assert (field(game, 2), field(game, 5), field(game, 7)) == ("w", "t;x", "Mh,-/-/-/-/Cf")
    assert {action[:2] for action in game.actions} == {"C3", "D1", "E2"}
    game = game.play("D1-C1")
    assert (field(game, 2), field(game, 5)) == ("b", "-")
    assert {action[:2] for action in game.actions} == {"C3", "C1", "E2"}
    four = teams("A1HMK,A6HMK,C5HKM/B6HMK,C3HMK,D1MHK,E2KHM wl 1-0 --- - 0 Cf,-,-,-/-/-/-/-", edition)
    four = run(four, "C5-C4 !Cf")
    assert (field(four, 2), field(four, 5), field(four, 7)) == ("bl", "x", "-,-,-,-/-/wl+wd+bd/-/Cf")
    assert {action[:2] for action in four.actions} == {"A6", "C4"}
    # Conjuration turns cubes of the colour that the active cube has not.
    conjure = duel("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM b 1-2 --- n1;x;C4<C5;Cj@C4! 0 -,-/-/w/-/CjCf", edition)
    assert conjure.actions[0] == "C3=HKM"


def terrain(tile: str, more: str = "", edition: str = "revised", cubes: str = STRIKE.split()[0]) -> NaiveHimiki:
    """Tilt white's cube from C5 onto a terrain tile at C4."""
    tiles = "+".join(sorted(["C4" + tile, *more.split()]))
    return duel(f"{cubes} w 1-0 --- - 9 -,-/-/-/{tiles}/-", edition).play("C5-C4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_putting_terrain(edition: str) -> None:
    game = struck("GhVx", edition, rest="-/-/A2Im/-").play("!Gh")
    assert str(game) == ("A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 2-0 --- n1;C4<C5;@Gh! 0 Vx,-/-/-/A2Im/-")
    taken = {"A1", "C4", "E5", "C3", "D1", "E2", "A2"}
    assert game.actions == tuple(f"@{square}" for square in SQUARES if square not in taken)
    assert field(game.play("@E6"), 7) == "Vx,-/-/-/A2Im+E6Gh/-"
    assert game.play("@E6").seat == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_gate_and_vortex(edition: str) -> None:
    game = terrain("Gh", edition=edition)
    assert str(game) == "A1HMK,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- - 10 -,-/-/-/-/Gh"
    game = terrain("Vx", edition=edition)
    assert str(game) == "A1HMK,C4MHK,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 -,-/-/-/-/Vx"  # compared, nothing banned


@pytest.mark.parametrize("edition", EDITIONS)
def test_impulse(edition: str) -> None:
    game = terrain("Im", edition=edition)
    assert (field(game, 5), field(game, 7)) == ("n1;C4<C5;Im@C4", "-,-/-/-/-/Im")
    assert game.actions == ("C4-D4", "C4-C5", "C4-B4")
    assert game.play("C4-B4").score == (1, 0)  # nothing was compared at C4
    # That cube's latest tilt; one choice is asked for too; the tilt was not chosen, and is not counted.
    close = "C5HKM,D5HMK,E5HMK/B4HKM,C3HMK,D4KHM"
    game = duel(f"{close} w 1-0 --- - 0 -,-/-/-/C4Im/-", edition).play("C5-C4")
    assert game.actions == ("C4-C5",)
    assert field(game.play("C4-C5"), 5) == "r1;C5<C4"
    # Blocked on all sides it stays, and the cube is compared there: only after a Transfer can all four be taken.
    swap = duel("B3HMK,C5HKM,D3KHM/C2HMK,C3HMK,E1KHM w 0-0 --- n1;C5<D5;Tr@C5 0 -,-/-/-/C3Im/Tr", edition)
    game = duel(str(swap).replace("C5HKM", "C4MKH").replace("C5<D5;Tr@C5", "C4<C5;Tr@C4"), edition).play("%C3")
    assert (field(game, 7), game.seat) == ("-,-/-/-/C3Im/Tr", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_teleportation(edition: str) -> None:
    game = terrain("Tp", edition=edition)
    assert field(game, 5) == "n1;C4<C5;Tp@C4"
    assert game.actions == ("C4-E4", "C4-C6", "C4-A4", "C4-C2")  # also over the cube at C3
    assert str(game.play("C4-C2")) == "A1HMK,C2MKH,E5KHM/C3HMK,D1MHK,E2KHM b 2-0 --- - 1 -,-/-/-/-/Tp"
    stays = terrain("Tp", edition=edition, cubes="A4HMK,C5HKM,E4KHM/C2HMK,C6MHK,E2KHM")
    assert (field(stays, 7), stays.seat) == ("-,-/-/-/C4Tp/-", 1)
    # A slide carries the entry of the latest tilt along, and is bound by nothing.
    carried = terrain("Tp", edition=edition, cubes="A1HMK,B6MHK,C5HKM/A6MHK,D1MHK,E2KHM").play("C4-C6")
    assert field(carried, 5) == "r1;C6<C5"
    assert "C6-C5" not in carried.actions
    assert "C6-D6" in carried.actions


@pytest.mark.parametrize("edition", EDITIONS)
def test_mirror(edition: str) -> None:  # H-14
    game = duel("A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 -,-/-/-/A2Mi/-", edition).play("A1-A2")
    assert str(game) == "A5KMH,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- - 10 -,-/-/-/-/Mi"
    # Blocked it stays, and the cube is compared where it is.
    game = duel("A1HMK,C5HKM,E5KHM/A3MHK,A5MHK,E2KHM w 1-0 --- - 9 -,-/-/-/A2Mi/-", edition).play("A1-A2")
    assert str(game) == "A2KMH,C5HKM,E5KHM/A3MHK,A5MHK,E2KHM b 2-0 --- - 1 -,-/-/-/A2Mi/-"
    game = game.play("A5-A6")  # free now, but nothing happens to the cube that stands there
    assert field(game, 1) == "A2KMH,C5HKM,E5KHM/A3MHK,A6KHM,E2KHM"
    game = run(game, "A2-A1 A6~ A1-A2")  # a later entry
    assert (field(game, 1)[:5], field(game, 7)) == ("A5KMH", "-,-/-/-/-/Mi")


def test_transfer_of_the_revised_edition() -> None:  # H-13
    game = terrain("Tr")
    assert field(game, 5) == "n1;C4<C5;Tr@C4"
    assert game.actions == ("%A1", "%C3", "%D1", "%E2", "%E5")
    # White's water and black's fire side by side, swapped: each compared, one conflict won by white's.
    assert game.play("%C3").score == (2, 0)
    # A black cube comes to C4 and wins there against white's: black scores in white's turn.
    cubes = "A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK"
    game = terrain("Tr", cubes=cubes).play("%E2")
    assert str(game) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,D1MHK b 1-1 --- - 1 -,-/-/-/-/Tr"
    # A like neighbour of either lets play again; the entry goes along.
    game = terrain("Tr", cubes="A1HMK,B4HMK,C5HKM/C3KMH,D1HMK,E6KHM").play("%A1")
    assert (field(game, 2), field(game, 3)) == ("b", "2-0")  # white's fire at C4 beats the wood at C3
    game = terrain("Tr", cubes="A1HMK,B4HMK,C5HKM/C1KMH,D1HMK,E6KHM").play("%A1")
    assert (field(game, 1), field(game, 5)) == ("A1MKH,B4HMK,C4HMK/C1KMH,D1HMK,E6KHM", "r1;A1<C5")
    # With no other cube it is discarded.
    alone = duel("C5HKM/- w 1-0 --- - 9 -,-/-/-/C4Tr/-").play("C5-C4")
    assert str(alone) == "C4MKH/- b 1-0 --- - 10 -,-/-/-/-/Tr"


def test_transfer_of_the_first_edition() -> None:  # H-13
    game = terrain("Tr", edition="first", cubes="A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK").play("%E2")
    assert str(game) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,D1MHK b 1-0 --- - 10 -,-/-/-/-/Tr"


def test_transfer_for_both_sides_at_once() -> None:
    # White's water goes to E2 beside a fire, black's fire comes to C4 beside a wood: both reach 5, the mover wins.
    cubes = "A1HMK,B4KHM,C5HKM/C3KMH,E1HMK,E2HMK"
    game = duel(f"{cubes} w 4-4 --- - 0 -,-/-/-/C4Tr/-").play("C5-C4").play("%E2")
    assert str(game) == "A1HMK,B4KHM,E2MKH/C3KMH,C4HMK,E1HMK . 5-5 --- win=w 0 -,-/-/-/-/Tr"
    assert game.returns == duel(str(game)).returns == (1.0, -1.0)
    other = duel(f"{cubes} w 3-4 --- - 0 -,-/-/-/C4Tr/-").play("C5-C4").play("%E2")
    assert (field(other, 3), other.returns) == ("4-5", (-1.0, 1.0))
    # In Confusion both points are the mover's.
    confused = duel(f"{cubes} b 1-1 --- x 0 -,-/-/w/C4Tr/Cf").play("C5-C4").play("%E2")
    assert confused.score == (1, 3)


def test_tiles_in_a_chain() -> None:
    # Teleported onto the Mirror, mirrored onto the Impulse, which asks.
    game = terrain("Tp", "A4Mi A3Im").play("C4-A4")
    assert (field(game, 5), field(game, 7)) == ("n1;A3<C5;Im@A3", "-,-/-/-/-/ImTpMi")
    assert game.actions == ("A3-B3", "A3-A4", "A3-A2")
    # Transferred onto a tile under a cube: it works for the cube that comes, and the partner is written.
    game = terrain("Tr", "D1Im").play("%D1")
    assert field(game, 5) == "n1;D1<C5;Im@D1&C4"
    assert game.play("D1-C1").score == (1, 0)
    first = terrain("Tr", "D1Im", "first").play("%D1")
    assert field(first, 5) == "n1;D1<C5;Im@D1"
    # Through the Gate: nothing is compared, not even the partner, although its fire would beat the wood at B4.
    cubes = "A1HMK,B4KHM,C5HKM/C3KMH,D1MHK,E2HMK"
    game = terrain("Tr", "E2Mi E5Gh", cubes=cubes).play("%E2")
    assert str(game) == "A1HMK,B4KHM/C3KMH,C4HMK,D1MHK b 1-0 --- - 10 -,-/-/-/-/GhTrMi"


POSITION = re.compile(
    r"(?P<white>-|[A-E][1-6][HMK]{3}(,[A-E][1-6][HMK]{3})*)/(?P<black>-|[A-E][1-6][HMK]{3}(,[A-E][1-6][HMK]{3})*)"
    r" (?P<who>[wb][ld]?|[?.]) (?P<score>[0-5]-[0-5]) (?P<influences>[wb-]{3})"
    r" (?P<turn>[^ ]+) (?P<count>[0-9]+) (?P<chaos>[^ ]+)"
)


def check(game: NaiveHimiki, cubes: int, tiles: int) -> None:
    """Check what holds in every position of a game with so many cubes and chaos tiles."""
    text = str(game)
    match = POSITION.fullmatch(text)
    assert match, text
    assert (game.seat is None) == (not game.actions) == (game.returns is not None) == (match["who"] == "."), text
    assert (match["who"] == "?") == (game.seat == -1) == bool(game.odds)
    assert not game.odds or sum(game.odds) == pytest.approx(1)
    assert len(set(game.actions)) == len(game.actions)
    # Reading gives the same position.
    again = NaiveHimiki.read(text, game.mode, game.edition, game.expert)
    assert str(again) == text
    assert (again.actions, again.returns, again.seat) == (game.actions, game.returns, game.seat), text
    # Cubes and tiles are where they can be.
    for group in (match["white"], match["black"]):
        assert group.split(",") == sorted(group.split(","))
    placed = [tile for hand in game.hands.values() for tile in hand] + list(game.terrain.values()) + game.discards
    placed += ["My"] if game.armed else []
    placed += [game.pending.what[1:]] if game.pending is not None and game.pending.what.startswith("@") else []
    assert len(set(placed)) == len(placed), text
    if game.phase == "play":  # a penalty can end the game at any moment
        assert len(game.cubes) == cubes - ("Gh" in game.discards), text
        assert len(placed) == tiles, text
    assert all(tile in ("Im", "Tp", "Mi") for square, tile in game.terrain.items() if square in game.cubes), text
    # Points: each influence held is one of them.
    for side, points in zip("wb", game.score, strict=True):
        assert match["influences"].count(side) <= points, text
    assert (max(game.score) == 5) == (game.phase == "over" and game.count == 0), text
    assert 0 <= game.count <= 100
    assert (game.count == 100) == (game.returns is not None and not any(game.returns)), text
    # Nobody sees another's hand before the end.
    for seat in (*range(len(game.seats)), None):
        view = game.view_text(seat)
        own = "-" if seat is None else "".join(sorted(game.hands[game.seats[seat]], key=TILES.index)) or "-"
        if game.phase == "over" or not game.expert:
            assert view == text
        else:
            hands = view.split(" ")[6].split("/")[0].split(",")
            hidden = [f"?{len(hand)}" if hand else "-" for hand in game.hands.values()]
            assert hands == [own if number == seat else count for number, count in enumerate(hidden)]


def kind(game: NaiveHimiki) -> str:
    """Name what is pending, without squares."""
    return re.sub("[A-E][1-6]", "", str(game.pending))


@pytest.mark.parametrize(("mode", "edition", "expert"), KINDS)
def test_random_games(mode: str, edition: str, expert: bool) -> None:
    generator = random.Random(f"{mode} {edition} {expert}")
    ends = {"won": 0, "drawn": 0}
    pending: set[str] = set()
    cubes = len(PLACING[mode, edition])
    for _ in range(40):
        game = NaiveHimiki(mode, edition, expert)
        tiles = 3 * len(game.seats) if expert else 0
        while game.actions:
            check(game, cubes, tiles)
            before = str(game)
            pending.add(kind(game))
            if mode == "teams" and generator.random() < 0.002:
                after = game.penalty(generator.choice("wb"))
            else:
                after = game.play(generator.choice(game.actions))
            assert str(game) == before
            game = after
        check(game, cubes, tiles)
        ends["drawn" if game.count == 100 else "won"] += 1
    assert ends["won"] > 10
    if expert:
        assert {"ask@!", "Mh", "Mm", "Mk", "Im@", "Tr@", "Tp@", *(f"@{tile}!" for tile in TERRAIN)} <= pending


def crowded(mode: str, edition: str, generator: random.Random) -> NaiveHimiki:
    """Make up a position full of terrain tiles, with the other tiles in hands or armed."""
    each = {"duel": 3, "teams": 4}[mode]
    squares = generator.sample(SQUARES, 2 * each)
    faces = ["HMK", "HKM", "MHK", "MKH", "KHM", "KMH"]
    groups = [sorted(squares[:each]), sorted(squares[each:])]
    cubes = "/".join(",".join(square + generator.choice(faces) for square in group) for group in groups)
    terrain: list[str] = []
    for tile in TERRAIN:
        used = [square[:2] for square in terrain] + ([] if tile in ("Im", "Tp", "Mi") else squares)
        terrain.append(generator.choice([square for square in SQUARES if square not in used]) + tile)
    seats = ["w", "b"] if mode == "duel" else ["wl", "bl", "wd", "bd"]
    hands: dict[str, str] = dict.fromkeys(seats, "")
    for tile in ("Mh", "Mm", "Mk", "Cj", "Cf"):
        hands[generator.choice(seats)] += tile
    chaos = [",".join(hand or "-" for hand in hands.values()), generator.choice(seats), "-"]
    chaos += ["+".join(sorted(terrain)), "-"]
    score = generator.choice(["1-1", "2-1", "1-3", "4-4"])
    text = f"{cubes} {generator.choice(seats)} {score} --- - 0 {'/'.join(chaos)}"
    return NaiveHimiki.read(text, mode, edition, True)


@pytest.mark.parametrize(("mode", "edition"), [(mode, edition) for mode, edition, expert in KINDS if expert])
def test_crowded_positions(mode: str, edition: str) -> None:
    generator = random.Random(f"crowded {mode} {edition}")
    pending: set[str] = set()
    for _ in range(150):
        game = crowded(mode, edition, generator)
        for _ in range(25):
            check(game, len(PLACING[mode, edition]), len(TILES))
            pending.add(kind(game))
            if game.actions:
                eager = [action for action in game.actions if action[0] in "!*"]  # rather use a tile than not
                game = game.play(generator.choice(eager or game.actions))
    assert {"ask@!", "ask@r", "ask@-", "Cj@!", "Tr@", "Im@", "Tp@"} <= pending
    assert ("My@!+" in pending, "Im@&" in pending) == (edition == "revised", edition == "revised")
