"""Real position texts, and ways to spoil them a little: most become wrong, some become other positions."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from tests.naive.yokai import COLOURS, NaiveYokai
from tests.regality.mutation import (
    delete_characters,
    delete_field,
    duplicate_characters,
    duplicate_field,
    swap_fields,
)

from .lockstep import wild_action
from .positions import KINDS, START_TODO, Cards, crowded, line, table_of, yokai

ALPHABET = "GRBY34567?+!=@:,.-0128 ^%\n\t\x00é🔥"
TODOS = ["-", ".", "+0", "+1", "?G", "?R", "?B", "?Y", "?G,=R", "?B,=Y", "?R,=G,=R", "?Y,=B,=Y", "?G,=G", "=G", "=R"]
TODOS += [START_TODO, f"{START_TODO},+0", "?Y,+0,+0,+0,+1,+1,+1,+0", "+0,+0,+1,+1,+1,+1", "+1,+0", "+1,+1"]


@cache
def real_texts() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Give tables of every kind, each with the positions of a game and of crowded ones."""
    found = []
    for kind in KINDS:
        rng = random.Random(kind)
        table = table_of(kind, rng)
        state = yokai(table).start()
        texts = [str(state)]
        while state.actions:
            state = line(state, wild_action(state, rng))
            texts.append(str(state))
        for _ in range(12):
            state = yokai(table).read(crowded(table, rng))
            for _ in range(12):
                texts.append(str(state))
                state = line(state, wild_action(state, rng)) if state.actions else state
        found.append((tuple(table), tuple(texts)))
    return tuple(found)


# ---- any text --------------------------------------------------------------------------------------------------------


def change_character(text: str, rng: random.Random) -> str:
    """Put another character in the place of one."""
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(ALPHABET) + text[place + 1 :]


def insert_character(text: str, rng: random.Random) -> str:
    """Put a character in between."""
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(ALPHABET) + text[place:]


def foreign_field(text: str, rng: random.Random) -> str:
    """Take a field from another position."""
    fields, others = text.split(" "), rng.choice(rng.choice(real_texts())[1]).split(" ")
    place = rng.randrange(len(fields))
    fields[place] = others[place % len(others)]
    return " ".join(fields)


def change_todo(text: str, rng: random.Random) -> str:
    """Say that something else is pending."""
    return ":".join([*text.split(":")[:-1], rng.choice(TODOS)])


ROUGH: tuple[Callable[[str, random.Random], str], ...] = (
    change_character,
    insert_character,
    delete_characters,
    duplicate_characters,
    swap_fields,
    delete_field,
    duplicate_field,
    foreign_field,
    change_todo,
)


# ---- positions, with every card still there --------------------------------------------------------------------------


def move_sketch(game: NaiveYokai, rng: random.Random) -> None:
    """Move a sketch from one place to another where it can lie."""
    places = [*game.hands, game.deck, game.discards, *(side for sides in game.sides.values() for side in sides)]
    source = rng.choice([place for place in places if place])
    sketch = source.pop(rng.randrange(len(source)))
    sides = [side for colour in sketch[:2] for side in game.sides[colour]]
    rng.choice([*game.hands, game.deck, game.discards, *sides, *sides]).append(sketch)


def move_side(game: NaiveYokai, rng: random.Random) -> None:
    """Give one side of a pile all sketches, or discard them."""
    sides = rng.choice(list(game.sides.values()))
    number = rng.randrange(2)
    (game.discards if rng.random() < 0.5 else sides[1 - number]).extend(sides[number])
    sides[number].clear()


def move_yokai(game: NaiveYokai, rng: random.Random) -> None:
    """Move a yokai from the top of a pile, or one that was taken, to another place."""
    places = [row for row in [*game.piles.values(), *game.taken] if row and row[0] != "?"]
    if places:
        yokai = rng.choice(places).pop(0)
        place = rng.choice([*game.piles.values(), *game.taken])
        place.insert(rng.choice([0, len(place)]), yokai)


def turn_yokai(game: NaiveYokai, rng: random.Random) -> None:
    """Turn a hidden yokai up, or one that is face up over."""
    colour = rng.choice(COLOURS)
    row = game.piles[colour]
    if row:
        place = rng.randrange(len(row))
        if row[place] == "?":
            row[place] = rng.choice(game.hidden(colour))
        elif row[place][0] == colour:
            row[place] = "?"


def change_turn(game: NaiveYokai, rng: random.Random) -> None:
    """Say another number, mover, or number of sketches played."""
    match rng.randrange(4):
        case 0:
            game.turn = rng.choice([0, 1, 2, 30, 399, 400, 401])
        case 1:
            game.mover = rng.choice([0, 1, 0, 1, None])
        case _:
            game.played = rng.randint(0, 3)


def change_pending(game: NaiveYokai, rng: random.Random) -> None:
    """Say that something else is pending, perhaps the ability of a sketch on top."""
    tops = [f"{side[-1]}@{colour}" for colour, sides in game.sides.items() for side in sides if side]
    chosen = rng.choice([*TODOS, *tops, *tops])
    game.todo = [] if chosen == "-" else chosen.split(",")


FINE: tuple[Callable[[NaiveYokai, random.Random], None], ...] = (
    move_sketch,
    move_sketch,
    move_side,
    move_yokai,
    turn_yokai,
    change_turn,
    change_pending,
)


def spoiled(rng: random.Random) -> tuple[Cards, str]:
    """Give a real position text changed one to three times, with the table of the game that it came from."""
    table, texts = rng.choice(real_texts())
    text = rng.choice(texts)
    if rng.random() < 0.75:
        game = NaiveYokai.read(text, list(table))
        for _ in range(rng.randint(1, 3)):
            rng.choice(FINE)(game, rng)
        return list(table), str(game)
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(ROUGH)(text, rng) or " "
    return list(table), text
