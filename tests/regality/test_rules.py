"""Show the rules that have no number: set-up of each style, turns, scores, matches, and what the texts promise."""

from __future__ import annotations

import pytest

from yamabushi import CHANCE, BadOption, IllegalAction
from yamabushi.games.kernel_state import KernelState

from .positions import CELLS, FORMS, NEUTRAL, STYLES, board, field, line, placements, position, regality

EMPTY = ".,.,./.,.,./.,.,."
ROYAL, RELIGIOUS = "KiQuPrMiGeWiCa", "HiCdStBiPaMoTe"
LAST_CELL = "Ge,cd,Pr/.,Qu,wi/ci,ki,Mi"  # a2 is the last free cell


def test_the_default_is_a_standard_match_of_two_wins_that_royalty_begins() -> None:
    game = regality()
    assert game.options == {"style": "standard", "match": "two-wins", "first": "r"}
    assert str(game.start()) == f"{EMPTY} ? {ROYAL}Ci {RELIGIOUS} - - draw 0"


@pytest.mark.parametrize("style", STYLES)
def test_who_begins_is_settled_before_any_draw(style: str) -> None:
    chance = regality(style=style, first="random").start()
    assert str(chance) == f"{EMPTY} ? {ROYAL} {RELIGIOUS} - - begin 0"
    assert (chance.seat, chance.actions, chance.odds) == (CHANCE, ("?r", "?l"), (0.5, 0.5))
    for side in "rl":
        assert chance.play(f"?{side}") == regality(style=style, first=side).start()


@pytest.mark.parametrize("first", ["r", "l"])
@pytest.mark.parametrize("style", STYLES)
def test_the_first_player_has_the_citizen_and_must_place_it_anywhere(style: str, first: str) -> None:
    state: KernelState = regality(style=style, first=first).start()
    while state.actions[0][0] in "?=":
        state = state.play(state.actions[0])
    assert (state.seat, state.actions) == ("rl".index(first), tuple(f"Ci@{cell}" for cell in CELLS))
    placed = state.play("Ci@c1")
    assert (placed.seat, board(placed)) == (1 - "rl".index(first), f".,.,./.,.,./.,.,{'Ci' if first == 'r' else 'ci'}")


def test_standard_draws_five_tiles_into_the_open_neutral_zone() -> None:
    start = regality().start()
    assert start.actions == tuple(f"?{tile}" for tile in NEUTRAL)
    assert start.odds == (1 / 16,) * 16
    drawn = line(start, "?De ?Sm ?Ba ?Wt")
    assert len(drawn.actions) == 12
    assert str(drawn.play("?Nj")) == f"{EMPTY} r {ROYAL}Ci {RELIGIOUS} SmNjBaWtDe - - 0"


def test_both_players_place_from_the_neutral_zone_and_only_from_their_own() -> None:
    state = line(regality().start(), "?De ?Sm ?Ba ?Wt ?Nj Ci@b2")
    assert placements(state, "Sm") == placements(state, "Hi") == [cell for cell in CELLS if cell != "b2"]
    assert placements(state, "Ki") == []
    assert placements(state.play("De@a1"), "Sm") == [cell for cell in CELLS if cell not in ("a1", "b2")]


def test_tiles_face_the_opponent_when_placed() -> None:
    assert board(line(regality(style="old").start(), "Ci@b2 Te@a1 Ca@c3")) == ".,.,Ca/.,Ci,./te,.,."


def test_old_has_no_neutral_tile_but_the_citizen() -> None:
    assert str(regality(style="old").start()) == f"{EMPTY} r {ROYAL}Ci {RELIGIOUS} - - - 0"


@pytest.mark.parametrize("first", ["r", "l"])
def test_random_gives_two_open_tiles_to_the_first_then_two_to_the_second(first: str) -> None:
    state = line(regality(style="random", first=first).start(), "?De ?Sm ?Ba ?Wt")
    zones = f"{ROYAL}CiSmDe {RELIGIOUS}BaWt" if first == "r" else f"{ROYAL}BaWt {RELIGIOUS}CiSmDe"
    assert str(state) == f"{EMPTY} {first} {zones} - - - 0{' first=l' if first == 'l' else ''}"


def test_secret_random_is_the_same_but_each_sees_only_their_own() -> None:
    state = line(regality(style="secret-random").start(), "?De ?Sm ?Ba ?Wt")
    assert str(state) == f"{EMPTY} r {ROYAL}Ci?SmDe {RELIGIOUS}?BaWt - - - 0"
    seen = [state.view(seat)["position"] for seat in (0, 1, None)]
    assert seen == [
        f"{EMPTY} r {ROYAL}Ci?SmDe {RELIGIOUS}?2 - - - 0",
        f"{EMPTY} r {ROYAL}Ci?2 {RELIGIOUS}?BaWt - - - 0",
        f"{EMPTY} r {ROYAL}Ci?2 {RELIGIOUS}?2 - - - 0",
    ]


