"""Test the naive Regality vs. Religion against the written rules, so that it is worth comparing with."""

from __future__ import annotations

import pytest

from .regality import DRAWN, NaiveRegality
from .regality_effects import CELLS, NEUTRAL, RELIGION, ROYALTY, Piece

STYLES = list(DRAWN)
ROYALTY_TEXT = "".join(ROYALTY)
RELIGION_TEXT = "".join(RELIGION)


def codes(text: str) -> list[str]:
    """Split `KiQu` into tiles."""
    return [text[index : index + 2] for index in range(0, len(text), 2)]


def piece(text: str) -> Piece:
    """Read one cell of a board."""
    tiles, _, destroyer = text.strip("()").partition(":")
    top, _, under = tiles.partition("+")
    facing = "r" if top[0].isupper() else "l"
    return Piece(top.capitalize(), facing, under.capitalize() or None, destroyer or None)


def position(
    board: str,
    turn: str = "r",
    royalty: str = ROYALTY_TEXT,
    religion: str = RELIGION_TEXT,
    neutral: str = "",
    discards: str = "",
    secret: str = "",  # the other player's secret tiles
    count: int = 10,
    match: str = "single",
    style: str = "standard",
) -> NaiveRegality:
    """Lay out a position in which a tile is to be placed."""
    game = NaiveRegality(style, match)
    rows = dict(zip("321", board.split("/"), strict=True))
    texts = {column + row: text for row in "321" for column, text in zip("abc", rows[row].split(","), strict=True)}
    game.board = {cell: piece(texts[cell]) for cell in CELLS if texts[cell] != "."}
    game.zone = {"r": codes(royalty), "l": codes(religion)}
    game.secret["l" if turn == "r" else "r"] = codes(secret)
    game.neutral = codes(neutral)
    game.discards = codes(discards)
    game.turn = turn
    game.count = count
    game.phase = "place"
    return game


def run(game: NaiveRegality, actions: str) -> NaiveRegality:
    """Play actions separated by spaces."""
    for action in actions.split():
        game = game.play(action)
    return game


def board_of(game: NaiveRegality) -> str:
    """Give the first field of the position."""
    return str(game).split()[0]


def test_starts() -> None:
    empty = ".,.,./.,.,./.,.,."
    assert str(NaiveRegality()) == f"{empty} ? {ROYALTY_TEXT}Ci {RELIGION_TEXT} - - draw 0"
    assert str(NaiveRegality("old")) == f"{empty} r {ROYALTY_TEXT}Ci {RELIGION_TEXT} - - - 0"
    assert str(NaiveRegality("old", first="l")) == f"{empty} l {ROYALTY_TEXT} {RELIGION_TEXT}Ci - - - 0 first=l"
    chance = NaiveRegality("old", first="random")
    assert str(chance) == f"{empty} ? {ROYALTY_TEXT} {RELIGION_TEXT} - - begin 0"
    assert (chance.seat, chance.actions, chance.odds) == (-1, ("?r", "?l"), (0.5, 0.5))
    assert str(chance.play("?l")) == str(NaiveRegality("old", first="l"))


def test_five_neutral_tiles_are_drawn_open() -> None:
    game = NaiveRegality()
    assert game.actions == tuple(f"?{tile}" for tile in NEUTRAL)
    assert game.odds == (1 / 16,) * 16
    game = run(game, "?De ?Sm ?Ba ?Wt")
    assert "?Ba" not in game.actions
    game = game.play("?Nj")
    assert str(game) == f".,.,./.,.,./.,.,. r {ROYALTY_TEXT}Ci {RELIGION_TEXT} SmNjBaWtDe - - 0"
    assert game.actions == tuple(f"Ci@{cell}" for cell in CELLS)
    game = game.play("Ci@b2")
    assert game.actions[:9] == ("Hi@a1", "Hi@b1", "Hi@c1", "Hi@a2", "Hi@c2", "Hi@a3", "Hi@b3", "Hi@c3", "Cd@a1")
    assert game.actions[-1] == "De@c3"
    with pytest.raises(ValueError, match="Ki@a1"):
        game.play("Ki@a1")


