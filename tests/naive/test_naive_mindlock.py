"""Test the naive Mindlock and its search against the written rules, so that they are worth comparing with."""

from __future__ import annotations

import random

import pytest

from .himiki_board import ORIENTATIONS, SQUARES
from .himiki_chaos import TERRAIN
from .himiki_mindlock import NaiveMindlock
from .mindlock_search import naive_solve

F01 = "C4HKM/C2HKM,D5KHM,E3MHK par=3 headlock"  # one that fits the books' solution
HANDY = "C4HKM/A6KHM,C2MHK par=2 headlock hand=MhMkCjMy"  # C4-C3 is water beside water


def run(puzzle: str, actions: str) -> NaiveMindlock:
    """Play actions separated by spaces."""
    game = NaiveMindlock(puzzle)
    for action in actions.split():
        game = game.play(action)
    return game


def after(puzzle: str, actions: str) -> str:
    """Give the position after some actions."""
    return str(run(puzzle, actions))


def test_f01() -> None:
    game = NaiveMindlock(F01)
    assert str(game) == "C4HKM/C2HKM,D5KHM,E3MHK w 0 --- - 0 -"
    assert (game.seat, game.odds, game.score, game.returns) == (0, (), (0,), None)
    assert game.actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "C4~")
    assert after(F01, "C4-C3") == "C3MKH/D5KHM,E3MHK w 1 --- - 0 -"
    assert after(F01, "C4-C3 C3-D3") == "D3KMH/D5KHM w 2 --- - 0 -"
    game = run(F01, "C4-C3 C3-D3 D3-D4")
    assert str(game) == "D4HMK/- . 3 --- - 0 -"
    assert (game.seat, game.actions, game.score, game.returns) == (None, (), (3,), (1.0,))
    with pytest.raises(ValueError, match="C4-C3"):
        game.play("C4-C3")


def test_beyond_par() -> None:
    puzzle = "C4HKM/C2HKM par=1 headlock"
    game = run(puzzle, "C4~")
    assert (str(game), game.returns) == ("C4HMK/C2HKM w 1 --- - 0 -", None)
    for action in ("C4-C3", "C4~"):
        game = run(puzzle, f"C4~ {action}")  # not carried out
        assert (str(game), game.score, game.returns) == ("C4HMK/C2HKM . 2 --- - 0 -", (2,), (-1.0,))


def test_a_conflict_lost_ends_the_turn() -> None:
    assert after("C4HKM/C2KHM par=2 headlock", "C4-C3") == "C3MKH/C2KHM w 1 --- - 0 -"
    assert after("C4HKM/B3MHK,C2KHM par=2 headlock", "C4-C3") == "C3MKH/B3MHK,C2KHM w 1 --- - 0 -"
    # Two won at once, beside a like one: removed, and the turn ends.
    puzzle = "C4HKM/B3MHK,C2HKM,D3HKM par=2 headlock"
    assert after(puzzle, "C4-C3") == "C3MKH/B3MHK w 1 --- - 0 -"


def test_playing_again() -> None:
    puzzle = "C4HKM,E6HMK/C2MHK par=1 headlock"
    game = run(puzzle, "C4-C3")
    assert str(game) == "C3MKH,E6HMK/C2MHK w 1 --- r;C3<C4 0 -"
    tilts = ("C3-D3", "C3-B3", "E6-D6", "E6-E5")  # not C3-C4: H-04
    assert game.actions == (*tilts, "C3~", "E6~", "C3~E6~", ".")
    assert str(game.play(".")) == "C3MKH,E6HMK/C2MHK w 1 --- - 0 -"
    assert str(game.play("C3~E6~")) == "C3MHK,E6HKM/C2MHK w 1 --- - 0 -"  # free, and there is no ban
    assert str(game.play("E6-E5")) == "C3MKH,E5KMH/C2MHK w 1 --- - 0 -"  # free too
    # Free also at PAR, and as often as there are like neighbours.
    puzzle = "C4HKM/B2KHM,C2MHK,D1HKM par=1 headlock"
    assert after(puzzle, "C4-C3 C3-B3") == "B3KMH/B2KHM,C2MHK,D1HKM w 1 --- r;B3<C3 0 -"
    # Each cube remembers the square that it left; fire beside one's own water is nothing.
    puzzle = "C4HKM,D4KMH/C2MHK,E3HKM par=2 headlock"
    game = run(puzzle, "C4-C3 D4-D3")
    assert str(game) == "C3MKH,D3HMK/C2MHK,E3HKM w 1 --- r;C3<C4;D3<D4 0 -"
    assert game.actions[:3] == ("C3-B3", "D3-D2", "C3~")


