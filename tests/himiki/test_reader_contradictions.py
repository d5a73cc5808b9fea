"""Read positions that cannot be: each is refused, and the sentence says what is wrong with it."""

from __future__ import annotations

import random

import pytest

from tests.words.saying import untranslated
from yamabushi import BadPosition

from .positions import himiki
from .test_reader import assert_sentence, play_out

SIX = "A1HMK,C4MKH,D4MHK/C2HMK,E1MHK,E6KHM"
EIGHT = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK"
HANDS = "MhMmMk,CjMyCf"
FOUR_HANDS = "MhMmMk,CjMyCf,GhImTr,VxTpMi"

# Each row: mode and edition, a position that cannot be, and words of the sentence that says why.
FIELDS = [
    ("duel revised", f"{SIX} w 0-0 --- - 0", "6 fields"),
    ("duel revised", f"{SIX} w 0-0 --- - 0 - -", "8 fields"),
    ("duel revised", f"{SIX}  w 0-0 --- - 0 -", "8 fields"),
    ("duel revised", "A1HMK w 0-0 --- - 0 -", "white's cubes, a / and black's"),
    ("duel revised", f"{SIX}/- w 0-0 --- - 0 -", "white's cubes, a / and black's"),
    ("duel revised", f"{SIX.replace('A1HMK', 'A1HHK')} w 0-0 --- - 0 -", "'A1HHK' is no cube"),
    ("duel revised", f"{SIX.replace('A1HMK', 'F1HMK')} w 0-0 --- - 0 -", "'F1HMK' is no cube"),
    ("duel revised", f"{SIX.replace('A1HMK', 'a1HMK')} w 0-0 --- - 0 -", "'a1HMK' is no cube"),
    ("duel revised", f"{SIX.replace('C2HMK', 'A1HMK')} w 0-0 --- - 0 -", "two cubes on A1"),
    ("duel revised", f"{SIX} wl 0-0 --- - 0 -", "The who field 'wl' is not right: it is w, b"),
    ("teams revised", f"{EIGHT} w 0-0 --- - 0 -", "it is wl, bl, wd, bd"),
    ("duel revised", f"{SIX} w 6-0 --- - 0 -", "points, 0 to 5"),
    ("duel revised", f"{SIX} w 0:0 --- - 0 -", "points, 0 to 5"),
    ("duel revised", f"{SIX} w 0-0 -- - 0 -", "owners of fire, water and wood"),
    ("duel revised", f"{SIX} w 0-0 WB- - 0 -", "owners of fire, water and wood"),
    ("duel revised", f"{SIX} w 0-0 --- q 0 -", "'q' is none of"),
    ("duel revised", f"{SIX} w 0-0 --- r01;C4<C5 0 -", "'r01' is none of"),
    ("duel revised", f"{SIX} w 0-0 --- r21;C4<C5 0 -", "at most 20 tilts"),
    ("duel revised", f"{SIX} w 0-0 --- - 101 -", "from 0 to 100"),
    ("duel revised", f"{SIX} w 0-0 --- - 007 -", "from 0 to 100"),
    ("duel revised", f"{SIX} w 0-0 --- - 0 -,-/-/-/-/-", "'-' without expert mode"),
    ("teams revised", f"{EIGHT} wl 0-0 --- r1;C4<C5;c=Z9 0 -", "'Z9' is no square"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 -", "hands/armed/confused/terrain/discards"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMk/-/-/-/-", "there are 2 hands"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmXx,CjMyCf/-/-/-/-", "no chaos tile 'Xx'"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 Mh+Mm,CjMyCf/-/-/-/-", "no row of tiles"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMyCf/z/-/-/-", "lies armed before a seat"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMy/-/z/-/CfIm", "'z' is no seat"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMyCf/-/-/C3Mk/-", "'C3Mk' is no terrain"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMy/-/-/C3Im+C3Tp/-", "two tiles lie on C3"),
]
ONE_FORM = [
    (
        "duel revised",
        f"C4MKH,A1HMK,D4MHK/{SIX[18:]} w 0-0 --- - 0 -",
        "one form; it would be 'A1HMK,C4MKH",
    ),
    ("duel revised", f"{SIX} w 0-0 --- C4<C5;r1 0 -", "not written in its one form"),
    ("duel revised", f"{SIX} w 0-0 --- r2;D4<D5;C4<C5 0 -", "not written in its one form"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MmMhMk,CjMyCf/-/-/-/-", "not written in its one form"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 Mh,CjMy/-/-/D3Tp+C3Im/Vx", "not written in its one form"),
    ("duel revised expert", f"{SIX} b 0-0 --- - 0 MhMm,CjMy/-/b+w/-/CfVx", "not written in its one form"),
]
CUBES = [
    ("duel revised", "A1HMK,C4MKH/C2HMK,E1MHK,E6KHM w 0-0 --- - 0 -", "5 of 6 cubes are there"),
    ("duel revised", "A1HMK,A2HMK,C4MKH,D4HMK/C2HMK,E1MHK w 0-0 --- - 0 -", "a side has 3 cubes"),
    ("teams revised", f"{SIX} wl 0-0 --- - 0 -", "6 of 8 cubes are there"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMyCf/-/-/-/Gh", "just one cube has left the game"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMyCf/-/-/C4Vx/-", "a cube stands on a tile that would have"),
    ("duel revised", "A1HMK/- b 0-0 --- s 0 -", "on the start squares"),
    ("duel revised", "B5HMK/- w 0-0 --- s 0 -", "another seat that sets up"),
    ("duel revised", "B5HMK,C5HMK/B2HMK w 0-0 --- s 0 -", "cannot have been set up so far"),
    ("duel revised", "B5HMK,C5HMK,D5HMK/B2HMK,C2HMK,D2HMK w 0-0 --- s 0 -", "all cubes are set up"),
    ("duel revised expert", "B5HMK/- ? 0-0 --- d 0 -,-/-/-/-/-", "drawn before any cube is set up"),
    ("duel revised", "-/- w 1-0 --- s 0 -", "nothing is scored before the game begins"),
    ("teams revised", "-/- wl 1-0 w-- s 0 -", "nothing is scored before the game begins"),
    ("duel revised", "-/- w 0-0 --- s 3 -", "nothing is scored before the game begins"),
]
TILES = [
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMk,CjMyMh/-/-/-/-", "Mh is in two places"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMk,CjMy/-/-/C3Im/Im", "Im is in two places"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMk,CjMy/b/-/-/Im", "My is in two places"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMk,Cj/-/-/-/-", "each of the 2 seats has drawn three tiles"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 {HANDS}/-/-/-/Im", "each of the 2 seats has drawn three tiles"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMmMkIm,CjMy/-/-/-/-", "each of the 2 seats has drawn three tiles"),
    ("teams first expert", f"{EIGHT} wl 0-0 --- - 0 MhMmMk,CjMyCf,GhImTr,VxTp/-/-/-/-", "each of the 4 seats"),
    ("duel revised expert", "-/- ? 0-0 --- d 0 -,Mh/-/-/-/-", "the seats draw in turn"),
    ("duel revised expert", f"-/- ? 0-0 --- d 0 {HANDS}/-/-/-/-", "the seats draw in turn"),
    ("duel revised expert", "-/- w 0-0 --- s 0 MhMmMk,CjMy/-/-/-/Im", "no tile has been used before"),
    ("duel revised expert", f"{SIX} w 0-0 --- x 0 {HANDS}/-/-/-/-", "nobody has used Confusion"),
    ("duel revised expert", f"{SIX} w 0-0 --- - 0 {HANDS}/-/b/-/-", "nobody has used Confusion"),
    ("duel revised", f"{SIX} w 0-0 --- x 0 -", "no chaos tiles without expert mode"),
    ("duel revised", f"{SIX} w 2-0 --- n1;C4<C5;ask@C4r 0 -", "no chaos tiles without expert mode"),
    ("duel revised", "-/- ? 0-0 --- d 0 -", "no chaos tiles without expert mode"),
]
TURNS = [
    ("duel revised", f"{SIX} ? 0-0 --- - 0 -", "'w' who decides, not '?'"),
    ("duel revised expert", "-/- w 0-0 --- d 0 -,-/-/-/-/-", "'?' who decides, not 'w'"),
    ("duel revised", f"{SIX} w 5-0 --- - 0 -", "a game is over with five points"),
    ("duel revised", f"{SIX} w 0-0 --- - 100 -", "at a count of 100"),
    ("duel revised", f"{SIX} . 4-0 --- - 99 -", "as a draw, at a count of 100"),
    ("duel revised", f"{SIX} . 5-0 --- - 7 -", "the count is 0 when the score has just changed"),
    ("duel revised", f"{SIX} . 5-5 --- - 0 -", "win= says who has won"),
    ("duel revised", f"{SIX} w 0-0 --- win=w 0 -", "only when it is over"),
    ("duel revised", f"{SIX} . 5-0 --- win=w 0 -", "not written in its one form"),
    ("duel revised", f"{SIX} w 0-0 w-- - 0 -", "each influence is a point"),
    ("duel revised", f"{SIX} w 1-2 bbb - 0 -", "each influence is a point"),
    ("duel revised", f"{SIX} w 0-0 --- r0;C4<C5 0 -", "a tilt was chosen before"),
    ("duel revised", f"{SIX} w 0-0 --- r20;C4<C5 0 -", "after 20 tilts the turn has ended"),
    ("duel revised", f"{SIX} w 0-0 --- n1;C4<C5 0 -", "r is written when playing again"),
    ("duel revised", f"{SIX} w 0-0 --- C4<C5 0 -", "no cube has tilted yet this turn"),
    ("duel revised", f"{SIX} w 0-0 --- r1 0 -", "a cube has tilted this turn"),
    ("duel revised", f"{SIX} w 0-0 --- r1;B4<C4 0 -", "no cube on B4"),
    ("duel revised", f"{SIX} w 0-0 --- r1;C2<C3 0 -", "only cubes of the side to move"),
    ("duel revised", f"{SIX} w 0-0 --- r1;C4<C4 0 -", "cannot have left the square where it stands"),
    ("duel revised", f"{SIX} w 0-0 --- t;r1;C4<C5 0 -", "t stands only before the first move"),
    ("duel revised", f"{SIX} w 0-0 --- r1;C4<C5;c=A1 0 -", "c= belongs to teams in the revised edition"),
    ("teams first", f"{EIGHT} wl 0-0 --- r1;C4<C5;c=C4 0 -", "c= belongs to teams in the revised edition"),
    ("teams revised", f"{EIGHT} wl 0-0 --- r1;C4<C5;c=A6,C4 0 -", "not just those in the half"),
    ("teams revised", f"{EIGHT} wl 0-0 --- r1;C4<C5;c=A1 0 -", "c= names cubes of the colour that is played"),
]
PENDING = [
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@B3 0 MhMmMk,CjMy/-/-/-/Im", "no cube on B3"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@C4 0 {HANDS}/-/-/-/-", "Im lies among the discards"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Mh 0 MhMmMk,CjMyCf/-/-/-/-", "Mh lies among the discards"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@C4&D4 0 MhMmMk,CjMy/-/-/-/Im", "Transfer lies among"),
    ("duel first expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@C4&D4 0 MhMm,CjMy/-/-/-/ImTr", "no other cube can be active"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@C4&C4 0 MhMm,CjMy/-/-/-/ImTr", "no other cube can be active"),
    ("duel revised expert", f"{SIX} w 1-0 --- n1;C4<C5;ask@C4r 0 {HANDS}/-/-/-/-", "could not be decided here"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;ask@C4r 0 -,CjMyCf/-/-/-/MhMmMk", "could not be decided here"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;My@C4r 0 MhMm,CjCf/b/-/-/Tp", "could not be decided here"),
    ("duel first expert", f"{SIX} w 2-0 --- n1;C4<C5;My@C4r 0 MhMm,CjCf/w/-/-/Tp", "could not be decided here"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Mk 0 MhMm,CjMyCf/-/-/-/Mk", "could not be decided here"),
    (
        "duel revised expert",
        f"{SIX} w 2-0 --- n1;C4<C5;ask@C4r+ 0 {HANDS}/-/-/-/-",
        "belongs to the Major Yokai",
    ),
    ("duel revised expert", f"{SIX} w 2-0 --- r1;C4<C5;ask@C4r 0 {HANDS}/-/-/-/-", "r is written when playing again"),
    ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;@Ghr 0 MhGh,CjMyCf/-/-/-/Tp", "Gh is in two places"),
    ("teams revised expert", f"{EIGHT} wl 2-0 --- n1;ask@C4r 0 {FOUR_HANDS}/-/-/-/-", "a cube has tilted this turn"),
]


def make(options: str) -> tuple[str, str, bool]:
    """Read the kind of a row."""
    mode, edition, *expert = options.split(" ")
    return mode, edition, bool(expert)


@pytest.mark.parametrize(("options", "text", "words"), [*FIELDS, *ONE_FORM, *CUBES, *TILES, *TURNS, *PENDING])
def test_a_position_that_cannot_be_is_refused_with_a_fitting_sentence(options: str, text: str, words: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        himiki(*make(options)).read(text)
    assert_sentence(refusal.value)
    assert untranslated(refusal.value) == []
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ("duel revised", f"{SIX} w 0-0 --- - 0 -"),
        ("duel revised", f"{SIX} w 0-0 --- r1;C4<C5 0 -"),
        ("duel revised", "B5HMK/- b 0-0 --- s 0 -"),
        ("duel revised", f"{SIX} . 5-0 --- - 0 -"),
        ("duel revised", f"{SIX} . 4-0 --- - 100 -"),
        ("teams revised", "-/- wl 1-0 --- s 0 -"),  # by a penalty
        ("teams revised", "-/- . 5-0 --- - 0 -"),
        ("teams revised", f"{EIGHT} wl 0-0 --- r1;C4<C5;c=C4 0 -"),
        ("teams revised expert", f"{EIGHT} wl 2-0 --- n1;C4<C5;ask@C4r 0 {FOUR_HANDS}/-/-/-/-"),
        ("duel revised expert", f"{SIX} w 0-0 --- - 0 {HANDS}/-/-/-/-"),
        ("duel revised expert", f"{SIX} w 0-0 --- - 0 MhMm,CjMyCf/-/-/C4Tp/-"),
        ("duel revised expert", "-/- ? 0-0 --- d 0 Mh,-/-/-/-/-"),
        ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;Im@C4&D4 0 MhMm,CjMy/-/-/-/ImTr"),
        ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;My@C4r 0 MhMm,CjCf/w/-/-/Tp"),
        ("duel revised expert", f"{SIX} w 2-0 --- n1;C4<C5;@Ghr 0 MhMm,CjMyCf/-/-/-/-"),
    ],
)
def test_the_same_positions_without_the_contradiction_are_read(options: str, text: str) -> None:
    state = himiki(*make(options)).read(text)
    assert str(state) == text
    play_out(state, random.Random(text))
