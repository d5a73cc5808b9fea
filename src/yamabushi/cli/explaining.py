"""Explain at the terminal what happened, with its rule: `why`."""

from __future__ import annotations

import textwrap

from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.table.moments import Moment
from yamabushi.words import ENGLISH, because_in, rule_in

NOTHING_HAPPENED = Sentence(
    "cli-why", "There is nothing to explain: `why` is about what has happened, `why 2` one step before."
)


def why(moments: list[Moment], back: str, seat: int) -> list[str]:
    """Explain what happened last, or so many steps back, as a seat may know it.

    Raises:
        IllegalAction: nothing happened so far back, or the game does not say why.
    """
    number = int(back) if back.isdecimal() else 1
    happened = [moment for moment in moments if moment.before is not None]
    if not 1 <= number <= len(happened):
        raise IllegalAction(NOTHING_HAPPENED)
    moment = happened[-number]
    assert moment.before is not None
    state = moment.before.state
    sentences = state.why(moment.action, seat)
    if not sentences:
        raise IllegalAction(NOTHING_HAPPENED)
    said = [f"{because_in(ENGLISH, one)} ({rule_in(ENGLISH, state.game.name, one.rule)})" for one in sentences]
    return [line for text in said for line in textwrap.wrap(text, width=79, subsequent_indent="  ")]
