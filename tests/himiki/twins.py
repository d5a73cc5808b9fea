"""Make positions that a watcher cannot tell apart, by letting chaos tiles in other hands change places in the text."""

from __future__ import annotations

import random
import re

from tests.naive.himiki_chaos import TILES, in_order
from tests.regality.twins import Leak as Leak
from tests.regality.twins import compare, view_text
from yamabushi.games.himiki.state import HimikiState

from .lockstep import Chooser

Swap = dict[str, str]


def hands_of(text: str) -> list[list[str]]:
    """Read the hands of a position."""
    return [re.findall("[A-Z][a-z]", hand) for hand in text.split(" ")[6].split("/")[0].split(",")]


def unseen_by(text: str, watcher: int | None) -> list[str]:
    """List the tiles of which a watcher knows only that they are in some hand, or were never drawn."""
    armed, _, terrain, discards = text.split(" ")[6].split("/")[1:]
    known = set(re.findall("[A-Z][a-z]", f"{discards} {re.sub('[A-E][1-6]', ' ', terrain)}"))
    known |= set(re.findall(r";@([A-Z][a-z])", text.split(" ")[4])) | ({"My"} if armed != "-" else set())
    if watcher is not None:
        known |= set(hands_of(text)[watcher])
    return [tile for tile in TILES if tile not in known]


def twin_of(text: str, watcher: int | None, rng: random.Random) -> tuple[str, Swap] | None:
    """Let the unseen tiles change places at random; None if no hand changes by that."""
    unseen = unseen_by(text, watcher)
    swap = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    hands = hands_of(text)
    renamed = [[swap.get(tile, tile) for tile in hand] for hand in hands]
    if [set(hand) for hand in hands] == [set(hand) for hand in renamed]:
        return None
    fields = text.split(" ")
    rest = fields[6].split("/")[1:]
    fields[6] = "/".join([",".join("".join(in_order(hand)) or "-" for hand in renamed), *rest])
    return " ".join(fields), swap


def alike(state: HimikiState, twin: HimikiState, watcher: int | None, swap: Swap) -> dict[str, str]:
    """Give the actions, with what they are in the twin, that look the same to the watcher: draws of others do."""
    drawer = sum(map(len, hands_of(str(state)))) % len(state.game.seats)
    if state.seat == -1 and drawer != watcher:
        return {action: f"?{swap.get(action[1:], action[1:])}" for action in state.actions}
    return {action: action for action in state.actions if action in twin.actions}


def revealed(swap: Swap, tile: str) -> Swap:
    """Take out a tile that turns out to be the same in both: what was changed for it is changed for its own change."""
    return {one: swap[tile] if other == tile else other for one, other in swap.items() if one != tile}


def walk(
    state: HimikiState, twin: HimikiState, watcher: int | None, swap: Swap, rng: random.Random, choose: Chooser
) -> int:
    """Play on in both, as far as both look the same to the watcher; compare views and logs; give how many.

    Raises:
        Leak: something differs.
    """
    compared = 0
    while state.seat is not None:  # all is shown then
        compare("view", view_text(state, watcher), view_text(twin, watcher), watcher)
        compared += 1
        pairs = alike(state, twin, watcher, swap)
        if not pairs:
            break
        action = choose(state, rng)
        if action not in pairs:
            action = rng.choice(list(pairs))
        compare("log", state.log_line(action, watcher), twin.log_line(pairs[action], watcher), watcher)
        state, twin = state.recorded(action), twin.recorded(pairs[action])
        if action == pairs[action] and action[1:] in swap:
            swap = revealed(swap, action[1:])
    return compared