def test_influences() -> None:
    four = "A1MHK,C4HKM/B6MHK,E6MHK par=3"
    assert after(f"{four} influences=HM!", "C4-C3") == "A1MHK,C3MKH/B6MHK,E6MHK w 1 -w- - 0 -"
    assert after(f"{four} influences=H!K", "C4-C3").split()[3] == "---"  # not in play
    assert after(f"{four} headlock", "C4-C3").split()[3] == "---"
    game = run(f"{four} influences=M", "C4-C3 C3-C4 C4-C3")  # water again: nothing more to take
    assert (str(game).split()[3], game.score) == ("-w-", (3,))
    # Without the influence that is demanded nothing is solved; one that is in play only may be left.
    puzzle = "C4HKM/C2HKM par=2 influences={} hand=CjMy"
    game = run(puzzle.format("M!"), "C4-C3")
    assert str(game) == "C3MKH/- w 1 --- - 0 CjMy/-/-/-/-"
    assert game.actions[-2:] == ("C3~", "!My")  # no black cube to conjure
    assert game.play("C3~").play("C3~").returns == (-1.0,)
    assert run(puzzle.format("M"), "C4-C3").returns == (1.0,)
    game = run("A1MHK,A3MHK,A5MHK,C4HKM/C2HKM par=1 influences=M!", "C4-C3")
    assert (str(game), game.returns) == ("A1MHK,A3MHK,A5MHK,C3MKH/- . 1 -w- - 0 -", (1.0,))
    game = run("A1MHK,A3MHK,A5MHK,C4HKM/E1HKM,E2HKM par=2 influences=M!", "C4-C3 A1-B1")
    assert (game.score, game.returns) == ((2,), None)


def test_the_order_of_actions_and_which_tiles_can_be_used() -> None:
    game = NaiveMindlock(HANDY)
    assert str(game) == "C4HKM/A6KHM,C2MHK w 0 --- - 0 MhMkCjMy/-/-/-/-"
    assert game.actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "C4~", "!Mh", "!Cj", "!My")  # no wood is shown
    game = game.play("C4-C3")
    assert str(game) == "C3MKH/A6KHM,C2MHK w 1 --- r;C3<C4;a=C3 0 MhMkCjMy/-/-/-/-"
    assert game.actions == ("C3-D3", "C3-B3", "C3~", "!Cj", "!My", ".")
    game = game.play("!My")
    assert str(game) == "C3MKH/A6KHM,C2MHK w 1 --- r;C3<C4;a=C3 0 MhMkCj/w/-/-/-"


def test_manas() -> None:
    puzzle = "C4HKM,E6HMK/C2MHK par=1 headlock hand=MhMm"
    game = run(puzzle, "!Mh")
    assert str(game) == "C4HKM,E6HMK/C2MHK w 0 --- Mh 0 Mm/-/-/-/Mh"
    assert game.actions == ("C4-D4", "C4-C5", "C4-B4", "C4-C3", "E6-D6", "E6-E5", "C4~", "E6~")
    assert str(game.play("E6~")) == "C4HKM,E6HKM/C2MHK w 0 --- - 0 Mm/-/-/-/Mh"
    assert str(game.play("C4-C3")) == "C3MKH,E6HMK/C2MHK w 0 --- r;C3<C4 0 Mm/-/-/-/Mh"
    game = run(puzzle, "C4-C3 !Mm")
    assert str(game) == "C3MKH,E6HMK/C2MHK w 1 --- C3<C4;Mm 0 Mh/-/-/-/Mm"
    assert game.actions == ("C3-D3", "C3-C4", "C3-B3", "C3~")  # H-04 does not bind it
    assert str(game.play("C3~")) == "C3MHK,E6HMK/C2MHK w 1 --- - 0 Mh/-/-/-/Mm"  # the pivot ends the turn
    # With Conjuration in hand too: `a=` is kept only while playing again.
    puzzle = "C4HKM/A6KHM,C2MHK par=2 headlock hand=MmCj"
    assert after(puzzle, "C4-C3 !Mm").split()[4] == "C3<C4;Mm"
    game = run("C4HKM/C2HKM par=1 headlock hand=Mh", "!Mh C4-C3")
    assert (game.score, game.returns) == ((0,), (1.0,))


