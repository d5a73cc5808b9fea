"""What can be said about HI MI KI without loading its rules."""

from yamabushi.core.game import About
from yamabushi.core.options import Option

ABOUT = About(
    name="himiki",
    title="HI MI KI",
    summary="Elemental cubes that tilt and pivot on a 6×5 board: fire beats wood, wood beats water, water beats fire.",
    options=(
        Option(
            name="mode",
            summary="two players with three cubes each, or two teams of two with four cubes a team",
            default="duel",
            choices=("duel", "teams"),
        ),
        Option(
            name="edition",
            summary="the rulebook to play by",
            default="revised",
            choices=("revised", "first"),
        ),
        Option(name="expert", summary="with the twelve chaos tiles", default=False),
    ),
    seats=("White", "Black"),
    letters=("w", "b"),
    rules_version=1,
)
TEAM_SEATS = ("White of Light", "Black of Light", "White of Dark", "Black of Dark")
TEAM_LETTERS = ("wl", "bl", "wd", "bd")