def test_destroyed_tiles_leave_when_their_destroyers_turn_comes() -> None:
    game = run(NaiveRegality("old", "single"), "Ci@b2")
    assert str(game) == f".,.,./.,Ci,./.,.,. l {ROYALTY_TEXT} {RELIGION_TEXT} - - - 1"
    game = game.play("Hi@b3")
    assert str(game) == f".,hi,./.,Ci,./.,.,. l {ROYALTY_TEXT} CdStBiPaMoTe - - Hi@b3 2"
    assert game.actions == (">b2", "-")
    game = game.play(">b2")
    assert str(game) == f".,hi,./.,(Ci:l),./.,.,. r {ROYALTY_TEXT} CdStBiPaMoTe - - - 2"
    assert game.score == (0, 1)
    assert "Ki@b2" not in game.actions  # blocked
    assert run(game, "Mi@b1").seat == 1  # no target: the turn ends at once (G-07)
    game = run(game, "Mi@a2 >b3")
    assert str(game) == ".,Hi,./Mi,.,./.,.,. l KiQuPrGeWiCa CdStBiPaMoTe - Ci - 3"
    game = run(game, "Cd@b2 -")
    assert board_of(game) == ".,Hi,./Mi,cd,./.,.,."


def test_a_whole_game_by_hand() -> None:
    game = run(NaiveRegality("old", "single"), "Ci@b2 Te@a1 Ca@c3 Cd@b1")
    assert game.actions == (">N", "-")  # the Temple in the west is shielded, the other ways are empty
    game = run(game, ">N Qu@a2")
    assert game.actions == (">E", ">SE", "-")
    game = run(game, ">SE Bi@c1 >b1 Mi@c2")
    assert game.actions == (">b1", ">c1", ">b2", "-")
    game = run(game, ">c1 St@b3 >x Pr@a3 >+")
    assert str(game) == "Pr,St,Ca/Qu,ci,mi/te,cd,Bi . KiGeWi HiPaMo - - - 9"
    assert (game.seat, game.score, game.returns) == (None, (5, 4), (1.0, -1.0))


def test_filling_the_last_cell_destroys_nothing_but_may_turn() -> None:
    board = "Ge,cd,Pr/.,Qu,wi/ci,ki,Mi"
    game = position(board, "l", royalty="", neutral="BaNj")
    over = game.play("Hi@a2")  # G-02: no decision, and nine face up is the end
    assert (over.seat, over.actions, over.returns, over.score) == (None, (), (-1.0, 1.0), (4, 5))
    assert str(over) == "Ge,cd,Pr/hi,Qu,wi/ci,ki,Mi . - CdStBiPaMoTe NjBa - - 11"
    assert game.play("Ba@a2").actions == (">b2", "-")  # the General cannot destroy through the Bard, the Queen turns
    assert run(game, "Ba@a2 >b2").actions == (">N", ">NE", ">E", ">SE", ">S", ">SW", ">W", ">NW")
    over = run(game, "Bi@a2 >a3")
    assert (over.score, over.returns) == ((3, 6), (-1.0, 1.0))


def test_a_face_down_or_reopened_cell_lets_the_game_go_on() -> None:
    board = "Ge,cd,Pr/.,Qu,wi/ci,(ki:r),Mi"
    game = position(board, "l").play("Te@a2")  # G-10
    assert str(game) == f"Ge,cd,Pr/te,Qu,wi/ci,.,Mi r {ROYALTY_TEXT} HiCdStBiPaMo - Ki - 11"
    full = "Ge,cd,Pr/.,Qu,wi/ci,ki,Mi"
    assert board_of(run(position(full, "l", neutral="Sm"), "Sm@a2 >a3")) == ".,cd,Pr/sm,Qu,wi/ci,ki,Mi"
    assert position(full, "l", neutral="Sm").play("Sm@a2").play("-").seat is None
    witch = run(position(full, "l", religion="Hi", neutral="Wt"), "Wt@a2 >b3")
    assert str(witch) == f"Ge,.,Pr/wt,Qu,wi/ci,ki,Mi r {ROYALTY_TEXT} HiCd - - - 11"