def test_conjuration() -> None:
    game = run(HANDY, "!Cj")
    assert str(game) == "C4HKM/A6KHM,C2MHK w 0 --- Cj 0 MhMkMy/-/-/-/Cj"
    assert game.actions[:5] == ("A6=HMK", "A6=HKM", "A6=MHK", "A6=MKH", "A6=KMH")
    assert game.actions[5:] == ("C2=HMK", "C2=HKM", "C2=MKH", "C2=KHM", "C2=KMH")
    assert str(game.play("C2=HMK")) == "C4HKM/A6KHM,C2HMK w 0 --- - 0 MhMkMy/-/-/-/Cj"
    # Before any tilt of the turn nothing is compared, not even beside a white cube.
    assert after("C4HKM/C5HKM par=1 headlock hand=Cj", "!Cj C5=KHM").startswith("C4HKM/C5KHM w 0 --- - 0 ")
    game = run(HANDY, "C4-C3 !Cj")
    assert str(game) == "C3MKH/A6KHM,C2MHK w 1 --- C3<C4;Cj@C3r 0 MhMkMy/-/-/-/Cj"
    rest = "0 MhMkMy/-/-/-/Cj"
    assert str(game.play("C2=HMK")) == f"C3MKH/A6KHM w 1 --- - {rest}"  # won
    assert str(game.play("C2=KMH")) == f"C3MKH/A6KHM,C2KMH w 1 --- - {rest}"  # lost
    assert str(game.play("C2=MKH")) == f"C3MKH/A6KHM,C2MKH w 1 --- r;C3<C4 {rest}"  # the same element
    assert str(game.play("A6=HMK")) == f"C3MKH/A6HMK,C2MHK w 1 --- r;C3<C4 {rest}"  # far away
    # The last black cube, conjured and beaten.
    game = run("C4HKM/C2MHK par=1 headlock hand=Cj", "C4-C3 !Cj C2=HMK")
    assert game.returns == (1.0,)
    # First edition: an armed Major Yokai wins that pair too (H-20).
    game = run(HANDY + " edition=first", "!My C4-C3 !Cj C2=KMH")
    assert str(game) == "C3MKH/A6KHM w 1 --- - 0 MhMk/-/-/-/CjMy"


def test_major_yokai_revised() -> None:
    puzzle = "C4HKM/C1{},E6HMK par=2 headlock hand=My"
    game = run(puzzle.format("HKM"), "!My C4-C3")
    assert str(game) == "C3MKH/C1HKM,E6HMK w 1 --- C3<C4;My@C3- 0 -/w/-/-/-"
    assert game.actions == ("*C1", "-")
    assert str(game.play("*C1")) == "C3MKH/E6HMK w 1 --- - 0 -/-/-/-/My"
    assert str(game.play("-")) == "C3MKH/C1HKM,E6HMK w 1 --- - 0 -/w/-/-/-"
    assert after(puzzle.format("MHK"), "!My C4-C3 *C1").split()[4] == "r;C3<C4"
    assert after(puzzle.format("KHM"), "!My C4-C3 *C1") == "C3MKH/C1KHM,E6HMK w 1 --- - 0 -/-/-/-/My"
    # What the tilt has removed is no longer between.
    game = run("C4HKM/C1HKM,C2HKM par=1 headlock hand=My", "!My C4-C3")
    assert str(game) == "C3MKH/C1HKM w 1 --- C3<C4;My@C3! 0 -/w/-/-/-"
    assert game.play("*C1").returns == (1.0,)
    # Any colour: a white one may be like, too. And with a like neighbour already, a conflict ends the turn.
    game = run("A3MHK,C4HKM/C2MHK,E3HMK par=1 headlock hand=My", "!My C4-C3")
    assert (game.turn_text(), game.actions) == ("C3<C4;My@C3r", ("*A3", "*E3", "-"))
    assert [game.play(action).turn_text() for action in game.actions] == ["r;C3<C4", "-", "r;C3<C4"]
    assert run("C4HKM/C2HKM par=1 headlock hand=My", "!My C4-C3").over  # solved: nothing more is asked


