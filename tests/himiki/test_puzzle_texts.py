"""Puzzles and their positions as text: read in their one form, or refused in one sentence."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import yamabushi
from tests.amounts import GAMES
from tests.naive.himiki_board import ORIENTATIONS, SQUARES
from tests.naive.himiki_chaos import TERRAIN
from yamabushi import BadOption, BadPosition
from yamabushi.games.himiki.puzzles import Puzzle

from .positions import line
from .puzzle_positions import EVENTS, F01, after, any_puzzle, mindlock
from .solo_lockstep import puzzling_action

FULL = "C4HKM,D2MHK/B3KMH,D3MHK par=4 influences=H!M hand=MhCj terrain=C3Im+D4Tr edition=first"

# ---- puzzles ---------------------------------------------------------------------------------------------------------


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Make up puzzles of every size that there can be."""
    white, black = draw(st.integers(1, 6)), draw(st.integers(1, 12))
    tiles = draw(st.lists(st.sampled_from(TERRAIN), unique=True))
    squares = draw(st.permutations(SQUARES))
    faces = draw(st.lists(st.sampled_from(ORIENTATIONS), min_size=white + black, max_size=white + black))
    influences = draw(st.sampled_from(["", "H", "M", "K", "HM", "HK", "MK", "HMK"]))
    cubes = list(zip(squares, faces, strict=False))
    return Puzzle(
        dict(cubes[:white]),
        dict(cubes[white:]),
        draw(st.integers(1, 30)),
        influences,
        "".join(element for element in influences if draw(st.booleans())),
        tuple(tile for tile in EVENTS if draw(st.booleans())),
        dict(zip(squares[white + black :], tiles, strict=False)),
        draw(st.sampled_from(["revised", "first"])),
    )


@given(puzzles(), st.randoms(use_true_random=False))
def test_puzzles_are_written_and_read_back(puzzle: Puzzle, rng: random.Random) -> None:
    text = str(puzzle)
    assert Puzzle.read(text) == puzzle
    assert str(Puzzle.read(text)) == text
    cubes, *parts = text.split(" ")
    rng.shuffle(parts)  # the parts behind the cubes may come in any order
    assert str(Puzzle.read("  ".join([cubes, *parts]))) == text
    state = mindlock(text).start()
    assert (state.view(0)["puzzle_text"], state.view(0)["par"]) == (text, puzzle.par)
    assert mindlock(text).read(str(state)) == state


def test_the_form_of_a_puzzle() -> None:
    assert str(Puzzle.read(FULL)) == FULL
    assert str(Puzzle.read("C4HKM/D3MHK,B3KMH headlock edition=revised par=3")) == "C4HKM/B3KMH,D3MHK par=3 headlock"
    assert str(Puzzle.read(FULL.replace("MhCj", "CjMh").replace("C3Im+D4Tr", "D4Tr+C3Im"))) == FULL
    puzzle = Puzzle.read(FULL)
    assert (puzzle.influences, puzzle.demanded, puzzle.hand) == ("HM", "H", ("Mh", "Cj"))
    assert (puzzle.terrain, puzzle.edition, puzzle.par) == ({"C3": "Im", "D4": "Tr"}, "first", 4)


