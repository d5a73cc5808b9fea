"""Read the options of a game from the command line, by the game's own description of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

import yamabushi
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.options import Option, OptionValue

STRAY = Sentence("cli-stray", "{word} is neither an option nor its value; options look like --style old.")
NO_VALUE = Sentence("cli-no-value", "The option --{option} needs a value, as in --{option} {example}.")

ONLY_RECORD = Sentence("cli-only-record", "The option --{option} is for the record of a game, not for a position.")
ONLY_POSITION = Sentence("cli-only-position", "The option --{option} is for a position, not for the record of a game.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="regality; `yamabushi games` lists them")]


def options_from(game: str, words: list[str]) -> dict[str, object]:
    """Read `--style old --games=5 --expert` for a game; what the game does not know is left for it to refuse.

    Raises:
        BadOption: a word that is no option, or an option without its value.
    """
    about = yamabushi.games().get(game)
    known = {option.name: option for option in about.options} if about else {}
    given: dict[str, object] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if not word.startswith("--") or len(word) < 3:
            raise BadOption(STRAY, word=quoted(word))
        name, equals, value = word[2:].partition("=")
        option = known.get(name)
        if not equals and (known.get(name.removeprefix("no-")) or option) and is_flag(known, name):
            given[name.removeprefix("no-")] = not name.startswith("no-")
            continue
        if not equals:
            if not left or left[0].startswith("--"):
                example = example_of(option) if option else "value"
                raise BadOption(NO_VALUE, option=name, example=example)
            value = left.pop(0)
        given[name] = value_from(option, value)
    return given


def refuse(sentence: Sentence, given: Mapping[str, object]) -> None:
    """Refuse options that are given and have no meaning here.

    Raises:
        BadOption: one of them is given; the sentence says what it is for.
    """
    for option, value in given.items():
        if value:
            raise BadOption(sentence, option=option)


def is_flag(known: dict[str, Option], name: str) -> bool:
    """Tell whether a name, with or without `no-`, is an option that is yes or no."""
    option = known.get(name) or known.get(name.removeprefix("no-"))
    return option is not None and isinstance(option.default, bool)


def example_of(option: Option) -> OptionValue:
    """Give a value that the option takes."""
    return option.choices[-1] if option.choices else option.default


def value_from(option: Option | None, text: str) -> object:
    """Turn a word into the kind of value that the option takes, if it can be; the game refuses it otherwise."""
    if option is None:
        return text
    if isinstance(option.default, bool):
        return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text)
    if isinstance(option.default, int):
        return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text
    return text


def options_help() -> str:
    """Write the options of every game for the help page."""
    paragraphs = []
    for about in yamabushi.games().values():
        options = "  ".join(f"--{option.name} {values_of(option)}" for option in about.options)
        paragraphs.append(f"Options of {about.name}: {options}")
    return "\n\n".join(paragraphs)


def values_of(option: Option) -> str:
    """Write what an option can be, the default first."""
    if option.choices:
        others = [choice for choice in option.choices if choice != option.default]
        return "|".join([str(option.default), *others])
    if isinstance(option.default, bool):
        return "no|yes" if not option.default else "yes|no"
    if option.form is not None:
        return f"{option.default}|TEXT"
    return f"{option.low}-{option.high}" + (f" (only {option.condition()})" if option.only else "")
