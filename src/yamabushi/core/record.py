"""Game records: a text like chess's PGN, written, read back, and verified by replay.

```
[Game "regality"]
[Rules "1"]
[style "old"]
[match "single"]
[Royalty "Ada"]
[Result "*"]

1. Ci@b2 2. Hi@a1 >b2 {bold} 4. Ki@c3 5. St@a2 -
*
```

Tags in capitals belong to the record, those in small letters are the game's options, and seats are tagged by their
names, written together. Actions are numbered from 1; a number stands before each action that another seat decides than
the one before it. A comment in braces belongs to the action before it; how variations are written stands in `lines`.
`[Start "…"]` is a position to begin from; `[Seat "0"]` marks the record as one seat saw it: hidden actions are blank
there, and it is for reading, not for replay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from yamabushi.core.errors import BadOption, BadPosition, BadRecord, IllegalAction, Sentence, quoted
from yamabushi.core.game import Game, State
from yamabushi.core.lines import BAD_VARIATION, Line, read_line, tokens_of, words_of
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games

BAD_TAG = Sentence(
    "record-tag", 'Line {line} of the record, {text}, is not a tag; tags look like [Game "regality"], each once.'
)
MISSING_TAG = Sentence("record-missing-tag", "The record has no tag {tag}; it needs Game, Rules and Result.")
BAD_GAME = Sentence("record-game", "The record's game cannot be made: {problem}")
BAD_START = Sentence("record-start", "The record's Start is not a position of its game: {problem}")
OTHER_RULES = Sentence(
    "record-rules", "The record was played by rules {theirs} of {game}; these are rules {ours} and cannot verify it."
)
BAD_ACTION = Sentence("record-action", "Action {number} of the record, {action}, is not possible: {problem}")
BAD_RESULT = Sentence("record-result", "The record's result is {theirs}; its actions lead to {ours}.")
BAD_VALUE = Sentence("record-value", "The tag {tag} cannot be {text}: it has a quotation mark or a line break in it.")
NO_REPLAY = Sentence("record-seat", "This record is what seat {seat} saw; only a full record can be replayed.")
NO_RESULT = Sentence("record-end", "The record ends without a result such as 1-0 or *.")

RESERVED_TAG = Sentence(
    "record-reserved", "The tag {tag} cannot be added: it is the record's own, or does not begin with a capital letter."
)
BAD_RULES = Sentence("record-rules-number", "The tag Rules is a whole number, and not {text}.")
NO_OPTION = Sentence("record-option", "The tag {tag} is not an option of {game}, which has {options} here.")

ENDINGS = ("resigned", "time", "agreed", "abandoned", "closed", "aborted")
"""Why a game may be over before its rules say so; the tag End tells it."""

RESERVED = ("Game", "Rules", "Result", "Start", "Seat")

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "([^"]*)"\]')
_RESULT = r"(0|1|1/2)(-(0|1|1/2))*"
_WIDTH = 100


@dataclass(frozen=True)
class Record:
    """A game as it was played: which game, from where, the actions, and what people added."""

    game: Game
    actions: tuple[str, ...]
    result: str = "*"
    start: str | None = None
    # Tags besides those that the record writes itself: names of the seats, date, place.
    tags: Mapping[str, str] = field(default_factory=dict)
    # Comments by the number of actions before them.
    comments: Mapping[int, str] = field(default_factory=dict)
    # The seat that this record is for, "spectator", or None for a full one.
    seat: str | None = None
    rules: int = 0
    # The numbers of the actions at which another seat decides; a full record finds them by replay.
    turns: tuple[int, ...] = ()
    # Other ways that it could have gone, in the order of the places where they leave the game.
    variations: tuple[Line, ...] = ()

    @classmethod
    def of(
        cls,
        game: Game,
        actions: tuple[str, ...],
        *,
        start: str | None = None,
        tags: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
        variations: Iterable[Line] = (),
    ) -> Record:
        """Make the record of a game, with its result. Variations need no turns: those are found.

        Raises:
            BadRecord: the actions, or those of a variation, cannot be played.
        """
        record = cls(
            game, actions, start=start, tags=tags or {}, comments=comments or {}, rules=game.about.rules_version
        )
        states = list(record.replay())
        line = numbered(replace(record.line, variations=tuple(variations)), states)
        return replace(record, result=result_text(states[-1]), turns=line.turns, variations=line.variations)

    @property
    def line(self) -> Line:
        """The game as a line: its actions with comments and variations."""
        return Line(self.actions, 0, self.comments, self.turns, self.variations)

    def replay(self) -> Iterator[State]:
        """Give the positions from the start to the end of the record.

        Raises:
            BadRecord: an action is not possible, or this is not a full record.
        """
        if self.seat is not None:
            raise BadRecord(NO_REPLAY, seat=self.seat)
        if self.rules != self.game.about.rules_version:
            raise BadRecord(
                OTHER_RULES, theirs=self.rules, ours=self.game.about.rules_version, game=self.game.about.title
            )
        try:
            state = self.game.start() if self.start is None else self.game.read(self.start)
        except BadPosition as problem:
            raise BadRecord(BAD_START, problem=problem) from None
        return replayed(state, self.line)

    def verify(self) -> State:
        """Replay the record and give its last position.

        Raises:
            BadRecord: an action is not possible, or the result is another.
        """
        states = list(self.replay())
        last = states[-1]
        numbered(self.line, states)  # plays the variations
        if self.tags.get("End") in ENDINGS and last.seat is not None and re.fullmatch(_RESULT, self.result):
            return last  # what the rules do not know: a side gave up, or had no time left
        if self.result != result_text(last):
            raise BadRecord(BAD_RESULT, theirs=self.result, ours=result_text(last))
        return last

    def seen_by(self, seat: int | None) -> Record:
        """Give the record as a seat may see it now, `None` for a spectator; all of it once the game is over.

        Raises:
            BadSeat: the game has no such seat.
        """
        self.game.require_seat(seat)
        states = list(self.replay())
        if states[-1].seat is None or self.tags.get("End") in ENDINGS:
            return self
        lines = tuple(state.log_line(action, seat) for state, action in zip(states, self.actions, strict=False))
        start = None if self.start is None else str(states[0].view(seat).get("position", "?"))
        whose = "spectator" if seat is None else str(seat)
        return replace(self, actions=lines, start=start, seat=whose, variations=())  # they may tell what is hidden

    def __str__(self) -> str:
        return write(self)


def replayed(state: State, line: Line) -> Iterator[State]:
    """Give the positions of a line, from the one that it begins at.

    Raises:
        BadRecord: an action is not possible.
    """
    yield state
    for number, action in enumerate(line.actions, start=line.after + 1):
        try:
            state = state.recorded(action)
        except IllegalAction as problem:
            raise BadRecord(BAD_ACTION, number=number, action=quoted(action), problem=problem) from None
        yield state


def numbered(line: Line, states: Sequence[State]) -> Line:
    """Find the turns of a line, whose positions are given, and of all its variations.

    Raises:
        BadRecord: an action of a variation is not possible, or it leaves the line where there is none.
    """
    deciders = [state.seat for state in states[:-1]]
    turns = tuple(line.after + n for n in range(len(deciders)) if n == 0 or deciders[n] != deciders[n - 1])
    variations = []
    for variation in sorted(line.variations, key=lambda variation: variation.after):
        if not line.after <= variation.after <= line.end:
            raise BadRecord(BAD_VARIATION, number=line.end, text=quoted(f"{variation.after + 1}."))
        variations.append(numbered(variation, list(replayed(states[variation.after - line.after], variation))))
    return replace(line, turns=turns, variations=tuple(variations))


def seat_tag(seat: str) -> str:
    """Give the tag that says who sits on a seat.

    >>> seat_tag("White of Light")
    'WhiteOfLight'
    """
    return "".join(word[:1].upper() + word[1:] for word in seat.split())


def result_text(state: State) -> str:
    """Write how a game went: `1-0`, `0-1`, `1/2-1/2`, `*` while it goes on; one entry a seat.

    >>> import yamabushi
    >>> result_text(yamabushi.game("regality").start())
    '*'
    """
    if state.returns is None:
        return "*"
    return "-".join({1.0: "1", 0.0: "1/2", -1.0: "0"}[value] for value in state.returns)


def write(record: Record) -> str:
    """Write a record as text; `read` is its inverse.

    Raises:
        BadRecord: a tag or comment cannot be written.
    """
    tags: dict[str, OptionValue] = {"Game": record.game.name, "Rules": record.rules}
    tags |= record.game.options
    if record.seat is not None:
        tags["Seat"] = record.seat
    if record.start is not None:
        tags["Start"] = record.start
    for name, text in record.tags.items():
        if name in RESERVED or name in record.game.options or not name[:1].isupper():
            raise BadRecord(RESERVED_TAG, tag=quoted(name))
        tags[name] = text
    tags["Result"] = record.result
    lines = []
    for name, value in tags.items():
        line = f'[{name} "{value}"]'
        if not _TAG.fullmatch(line) or len(line.splitlines()) != 1:
            raise BadRecord(BAD_VALUE, tag=quoted(name), text=quoted(str(value)))
        lines.append(line)
    return "\n".join([*lines, "", *filled(words_of(record.line)), record.result, ""])


def filled(words: Iterable[str]) -> list[str]:
    """Fill lines with words, never breaking one."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= _WIDTH:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def read(text: str) -> Record:
    """Read a record. It is well-formed then; `verify` says whether it can have been played.

    Raises:
        BadRecord: the sentence says what is wrong, and where.
    """
    lines = text.splitlines()
    tags: dict[str, str] = {}
    body = len(lines)
    for number, line in enumerate(lines):
        if not line.strip():
            if tags:
                body = number
                break
            continue
        match = _TAG.fullmatch(line.strip())
        if match is None or match[1] in tags:
            raise BadRecord(BAD_TAG, line=number + 1, text=quoted(line))
        tags[match[1]] = match[2]
    for tag in ("Game", "Rules", "Result"):
        if tag not in tags:
            raise BadRecord(MISSING_TAG, tag=tag)
    if not re.fullmatch(r"[0-9]{1,6}", tags["Rules"]):
        raise BadRecord(BAD_RULES, text=quoted(tags["Rules"]))
    game = game_from(tags)
    known = {*RESERVED, *game.options}
    tokens = tokens_of(" ".join(lines[body:]))
    if not tokens or tokens[-1] != tags["Result"]:
        raise BadRecord(NO_RESULT)
    played = read_line(tokens[:-1])
    return Record(
        game=game,
        actions=played.actions,
        result=tags["Result"],
        start=tags.get("Start"),
        tags={name: value for name, value in tags.items() if name not in known},
        comments=played.comments,
        seat=tags.get("Seat"),
        rules=int(tags["Rules"]),
        turns=played.turns,
        variations=played.variations,
    )


def game_from(tags: Mapping[str, str]) -> Game:
    """Make the game that the tags name."""
    about = games().get(tags["Game"])
    options: dict[str, OptionValue] = {}
    for option in about.options if about else ():
        if option.name in tags:
            text = tags[option.name]
            if isinstance(option.default, bool):
                options[option.name] = text == "True" if text in ("True", "False") else text
            elif isinstance(option.default, int):
                options[option.name] = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
            else:
                options[option.name] = text
    try:
        game = game_of(tags["Game"], **options)
    except BadOption as problem:
        raise BadRecord(BAD_GAME, problem=problem) from None
    for tag in tags:
        if tag[:1].islower() and tag not in game.options:
            raise BadRecord(NO_OPTION, tag=quoted(tag), game=game.about.title, options=", ".join(game.options))
    return game
