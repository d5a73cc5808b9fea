"""What makes a position good, as numbers that a search adds up: allies, shields, tiles to come, who places last.

All numbers are Royalty's less Religion's. The weights are data (`weights.txt`), found by measured play.
"""

from __future__ import annotations

from yamabushi.games.regality.board import BOARD, SIZE
from yamabushi.games.regality.effects import standing_cells
from yamabushi.games.regality.layout import (
    BEGIN,
    BEGINNER,
    BY_RELIGION,
    CHOOSE,
    COMMON,
    DOWN,
    DRAW,
    FORM,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    PHASE,
    POINTS,
    RELIGION_SCORE,
    SCORE_BITS,
    TURN,
    TWO_WINS,
    ZONES,
    lower,
    upper,
)
from yamabushi.games.regality.match import doomed
from yamabushi.games.regality.tiles import CITIZEN, DRAWABLE, PAIRS, TILES
from yamabushi.kernels.bits import field, lowest, size
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import Buffer, Words

FEATURES = (
    "allies",
    "allies, times tiles on the board",
    "shielded allies",
    "Death as an ally, times tiles on the board",
    "tiles destroyed that block a cell",
    "to move",
    "to move, an odd number of cells free",
    *(f"{pair[1]} or {pair[3]} still to come" for pair in PAIRS),
    "neutral tiles for both, seen by the mover",
    "begins the next game",
    "the game just won",
    "points",
    *(f"{tile.name} in one's zone" for tile in TILES[CITIZEN + 1 :]),
)
# Where the weight of each stands.
ALLIES, ALLIES_BY_TILES, SHIELDED, DEATH_BY_TILES, BLOCKED, TO_MOVE, TO_MOVE_ODD, FIRST_PAIR = range(8)
AFTER_PAIRS = FIRST_PAIR + len(PAIRS)
FOR_BOTH, BEGINS, GAME_WON, POINTS_AHEAD, FIRST_IN_ZONE = range(AFTER_PAIRS, AFTER_PAIRS + 5)


@inlined
def is_horizon(words: Words) -> bool:
    """Tell whether a search looks no further than here: not into the next game of the match, nor past a draw."""
    phase = field(words[TURN], PHASE, 7)
    return phase == CHOOSE or phase == BEGIN or phase == DRAW


@inlined
def neutral_tiles(zone: int, weights: Buffer) -> int:
    """Add up the weights of the neutral tiles in a zone."""
    tiles = zone & DRAWABLE
    value = 0
    while tiles:
        value += int(weights[FIRST_IN_ZONE + lowest(tiles) - CITIZEN - 1])
        tiles &= tiles - 1
    return value


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    turn = words[TURN]
    phase = field(turn, PHASE, 7)
    match = words[MATCH]
    form = field(match, FORM, 3)
    value = 0
    if form == POINTS:
        lead = field(match, 0, SCORE_BITS) - field(match, RELIGION_SCORE, SCORE_BITS)
        value += int(weights[POINTS_AHEAD]) * lead
    if phase == CHOOSE:  # the loser of the game that has just ended decides
        loser = 1 - 2 * field(turn, MOVER, 1)
        return value - int(weights[GAME_WON]) * loser if form == TWO_WINS else value
    if phase == BEGIN:
        return value
    royalty = lower(words[ZONES])
    religion = upper(words[ZONES])
    value += neutral_tiles(royalty, weights) - neutral_tiles(religion, weights)
    if phase == DRAW:
        return value + int(weights[BEGINS]) * (1 - 2 * field(turn, BEGINNER, 1))
    occupied = field(turn, OCCUPIED, BOARD)
    north = field(turn, NORTH, BOARD)
    up, shielded, _ = standing_cells(words)
    allies = int(SIZE[up & north] - SIZE[up & ~north])
    tiles = int(SIZE[occupied])
    mover = 1 - 2 * field(turn, MOVER, 1)
    value += int(weights[ALLIES]) * allies
    value += int(weights[ALLIES_BY_TILES]) * (allies * tiles)
    value += int(weights[SHIELDED]) * int(SIZE[shielded & north] - SIZE[shielded & ~north])
    doom = doomed(words)
    if doom >= 0:
        value += int(weights[DEATH_BY_TILES]) * (1 - 2 * doom) * tiles
    down = field(turn, DOWN, BOARD)
    by_religion = field(turn, BY_RELIGION, BOARD)
    value += int(weights[BLOCKED]) * int(SIZE[down & ~by_religion] - SIZE[down & by_religion])
    value += int(weights[TO_MOVE]) * mover
    value += int(weights[TO_MOVE_ODD]) * (mover * (9 - tiles & 1))
    for pair in range(len(PAIRS)):
        held = (royalty >> pair & 1) + (royalty >> pair + len(PAIRS) & 1)
        value += int(weights[FIRST_PAIR + pair]) * (held - (religion >> pair & 1) - (religion >> pair + len(PAIRS) & 1))
    value += int(weights[FOR_BOTH]) * mover * size(lower(words[COMMON]))
    return value
