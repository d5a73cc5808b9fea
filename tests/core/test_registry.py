"""The registry: games by name, and the names of others beside ours."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import yamabushi
from tests.testing.nim import ABOUT, Nim, register_nim
from yamabushi import BadOption, Game
from yamabushi.core.options import OptionValue


def test_games_describes_each_game() -> None:
    about = yamabushi.games()["regality"]
    assert (about.name, about.title) == ("regality", "Regality vs. Religion")
    assert [option.name for option in about.options] == ["style", "match", "games", "first"]
    assert about.seats == ("Royalty", "Religion")
    assert about.modes == ()


@pytest.mark.parametrize("name", yamabushi.games())
def test_each_game_is_told_apart_and_explained(name: str) -> None:
    about = yamabushi.games()[name]
    assert about.name == name
    assert about.summary
    assert about.rules_version >= 1
    assert all(option.summary for option in about.options)
    assert yamabushi.game(name).about == about


def test_what_games_returns_is_the_callers_own() -> None:
    mine = yamabushi.games()
    del mine["regality"]
    mine["chess"] = ABOUT
    assert "regality" in yamabushi.games()
    assert "chess" not in yamabushi.games()
    assert yamabushi.game("regality").name == "regality"


@pytest.mark.parametrize("name", ["", "chess", "Regality", "regality ", "\n", "regality\x00"])
def test_an_unknown_game_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption, match="there is") as refusal:
        yamabushi.game(name)
    assert refusal.value.code == "game-unknown"
    assert repr(name) in str(refusal.value)
    assert "regality" in str(refusal.value)


def test_a_third_partys_game_is_found_like_ours(nim: Game) -> None:
    assert yamabushi.games()["nim"] is ABOUT
    assert isinstance(nim, Nim)
    assert nim.options == {"stones": 4, "misere": False}
    assert yamabushi.game("nim", stones=9).start().actions == ("?1", "?2", "?3")


def test_a_third_partys_game_is_gone_after_the_test_that_knew_it() -> None:
    with pytest.MonkeyPatch.context() as until_the_end_of_this_block:
        register_nim(until_the_end_of_this_block)
        assert "nim" in yamabushi.games()
    assert "nim" not in yamabushi.games()


def test_a_third_partys_options_are_checked_for_it(nim: Game) -> None:
    with pytest.raises(BadOption, match="stones"):
        yamabushi.game(nim.name, stones=21)
    with pytest.raises(BadOption, match="misere"):
        yamabushi.game(nim.name, misere=1)


def test_rules_are_loaded_when_a_game_is_made_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Mapping[str, OptionValue]] = []

    def load(options: Mapping[str, OptionValue]) -> Game:
        made.append(options)
        return Nim(options)

    register_nim(monkeypatch)
    yamabushi.register(ABOUT, load)
    yamabushi.games()
    with pytest.raises(BadOption):
        yamabushi.game("nim", stones=0)
    assert made == []
    yamabushi.game("nim", stones=2)
    assert made == [{"stones": 2, "misere": False}]


def test_registering_a_name_again_replaces_it(nim: Game) -> None:
    class OtherNim(Nim):
        pass

    yamabushi.register(ABOUT, OtherNim)
    assert isinstance(yamabushi.game(nim.name), OtherNim)
