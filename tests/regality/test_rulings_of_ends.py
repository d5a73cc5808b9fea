"""Show each ruling about ends, matches and hidden tiles, G-10 to G-14, on positions of its own."""

from __future__ import annotations

import pytest

from .positions import NEUTRAL, board, field, line, placements, position, regality

LAST_CELL = "Ge,cd,Pr/.,Qu,wi/ci,ki,Mi"  # a2 is the last free cell


def test_g_10_the_game_goes_on_while_a_tile_is_face_down() -> None:
    mine = position("Ge,cd,Pr/.,Qu,wi/ci,(ki:r),Mi", "l", royalty="Ca").play("Te@a2")
    assert (mine.seat, board(mine), placements(mine, "Ca")) == (0, "Ge,cd,Pr/te,Qu,wi/ci,.,Mi", ["b1"])


def test_g_10_nine_face_up_tiles_end_the_game() -> None:
    over = position(LAST_CELL, "l", royalty="Ca").play("Te@a2")
    assert (over.seat, over.actions, over.score, over.returns) == (None, (), (4, 5), (-1.0, 1.0))


@pytest.mark.parametrize(("tile", "target"), [("Sm", ">a3"), ("Nj", ">b3"), ("Wt", ">b3")])
def test_g_10_samurai_ninja_and_witch_on_the_last_cell_reopen_it(tile: str, target: str) -> None:
    placed = position(LAST_CELL, "l", royalty="Ca", neutral=tile).play(f"{tile}@a2")
    assert placed.play("-").seat is None
    assert placed.play(target).seat == 0


def test_g_10_a_tower_put_on_while_all_other_cells_are_full_does_not_count_twice() -> None:
    state = position("Ge,cd,Pr/te,Qu,wi/ci,.,Mi", neutral="To", royalty="KiCa")
    assert state.play("To@b2").seat == 1  # eight piles
    assert state.play("To@b2").play("Hi@b1").score == (4, 5)


def test_g_11_no_tile_left_loses_and_is_looked_at_after_destroyed_tiles_have_left() -> None:
    rest = "QuPrMiGeWiHiCdStBiPaMoTe"
    last = position("ci,.,./.,(Ki:l),./.,.,.", royalty="Ca", religion="-", discards=rest, style="old")
    over = last.play("Ca@c1")
    assert str(over) == f"ci,.,./.,.,./.,.,Ca . - - - Ki{rest} - 11"
    assert over.returns == (1.0, -1.0)


def test_g_11_no_tile_that_can_be_placed_loses() -> None:
    rest = "KiQuPrMiGeWiHiCdStBiPaMoCiSmNjBaPe"
    last = position(".,.,./.,.,./.,te,.", royalty="Ca", religion="To", discards=rest)
    assert last.play("Ca@c1").returns == (1.0, -1.0)


def test_g_11_the_tower_alone_is_enough_where_it_can_be_placed() -> None:
    rest = "KiQuPrMiGeWiCdStBiPaMoTeCiSmNjBaPe"
    last = position(".,.,./.,.,./.,hi,.", royalty="Ca", religion="To", discards=rest)
    assert last.play("Ca@c1").actions == ("To@b1",)


def test_g_11_a_tile_in_the_neutral_zone_is_enough() -> None:
    rest = "KiQuPrMiGeWiHiCdStBiPaMoTeSmNjBaPe"
    last = position(".,.,./.,.,./.,ci,.", royalty="Ca", religion="-", neutral="De", discards=rest)
    assert last.play("Ca@c1").actions[:2] == ("De@a1", "De@a2")


SIXTIETH = [  # the board before Religion places the Temple as the sixtieth tile
    ("Ci,.,./.,.,./.,.,.", (0.0, 0.0)),
    ("Ci,.,./.,Ki,./.,.,.", (1.0, -1.0)),
    ("ci,.,./.,Ki,./.,.,.", (-1.0, 1.0)),
    ("Ci,.,./.,de,./.,.,.", (1.0, -1.0)),
    ("Ci,.,Ki/.,De,./.,.,.", (-1.0, 1.0)),
    ("Ci,.,./.,To+De,./.,.,.", (1.0, -1.0)),
    ("Ci,.,Ki/.,(De:r),./.,.,.", (1.0, -1.0)),
]


