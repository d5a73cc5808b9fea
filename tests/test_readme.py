"""What README and the welcome page show is run, word for word."""

import re
from pathlib import Path

import pytest

import yamabushi
from yamabushi.games.regality import terminal as regality

TOP = Path(__file__).parents[1]
PAGES = ("README.md", "docs/index.md")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (TOP / page).read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_python_of_the_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(page, "python")
    assert code
    for block in code:
        exec(compile(block, page, "exec"), {})


def test_the_picture_of_a_board_is_what_the_terminal_draws() -> None:
    (picture,) = blocks("README.md", "text")
    state = yamabushi.game("regality", style="old", match="single").read(
        ".,.,cd/Hi,Ci,te/Qu,mi,. l KiPrGeWiCa StBiPaMo - - Cd@c3 6"
    )
    drawn = [line.plain.rstrip() for line in regality.draw(state.view(1), plain=False)]
    assert picture.splitlines()[: len(drawn)] == drawn
