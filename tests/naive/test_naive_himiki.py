"""Test the naive HI MI KI against the written rules, so that it is worth comparing with."""

from __future__ import annotations

import pytest

from .himiki import NaiveHimiki
from .himiki_board import SQUARES, mirrored, pivoted, step, steps, tilted
from .himiki_chaos import TILES
from .himiki_lines import duel, field, run, teams

DUEL = "B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 0 -"  # the position of the perft counts


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
