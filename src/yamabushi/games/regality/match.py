"""A match and its games: who begins, draws and drafts before the first tile, the count at the end, the next game."""

from __future__ import annotations

import numpy as np

from yamabushi.games.regality import reports
from yamabushi.games.regality.board import BOARD, SIZE
from yamabushi.games.regality.effects import lifted, standing_cells, tiles_on
from yamabushi.games.regality.layout import (
    BEGIN,
    BEGINNER,
    BY_RELIGION,
    CHAIN,
    CHOOSE,
    COMMON,
    COUNT,
    DOWN,
    DRAFT,
    DRAW,
    FINISHED,
    FORM,
    GAMES,
    GAMES_FINISHED,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    OLD,
    OPEN_DRAFT,
    PASSED,
    PHASE,
    PLACE,
    POINTS,
    RANDOM,
    RELIGION_SCORE,
    SCORE_BITS,
    SECRET_DRAFT,
    SECRET_RANDOM,
    SECRETS,
    SINGLE,
    STANDARD,
    STYLE,
    TILES,
    TURN,
    TWO_WINS,
    UPPER,
    ZONES,
    lower,
    packed,
    paired,
    tile_on,
    upper,
)
from yamabushi.games.regality.tiles import CITIZEN, DEATH, DRAWABLE, RELIGIONS, ROYALTYS, TOWER
from yamabushi.kernels.bits import field, size, with_field
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words

# How many neutral tiles a game needs, by style.
NEEDS = np.zeros(6, dtype=np.int64)
NEEDS[STANDARD] = NEEDS[OPEN_DRAFT] = 5
NEEDS[RANDOM] = NEEDS[SECRET_RANDOM] = 4
NEEDS[SECRET_DRAFT] = 8

MOST_PLACEMENTS = 60  # G-12
GAMES_TO_WIN = 2  # a match of two wins


@compiled
def new_game(match: int, gone: int) -> Words:
    """Set up the board for a game of which nobody knows yet who begins."""
    return packed(0, BEGIN << PHASE, paired(ROYALTYS, RELIGIONS), 0, paired(0, gone), 0, match)


@compiled
def begun(words: Words, beginner: int) -> Words:
    """Settle who begins: the Citizen goes there, and the draws start (G-13: before any draw)."""
    report(reports.BEGINS, beginner, 0, 0)
    style = field(words[MATCH], STYLE, 7)
    phase = PLACE if style == OLD else DRAW
    turn = phase << PHASE | beginner << BEGINNER | beginner << MOVER
    zones = words[ZONES] | 1 << CITIZEN + UPPER * beginner
    return packed(0, turn, zones, 0, words[SECRETS], 0, words[MATCH])


@compiled
def in_play(words: Words) -> int:
    """Give the drawable neutral tiles that lie anywhere: zones, neutral zone, board, discards."""
    mask = lower(words[ZONES]) | upper(words[ZONES]) | lower(words[COMMON]) | upper(words[COMMON])
    for cell in range(10):  # the tenth is the tile under the Tower
        tile = tile_on(words[TILES], cell)
        if tile >= 0:
            mask |= 1 << tile
    return mask & DRAWABLE


@compiled
def drawn(words: Words) -> int:
    """Give the neutral tiles drawn for this game, those that the secret draft put out of it included."""
    return in_play(words) | lower(words[PASSED]) | upper(words[PASSED])


@compiled
def drawable(words: Words) -> int:
    """Give the tiles that can be drawn next."""
    return DRAWABLE & ~upper(words[SECRETS]) & ~drawn(words)


@compiled
def held(words: Words, side: int) -> int:
    """Count the neutral tiles, the Citizen apart, in a side's zone."""
    zone = lower(words[ZONES]) if side == 0 else upper(words[ZONES])
    return size(zone & DRAWABLE)


