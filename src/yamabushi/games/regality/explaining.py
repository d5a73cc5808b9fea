"""Explain what an action did: a sentence for each event that a player would ask about, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from yamabushi.core.why import Argument, Because, Word
from yamabushi.games.regality.tiles import NUMBERS, TILES

if TYPE_CHECKING:
    from yamabushi.games.regality.state import RegalityState

Event = dict[str, Any]

RULES = {
    "begins": "set-up",
    "drawn": "styles",
    "drawn-hidden": "styles",
    "drawn-neutral": "set-up",
    "drawn-blind": "styles",
    "picked": "styles",
    "picked-hidden": "styles",
    "handed": "styles",
    "handed-hidden": "styles",
    "given": "styles",
    "placed": "turn",
    "covered": "G-09",
    "used": "G-06",
    "turned": "effects",
    "destroyed": "G-01",
    "left": "G-01",
    "banished": "effects",
    "recalled": "G-08",
    "moved": "tiles-neutral",
    "struck": "G-14",
    "retrieved": "G-08",
    "silent": "G-05",
    "last-cell": "G-02",
    "nothing": "G-07",
    "declined": "turn",
    "count": "G-10",
    "death": "end",
    "no-tile": "G-11",
    "game-drawn": "G-12",
    "match-won": "matches",
    "match-drawn": "matches",
    "struck-blindly": "G-14",
}
"""Where the rules speak of each sentence: a ruling, or a part of the rules."""
SEATS = {"r": Word("seat-royalty"), "l": Word("seat-religion")}
DESTROYERS = ("destroy",)


def because(name: str, **arguments: Argument) -> Because:
    """Make a sentence of ours."""
    return Because(f"why-regality-{name}", arguments, RULES[name])


def subject(code: str) -> Word:
    """Name a tile that does something."""
    return Word(f"subject-{code}")


def thing(code: str) -> Word:
    """Name a tile to which something is done."""
    return Word(f"object-{code}")


def explained(state: RegalityState, action: str, seat: int | None) -> list[Because]:
    """Explain one of the actions as a seat may know it."""
    return list(Explaining(state, action).sentences(state.events(action, seat)))


class Explaining:
    """One action, and the tile that acts."""

    def __init__(self, state: RegalityState, action: str) -> None:
        self.state = state
        self.action = action
        view = state.view(None)
        self.board = view["board"]
        self.pending = view["pending"] or {}
        self.mover = "rl"[state.seat] if state.seat in (0, 1) else self.pending.get("side", "r")
        self.acting = (self.pending.get("tiles") or [""])[-1]

    def sentences(self, told: list[Event]) -> Iterator[Because]:
        """Say all that happened, in its order."""
        for event in told:
            yield from self.of(event)
            if event["what"] == "placed":
                yield from self.of_no_effect(event, told)
        if not told:
            yield self.of_nothing()

    def of(self, event: Event) -> Iterator[Because]:
        """Explain one event."""
        match event:
            case {"what": "drawn" | "picked" | "handed on" | "given" | "begins"}:
                yield self.of_set_up(event)
            case {"what": "placed", "side": side, "tile": tile, "cell": cell}:
                yield because("placed", side=SEATS[side], tile=thing(tile), cell=cell)
            case {"what": "covered", "tile": tile}:
                yield because("covered", tile=thing(tile))
            case {"what": "turned", "cells": cells}:
                yield because("turned", tile=subject(self.acting), cells=tuple(cells), count=len(cells))
            case {"what": "destroyed" | "used" as what, "cell": cell}:
                hit = thing(self.board[cell]["tile"])
                yield because(what, tile=subject(self.acting), hit=hit, cell=cell, side=SEATS[self.mover])
            case {"what": "left", "cell": cell, "tiles": tiles}:
                yield because("left", tiles=tuple(map(subject, tiles)), count=len(tiles), cell=cell)
            case {"what": "banished" | "recalled" as what, "cell": cell, "tiles": tiles}:
                yield because(what, tile=subject(self.acting), tiles=tuple(map(thing, tiles)), cell=cell)
            case {"what": "moved", "cell": cell, "to": goal}:
                yield because("moved", tile=thing(self.board[cell]["tile"]), start=cell, goal=goal)
            case {"what": "struck" | "retrieved" as what, "tile": tile, "side": side}:
                yield because(what, tile=thing(tile), side=SEATS[side])
            case {"what": "game"}:
                yield self.of_game(event)
            case {"what": "over", "winner": winner}:
                yield because("match-drawn") if winner is None else because("match-won", side=SEATS[winner])

    def of_set_up(self, event: Event) -> Because:
        """Explain what comes before the first tile; what is hidden has no name."""
        what, side = event["what"], SEATS.get(event["side"])
        if side is None and event["tile"] is None:
            return because("drawn-blind")
        if side is None:
            return because("drawn-neutral", tile=subject(event["tile"]))
        if what == "begins":
            return because(what, side=side)
        if what in ("handed on", "given"):
            name = "handed" if what == "handed on" else what
            tiles = event["tiles"]
            if tiles is None:
                return because("handed-hidden", side=side)
            return because(name, side=side, tiles=tuple(map(subject, tiles)))
        if event["tile"] is None:
            return because(f"{what}-hidden", side=side)
        return because(what, side=side, tile=thing(event["tile"]))

    def of_no_effect(self, placed: Event, told: list[Event]) -> Iterator[Because]:
        """Explain why nothing is asked about the effect of a tile that has one."""
        tile = TILES[NUMBERS[placed["tile"]]]
        after = self.state.play(self.action).view(None)
        if tile.kind != "active" or (after["pending"] or {}).get("kind") in ("effect", "reveal"):
            return
        lies = after["board"][placed["cell"]]
        if any(event["what"] == "game" for event in told):
            lies = next(event["view"] for event in told if event["what"] == "game")["board"][placed["cell"]]
        is_full = sum(cell is None for cell in self.board.values()) == 1
        if lies is not None and lies.get("silent"):
            yield because("silent", tile=subject(tile.code))
        elif tile.does in DESTROYERS and is_full:
            yield because("last-cell", tile=subject(tile.code))
        else:
            yield because("nothing", tile=subject(tile.code))

    def of_game(self, event: Event) -> Because:
        """Explain why a game is over, and who has won it."""
        winner = event["winner"]
        royalty, religion = event["view"]["allies"]
        if winner is None:
            return because("game-drawn", royalty=royalty, religion=religion)
        loser = SEATS["l" if winner == "r" else "r"]
        if event["why"] == "count":
            return because("count", side=SEATS[winner], royalty=royalty, religion=religion)
        return because("death" if event["why"] == "death" else "no-tile", side=loser)

    def of_nothing(self) -> Because:
        """Explain an action of which nothing comes yet: an effect left unused, a hidden tile aimed at."""
        if self.action == "-":
            return because("declined", side=SEATS[self.mover])
        return because("struck-blindly", side=SEATS["l" if self.mover == "r" else "r"])
