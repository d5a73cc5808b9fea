"""The rules as the kernels that every game has: who decides, what is legal, what an action does, how it ends."""

from __future__ import annotations

from yamabushi.games.yokai import reports
from yamabushi.games.yokai.actions import (
    BEGINS,
    CALL_FROM,
    DISTRACT_TOP,
    DRAWN,
    END_TURN,
    LEAVE,
    PLAY_SKETCH,
    TURNED_UP,
)
from yamabushi.games.yokai.cards import CALL, PLAIN, SKETCHES
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    DECK,
    DISCARDS,
    DRAW,
    FINISHED,
    FIRST_COLOUR,
    FIRST_COUNT,
    HANDS,
    HIDDEN,
    LAST_TURN,
    MOST_IN_HAND,
    MOST_PLAYED,
    MOVER,
    NEVER_UP,
    PHASE,
    PILES,
    PLAY,
    PLAYED,
    SECOND_COLOUR,
    SECOND_COUNT,
    SET_UP,
    SKETCH_BITS,
    STEPS,
    TOP,
    TURN,
    TURN_NUMBER,
    TURN_UP,
    YOKAI_SET,
    beneath,
    hand_of,
    in_bag,
    in_hand,
    one_in,
    out_of_hand,
    sketch_at,
    sketches_of,
    top_of,
    with_hand,
    with_hands,
    with_pile,
    with_sketch,
    with_turn,
    without_top_sketch,
)
from yamabushi.games.yokai.piles import (
    is_hidden,
    pending,
    put_on_top,
    settle,
    top_lifted,
    turned_up,
    value_of,
)
from yamabushi.kernels.bits import field, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import CHANCE, OVER, Buffer, Words

# The set-up in the order of its chance outcomes: who begins, the tops of the four piles, three sketches to each seat.
TOPS_FROM, DEALS_FROM, SET_UP_STEPS = 1, 5, 11


def opening(lower: int, upper: int) -> Words:
    """Give the position before anything is settled, with all sketches in the draw pile, a bag of two words."""
    hidden = 31 << NEVER_UP
    green, red, blue, yellow = (hidden | HIDDEN + pile + 1 << TOP for pile in range(4))
    return (0, 0, green, red, blue, yellow, 0, lower, upper, 0, 0, SET_UP << PHASE)


@inlined
def decider(words: Words) -> int:
    """Say who decides: a seat, `CHANCE` or `OVER`."""
    phase = field(words[TURN], PHASE, 7)
    if phase == PLAY or phase == ABILITY:
        return field(words[TURN], MOVER, 1)
    return OVER if phase == FINISHED else CHANCE


@inlined
def drawer(words: Words) -> int:
    """Give the seat that draws next: in the set-up seat 0 three times, then seat 1 (whoever begins); else the mover."""
    if field(words[TURN], PHASE, 7) == SET_UP:
        return 0 if field(words[HANDS], STEPS, 15) < DEALS_FROM + 3 else 1
    return field(words[TURN], MOVER, 1)


@inlined
def rising_pile(words: Words) -> int:
    """Give the pile whose top is turned up next, -1 where nothing is."""
    phase = field(words[TURN], PHASE, 7)
    if phase == TURN_UP:
        return field(words[HANDS], AT_PILE, 3)
    step = field(words[HANDS], STEPS, 15)
    if phase == SET_UP and TOPS_FROM <= step < DEALS_FROM:
        return step - TOPS_FROM
    return -1


# ---- what is legal ---------------------------------------------------------------------------------------------------


@inlined
def list_sketches(words: Words, out: Buffer, start: int) -> int:
    """Write each sketch of the mover's hand on either of its piles; and ending the turn, unless it holds four."""
    seat = field(words[TURN], MOVER, 1)
    hand = hand_of(words[HANDS], seat)
    four = hand >> SKETCH_BITS * (MOST_IN_HAND - 1)
    stop = start
    before = 0
    while hand:
        card = hand & 31
        hand >>= SKETCH_BITS
        if card != before:
            out[stop] = PLAY_SKETCH + 2 * (card - 1)
            out[stop + 1] = PLAY_SKETCH + 2 * (card - 1) + 1
            stop += 2
            before = card
    if not four:
        out[stop] = END_TURN
        stop += 1
    return stop


