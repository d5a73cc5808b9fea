"""Deal anew what a seat may not see: a position that looks the same to it, any such position.

In the secret draft the first player keeps a tile of four and hands three on, of which the second keeps one; then the
second does the same with four others. So each side has a tile that it kept freely and one kept of the three that it was
handed. A player knows the three of both rounds, a spectator knows nothing.
"""

from __future__ import annotations

from yamabushi.games.regality.layout import (
    BEGINNER,
    COMMON,
    DRAFT,
    DRAW,
    FINISHED,
    MATCH,
    MOVER,
    PASSED,
    PHASE,
    SECRET_DRAFT,
    SECRETS,
    STYLE,
    TILES,
    TURN,
    ZONES,
    lower,
    packed,
    paired,
    upper,
)
from yamabushi.games.regality.match import drawable, in_play
from yamabushi.games.regality.tiles import DRAWABLE
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.chance import Generator, member, subset
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Words


@inlined
def hidden_in_zone(words: Words, side: int) -> int:
    """Give the hidden tiles of a side's zone."""
    return (lower(words[ZONES]) if side == 0 else upper(words[ZONES])) & lower(words[SECRETS])


@inlined
def dealt(words: Words, royalty: int, religion: int, pool: int, passed: int) -> Words:
    """Put other tiles in the place of the hidden ones: in both zones, to pick from, and handed on."""
    secrets = lower(words[SECRETS])
    zones = words[ZONES] & ~paired(secrets, secrets) | paired(royalty, religion)
    common = words[COMMON] & ~secrets | pool
    secrets = paired(royalty | religion | pool, upper(words[SECRETS]))
    return packed(words[TILES], words[TURN], zones, common, secrets, passed, words[MATCH])


@compiled
def sampled_for_player(words: Words, seat: int, rng: Generator) -> Words:
    """Deal the opponent's hidden tiles anew, and those to pick from if the seat does not see them."""
    other = 1 - seat
    passed = words[PASSED]
    theirs = hidden_in_zone(words, other)
    pool = lower(words[COMMON]) & lower(words[SECRETS])
    # The three that the opponent kept one of: the second player's come first.
    handed = upper(passed) if field(words[TURN], BEGINNER, 1) == other else lower(passed)
    unseen = drawable(words) | theirs & ~handed
    sees_pool = pool == lower(passed) or pool == upper(passed) or field(words[TURN], MOVER, 1) == seat
    if not sees_pool:
        unseen |= pool
    kept = 0
    if theirs & handed:
        kept = 1 << member(rng, handed)
    free = subset(rng, unseen, size(theirs & ~handed))
    if not sees_pool:
        pool = subset(rng, unseen & ~free, size(pool))
    own = hidden_in_zone(words, seat)
    if seat == 0:
        return dealt(words, own, free | kept, pool, passed)
    return dealt(words, free | kept, own, pool, passed)


@compiled
def sampled_for_spectator(words: Words, rng: Generator) -> Words:
    """Deal everything that is hidden anew."""
    first = field(words[TURN], BEGINNER, 1)
    secrets = lower(words[SECRETS])
    shown = in_play(words) & ~secrets
    unseen = DRAWABLE & ~upper(words[SECRETS]) & ~shown
    theirs = size(hidden_in_zone(words, first))
    others = size(hidden_in_zone(words, 1 - first))
    if field(words[MATCH], STYLE, 7) == SECRET_DRAFT:
        phase = field(words[TURN], PHASE, 7)
        if phase == DRAW or phase == DRAFT:
            return sampled_draft(words, rng, unseen, theirs, others)
        return sampled_after_draft(words, rng, unseen, shown, theirs, others)
    one = subset(rng, unseen, theirs)
    other = subset(rng, unseen & ~one, others)
    return dealt_from(words, first, one, other, 0, 0)


@inlined
def dealt_from(words: Words, first: int, one: int, other: int, pool: int, passed: int) -> Words:
    """Put other tiles in the place of the hidden ones: first those of whoever began this game."""
    return dealt(words, other if first else one, one if first else other, pool, passed)


@compiled
def sampled_draft(words: Words, rng: Generator, unseen: int, theirs: int, others: int) -> Words:
    """Deal a secret draft that is under way: what the first player has kept, what the second, what is to pick from."""
    passed = words[PASSED]
    pool = size(lower(words[COMMON]))
    one = subset(rng, unseen, theirs)
    unseen &= ~one
    three = subset(rng, unseen, 3) if lower(passed) else 0
    unseen &= ~three
    other = 1 << member(rng, three) if others else 0
    if others > 1:
        other |= 1 << member(rng, unseen)
    unseen &= ~other
    three_back = subset(rng, unseen, 3) if upper(passed) else 0
    if passed and pool == 3 and field(words[TURN], PHASE, 7) == DRAFT:  # handed on, and nobody has picked yet
        common = three_back if three_back else three
    else:
        common = subset(rng, unseen, pool)
    return dealt_from(words, field(words[TURN], BEGINNER, 1), one, other, common, paired(three, three_back))


@compiled
def sampled_after_draft(words: Words, rng: Generator, unseen: int, shown: int, theirs: int, others: int) -> Words:
    """Deal the hidden tiles after a secret draft: each player has kept a tile freely and one of three.

    Of each of these four it is open whether it is among those that are shown by now.
    """
    one, kept_one, shown, unseen = two_kept(rng, theirs, shown, unseen)
    other, kept_other, shown, unseen = two_kept(rng, others, shown, unseen)
    three = kept_other | subset(rng, unseen, 2)
    three_back = kept_one | subset(rng, unseen & ~three, 2)
    open_now = in_play(words) & ~lower(words[SECRETS])
    first = field(words[TURN], BEGINNER, 1)
    return dealt_from(words, first, one & ~open_now, other & ~open_now, 0, paired(three, three_back))


@inlined
def two_kept(rng: Generator, hidden: int, shown: int, unseen: int) -> tuple[int, int, int, int]:
    """Draw the two tiles of a player, so many of them hidden; give both, which was kept of three, and what is left."""
    tiles = subset(rng, unseen, hidden)
    unseen &= ~tiles
    open_tiles = subset(rng, shown, 2 - hidden)
    shown &= ~open_tiles
    tiles |= open_tiles
    return tiles, 1 << member(rng, tiles), shown, unseen


@compiled
def sampled(words: Words, seat: int, rng: Generator) -> Words:
    """Draw one of the positions that look to a seat (-1: a spectator) just as this one does."""
    if field(words[TURN], PHASE, 7) == FINISHED or (lower(words[SECRETS]) | words[PASSED]) == 0:
        return words
    if seat < 0:
        return sampled_for_spectator(words, rng)
    return sampled_for_player(words, seat, rng)