SEVEN = "A1HMK,A2HMK,A3HMK,A4HMK,A5HMK,A6HMK,B1HMK"
THIRTEEN = ",".join(f"{square}HMK" for square in SQUARES[-13:])
BAD = [
    ("", "it begins with white's cubes"),
    ("nonsense", "it begins with white's cubes"),
    ("par=3 headlock", "it begins with white's cubes"),
    ("C4HKM/C2HKM/D3HKM par=3 headlock", "'C4HKM/C2HKM/D3HKM' has more than one /"),
    ("C4HKM/ par=3 headlock", "black has 0 cubes, and has 1 to 12 in a challenge"),
    ("C4HKM/- par=3 headlock", "black has 0 cubes, and has 1 to 12 in a challenge"),
    ("-/C2HKM par=3 headlock", "white has 0 cubes, and has 1 to 6 in a challenge"),
    (f"{SEVEN}/C2HKM par=3 headlock", "white has 7 cubes, and has 1 to 6 in a challenge"),
    (f"A1HMK/{THIRTEEN} par=3 headlock", "black has 13 cubes, and has 1 to 12 in a challenge"),
    ("C4HKM/C4HKM par=3 headlock", "there are two cubes on C4"),
    ("C4HKM,C4HMK/C2HKM par=3 headlock", "there are two cubes on C4"),
    ("F4HKM/C2HKM par=3 headlock", "'F4HKM' is not a cube"),
    ("C7HKM/C2HKM par=3 headlock", "'C7HKM' is not a cube"),
    ("C4HHK/C2HKM par=3 headlock", "'C4HHK' is not a cube"),
    ("C4hkm/C2HKM par=3 headlock", "'C4hkm' is not a cube"),
    ("C4HKM,/C2HKM par=3 headlock", "'' is not a cube"),
    ("C4HKM/C2HKM headlock", "PAR is a whole number from 1 to 30, as par=3, not ''"),
    ("C4HKM/C2HKM par=0 headlock", "PAR is a whole number from 1 to 30, as par=3, not '0'"),
    ("C4HKM/C2HKM par=31 headlock", "not '31'"),
    ("C4HKM/C2HKM par=03 headlock", "not '03'"),
    ("C4HKM/C2HKM par=-1 headlock", "not '-1'"),
    ("C4HKM/C2HKM par=٣ headlock", "not '٣'"),
    ("C4HKM/C2HKM par=3 par=3 headlock", "par is there twice"),
    ("C4HKM/C2HKM par=3 headlock headlock", "headlock is there twice"),
    ("C4HKM/C2HKM par=3", "influences are those of H, M and K that are in play"),
    ("C4HKM/C2HKM par=3 influences=", "not ''; or headlock"),
    ("C4HKM/C2HKM par=3 influences=MH", "not 'MH'; or headlock"),
    ("C4HKM/C2HKM par=3 influences=HH", "not 'HH'; or headlock"),
    ("C4HKM/C2HKM par=3 influences=!H", "not '!H'; or headlock"),
    ("C4HKM/C2HKM par=3 influences=X", "not 'X'; or headlock"),
    ("C4HKM/C2HKM par=3 headlock influences=H", "a headlock has no influences"),
    ("C4HKM/C2HKM par=3 headlock=yes", "'headlock=yes' is none of par=3, headlock,"),
    ("C4HKM/C2HKM par headlock", "'par' is none of par=3, headlock,"),
    ("C4HKM/C2HKM par=3 headlock colour=red", "'colour=red' is none of par=3, headlock,"),
    ("C4HKM/C2HKM par=3 headlock hand=Gh", "Gh is none of the event tiles of a challenge, Mh Mm Mk Cj My"),
    ("C4HKM/C2HKM par=3 headlock hand=Cf", "Cf is none of the event tiles of a challenge"),
    ("C4HKM/C2HKM par=3 headlock hand=MhMh", "there is only one Mh"),
    ("C4HKM/C2HKM par=3 headlock hand=MhX", "'MhX' is not a row of event tiles such as MhCj"),
    ("C4HKM/C2HKM par=3 headlock hand=mh", "'mh' is not a row of event tiles such as MhCj"),
    ("C4HKM/C2HKM par=3 headlock terrain=C3Mh", "'C3Mh' is not terrain"),
    ("C4HKM/C2HKM par=3 headlock terrain=C9Im", "'C9Im' is not terrain"),
    ("C4HKM/C2HKM par=3 headlock terrain=C3Im+C3Tr", "two tiles lie on C3"),
    ("C4HKM/C2HKM par=3 headlock terrain=C3Im+D3Im", "there is only one Im"),
    ("C4HKM/C2HKM par=3 headlock terrain=C4Im", "a cube stands on Im on C4, and terrain is put on free squares"),
    ("C4HKM/C2HKM par=3 headlock terrain=C2Im", "a cube stands on Im on C2, and terrain is put on free squares"),
    ("C4HKM/C2HKM par=3 headlock edition=third", "the edition is revised or first, not 'third'"),
    (f"C4HKM/C2HKM par=3 headlock{' ' * 400}", "it has 426 characters, and a challenge has at most 400"),
    ("x" * 100_000, "it has 100000 characters"),
]


@pytest.mark.parametrize(("text", "problem"), BAD)
def test_a_puzzle_that_cannot_be_is_refused_in_one_sentence(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)) as plain:
        Puzzle.read(text)
    assert len(str(plain.value).splitlines()) == 1
    with pytest.raises(BadOption) as refusal:
        mindlock(text)
    assert refusal.value.code == "option-text"
    assert str(refusal.value).startswith("The option puzzle of himiki cannot be '")
    assert problem in str(refusal.value)
    assert len(str(refusal.value).splitlines()) == 1
    assert len(str(refusal.value)) < 1000


@pytest.mark.parametrize("given", [3, None, True, ("F01",), b"F01"])
def test_what_is_no_text_is_no_puzzle(given: object) -> None:
    with pytest.raises(
        BadOption, match="it is the name of a challenge in the book, as F01, or the text of one"
    ) as refusal:
        yamabushi.game("himiki", mode="mindlock", puzzle=given)
    assert refusal.value.code == "option-text"