@pytest.mark.parametrize(("before", "returns"), SIXTIETH)
def test_g_12_sixty_placements_are_counted_as_they_stand(before: str, returns: tuple[float, float]) -> None:
    assert position(before, "l", count=57).play("Te@c1").seat == 0
    assert position(before, "l", count=59).play("Te@c1").returns == returns


def test_g_12_sixty_is_looked_at_before_destroyed_tiles_leave_and_after_the_effect() -> None:
    placed = position("Ci,.,./(Qu:r),.,./.,.,.", "l", count=59).play("Hi@b2")
    assert (placed.actions, placed.seat) == ((">a3", "-"), 1)
    over = placed.play(">a3")
    assert str(over) == "(Ci:l),.,./(Qu:r),hi,./.,.,. . KiPrMiGeWiCa CdStBiPaMoTe ShSoSgToDe - - 60"
    assert (over.score, over.returns) == ((0, 1), (-1.0, 1.0))


def test_g_12_sixty_comes_before_lack_of_tiles() -> None:
    rest = "KiQuPrMiGeWiCaCdStBiPaMo"
    last = position("Ci,.,./.,.,./.,hi,.", "l", royalty="-", religion="Te", discards=rest, style="old", count=59)
    assert last.play("Te@c1").returns == (-1.0, 1.0)  # 1 to 2
    rest = "KiQuPrMiGeWiCaHiCdStBiPaMo"
    drawn = position("Ci,.,./.,.,./.,.,.", "l", royalty="-", religion="Te", discards=rest, style="old", count=59)
    assert drawn.play("Te@c1").returns == (0.0, 0.0)  # not lost for Royalty, who has no tile


OWN = "KiQuPrMiGeWiCa HiCdStBiPaMoTe"


def test_g_13_the_loser_chooses_before_any_draw() -> None:
    end = position(LAST_CELL, "l", royalty="Ca", match="two-wins")
    choose = end.play("Te@a2")
    assert str(choose) == f".,.,./.,.,./.,.,. r {OWN} - - choose 0 won=0-1 gone=ShSoSgToDe"
    assert (choose.seat, choose.actions, choose.odds) == (0, ("first", "second"), ())
    first = choose.play("first")
    assert str(first) == (".,.,./.,.,./.,.,. ? KiQuPrMiGeWiCaCi HiCdStBiPaMoTe - - draw 0 won=0-1 gone=ShSoSgToDe")
    second = choose.play("second")
    assert str(second) == f".,.,./.,.,./.,.,. ? {OWN}Ci - - draw 0 first=l won=0-1 gone=ShSoSgToDe"
    assert second.actions == tuple(f"?{tile}" for tile in NEUTRAL if tile not in ("Sh", "So", "Sg", "To", "De"))


def test_g_13_after_a_draw_the_same_player_begins() -> None:
    for first, who, sixtieth in (("r", "l", "Te@c1"), ("l", "r", "Ca@c1")):
        before = "Ci,.,./.,.,./.,.,." if first == "r" else "ci,.,./.,.,./.,.,."
        drawn = position(before, who, count=59, first=first, match="two-wins").play(sixtieth)
        assert (drawn.seat, drawn.score, field(drawn, "flags")) == (-1, (0, 0), "draw")
        assert ("first=l" in str(drawn)) == (first == "l")