def test_draft_is_first_second_first_and_the_last_two_for_the_second() -> None:
    state = line(regality(style="draft", first="l").start(), "?De ?Sm ?Ba ?Wt ?Nj")
    assert (state.seat, state.actions) == (1, ("=Sm", "=Nj", "=Ba", "=Wt", "=De"))
    state = state.play("=Ba")
    assert (state.seat, state.actions) == (0, ("=Sm", "=Nj", "=Wt", "=De"))
    state = state.play("=De")
    assert (state.seat, state.actions) == (1, ("=Sm", "=Nj", "=Wt"))
    assert str(state.play("=Sm")) == f"{EMPTY} l {ROYAL}NjWtDe {RELIGIOUS}CiSmBa - - - 0 first=l"


def test_secret_draft_looks_at_four_twice_the_second_time_the_other_way_round() -> None:
    state = line(regality(style="secret-draft").start(), "?Sm ?Ba ?Nj ?De")
    assert (state.seat, state.actions) == (0, ("=Sm", "=Nj", "=Ba", "=De"))
    state = state.play("=De")
    assert (state.seat, state.actions) == (1, ("=Sm", "=Nj", "=Ba"))
    state = state.play("=Nj")
    assert str(state) == f"{EMPTY} ? {ROYAL}Ci?De {RELIGIOUS}?Nj - - draw 0 passed=SmNjBa"
    assert len(state.actions) == 12  # the two put aside are not drawn again
    state = line(state, "?To ?So ?Sg ?Dr")
    assert (state.seat, state.actions) == (1, ("=So", "=Sg", "=Dr", "=To"))
    state = state.play("=To")
    assert (state.seat, state.actions) == (0, ("=So", "=Sg", "=Dr"))
    assert str(state.play("=Dr")) == f"{EMPTY} r {ROYAL}Ci?DrDe {RELIGIOUS}?NjTo - - - 0 passed=SmNjBa/SoSgDr"


def test_secret_draft_shows_what_went_by_and_not_what_was_kept() -> None:
    state = line(regality(style="secret-draft").start(), "?Sm ?Ba ?Nj ?De")
    assert [state.view(seat)["position"].split(" ")[4] for seat in (0, 1, None)] == ["?SmNjBaDe", "?4", "?4"]
    state = state.play("=De")
    shown = [str(state.view(seat)["position"]).split(" ") for seat in (0, 1, None)]
    assert [(fields[2], fields[4], fields[8]) for fields in shown] == [
        (f"{ROYAL}Ci?De", "?SmNjBa", "passed=SmNjBa"),
        (f"{ROYAL}Ci?1", "?SmNjBa", "passed=SmNjBa"),
        (f"{ROYAL}Ci?1", "?3", "passed=?3"),
    ]
    second = state.play("=Nj")
    assert [second.view(seat)["position"].split(" ")[3] for seat in (0, 1, None)] == [
        f"{RELIGIOUS}?1",
        f"{RELIGIOUS}?Nj",
        f"{RELIGIOUS}?1",
    ]


def test_logs_are_blank_where_a_seat_may_not_see() -> None:
    draw = regality(style="secret-draft").start()
    assert [draw.log_line("?Sm", seat) for seat in (0, 1, None)] == ["?Sm", "?", "?"]
    look = line(draw, "?Sm ?Ba ?Nj ?De")
    assert [look.log_line("=De", seat) for seat in (0, 1, None)] == ["=De", "=?SmNjBa", "=?"]
    keep = look.play("=De")
    assert [keep.log_line("=Nj", seat) for seat in (0, 1, None)] == ["=?", "=Nj", "=?"]
    back = keep.play("=Nj")
    assert [back.log_line("?To", seat) for seat in (0, 1, None)] == ["?", "?To", "?"]


def test_secret_tiles_are_hidden_until_placed() -> None:
    state = line(regality(style="secret-random").start(), "?De ?Sm ?Ba ?Wt Ci@b2")
    assert field(state.play("Ba@a1"), "religion") == f"{RELIGIOUS}?Wt"


def test_nothing_is_hidden_when_the_match_is_over() -> None:
    text = f"{LAST_CELL} l Ca?Sm HiStBiPaMoTe?DrDe - Nj - 11"
    over = regality(style="secret-random", match="single").read(text).play("Te@a2")
    assert {over.view(seat)["position"] for seat in (0, 1, None)} == {str(over)}


def test_the_score_of_a_single_game_is_the_allies_now() -> None:
    assert position("Ci,hi,(Cd:l)/To+Qu,.,./.,De,mo").score == (3, 2)


def test_a_match_of_two_wins_goes_on_until_one_side_has_two() -> None:
    end = position(LAST_CELL, "l", royalty="Ca", style="old", match="two-wins", extra="won=1-0")
    level = end.play("Te@a2")
    assert (level.score, level.returns, level.seat) == ((1, 1), None, 0)
    over = position(LAST_CELL, "l", royalty="Ca", style="old", match="two-wins", extra="won=1-1").play("Te@a2")
    assert (over.score, over.returns, over.seat, over.actions) == ((1, 2), (-1.0, 1.0), None, ())
    assert str(over) == f"{LAST_CELL.replace('.', 'te')} . Ca HiStBiPaMo - - - 12 won=1-2"


