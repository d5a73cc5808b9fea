"""Test the naive Muk Yan against the written rules, so that it is worth comparing with."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from tests.seeds import Hunt

from .himiki_board import SQUARES
from .himiki_mukyan import DICE, VALUES, NaiveMukyan

TABLE = """
1 2 3 4 5 6 7 8 O | 1 2 4 3 6 5 7 8 O | 1 2 4 3 8 6 5 7 O
1 2 4 8 3 7 5 6 O | 1 2 4 8 6 3 7 5 O | 1 4 2 8 5 6 3 7 D
1 4 2 5 8 3 6 7 O | 1 4 2 8 3 5 6 7 D | 1 4 2 5 8 3 6 7 D
"""  # rows: black's element, columns: white's
FAR = "A6HMK,C6HMK,E6HMK/A1HMK,C2HMK,E1HMK"  # nothing but a movement is possible
LIKE = "A6KMH,C6KMH,E6MKH/A1HMK,C1MHK,E1HMK"  # black can play again


def black(cubes: str, turn: str = "mk=HH", owners: str = "---", score: str = "0-0", count: int = 0) -> NaiveMukyan:
    """Read a position in a turn of Muk Yan."""
    return NaiveMukyan.read(f"{cubes} ? {score} {owners} {turn} {count} -")


def run(game: NaiveMukyan, actions: str) -> NaiveMukyan:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


@pytest.mark.parametrize(("edition", "squares"), [("revised", ["B2", "C2", "D2"]), ("first", ["B3", "C3", "D3"])])
def test_set_up(edition: str, squares: list[str]) -> None:
    game = NaiveMukyan(edition)
    assert str(game) == "-/- w 0-0 --- s 0 -"
    assert (game.seat, len(game.actions), game.odds) == (0, 18, ())
    game = run(game, "D5=MHK B5=HMK")
    assert game.actions == ("C5=HMK", "C5=HKM", "C5=MHK", "C5=MKH", "C5=KHM", "C5=KMH")
    game = game.play("C5=HKM")
    assert str(game) == "B5HMK,C5HKM,D5MHK/- ? 0-0 --- s 0 -"
    assert (game.seat, game.odds) == (-1, (1 / 6,) * 6)
    assert game.actions == ("?HMK", "?HKM", "?MHK", "?MKH", "?KHM", "?KMH")
    game = run(game, "?KMH ?KMH")
    assert str(game) == f"B5HMK,C5HKM,D5MHK/{squares[0]}KMH,{squares[1]}KMH ? 0-0 --- s 0 -"
    game = game.play("?HMK")
    assert str(game).split()[0].endswith(f"/{squares[0]}KMH,{squares[1]}KMH,{squares[2]}HMK")
    assert (game.seat, game.turn_text(), game.count, game.returns) == (0, "-", 0, None)
    assert game.actions[0] == "B5-B6"  # north, C5, is taken
    with pytest.raises(ValueError, match="B5-C5"):
        game.play("B5-C5")


def test_dice_after_whites_turn() -> None:
    game = NaiveMukyan.read(f"{FAR} w 0-0 --- - 0 -").play("A6-B6")
    assert str(game) == "B6MHK,C6HMK,E6HMK/A1HMK,C2HMK,E1HMK ? 0-0 --- mk 1 -"
    assert game.actions == ("?HH", "?HM", "?HK", "?MH", "?MM", "?MK", "?KH", "?KM", "?KK")
    assert (game.seat, game.odds) == (-1, (1 / 9,) * 9)
    with pytest.raises(ValueError, match="no candidates"):
        game.explanation()
    assert str(game.play("?HK")) == "B6MHK,C6HMK,E6HMK/A1HMK,C2HMK,E1HMK ? 0-0 --- mk=HK 1 -"


@pytest.mark.parametrize("dice", DICE)
def test_order_of_the_actions(dice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    row = TABLE.strip().splitlines()["HMK".index(dice[0])]
    order = row.split("|")["HMK".index(dice[1])].split()
    for number in range(9):  # the first so many are impossible
        possible = order[number:]
        monkeypatch.setattr(
            NaiveMukyan, "candidates", lambda _, action, left=tuple(possible): ["A1-B1"] if action in left else []
        )
        assert black(FAR, f"mk={dice}").explanation() == (dice, order[number], ["A1-B1"])


def test_multiple_strike() -> None:
    # C2 goes east and shows wood between two waters; north or south it is water beside water.
    game = black("B3MHK,D3MHK,E6HMK/A1HMK,C2HMK,E1HMK")
    assert game.explanation() == ("HH", "1", ["C2-C3"])
    assert (game.actions, game.odds, game.seat) == (("?0",), (1.0,), -1)
    assert (game.candidates("2"), game.candidates("8")) == ([], ["C2-D2", "C2-B2"])
    assert str(game.play("?0")) == "B3MHK,D3MHK,E6HMK/A1HMK,C3KMH,E1HMK w 0-2 --- - 1 -"
    # Two won and one lost are still two won; a second conflict lost alone is no multiple strike.
    assert black("B3MHK,C4HMK,D3MHK/A1HMK,C2HMK,E1HMK").candidates("1") == ["C2-C3"]
    assert black("B3MHK,D3HMK,E6HMK/A1HMK,C2HMK,E1HMK").candidates("1") == []


def test_strike_and_influence() -> None:
    # C2-C3 strikes; A1-B1 makes a fifth fire.
    cubes = "B3MHK,D6HMK,E6HMK/A1MHK,C2HMK,E1HMK"
    game = black(cubes)
    assert (game.candidates("1"), game.candidates("2"), game.candidates("4")) == ([], ["C2-C3"], ["A1-B1"])
    assert game.explanation() == ("HH", "2", ["C2-C3"])
    for dice in ("MK", "KH", "KM", "KK"):
        assert black(cubes, f"mk={dice}").explanation() == (dice, "4", ["A1-B1"])
    game = black(cubes, "mk=KK", "w--", "2-1", 7).play("?0")  # white held it
    assert str(game) == "B3MHK,D6HMK,E6HMK/B1HMK,C2HMK,E1HMK w 1-2 b-- - 1 -"
    assert black(cubes, "mk=KK", "b--").explanation() == ("KK", "2", ["C2-C3"])


def test_threaten() -> None:
    # Pivoted, C3 can go to C4 with wood on top, beside the water on C5.
    game = black("A6HMK,C5MHK,E6HMK/A1HMK,C3HKM,E1HMK")
    assert game.explanation() == ("HH", "3", ["C3~"])
    after = game.play("?0")
    assert str(after) == "A6HMK,C5MHK,E6HMK/A1HMK,C3HMK,E1HMK w 0-0 --- t 1 -"  # and white may not pivot
    assert not any("~" in action for action in after.actions)
    assert black("A6HMK,C5MHK,E6HMK/A1HMK,C3HKM,E1HMK", "t;mk=HH").candidates("3") == []
    # East twice: fire on C3, wood on C4.
    assert black("A6HMK,C5MHK,E6HMK/A1HMK,C2KMH,E1HMK").candidates("3") == ["C2-C3"]
    # D4 threatens already, from C4; after the pivot it does from D5. On E4 it would threaten a fire on E6, from E5.
    assert black("A5HMK,A6HMK,C5MHK/A1HMK,D4HKM,E1HMK").candidates("3") == ["D4~"]
    assert black("A6HMK,C5MHK,E6HMK/A1HMK,D4HKM,E1HMK").candidates("3") == ["D4-E4", "D4~"]
    # Playing again it may not go back to C4, but H-04 is ignored in what it threatens.
    again = black("A6HMK,C5MHK,E6HMK/A1HMK,C3HKM,E1HMK", "r1;C3<C4;mk=HH")
    assert again.candidates("3") == ["C3~"]
    # ... and binds the tilts themselves: C2 came from C3.
    assert black("A6HMK,C5MHK,E6HMK/A1HMK,C2KMH,E1HMK", "r1;C2<C3;mk=HH").candidates("3") == []


def test_block() -> None:
    # KMH beats MHK on all three axes.
    cubes = "A6HMK,C3MHK,E6HMK/A1HMK,C2KHM,E1HMK"
    game = black(cubes)
    assert game.candidates("5") == ["C2~"]
    assert black(cubes, "t;mk=HH").candidates("5") == []
    # A tilt that blocks also strikes, and strikes come first in every cell.
    game = black("A6HMK,C3MHK,E6HMK/A1HMK,B2MKH,E1HMK")
    assert (game.candidates("5"), game.candidates("2")) == (["B2-C2"], ["B2-C2"])


def test_dodge() -> None:
    cubes = "A6HMK,C3KMH,E6HMK/A1HMK,C2MHK,D3MHK"
    game = black(cubes)
    assert game.candidates("6") == ["C2~D3~"]
    assert black(cubes, "t;mk=HH").candidates("6") == []
    assert black("A6HMK,C3KHM,E6HMK/A1HMK,C2MHK,D3MHK").candidates("6") == []  # only the tops are beaten
    game = black("A6KMH,C3KMH,E6HMK/A1HMK,C2MHK,D3MHK", "mk=MM")
    assert [game.candidates(action) for action in "1248"] == [[], [], [], []]
    assert game.explanation() == ("MM", "6", ["C2~D3~"])
    assert str(game.play("?0")) == "A6KMH,C3KMH,E6HMK/A1HMK,C2MKH,D3MKH w 0-0 --- t 1 -"


def test_pressure() -> None:
    cubes = "A6HMK,C6MHK,E6HMK/A1HMK,C2HMK,E1HMK"  # one water, so a second one
    candidates = ["A1-B1", "C2-D2", "C2-B2", "E1-D1"]
    assert black(cubes).explanation() == ("HH", "7", candidates)
    assert black(cubes, owners="-w-").explanation() == ("HH", "7", candidates)
    assert black(cubes, owners="-b-").explanation()[1] == "O"


def test_play_again() -> None:
    game = black(LIKE, "mk=MH")
    candidates = ["A1-B1", "C1-D1", "C1-B1", "E1-D1"]
    assert game.explanation() == ("MH", "8", candidates)
    assert (game.actions, game.odds) == (("?0", "?1", "?2", "?3"), (1 / 4,) * 4)
    game = game.play("?0")
    assert str(game) == "A6KMH,C6KMH,E6MKH/B1MHK,C1MHK,E1HMK ? 0-0 --- r1;B1<A1;mk 0 -"
    assert game.actions == tuple(f"?{dice}" for dice in DICE)  # rolled again
    game = game.play("?MH")
    assert str(game) == "A6KMH,C6KMH,E6MKH/B1MHK,C1MHK,E1HMK ? 0-0 --- r1;B1<A1;mk=MH 0 -"
    assert "B1-A1" not in game.black_tilts()  # H-04
    assert game.black_pivots() == ["B1~", "C1~", "E1~"]
    # H-17: after the twentieth tilt it does not play again.
    assert black(LIKE, "r18;E1<E2;mk=MH").candidates("8") == candidates
    game = black(LIKE, "r19;E1<E2;mk=MH")
    assert game.candidates("8") == []
    game = black(LIKE, "r19;E1<E2;mk=HH")
    assert game.explanation()[:2] == ("HH", "7")
    assert game.explanation()[2][0] == "A1-B1"
    assert str(game.play("?0")) == "A6KMH,C6KMH,E6MKH/B1MHK,C1MHK,E1HMK w 0-0 --- - 1 -"


def test_another_tilt_may_let_it_play_again() -> None:
    # Whatever action chose the tilt: here pressure.
    game = black(LIKE, "mk=HH")
    assert (game.explanation()[1], game.explanation()[2][0]) == ("7", "A1-B1")
    assert game.play("?0").turn_text() == "r1;B1<A1;mk"


def test_values() -> None:
    rows = [[VALUES[row + column] for column in "123456"] for row in "EDCBA"]
    assert rows == [[1, 2, 3, 3, 2, 1], [2, 4, 6, 6, 4, 2], [3, 5, 7, 7, 5, 3], [2, 4, 6, 6, 4, 2], [1, 2, 3, 3, 2, 1]]
    assert sorted(VALUES) == SQUARES


def test_movement() -> None:
    moves = ["A1-B1", "A1-A2", "C2-C3", "E1-E2", "E1-D1"]  # 1 to 2 twice, 5 to 7, 1 to 2 twice
    for dice in DICE:
        assert black(FAR, f"mk={dice}").explanation() == (dice, "D" if dice in ("MK", "KM", "KK") else "O", moves)
    assert black(FAR).odds == (1 / 5,) * 5
    # The book's example: from 4 to 5, then to 6, else to 2.
    assert black("A6HMK,C6HMK,E6HMK/B2HMK").movements("O") == ["B2-C2"]
    assert black("C2HMK,C6HMK,E6HMK/B2HMK").movements("O") == ["B2-B3"]
    assert black("C2HMK,B3HMK,E6HMK/B2HMK").movements("O") == ["B2-A2", "B2-B1"]
    # From 7 to the other 7, else to 6, since nothing is above.
    assert black("A6HMK,C6HMK,E6HMK/C3HMK").movements("D") == ["C3-C4"]
    assert black("A6HMK,C4HMK,E6HMK/C3HMK").movements("D") == ["C3-D3", "C3-B3"]
    # H-04 leaves D2, B2 and C1: none is above 5.
    assert black(FAR, "r1;C2<C3;mk=HH").movements("O")[2:4] == ["C2-D2", "C2-B2"]


def test_who_moves_offensively_and_defensively() -> None:
    # C3 threatens C5 from C4, and blocks nothing.
    cubes = "A6HMK,C5MHK,E6HMK/A1HMK,C3HMK,E1HMK"
    assert black(cubes).movements("O") == ["A1-B1", "A1-A2", "E1-E2", "E1-D1"]
    assert black(cubes).movements("D") == ["A1-B1", "A1-A2", "C3-C4", "E1-E2", "E1-D1"]
    # It still threatens when H-04 keeps it from going there.
    assert "C3-D3" not in black(cubes, "r1;C3<C4;mk=HH").movements("O")
    # C2 blocks C3; a tilt away would beat nothing, so it does not threaten.
    cubes = "A6HMK,C3MHK,E6HMK/A1HMK,C2KMH,E1HMK"
    assert not any(move.startswith("C2") for move in black(cubes).movements("D"))
    assert black(cubes).movements("O")[2:4] == ["C2-D2", "C2-B2"]


def test_nothing_of_the_nine() -> None:
    # Walled in: any pivot, or with the ban a pass.
    walled = "A3HMK,B2HMK,C1HMK/A1HMK,A2HMK,B1HMK"
    game = black(walled, count=5)
    assert game.explanation() == ("HH", "pivot", ["A1~", "A2~", "B1~"])
    assert str(game.play("?1")) == "A3HMK,B2HMK,C1HMK/A1HMK,A2HKM,B1HMK w 0-0 --- t 6 -"
    game = black(walled, "t;mk=KK", count=5)
    assert game.explanation() == ("KK", "pass", ["."])
    assert (game.actions, game.odds) == (("?0",), (1.0,))
    assert str(game.play("?0")) == f"{walled} w 0-0 --- - 6 -"
    # C3 threatens, but only from C4, where it may not go; black holds the water, so D3 and B3 are no pressure.
    cubes = "A6HMK,C5MHK,E6HMK/C3HMK"
    game = black(cubes, "r1;C3<C4;mk=HH", "-b-")
    assert game.explanation() == ("HH", "tilt", ["C3-D3", "C3-B3", "C3-C2"])
    game = black(cubes, "r1;C3<C4;mk=KM", "-b-")
    assert game.explanation() == ("KM", "D", ["C3-D3", "C3-B3"])


def test_ban() -> None:
    game = NaiveMukyan.read(f"{FAR} w 0-0 --- - 0 -").play("A6~C6~")
    assert (game.turn_text(), game.play("?HH").turn_text()) == ("t;mk", "t;mk=HH")
    game = NaiveMukyan.read("A6KMH,C6KMH,E6MKH/A1HMK,C1MHK,E1HMK ? 0-0 --- t;mk=MH 3 -")
    game = game.play("?0")
    assert game.turn_text() == "r1;B1<A1;mk"  # any move lifts it
    assert game.play("?HH").black_pivots()


def test_ends() -> None:
    strike = "B3MHK,D6HMK,E6HMK/A1MHK,C2HMK,E1HMK"
    game = black(strike, score="4-4").play("?0")
    assert str(game) == "B3MHK,D6HMK,E6HMK/A1MHK,C3KMH,E1HMK . 4-5 --- - 0 -"
    assert (game.seat, game.actions, game.odds, game.returns, game.score) == (None, (), (), (-1.0,), (4, 5))
    game = black(FAR, count=99).play("?0")  # H-07, at the end of black's turn
    assert (str(game).split(" ", 1)[1], game.returns) == (". 0-0 --- - 100 -", (0.0,))
    game = NaiveMukyan.read("B3HMK,D6HMK,E6HMK/A1MHK,C3KMH,E1HMK w 4-4 --- - 3 -").play("B3~")
    assert game.count == 4
    game = NaiveMukyan.read("C4HKM,D6HMK,E6HMK/A1MHK,C2HMK,E1HMK w 4-4 --- - 3 -").play("C4-C3")
    assert (game.returns, game.score, game.count) == ((1.0,), (5, 4), 0)


def check(game: NaiveMukyan) -> None:
    """Check what holds in every position."""
    text = str(game)
    again = NaiveMukyan.read(text, game.edition)
    assert (str(again), again.seat, again.actions, again.returns) == (text, game.seat, game.actions, game.returns)
    assert (game.seat == -1) == bool(game.odds)
    if game.dice is None:
        return
    dice, action, moves = game.explanation()
    assert f"mk={dice}" in text
    assert len(moves) == len(set(moves)) == len(game.odds)
    if action in ("6", "pass"):
        assert len(moves) == 1
    else:  # by square, then the tilts N E S W, then the pivot
        assert set(moves) <= set(game.moves())
        ranks = [
            (move[:2], 4 if "~" in move else "NESW".index(towards(move[:2], move[3:]))) for move in moves if move != "."
        ]
        assert ranks == sorted(ranks)
    assert game.banned <= ("~" not in moves[0])


def towards(start: str, end: str) -> str:
    """Name the direction of a tilt."""
    if start[0] == end[0]:
        return "E" if end > start else "W"
    return "N" if end > start else "S"


def whole_game(edition: str, number: int) -> Counter[str]:
    """Play a game; give what Muk Yan chose, and who won."""
    generator = random.Random(f"mukyan {edition} {number}")
    met: Counter[str] = Counter()
    game = NaiveMukyan(edition)
    while game.actions:
        check(game)
        if game.dice is not None:
            met[game.explanation()[1]] += 1
        before = str(game)
        actions = game.actions
        if number % 2 and game.phase == "play" and game.seat == 0:  # white takes points where it can
            actions = tuple(action for action in actions if sum(game.play(action).score) > sum(game.score))
        after = game.play(generator.choice(actions or game.actions))
        assert str(game) == before
        game = after
    check(game)
    assert game.returns is not None
    met["won" if game.returns[0] > 0 else "lost"] += game.returns[0] != 0
    assert (5 in game.score) != (game.count == 100)
    return met


WANTED = dict.fromkeys(("1", "2", "3", "4", "7", "8", "won", "lost"), 1)
HUNTS = [Hunt(f"naive mukyan {edition}", WANTED, partial(whole_game, edition)) for edition in ("revised", "first")]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: hunt.kind)
def test_games_of_chosen_seeds(hunt: Hunt) -> None:
    hunt.run(40)
