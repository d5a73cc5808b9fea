"""What can be wrong with the text of a position, a reason for each: the readers find it, and every language says it."""

from __future__ import annotations

from yamabushi.core.errors import BadPosition, Reason, Refusal, Sentence, quoted

BAD_FIELDS = Sentence(
    "himiki-position-fields",
    "The position has {count} fields; it needs seven, as in 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.",
)
BAD_FIELD = Sentence("himiki-position-field", "The {field} field {text} is not right: {problem}.")
CONTRADICTION = Sentence("himiki-position-contradiction", "The position contradicts itself: {problem}.")
NOT_CANONICAL = Sentence(
    "himiki-position-canonical", "The position is not written in its one form; it would be {canonical}."
)


def wrong(field: str, text: str, reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of one field."""
    return BadPosition(BAD_FIELD, field=field, text=quoted(text), problem=Refusal(reason, **arguments))


def impossible(reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=Refusal(reason, **arguments))


# ---- a field ---------------------------------------------------------------------------------------------------------

NO_SIDES = Reason("himiki-position-sides", "it is white's cubes, a / and black's")
NO_CUBE = Reason("himiki-position-cube", "{word} is no cube; cubes look like B5HMK, with a comma between them")
TWO_CUBES = Reason("himiki-position-two-cubes", "there are two cubes on {square}")
NO_SEAT_TO_MOVE = Reason("himiki-position-who", "it is {seats}, '?' for chance or '.' when it is over")
NO_SCORE = Reason("himiki-position-score", "it is white's and black's points, 0 to 5, as 2-1")
NO_OWNERS = Reason("himiki-position-owners", "it is the owners of fire, water and wood, each 'w', 'b' or '-'")
NO_COUNT = Reason("himiki-position-count", "it is a whole number from 0 to {most}")
NO_TOKEN = Reason("himiki-position-turn", "{word} is none of d, s, t, r3, n3, x, C4<C5, c=C4 and what can be pending")
MANY_TILTS = Reason("himiki-position-tilts", "at most {most} tilts are chosen in a turn")
NO_SQUARE = Reason("himiki-position-square", "{word} is no square")
WITHOUT_EXPERT = Reason("himiki-position-without-expert", "it is '-' without expert mode")
NO_GROUPS = Reason("himiki-position-chaos", "it is hands/armed/confused/terrain/discards")
NO_HANDS = Reason("himiki-position-hands", "there are {count} hands, with a comma between them")
NO_ARMED = Reason("himiki-position-armed", "the Major Yokai lies armed before a seat, or before none: '-'")
NO_SEAT = Reason("himiki-position-seat", "{word} is no seat")
NO_ROW = Reason("himiki-position-row", "{word} is no row of tiles; rows look like MhCj, and one without tiles is '-'")
NO_TILE = Reason("himiki-position-tile", "there is no chaos tile {word}")
NO_TERRAIN = Reason(
    "himiki-position-terrain", "{word} is no terrain; terrain looks like C3Im, with a plus sign between"
)
TWO_TILES = Reason("himiki-position-two-tiles", "two tiles lie on {square}")
TWO_PLACES = Reason("himiki-position-two-places", "{tile} is in two places")
FEW_UNSEEN = Reason("himiki-position-unseen", "too few tiles are unseen for a hand of {size}")

# ---- a field, in a challenge -----------------------------------------------------------------------------------------

NOT_WHITE = Reason("himiki-position-solver", "it is 'w', or '.' when it is over")
NO_PAID = Reason("himiki-position-paid", "it is the number of moves paid")
NO_TAKEN = Reason("himiki-position-taken", "it is fire, water and wood, each 'w' if it was taken and '-' if not")
NOT_ZERO = Reason("himiki-position-zero", "it is 0 in a challenge")
WITHOUT_TILES = Reason("himiki-position-without-tiles", "it is '-' in a challenge without tiles")
NO_STEP = Reason("himiki-position-step", "{word} is none of r, C4<C5, a=C4 and what can be pending in a challenge")

# ---- the whole: cubes and tiles --------------------------------------------------------------------------------------

MANY_CUBES = Reason("himiki-position-many-cubes", "a side has {most} cubes")
DRAWN_FIRST = Reason("himiki-position-drawn-first", "tiles are drawn before any cube is set up")
CUBES_MISSING = Reason(
    "himiki-position-cubes-missing",
    "{there} of {all} cubes are there; a cube leaves the game only through the Gate of Hell",
)
GATE_USED = Reason(
    "himiki-position-gate", "the Gate of Hell lies among the discards, so just one cube has left the game"
)
ALL_SET_UP = Reason("himiki-position-all-set-up", "all cubes are set up")
NOT_SET_UP = Reason(
    "himiki-position-set-up", "these cubes cannot have been set up so far, one after another, on the start squares"
)
OTHER_SETS_UP = Reason("himiki-position-sets-up", "it is another seat that sets up the next cube")
NO_CHAOS = Reason("himiki-position-no-chaos", "there are no chaos tiles without expert mode")
DRAWN_IN_TURN = Reason("himiki-position-drawn-in-turn", "the seats draw in turn, one tile each, three times round")
THREE_DRAWN = Reason("himiki-position-three-drawn", "each of the {seats} seats has drawn three tiles")
USED_BEFORE = Reason("himiki-position-used-before", "no tile has been used before the game begins")
NO_CONFUSION = Reason("himiki-position-confusion", "nobody has used Confusion")
ON_TERRAIN = Reason("himiki-position-on-terrain", "a cube stands on a tile that would have acted")

# ---- the whole: score and turn ---------------------------------------------------------------------------------------

OTHER_DECIDES = Reason("himiki-position-decides", "with this turn field it is {decides} who decides, not {written}")
NOT_OVER = Reason(
    "himiki-position-over", "a game is over with five points or, as a draw, at a count of {most}, and not before"
)
NO_WINNER = Reason("himiki-position-winner", "with five points each, win= says who has won")
JUST_SCORED = Reason("himiki-position-just-scored", "the count is 0 when the score has just changed")
SCORED_BEFORE = Reason("himiki-position-scored-before", "nothing is scored before the game begins")
INFLUENCE_POINTS = Reason("himiki-position-influence-points", "each influence is a point")
NO_CHANCE = Reason(
    "himiki-position-chance", "chance sets Muk Yan's cubes up or rolls his dice, and the turn field says which"
)
NO_DICE = Reason("himiki-position-dice", "dice are rolled for Muk Yan alone")
AGAIN_OR_PENDING = Reason(
    "himiki-position-again", "r is written when playing again, n while something is pending, neither otherwise"
)
NO_TILT_YET = Reason("himiki-position-no-tilt", "a tilt was chosen before")
TURN_ENDED = Reason("himiki-position-turn-ended", "after {most} tilts the turn has ended")
NOT_TILTED = Reason("himiki-position-not-tilted", "no cube has tilted yet this turn")
HAS_TILTED = Reason("himiki-position-has-tilted", "a cube has tilted this turn; it is written as C4<C5")
BAN_FIRST = Reason("himiki-position-ban", "t stands only before the first move of a turn")
CONFUSED_WITHIN = Reason("himiki-position-confused", "x stands only within a turn")
WINNER_LAST = Reason("himiki-position-winner-last", "win= stands only when it is over")
CONTROL_IN_TEAMS = Reason("himiki-position-control-teams", "c= belongs to teams in the revised edition")
NO_CONTROL = Reason(
    "himiki-position-control",
    "c= names cubes of the colour that is played, where they are not just those in the half",
)
NO_CUBE_TILTED = Reason("himiki-position-no-cube-tilted", "there is no cube on {square} that could have tilted")
MANY_TILTED = Reason("himiki-position-many-tilted", "so many cubes cannot have tilted in one turn")
LEFT_ITSELF = Reason("himiki-position-left-itself", "the cube on {square} cannot have left the square where it stands")
OTHER_TILTED = Reason("himiki-position-other-tilted", "only cubes of the side to move have tilted this turn")

# ---- the whole: what is pending --------------------------------------------------------------------------------------

NO_CUBE_PENDING = Reason("himiki-position-no-cube-pending", "there is no cube on {square} for what is pending")
NO_PARTNER = Reason("himiki-position-partner", "no other cube can be active beside it")
NO_TRANSFER = Reason("himiki-position-transfer", "Transfer lies among the discards when two cubes are active")
NOT_DISCARDED = Reason("himiki-position-discarded", "{tile} lies among the discards when it is pending")
NOT_PENDING = Reason("himiki-position-pending", "what is pending could not be decided here")
NO_STANDING = Reason("himiki-position-standing", "how the turn stands is written only where it is pending")
RAISED_BY_YOKAI = Reason("himiki-position-raised", "a plus sign belongs to the Major Yokai")

# ---- the whole, in a challenge ---------------------------------------------------------------------------------------

NO_WHITE_TILTED = Reason("himiki-position-no-white-tilted", "there is no white cube on {square} that could have tilted")
OTHER_CUBES = Reason("himiki-position-other-cubes", "there are other cubes than the challenge has, or one is missing")
OTHER_TILE = Reason("himiki-position-other-tile", "{tile} cannot have come there in this challenge")
NEVER_CONFUSED = Reason("himiki-position-never-confused", "Confusion is not used in challenges")
NO_INFLUENCE = Reason("himiki-position-influence", "the influence of {element} is not in play in this challenge")
PAID_BEYOND = Reason("himiki-position-beyond", "no move is paid after one beyond PAR")
NOT_FINISHED = Reason(
    "himiki-position-finished",
    "a challenge is over when it is solved, or a move beyond PAR was chosen, or no white cube is left",
)
NOTHING_ACTIVE = Reason("himiki-position-nothing-active", "no cube is active")
ACTIVE_BY_HAND = Reason("himiki-position-active", "a= is written only with Conjuration in hand")
NO_WHITE_PENDING = Reason("himiki-position-no-white-pending", "there is no white cube on {square} for what is pending")
NOT_CONJURED = Reason("himiki-position-conjured", "a conjuration is chosen when white is to move")
TWO_ACTIVE = Reason("himiki-position-two-active", "two cubes are active only after a Transfer in the revised edition")