def test_queen_and_princess() -> None:
    board = "Ci,.,ki/(Hi:r),Ca,./.,mi,."
    assert position(board).play("Qu@a1").actions == (">N", ">NE", ">E", "-")  # over a face-down and a shielded tile
    assert board_of(run(position(board), "Qu@a1 >NE")) == "Ci,.,Ki/(Hi:r),Ca,./Qu,mi,."
    assert position("Ci,.,ki/.,.,./.,mi,.").play("Pr@b2").actions == (">+", ">x", "-")
    assert board_of(run(position("Ci,.,ki/.,.,./.,mi,."), "Pr@b2 >x")) == "ci,.,Ki/.,Pr,./.,mi,."
    assert position("Ci,.,ki/.,.,./.,.,.").play("Pr@b2").actions == (">x", "-")  # G-07


def test_dragon_and_fortuneteller() -> None:
    board = "Ci,ki,te/qu,.,ge/mi,Wi,."
    assert position(board, neutral="DrFt").play("Dr@b2").actions == (">!", "-")
    assert board_of(run(position(board, neutral="Dr"), "Dr@b2 >!")) == "ci,Ki,te/Qu,Dr,Ge/Mi,wi,."
    assert board_of(run(position(board, neutral="Ft"), "Ft@b2 >!")) == "ci,Ki,te/qu,Ft,ge/mi,Wi,."
    assert board_of(run(position(board, "l", neutral="Ft"), "Ft@b2 >!")) == "Ci,ki,te/qu,ft,ge/Mi,wi,."


def test_tower_covers_an_ally() -> None:
    game = position("Ci,Ca,(Ge:l)/sh,So,Mi/.,Sg,Wi", neutral="To")
    assert [action for action in game.actions if action.startswith("To")] == ["To@b1", "To@b2", "To@c2", "To@a3"]
    after = game.play("To@b2")
    assert board_of(after) == "Ci,Ca,./sh,To+So,Mi/.,Sg,Wi"  # passive: no decision; Religion's tile has left
    assert after.score == (6, 1)
    sorceress = position(".,.,./.,So,./.,hi,.", neutral="To")
    assert sorceress.play("Mi@a1").seat == 1  # it silences its diagonal neighbours,
    covered = run(sorceress, "To@b2 Te@c3")
    assert covered.play("Mi@a1").actions == (">b1", "-")  # covered it does not
    assert covered.play("Mi@a2").actions == (">b1", "-")  # and the Tower is shielded


def test_pirate_destroys_a_tower_with_the_tile_under_it() -> None:
    game = position("Ge,.,./.,To+Mi,./te,.,.", "l", neutral="Pt").play("Pt@a2")
    assert game.actions == (">a1", ">b2", "-")  # only what is shielded
    game = game.play(">b2")
    assert board_of(game) == "Ge,.,./pt,(To+Mi:l),./te,.,."
    game = run(game, "Ca@c1")
    assert str(game) == "Ge,.,./pt,.,./te,.,Ca l KiQuPrMiGeWi HiCdStBiPaMoTe - MiTo - 12"


def test_sage_shields_west_and_east() -> None:
    game = position("ci,.,bi/mo,Sg,hi/.,.,.")
    assert game.play("Ki@b3").actions == (">b2", ">a3", ">c3", "-")
    assert position("ci,.,bi/mo,Sg,hi/.,.,.", neutral="Pt").play("Pt@b3").actions == (">a2", ">c2", "-")
    assert position("ci,.,bi/mo,(Sg:l),hi/.,.,.").play("Ki@b3").actions == (">a2", ">c2", ">a3", ">c3", "-")  # G-04
    fairy = position("ci,.,bi/mo,Sg,hi/.,.,.", neutral="Fa").play("Fa@a1")
    assert {action[:3] for action in fairy.actions} == {">b2", ">a3", ">c3", "-"}
    assert position("Ci,.,./Ki,Sg,Qu/.,.,.", neutral="Wt").play("Wt@a1").actions == (">b2", ">a3", "-")