def test_points_are_one_for_each_ally_and_all_games_are_played() -> None:
    two = regality(style="old", match="points", games=2)
    end = two.read(f"{LAST_CELL} l Ca HiStBiPaMoTe - - - 11")
    assert (end.play("Te@a2").score, end.play("Te@a2").seat) == ((4, 5), 0)
    for before, returns in (("points=9-0/1", (1.0, -1.0)), ("points=5-4/1", (0.0, 0.0)), ("points=4-5/1", (-1.0, 1.0))):
        last = two.read(f"{LAST_CELL} l Ca HiStBiPaMoTe - - - 11 {before}").play("Te@a2")
        assert (last.seat, last.returns) == (None, returns)


@pytest.mark.parametrize(("death", "score"), [("De", (0, 4)), ("de", (4, 0))])
def test_the_loser_by_death_gets_no_points(death: str, score: tuple[int, int]) -> None:
    last = position(f"Ge,cd,Pr/.,Qu,wi/ci,{death},Mi", "l", royalty="KiCa", match="points")
    after = last.play("Te@a2")
    assert after.score == score
    assert (after.seat, after.actions) == (0 if death == "De" else 1, ("first", "second"))


@pytest.mark.parametrize("form", FORMS)
def test_a_number_of_games_is_only_for_points(form: str) -> None:
    if form == "points":
        assert regality(match=form, games=5).options["games"] == 5
    else:
        with pytest.raises(BadOption, match="games"):
            regality(match=form, games=5)


REFUSALS = [
    ("Ki@z9", "'Ki@z9' is not a move of this game; here you can play Hi@a1, Hi@b1"),
    ("Ki@a1", "Ki is neither in Religion's zone nor in the neutral zone; there are Hi, Cd, St, Bi, Pa, Mo, Te."),
    ("Hi@b2", "b2 is not free; free are a1, b1, c1, a2, c2, a3, b3, c3."),
    (">b2", ">b2 is not possible now: a tile is to be placed; you can play Hi@a1"),
    ("-", "- is not possible now: a tile is to be placed"),
    ("first", "first is not possible now"),
]


@pytest.mark.parametrize(("action", "sentence"), REFUSALS)
def test_a_refused_action_is_told_why(action: str, sentence: str) -> None:
    state = regality(style="old").start().play("Ci@b2")
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert sentence in str(refusal.value)


WITCH = ("Ci,mi,Ca/Hi,.,(Ki:l)/ge,Sg,Qu", "Wt")
PIRATE = ("ci,Te,./.,.,./.,.,.", "Pt")
BARD = ("qu,hi,./bi,.,Ci/.,Te,mo", "Ba")
TARGETS = [
    (*PIRATE, ">a1", "No tile lies on a1."),
    (*WITCH, ">c2", "The tile on c2 lies face down: no effect touches it."),
    (*WITCH, ">c3", "The tile on c3 is shielded: no effect touches it."),
    (*WITCH, ">b3", "The Witch takes back only allies of yours, and the tile on b3 is none."),
    (*PIRATE, ">a3", "The Pirate destroys only shielded tiles, and the one on a3 is not."),
    (*BARD, ">a3", "The effect does not reach a3."),
    (*BARD, ">c2", "The tile on c2 has no effect that could do anything now."),
    ("ci,hi,./.,.,./.,bi,Sh", "Ba", ">b1", "The tile on b1 is silent: its effect cannot be reused."),
    ("Ci,.,./.,.,./.,ki,.", "Fa", ">b1a3", "a3 is not free; free are a1, c1, a2, c2, b3, c3."),
    ("Ci,.,./.,.,./.,te,.", "Dr", ">c3", "No tile lies on c3."),
    ("Ci,.,./.,.,./.,te,.", "Dr", ">b1", "The tile on b1 is shielded: no effect touches it."),
    ("mo,.,./Ci,.,./.,te,.", "Ft", ">a2", "The effect does not reach a2."),
]


@pytest.mark.parametrize(("board", "tile", "action", "sentence"), TARGETS)
def test_what_an_effect_cannot_be_aimed_at_is_refused_with_the_reason(
    board: str, tile: str, action: str, sentence: str
) -> None:
    state = position(board, neutral=tile).play(f"{tile}@b2")
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    assert str(refusal.value) == sentence


def test_other_refusals_name_what_is_due() -> None:
    def refused(state: KernelState, action: str) -> str:
        with pytest.raises(IllegalAction) as refusal:
            state.play(action)
        return str(refusal.value)

    assert refused(regality(style="old").start(), "Ki@a1").startswith("The first tile of a game is the Citizen: Ci@a1")
    assert "chance draws a tile" in refused(regality().start(), "=Sm")
    assert "chance says who begins" in refused(regality(first="random").start(), "?Sm")
    king = position("Ci,.,./.,.,./.,.,.").play("Ki@b2")
    assert "Ki on b2 can do nothing with >N" in refused(king, ">N")
    assert "not on b2" in refused(position("Ci,.,./.,hi,./.,.,."), "To@b2")
    over = position(LAST_CELL, "l", royalty="Ca").play("Te@a2")
    assert refused(over, "Ca@a1") == "The match is over; nothing can be played any more."