def test_names_of_the_book() -> None:
    assert mindlock(" f01").options["puzzle"] == "F01"
    with pytest.raises(BadOption, match="there is no such challenge in the book; there are F01–F"):
        mindlock("F999")
    with pytest.raises(BadOption, match="only for mode=mindlock"):
        yamabushi.game("himiki", puzzle="F01")
    with pytest.raises(BadOption, match="only for mode="):
        yamabushi.game("himiki", mode="mindlock", edition="first")


@given(st.text(alphabet="ABCDEF1234567HMKhmk/,=+!- parheadlockinfluesGTVx\n\x00é", max_size=120))
def test_whatever_is_given_is_a_puzzle_or_refused(text: str) -> None:
    read_or_refused(text)


@given(st.randoms(use_true_random=False))
def test_a_puzzle_with_a_wrong_letter_is_read_or_refused(rng: random.Random) -> None:
    read_or_refused(mutated(FULL if rng.random() < 0.5 else any_puzzle(rng), rng))


def read_or_refused(text: str) -> None:
    """Read a puzzle in its one form, or have it refused in one sentence."""
    told = form = ""
    try:
        form = str(mindlock(text).options["puzzle"])
    except BadOption as refusal:
        told = str(refusal)
    assert len(told.splitlines()) <= 1
    assert not form or str(mindlock(form).options["puzzle"]) == form


def mutated(text: str, rng: random.Random) -> str:
    """Change, leave out, double or move a few letters of a text."""
    letters = list(text)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(letters))
        letters[place : place + 1] = rng.choice(
            [[], [letters[place]] * 2, [rng.choice(letters)], [rng.choice("ABC123HMK-/;=<@&~!r.tw0 ")]]
        ) or [" "]
    return "".join(letters)


# ---- positions -------------------------------------------------------------------------------------------------------

TILES = "B2HMK,C4HKM/C2MHK,D5KHM par=3 influences=HM! hand=MhCjMy terrain=C3Im+E4Gh+E6Tr"
START = "B2HMK,C4HKM/C2MHK,D5KHM w 0 --- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-"

