"""A seat's own record: what that seat may know while the game is on, everything once it is over."""

from __future__ import annotations

import random

import pytest

import yamabushi
from tests.core.walks import STYLES, random_actions, random_positions
from yamabushi import BadRecord, Game, Record
from yamabushi.core.record import read, write

SECRET_STYLES = ("secret-random", "secret-draft")
SIDES = "rl"
# Tiles that can be drawn; without the Tower, which can leave a side with nothing to place, and so end the game.
DRAWABLE = ["Sm", "Nj", "Ba", "Pe", "Sh", "So", "Sg", "Wt", "Ft", "Fa", "As", "He", "Pt", "Dr", "De"]


def secret_game(style: str) -> Game:
    return yamabushi.game("regality", style=style, match="single")


def body(record: Record) -> str:
    """Give the actions of a record as they are written, without the result."""
    return " ".join(write(record).split("\n\n")[1].split()[:-1])


def other_world(game: Game, actions: tuple[str, ...], seat: int | None, rng: random.Random) -> tuple[str, ...] | None:
    """Change one tile that is hidden from a seat, in a way that it cannot have noticed; None if there is none.

    A tile kept from three that were handed on becomes another of the three: both players know which went by. Any other
    becomes one that has not been drawn.
    """
    last = Record.of(game, actions).verify()
    hidden = [
        tile for side in (0, 1) if side != seat for tile in last.view(side)["zones"][SIDES[side]].get("known", ())
    ]
    passed = [tiles for tiles in last.view(0).get("passed", ()) if tiles]
    drawn = {action[1:] for action in actions if action.startswith("?")}
    if not hidden:
        return None
    tile = rng.choice(hidden)
    handed_on = next((tiles for tiles in passed if tile in tiles), None)
    if handed_on is not None:
        trio = [handed_on[at : at + 2] for at in (0, 2, 4)]
        other = rng.choice([name for name in trio if name != tile])
        return tuple(f"={other}" if action == f"={tile}" else action for action in actions)
    other = rng.choice([name for name in DRAWABLE if name not in drawn])
    renamed = {f"?{tile}": f"?{other}", f"={tile}": f"={other}"}
    return tuple(renamed.get(action, action) for action in actions)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("style", SECRET_STYLES)
