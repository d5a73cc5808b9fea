"""Say things in the language of whoever listens: French, English, Italian, German, Spanish, Dutch.

The words stand in Fluent files, a folder for each language, and the page reads the same files. `games.ftl` names what
the games are made of, `refusals.ftl` says why something was refused, `positions.ftl` what is wrong with the text of a
position, `why-NAME.ftl` explains what happened in a game, and `page.ftl` is what the page itself says.
"""

from __future__ import annotations

from yamabushi.words.bundles import arguments_in, refusal_in, worded
from yamabushi.words.explaining import because_in, rule_in, rules_of
from yamabushi.words.languages import ENGLISH, best_language, languages

__all__ = [
    "ENGLISH",
    "arguments_in",
    "because_in",
    "best_language",
    "languages",
    "refusal_in",
    "rule_in",
    "rules_of",
    "worded",
]
