"""Ask a person at this terminal for a line, and find the decision that was meant."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from yamabushi.cli.boards import Board
from yamabushi.cli.understanding import naming, notation, understand
from yamabushi.core.errors import IllegalAction, Sentence, listed, quoted

NO_SUCH_WORD = Sentence("cli-word", "{word} is neither a move nor a command here; `help` tells what you can type.")
SEVERAL = Sentence("cli-several", "{word} can mean {moves}; type one of them.")
BAD_NUMBER = Sentence("cli-number", "There is no number {word} in the list; it goes from 1 to {last}.")

MOST_LISTED = 12
"""How many moves a refusal lists that a word can mean."""


def read_line(console: Console, prompt: str) -> str:
    """Read what a person types; an empty line is asked again.

    Raises:
        EOFError: nobody types any more.
    """
    while True:
        console.print(f"{prompt}> ", end="", style="bold", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not console.is_terminal:
            console.print(line.strip(), markup=False)  # what was piped in, as a terminal would show it
        if line.strip():
            return line


def meant(typed: str, actions: Sequence[str], board: Board) -> str:
    """Give the action that was typed; if it is none that is possible but looks like one, the rules can say why not.

    Raises:
        IllegalAction: it does not even look like one, or it can mean several.
    """
    action = understand(typed, actions)
    if action is None and typed.isdecimal():
        raise IllegalAction(BAD_NUMBER, word=typed, last=len(actions))
    action = action or notation(typed, board)
    if action is None and (several := naming(typed, actions)):
        raise IllegalAction(SEVERAL, word=quoted(typed), moves=listed(several, MOST_LISTED))
    if action is None:
        raise IllegalAction(NO_SUCH_WORD, word=quoted(typed))
    return action
