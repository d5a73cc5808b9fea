"""How all stand: points, Buchholz, Sonneborn-Berger, the games among those who are level."""

from __future__ import annotations

from yamabushi.tournaments.games import Kind, Outcome
from yamabushi.tournaments.standings import Standing, standings

WON, LOST, DRAWN = (2, 0), (0, 2), (1, 1)


def places(kind: Kind, entrants: int, outcomes: list[Outcome]) -> list[tuple[int, int]]:
    return [(one.place, one.entrant) for one in standings(kind, range(1, entrants + 1), outcomes)]


def test_before_anything_is_played_all_share_the_first_place() -> None:
    assert places(Kind.SWISS, 3, []) == [(1, 1), (1, 2), (1, 3)]


def test_a_standing_counts_what_was_played() -> None:
    outcomes = [Outcome(1, 2, WON), Outcome(3, None, WON), Outcome(3, 1, DRAWN), Outcome(2, None, WON)]
    found = {one.entrant: one for one in standings(Kind.SWISS, [1, 2, 3], outcomes)}
    # Three halves each for 1 and 3, two for 2; without an opponent one's own points are met.
    assert found[1] == Standing(1, 2, 3, 1, 1, 0, buchholz=2 + 3, sonneborn_berger=2 * 2 + 1 * 3)
    assert found[3] == Standing(3, 1, 3, 1, 1, 0, buchholz=3 + 3, sonneborn_berger=2 * 3 + 1 * 3)
    assert found[2] == Standing(2, 3, 2, 1, 0, 1, buchholz=3 + 2, sonneborn_berger=2 * 2)


def test_a_round_off_is_no_loss() -> None:
    (found,) = standings(Kind.ROUND_ROBIN, [1], [Outcome(1, None, (0, 0))])
    assert (found.wins, found.losses, found.halves) == (0, 0, 0)


def test_where_everybody_meets_everybody_the_game_between_two_who_are_level_decides() -> None:
    outcomes = [
        Outcome(1, 2, LOST),
        Outcome(1, 3, WON),
        Outcome(1, 4, WON),
        Outcome(2, 3, LOST),
        Outcome(2, 4, WON),
        Outcome(3, 4, LOST),
    ]
    # 1 and 2 have two points, and 2 has beaten 1; 3 and 4 have one, and 4 has beaten 3.
    assert places(Kind.ROUND_ROBIN, 4, outcomes) == [(1, 2), (2, 1), (3, 4), (4, 3)]


def test_three_who_have_beaten_each_other_in_a_circle_share_a_place() -> None:
    circle = [Outcome(1, 2, WON), Outcome(2, 3, WON), Outcome(3, 1, WON)]
    assert places(Kind.ROUND_ROBIN, 3, circle) == [(1, 1), (1, 2), (1, 3)]


def test_in_a_swiss_stronger_opponents_come_before_the_game_between_two() -> None:
    outcomes = [
        Outcome(1, 2, WON),
        Outcome(3, 4, WON),
        Outcome(5, 6, WON),
        Outcome(1, 3, LOST),
        Outcome(2, 5, WON),
        Outcome(4, 6, WON),
        Outcome(3, 5, WON),
    ]
    found = {one.entrant: one for one in standings(Kind.SWISS, range(1, 7), outcomes)}
    assert found[3].place == 1
    # One point each for 1, 2, 4 and 5: by the points of those whom they have met.
    assert [found[entrant].buchholz for entrant in (1, 2, 4, 5)] == [8, 4, 6, 8]
    assert found[1].place < found[4].place < found[2].place
