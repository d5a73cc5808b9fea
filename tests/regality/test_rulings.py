"""Show each ruling about tiles, G-01 to G-09, on positions of its own; G-10 to G-14 are in `test_rulings_of_ends`."""

from __future__ import annotations

import pytest

from .positions import board, field, line, placements, position, regality

LAST_CELL = "Ge,cd,Pr/.,Qu,wi/ci,ki,Mi"  # a2 is the last free cell


def test_g_01_a_destroyed_tile_leaves_when_its_destroyers_turn_begins() -> None:
    start = line(regality(style="old", match="single").start(), "Ci@b2 Hi@b3")
    assert str(start) == ".,hi,./.,Ci,./.,.,. l KiQuPrMiGeWiCa CdStBiPaMoTe - - Hi@b3 2"
    destroyed = start.play(">b2")
    assert str(destroyed) == ".,hi,./.,(Ci:l),./.,.,. r KiQuPrMiGeWiCa CdStBiPaMoTe - - - 2"
    assert str(destroyed.play("Ca@a1")) == ".,hi,./.,.,./Ca,.,. l KiQuPrMiGeWi CdStBiPaMoTe - Ci - 3"


def test_g_01_the_opponents_destroyed_tiles_stay_for_that_turn() -> None:
    both = position("(hi:r),.,./.,.,./.,.,Ci", "l")
    assert board(line(both, "Pa@b1 >c1")) == ".,.,./.,.,./.,pa,(Ci:l)"
    assert board(line(both, "Pa@b1 >c1 Ca@a1")) == ".,.,./.,.,./Ca,pa,."


def test_g_01_a_face_down_tile_blocks_its_cell_and_is_no_ones_ally_and_no_target() -> None:
    state = position(".,.,./.,(Hi:l),./.,.,Ci")
    assert "b2" not in placements(state, "Ki")
    assert state.score == (1, 0)
    assert state.play("Mi@a1").seat == 1  # nothing to turn


def test_g_01_a_face_down_tile_has_no_effect() -> None:
    assert position(".,ci,./.,(Sh:l),./.,.,.").play("Mi@c2").actions == (">b3", "-")
    assert position(".,.,./.,(bi:l),ci/.,.,.", neutral="Ba").play("Ba@b3").seat == 1
    assert position(".,.,./ci,.,./(Te:l),.,.", neutral="Pt").play("Pt@b1").seat == 1


@pytest.mark.parametrize("destroyer", ["Hi", "Pa", "Mo"])
def test_g_02_a_tile_on_the_last_free_cell_destroys_nothing(destroyer: str) -> None:
    over = position(LAST_CELL, "l", royalty="Ca").play(f"{destroyer}@a2")
    assert over.seat is None
    assert board(over) == LAST_CELL.replace(".", destroyer.lower())


def test_g_02_nor_does_the_pirate() -> None:
    assert position("Ge,cd,Pr/.,Ca,wi/ci,ki,Mi", "l", neutral="Pt").play("Pt@a2").seat is None


def test_g_02_not_through_bard_or_performer_either() -> None:
    bard = position(LAST_CELL, "l", royalty="Ca", neutral="Ba").play("Ba@a2")
    assert bard.actions == (">b2", "-")  # the Queen turns; the General would have to destroy
    performer = position("hi,cd,Pr/.,Qu,wi/ci,ki,Mi", "l", royalty="GeCa", neutral="Pe").play("Pe@a2")
    assert performer.actions == (">b3", "-")  # the Cardinal; the King would have to destroy


def test_g_02_with_a_face_down_tile_on_the_board_the_last_free_cell_is_the_last() -> None:
    state = position("Ge,cd,Pr/.,Qu,wi/ci,(ki:r),Mi", "l", royalty="Ca").play("Hi@a2")
    assert (state.seat, board(state)) == (0, "Ge,cd,Pr/hi,Qu,wi/ci,.,Mi")


def test_g_02_turning_and_banishing_are_possible_there() -> None:
    assert position(LAST_CELL, "l", royalty="Ca").play("Bi@a2").actions == (">a1", ">b1", ">b2", ">a3", ">b3", "-")
    samurai = position(LAST_CELL, "l", royalty="Ca", neutral="Sm").play("Sm@a2")
    assert samurai.actions == (">a1", ">b2", ">a3", "-")


def test_g_03_a_shielded_tile_is_not_silenced() -> None:
    beside = position("ci,.,./.,Sh,./.,.,.", neutral="Sg")
    assert beside.play("Mi@b3").seat == 1
    shielded = line(beside, "Sg@c3 Te@c1")
    assert shielded.play("Mi@b3").actions == (">b2", ">a3", ">c3", "-")


def test_g_03_the_towers_pile_is_not_silenced_or_covered_or_moved() -> None:
    state = position("To+Ci,.,./.,.,hi/.,.,.", neutral="Fa")
    assert state.play("Fa@a1").actions == (*(f">c2{cell}" for cell in ("b1", "c1", "a2", "b2", "b3", "c3")), "-")
    assert position("To+Ci,.,./.,.,hi/.,.,.").play("Mi@b3").actions == (">c2", "-")


