"""Read a position text. Text may be wrong, a position may not: this is the only door, and it names every problem.

Three steps: the fields are taken apart, the words are put together, and the position is checked as a whole. What passes
is a position that the rules can go on from, and writes the same text again.
"""

from __future__ import annotations

import re

from yamabushi.core.errors import BadPosition, quoted
from yamabushi.games.regality import problems
from yamabushi.games.regality import text as text_form
from yamabushi.games.regality.board import CELL_NUMBERS, CELLS
from yamabushi.games.regality.consistency import (
    Parts,
    check_match,
    check_tiles,
    check_turn,
)
from yamabushi.games.regality.layout import (
    BEGIN,
    BEGINNER,
    BY_RELIGION,
    CELL_BITS,
    CHOOSE,
    COUNT,
    COVERED,
    DOWN,
    DRAFT,
    DRAW,
    EFFECT,
    FINISHED,
    FORM,
    GAMES_FINISHED,
    MOVER,
    NORTH,
    OCCUPIED,
    PHASE,
    PLACE,
    PLACED,
    POINTS,
    RELIGION_SCORE,
    REVEAL,
    TURN,
    USED,
    USED_AGAIN,
    packed,
    paired,
    tile_on,
)
from yamabushi.games.regality.match import (
    MOST_PLACEMENTS,
    set_up_next,
)
from yamabushi.games.regality.problems import impossible, wrong
from yamabushi.games.regality.tiles import (
    NUMBERS,
    TOWER,
    codes,
)
from yamabushi.kernels.bits import field as bits
from yamabushi.kernels.words import Words

_TILE = re.compile(r"[A-Z][a-z]")
_CELL = re.compile(r"(\()?([A-Za-z][a-z])(?:\+([A-Za-z][a-z]))?(?(1):([rl])\))")
_EFFECT = re.compile(r"([A-Z][a-z])@([abc][123])(?:>([abc][123]))?(?:>([abc][123]))?(\?)?")
_WAITING = {name: phase for phase, name in text_form.FLAGS.items()}


def number_of(field: str, text: str, name: str) -> int:
    """Give the number of a tile written in whatever case."""
    code = name.capitalize()
    if code not in NUMBERS:
        raise wrong(field, text, problems.NO_TILE, word=quoted(name))
    return NUMBERS[code]


def read_codes(field: str, text: str) -> int:
    """Read a set of tiles in tile order."""
    names = _TILE.findall(text)
    if "".join(names) != text or not text:
        raise wrong(field, text, problems.NO_ROW)
    mask = 0
    for name in names:
        number = number_of(field, text, name)
        if mask >> number:
            raise wrong(field, text, problems.NO_ORDER, tile=name)
        mask |= 1 << number
    return mask


def read_tiles(parts: Parts, field: str, text: str) -> int:
    """Read a set of tiles that lie somewhere, hidden ones behind a `?`."""
    known, mark, hidden = text.partition("?")
    mask = 0 if text == "-" or (mark and not known) else read_codes(field, known)
    if mark:
        secret = read_codes(field, hidden)
        if secret & mask:
            raise wrong(field, text, problems.OPEN_AND_HIDDEN, tiles=codes(secret & mask))
        parts.hidden |= secret
        mask |= secret
    name_tiles(parts, field, text, mask)
    return mask


def name_tiles(parts: Parts, field: str, text: str, mask: int) -> None:
    """Note that these tiles lie here, and refuse one that lies elsewhere too."""
    if parts.named & mask:
        raise wrong(field, text, problems.TWO_PLACES, tiles=codes(parts.named & mask))
    parts.named |= mask


