"""Read the words of each language once, and fill them in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from yamabushi.core.errors import Refusal
from yamabushi.words.languages import ENGLISH, LANGUAGES


@cache
def bundle(language: str) -> FluentBundle:
    """Read all words of a language.

    Raises:
        KeyError: there is no such language.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    # Without isolating marks: nothing here is written from right to left, and a sentence equals the one in the code.
    words = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


def worded(language: str, key: str, **arguments: object) -> str:
    """Say what a key stands for, or `key.attribute`; in English where the language has no word for it.

    >>> worded("fr", "tile-Ki"), worded("de", "tile-Ki")
    ('Roi', 'König')

    Raises:
        KeyError: there is no such language, English does not have the key either, or an argument is missing.
    """
    spoken = bundle(language)
    if not spoken.has_message(key.partition(".")[0]):
        spoken = bundle(ENGLISH)
    text = _filled(spoken, key, {name: _argument(value, grouped=True) for name, value in arguments.items()})
    if text is None:
        raise KeyError(key)
    return text


def refusal_in(language: str, refusal: Refusal) -> str:
    """Say a refusal in a language; in English where that has no sentence for it.

    Arguments that are refusals are said in it, too.

    Raises:
        KeyError: there is no such language.
    """
    if language == ENGLISH:  # the code says it in English
        return str(refusal)
    spoken = bundle(language)
    arguments = {
        name: refusal_in(language, value) if isinstance(value, Refusal) else _argument(value, grouped=False)
        for name, value in refusal.arguments.items()
    }
    return _filled(spoken, refusal.code, arguments) or str(refusal)


def arguments_in(language: str, refusal: Refusal) -> dict[str, str | int | float | dict[str, Any]]:
    """Give what goes into a refusal's sentence, for whoever says it themselves: texts, numbers, and other refusals.

    Those have a code, a sentence in the language, and arguments of their own.

    Raises:
        KeyError: there is no such language.
    """
    return {name: _told(language, value) for name, value in refusal.arguments.items()}


def _told(language: str, value: object) -> str | int | float | dict[str, Any]:
    if isinstance(value, Refusal):
        said = refusal_in(language, value)
        return {"code": value.code, "sentence": said, "arguments": arguments_in(language, value)}
    return value if isinstance(value, int | float) else str(value)


def _filled(spoken: FluentBundle, key: str, arguments: Mapping[str, str | FluentType]) -> str | None:
    """Fill in what a key stands for; None if there is nothing, or if it needs an argument that is not given."""
    name, _, attribute = key.partition(".")
    if not spoken.has_message(name):
        return None
    message = spoken.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, problems = spoken.format_pattern(pattern, dict(arguments))
    return None if problems else str(text)


def _argument(value: object, grouped: bool) -> str | FluentType:
    """Leave numbers to the language, and whether thousands are set apart; all else is a text already."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=grouped)
    return str(value)
