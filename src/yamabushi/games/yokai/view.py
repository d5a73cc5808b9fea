"""What a seat may know, built from nothing: no field is ever copied and then struck out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from yamabushi.games.yokai.cards import ABILITIES, CALL, LETTERS, SKETCHES, VALUES
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    BENEATH,
    DECK,
    DISCARDS,
    DRAW,
    FINISHED,
    HANDS,
    MOST_PLAYED,
    MOVER,
    NEVER_UP,
    PHASE,
    PILES,
    PLAYED,
    SET_UP,
    STEPS,
    TURN,
    TURN_NUMBER,
)
from yamabushi.games.yokai.rules import DEALS_FROM, decider, drawer
from yamabushi.games.yokai.text import (
    PIECES,
    bag_counts,
    hand_counts,
    sees_deck,
    sees_hand,
    side_of,
    sides_in,
    taken_by,
    todo,
    write,
    yokai_in,
)
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import CHANCE, Words

if TYPE_CHECKING:
    from yamabushi.games.yokai.state import YokaiState


@lru_cache(PIECES)
def sketches_in(counts: tuple[int, ...]) -> tuple[str, ...]:
    """List the sketches of a bag, one entry a sketch."""
    return tuple([sketch for sketch, count in zip(SKETCHES, counts, strict=True) if count for _ in range(count)])


def listed(counts: tuple[int, ...]) -> list[str]:
    """List the sketches of a bag, one entry a sketch."""
    return [*sketches_in(counts)]


def bag_view(counts: tuple[int, ...], seen: bool) -> dict[str, Any]:
    """Describe sketches that may be hidden: their number, and which if the watcher knows them."""
    view: dict[str, Any] = {"sketches": sum(counts)}
    if seen:
        view["known"] = listed(counts)
    return view


class PileFacts(NamedTuple):
    """What there is to say about a pile."""

    yokai: tuple[str, ...]
    never_up: tuple[str, ...]
    needs: int | None
    sides: tuple[tuple[str, ...], ...]
    leads: int | None


@lru_cache(PIECES)
def pile_facts(first: int, second: int, word: int, pile: int) -> PileFacts:
    """Read a pile, by both words of BENEATH and its own."""
    yokai, sides = yokai_in(first, second, word), sides_in(word)
    never_up = field(word, NEVER_UP, 31)
    counts = [len(side) for side in sides]
    return PileFacts(
        yokai,
        tuple([f"{LETTERS[pile]}{value}" for place, value in enumerate(VALUES) if never_up >> place & 1]),
        int(yokai[0][1]) if yokai and yokai[0] != "?" else None,
        sides,
        None if counts[0] == counts[1] else counts.index(max(counts)),
    )


def pile_view(words: Words, pile: int) -> dict[str, Any]:
    """Describe a pile: its yokai, which were never face up, what the top one needs and who has more sketches there."""
    facts = pile_facts(words[BENEATH], words[BENEATH + 1], words[PILES + pile], pile)
    return {
        "yokai": [*facts.yokai],
        "never_up": [*facts.never_up],
        "needs": facts.needs,
        "sides": [[*side] for side in facts.sides],
        "leads": facts.leads,
    }


def using_view(words: Words) -> dict[str, Any] | None:
    """Describe the sketch whose ability is being decided, and of a distract the sketch that it would move."""
    turn = words[TURN]
    if field(turn, PHASE, 7) != ABILITY:
        return None
    pile, mover = field(words[HANDS], AT_PILE, 3), field(turn, MOVER, 1)
    card = side_of(words, pile, mover)[-1]
    is_call = SKETCHES.index(card) % len(ABILITIES) == CALL
    rival = 1 - mover
    return {
        "card": card,
        "pile": LETTERS[pile],
        "ability": "call" if is_call else "distract",
        "target": None if is_call else side_of(words, pile, rival)[-1],
        "target_seat": None if is_call else rival,
    }


def who_text(words: Words) -> str:
    """Say who decides: a seat, `?` for chance, `.` when it is over."""
    if field(words[TURN], PHASE, 7) == FINISHED:
        return "."
    seat = int(decider(words))
    return "?" if seat == CHANCE else str(seat)


def view(state: YokaiState, seat: int | None) -> dict[str, Any]:
    """Give all that a seat may know and no more, ready for JSON."""
    return with_own(state, seat, open_part(state))


def with_own(state: YokaiState, seat: int | None, opened: dict[str, Any]) -> dict[str, Any]:
    """Fill in what is a seat's own, where what everybody may know leaves it out."""
    words = state.words
    return {
        **opened,
        "seat": seat,
        "actions": list(state.actions) if seat is not None and state.seat == seat else [],
        "position": write(words, seat),
        "hands": [bag_view(hand_counts(words, owner), sees_hand(words, owner, seat)) for owner in (0, 1)],
        "draw_pile": bag_view(bag_counts(words, DECK), sees_deck(words, seat)),
    }


def open_part(state: YokaiState) -> dict[str, Any]:
    """Give what everybody may know; None in the place of what each seat sees in its own way."""
    words = state.words
    turn = words[TURN]
    number = field(turn, TURN_NUMBER, 511)
    returns = state.returns
    return {
        "game": "yokai",
        **state.game.options,
        "seat": None,
        "who": who_text(words),
        "actions": None,
        "position": None,
        "piles": {letter: pile_view(words, pile) for pile, letter in enumerate(LETTERS)},
        "hands": None,
        "draw_pile": None,
        "discards": listed(bag_counts(words, DISCARDS)),
        "taken": [taken_by(words, taker) for taker in (0, 1)],
        "turn": number,
        "mover": field(turn, MOVER, 1) if number else None,
        "played": field(turn, PLAYED, 3),
        "most_played": MOST_PLAYED,
        "pending": todo(words),
        "using": using_view(words),
        "score": list(state.score),
        "returns": None if returns is None else list(returns),
    }


def log_line(words: Words, action: str, seat: int | None) -> str:
    """Write an action as the log of a seat shows it: a sketch that another draws is blank."""
    phase = field(words[TURN], PHASE, 7)
    drawing = phase == DRAW or (phase == SET_UP and field(words[HANDS], STEPS, 15) >= DEALS_FROM)
    return "?" if drawing and seat != drawer(words) else action