def test_major_yokai_first() -> None:
    puzzle = "C4HKM/B3KHM,C2KHM,E6HMK par=2 headlock hand=My edition=first"
    assert after(puzzle, "!My") == "C4HKM/B3KHM,C2KHM,E6HMK w 0 --- - 0 -/w/-/-/-"
    assert after(puzzle, "!My C4-C3") == "C3MKH/C2KHM,E6HMK w 1 --- - 0 -/-/-/-/My"


def test_transfer() -> None:
    # A white partner removes; what it removes still counts for the influence: four waters with D3.
    puzzle = "A1KHM,C4HKM/D3MHK,E5MHK,E6MHK par=3 influences=M terrain=C3Tr"
    game = run(puzzle, "C4-C3")
    assert str(game) == "A1KHM,C3MKH/D3MHK,E5MHK,E6MHK w 1 --- C3<C4;Tr@C3 0 -/-/-/-/Tr"
    assert game.actions == ("%A1", "%D3", "%E5", "%E6")
    assert str(game.play("%A1")) == "A1MKH,C3KHM/E5MHK,E6MHK w 1 -w- - 0 -/-/-/-/Tr"
    assert after(f"{puzzle} edition=first", "C4-C3 %A1").startswith("A1MKH,C3KHM/D3MHK,E5MHK,E6MHK w 1 -w- - 0")
    # A black partner removes nothing: won, lost, like.
    puzzle = "C4HKM,D3{}/A6HMK,E1KHM par=3 headlock terrain=C3Tr"
    for faces, turn in (("MHK", "-"), ("HMK", "-"), ("KHM", "r;E1<C4")):
        expected = f"D3{faces},E1MKH/A6HMK,C3KHM w 1 --- {turn} 0 -/-/-/-/Tr"
        assert after(puzzle.format(faces), "C4-C3 %E1") == expected
    # A chain: the partner is remembered.
    game = run("C4HKM/A6HMK,E1KHM par=3 headlock terrain=C3Tr+E1Im", "C4-C3 %E1")
    assert str(game) == "E1MKH/A6HMK,C3KHM w 1 --- E1<C4;Im@E1&C3 0 -/-/-/-/ImTr"
    assert str(game.play("E1-D1")) == "D1KMH/A6HMK,C3KHM w 1 --- - 0 -/-/-/-/ImTr"


def test_other_terrain() -> None:
    puzzle = "C4HKM{}/A6HMK par=3 headlock terrain=C3{}"
    game = run(puzzle.format("", "Gh"), "C4-C3")
    assert (str(game), game.returns, game.score) == ("-/A6HMK . 1 --- - 0 -/-/-/-/Gh", (-1.0,), (1,))
    assert after(puzzle.format(",E1HMK", "Gh"), "C4-C3") == "E1HMK/A6HMK w 1 --- - 0 -/-/-/-/Gh"
    game = run(puzzle.format("", "Im"), "C4-C3")
    assert (game.turn_text(), game.actions) == ("C3<C4;Im@C3", ("C3-D3", "C3-C4", "C3-B3", "C3-C2"))
    assert str(game.play("C3-D3")) == "D3KMH/A6HMK w 1 --- - 0 -/-/-/-/Im"
    game = run(puzzle.format("", "Tp"), "C4-C3")
    assert (game.turn_text(), game.actions) == ("C3<C4;Tp@C3", ("C3-E3", "C3-C5", "C3-A3", "C3-C1"))
    assert str(game.play("C3-A3")) == "A3MKH/A6HMK w 1 --- - 0 -/-/-/-/Tp"
    assert after(puzzle.format("", "Vx"), "C4-C3") == "C3MHK/A6HMK w 1 --- - 0 -/-/-/-/Vx"
    assert after(puzzle.format("", "Mi"), "C4-C3") == "C4MKH/A6HMK w 1 --- - 0 -/-/-/-/Mi"  # C4 is free by then


def test_search() -> None:
    assert naive_solve(F01, 4) == (3, [("C4-C3", "C3-D3", "D3-D4")])
    assert naive_solve(F01, 2) == (None, [])
    assert naive_solve("C4HKM/C2HKM par=1 headlock hand=Mh", 0) == (0, [("!Mh", "C4-C3")])
    # The puzzle's own par does not matter.
    assert naive_solve(F01.replace("par=3", "par=1"), 3) == naive_solve(F01, 3)
    # Conjured to fire before the tilt, in two ways, or between: the tile takes no move.
    cost, lines = naive_solve("C4HKM/C2MHK par=1 headlock hand=Cj", 1)
    ways = [("!Cj", "C2={}", "C4-C3"), ("C4-C3", "!Cj", "C2={}")]
    expected = {tuple(part.format(faces) for part in way) for way in ways for faces in ("HMK", "HKM")}
    assert cost == 1
    assert expected <= set(lines)