@compiled
def set_up_next(words: Words) -> Words:
    """Say what comes next before the first tile: a draw, a pick, or placing the Citizen; and for whom.

    All of it follows from what has been drawn and picked so far.
    """
    style = field(words[MATCH], STYLE, 7)
    first = field(words[TURN], BEGINNER, 1)
    second = 1 - first
    pool = size(lower(words[COMMON]))
    phase = PLACE
    mover = first
    if style == STANDARD:
        if pool < 5:
            phase = DRAW
    elif style == RANDOM or style == SECRET_RANDOM:
        if held(words, first) < 2:
            phase = DRAW
        elif held(words, second) < 2:
            phase = DRAW
            mover = second
    elif style == OPEN_DRAFT:
        picked = held(words, 0) + held(words, 1)
        if picked + pool < 5:
            phase = DRAW
        elif pool:
            phase = DRAFT
            mover = second if picked == 1 else first
    elif style == SECRET_DRAFT:
        handed_on = lower(words[PASSED])
        handed_back = upper(words[PASSED])
        if handed_on == 0 or (pool and handed_back == 0 and lower(words[COMMON]) == handed_on):
            # The first round: the first player looks at four, the second at the three handed on.
            phase = DRAFT if handed_on or pool == 4 else DRAW
            mover = second if handed_on else first
        elif handed_back == 0 or pool:
            phase = DRAFT if handed_back or pool == 4 else DRAW
            mover = first if handed_back else second
    turn = with_field(with_field(words[TURN], PHASE, 7, phase), MOVER, 1, mover)
    return packed(words[TILES], turn, words[ZONES], words[COMMON], words[SECRETS], words[PASSED], words[MATCH])


@compiled
def tile_drawn(words: Words, tile: int) -> Words:
    """Put a drawn tile where the style says: the neutral zone, the drawer's zone, or among those to pick from."""
    style = field(words[MATCH], STYLE, 7)
    zones = words[ZONES]
    common = words[COMMON]
    secrets = words[SECRETS]
    if style == RANDOM or style == SECRET_RANDOM:
        report(reports.DRAWN, tile, field(words[TURN], MOVER, 1), 0)
        zones |= 1 << tile + UPPER * field(words[TURN], MOVER, 1)
    else:
        report(reports.DRAWN, tile, -1, 0)
        common |= 1 << tile
    if style == SECRET_RANDOM or style == SECRET_DRAFT:
        secrets |= 1 << tile
    return set_up_next(packed(words[TILES], words[TURN], zones, common, secrets, words[PASSED], words[MATCH]))


@compiled
def tile_picked(words: Words, tile: int) -> Words:
    """Take a tile in a draft, hand on or put away the others."""
    style = field(words[MATCH], STYLE, 7)
    mover = field(words[TURN], MOVER, 1)
    report(reports.PICKED, tile, mover, 0)
    pool = lower(words[COMMON]) & ~(1 << tile)
    zones = words[ZONES] | 1 << tile + UPPER * mover
    secrets = words[SECRETS]
    passed = words[PASSED]
    if style == SECRET_DRAFT:
        if size(pool) == 3:  # the looker hands three on
            report(reports.HANDED, pool, 1 - mover, 0)
            passed = pool if passed == 0 else paired(lower(passed), pool)
        else:  # the last two are out of this game
            secrets &= ~pool
            pool = 0
    elif size(pool) == 2:  # the second player gets the last two
        report(reports.GIVEN, pool, 1 - mover, 0)
        zones |= pool << UPPER * (1 - mover)
        pool = 0
    common = paired(pool, upper(words[COMMON]))
    return set_up_next(packed(words[TILES], words[TURN], zones, common, secrets, passed, words[MATCH]))


@compiled
def allies(words: Words, side: int) -> int:
    """Count the tiles face up that are a side's allies, a Tower's pile being one."""
    turn = words[TURN]
    up = field(turn, OCCUPIED, BOARD) & ~field(turn, DOWN, BOARD)
    north = field(turn, NORTH, BOARD)
    return int(SIZE[up & north] if side == 0 else SIZE[up & ~north])


@compiled
def doomed(words: Words) -> int:
    """Give the side whose ally Death is, -1 if it lies nowhere face up and uncovered."""
    turn = words[TURN]
    for cell in range(9):
        if tile_on(words[TILES], cell) == DEATH and not turn >> DOWN + cell & 1:
            return 0 if turn >> NORTH + cell & 1 else 1
    return -1


@compiled
def counted_out(words: Words) -> bool:
    """Tell whether the game ends by counting: nine tiles face up (G-10), or 60 placements (G-12)."""
    turn = words[TURN]
    if field(turn, COUNT, 63) >= MOST_PLACEMENTS:
        return True
    return field(turn, OCCUPIED, BOARD) == BOARD and field(turn, DOWN, BOARD) == 0


@compiled
def game_loser(words: Words) -> int:
    """Give the side that loses the game that is at its end, -1 if it is drawn.

    Where it does not end by counting, the mover has nothing to place (G-11).
    """
    if not counted_out(words):
        return field(words[TURN], MOVER, 1)
    loser = doomed(words)
    if loser >= 0:
        return loser
    royalty = allies(words, 0)
    religion = allies(words, 1)
    if royalty == religion:
        return -1
    return 0 if royalty < religion else 1


