"""Test the chaos tiles of the naive HI MI KI against the written rules."""

from __future__ import annotations

import pytest

from .himiki import EDITIONS, NaiveHimiki
from .himiki_board import SQUARES
from .himiki_lines import duel, field, run, teams

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
