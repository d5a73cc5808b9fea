"""Read a position text. Text may be wrong, a position may not: this is the only door, and it names every problem.

Three steps: the fields are taken apart, the words are put together, and the position is checked as a whole. What passes
is a position that the rules can go on from, and writes the same text again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from itertools import pairwise

from yamabushi.core.errors import BadPosition, Sentence, quoted
from yamabushi.games.regality import text as text_form
from yamabushi.games.regality.board import CELL_NUMBERS, CELLS
from yamabushi.games.regality.effects import effect_offers, standing_cells, use_targets
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
    GAMES,
    GAMES_FINISHED,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    OLD,
    PHASE,
    PLACE,
    PLACED,
    POINTS,
    RELIGION_SCORE,
    REVEAL,
    SECRET_DRAFT,
    SECRET_RANDOM,
    SECRETS,
    SINGLE,
    STYLE,
    STYLES,
    TILES,
    TURN,
    TWO_WINS,
    USED,
    USED_AGAIN,
    ZONES,
    lower,
    packed,
    paired,
    tile_on,
    upper,
)
from yamabushi.games.regality.layout import field as bits
from yamabushi.games.regality.match import (
    MOST_PLACEMENTS,
    NEEDS,
    can_place,
    counted_out,
    held,
    in_play,
    match_over,
    set_up_next,
)
from yamabushi.games.regality.tiles import (
    CITIZEN,
    DRAWABLE,
    NUMBERS,
    RELIGIONS,
    ROYALTYS,
    STRIKE,
    TOWER,
    USE,
    VERBS,
    codes,
)
from yamabushi.kernels.words import Words

BAD_FIELDS = Sentence(
    "regality-position-fields",
    "The position has {count} fields; it needs at least eight, as in "
    "'.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.",
)
BAD_FIELD = Sentence("regality-position-field", "The {field} field {text} is not right: {problem}.")
CONTRADICTION = Sentence("regality-position-contradiction", "The position contradicts itself: {problem}.")
NOT_CANONICAL = Sentence(
    "regality-position-canonical", "The position is not written in its one form; it would be {canonical}."
)

_TILE = re.compile(r"[A-Z][a-z]")
_CELL = re.compile(r"(\()?([A-Za-z][a-z])(?:\+([A-Za-z][a-z]))?(?(1):([rl])\))")
_EFFECT = re.compile(r"([A-Z][a-z])@([abc][123])(?:>([abc][123]))?(?:>([abc][123]))?(\?)?")
_WAITING = {name: phase for phase, name in text_form.FLAGS.items()}


@dataclass
class Parts:
    """What the fields say, before anybody asks whether it can be."""

    tiles: int = 0
    turn: int = 0
    zones: list[int] = dataclass_field(default_factory=lambda: [0, 0])
    neutral: int = 0
    discards: int = 0
    hidden: int = 0
    phase: int = PLACE
    who: str = ""
    passed: list[int] = dataclass_field(default_factory=lambda: [0, 0])
    beginner: int = 0
    gone: int = 0
    scores: tuple[int, int, int] = (0, 0, 0)
    # Every tile that was named so far, to find one that is in two places.
    named: int = 0


def wrong(field: str, text: str, problem: str) -> BadPosition:
    """Make the refusal of one field."""
    return BadPosition(BAD_FIELD, field=field, text=quoted(text), problem=problem)


def impossible(problem: str) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=problem)


def number_of(field: str, text: str, name: str) -> int:
    """Give the number of a tile written in whatever case."""
    code = name.capitalize()
    if code not in NUMBERS:
        raise wrong(field, text, f"there is no tile {name!r}")
    return NUMBERS[code]


def read_codes(field: str, text: str) -> int:
    """Read a set of tiles in tile order."""
    names = _TILE.findall(text)
    if "".join(names) != text or not text:
        raise wrong(field, text, "it is a row of tile codes such as KiQu, or - for none")
    mask = 0
    for name in names:
        number = number_of(field, text, name)
        if mask >> number:
            raise wrong(field, text, f"{name} is there twice or out of the tiles' order")
        mask |= 1 << number
    return mask


def read_tiles(parts: Parts, field: str, text: str) -> int:
    """Read a set of tiles that lie somewhere, hidden ones behind a `?`."""
    known, mark, hidden = text.partition("?")
    mask = 0 if text == "-" or (mark and not known) else read_codes(field, known)
    if mark:
        secret = read_codes(field, hidden)
        if secret & mask:
            raise wrong(field, text, f"{codes(secret & mask)} is both open and hidden")
        parts.hidden |= secret
        mask |= secret
    name_tiles(parts, field, text, mask)
    return mask


def name_tiles(parts: Parts, field: str, text: str, mask: int) -> None:
    """Note that these tiles lie here, and refuse one that lies elsewhere too."""
    if parts.named & mask:
        raise wrong(field, text, f"{codes(parts.named & mask)} is in two places")
    parts.named |= mask


def read_board(parts: Parts, text: str) -> None:
    """Read the nine cells."""
    rows = [row.split(",") for row in text.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise wrong("board", text, "it is three rows with / between them, of three cells with , between them")
    for row, cells in zip((2, 1, 0), rows, strict=True):
        for column, content in enumerate(cells):
            if content != ".":
                read_cell(parts, text, 3 * row + column, content)


def read_cell(parts: Parts, text: str, cell: int, content: str) -> None:
    """Read one cell that is not free."""
    match = _CELL.fullmatch(content)
    if match is None:
        raise wrong("board", text, f"{quoted(content)} on {CELLS[cell]} is no tile; tiles are as Ki, ki, (Ki:r), To+Ge")
    down, name, covered, destroyer = match.groups()
    tile = number_of("board", text, name)
    if (tile == TOWER) != bool(covered):
        raise wrong("board", text, f"on {CELLS[cell]} only the Tower, and it always, lies on another tile")
    parts.tiles |= tile + 1 << CELL_BITS * cell
    parts.turn |= 1 << OCCUPIED + cell
    mask = 1 << tile
    if covered:
        under = number_of("board", text, covered)
        if name[0].isupper() != covered[0].isupper():
            raise wrong("board", text, f"the pile on {CELLS[cell]} faces one way")
        parts.tiles |= under + 1 << COVERED
        mask |= 1 << under
        if under == tile:
            raise wrong("board", text, f"{codes(mask)} is in two places")
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
        raise wrong("flags", text, "it is -, begin, draw, draft, choose, or an effect such as Ki@b2, Ba@b2>b1, As@b2?")
    name, *cells, reveal = match.groups()
    parts.phase = REVEAL if reveal else EFFECT
    for shift, cell in zip((PLACED, USED, USED_AGAIN), cells, strict=True):
        if cell:
            parts.turn |= CELL_NUMBERS[cell] + 1 << shift
    if tile_on(parts.tiles, CELL_NUMBERS[cells[0]]) != number_of("flags", text, name):
        raise wrong("flags", text, f"{name} does not lie on {cells[0]}")


def read_number(field: str, text: str, most: int) -> int:
    """Read a whole number as it is written: no sign, no leading zero."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,4}", text) or int(text) > most:
        raise wrong(field, text, f"it is a whole number from 0 to {most}")
    return int(text)