BAD_POSITIONS = [
    # malformed
    "",
    "nonsense",
    START + " x",
    START.replace(" w ", " b "),
    START.replace(" w ", " ? "),
    START.replace(" w 0", " w -1"),
    START.replace(" w 0", " w 00"),
    START.replace(" w 0", " w 0-0"),
    START.replace(" w 0", " w ٣"),
    START.replace("---", "b--"),
    START.replace("---", "--"),
    START.replace("- 0 Mh", "- 1 Mh"),
    START.replace("B2HMK", "B2HHK"),
    START.replace("MhCjMy/-/-/", "MhCjMy/-/"),
    START.replace("MhCjMy/-/-/", "MhCjMy,Mm/-/-/"),
    START.replace("MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "-"),
    # other pieces than the puzzle has
    START.replace("B2HMK,", ""),
    START.replace("C4HKM/", "C4HKM,E1HKM/"),
    START.replace("D5KHM", "D5KHM,E1HKM"),
    START.replace("MhCjMy/", "MhMmCjMy/"),
    START.replace("MhCjMy/", "MhCj/"),
    START.replace("C3Im+", ""),
    START.replace("C3Im", "C5Im"),
    START.replace("E6Tr/-", "E6Tr/Vx"),
    START.replace("MhCjMy/-/-", "MhCj/b/-"),
    START.replace("MhCjMy/-/-", "MhCjMy/w/-"),
    START.replace("MhCjMy/-/-", "MhCjMy/-/w"),
    START.replace("C4HKM/", "C4HKM,E4HMK/").replace("B2HMK,", ""),  # on a tile that would have acted
    START.replace("---", "--w"),  # wood is not in play
    # over, or not
    START.replace(" w 0", " . 0"),
    START.replace(" w 0", " w 4"),
    START.replace(" w 0", " . 5"),
    "B2HMK,C4HKM/- w 1 -w- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-",
    "B2HMK,C4HKM/- . 4 -w- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-",
    "B2HMK,C4HKM/C2MHK,D5KHM . 4 --- r 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-",
    # what a turn cannot be
    START.replace("--- - 0", "--- r 0"),
    START.replace("--- - 0", "--- r1;B2<B3 0"),
    START.replace("--- - 0", "--- t 0"),
    START.replace("--- - 0", "--- s 0"),
    START.replace("--- - 0", "--- d 0"),
    START.replace("--- - 0", "--- x 0"),
    START.replace("--- - 0", "--- n1;B2<B3 0"),
    START.replace("--- - 0", "--- mk 0"),
    START.replace("--- - 0", "--- mk=HH 0"),
    START.replace("--- - 0", "--- win=w 0"),
    START.replace("--- - 0", "--- ask@B2r 0"),
    START.replace("--- - 0", "--- B2<B3 0"),
    START.replace("--- - 0", "--- r;B2<B3 0"),  # without a=, though Conjuration is in hand
    START.replace("--- - 0", "--- r;B2<B3;a=C2 0"),  # not white
    START.replace("--- - 0", "--- r;C2<C1;a=B2 0"),
    START.replace("--- - 0", "--- r;B2<B3;B2<A2;a=B2 0"),
    START.replace("--- - 0", "--- a=B2 0"),
    START.replace("--- - 0", "--- Mh 0"),  # it is in hand yet
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- Mk 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/Mk"),
    START.replace("--- - 0", "--- Cj 0"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;Cj 0 MhMy/-/-/C3Im+E4Gh+E6Tr/Cj"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;Cj@B2! 0 MhMy/-/-/C3Im+E4Gh+E6Tr/Cj"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;Cj@C2r 0 MhMy/-/-/C3Im+E4Gh+E6Tr/Cj"),
    START.replace("--- - 0", "--- B2<B3;Im@B2 0"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;Tr@D5 0 MhCjMy/-/-/C3Im+E4Gh/Tr"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- Tr@B2 0 MhCjMy/-/-/C3Im+E4Gh/Tr"),
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;Im@B2&D5 0 MhCjMy/-/-/E4Gh+E6Tr/Im"),
    START.replace("--- - 0", "--- B2<B3;My@B2- 0"),
    START.replace("--- - 0 MhCjMy/-/-/", "--- B2<B3;My@B2- 0 MhCj/w/-/"),  # nobody stands two squares off
    START.replace("--- - 0 MhCjMy/-/-/C3Im+E4Gh+E6Tr/-", "--- B2<B3;@Ghr 0 MhCjMy/-/-/C3Im+E6Tr/-"),
]


@pytest.mark.parametrize("text", BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadPosition, match=r"^[^\n]{10,}\.$") as refusal:
        mindlock(TILES).read(text)
    assert len(str(refusal.value)) < 1000


def test_the_same_with_nothing_wrong_is_read() -> None:
    game = mindlock(TILES)
    rest = "MhCjMy/-/-/C3Im+E4Gh+E6Tr/-"
    for text in (
        START,
        f"B2HMK,C4HKM/C2MHK,D5KHM w 1 --- r;B2<B3;a=B2 0 {rest}",
        "B2HMK,C4HKM/C2MHK,D5KHM w 1 --- Mh 0 CjMy/-/-/C3Im+E4Gh+E6Tr/Mh",
        "B2HMK,C4HKM/C2MHK,D5KHM w 1 --- Cj 0 MhMy/-/-/C3Im+E4Gh+E6Tr/Cj",
        "B2HMK,C4HKM/C2MHK,D5KHM w 1 --- B2<B3;Cj@B2r 0 MhMy/-/-/C3Im+E4Gh+E6Tr/Cj",
        "B2HMK,C4HKM/D5KHM w 3 -w- - 0 MhCj/w/-/C3Im+E4Gh+E6Tr/-",
        f"B2HMK,C4HKM/- . 3 -w- - 0 {rest}",
        f"B2HMK,C4HKM/C2MHK,D5KHM . 4 --- - 0 {rest}",
    ):
        assert str(game.read(text)) == text


def test_changed_positions_are_read_in_their_one_form_or_refused() -> None:
    refused = read = 0
    for number in range(2 * GAMES):
        rng = random.Random(f"changed {number}")
        puzzle = any_puzzle(rng)
        game, state = mindlock(puzzle), after(puzzle)
        while state.actions:
            assert game.read(str(state)) == state
            text = mutated(str(state), rng)
            try:
                found = game.read(text)
            except BadPosition as refusal:
                refused += len(str(refusal).splitlines()) == 1
            else:
                read += 1
                assert str(found) == text
                for action in found.actions:  # and it can be played on
                    assert game.read(str(line(found, action))) == line(found, action)
            state = line(state, puzzling_action(state, rng))
    assert min(refused, read) > 0


def test_a_position_of_one_puzzle_is_none_of_another() -> None:
    with pytest.raises(BadPosition):
        mindlock(F01).read(START)
    with pytest.raises(BadPosition):
        mindlock(TILES).read(str(after(F01)))
