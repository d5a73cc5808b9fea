"""Describe the options of a game once; Python, the command line, addresses and JSON all read this description."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from yamabushi.core.errors import BadOption, Sentence, listed, quoted, said

OptionValue = str | int | bool

UNKNOWN_OPTION = Sentence("option-unknown", "{game} has no option {option}; it has {options}.")
NO_OPTIONS = Sentence("option-none", "{game} has no option {option}; it has none at all.")
BAD_CHOICE = Sentence("option-choice", "The option {option} of {game} cannot be {value}; it is one of {choices}.")
BAD_NUMBER = Sentence(
    "option-number", "The option {option} of {game} cannot be {value}; it is a whole number from {low} to {high}."
)
BAD_TEXT = Sentence("option-text", "The option {option} of {game} cannot be {value}: {problem}.")
NOT_HERE = Sentence("option-not-here", "The option {option} of {game} is only for {condition}.")


@dataclass(frozen=True)
class Option:
    """One option of a game: a choice among texts, yes or no, a whole number, or a text of the game's own."""

    name: str
    summary: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    # For a text of the game's own: brings what was given to its one form; a ValueError says what is wrong with it.
    form: Callable[[object], str] | None = None
    # The option exists only where each named other option has one of these values.
    only: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)

    def accepts(self, value: object) -> bool:
        """Tell whether the value is one that this option takes."""
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return isinstance(value, str) and value in self.choices

    def applies(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether the option exists beside these values of the others."""
        return all(options.get(other) in values for other, values in self.only.items())

    def condition(self) -> str:
        """Say where the option exists, as `match=points`."""
        return ", ".join(f"{other}={'|'.join(map(str, values))}" for other, values in self.only.items())


def settle(game: str, options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Fill in the defaults and check what was given.

    Raises:
        BadOption: an option that the game does not have, or a value that it does not take.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            if not known:
                raise BadOption(NO_OPTIONS, game=game, option=quoted(name))
            raise BadOption(UNKNOWN_OPTION, game=game, option=quoted(name), options=", ".join(known))
    settled: dict[str, OptionValue] = {}
    for option in options:
        if not option.applies(settled):
            if option.name in given:
                raise BadOption(NOT_HERE, game=game, option=option.name, condition=option.condition())
            continue
        value = given.get(option.name, option.default)
        if option.form is not None:
            settled[option.name] = in_form(game, option, option.form, value)
            continue
        if not option.accepts(value):
            shown = quoted(value) if isinstance(value, str) else quoted(repr(value))
            if isinstance(option.default, bool):
                raise BadOption(BAD_CHOICE, game=game, option=option.name, value=shown, choices="True, False")
            if isinstance(option.default, int):
                raise BadOption(
                    BAD_NUMBER, game=game, option=option.name, value=shown, low=option.low, high=option.high
                )
            raise BadOption(
                BAD_CHOICE, game=game, option=option.name, value=shown, choices=listed(option.choices, limit=20)
            )
        assert isinstance(value, str | int | bool)
        settled[option.name] = value
    return settled


def in_form(game: str, option: Option, form: Callable[[object], str], value: object) -> str:
    """Bring a text of the game's own to its one form.

    Raises:
        BadOption: the text is not what the option takes.
    """
    try:
        return form(value)
    except ValueError as problem:
        shown = quoted(value) if isinstance(value, str) else quoted(repr(value))
        raise BadOption(BAD_TEXT, game=game, option=option.name, value=shown, problem=said(problem)) from None
