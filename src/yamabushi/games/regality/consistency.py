"""Check that the fields of a position text agree: what passes is a position that the rules can go on from."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from itertools import pairwise

from yamabushi.core.errors import BadPosition, Sentence
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

CONTRADICTION = Sentence("regality-position-contradiction", "The position contradicts itself: {problem}.")


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


def impossible(problem: str) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=problem)


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
    if parts.gone.bit_count() % max(1, int(NEEDS[style])):
        raise impossible(f"{NEEDS[style]} neutral tiles leave the match with each game")


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
    if parts.hidden & parts.neutral:
        raise impossible("nothing is hidden in the neutral zone once the draft is over")
    if (style != STANDARD and parts.neutral) or parts.neutral & ~DRAWABLE:
        raise impossible(f"{codes(parts.neutral)} is not in the neutral zone in this style")
    # A tile that was never shown lies in the zone that it was drawn or picked for; each side has two of those.
    if max((zone & parts.hidden).bit_count() for zone in parts.zones) > 2:
        raise impossible("a side has at most two hidden tiles")
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
    if parts.passed[0]:
        check_secret_draft(parts, parts.zones[parts.beginner] & DRAWABLE, parts.zones[1 - parts.beginner] & DRAWABLE)


def check_secret_draft(parts: Parts, first: int, second: int) -> None:
    """Check a secret draft on its way: what each player keeps, and what is picked from, once three were handed on."""
    handed_on, handed_back = parts.passed
    if first & (handed_on | handed_back) or second & handed_back:
        raise impossible("who hands three tiles on keeps the fourth, and none of the three")
    if not second or handed_back:
        if parts.neutral != (handed_back or handed_on):
            raise impossible("the tiles to pick from are the three handed on")
    elif parts.neutral & handed_on:
        raise impossible("the two tiles left of those handed on are out of this game")
    if second and (second & handed_on).bit_count() != 1:
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
    on_board = 9 - board_tiles(words).count(-1) + int(bits(words[TILES], COVERED, 31) > 0)
    if bits(turn, COUNT, 63) < on_board:
        raise impossible(f"{on_board} tiles lie on the board and only {bits(turn, COUNT, 63)} have been placed")
    if phase == FINISHED:
        if bits(words[MATCH], FORM, 3) == TWO_WINS and game_loser(words) != 1 - match_winner(words):
            raise impossible("who has won the match has won its last game")
        if not counted_out(words) and can_place(words):
            raise impossible("it is not over: there is a tile to place and a place for it")
        if bits(turn, COUNT, 63) == 0:
            raise impossible("it is not over before the first placement")
        if not counted_out(words):
            check_destroyed(turn, mover)
        return
    if phase not in (PLACE, EFFECT, REVEAL):
        return
    check_destroyed(turn, mover)
    if phase == PLACE:
        if counted_out(words) or not can_place(words):
            raise impossible("this game is over: nothing can be placed any more")
        return
    check_effect(words)


def board_tiles(words: Words) -> list[int]:
    """Give the tile on each cell, -1 where it is free."""
    return [tile_on(words[TILES], cell) for cell in range(9)]


def check_destroyed(turn: int, mover: int) -> None:
    """Check that no tile lies there that the mover destroyed."""
    by_religion = bits(turn, BY_RELIGION, 511)
    if bits(turn, DOWN, 511) & (by_religion if mover else ~by_religion):
        raise impossible("tiles leave the board when the turn of the side that destroyed them begins")


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