def brute(game: NaiveMindlock, seen: tuple[str, ...], played: tuple[str, ...]) -> list[tuple[int, tuple[str, ...]]]:
    """List the costs and actions of all lines that solve a puzzle and never come back to a position."""
    if game.over:
        return [(game.paid, played)] if game.returns == (1.0,) else []
    found = []
    for action in game.actions:
        after = game.play(action)
        if str(after) not in seen:
            found += brute(after, (*seen, str(after)), (*played, action))
    return found


def random_puzzle(generator: random.Random, white: int, black: int, par: int, tiles: bool) -> str:
    """Make up a puzzle, solvable or not, with the cubes close together."""
    squares = [square for square in SQUARES if square[0] in "BCD" and square[1] in "2345"]
    squares = generator.sample(squares, white + black)
    faces = [square + generator.choice(ORIENTATIONS) for square in squares]
    words = ["/".join(",".join(sorted(group)) for group in (faces[:white], faces[white:])), f"par={par}"]
    influences = "".join(element + generator.choice(["", "", "!"]) for element in "HMK" if generator.random() < 0.4)
    words.append(f"influences={influences}" if influences else "headlock")
    if tiles:
        hand = "".join(tile for tile in ("Mh", "Mm", "Mk", "Cj", "My") if generator.random() < 0.5)
        free = [square for square in SQUARES if square not in squares]
        terrain = dict(zip(generator.sample(free, 5), generator.sample(TERRAIN, 5), strict=True))
        words += [f"hand={hand}"] if hand else []
        words.append("terrain=" + "+".join(square + tile for square, tile in sorted(terrain.items())))
    return " ".join([*words, *generator.choice([[], ["edition=first"]])])


def test_search_against_brute_force() -> None:
    generator = random.Random("search")
    solvable = 0
    for number in range(60):
        puzzle = random_puzzle(generator, 1, 1 + number % 2, 2, False)
        if number % 3 == 0:
            puzzle = puzzle.replace(" edition=first", "") + " hand=My"
        game = NaiveMindlock(puzzle)
        found = brute(game, (str(game),), ())
        best = min((cost for cost, _ in found), default=None)
        assert naive_solve(puzzle, 2) == (best, [played for cost, played in found if cost == best]), puzzle
        solvable += best is not None
    assert solvable > 10


def check(game: NaiveMindlock) -> None:
    """Check what holds in every position."""
    text = str(game)
    again = game.read(text)
    assert (str(again), again.seat, again.actions, again.returns) == (text, game.seat, game.actions, game.returns)
    assert len(set(game.actions)) == len(game.actions)
    assert (game.returns is None) == bool(game.actions) == (game.seat == 0)
    assert game.paid <= game.par + 1
    assert game.last is None or (game.again and "Cj" in game.hand and game.pending is None)
    if game.returns == (1.0,):
        assert game.paid <= game.par
        assert "/- " in text
    if game.returns == (-1.0,):
        assert game.paid == game.par + 1 or text.startswith("-/")


@pytest.mark.parametrize("tiles", [False, True])
def test_random_puzzles(tiles: bool) -> None:
    generator = random.Random(f"mindlock {tiles}")
    ends: set[tuple[float, ...] | None] = set()
    pending: set[str] = set()
    for _ in range(150):
        puzzle = random_puzzle(generator, generator.randint(1, 3), generator.randint(1, 4), 12, tiles)
        game = NaiveMindlock(puzzle)
        while game.actions:
            check(game)
            pending.add("" if game.pending is None else game.pending.what + "&" * bool(game.pending.partner))
            before = str(game)
            after = game.play(generator.choice(game.actions))
            assert str(game) == before
            game = after
        check(game)
        ends.add(game.returns)
    assert ends == {(1.0,), (-1.0,)}
    if tiles:
        assert {"Mh", "Mm", "Mk", "Cj", "My", "Im", "Tr", "Tp"} <= pending