def read_extras(parts: Parts, extras: list[str], match: int) -> None:
    """Read the fields that are written only when they have something to say."""
    form = bits(match, FORM, 3)
    expected = ["first", "passed", "points" if form == POINTS else "won", "gone"]
    for extra in extras:
        name, _, value = extra.partition("=")
        if name not in expected:
            raise wrong("last", extra, f"here may follow, each once and in this order: {'=, '.join(expected) or '-'}=")
        expected = expected[expected.index(name) + 1 :]
        if name == "first":
            if value != "l":
                raise wrong("first", extra, "it is first=l, and nothing when Royalty began")
            parts.beginner = 1
        elif name == "passed":
            rounds = value.split("/")
            if len(rounds) > 2:
                raise wrong("passed", extra, "there are two rounds")
            parts.passed = [read_codes("passed", tiles) for tiles in rounds] + [0] * (2 - len(rounds))
        elif name == "gone":
            parts.gone = read_codes("gone", value)
        else:
            pattern = r"(\d{1,4})-(\d{1,4})" + (r"/(\d{1,2})" if form == POINTS else "")
            found = re.fullmatch(pattern, value, re.ASCII)
            if found is None:
                example = "points=12-6/2" if form == POINTS else "won=1-0"
                raise wrong(name, extra, f"it is as {example}")
            numbers = [read_number(name, number, 9999) for number in found.groups()]
            parts.scores = (numbers[0], numbers[1], numbers[2] if form == POINTS else 0)


