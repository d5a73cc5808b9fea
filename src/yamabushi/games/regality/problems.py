"""What can be wrong with the text of a position, a reason for each: the reader finds it, and every language says it."""

from __future__ import annotations

from yamabushi.core.errors import BadPosition, Reason, Refusal, Sentence, quoted

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


def wrong(field: str, text: str, reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of one field."""
    return BadPosition(BAD_FIELD, field=field, text=quoted(text), problem=Refusal(reason, **arguments))


def impossible(reason: Reason, **arguments: str | int) -> BadPosition:
    """Make the refusal of a position whose fields do not agree."""
    return BadPosition(CONTRADICTION, problem=Refusal(reason, **arguments))


# ---- a field ---------------------------------------------------------------------------------------------------------

NO_SIDE = Reason("regality-position-who", "it is 'r', 'l', '?' for chance or '.' when all is over")
NO_ROWS = Reason(
    "regality-position-rows", "it is three rows with a / between them, of three cells with a comma between them"
)
NO_CELL = Reason(
    "regality-position-cell", "{word} on {cell} is no tile; tiles look like 'Ki', 'ki', '(Ki:r)' and 'To+Ge'"
)
NO_TILE = Reason("regality-position-tile", "there is no tile {word}")
NO_TOWER = Reason("regality-position-tower", "on {cell} only the Tower, and it always, lies on another tile")
TWO_WAYS = Reason("regality-position-two-ways", "the pile on {cell} faces one way")
NO_ROW = Reason("regality-position-row", "it is a row of tile codes such as KiQu, or '-' for none")
NO_ORDER = Reason("regality-position-order", "{tile} is there twice or out of the tiles' order")
TWO_PLACES = Reason("regality-position-two-places", "{tiles} is in two places")
OPEN_AND_HIDDEN = Reason("regality-position-open-and-hidden", "{tiles} is both open and hidden")
NO_FLAGS = Reason(
    "regality-position-flags",
    "it is '-', begin, draw, draft, choose, or an effect such as 'Ki@b2', 'Ba@b2>b1' and 'As@b2?'",
)
NOT_THERE = Reason("regality-position-not-there", "{tile} does not lie on {cell}")
NO_NUMBER = Reason("regality-position-number", "it is a whole number from 0 to {most}")
NO_EXTRA = Reason("regality-position-extra", "here may follow, each once and in this order, {names}")
NO_FIRST = Reason("regality-position-first", "it is first=l, and nothing when Royalty began")
MANY_ROUNDS = Reason("regality-position-rounds", "there are two rounds")
NO_SCORE = Reason("regality-position-score", "it looks like {example}")

# ---- the match -------------------------------------------------------------------------------------------------------

MANY_POINTS = Reason("regality-position-many-points", "there are not that many points in a match")
NOTHING_WON = Reason("regality-position-nothing-won", "a single game counts no games won")
TWO_WINS_ARE_OVER = Reason(
    "regality-position-two-wins", "a match of two wins is over when one side has won two games, and not before"
)
GAMES_ARE_OVER = Reason("regality-position-games", "this match is over after game {games}, and not before")
NINE_POINTS = Reason("regality-position-nine-points", "nine tiles are nine points a game at most")
NOBODY_LOST = Reason("regality-position-nobody-lost", "nobody has lost a game yet, so nobody chooses")
BEGUN_BY_CHANCE = Reason("regality-position-begun", "chance says only who begins the first game")
NEVER_GONE = Reason("regality-position-never-gone", "{tiles} never leaves a match")
NOTHING_GONE = Reason("regality-position-nothing-gone", "no tile leaves a single game or a match in the old style")
COME_BACK = Reason(
    "regality-position-come-back", "with so few neutral tiles left, those that are gone would have come back"
)
GONE_WITH_EACH = Reason("regality-position-gone-with-each", "{count} neutral tiles leave the match with each game")
GONE_AND_HERE = Reason("regality-position-gone-and-here", "{tiles} has left the match and is here all the same")
WON_LAST = Reason("regality-position-won-last", "who has won the match has won its last game")

# ---- tiles, drawn and hidden -----------------------------------------------------------------------------------------

NOWHERE = Reason("regality-position-nowhere", "{tiles} is nowhere")
NOTHING_HIDDEN = Reason("regality-position-nothing-hidden", "nothing is hidden in this style")
NOT_HIDDEN = Reason("regality-position-not-hidden", "{tiles} cannot be hidden")
TWO_HIDDEN = Reason("regality-position-two-hidden", "a side has at most two hidden tiles")
ALL_HIDDEN = Reason(
    "regality-position-all-hidden", "in this style every neutral tile is hidden before the first placement"
)
DRAWN_HIDDEN = Reason(
    "regality-position-drawn-hidden", "in the secret styles what is drawn is hidden, in the others nothing is"
)
NEUTRAL_HIDDEN = Reason(
    "regality-position-neutral-hidden", "nothing is hidden in the neutral zone once the draft is over"
)
NOT_NEUTRAL = Reason("regality-position-not-neutral", "{tiles} is not in the neutral zone in this style")
NOT_NEUTRAL_YET = Reason(
    "regality-position-not-neutral-yet", "{tiles} is not in the neutral zone before the first placement"
)
NEUTRAL_IN_PLAY = Reason(
    "regality-position-neutral-in-play", "in this style a game has {count} neutral tiles besides the Citizen"
)
FOUR_IN_PLAY = Reason(
    "regality-position-four-in-play",
    "after the secret draft four neutral tiles are in play, one of each three handed on",
)
HANDED_ON = Reason(
    "regality-position-handed-on", "the tiles handed on are three neutral ones a round, in the secret draft only"
)
THREE_HANDED_ON = Reason("regality-position-three-handed-on", "three tiles are handed on in a round")
FEW_UNSEEN = Reason("regality-position-unseen", "too few neutral tiles are unseen (needed: {count})")

# ---- before the first placement --------------------------------------------------------------------------------------

NOT_DRAWN = Reason("regality-position-not-drawn", "these tiles cannot have been drawn and picked in this style")
OTHER_FLAGS = Reason("regality-position-other-flags", "with these tiles drawn and picked the flags would be {flags}")
FOURTH_KEPT = Reason(
    "regality-position-fourth-kept", "who hands three tiles on keeps the fourth, and none of the three"
)
THREE_TO_PICK = Reason("regality-position-three-to-pick", "the tiles to pick from are the three handed on")
TWO_LEFT = Reason("regality-position-two-left", "the two tiles left of those handed on are out of this game")
ONE_KEPT = Reason("regality-position-one-kept", "the second player keeps one of the three handed on")
NOT_READY = Reason(
    "regality-position-not-ready", "before the first placement the set-up is done and nothing is pending"
)
NOT_EMPTY = Reason("regality-position-not-empty", "before the first placement the board and the discards are empty")
OTHER_ZONE = Reason("regality-position-zone", "before the first placement {tiles} is in zone-{side}")
NOTHING_YET = Reason("regality-position-nothing-yet", "nothing has been placed, drawn or settled yet")

# ---- the turn --------------------------------------------------------------------------------------------------------

OTHER_DECIDES = Reason(
    "regality-position-decides", "with these flags and this count it is {decides} who decides, not {written}"
)
FEW_PLACED = Reason(
    "regality-position-few-placed", "more tiles lie on the board ({there}) than have been placed ({placed})"
)
CAN_PLACE = Reason("regality-position-can-place", "it is not over: there is a tile to place and a place for it")
NOT_BEGUN = Reason("regality-position-not-begun", "it is not over before the first placement")
IS_OVER = Reason("regality-position-over", "this game is over: nothing can be placed any more")
LEFT_BY_NOW = Reason(
    "regality-position-left-by-now", "tiles leave the board when the turn of the side that destroyed them begins"
)
NO_EFFECT = Reason("regality-position-no-effect", "there is no effect to decide about")
NO_ALLY = Reason("regality-position-no-ally", "a tile just placed is an ally of the side that placed it")
IDLE_EFFECT = Reason("regality-position-idle-effect", "the effect of the tile just placed could do nothing")
NOT_USED = Reason("regality-position-not-used", "the tile on {used} cannot be used from {user}")
NO_HIT = Reason("regality-position-no-hit", "chance has no hidden tile to hit")
