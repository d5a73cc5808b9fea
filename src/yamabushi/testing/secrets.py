"""Check that a game keeps its secrets: two worlds that differ only in what a seat may not see look alike to it.

The other world is `state.twin(seat, rng)`. Both are played side by side through whole random games. At every position
the seat must have equal views (the position text among them), equal lists of actions and previews of them when it
decides, equal scores; and for everything that can be played, equal lines of the log and equal events.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from yamabushi.core.game import CHANCE, Game, State
from yamabushi.testing.conformance import Nonconformance

TRIES = 4
"""How many actions of a position are looked at beyond the one that is played."""

PICTURES = 0.1
"""How often pictures are compared: they are drawn from views, and drawing takes its time."""


class Leak(Nonconformance):
    """Say what a seat can tell apart though it should not, and at which position."""


def require_alike(what: str, one: object, other: object, seat: int | None, state: State) -> None:
    """Raise unless the seat sees the same in both worlds."""
    if one != other:
        raise Leak(f"seat {seat} can tell by {what} what it may not know: {one!r} or {other!r}, at {state!r}")


def check_secrets(game: Game, games: int = 20, seed: int = 0) -> int:
    """Play so many random games for every seat and a spectator, each beside another world; give the positions compared.

    Positions that have no other world are not counted: a game that hides nothing gives 0.

    Raises:
        Leak: something tells the worlds apart; the message says what, to whom and where.
    """
    compared = 0
    for number in range(games):
        for seat in (*range(len(game.seats)), None):
            compared += walk(game.start(), seat, random.Random(f"{seed} {number} {seat}"))
    return compared


def walk(state: State, seat: int | None, rng: random.Random) -> int:
    """Play on to the end in a position and its twin; where they part, in everyone's sight, go on with a new twin."""
    compared = 0
    twin = state.twin(seat, rng)
    while state.seat is not None:
        if twin == state:
            twin = state.twin(seat, rng)
        check_position(state, twin, seat)
        if rng.random() < PICTURES:
            require_alike("its picture", state.svg(seat), twin.svg(seat), seat, state)
        check_lines(state, twin, seat, rng)
        check_previews(state, twin, seat, rng)
        compared += twin != state
        action = rng.choices(state.actions, state.odds or None)[0]
        state, twin = step(state, twin, action, seat, rng)
    return compared


def step(state: State, twin: State, action: str, seat: int | None, rng: random.Random) -> tuple[State, State]:
    """Play an action, and in the twin one that the seat's log does not tell from it; else make a new twin."""
    following = state.play(action)
    line = state.log_line(action, seat)
    alike = [other for other in twin.actions if twin.log_line(other, seat) == line]
    if not alike or following.seat is None:
        return following, following.twin(seat, rng)
    other = twin.play(action if action in alike else rng.choice(alike))
    if sight(following, seat) != sight(other, seat):
        # What was hidden has come to light: then it has for everyone, spectators too.
        if seat is not None and sight(following, None) == sight(other, None):
            require_alike(f"what follows {line!r}", sight(following, seat), sight(other, seat), seat, state)
        return following, following.twin(seat, rng)
    return following, other


def sight(state: State, seat: int | None) -> str:
    """Give all that a seat is sent of a position, as the bytes that it would be."""
    return json.dumps(state.view(seat))


def check_position(state: State, twin: State, seat: int | None) -> None:
    """Check that a position and its twin look alike to a seat."""
    require_alike("its view string", state.view(seat).get("position"), twin.view(seat).get("position"), seat, state)
    require_alike("its view", sight(state, seat), sight(twin, seat), seat, state)
    require_alike("who decides", state.seat, twin.seat, seat, state)
    require_alike("the score", state.score, twin.score, seat, state)
    if state.seat == seat:
        require_alike("its list of actions", state.actions, twin.actions, seat, state)


def check_previews(state: State, twin: State, seat: int | None, rng: random.Random) -> None:
    """Check that previews tell whoever decides the same in both worlds."""
    if state.seat == seat:
        for action in rng.sample(state.actions, min(TRIES, len(state.actions))):
            require_alike(f"the preview of {action!r}", state.preview(action), twin.preview(action), seat, state)


def check_lines(state: State, twin: State, seat: int | None, rng: random.Random) -> None:
    """Check that lines of the log tell no more than what is seen afterwards.

    An action that leads both worlds to what looks alike must read alike in both; and so must two outcomes, or two
    secret decisions, that differ only in what the seat does not see.
    """
    chosen = rng.sample(state.actions, min(TRIES, len(state.actions)))
    common = [action for action in chosen if action in twin.actions]
    for action in common:
        one, other = state.log_line(action, seat), twin.log_line(action, seat)
        events = state.events(action, seat), twin.events(action, seat)
        if (one != other or events[0] != events[1]) and sight(state.play(action), seat) == sight(
            twin.play(action), seat
        ):
            require_alike(f"the line of {action!r} in its log", one, other, seat, state)
            require_alike(f"the events of {action!r}", *events, seat, state)
    if state.seat == CHANCE or state.seat != seat:
        check_alternatives(state, chosen, seat)


def check_alternatives(state: State, actions: Sequence[str], seat: int | None) -> None:
    """Check that actions which lead to different positions that look alike have one line, and the same events."""
    told: dict[str, tuple[State, str, list[dict[str, Any]]]] = {}
    for action in actions:
        following = state.play(action)
        line, events = state.log_line(action, seat), state.events(action, seat)
        before, expected, earlier = told.setdefault(sight(following, seat), (following, line, events))
        if before != following:
            require_alike("its log", expected, line, seat, state)
            require_alike("events", earlier, events, seat, state)