def test_shaman_silences_but_not_a_shielded_tile() -> None:
    game = position(".,.,./.,sh,ci/.,mo,.")
    assert game.play("Mi@b3").seat == 1  # G-05
    assert game.play("Mi@a3").actions == (">b2", "-")
    shielded = position("Sg,.,./.,Sh,ci/.,mo,.")
    assert shielded.play("Mi@b3").actions == (">b2", ">c2", ">a3", "-")  # G-03, and the Sage is not silent: passive
    assert position(".,.,./.,Sh,ci/.,mo,.", neutral="Ba").play("Ba@c1").seat == 1  # b1 is silent, c2 has no effect
    assert position(".,.,./.,(Sh:r),ci/.,mo,.").play("Ki@b3").actions == (">c2", "-")


def test_bard_and_performer_chain() -> None:
    game = position("ki,.,Ci/.,.,./.,Pe,.", neutral="Ba")
    # The Bard on b2 uses the Performer on b1, which uses a tile diagonal to it; there is none: not offered (G-07).
    assert game.play("Ba@b2").seat == 1
    game = position(".,.,Ci/Ki,.,qu/.,Pe,.", neutral="Ba", religion="Te").play("Ba@b2")
    assert game.actions == (">b1", ">a2", ">c2", "-")
    game = game.play(">b1")
    assert str(game) == f".,.,Ci/Ki,Ba,qu/.,Pe,. r {ROYALTY_TEXT} Te - - Ba@b2>b1 11"
    assert game.actions == (">a2", ">c2")  # no way back
    game = game.play(">c2")
    assert str(game).split()[6] == "Ba@b2>b1>c2"
    assert game.actions == (">N", ">SW", ">W")
    assert board_of(game.play(">W")) == ".,.,Ci/ki,ba,qu/.,Pe,."  # it may hit the Bard (G-06)


def test_a_used_tile_keeps_its_facing_but_serves_the_bards_player() -> None:
    game = position(".,.,./.,ft,./ci,ki,.", neutral="Ba").play("Ba@b3").play(">b2")
    assert game.actions == (">!",)  # one choice is still a decision
    assert board_of(game.play(">!")) == ".,Ba,./.,ft,./Ci,Ki,."
    witch = position(".,.,./.,wt,./ci,Ki,.", neutral="Ba").play("Ba@b3").play(">b2")
    assert witch.actions == (">b1", ">b3")  # Royalty's allies, the Bard too
    assert str(witch.play(">b3")) == f".,.,./.,wt,./ci,Ki,. l {ROYALTY_TEXT}Ba {RELIGION_TEXT} - - - 11"
    own_witch = position(".,.,./.,Wt,./ci,.,.", neutral="Ba").play("Ba@b3").play(">b2")
    assert own_witch.actions == (">b3",)  # G-08: not the Witch itself
    destroyed = run(position(".,.,./.,hi,./ci,.,.", neutral="Ba"), "Ba@b3 >b2 >b3")
    assert board_of(destroyed) == ".,(Ba:r),./.,hi,./ci,.,."


def test_fairy_moves_a_tile() -> None:
    game = position("Ca,ci,ki/(Mi:l),.,./qu,ge,Wi", neutral="Fa")
    game = game.play("Fa@b2")
    origins = ["a1", "b1", "c1", "b3", "c3"]  # not itself, nothing shielded, nothing face down
    assert game.actions == (*(f">{origin}c2" for origin in origins), "-")
    assert board_of(game.play(">b3c2")) == "Ca,.,ki/.,Fa,ci/qu,ge,Wi"
    full = position("Ca,ci,ki/mi,.,bi/qu,ge,Wi", neutral="Fa").play("Fa@b2")
    assert full.seat is None