@inlined
def can_call_from(words: Words, pile: int) -> bool:
    """Tell whether a pile has at least two yokai."""
    return beneath(words, top_of(words, pile) - 1) != 0


@compiled
def list_ability(words: Words, out: Buffer, start: int) -> int:
    """Write how the ability of the sketch just played can be used, and leaving it."""
    pile = field(words[HANDS], AT_PILE, 3)
    stop = start
    if ability_of(words, pile) == CALL:
        for other in range(4):
            if other != pile and can_call_from(words, other):
                out[stop] = CALL_FROM + other
                stop += 1
    else:
        out[stop] = DISTRACT_TOP
        stop += 1
    out[stop] = LEAVE
    return stop + 1


@inlined
def list_draws(words: Words, out: Buffer, start: int) -> int:
    """Write each kind of sketch in the draw pile."""
    stop = start
    for kind in range(len(SKETCHES)):
        if in_bag(words[DECK], words[DECK + 1], kind):
            out[stop] = DRAWN + kind
            stop += 1
    return stop


@inlined
def list_risers(words: Words, pile: int, out: Buffer, start: int) -> int:
    """Write each yokai of a colour that was never face up."""
    never_up = field(words[PILES + pile], NEVER_UP, 31)
    stop = start
    for place in range(5):
        if never_up >> place & 1:
            out[stop] = TURNED_UP + 5 * pile + place
            stop += 1
    return stop