def test_hidden_tiles_do_not_change_a_seats_record(style: str, seat: int | None) -> None:
    game = secret_game(style)
    rng = random.Random(1)
    compared = 0
    for seed in range(25):
        actions = random_actions(game, seed)
        for length in rng.sample(range(len(actions)), 3):
            other = other_world(game, actions[:length], seat, rng)
            if other is None or "?To" in actions[:length]:
                continue
            here, there = Record.of(game, actions[:length]), Record.of(game, other)
            assert here.actions != there.actions
            assert write(here.seen_by(seat)) == write(there.seen_by(seat))
            compared += 1
    assert compared > 25


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("style", SECRET_STYLES)
def test_hidden_tiles_do_not_change_the_start_of_a_seats_record(style: str, seat: int | None) -> None:
    game = secret_game(style)
    rng = random.Random(2)
    compared = 0
    for seed in range(25):
        actions = random_actions(game, seed)
        begin = rng.randrange(len(actions) // 2)
        end = rng.randrange(begin, len(actions))
        other = other_world(game, actions[:end], seat, rng)
        if other is None or "?To" in actions[:end]:
            continue
        texts = []
        for world in (actions, other):
            start = Record.of(game, world[:begin]).verify()
            texts.append(write(Record.of(game, world[begin:end], start=str(start)).seen_by(seat)))
        assert texts[0] == texts[1]
        assert "[Start " in texts[0]
        compared += 1
    assert compared > 8


def test_who_draws_in_secret_sees_it_and_the_others_do_not() -> None:
    record = Record.of(secret_game("secret-random"), ("?Sm", "?Nj", "?Ba", "?Pe", "Ci@b2"))
    assert body(record) == "1. ?Sm ?Nj ?Ba ?Pe 5. Ci@b2"
    assert body(record.seen_by(0)) == "1. ?Sm ?Nj ? ? 5. Ci@b2"
    assert body(record.seen_by(1)) == "1. ? ? ?Ba ?Pe 5. Ci@b2"
    assert body(record.seen_by(None)) == "1. ? ? ? ? 5. Ci@b2"


def test_a_secret_draft_shows_each_what_went_by() -> None:
    draws = ("?Sm", "?Nj", "?Ba", "?Pe", "=Sm", "=Nj", "?Sh", "?So", "?Sg", "?Wt", "=So", "=Wt")
    record = Record.of(secret_game("secret-draft"), draws)
    assert body(record.seen_by(0)) == "1. ?Sm ?Nj ?Ba ?Pe 5. =Sm 6. =? 7. ? ? ? ? 11. =?ShSgWt 12. =Wt"
    assert body(record.seen_by(1)) == "1. ? ? ? ? 5. =?NjBaPe 6. =Nj 7. ?Sh ?So ?Sg ?Wt 11. =So 12. =?"
    assert body(record.seen_by(None)) == "1. ? ? ? ? 5. =? 6. =? 7. ? ? ? ? 11. =? 12. =?"


@pytest.mark.parametrize("style", [style for style in STYLES if style not in SECRET_STYLES])
def test_in_open_styles_everyone_sees_every_action(style: str) -> None:
    game = secret_game(style)
    record = Record.of(game, random_actions(game, 1)[:-1])
    assert all(record.seen_by(seat).actions == record.actions for seat in (0, 1, None))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("style", STYLES)
def test_once_it_is_over_everyone_sees_everything(style: str, seat: int | None) -> None:
    game = yamabushi.game("regality", style=style)
    record = Record.of(game, random_actions(game, 1))
    assert record.seen_by(seat) == record
    assert read(write(record.seen_by(seat))).verify() == random_positions(game, 1)[-1]


@pytest.mark.parametrize("style", SECRET_STYLES)
def test_nothing_more_is_shown_between_the_games_of_a_match(style: str) -> None:
    game = yamabushi.game("regality", style=style)
    actions, states = random_actions(game, 1), random_positions(game, 1)
    second = next(number for number, state in enumerate(states) if "won=" in str(state))
    early = Record.of(game, actions[:10]).seen_by(None).actions
    assert Record.of(game, actions[: second + 1]).seen_by(None).actions[:10] == early


@pytest.mark.parametrize(("seat", "name"), [(0, "0"), (1, "1"), (None, "spectator")])
def test_a_seats_record_says_whose_it_is_and_is_for_reading_only(seat: int | None, name: str) -> None:
    game = secret_game("secret-random")
    seen = Record.of(game, random_actions(game, 1)[:6], comments={5: "mine"}, tags={"Event": "x"}).seen_by(seat)
    assert f'[Seat "{name}"]' in write(seen)
    assert read(write(seen)) == seen
    for use in (seen.verify, lambda: list(seen.replay()), lambda: seen.seen_by(seat), read(write(seen)).verify):
        with pytest.raises(BadRecord, match=f"seat {name} saw|spectator saw") as refusal:
            use()
        assert refusal.value.code == "record-seat"


def test_a_third_partys_game_can_have_records_of_seats(nim: Game) -> None:
    record = Record.of(nim, ("?2", "take-1"))
    assert body(record.seen_by(0)) == "1. ?2 2. take-1"
    assert body(record.seen_by(1)) == "1. ? 2. take-1"
    assert write(record.seen_by(1)) == write(Record.of(nim, ("?1", "take-1")).seen_by(1))


def test_a_third_partys_record_of_a_seat_may_begin_anywhere(nim: Game) -> None:
    record = Record.of(nim, ("take-1",), start="4 0 2")
    assert "2" not in str(record.seen_by(1).start)
