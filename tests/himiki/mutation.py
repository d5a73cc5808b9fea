"""Real position texts, and ways to spoil them a little: most become wrong, some become other positions."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

from tests.naive.himiki_board import ORIENTATIONS, SQUARES
from tests.naive.himiki_chaos import TILES, in_order
from tests.regality.mutation import (
    change_character,
    delete_characters,
    delete_field,
    duplicate_characters,
    duplicate_field,
    insert_character,
    swap_fields,
)

from .lockstep import eager_action, wild_action
from .positions import EXPERT_KINDS, KINDS, SQUARE, Kind, crowded, himiki

ALPHABET = ".,/-?;<=+@*%!&~ wbldABCDE123456HMKrnstxcMhCjGhImTrVxTpMy0987ask\n\t\x00é🔥"
TURNS = ("-", "s", "d", "t", "x", "t;x", "r1;C4<C5", "r20;C4<C5", "n1;C4<C5;ask@C4!", "n1;C4<C5;Mh", "c=C4", "win=w")


@cache
def real_texts() -> tuple[tuple[Kind, tuple[str, ...]], ...]:
    """Give the positions of a game of each kind, and of crowded ones."""
    found = []
    for kind in KINDS:
        rng = random.Random(str(kind))
        state = himiki(*kind).start()
        texts = [str(state)]
        while state.actions:
            state = state.recorded(eager_action(state, rng))
            texts.append(str(state))
        for _ in range(12 if kind[2] else 0):
            state = himiki(*kind).read(crowded(*kind[:2], rng))
            for _ in range(12):
                texts.append(str(state))
                state = state.recorded(wild_action(state, rng)) if state.actions else state
        found.append((kind, tuple(texts)))
    return tuple(found)


def foreign_field(text: str, rng: random.Random) -> str:
    """Take a field from another position."""
    fields, others = text.split(" "), rng.choice(rng.choice(real_texts())[1]).split(" ")
    place = rng.randrange(len(fields))
    fields[place] = others[place % len(others)]
    return " ".join(fields)


def move_cube(text: str, rng: random.Random) -> str:
    """Write another square in the place of one, everywhere, and put cubes in order again."""
    found = SQUARE.findall(text)
    if not found:
        return text
    one, other = rng.choice(found), rng.choice(SQUARES)
    return ordered(SQUARE.sub(lambda match: other if match[0] == one else match[0], text))


def ordered(text: str) -> str:
    """Put the cubes and the terrain of a text in order, if it is like a position."""
    fields = text.split(" ")
    fields[0] = "/".join(",".join(sorted(group.split(","))) for group in fields[0].split("/"))
    fields[-1] = "/".join("+".join(sorted(group.split("+"))) for group in fields[-1].split("/"))
    return " ".join(fields)


def turn_cube(text: str, rng: random.Random) -> str:
    """Turn a cube."""
    found = [match.span() for match in re.finditer("[HMK]{3}", text)]
    if not found:
        return text
    start, stop = rng.choice(found)
    return text[:start] + rng.choice(ORIENTATIONS) + text[stop:]


def change_square(text: str, rng: random.Random) -> str:
    """Write another square in one place."""
    found = [match.span() for match in SQUARE.finditer(text)]
    if not found:
        return text
    start, stop = rng.choice(found)
    return text[:start] + rng.choice(SQUARES) + text[stop:]


def swap_tiles(text: str, rng: random.Random) -> str:
    """Let two tiles change places, wherever they are, each row in its order."""
    one, other = rng.sample(TILES, 2)
    names = {one: other, other: one}
    swapped = re.sub("[A-Z][a-z]", lambda match: names.get(match[0], match[0]), text)
    codes = "|".join(TILES)
    return re.sub(f"(?:{codes}){{2,}}", lambda run: "".join(in_order(re.findall(codes, run[0]))), swapped)


def set_field(text: str, rng: random.Random) -> str:
    """Write another who, score, influences, turn or count."""
    fields = text.split(" ")
    if len(fields) < 7:
        return text
    values = {
        1: ["w", "b", "wl", "bl", "wd", "bd", "?", "."],
        2: [f"{rng.randint(0, 5)}-{rng.randint(0, 5)}", "6-0"],
        3: ["---", "w--", "bbb", "-w-", "wbw"],
        4: [*TURNS, *TURNS, re.sub("[rn][0-9]+", f"r{rng.randint(0, 21)}", fields[4]), fields[4].partition(";")[2]],
        5: [str(rng.randint(0, 101)), "100", "00"],
    }
    place = rng.choice(list(values))
    fields[place] = rng.choice(values[place])
    return " ".join(fields)


def change_standing(text: str, rng: random.Random) -> str:
    """Say otherwise how the turn stands, or drop a part of the turn."""
    fields = text.split(" ")
    if len(fields) < 7:
        return text
    parts = fields[4].split(";")
    if rng.random() < 0.5:
        parts[-1] = re.sub("[-r!]$", rng.choice("-r!"), parts[-1])
    else:
        del parts[rng.randrange(len(parts))]
    fields[4] = ";".join(parts) or "-"
    return " ".join(fields)


MUTATIONS: tuple[Callable[[str, random.Random], str], ...] = (
    change_character,
    insert_character,
    delete_characters,
    duplicate_characters,
    swap_fields,
    delete_field,
    duplicate_field,
    foreign_field,
    move_cube,
    move_cube,
    turn_cube,
    turn_cube,
    change_square,
    swap_tiles,
    swap_tiles,
    set_field,
    set_field,
    change_standing,
    change_standing,
)


def spoiled(rng: random.Random) -> tuple[Kind, str]:
    """Give a real position text changed one to three times, with the kind of game that it came from."""
    kind, texts = rng.choice(real_texts())
    if rng.random() < 0.4:  # chaos tiles have most of the rules
        mode, edition = rng.choice(EXPERT_KINDS)
        kind, texts = next(entry for entry in real_texts() if entry[0] == (mode, edition, True))
    text = rng.choice(texts)
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(MUTATIONS)(text, rng) or " "
    return kind, text
