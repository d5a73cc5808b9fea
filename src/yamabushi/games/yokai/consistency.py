"""Check that the fields of a position text agree: what passes is a position that the rules can go on from."""

from __future__ import annotations

from dataclasses import dataclass, field

from yamabushi.games.yokai import problems
from yamabushi.games.yokai.cards import ABILITIES, CALL, COLOUR_NAMES, LETTERS, SKETCHES, VALUES, YOKAI
from yamabushi.games.yokai.layout import LAST_TURN, MOST_IN_HAND, MOST_PLAYED, MOST_SKETCHES
from yamabushi.games.yokai.problems import impossible
from yamabushi.games.yokai.text import SET_UP_TODO


@dataclass
class Parts:
    """What the fields say, before anybody asks whether it can be."""

    # By pile: yokai from top to bottom with `?` for those never face up, and the sketches on both sides.
    yokai: list[list[str]] = field(default_factory=list)
    sides: list[list[list[str]]] = field(default_factory=list)
    # How many sketches there are of each kind.
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)
    turn: int = 0
    mover: int | None = None
    played: int = 0
    todo: list[str] = field(default_factory=list)

    @property
    def setting_up(self) -> int | None:
        """The number of chance outcomes of the set-up so far, `None` when it is done."""
        if self.mover is None:
            return 0 if self.todo == list(SET_UP_TODO) else None
        for steps in range(1, len(SET_UP_TODO)):
            if self.todo == [*SET_UP_TODO[steps:], f"+{self.mover}"]:
                return steps
        return None


def check(parts: Parts, table: tuple[int, ...]) -> None:
    """Check everything, `table` being how many sketches of each kind the game is played with.

    Raises:
        BadPosition: the sentence says what does not agree.
    """
    check_sketches(parts, table)
    check_yokai(parts)
    check_turn(parts)
    if parts.setting_up is not None:
        check_set_up(parts, parts.setting_up)
        return
    check_pending(parts)
    check_hands(parts)
    check_rest(parts)


def check_sketches(parts: Parts, table: tuple[int, ...]) -> None:
    """Check that every sketch is somewhere, and only where it can be."""
    counts = [sum(counts) for counts in zip(*parts.hands, parts.deck, parts.discards, strict=True)]
    for pile, sides in enumerate(parts.sides):
        for side in sides:
            for sketch in side:
                if LETTERS[pile] not in sketch:
                    raise impossible(problems.OTHER_PILE, sketch=sketch, pile=COLOUR_NAMES[LETTERS[pile]])
                counts[SKETCHES.index(sketch)] += 1
    for kind, (count, wanted) in enumerate(zip(counts, table, strict=True)):
        if count != wanted:
            raise impossible(problems.OTHER_COUNT, count=count, sketch=SKETCHES[kind], wanted=wanted)


def check_yokai(parts: Parts) -> None:
    """Check that every yokai is somewhere, and that those never face up lie together in their own colour's pile."""
    seen = [yokai for pile in parts.yokai for yokai in pile if yokai != "?"] + [*parts.taken[0], *parts.taken[1]]
    for yokai in YOKAI:
        if seen.count(yokai) > 1:
            raise impossible(problems.TWO_PLACES, yokai=yokai)
    for pile, letter in zip(parts.yokai, LETTERS, strict=True):
        hidden = len(VALUES) - sum(yokai[0] == letter for yokai in seen)
        if pile.count("?") != hidden:
            raise impossible(problems.NEVER_UP, count=hidden, pile=COLOUR_NAMES[letter])
        if hidden and "?" * hidden not in "".join(pile):
            raise impossible(problems.TOGETHER, pile=COLOUR_NAMES[letter])


def check_turn(parts: Parts) -> None:
    """Check the number of the turn and the mover."""
    if (parts.turn == 0) != (parts.mover is None):
        raise impossible(problems.NOBODY_MOVES)
    if parts.mover is None and parts.setting_up is None:
        raise impossible(problems.NOT_BEGUN, todo=",".join(SET_UP_TODO))


def check_set_up(parts: Parts, steps: int) -> None:
    """Check that on the way of the set-up nothing has happened but the set-up."""
    if parts.turn > 1 or parts.played or any(parts.taken) or any(any(sides) for sides in parts.sides):
        raise impossible(problems.NOTHING_PLAYED)
    if sum(parts.discards):
        raise impossible(problems.NOTHING_DISCARDED)
    for number, pile in enumerate(parts.yokai):
        expected = 1 if steps > number + 1 else 0
        if len(pile) - pile.count("?") != expected or (expected and pile[0] == "?"):
            top = problems.TOP_UP if expected else problems.TOP_DOWN
            raise impossible(top, next=parts.todo[0], pile=COLOUR_NAMES[LETTERS[number]])
    for seat, hand in enumerate(parts.hands):
        dealt = min(max(steps - 5 - 3 * seat, 0), 3)
        if sum(hand) != dealt:
            raise impossible(problems.OTHER_HAND, todo=",".join(parts.todo), field=f"hand{seat}", count=dealt)


