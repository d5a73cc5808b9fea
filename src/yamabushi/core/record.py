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
the one before it. A comment in braces belongs to the action before it. `[Start "…"]` is a position to begin from;
`[Seat "0"]` marks the record as one seat saw it: hidden actions are blank there, and it is for reading, not for replay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from yamabushi.core.errors import BadOption, BadPosition, BadRecord, IllegalAction, Sentence, quoted
from yamabushi.core.game import Game, State
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games

BAD_TAG = Sentence(
    "record-tag", 'Line {line} of the record, {text}, is no tag; tags are as [Game "regality"], each once.'
)
MISSING_TAG = Sentence("record-missing-tag", "The record has no tag {tag}; it needs Game, Rules and Result.")
BAD_GAME = Sentence("record-game", "The record's game cannot be made: {problem}")
BAD_START = Sentence("record-start", "The record's Start is no position of its game: {problem}")
OTHER_RULES = Sentence(
    "record-rules", "The record was played by rules {theirs} of {game}; these are rules {ours} and cannot verify it."
)
BAD_ACTION = Sentence("record-action", "Action {number} of the record, {action}, is not possible: {problem}")
BAD_NUMBER = Sentence("record-number", "The number {text} stands before action {number} of the record.")
BAD_RESULT = Sentence("record-result", "The record's result is {theirs}; its actions lead to {ours}.")
UNCLOSED = Sentence("record-comment", "A comment of the record is opened with {{ and never closed with }}.")
BAD_COMMENT = Sentence("record-comment-text", "The comment {text} cannot be written: it has a brace in it.")
BAD_VALUE = Sentence("record-value", "The tag {tag} cannot be {text}: it has a quotation mark or a line break in it.")
NO_REPLAY = Sentence("record-seat", "This record is what seat {seat} saw; only a full record can be replayed.")
NO_RESULT = Sentence("record-end", "The record ends without a result such as 1-0 or *.")

RESERVED_TAG = Sentence(
    "record-reserved", "The tag {tag} cannot be added: it is the record's own, or does not begin with a capital letter."
)
LATE_COMMENT = Sentence("record-comment-place", "There is a comment after action {number}, and {last} actions in all.")
BAD_RULES = Sentence("record-rules-number", "The tag Rules is a whole number, and not {text}.")
NO_OPTION = Sentence("record-option", "The tag {tag} is no option of {game}, which has {options} here.")

ENDINGS = ("resigned", "time", "agreed", "abandoned")
"""Why a game may be over before its rules say so; the tag End tells it."""