def test_hermit_takes_a_discarded_tile() -> None:
    game = position("ci,.,./.,.,./.,.,.", neutral="HeSm", discards="SgHi")
    assert game.play("He@b2").actions == (">Hi", ">Sg", "-")
    assert str(run(game, "He@b2 >Hi")) == f"ci,.,./.,He,./.,.,. l {ROYALTY_TEXT}Hi {RELIGION_TEXT} Sm Sg - 11"
    assert position("ci,.,./.,.,./.,.,.", neutral="HeSm").play("He@b2").seat == 1


def test_assassin_at_open_and_hidden_tiles() -> None:
    game = position("ci,.,./.,.,./.,.,.", royalty="As", religion="MoHi", secret="SmNj", style="secret-random")
    game = game.play("As@b2")
    assert game.actions == (">Hi", ">Mo", ">?", "-")
    assert str(game.play(">Mo")) == "ci,.,./.,As,./.,.,. l - Hi?SmNj - Mo - 11"
    hidden = game.play(">?")
    assert str(hidden) == "ci,.,./.,As,./.,.,. ? - HiMo?SmNj - - As@b2? 11"
    assert hidden.view_text(0) == "ci,.,./.,As,./.,.,. ? - HiMo?2 - - As@b2? 11"
    assert (hidden.seat, hidden.actions, hidden.odds) == (-1, ("?Sm", "?Nj"), (0.5, 0.5))
    assert hidden.shown("?Nj", None) == "?Nj"
    assert str(hidden.play("?Nj")) == "ci,.,./.,As,./.,.,. l - HiMo?Sm - Nj - 11"
    through_bard = position("ci,.,./.,as,./.,.,.", royalty="Ba", religion="", secret="Sm", style="secret-random")
    through_bard = run(through_bard, "Ba@b1 >b2")
    assert through_bard.actions == (">?",)
    over = run(through_bard, ">? ?Sm")
    assert str(through_bard.play(">?")).split()[6] == "Ba@b1>b2?"
    assert (over.returns, over.score) == ((1.0, -1.0), (1, 2))  # no tile left: Religion loses (G-11)


def test_death_decides_unless_covered() -> None:
    game = position("Ge,Cd,Pr/.,Qu,Wi/Ci,De,Mi", "l", match="points")
    after = game.play("Te@a2")
    assert (after.score, after.phase, after.turn) == ((0, 1), "choose", "r")
    assert position("Ge,Cd,Pr/.,Qu,Wi/Ci,De,Mi", "l").play("Te@a2").returns == (-1.0, 1.0)
    assert position("Ge,Cd,Pr/.,Qu,Wi/Ci,To+De,Mi", "l").play("Te@a2").returns == (1.0, -1.0)


def test_sixty_placements() -> None:
    game = position("ci,.,./.,.,./.,.,.", count=58)
    assert game.play("Ca@b2").seat == 1
    draw = position("ci,.,./.,.,./.,.,.", count=59).play("Ca@b2")
    assert (draw.returns, draw.score) == ((0.0, 0.0), (1, 1))  # G-12
    destroyed = run(position("ci,.,./.,.,./.,.,.", count=59), "Ki@b2 >a3")
    assert destroyed.returns == (1.0, -1.0)
    assert str(destroyed) == f"(ci:r),.,./.,Ki,./.,.,. . QuPrMiGeWiCa {RELIGION_TEXT} - - - 60"  # it has not left
    assert position("ci,.,./.,.,./.,.,De", count=59).play("Ca@b2").returns == (-1.0, 1.0)
    again = position("ci,.,./.,.,./.,.,.", count=59, match="two-wins", style="old").play("Ca@b2")
    assert str(again) == str(NaiveRegality("old"))  # counts for nobody, the same player begins (G-13)


def test_sixty_placements_by_hand() -> None:
    # The Witch lets Royalty's Bard and Religion's Performer recall themselves for ever.
    game = run(NaiveRegality(first="l"), "?Wt ?Ba ?Pe ?Sm ?De Ci@c3 Wt@b2")
    for _ in range(29):
        game = run(game, "Pe@a1 >b2 >a1 Ba@b1 >b2 >b1")
    assert str(game) == (
        f".,.,./.,.,./.,.,. ? {ROYALTY_TEXT} {RELIGION_TEXT}Ci - - draw 0 first=l gone=SmBaPeWtDe"
    )  # one ally each: a draw, and the same player begins (G-12, G-13)
    assert game.score == (0, 0)