@compiled
def legal(words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions from `start` on, in rising order; give the end of the list."""
    phase = field(words[TURN], PHASE, 7)
    if phase == PLAY:
        return list_sketches(words, out, start)
    if phase == DRAW:
        return list_draws(words, out, start)
    if phase == ABILITY:
        return list_ability(words, out, start)
    if phase == FINISHED:
        return start
    pile = rising_pile(words)
    if pile >= 0:
        return list_risers(words, pile, out, start)
    if field(words[HANDS], STEPS, 15) >= DEALS_FROM:
        return list_draws(words, out, start)
    out[start] = BEGINS
    out[start + 1] = BEGINS + 1
    return start + 2


# ---- what an action does ---------------------------------------------------------------------------------------------


@inlined
def with_draw_pile(words: Words) -> Words:
    """Make the discards the draw pile, if that is empty (Y-03, Y-10)."""
    if words[DECK] | words[DECK + 1]:
        return words
    report(reports.RENEWED, 0, 0, 0)
    return (*words[:7], words[DISCARDS], words[DISCARDS + 1], 0, 0, words[TURN])


@inlined
def end_turn(words: Words) -> Words:
    """Let the other seat draw; after the last turn it is over (Y-09)."""
    turn = words[TURN]
    if field(turn, TURN_NUMBER, 511) == LAST_TURN:
        report(reports.ENDED, 0, 0, 0)
        return with_turn(words, with_field(turn, PHASE, 7, FINISHED))
    turn = with_field(turn + (1 << TURN_NUMBER) ^ 1 << MOVER, PLAYED, 3, 0)
    return with_draw_pile(with_turn(words, with_field(turn, PHASE, 7, DRAW)))


@inlined
def sketch_done(words: Words) -> Words:
    """Go on with the turn once all that a sketch set off is settled; after three, or without cards, it ends."""
    phase = field(words[TURN], PHASE, 7)
    if phase == FINISHED or phase == TURN_UP:
        return words
    seat = field(words[TURN], MOVER, 1)
    if field(words[TURN], PLAYED, 3) == MOST_PLAYED or hand_of(words[HANDS], seat) == 0:
        return end_turn(words)
    return with_turn(words, with_field(words[TURN], PHASE, 7, PLAY))


@inlined
def piles_counted(words: Words, first: int, second: int) -> Words:
    """Count up to two piles (+ 1), and go on with the turn."""
    words = with_turn(words, with_field(words[TURN], PHASE, 7, PLAY))
    return sketch_done(settle(words, first, second))


@inlined
def ability_of(words: Words, pile: int) -> int:
    """Give the ability of the sketch that the mover has just played on a pile."""
    seat = field(words[TURN], MOVER, 1)
    word = words[PILES + pile]
    return sketch_at(word, seat, sketches_of(word, seat) - 1) % 3


@inlined
def can_use(words: Words, pile: int, ability: int) -> bool:
    """Tell whether the ability of a sketch just played can be used at all."""
    if ability == CALL:
        for other in range(4):
            if other != pile and can_call_from(words, other):
                return True
        return False
    return sketches_of(words[PILES + pile], 1 - field(words[TURN], MOVER, 1)) > 0


@inlined
def sketch_put(words: Words, kind: int, pile: int) -> Words:
    """Put a sketch of the mover's hand on its side of a pile."""
    seat = field(words[TURN], MOVER, 1)
    report(reports.PLAYED, kind, pile, seat)
    hands = with_hand(words[HANDS], seat, out_of_hand(hand_of(words[HANDS], seat), kind))
    words = with_pile(words, pile, with_sketch(words[PILES + pile], seat, kind))
    return with_turn(with_hands(words, hands), words[TURN] + (1 << PLAYED))


@compiled
def sketch_played(words: Words, kind: int, pile: int) -> Words:
    """Play a sketch: if its ability can be used that is decided next, else the pile is counted."""
    words = sketch_put(words, kind, pile)
    ability = kind % 3
    if ability != PLAIN and can_use(words, pile, ability):
        return pending(words, ABILITY, pile, 0, 0)
    return piles_counted(words, pile + 1, 0)


@inlined
def yokai_called(words: Words, source: int) -> Words:
    """Move the top yokai of a pile to the pile of the sketch just played."""
    yokai = top_of(words, source) - 1
    return put_on_top(top_lifted(words, source), field(words[HANDS], AT_PILE, 3), yokai)


@compiled
def call(words: Words, source: int) -> Words:
    """Call a yokai; what it covered is turned up before anything is counted (Y-05)."""
    pile = field(words[HANDS], AT_PILE, 3)
    report(reports.CALLED, top_of(words, source) - 1, source, pile)
    words = yokai_called(words, source)
    if is_hidden(top_of(words, source)):
        return pending(words, TURN_UP, source, pile + 1, source + 1)
    return piles_counted(words, pile + 1, source + 1)


@inlined
def distracted_to(words: Words) -> int:
    """Give the pile of the other colour of the opponent's top sketch where a distract was played."""
    pile = field(words[HANDS], AT_PILE, 3)
    word = words[PILES + pile]
    other = 1 - field(words[TURN], MOVER, 1)
    pair = sketch_at(word, other, sketches_of(word, other) - 1) // 3
    return int(FIRST_COLOUR[pair]) + int(SECOND_COLOUR[pair]) - pile


@inlined
def sketch_turned(words: Words, goal: int) -> Words:
    """Move the opponent's top sketch where a distract was played to another pile, on their side (Y-14)."""
    pile = field(words[HANDS], AT_PILE, 3)
    other = 1 - field(words[TURN], MOVER, 1)
    word = words[PILES + pile]
    kind = sketch_at(word, other, sketches_of(word, other) - 1)
    report(reports.DISTRACTED, kind, pile, goal)
    words = with_pile(words, pile, without_top_sketch(word, other))
    return with_pile(words, goal, with_sketch(words[PILES + goal], other, kind))


@compiled
def distract(words: Words) -> Words:
    """Distract: the pile played on is counted, then the one that has received the sketch."""
    pile = field(words[HANDS], AT_PILE, 3)
    goal = distracted_to(words)
    return piles_counted(sketch_turned(words, goal), pile + 1, goal + 1)


@compiled
def sketch_drawn(words: Words, kind: int) -> Words:
    """Put a sketch of the draw pile into the hand of whoever draws."""
    seat = drawer(words)
    report(reports.DRAWN, kind, seat, 0)
    hands = with_hand(words[HANDS], seat, in_hand(hand_of(words[HANDS], seat), kind))
    lower = words[DECK] - one_in(kind, 0)
    upper = words[DECK + 1] - one_in(kind, 1)
    turn = words[TURN]
    if field(turn, PHASE, 7) == SET_UP:
        return set_up_step((*words[:6], hands, lower, upper, words[9], words[10], turn))
    return (*words[:6], hands, lower, upper, words[9], words[10], with_field(turn, PHASE, 7, PLAY))


@inlined
def set_up_step(words: Words) -> Words:
    """Note that one more chance outcome of the set-up is settled; after the last one the first turn begins."""
    steps = field(words[HANDS], STEPS, 15) + 1
    if steps < SET_UP_STEPS:
        return with_hands(words, with_field(words[HANDS], STEPS, 15, steps))
    words = with_hands(words, with_field(words[HANDS], STEPS, 15, 0))
    return with_turn(words, with_field(words[TURN], PHASE, 7, DRAW))


@compiled
def yokai_risen(words: Words, yokai: int) -> Words:
    """Turn up a yokai, and go on with what waits for it."""
    pile = yokai // 5
    report(reports.TURNED_UP, yokai, pile, 0)
    words = turned_up(words, pile, yokai)
    if field(words[TURN], PHASE, 7) == SET_UP:
        return set_up_step(words)
    return piles_counted(words, field(words[HANDS], FIRST_COUNT, 7), field(words[HANDS], SECOND_COUNT, 7))


@compiled
def play(words: Words, action: int) -> Words:
    """Give the position after a legal action."""
    if action < END_TURN:
        pair = action // 6
        return sketch_played(words, action >> 1, int(SECOND_COLOUR[pair] if action & 1 else FIRST_COLOUR[pair]))
    if action >= DRAWN:
        return sketch_drawn(words, action - DRAWN)
    if action == END_TURN:
        return end_turn(words)
    if action < DISTRACT_TOP:
        return call(words, action - CALL_FROM)
    if action == DISTRACT_TOP:
        return distract(words)
    if action == LEAVE:
        return piles_counted(words, field(words[HANDS], AT_PILE, 3) + 1, 0)
    if action >= TURNED_UP:
        return yokai_risen(words, action - TURNED_UP)
    report(reports.BEGINS, action - BEGINS, 0, 0)
    return set_up_step(with_turn(words, words[TURN] | 1 << TURN_NUMBER | action - BEGINS << MOVER))


@inlined
def weight(words: Words, action: int) -> int:
    """Say how likely a chance outcome is, relative to the others: a sketch is as likely as it is frequent."""
    if action >= DRAWN:
        return in_bag(words[DECK], words[DECK + 1], action - DRAWN)
    return 1


# ---- how it ends -----------------------------------------------------------------------------------------------------


@inlined
def points_of(words: Words, seat: int) -> int:
    """Add up the values of the yokai that a seat has taken."""
    taken = words[TURN] >> 20 * seat & YOKAI_SET
    points = 0
    for yokai in range(20):
        if taken >> yokai & 1:
            points += value_of(yokai)
    return points


@inlined
def colours_of(words: Words, seat: int) -> int:
    """Count the different printed colours of the yokai that a seat has taken (Y-04)."""
    taken = words[TURN] >> 20 * seat & YOKAI_SET
    count = 0
    for colour in range(4):
        if taken >> 5 * colour & 31:
            count += 1
    return count


@compiled
def outcome(words: Words, seat: int) -> int:
    """Say how a finished game went for a seat: 1 won, 0 drawn, -1 lost. Points decide, then colours (Y-08)."""
    lead = points_of(words, seat) - points_of(words, 1 - seat)
    if lead == 0:
        lead = colours_of(words, seat) - colours_of(words, 1 - seat)
    return 1 if lead > 0 else -1 if lead < 0 else 0


@compiled
def standing(words: Words, seat: int) -> int:
    """Say how well off a seat is: by points, then by sketches that lie on its side."""
    if field(words[TURN], PHASE, 7) == FINISHED:
        return 10_000 * outcome(words, seat)
    lead = 10 * (points_of(words, seat) - points_of(words, 1 - seat))
    for pile in range(4):
        lead += sketches_of(words[PILES + pile], seat) - sketches_of(words[PILES + pile], 1 - seat)
    return lead