RESERVED = ("Game", "Rules", "Result", "Start", "Seat")

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "([^"]*)"\]')
_TOKEN = re.compile(r"\{[^{}]*\}|\{|[^\s{}]+|\}")
_NUMBER = re.compile(r"([0-9]+)\.")
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

    @classmethod
    def of(
        cls,
        game: Game,
        actions: tuple[str, ...],
        *,
        start: str | None = None,
        tags: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Record:
        """Make the record of a game, with its result.

        Raises:
            BadRecord: the actions cannot be played.
        """
        record = cls(
            game, actions, start=start, tags=tags or {}, comments=comments or {}, rules=game.about.rules_version
        )
        states = list(record.replay())
        deciders = [state.seat for state in states[:-1]]
        turns = tuple(n for n in range(len(deciders)) if n == 0 or deciders[n] != deciders[n - 1])
        return replace(record, result=result_text(states[-1]), turns=turns)

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
            raise BadRecord(BAD_START, problem=str(problem)) from None
        yield state
        for number, action in enumerate(self.actions, start=1):
            try:
                state = state.recorded(action)
            except IllegalAction as problem:
                raise BadRecord(BAD_ACTION, number=number, action=quoted(action), problem=str(problem)) from None
            yield state

    def verify(self) -> State:
        """Replay the record and give its last position.

        Raises:
            BadRecord: an action is not possible, or the result is another.
        """
        *_, last = self.replay()
        if self.tags.get("End") in ENDINGS and last.seat is not None and re.fullmatch(_RESULT, self.result):
            return last  # what the rules do not know: a side gave up, or had no time left
        if self.result != result_text(last):
            raise BadRecord(BAD_RESULT, theirs=self.result, ours=result_text(last))
        return last

    def seen_by(self, seat: int | None) -> Record:
        """Give the record as a seat may see it now, `None` for a spectator; all of it once the game is over."""
        states = list(self.replay())
        if states[-1].seat is None or self.tags.get("End") in ENDINGS:
            return self
        lines = tuple(state.log_line(action, seat) for state, action in zip(states, self.actions, strict=False))
        start = None if self.start is None else str(states[0].view(seat).get("position", "?"))
        return replace(self, actions=lines, start=start, seat="spectator" if seat is None else str(seat))

    def __str__(self) -> str:
        return write(self)


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
    late = [number for number in record.comments if not 0 <= number <= len(record.actions)]
    if late:
        raise BadRecord(LATE_COMMENT, number=late[0], last=len(record.actions))
    tags["Result"] = record.result
    lines = []
    for name, value in tags.items():
        line = f'[{name} "{value}"]'
        if not _TAG.fullmatch(line) or len(line.splitlines()) != 1:
            raise BadRecord(BAD_VALUE, tag=quoted(name), text=quoted(str(value)))
        lines.append(line)
    words = comment_text(record.comments.get(0, ""))
    for number, action in enumerate(record.actions):
        words.append(f"{number + 1}. {action}" if number in record.turns else action)
        words += comment_text(record.comments.get(number + 1, ""))
    return "\n".join([*lines, "", *filled(words), record.result, ""])


def comment_text(comment: str) -> list[str]:
    """Write a comment on one line, or nothing for an empty one."""
    if "{" in comment or "}" in comment:
        raise BadRecord(BAD_COMMENT, text=quoted(comment))
    return ["{" + " ".join(comment.split()) + "}"] if comment.strip() else []


def filled(words: list[str]) -> list[str]:
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
    actions, comments, turns = read_actions(" ".join(lines[body:]), tags["Result"])
    return Record(
        game=game,
        actions=actions,
        result=tags["Result"],
        start=tags.get("Start"),
        tags={name: value for name, value in tags.items() if name not in known},
        comments=comments,
        seat=tags.get("Seat"),
        rules=int(tags["Rules"]),
        turns=turns,
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
        raise BadRecord(BAD_GAME, problem=str(problem)) from None
    for tag in tags:
        if tag[:1].islower() and tag not in game.options:
            raise BadRecord(NO_OPTION, tag=quoted(tag), game=game.about.title, options=", ".join(game.options))
    return game


def read_actions(text: str, result: str) -> tuple[tuple[str, ...], dict[int, str], tuple[int, ...]]:
    """Read the numbered actions, the comments among them, and which actions had a number."""
    actions: list[str] = []
    comments: dict[int, str] = {}
    turns: list[int] = []
    tokens = _TOKEN.findall(text)
    if not tokens or tokens[-1] != result:
        raise BadRecord(NO_RESULT)
    for token in tokens[:-1]:
        number = _NUMBER.fullmatch(token)
        if token in ("{", "}"):
            raise BadRecord(UNCLOSED)
        if token[0] == "{":
            said = [comments.get(len(actions), ""), *token[1:-1].split()]
            comments[len(actions)] = " ".join(filter(None, said))
        elif number is None:
            actions.append(token)
        elif number[1] != str(len(actions) + 1) or len(actions) in turns:
            raise BadRecord(BAD_NUMBER, text=quoted(token), number=len(actions) + 1)
        else:
            turns.append(len(actions))
    if len(actions) in turns:
        raise BadRecord(BAD_NUMBER, text=quoted(f"{len(actions) + 1}."), number=len(actions) + 1)
    comments = {number: comment for number, comment in comments.items() if comment}
    return tuple(actions), comments, tuple(turns)
