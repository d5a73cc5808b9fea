"""Print the games and their options."""

from __future__ import annotations

from rich.console import Console

import yamabushi
from yamabushi.cli.arguments import values_of
from yamabushi.core.errors import BadOption, quoted
from yamabushi.core.registry import UNKNOWN_GAME


def list_games(console: Console, name: str | None) -> None:
    """Print every game, or one."""
    abouts = yamabushi.games()
    if name is not None and name not in abouts:
        raise BadOption(UNKNOWN_GAME, name=quoted(name), games=", ".join(sorted(abouts)))
    for about in abouts.values():
        if name not in (None, about.name):
            continue
        console.print(f"{about.name}: {about.title}", style="bold")
        console.print(f"  {about.summary}")
        console.print(f"  seats: {', '.join(about.seats)}")
        for option in about.options:
            console.print(f"  --{option.name} {values_of(option)}", markup=False)
            console.print(f"      {option.summary}")
        console.print(f"  yamabushi play {about.name}", style="dim")
