"""Check that the fields of a position text agree: what passes is a position that the rules can go on from."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from itertools import pairwise

from yamabushi.core.errors import quoted
from yamabushi.games.regality import problems
from yamabushi.games.regality import text as text_form
from yamabushi.games.regality.board import CELLS
from yamabushi.games.regality.effects import effect_offers, standing_cells, use_targets
from yamabushi.games.regality.layout import (
    BEGIN,
    BY_RELIGION,
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
    MATCH,
    MOVER,
    NORTH,
    OLD,
    PHASE,
    PLACE,
    POINTS,
    REVEAL,
    SECRET_DRAFT,
    SECRET_RANDOM,
    SECRETS,
    SINGLE,
    STANDARD,
    STYLE,
    STYLES,
    TILES,
    TURN,
    TWO_WINS,
    ZONES,
    lower,
    tile_on,
    upper,
)
from yamabushi.games.regality.match import (
    NEEDS,
    can_place,
    counted_out,
    game_loser,
    held,
    in_play,
    match_over,
    match_winner,
    set_up_next,
)
from yamabushi.games.regality.problems import impossible
from yamabushi.games.regality.tiles import (
    CITIZEN,
    DRAWABLE,
    RELIGIONS,
    ROYALTYS,
    STRIKE,
    USE,
    VERBS,
    codes,
)
from yamabushi.kernels.bits import field as bits
from yamabushi.kernels.words import Words


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


def check_match(parts: Parts, words: Words) -> None:
    """Check the score of the match and the tiles that left it."""
    match = words[MATCH]
    form, style = bits(match, FORM, 3), bits(match, STYLE, 7)
    royalty, religion, finished = parts.scores
    over = parts.phase == FINISHED
    if form == SINGLE and (royalty or religion):
        raise impossible(problems.NOTHING_WON)
    if form == TWO_WINS and (max(royalty, religion) > 2 or royalty + religion > 3 or match_over(match) != over):
        raise impossible(problems.TWO_WINS_ARE_OVER)
    if form == POINTS:
        if finished > bits(match, GAMES, 255) or (finished == bits(match, GAMES, 255)) != over:
            raise impossible(problems.GAMES_ARE_OVER, games=bits(match, GAMES, 255))
        if royalty + religion > 9 * finished:
            raise impossible(problems.NINE_POINTS)
    begun_before = bool(royalty or religion or finished)
    if parts.phase == CHOOSE and not begun_before:
        raise impossible(problems.NOBODY_LOST)
    if parts.phase == BEGIN and begun_before:
        raise impossible(problems.BEGUN_BY_CHANCE)
    if parts.gone & ~DRAWABLE:
        raise impossible(problems.NEVER_GONE, tiles=codes(parts.gone & ~DRAWABLE))
    if parts.gone and (form == SINGLE or style == OLD):
        raise impossible(problems.NOTHING_GONE)
    if parts.gone and 16 - parts.gone.bit_count() < NEEDS[style]:
        raise impossible(problems.COME_BACK)
    if parts.gone.bit_count() % max(1, int(NEEDS[style])):
        raise impossible(problems.GONE_WITH_EACH, count=int(NEEDS[style]))


def check_tiles(parts: Parts, words: Words) -> None:
    """Check that every tile is somewhere, and only where it can be."""
    style = bits(words[MATCH], STYLE, 7)
    drawn_now = int(in_play(words))
    passed = parts.passed[0] | parts.passed[1]
    missing = (ROYALTYS | RELIGIONS | (0 if parts.phase in (BEGIN, CHOOSE) else 1 << CITIZEN)) & ~parts.named
    if missing:
        raise impossible(problems.NOWHERE, tiles=codes(missing))
    if (drawn_now | passed) & parts.gone:
        raise impossible(problems.GONE_AND_HERE, tiles=codes((drawn_now | passed) & parts.gone))
    if parts.hidden and style not in (SECRET_RANDOM, SECRET_DRAFT):
        raise impossible(problems.NOTHING_HIDDEN)
    if parts.hidden & ~DRAWABLE or parts.hidden & parts.discards:
        raise impossible(problems.NOT_HIDDEN, tiles=codes(parts.hidden & ~DRAWABLE | parts.hidden & parts.discards))
    if passed and (style != SECRET_DRAFT or passed & ~DRAWABLE or parts.passed[0] & parts.passed[1]):
        raise impossible(problems.HANDED_ON)
    if any(tiles and tiles.bit_count() != 3 for tiles in parts.passed):
        raise impossible(problems.THREE_HANDED_ON)
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
            raise impossible(problems.FOUR_IN_PLAY)
    elif drawn_now.bit_count() != NEEDS[style]:
        raise impossible(problems.NEUTRAL_IN_PLAY, count=int(NEEDS[style]))
    if parts.hidden & parts.neutral:
        raise impossible(problems.NEUTRAL_HIDDEN)
    if (style != STANDARD and parts.neutral) or parts.neutral & ~DRAWABLE:
        raise impossible(problems.NOT_NEUTRAL, tiles=codes(parts.neutral))
    # A tile that was never shown lies in the zone that it was drawn or picked for; each side has two of those.
    if max((zone & parts.hidden).bit_count() for zone in parts.zones) > 2:
        raise impossible(problems.TWO_HIDDEN)
    if bits(words[TURN], COUNT, 63) == 0:
        check_untouched(parts, words)


def check_untouched(parts: Parts, words: Words) -> None:
    """Check that before the first placement everything is where the set-up put it."""
    check_zones(parts, 1 << CITIZEN)
    fresh = set_up_next(words)
    if bits(fresh[TURN], PHASE, 7) != PLACE or parts.phase != PLACE:
        raise impossible(problems.NOT_READY)
    style = bits(words[MATCH], STYLE, 7)
    if style in (SECRET_RANDOM, SECRET_DRAFT) and parts.hidden != in_play(words):
        raise impossible(problems.ALL_HIDDEN)


def check_zones(parts: Parts, citizen: int) -> None:
    """Check that the board and the discards are empty and each side has its own seven tiles."""
    if parts.tiles or parts.discards:
        raise impossible(problems.NOT_EMPTY)
    for side, own in enumerate((ROYALTYS, RELIGIONS)):
        expected = own | (citizen if parts.beginner == side else 0)
        if parts.zones[side] & ~DRAWABLE != expected:
            raise impossible(problems.OTHER_ZONE, tiles=codes(expected), side=text_form.SIDES[side])
    if parts.neutral & ~DRAWABLE:
        raise impossible(problems.NOT_NEUTRAL_YET, tiles=codes(parts.neutral & ~DRAWABLE))


def check_empty(parts: Parts, words: Words, style: int, drawn_now: int) -> None:
    """Check a position before the first placement in which something is drawn, picked or chosen."""
    settled = parts.phase in (DRAW, DRAFT)
    check_zones(parts, 1 << CITIZEN if settled else 0)
    if bits(words[TURN], COUNT, 63) or (not settled and (parts.beginner or drawn_now or parts.passed[0])):
        raise impossible(problems.NOTHING_YET)
    if parts.hidden != (drawn_now if style in (SECRET_RANDOM, SECRET_DRAFT) else 0):
        raise impossible(problems.DRAWN_HIDDEN)
    first, second = held(words, parts.beginner), held(words, 1 - parts.beginner)
    pool = parts.neutral.bit_count()
    # What each style can look like on the way: tiles of the first player, of the second, and to pick from.
    rounds = (int(parts.passed[0] > 0) + int(parts.passed[1] > 0), first, second, pool)
    if rounds not in ON_THE_WAY[STYLES[style]]:
        raise impossible(problems.NOT_DRAWN)
    if parts.passed[0]:
        check_secret_draft(parts, parts.zones[parts.beginner] & DRAWABLE, parts.zones[1 - parts.beginner] & DRAWABLE)


def check_secret_draft(parts: Parts, first: int, second: int) -> None:
    """Check a secret draft on its way: what each player keeps, and what is picked from, once three were handed on."""
    handed_on, handed_back = parts.passed
    if first & (handed_on | handed_back) or second & handed_back:
        raise impossible(problems.FOURTH_KEPT)
    if not second or handed_back:
        if parts.neutral != (handed_back or handed_on):
            raise impossible(problems.THREE_TO_PICK)
    elif parts.neutral & handed_on:
        raise impossible(problems.TWO_LEFT)
    if second and (second & handed_on).bit_count() != 1:
        raise impossible(problems.ONE_KEPT)


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
        raise impossible(problems.OTHER_DECIDES, decides=quoted(expected), written=quoted(parts.who))
    on_board = 9 - board_tiles(words).count(-1) + int(bits(words[TILES], COVERED, 31) > 0)
    if bits(turn, COUNT, 63) < on_board:
        raise impossible(problems.FEW_PLACED, there=on_board, placed=bits(turn, COUNT, 63))
    if phase == FINISHED:
        if bits(words[MATCH], FORM, 3) == TWO_WINS and game_loser(words) != 1 - match_winner(words):
            raise impossible(problems.WON_LAST)
        if not counted_out(words) and can_place(words):
            raise impossible(problems.CAN_PLACE)
        if bits(turn, COUNT, 63) == 0:
            raise impossible(problems.NOT_BEGUN)
        if not counted_out(words):
            check_destroyed(turn, mover)
        return
    if phase not in (PLACE, EFFECT, REVEAL):
        return
    check_destroyed(turn, mover)
    if phase == PLACE:
        if counted_out(words) or not can_place(words):
            raise impossible(problems.IS_OVER)
        return
    check_effect(words)


def board_tiles(words: Words) -> list[int]:
    """Give the tile on each cell, -1 where it is free."""
    return [tile_on(words[TILES], cell) for cell in range(9)]


def check_destroyed(turn: int, mover: int) -> None:
    """Check that no tile lies there that the mover destroyed."""
    by_religion = bits(turn, BY_RELIGION, 511)
    if bits(turn, DOWN, 511) & (by_religion if mover else ~by_religion):
        raise impossible(problems.LEFT_BY_NOW)


def check_effect(words: Words) -> None:
    """Check that the pending effect is one that the mover can decide about."""
    cells = text_form.chain(words)
    turn = words[TURN]
    mover = bits(turn, MOVER, 1)
    if bits(turn, COUNT, 63) < 2 or bits(turn, DOWN, 511) >> cells[0] & 1:
        raise impossible(problems.NO_EFFECT)
    if (turn >> NORTH + cells[0] & 1) == mover:
        raise impossible(problems.NO_ALLY)
    if not effect_offers(words, cells[0]):
        raise impossible(problems.IDLE_EFFECT)
    up, shielded, silent = standing_cells(words)
    for user, used in pairwise(cells):
        tile = tile_on(words[TILES], user)
        usable = use_targets(words, user, tile, up, shielded, silent) if VERBS[tile] == USE else 0
        if not usable >> used & 1:
            raise impossible(problems.NOT_USED, used=CELLS[used], user=CELLS[user])
    if bits(turn, PHASE, 7) == REVEAL:
        victim = lower(words[ZONES]) if mover else upper(words[ZONES])
        if VERBS[tile_on(words[TILES], cells[-1])] != STRIKE or not victim & lower(words[SECRETS]):
            raise impossible(problems.NO_HIT)