def test_a_player_without_a_tile_to_place_loses() -> None:
    over = position("ci,.,./.,(Ki:l),./.,.,.", royalty="Ca", religion="").play("Ca@c1")
    assert str(over) == "ci,.,./.,.,./.,.,Ca . - - - Ki - 11"  # destroyed tiles leave before this is looked at
    assert over.returns == (1.0, -1.0)
    stuck = position(".,.,./.,(Ki:l),./.,te,.", royalty="Ca", religion="To")
    assert stuck.play("Ca@c1").returns == (1.0, -1.0)  # a Tower without an ally that it may cover (G-11)
    assert position(".,.,./.,(Ki:l),./.,ci,.", royalty="Ca", religion="To").play("Ca@c1").actions == ("To@b1",)


def win_for_royalty(game: NaiveRegality) -> NaiveRegality:
    """Draw the first tiles that come, and let Religion run out of tiles at once."""
    while game.seat == -1:
        game = game.play(game.actions[0])
    game = game.play("Ci@a1")
    if game.turn == "l":
        game = game.play("Te@c3")
    game.zone["l"] = []
    game.neutral = []
    return game.play("Ca@b2")


def test_match_of_two_wins() -> None:
    game = win_for_royalty(NaiveRegality(first="l"))
    start = f".,.,./.,.,./.,.,. l {ROYALTY_TEXT} {RELIGION_TEXT} - - choose 0 won=1-0 gone=SmNjBaPeSh"
    assert str(game) == start
    assert (game.seat, game.actions, game.returns, game.score) == (1, ("first", "second"), None, (1, 0))
    assert str(game.play("first")) == (
        f".,.,./.,.,./.,.,. ? {ROYALTY_TEXT} {RELIGION_TEXT}Ci - - draw 0 first=l won=1-0 gone=SmNjBaPeSh"
    )
    game = game.play("second")
    assert game.actions[0] == "?So"
    game = win_for_royalty(game)
    assert (game.returns, game.score, game.actions, game.seat) == ((1.0, -1.0), (2, 0), (), None)
    assert str(game) == ".,.,te/.,Ca,./Ci,.,. . KiQuPrMiGeWi - - - - 3 won=2-0 gone=SmNjBaPeSh"


def test_points_and_the_return_of_the_gone() -> None:
    game = NaiveRegality(match="points", games=4)
    for finished in (1, 2, 3):
        game = win_for_royalty(game)
        assert game.points == {"r": 2 * finished, "l": 0}
        gone = {1: " gone=SmNjBaPeSh", 2: " gone=SmNjBaPeShSoSgWtFtFa", 3: ""}[finished]  # 1 < 5 are left: all return
        assert str(game).endswith(f" choose 0 points={2 * finished}-0/{finished}{gone}")
        game = game.play("second")
    game = win_for_royalty(game)
    assert (game.score, game.returns) == ((8, 0), (1.0, -1.0))
    secret = win_for_royalty_after_draft(NaiveRegality("secret-draft"))
    assert str(secret).split()[-1] == "gone=SmNjBaPeShSoSgWt"
    secret = win_for_royalty_after_draft(secret.play("second"))
    assert secret.score == (2, 0)


def win_for_royalty_after_draft(game: NaiveRegality) -> NaiveRegality:
    """Draw and pick the first tiles that come, and let Religion run out of tiles at once."""
    while game.count == 0 and game.actions[0] != "Ci@a1":
        game = game.play(game.actions[0])
    game = run(game, "Ci@a1 Te@c3")
    game.zone["l"] = []
    game.secret["l"] = []
    return game.play("Ca@b2")


