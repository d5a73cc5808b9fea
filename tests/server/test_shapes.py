"""Views and previews are what `shapes` says, to the letter: in every way to play, for every reader."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

import yamabushi
from tests.amounts import GAMES, amount
from yamabushi.core.game import CHANCE, State
from yamabushi.games.himiki.wire import HimikiView
from yamabushi.games.regality.wire import RegalityPreview, RegalityView
from yamabushi.games.yokai.wire import YokaiView
from yamabushi.server.messages import LineKind
from yamabushi.server.shapes import AnyPreview, AnyView
from yamabushi.server.telling import preview_shown
from yamabushi.table.events import AnyEvent

ROUNDS = amount(1, max(2, GAMES // 50))
PREVIEWS = 6
"""So many of the actions of a position are looked at."""

Way = tuple[str, dict[str, object]]


def way(name: str, **options: object) -> Way:
    """Name a game and its options."""
    return name, options


# Every mode, edition, style, form of a match and deck; puzzles with tiles in hand, terrain and influences.
KINDS: list[Way] = [
    *(
        way("himiki", mode=mode, edition=edition, expert=expert)
        for mode in ("duel", "teams")
        for edition in ("revised", "first")
        for expert in (False, True)
    ),
    *(way("himiki", mode="mukyan", edition=edition) for edition in ("revised", "first")),
    *(way("himiki", mode="mindlock", puzzle=puzzle) for puzzle in ("F01", "F12", "M40", "D61", "E51", "E29")),
    way("himiki", mode="mindlock", puzzle="C4HKM/B3KMH,D3MHK par=3 influences=H!M hand=MhCjMy terrain=C3Im"),
    way("himiki", mode="mindlock", puzzle="C4HKM/B3KMH par=3 headlock hand=My edition=first"),
    *(
        way("regality", style=style, match="single", first="random")
        for style in ("standard", "old", "random", "secret-random", "draft", "secret-draft")
    ),
    way("regality", style="standard", match="two-wins"),
    way("regality", style="secret-draft", match="points", games=2, first="l"),
    way("yokai"),
    way("yokai", deck="12GR, 12BY! 6GB GB+ GB+ GB+ GB+ GB+ GB+"),
]
IDS = ["-".join(map(str, (name, *options.values()))) for name, options in KINDS]


def read(view: dict[str, Any], kind: Any) -> Any:
    """Read what is sent as its shape, strictly; what is written again is the same."""
    shape = msgspec.convert(view, kind, strict=True)
    assert json.loads(msgspec.json.encode(shape)) == json.loads(json.dumps(view))
    return shape


def positions(name: str, options: dict[str, object]) -> list[State]:
    """Play random games; give every position of them."""
    found = []
    for number in range(ROUNDS):
        rng = random.Random(f"{name} {options} {number}")
        state = yamabushi.game(name, **options).start()
        while state.seat is not None:
            found.append(state)
            state = state.play(rng.choices(state.actions, state.odds or None)[0])
        found.append(state)
    return found


@pytest.mark.parametrize(("name", "options"), KINDS, ids=IDS)
def test_every_view_and_preview_has_its_shape(name: str, options: dict[str, object]) -> None:
    rng = random.Random(f"{name} {options}")
    seen: type = {"himiki": HimikiView, "regality": RegalityView, "yokai": YokaiView}[name]
    foretold: Counter[bool] = Counter()
    for state in positions(name, options):
        for seat in (*range(len(state.game.seats)), None):
            shape = read(state.view(seat), AnyView)
            assert shape.seat == seat
            assert isinstance(shape, seen)
        for action in rng.sample(state.actions, min(PREVIEWS, len(state.actions))):
            preview = preview_shown(state, action)
            assert preview is None or state.seat != CHANCE
            foretold[preview is not None] += 1
            if preview is not None:
                read(preview, AnyPreview)
    assert foretold[True]


@pytest.mark.parametrize(("name", "options"), [KINDS[0], KINDS[18], KINDS[-1]])
def test_a_key_too_many_or_too_few_is_noticed(name: str, options: dict[str, object]) -> None:
    view = yamabushi.game(name, **options).start().view(0)
    read(view, AnyView)
    with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
        read({**view, "secret": 1}, AnyView)
    for key in ("position", "actions", "score", "who", "game"):
        with pytest.raises(msgspec.ValidationError, match=f"missing required field `{key}`"):
            read({name: value for name, value in view.items() if name != key}, AnyView)


def test_a_key_too_many_in_a_part_is_noticed() -> None:
    view = yamabushi.game("regality", style="old").start().play("Ci@b2").view(0)
    for part in (view["board"]["b2"], view["zones"]["l"], view["neutral"]):
        part["secret"] = 1
        with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
            read(view, AnyView)
        del part["secret"]
    assert isinstance(read(view, AnyView), RegalityView)
    preview = preview_shown(yamabushi.game("regality", style="old").start(), "Ci@b2")
    assert preview is not None
    assert isinstance(read(preview, AnyPreview), RegalityPreview)
    with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
        read({**preview, "secret": 1}, AnyPreview)


def test_a_line_of_the_log_is_of_the_kinds_that_there_are_of_events() -> None:
    assert list(get_args(LineKind)) == [kind.__name__.lower() for kind in get_args(AnyEvent)]


def test_views_say_how_far_there_is_to_go() -> None:
    def seen(name: str, **options: object) -> dict[str, Any]:
        return yamabushi.game(name, **options).start().view(None)

    assert seen("himiki")["points_to_win"] == 5
    puzzle = yamabushi.game("himiki", mode="mindlock", puzzle="F01").start()
    assert (puzzle.view(0)["points_to_win"], puzzle.view(0)["moves_left"]) == (None, puzzle.view(0)["par"])
    moved = puzzle.play(puzzle.actions[0])
    assert moved.view(0)["moves_left"] == moved.view(0)["par"] - moved.score[0] < puzzle.view(0)["par"]
    assert seen("regality", style="old", match="two-wins")["games_to_win"] == 2
    assert "games_to_win" not in seen("regality", style="old", match="single")
    assert seen("yokai")["most_played"] == 3


def test_a_tile_that_takes_from_a_zone_says_from_whose() -> None:
    state = yamabushi.game("regality", style="standard", match="single").start()
    while state.seat == CHANCE:
        state = state.play("?As" if "?As" in state.actions else state.actions[0])
    state = state.play("Ci@b2")
    assert state.play("As@a1").view(None)["pending"]["zone"] == "r"
    beside = state.play("Hi@a2").view(None)
    assert beside["pending"]["kind"] == "effect"
    assert "zone" not in beside["pending"]
