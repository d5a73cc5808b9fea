"""What can be said about Terres de Yokai without loading its rules."""

from yamabushi.core.game import About
from yamabushi.core.options import Option
from yamabushi.games.yokai.cards import ASSUMED, deck_in_form

ABOUT = About(
    name="yokai",
    title="Terres de Yokai",
    summary="A duel of sketches with hidden hands: complete the yokai of four piles before your rival does.",
    options=(
        Option(
            name="deck",
            summary="which 36 sketches: a table that we assume, as the rulebook gives none, or one of your own",
            default=ASSUMED,
            form=deck_in_form,
        ),
    ),
    seats=("Sun", "Moon"),
    letters=("0", "1"),
    rules_version=1,
)
