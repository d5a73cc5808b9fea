"""Say why something was refused: a stable code, its arguments, and one sentence.

Every refusal is a `ValueError`. The code and the arguments travel over the wire and into other languages; the English
sentence is what a Python caller reads.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentence:
    """One thing that can be said to a user: a code that never changes and its English text with `{names}` to fill."""

    code: str
    english: str


class Reason(Sentence):
    """What a sentence ends with, whoever says it: it begins as it would inside of one, and has no full stop."""


class Refusal(ValueError):
    """Refuse something, changing nothing.

    An argument may be a refusal as well, of a reason: the sentence is filled with that in its own language.
    """

    def __init__(self, sentence: Sentence, /, **arguments: object) -> None:
        super().__init__(sentence.english.format(**arguments))
        self.sentence = sentence
        self.arguments = arguments

    @property
    def code(self) -> str:
        """Name the kind of refusal in a way that programs can rely on."""
        return self.sentence.code

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions pickle by their positional arguments; ours are keywords.
        return _restore, (type(self), self.sentence, self.arguments)


def _restore(kind: type[Refusal], sentence: Sentence, arguments: dict[str, object]) -> Refusal:
    return kind(sentence, **arguments)


class IllegalAction(Refusal):
    """Refuse a decision that the rules do not allow here."""


class BadPosition(Refusal):
    """Refuse a position text that is malformed or contradicts itself."""


class BadOption(Refusal):
    """Refuse an unknown game or option, or a value that an option does not take."""


class BadSeat(Refusal):
    """Refuse a seat that a game does not have; chance is none."""


class BadRecord(Refusal):
    """Refuse a game record that is malformed or does not replay."""


def said(problem: Exception) -> Refusal | str:
    """Give what a sentence says of a problem: a refusal is said in the language of the sentence, all else as it is."""
    return problem if isinstance(problem, Refusal) else str(problem)


def quoted(text: str, limit: int = 60) -> str:
    """Quote what a user wrote so that it fits into a sentence, whatever it was.

    >>> quoted("Ki@b2")
    "'Ki@b2'"
    >>> quoted("x" * 100, limit=5)
    "'xxxxx…'"
    """
    shown = repr(text)
    return shown if len(shown) <= limit + 2 else f"{shown[: limit + 1]}…{shown[0]}"


def listed(items: tuple[str, ...] | list[str], limit: int = 8) -> str:
    """List a few of the possibilities, and how many more there are, as any language can.

    >>> listed(("a", "b", "c"), limit=2)
    'a, b … (+1)'
    """
    if len(items) <= limit:
        return ", ".join(items)
    return f"{', '.join(items[:limit])} … (+{len(items) - limit})"
