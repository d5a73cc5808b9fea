"""Play a step and hear what the rules report of it: a unit of its own, so that no other pays for listening."""

from __future__ import annotations

from yamabushi.games.dispatch import PATIENCE, play
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.reports import listen, reports_heard
from yamabushi.kernels.words import Buffer, Words


@entry(PATIENCE)
def play_aloud(game: Mark, words: Words, action: int, out: Buffer) -> tuple[Words, int]:
    """Play an action, write what is reported into a buffer, and say how many reports that are."""
    listen(out)
    following = play(game, words, action)
    return following, reports_heard()