def read_board(parts: Parts, text: str) -> None:
    """Read the nine cells."""
    rows = [row.split(",") for row in text.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise wrong("board", text, problems.NO_ROWS)
    for row, cells in zip((2, 1, 0), rows, strict=True):
        for column, content in enumerate(cells):
            if content != ".":
                read_cell(parts, text, 3 * row + column, content)


def read_cell(parts: Parts, text: str, cell: int, content: str) -> None:
    """Read one cell that is not free."""
    match = _CELL.fullmatch(content)
    if match is None:
        raise wrong("board", text, problems.NO_CELL, word=quoted(content), cell=CELLS[cell])
    down, name, covered, destroyer = match.groups()
    tile = number_of("board", text, name)
    if (tile == TOWER) != bool(covered):
        raise wrong("board", text, problems.NO_TOWER, cell=CELLS[cell])
    parts.tiles |= tile + 1 << CELL_BITS * cell
    parts.turn |= 1 << OCCUPIED + cell
    mask = 1 << tile
    if covered:
        under = number_of("board", text, covered)
        if name[0].isupper() != covered[0].isupper():
            raise wrong("board", text, problems.TWO_WAYS, cell=CELLS[cell])
        parts.tiles |= under + 1 << COVERED
        mask |= 1 << under
        if under == tile:
            raise wrong("board", text, problems.TWO_PLACES, tiles=codes(mask))
    name_tiles(parts, "board", text, mask)
    if name[0].isupper():
        parts.turn |= 1 << NORTH + cell
    if down:
        parts.turn |= 1 << DOWN + cell
        if destroyer == "l":
            parts.turn |= 1 << BY_RELIGION + cell


def read_flags(parts: Parts, text: str) -> None:
    """Read what is pending."""
    if text == "-":
        parts.phase = FINISHED if parts.who == "." else PLACE
        return
    if text in _WAITING:
        parts.phase = _WAITING[text]
        return
    match = _EFFECT.fullmatch(text)
    if match is None:
        raise wrong("flags", text, problems.NO_FLAGS)
    name, *cells, reveal = match.groups()
    parts.phase = REVEAL if reveal else EFFECT
    for shift, cell in zip((PLACED, USED, USED_AGAIN), cells, strict=True):
        if cell:
            parts.turn |= CELL_NUMBERS[cell] + 1 << shift
    if tile_on(parts.tiles, CELL_NUMBERS[cells[0]]) != number_of("flags", text, name):
        raise wrong("flags", text, problems.NOT_THERE, tile=name, cell=cells[0])


def read_number(field: str, text: str, most: int) -> int:
    """Read a whole number as it is written: no sign, no leading zero."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,4}", text) or int(text) > most:
        raise wrong(field, text, problems.NO_NUMBER, most=most)
    return int(text)


def read_extras(parts: Parts, extras: list[str], match: int) -> None:
    """Read the fields that are written only when they have something to say."""
    form = bits(match, FORM, 3)
    expected = ["first", "passed", "points" if form == POINTS else "won", "gone"]
    for extra in extras:
        name, _, value = extra.partition("=")
        if name not in expected:
            raise wrong("last", extra, problems.NO_EXTRA, names=", ".join(f"{one}=" for one in expected) or quoted("-"))
        expected = expected[expected.index(name) + 1 :]
        if name == "first":
            if value != "l":
                raise wrong("first", extra, problems.NO_FIRST)
            parts.beginner = 1
        elif name == "passed":
            rounds = value.split("/")
            if len(rounds) > 2:
                raise wrong("passed", extra, problems.MANY_ROUNDS)
            parts.passed = [read_codes("passed", tiles) for tiles in rounds] + [0] * (2 - len(rounds))
        elif name == "gone":
            parts.gone = read_codes("gone", value)
        else:
            pattern = r"(\d{1,4})-(\d{1,4})" + (r"/(\d{1,2})" if form == POINTS else "")
            found = re.fullmatch(pattern, value, re.ASCII)
            if found is None:
                example = "points=12-6/2" if form == POINTS else "won=1-0"
                raise wrong(name, extra, problems.NO_SCORE, example=example)
            numbers = [read_number(name, number, 9999) for number in found.groups()]
            parts.scores = (numbers[0], numbers[1], numbers[2] if form == POINTS else 0)


def read(text: str, match: int) -> Words:
    """Give the position that a text describes, `match` being the MATCH word of the game's options.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) < 8:
        raise BadPosition(problems.BAD_FIELDS, count=len(fields))
    parts = Parts(who=fields[1])
    if parts.who not in ("r", "l", "?", "."):
        raise wrong("who", parts.who, problems.NO_SIDE)
    read_board(parts, fields[0])
    parts.zones = [read_tiles(parts, "zone-r", fields[2]), read_tiles(parts, "zone-l", fields[3])]
    parts.neutral = read_tiles(parts, "neutral", fields[4])
    parts.discards = read_tiles(parts, "discards", fields[5])
    read_flags(parts, fields[6])
    count = read_number("count", fields[7], MOST_PLACEMENTS)
    read_extras(parts, fields[8:], match)
    words = put_together(parts, count, match)
    check_match(parts, words)
    check_tiles(parts, words)
    check_turn(parts, words)
    canonical = text_form.write(words)
    if canonical != text:
        raise BadPosition(problems.NOT_CANONICAL, canonical=quoted(canonical, limit=300))
    return words


def put_together(parts: Parts, count: int, match: int) -> Words:
    """Make the words of what the fields say."""
    phase = parts.phase
    # One placement a turn: who moves follows from who began and how many tiles were placed.
    mover = parts.beginner ^ (count & 1)
    if phase in (EFFECT, REVEAL):
        mover = 1 - mover
    elif phase == CHOOSE:
        mover = int(parts.who == "l")
    elif phase == BEGIN:
        mover = 0
    turn = parts.turn | mover << MOVER | parts.beginner << BEGINNER | phase << PHASE | count << COUNT
    royalty, religion, finished = parts.scores
    if royalty > 9 * 99 or religion > 9 * 99:
        raise impossible(problems.MANY_POINTS)
    words = packed(
        parts.tiles,
        turn,
        paired(*parts.zones),
        paired(parts.neutral, parts.discards),
        paired(parts.hidden, parts.gone),
        paired(*parts.passed),
        match | royalty | religion << RELIGION_SCORE | finished << GAMES_FINISHED,
    )
    if phase in (DRAW, DRAFT):
        following = set_up_next(words)
        if bits(following[TURN], PHASE, 7) != phase:
            waiting = text_form.FLAGS.get(bits(following[TURN], PHASE, 7), "-")
            raise impossible(problems.OTHER_FLAGS, flags=quoted(waiting))
        words = following
    return words
