"""Play the examples that the rulebooks give in words, how games are won, and the referee's penalty."""

from __future__ import annotations

import pytest

from yamabushi import BadRecord, IllegalAction
from yamabushi.core.record import Record, read, write

from .positions import EDITIONS, duel, field, himiki, line, teams

FOUR = "A6HMK,C4HMK,D3KHM,E1KHM/A1KHM,A2MHK,A3HMK,E2MHK"


@pytest.mark.parametrize("edition", EDITIONS)
def test_water_against_two_fires_and_a_wood_is_two_points(edition: str) -> None:
    state = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 0-0 --- - 7 -", edition).play("C5-C4")
    assert str(state) == "A1HMK,A6HMK,C4MKH/B4HMK,C3KHM,D4HMK b 2-0 --- - 1 -"


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_five_fires_one_tilts_to_water_and_takes_nothing(edition: str) -> None:
    state = duel("A1HMK,A6HMK,C5HKM/E1HMK,E3HMK,E6KHM w 0-0 --- - 0 -", edition).play("C5-C4")
    assert str(state) == "A1HMK,A6HMK,C4MKH/E1HMK,E3HMK,E6KHM b 0-0 --- - 1 -"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mirror_at_a2_leads_to_a5(edition: str) -> None:
    before = "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM w 1-0 --- - 9 MhMm,MkCjMy/-/-/A2Mi/-"
    state = duel(before, edition).play("A1-A2")
    assert str(state) == "A5KMH,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- - 10 MhMm,MkCjMy/-/-/-/Mi"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blocked_mirror_stays_and_works_for_a_later_entry(edition: str) -> None:
    before = "A1HMK,C5HKM,E5HMK/A3MHK,A5MHK,E2MHK w 0-0 --- - 9 MhMm,MkCjMy/-/-/A2Mi/-"
    state = duel(before, edition).play("A1-A2")  # compared where it stands
    assert str(state) == "A2KMH,C5HKM,E5HMK/A3MHK,A5MHK,E2MHK b 1-0 --- - 1 MhMm,MkCjMy/-/-/A2Mi/-"
    state = line(state, "A5-A6")  # A5 is free now, and nothing happens to the cube that stands on the Mirror
    assert str(state) == "A2KMH,C5HKM,E5HMK/A3MHK,A6KHM,E2MHK w 1-0 --- - 2 MhMm,MkCjMy/-/-/A2Mi/-"
    state = line(state, "A2-A1 A6~ A1-A2")
    assert str(state) == "A5KMH,C5HKM,E5HMK/A3MHK,A6KMH,E2MHK w 1-0 --- r1;A5<A1 4 MhMm,MkCjMy/-/-/-/Mi"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_influence_with_playing_again(edition: str) -> None:
    state = duel("A1HMK,A6HMK,C5MKH/C3HMK,E1MHK,E6KHM w 0-0 --- - 5 -", edition).play("C5-C4")
    assert str(state) == "A1HMK,A6HMK,C4HKM/C3HMK,E1MHK,E6KHM w 1-0 w-- r1;C4<C5 0 -"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_influence_and_a_conflict_together(edition: str) -> None:
    state = duel("A1KHM,A6KHM,C5HMK/C3MHK,E1KHM,E6HKM w 0-0 --- - 5 -", edition).play("C5-C4")
    assert str(state) == "A1KHM,A6KHM,C4KMH/C3MHK,E1KHM,E6HKM b 2-0 --w - 1 -"


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_confusion_the_mover_scores_with_a_cube_of_the_other_colour(edition: str) -> None:
    before = "A1HMK,C5HKM,E5KHM/C3HMK,D1MHK,E2KHM b 1-0 --- x 1 MhMm,MkCjMy/-/w/-/Cf"
    state = duel(before, edition).play("C5-C4")  # white's water beats black's fire, for black
    assert str(state) == "A1HMK,C4MKH,E5KHM/C3HMK,D1MHK,E2KHM w 1-1 --- x 1 MhMm,MkCjMy/-/-/-/Cf"


def test_five_points_win_and_more_are_shown_as_five() -> None:
    state = duel("A1HMK,A6HMK,C5HKM/B4HMK,C3KHM,D4HMK w 4-3 --- - 7 -").play("C5-C4")
    assert str(state) == "A1HMK,A6HMK,C4MKH/B4HMK,C3KHM,D4HMK . 5-3 --- - 0 -"
    assert (state.seat, state.actions, state.returns, state.score) == (None, (), (1.0, -1.0), (5, 3))


def test_all_points_of_one_tilt_are_counted_before_the_game_is_won() -> None:
    # The fifth point is white's; that the influence costs black a point is counted with it.
    state = duel("A1KHM,A6KHM,C5HMK/D1MHK,E1KHM,E6HKM w 4-4 b-b - 5 -").play("C5-C4")
    assert str(state) == "A1KHM,A6KHM,C4KMH/D1MHK,E1KHM,E6HKM . 5-3 b-w - 0 -"


