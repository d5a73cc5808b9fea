"""Lines of actions as records write them: numbers, comments in braces, variations in parentheses.

```
1. Ci@b2 2. Hi@a1 >b2 {bold} 4. Ki@c3 ( 4. Qu@c3 {safer} ( 4. Pr@a2 5. Bi@a3 ) ) 5. St@a2 ( 6. Mi@c1 )
```

A variation stands behind the action that it would replace, and begins with that action's number. One that goes on from
the end of its line stands there, and begins with the next number. Variations can have variations of their own.
Parentheses are words: there are blanks around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from yamabushi.core.errors import BadRecord, Sentence, quoted

BAD_NUMBER = Sentence("record-number", "The number {text} stands before action {number} of the record.")
UNCLOSED = Sentence("record-comment", "A comment of the record is opened with {{ and never closed with }}.")
BAD_COMMENT = Sentence("record-comment-text", "The comment {text} cannot be written: it has a brace in it.")
LATE_COMMENT = Sentence("record-comment-place", "There is a comment after action {number}, and {last} actions in all.")
UNPAIRED = Sentence("record-variation", "In the record a ( of a variation has no ), or a ) has no (.")
BAD_VARIATION = Sentence(
    "record-variation-number",
    "A variation behind action {number} of the record cannot begin with {text}; it begins with the number of the"
    " action that it replaces, or with the next one where its line ends.",
)
TOO_DEEP = Sentence("record-variation-depth", "Variations of the record are nested more than {deepest} deep.")

DEEPEST = 30
"""So deep variations may be nested; nobody reads more."""

_TOKEN = re.compile(r"\{[^{}]*\}|\{|[^\s{}]+|\}")
_NUMBER = re.compile(r"([0-9]+)\.")


@dataclass(frozen=True)
class Line:
    """Actions in a row: the game itself, or a variation of it. All numbers count from the record's start."""

    actions: tuple[str, ...] = ()
    # How many actions come before its first one.
    after: int = 0
    # Comments by the number of actions before them.
    comments: Mapping[int, str] = field(default_factory=dict)
    # Which actions have a number, by how many come before: those that another seat decides than the one before.
    turns: tuple[int, ...] = ()
    # In the order of the places where they leave this line.
    variations: tuple[Line, ...] = ()

    @property
    def end(self) -> int:
        """How many actions lead to its last position."""
        return self.after + len(self.actions)


def words_of(line: Line, depth: int = 0) -> Iterator[str]:
    """Write a line as words; `read_line` is the inverse.

    Raises:
        BadRecord: a comment or a variation cannot be written.
    """
    if depth > DEEPEST:
        raise BadRecord(TOO_DEEP, deepest=DEEPEST)
    late = [number for number in line.comments if not line.after <= number <= line.end]
    if late:
        raise BadRecord(LATE_COMMENT, number=late[0], last=line.end)
    for variation in line.variations:
        if not line.after <= variation.after <= line.end or not variation.actions:
            raise BadRecord(BAD_VARIATION, number=line.end, text=quoted(f"{variation.after + 1}."))
    yield from comment_text(line.comments.get(line.after, ""))
    for number, action in enumerate(line.actions, start=line.after):
        yield f"{number + 1}. {action}" if number in line.turns or (depth and number == line.after) else action
        yield from comment_text(line.comments.get(number + 1, ""))
        yield from _variations_at(line, number, depth)
    yield from _variations_at(line, line.end, depth)


def _variations_at(line: Line, number: int, depth: int) -> Iterator[str]:
    for variation in line.variations:
        if variation.after == number:
            yield "("
            yield from words_of(variation, depth + 1)
            yield ")"


def comment_text(comment: str) -> list[str]:
    """Write a comment on one line, or nothing for an empty one."""
    if "{" in comment or "}" in comment:
        raise BadRecord(BAD_COMMENT, text=quoted(comment))
    return ["{" + " ".join(comment.split()) + "}"] if comment.strip() else []


class _Reading:
    """A line of which a part has been read. Where a variation leaves, its first number says."""

    def __init__(self, after: int | None) -> None:
        self.after = after
        self.actions: list[str] = []
        self.comments: dict[int, str] = {}
        self.turns: list[int] = []
        self.variations: list[Line] = []

    @property
    def end(self) -> int:
        return (self.after or 0) + len(self.actions)

    def add_comment(self, text: str) -> None:
        said = " ".join([self.comments.get(self.end, ""), *text.split()]).strip()
        if said:
            self.comments[self.end] = said

    def add_number(self, text: str) -> None:
        if text != f"{self.end + 1}." or self.end in self.turns:
            raise BadRecord(BAD_NUMBER, text=quoted(text), number=self.end + 1)
        self.turns.append(self.end)

    def add_action(self, action: str) -> None:
        if self.variations and self.variations[-1].after == self.end:
            raise BadRecord(BAD_VARIATION, number=self.end, text=quoted(f"{self.end + 1}."))
        self.actions.append(action)

    def finished(self) -> Line:
        if self.end in self.turns:
            raise BadRecord(BAD_NUMBER, text=quoted(f"{self.end + 1}."), number=self.end + 1)
        return Line(tuple(self.actions), self.after or 0, self.comments, tuple(self.turns), tuple(self.variations))


def tokens_of(text: str) -> list[str]:
    """Take a text apart: comments, numbers, actions, parentheses."""
    return _TOKEN.findall(text)


def read_line(tokens: Iterable[str]) -> Line:
    """Read a line with all its variations.

    Raises:
        BadRecord: the sentence says what is wrong.
    """
    lines = [_Reading(0)]
    for token in tokens:
        line = lines[-1]
        if token in ("{", "}"):
            raise BadRecord(UNCLOSED)
        if line.after is None and token[0] != "{":
            leave(lines[-2], line, token)
        if token == "(":
            if len(lines) > DEEPEST:
                raise BadRecord(TOO_DEEP, deepest=DEEPEST)
            lines.append(_Reading(None))
        elif token == ")":
            if len(lines) == 1:
                raise BadRecord(UNPAIRED)
            lines[-2].variations.append(lines.pop().finished())
        elif token[0] == "{":
            line.add_comment(token[1:-1])
        elif _NUMBER.fullmatch(token):
            line.add_number(token)
        else:
            line.add_action(token)
    if len(lines) > 1:
        raise BadRecord(UNPAIRED)
    return lines[0].finished()


def leave(parent: _Reading, variation: _Reading, token: str) -> None:
    """Find out where a variation leaves its line: its first word, but for comments, is a number and says so."""
    number = _NUMBER.fullmatch(token)
    after = -1 if number is None else int(number[1]) - 1
    if after not in (parent.end - 1, parent.end) or after < (parent.after or 0):
        raise BadRecord(BAD_VARIATION, number=parent.end, text=quoted(token))
    if variation.comments:
        variation.comments[after] = variation.comments.pop(variation.end)
    variation.after = after