# Style, tiles gone before a game, those drawn for it, those handed on in a secret draft, gone after it.
GONE = [
    ("standard", "", "SmNjBaPeSh", "", "SmNjBaPeSh"),
    ("standard", "SmNjBaPeSh", "SoSgWtFtFa", "", "SmNjBaPeShSoSgWtFtFa"),
    ("standard", "SmNjBaPeShSoSgWtFtFa", "AsHePtDrTo", "", ""),  # one is left of the five that a game needs
    ("draft", "SmNjBaPeShSoSgWtFtFa", "AsHePtDrTo", "", ""),
    ("random", "SmNjBaPeShSoSgWt", "FtFaAsHe", "", "SmNjBaPeShSoSgWtFtFaAsHe"),  # four are left: just enough
    ("random", "SmNjBaPeShSoSgWtFtFaAsHe", "PtDrToDe", "", ""),
    ("secret-random", "SmNjBaPeShSoSgWt", "FtFaAsHe", "", "SmNjBaPeShSoSgWtFtFaAsHe"),
    ("secret-draft", "", "SmNjBaPe", "passed=SmShSo/NjSgWt ", "SmNjBaPeShSoSgWt"),
    ("secret-draft", "SmNjBaPeShSoSgWt", "FtFaAsHe", "passed=FtPtDr/FaToDe ", ""),
]


@pytest.mark.parametrize(("style", "before", "drawn", "passed", "after"), GONE)
def test_g_13_drawn_tiles_leave_the_match_until_too_few_are_left(
    style: str, before: str, drawn: str, passed: str, after: str
) -> None:
    extra = f"{passed}won=1-0" + (f" gone={before}" if before else "")
    end = position(LAST_CELL, "l", royalty="Ca", discards=drawn, style=style, match="two-wins", extra=extra)
    gone = f" gone={after}" if after else ""
    assert str(end.play("Te@a2")) == f".,.,./.,.,./.,.,. r {OWN} - - choose 0 won=1-1{gone}"


def test_g_14_a_hidden_tile_is_chosen_unseen_and_chance_says_which() -> None:
    text = "Ci,.,./.,.,./.,.,. r KiQuPrMiGeWiCa?As HiCdStBiPaMo?SmDr - TeNj - 10"
    placed = regality(style="secret-random", match="single").read(text).play("As@b2")
    assert placed.actions == (">Hi", ">Cd", ">St", ">Bi", ">Pa", ">Mo", ">?", "-")
    strike = placed.play(">?")
    assert str(strike) == "Ci,.,./.,As,./.,.,. ? KiQuPrMiGeWiCa HiCdStBiPaMo?SmDr - TeNj As@b2? 11"
    assert (strike.seat, strike.actions, strike.odds) == (-1, ("?Sm", "?Dr"), (0.5, 0.5))
    assert str(strike.play("?Dr")) == "Ci,.,./.,As,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMo?Sm - TeNjDr - 11"


def test_g_14_also_with_one_hidden_tile_and_through_the_bard() -> None:
    text = "Ci,.,./.,as,./.,.,. r KiQuPrMiGeWiCa?Ba ?Sm - HiCdStBiPaMoTeNj - 10"
    used = line(regality(style="secret-random", match="single").read(text), "Ba@b1 >b2")
    assert used.actions == (">?",)
    strike = used.play(">?")
    assert (field(strike, "flags"), strike.actions, strike.odds) == ("Ba@b1>b2?", ("?Sm",), (1.0,))
    assert strike.play("?Sm").returns == (1.0, -1.0)  # G-11


def test_g_14_a_tile_that_went_by_in_the_draft_is_hidden_all_the_same() -> None:
    text = "Ci,.,./.,.,./.,.,. r KiQuPrMiGeWiCa?NjAs HiCdStBiPaMoTe?SmDr - - - 10 passed=SmBaPe/NjShSo"
    placed = regality(style="secret-draft", match="single").read(text).play("As@b2")
    assert placed.actions[-2:] == (">?", "-")
    assert ">Sm" not in placed.actions


def test_g_14_a_tile_that_came_back_to_the_zone_is_open() -> None:
    text = "Ci,sm,./.,.,./.,.,. l KiQuPrMiGeWiCa?As HiCdStBiPaMoTe?WtDr - - - 11"
    recalled = line(regality(style="secret-random", match="single").read(text), "Wt@a2 >b3 As@c1")
    assert recalled.actions[-3:] == (">Sm", ">?", "-")
