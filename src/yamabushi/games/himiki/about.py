"""What can be said about HI MI KI without loading its rules."""

from yamabushi.core.game import About
from yamabushi.core.options import Option
from yamabushi.games.himiki.book import puzzle_in_form

ABOUT = About(
    name="himiki",
    title="HI MI KI",
    summary="Elemental cubes that tilt and rotate on a 6×5 board: fire beats wood, wood beats water, water beats fire.",
    options=(
        Option(
            name="mode",
            summary="a duel, two teams of two, or alone: against the automaton Muk Yan, or a Mindlock puzzle",
            default="duel",
            choices=("duel", "teams", "mukyan", "mindlock"),
        ),
        Option(
            name="edition",
            summary="the rulebook to play by",
            default="revised",
            choices=("revised", "first"),
            only={"mode": ("duel", "teams", "mukyan")},
        ),
        Option(
            name="expert",
            summary="with the twelve chaos tiles",
            default=False,
            only={"mode": ("duel", "teams")},
        ),
        Option(
            name="puzzle",
            summary="a puzzle of the book, as F01, or the text of one",
            default="F01",
            form=puzzle_in_form,
            only={"mode": ("mindlock",)},
        ),
    ),
    seats=("White", "Black"),
    letters=("w", "b"),
    rules_version=1,
)
ALONE_SEATS = ("White",)
ALONE_LETTERS = ("w",)
TEAM_SEATS = ("White of Light", "Black of Light", "White of Dark", "Black of Dark")
TEAM_LETTERS = ("wl", "bl", "wd", "bd")
