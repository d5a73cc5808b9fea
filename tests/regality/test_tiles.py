"""Show what each of the 31 tiles does: the exact list of actions, and the position after one of them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from yamabushi.games.regality.diagram import diagram
from yamabushi.games.regality.tiles import TILES, VERBS, codes

from .positions import board, field, placements, position

TABLE = """
Ki King, Hi Hierophant, Qu Queen, Cd Cardinal, Pr Princess, St Saint, Mi Minister, Bi Bishop, Ge General, Pa Paladin,
Wi Wizard, Mo Monk, Ca Castle, Te Temple, Ci Citizen, Sm Samurai, Nj Ninja, Ba Bard, Pe Performer, Sh Shaman,
So Sorceress, Sg Sage, Wt Witch, Ft Fortuneteller, Fa Fairy, As Assassin, He Hermit, Pt Pirate, Dr Dragon, To Tower,
De Death
"""
PASSIVE_OR_NONE = {"Ca", "Te", "Ci", "Sh", "So", "Sg", "To", "De"}


class Use(NamedTuple):
    """A tile placed on a board, what it offers, and what one choice leads to."""

    tile: str
    who: str
    before: str
    cell: str
    actions: str
    choice: str
    after: str
    leaves: str = "-"  # what lies in the discards then


# Every tile whose effect is aimed at the board. What is face down leaves when its destroyer is next.
USES = [
    # Not the shielded b1 (Sage in the east) and a2, not what is face down.
    Use("Ki", "r", "Ci,hi,(Cd:l)/te,.,./.,mo,Sg", "b2", ">c1 >a3 >b3 -", ">b3", "Ci,(hi:r),./te,Ki,./.,mo,Sg", "Cd"),
    Use("Ki", "r", "Ci,hi,(Cd:l)/te,.,./.,mo,Sg", "b2", ">c1 >a3 >b3 -", "-", "Ci,hi,./te,Ki,./.,mo,Sg", "Cd"),
    Use("Hi", "l", "ci,Ki,Qu/Ca,.,./.,Wi,sg", "b2", ">c1 >a3 >b3 >c3 -", ">b3", "ci,(Ki:l),Qu/Ca,hi,./.,Wi,sg"),
    # To the edge, over free cells and past shielded tiles.
    Use("Qu", "r", "Ci,.,hi/cd,St,./.,mo,Te", "a1", ">N >NE >E -", ">NE", "Ci,.,Hi/cd,st,./Qu,mo,Te"),
    Use("Qu", "r", "Ci,.,hi/cd,St,./.,mo,Te", "a1", ">N >NE >E -", ">E", "Ci,.,hi/cd,St,./Qu,Mo,Te"),
    Use("Qu", "r", ".,.,hi/Te,ci,./.,.,Mo", "a3", ">E >SE -", ">E", "Qu,.,Hi/Te,ci,./.,.,Mo"),
    Use("Cd", "l", "Ki,qu,./.,Pr,ci/Ca,.,(Mi:r)", "c3", ">S >SW >W -", ">W", "ki,Qu,cd/.,Pr,ci/Ca,.,.", "Mi"),
    Use(
        "Cd",
        "l",
        "Ki,qu,ge/wi,.,ci/Pr,mi,.",
        "b2",
        ">N >NE >E >S >SW >W >NW -",
        ">SW",
        "Ki,qu,ge/wi,cd,ci/pr,mi,.",
    ),
    Use("Pr", "r", "Ci,hi,te/cd,.,./st,bi,.", "b2", ">+ >x -", ">+", "Ci,Hi,te/Cd,Pr,./st,Bi,."),
    Use("Pr", "r", "Ci,hi,te/cd,.,./st,bi,.", "b2", ">+ >x -", ">x", "ci,hi,te/cd,Pr,./St,bi,."),
    Use("St", "l", ".,ki,./Qu,Mi,./.,.,Ci", "a3", ">+ >x -", ">+", "st,Ki,./qu,Mi,./.,.,Ci"),
    Use("St", "l", ".,Ca,./.,mi,./.,.,Ci", "a3", ">x -", ">x", "st,Ca,./.,Mi,./.,.,Ci"),
    Use("Mi", "r", "Ci,.,./hi,cd,te/St,.,.", "b1", ">a1 >a2 >b2 -", ">a1", "Ci,.,./hi,cd,te/st,Mi,."),
    Use("Bi", "l", "Ci,.,Ki/Qu,.,Ca/.,Ge,.", "b2", ">b1 >a2 >a3 >c3 -", ">a3", "ci,.,Ki/Qu,bi,Ca/.,Ge,."),
    Use("Ge", "r", "Ci,hi,cd/te,.,bi/.,st,.", "b2", ">b1 >c2 >b3 -", ">c2", "Ci,hi,cd/te,Ge,(bi:r)/.,st,."),
    Use("Pa", "l", "Ci,Ki,Qu/Ca,.,Mi/.,Pr,.", "b2", ">b1 >c2 >b3 -", ">b1", "Ci,Ki,Qu/Ca,pa,Mi/.,(Pr:l),."),
    Use("Wi", "r", "Ci,hi,cd/bi,.,./te,st,Mo", "b2", ">c1 >a3 >c3 -", ">a3", "(Ci:r),hi,cd/bi,Wi,./te,st,Mo"),
    Use("Mo", "l", "Ci,Ki,Qu/Mi,.,./Ca,Pr,ge", "b2", ">c1 >a3 >c3 -", ">c1", "Ci,Ki,Qu/Mi,mo,./Ca,Pr,(ge:l)"),
    Use("Sm", "r", "ci,hi,cd/te,.,./.,St,.", "b2", ">b1 >b3 -", ">b1", "ci,hi,cd/te,Sm,./.,.,.", "St"),
    Use("Sm", "l", "ci,Ki,Qu/Ca,.,Mi/.,.,.", "b2", ">c2 >b3 -", ">b3", "ci,.,Qu/Ca,sm,Mi/.,.,.", "Ki"),
    Use("Nj", "r", "ci,hi,te/bi,.,./.,st,Mo", "b2", ">c1 >a3 -", ">a3", ".,hi,te/bi,Nj,./.,st,Mo", "Ci"),
    Use("Nj", "l", "ci,.,Ki/.,.,./.,.,.", "b2", ">a3 >c3 -", ">c3", "ci,.,./.,nj,./.,.,.", "Ki"),
    # The three in front, by its facing.
    Use("Ft", "r", "Ci,hi,te/cd,.,bi/st,mo,.", "b2", ">! -", ">!", "ci,Hi,te/cd,Ft,bi/st,mo,."),
    Use("Ft", "l", "Ci,hi,te/cd,.,bi/st,Mo,.", "b2", ">! -", ">!", "Ci,hi,te/cd,ft,bi/St,mo,."),
    Use("Dr", "r", "Ci,hi,te/cd,.,(bi:l)/st,Mo,.", "b2", ">! -", ">!", "ci,Hi,te/Cd,Dr,./St,mo,.", "Bi"),
    Use("Dr", "l", "Ci,hi,./.,.,./st,.,Mo", "a2", ">! -", ">!", "ci,Hi,./dr,.,./St,.,Mo"),
    # From anywhere to any free cell, facing kept; not itself, no shielded and no face-down tile.
    Use(
        "Fa",
        "r",
        "Ci,hi,te/cd,(St:l),./bi,Ca,.",
        "c1",
        ">a1c2 >a2c2 >a3c2 >b3c2 -",
        ">b3c2",
        "Ci,.,te/cd,.,hi/bi,Ca,Fa",
        "St",
    ),
    Use(
        "Fa",
        "l",
        "Ci,hi,te/cd,Ki,./.,.,qu",
        "b1",
        ">c1a1 >c1c2 >a2a1 >a2c2 >b2a1 >b2c2 >a3a1 >a3c2 >b3a1 >b3c2 -",
        ">b2a1",
        "Ci,hi,te/cd,.,./Ki,fa,qu",
    ),
    # Only what is shielded: the Castle, the Temple, a Sage's neighbours, a Tower.
    Use("Pt", "r", "ci,te,bi/sg,.,./hi,Ca,st", "b2", ">b1 >b3 -", ">b3", "ci,(te:r),bi/sg,Pt,./hi,Ca,st"),
    Use("Pt", "l", "Sg,Ki,qu/.,.,./To+Ge,Ci,.", "b2", ">a1 >b3 -", ">a1", "Sg,Ki,qu/.,pt,./(To+Ge:l),Ci,."),
]


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.tile}@{use.cell} {use.choice} {use.who}")
def test_an_effect_on_the_board(use: Use) -> None:
    neutral = use.tile if TILES[index(use.tile)].owner == 2 else ""
    placed = position(use.before, use.who, neutral=neutral).play(f"{use.tile}@{use.cell}")
    assert placed.actions == tuple(use.actions.split())
    assert (placed.seat, field(placed, "flags")) == ("rl".index(use.who), f"{use.tile}@{use.cell}")
    after = placed.play(use.choice)
    assert (board(after), field(after, "discards")) == (use.after, use.leaves)
    assert (after.seat, field(after, "flags")) == (1 - "rl".index(use.who), "-")


def index(code: str) -> int:
    """Find a tile by its code."""
    return [tile.code for tile in TILES].index(code)


def test_the_table_of_tiles() -> None:
    names = dict(entry.split() for entry in TABLE.replace("\n", " ").split(","))
    assert {tile.code: tile.name for tile in TILES} == names
    assert [tile.owner for tile in TILES] == [0] * 7 + [1] * 7 + [2] * 17
    assert codes((1 << 31) - 1) == "KiQuPrMiGeWiCaHiCdStBiPaMoTeCiSmNjBaPeShSoSgWtFtFaAsHePtDrToDe"


def test_each_of_religions_tiles_does_what_royaltys_does() -> None:
    for royal, religious in zip(TILES[:7], TILES[7:14], strict=True):
        assert (royal.verb, royal.reach, royal.power) == (religious.verb, religious.reach, religious.power)


def test_every_active_tile_is_shown_here() -> None:
    elsewhere = {"Ba", "Pe", "Wt", "As", "He"}
    assert {use.tile for use in USES} | elsewhere == {tile.code for tile in TILES} - PASSIVE_OR_NONE
    assert len(VERBS) == len(TILES) == 31


@pytest.mark.parametrize("tile", sorted(PASSIVE_OR_NONE - {"To", "Te", "Ci"}))
def test_a_passive_tile_offers_nothing(tile: str) -> None:
    placed = position("Ci,hi,./.,.,./.,Mi,.", neutral="" if tile == "Ca" else tile).play(f"{tile}@b2")
    assert (placed.seat, board(placed)) == (1, f"Ci,hi,./.,{tile},./.,Mi,.")


def test_the_citizen_placed_again_offers_nothing() -> None:
    placed = position("Ge,hi,./.,.,./.,Mi,.", royalty="KiQuPrWiCaCi").play("Ci@b2")
    assert (placed.seat, board(placed)) == (1, "Ge,hi,./.,Ci,./.,Mi,.")


def test_the_temple_offers_nothing() -> None:
    placed = position("Ci,hi,./.,.,./.,Mi,.", "l").play("Te@b2")
    assert (placed.seat, board(placed)) == (0, "Ci,hi,./.,te,./.,Mi,.")


def test_the_bard_uses_an_orthogonal_neighbour() -> None:
    bard = position("qu,hi,./bi,.,Ci/.,Te,mo", neutral="Ba").play("Ba@b2")
    assert bard.actions == (">a2", ">b3", "-")  # not the diagonal Queen and Monk, Citizen or Temple
    used = bard.play(">a2")
    assert (field(used, "flags"), used.seat, used.actions) == ("Ba@b2>a2", 0, (">b2", ">a3", ">b3"))
    assert board(used.play(">b2")) == "qu,hi,./bi,ba,Ci/.,Te,mo"


def test_the_performer_uses_a_diagonal_neighbour() -> None:
    performer = position("qu,hi,./bi,.,Ci/.,Te,mo", neutral="Pe").play("Pe@b2")
    assert performer.actions == (">c1", ">a3", "-")
    used = performer.play(">a3")
    assert (field(used, "flags"), used.actions) == ("Pe@b2>a3", (">E", ">SE", ">S"))
    assert board(used.play(">SE")) == "qu,hi,./bi,pe,Ci/.,Te,Mo"


def test_the_shaman_silences_its_orthogonal_neighbours() -> None:
    shaman = position("Ci,.,hi/.,sh,./.,.,.")
    assert shaman.play("Mi@b3").seat == 1
    assert shaman.play("Mi@a2").seat == 1
    assert shaman.play("Mi@a1").actions == (">b2", "-")


def test_the_sorceress_silences_its_diagonal_neighbours() -> None:
    sorceress = position("Ci,.,./.,So,./.,.,.", "l")
    assert sorceress.play("Bi@c3").seat == 0
    assert sorceress.play("Bi@a1").seat == 0
    assert sorceress.play("Bi@b3").actions == (">b2", ">a3", "-")


def test_the_sage_shields_its_west_and_east_neighbours() -> None:
    sage = position("ci,cd,bi/hi,Sg,st/.,mo,.")
    assert sage.play("Ki@a1").actions == (">b1", ">b2", "-")  # a2 is shielded
    assert sage.play("Ki@c1").actions == (">b1", ">b2", "-")  # c2 is shielded
    edge = position("Sg,cd,bi/hi,.,./.,.,ci")
    assert edge.play("Ki@b2").actions == (">c1", ">a2", ">a3", ">c3", "-")  # b3 only, and none across the edge


def test_the_witch_recalls_an_ally() -> None:
    witch = position("Ci,mi,Ca/Hi,.,(Ki:l)/ge,Sg,Qu", neutral="Wt").play("Wt@b2")
    assert witch.actions == (">b1", ">a2", ">a3", "-")  # not itself, the foes, the face-down or the shielded ones
    assert str(witch.play(">a2")) == (
        "Ci,mi,Ca/.,Wt,./ge,Sg,Qu l PrWiHi CdStBiPaMoTe SoToDe Ki - 11"  # the Hierophant is Royalty's from now on
    )


def test_religions_witch_recalls_what_faces_south() -> None:
    witch = position("ci,mi,Te/Hi,.,./ge,.,.", "l", neutral="Wt").play("Wt@b2")
    assert witch.actions == (">a1", ">a3", ">b3", "-")
    assert field(witch.play(">b3"), "religion") == "MiCdStBiPaMo"


def test_the_assassin_banishes_a_tile_of_the_opponents_zone() -> None:
    assassin = position("Ci,.,./.,.,./.,.,.", religion="CdTeSm", discards="HiStBiPaMo", neutral="As").play("As@b2")
    assert assassin.actions == (">Cd", ">Te", ">Sm", "-")
    assert str(assassin.play(">Te")) == "Ci,.,./.,As,./.,.,. l KiQuPrMiGeWiCa CdSm SgToDe HiStBiPaMoTe - 11"


def test_the_hermit_takes_a_discarded_tile() -> None:
    hermit = position("Ci,.,./.,.,./.,.,.", "l", discards="KiHiSm", neutral="He").play("He@b2")
    assert hermit.actions == (">Ki", ">Hi", ">Sm", "-")
    assert str(hermit.play(">Ki")) == "Ci,.,./.,he,./.,.,. r QuPrMiGeWiCa KiCdStBiPaMoTe SgToDe HiSm - 12"


def test_the_hermit_with_nothing_discarded_offers_nothing() -> None:
    assert position("Ci,.,./.,.,./.,.,.", neutral="He").play("He@b2").seat == 1


def test_the_tower_covers_an_ally_of_yours() -> None:
    tower = position("Ci,mi,Ca/.,Hi,(Ki:l)/ge,Sg,Qu", neutral="To")
    assert placements(tower, "To") == ["b1", "b2", "a3"]  # Queen and Castle are shielded
    covered = tower.play("To@b2")
    assert (board(covered), covered.seat, covered.score) == ("Ci,mi,Ca/.,To+Hi,./ge,Sg,Qu", 1, (5, 2))
    assert placements(position("Ci,mi,Ca/.,Hi,./ge,.,.", "l", neutral="To"), "To") == ["a1", "b3"]


def test_death_loses_for_the_side_whose_ally_it_is() -> None:
    last = position("Ci,Qu,Pr/Mi,De,Wi/Ge,Hi,.", "l")
    assert (last.play("Te@c1").returns, last.play("Te@c1").score) == ((-1.0, 1.0), (8, 1))
    turned = position("ci,qu,pr/mi,de,wi/ge,hi,.")
    assert turned.play("Ca@c1").returns == (1.0, -1.0)


TOUCHING = {
    "Ki": "b2", "Qu": "b2", "Pr": "b2", "Mi": "b2", "Ge": "b2", "Sm": "b2", "Ba": "b2", "Wt": "c1", "Ft": "b1",
    "Fa": "b2", "Dr": "b2",
}  # fmt: skip


@pytest.mark.parametrize("tile", TOUCHING)
def test_no_effect_touches_a_shielded_tile(tile: str) -> None:
    neutral = tile if TILES[index(tile)].owner == 2 else ""
    shielded = position(".,.,./.,.,Te/.,.,.", discards="Ci", neutral=neutral).play(f"{tile}@{TOUCHING[tile]}")
    assert shielded.seat == 1
    same_without_shield = position(".,.,./.,.,Bi/.,.,.", discards="Ci", neutral=neutral)
    assert same_without_shield.play(f"{tile}@{TOUCHING[tile]}").seat == 0


@pytest.mark.parametrize("tile", ["Wi", "Nj", "Pe"])
def test_no_diagonal_effect_touches_a_shielded_tile(tile: str) -> None:
    neutral = tile if tile != "Wi" else ""
    shielded = position(".,.,Te/.,.,./.,.,.", discards="Ci", neutral=neutral).play(f"{tile}@b2")
    assert shielded.seat == 1
    assert position(".,.,Bi/.,.,./.,.,.", discards="Ci", neutral=neutral).play(f"{tile}@b2").seat == 0


DIAGRAMS = {
    "orthogonal": ".o.oTo.o.",
    "diagonal": "o.o.T.o.o",
    "adjacent": "ooooToooo",
    "ray": "****T****",
    "set": "x+x+T+x+x",
    "front": "ooo.T....",
    "sides": "...oTo...",
    "any": "aaaaTaaaa",
    "zone": "",
    "discards": "",
    "none": "",
}


def test_the_reach_of_every_tile_is_drawn_as_it_is_called() -> None:
    assert {tile.code: diagram(tile) for tile in TILES} == {tile.code: DIAGRAMS[tile.where] for tile in TILES}
    assert {tile.where for tile in TILES} == set(DIAGRAMS)