def test_g_03_a_shielded_tile_is_not_used_again() -> None:
    assert position("ci,.,./.,hi,./.,.,.", neutral="Ba").play("Ba@b3").actions == (">b2", "-")
    assert position("ci,.,./sg,hi,./.,.,.", neutral="Ba").play("Ba@b3").seat == 1


def test_g_03_only_the_pirate_needs_a_shield() -> None:
    assert position("ci,.,./.,.,./.,.,.", neutral="Pt").play("Pt@b2").seat == 1
    assert position("ci,Te,./.,.,./.,.,.", neutral="Pt").play("Pt@b2").actions == (">b3", "-")


@pytest.mark.parametrize("sage", ["Sg", "sg"])
@pytest.mark.parametrize("shaman", ["Sh", "sh"])
def test_g_04_shields_and_silence_come_from_whoevers_allies(sage: str, shaman: str) -> None:
    for who, killer in (("r", "Ki"), ("l", "Hi")):
        state = position(f"ci,{sage},./.,.,./{shaman},.,.", who)
        assert state.play(f"{killer}@b2").actions == (">a1", ">b3", "-")  # a3 is shielded
        assert state.play(f"{killer}@b1").seat == 1 - "rl".index(who)  # silent beside the Shaman


def test_g_04_not_from_a_covered_tile() -> None:
    assert position("Ci,.,./To+Sh,.,./.,.,.").play("Ki@b2").actions == (">a3", "-")
    assert position("Ci,To+Sg,./.,.,./.,.,.").play("Ki@b2").actions == (">a3", "-")


def test_g_05_a_tile_placed_beside_the_shaman_does_nothing() -> None:
    state = position("ci,.,./.,Sh,./.,.,.").play("Ki@b3")
    assert (state.seat, board(state)) == (1, "ci,Ki,./.,Sh,./.,.,.")


def test_g_05_bard_and_performer_cannot_use_a_silent_tile_nor_act_when_silent() -> None:
    state = position("ci,.,./.,hi,Sh/.,.,.", neutral="Ba")
    assert state.play("Ba@b3").seat == 1  # the Hierophant is silent
    assert position("ci,hi,./.,.,Sh/.,.,.", neutral="Ba").play("Ba@b2").seat == 1  # the Bard is silent
    assert position("ci,hi,./.,.,./.,.,Sh", neutral="Ba").play("Ba@b2").actions == (">b3", "-")


def test_g_05_only_what_loses_its_effect_is_marked_as_silent() -> None:
    cells = position("de,Ki,./Ca,Sh,ci/.,So,.").view(None)["board"].items()
    assert [cell for cell, lies in cells if lies and "silent" in lies] == ["b3"]


def test_g_05_passive_tiles_are_not_silenced() -> None:
    assert position("ci,Sg,./.,Sh,./.,.,.").play("Ki@a2").seat == 1  # silent
    assert position("ci,Sg,./.,.,So/.,.,.").play("Ki@b2").actions == (">c2", ">b3", "-")  # the Sage shields a3 still
    assert position("ci,Sh,./.,.,So/.,.,.").play("Ki@b2").seat == 1  # so does the Shaman silence


def test_g_06_a_used_tile_acts_from_its_own_cell_by_its_own_facing() -> None:
    teller = line(position(".,.,./.,ft,./ci,ki,.", neutral="Ba"), "Ba@b3 >b2")
    assert teller.actions == (">!",)
    assert board(teller.play(">!")) == ".,Ba,./.,ft,./Ci,Ki,."


def test_g_06_it_may_hit_the_bard() -> None:
    state = line(position(".,.,./.,hi,./ci,.,.", neutral="Ba"), "Ba@b3 >b2")
    assert state.actions == (">a1", ">b3")
    assert board(state.play(">b3")) == ".,(Ba:r),./.,hi,./ci,.,."


def test_g_06_yours_means_the_player_who_placed_the_bard() -> None:
    witch = line(position(".,.,./.,wt,./ci,Ki,.", neutral="Ba"), "Ba@b3 >b2")
    assert witch.actions == (">b1", ">b3")
    assert field(witch.play(">b3"), "royalty") == "QuPrMiGeWiCaBa"
    assassin = line(
        position(".,.,./.,as,./ci,.,.", religion="HiSm", discards="CdStBiPaMoTe", neutral="Ba"), "Ba@b3 >b2"
    )
    assert assassin.actions == (">Hi", ">Sm")


def test_g_06_a_used_bard_or_performer_goes_on_to_a_further_tile() -> None:
    bard = position(".,.,Ci/Ki,.,qu/.,Pe,.", neutral="Ba").play("Ba@b2")
    assert bard.actions == (">b1", ">a2", ">c2", "-")
    performer = bard.play(">b1")
    assert (field(performer, "flags"), performer.actions) == ("Ba@b2>b1", (">a2", ">c2"))
    queen = performer.play(">c2")
    assert (field(queen, "flags"), queen.actions) == ("Ba@b2>b1>c2", (">N", ">SW", ">W"))
    assert board(queen.play(">W")) == ".,.,Ci/ki,ba,qu/.,Pe,."


