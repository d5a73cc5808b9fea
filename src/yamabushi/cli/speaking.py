"""Choose the language in which a command speaks: the one that was asked for, or that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.words import ENGLISH, languages

NO_LANGUAGE = Sentence("cli-language", "There is no language {name}; there is {names}.")

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says which language people read; the first that says anything counts."""


def spoken_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Give the language that was asked for; if none was, that of the environment, or English if we do not speak it.

    >>> spoken_language("DE"), spoken_language(None, {"LANG": "nl_BE.UTF-8"}), spoken_language(None, {"LC_ALL": "C"})
    ('de', 'nl', 'en')

    Raises:
        BadOption: we do not speak the language that was asked for.
    """
    if asked is not None:
        if asked.strip().lower() not in languages():
            raise BadOption(NO_LANGUAGE, name=quoted(asked), names=", ".join(languages()))
        return asked.strip().lower()
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = said.replace(".", "_").partition("_")[0].lower()
    return code if code in languages() else ENGLISH