def test_draft() -> None:
    game = run(NaiveRegality("draft", first="l"), "?De ?Sm ?Ba ?Wt ?Nj")
    assert str(game) == f".,.,./.,.,./.,.,. l {ROYALTY_TEXT} {RELIGION_TEXT}Ci SmNjBaWtDe - draft 0 first=l"
    assert game.actions == ("=Sm", "=Nj", "=Ba", "=Wt", "=De")
    game = run(game, "=Ba")
    assert game.seat == 0
    game = run(game, "=De =Sm")
    assert str(game) == f".,.,./.,.,./.,.,. l {ROYALTY_TEXT}NjWtDe {RELIGION_TEXT}CiSmBa - - - 0 first=l"
    assert game.shown("Ci@a1", None) == "Ci@a1"


def test_secret_random() -> None:
    game = NaiveRegality("secret-random", first="l").play("?Dr")
    assert [game.shown("?Sm", seat) for seat in (0, 1, None)] == ["?", "?Sm", "?"]
    game = run(game, "?Sm")
    assert [game.shown("?De", seat) for seat in (0, 1, None)] == ["?De", "?", "?"]
    game = run(game, "?De ?Nj Ci@b2")
    tail = "- - - 1 first=l"
    assert str(game) == f".,.,./.,ci,./.,.,. r {ROYALTY_TEXT}?NjDe {RELIGION_TEXT}?SmDr {tail}"
    assert game.view_text(0) == f".,.,./.,ci,./.,.,. r {ROYALTY_TEXT}?NjDe {RELIGION_TEXT}?2 {tail}"
    assert game.view_text(1) == f".,.,./.,ci,./.,.,. r {ROYALTY_TEXT}?2 {RELIGION_TEXT}?SmDr {tail}"
    assert game.view_text(None) == f".,.,./.,ci,./.,.,. r {ROYALTY_TEXT}?2 {RELIGION_TEXT}?2 {tail}"
    assert run(game, "De@a1").view_text(1).split()[2] == f"{ROYALTY_TEXT}?1"
    opened = run(NaiveRegality("random"), "?Dr ?Sm ?De ?Nj")
    assert str(opened) == f".,.,./.,.,./.,.,. r {ROYALTY_TEXT}CiSmDr {RELIGION_TEXT}NjDe - - - 0"


def test_secret_draft() -> None:
    def seen(game: NaiveRegality) -> list[str]:
        return [" ".join(game.view_text(seat).split()[2:5] + game.view_text(seat).split()[8:]) for seat in (0, 1, None)]

    game = run(NaiveRegality("secret-draft"), "?Sm ?Ba")
    own, other = ROYALTY_TEXT + "Ci", RELIGION_TEXT
    assert seen(game) == [f"{own} {other} ?SmBa", f"{own} {other} ?2", f"{own} {other} ?2"]
    game = run(game, "?Nj ?De")
    assert str(game) == f".,.,./.,.,./.,.,. r {own} {other} ?SmNjBaDe - draft 0"
    assert [game.shown("=De", seat) for seat in (0, 1, None)] == ["=De", "=?SmNjBa", "=?"]
    game = game.play("=De")
    assert (game.seat, game.actions) == (1, ("=Sm", "=Nj", "=Ba"))
    assert seen(game) == [
        f"{own}?De {other} ?SmNjBa passed=SmNjBa",
        f"{own}?1 {other} ?SmNjBa passed=SmNjBa",
        f"{own}?1 {other} ?3 passed=?3",
    ]
    game = game.play("=Nj")
    assert len(game.actions) == 12
    assert [game.shown("?To", seat) for seat in (0, 1, None)] == ["?", "?To", "?"]
    game = run(game, "?To ?So ?Sg")
    assert seen(game)[0] == f"{own}?De {other}?1 ?3 passed=SmNjBa"
    assert seen(game)[1] == f"{own}?1 {other}?Nj ?SoSgTo passed=SmNjBa"
    game = run(game, "?Dr =To =Dr")
    assert str(game) == f".,.,./.,.,./.,.,. r {own}?DrDe {other}?NjTo - - - 0 passed=SmNjBa/SoSgDr"
    assert seen(game)[2] == f"{own}?2 {other}?2 - passed=?3/?3"
    assert str(game.play("Ci@a1")).endswith(" 1 passed=SmNjBa/SoSgDr")
