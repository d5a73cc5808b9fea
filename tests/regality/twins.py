"""Make positions that a watcher cannot tell apart, by letting hidden tiles change places in the text.

What a watcher knows is worked out here from the written rules alone, not from the views that are tested with it.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import NamedTuple

from yamabushi.games.kernel_state import KernelState

from .positions import NEUTRAL, codes, in_order, on_board

Look = Callable[[KernelState, int | None], str]
Log = Callable[[KernelState, str, int | None], str]


class Leak(AssertionError):
    """Say that a watcher can tell two positions apart that should look alike."""


class Text(NamedTuple):
    """The fields of a position that matter to secrets."""

    fields: list[str]
    hidden: dict[int, list[str]]  # by the number of the field: 2 and 3 the zones, 4 the tiles to pick from
    passed: list[list[str]]
    shown: set[str]  # tiles that lie open or have left the match
    first: int


class Twin(NamedTuple):
    """A position that looks the same to the watcher, and where each moved tile is in it."""

    text: str
    moved: dict[str, str]


def parsed(text: str) -> Text:
    """Take a position apart."""
    fields = text.split(" ")
    tail = dict(field.split("=") for field in fields[8:])
    shown = on_board(fields[0]) | set(codes(fields[5])) | set(codes(tail.get("gone", "")))
    hidden = {}
    for place in (2, 3, 4):
        opened, _, secret = fields[place].partition("?")
        shown |= set(codes(opened))
        hidden[place] = codes(secret)
    passed = [codes(tiles) for tiles in tail["passed"].split("/")] if "passed" in tail else []
    return Text(fields, hidden, passed, shown, "rl".index(tail.get("first", "r")))


def sees_pool(text: Text, watcher: int | None) -> bool:
    """Tell whether a watcher knows the tiles to pick from: who looks at four does, both know three handed on."""
    if watcher is None:
        return False
    handed_on = len(text.hidden[4]) == 3 and text.hidden[4] in text.passed
    looker = text.first if not text.passed else 1 - text.first
    return handed_on or watcher == looker


def twin_of(position: str, watcher: int | None, rng: random.Random) -> Twin | None:
    """Let tiles that the watcher has never seen change places at random, undrawn ones included."""
    text = parsed(position)
    known = set(text.shown)
    if watcher is not None:
        known |= {*text.hidden[2 + watcher], *(tile for tiles in text.passed for tile in tiles)}
    if sees_pool(text, watcher):
        known |= set(text.hidden[4])
    unseen = [tile for tile in NEUTRAL if tile not in known]
    shuffled = rng.sample(unseen, len(unseen))
    moved = {tile: other for tile, other in zip(unseen, shuffled, strict=True) if tile != other}
    if watcher is not None and rng.random() < 0.5:
        moved |= kept_instead(text, watcher, rng)
    return rewritten(text, moved, watcher) if moved else None


def kept_instead(text: Text, watcher: int, rng: random.Random) -> dict[str, str]:
    """Let the opponent have kept another one of the three tiles that the watcher handed on in a secret draft."""
    number = 0 if watcher == text.first else 1
    if number >= len(text.passed):
        return {}
    three = text.passed[number]
    kept = [tile for tile in text.hidden[3 - watcher] if tile in three]
    aside = [tile for tile in three if tile not in kept and tile not in text.shown and tile not in text.hidden[4]]
    if not kept or not aside:
        return {}
    other = rng.choice(aside)
    return {kept[0]: other, other: kept[0]}


def rewritten(text: Text, moved: dict[str, str], watcher: int | None) -> Twin | None:
    """Write the position with the moved tiles in each other's places; None if nothing has changed by that."""

    def renamed(tiles: list[str]) -> str:
        return in_order([moved.get(tile, tile) for tile in tiles])

    fields = list(text.fields)
    for place, secret in text.hidden.items():
        if secret and (watcher is None or place != 2 + watcher):
            fields[place] = fields[place].partition("?")[0] + "?" + renamed(secret)
    for place in range(8, len(fields)):
        if watcher is None and fields[place].startswith("passed="):
            fields[place] = "passed=" + "/".join(renamed(tiles) for tiles in text.passed)
    return Twin(" ".join(fields), moved) if fields != text.fields else None


def view_text(state: KernelState, watcher: int | None) -> str:
    """Give a view as the bytes that would be sent."""
    return json.dumps(state.view(watcher))


def log_text(state: KernelState, action: str, watcher: int | None) -> str:
    """Give the line of a log."""
    return state.log_line(action, watcher)


def compare(what: str, one: str, other: str, watcher: int | None) -> None:
    """Raise if a watcher sees two different things."""
    if one != other:
        raise Leak(f"{what} of seat {watcher} differs\n{one}\n{other}")


def alike(state: KernelState, watcher: int | None, moved: dict[str, str]) -> list[tuple[str, str]]:
    """List the actions with what they are in the twin, as far as both look the same to the watcher."""
    text = parsed(str(state))
    flags = text.fields[6]
    pairs = []
    for action in state.actions:
        tiles = codes(action)
        if flags not in ("draw", "draft"):
            if not any(tile in moved for tile in tiles):
                pairs.append((action, action))
            continue
        unseen_draw = flags == "draw" and watcher != drawer(text)
        unseen_pick = flags == "draft" and watcher != state.seat
        handed_on = [tile for tile in text.hidden[4] if tile not in tiles] if len(state.actions) == 4 else []
        if unseen_pick and watcher is not None and any(tile in moved for tile in handed_on):
            continue
        if unseen_draw or unseen_pick:
            pairs.append((action, action[0] + moved.get(tiles[0], tiles[0])))
        elif tiles[0] not in moved:
            pairs.append((action, action))
    return pairs


def drawer(text: Text) -> int:
    """Give who sees the tile that is drawn next."""
    if text.passed or "?" in text.fields[4]:
        return text.first if not text.passed else 1 - text.first
    first_has = len(text.hidden[2 + text.first])
    return text.first if first_has < 2 else 1 - text.first


def walk(
    state: KernelState,
    twin: KernelState,
    watcher: int | None,
    moved: dict[str, str],
    rng: random.Random,
    look: Look = view_text,
    log: Log = log_text,
) -> int:
    """Play on in both to the end of the game and compare all that the watcher sees; give the positions compared.

    Raises:
        Leak: something differs.
    """
    compared = 0
    while True:
        compare("view", look(state, watcher), look(twin, watcher), watcher)
        compared += 1
        pairs = alike(state, watcher, moved)
        if not pairs:
            return compared
        action, other = rng.choice(pairs)
        compare("log", log(state, action, watcher), log(twin, other, watcher), watcher)
        count = placements(state)
        state, twin = state.play(action), twin.play(other)
        if state.seat is None or placements(state) < count:  # all is shown then, or what was drawn
            return compared


def placements(state: KernelState) -> int:
    """Give the number of tiles placed in this game."""
    return int(re.split(" ", str(state))[7])