def check_pending(parts: Parts) -> None:
    """Check what is pending, once the set-up is done, against the piles."""
    todo = parts.todo
    over = todo == ["."]
    empty = [LETTERS[number] for number, pile in enumerate(parts.yokai) if not pile]
    if len(empty) > 1 or (empty and not over):
        raise impossible(problems.ONE_EMPTY, pile=COLOUR_NAMES[empty[0]])
    if over and not empty and parts.turn < LAST_TURN:
        raise impossible(problems.NOT_OVER, last=LAST_TURN)
    if empty and not parts.played:
        raise impossible(problems.EMPTIED)
    drawing = todo == [f"+{parts.mover}"]
    rising = todo[0][1:] if todo and todo[0][0] == "?" else ""
    deciding = len(todo) == 1 and "@" in todo[0]
    if todo and not (over or drawing or rising or deciding):
        raise impossible(problems.NOT_PENDING, todo=",".join(todo))
    for letter, pile in zip(LETTERS, parts.yokai, strict=True):
        if pile and (pile[0] == "?") != (letter == rising):
            raise impossible(problems.IS_UP, pile=COLOUR_NAMES[letter], entry=f"?{letter}")
    if drawing:
        if parts.played:
            raise impossible(problems.HAS_DRAWN)
        if not sum(parts.deck):
            raise impossible(problems.FILLED_AGAIN)
    elif rising:
        check_waiting(parts, rising)
    elif deciding:
        check_ability(parts)


def check_waiting(parts: Parts, rising: str) -> None:
    """Check what waits for a yokai to be turned up."""
    if not parts.played:
        raise impossible(problems.UP_BY_PLAY)
    counts = [entry[-1] for entry in parts.todo[1:]]
    if any(entry[0] != "=" for entry in parts.todo[1:]) or len(counts) > 2 or counts[:1] == [rising]:
        raise impossible(problems.TWO_BEHIND)
    if len(counts) == 2 and counts[1] != rising:
        raise impossible(problems.CALLED_FROM)
    # The first of two was called to; a pile that waits alone was called from, or has received a distracted sketch.
    if len(counts) == 2:
        if not parts.sides[LETTERS.index(counts[0])][parts.mover or 0]:
            raise impossible(problems.PLAYED_THERE, pile=COLOUR_NAMES[counts[0]])
        if len(parts.yokai[LETTERS.index(counts[0])]) < 2:
            raise impossible(problems.CALLED_THERE, pile=COLOUR_NAMES[counts[0]])


def check_ability(parts: Parts) -> None:
    """Check that an ability is one that can be used."""
    sketch, _, letter = parts.todo[0].partition("@")
    mover = parts.mover or 0
    pile = LETTERS.index(letter)
    side, other = parts.sides[pile][mover], parts.sides[pile][1 - mover]
    if not parts.played or side[-1:] != [sketch]:
        raise impossible(problems.NOT_ON_TOP, sketch=sketch, pile=COLOUR_NAMES[letter])
    if sketch.endswith(ABILITIES[CALL]):
        if all(len(yokai) < 2 for number, yokai in enumerate(parts.yokai) if number != pile):
            raise impossible(problems.NOTHING_TO_CALL)
    elif not other:
        raise impossible(problems.NOTHING_TO_DISTRACT)


def check_hands(parts: Parts) -> None:
    """Check how many sketches are in each hand."""
    mover = parts.mover or 0
    own, others = sum(parts.hands[mover]), sum(parts.hands[1 - mover])
    todo = parts.todo
    drawing = todo == [f"+{mover}"]
    if others >= MOST_IN_HAND or (drawing and own >= MOST_IN_HAND):
        raise impossible(problems.FULL_HAND, most=MOST_IN_HAND)
    if own > MOST_IN_HAND - parts.played:
        raise impossible(problems.MOST_HELD, played=parts.played, most=MOST_IN_HAND - parts.played)
    if not todo and (parts.played == MOST_PLAYED or not own):
        raise impossible(problems.TURN_ENDED)
    if todo == ["."] and parts.turn == LAST_TURN and all(parts.yokai) and not parts.played and own == MOST_IN_HAND:
        raise impossible(problems.MUST_PLAY)


def check_rest(parts: Parts) -> None:
    """Check that no pile holds more sketches than it can, and none that would have been counted (Y-15)."""
    waiting = {entry[-1] for entry in parts.todo if entry[0] == "=" or "@" in entry}
    over = parts.todo == ["."]  # a pile that waited to be counted waits for ever then
    for letter, yokai, sides in zip(LETTERS, parts.yokai, parts.sides, strict=True):
        total = len(sides[0]) + len(sides[1])
        if total > MOST_SKETCHES:
            raise impossible(problems.MANY_SKETCHES, count=total, pile=COLOUR_NAMES[letter], most=MOST_SKETCHES)
        if letter in waiting or over:
            continue
        # Counted, it has fewer than its yokai needs; or what the loser had is left over: at most three, on one side.
        needed = 0 if yokai[0] == "?" else int(yokai[0][1])
        left_over = total <= max(VALUES) // 2 and not all(sides)
        if total >= needed and not left_over:
            raise impossible(problems.COMPLETED, pile=COLOUR_NAMES[letter], count=total)
