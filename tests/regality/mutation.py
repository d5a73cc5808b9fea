"""Real position texts, and ways to spoil them a little: most become wrong, some become other positions."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

from yamabushi.games.kernel_state import KernelState

from .lockstep import eager_action
from .positions import FIRSTS, FORMS, STYLES, TILES, regality

Options = tuple[tuple[str, object], ...]

ALPHABET = ".,/-?:()+=>@ rlRLabc0123456789KiQuSmToDeAsfirstgonepassedwonpoints\n\t\x00é🔥"
TILE = re.compile("[A-Z][a-z]|(?<=[,/(+])[a-z]{2}|^[a-z]{2}")
FLAGS = ("-", "begin", "draw", "draft", "choose", "Ki@b2", "Ba@b2>b1", "As@b2?", "Pe@a1>b2>b1", "Wt@a3")
EXTRAS = ("first=l", "first=r", "won=1-0", "won=2-0", "points=9-9/1", "gone=SmNjBaPeSh", "passed=SmNjBa/WtFtFa")


@cache
def real_texts() -> tuple[tuple[Options, tuple[str, ...]], ...]:
    """Give the positions of one match for each style and form."""
    found = []
    for number, (style, form) in enumerate((style, form) for style in STYLES for form in FORMS):
        options: Options = (("style", style), ("match", form), ("first", FIRSTS[number % 3]))
        rng = random.Random(number)
        state: KernelState = regality(**dict(options)).start()
        texts = [str(state)]
        while state.actions:
            state = state.play(eager_action(state, rng))
            texts.append(str(state))
        found.append((options, tuple(texts)))
    return tuple(found)


def change_character(text: str, rng: random.Random) -> str:
    """Put another character in the place of one."""
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(ALPHABET) + text[place + 1 :]


def insert_character(text: str, rng: random.Random) -> str:
    """Put a character in between."""
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(ALPHABET) + text[place:]


def delete_characters(text: str, rng: random.Random) -> str:
    """Delete one to three characters."""
    place = rng.randrange(len(text))
    return text[:place] + text[place + rng.randint(1, 3) :]


def duplicate_characters(text: str, rng: random.Random) -> str:
    """Write a few characters twice."""
    place = rng.randrange(len(text))
    return text[: place + rng.randint(1, 3)] + text[place:]


def swap_fields(text: str, rng: random.Random) -> str:
    """Swap two fields."""
    fields = text.split(" ")
    one, other = rng.randrange(len(fields)), rng.randrange(len(fields))
    fields[one], fields[other] = fields[other], fields[one]
    return " ".join(fields)


def delete_field(text: str, rng: random.Random) -> str:
    """Leave a field out."""
    fields = text.split(" ")
    del fields[rng.randrange(len(fields))]
    return " ".join(fields)


def duplicate_field(text: str, rng: random.Random) -> str:
    """Write a field twice."""
    fields = text.split(" ")
    place = rng.randrange(len(fields))
    return " ".join([*fields[:place], fields[place], *fields[place:]])


def add_field(text: str, rng: random.Random) -> str:
    """Write one more field."""
    return f"{text} {rng.choice(EXTRAS)}"


def foreign_field(text: str, rng: random.Random) -> str:
    """Take a field from another position."""
    _, texts = rng.choice(real_texts())
    fields, others = text.split(" "), rng.choice(texts).split(" ")
    place = rng.randrange(len(fields))
    fields[place] = others[place % len(others)]
    return " ".join(fields)


def change_tile(text: str, rng: random.Random) -> str:
    """Put another tile in the place of one, everywhere or once."""
    found = [match.span() for match in TILE.finditer(text)]
    if not found:
        return text
    start, stop = rng.choice(found)
    other = rng.choice(TILES)
    return text[:start] + (other if text[start].isupper() else other.lower()) + text[stop:]


def swap_tiles(text: str, rng: random.Random) -> str:
    """Let two tiles change places, wherever they are; whole positions stay possible more often so."""
    one, other = rng.choice(TILES), rng.choice(TILES)
    names = {one: other, other: one, one.lower(): other.lower(), other.lower(): one.lower()}
    swapped = TILE.sub(lambda match: names.get(match[0], match[0]), text)
    fields = swapped.split(" ")
    if len(fields) > 5 and rng.random() < 0.9:
        for place in range(2, len(fields)):
            fields[place] = re.sub("(?:[A-Z][a-z]){2,}", lambda run: sorted_codes(run[0]), fields[place])
    return " ".join(fields)


def sorted_codes(run: str) -> str:
    """Put a row of codes into the tiles' order; unknown ones first."""
    return "".join(sorted(re.findall("[A-Z][a-z]", run), key=lambda code: TILES.index(code) if code in TILES else -1))


def turn_tile(text: str, rng: random.Random) -> str:
    """Turn one tile on the board."""
    board, blank, rest = text.partition(" ")
    found = [match.span() for match in re.finditer("[A-Za-z][a-z]", board)]
    if not found:
        return text
    start, stop = rng.choice(found)
    return board[:start] + board[start].swapcase() + board[start + 1 : stop] + board[stop:] + blank + rest


def set_field(text: str, rng: random.Random) -> str:
    """Write another who, flags or count."""
    fields = text.split(" ")
    if len(fields) < 8:
        return text
    place, values = rng.choice(
        [(1, ["r", "l", "?", "."]), (6, list(FLAGS)), (7, [str(rng.randint(0, 61)), fields[7] + "0", "-1", "60"])]
    )
    fields[place] = rng.choice(values)
    return " ".join(fields)


def step_count(text: str, rng: random.Random) -> str:
    """Count two placements more or fewer, so that the same side moves."""
    fields = text.split(" ")
    if len(fields) < 8 or not re.fullmatch("[0-9]+", fields[7]):
        return text
    fields[7] = str(int(fields[7]) + rng.choice([-2, 2, 40]))
    return " ".join(fields)


MUTATIONS: tuple[Callable[[str, random.Random], str], ...] = (
    change_character,
    insert_character,
    delete_characters,
    duplicate_characters,
    swap_fields,
    delete_field,
    duplicate_field,
    add_field,
    foreign_field,
    change_tile,
    swap_tiles,
    swap_tiles,
    turn_tile,
    turn_tile,
    set_field,
    step_count,
)


def spoiled(rng: random.Random) -> tuple[Options, str]:
    """Give a real position text changed one to three times, with the options of the game it came from."""
    options, texts = rng.choice(real_texts())
    text = rng.choice(texts)
    if rng.random() < 0.2:  # draws and drafts are few and have rules of their own
        text = rng.choice([other for other in texts if other.split(" ")[7] == "0"])
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(MUTATIONS)(text, rng) or " "
    return options, text
