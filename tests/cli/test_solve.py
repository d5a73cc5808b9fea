"""The command `solve`: what it prints, writes and compares. The proof itself is among the tests of the engine."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import typer
from rich.console import Console

from yamabushi.cli import proving
from yamabushi.core.errors import BadOption
from yamabushi.games.regality import solving
from yamabushi.games.regality.exact.opening import lost_openings, read_keys
from yamabushi.games.regality.exact.proof import Proof
from yamabushi.games.regality.exact.solver import Solver
from yamabushi.kernels.words import Buffer

Tell = Callable[[str], None]


@pytest.fixture
def proved(monkeypatch: pytest.MonkeyPatch) -> list[Buffer]:
    """Put something quick in the place of the proof; the list says which opening it comes to."""
    openings = [lost_openings()]

    def prove(tell: Tell, solver: Solver) -> Proof:
        tell("at work")
        return Proof({"corner": 1, "edge": 1, "middle": -1}, 12345, 12350)

    monkeypatch.setattr(solving, "warm_up_solver", lambda tell: None)
    monkeypatch.setattr(solving, "prove", prove)
    monkeypatch.setattr(solving, "prove_opening", lambda tell, solver: openings[-1])
    return openings


def printed(write: Path | None = None, check: bool = False, game: str = "regality") -> tuple[str, int]:
    """Run the command; give what it prints, and its exit code."""
    out = io.StringIO()
    try:
        proving.solve(Console(file=out, soft_wrap=True), game, write, check)
    except typer.Exit as end:
        return out.getvalue(), end.exit_code
    return out.getvalue(), 0


def test_it_says_who_wins_from_each_first_cell(proved: list[Buffer]) -> None:
    text, code = printed()
    assert code == 0
    assert text.splitlines()[1:4] == [
        "  Citizen at a corner   whoever begins wins",
        "  Citizen at an edge    whoever begins wins",
        "  Citizen in the middle whoever comes second wins",
    ]
    assert "Positions decided: 12,345." in text


def test_it_writes_the_opening(proved: list[Buffer], tmp_path: Path) -> None:
    proved.append(np.array([3, 7, 1 << 40]))
    text, code = printed(tmp_path / "opening.bin")
    assert code == 0
    assert "Lost positions of the opening: 3." in text
    assert read_keys((tmp_path / "opening.bin").read_bytes()).tolist() == [3, 7, 1 << 40]


def test_it_compares_the_opening_that_ships(proved: list[Buffer]) -> None:
    assert printed(check=True)[0].endswith("The opening that ships is the one proved.\n")
    proved.append(lost_openings()[1:])
    text, code = printed(check=True)
    assert text.endswith("The opening that ships is another one.\n")
    assert code == 1


def test_it_can_be_stopped(proved: list[Buffer], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(tell: Tell, solver: Solver) -> Proof:
        raise KeyboardInterrupt

    monkeypatch.setattr(solving, "prove", stopped)
    assert printed() == ("Stopped before it was proved; nothing was written.\n", 1)


def test_other_games_are_refused() -> None:
    with pytest.raises(BadOption, match="'himiki' cannot be solved outright; regality can"):
        printed(game="himiki")