def test_a_penalty_is_a_point_of_the_other_side_and_nothing_else() -> None:
    before = teams(f"{FOUR} wl 1-3 --b r1;A6<A5;c=A6,D3 42 -")
    assert str(before.penalty("b")) == f"{FOUR} wl 2-3 --b r1;A6<A5;c=A6,D3 0 -"
    assert str(before.penalty("w")) == f"{FOUR} wl 1-4 --b r1;A6<A5;c=A6,D3 0 -"
    assert before.penalty("b").actions == before.actions
    assert str(himiki("teams").start().penalty("w")) == "-/- wl 0-1 --- s 0 -"


def test_a_penalty_can_win() -> None:
    over = teams(f"{FOUR} wl 1-4 --b r1;A6<A5;c=A6,D3 42 -").penalty("w")
    assert str(over) == f"{FOUR} . 1-5 --b - 0 -"
    assert over.returns == (-1.0, 1.0, -1.0, 1.0)


def test_a_penalty_sets_off_no_chaos_tile() -> None:
    chaos = "MhMmGh,MkCjCf,ImTr,VxTpMi"
    yokai = teams(f"A4KHM,C5HKM,D4HMK,E1HMK/C2HMK,D1MHK,E4KHM,E6HMK wl 1-0 --- - 3 {chaos}/wl/-/-/-")
    fined = line(yokai, "C5-C4 penalty:b")
    assert (field(fined, "score"), field(fined, "turn"), field(fined, "count")) == ("2-0", "n1;C4<C5;My@C4-", "0")
    assert fined.play("-").seat == 1  # the score stands at 2, but no tilt has raised it
    assert field(fined.play("*C2"), "turn") == "n1;C4<C5;ask@C4!"


def test_a_penalty_may_end_the_game_while_a_tile_is_to_be_put_down() -> None:
    before = teams(f"{FOUR} wl 1-4 --- n1;C4<C5;@Gh! 0 MhMmMk,CjMyCf,ImTr,VxTpMi/-/-/-/-")
    assert str(before.penalty("w")) == f"{FOUR} . 1-5 --- - 0 MhMmMk,CjMyCf,ImTr,VxTpMi/-/-/-/Gh"


@pytest.mark.parametrize(
    ("text", "side", "words"),
    [
        (f"{FOUR} wl 1-4 --b - 42 -", "wl", "against w or b"),
        (f"{FOUR} wl 1-4 --b - 42 -", "", "against w or b"),
        (f"{FOUR} . 1-5 --b - 0 -", "w", "the game is over"),
    ],
)
def test_a_penalty_is_refused_against_nobody_and_when_it_is_over(text: str, side: str, words: str) -> None:
    with pytest.raises(IllegalAction, match=words):
        teams(text).penalty(side)


def test_a_penalty_is_refused_in_a_duel() -> None:
    with pytest.raises(IllegalAction, match=r"^There is no penalty here: it belongs to the mode teams\.$"):
        himiki().start().penalty("w")


def test_a_penalty_is_recorded_and_replayed_but_is_no_action() -> None:
    game = himiki("teams", "first", expert=True)
    draws = tuple(f"?{tile}" for tile in ("Mh", "Mm", "Mk", "Cj", "My", "Cf", "Gh", "Im", "Tr", "Vx", "Tp", "Mi"))
    record = Record.of(game, ("penalty:b", *draws, "penalty:w", "D6=HMK", "penalty:w", "penalty:w"))
    again = read(write(record))
    assert again == record
    assert again.verify() == record.verify()
    assert field_of(record, -1) == "D6HMK/- bl 1-3 --- s 0"
    over = Record.of(game, (*record.actions, "penalty:w", "penalty:w"))
    assert (over.result, field_of(over, -1)) == ("0-1-0-1", "D6HMK/- . 1-5 --- - 0")
    assert read(write(over)).verify() == over.verify()
    assert not any(action.startswith("penalty") for state in record.replay() for action in state.actions)
    with pytest.raises(IllegalAction):
        game.start().play("penalty:w")


def test_everyone_sees_a_penalty_in_the_log_and_in_a_record_made_for_one_seat() -> None:
    game = himiki("teams", expert=True)
    assert {game.start().log_line("penalty:w", seat) for seat in (0, 1, 2, 3, None)} == {"penalty:w"}
    record = Record.of(game, ("?Mh", "penalty:b", "?Cf"))
    assert record.seen_by(1).actions == ("?", "penalty:b", "?Cf")
    assert record.seen_by(None).actions == ("?", "penalty:b", "?")


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_a_record_with_an_impossible_penalty_is_refused(mode: str) -> None:
    side = "w" if mode == "duel" else "x"
    with pytest.raises(BadRecord, match=f"Action 1 of the record, 'penalty:{side}', is not possible"):
        Record.of(himiki(mode), (f"penalty:{side}",))


def field_of(record: Record, number: int) -> str:
    """Give a position of a record without its chaos field."""
    return str(list(record.replay())[number]).rpartition(" ")[0]