def read(text: str, match: int) -> Words:
    """Give the position that a text describes, `match` being the MATCH word of the game's options.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) < 8:
        raise BadPosition(BAD_FIELDS, count=len(fields))
    parts = Parts(who=fields[1])
    if parts.who not in ("r", "l", "?", "."):
        raise wrong("who", parts.who, "it is r, l, ? for chance or . when all is over")
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
        raise BadPosition(NOT_CANONICAL, canonical=quoted(canonical, limit=300))
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
        raise impossible("there are not that many points in a match")
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
            raise impossible(f"with these tiles drawn and picked the flags would be {waiting!r}")
        words = following
    return words


def check_match(parts: Parts, words: Words) -> None:
    """Check the score of the match and the tiles that left it."""
    match = words[MATCH]
    form, style = bits(match, FORM, 3), bits(match, STYLE, 7)
    royalty, religion, finished = parts.scores
    over = parts.phase == FINISHED
    if form == SINGLE and (royalty or religion):
        raise impossible("a single game counts no games won")
    if form == TWO_WINS and (max(royalty, religion) > 2 or royalty + religion > 3 or match_over(match) != over):
        raise impossible("a match of two wins is over when one side has won two games, and not before")
    if form == POINTS:
        if finished > bits(match, GAMES, 255) or (finished == bits(match, GAMES, 255)) != over:
            raise impossible(f"this match is over after {bits(match, GAMES, 255)} games, and not before")
        if royalty + religion > 9 * finished:
            raise impossible("nine tiles are nine points a game at most")
    begun_before = bool(royalty or religion or finished)
    if parts.phase == CHOOSE and not begun_before:
        raise impossible("nobody has lost a game yet, so nobody chooses")
    if parts.phase == BEGIN and begun_before:
        raise impossible("chance says only who begins the first game")
    if parts.gone & ~DRAWABLE:
        raise impossible(f"{codes(parts.gone & ~DRAWABLE)} never leaves a match")
    if parts.gone and (form == SINGLE or style == OLD):
        raise impossible("no tile leaves a single game or a match in the old style")
    if parts.gone and 16 - parts.gone.bit_count() < NEEDS[style]:
        raise impossible("with so few neutral tiles left, those that are gone would have come back")


def check_tiles(parts: Parts, words: Words) -> None:
    """Check that every tile is somewhere, and only where it can be."""
    style = bits(words[MATCH], STYLE, 7)
    drawn_now = int(in_play(words))
    passed = parts.passed[0] | parts.passed[1]
    missing = (ROYALTYS | RELIGIONS | (0 if parts.phase in (BEGIN, CHOOSE) else 1 << CITIZEN)) & ~parts.named
    if missing:
        raise impossible(f"{codes(missing)} is nowhere")
    if (drawn_now | passed) & parts.gone:
        raise impossible(f"{codes((drawn_now | passed) & parts.gone)} has left the match and is here all the same")
    if parts.hidden and style not in (SECRET_RANDOM, SECRET_DRAFT):
        raise impossible("nothing is hidden in this style")
    if parts.hidden & ~DRAWABLE or parts.hidden & parts.discards:
        raise impossible(f"{codes(parts.hidden & ~DRAWABLE | parts.hidden & parts.discards)} cannot be hidden")
    if passed and (style != SECRET_DRAFT or passed & ~DRAWABLE or parts.passed[0] & parts.passed[1]):
        raise impossible("the tiles handed on are three neutral ones a round, in the secret draft only")
    if any(tiles and tiles.bit_count() != 3 for tiles in parts.passed):
        raise impossible("three tiles are handed on in a round")
    if parts.phase in (PLACE, EFFECT, REVEAL, FINISHED):
        check_drawn(parts, words, drawn_now)
    else:
        check_empty(parts, words, style, drawn_now)


def check_drawn(parts: Parts, words: Words, drawn_now: int) -> None:
    """Check the neutral tiles of a game that is under way or over."""
    style = bits(words[MATCH], STYLE, 7)
    if style == SECRET_DRAFT:
        kept = [(tiles & drawn_now).bit_count() for tiles in parts.passed]
        if kept != [1, 1] or drawn_now.bit_count() != 4:
            raise impossible("after the secret draft four neutral tiles are in play, one of each three handed on")
    elif drawn_now.bit_count() != NEEDS[style]:
        raise impossible(f"in the style {STYLES[style]} a game has {NEEDS[style]} neutral tiles besides the Citizen")
    # A tile that was never shown lies in the zone that it was drawn or picked for; each side has two of those.
    if max((zone & parts.hidden).bit_count() for zone in parts.zones) > 2:
        raise impossible("a side has at most two hidden tiles")
    if parts.hidden & parts.neutral:
        raise impossible("nothing is hidden in the neutral zone once the draft is over")
    if bits(words[TURN], COUNT, 63) == 0:
        check_untouched(parts, words)


def check_untouched(parts: Parts, words: Words) -> None:
    """Check that before the first placement everything is where the set-up put it."""
    check_zones(parts, 1 << CITIZEN)
    fresh = set_up_next(words)
    if bits(fresh[TURN], PHASE, 7) != PLACE or parts.phase != PLACE:
        raise impossible("before the first placement the set-up is done and nothing is pending")
    style = bits(words[MATCH], STYLE, 7)
    if style in (SECRET_RANDOM, SECRET_DRAFT) and parts.hidden != in_play(words):
        raise impossible("in this style every neutral tile is hidden before the first placement")


def check_zones(parts: Parts, citizen: int) -> None:
    """Check that the board and the discards are empty and each side has its own seven tiles."""
    if parts.tiles or parts.discards:
        raise impossible("before the first placement the board and the discards are empty")
    for side, own in enumerate((ROYALTYS, RELIGIONS)):
        expected = own | (citizen if parts.beginner == side else 0)
        if parts.zones[side] & ~DRAWABLE != expected:
            raise impossible(f"before the first placement {codes(expected)} is in zone-{text_form.SIDES[side]}")
    if parts.neutral & ~DRAWABLE:
        raise impossible(f"{codes(parts.neutral & ~DRAWABLE)} is not in the neutral zone before the first placement")


def check_empty(parts: Parts, words: Words, style: int, drawn_now: int) -> None:
    """Check a position before the first placement in which something is drawn, picked or chosen."""
    settled = parts.phase in (DRAW, DRAFT)
    check_zones(parts, 1 << CITIZEN if settled else 0)
    if bits(words[TURN], COUNT, 63) or (not settled and (parts.beginner or drawn_now or parts.passed[0])):
        raise impossible("nothing has been placed, drawn or settled yet")
    if parts.hidden != (drawn_now if style in (SECRET_RANDOM, SECRET_DRAFT) else 0):
        raise impossible("in the secret styles what is drawn is hidden, in the others nothing is")
    first, second = held(words, parts.beginner), held(words, 1 - parts.beginner)
    pool = parts.neutral.bit_count()
    # What each style can look like on the way: tiles of the first player, of the second, and to pick from.
    rounds = (int(parts.passed[0] > 0) + int(parts.passed[1] > 0), first, second, pool)
    if rounds not in ON_THE_WAY[STYLES[style]]:
        raise impossible("these tiles cannot have been drawn and picked in this style")
    for tiles, is_open in zip(parts.passed, (first == 1 and second == 0, second == 2 and first == 1), strict=True):
        if is_open and tiles and parts.neutral != tiles:
            raise impossible("the tiles to pick from are the three handed on")
    if style == SECRET_DRAFT and rounds[0] and second and not (parts.passed[0] & parts.zones[1 - parts.beginner]):
        raise impossible("the second player keeps one of the three handed on")


# (rounds handed on, tiles of the first player, of the second, to pick from) for each style before the first placement.
ON_THE_WAY: dict[str, set[tuple[int, int, int, int]]] = {
    "standard": {(0, 0, 0, pool) for pool in range(5)},
    "old": set(),
    "random": {(0, 0, 0, 0), (0, 1, 0, 0), (0, 2, 0, 0), (0, 2, 1, 0)},
    "secret-random": {(0, 0, 0, 0), (0, 1, 0, 0), (0, 2, 0, 0), (0, 2, 1, 0)},
    "draft": {(0, 0, 0, pool) for pool in range(6)} | {(0, 1, 0, 4), (0, 1, 1, 3)},
    "secret-draft": {(0, 0, 0, pool) for pool in range(5)}
    | {(1, 1, 0, 3)}
    | {(1, 1, 1, pool) for pool in range(5)}
    | {(2, 1, 2, 3)},
}
for _ways in ON_THE_WAY.values():
    _ways.add((0, 0, 0, 0))  # before anything is settled


def check_turn(parts: Parts, words: Words) -> None:
    """Check that who decides, what is pending and what lies on the board agree."""
    phase = parts.phase
    turn = words[TURN]
    mover = bits(turn, MOVER, 1)
    expected = text_form.who_text(words)
    if parts.who != expected:
        raise impossible(f"with these flags and this count it is {expected!r} who decides, not {parts.who!r}")
    if phase == FINISHED:
        if not counted_out(words) and can_place(words):
            raise impossible("it is not over: there is a tile to place and a place for it")
        if bits(turn, COUNT, 63) == 0:
            raise impossible("it is not over before the first placement")
        return
    if phase not in (PLACE, EFFECT, REVEAL):
        return
    destroyed = bits(turn, DOWN, 511)
    by_mover = destroyed & (bits(turn, BY_RELIGION, 511) if mover else ~bits(turn, BY_RELIGION, 511))
    if by_mover:
        raise impossible("tiles leave the board when the turn of the side that destroyed them begins")
    if phase == PLACE:
        if counted_out(words) or not can_place(words):
            raise impossible("this game is over: nothing can be placed any more")
        return
    check_effect(words)


def check_effect(words: Words) -> None:
    """Check that the pending effect is one that the mover can decide about."""
    cells = text_form.chain(words)
    turn = words[TURN]
    mover = bits(turn, MOVER, 1)
    if bits(turn, COUNT, 63) < 2 or bits(turn, DOWN, 511) >> cells[0] & 1:
        raise impossible("there is no effect to decide about")
    if (turn >> NORTH + cells[0] & 1) == mover:
        raise impossible("a tile just placed is an ally of the side that placed it")
    if not effect_offers(words, cells[0]):
        raise impossible("the effect of the tile just placed could do nothing")
    up, shielded, silent = standing_cells(words)
    for user, used in pairwise(cells):
        tile = tile_on(words[TILES], user)
        usable = use_targets(words, user, tile, up, shielded, silent) if VERBS[tile] == USE else 0
        if not usable >> used & 1:
            raise impossible(f"the tile on {CELLS[used]} cannot be used from {CELLS[user]}")
    if bits(turn, PHASE, 7) == REVEAL:
        victim = lower(words[ZONES]) if mover else upper(words[ZONES])
        if VERBS[tile_on(words[TILES], cells[-1])] != STRIKE or not victim & lower(words[SECRETS]):
            raise impossible("chance has no hidden tile to hit")