def test_g_06_a_used_bard_goes_on_for_the_performer() -> None:
    bard = line(position(".,.,ci/.,ba,./.,hi,.", neutral="Pe"), "Pe@c1 >b2")
    assert (field(bard, "flags"), bard.seat, bard.actions) == ("Pe@c1>b2", 0, (">b1",))
    hierophant = bard.play(">b1")
    assert (field(hierophant, "flags"), hierophant.actions) == ("Pe@c1>b2>b1", (">c1", ">b2"))
    assert board(hierophant.play(">c1")) == ".,.,ci/.,ba,./.,hi,(Pe:r)"


def test_g_06_bard_and_performer_cannot_use_passive_tiles() -> None:
    state = position("De,sh,Sg/Ca,.,ci/.,So,.", neutral="Ba")
    assert state.play("Ba@b2").seat == 1


def test_g_07_what_can_do_nothing_is_not_offered() -> None:
    assert position("ci,.,./.,.,./.,.,.").play("Qu@c1").actions == (">NW", "-")
    assert position("ci,.,./.,.,./.,.,.").play("Pr@b2").actions == (">x", "-")
    assert position("ci,.,./.,.,./.,.,.").play("Ge@b2").seat == 1
    # The General on c1 has only the Bard to destroy; that is enough.
    assert position("ci,.,./.,wi,./bi,.,Ge", neutral="Ba").play("Ba@b1").actions == (">a1", ">c1", ">b2", "-")
    assert position(".,ci,./.,wi,./.,.,.", neutral="Ba").play("Ba@c2").seat == 1  # the Wizard could do nothing


def test_g_07_a_chain_that_leads_nowhere_is_not_offered() -> None:
    assert position("ki,.,Ci/.,.,./.,Pe,.", neutral="Ba").play("Ba@b2").seat == 1


def test_g_07_the_fairy_needs_a_free_cell_and_something_to_move() -> None:
    assert position("Ge,cd,Pr/.,Qu,wi/ci,ki,Mi", "l", royalty="Ca", neutral="Fa").play("Fa@a2").seat is None
    assert position(".,.,./.,.,Ca/.,.,.", "l", discards="Ci", neutral="Fa").play("Fa@a2").seat == 0


def test_g_07_once_the_bard_has_chosen_there_is_no_way_back() -> None:
    used = line(position("ci,.,./.,bi,./.,.,.", neutral="Ba"), "Ba@b3 >b2")
    assert used.actions == (">a3", ">b3")
    one = line(position("ci,.,./.,wt,./.,.,.", neutral="Ba"), "Ba@b3 >b2")
    assert one.actions == (">b3",)  # a decision also with one choice


def test_g_08_the_witch_takes_neither_herself_nor_what_is_face_down_or_shielded() -> None:
    state = position("Ci,Sg,Mi/.,.,./(Ki:l),Ca,.", neutral="Wt").play("Wt@b2")
    assert state.actions == (">b3", "-")


def test_g_08_through_the_bard_the_witch_takes_the_bard_but_not_herself() -> None:
    assert line(position(".,.,./.,Wt,./ci,.,.", neutral="Ba"), "Ba@b3 >b2").actions == (">b3",)


def test_g_08_the_fairy_does_not_move_herself() -> None:
    fairy = position("Ci,.,./.,.,./.,.,.", neutral="Fa").play("Fa@b2")
    assert {action[1:3] for action in fairy.actions} == {"a3", ""}


def test_g_08_unused_neutral_tiles_are_no_discards() -> None:
    start = line(regality().start(), "?He ?Ba ?Sm ?De ?Wt Ci@a1")
    assert start.play("He@b2").seat == 0  # 11 tiles were not drawn, none is discarded


def test_g_08_a_tile_taken_into_a_zone_is_its_owners_from_then_on() -> None:
    state = line(position("ci,.,./.,.,./.,.,.", discards="Hi", neutral="He"), "He@b2 >Hi Te@c3 Hi@a1 -")
    assert board(state) == "ci,.,te/.,He,./Hi,.,."


def test_g_09_the_tower_goes_only_on_an_ally_neither_face_down_nor_shielded() -> None:
    state = position("Ci,Ca,(Ge:l)/sh,So,Mi/.,Sg,Wi", neutral="To")
    assert placements(state, "To") == ["b1", "b2", "c2", "a3"]


def test_g_09_the_tile_under_the_tower_loses_its_effect() -> None:
    covered = line(position(".,.,./.,So,./.,hi,ci", neutral="To"), "To@b2 Te@c3")
    assert covered.play("Mi@a1").actions == (">b1", "-")


def test_g_09_destroyed_by_a_pirate_the_pile_leaves_together() -> None:
    struck = line(position("Ci,.,./.,To+Mi,./te,.,.", "l", neutral="Pt"), "Pt@a2 >b2")
    assert board(struck) == "Ci,.,./pt,(To+Mi:l),./te,.,."
    later = struck.play("Ca@c1")
    assert (board(later), field(later, "discards")) == ("Ci,.,./pt,.,./te,.,Ca", "MiTo")
