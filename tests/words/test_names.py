"""Everything that the games are made of has a name in the words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import yamabushi
from tests.words.files import patterns, variables
from yamabushi.engines.folders import levels_in
from yamabushi.engines.levels import NAMES
from yamabushi.games.himiki import automaton
from yamabushi.games.himiki.board import ELEMENTS
from yamabushi.games.himiki.book import book
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.regality.tiles import TILES
from yamabushi.games.yokai.cards import COLOURS, YOKAI
from yamabushi.words import languages, worded

GAMES = [
    yamabushi.game(name, **({"mode": mode} if mode else {}))
    for name, about in yamabushi.games().items()
    for mode in about.modes or ("",)
]


def slug(title: str) -> str:
    """Write a title as a part of a key."""
    return title.lower().replace(" ", "-")


def needed() -> Iterator[str]:
    """List the keys that the games themselves call for."""
    for name, about in yamabushi.games().items():
        yield from (f"game-{name}", f"game-{name}-line")
        for option in about.options:
            yield from (f"option-{option.name}", f"option-{option.name}-note")
            yield from (f"value-{option.name}-{choice}" for choice in option.choices)
    for game in GAMES:
        yield from (f"seat-{slug(title)}" for title in game.seats)
    yield "seat-muk-yan"
    yield from ("side-w", "side-b", "half-light", "half-dark")
    yield from (f"{what}-{letter}" for letter in ELEMENTS for what in ("element", "influence", "subject", "object"))
    yield from (f"{what}-{colour.letter}" for colour in COLOURS for what in ("colour", "pile"))
    yield from (f"way-{way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"))
    yield from (f"tile-{tile.code}{end}" for tile in TILES for end in ("", "-power"))
    yield from (f"{role}-{tile.code}" for tile in TILES for role in ("subject", "object"))
    yield from (f"chaos-{tile.code}{end}" for tile in CHAOS for end in ("", "-power"))
    yield from (f"object-chaos-{tile.code}" for tile in CHAOS)
    yield from ("chaos-My-power-first", "chaos-Tr-power-first")
    yield from (f"mukyan-{slug(name)}" for name in automaton.NAMES)
    yield from (f"sketch-{ability}{end}" for ability in ("call", "distract") for end in ("", "-power"))
    yield from (f"yokai-{yokai}" for yokai in YOKAI)
    yield from (f"level-{number}{end}" for number in range(1, len(NAMES) + 1) for end in ("", "-note"))
    yield from (f"grade-{name[0]}" for name in book())
    yield from (f"result-{result}" for result in ("won", "draw", "solved", "failed"))


SAID = {
    "say-place": "square top ns ew",
    "say-tilt": "from to",
    "say-pivot": "squares",
    "say-stop": "",
    "say-use": "tile",
    "say-put": "square",
    "say-confront": "square",
    "say-swap": "square",
    "say-not-now": "",
    "say-drawn": "tile",
    "say-drawn-hidden": "",
    "say-rolled": "top ns ew",
    "say-dice": "black white",
    "say-candidate": "number",
    "say-lay": "tile cell",
    "say-target": "cell",
    "say-direction": "way",
    "say-orthogonal": "",
    "say-diagonal": "",
    "say-apply": "",
    "say-move": "from to",
    "say-choose-tile": "tile",
    "say-hidden-tile": "",
    "say-leave-effect": "",
    "say-draft": "tile",
    "say-first": "",
    "say-second": "",
    "say-begins": "side",
    "say-play": "card pile",
    "say-call": "pile",
    "say-distract": "",
    "say-leave-ability": "",
    "say-end-turn": "",
    "say-draw-card": "card",
    "say-turn-up": "yokai",
    "say-seat-begins": "side",
    "result-won": "who count reason",
    "result-draw": "reason",
}
"""What is said of decisions and results, and what it is filled with."""


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_name(language: str) -> None:
    there = patterns(language, "games.ftl")
    assert sorted(set(needed()) - set(there)) == []


@pytest.mark.parametrize("language", languages())
def test_every_decision_can_be_said(language: str) -> None:
    there = patterns(language, "games.ftl")
    assert {key: " ".join(sorted(variables(there[key]))) for key in SAID} == {
        key: " ".join(sorted(names.split())) for key, names in SAID.items()
    }


def test_there_is_no_name_of_what_is_not_there() -> None:
    more = {"value-deck-assumed"}
    assert sorted(set(patterns("en", "games.ftl")) - set(needed()) - set(SAID) - more) == []


@pytest.mark.parametrize(
    "prefix",
    ["game-", "tile-", "subject-", "chaos-", "colour-", "pile-", "element-", "influence-", "yokai-", "way-", "mukyan-"],
)
@pytest.mark.parametrize("language", languages())
def test_two_things_never_have_the_same_name(language: str, prefix: str) -> None:
    names = [key for key in patterns(language, "games.ftl") if key.startswith(prefix) and "-power" not in key]
    words = [worded(language, name) for name in names]
    assert len(words) >= 3
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("language", languages())
def test_proper_names_are_the_same_everywhere(language: str) -> None:
    titles = {f"game-{name}": about.title for name, about in yamabushi.games().items()}
    yokai = {f"yokai-{one}": worded("en", f"yokai-{one}") for one in YOKAI}
    named = titles | yokai | {"seat-muk-yan": "Muk Yan", "level-8": NAMES[-1]}
    assert {key: worded(language, key) for key in named} == named


def test_english_names_are_those_that_python_and_the_terminal_use() -> None:
    named = {f"tile-{tile.code}": tile.name for tile in TILES}
    named |= {f"chaos-{tile.code}": tile.name for tile in CHAOS}
    named |= {f"colour-{colour.letter}": colour.name for colour in COLOURS}
    named |= {f"seat-{slug(title)}": title for game in GAMES for title in game.seats}
    named |= {f"mukyan-{slug(name)}": name for name in automaton.NAMES}
    named |= {f"level-{number}": name for number, name in enumerate(NAMES, start=1)}
    assert {key: worded("en", key) for key in named} == named


@pytest.mark.parametrize("game", yamabushi.games())
def test_every_game_has_the_levels_that_have_names(game: str) -> None:
    levels = levels_in(game)
    assert levels is not None
    assert len(levels.LEVELS) == len(NAMES)
