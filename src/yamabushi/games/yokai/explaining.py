"""Explain what an action did: a sentence for each event that a player would ask about, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from yamabushi.core.why import Argument, Because, Word

if TYPE_CHECKING:
    from yamabushi.games.yokai.state import YokaiState

Event = dict[str, Any]

RULES = {
    "begins": "set-up",
    "drawn": "turn",
    "drawn-hidden": "turn",
    "played": "playing",
    "not-yet": "counting",
    "called": "call",
    "distracted": "distract",
    "turned-up": "Y-05",
    "taken": "counting",
    "fled": "counting",
    "renewed": "Y-03",
    "pile-empty": "Y-07",
    "turns-over": "Y-09",
    "won": "end",
    "game-drawn": "Y-08",
    "end-turn": "turn",
    "declined": "abilities",
}
"""Where the rules speak of each sentence: a ruling, or a part of the rules."""
SEATS = (Word("seat-sun"), Word("seat-moon"))
SIGNS = {"+": Word("sketch-call"), "!": Word("sketch-distract")}


def because(name: str, **arguments: Argument) -> Because:
    """Make a sentence of ours."""
    return Because(f"why-yokai-{name}", arguments, RULES[name])


def colours(sketch: str) -> tuple[Word, Word]:
    """Name the two colours of a sketch."""
    return Word(f"colour-{sketch[0]}"), Word(f"colour-{sketch[1]}")


def explained(state: YokaiState, action: str, seat: int | None) -> list[Because]:
    """Explain one of the actions as a seat may know it."""
    told = state.events(action, seat)
    return [*(sentence for event in told for sentence in of(state, action, event, told)), *of_nothing(state, told)]


def of(state: YokaiState, action: str, event: Event, told: list[Event]) -> Iterator[Because]:
    """Explain one event."""
    match event:
        case {"what": "begins", "seat": seat}:
            yield because("begins", who=SEATS[seat])
        case {"what": "drawn", "seat": seat, "sketch": None}:
            yield because("drawn-hidden", who=SEATS[seat])
        case {"what": "drawn", "seat": seat, "sketch": sketch}:
            first, second = colours(sketch)
            yield because("drawn", who=SEATS[seat], first=first, second=second)
        case {"what": "played", "seat": seat, "sketch": sketch, "pile": pile}:
            first, second = colours(sketch)
            yield because("played", who=SEATS[seat], first=first, second=second, pile=Word(f"pile-{pile}"))
            yield from of_count(state, action, pile, told)
        case {"what": "called", "yokai": yokai, "from": source, "to": goal}:
            piles = {"source": Word(f"pile-{source}"), "goal": Word(f"pile-{goal}")}
            yield because("called", yokai=Word(f"yokai-{yokai}"), **piles)
        case {"what": "distracted", "from": source, "to": goal}:
            yield because("distracted", source=Word(f"pile-{source}"), goal=Word(f"pile-{goal}"))
        case {"what": "turned up", "yokai": yokai, "pile": pile}:
            yield because("turned-up", yokai=Word(f"yokai-{yokai}"), pile=Word(f"pile-{pile}"))
        case {"what": "taken", "yokai": yokai, "seat": seat}:
            yield because("taken", yokai=Word(f"yokai-{yokai}"), who=SEATS[seat], points=int(yokai[1]))
        case {"what": "fled", "yokai": yokai, "pile": pile}:
            yield because("fled", yokai=Word(f"yokai-{yokai}"), pile=Word(f"pile-{pile}"))
        case {"what": "renewed"}:
            yield because("renewed")
        case {"what": "over", "winner": winner}:
            yield from of_end(state, action, winner)


def of_count(state: YokaiState, action: str, pile: str, told: list[Event]) -> Iterator[Because]:
    """Explain why nobody takes the yokai at a pile yet, once it has been counted."""
    after = state.play(action)
    view = after.view(None)
    lies = view["piles"][pile]
    settled = {event["pile"] for event in told if event["what"] in ("taken", "fled")}
    if pile in settled or view["using"] is not None or lies["needs"] is None:
        return
    count = sum(len(side) for side in lies["sides"])
    if count < lies["needs"]:
        yield because("not-yet", yokai=Word(f"yokai-{lies['yokai'][0]}"), count=count, needs=lies["needs"])


def of_end(state: YokaiState, action: str, winner: int | None) -> Iterator[Because]:
    """Explain why it is over, and who has won."""
    view = state.play(action).view(None)
    is_empty = any(not pile["yokai"] for pile in view["piles"].values())
    yield because("pile-empty" if is_empty else "turns-over")
    first, second = view["score"]
    if winner is None:
        yield because("game-drawn", first=first, second=second)
    else:
        yield because("won", who=SEATS[winner], first=first, second=second)


def of_nothing(state: YokaiState, told: list[Event]) -> Iterator[Because]:
    """Explain an action of which nothing comes: the end of a turn, an ability left unused."""
    if told or state.seat is None or state.seat < 0:
        return
    using = state.view(None)["using"]
    yield because("end-turn" if using is None else "declined", who=SEATS[state.seat])
