"""What can be said about Regality vs. Religion without loading its rules."""

from yamabushi.core.game import About
from yamabushi.core.options import Option

ABOUT = About(
    name="regality",
    title="Regality vs. Religion",
    summary="A duel of 31 tiles with powers on a 3×3 board: end with more allies than your rival.",
    options=(
        Option(
            name="style",
            summary="which neutral tiles take part, and who gets them",
            default="standard",
            choices=("standard", "old", "random", "secret-random", "draft", "secret-draft"),
        ),
        Option(
            name="match",
            summary="how many games make a match",
            default="two-wins",
            choices=("two-wins", "single", "points"),
        ),
        Option(
            name="games",
            summary="how many games a match for points has",
            default=3,
            low=1,
            high=99,
            only={"match": ("points",)},
        ),
        Option(
            name="first",
            summary="who begins the first game: Royalty, Religion, or whoever chance says",
            default="r",
            choices=("r", "l", "random"),
        ),
    ),
    seats=("Royalty", "Religion"),
    letters=("r", "l"),
    rules_version=1,
)
