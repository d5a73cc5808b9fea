"""Explain what an action did: a sentence for each event that a player would ask about, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from yamabushi.core.game import CHANCE
from yamabushi.core.why import Argument, Because, Word, slug
from yamabushi.games.himiki.modes import ALIKE, DUEL, TEAMS
from yamabushi.games.himiki.text import letters

if TYPE_CHECKING:
    from yamabushi.games.himiki.state import HimikiState

Event = dict[str, Any]

PENALTY = "penalty:"
RULES = {
    "placed": "set-up",
    "drawn": "chaos",
    "drawn-hidden": "chaos",
    "dice": "H-15",
    "tilted": "tilt",
    "pivoted": "rotate",
    "banned": "H-02",
    "vortex": "H-14",
    "acts": "H-14",
    "carried": "H-14",
    "swapped": "H-13",
    "gone": "chaos",
    "beats": "neighbours",
    "loses": "neighbours",
    "like": "neighbours",
    "again": "again",
    "saved": "H-20",
    "influence": "H-05",
    "influence-from": "H-05",
    "points": "goal",
    "points-lost": "H-05",
    "used": "H-09",
    "used-free": "H-16",
    "put": "H-14",
    "conjured": "H-11",
    "confronted": "chaos",
    "paid": "mindlock",
    "removed": "mindlock",
    "solved": "H-30",
    "failed": "H-29",
    "won": "end",
    "game-drawn": "H-07",
    "turn-over": "H-03",
    "stop": "again",
    "pass": "H-06",
    "no-tile": "H-09",
    "no-fight": "chaos",
    "penalty": "H-18",
}
"""Where the rules speak of each sentence: a ruling, or a part of the rules."""


def because(name: str, **arguments: Argument) -> Because:
    """Make a sentence of ours."""
    return Because(f"why-himiki-{name}", arguments, RULES[name])


def explained(state: HimikiState, action: str, seat: int | None) -> list[Because]:
    """Explain one of the actions, or a penalty, as a seat may know it."""
    return list(Explaining(state, action).sentences(state.events(action, seat)))


class Explaining:
    """One action, and who does it."""

    def __init__(self, state: HimikiState, action: str) -> None:
        self.state = state
        self.action = action
        self.mode = state.game.mode
        self.after = state.recorded(action)

    def sentences(self, told: list[Event]) -> Iterator[Because]:
        """Say all that happened, in its order."""
        if self.action.startswith(PENALTY):
            yield because("penalty", who=self.side(self.action.removeprefix(PENALTY)))
        acting = ""
        for event in told:
            acting = event.get("tile", acting) if event["what"] == "acts" else acting
            yield from self.of(event, acting)
        whats = {event["what"] for event in told}
        if not told:
            yield self.of_nothing()
        elif "tilted" in whats and not whats & {"over", "again", "gone"} and self.is_turn_over():
            yield because("turn-over", reason="conflict" if whats & {"beats", "loses"} else "nothing")

    def of(self, event: Event, acting: str) -> Iterator[Because]:
        """Explain one event; `acting` is the terrain that a cube has entered."""
        match event:
            case {"what": "placed", "cube": square, "orientation": faces}:
                yield because("placed", who=self.mover, square=square, top=Word(f"subject-{faces[0]}"))
            case {"what": "tilted", "cube": start, "to": goal, "shows": element}:
                yield because("tilted", who=self.mover, start=start, goal=goal, element=Word(f"subject-{element}"))
            case {"what": "pivoted", "cubes": [square]} if acting == "Vx":
                yield because("vortex", square=square)
            case {"what": "pivoted", "cubes": cubes}:
                yield because("pivoted", who=self.mover, squares=tuple(cubes), count=len(cubes))
                if self.mode != "mindlock" and self.after.seat is not None:
                    yield because("banned")
            case {"what": "beats" | "loses" | "like" as what, "cube": square, "shows": shows, "against": against}:
                yield self.of_neighbours(what, square, shows, against, event["cubes"])
            case {"what": "influence", "element": element, "side": side, "before": before}:
                yield self.of_influence(element, side, before)
            case {"what": "points"}:
                yield from self.of_points(event)
            case {"what": "again"}:
                yield because("again", who=self.mover)
            case {"what": "rolled", "dice": dice}:
                yield self.of_dice(dice)
            case {"what": "over"}:
                yield self.of_end(event)
            case {"what": "paid" | "removed"}:
                squares = tuple(event.get("cubes", ()))
                yield because("removed", squares=squares, count=len(squares)) if squares else because("paid")
            case _:
                yield self.of_tiles(event)

    def of_neighbours(self, what: str, square: str, shows: str, against: str, cubes: list[str]) -> Because:
        """Explain a comparison of the active cube with those beside it."""
        others: dict[str, Argument] = {"square": square, "squares": tuple(cubes), "count": len(cubes)}
        if what == "beats":
            return because(what, winner=Word(f"subject-{shows}"), loser=Word(f"object-{against}"), **others)
        if what == "loses":
            return because(what, winner=Word(f"subject-{against}"), loser=Word(f"object-{shows}"), **others)
        return because(what, element=Word(f"subject-{shows}"), **others)

    def of_influence(self, element: str, side: str, before: str | None) -> Because:
        """Explain why an influence is taken, and from whom."""
        need = int(ALIKE[TEAMS if self.mode == "teams" else DUEL])
        taken: dict[str, Argument] = {
            "who": self.side(side),
            "need": need,
            "element": Word(f"subject-{element}"),
            "influence": Word(f"influence-{element}"),
        }
        if before is None or before == side:
            return because("influence", **taken)
        return because("influence-from", rival=self.side(before), **taken)

    def of_points(self, event: Event) -> Iterator[Because]:
        """Explain points; whoever loses an influence loses one."""
        for side in ("w", "b"):
            if event[side] > 0:
                yield because("points", who=self.side(side), count=event[side])
            elif event[side] < 0:
                yield because("points-lost", who=self.side(side), count=-event[side])

    def of_dice(self, dice: str) -> Because:
        """Explain what Muk Yan's dice make it do."""
        plan = self.after.view(None)["muk_yan"]
        black, white = (Word(f"element-{letter}") for letter in dice)
        return because("dice", black=black, white=white, action=Word(f"mukyan-{slug(plan['name'])}"))

    def of_tiles(self, event: Event) -> Because:
        """Explain what is done with chaos tiles, or what they do."""
        what, tile = event["what"], event.get("tile")
        word = Word(f"chaos-{tile}")
        if what == "drawn":
            who = self.titled(letters(self.state.words).index(event["seat"]))
            return because("drawn-hidden", who=who) if tile is None else because("drawn", who=who, tile=word)
        if what == "used":
            return because("used-free" if self.mode == "mindlock" else "used", who=self.mover, tile=word)
        if what in ("put", "acts"):
            return because(what, who=self.mover, tile=word, square=event["square"])
        if what == "carried":
            return because(what, start=event["cube"], goal=event["to"])
        if what == "conjured":
            return because(what, square=event["cube"], element=Word(f"subject-{event['orientation'][0]}"))
        if what == "gone":
            return because(what, square=event["cube"])
        if what == "saved":
            return because(what, square=event["other"])
        return because(what, square=event["cube"], other=event["other"])  # swapped, confronted

    def of_end(self, event: Event) -> Because:
        """Explain why it is over."""
        if "solved" in event:
            return because("solved" if event["solved"] else "failed")
        return because("game-drawn") if event["winner"] is None else because("won", who=self.side(event["winner"]))

    def of_nothing(self) -> Because:
        """Explain an action of which nothing comes: stopping, passing, leaving a tile."""
        if self.action == ".":
            return because("stop" if len(self.state.actions) > 1 else "pass", who=self.mover)
        pending = self.state.view(None)["pending"] or ""
        if self.action == "-":
            return because("no-fight" if pending.startswith("My") else "no-tile", who=self.mover)
        return because("pass", who=self.mover)  # chance has drawn that Muk Yan passes

    def is_turn_over(self) -> bool:
        """Tell whether a seat has had its turn."""
        return self.state.seat not in (None, CHANCE, self.after.seat)

    @property
    def mover(self) -> Word:
        """Whoever does it: a seat, or Muk Yan, for whom chance decides."""
        seat = self.state.seat
        return Word("seat-muk-yan") if seat is None or seat == CHANCE else self.titled(seat)

    def titled(self, seat: int) -> Word:
        """Name a seat."""
        return Word(f"seat-{slug(self.state.game.seats[seat])}")

    def side(self, letter: str) -> Word:
        """Name a side; alone, black is Muk Yan's."""
        return Word("seat-muk-yan" if letter == "b" and self.mode == "mukyan" else f"side-{letter}")