@compiled
def can_place(words: Words) -> bool:
    """Tell whether the mover has a tile and a place for it."""
    mover = field(words[TURN], MOVER, 1)
    hand = (lower(words[ZONES]) if mover == 0 else upper(words[ZONES])) | lower(words[COMMON])
    if hand & ~(1 << TOWER) and field(words[TURN], OCCUPIED, BOARD) != BOARD:
        return True
    return bool(hand >> TOWER & 1) and covering_cells(words) != 0


@compiled
def covering_cells(words: Words) -> int:
    """Give the cells on which the mover may put the Tower: allies neither face down nor shielded (G-09)."""
    up, shielded, _ = standing_cells(words)
    north = field(words[TURN], NORTH, BOARD)
    return up & ~shielded & (north if field(words[TURN], MOVER, 1) == 0 else ~north)


@compiled
def end_turn(words: Words) -> Words:
    """End the mover's turn: the count, if it is time; then the other side's destroyed tiles leave (G-01)."""
    turn = words[TURN] & ~CHAIN
    mover = 1 - field(turn, MOVER, 1)
    turn = with_field(with_field(turn, PHASE, 7, PLACE), MOVER, 1, mover)
    words = packed(words[TILES], turn, words[ZONES], words[COMMON], words[SECRETS], words[PASSED], words[MATCH])
    if counted_out(words):
        return end_game(words)
    down = field(turn, DOWN, BOARD)
    by_religion = field(turn, BY_RELIGION, BOARD)
    leaving = down & (by_religion if mover else ~by_religion)
    if leaving:
        for cell in range(9):
            if leaving >> cell & 1:
                report(reports.LEFT, cell, tiles_on(words, cell), 0)
                words = lifted(words, cell, False)
    if not can_place(words):
        return end_game(words)
    return words


@compiled
def match_scored(words: Words) -> int:
    """Give the MATCH word with the game at its end counted in."""
    match = words[MATCH]
    form = field(match, FORM, 3)
    loser = game_loser(words)
    if form == TWO_WINS:
        if loser == 1:
            match += 1
        elif loser == 0:
            match += 1 << RELIGION_SCORE
    elif form == POINTS:
        by_count = counted_out(words) and doomed(words) < 0
        if by_count or loser == 1:
            match += allies(words, 0)
        if by_count or loser == 0:
            match += allies(words, 1) << RELIGION_SCORE
        match += 1 << GAMES_FINISHED
    return match


@compiled
def match_over(match: int) -> bool:
    """Tell whether the match is over once a game has been counted in."""
    form = field(match, FORM, 3)
    if form == SINGLE:
        return True
    if form == TWO_WINS:
        return field(match, 0, SCORE_BITS) == GAMES_TO_WIN or field(match, RELIGION_SCORE, SCORE_BITS) == GAMES_TO_WIN
    return field(match, GAMES_FINISHED, 255) >= field(match, GAMES, 255)


@compiled
def report_game(words: Words) -> None:
    """Say who has won the game that is at its end, and by what."""
    loser = game_loser(words)
    why = reports.BY_NOTHING
    if counted_out(words):
        why = reports.BY_COUNT if doomed(words) < 0 else reports.BY_DEATH
    report(reports.GAME_OVER, -1 if loser < 0 else 1 - loser, why, 0)


@compiled
def end_game(words: Words) -> Words:
    """Count the game in; end the match, or set up the next game (G-13)."""
    match = match_scored(words)
    report_game(words)
    if match_over(match):
        report(reports.ENDED, 0, 0, 0)
        turn = with_field(words[TURN], PHASE, 7, FINISHED)
        return packed(words[TILES], turn, words[ZONES], words[COMMON], words[SECRETS], words[PASSED], match)
    gone = upper(words[SECRETS]) | drawn(words)
    if size(DRAWABLE & ~gone) < NEEDS[field(match, STYLE, 7)]:
        gone = 0
    loser = game_loser(words)
    following = new_game(match, gone)
    if loser < 0:
        return begun(following, field(words[TURN], BEGINNER, 1))
    return packed(0, CHOOSE << PHASE | loser << MOVER, following[ZONES], 0, following[SECRETS], 0, match)


@compiled
def match_winner(words: Words) -> int:
    """Give the side that has won the finished match, -1 if it is drawn."""
    match = words[MATCH]
    if field(match, FORM, 3) == SINGLE:
        loser = game_loser(words)
        return 1 - loser if loser >= 0 else -1
    royalty = field(match, 0, SCORE_BITS)
    religion = field(match, RELIGION_SCORE, SCORE_BITS)
    if royalty == religion:
        return -1
    return 0 if royalty > religion else 1
