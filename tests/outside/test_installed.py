"""A package with a game is found through its entry point, and played everywhere; a broken one harms nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

import yamabushi
from tests.outside.installed import command, install, use
from yamabushi.core import registry


def test_it_is_listed_and_played_in_the_terminal(tmp_path: Path) -> None:
    site = install(tmp_path)
    assert "trio" in command(site, "games").stdout
    played = command(site, "play", "trio", "--seed", "1", "--opponent", "random", typed="1\n1\n1\n1\n1\n1\n1\n")
    assert played.returncode == 0, played.stderr
    assert "take-1" in played.stdout
    assert "won." in played.stdout


@pytest.mark.parametrize(
    "source",
    ["raise RuntimeError('no')", "import nowhere_at_all", "this is no Python", "ABOUT = 1", "ABOUT, load = 1, 2"],
)
def test_a_package_that_cannot_be_used_is_left_out(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    use(monkeypatch, install(tmp_path, "broken", f"broken_{abs(hash(source))}", source))
    assert "broken" not in yamabushi.games()
    assert "regality" in yamabushi.games()
    assert "broken" in caplog.text


def test_nobody_takes_the_name_of_a_game_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (Path(__file__).parent / "trio.py").read_text(encoding="utf-8").replace('"trio"', '"yokai"')
    use(monkeypatch, install(tmp_path, "yokai", "other_yokai", source))
    assert yamabushi.games()["yokai"].title == "Terres de Yokai"


def test_parts_are_found_only_in_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, install(tmp_path))
    assert registry.part("trio", "terminal") is None
    assert registry.part("regality", "terminal") is not None
    assert registry.part("regality", "nothing_of_that_name") is None
    assert registry.part("no-such-game", "terminal") is None
