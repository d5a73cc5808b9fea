"""The console that commands print on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Make the console; without colour when piped."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)
